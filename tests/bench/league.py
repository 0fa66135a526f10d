"""The league: how much of the matches a computer player wins, and how it plays.

    python -m tests.bench league NAME NAME ... [--matches N] [--seed S] [--processes P]

A name stands for one seat: a level (`good`), a level and a character (`good/vesna`), an expert
that spends more or less of its budget (`expert@0.5`), or a yardstick: `random`, and `plain:K`, who
knocks with K or less. `3*NAME` stands for three seats. Who sits where moves on from match to match.
Shared wins count in equal parts, and the figures of a player are of one seat.

Without names it plays the matches of `programme`, and says for each whether it is enough.

    python -m tests.bench league --compiled ...

plays the same matches with the modules that think compiled, some three times faster.
"""

from __future__ import annotations

import argparse
import multiprocessing
import re
import signal
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, fields
from functools import partial
from math import sqrt
from time import perf_counter
from typing import Any

from quando_desktop.bots.bot import Bot, RandomBot
from quando_desktop.bots.characters import CHARACTERS, temperament_of
from quando_desktop.bots.levels import LEVELS
from quando_desktop.engine.chance import SEED_LIMIT, Chance
from quando_desktop.engine.match import Match
from quando_desktop.engine.seats import Kind, Player
from quando_desktop.games import GAMES, make_bot
from quando_desktop.games.quando.actions import Call, Draw, Phase, Play
from quando_desktop.games.quando.bot import PlainBot
from quando_desktop.games.quando.expert import ExpertBot
from quando_desktop.games.quando.scoring import QuandoOutcome
from quando_desktop.games.quando.view import QuandoView
from quando_desktop.progress import Progress
from tests.bench import programme
from tests.bench.compiled import run_compiled
from tests.bench.report import Row, Table

GAME = GAMES["quando"]
MATCHES, QUICK = 400, 40
CHUNK = 5
"""Matches that a process plays in one go."""


def bot_of(name: str) -> Bot[Any]:
    """The player that a name stands for."""
    yardstick, _, number = name.partition(":")
    if yardstick == "plain" and number.isdecimal():
        return PlainBot(int(number))
    if name == "random":
        return RandomBot()
    found = re.fullmatch(r"([a-z]+)(?:@(\d+(?:\.\d+)?))?(?:/([a-z]+))?", name)
    level, effort, character = found.groups() if found is not None else ("", None, None)
    if character is None or character in CHARACTERS:
        if level == "expert" and effort is not None:
            return ExpertBot(temperament_of(character), effort=float(effort))
        if level in LEVELS and effort is None:
            return make_bot(GAME.id, level, character)
    known = ", ".join([*LEVELS, "random", "plain:K"])
    raise argparse.ArgumentTypeError(f"nobody is called {name!r}: take {known}")


@dataclass(slots=True)
class Figures:
    """What one player did, summed up over its seats and matches."""

    seats: int = 0
    """Seats taken in matches."""
    matches: int = 0
    wins: float = 0.0
    squares: float = 0.0
    """Of a seat's share in each match."""
    rounds: int = 0
    points: int = 0
    knocks: int = 0
    knock_plays: int = 0
    knock_totals: int = 0
    good_knocks: int = 0
    draws: int = 0
    hidden: int = 0
    triplets: int = 0
    seconds: list[float] = field(default_factory=list)
    """Of each decision."""

    def include(self, other: Figures) -> None:
        for each in fields(self):
            setattr(self, each.name, getattr(self, each.name) + getattr(other, each.name))

    def share(self) -> float:
        return self.wins / self.matches

    def error(self) -> float:
        """The standard error of the share."""
        return sqrt(max(0.0, self.squares / self.matches - self.share() ** 2) / self.matches)

    def slowest(self, part: float) -> float:
        """Milliseconds within which this part of the decisions was made."""
        return 1000 * sorted(self.seconds)[int(part * (len(self.seconds) - 1))]


Results = dict[str, Figures]


@dataclass(slots=True)
class Watched:
    """A player in a seat, and what it is seen to do."""

    bot: Bot[Any]
    figures: Figures = field(default_factory=Figures)

    def choose(self, view: Any, chance: Chance) -> Any:
        begin = perf_counter()
        action = self.bot.choose(view, chance)
        self.figures.seconds.append(perf_counter() - begin)
        self._note(view, action)
        return action

    def _note(self, view: QuandoView, action: object) -> None:
        figures = self.figures
        if action is Call.KNOCK:
            figures.knocks += 1
            figures.knock_plays += view.play_counts[view.seat]
            figures.knock_totals += sum(own.front for own in view.hand)
        elif isinstance(action, Draw):
            figures.draws += 1
            figures.hidden += action is Draw.HIDDEN
        elif isinstance(action, Play) and view.phase is Phase.PLAY:
            fronts = [view.hand[place].front for place in action.places]
            figures.triplets += len(fronts) == 3 and len(set(fronts)) == 1


def play_match(names: Sequence[str], seed: int, number: int) -> Results:
    """One match; the seating has moved on by its number."""
    shift = number % len(names)
    seated = [*names[shift:], *names[:shift]]
    watched = [Watched(bot_of(name)) for name in seated]
    players = [Player(f"{name} {seat}", Kind.COMPUTER) for seat, name in enumerate(seated)]
    own = Chance(seed).stream("match", number).below(SEED_LIMIT)
    match = Match(GAME, players, seed=own)
    chances = [Chance(own).stream("bot", seat) for seat in range(len(seated))]
    while match.result is None:
        match.begin_round()
        knocker = None
        while match.in_round:
            seat = match.to_act()[0]
            action = watched[seat].choose(match.observe(seat), chances[seat])
            knocker = seat if action is Call.KNOCK else knocker
            match.submit(seat, action)
        _note_round(match, watched, knocker)
    return _results(match, seated, watched)


