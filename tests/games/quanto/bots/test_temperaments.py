"""Eight characters: each leans its own way, at every level, and none of them is foolish."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from quando_desktop.bots.characters import CHARACTERS
from quando_desktop.engine.chance import Chance
from quando_desktop.games.quanto.bots.heuristic import HASTE, HeuristicBot
from quando_desktop.games.quanto.bots.levels import make
from quando_desktop.games.quanto.bots.reckoning import WeighedMove
from quando_desktop.games.quanto.rules.actions import (
    Discard,
    Extend,
    Form,
    QuantoAction,
    Steal,
    Take,
)
from quando_desktop.games.quanto.rules.effects import card_of
from quando_desktop.games.quanto.rules.round import QuantoRound
from quando_desktop.games.quanto.rules.view import QuantoView
from tests.games.quanto.rounds import made_round
from tests.games.quanto.rounds_in_play import positions

LEANING = pytest.mark.parametrize("level", ["easy", "fair", "good"])


@cache
def some_turns() -> list[tuple[QuantoView, int]]:
    return [
        (state.observe(seat), number)
        for seats in (2, 3)
        for seed in range(10)
        for number, (state, seat) in enumerate(positions(seats, seed))
    ]


@cache
def habits(level: str, name: str) -> Counter[str]:
    """What somebody does in some positions."""
    bot = make(level, CHARACTERS[name])
    found = Counter[str]()
    for view, number in some_turns():
        action = bot.choose(view, Chance(number))
        found[type(action).__name__] += 1
        found["threes"] += action == Discard(3)
        found["late takes"] += isinstance(action, Take) and view.draw < 40
    return found


@LEANING
def test_patience_goes_on_building_and_impatience_takes(level: str) -> None:
    takes = {name: habits(level, name)["Take"] for name in ("bruno", "olive", "vesna")}
    assert takes["bruno"] < takes["vesna"]
    assert takes["bruno"] <= takes["olive"] <= takes["vesna"]


@LEANING
def test_late_courage_takes_towards_the_end(level: str) -> None:
    """Against who is as patient and never gets bold."""
    patient = make(level, CHARACTERS["hedda"]._replace(late_courage=0.0))
    late = 0
    for view, number in some_turns():
        late += view.draw < 40 and isinstance(patient.choose(view, Chance(number)), Take)
    assert habits(level, "hedda")["late takes"] >= late
    assert habits(level, "hedda")["late takes"] > habits(level, "bruno")["late takes"]


@LEANING
def test_curiosity_turns_up_cards_and_caution_does_not(level: str) -> None:
    threes = {name: habits(level, name)["threes"] for name in ("pip", "olive", "nils")}
    assert threes["pip"] > threes["nils"]
    assert threes["pip"] >= threes["olive"] >= threes["nils"]


@LEANING
def test_who_saves_up_forms_and_extends(level: str) -> None:
    built = {
        name: habits(level, name)["Form"] + habits(level, name)["Extend"]
        for name in ("mira", "olive")
    }
    assert built["mira"] > built["olive"]


def test_haste_costs_little() -> None:
    """At the good level: never much worse than the best, never behind another as good."""
    hasty, plain = HeuristicBot(CHARACTERS["figo"]), HeuristicBot()
    differ = 0
    for view, number in some_turns()[::5]:
        if view.seat != view.active:
            continue
        choices = hasty.reckon(view).choices
        action = hasty.choose(view, Chance(number))
        chosen = next(each for each in choices if each.action == action)
        assert chosen.score >= choices[0].score - HASTE
        cards = [*[own.kind for own in view.hand], *view.turned_up]
        good = [each for each in choices if each.score >= choices[0].score - HASTE]
        assert cards.index(chosen.card) == min(cards.index(each.card) for each in good)
        differ += plain.choose(view, Chance(number)) != action
    assert differ > 10


def test_who_forgets_counts_with_cards_that_are_gone() -> None:
    state = made_round("9 7", "5 5", display="12 11", draw="8 8 6 4")
    view = state.observe(0)
    olive, figo = (
        len(HeuristicBot(CHARACTERS[name]).reckon(view).worlds.unseen) for name in ("olive", "figo")
    )
    assert figo == olive + round(0.1 * len(view.gone))


# ------------------------------------------------------------------------- leanings


def leans(name: str, state: QuantoRound) -> dict[type[QuantoAction], float]:
    choices: list[WeighedMove] = HeuristicBot(CHARACTERS[name]).reckon(state.observe(0)).choices
    return {type(each.action): each.lean for each in choices}


def test_a_leaning_is_small_and_olive_has_none() -> None:
    state = made_round(
        "9 3 J 8", "5 5", display="12 11 6", rest=True, quantos={0: (9, "4 5"), 1: (5, "2 3")}
    )
    for name in CHARACTERS:
        assert all(abs(lean) < 1 for lean in leans(name, state).values())
    assert set(leans("olive", state).values()) == {0.0}
    assert leans("bruno", state)[Take] < 0 < leans("vesna", state)[Take]
    assert leans("mira", state)[Extend] > 0
    forming = made_round("4 11", "5 5", display="8 12", rest=True)
    assert leans("mira", forming)[Form] > 0
    curious = made_round("3", "5 5", display="12 12", rest=True)
    assert leans("pip", curious)[Discard] > 0 > leans("nils", curious)[Discard]


@pytest.mark.parametrize("level", ["fair", "good"])
def test_no_leaning_goes_so_far_as_to_be_foolish(level: str) -> None:
    """A large quanto is taken, or stolen, by everybody who thinks of it."""
    mine = made_round(
        "9 8 8 11", "5 5", display="12 10", draw="6 6", quantos={0: (9, "4 5 3 6 2 7 1 8")}
    )
    theirs = made_round(
        "J 8 8 11", "5 5", display="12 10", draw="6 6", quantos={1: (9, "4 5 3 6 2 7 1 8")}
    )
    for temperament in CHARACTERS.values():
        bot = make(level, temperament)
        for state, kind in ((mine, Take), (theirs, Steal)):
            done = [bot.choose(state.observe(0), Chance(seed)) for seed in range(10)]
            assert sum(isinstance(action, kind) for action in done) >= 8
            assert all(card_of(action) in (0, 8, 9, 11) for action in done)  # type: ignore[arg-type]
