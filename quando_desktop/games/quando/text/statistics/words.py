"""Points a round, knocks, and how somebody plays Quando, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from quando_desktop.engine.contract import Notable, Options
from quando_desktop.games.numbers import (
    ClaimWords,
    GameNumbers,
    Measure,
    NotableSign,
    Told,
    Trait,
)
from quando_desktop.games.quando.rules import tallies
from quando_desktop.table.text.numbers import percent, several, tenths

translate = QCoreApplication.translate


def numbers() -> GameNumbers:
    return GameNumbers(
        (Measure("points", translate("QuandoNumbers", "points a round"), amount=tenths),),
        (
            Trait(
                tallies.HIDDEN,
                translate("QuandoNumbers", "shown side"),
                translate("QuandoNumbers", "hidden side"),
                percent,
            ),
            Trait(
                tallies.KNOCK_TURN,
                translate("QuandoNumbers", "knocks early"),
                translate("QuandoNumbers", "knocks late"),
                _turn,
            ),
            Trait(
                tallies.TRIPLETS,
                translate("QuandoNumbers", "few triplets"),
                translate("QuandoNumbers", "many triplets"),
                _a_round,
            ),
            Trait(
                tallies.CARDS,
                translate("QuandoNumbers", "one by one"),
                translate("QuandoNumbers", "many at once"),
                _cards,
            ),
        ),
        ClaimWords(
            translate("QuandoNumbers", "Knocks"),
            lambda count: translate("QuandoNumbers", "of %n were lowest alone", None, count),
            _won,
            translate("QuandoNumbers", "No knock yet."),
            translate("QuandoNumbers", "When you knock"),
            _penalty,
        ),
        told,
    )


def _turn(value: float) -> str:
    return translate("QuandoNumbers", "on turn {number}").format(number=tenths(value))


def _a_round(value: float) -> str:
    return translate("QuandoNumbers", "{number} a round").format(number=tenths(value))


def _cards(value: float) -> str:
    return translate("QuandoNumbers", "{number} cards a turn").format(number=tenths(value))


def _won(won: int, count: int) -> str:
    words = translate("QuandoNumbers", "{won} of %n knock(s)", None, count)
    return words.format(won=won)


def _penalty(options: Options) -> str:
    return f"+{options.get('knock_penalty', 0)}"


def told(moment: Notable, name: str | None) -> Told | None:
    """A knock, a triplet or a hand of zeros, as everybody saw it."""
    total, found = moment.value, _sentences().get(moment.what)
    if found is None:
        return None
    sign, you, they = found
    many = several(total) if moment.what == tallies.TRIPLET else ""
    return sign, (you if name is None else they).format(name=name, total=total, numbers=many)


def _sentences() -> dict[str, tuple[NotableSign, str, str]]:
    return {
        tallies.KNOCKED: (
            NotableSign.FIST,
            translate("QuandoNumbers", "You knocked, alone lowest with {total}"),
            translate("QuandoNumbers", "{name} knocked, alone lowest with {total}"),
        ),
        tallies.KNOCKED_IN_VAIN: (
            NotableSign.FIST,
            translate("QuandoNumbers", "You knocked in vain, with {total}"),
            translate("QuandoNumbers", "{name} knocked in vain, with {total}"),
        ),
        tallies.ONLY_ZEROS: (
            NotableSign.ZERO,
            translate("QuandoNumbers", "Only zeros, by you"),
            translate("QuandoNumbers", "Only zeros, by {name}"),
        ),
        tallies.TRIPLET: (
            NotableSign.BARS,
            translate("QuandoNumbers", "Triplet of {numbers}, by you"),
            translate("QuandoNumbers", "Triplet of {numbers}, by {name}"),
        ),
    }
