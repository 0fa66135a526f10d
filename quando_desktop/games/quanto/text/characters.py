"""The computer players' temperaments in Quanto, a sentence each."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def character_line(character: str) -> str:
    """A sentence on how somebody plays; nothing for somebody unknown."""
    lines = {
        "olive": translate("QuantoCharacters", "Knows which cards are still to come."),
        "bruno": translate("QuantoCharacters", "Lets a quanto grow fat before taking it."),
        "pip": translate("QuantoCharacters", "Loves to turn up new cards."),
        "vesna": translate("QuantoCharacters", "Has a quanto home and dry before you notice."),
        "figo": translate("QuantoCharacters", "Takes the first sum he sees, happily."),
        "mira": translate("QuantoCharacters", "Would rather build a quanto than grab a pair."),
        "nils": translate("QuantoCharacters", "Adds it all up twice and trusts no luck."),
        "hedda": translate("QuantoCharacters", "Careful at first, bold with the last cards."),
    }
    return lines.get(character, "")
