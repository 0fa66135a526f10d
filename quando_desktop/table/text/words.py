"""The few words that every table has."""

from __future__ import annotations

import errno
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence

translate = QCoreApplication.translate


def saved() -> str:
    return translate("Table", "Saved")


def does_not_count() -> str:
    return translate("Table", "Does not count")


def kept(*, is_saved: bool, counts: bool) -> str:
    """Whether a match is on the disk, or is played for nothing; empty where neither is known."""
    if not counts:
        return does_not_count()
    return saved() if is_saved else ""


def not_saved(error: OSError) -> str:
    """The reason why a match could not be saved, as far as the system tells it."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return translate("Table", "Not saved: the disk is full")
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return translate("Table", "Not saved: the folder is read-only")
    reason = error.strerror or str(error)
    if not reason:
        return translate("Table", "Not saved")
    return translate("Table", "Not saved: {reason}").format(reason=reason)


# ------------------------------------------------------------------- the table


def you() -> str:
    """The name of an owner who has none, where nobody else could be meant."""
    return translate("Players", "You")


def menu() -> str:
    return translate("Table", "Menu")


def settings() -> str:
    return translate("Table", "Settings")


def cards(count: int) -> str:
    return translate("Table", "%n card(s)", None, count)


def your_turn() -> str:
    return translate("Table", "Your turn")


def turn_of(name: str) -> str:
    """The same of another player, at their seat."""
    return translate("Table", "{name}'s turn").format(name=name)


def thinks(name: str) -> str:
    """The player whose turn it is, when it is not the looker."""
    return translate("Table", "{name} is thinking").format(name=name)


def chooses(name: str) -> str:
    """The player who has to choose among cards."""
    return translate("Table", "{name} is choosing").format(name=name)


def enter_key() -> str:
    """The key as its cap names it."""
    return translate("Table", "Enter")


def space_key() -> str:
    return translate("Table", "Space")


def number_keys(cap: Callable[[str], str], first: int, last: int) -> str:
    """The keys of these digits on one cap: from the first to the last, or one by one if somebody
    has changed them. `cap` is the caption of a command's key."""
    found = [cap(f"number_{digit}") for digit in range(first, last + 1)]
    if found != [str(digit) for digit in range(first, last + 1)]:
        return " ".join(found)
    words = translate("Table", "{first} to {last}")
    return words.format(first=first, last=last) if first != last else found[0]


def hasten() -> str:
    """The space bar, in the key sheet."""
    return translate("Table", "others' turns: continue at once")


def take_back() -> str:
    return translate("Table", "Take back")


def undo_key() -> str:
    """The key as this system and language call it."""
    sequence = QKeySequence(QKeySequence.StandardKey.Undo)
    return sequence.toString(QKeySequence.SequenceFormat.NativeText)


def says(name: str, words: str) -> str:
    """A remark, for a screen reader."""
    return translate("Table", "{name} says: {words}").format(name=name, words=words)


def not_allowed() -> str:
    """A refusal for games without a sentence of their own."""
    return translate("Table", "The rules do not allow that now.")


# ------------------------------------------------------------------- the hint


def hint() -> str:
    """The button that asks for a hint."""
    return translate("Table", "Hint")


def thinking(name: str) -> str:
    """The text of a hint that has not come yet."""
    return translate("Table", "{name} is thinking…").format(name=name)


def no_advice(name: str) -> str:
    """The text of a hint for which nobody could be asked."""
    return translate("Table", "{name} has no advice this time.").format(name=name)


def only_on_your_turn() -> str:
    return translate("Table", "Hints are available on your turn")


def close() -> str:
    return translate("Table", "Close")


# ------------------------------------------------------------ the score sheet


def winner() -> str:
    return translate("Table", "winner")


def rematch() -> str:
    return translate("Table", "Rematch")


def home() -> str:
    return translate("Table", "Home")


def luck_and_skill() -> str:
    """The name of the page that looks back at a match in numbers."""
    return translate("Table", "Luck and skill")


def was_it_luck() -> str:
    """The same on the sheet of a match, whose foot has little room."""
    return translate("Table", "Luck?")


def replay() -> str:
    """A button of the score sheet."""
    return translate("Table", "Replay")


def moments() -> str:
    """The button that shows the end of a match once more."""
    return translate("Table", "Moments")


def notebook(name: str) -> str:
    """The button of a computer player's notebook, for a screen reader."""
    return translate("Table", "{name}'s notebook").format(name=name)
