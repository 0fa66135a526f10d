"""The words on Quanto's score sheet."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from quando_desktop.table.text import words as common
from quando_desktop.table.text.numbers import Company, listed

translate = QCoreApplication.translate


def title(winners: Company) -> str:
    """The headline; `winners` are people or the two of a team."""
    return winners.told(
        translate("QuantoSheet", "You win"),
        translate("QuantoSheet", "{names} win(s)", None, len(winners.names)),
        translate("QuantoSheet", "{names} and you win"),
    )


def draw() -> str:
    """Both teams have the same (N25)."""
    return translate("QuantoSheet", "A draw between the teams")


def cards() -> str:
    """Over what each has won."""
    return translate("QuantoSheet", "Cards")


def together() -> str:
    """Over what two partners have won."""
    return translate("QuantoSheet", "Together")


def race() -> str:
    """Over the chart."""
    return translate("QuantoSheet", "Cards won, turn by turn")


def left_over(who: Company, count: int) -> str:
    return who.told(
        translate(
            "QuantoSheet",
            "You captured last and got the %n card(s) left in the display.",
            None,
            count,
        ),
        translate(
            "QuantoSheet",
            "{names} captured last and got the %n card(s) left in the display.",
            None,
            count,
        ),
    )


def left_for_nobody(count: int) -> str:
    return translate(
        "QuantoSheet",
        "Nobody captured: the %n card(s) left in the display count for nobody.",
        None,
        count,
    )


def lost(tile: int) -> str:
    """Beside the name of the quanto's owner: what still lies there scores nothing (N20)."""
    return translate("QuantoSheet", "quanto {tile} not taken").format(tile=tile)


def spoken_row(name: str, count: int, note: str = "") -> str:
    """One player's line for a screen reader; `note` is what stands beside the name."""
    who = f"{name} ({note})" if note else name
    words = translate("QuantoSheet", "{name}: {cards}.")
    return words.format(name=who, cards=common.cards(count))


def spoken_team(names: Sequence[str], count: int) -> str:
    words = translate("QuantoSheet", "{names} together: {cards}.")
    return words.format(names=listed(names), cards=common.cards(count))


# ----------------------------------------------------------------- the end of a match


def haul(who: Company, cards: int) -> tuple[str, str]:
    """The heading of a moment and the sentence about it, as the following ones."""
    words = who.told(
        translate("QuantoSheet", "You won %n card(s) with a single one.", None, cards),
        translate("QuantoSheet", "{names} won %n card(s) with a single one.", None, cards),
    )
    return translate("QuantoSheet", "Biggest haul"), words


def theft(who: Company, victim: Company, tile: int, cards: int) -> tuple[str, str]:
    """Either of the two may be the reader, but not both."""
    if victim.you:
        words = translate(
            "QuantoSheet", "{names} stole your quanto {tile}: %n card(s).", None, cards
        )
        return _bold(), who.told("", words, tile=tile)
    words = who.told(
        translate("QuantoSheet", "You stole {victim}'s quanto {tile}: %n card(s).", None, cards),
        translate(
            "QuantoSheet", "{names} stole {victim}'s quanto {tile}: %n card(s).", None, cards
        ),
        tile=tile,
        victim=listed(victim.names),
    )
    return _bold(), words


def _bold() -> str:
    return translate("QuantoSheet", "Boldest theft")


def last_cards(who: Company, cards: int) -> tuple[str, str]:
    words = who.told(
        translate("QuantoSheet", "You captured last: %n card(s) more.", None, cards),
        translate("QuantoSheet", "{names} captured last: %n card(s) more.", None, cards),
    )
    return translate("QuantoSheet", "Last catch"), words
