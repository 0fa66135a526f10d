"""How well matches are looked back at: whether stronger players cost less, luck is nothing on
average, planted blunders are found, and what it takes.

    python -m tests.bench analysis [PART ...] [--game GAME] [--positions N] [--matches N]
        [--seed S] [--write]

The parts are time, luck, blunders and levels.

At each of many positions all levels decide, so that what separates them is not blurred by their
cards. `--write` keeps the levels' mean costs for the program (`resources/analysis`).
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator, Sequence
from math import fsum, sqrt
from typing import Any, NamedTuple

from quando_desktop.analysis.analysis import analyse
from quando_desktop.analysis.decision import Verdict, judge
from quando_desktop.analysis.levels import FORMAT, PART, file_of
from quando_desktop.bots.analyst import Analyst, chances
from quando_desktop.bots.appraisal import Appraisal, Estimate
from quando_desktop.bots.bot import Reason
from quando_desktop.bots.levels import LEVELS
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Action, Event, Observation
from quando_desktop.games import GAMES, PLUGS, make_bot
from quando_desktop.progress import Progress
from quando_desktop.simulate import Contest
from tests.bench.report import Row, Table

SEATS = 4
PLAYERS = ("good", "fair", "good", "easy")
"""Those whose matches the positions are taken from: good and bad ones come up."""
SHARE = 12
"""One in so many decisions is looked at: neighbours are much alike."""
HELPINGS = 6
"""Helpings of worlds that tell what a planted blunder really costs."""
BINS = ((-1.0, 0.005), (0.02, 0.05), (0.05, 0.10), (0.10, 0.15), (0.15, 1.0))
SLIP = 0.05
TIMED = 3
PARTS = ("time", "luck", "blunders", "levels")


class Position(NamedTuple):
    """A decision of some match."""

    view: Observation[Any]
    played: Action


class LuckOnly(Analyst[Any]):
    """Judges nothing, for the ledger's luck alone."""

    def __init__(self, analyst: Analyst[Any]) -> None:
        self._analyst = analyst

    def options(self, view: Any, played: Action) -> Sequence[Action]:
        return (played,)

    def appraise(self, view: Any, actions: Sequence[Action], chance: Chance) -> Appraisal:
        return self._analyst.appraise(view, actions, chance)

    def reason(self, view: Any, action: Action, played: Action | None = None) -> Reason:
        return self._analyst.reason(view, action, played)

    def before_deal(self, view: Any) -> float:
        return self._analyst.before_deal(view)

    def deal(self, view: Any) -> float:
        return self._analyst.deal(view)

    def came(self, before: Any, after: Any, events: Sequence[Event]) -> float:
        return self._analyst.came(before, after, events)

    def is_telling(self, events: Sequence[Event]) -> bool:
        return False

    def is_last(self, view: Any) -> bool:
        return self._analyst.is_last(view)

    def value(self, view: Any, chance: Chance) -> Estimate:
        return self._analyst.value(view, chance)


def contest(game: str, levels: Sequence[str], matches: int, seed: int) -> Contest:
    rules = GAMES[game]
    options = rules.check_options(len(levels), {})
    return Contest(
        rules, levels, [make_bot(game, level) for level in levels], options, matches, seed
    )


def positions(game: str, analyst: Analyst[Any], seed: int) -> Iterator[Position]:
    """Decisions of matches, few of each, without end."""
    chance = Chance("positions").stream(game, seed)
    for match in contest(game, PLAYERS, 1 << 30, seed).play():
        for number, log in enumerate(match.rounds):
            state = match.dealt(number)
            for move in log.moves:
                if not chance.below(SHARE):
                    view = state.observe(move.seat)
                    if len(analyst.options(view, move.action)) > 1:
                        yield Position(view, move.action)
                state.apply(move.seat, move.action)


# ------------------------------------------------------------------------- levels


def level_costs(game: str, count: int, seed: int) -> dict[str, list[float]]:
    """For each level the cost of its decision at each of the same positions."""
    analyst = PLUGS[game].analyst()
    assert analyst is not None
    bots = {level: make_bot(game, level) for level in LEVELS}
    progress = Progress(count, "positions")
    costs: dict[str, list[float]] = {level: [] for level in LEVELS}
    for number, position in zip(range(count), positions(game, analyst, seed), strict=False):
        view, known = position.view, dict[Action, Verdict]()
        for level, bot in bots.items():
            action = bot.choose(view, Chance("levels").stream(number, level))
            assert action is not None
            if action not in known:
                verdict = judge(analyst, view, action, chances(view, "decision"))
                assert verdict is not None
                known[action] = verdict
            costs[level].append(known[action].cost.mean)
        progress.step()
    return costs


def level_table(game: str, costs: dict[str, list[float]]) -> Table:
    points = {level: [100 * cost for cost in found] for level, found in costs.items()}
    table = Table(f"{game}: cost of a decision", head=_cells("mean", "more than the next level"))
    for place, level in enumerate(LEVELS):
        own = Estimate.of(points[level])
        more = ""
        if place + 1 < len(LEVELS):
            above = points[LEVELS[place + 1]]
            lead = Estimate.of([a - b for a, b in zip(points[level], above, strict=True)])
            more = f"{lead.mean:.3f} +- {lead.error:.3f}"
        table.rows.append(Row(level, _cells(f"{own.mean:.3f} +- {own.error:.3f}", more)))
    count = len(points[LEVELS[0]])
    table.notes.append(
        f"Points of chance; all levels at the same {count} positions of {SEATS} players."
    )
    return table


