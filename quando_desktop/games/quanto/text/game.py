"""Quanto as a whole, in words: its title, its house rules, its players, its settings."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from quando_desktop.games.plug import GameWords, SettingPlace, SettingWords
from quando_desktop.settings.own import AnySetting

translate = QCoreApplication.translate

SHOWN = ("teams", "free_discard")
"""The house rules in the order in which people think of them."""


def title() -> str:
    return translate("Names", "Quanto")


def aim() -> str:
    """What it takes to win."""
    return translate("Names", "In Quanto the most cards win.")


def option_name(key: str) -> str:
    return {
        "teams": translate("QuantoOptions", "Two teams"),
        "free_discard": translate("QuantoOptions", "Free discard"),
    }[key]


def option_hint(key: str) -> str:
    """Its meaning in a sentence."""
    return {
        "teams": translate(
            "QuantoOptions", "Players sitting opposite are partners and count their cards together"
        ),
        "free_discard": translate(
            "QuantoOptions", "A card may be discarded even if it could do something else"
        ),
    }[key]


def character_line(character: str) -> str:
    """A sentence on how a character plays; empty for an unknown one."""
    lines = {
        "olive": translate("QuantoCharacters", "Knows which cards are still to come."),
        "bruno": translate("QuantoCharacters", "Lets a quanto grow fat before taking it."),
        "pip": translate("QuantoCharacters", "Loves to turn up new cards."),
        "vesna": translate("QuantoCharacters", "Has a quanto home and dry before you notice."),
        "figo": translate("QuantoCharacters", "Takes the first sum he sees, happily."),
        "mira": translate("QuantoCharacters", "Would rather build a quanto than grab a pair."),
        "nils": translate("QuantoCharacters", "Adds it all up twice and trusts no luck."),
        "hedda": translate("QuantoCharacters", "Careful at first, bold with the last cards."),
    }
    return lines.get(character, "")


def setting(_: AnySetting, place: SettingPlace) -> SettingWords:
    """The one setting, as it is said where it is changed."""
    name = translate("QuantoSettings", "Sums")
    if place is SettingPlace.NEW_GAME:
        return SettingWords(
            name,
            translate("QuantoSettings", "Sums can be shown, asked for, or found without help."),
            (
                translate("QuantoSettings", "Sums shown"),
                translate("QuantoSettings", "On request"),
                translate("QuantoSettings", "Find them"),
            ),
        )
    hint = translate(
        "QuantoSettings", "For everyone not listed under People; a hint is always there to ask for"
    )
    if place is SettingPlace.PERSON:
        hint = translate(
            "QuantoSettings", "Whether the table proposes captures, or you find them yourself"
        )
    return SettingWords(
        name,
        hint,
        (
            translate("QuantoSettings", "Shown"),
            translate("QuantoSettings", "On request"),
            translate("QuantoSettings", "Find them yourself"),
        ),
    )


def command(id: str) -> str:
    """What one of Quanto's own keys does."""
    return {
        "up": translate("QuantoKeys", "To the display"),
        "down": translate("QuantoKeys", "To your hand"),
        "capture": translate("QuantoKeys", "Capture"),
        "form": translate("QuantoKeys", "Form a quanto"),
        "extend": translate("QuantoKeys", "Extend a quanto"),
        "take": translate("QuantoKeys", "Take a quanto"),
        "steal": translate("QuantoKeys", "Steal a quanto with a joker"),
        "discard": translate("QuantoKeys", "Discard"),
        "joker_number": translate("QuantoKeys", "The next number for a joker"),
        "skip_bonus": translate("QuantoKeys", "Without the rainbow's card"),
        "offer": translate("QuantoKeys", "Offer a card, or ask for one"),
        "show_sums": translate("QuantoKeys", "Show sums, where they wait for it"),
    }[id]


def record(_: str, cards: int) -> str:
    """The most cards that somebody has captured with one card."""
    return translate(
        "QuantoSheet", "Your biggest haul so far: %n card(s) with a single one.", None, cards
    )


def lens(everything: bool) -> str:
    """What a replay shows."""
    if everything:
        return translate("QuantoReplay", "All hands lie open.")
    return translate("QuantoReplay", "Your own hand, and what everybody saw.")


WORDS = GameWords(
    SHOWN,
    option_name,
    option_hint,
    character_line=character_line,
    setting=setting,
    command=command,
    record=record,
    aim=aim,
    lens=lens,
)
