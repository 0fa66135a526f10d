"""Texts of the home page: a greeting, and the state of an unfinished match, which gives no hand
away."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from quando_desktop.disk.entries import UnfinishedEntry
from quando_desktop.engine import ranking as places
from quando_desktop.engine.players import Kind
from quando_desktop.games import GAMES, PLUGS
from quando_desktop.games.plug import Counted
from quando_desktop.shell.names import game_title, is_single, short_name
from quando_desktop.table.parts.faces import names_of

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


def standing(entry: UnfinishedEntry, *, fewest_win: bool) -> str:
    """Whose turn it is, with the place and points of the only person, who is "you", or else of the
    person to act."""
    people = [seat for seat, player in enumerate(entry.players) if player.kind is Kind.HUMAN]
    actor = entry.to_act
    me = people[0] if len(people) == 1 else None
    whose = me if me is not None else actor if actor in people else None
    place = points = ""
    sides = GAMES[entry.game].sides(len(entry.players), entry.options)
    if whose is not None and any(entry.scores):
        place = _place(places.place(whose, entry.scores, sides, fewest_win=fewest_win))
        points = _points(entry, places.together(entry.scores, sides)[whose])
    if actor is None:
        return _between(place, points) if me is not None and place else _leader(entry, fewest_win)
    return _turn(names_of(entry.players)[actor], actor == me, me is not None, place, points)


def _turn(name: str, is_mine: bool, alone: bool, place: str, points: str) -> str:
    if is_mine:
        words = translate("Home", "Your turn")
        if place:
            words = translate("Home", "Your turn, {place} with {points}")
    elif not place:
        words = translate("Home", "{name}'s turn")
    elif alone:
        words = translate("Home", "{name}'s turn; you are {place} with {points}")
    else:
        words = translate("Home", "{name}'s turn, {place} with {points}")
    return words.format(name=short_name(name), place=place, points=points)


def _between(place: str, points: str) -> str:
    return translate("Home", "You are {place} with {points}").format(place=place, points=points)


def _leader(entry: UnfinishedEntry, fewest_win: bool) -> str:
    """The leader, where no person's own place is told."""
    if not any(entry.scores):
        return ""
    best = (min if fewest_win else max)(entry.scores)
    leaders = [
        name
        for name, score in zip(names_of(entry.players), entry.scores, strict=True)
        if score == best
    ]
    if len(leaders) > 1:
        return translate("Home", "{count} lead with {points}").format(
            count=len(leaders), points=_points(entry, best)
        )
    return translate("Home", "{name} leads with {points}").format(
        name=short_name(leaders[0]), points=_points(entry, best)
    )


def _points(entry: UnfinishedEntry, score: int) -> str:
    match PLUGS[entry.game].counts:
        case Counted.CARDS:
            return translate("Home", "%n card(s)", None, score)
        case Counted.MINUS_POINTS:
            return translate("Home", "%n minus point(s)", None, score)
    return translate("Home", "%n point(s)", None, score)


def _place(number: int) -> str:
    words = (
        translate("Home", "first"),
        translate("Home", "second"),
        translate("Home", "third"),
        translate("Home", "fourth"),
        translate("Home", "fifth"),
        translate("Home", "sixth"),
    )
    return words[number - 1] if number <= len(words) else str(number)
