"""Messages in the language of the window: about problems with files on the disk, and about computer
players of an opened match that this version does not know.

A problem has a sentence that says what it means and what to do, and apart from that the facts.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from quando_desktop.bots.characters import CHARACTERS
from quando_desktop.bots.levels import LEVELS, nearest
from quando_desktop.disk.problem import Problem, Trouble
from quando_desktop.engine.players import Kind, Player
from quando_desktop.shell.names import level_name, short_name

translate = QCoreApplication.translate

MOST = 3
"""The most problems that are told one by one."""
LONGEST = 60
"""The most characters of a file's name."""


# --- files on the disk --------------------------------------------------------------------------


def sentence(problem: Problem) -> str:
    """The meaning of a problem for the people who play, and what they can do."""
    return _sentences()[problem.kind].format(file=_name(problem.path))


def detail(problem: Problem) -> str:
    """The file of a problem, and what exactly is wrong."""
    path = _printable(str(problem.kept or problem.path))
    return f"{path}: {problem.detail}" if problem.detail else path


def about_problems(problems: Sequence[Problem]) -> tuple[str, str]:
    """Sentences and facts of several problems; the rest are only counted."""
    said = list(map(sentence, problems[:MOST]))
    facts = list(map(detail, problems[:MOST]))
    rest = len(problems) - MOST
    if rest > 0:
        said.append(translate("Troubles", "The same goes for %n more file(s).", None, rest))
    return "\n".join(said), "\n".join(facts)


def _name(path: Path) -> str:
    name = _printable(path.name) or _printable(str(path))
    return name if len(name) <= LONGEST else f"{name[: LONGEST - 20]}…{name[-19:]}"


def _printable(text: str) -> str:
    """The text without unprintable characters, which names of files can have."""
    return "".join(sign if sign.isprintable() else "\ufffd" for sign in text)


def _sentences() -> dict[Trouble, str]:
    return {
        Trouble.FOLDER_UNUSABLE: translate(
            "Troubles",
            "The data folder cannot be used: nothing will be saved. You can still play.",
        ),
        Trouble.FOLDER_READ_ONLY: translate(
            "Troubles",
            "The data folder is read-only: nothing new will be saved. You can still play.",
        ),
        Trouble.NOT_WRITTEN: translate(
            "Troubles",
            "{file} cannot be written. The disk may be full, or the folder write-protected.",
        ),
        Trouble.NOT_MOVED: translate("Troubles", "{file} cannot be moved. It stays where it is."),
        Trouble.UNREADABLE: translate(
            "Troubles",
            "{file} cannot be read. It may have been moved, or you may not be allowed to open it.",
        ),
        Trouble.DAMAGED: translate(
            "Troubles",
            "{file} is damaged and cannot be opened. It was set aside and not deleted; everything "
            "else works as before.",
        ),
        Trouble.DAMAGED_THERE: translate(
            "Troubles",
            "{file} is damaged and cannot be opened. It stays where it is; everything else works "
            "as before.",
        ),
        Trouble.PARTLY: translate(
            "Troubles",
            "This match is damaged in one place. You can continue from there; the damaged file is "
            "kept as well.",
        ),
        Trouble.FIELDS: translate(
            "Troubles", "{file} contains invalid settings; the defaults are used instead."
        ),
        Trouble.OTHER_VERSION: translate(
            "Troubles",
            "{file} is from another version of the program and can be opened there. It stays where "
            "it is.",
        ),
        Trouble.IN_USE: translate(
            "Troubles", "This match is open in another window of the program. Continue there."
        ),
        Trouble.NO_MATCH: translate(
            "Troubles",
            "{file} cannot be opened: it is damaged, or not a saved match. If you have another "
            "copy, try that one.",
        ),
    }


# --- computer players ---------------------------------------------------------------------------


def about_unknown_players(players: Sequence[Player]) -> str:
    """A sentence for each level and each character that is unknown here."""
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
        "{names}: this version does not know the character “{character}”, who plays here without "
        "special habits.",
    )
    return words.format(names=", ".join(names), character=short_name(character))
