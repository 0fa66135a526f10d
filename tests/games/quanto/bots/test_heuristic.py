"""The player that reckons: what it sees in a position, and what it says of it."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from quando_desktop.engine.chance import Chance
from quando_desktop.games.quanto.bots.heuristic import HeuristicBot
from quando_desktop.games.quanto.bots.reason import Ground, QuantoReason, Rival, Weighed
from quando_desktop.games.quanto.bots.reckoning import MANY, worth_weighing
from quando_desktop.games.quanto.rules.actions import (
    Capture,
    Discard,
    Extend,
    Form,
    Phase,
    QuantoAction,
    Steal,
    Take,
)
from quando_desktop.games.quanto.rules.cards import DECK, is_rainbow, value_of
from quando_desktop.games.quanto.rules.effects import card_of, gains, taken_by
from quando_desktop.games.quanto.rules.round import QuantoRound
from tests.games.quanto.rounds import act, action_of, made_round
from tests.games.quanto.rounds_in_play import TABLES, positions

GOOD = HeuristicBot()


def choice(state: QuantoRound) -> object:
    return GOOD.choose(state.observe(state.active), Chance(1))


def reason(state: QuantoRound) -> QuantoReason:
    found = GOOD.advise(state.observe(state.active), Chance(1)).reason
    assert isinstance(found, QuantoReason)
    return found


def without(value: int) -> list[int]:
    """The deck's cards of this value."""
    return [card for card in DECK if value_of(card) == value]


# ------------------------------------------------------------------ what it plays


def test_n7_it_captures_all_that_adds_up() -> None:
    state = made_round("9 2 6 11", "5 5", display="9 4 5 12", rest=True)
    assert choice(state) == action_of(state, 0, "capture", card="9", groups="4 5, 9")
    assert reason(state).ground is Ground.MOST_CARDS


def test_n10_it_takes_a_large_quanto() -> None:
    state = made_round(
        "9 8 6 11", "5 5", display="9 11 12", rest=True, quantos={0: (9, "4 5 3 6 2 7")}
    )
    assert choice(state) == action_of(state, 0, "take", card="9", groups="9")
    assert reason(state).ground is Ground.TAKES_QUANTO
    assert reason(state).tile is None


def test_n18_it_steals_a_large_quanto() -> None:
    state = made_round(
        "J 2 6 11", "5 5", display="12 10", rest=True, quantos={1: (9, "4 5 3 6 2 7")}
    )
    assert choice(state) == Steal(1)
    assert reason(state).ground is Ground.STEALS_QUANTO


def test_n17_it_does_not_waste_a_joker_on_one_card() -> None:
    state = made_round("J 10 6 11", "5 5", display="12 10", rest=True)
    assert card_of(_played(state)) == 10


def test_n13_among_many_it_discards_a_1() -> None:
    hands = ("1 11 10 9 8", *["5 5 5 5 6"] * 1, "6 6 6 7 7", "7 7 8 8 8", "9 9 9 10 10")
    state = made_round(*hands, display="12 12 12 12", rest=True, winnings=(1, 4, 4, 4, 4))
    assert choice(state) == Discard(1)
    found = reason(state)
    assert (found.ground, found.weighed[0].cards) == (Ground.POWER, 4)


def test_n16_a_rainbow_card_takes_its_bonus() -> None:
    state = made_round("9r 12 6 11", "5 5", display="9 10 10", rest=True)
    action = _played(state)
    assert isinstance(action, Capture)
    assert action.bonus is not None


def test_n4_of_equal_cards_the_rainbow_card_goes_first() -> None:
    """So the display does not grow for the others."""
    state = made_round("9 2 6 11", "5 5", display="4 4r 5 12 12", rest=True)
    assert choice(state) == action_of(state, 0, "capture", card="9", groups="5 4r")