def keep(game: str, costs: dict[str, list[float]]) -> None:
    """Writes the levels' mean costs for the program."""
    data = {
        "format": FORMAT,
        "positions": len(costs[LEVELS[0]]),
        PART: {
            level: [round(number, 6) for number in Estimate.of(costs[level])] for level in LEVELS
        },
    }
    path = file_of(game)
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


# --------------------------------------------------------------------------- luck


def luck_table(game: str, matches: int, seed: int) -> Table:
    analyst = PLUGS[game].analyst()
    assert analyst is not None
    seen = LuckOnly(analyst)
    progress = Progress(matches, "matches")
    results, lucks = [], list[tuple[float, ...]]()
    for number, match in enumerate(contest(game, ("good",) * SEATS, matches, seed).play()):
        ledger = analyse(match, number % SEATS, seen).ledger
        assert ledger is not None
        results.append(ledger.end - ledger.start)
        lucks.append((ledger.deal, ledger.draws, ledger.opened))
        progress.step()
    whole = [fsum(luck) for luck in lucks]
    early = [fsum(luck[:2]) for luck in lucks]
    deal, draws, opened = zip(*lucks, strict=True)
    table = Table(f"{game}: luck", head=_cells("mean", "spread"))
    for name, values in {
        "result": results,
        "deal": deal,
        "draws": draws,
        "hands opened": opened,
        "all luck": whole,
        "result less deal and draws": _less(results, early),
        "result less all luck": _less(results, whole),
    }.items():
        found = Estimate.of([100 * value for value in values])
        mean = f"{found.mean:+.2f} +- {found.error:.2f}"
        table.rows.append(Row(name, _cells(mean, f"{found.error * sqrt(len(values)):.1f}")))
    table.notes.append(f"Points of chance; {matches} matches of {SEATS} good players.")
    return table


def _less(values: Sequence[float], others: Sequence[float]) -> list[float]:
    return [value - other for value, other in zip(values, others, strict=True)]


# ----------------------------------------------------------------------- blunders


def blunder_table(game: str, count: int, seed: int) -> Table:
    """The worst option of many positions: what it costs by many worlds, and whether it is told."""
    analyst = PLUGS[game].analyst()
    assert analyst is not None
    progress = Progress(count, "positions")
    found: list[tuple[float, float]] = []
    for number, position in zip(range(count), positions(game, analyst, seed), strict=False):
        view, chance = position.view, Chance("planted").stream(number)
        options = analyst.options(view, position.played)
        order = analyst.appraise(view, options, chance.stream("worst")).order()
        pair = options[order[-1]], options[order[0]]
        blocks = [
            block
            for helping in range(HELPINGS)
            for block in analyst.appraise(view, pair, chance.stream("truth", helping)).blocks
        ]
        truth = Appraisal(pair, tuple(blocks)).lead(1, 0).mean
        verdict = judge(analyst, view, pair[0], chances(view, "decision"))
        assert verdict is not None
        found.append((truth, verdict.told))
        progress.step()
    table = Table(f"{game}: planted blunders", head=_cells("planted", "told", "at least a slip"))
    for low, high in BINS:
        inside = [told for truth, told in found if low <= truth < high]
        share, named = (
            sum(told > least for told in inside) / max(1, len(inside)) for least in (0.0, SLIP)
        )
        what = f"{100 * low:.0f} to {100 * high:.0f} points"
        table.rows.append(Row(what, _cells(str(len(inside)), f"{share:.0%}", f"{named:.0%}")))
    table.notes.append(f"By what it really costs: the worst of the options of {count} positions.")
    return table


# --------------------------------------------------------------------------- time


def time_table(game: str, seed: int) -> Table:
    analyst = PLUGS[game].analyst()
    assert analyst is not None
    table = Table(f"{game}: time", head=_cells("rounds", "decisions", "seconds", "ten rounds"))
    for number, match in enumerate(contest(game, ("good",) * SEATS, TIMED, seed).play()):
        began = time.process_time()
        found = analyse(match, 0, analyst)
        took = time.process_time() - began
        rounds = len(match.rounds)
        ten = "" if match.game.one_round else f"{took / rounds * 10:.1f}"
        cells = _cells(str(rounds), str(len(found.decisions)), f"{took:.1f}", ten)
        table.rows.append(Row(f"match {number + 1}", cells))
    table.notes.append(f"Processor time for one of {SEATS} good players.")
    return table


# ---------------------------------------------------------------------------- all


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py bench analysis")
    parser.add_argument("parts", nargs="*", metavar="PART")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--positions", type=int, default=300)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    looked_back = [game for game, plug in PLUGS.items() if plug.analyst() is not None]
    parser.add_argument("--game", choices=looked_back, action="append")
    asked = parser.parse_args(arguments)
    for table in _tables(asked, asked.game or looked_back):
        print(table.text(), end="\n\n", flush=True)
    return 0


def _tables(asked: argparse.Namespace, games: Sequence[str]) -> Iterator[Table]:
    parts = asked.parts or PARTS
    for game in games:
        if "time" in parts:
            yield time_table(game, asked.seed)
        if "luck" in parts:
            yield luck_table(game, asked.matches, asked.seed)
        if "blunders" in parts:
            yield blunder_table(game, asked.positions, asked.seed)
        if "levels" in parts:
            costs = level_costs(game, asked.positions, asked.seed)
            yield level_table(game, costs)
            if asked.write:
                keep(game, costs)


def _cells(*cells: str) -> str:
    return "".join(cell.rjust(26) for cell in cells)
