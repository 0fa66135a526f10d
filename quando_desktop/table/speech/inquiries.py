"""The questions that a person can ask a table at any time. An inquiry's value is the name of its
command, by which people may give it another key."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence, Set
from enum import StrEnum
from typing import Protocol

from PySide6.QtCore import QCoreApplication

from quando_desktop.settings.commands import COMMON
from quando_desktop.table.pages.contract import Keys

translate = QCoreApplication.translate


class Inquiry(StrEnum):
    HAND = "ask_hand"
    """That of one person; where several sit at the screen, the next one's when it is asked
    again."""
    PILES = "ask_piles"
    OPPONENTS = "ask_opponents"
    """One of them; the next one when it is asked again."""
    SCORES = "ask_scores"
    NOW = "ask_now"
    REPEAT = "ask_repeat"


KEYS: Mapping[Inquiry, str] = {
    inquiry: command.key for inquiry in Inquiry for command in COMMON if command.id == inquiry
}
"""The usual key of each, which a table is told whatever is pressed."""


def asked_by(key: str) -> Inquiry | None:
    """The inquiry that this key stands for, by its name (see `table.scene.keys`)."""
    return next((inquiry for inquiry, usual in KEYS.items() if usual == key), None)


class AnyAnswers(Protocol):
    """The answers of any table."""

    def hands(self) -> Sequence[str]:
        """The cards of each person who may hear of theirs."""

    def piles(self) -> str:
        """All that lies on the table and belongs to nobody."""

    def opponents(self) -> Sequence[str]:
        """Each of the others."""

    def scores(self) -> str: ...

    def now(self) -> str:
        """What goes on, and what there is to do."""


class Answerer(Protocol):
    """Whoever says the answers of a table, beside all else that is said there."""

    def answer(self, words: str) -> None:
        """Says this at once."""

    def repeat(self) -> None:
        """Says the last thing once more."""


class Enquirer:
    """Answers inquiries; knows who comes next."""

    def __init__(self, answerer: Answerer) -> None:
        self._answerer = answerer
        self._last: Inquiry | None = None
        self._next = 0
        """The place of whoever the same inquiry is about when it comes again."""

    def ask(self, inquiry: Inquiry, answers: AnyAnswers) -> None:
        """Says the answer."""
        self._next = self._next + 1 if inquiry is self._last else 0
        self._last = inquiry
        match inquiry:
            case Inquiry.HAND:
                self._say_next(answers.hands())
            case Inquiry.PILES:
                self._answerer.answer(answers.piles())
            case Inquiry.OPPONENTS:
                self._say_next(answers.opponents())
            case Inquiry.SCORES:
                self._answerer.answer(answers.scores())
            case Inquiry.NOW:
                self._answerer.answer(answers.now())
            case Inquiry.REPEAT:
                self._answerer.repeat()

    def _say_next(self, found: Sequence[str]) -> None:
        if found:
            self._answerer.answer(found[self._next % len(found)])


def column(cap: Callable[[str], str], taken: Set[str] = frozenset()) -> Keys:
    """The keys of all inquiries, for the key sheet; `cap` tells what is printed on the key of a
    command, `taken` are keys that somebody plays with."""
    words = {
        Inquiry.HAND: translate("Inquiries", "your hand"),
        Inquiry.PILES: translate("Inquiries", "what lies on the table"),
        Inquiry.OPPONENTS: translate("Inquiries", "an opponent; again: the next"),
        Inquiry.SCORES: translate("Inquiries", "round and points"),
        Inquiry.NOW: translate("Inquiries", "whose turn, what to do"),
        Inquiry.REPEAT: translate("Inquiries", "the last words again"),
    }
    commands: dict[str, str] = {inquiry.value: says for inquiry, says in words.items()}
    commands["in_words"] = translate("Inquiries", "all of it to read")
    rows = tuple(((cap(id),), says) for id, says in commands.items() if cap(id) not in taken)
    return Keys(translate("Inquiries", "Read aloud"), rows)
