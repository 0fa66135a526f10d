"""Sampling rounds from an observation: every sample agrees, and all are equally likely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import accumulate, combinations, permutations, product
from math import prod

import pytest

from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import BadRecord, Event, Json, Refusal
from quando_desktop.games.quando.rules.actions import Phase, Play, QuandoAction
from quando_desktop.games.quando.rules.cards import PAIRS, Sides, pair
from quando_desktop.games.quando.rules.deal import QuandoDeal
from quando_desktop.games.quando.rules.game import Quando
from quando_desktop.games.quando.rules.pairing import Pairing
from quando_desktop.games.quando.rules.round import QuandoRound
from quando_desktop.games.quando.rules.sampler import Sampler
from tests.games.quando.rounds import table

QUANDO = Quando()


def rounds_in_play(seats: int, seed: int, every: int = 7) -> Iterator[QuandoRound]:
    """Positions from a round of random play."""
    chance = Chance(seed)
    options = QUANDO.check_options(seats, {"plays_before_knock": 5})
    state = QUANDO.begin(options, QUANDO.deal(seats, options, None, chance), (0,) * seats)
    step = 0
    while state.to_act():
        if step % every == 0:
            yield state
        step += 1
        state.apply(state.actor, chance.choice(state.legal(state.actor)))
    yield state


def check_phase(state: QuandoRound) -> None:
    """What the acting player has to do must follow from their hand (Q14)."""
    fronts = [state.front[card] for card in state.cards(state.actor)]
    if state.phase is Phase.FLIP:
        assert 0 in fronts
    if state.phase is Phase.PENALTY_DRAW:
        assert 0 not in fronts
    assert bool(state.legal(state.actor)) == bool(state.to_act())


@pytest.mark.parametrize("seats", QUANDO.seats)
def test_q14_samples_in_the_middle_of_penalties_fit_them(seats: int) -> None:
    seen = Counter[Phase]()
    chance = Chance(seats)
    for seed in range(300):
        for state in rounds_in_play(seats, seed, every=1):
            if state.phase in (Phase.FLIP, Phase.PENALTY_DRAW) and seen[state.phase] < 8:
                seen[state.phase] += 1
                for seat in range(seats):
                    sampler = Sampler(state.observe(seat))
                    for _ in range(5):
                        sampled = sampler.draw(chance)
                        assert sampled.observe(seat) == state.observe(seat)
                        check_phase(sampled)
        if seen[Phase.FLIP] == seen[Phase.PENALTY_DRAW] == 8:
            return
    assert min(seen.values()) >= 4, seen


@pytest.mark.parametrize("seats", QUANDO.seats)
def test_every_sample_agrees_with_the_observation(seats: int) -> None:
    chance = Chance(seats)
    for state in rounds_in_play(seats, seed=seats):
        for seat in range(seats):
            view = state.observe(seat)
            sampler = Sampler(view)
            for _ in range(3):
                sampled = sampler.draw(chance)
                assert sampled.observe(seat) == view
                assert sampled.legal(seat) == state.legal(seat)
                check_phase(sampled)
                sides = zip(sampled.front, sampled.back, strict=True)
                assert sorted(map(pair, sides)) == list(PAIRS)


def test_q5_a_card_is_certain_when_every_other_pair_is_accounted_for() -> None:
    """The back of the own 3 and the hidden side of the top card were never seen, yet follow."""
    state = table("1/0 3/2", "2/1", draw="2/0", rest=False)
    sampler = Sampler(state.observe(0), [(0, 1), (0, 2), (1, 2), (2, 3)])
    drawn = {faces(sampler.draw(Chance(seed))) for seed in range(50)}
    assert len(drawn) == 2, "the two 1s can be exchanged, nothing else"
    assert {state.back[state.cards(0)[1]] for state in [sampler.draw(Chance(1))]} == {2}
    assert {tops for _, tops, _ in drawn} == {((2, 0),)}


# -------------------------------------------- all that agrees, counted by brute force


def faces(state: QuandoRound) -> tuple[object, ...]:
    """What lies where, the order within hands left out."""

    def sides(cards: list[int]) -> list[Sides]:
        return [(state.front[card], state.back[card]) for card in cards]

    hands = tuple(frozenset(sides(state.cards(seat))) for seat in range(state.seats))
    return (hands, tuple(sides(state.draw)), tuple(sides(state.discard)))


def small_deals(truth: QuandoDeal, seat: int, deck: list[Sides]) -> Iterator[QuandoDeal]:
    """Every deal of a small deck that looks the same to this seat."""
    known = list(truth.hands[seat])
    slots: list[tuple[bool, int]] = [(True, front) for front, _ in known]
    others = [owner for owner in range(len(truth.hands)) if owner != seat]
    for owner in others:
        slots += [(False, back) for _, back in truth.hands[owner]]
    slots.append((True, truth.draw[0][0]))

    def fill(chosen: list[Sides], left: list[Sides]) -> Iterator[QuandoDeal]:
        if len(chosen) < len(slots):
            seen_front, number = slots[len(chosen)]
            for card in left:
                if number in card:
                    other = sum(card) - number
                    sides = (number, other) if seen_front else (other, number)
                    yield from fill([*chosen, sides], [c for c in left if c != card])
            return
        rest = iter(chosen)
        hands: list[tuple[Sides, ...]] = [()] * len(truth.hands)
        for owner in (seat, *others):
            hands[owner] = tuple(next(rest) for _ in truth.hands[owner])
        for order in permutations(left):
            for turned in product((False, True), repeat=len(order)):
                pile = ((b, a) if t else (a, b) for (a, b), t in zip(order, turned, strict=True))
                yield QuandoDeal(truth.dealer, tuple(hands), (next(iter([chosen[-1]])), *pile))

    yield from fill([], deck)


def looks(state: QuandoRound, seat: int, events: list[Event]) -> tuple[object, ...]:
    """What the seat sees after an action, without anybody's memory."""
    top = state.front[state.draw[-1]] if state.draw else None
    backs = [sorted(state.back[card] for card in state.cards(s)) for s in range(state.seats)]
    backs[seat] = []
    cut = [event.seen_by(seat) for event in events]
    return (cut, top, backs, state.phase, state.actor)


