"""How fast computer players think, and what more thinking is worth.

A round played out is what their search does hundreds of times a decision; beside it stands the
same round played at random by the rules themselves. In Quando chance knocks early and so its rounds
are short: the comparison goes by the sets laid in the same time. Positions in the middle are the
first turns after half of a round that was played at random.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import cycle
from statistics import mean
from typing import Any

from quando_desktop.bots.levels import LEVELS
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import AnyGame, Observation
from quando_desktop.games import GAMES, make_bot
from quando_desktop.games.quando.bots.expert import BUDGETS
from quando_desktop.games.quando.bots.guess import Guess
from quando_desktop.games.quando.bots.likeness import Likeness
from quando_desktop.games.quando.bots.policy import Policy
from quando_desktop.games.quando.bots.search import playout_of
from quando_desktop.games.quando.bots.weights import trained
from quando_desktop.games.quando.rules.actions import Phase
from quando_desktop.games.quando.rules.round import QuandoRound
from quando_desktop.games.quando.rules.sampler import Sampler
from quando_desktop.games.quando.rules.view import QuandoView
from quando_desktop.games.quanto.bots.policy import Policy as QuantoPolicy
from quando_desktop.games.quanto.bots.weights import weights_for
from quando_desktop.games.quanto.bots.worlds import Worlds
from quando_desktop.games.quanto.rules.round import QuantoRound
from tests.bench import league
from tests.bench.report import Row, Table
from tests.bench.rounds import dealt, halfway, new_match, quanto_dealt
from tests.bench.timing import Contestant, Race, clock, no_collector

SEATS = (2, 4, 6)
QUANTO_TABLES: tuple[tuple[int, dict[str, int]], ...] = ((2, {}), (4, {"teams": True}), (6, {}))
POSITIONS = 40
RULES, SAMPLER = "random play by the rules", "worlds equally likely"
MATCHES, DECISIONS = 3, 120
"""Decisions are timed at so many moments of these matches."""
EFFORTS = (0.1, 0.3, 1.0)
DUELS, PROCESSES = 16, 2


def bench() -> Iterator[Table]:
    yield rounds_played_out()
    yield worlds_drawn()
    yield turns_played_on()
    for game in (game for game in GAMES.values() if not game.live):
        yield decision_times(game)
        yield strength_by_budget(game)


# ------------------------------------------------------------------ rounds played out


def rounds_played_out() -> Table:
    table = Table("rounds played out", (RULES,))
    pairs = [
        (
            _played_out(f"from {where}, {seats} players", seats, positions),
            _by_rules(f"by the rules from {where}, {seats} players", positions),
        )
        for where, make in (("the deal", dealt), ("the middle", middle))
        for seats in SEATS
        for positions in [[make(seats, f"bots {number}") for number in range(POSITIONS)]]
    ]
    race = Race([contestant for pair in pairs for contestant in pair])
    for ours, rules in pairs:
        # Nothing is left to chance here, so all the positions once are what a round has.
        rounds = race.rate(ours.name) / mean(ours.run() for _ in range(POSITIONS))
        ratios = {RULES: race.ratio(ours.name, rules.name)}
        table.rows.append(Row(ours.name, f"{rounds:,.0f} rounds/s", ratios))
    return table


def middle(seats: int, name: str) -> QuandoRound:
    """A turn begins, and the round is not over."""
    for attempt in range(1000):
        state = halfway(seats, f"{name} {attempt}")
        chance = Chance(name)
        while state.phase is not Phase.PLAY and state.to_act():
            state.apply(state.actor, chance.choice(state.legal(state.actor)))
        if state.phase is Phase.PLAY:
            return state
    raise AssertionError("no round has a middle")


def _played_out(name: str, seats: int, positions: Sequence[QuandoRound]) -> Contestant:
    policies: list[Policy] = [trained()[seats].policy()] * seats
    beginnings = cycle([playout_of(state, policies) for state in positions])

    def play() -> int:
        begin = next(beginnings)
        state = begin.copy()
        state.run()
        return sum(state.plays) - sum(begin.plays)

    return Contestant(name, play)


def _by_rules(name: str, positions: Sequence[QuandoRound]) -> Contestant:
    beginnings, random = cycle(positions), Chance(name).random

    def play() -> int:
        begin = next(beginnings)
        state = begin.search_copy()
        while acting := state.to_act():
            legal = state.legal(acting[0])
            state.apply(acting[0], legal[int(random() * len(legal))])
        return sum(state.play_counts) - sum(begin.play_counts)

    return Contestant(name, play)


# ---------------------------------------------------------------------- worlds drawn


def worlds_drawn() -> Table:
    """As many worlds as for a decision, and all that has to be prepared for them."""
    table = Table("likely worlds drawn", (SAMPLER,))
    pairs = []
    for seats in SEATS:
        states = [middle(seats, f"bots {number}") for number in range(POSITIONS)]
        views = [state.observe(state.actor) for state in states]
        likeness = Likeness(trained()[seats].policy())
        count, chance = BUDGETS[seats].worlds, Chance(f"bots {seats}")
        guessed = partial(_guess, likeness=likeness, count=count, chance=chance)
        sampled = partial(_sample, count=count, chance=chance)
        pairs.append(
            (
                _drawn(f"{seats} players", views, guessed, count),
                _drawn(f"sampler, {seats} players", views, sampled, count),
            )
        )
    race = Race([contestant for pair in pairs for contestant in pair])
    for guesses, samples in pairs:
        ratios = {SAMPLER: race.ratio(guesses.name, samples.name)}
        table.rows.append(Row(guesses.name, f"{race.rate(guesses.name):,.0f} worlds/s", ratios))
    return table


def _drawn(
    name: str, views: Sequence[QuandoView], work: Callable[[QuandoView], None], count: int
) -> Contestant:
    supply = cycle(views)

    def run() -> int:
        work(next(supply))
        return count

    return Contestant(name, run)


def _guess(view: QuandoView, likeness: Likeness, count: int, chance: Chance) -> None:
    for _ in Guess(view, likeness).worlds(count, chance):
        pass


def _sample(view: QuandoView, count: int, chance: Chance) -> None:
    sampler = Sampler(view)
    for _ in range(count):
        sampler.draw(chance)


# ------------------------------------------------------------------ Quanto, played on


def turns_played_on() -> Table:
    """Whole rounds of Quanto, from the deal to their end."""
    table = Table("Quanto played on", (RULES,))
    pairs = [
        (
            _quanto_played_on(what, rounds),
            _quanto_by_rules(f"by the rules, {what}", rounds),
        )
        for seats, options in QUANTO_TABLES
        for what in [f"{seats} players{', teams' if options else ''}"]
        for rounds in [[quanto_dealt(seats, f"bots {n}", **options) for n in range(POSITIONS)]]
    ]
    race = Race([contestant for pair in pairs for contestant in pair])
    for ours, rules in pairs:
        ratios = {RULES: race.ratio(ours.name, rules.name)}
        table.rows.append(Row(ours.name, f"{race.rate(ours.name):,.0f} turns/s", ratios))
    return table


def _quanto_played_on(name: str, rounds: Sequence[QuantoRound]) -> Contestant:
    views = cycle([state.observe(state.active) for state in rounds])
    policy = QuantoPolicy(weights_for(rounds[0].seats, rounds[0].teams), rounds[0].seats)
    chance = Chance(name)

    def play() -> int:
        playout = Worlds(next(views), policy).draw(chance)
        playout.run()
        return playout.turns

    return Contestant(name, play)


def _quanto_by_rules(name: str, rounds: Sequence[QuantoRound]) -> Contestant:
    beginnings, random = cycle(rounds), Chance(name).random

    def play() -> int:
        state, turns = next(beginnings).search_copy(), 0
        while acting := state.to_act():
            legal = state.legal(acting[0])
            turns += not state.again
            state.apply(acting[0], legal[int(random() * len(legal))])
        return turns

    return Contestant(name, play)


# ------------------------------------------------------------------------- decisions


def decision_times(game: AnyGame) -> Table:
    """All levels decide at the same moments, whoever played the match."""
    table = Table(f"time for a decision, {game.title}", head="median     95%  longest")
    for level in LEVELS:
        for seats in SEATS:
            times = sorted(_times(game, level, moments(game, seats, MATCHES, DECISIONS)))
            parts = (times[len(times) // 2], times[int(0.95 * (len(times) - 1))], times[-1])
            figure = " ".join(f"{1000 * seconds:5.1f} ms" for seconds in parts)
            table.rows.append(Row(f"{level}, {seats} players", figure))
    table.notes.append(
        f"{DECISIONS} decisions each, of all kinds, out of {MATCHES} matches among good players."
    )
    return table


def moments(game: AnyGame, seats: int, matches: int, count: int) -> list[Observation[Any]]:
    """What whoever had to act knew, at moments spread evenly over matches among good players."""
    good = make_bot(game.id, "good")
    views: list[Observation[Any]] = []
    for seed in range(matches):
        match, chance = new_match(seats, seed, game), Chance(f"moments {seed}")
        while match.result is None:
            match.begin_round()
            while match.in_round:
                seat = match.to_act()[0]
                view = match.observe(seat)
                views.append(view)
                action = good.choose(view, chance)
                assert action is not None
                match.submit(seat, action)
    return [views[number * len(views) // count] for number in range(count)]


def _times(game: AnyGame, level: str, views: Sequence[Observation[Any]]) -> Iterator[float]:
    """In seconds. What a player prepares only once has been prepared before."""
    bot, chance = make_bot(game.id, level), Chance("decisions")
    bot.choose(views[0], chance)
    for view in views:
        with no_collector():
            begin = clock()
            bot.choose(view, chance)
            took = clock() - begin
        yield took


# -------------------------------------------------------------------------- strength


def strength_by_budget(game: AnyGame) -> Table:
    """The same deals for every budget."""
    table = Table(f"expert against good by its budget, {game.title}", head="win share")
    amount = league.Amount(DUELS, 1, PROCESSES)
    for effort in EFFORTS:
        name = f"expert@{effort:g}"
        figures = league.play((name, "good"), amount, None, game)[name]
        table.rows.append(Row(name, f"{figures.share():.0%} ± {figures.error():.0%}"))
    table.notes.append(
        f"{DUELS} matches each, which say little: `bench league expert@0.3 good` plays more."
    )
    return table
