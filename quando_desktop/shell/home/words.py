"""Texts of the home page: a greeting, and the state of an unfinished match, which gives no hand
away."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.disk.entries import UnfinishedEntry
from quando_desktop.engine import ranking
from quando_desktop.games import GAMES, PLUGS
from quando_desktop.games.plug import Counted
from quando_desktop.named_tuple import NamedTuple
from quando_desktop.shell.names import game_title, is_single, short_name
from quando_desktop.table.parts.faces import names_of
from quando_desktop.table.text import lead
from quando_desktop.table.text.spoken import sentences

translate = QCoreApplication.translate

MORNING, AFTERNOON, EVENING = 5, 12, 18
"""The hours at which these begin."""


def greeting(hour: int, name: str) -> str:
    """A greeting for the time of day, with a name if one is known."""
    if MORNING <= hour < AFTERNOON:
        plain = translate("Home", "Good morning")
        named = translate("Home", "Good morning, {name}")
    elif AFTERNOON <= hour < EVENING:
        plain = translate("Home", "Good afternoon")
        named = translate("Home", "Good afternoon, {name}")
    else:
        plain = translate("Home", "Good evening")
        named = translate("Home", "Good evening, {name}")
    return named.format(name=short_name(name)) if name else plain


def players(seats: range, *, live: bool = False) -> str:
    """The number of players, and whether all play at once."""
    words = translate("Home", "{fewest} to {most} players")
    if live:
        words = translate("Home", "{fewest} to {most}, all at once")
    return words.format(fewest=seats[0], most=seats[-1])


def which(entry: UnfinishedEntry) -> str:
    """The game of a match, and its progress."""
    if is_single(entry.game, entry.options, len(entry.players)):
        return game_title(entry.game)
    if entry.round_number == 0:
        words = translate("Home", "{game}, before the first deal")
    elif GAMES[entry.game].live:
        words = translate("Home", "{game}, after game {number}")
        if entry.in_round:
            words = translate("Home", "{game}, game {number}")
    elif entry.in_round:
        words = translate("Home", "{game}, round {number}")
    else:
        words = translate("Home", "{game}, after round {number}")
    return words.format(game=game_title(entry.game), number=entry.round_number)


def facts_of(entry: UnfinishedEntry) -> MatchFacts:
    """All that everybody at the table knows of an unfinished match."""
    game = GAMES[entry.game]
    sides = game.sides(len(entry.players), entry.options)
    gaps = ranking.behind(entry.scores, sides, fewest_win=game.fewest_win)
    return MatchFacts(entry.players, (), (), entry.round_number, entry.options, gaps)


def standing(entry: UnfinishedEntry) -> str:
    """Whose turn it is, and how far the only person, who is "you", leads or is behind; of several
    people who leads."""
    facts, names = facts_of(entry), names_of(entry.players)
    turn = ""
    if entry.to_act is not None:
        words = translate("Home", "{name}'s turn")
        turn = words.format(name=short_name(names[entry.to_act]))
        if entry.to_act == facts.you:
            turn = translate("Home", "Your turn")
    told = lead.aloud(facts, facts.you or 0, [*map(short_name, names)])
    return sentences([turn, told]) if told else turn


class Stand(NamedTuple):
    """One player of an unfinished match, as the standings show them."""

    seat: int
    score: int
    leads: bool


def standings(entry: UnfinishedEntry) -> list[Stand]:
    """All players, the best on top, with the points of their side; as they sit where nothing was
    scored yet."""
    game, facts = GAMES[entry.game], facts_of(entry)
    sides = game.sides(len(entry.players), entry.options)
    scores = ranking.together(entry.scores, sides)
    order = sorted(range(len(scores)), key=lambda seat: (facts.behind or scores)[seat])
    return [Stand(seat, scores[seat], facts.leads(seat)) for seat in order]


def standings_aloud(entry: UnfinishedEntry) -> str:
    """The same in a sentence; empty where nothing was scored yet."""
    if not any(entry.scores):
        return ""
    names = names_of(entry.players)
    found = [
        f"{short_name(names[seat])}: {_points(entry, score)}" for seat, score, _ in standings(entry)
    ]
    return ", ".join(found)


def _points(entry: UnfinishedEntry, score: int) -> str:
    match PLUGS[entry.game].counts:
        case Counted.CARDS:
            return translate("Home", "%n card(s)", None, score)
        case Counted.MINUS_POINTS:
            return translate("Home", "%n minus point(s)", None, score)
    return translate("Home", "%n point(s)", None, score)
