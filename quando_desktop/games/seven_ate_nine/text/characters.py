"""The computer players' temperaments in 7 ate 9, a sentence each."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def character_line(character: str) -> str:
    """A line on how somebody plays; empty for somebody unknown."""
    lines = {
        "olive": translate("SevenCharacters", "Good eyes, steady wings, no fuss."),
        "bruno": translate("SevenCharacters", "Takes his time, and seldom a wrong card."),
        "pip": translate("SevenCharacters", "Draws first and has a look later."),
        "vesna": translate("SevenCharacters", "Never hesitates, and sometimes should."),
        "figo": translate("SevenCharacters", "Fast as a leap, and as often beside it."),
        "mira": translate("SevenCharacters", "Hoards a fat hand and picks from it."),
        "nils": translate("SevenCharacters", "Looks twice before he draws."),
        "hedda": translate("SevenCharacters", "Wakes up when somebody is about to win."),
    }
    return lines.get(character, "")