def small_deal(chance: Chance, sizes: tuple[int, ...], deck: list[Sides]) -> QuandoDeal:
    """A deal of a small deck; a first hand of four begins with three equal fronts."""
    cards = [card if chance.coin() else card[::-1] for card in chance.shuffled(deck)]
    if sizes[0] == 4:
        number = deck[-1][1]
        equal = [(number, sum(card) - number) for card in cards if number in card][:3]
        cards = equal + [card for card in cards if pair(card) not in set(map(pair, equal))]
    ends = list(accumulate(sizes))
    hands = tuple(tuple(cards[end - size : end]) for end, size in zip(ends, sizes, strict=True))
    return QuandoDeal(len(sizes) - 1, hands, tuple(cards[ends[-1] :]))


class History:
    """A short random round with a small deck, as one seat saw it. Triplets are laid at once."""

    def __init__(self, seed: int, sizes: tuple[int, ...], top: int, steps: int) -> None:
        chance = Chance(seed)
        self.deck = list(combinations(range(top + 1), 2))
        self.seat = 0
        self.deal = small_deal(chance, sizes, self.deck)
        self.options = QUANDO.check_options(len(sizes), {})
        self.actions: list[tuple[int, QuandoAction, Json]] = []
        self.seen: list[tuple[object, ...]] = []
        self.truth = QuandoRound(self.options, self.deal, (0,) * len(sizes))
        for _ in range(steps):
            if not self.truth.to_act():
                break
            actor = self.truth.actor
            legal = self.truth.legal(actor)
            triplets = [a for a in legal if isinstance(a, Play) and len(a.places) == 3]
            action = chance.choice(triplets or legal)
            self.actions.append(
                (actor, action, QUANDO.codec.write_action(self.truth, actor, action))
            )
            events: list[Event] = []
            self.truth.apply(actor, action, events)
            self.seen.append(looks(self.truth, self.seat, events))

    def possible(self) -> set[tuple[object, ...]]:
        """Every position that some deal leads to by a game that looked the same."""
        found = set()
        for deal in small_deals(self.deal, self.seat, self.deck):
            state = self.replay(deal)
            if state is not None:
                found.add(faces(state))
        return found

    def replay(self, deal: QuandoDeal) -> QuandoRound | None:
        """The same game from another deal, or None if the seat would have seen a difference.

        Its own cards the seat knows by the place they came from, not by their backs.
        """
        state = QuandoRound(self.options, deal, (0,) * len(deal.hands))
        for (actor, own_action, data), seen in zip(self.actions, self.seen, strict=True):
            try:
                own = actor == self.seat
                action = own_action if own else QUANDO.codec.read_action(state, actor, data)
                state.check(actor, action)
            except (Refusal, BadRecord):
                return None
            events: list[Event] = []
            state.apply(actor, action, events)
            if looks(state, self.seat, events) != seen:
                return None
        return state


