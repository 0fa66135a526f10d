"""The entry point of the program: the window by default, and commands that need none.

A mistake in the call gets one sentence and exit code 2; a later failure gets one sentence and exit
code 1.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn, TextIO

from quando_desktop.__about__ import NAME, __version__
from quando_desktop.binding import load_qt
from quando_desktop.bots.levels import LEVELS
from quando_desktop.bounds import LANGUAGES, SPEEDS, UnfitRequest, fit_file, fit_seed
from quando_desktop.complaint import PROGRAM, complain, confess
from quando_desktop.disk.folder import REPORTS
from quando_desktop.engine import record
from quando_desktop.engine.chance import fresh_seed
from quando_desktop.engine.contract import AnyGame, BadOption, BadRecord, Option
from quando_desktop.engine.players import Kind
from quando_desktop.games import GAMES, PLUGS, make_bot, make_mind
from quando_desktop.libraries import why_not

if TYPE_CHECKING:
    from quando_desktop.engine.match import Match
    from quando_desktop.simulate import Contest, Tally

USUAL = "good"
"""The level of simulated players: quick and no fool."""
HELP = {"-h", "--help"}


class Misuse(Exception):
    """The call itself is wrong; the text says how, for people."""


class Failure(Exception):
    """The call is right but cannot be done; the text says why, for people."""


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, without the usage text before it."""

    def error(self, message: str) -> NoReturn:
        raise Misuse(f"{message}; {self.prog} --help tells what can be asked")


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the program and gives its exit code."""
    for stream in (sys.stdout, sys.stderr):
        # A terminal that lacks a letter gets a substitute, never a crash. Under pythonw and
        # in a frozen window there is no stream at all.
        if stream is not None and hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        try:
            return _run(_parse(arguments))
        finally:
            # If the streams cannot be flushed, they fail here and not behind our back at exit.
            if sys.stdout is not None:
                sys.stdout.flush()
    except Misuse as misuse:
        complain(_line(misuse))
        return 2
    except Failure as failure:
        complain(_line(failure))
        return 1
    except KeyboardInterrupt:
        complain("stopped")
        return 130
    except BrokenPipeError:
        # The reader of our output has seen enough; keep Python from complaining at exit.
        sys.stdout = None
        return 1
    except OSError as error:
        # Other failures have been reported before: this one is the output itself.
        sys.stdout = None
        complain(f"cannot print: {error.strerror}")
        return 1


def _line(text: object) -> str:
    """A text from elsewhere, fit for a terminal: on one line, nothing unprintable."""
    return "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in str(text))


def _parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    words = list(sys.argv[1:] if arguments is None else arguments)
    if len(words) == 1 and _is_file(words[0]):
        # The call of a desktop on which a record is opened.
        words.insert(0, "--open")
    asked = _parsed(words)
    if asked.command is not None and (asked.self_test or asked.demo is not None):
        raise Misuse(f"--demo and --self-test do not go with {asked.command}")
    if asked.report is not None and not asked.self_test:
        raise Misuse("--report goes with --self-test alone")
    return asked


def _parsed(words: list[str]) -> argparse.Namespace:
    """What the words ask for. Most starts name no command and have no mistake; the parsers of
    commands, which take some milliseconds to make, are made for the others alone."""
    if not HELP.intersection(words):
        with suppress(Misuse):
            return _options().parse_args(words)
    return _parser().parse_args(words)


def _is_file(word: str) -> bool:
    """Whether a word can only be meant as a file: a desktop gives whole paths, whatever the file
    is called."""
    return os.path.isabs(word) or word.casefold().endswith(record.ENDING)


def _run(asked: argparse.Namespace) -> int:
    if asked.command == "simulate":
        return _simulate(asked)
    if asked.command == "check":
        return _check([Path(name) for name in asked.files])
    if asked.command == "analyse":
        return _analyse([Path(name) for name in asked.files], asked.seat, asked.json)
    if asked.self_test or asked.demo is not None:
        return _run_window(asked)
    # The start makes many objects that stay and few that go; after it the window collects garbage
    # itself, in its own thread.
    gc.disable()
    try:
        return _run_window(asked)
    except Failure:
        raise
    except Exception as error:
        return _confess(error, _data(asked))


def _run_window(asked: argparse.Namespace) -> int:
    try:
        # Qt is loaded only where a window is wanted.
        load_qt()
        from quando_desktop.shell.start import app
    except ImportError as error:
        raise Failure(why_not(error)) from None

    if asked.self_test:
        return app.self_test(None if asked.report is None else Path(asked.report))
    if asked.demo is not None:
        game = asked.game or next(iter(GAMES))
        return app.demo(Path(asked.demo), game, asked.seed, asked.lang)
    return app.show(
        asked.game,
        asked.seed,
        speed=asked.speed,
        language=asked.lang,
        data=_data(asked),
        file=asked.file if asked.command == "replay" else asked.open,
        replays=asked.command == "replay",
    )


def _data(asked: argparse.Namespace) -> Path | None:
    return None if asked.data_dir is None else Path(asked.data_dir)


def _confess(error: Exception, data: Path | None) -> int:
    """Reports an unexpected error that came before the window could tell it."""
    kept = None
    # The broken part may be just the one that a report needs.
    with suppress(Exception):
        from quando_desktop.shell.crash.report import keep, report
        from quando_desktop.shell.start.platform import data_folder

        kept = keep(report(error), data_folder(data) / REPORTS)
    confess(kept, "" if kept is not None else _line(f"{type(error).__name__}: {error}"))
    return 1


def _options() -> argparse.ArgumentParser:
    """Knows the options of the window, and no command."""
    about = f"{NAME}: card games against the computer."
    parser = _Parser(prog=PROGRAM, description=about, allow_abbrev=False)
    parser.add_argument("--version", action="version", version=f"{NAME} {__version__}")
    _add_game(parser, None, "go straight to a table of this game")
    parser.add_argument("--seed", type=_seed, help="the deal's seed, a whole number")
    parser.add_argument("--open", type=_file, metavar="FILE", help="open a saved match")
    parser.add_argument("--speed", choices=SPEEDS)
    parser.add_argument("--lang", choices=LANGUAGES)
    parser.add_argument("--data-dir", metavar="DIR", help="keep games and settings there")
    parser.add_argument(
        "--demo", metavar="DIR", help="play a match by itself and leave pictures of it in DIR"
    )
    parser.add_argument(
        "--self-test", action="store_true", help="check that everything works, and report"
    )
    parser.add_argument("--report", metavar="FILE", help="write what --self-test finds there, too")
    parser.set_defaults(command=None)
    return parser


def _parser() -> argparse.ArgumentParser:
    parser = _options()
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands")

    simulate = commands.add_parser(
        "simulate",
        help="play computer against computer and print the results",
        allow_abbrev=False,
    )
    # The option counts before the command as well.
    _add_game(simulate, argparse.SUPPRESS, "which game")
    simulate.add_argument("--players", type=int, help="how many play")
    simulate.add_argument("--matches", type=int, default=100, help="how many matches (100)")
    simulate.add_argument(
        "--seed", type=_seed, default=argparse.SUPPRESS, help="makes the matches repeatable"
    )
    simulate.add_argument(
        "--level", help=f"the level of all players: {', '.join(LEVELS)} ({USUAL})"
    )
    simulate.add_argument("--levels", metavar="LEVEL,LEVEL,...", help="the level of each seat")
    simulate.add_argument(
        "--options", nargs="+", action="extend", default=[], metavar="KEY=VALUE", help="house rules"
    )
    simulate.add_argument("--records", metavar="FILE", help="write the matches, one a line")

    check = commands.add_parser(
        "check", help="read records and replay them through the rules", allow_abbrev=False
    )
    check.add_argument("files", nargs="+", metavar="FILE")

    look_back = commands.add_parser(
        "analyse",
        help="look back at records: what decisions cost, luck and skill",
        allow_abbrev=False,
    )
    look_back.add_argument("files", nargs="+", metavar="FILE")
    look_back.add_argument(
        "--seat", type=int, metavar="N", help="whose decisions, from 0 (those of all people)"
    )
    look_back.add_argument("--json", action="store_true", help="one JSON object a line")
    replay = commands.add_parser(
        "replay", help="look at a match again, turn by turn", allow_abbrev=False
    )
    replay.add_argument("file", type=_file, metavar="FILE")
    return parser


def _add_game(parser: argparse.ArgumentParser, default: str | None, what: str) -> None:
    parser.add_argument("--game", choices=list(GAMES), default=default, help=what)


def _seed(text: str) -> int:
    try:
        return fit_seed(text)
    except UnfitRequest as misfit:
        raise argparse.ArgumentTypeError(str(misfit)) from None


def _file(name: str) -> Path:
    try:
        return fit_file(name)
    except UnfitRequest as misfit:
        raise argparse.ArgumentTypeError(str(misfit)) from None


# ---------------------------------------------------------------------- check


def _check(paths: Sequence[Path]) -> int:
    """One line a file; 0 if all are good."""
    good = [_check_file(path) for path in paths]
    return 0 if all(good) else 1


def _check_file(path: Path) -> bool:
    matches = rounds = 0
    players: set[int] = set()
    games: set[str] = set()
    try:
        for match in record.read_all(path, GAMES):
            matches += 1
            rounds += len(match.rounds)
            players.add(match.seats)
            games.add(match.game.id)
        if not matches:
            raise BadRecord("it is empty")
    except BadRecord as error:
        print(f"{_line(path)}: {error}")
        return False
    seats = " or ".join(map(str, sorted(players)))
    count = "" if matches == 1 else f"{matches} matches, "
    noun = "player" if players == {1} else "players"
    print(f"{_line(path)}: ok ({', '.join(sorted(games))}, {count}{seats} {noun}, {rounds} rounds)")
    return True


# -------------------------------------------------------------------- analyse


def _analyse(paths: Sequence[Path], seat: int | None, as_json: bool) -> int:
    """Looks back at all matches in the files; 0 if all can be looked at."""
    from quando_desktop.analysis.analysis import analyse
    from quando_desktop.analysis.report import counted, data, lines
    from quando_desktop.progress import Progress

    if seat is not None and seat < 0:
        raise Misuse("--seat must be 0 or more")
    asked = [_lookers(path, seat) for path in paths]
    found = [each for of_file in asked for each in of_file or ()]
    # Nothing to look at, and no bar.
    steps = sum(len(log.moves) for _, match, _ in found for log in match.rounds)
    progress = Progress(max(1, steps), "actions")
    for path, match, who in found:
        analyst = PLUGS[match.game.id].analyst()
        assert analyst is not None
        analysis = analyse(match, who, analyst, lambda _, __: progress.step())
        progress.make_room()
        if as_json:
            print(record.dump({"file": str(path)} | data(match, analysis)), flush=True)
        else:
            rounds = counted(len(match.rounds), "round")
            print(f"{_line(path)}: {match.game.title}, {rounds}")
            print(*map(_line, lines(match, analysis)), sep="\n", flush=True)
    return 0 if all(each is not None for each in asked) else 1


def _lookers(path: Path, seat: int | None) -> list[tuple[Path, Match, int]] | None:
    """The matches of a file, each with the seats to look at; None after a complaint."""
    found = []
    try:
        for match in record.read_all(path, GAMES):
            if PLUGS[match.game.id].analyst() is None:
                raise BadRecord(f"matches of {match.game.title} are not looked back at")
            if seat is not None and seat >= match.seats:
                raise BadRecord(f"it has no seat {seat}, but 0 to {match.seats - 1}")
            people = [who for who, each in enumerate(match.players) if each.kind is Kind.HUMAN]
            seats = (people or range(match.seats)) if seat is None else [seat]
            found += [(path, match, who) for who in seats]
        if not found:
            raise BadRecord("it is empty")
    except BadRecord as error:
        complain(f"{_line(path)}: {error}")
        return None
    return found


# ------------------------------------------------------------------- simulate


def _simulate(asked: argparse.Namespace) -> int:
    contest = _contest(asked)
    try:
        # Without --records the records go nowhere.
        path = os.devnull if asked.records is None else asked.records
        if not path:
            raise Misuse("--records names no file")
        with Path(path).open("w", encoding="utf-8", newline="\n") as file:
            tally = _play(contest, file)
    except OSError as error:
        raise Failure(f"cannot write {asked.records or 'its output'}: {error.strerror}") from None
    print(f"{contest.game.title}, seed {contest.seed}")
    print(tally.table())
    return 0


def _play(contest: Contest, file: TextIO) -> Tally:
    from quando_desktop.progress import Progress
    from quando_desktop.simulate import Tally

    tally = Tally(contest.levels)
    progress = Progress(contest.matches, "matches")
    for match in contest.play():
        tally.add(match)
        file.write(record.write(match) + "\n")
        progress.step()
    return tally


def _contest(asked: argparse.Namespace) -> Contest:
    from quando_desktop.simulate import Contest

    game = GAMES[asked.game or next(iter(GAMES))]
    if asked.matches < 1:
        raise Misuse("--matches must be 1 or more")
    levels = _levels(asked, game)
    return Contest(
        game=game,
        levels=levels,
        bots=[] if game.live else [make_bot(game.id, level) for level in levels],
        options=read_options(game, len(levels), asked.options),
        matches=asked.matches,
        seed=fresh_seed() if asked.seed is None else asked.seed,
        minds=[partial(make_mind, game.id, level, None) for level in levels] if game.live else [],
    )


def _levels(asked: argparse.Namespace, game: AnyGame) -> list[str]:
    """The level of each seat, from --players, --level and --levels."""
    known = [*LEVELS, *PLUGS[game.id].yardsticks]
    if asked.levels is not None:
        levels: list[str] = asked.levels.split(",")
        if asked.level is not None:
            raise Misuse("--level and --levels exclude each other")
        if asked.players not in (None, len(levels)):
            raise Misuse(f"--levels names {len(levels)} players, --players {asked.players}")
    else:
        _check_seats(game, asked.players)
        players = game.seats[0] if asked.players is None else asked.players
        levels = [USUAL if asked.level is None else asked.level] * players
    _check_seats(game, len(levels))
    for level in levels:
        if level not in known:
            raise Misuse(f"there is no level {level!r}; there are {', '.join(known)}")
    return levels


def _check_seats(game: AnyGame, players: int | None) -> None:
    if players is not None and not game.admits(players):
        lowest, highest = game.seats[0], game.seats[-1]
        raise Misuse(f"{game.title} is for {lowest} to {highest} players, not {players}")


def _bounds(option: Option) -> str:
    """The values of an option, in words."""
    if option.is_switch:
        return "on or off"
    if option.lowest > option.minimum:
        return f"{option.minimum} or {option.lowest} to {option.maximum}"
    return f"{option.minimum} to {option.maximum}"


def read_options(game: AnyGame, seats: int, pairs: Sequence[str]) -> dict[str, int]:
    """House rules from KEY=VALUE texts."""
    known = {option.key: option for option in game.options(seats)}
    chosen: dict[str, int] = {}
    for pair in pairs:
        key, equals, text = pair.partition("=")
        if not equals or key not in known:
            raise Misuse(f"{pair!r} is not one of the options {', '.join(known)} with a value")
        option = known[key]
        words = {"true": True, "on": True, "false": False, "off": False}
        value: int | None
        if option.is_switch:
            value = words.get(text.lower())
        else:
            value = int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None
        try:
            chosen[key] = option.check(value)
        except BadOption:
            if option.is_switch and value is not None:
                raise Misuse(f"{key} cannot be {text} with {seats} players") from None
            raise Misuse(f"{key} must be {_bounds(option)}, not {text!r}") from None
    return chosen
