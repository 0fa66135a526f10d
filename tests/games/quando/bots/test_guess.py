"""What the others probably hold: every world agrees with what was seen, and those that fit what
somebody did come more often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from math import exp

import pytest

from quando_desktop.engine.chance import Chance
from quando_desktop.games.quando.bots import guess as guess_module
from quando_desktop.games.quando.bots.guess import PLAIN_SHARE, Guess, Walk
from quando_desktop.games.quando.bots.likeness import Likeness
from quando_desktop.games.quando.bots.weights import trained
from quando_desktop.games.quando.rules.actions import Phase
from quando_desktop.games.quando.rules.cards import PAIRS, Sides, pair
from quando_desktop.games.quando.rules.deeds import Did
from quando_desktop.games.quando.rules.hand import CARD, COUNT, COUNT_BITS, UNITS, held, shape_of
from quando_desktop.games.quando.rules.round import QuandoRound
from quando_desktop.games.quando.rules.sampler import UNSEEN, Sampler
from quando_desktop.games.quando.rules.view import QuandoView
from tests.games.quando.positions import turns
from tests.games.quando.rounds import HIDDEN, KNOCK, SHOWN, act, table

LIKENESSES = {seats: Likeness(trained()[seats].policy()) for seats in range(2, 7)}
EVERY_TABLE = pytest.mark.parametrize("seats", range(2, 7))


def guess_of(view: QuandoView) -> Guess:
    return Guess(view, LIKENESSES[view.seats])


def some_views(seats: int, seeds: int, every: int) -> Iterator[QuandoView]:
    """Of those whose turn it is."""
    for seed in range(seeds):
        for number, state in enumerate(turns(seats, seed, plays_before_knock=3)):
            if number % every == 0:
                yield state.observe(state.actor)


# ------------------------------------------------------------------- agreement


def whole(world: QuandoRound) -> QuandoRound:
    """A walk changes sides only: the hands are sorted anew by them."""
    twin = world.copy()
    places = [[each & CARD for each in hand] for hand in world.hands]
    arrivals = [[each % (1 << 24) >> 6 for each in hand] for hand in world.hands]
    twin.hands = [
        sorted(held(twin.front[card], arrival, card) for card, arrival in zip(*each, strict=True))
        for each in zip(places, arrivals, strict=True)
    ]
    twin.shapes = [shape_of(hand) for hand in twin.hands]
    return twin


@EVERY_TABLE
def test_every_world_agrees_with_the_observation(seats: int) -> None:
    told = Counter[str]()
    for view in some_views(seats, seeds=3, every=7):
        before: list[int] = []
        for world in guess_of(view).worlds(12, Chance(seats)):
            sides = zip(world.front, world.back, strict=True)
            assert sorted(map(pair, sides)) == list(PAIRS)
            assert whole(world).observe(view.seat) == view
            for owner, hand in enumerate(world.hands):
                closed = {
                    world.back[each & CARD]: world.front[each & CARD]
                    for each in hand
                    if owner != view.seat and not world.memory.is_open(owner, each & CARD)  # type: ignore[union-attr]
                }
                no_zero, not_all = view.no_zero[owner], view.not_all_zero[owner]
                for back, front in closed.items():
                    assert front or not no_zero >> back & 1
                zeros = sum(1 << back for back, front in closed.items() if not front)
                assert not not_all or zeros & not_all != not_all
                told["no zero"] += bool(no_zero)
                told["not all"] += bool(not_all)
            told["walked"] += before not in ([], world.front)
            before = world.front.copy()
    assert told["walked"] > 50
    assert told["no zero"] > 10


@pytest.mark.parametrize("count", [1, 6, 13])
def test_there_are_as_many_worlds_as_were_asked_for(count: int) -> None:
    state = table("9/1 8/2 4/3", "7/1 6/2 5/3", draw="10/5")
    assert len(list(guess_of(state.observe(0)).worlds(count, Chance(1)))) == count


def test_worlds_without_anything_closed_differ_only_in_the_piles() -> None:
    """The other's only card was taken by its shown side."""
    state = table("9/1 8/2 4/3", "7/1", draw="10/5 3/0")
    act(state, 0, "9/1", HIDDEN)
    act(state, 1, "7/1", SHOWN)
    guess = guess_of(state.observe(0))
    assert guess.closed == []
    worlds = [world.front.copy() for world in guess.worlds(5, Chance(1))]
    assert len(worlds) == 5
    assert worlds[0] != worlds[1]


