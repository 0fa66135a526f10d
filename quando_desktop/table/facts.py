"""What everybody at the table may know of a match, beside the round: who plays and how it stands.

Together with one seat's observation this is all that a table is drawn from.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from quando_desktop.engine.match import Match
from quando_desktop.engine.seats import Kind, Player
from quando_desktop.table.palette import Colour, Palette


@dataclass(frozen=True, slots=True)
class MatchFacts:
    players: tuple[Player, ...]
    points: tuple[tuple[int, ...], ...]
    """For each finished round the points it gave each seat."""
    winners: tuple[int, ...]
    """Nobody while the match goes on."""
    round_number: int
    """Of the last round dealt, from 1."""

    @classmethod
    def of(cls, match: Match) -> MatchFacts:
        return cls(
            players=match.players,
            points=tuple(log.outcome.points for log in match.rounds if log.outcome is not None),
            winners=() if match.result is None else match.result.winners,
            round_number=len(match.rounds),
        )

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(sum(given[seat] for given in self.points) for seat in range(len(self.players)))


@dataclass(frozen=True, slots=True)
class Face:
    """How a player looks."""

    name: str
    art: str
    """The name of the picture: a character's, or one of the wooden people."""
    body: Colour
    initial: str
    """What stands on the chest of a person; characters have nothing there."""


def faces(players: Sequence[Player], palette: Palette) -> tuple[Face, ...]:
    """People become pawns in the order of their seats; a computer player without a character
    gets one that nobody else has."""
    taken = {player.character for player in players}
    free = iter([key for key in palette.characters if key not in taken] + [*palette.characters])
    people = 0
    found = []
    for player in players:
        if player.kind is Kind.HUMAN:
            number = people % len(palette.people)
            people += 1
            initial = player.name.strip()[:1].upper()
            found.append(Face(player.name, f"person_{number + 1}", palette.people[number], initial))
            continue
        known = player.character in palette.characters
        key = player.character if known and player.character else next(free)
        found.append(Face(player.name, key, palette.characters[key].body, ""))
    return tuple(found)