def _note_round(match: Match, watched: Sequence[Watched], knocker: int | None) -> None:
    outcome = match.rounds[-1].outcome
    assert isinstance(outcome, QuandoOutcome)
    for seat, player in enumerate(watched):
        player.figures.rounds += 1
        player.figures.points += outcome.points[seat]
        player.figures.good_knocks += seat == knocker and not outcome.points[seat]


def _results(match: Match, seated: Sequence[str], watched: Sequence[Watched]) -> Results:
    assert match.result is not None
    winners = match.result.winners
    results: Results = {}
    for name in seated:
        mine = [seat for seat, other in enumerate(seated) if other == name]
        if name not in results:
            share = sum(seat in winners for seat in mine) / len(winners) / len(mine)
            figures = Figures(matches=1, seats=len(mine), wins=share, squares=share * share)
            for seat in mine:
                figures.include(watched[seat].figures)
            results[name] = figures
    return results


def play(
    names: Sequence[str],
    matches: int,
    seed: int,
    processes: int,
    progress: Progress | None = None,
) -> Results:
    progress = progress or Progress(matches, "matches")
    results: Results = {}
    run = partial(play_match, tuple(names), seed)
    # Whoever stops the league stops this process, which ends the others without their complaints.
    quiet = (signal.SIGINT, signal.SIG_IGN)
    with multiprocessing.get_context("spawn").Pool(processes, signal.signal, quiet) as pool:
        for found in pool.imap(run, range(matches), CHUNK):
            for name, figures in found.items():
                results.setdefault(name, Figures()).include(figures)
            progress.step()
    return results


def tables(names: Sequence[str], results: Results) -> Iterator[Table]:
    rounds = max(figures.rounds / figures.seats for figures in results.values())
    matches = max(figures.matches for figures in results.values())
    wins = Table(f"win share of one of {len(names)} players")
    style = Table("how they play")
    for name, figures in results.items():
        share = f"{figures.share():.1%} ± {figures.error():.1%}"
        points = figures.points / figures.rounds
        wins.rows.append(Row(name, f"{share}   {points:.2f} points a round"))
        style.rows.append(Row(name, _manner(figures)))
    wins.notes.append(
        f"{matches} matches with {rounds:.1f} rounds each; a fair share is {1 / len(names):.1%}."
    )
    yield wins
    yield style


def _manner(figures: Figures) -> str:
    knocks = max(1, figures.knocks)
    return ", ".join(
        [
            f"knocks in {figures.knocks / figures.rounds:.0%} of rounds",
            f"after {figures.knock_plays / knocks:.1f} plays",
            f"with {figures.knock_totals / knocks:.1f}",
            f"{figures.good_knocks / knocks:.0%} good",
            f"hidden side {figures.hidden / max(1, figures.draws):.0%}",
            f"triplets {figures.triplets / figures.rounds:.2f} a round",
            f"{figures.slowest(0.5):.1f} ms a decision, 95% below {figures.slowest(0.95):.1f}",
        ]
    )


def _seats(text: str) -> list[str]:
    times, star, name = text.rpartition("*")
    if star and not re.fullmatch("[1-6]", times):
        raise argparse.ArgumentTypeError(f"nobody takes {times!r} seats: take 1 to 6")
    bot_of(name)
    return [name] * int(times or 1)


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="league", description="play matches and count the wins")
    parser.add_argument(
        "names", nargs="*", type=_seats, metavar="NAME", help="who plays; else the programme"
    )
    parser.add_argument("--matches", type=int, help=f"how many, of each contest ({MATCHES})")
    parser.add_argument("--quick", action="store_true", help=f"only {QUICK} matches")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--compiled", action="store_true", help="the same matches, faster")
    wanted = parser.parse_args(arguments)
    names = [name for seats in wanted.names for name in seats]
    if names and len(names) not in GAME.seats:
        parser.error(f"{GAME.title} is not for {len(names)} players")
    if wanted.quick and wanted.matches is not None:
        parser.error("--quick and --matches exclude each other")
    matches = (QUICK if wanted.quick else MATCHES) if wanted.matches is None else wanted.matches
    if matches < 1 or wanted.processes < 1:
        parser.error("at least one match and one process")
    if wanted.compiled:
        return run_compiled([each for each in arguments if each != "--compiled"])
    if not names:
        return _play_programme(matches, wanted.seed, wanted.processes)
    for table in tables(names, play(names, matches, wanted.seed, wanted.processes)):
        print(table.text(), end="\n\n", flush=True)
    return 0


def _play_programme(matches: int, seed: int, processes: int) -> int:
    """What was finished is printed, even if somebody stops it halfway."""
    progress = Progress(matches * len(programme.CONTESTS), "matches")
    table = programme.empty_table(matches)
    try:
        for contest in programme.CONTESTS:
            results = play(contest.names, matches, seed, processes, progress)
            table.rows.append(programme.row(contest, results[contest.who]))
    finally:
        if table.rows:
            print(table.text(), end="\n\n", flush=True)
    return 0
