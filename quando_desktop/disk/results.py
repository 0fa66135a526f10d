"""Results of people: counted from the index of the records each time, and never stored."""

from __future__ import annotations

import json
from collections.abc import Sequence

from quando_desktop.dataclass import dataclass
from quando_desktop.disk.index.index import Alike, Group, Index
from quando_desktop.disk.index.rows import fixed_level
from quando_desktop.disk.problem import Problem
from quando_desktop.disk.suggestion import Suits, fresh_verdict
from quando_desktop.engine.contract import Achievement, Options
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


Seated = Sequence[tuple[int, str, bool, int, int]]
"""For each person their seat and name, whether they have won, and their claims won and lost."""


class Results:
    """Counts what the index knows. Names are compared as people read them: by their letters alone.
    Matches that the owner has played without a name count for their present name, if any."""

    def __init__(self, index: Index, owner: str = "") -> None:
        self._index, self._owner = index, owner
        self._keys: dict[str, str] = {}

    def take_problems(self) -> list[Problem]:
        """The records that could not be counted, since this was last asked."""
        return self._index.take_problems()

    def standing(self, name: str, game: str | None = None) -> tuple[int, int]:
        """Matches and wins of a person, in one game or in all."""
        figures = self.figures(name, game)
        return figures.matches, figures.wins

    def names(self, game: str | None = None) -> list[str]:
        """The people who have finished a match, by their latest names in alphabetical order; "" for
        the owner as long as they have no name."""
        found: dict[str, str] = {}
        for group in self._index.groups():
            for _, name, *_ in group.people if game in {None, group.game} else ():
                found.setdefault(self._key(name), self._now(name))
        return [found[key] for key in sorted(found)]

    def people(self) -> dict[str, frozenset[str]]:
        """All names by which each person has played, by their latest one as in `names`."""
        spelled: dict[str, set[str]] = {}
        for group in self._index.groups():
            for _, name, *_ in group.people:
                spelled.setdefault(self._key(name), set()).add(name)
        return {name: frozenset(spelled[self._key(name)]) for name in self.names()}

    def figures(self, name: str, game: str | None = None) -> Figures:
        """What a person alone has done is neither won nor lost."""
        found = Figures()
        for group in self._index.groups():
            if game in {None, group.game} and not group.is_alone:
                found = self._counted(found, group, name)
        return found

    def _counted(self, figures: Figures, group: Group, name: str) -> Figures:
        """The figures with the matches of one group, if the person was there."""
        mine = self._seats(group.people, name)
        if not mine:
            return figures
        return Figures(
            figures.matches + group.matches,
            figures.wins + group.matches * _has_won(mine),
            figures.rounds + group.rounds,
            figures.claims_won + group.matches * sum(each[3] for each in mine),
            figures.claims_lost + group.matches * sum(each[4] for each in mine),
        )

    def best(self, name: str, game: str, options: Options) -> int | None:
        """The best that a person has achieved alone, by the same house rules; None before the first
        time."""
        feats = [
            group.feat
            for group in self._index.feats(game, options)
            if self._seats(group.people, name)
        ]
        return min((feat for feat in feats if feat is not None), default=None)

    def records(self, id: str, name: str) -> list[Achievement]:
        """What a person has done better in the match of this id than in any like it before: the
        same game, house rules and number of players, not opened from elsewhere."""
        latest = self._index.ended(id)
        if latest is None:
            return []
        mine: list[Achievement] = []
        before: dict[str, list[int]] = {}
        alike = 0
        for each in self._index.alike(latest.game, len(latest.players), latest.options):
            seats = self._seats(each.people, name)
            if each.id == id:
                mine = _done(each, seats)
                continue
            alike += bool(seats)
            for one in _done(each, seats):
                before.setdefault(one.what, []).append(one.value)
        return [one for one in mine if alike >= ENOUGH and _is_best(one, before.get(one.what, []))]

    def suggestion(self, id: str, name: str) -> tuple[str, Suits]:
        """The level of all opponents in the match of this id, and what would suit this person
        better, if it is the first match that shows it."""
        latest = self._index.ended(id)
        level = None if latest is None else fixed_level(latest.players)
        if latest is None or level is None:
            return "", Suits.AS_IT_IS
        found = self._index.against(latest.game, len(latest.players), level)
        seated = (self._seats(each.people, name) for each in reversed(found))
        sides = GAMES[latest.game].sides(len(latest.players), latest.options)
        return level, fresh_verdict([_has_won(mine) for mine in seated if mine], 1 / len(sides))

    def _seats(self, seated: Seated, name: str) -> Seated:
        """The seats of the person who has this name now."""
        return [each for each in seated if self._key(each[1]) == self._key(name)]

    def _now(self, name: str) -> str:
        """The present name of a person."""
        return self._owner if is_nameless(name) else name

    def _key(self, name: str) -> str:
        found = self._keys.get(name)
        if found is None:
            found = self._keys[name] = people.key(self._now(name))
        return found


def _has_won(seated: Seated) -> bool:
    return any(won for _, _, won, *_ in seated)


def _done(match: Alike, seated: Seated) -> list[Achievement]:
    if not seated:
        return []
    seats = {each[0] for each in seated}
    return [Achievement(*each) for each in json.loads(match.achieved) if each[0] in seats]


def _is_best(one: Achievement, before: Sequence[int]) -> bool:
    if not before:
        return False
    return one.value < min(before) if one.is_better_less else one.value > max(before)
