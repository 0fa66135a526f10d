"""The strength at which computer players keep pace with each person, in each game: a small file
that may be thrown away, since it is found again in a few matches."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from quando_desktop.bots.keeping_pace import moved, success
from quando_desktop.bots.levels import USUAL_STRENGTH
from quando_desktop.disk import files
from quando_desktop.engine.contract import BadRecord
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Kind, is_strength
from quando_desktop.named_tuple import NamedTuple
from quando_desktop.settings import people
from quando_desktop.settings.settings import is_nameless

FILE = "pace.json"
LIMIT = 1 << 20


class Pace(NamedTuple):
    strength: int = USUAL_STRENGTH
    matches: int = 0
    """Matches against somebody who keeps pace."""


class Paces:
    """The paces in one file. One that cannot be read or written is no reason to stop: everybody
    begins at the usual strength."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def strength(self, game: str, names: Sequence[str], owner: str) -> int:
        """The strength of a player that keeps pace with these people; of several, between them."""
        found = self._read()
        each = [found.get((game, person(name, owner)), Pace()).strength for name in names]
        return round(sum(each) / len(each)) if each else USUAL_STRENGTH

    def note(self, match: Match, owner: str) -> None:
        """Notes how a match has ended for each of its people."""
        found = self._read()
        before = dict(found)
        for seat, player in enumerate(match.players):
            won = success(match, seat) if player.kind is Kind.HUMAN else None
            if won is not None:
                key = match.game.id, person(player.name, owner)
                pace = found.get(key, Pace())
                found[key] = Pace(moved(pace.strength, pace.matches, won), pace.matches + 1)
        if found != before:
            self._write(found)

    def _read(self) -> dict[tuple[str, str], Pace]:
        try:
            data = json.loads(files.read(self._path, LIMIT))
        except (OSError, BadRecord, ValueError, RecursionError):
            return {}
        found = {}
        for game, those in data.items() if isinstance(data, dict) else ():
            for name, pace in those.items() if isinstance(those, dict) else ():
                with suppress(ValueError, TypeError):
                    strength, matches = pace
                    if is_strength(strength) and type(matches) is int and matches >= 0:
                        found[game, name] = Pace(strength, matches)
        return found

    def _write(self, found: dict[tuple[str, str], Pace]) -> None:
        data: dict[str, dict[str, Pace]] = {}
        for (game, name), pace in found.items():
            data.setdefault(game, {})[name] = pace
        with suppress(OSError):
            files.write(self._path, json.dumps(data, ensure_ascii=False).encode())


def person(name: str, owner: str) -> str:
    """The key of a person; the owner keeps theirs whatever they are called."""
    is_owner = is_nameless(name) or people.key(name) == people.key(owner)
    return "" if is_owner else people.key(name)
