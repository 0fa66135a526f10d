"""Keys of a Quando table, for the key sheet."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from quando_desktop.table.pages.contract import Keys
from quando_desktop.table.text.words import enter_key, space_key, undo_key

translate = QCoreApplication.translate


def columns(*, by_holding: bool) -> tuple[Keys, Keys]:
    """The keys for the own cards, and those of a turn."""
    knock = translate("QuandoKeys", "hold to knock")
    if not by_holding:
        knock = translate("QuandoKeys", "press twice to knock")
    cards = Keys(
        translate("QuandoKeys", "Your cards"),
        (
            (("←", "→"), translate("QuandoKeys", "move along the hand")),
            ((space_key(),), translate("QuandoKeys", "choose, or put back")),
            ((enter_key(),), translate("QuandoKeys", "play what is chosen")),
            ((translate("QuandoKeys", "0 to 9"),), translate("QuandoKeys", "choose by number")),
            (("S",), translate("QuandoKeys", "sort, or your own order")),
            (("Esc",), translate("QuandoKeys", "choose nothing")),
        ),
    )
    turn = Keys(
        translate("QuandoKeys", "Your turn"),
        (
            (("Tab",), translate("QuandoKeys", "from seat to seat")),
            (("←", "→"), translate("QuandoKeys", "to the shown or the hidden side")),
            ((enter_key(),), translate("QuandoKeys", "take that side")),
            (("K",), knock),
            (("P",), translate("QuandoKeys", "pass, in the last round")),
            (("H",), translate("QuandoKeys", "a hint, and away with it")),
            ((undo_key(),), translate("QuandoKeys", "take back your choice")),
            (("L",), translate("QuandoKeys", "what happened")),
            (("N",), translate("QuandoKeys", "a notebook, after the round")),
        ),
    )
    return cards, turn
