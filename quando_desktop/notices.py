"""The notices about the work of others in the program: how their file is laid out, and where it
is. The build writes it; the window shows it section by section.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from pathlib import Path

from quando_desktop.dataclass import dataclass

FILE = "THIRD-PARTY-NOTICES.txt"
LICENCES = "licences"
"""The folder of the licences, beside that file."""

RULE = "=" * 79
"""The line above and below the head of each section."""
LICENCE = "Licence: "


@dataclass(frozen=True, slots=True)
class Section:
    """The notice about one component."""

    title: str
    licence: str
    """An SPDX expression; nothing for a text that needs none."""
    body: str


class NoNotices(Exception):
    """The notices are not there or make no sense. Its text is for people."""


def join(sections: Iterable[Section]) -> str:
    """The sections as one text; `split` gives them back."""
    parts = []
    for section in sections:
        head = [section.title, *([f"{LICENCE}{section.licence}"] if section.licence else [])]
        # A line of the text itself that looks like ours is indented.
        body = re.sub(f"^{RULE}$", f" {RULE}", section.body, flags=re.MULTILINE)
        parts.append("\n".join([RULE, *head, RULE, "", body, "", ""]))
    return "".join(parts)


def split(text: str) -> list[Section]:
    """The sections of such a text."""
    before, *pieces = re.split(f"^{RULE}\n", text, flags=re.MULTILINE)
    if before or not pieces or len(pieces) % 2:
        raise NoNotices(f"{FILE} is damaged; installing the program again helps")
    heads, bodies = pieces[::2], pieces[1::2]
    return [_section(head, body) for head, body in zip(heads, bodies, strict=True)]


def _section(head: str, body: str) -> Section:
    title, _, rest = head.partition("\n")
    return Section(title, rest.strip().removeprefix(LICENCE), body.strip("\n"))


def read() -> list[Section]:
    """The notices of the frozen program."""
    for place in places():
        path = place / FILE
        try:
            text = path.read_text(encoding="utf-8")
        except FileNotFoundError:
            continue
        except (OSError, UnicodeDecodeError):
            break
        return split(text)
    raise NoNotices(f"{FILE} cannot be read; installing the program again helps")


def places() -> tuple[Path, ...]:
    """The places where the file can be: beside the program, or in its bundle."""
    bundle = getattr(sys, "_MEIPASS", None)
    beside = Path(sys.executable).resolve().parent
    return (beside,) if bundle is None else (beside, Path(bundle))


def is_bundled() -> bool:
    """Whether this is the frozen program, which must have them; the sources come without."""
    return bool(getattr(sys, "frozen", False))
