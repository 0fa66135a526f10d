"""Uses of a card at a Quanto table: which come first, and which can be thought of at all."""

from __future__ import annotations

from quando_desktop.games.quanto.rules.cards import JOKER
from quando_desktop.games.quanto.rules.effects import Use, UseKind
from quando_desktop.games.quanto.rules.view import QuantoView

WINNING = (UseKind.TAKE, UseKind.CAPTURE, UseKind.STEAL)
"""The uses that bring cards onto the winnings: most of them come first, and of equals in this
order."""
OTHERWISE = (UseKind.EXTEND, UseKind.FORM, UseKind.DISCARD)
ALONE = (UseKind.STEAL, UseKind.DISCARD)
"""The uses with which no card of the display goes along."""


def conceivable(view: QuantoView, card: int) -> list[Use]:
    """The uses that a card could have by what everybody sees without reckoning."""
    seat, partner = view.seat, view.partner(view.seat)
    mine = view.quantos[seat] is not None
    found = [Use(UseKind.TAKE)] if mine else []
    if view.display:
        found += [Use(UseKind.CAPTURE), Use(UseKind.EXTEND, seat) if mine else Use(UseKind.FORM)]
        if partner is not None and view.quantos[partner] is not None:
            found.append(Use(UseKind.EXTEND, partner))
    if card == JOKER:
        others = [other for other in range(view.seats) if other not in (seat, partner)]
        found += [Use(UseKind.STEAL, other) for other in others if view.quantos[other] is not None]
    return [*found, Use(UseKind.DISCARD)]
