"""Names of games and levels wherever they are chosen or listed, and rules for names of people."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from quando_desktop.engine.contract import Options
from quando_desktop.engine.players import NAME_LIMIT
from quando_desktop.games import GAMES, PLUGS
from quando_desktop.settings.people import UnfitName
from quando_desktop.table.text import numbers as wording
from quando_desktop.table.text.words import luck_and_skill

translate = QCoreApplication.translate
short_name = wording.short_name


def why_not(reason: UnfitName) -> str:
    """The reason why nobody can have a name, in a line."""
    too_long = translate("People", "This name is too long: {count} characters at most.")
    return {
        UnfitName.BLANK: translate("People", "Please enter a name."),
        UnfitName.LONG: too_long.format(count=NAME_LIMIT),
        UnfitName.UNPRINTABLE: translate(
            "People", "This name contains characters that cannot be used."
        ),
        UnfitName.TAKEN: translate("People", "That name is already taken."),
        UnfitName.FULL: translate("People", "The list of people is full."),
    }[reason]


def game_title(game: str) -> str:
    """The title of a game by its id; the id itself if the game is unknown."""
    return PLUGS[game].title() if game in PLUGS else game


def numbers_title(game: str, options: Options) -> str:
    """The title of the page that looks back at matches of a game in numbers, by these house rules;
    empty where there is none."""
    plug = PLUGS.get(game)
    if plug is None:
        return ""
    if not plug.is_analysed:
        strip = plug.numbers().strip
        return "" if strip is None or not strip.counts(options) else strip.title
    closing = plug.closing()
    return luck_and_skill() if closing is None else closing.title()


def is_single(game: str, options: Options, players: int) -> bool:
    """Whether a match always ends with its first round: then rounds are not counted. A live game
    may be played once or several times."""
    found = GAMES[game]
    return found.one_round or (found.live and found.result(options, (0,) * players, 1) is not None)


def level_name(level: str) -> str:
    """The strength of a computer player in a word."""
    names = {
        "random": translate("Names", "Carefree"),
        "plain": translate("Names", "Steady"),
        "easy": translate("Names", "Easy"),
        "fair": translate("Names", "Fair"),
        "good": translate("Names", "Strong"),
        "expert": translate("Names", "Expert"),
        "adaptive": translate("Names", "Keeps pace"),
    }
    return names.get(level, level)


def fair_play() -> str:
    """A promise for places where people may doubt it."""
    return translate(
        "Names",
        "Computer players never see or touch the deal. Each knows only what anyone in their seat "
        "could know.",
    )
