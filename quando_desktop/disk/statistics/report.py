"""The numbers of one person: in one game over time, beside the computer players, and in all
games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime
from enum import StrEnum

from quando_desktop.disk.statistics.played import PlayedMatch
from quando_desktop.games import GAMES
from quando_desktop.named_tuple import NamedTuple

WINDOW = 10
"""Matches of which a line tells the mean."""
MONTHS = 5
ENOUGH = 3
"""Things counted, from which on a computer player has a face in a profile."""

Judged = Mapping[tuple[str, int], Sequence[tuple[float, int]]]
"""What was found by looking back, by digest and seat (`Index.judged`)."""


class Opponents(StrEnum):
    """Whom somebody played with; the levels of computer players go by their own names."""

    ANY = ""
    COMPUTERS = "computers"
    PEOPLE = "people"


class Rules(StrEnum):
    ANY = ""
    USUAL = "usual"
    HOUSE = "house"


class Asked(NamedTuple):
    """Which matches of a person are counted."""

    game: str
    opponents: str = Opponents.ANY
    """One of `Opponents`, or a level."""
    seats: int = 0
    """The number of players; any if 0."""
    rules: Rules = Rules.ANY

    def fits(self, match: PlayedMatch) -> bool:
        """Whether a match counts, whatever its game."""
        if self.seats and match.seats != self.seats:
            return False
        if self.rules and match.is_usual != (self.rules is Rules.USUAL):
            return False
        match self.opponents:
            case Opponents.ANY:
                return True
            case Opponents.COMPUTERS:
                return not match.has_rivals and not match.is_alone
            case Opponents.PEOPLE:
                return match.has_rivals
        return match.level == self.opponents


class Dot(NamedTuple):
    """One match in a plot."""

    when: float
    value: float
    won: bool
    mean: float
    """That of the last ten matches, up to this one."""


class Compared(NamedTuple):
    """A number in the last ten matches, and in those before."""

    now: float | None
    before: float | None


class Claims(NamedTuple):
    """Somebody's claims, and what was found about some of them by looking back."""

    results: tuple[bool, ...]
    """Whether each was won, in their order."""
    judged: int
    """How many of them have been looked at ..."""
    chance: float | None
    """... their mean chance when they were made ..."""
    late: float | None
    """... and how many turns after the best moment they were, on average."""
    looked: int
    """How many matches have been looked through ..."""
    matches: int
    """... of how many."""

    @property
    def won(self) -> int:
        return sum(self.results)


class GameLine(NamedTuple):
    """All matches of one game."""

    game: str
    played: int
    won: int
    best: int | None
    months: tuple[tuple[int, int], ...]
    """Won and played in each of the last months; the present one last."""


def dots(matches: Iterable[PlayedMatch], what: str) -> list[Dot]:
    """A number over time, for matches that have it."""
    found: list[Dot] = []
    for match in matches:
        value = match.mean_of(what)
        if value is not None:
            recent = [each.value for each in found[1 - WINDOW :]] + [value]
            mean = sum(recent) / len(recent)
            found.append(Dot(match.when, value, match.won and not match.is_alone, mean))
    return found


def compared(matches: Sequence[PlayedMatch], what: str) -> Compared:
    """A number against one's own past."""
    counted = [match for match in matches if match.sum_of(what)[1]]
    return Compared(mean(counted[-WINDOW:], what), mean(counted[:-WINDOW], what))


def earlier(matches: Sequence[PlayedMatch], digest: str) -> Sequence[PlayedMatch]:
    """Those before the match of this digest, in their order; all where it is not among them."""
    found = [number for number, match in enumerate(matches) if match.digest == digest]
    return matches[: found[0]] if found else matches


def mean(matches: Sequence[PlayedMatch], what: str) -> float | None:
    """A number in all of these matches together; None where none has it."""
    sums = [match.sum_of(what) for match in matches]
    count = sum(each[1] for each in sums)
    return sum(each[0] for each in sums) / count if count else None


def claims(matches: Sequence[PlayedMatch], judged: Judged) -> Claims:
    results = [
        result
        for match in matches
        for result in (True,) * match.claims[0] + (False,) * match.claims[1]
    ]
    looked = [match for match in matches if is_judged(match, judged)]
    found = [claim for match in looked for claim in judged[match.digest, match.seat]]
    count = len(found)
    return Claims(
        tuple(results),
        count,
        sum(chance for chance, _ in found) / count if count else None,
        sum(late for _, late in found) / count if count else None,
        len(looked),
        len(matches),
    )


def is_judged(match: PlayedMatch, judged: Judged) -> bool:
    return (match.digest, match.seat) in judged


def profile(matches: Sequence[PlayedMatch], what: str) -> tuple[float | None, dict[str, float]]:
    """A number of the person, and of each computer character in the same matches."""
    sums: dict[str, tuple[int, int]] = {}
    for match in matches:
        for character, (amount, count) in zip(
            match.characters, match.tallies.get(what, ()), strict=False
        ):
            if character is not None:
                before = sums.get(character, (0, 0))
                sums[character] = before[0] + amount, before[1] + count
    others = {each: amount / count for each, (amount, count) in sums.items() if count >= ENOUGH}
    return mean(matches, what), others


def all_games(matches: Sequence[PlayedMatch], now: datetime) -> list[GameLine]:
    """One line for each game, in the order of the shelf."""
    return [
        _line(game, [each for each in matches if each.game == game and not each.is_alone], now)
        for game in GAMES
    ]


def _line(game: str, matches: Sequence[PlayedMatch], now: datetime) -> GameLine:
    months = [(0, 0)] * MONTHS
    present = _month(now)
    for match in matches:
        ago = present - _month(datetime.fromtimestamp(match.when))
        if 0 <= ago < MONTHS:
            won, played = months[-1 - ago]
            months[-1 - ago] = won + match.won, played + 1
    choose: Callable[..., int | None] = min if GAMES[game].fewest_win else max
    best = choose((match.score for match in matches), default=None)
    won = sum(match.won for match in matches)
    return GameLine(game, len(matches), won, best, tuple(months))


def _month(when: datetime) -> int:
    return 12 * when.year + when.month
