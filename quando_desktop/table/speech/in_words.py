"""A table in words: the answers to all inquiries at once, and what else is written there, to be
read in letters of any size. Nothing is told that whoever looks could not ask for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QCoreApplication

from quando_desktop.named_tuple import NamedTuple
from quando_desktop.table.parts.scenery import BUBBLE, SHEET, SHEET_LINE
from quando_desktop.table.scene.tableau import Control, Key, Role
from quando_desktop.table.speech.inquiries import AnyAnswers
from quando_desktop.table.text.spoken import sentences

translate = QCoreApplication.translate


class TextPart(NamedTuple):
    """Something to read; several parts of the same kind have one heading, at the first of them."""

    heading: str
    words: str


def told(
    answers: AnyAnswers,
    controls: Sequence[Control],
    is_usable: Callable[[Key], bool],
    last: Sequence[str],
    first: str = "",
    led: str = "",
) -> list[TextPart]:
    """All parts of a table with these controls. `last` is what was said last, `first` what a
    beginner is told, `led` the words of whoever says what to do in place of the table. What a part
    says that stands above it is left out."""
    found: list[TextPart] = []
    said: set[str] = set()
    for heading, texts in _all(answers, controls, is_usable, last, first, led):
        fresh = [words for words in dict.fromkeys(texts) if words and words not in said]
        said.update(fresh)
        found += [TextPart("" if place else heading, words) for place, words in enumerate(fresh)]
    return found


def _all(
    answers: AnyAnswers,
    controls: Sequence[Control],
    is_usable: Callable[[Key], bool],
    last: Sequence[str],
    first: str,
    led: str,
) -> Iterator[tuple[str, Sequence[str]]]:
    named = {each.key: each.name for each in controls}
    sheet = [name for key, name in named.items() if isinstance(key, tuple) and key[0] == SHEET_LINE]
    whole = named.get(SHEET, "")
    if sheet:
        # Line by line; how it ended is said before them and has no line of its own.
        ending = whole.removesuffix(" ".join(sheet)).strip()
        yield translate("InWords", "Score sheet"), [ending, *sheet]

    def beside(words: str) -> str:
        return "" if sheet and words.startswith(whole) else words

    yield translate("InWords", "Now"), [led] if led else [beside(answers.now()), first]
    yield translate("InWords", "Hint"), [named.get(BUBBLE, "")]
    yield translate("InWords", "Your hand"), [*map(beside, answers.hands())]
    yield translate("InWords", "On the table"), [beside(answers.piles())]
    yield translate("InWords", "The others"), [*map(beside, answers.opponents())]
    yield translate("InWords", "Round and points"), [answers.scores()]
    yield translate("InWords", "Said last"), last
    buttons = (each for each in controls if each.role is Role.BUTTON and is_usable(each.key))
    yield translate("InWords", "Buttons"), [sentences(each.name for each in buttons)]