# Hands of four lay a triplet at once, so the others pay. In some of these games forgetting any one
# part of what was seen would show.
TRIPLETS = {
    (4, 2, 2): (1, 20, 21, 22, 35, 40, 59, 60, 62, 96, 97, 103, 123, 253, 291, 726, 1051, 4642),
    (4, 3): (58, 59, 134, 157, 213, 251, 326, 349, 365, 388, 972),
}
# Sizes of hands, highest number, actions, seed.
CASES = [
    *((sizes, 4, 2 + seed % 19, seed) for sizes, seeds in TRIPLETS.items() for seed in seeds),
    *(((3, 2), 3, steps, steps) for steps in range(1, 25)),
    *(((2, 1, 1), 3, steps, steps) for steps in range(1, 25)),
    *(((2, 2, 1), 3, steps, steps) for steps in range(1, 25)),
    *(((1, 4), 3, steps, steps) for steps in range(1, 25)),
]


def small_histories() -> Iterator[History]:
    for sizes, top, steps, seed in CASES:
        history = History(seed, sizes, top, steps)
        if history.truth.to_act():
            yield history


@pytest.mark.parametrize("part", range(4))
def test_samples_are_uniform_over_all_that_agrees(part: int) -> None:
    """Compared with every deal of a small deck whose game would have looked the same."""
    for number, history in enumerate(small_histories()):
        if number % 4 == part:
            possible = history.possible()
            assert faces(history.truth) in possible
            sampler = Sampler(history.truth.observe(history.seat), history.deck)
            chance = Chance(number)
            draws = 60 * len(possible)
            counts = Counter(faces(sampler.draw(chance)) for _ in range(draws))
            assert set(counts) == possible
            chi = sum((counts[state] - 60) ** 2 / 60 for state in possible)
            freedom = len(possible) - 1
            assert chi <= freedom + 6 * (2 * freedom) ** 0.5


def test_the_small_cases_hold_every_kind_of_knowledge() -> None:
    """Otherwise the test above would say nothing about it."""
    kinds = Counter[str]()
    for history in small_histories():
        view = history.truth.observe(history.seat)
        others = [seen for hand in view.others for seen in hand]
        closed = [[seen.back for seen in hand if seen.front is None] for hand in view.others]
        kinds["no zero"] += any(view.no_zero)
        kinds["not all zero"] += any(view.not_all_zero)
        kinds["turned pile"] += view.pile_turned
        kinds["own back known"] += any(own.back is not None for own in view.hand)
        kinds["front known"] += any(seen.front is not None for seen in others)
        kinds["one back twice"] += any(len(set(backs)) < len(backs) for backs in closed)
    assert min(kinds.values()) >= 3, kinds


# --------------------------------------------------------------------- the pairing


def assignments(wanted: list[int], lines: list[Sides]) -> int:
    """How often each line can be given to one of its ends or to none, by trying."""
    found = 0
    for chosen in product((None, 0, 1), repeat=len(lines)):
        got = Counter(line[end] for line, end in zip(lines, chosen, strict=True) if end is not None)
        found += all(got[number] == wanted[number] for number in range(11))
    return found


@pytest.mark.parametrize("seed", range(20))
def test_the_pairing_counts_all_possibilities(seed: int) -> None:
    chance = Chance(seed)
    pool = PAIRS if seed % 2 else [line for line in PAIRS if line[1] < 6]
    lines = chance.shuffled(pool)[:8]
    wanted = [0] * 11
    for line in lines:
        end = chance.below(3)
        if end < 2:
            wanted[line[end]] += 1
    pairing = Pairing(wanted, set(lines), wanted)
    ways = prod(max(1, wanted[high]) for low, high in lines if low == 0)
    assert pairing.possibilities == ways * assignments(wanted, lines)
    drawn = pairing.draw(chance)
    taken = [pair((number, other)) for number, others in enumerate(drawn) for other in others]
    assert [len(others) for others in drawn] == wanted
    assert len(set(taken)) == len(taken)
    assert set(taken) <= set(lines)


def test_the_pairing_without_any_possibility_says_so() -> None:
    wanted = [0] * 11
    wanted[3] = 2
    with pytest.raises(ValueError, match="no possibility"):
        Pairing(wanted, {(3, 4)}, wanted)