# ------------------------------------------------------- small decks, counted exactly


DECK = list(combinations(range(6), 2))
Shares = dict[tuple[int, ...], float]


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> QuandoRound:
    """A round with a small deck. Seat 1 laid a lone 5 and took a 3; three of its cards are closed.

    Whatever seat 0 has seen one side of shows a 1 or a 2, as two of the closed cards do. So the
    walk can change everything.
    """
    monkeypatch.setattr(guess_module, "Sampler", lambda view: Sampler(view, DECK))
    state = table("2/0", "5/1 3/1 4/2 5/2", draw="4/5 3/4 2/3", rest=False, plays_before_knock=1)
    used = {pair(sides) for sides in zip(state.front, state.back, strict=True)}
    for a, b in DECK:
        if (a, b) not in used:
            state.draw.insert(0, len(state.front))
            state.front.append(b)
            state.back.append(a)
    act(state, 0, "2/0", HIDDEN)
    act(state, 1, "5/2", SHOWN)
    return state


def fronts(guess: Guess, world: QuandoRound) -> tuple[int, ...]:
    return tuple(world.front[card] for card in guess.closed)


def exact_shares(guess: Guess, fits: bool) -> Shares:
    """Every way to give the half-seen cards their other sides, by trying."""
    model = guess.sampler.model
    sides = zip(model.front, model.back, strict=True)
    known = {pair(each) for each in sides if UNSEEN not in each}
    half = [(card, seen) for seen, cards in enumerate(guess.sampler.half_seen) for card in cards]
    found: Shares = {}

    def fill(world: QuandoRound, place: int, left: set[Sides]) -> None:
        if place == len(half):
            weight = exp(sum(guess.fit(world, seat) for seat in range(world.seats))) if fits else 1
            found[fronts(guess, world)] = found.get(fronts(guess, world), 0.0) + weight
            return
        card, seen = half[place]
        for each in left:
            if seen in each:
                twin = world.copy()
                other = sum(each) - seen
                if twin.front[card] == UNSEEN:
                    twin.front[card] = other
                else:
                    twin.back[card] = other
                fill(twin, place + 1, left - {each})

    fill(model, 0, set(DECK) - known)
    whole_weight = sum(found.values())
    return {each: weight / whole_weight for each, weight in found.items()}


def shares(counts: Counter[tuple[int, ...]]) -> Shares:
    return {each: count / counts.total() for each, count in counts.items()}


def distance(one: Shares, other: Shares) -> float:
    """From 0 for the same shares to 1."""
    return sum(abs(one.get(each, 0) - other.get(each, 0)) for each in {*one, *other}) / 2


def test_a_walk_meets_each_world_as_often_as_it_fits(small: QuandoRound) -> None:
    guess = guess_of(small.observe(0))
    exact = exact_shares(guess, fits=True)
    assert len(guess.closed) == 3
    assert len(exact) > 20
    assert distance(exact, exact_shares(guess, fits=False)) > 0.2, "else this would say nothing"
    met = Counter[tuple[int, ...]]()
    for start in range(4):
        chance = Chance(start)
        world = guess.sampler.draw(chance)
        walk = Walk(guess, world)
        walk.steps(100, chance)
        for _ in range(2500):
            walk.steps(4, chance)
            met[fronts(guess, world)] += 1
    assert distance(exact, shares(met)) < 0.06


def test_who_did_nothing_may_hold_anything_alike(small: QuandoRound) -> None:
    """Without deeds worlds are as likely as the sampler's: all the same."""
    guess = guess_of(replace(small.observe(0), deeds=()))
    met = Counter[tuple[int, ...]]()
    for seed in range(60):
        met.update(fronts(guess, world) for world in guess.worlds(60, Chance(seed)))
    assert distance(exact_shares(guess, fits=False), shares(met)) < 0.06


