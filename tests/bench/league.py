"""The league: how much of the matches a computer player wins, and how it plays.

    python -m tests.bench league NAME NAME ... [--game GAME] [--matches N] [--seed S]
        [--processes P] [--options KEY=VALUE ...] [--mirrored]

A name stands for one seat: a level (`good`), a level and a character (`good/vesna`), an expert
that spends more or less of its budget (`expert@0.5`), or a yardstick: `random`, in Quando
`plain:K`, who knocks with K or less, in 7 ate 9 `child`. `3*NAME` stands for three seats. Who sits
where moves on from match to match. Shared wins count in equal parts, and the figures of a player
are of one seat, of partners those of the two together.

Without names it plays the matches of `programme`, and says for each whether it is enough. With
`--characters LEVEL` it plays the characters at this level against the level itself instead.

With `--mirrored` each deal is played once from every seat. Good and bad cards are then shared by
all who meet, and between equals fewer matches tell as much.

    python -m tests.bench league --compiled ...

plays the same matches with the modules that think compiled, some three times faster.
"""

from __future__ import annotations

import argparse
import multiprocessing
import re
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import NamedTuple

from quando_desktop.cli import Misuse, read_options
from quando_desktop.engine.chance import SEED_LIMIT, Chance
from quando_desktop.engine.contract import AnyGame, Options
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Kind, Player
from quando_desktop.games import GAMES
from quando_desktop.progress import Progress
from quando_desktop.simulate import round_player
from tests.bench import programme
from tests.bench.compiled import run_compiled
from tests.bench.figures import Figures, Reaction
from tests.bench.named import (
    GAME,
    MANNERS,
    TURNS,
    Watched,
    bot_of,
    check_name,
    watched_mind,
)
from tests.bench.report import Row, Table

MATCHES, QUICK = 400, 40
CHUNK = 5
"""Matches that a process plays in one go."""
NO_OPTIONS: Options = {}


Results = dict[str, Figures]
Run = Callable[[int], Results]


class Amount(NamedTuple):
    """How much is played."""

    matches: int
    """Or deals, if they are mirrored."""
    seed: int
    processes: int
    mirrored: bool = False
    """Each deal from every seat."""

    @property
    def what(self) -> str:
        return "deals" if self.mirrored else "matches"

    def told(self, each: str) -> str:
        """Such as `20 matches each`."""
        return f"{self.matches} {self.what} {each}{', from every seat' if self.mirrored else ''}"


def play_match(
    names: Sequence[str],
    seed: int,
    number: int,
    game: AnyGame = GAME,
    options: Options = NO_OPTIONS,
    moved: int = 0,
) -> Results:
    """One match; the seating has moved on by its number, and by so many seats more."""
    shift = (number + moved) % len(names)
    seated = [*names[shift:], *names[:shift]]
    players = [Player(f"{name} {seat}", Kind.COMPUTER) for seat, name in enumerate(seated)]
    own = Chance(seed).stream("match", number).below(SEED_LIMIT)
    match = Match(game, players, options, seed=own)
    watched = [Figures() for _ in seated]
    play_round = _round_player(match, own, list(zip(seated, watched, strict=True)))
    while match.result is None:
        match.begin_round()
        play_round()
        _note_round(match, watched)
    return _results(match, seated, watched)


def play_deal(match: Callable[..., Results], seats: int, number: int) -> Results:
    """The matches in which everybody once sits where somebody else sat, with the same deals. What
    comes of them is not independent, so they count as one. `match` is `play_match` for a table."""
    results: Results = {}
    for moved in range(seats):
        _include(results, match(number, moved=moved))
    for figures in results.values():
        figures.count_as_one()
    return results


def _round_player(
    match: Match, seed: int, seated: Sequence[tuple[str, Figures]]
) -> Callable[[], None]:
    game = match.game
    if game.live:
        minds = [partial(watched_mind, name, game, figures) for name, figures in seated]
        return round_player(match, seed, (), minds)
    bots = [Watched(bot_of(name, game), TURNS[game.id], figures) for name, figures in seated]
    return round_player(match, seed, bots, ())


def _note_round(match: Match, watched: Sequence[Figures]) -> None:
    outcome = match.rounds[-1].outcome
    assert outcome is not None
    for points, figures in zip(outcome.points, watched, strict=True):
        figures.rounds += 1
        figures.points += points
    MANNERS[match.game.id].note_round(match, [figures.counts for figures in watched])


def _results(match: Match, seated: Sequence[str], watched: Sequence[Figures]) -> Results:
    assert match.result is not None
    winners = match.result.winners
    together = len(match.game.sides(len(seated), match.options)[0])
    results: Results = {}
    for name in seated:
        mine = [seat for seat, other in enumerate(seated) if other == name]
        if name not in results:
            won = sum(seat in winners for seat in mine) / len(winners)
            share = won * together / len(mine)
            figures = Figures(matches=1, seats=len(mine), wins=share, squares=share * share)
            for seat in mine:
                figures.include(watched[seat])
            results[name] = figures
    return results


def _include(results: Results, found: Results) -> None:
    for name, figures in found.items():
        results.setdefault(name, Figures()).include(figures)


def play(
    names: Sequence[str],
    amount: Amount,
    progress: Progress | None = None,
    game: AnyGame = GAME,
    options: Options = NO_OPTIONS,
) -> Results:
    progress = progress or Progress(amount.matches, amount.what)
    results: Results = {}
    run = partial(play_match, tuple(names), amount.seed, game=game, options=options)
    if amount.mirrored:
        run = partial(play_deal, run, len(names))
    with _others(amount.processes) as others:
        for found in others(run, range(amount.matches)):
            _include(results, found)
            progress.step()
    return results


