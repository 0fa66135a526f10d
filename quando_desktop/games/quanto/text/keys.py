"""Keys of a Quanto table, for the key sheet."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from quando_desktop.table.pages.contract import Keys
from quando_desktop.table.text.words import hasten, number_keys, undo_key

translate = QCoreApplication.translate


def columns(cap: Callable[[str], str], *, teams: bool) -> tuple[Keys, Keys]:
    """The keys for the cards, and those of a turn; `cap` is the caption of a command's key."""
    cards = Keys(
        translate("QuantoKeys", "The cards"),
        (
            ((number_keys(cap, 1, 5),), translate("QuantoKeys", "choose a card")),
            ((cap("left"), cap("right")), translate("QuantoKeys", "move along the row")),
            ((cap("up"), cap("down")), translate("QuantoKeys", "display, or your hand")),
            ((cap("choose"),), translate("QuantoKeys", "choose, or put back")),
            ((cap("play"),), translate("QuantoKeys", "do what the button says")),
            ((cap("show_sums"),), translate("QuantoKeys", "show sums, where they wait for it")),
            ((cap("joker_number"),), translate("QuantoKeys", "the next number for a joker")),
            ((cap("skip_bonus"),), translate("QuantoKeys", "without the rainbow's card")),
            ((cap("sort"),), translate("QuantoKeys", "sort, or your own order")),
            (("Esc", cap("put_back")), translate("QuantoKeys", "choose nothing")),
        ),
    )
    offer = (
        (((cap("offer"),), translate("QuantoKeys", "offer a card, or ask for one")),)
        if teams
        else ()
    )
    turn = Keys(
        translate("QuantoKeys", "Your turn"),
        (
            ((cap("capture"),), translate("QuantoKeys", "capture")),
            (
                (cap("form"), cap("extend"), cap("take")),
                translate("QuantoKeys", "form, extend, take a quanto"),
            ),
            ((cap("steal"),), translate("QuantoKeys", "steal a quanto with a joker")),
            ((cap("discard"),), translate("QuantoKeys", "discard")),
            *offer,
            ((cap("hint"),), translate("QuantoKeys", "show or hide a hint")),
            ((undo_key(), cap("undo")), translate("QuantoKeys", "take back your play")),
            ((cap("log"),), translate("QuantoKeys", "what happened")),
            ((cap("choose"),), hasten()),
            (("Tab",), translate("QuantoKeys", "from seat to seat")),
        ),
    )
    return cards, turn