def test_without_deeds_the_walk_changes_no_averages_in_a_whole_deck() -> None:
    for state in [state.copy() for state in turns(3, seed=5)][4:8:3]:
        view = replace(state.observe(state.actor), deeds=())
        guess = guess_of(view)
        drawn, walked = Counter[int](), Counter[int]()
        chance = Chance(1)
        for _ in range(600):
            world = guess.sampler.draw(chance)
            drawn.update(world.front[card] for card in guess.closed)
        for seed in range(20):
            for world in guess.worlds(30, Chance(seed)):
                walked.update(world.front[card] for card in guess.closed)
        for number in range(11):
            assert walked[number] / walked.total() == pytest.approx(
                drawn[number] / drawn.total(), abs=0.025
            )


# ---------------------------------------------------------------- what deeds tell


def mean_total(state: QuandoRound, seat: int, other: int) -> tuple[float, float]:
    """What the other's total seems to be, by the cards alone and by the deeds, too."""
    guess = guess_of(state.observe(seat))
    cards = guess.sampler.hands[other]
    chance = Chance(1)
    drawn = [guess.sampler.draw(chance).front for _ in range(300)]
    walked = [w.front.copy() for seed in range(4) for w in guess.worlds(60, Chance(seed))]
    one, two = (
        sum(front[card] for front in found for card in cards) / len(found)
        for found in (drawn, walked)
    )
    return one, two


def test_who_knocked_has_little() -> None:
    state = table("9/8 8/7 7/6 10/9", "1/5 0/5 2/5", plays_before_knock=0, draw="10/4", dealer=0)
    act(state, 1, KNOCK)
    by_cards, by_deeds = mean_total(state, 0, 1)
    assert by_deeds < by_cards - 4


def test_who_did_not_knock_has_more() -> None:
    """Seat 1 could have knocked, but laid a 1 from its last two cards."""
    state = table("9/8 8/7 7/6 10/8", "1/10 7/9", plays_before_knock=0, draw="8/4 6/4", dealer=0)
    state.play_counts = [3, 3]
    act(state, 1, "1/10", SHOWN)
    for number in range(2):
        by_cards, by_deeds = chance_of_front(state, number)
        assert by_cards > 0.05
        assert by_deeds < by_cards / 2


def chance_of_front(state: QuandoRound, number: int) -> tuple[float, float]:
    """That seat 1's closed cards have this front among them: by the cards, and by the deeds."""
    guess = guess_of(state.observe(0))
    chance = Chance(1)
    drawn = [guess.sampler.draw(chance).front for _ in range(400)]
    walked = [w.front.copy() for seed in range(6) for w in guess.worlds(60, Chance(seed))]
    one, two = (
        sum(any(front[card] == number for card in guess.closed) for front in found) / len(found)
        for found in (drawn, walked)
    )
    return one, two


def test_who_laid_a_pair_keeps_no_third_of_it() -> None:
    """A triplet of 8s would have been far better."""
    state = table("1/0 2/0 3/0 4/0", "8/1 8/2 5/7 9/6 3/5", draw="6/4 3/9", dealer=0)
    act(state, 1, "8/1 8/2", SHOWN)
    by_cards, by_deeds = chance_of_front(state, 8)
    assert by_cards > 0.15
    assert by_deeds < by_cards / 2


def test_who_passes_up_a_straight_for_two_plays_does_not_have_it() -> None:
    """Seat 1 laid a 6 and then a 5, each alone."""
    state = table("1/0 2/0 3/0 9/0", "6/1 5/2 10/8", draw="0/4 4/1 0/5 3/1", dealer=0)
    act(state, 1, "6/1", SHOWN)
    act(state, 0, "9/0", SHOWN)
    act(state, 1, "5/2", SHOWN)
    for number in (4, 7):
        by_cards, by_deeds = chance_of_front(state, number)
        assert by_cards > 0.05
        assert by_deeds < by_cards / 2


# ----------------------------------------------------------------- who is plain


def plainness(state: QuandoRound) -> float:
    """Of seat 1, as seat 0 sees it."""
    guess = guess_of(state.observe(0))
    found = [guess.plainness(world, 1) for world in guess.worlds(60, Chance(1))]
    assert all(0 <= each <= 1 for each in found)
    return sum(found) / len(found)


def test_nobody_is_known_before_they_have_done_anything() -> None:
    state = table("1/0 2/0 3/0 4/0", "10/1 10/2 7/3 7/4 7/5", draw="5/4")
    assert plainness(state) == pytest.approx(PLAIN_SHARE[2])


