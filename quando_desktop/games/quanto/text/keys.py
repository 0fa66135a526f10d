"""Keys of a Quanto table, for the key sheet."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from quando_desktop.table.pages.contract import Keys
from quando_desktop.table.text.words import enter_key, space_key, undo_key

translate = QCoreApplication.translate


def columns(*, teams: bool) -> tuple[Keys, Keys]:
    """The keys for the cards, and those of a turn."""
    cards = Keys(
        translate("QuantoKeys", "The cards"),
        (
            ((translate("QuantoKeys", "1 to 5"),), translate("QuantoKeys", "choose a card")),
            (("←", "→"), translate("QuantoKeys", "move along the row")),
            (("↑", "↓"), translate("QuantoKeys", "display, or your hand")),
            ((space_key(),), translate("QuantoKeys", "choose, or put back")),
            ((enter_key(),), translate("QuantoKeys", "do what the button says")),
            (("V",), translate("QuantoKeys", "the next number for a joker")),
            (("N",), translate("QuantoKeys", "without the rainbow's card")),
            (("S",), translate("QuantoKeys", "sort, or your own order")),
            (("Esc",), translate("QuantoKeys", "choose nothing")),
        ),
    )
    offer = ((("O",), translate("QuantoKeys", "offer a card, or ask for one")),) if teams else ()
    turn = Keys(
        translate("QuantoKeys", "Your turn"),
        (
            (("C",), translate("QuantoKeys", "capture")),
            (("F", "E", "T"), translate("QuantoKeys", "form, extend, take a quanto")),
            (("J",), translate("QuantoKeys", "steal a quanto with a joker")),
            (("D",), translate("QuantoKeys", "discard")),
            *offer,
            (("H",), translate("QuantoKeys", "show or hide a hint")),
            ((undo_key(),), translate("QuantoKeys", "take back your play")),
            (("L",), translate("QuantoKeys", "what happened")),
            (("Tab",), translate("QuantoKeys", "from seat to seat")),
        ),
    )
    return cards, turn
