"""Checks whether an action is legal, and if not, why: every way to group cards is looked at on its
own merits, not only those that `legal` gives."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from quando_desktop.engine.contract import Action, IllegalAction, WrongPhase, WrongPlayer
from quando_desktop.games.quanto.rules.actions import (
    Accept,
    Capture,
    CardGroup,
    Decline,
    Discard,
    Extend,
    Form,
    Offer,
    Phase,
    Steal,
    Take,
)
from quando_desktop.games.quanto.rules.cards import (
    JOKER,
    TILES,
    VALUES,
    adds_up,
    is_rainbow,
    value_of,
)
from quando_desktop.games.quanto.rules.legal import Plays, uses
from quando_desktop.games.quanto.rules.state import QuantoState


def check(state: QuantoState, seat: int, action: Action) -> None:
    """Raises a Refusal unless the action is legal now."""
    if state.phase is Phase.OVER:
        raise WrongPhase("round_over")
    if isinstance(action, Offer):
        _check_offer(state, seat, action.card)
        return
    if seat != state.active:
        raise WrongPlayer("not_your_turn", actor=state.active)
    if state.phase is Phase.ANSWER:
        match action:
            case Accept(returns):
                _check_held(state, seat, returns)
            case Decline():
                pass
            case _:
                raise WrongPhase("answer")
        return
    match action:
        case Capture() | Form() | Extend() | Take() | Discard():
            if state.phase is Phase.PLAY:
                _check_held(state, seat, action.card)
            elif action.card not in state.turned_up:
                raise IllegalAction("not_turned_up", card=action.card)
            _check_play(state, seat, action)
        case Steal(victim):
            _check_steal(state, seat, victim)
        case _:
            raise WrongPhase(state.phase.name.lower())


def _check_play(
    state: QuantoState, seat: int, action: Capture | Form | Extend | Take | Discard
) -> None:
    match action:
        case Capture(card, value, groups, bonus):
            _check_value(card, value)
            if not groups:
                raise IllegalAction("no_group", value=value)
            rest = _without_groups(_display(state), groups, value)
            _check_bonus(card, bonus, rest)
        case Form():
            _check_form(state, seat, action)
        case Extend():
            _check_extend(state, seat, action)
        case Take(card, groups, bonus):
            tile = state.quanto_tiles[seat]
            if not tile:
                raise IllegalAction("no_quanto")
            if card != JOKER and value_of(card) != tile:
                raise IllegalAction("not_the_tile", card=card, tile=tile)
            rest = _without_groups(_display(state), groups, tile)
            _check_bonus(card, bonus, rest)
        case Discard(card):
            acts = [] if state.free_discard else uses(card, state.situation())
            if acts:
                raise IllegalAction("can_act", card=card, action=Plays(acts)[0])


def _check_form(state: QuantoState, seat: int, action: Form) -> None:
    _check_value(action.card, action.value)
    tile, partner = action.tile, action.partner
    if state.quanto_tiles[seat]:
        raise IllegalAction("has_quanto", tile=state.quanto_tiles[seat])
    if tile not in TILES:
        raise IllegalAction("no_such_tile", tile=tile)
    rest = _without(_display(state), (partner,))
    if not adds_up((partner,), tile - action.value):
        raise IllegalAction("form_sum", card=action.card, partner=partner, tile=tile)
    if not state.tiles >> tile & 1:
        raise IllegalAction("tile_taken", tile=tile, owner=state.quanto_tiles.index(tile))
    _without_groups(rest, action.groups, tile)


def _check_extend(state: QuantoState, seat: int, action: Extend) -> None:
    _check_value(action.card, action.value)
    owner, cards = action.owner, action.cards
    if owner not in (seat, state.partner(seat)):
        raise IllegalAction("not_your_quanto", owner=owner)
    tile = state.quanto_tiles[owner]
    if not tile:
        raise IllegalAction("no_quanto" if owner == seat else "partner_no_quanto", owner=owner)
    if not cards:
        raise IllegalAction("no_group", value=tile)
    _without(_display(state), cards)
    if not adds_up(cards, tile - action.value):
        raise IllegalAction("extend_sum", card=action.card, cards=cards, tile=tile)


def _check_steal(state: QuantoState, seat: int, victim: int) -> None:
    if state.phase is Phase.PLAY:
        _check_held(state, seat, JOKER)
    elif JOKER not in state.turned_up:
        raise IllegalAction("not_turned_up", card=JOKER)
    if victim == seat:
        raise IllegalAction("own_quanto")
    if victim == state.partner(seat):
        raise IllegalAction("own_partner", victim=victim)
    if victim not in range(state.seats) or not state.quanto_tiles[victim]:
        raise IllegalAction("victim_no_quanto", victim=victim)


def _check_offer(state: QuantoState, seat: int, card: int) -> None:
    """Only the partner, before the first card of the turn, and once (N24)."""
    if not state.teams:
        raise IllegalAction("no_teams")
    if seat != state.partner(state.active):
        raise WrongPlayer("not_your_partners_turn", actor=state.active)
    if state.offered:
        raise IllegalAction("already_offered")
    if state.again:
        raise IllegalAction("too_late_to_offer")
    _check_held(state, seat, card)


def _check_held(state: QuantoState, seat: int, card: int) -> None:
    if card not in state.cards(seat):
        raise IllegalAction("not_in_hand", card=card)


def _check_value(card: int, value: int) -> None:
    """A joker has one value from 1 to 12 in a play, any other card its own (N17)."""
    if card != JOKER and value != value_of(card):
        raise IllegalAction("not_a_joker", card=card, value=value)
    if value not in VALUES:
        raise IllegalAction("joker_value", value=value)


def _check_bonus(card: int, bonus: int | None, rest: Counter[int]) -> None:
    if bonus is None:
        return
    if not is_rainbow(card):
        raise IllegalAction("no_bonus", card=card)
    _without(rest, (bonus,))


def _display(state: QuantoState) -> Counter[int]:
    return Counter(card for _, card in state.display)


def _without(lying: Counter[int], cards: Iterable[int]) -> Counter[int]:
    """The display without these cards."""
    rest = lying.copy()
    for card in cards:
        if not rest[card]:
            raise IllegalAction("not_in_display", card=card)
        rest[card] -= 1
    return rest


def _without_groups(lying: Counter[int], groups: tuple[CardGroup, ...], value: int) -> Counter[int]:
    """The same, if each group is one of this value (N7)."""
    for group in groups:
        if not group:
            raise IllegalAction("empty_group", value=value)
        lying = _without(lying, group)
        if not adds_up(group, value):
            raise IllegalAction("group_sum", group=group, value=value)
    return lying
