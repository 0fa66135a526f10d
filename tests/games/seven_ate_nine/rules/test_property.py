"""Random intents at random times: the rules hold after each of them."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quando_desktop.engine import record
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Event
from quando_desktop.engine.match import Match
from quando_desktop.games import GAMES
from quando_desktop.games.seven_ate_nine.rules.cards import DECK
from quando_desktop.games.seven_ate_nine.rules.events import (
    Drew,
    Finished,
    GameEnded,
    GotStuck,
    LockedOut,
    Missed,
    Played,
    Unblocked,
)
from quando_desktop.games.seven_ate_nine.rules.round import SevenRound
from tests.games.seven_ate_nine.rounds import fire, new_match, truth

STEPS = {-2: 8, -1: 9, 0: 10, 11: 1, 12: 2, 13: 3}
"""S6, written out once more."""


def goes_on(card: int, top: int) -> bool:
    """S5, from the two numbers of each card."""
    value, step = divmod(top, 4)
    return card // 4 in (
        STEPS.get(value + step, value + step),
        STEPS.get(value - step, value - step),
    )


def all_cards(state: SevenRound) -> list[int]:
    hands = (card for hand in state.hands for _, card in hand)
    stacks = (card for stack in state.stacks for card in stack)
    return sorted([*hands, *stacks, *state.pile, *([] if state.last is None else [state.last])])


def nobody_can_act(state: SevenRound) -> bool:
    """S10, one clause after the other."""
    for hand, stack in zip(state.hands, state.stacks, strict=True):
        room = not state.options["hand_limit"] or len(hand) < state.hand_limit
        if (stack and room) or (len(hand) == 1 and not stack):
            return False
        if any(goes_on(card, state.pile[-1]) for _, card in hand):
            return False
    return True


def sizes(state: SevenRound) -> list[tuple[int, int]]:
    return [(len(hand), len(stack)) for hand, stack in zip(state.hands, state.stacks, strict=True)]


def check_step(before: SevenRound, after: SevenRound, events: tuple[Event, ...]) -> None:
    """What one action may change, and what it must not."""
    moved = sizes(before)
    pile = before.pile
    for event in events:
        match event:
            case Played(seat, card):
                assert goes_on(card, pile[-1])
                assert card in [held.card for held in before.hands[seat]]
                pile = [*pile, card]
                moved[seat] = (moved[seat][0] - 1, moved[seat][1])
            case Drew(seat):
                assert moved[seat][0] < (before.hand_limit or len(DECK))
                moved[seat] = (moved[seat][0] + 1, moved[seat][1] - 1)
            case Missed(seat, card):
                assert not goes_on(card, pile[-1])
                assert moved[seat] != (1, 0)
                check_hold(before, after, seat, late=event.late)
            case Unblocked(card):
                assert card == pile[0]
                pile = [*pile[1:], card]
            case Finished(seat):
                assert moved[seat] == (1, 0)
                moved[seat] = (0, 0)
            case GameEnded(winner, points):
                assert points == tuple(map(sum, moved))
                assert points[winner] == 0
            case GotStuck():
                assert not before.stuck
            case LockedOut(seat, until):
                assert before.options["lockout"]
                assert after.trials.locked_until[seat] == until == after.now + 2000
    assert sizes(after) == moved
    assert after.pile == pile


def check_hold(before: SevenRound, after: SevenRound, seat: int, *, late: bool) -> None:
    """S18: a wrong card holds for two to six seconds, a late one not at all."""
    was, until = (state.trials.locked_until[seat] for state in (before, after))
    if before.options["hold"] and not late:
        assert (until - after.now) in (2000, 4000, 6000)
    elif not before.options["lockout"]:
        assert was == until


def check_state(state: SevenRound) -> None:
    spared = sum(state.options[f"fewer_{seat}"] for seat in range(state.seats))
    found, deck = Counter(all_cards(state)), Counter(DECK)
    assert found <= deck
    assert (deck - found).total() == spared
    assert state.stuck == (state.winner < 0 and nobody_can_act(state))
    assert bool(state.to_act()) == (not state.stuck and state.winner < 0)
    for hand in state.hands:
        assert [held for held, _ in hand] == sorted({held for held, _ in hand})


def fire_all(match: Match, chance: Chance, gaps: tuple[int, ...], seen: Counter[str]) -> None:
    """Plays the present game to its end."""
    at = 0
    for _ in range(20_000):
        before = truth(match).copy()
        at += chance.choice(gaps)
        moves = len(match.rounds[-1].moves)
        events = fire(match, chance, at)
        after = truth(match)
        if events is None:
            seen["refused"] += 1
            assert len(match.rounds[-1].moves) == moves
            for seat in range(match.seats):
                assert after.observe(seat) == before.observe(seat)
            continue
        seen.update(type(event).__name__ for event in events)
        seen["late"] += any(isinstance(event, Missed) and event.late for event in events)
        check_step(before, after, events)
        check_state(after)
        if not match.in_round:
            return
    raise AssertionError("it does not end")


@pytest.mark.parametrize(("lockout", "hold"), [(False, False), (True, False), (False, True)])
@pytest.mark.parametrize("limit", [0, 5, 9])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_rules_hold_after_each_of_many_intents(
    seats: int, limit: int, lockout: bool, hold: bool
) -> None:
    """Bursts of several in one millisecond, and pauses."""
    seen = Counter[str]()
    for seed in range(2):
        match = new_match(seats, seed, hand_limit=limit, lockout=lockout, hold=hold, games=2)
        chance = Chance(f"{seats} {limit} {lockout} {seed}")
        while match.result is None:
            match.begin_round()
            check_state(truth(match))
            fire_all(match, chance, (0, 0, 0, 1, 30, 400, 2000), seen)
        text = record.write(match)
        assert record.write(record.read(text, GAMES)) == text
    assert {"Played", "Drew", "Missed", "late", "Finished", "GameEnded", "refused"} <= set(seen)
    assert ("LockedOut" in seen) == lockout
    if seats == 2:
        assert {"GotStuck", "Unblocked"} <= set(seen)


@given(data=st.data())
@settings(max_examples=40, deadline=None)
def test_any_table_any_options_any_times(data: st.DataObject) -> None:
    seats = data.draw(st.integers(2, 4))
    match = new_match(
        seats,
        data.draw(st.integers(0, 2**53 - 1)),
        hand_limit=data.draw(st.sampled_from((0, *range(5, 21)))),
        lockout=data.draw(st.booleans()),
        hold=data.draw(st.booleans()),
        **{f"fewer_{seat}": data.draw(st.integers(0, 12)) for seat in range(seats)},
    )
    match.begin_round()
    gaps = (*data.draw(st.lists(st.integers(0, 4000), max_size=5)), 900)
    fire_all(match, Chance(data.draw(st.integers(0, 1000))), gaps, Counter())
    text = record.write(match)
    again = record.read(text, GAMES)
    assert record.write(again) == text
    assert again.observe(0).pile == match.observe(0).pile  # type: ignore[attr-defined]