def test_n11_it_counts_the_cards_that_could_take_a_quanto() -> None:
    """Of two quantos that are as good the one is begun whose card may still come."""
    wanted = {}
    for gone in (11, 12):
        state = made_round("3 7", "5 5", display="8 9", rest=True)
        cards = without(gone)
        state.draw = [card for card in state.draw if card not in cards]
        assert state.memory is not None
        state.memory.gone = cards
        forms = [each for each in GOOD.reckon(state.observe(0)).choices if each.card == 3]
        wanted[gone] = next(each.action.tile for each in forms if isinstance(each.action, Form))
    assert wanted == {11: 12, 12: 11}


def test_n15_it_chooses_among_what_a_3_turned_up() -> None:
    state = made_round("3 12 12 12", "5 5", display="11 11 10", draw="10 4 11", rest=True)
    act(state, 0, "discard", card="3")
    assert state.phase is Phase.CHOOSE
    assert choice(state) == action_of(
        state, 0, "capture", card="11", groups="11, 11", revealed=True
    )


def test_n14_a_2_that_does_nothing_else_is_played_before_a_good_card() -> None:
    """The good card comes right after it."""
    state = made_round("2 12 8 9", "8 8", display="12 12 11", rest=True, quantos={0: (7, "3 4")})
    assert choice(state) == Discard(2)
    assert reason(state).ground is Ground.POWER
    act(state, 0, "discard", card="2")
    assert isinstance(choice(state), Capture)


def test_n19_the_last_card_is_played_without_choice() -> None:
    state = made_round("9", "5 5", display="12 12")
    assert choice(state) == Discard(9)
    assert reason(state).ground is Ground.ONLY_CHOICE


def _played(state: QuantoRound) -> QuantoAction:
    action = choice(state)
    assert isinstance(action, Capture | Discard | Extend | Form | Steal | Take)
    return action


# ------------------------------------------------------------------- what it says


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_reasons_are_true(seats: int, options: dict[str, int]) -> None:
    grounds = set()
    for state, seat in positions(seats, seed=seats, **options):
        view = state.observe(seat)
        advice = GOOD.advise(view, Chance(1))
        found = advice.reason
        assert isinstance(found, QuantoReason)
        grounds.add(found.ground)
        assert found.rivals == tuple(
            Rival(other, view.hand_sizes[other], len(view.known[other]))
            for other in [(seat + step) % seats for step in range(1, seats)]
        )
        if seat != view.active or view.phase is Phase.ANSWER:
            continue
        first, *others = found.weighed
        assert first.action == advice.action
        assert len(others) <= 2
        assert len({each.action for each in found.weighed}) == len(found.weighed)
        if found.ground is not Ground.LEAVES_LITTLE:
            assert not any(is_part(*pair) for pair in combinations(found.weighed, 2))
        for each in found.weighed:
            assert (each.cards, each.built) == gains(each.action, view)
            assert each.ahead is None
            assert each.left is not None
            assert 0 <= each.left < 8
        _check_quanto(found, state, seat, first.action)
        _check_ground(found)
    assert grounds >= {Ground.MOST_CARDS, Ground.BUILDS_QUANTO, Ground.TAKES_QUANTO, Ground.POWER}


def is_part(one: Weighed, other: Weighed) -> bool:
    """Whether both do the same with the same card, and one just takes fewer along."""
    ways = {(type(each.action), card_of(each.action)) for each in (one, other)}
    mine, theirs = Counter(taken_by(one.action)), Counter(taken_by(other.action))
    return len(ways) == 1 and (mine < theirs or theirs < mine)


def _check_quanto(
    reason: QuantoReason, state: QuantoRound, seat: int, action: QuantoAction
) -> None:
    after = state.copy()
    after.apply(seat, action)
    tile = after.quanto_tiles[seat]
    assert (reason.tile or 0, reason.quanto) == (tile, len(after.quanto_cards[seat]))
    if tile:
        assert reason.take_chance is not None
        assert 0 <= reason.take_chance <= 1
    else:
        assert reason.take_chance is None
    hidden = [card for other in range(state.seats) if other != seat for card in state.cards(other)]
    known = [card for cards in state.observe(seat).known for card in cards]
    for card in known:
        hidden.remove(card)
    unseen = [value_of(card) for card in [*hidden, *state.draw]]
    assert reason.jokers_left == unseen.count(0)
    assert reason.tile_left == (unseen.count(tile) if tile else None)


