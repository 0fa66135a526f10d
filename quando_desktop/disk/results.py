"""Results of people: counted from the finished records each time, and never stored."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from quando_desktop.dataclass import dataclass
from quando_desktop.disk.entries import Summary
from quando_desktop.disk.problem import DiskError, Problem
from quando_desktop.disk.saved import is_opened
from quando_desktop.disk.shelf import FinishedShelf
from quando_desktop.disk.suggestion import Suits, fresh_verdict
from quando_desktop.engine.contract import Achievement, Options
from quando_desktop.engine.players import Kind
from quando_desktop.games import GAMES
from quando_desktop.settings import people
from quando_desktop.settings.settings import is_nameless

ENOUGH = 2
"""Matches like it before which nothing is a record yet."""


@dataclass(frozen=True, slots=True)
class Figures:
    """Figures of a person's matches."""

    matches: int = 0
    wins: int = 0
    """A shared win is a win."""
    rounds: int = 0
    claims_won: int = 0
    claims_lost: int = 0

    @property
    def share(self) -> float:
        """The share of matches won."""
        return self.wins / self.matches if self.matches else 0.0


class Results:
    """Counts the records on a shelf. Names are compared as people read them: by their letters
    alone. Matches that the owner has played without a name count for their present name, if any."""

    def __init__(self, shelf: FinishedShelf, owner: str = "") -> None:
        self._shelf, self._owner = shelf, owner
        self._problems: list[Problem] = []

    def take_problems(self) -> list[Problem]:
        """The records that could not be counted, since this was last asked."""
        problems, self._problems = self._problems, []
        return problems

    def standing(self, name: str, game: str | None = None) -> tuple[int, int]:
        """Matches and wins of a person, in one game or in all."""
        figures = self.figures(name, game)
        return figures.matches, figures.wins

    def best(self, name: str, game: str, options: Options) -> int | None:
        """The best that a person has achieved alone, by the same house rules; None before the first
        time."""
        feats = [
            summary.feat
            for summary in self._finished()
            if (summary.game, summary.options) == (game, options)
            and self._seats(summary, self._now(name))
        ]
        return min((feat for feat in feats if feat is not None), default=None)

    def records(self, id: str, name: str) -> list[Achievement]:
        """What a person has done better in the match of this id than in any like it before: the
        same game, house rules and number of players, not opened from elsewhere."""
        matches = [(each, found) for each, found in self._finished_entries() if not is_opened(each)]
        latest = next((found for each, found in matches if each == id), None)
        if latest is None:
            return []
        mine = self._done(latest, name)
        before: dict[str, list[int]] = {}
        alike = 0
        for each, found in matches:
            if each != id and _is_alike(found, latest):
                done = self._done(found, name)
                alike += bool(self._seats(found, self._now(name)))
                for one in done:
                    before.setdefault(one.what, []).append(one.value)
        return [one for one in mine if alike >= ENOUGH and _is_best(one, before.get(one.what, []))]

    def suggestion(self, id: str, name: str) -> tuple[str, Suits]:
        """The level of all opponents in the match of this id, and what would suit this person
        better, if it is the first match that shows it."""
        matches = [(each, found) for each, found in self._finished_entries() if not is_opened(each)]
        latest = next((found for each, found in matches if each == id), None)
        level = None if latest is None else _level(latest)
        if latest is None or level is None:
            return "", Suits.AS_IT_IS
        won = [
            not self._seats(found, self._now(name)).isdisjoint(found.winners)
            for _, found in reversed(matches)
            if (found.game, len(found.players), _level(found))
            == (latest.game, len(latest.players), level)
            and self._seats(found, self._now(name))
        ]
        sides = GAMES[latest.game].sides(len(latest.players), latest.options)
        return level, fresh_verdict(won, 1 / len(sides))

    def _done(self, summary: Summary, name: str) -> list[Achievement]:
        seats = self._seats(summary, self._now(name))
        return [each for each in summary.achievements if each.seat in seats]

    def figures(self, name: str, game: str | None = None) -> Figures:
        """What a person alone has done is neither won nor lost."""
        found = Figures()
        for summary in self._finished():
            if game in {None, summary.game} and len(summary.players) > 1:
                found = _counted(found, summary, self._seats(summary, self._now(name)))
        return found

    def _seats(self, summary: Summary, name: str) -> set[int]:
        """The seats of the person who has this name now."""
        return {
            seat
            for seat, player in enumerate(summary.players)
            if player.kind is Kind.HUMAN and people.key(self._now(player.name)) == people.key(name)
        }

    def _now(self, name: str) -> str:
        """The present name of a person."""
        return self._owner if is_nameless(name) else name

    def names(self, game: str | None = None) -> list[str]:
        """The people who have finished a match, by their latest names in alphabetical order; "" for
        the owner as long as they have no name."""
        found: dict[str, str] = {}
        for summary in self._finished():
            if game in {None, summary.game}:
                for player in summary.players:
                    if player.kind is Kind.HUMAN:
                        name = self._now(player.name)
                        found.setdefault(people.key(name), name)
        return [found[key] for key in sorted(found)]

    def _finished(self) -> Iterator[Summary]:
        return (summary for _, summary in self._finished_entries())

    def _finished_entries(self) -> Iterator[tuple[str, Summary]]:
        for entry in self._shelf.entries():
            try:
                summary = self._shelf.summary(entry)
            except DiskError as error:
                if error.problem not in self._problems:
                    self._problems.append(error.problem)
                continue
            if summary.winners:
                yield entry.id, summary


def _level(summary: Summary) -> str | None:
    """The level of all computer players of a match, if it is one and they keep no pace."""
    computers = [each for each in summary.players if each.kind is Kind.COMPUTER]
    levels = {each.level for each in computers}
    fixed = len(levels) == 1 and all(each.strength is None for each in computers)
    return next(iter(levels)) if fixed and len(computers) == len(summary.players) - 1 else None


def _is_alike(one: Summary, other: Summary) -> bool:
    """Whether the results of two matches can be compared."""
    return (one.game, one.options, len(one.players)) == (
        other.game,
        other.options,
        len(other.players),
    )


def _is_best(one: Achievement, before: Sequence[int]) -> bool:
    if not before:
        return False
    return one.value < min(before) if one.is_better_less else one.value > max(before)


def _counted(figures: Figures, summary: Summary, seats: set[int]) -> Figures:
    """The figures with one more match, if the person had a seat in it."""
    if not seats:
        return figures
    claims = [claim.won for claim in summary.claims if claim.seat in seats]
    return Figures(
        figures.matches + 1,
        figures.wins + (not seats.isdisjoint(summary.winners)),
        figures.rounds + len(summary.points),
        figures.claims_won + claims.count(True),
        figures.claims_lost + claims.count(False),
    )
