"""The questions that a person can ask a table at any time. An inquiry's value is the name of its
command, by which people may give it another key."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Any

from PySide6.QtCore import QCoreApplication

from quando_desktop.settings.commands import COMMON
from quando_desktop.table.pages.contract import Keys
from quando_desktop.table.speech.answers import Answers
from quando_desktop.table.speech.narrator import Narrator

translate = QCoreApplication.translate


class Inquiry(StrEnum):
    HAND = "ask_hand"
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


class Enquirer:
    """Answers inquiries; knows which opponent comes next."""

    def __init__(self, narrator: Narrator) -> None:
        self._narrator = narrator
        self._next = 0
        """The place of the opponent whom the next such inquiry is about."""

    def ask(self, inquiry: Inquiry, answers: Answers[Any]) -> None:
        """Says the answer."""
        place, self._next = self._next, 0
        say = self._narrator.reply
        match inquiry:
            case Inquiry.HAND:
                say(answers.hand())
            case Inquiry.PILES:
                say(answers.piles())
            case Inquiry.SCORES:
                say(answers.scores())
            case Inquiry.NOW:
                say(answers.now())
            case Inquiry.REPEAT:
                self._narrator.repeat()
            case Inquiry.OPPONENTS:
                found = answers.opponents()
                if found:
                    say(found[place % len(found)])
                    self._next = place + 1


def column(cap: Callable[[str], str]) -> Keys:
    """The keys of all inquiries, for the key sheet; `cap` tells what is printed on the key of a
    command."""
    words = {
        Inquiry.HAND: translate("Inquiries", "your hand"),
        Inquiry.PILES: translate("Inquiries", "what lies on the table"),
        Inquiry.OPPONENTS: translate("Inquiries", "an opponent; again: the next"),
        Inquiry.SCORES: translate("Inquiries", "round and points"),
        Inquiry.NOW: translate("Inquiries", "whose turn, what to do"),
        Inquiry.REPEAT: translate("Inquiries", "the last words again"),
    }
    rows = tuple(((cap(inquiry),), says) for inquiry, says in words.items())
    return Keys(translate("Inquiries", "Read aloud"), rows)
