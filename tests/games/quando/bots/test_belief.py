"""What a player believes of the draw pile: odds by what it knows, which go by the others' deeds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from math import fsum

import pytest

from quando_desktop.engine.chance import Chance
from quando_desktop.games import GAMES
from quando_desktop.games.quando.bots.belief import Belief
from quando_desktop.games.quando.bots.guess import CHAINS, Guess
from quando_desktop.games.quando.bots.likeness import Likeness
from quando_desktop.games.quando.bots.weights import trained
from quando_desktop.games.quando.rules.cards import NUMBERS, pair
from quando_desktop.games.quando.rules.round import QuandoRound
from quando_desktop.games.quando.rules.sampler import Sampler
from quando_desktop.games.quando.rules.view import QuandoView
from tests.games.quando.positions import turns

SEATS = 4
LIKENESS = Likeness(trained()[SEATS].policy())


def believe(view: QuandoView, worlds: int = CHAINS) -> Belief:
    return Belief(view, LIKENESS, worlds, Chance(1))


@pytest.fixture(scope="module")
def some() -> list[QuandoView]:
    """Good players after some turns, in rounds whose pile was not turned yet."""
    found = []
    for seed in range(6):
        state = next(islice(turns(SEATS, seed, wild=10_000), 14, None), None)
        if state is not None and not state.pile_turned and len(state.draw) > 1:
            found.append(state.observe(state.actor))
    return found


def test_odds_are_odds_and_no_card_comes_twice(some: list[QuandoView]) -> None:
    for view in some[:3]:
        belief = believe(view)
        assert belief.next_shown is not None
        assert fsum(belief.next_shown) == pytest.approx(1)
        seen = {pair((own.front, own.back)) for own in view.hand if own.back is not None} | {
            pair((up, down)) for up, down in view.discard if up is not None and down is not None
        }
        for number in NUMBERS:
            odds = belief.behind(number)
            if odds is not None:
                assert fsum(odds) == pytest.approx(1)
                assert odds[number] == 0
                assert not any(odds[b] for a, b in seen if a == number)


def test_the_odds_are_those_of_the_worlds(
    some: list[QuandoView], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What lies behind the top card comes as often as it is believed to: seen with worlds that are
    independent of each other."""

    def equally_likely(self: Guess, count: int, chance: Chance) -> Iterator[QuandoRound]:
        return (self.sampler.draw(chance) for _ in range(count))

    monkeypatch.setattr(Guess, "worlds", equally_likely)
    view, count = some[0], 1500
    top = view.draw[0].up
    assert top is not None
    sampler, chance = Sampler(view), Chance(2)
    card = sampler.model.draw[-1]
    found = Counter(sampler.draw(chance).back[card] for _ in range(count))
    odds = believe(view, 200).behind(top)
    assert odds is not None
    assert max(abs(found[number] / count - odds[number]) for number in NUMBERS) < 0.03


def test_hidden_cards_change_nothing(some: list[QuandoView]) -> None:
    view = some[0]
    other = GAMES["quando"].sample(view, Chance(5)).observe(view.seat)
    assert isinstance(other, QuandoView)
    assert believe(other).next_shown == believe(view).next_shown
    assert believe(other).behind(0) == believe(view).behind(0)


def test_the_others_keep_low_sides_so_the_pile_is_higher(some: list[QuandoView]) -> None:
    """Higher than counting says, for whom all worlds are equally likely."""
    believed, counted = 0.0, 0.0
    for view in some:
        odds = believe(view, 4 * CHAINS).next_shown
        assert odds is not None
        believed += fsum(number * chance for number, chance in enumerate(odds)) / len(some)
        sampler, chance = Sampler(view), Chance(3)
        for _ in range(40):
            world = sampler.draw(chance)
            sides = [world.front[card] + world.back[card] for card in sampler.unseen]
            counted += fsum(sides) / len(sides) / 2 / 40 / len(some)
    assert believed > counted + 0.05
