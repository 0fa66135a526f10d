"""Sampling games of 7 ate 9: every sample agrees with what is known, all are equally likely."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from quando_desktop.engine.chance import Chance
from quando_desktop.games.seven_ate_nine.rules.round import SevenRound
from quando_desktop.games.seven_ate_nine.rules.sampler import Sampler
from quando_desktop.games.seven_ate_nine.rules.view import HeldCard
from tests.conformance.decks import CARDS_ARE_CONSERVED
from tests.games.seven_ate_nine.rounds import cards, fire, new_match, play, round_of, truth
from tests.games.uniform import World, is_uniform


def positions(seats: int, seed: int, **options: int) -> list[SevenRound]:
    """Positions from a game of random intents, those where nobody can act and the end too."""
    match, chance = new_match(seats, seed, **options), Chance(seed)
    match.begin_round()
    found = []
    number = 0
    while match.in_round:
        state = truth(match)
        number += 1
        if number % 12 == 0 or state.stuck:
            found.append(state.copy())
        fire(match, chance, at=100 * number)
    return [*found, truth(match)]


@pytest.mark.parametrize("limit", [0, 5])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_sample_agrees_with_the_observation(seats: int, limit: int) -> None:
    chance = Chance(seats)
    stuck = 0
    for seed in range(6):
        for state in positions(seats, seed, hand_limit=limit, lockout=True):
            stuck += state.stuck
            for seat in range(seats):
                view = state.observe(seat)
                sampled = Sampler(view).draw(chance)
                assert sampled.observe(seat) == view
                assert sampled.is_stuck() == state.is_stuck() or state.winner >= 0
                assert sampled.to_act() == state.to_act()
                CARDS_ARE_CONSERVED["seven_ate_nine"](sampled)
    assert stuck or seats > 2


def test_a_sample_can_be_played_to_its_end_and_goes_its_own_way() -> None:
    match = new_match(3, seed=5)
    match.begin_round()
    sampler = Sampler(truth(match).observe(0))
    before = hidden(sampler.draw(Chance(1)))
    sampled = sampler.draw(Chance(2))
    while sampled.outcome() is None:
        seat = next((seat for seat in sampled.to_act() if sampled.legal(seat)), -1)
        action = sampled.table_action() or sampled.legal(seat)[0]
        sampled.apply(seat, action)
    assert hidden(sampler.draw(Chance(1))) == before


# ---------------------------------------------------------------- all equally likely


def hidden(state: SevenRound) -> World:
    """What lies where that somebody does not see. A hand has no order for the others."""
    hands = tuple(tuple(sorted(card for _, card in hand)) for hand in state.hands)
    return (hands, tuple(map(tuple, state.stacks)), state.last)


def drawn(state: SevenRound, seat: int, times: int) -> Counter[World]:
    sampler, chance = Sampler(state.observe(seat)), Chance("uniform")
    return Counter(hidden(sampler.draw(chance)) for _ in range(times))


def ways_to_deal(state: SevenRound, seat: int, unseen: str) -> Counter[World]:
    """Every order of the unseen cards, dealt to the other hands, the stacks and the last card, as
    far as what everybody sees is the same then."""
    ways = Counter[World]()
    for order in permutations(cards(unseen)):
        world, left = state.copy(), list(order)
        for owner in range(state.seats):
            if owner != seat:
                known = sorted(state.known[owner])
                size = len(state.hands[owner]) - len(known)
                held = [*known, *left[:size]]
                world.hands[owner] = list(map(HeldCard, range(len(held)), held))
                del left[:size]
            size = len(state.stacks[owner])
            world.stacks[owner] = left[:size]
            del left[:size]
        if state.last is not None:
            world.last = left.pop()
        if state.winner >= 0 or world.is_stuck() == state.stuck:
            ways[hidden(world)] += 1
    return ways


def test_samples_are_uniform_over_hands_and_stacks() -> None:
    """Two equal 8s are two cards: a hand with one of them is twice as likely."""
    state = round_of(
        "1/1 2/1", "8/1 9/1", "4/1", stacks=("8/1", "", "6/1"), pile="3/1 5/3", rest=True
    )
    ways = ways_to_deal(state, 0, "8/1 9/1 4/1 8/1 6/1")
    assert len(ways) > 20
    assert is_uniform(drawn(state, 0, 6000), ways)


def test_a_card_that_went_back_stays_where_it_is() -> None:
    state = round_of(
        "1/1 2/1", "7/1 9/1", "4/1", stacks=("8/1", "", "6/1"), pile="3/1 5/3", rest=True
    )
    play(state, 1, "7/1")
    ways = ways_to_deal(state, 0, "9/1 4/1 8/1 6/1")
    assert is_uniform(drawn(state, 0, 4000), ways)
    assert all(cards("7/1")[0] in world[0][1] for world in ways)  # type: ignore[index]


def test_s10_while_it_is_stuck_nobody_holds_a_card_that_fits() -> None:
    """Only with a hand limit is there anything to guess then. The 8 fits: it is in the stack."""
    held = "1/1 1/2 1/3 4/1 4/2"
    state = round_of(
        held, "6/1 6/2 7/1 7/3 9/1", stacks=("", "8/1 9/2"), pile="3/1 5/3", rest=True, hand_limit=5
    )
    assert state.stuck
    ways = ways_to_deal(state, 0, "6/1 6/2 7/1 7/3 9/1 8/1 9/2")
    assert len(ways) == 12
    assert is_uniform(drawn(state, 0, 4000), ways)


def test_s10_if_nobody_else_could_act_one_of_the_others_can() -> None:
    """The own cards do not fit and nobody can draw; it is not stuck, so somebody has the 8."""
    state = round_of(
        "1/1 1/2",
        "8/1 6/1 6/2 7/1 7/3",
        stacks=("", "9/1 9/2"),
        pile="3/1 5/3",
        rest=True,
        hand_limit=5,
    )
    assert not state.stuck
    ways = ways_to_deal(state, 0, "8/1 6/1 6/2 7/1 7/3 9/1 9/2")
    eight = cards("8/1")[0]
    assert all(eight in world[0][1] for world in ways)  # type: ignore[index]
    assert is_uniform(drawn(state, 0, 4000), ways)


def test_s11_the_last_card_is_guessed_as_well() -> None:
    state = round_of("6/1", "8/1 7/1", "4/1 9/1", stacks=("", "9/2"), pile="3/1 5/3", rest=True)
    play(state, 0, "6/1")
    ways = ways_to_deal(state, 1, "6/1 4/1 9/1 9/2")
    assert is_uniform(drawn(state, 1, 4000), ways)


def test_counting_cards_can_make_everything_certain() -> None:
    state = round_of("1/1 2/1", "9/1 9/1", pile="3/1 5/3", rest=True)
    assert set(drawn(state, 0, 20)) == {hidden(state)}