@contextmanager
def _others(processes: int) -> Iterator[Callable[[Run, range], Iterator[Results]]]:
    """Who plays the matches: so many processes, or, if one is enough, this one."""
    if processes == 1:
        yield map
        return
    # Whoever stops the league stops this process, which ends the others without their complaints.
    quiet = (signal.SIGINT, signal.SIG_IGN)
    with multiprocessing.get_context("spawn").Pool(processes, signal.signal, quiet) as pool:
        yield partial(pool.imap, chunksize=CHUNK)


def tables(
    names: Sequence[str],
    amount: Amount,
    results: Results,
    game: AnyGame = GAME,
    options: Options = NO_OPTIONS,
) -> Iterator[Table]:
    rounds = max(figures.rounds / figures.seats for figures in results.values())
    sides = len(game.sides(len(names), game.check_options(len(names), options)))
    what = "players" if sides == len(names) else "teams"
    wins = Table(f"win share of one of {sides} {what}")
    style = Table("how they play")
    for name, figures in results.items():
        share = f"{figures.share():.1%} ± {figures.error():.1%}"
        points = figures.points / figures.rounds
        wins.rows.append(Row(name, f"{share}   {points:.2f} points a round"))
        style.rows.append(Row(name, _manner(figures, MANNERS[game.id])))
    wins.notes.append(
        f"{amount.told(f'with {rounds:.1f} rounds each')}; a fair share is {1 / sides:.1%}."
    )
    yield wins
    yield style


def _manner(figures: Figures, manner: Reaction) -> str:
    told = zip(manner.columns, manner.figures(figures), strict=True)
    return ", ".join(
        [
            *[words.format(figure) for (_, _, words), figure in told],
            f"{figures.slowest(0.5):.1f} ms a decision, 95% below {figures.slowest(0.95):.1f}",
        ]
    )


def _seats(text: str, game: AnyGame) -> list[str]:
    times, star, name = text.rpartition("*")
    if star and not re.fullmatch("[1-6]", times):
        raise argparse.ArgumentTypeError(f"nobody takes {times!r} seats: take 1 to 6")
    check_name(name, game)
    return [name] * int(times or 1)


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="league", description="play matches and count the wins")
    parser.add_argument("names", nargs="*", metavar="NAME", help="who plays; else the programme")
    parser.add_argument("--game", choices=[*MANNERS], default=GAME.id)
    parser.add_argument("--characters", metavar="LEVEL", help="all of them against their level")
    parser.add_argument("--matches", type=int, help=f"how many, of each contest ({MATCHES})")
    parser.add_argument("--quick", action="store_true", help=f"only {QUICK} matches")
    parser.add_argument("--mirrored", action="store_true", help="play each deal from every seat")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument(
        "--options", nargs="+", action="extend", default=[], metavar="KEY=VALUE", help="house rules"
    )
    parser.add_argument("--compiled", action="store_true", help="the same matches, faster")
    wanted = parser.parse_args(arguments)
    game = GAMES[wanted.game]
    try:
        names = [name for text in wanted.names for name in _seats(text, game)]
        if names and len(names) not in game.seats:
            parser.error(f"{game.title} is not for {len(names)} players")
        if wanted.options and not names:
            parser.error("the programme has its own options")
        options = read_options(game, len(names), wanted.options) if names else NO_OPTIONS
        contests = _contests(game, wanted.characters)
    except (argparse.ArgumentTypeError, Misuse) as problem:
        parser.error(str(problem))
    if names and wanted.characters is not None:
        parser.error("--characters says who plays: name nobody else")
    if wanted.quick and wanted.matches is not None:
        parser.error("--quick and --matches exclude each other")
    matches = (QUICK if wanted.quick else MATCHES) if wanted.matches is None else wanted.matches
    if matches < 1 or wanted.processes < 1:
        parser.error("at least one match and one process")
    if wanted.compiled:
        rest = [each for each in arguments if each != "--compiled"]
        return run_compiled("tests.bench", ["league", *rest])
    amount = Amount(matches, wanted.seed, wanted.processes, wanted.mirrored)
    if not names:
        return _play_programme(contests, amount, game)
    results = play(names, amount, None, game, options)
    for table in tables(names, amount, results, game, options):
        print(table.text(), end="\n\n", flush=True)
    return 0


def _contests(game: AnyGame, level: str | None) -> Sequence[programme.Contest]:
    """The programme, or that of the characters at a level."""
    if level is None:
        return programme.CONTESTS[game.id]
    contests = tuple(programme.characters(level))
    for contest in contests:
        for name in contest.names:
            check_name(name, game)
    return contests


def _play_programme(contests: Sequence[programme.Contest], amount: Amount, game: AnyGame) -> int:
    """What was finished is printed, even if somebody stops it halfway."""
    progress = Progress(amount.matches * len(contests), amount.what)
    table = programme.empty_table(amount.told("each"), MANNERS[game.id])
    try:
        for contest in contests:
            results = play(contest.names, amount, progress, game, dict(contest.options))
            table.rows.append(programme.row(contest, results[contest.who], MANNERS[game.id]))
    finally:
        if table.rows:
            print(table.text(), end="\n\n", flush=True)
    return 0
