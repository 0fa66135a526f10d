"""Whether a computer player keeps pace: model persons of fixed strength play many matches against
it, and after each of them it becomes stronger or weaker. What counts is the share of wins once it
has found them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from statistics import mean
from typing import Any, NamedTuple

from quando_desktop.bots.bot import Bot
from quando_desktop.bots.keeping_pace import moved, success
from quando_desktop.bots.levels import USUAL_STRENGTH, closest, mixed
from quando_desktop.bots.live_mind import Mind
from quando_desktop.engine.chance import SEED_LIMIT, Chance
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Kind, Player
from quando_desktop.games import GAMES, make_bot, make_mind
from quando_desktop.simulate import round_player
from tests.bench.report import Row, Table

MATCHES, SETTLING = 240, 40
"""The matches of each person, and how many of them do not count."""
PERSONS = ("mixed 60", "easy", "mixed 150", "fair")
"""The first one is weaker than the weakest level. Whoever plays a strong one meets the expert, who
thinks for minutes in so many matches: the league has shorter ways to measure that."""
CHARACTER = "olive"


class Series(NamedTuple):
    share: float
    """Of matches won; a shared one is half."""
    strength: float
    """On average, once it has settled."""


def bench() -> Iterator[Table]:
    table = Table("keeps pace", head="share of wins   strength")
    for game in GAMES:
        for person in PERSONS:
            table.rows.append(Row(f"{game}, {person}", _figures(series(game, person, 2))))
    table.rows.append(Row("quando, fair, three others", _figures(series("quando", "fair", 4))))
    table.notes.append(
        f"{MATCHES - SETTLING} matches of each person after {SETTLING} to find them;"
    )
    table.notes.append("100 is the strength of easy, 200 of fair, 300 of good, 400 of expert.")
    yield table


def series(game: str, person: str, seats: int, matches: int = 0) -> Series:
    matches = matches or MATCHES
    strength, won, strengths = USUAL_STRENGTH, [], []
    for number in range(matches):
        seed = Chance("keeping").stream(game, person, seats, number).below(SEED_LIMIT)
        match = _played(game, person, strength, seats, seed, at=number % seats)
        share = success(match, number % seats)
        assert share is not None
        if number >= min(SETTLING, matches // 2):
            won.append(share)
            strengths.append(strength)
        strength = moved(strength, number, share)
    return Series(mean(won), mean(strengths))


def _played(game: str, person: str, strength: int, seats: int, seed: int, *, at: int) -> Match:
    """One match; the person sits now here, now there."""
    names = [person if seat == at else mixed(strength) for seat in range(seats)]
    players = [
        Player("Maria")
        if seat == at
        else Player(f"Olive {seat}", Kind.COMPUTER, closest(strength), CHARACTER, strength)
        for seat in range(seats)
    ]
    match = Match(GAMES[game], players, seed=seed)
    play = round_player(match, seed, _bots(match, names), _minds(match, names))
    while match.result is None:
        match.begin_round()
        play()
    return match


def _bots(match: Match, names: Sequence[str]) -> list[Bot[Any]]:
    live = match.game.live
    return [] if live else [make_bot(match.game.id, name, CHARACTER) for name in names]


def _minds(match: Match, names: Sequence[str]) -> list[Callable[[int, Chance], Mind[Any]]]:
    def maker(name: str) -> Callable[[int, Chance], Mind[Any]]:
        return lambda seat, chance: make_mind(match.game.id, name, CHARACTER, seat, chance)

    return [maker(name) for name in names] if match.game.live else []


def _figures(found: Series) -> str:
    return f"{found.share:10.0%} {found.strength:10.0f}"
