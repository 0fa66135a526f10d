"""Words at the end of a match, for every game."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def you_came(place: int, *, shared: bool = False) -> str:
    """A person's place, where they have not won; they may share it."""
    if shared:
        return _you_share(place)
    words = (
        translate("Finale", "You came 1st"),
        translate("Finale", "You came 2nd"),
        translate("Finale", "You came 3rd"),
        translate("Finale", "You came 4th"),
        translate("Finale", "You came 5th"),
        translate("Finale", "You came 6th"),
    )
    return words[place - 1]


def _you_share(place: int) -> str:
    words = (
        translate("Finale", "You share 1st place"),
        translate("Finale", "You share 2nd place"),
        translate("Finale", "You share 3rd place"),
        translate("Finale", "You share 4th place"),
        translate("Finale", "You share 5th place"),
    )
    return words[place - 1]


def moment(title: str, words: str) -> str:
    """A moment of the match, as it is read aloud."""
    return f"{title}: {words}"


def to_the_sheet() -> str:
    return translate("Finale", "To the score sheet")
