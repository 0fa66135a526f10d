"""Keys of a Quando table, for the key sheet."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from quando_desktop.table.pages.contract import Keys
from quando_desktop.table.text.words import hasten, number_keys, undo_key

translate = QCoreApplication.translate


def columns(cap: Callable[[str], str], *, by_holding: bool) -> tuple[Keys, Keys]:
    """The keys for the own cards, and those of a turn; `cap` is the caption of a command's key."""
    knock = translate("QuandoKeys", "hold to knock")
    if not by_holding:
        knock = translate("QuandoKeys", "press twice to knock")
    cards = Keys(
        translate("QuandoKeys", "Your cards"),
        (
            ((cap("left"), cap("right")), translate("QuandoKeys", "move along the hand")),
            ((cap("choose"),), translate("QuandoKeys", "choose, or put back")),
            ((cap("play"),), translate("QuandoKeys", "play what is chosen")),
            ((number_keys(cap, 0, 9),), translate("QuandoKeys", "choose by number")),
            ((cap("sort"),), translate("QuandoKeys", "sort, or your own order")),
            (("Esc", cap("put_back")), translate("QuandoKeys", "choose nothing")),
        ),
    )
    turn = Keys(
        translate("QuandoKeys", "Your turn"),
        (
            (("Tab",), translate("QuandoKeys", "from seat to seat")),
            (
                (cap("left"), cap("right")),
                translate("QuandoKeys", "to the shown or the hidden side"),
            ),
            ((cap("play"),), translate("QuandoKeys", "take that side")),
            ((cap("knock"),), knock),
            ((cap("pass"),), translate("QuandoKeys", "pass, in the last round")),
            ((cap("discards"),), translate("QuandoKeys", "spread the discard pile")),
            ((cap("hint"),), translate("QuandoKeys", "show or hide a hint")),
            ((undo_key(), cap("undo")), translate("QuandoKeys", "take back your choice")),
            ((cap("log"),), translate("QuandoKeys", "what happened")),
            ((cap("choose"),), hasten()),
            ((cap("notebook"),), translate("QuandoKeys", "a notebook, after the round")),
        ),
    )
    return cards, turn