def test_who_lays_the_most_and_takes_any_low_side_seems_plain() -> None:
    """The other one lays a low card, keeps its high ones and takes another."""
    plain = table("1/0 2/0 3/0 4/0", "10/1 10/2 10/3 8/4 6/5", draw="4/9", dealer=0)
    act(plain, 1, "10/1 10/2 10/3", SHOWN)
    judging = table("1/0 2/0 3/0 4/0", "10/1 10/2 8/4 1/5 6/5", draw="9/4", dealer=0)
    act(judging, 1, "1/5", SHOWN)
    assert plainness(judging) < PLAIN_SHARE[2] / 2
    assert plainness(plain) > plainness(judging)


# ----------------------------------------------------------------- going backwards


def size_of(shape: int) -> int:
    size = 0
    while shape:
        size += shape & COUNT
        shape >>= COUNT_BITS
    return size


@EVERY_TABLE
def test_going_back_through_the_deeds_every_hand_is_as_it_was(seats: int) -> None:
    """It has its size, and its owner has played as often as they had by then."""
    compared = 0
    policy = LIKENESSES[seats].policy
    for view in some_views(seats, seeds=4, every=5):
        guess = guess_of(view)
        knocks = [place for place, deed in enumerate(view.deeds) if deed.did == Did.KNOCKED]
        told = view.deeds[: knocks[0] + 1] if knocks else view.deeds
        for seat in range(seats):
            deeds = [deed for deed in told if deed.seat == seat and deed.did != Did.TURNED_ZERO]
            plays = 0
            for deed, case in zip(deeds, reversed(guess._cases[seat]), strict=True):
                assert (case.did, case.plays) == (deed.did, plays)
                assert size_of(case.shape) + len(case.unknown) == deed.sizes[seat]
                plays += deed.did == Did.PLAYED
                others = [size for other, size in enumerate(deed.sizes) if other != seat]
                assert case.phase == policy.phase(plays, min(others))
                compared += 1
    assert compared > 100


def test_a_card_taken_open_is_not_mistaken_for_one_taken_closed() -> None:
    """Seat 1 took 3/5 openly, then another card with a 5 on its back, which it has laid since."""
    state = table("1/0 2/0 4/0 6/0", "9/1 9/2 8/1", draw="3/5 10/1 5/9 10/2 2/1 7/3", dealer=0)
    act(state, 1, "8/1", SHOWN)
    act(state, 0, "6/0", SHOWN)
    act(state, 1, "9/1", HIDDEN)
    act(state, 0, "4/0", SHOWN)
    act(state, 1, "9/5", SHOWN)
    guess = guess_of(state.observe(0))
    shapes = [(case.did, case.shape, len(case.unknown)) for case in reversed(guess._cases[1])]
    first, three = UNITS[8] + UNITS[9] + UNITS[9], UNITS[3]
    assert shapes == [
        (Did.PLAYED, first - UNITS[9], 1),
        (Did.TOOK_SHOWN, UNITS[9], 1),
        (Did.PLAYED, UNITS[9] + three, 1),
        (Did.TOOK_HIDDEN, three, 1),
        (Did.PLAYED, UNITS[9] + three, 1),
        (Did.TOOK_SHOWN, three, 1),
    ]


def test_a_zero_that_was_turned_is_a_zero_before() -> None:
    """Q14: seat 1 laid a 4 while it still had the 0 that the triplet made it turn."""
    state = table("7/1 7/2 7/3 1/0 5/3", "0/6 4/9 3/2", draw="2/8 9/10 10/8", dealer=0)
    act(state, 1, "4/9", SHOWN)
    act(state, 0, "7/1 7/2 7/3", SHOWN)
    assert state.phase is Phase.FLIP
    act(state, 1, state.legal(1)[0])
    act(state, 1, "6/0", SHOWN)
    guess = guess_of(state.observe(0))
    laid = [case for case in reversed(guess._cases[1]) if case.did == Did.PLAYED]
    assert [case.shape for case in laid] == [
        UNITS[4] + UNITS[0],
        UNITS[6] + UNITS[2],
    ]
    assert all(guess.sampler.model.front[card] == UNSEEN for card in laid[0].unknown)
