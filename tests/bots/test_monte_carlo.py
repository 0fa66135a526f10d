"""The computer player for any game of turns: legal, honest, seeded, and better than chance."""

from __future__ import annotations

from typing import Any

import pytest

from quando_desktop.bots.bot import Bot, RandomBot
from quando_desktop.bots.characters import PLAIN, temperament_of
from quando_desktop.bots.driver import play_round
from quando_desktop.bots.levels import LEVELS
from quando_desktop.bots.monte_carlo import SKILLS, MonteCarloBot, Skill, make
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import AnyGame
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Player
from tests.conformance.games import EXAMPLE, GAMES
from tests.conformance.playing import at_tables, new_match, play_on
from tests.example_game.rules import Barge, BargeRound, Load, Weigh

QUICK = Skill(worlds=3, effort=60)
TURNS = [game for game in GAMES.values() if not game.live]
SMALL_AND_LARGE = at_tables([(game, n) for game in TURNS for n in (game.seats[0], game.seats[-1])])
SHORT = {"quando": {"target": 15}}
"""Options that keep a match short."""


def play(match: Match, bots: list[Bot[Any]]) -> None:
    """A whole match, each player with a chance of its own."""
    chances = [Chance(f"{match.seed}/{seat}") for seat in range(match.seats)]
    while match.result is None:
        match.begin_round()
        play_round(match, bots, chances)


def wins(game: AnyGame, bot: Bot[Any], matches: int) -> float:
    """The share of matches for two that it wins against chance, from both seats."""
    won = 0.0
    for seed in range(matches):
        match = Match(game, [Player("A"), Player("B")], seed=seed)
        seat = seed % 2
        play(match, [bot, RandomBot()] if seat == 0 else [RandomBot(), bot])
        assert match.result is not None
        won += (seat in match.result.winners) / len(match.result.winners)
    return won / matches


@SMALL_AND_LARGE
def test_it_plays_whole_matches_of_any_game(game: AnyGame, seats: int) -> None:
    """The match accepts whatever it does."""
    players = [Player(f"Player {seat}") for seat in range(seats)]
    match = Match(game, players, SHORT.get(game.id), seed=3)
    play(match, [MonteCarloBot(game, QUICK)] * seats)
    assert match.result is not None


def test_it_plays_with_a_partner_and_leaves_the_talking_to_others() -> None:
    game = GAMES["quanto"]
    match = Match(game, [Player(f"P{seat}") for seat in range(4)], {"teams": True}, seed=3)
    match.begin_round()
    waited_for, *others = match.to_act()
    assert others, "a partner may speak"
    bot = MonteCarloBot(game, QUICK)
    assert [bot.choose(match.observe(seat), Chance(1)) for seat in others] == [None]
    assert bot.choose(match.observe(waited_for), Chance(1)) is not None
    play_round(match, [bot] * 4, [Chance(seat) for seat in range(4)])
    assert match.result is not None


@SMALL_AND_LARGE
def test_what_is_hidden_changes_no_decision(game: AnyGame, seats: int) -> None:
    """The same seed gives the same action, also in another world that agrees with what it knows."""
    bot = MonteCarloBot(game, QUICK)
    match = new_match(game, seats, seed=5)
    moved = 0
    for number, state in enumerate(play_on(match, Chance(5), actions=8)):
        if not state.to_act():
            continue
        seat = state.to_act()[0]
        known = state.observe(seat)
        world = game.sample(known, Chance(number).stream("world"))
        moved += any(world.observe(other) != state.observe(other) for other in range(seats))
        choices = [bot.choose(view, Chance(number)) for view in (known, world.observe(seat), known)]
        assert choices[0] in known.legal()
        assert choices == choices[:1] * 3
    assert moved >= 7


def test_another_chance_may_give_another_choice() -> None:
    """So the equal choices above are no accident."""
    match = new_match(EXAMPLE, 2, seed=5)
    match.begin_round()
    bot = MonteCarloBot(EXAMPLE, Skill(worlds=1, effort=30))
    view = match.observe(match.to_act()[0])
    assert len({bot.choose(view, Chance(seed)) for seed in range(20)}) > 1


def test_it_beats_chance_at_quando_clearly() -> None:
    game = GAMES["quando"]
    assert wins(game, MonteCarloBot(game, Skill(worlds=4, effort=300)), matches=10) >= 0.8


def test_it_beats_chance_at_the_example_clearly() -> None:
    assert wins(EXAMPLE, make(EXAMPLE, "fair", PLAIN), matches=30) >= 0.8


@pytest.mark.parametrize(
    ("own", "best"),
    [pytest.param(9, Weigh(), id="sunk"), pytest.param(1, Load(1), id="afloat")],
)
def test_it_weighs_a_barge_that_has_surely_sunk_and_no_other(own: int, best: object) -> None:
    """Three cards of its own and three unknown ones are aboard."""
    cargo = [(seat, own if seat == 0 else 5) for seat in (0, 1, 0, 1, 0, 1)]
    state = BargeRound(24 if own == 9 else 40, 0, [[1, own], [2, 3]], cargo)
    bot = make(EXAMPLE, "good", PLAIN)
    assert {bot.choose(state.observe(0), Chance(seed)) for seed in range(5)} == {best}


def test_levels_differ_in_effort_and_the_weakest_also_in_slips() -> None:
    assert tuple(SKILLS) == LEVELS
    skills = [SKILLS[level] for level in LEVELS]
    assert skills == sorted(skills)
    assert len({skill.effort for skill in skills}) == 4
    assert [skill.slips > 0 for skill in skills] == [True, False, False, False]


def test_slips_are_any_legal_action() -> None:
    state = BargeRound(24, 0, [[1, 2, 9], [1]], [(1, 9), (0, 9), (1, 9)])
    bot = MonteCarloBot(EXAMPLE, Skill(worlds=1, effort=1, slips=1.0))
    chosen = {bot.choose(state.observe(0), Chance(seed)) for seed in range(60)}
    assert chosen == set(state.legal(0))


def count_calls(monkeypatch: pytest.MonkeyPatch, owner: type, name: str) -> list[None]:
    """Has an entry for each call of a method from now on."""
    calls: list[None] = []
    method = getattr(owner, name)

    def counted(*arguments: Any) -> Any:
        calls.append(None)
        return method(*arguments)

    monkeypatch.setattr(owner, name, counted)
    return calls


def test_no_more_worlds_are_drawn_than_it_may_or_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    view = BargeRound(24, 0, [[1, 2, 9], [1]], [(1, 9)]).observe(0)
    drawn = count_calls(monkeypatch, Barge, "sample")
    MonteCarloBot(EXAMPLE, Skill(worlds=5, effort=2_000)).choose(view, Chance(1))
    assert len(drawn) == 5
    drawn.clear()
    MonteCarloBot(EXAMPLE, Skill(worlds=2_000, effort=40)).choose(view, Chance(1))
    assert 1 < len(drawn) < 20


def test_a_hasty_player_makes_do_with_half_the_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    view = BargeRound(24, 0, [[1, 2, 9], [1]], [(1, 9)]).observe(0)
    tried = count_calls(monkeypatch, BargeRound, "copy")
    efforts = []
    for character in ("olive", "figo"):
        tried.clear()
        make(EXAMPLE, "good", temperament_of(character)).choose(view, Chance(1))
        efforts.append(len(tried))
    assert efforts[1] == pytest.approx(efforts[0] / 2, rel=0.1)
