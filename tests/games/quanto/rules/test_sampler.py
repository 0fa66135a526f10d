"""Sampling rounds of Quanto: every sample agrees with what is known, and all are equally likely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations

import pytest

from quando_desktop.engine.chance import Chance
from quando_desktop.games.quanto.rules.actions import Accept, Decline, Offer, Phase
from quando_desktop.games.quanto.rules.game import QuantoGame
from quando_desktop.games.quanto.rules.round import QuantoRound
from quando_desktop.games.quanto.rules.sampler import Sampler
from tests.conformance.decks import CARDS_ARE_CONSERVED
from tests.games.quanto.rounds import act, hand, kinds, made_round
from tests.games.uniform import World, is_uniform

QUANTO = QuantoGame()


def rounds_in_play(seats: int, seed: int, teams: bool = False) -> Iterator[QuantoRound]:
    """Positions from a round of random play."""
    chance = Chance(seed)
    options = QUANTO.check_options(seats, {"teams": teams})
    state = QUANTO.begin(options, QUANTO.deal(seats, options, None, chance), (0,) * seats)
    while state.to_act():
        yield state
        seat = chance.choice(state.to_act())
        state.apply(seat, chance.choice(state.legal(seat)))
    yield state


@pytest.mark.parametrize(
    ("seats", "teams"), [(2, False), (3, False), (4, False), (4, True), (5, False), (6, False)]
)
def test_every_sample_agrees_with_the_observation(seats: int, teams: bool) -> None:
    chance = Chance(seats)
    seen = set()
    for step, state in enumerate(rounds_in_play(seats, seed=seats, teams=teams)):
        if step % 5 and state.phase is Phase.PLAY:
            continue
        seen.add(state.phase)
        for seat in range(seats):
            view = state.observe(seat)
            sampled = Sampler(view).draw(chance)
            assert sampled.observe(seat) == view
            assert sampled.legal(seat) == state.legal(seat)
            assert sampled.to_act() == state.to_act()
            CARDS_ARE_CONSERVED["quanto"](sampled)
    assert Phase.OVER in seen
    assert not teams or Phase.ANSWER in seen


def test_a_sample_can_be_played_to_its_end_and_goes_its_own_way() -> None:
    state = made_round("7 6", "5 5", "8 8", display="12", rest=True)
    sampler = Sampler(state.observe(0))
    before = hands(sampler.draw(Chance(1)))
    sampled = sampler.draw(Chance(2))
    chance = Chance(3)
    while sampled.to_act():
        seat = sampled.to_act()[0]
        sampled.apply(seat, chance.choice(sampled.legal(seat)))
    assert hands(sampler.draw(Chance(1))) == before
    assert hand(state, 0) == "6 7"


# ---------------------------------------------------------------- all equally likely


def hands(state: QuantoRound) -> World:
    """What lies where that somebody does not see."""
    held = tuple(tuple(state.cards(seat)) for seat in range(state.seats))
    return (held, tuple(state.draw), state.offer)


def drawn(state: QuantoRound, seat: int, times: int) -> Counter[World]:
    sampler, chance = Sampler(state.observe(seat)), Chance("uniform")
    return Counter(hands(sampler.draw(chance)) for _ in range(times))


def dealt_out(state: QuantoRound, seat: int, hidden: str, known: dict[int, str]) -> Counter[World]:
    """Every order of the hidden cards: dealt to the other hands, the offer and the pile."""
    ways = Counter[World]()
    for order in permutations(kinds(hidden)):
        world = state.copy()
        left = list(order)
        for owner in range(state.seats):
            if owner != seat:
                fixed = kinds(known.get(owner, ""))
                size = len(state.hands[owner]) - len(fixed)
                world.hands[owner] = []
                for card in (*fixed, *left[:size]):
                    world.into_hand(owner, card)
                del left[:size]
        if state.offer is not None and seat % 2 != state.active % 2:
            world.offer = left.pop(0)
        world.draw = left
        ways[hands(world)] += 1
    return ways


def test_samples_are_uniform_over_hands_and_pile() -> None:
    """Two equal 8s are two cards: a hand with one of them is twice as likely."""
    state = made_round("1 2", "8 9", "10", display="12", draw="8 11")
    ways = dealt_out(state, 0, "8 9 10 8 11", {})
    assert is_uniform(drawn(state, 0, 6000), ways)


def test_n24_a_card_that_was_seen_stays_where_it_is() -> None:
    state = made_round("1 2", "9 4", "7 8", "5", display="12", draw="11", teams=True)
    act(state, 2, "offer", card="7")
    act(state, 0, "accept", returns="1")
    ways = dealt_out(state, 0, "9 4 8 5 11", {2: "1"})
    assert is_uniform(drawn(state, 0, 6000), ways)
    assert all(1 in world[0][2] for world in ways)  # type: ignore[index]


def test_n24_the_other_team_does_not_know_what_lies_between() -> None:
    state = made_round("1", "9 4", "7 8", "5", display="12", draw="11", teams=True)
    act(state, 2, "offer", card="7")
    assert is_uniform(drawn(state, 1, 6000), dealt_out(state, 1, "1 8 5 7 11", {}))
    assert {world[2] for world in drawn(state, 0, 50)} == {7}


def test_n26_counting_cards_can_make_everything_certain() -> None:
    state = made_round("1 2", "9 9", display="12")
    assert set(drawn(state, 0, 20)) == {hands(state)}


def test_samples_in_the_middle_of_an_offer_can_be_answered() -> None:
    state = made_round("1 2", "9 4", "7 8", "5", display="12", draw="11", teams=True)
    act(state, 2, "offer", card="7")
    for seat in range(4):
        sampled = Sampler(state.observe(seat)).draw(Chance(seat))
        assert sampled.to_act() == (0,)
        answers = sampled.legal(0)
        assert answers[0] == Decline()
        assert all(isinstance(answer, Accept) for answer in answers[1:])
        sampled.apply(0, answers[-1])
        CARDS_ARE_CONSERVED["quanto"](sampled)
        assert not any(isinstance(action, Offer) for action in sampled.legal(2))
