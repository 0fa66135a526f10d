"""What characters lean to shows in what they do, at every level that knows the leaning."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

import pytest

from quando_desktop.bots.bot import Bot
from quando_desktop.bots.characters import CHARACTERS, PLAIN, Temperament
from quando_desktop.engine.chance import Chance
from quando_desktop.games.quando.bots.expert import ExpertBot
from quando_desktop.games.quando.bots.heuristic import HASTE, HeuristicBot
from quando_desktop.games.quando.bots.levels import make
from quando_desktop.games.quando.bots.simple import EASY, FAIR, SimpleBot
from quando_desktop.games.quando.bots.weights import built_in
from quando_desktop.games.quando.rules.actions import Draw, Phase, Play
from quando_desktop.games.quando.rules.round import QuandoRound
from quando_desktop.games.quando.rules.view import QuandoView
from tests.games.quando.positions import positions, turns
from tests.games.quando.rounds import KNOCK, PASS, SHOWN, act, play, table

BUILT_IN = dict.fromkeys(range(2, 7), built_in())
"""They knock with three or less, whenever."""

Maker = Callable[[Temperament], Bot[QuandoView]]
SIMPLE: Maker = lambda temperament: SimpleBot(FAIR, temperament)  # noqa: E731
GOOD: Maker = lambda temperament: HeuristicBot(temperament, BUILT_IN)  # noqa: E731
EXPERT: Maker = lambda temperament: ExpertBot(temperament, BUILT_IN, effort=0.05)  # noqa: E731
THINKING: Maker = lambda temperament: ExpertBot(temperament, effort=0.3)  # noqa: E731
"""As the program has it, in less time: what is sure is seen to be."""

TRIES = 200
EVERY_LEVEL = pytest.mark.parametrize(
    "maker", [SIMPLE, GOOD, EXPERT], ids=["simple", "good", "expert"]
)


@cache
def made(maker: Maker, name: str) -> Bot[QuandoView]:
    return maker(CHARACTERS[name])


def choice(maker: Maker, name: str, state: QuandoRound, seed: int = 1) -> object:
    return made(maker, name).choose(state.observe(state.actor), Chance(seed))


def how_often(name: str, state: QuandoRound, action: object) -> float:
    """Simple players lean by chance: the part of their choices that are this one."""
    chosen = [choice(SIMPLE, name, state, seed) for seed in range(TRIES)]
    return chosen.count(action) / TRIES


# --------------------------------------------------------------------- knocking


def holding(total: int, plays: int) -> QuandoRound:
    """Somebody with two unlike cards who may knock."""
    low = (total - 1) // 2
    state = table(f"{low}/10 {total - low}/9", "8/1 7/2 6/3 5/4", plays_before_knock=0)
    state.play_counts = [plays, plays]
    return state


def knocks_up_to(name: str, plays: int) -> int:
    """The highest total with which somebody good knocks."""
    states = {total: holding(total, plays) for total in range(1, 12)}
    return max(total for total, state in states.items() if choice(GOOD, name, state) is KNOCK)


def test_patience_waits_for_a_lower_total_and_impatience_does_not() -> None:
    limits = {name: knocks_up_to(name, plays=3) for name in CHARACTERS}
    assert limits["olive"] == 3
    assert limits["bruno"] == 2
    assert limits["vesna"] == 4
    assert limits["hedda"] == 2
    assert limits["pip"] == limits["mira"] == limits["figo"] == 3


def test_simple_players_lean_by_a_part_of_a_point() -> None:
    two, three, four = (holding(total, plays=3) for total in (2, 3, 4))
    for name in ("olive", "pip", "mira", "figo"):
        assert how_often(name, three, KNOCK) == 1
        assert how_often(name, four, KNOCK) == 0
    assert how_often("bruno", two, KNOCK) == 1
    assert 0.1 < how_often("bruno", three, KNOCK) < 0.4
    assert 0.1 < how_often("vesna", four, KNOCK) < 0.4
    assert 0.4 < how_often("hedda", three, KNOCK) < 0.7


def test_who_waits_has_fewer_whims() -> None:
    """A child of eight knocks on a whim; a patient one not so often."""
    state = holding(9, plays=3)
    view = state.observe(state.actor)

    def whims(name: str) -> int:
        bot = SimpleBot(EASY, CHARACTERS[name])
        return sum(bot.choose(view, Chance(seed)) is KNOCK for seed in range(TRIES))

    assert whims("bruno") < whims("hedda") < whims("olive")
    assert whims("vesna") == pytest.approx(whims("olive"), abs=TRIES / 20)


def test_late_courage_comes_with_a_long_round() -> None:
    early, late = (knocks_up_to("hedda", plays) for plays in (5, 10))
    assert early == 2
    assert late > early
    assert knocks_up_to("olive", 10) == 3
    assert knocks_up_to("bruno", 10) == 2


def test_late_courage_of_simple_players() -> None:
    early, late = (how_often("hedda", holding(4, plays), KNOCK) for plays in (5, 10))
    assert early == 0
    assert late > 0.1
    assert how_often("olive", holding(4, 10), KNOCK) == 0


# ---------------------------------------------------------------------- drawing


def dealt_to_draw(shown: int) -> QuandoRound:
    """Somebody has laid two 9s; the top card shows this."""
    state = table("9/1 9/2 1/3", "8/1 7/2 6/3", draw=f"{shown}/10")
    act(state, 0, "9/1 9/2")
    return state


@cache
def draws() -> list[QuandoView]:
    """What somebody sees who has to choose a side."""
    return [
        state.observe(state.actor)
        for seed in range(40)
        for state in positions(2, seed)
        if state.phase is Phase.DRAW
    ]


def hidden(maker: Maker, name: str) -> int:
    """How many of these draws somebody makes by the hidden side."""
    bot = maker(CHARACTERS[name])
    return [bot.choose(view, Chance(1)) for view in draws()].count(Draw.HIDDEN)


def test_curiosity_of_simple_players() -> None:
    """Mostly a number lower, or higher."""
    four, five = (dealt_to_draw(shown) for shown in (4, 5))
    assert how_often("olive", four, Draw.SHOWN) == 1
    assert how_often("olive", five, Draw.SHOWN) == 0
    assert how_often("pip", four, Draw.SHOWN) < 0.4
    assert how_often("nils", five, Draw.SHOWN) > 0.6


@EVERY_LEVEL
def test_curiosity_takes_hidden_sides_and_caution_shown_ones(maker: Maker) -> None:
    nils, olive, pip = (hidden(maker, name) for name in ("nils", "olive", "pip"))
    assert nils < olive < pip
    assert hidden(maker, "mira") == hidden(maker, "bruno") == olive


def test_curiosity_has_its_limits() -> None:
    """A zero that is shown everybody takes."""
    assert choice(GOOD, "pip", dealt_to_draw(0)) is Draw.SHOWN


def test_an_expert_is_less_curious() -> None:
    good, expert = (
        [hidden(maker, name) for name in ("nils", "olive", "pip")]
        for maker in (HeuristicBot, ExpertBot)
    )
    assert good[0] == expert[0] < expert[1] == good[1] < expert[2] < good[2]


def test_curiosity_goes_on_in_the_last_round() -> None:
    """The shown 5 is as good as the hidden side, about."""
    state = table("1/5 2/5", "9/1 9/2 8/4", plays_before_knock=0, draw="5/0")
    act(state, 0, KNOCK)
    act(state, 1, "9/1 9/2")
    assert choice(GOOD, "pip", state) is Draw.HIDDEN
    assert choice(GOOD, "nils", state) is Draw.SHOWN


# ------------------------------------------------------------------- collecting


def test_who_saves_up_lays_the_triplet_and_not_the_pair() -> None:
    state = table("10/1 10/2 6/3 6/4 6/5", "8/1 7/2 6/8")
    assert choice(SIMPLE, "olive", state) == play(state, 0, "10/1 10/2")
    assert choice(SIMPLE, "mira", state) == play(state, 0, "6/3 6/4 6/5")


def sizes_laid(maker: Maker, name: str) -> tuple[int, int]:
    """How many triplets and how many pairs somebody lays in some positions."""
    bot = maker(CHARACTERS[name])
    triplets = pairs = 0
    for state in some_turns():
        view = state.observe(state.actor)
        action = bot.choose(view, Chance(1))
        if isinstance(action, Play):
            fronts = [view.hand[place].front for place in action.places]
            triplets += len(fronts) == 3 and len(set(fronts)) == 1
            pairs += len(fronts) == 2
    return triplets, pairs


def some_turns() -> Iterator[QuandoRound]:
    for seed in range(20):
        yield from turns(2 + seed % 3, seed, wild=2)


@pytest.mark.parametrize("level", ["fair", "good"])
def test_over_many_turns_there_are_more_triplets_and_fewer_pairs(level: str) -> None:
    maker: Maker = lambda temperament: make(level, temperament)  # noqa: E731
    triplets, pairs = sizes_laid(maker, "olive")
    more_triplets, fewer_pairs = sizes_laid(maker, "mira")
    assert more_triplets > triplets
    assert fewer_pairs < pairs


# ------------------------------------------------------------------------- haste


def test_haste_lays_the_first_good_set() -> None:
    """The pair of 4s lies before the 9 and is worth a point less."""
    state = table("4/1 4/2 9/3 0/5", "8/1 7/2 6/3")
    assert how_often("olive", state, play(state, 0, "9/3")) == 1
    assert 0.15 < how_often("figo", state, play(state, 0, "4/1 4/2")) < 0.5
    state = table("3/1 3/2 9/3 0/5", "8/1 7/2 6/3")
    assert how_often("figo", state, play(state, 0, "9/3")) == 1, "three points are too many"


def test_haste_costs_little() -> None:
    """At the good level: never much worse than the best, never behind another as good."""
    hasty = HeuristicBot(CHARACTERS["figo"])
    plain = HeuristicBot(CHARACTERS["figo"]._replace(haste=0.0))
    differ = 0
    for state in some_turns():
        view = state.observe(state.actor)
        action = hasty.choose(view, Chance(1))
        if view.call is not None or not isinstance(action, Play):
            continue
        reckoning = hasty.reckon(view)
        good = [laid for value, laid in reckoning.sets if value <= reckoning.sets[0][0] + HASTE]
        assert action == reckoning.play(min(good))
        differ += plain.choose(view, Chance(1)) != action
    assert differ > 5


# ------------------------------------------------------------------------ memory


def discarded() -> QuandoRound:
    """Seat 0 has seen both sides of what seat 1 laid: first 7/5, last 9/5."""
    state = table("1/0 2/0 3/0 4/0", "7/5 8/5 9/5 6/1", draw="2/1 10/1 3/1 10/2 4/1 10/3", dealer=0)
    for mine, theirs in (("4/0", "7/5"), ("3/0", "8/5")):
        act(state, 1, theirs, SHOWN)
        act(state, 0, mine, SHOWN)
    act(state, 1, "9/5", SHOWN)
    return state


@pytest.mark.parametrize(
    ("memory", "forgotten"), [(1.0, set()), (0.7, {7}), (0.5, {7, 8}), (0.0, {7, 8, 9})]
)
def test_who_forgets_reckons_with_cards_that_are_gone(memory: float, forgotten: set[int]) -> None:
    """What lies on top is remembered best."""
    view = discarded().observe(0)
    odds = HeuristicBot(PLAIN._replace(memory=memory)).reckon(view).odds(5)
    assert {number for number in (7, 8, 9) if odds[number]} == forgotten


def test_only_figo_forgets() -> None:
    assert [name for name, found in CHARACTERS.items() if found.memory < 1] == ["figo"]


# ------------------------------------------------------------------- all of them


@pytest.mark.parametrize("maker", [SIMPLE, GOOD, THINKING], ids=["simple", "good", "expert"])
def test_no_leaning_goes_so_far_as_to_be_foolish(maker: Maker) -> None:
    """A sure knock is made, and nobody lays zeros in the last round."""
    sure = table("0/1 1/2", "9/1 8/2 10/3 7/4 6/5 9/8", plays_before_knock=0)
    sure.play_counts = [3, 3]
    last = table("1/5 2/5", "0/1 0/2 1/2", plays_before_knock=0, draw="9/8")
    act(last, 0, KNOCK)
    for name in CHARACTERS:
        assert choice(maker, name, sure) is KNOCK
        assert choice(maker, name, last) is PASS
