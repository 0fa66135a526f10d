"""7 ate 9 as a whole, in words: its title, its house rules, its players, its settings."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from quando_desktop.engine.contract import Options
from quando_desktop.games.plug import GameWords, SettingPlace, SettingWords
from quando_desktop.games.seven_ate_nine.rules.achievements import FASTEST
from quando_desktop.games.seven_ate_nine.rules.deal import spared
from quando_desktop.games.seven_ate_nine.settings import FIT_TONES
from quando_desktop.games.seven_ate_nine.text import sheet
from quando_desktop.games.seven_ate_nine.text.table import game_name
from quando_desktop.settings.own import AnySetting

translate = QCoreApplication.translate

FEWER = tuple(map(spared, range(4)))
SHOWN = ("by_turns", "games", "hand_limit", "hold", "lockout", *FEWER)
"""The house rules in the order in which people think of them."""


def title() -> str:
    return translate("Names", "7 ate 9")


def aim() -> str:
    """What it takes to win."""
    return translate("Names", "In 7 ate 9 whoever is rid of all cards first wins.")


def option_name(key: str) -> str:
    if key in FEWER:
        words = translate("SevenOptions", "Fewer cards: seat {number}")
        return words.format(number=FEWER.index(key) + 1)
    return {
        "games": translate("SevenOptions", "Games"),
        "hand_limit": translate("SevenOptions", "Hand limit"),
        "lockout": translate("SevenOptions", "No guessing"),
        "by_turns": translate("SevenOptions", "By turns"),
        "hold": translate("SevenOptions", "Wrong cards cost time"),
    }[key]


def option_hint(key: str) -> str:
    """Its meaning in a sentence."""
    if key in FEWER:
        return translate("SevenOptions", "A head start for a child: a smaller stack at the start")
    return {
        "games": translate(
            "SevenOptions", "A single game, or a tournament with minus points for leftover cards"
        ),
        "hand_limit": translate(
            "SevenOptions", "A player holding this many cards must play before drawing again"
        ),
        "lockout": translate(
            "SevenOptions", "Three wrong cards in three seconds cost two seconds of waiting"
        ),
        "by_turns": translate(
            "SevenOptions", "One after the other and without a clock; drawing ends a turn"
        ),
        "hold": translate(
            "SevenOptions",
            "A card that does not fit costs two seconds, several in a row up to six. "
            "The rulebook does without",
        ),
    }[key]


def amount(key: str, value: int) -> str:
    """The value of an option as people say it."""
    if key == "games":
        if value == 1:
            return translate("SevenOptions", "a single game")
        return translate("SevenOptions", "%n game(s)", None, value)
    if key == "hand_limit":
        if value == 0:
            return translate("SevenOptions", "no limit")
        return translate("SevenOptions", "%n card(s)", None, value)
    if key in FEWER:
        return translate("SevenOptions", "%n fewer", None, value) if value else _none()
    return str(value)


def _none() -> str:
    return translate("SevenOptions", "none")


def character_line(character: str) -> str:
    """A sentence on how a character plays; empty for an unknown one."""
    lines = {
        "olive": translate("SevenCharacters", "Good eyes, steady wings, no fuss."),
        "bruno": translate("SevenCharacters", "Takes his time, and seldom a wrong card."),
        "pip": translate("SevenCharacters", "Draws first and has a look later."),
        "vesna": translate("SevenCharacters", "Never hesitates, and sometimes should."),
        "figo": translate("SevenCharacters", "Quick as a leap, and just as often off the mark."),
        "mira": translate("SevenCharacters", "Hoards a fat hand and picks from it."),
        "nils": translate("SevenCharacters", "Looks twice before he draws."),
        "hedda": translate("SevenCharacters", "Wakes up when somebody is about to win."),
    }
    return lines.get(character, "")


def setting(which: AnySetting, place: SettingPlace) -> SettingWords:
    """The settings as they are said where they are changed."""
    if which is FIT_TONES:
        return SettingWords(
            translate("SevenSettings", "Tones for cards that fit"),
            translate(
                "SevenSettings",
                "When you come to a card, and when the pile changes. Good with a screen reader.",
            ),
        )
    return _fit_aid(place)


def _fit_aid(place: SettingPlace) -> SettingWords:
    """The help with cards that fit."""
    name = translate("SevenSettings", "Mark cards that fit")
    if place is SettingPlace.NEW_GAME:
        return SettingWords(
            name,
            translate("SevenSettings", "Help marks the cards that fit, late or at once."),
            (
                translate("SevenSettings", "No help"),
                translate("SevenSettings", "Late help"),
                translate("SevenSettings", "Help at once"),
            ),
        )
    hint = translate(
        "SevenSettings", "For everyone not listed under People; “late” means after a few seconds"
    )
    if place is SettingPlace.PERSON:
        hint = translate(
            "SevenSettings", "In games where everyone plays at once, so that a child can keep up"
        )
    choices = (
        translate("SevenSettings", "Never"),
        translate("SevenSettings", "Late"),
        translate("SevenSettings", "At once"),
    )
    return SettingWords(name, hint, choices)


def command(id: str) -> str:
    """What one of the own keys of 7 ate 9 does."""
    return {"again": translate("SevenKeys", "Watch a game once more, after it")}[id]


def best(options: Options, feat: int) -> str:
    """The best that somebody has achieved alone (S17)."""
    if options["by_turns"]:
        return translate("SevenSheet", "Your best: %n card(s) at most", None, feat)
    return translate("SevenSheet", "Your best: {time}").format(time=sheet.clock(feat))


def record(what: str, value: int) -> str:
    """The fastest game that somebody has won, or the most cards they have laid in a row."""
    if what == FASTEST:
        words = translate("SevenSheet", "Your fastest game so far: {time}.")
        return words.format(time=sheet.clock(value))
    return translate("SevenSheet", "Your longest run so far: %n card(s).", None, value)


def lens(everything: bool) -> str:
    """What a replay shows."""
    if everything:
        return translate("SevenReplay", "All hands lie open.")
    return translate("SevenReplay", "Your own hand, and what everybody saw.")


WORDS = GameWords(
    SHOWN,
    option_name,
    option_hint,
    amount,
    character_line,
    setting,
    command,
    best,
    record,
    aim,
    game_name,
    lens,
)
