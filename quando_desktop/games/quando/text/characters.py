"""The computer players' temperaments in Quando, a sentence each."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def character_line(character: str) -> str:
    """How somebody plays; nothing for somebody unknown."""
    lines = {
        "olive": translate("QuandoCharacters", "Counts every card and forgets none."),
        "bruno": translate("QuandoCharacters", "Sits on small numbers and waits."),
        "pip": translate("QuandoCharacters", "Loves the hidden side, whatever it is."),
        "vesna": translate("QuandoCharacters", "Knocks just when you feel safe."),
        "figo": translate("QuandoCharacters", "Plays the first thing he sees, happily."),
        "mira": translate("QuandoCharacters", "Saves up triplets to tease the table."),
        "nils": translate("QuandoCharacters", "Straight by the book, never in a hurry."),
        "hedda": translate("QuandoCharacters", "Careful at first, bold at the end."),
    }
    return lines.get(character, "")