def _check_ground(reason: QuantoReason) -> None:
    first, *others = reason.weighed
    match reason.ground:
        case Ground.MOST_CARDS:
            assert all(each.cards <= first.cards for each in others)
            assert isinstance(first.action, Capture)
        case Ground.LEAVES_LITTLE:
            richer = [each for each in others if each.cards > first.cards]
            assert richer
            assert first.left is not None
            assert richer[0].left is not None
            assert first.left < richer[0].left
        case Ground.ONLY_CHOICE:
            assert not others
        case Ground.LEAST_HARM:
            assert not any(each.cards or each.built for each in reason.weighed)
        case Ground.BUILDS_QUANTO:
            assert first.built >= 2
        case Ground.POWER:
            assert isinstance(first.action, Discard)
            assert first.action.card in (1, 2, 3)


def test_n11_how_likely_a_quanto_is_taken() -> None:
    """Surely not without its card and jokers; almost surely with one in the hand."""
    state = made_round("9 2 6", "5 5", display="11 12", rest=True, quantos={0: (9, "4 5")})
    reckoning = GOOD.reckon(state.observe(0))
    assert reckoning.chance_with(9, 2) > 0.9
    assert 0.3 < reckoning.chance_with(9, 9) < 0.99
    cards = [*without(9), *without(0)]
    state.draw = [card for card in state.draw if card not in cards]
    assert GOOD.reckon(state.observe(0)).take_chance(9) > 0, "the other player may hold it"
    assert state.memory is not None
    state.memory.gone = [card for card in cards if card != 9] + [9] * 7
    assert GOOD.reckon(state.observe(0)).take_chance(9) == 0


def test_a_notebook_tells_of_the_last_turn_with_a_quanto() -> None:
    """As long as cards are to come, and only of turns of one's own."""
    state = made_round("9 2", "5 5", display="11 12", rest=True, quantos={0: (9, "4 5")})
    assert state.observe(0).is_weighty()
    assert not state.observe(1).is_weighty()
    assert not made_round("9 2", "5 5", display="11 12", rest=True).observe(0).is_weighty()
    late = made_round("9 2", "5 5", display="11 12", quantos={0: (9, "4 5")})
    assert not late.observe(0).is_weighty()


def test_more_cards_look_harder() -> None:
    """How many there are everybody sees."""
    few = made_round("9", "5 5", display="11 12", rest=True).observe(0).looks_hard()
    more = made_round("9 2 3 4", "5 5", display="11 12", rest=True).observe(0).looks_hard()
    most = (
        made_round("9 2 3 4", "5 5", display="11 12 10 10 9 8", rest=True).observe(0).looks_hard()
    )
    assert 1 <= few < more < most


# --------------------------------------------------------------------- very many


def test_where_very_much_can_be_done_the_most_is_weighed() -> None:
    state = made_round("J 7 8 12r", "5 5", display="1 1 2 2 3 3 4 5 6 7 J", rest=True)
    legal = state.legal(0)
    weighed = worth_weighing(legal)
    assert len(legal) > 1000 > MANY >= len(weighed) > 20
    assert max(map(len, map(taken_by, weighed))) == max(map(len, map(taken_by, legal)))
    assert {card_of(action) for action in weighed} == {card_of(action) for action in legal}
    assert {type(action) for action in weighed} == {type(action) for action in legal}
    assert choice(state) in legal
    assert worth_weighing(legal[:MANY]) == legal[:MANY]


def test_every_effect_is_weighed_once() -> None:
    state = made_round("9 2 6 11", "5 5", display="4 4r 5 5r 12", rest=True)
    choices = GOOD.reckon(state.observe(0)).choices
    assert len({(each.move, each.card) for each in choices}) == len(choices)
    both = [each for each in choices if isinstance(each.action, Capture) and each.cards == 3]
    assert [sum(map(is_rainbow, taken_by(each.action))) for each in both if each.card == 9] == [2]
    assert [each.score for each in choices] == sorted([e.score for e in choices], reverse=True)
