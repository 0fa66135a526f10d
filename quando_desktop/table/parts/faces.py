"""Looks and names of the players of a match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from quando_desktop.engine.players import Kind, Player
from quando_desktop.named_tuple import NamedTuple
from quando_desktop.settings.settings import is_nameless
from quando_desktop.table.paint.palette import Colour, Palette
from quando_desktop.table.text.words import you

translate = QCoreApplication.translate


class Face(NamedTuple):
    """A player's looks."""

    name: str
    art: str
    """The name of the picture: a character's, or one of the wooden people."""
    body: Colour
    initial: str
    """The letter on the chest of a person; characters have none there."""


def names_of(players: Sequence[Player]) -> list[str]:
    """The players' names in the present language. An owner without a name is "You" unless there are
    other people at the table."""
    alone = sum(player.kind is Kind.HUMAN for player in players) == 1
    nameless = you() if alone else translate("Players", "Player 1")
    return [
        nameless if player.kind is Kind.HUMAN and is_nameless(player.name) else player.name
        for player in players
    ]


def faces(
    players: Sequence[Player], palette: Palette, looks: Mapping[str, int] | None = None
) -> tuple[Face, ...]:
    """The faces of all players. People become the pawns they chose (`looks` has them by name, from
    1), the others those that are left; a computer player without a character gets one that nobody
    else has."""
    looks = looks or {}
    taken = {player.character for player in players}
    free = iter([key for key in palette.characters if key not in taken] + [*palette.characters])
    pawns = _pawns(players, looks, len(palette.people))
    found = []
    for seat, (player, name) in enumerate(zip(players, names_of(players), strict=True)):
        if player.kind is Kind.HUMAN:
            found.append(person(name, pawns[seat], palette))
            continue
        known = player.character in palette.characters
        key = player.character if known and player.character else next(free)
        found.append(Face(name, key, palette.characters[key].body, ""))
    return tuple(found)


def person(name: str, look: int, palette: Palette) -> Face:
    """A person as the pawn with this number, from 1."""
    initial = name.strip()[:1].upper()
    return Face(name, f"person_{look}", palette.people[look - 1], initial)


def _pawns(players: Sequence[Player], looks: Mapping[str, int], pawns: int) -> dict[int, int]:
    """The pawn of each person's seat; nobody shares one as long as there are enough."""
    people = [seat for seat, player in enumerate(players) if player.kind is Kind.HUMAN]
    chosen: dict[int, int] = {}
    for seat in people:
        look = looks.get(players[seat].name)
        if look is not None and 1 <= look <= pawns and look not in chosen.values():
            chosen[seat] = look
    left = [look for look in range(1, pawns + 1) if look not in chosen.values()]
    for number, seat in enumerate(seat for seat in people if seat not in chosen):
        chosen[seat] = left[number % len(left)] if left else 1
    return chosen
