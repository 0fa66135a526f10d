"""What a shelf tells of lessons: which there are, and how long they take.

The home page is a first picture, so it does not wait for the strict reader, which plays every
lesson through. Names and minutes are the same in all languages."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from quando_desktop.named_tuple import NamedTuple
from quando_desktop.prose.language import ENGLISH

LESSON = re.compile(r"^## +(\w+):.*\n(?:(?!#).*\n)*?- lesson \| (\d+)$", re.MULTILINE)


class LessonGlance(NamedTuple):
    id: str
    minutes: int


@cache
def glance(folder: Path) -> tuple[LessonGlance, ...]:
    """The lessons in a folder of texts; none where there is no file that can be read."""
    try:
        text = (folder / f"lessons.{ENGLISH}.md").read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return ()
    return tuple(LessonGlance(id, int(minutes)) for id, minutes in LESSON.findall(text))
