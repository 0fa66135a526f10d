"""Quando as a whole, in words: its title, its house rules, its players, its settings."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from quando_desktop.games.plug import GameWords, SettingPlace, SettingWords
from quando_desktop.games.quando.settings import (
    CONFIRM_DRAW,
    HAND_TOTAL,
    KNOCK_BY,
    KNOCK_CHANCE,
    MEMORY_HELP,
)
from quando_desktop.settings.own import AnySetting

translate = QCoreApplication.translate

SHOWN = ("target", "hand_size", "plays_before_knock", "knock_penalty")
"""The house rules in the order in which people think of them."""


def title() -> str:
    return translate("Names", "Quando")


def aim() -> str:
    """What it takes to win."""
    return translate("Names", "In Quando the lowest sum wins.")


def option_name(key: str) -> str:
    return {
        "target": translate("QuandoOptions", "Play to"),
        "hand_size": translate("QuandoOptions", "Cards each"),
        "plays_before_knock": translate("QuandoOptions", "Knocking allowed after"),
        "knock_penalty": translate("QuandoOptions", "Failed knock"),
    }[key]


def option_hint(key: str) -> str:
    """Its meaning in a sentence."""
    return {
        "target": translate(
            "QuandoOptions", "The match ends when someone reaches this many points"
        ),
        "hand_size": translate("QuandoOptions", "How many cards everyone is dealt in each round"),
        "plays_before_knock": translate(
            "QuandoOptions", "How often everyone must play before anyone may knock"
        ),
        "knock_penalty": translate(
            "QuandoOptions", "Extra points if someone else is as low or lower"
        ),
    }[key]


def amount(key: str, value: int) -> str:
    """The value of an option as people say it."""
    if key == "target":
        return translate("QuandoOptions", "%n point(s)", None, value)
    if key == "plays_before_knock":
        if value == 0:
            return translate("QuandoOptions", "the deal")
        return translate("QuandoOptions", "%n play(s) each", None, value)
    return f"+{value}" if key == "knock_penalty" else str(value)


def character_line(character: str) -> str:
    """A sentence on how a character plays; empty for an unknown one."""
    lines = {
        "olive": translate("QuandoCharacters", "Counts every card and forgets none."),
        "bruno": translate("QuandoCharacters", "Sits on small numbers and waits."),
        "pip": translate("QuandoCharacters", "Loves the hidden side, whatever it is."),
        "vesna": translate("QuandoCharacters", "Knocks just when you feel safe."),
        "figo": translate("QuandoCharacters", "Plays the first thing he sees, happily."),
        "mira": translate("QuandoCharacters", "Saves up triplets to tease the table."),
        "nils": translate("QuandoCharacters", "Straight by the book, never in a hurry."),
        "hedda": translate("QuandoCharacters", "Careful at first, bold at the end."),
    }
    return lines.get(character, "")


def setting(own: AnySetting, place: SettingPlace) -> SettingWords:
    """One of Quando's own settings, as it is said where it is changed."""
    if place is SettingPlace.NEW_GAME:
        return SettingWords(
            translate("QuandoOptions", "Memory help"),
            translate("QuandoOptions", "Shows what you have seen on the backs of your own cards"),
        )
    if place is SettingPlace.PERSON and own is HAND_TOTAL:
        return SettingWords(
            translate("QuandoSettings", "Hand total"),
            translate("QuandoSettings", "What your cards add up to, beside your face"),
        )
    if place is SettingPlace.PERSON:
        return SettingWords(
            translate("QuandoSettings", "Knock chance"),
            translate("QuandoSettings", "On your turn: how likely a knock is to win"),
        )
    return {
        MEMORY_HELP: SettingWords(
            translate("QuandoSettings", "Memory help"),
            translate(
                "QuandoSettings", "The backs of your own cards, as far as you have seen them"
            ),
        ),
        HAND_TOTAL: SettingWords(
            translate("QuandoSettings", "Hand total"),
            translate(
                "QuandoSettings",
                "What your cards add up to; off here for everyone, or per person under People",
            ),
        ),
        KNOCK_CHANCE: SettingWords(
            translate("QuandoSettings", "Knock chance"),
            translate(
                "QuandoSettings",
                "How likely a knock is to win; here for everyone, or per person under People",
            ),
        ),
        KNOCK_BY: SettingWords(
            translate("QuandoSettings", "Knock"),
            translate("QuandoSettings", "Both prevent knocking by accident"),
            (translate("QuandoSettings", "Hold"), translate("QuandoSettings", "Press twice")),
        ),
        CONFIRM_DRAW: SettingWords(
            translate("QuandoSettings", "Ask before turning a card over"),
            translate("QuandoSettings", "Turning a card over needs a second press"),
        ),
    }[own]


def command(id: str) -> str:
    """What one of Quando's own keys does."""
    return {
        "knock": translate("QuandoKeys", "Knock"),
        "pass": translate("QuandoKeys", "Pass"),
        "discards": translate("QuandoKeys", "Spread the discard pile"),
    }[id]


def record(_: str, points: int) -> str:
    """The fewest points that somebody has had in a match."""
    return translate("QuandoSheet", "Your lowest match so far: %n point(s).", None, points)


def lens(everything: bool) -> str:
    """What a replay shows."""
    if everything:
        return translate("QuandoReplay", "Paper: what the others saw. Solid: what counted.")
    return translate("QuandoReplay", "Paper: the backs you saw. Your own you could not see.")


WORDS = GameWords(
    SHOWN,
    option_name,
    option_hint,
    amount,
    character_line,
    setting,
    command,
    record=record,
    aim=aim,
    lens=lens,
)
