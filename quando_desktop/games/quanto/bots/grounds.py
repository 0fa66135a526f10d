"""Grounds for what a player by numbers has chosen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from quando_desktop.bots.bot import Advice
from quando_desktop.games.quanto.bots.reason import Ground, QuantoReason, Rival, Weighed
from quando_desktop.games.quanto.bots.reckoning import Reckoning, WeighedMove
from quando_desktop.games.quanto.rules.actions import (
    Accept,
    Capture,
    Decline,
    Discard,
    Extend,
    Form,
    Offer,
    QuantoAction,
    Steal,
    Take,
)
from quando_desktop.games.quanto.rules.cards import JOKER
from quando_desktop.games.quanto.rules.effects import gains, taken_by
from quando_desktop.games.quanto.rules.legal import plays
from quando_desktop.games.quanto.rules.view import QuantoView

OTHERS = 2
"""The most things that are told though they were not chosen."""


def explained(
    reckoning: Reckoning,
    order: Sequence[WeighedMove],
    ahead: Callable[[WeighedMove], float | None] = lambda _: None,
    win_chance: float | None = None,
) -> QuantoReason:
    """The reason for a card played: everything that was weighed, the chosen thing first. `ahead`
    gives the average cards ahead in the end, where it looks so far."""
    chosen = order[0]
    ground = _ground(reckoning, chosen, order)
    told = [chosen]
    if ground is Ground.LEAVES_LITTLE:
        # What wins more cards is among what is told.
        told.append(next(each for each in order if each.cards > chosen.cards))
    told = with_others(told, order)
    tile, cards = _quanto_after(reckoning, chosen.action)
    worlds = reckoning.worlds
    return QuantoReason(
        ground=ground,
        weighed=tuple(
            Weighed(each.action, each.cards, each.built, ahead(each), reckoning.left(each))
            for each in told
        ),
        rivals=rivals(reckoning.view),
        win_chance=win_chance,
        tile=tile,
        quanto=cards,
        take_chance=None if tile is None else reckoning.chance_with(tile, chosen.card),
        tile_left=None if tile is None else worlds.left(tile),
        jokers_left=worlds.left(JOKER),
    )


def with_others(told: Sequence[WeighedMove], order: Sequence[WeighedMove]) -> list[WeighedMove]:
    """These and the best of the others: first what is done with another card or in another way,
    then the same with other cards of the display. What only takes fewer of them, or more, says
    nothing new."""
    found = [*told]
    for alike in (_is_alike, _is_part):
        for each in order:
            if len(found) <= OTHERS and not any(alike(each, other) for other in found):
                found.append(each)
    return found


def _is_alike(one: WeighedMove, other: WeighedMove) -> bool:
    return _way(one) == _way(other)


def _way(choice: WeighedMove) -> tuple[object, ...]:
    match choice.action:
        case Extend(_, _, _, seat) | Steal(seat):
            return type(choice.action), choice.card, seat
    return type(choice.action), choice.card


def _is_part(one: WeighedMove, other: WeighedMove) -> bool:
    """Whether one takes the same as the other, or less of it or more."""
    mine, theirs = Counter(taken_by(one.action)), Counter(taken_by(other.action))
    return _is_alike(one, other) and (mine <= theirs or theirs <= mine)


def rivals(view: QuantoView) -> tuple[Rival, ...]:
    seats = [(view.seat + step) % view.seats for step in range(1, view.seats)]
    return tuple(Rival(seat, view.hand_sizes[seat], len(view.known[seat])) for seat in seats)


def _ground(reckoning: Reckoning, chosen: WeighedMove, order: Sequence[WeighedMove]) -> Ground:
    if len(order) == 1:
        return Ground.ONLY_CHOICE
    action = chosen.action
    if isinstance(action, Discard):
        return _of_discard(reckoning, chosen, order)
    if isinstance(action, Capture):
        return _of_capture(reckoning, chosen, order)
    return _OF_QUANTOS[type(action)]


_OF_QUANTOS: dict[type[QuantoAction], Ground] = {
    Form: Ground.BUILDS_QUANTO,
    Extend: Ground.BUILDS_QUANTO,
    Take: Ground.TAKES_QUANTO,
    Steal: Ground.STEALS_QUANTO,
}


def _of_discard(reckoning: Reckoning, chosen: WeighedMove, order: Sequence[WeighedMove]) -> Ground:
    if has_power(chosen.card, reckoning.view):
        return Ground.POWER
    least = min([reckoning.left(each) for each in order])
    nothing = not any(each.cards or each.built for each in order)
    return Ground.LEAST_HARM if nothing and reckoning.left(chosen) == least else Ground.KEEPS_HAND


def _of_capture(reckoning: Reckoning, chosen: WeighedMove, order: Sequence[WeighedMove]) -> Ground:
    richer = [each for each in order if each.cards > chosen.cards]
    if not richer:
        return Ground.MOST_CARDS
    if not reckoning.view.draw:
        return Ground.LAST_CAPTURE
    less = reckoning.left(chosen) < reckoning.left(richer[0])
    return Ground.LEAVES_LITTLE if less else Ground.KEEPS_HAND


def has_power(card: int, view: QuantoView) -> bool:
    """Whether something happens when this card is discarded (N13 to N15)."""
    if card == 1:
        return gains(Discard(1), view)[0] > 0
    if card == 2:
        return len(view.hand) > (0 if view.turned_up else 1)
    return card == 3 and view.draw > 0


def _quanto_after(reckoning: Reckoning, action: QuantoAction) -> tuple[int | None, int]:
    """The own quanto's tile and how many cards it has then."""
    view = reckoning.view
    quanto = view.quantos[view.seat]
    built = gains(action, view)[1]
    match action:
        case Form():
            return action.tile, built
        case Take():
            return None, 0
    if quanto is None:
        return None, 0
    grown = built if isinstance(action, Extend) and action.owner == view.seat else 0
    return quanto.tile, len(quanto.cards) + grown


# -------------------------------------------------------------------- partners


def said(view: QuantoView, action: Offer | Accept | Decline | None) -> Advice:
    """Advice on an offer or an answer, with what the card wins the active player at once."""
    if action is None:
        # With a reason, so that it is an answer: nothing is worth offering.
        return Advice(None, QuantoReason(Ground.KEEPS_HAND, (), rivals(view)))
    offering = view.offering
    card = action.card if isinstance(action, Offer) else None if offering is None else offering.card
    assert card is not None
    uses = [gains(use, view) for use in plays([card], view.situation())]
    cards, built = max(uses, key=sum)
    ground = {Offer: Ground.OFFER_GOOD, Accept: Ground.ACCEPT_GOOD, Decline: Ground.DECLINE_GOOD}
    weighed = Weighed(action, cards, built)
    return Advice(action, QuantoReason(ground[type(action)], (weighed,), rivals(view)))
