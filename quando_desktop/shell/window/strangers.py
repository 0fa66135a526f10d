"""What is said of computer players whom an opened match knows and this version does not."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from quando_desktop.bots.characters import CHARACTERS
from quando_desktop.bots.levels import LEVELS, nearest
from quando_desktop.engine.players import Kind, Player
from quando_desktop.shell.names import level_name, short_name

translate = QCoreApplication.translate


def notice(players: Sequence[Player]) -> str:
    """A sentence for each level and each character that is unknown here; nothing if none is."""
    levels: dict[str, list[str]] = {}
    characters: dict[str, list[str]] = {}
    for player in players:
        if player.kind is not Kind.COMPUTER:
            continue
        if player.level is not None and player.level not in LEVELS:
            levels.setdefault(player.level, []).append(short_name(player.name))
        if player.character is not None and player.character not in CHARACTERS:
            characters.setdefault(player.character, []).append(short_name(player.name))
    said = [_of_level(level, names) for level, names in levels.items()]
    said += [_of_character(character, names) for character, names in characters.items()]
    return " ".join(said)


def _of_level(level: str, names: Sequence[str]) -> str:
    words = translate(
        "Strangers", "{names}: this version does not know the level “{old}” and takes “{new}”."
    )
    old, new = short_name(level_name(level)), level_name(nearest(level))
    return words.format(names=", ".join(names), old=old, new=new)


def _of_character(character: str, names: Sequence[str]) -> str:
    words = translate(
        "Strangers",
        "{names}: this version does not know the character “{character}”, who has no habits here.",
    )
    return words.format(names=", ".join(names), character=short_name(character))
