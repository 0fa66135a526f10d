"""Cards won, captures, and how somebody plays Quanto, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from quando_desktop.engine.contract import Notable
from quando_desktop.games.numbers import GameNumbers, Measure, NotableSign, Told, Trait
from quando_desktop.games.quanto.rules import tallies
from quando_desktop.table.text.numbers import percent, tenths

translate = QCoreApplication.translate


def numbers() -> GameNumbers:
    return GameNumbers(
        (
            Measure("points", translate("QuantoNumbers", "cards won"), False, tenths),
            Measure(tallies.HAUL, translate("QuantoNumbers", "cards a capture"), False, tenths),
            Measure(
                tallies.QUANTOS, translate("QuantoNumbers", "plays for a quanto"), False, percent
            ),
            Measure(tallies.DISCARDS, translate("QuantoNumbers", "discards"), True, percent),
        ),
        (
            Trait(
                tallies.HAUL,
                translate("QuantoNumbers", "small captures"),
                translate("QuantoNumbers", "large captures"),
                _cards,
            ),
            Trait(
                tallies.QUANTOS,
                translate("QuantoNumbers", "few quantos"),
                translate("QuantoNumbers", "many quantos"),
                percent,
            ),
            Trait(
                tallies.STEALS,
                translate("QuantoNumbers", "steals seldom"),
                translate("QuantoNumbers", "steals often"),
                percent,
            ),
            Trait(
                tallies.DISCARDS,
                translate("QuantoNumbers", "discards seldom"),
                translate("QuantoNumbers", "discards often"),
                percent,
            ),
        ),
        None,
        told,
    )


def _cards(value: float) -> str:
    return translate("QuantoNumbers", "{number} cards a capture").format(number=tenths(value))


def told(moment: Notable, name: str | None) -> Told | None:
    """A theft or a large capture."""
    if moment.what == tallies.STOLEN:
        you = translate("QuantoNumbers", "You stole a quanto")
        they = translate("QuantoNumbers", "{name} stole a quanto")
        return NotableSign.FIST, you if name is None else they.format(name=name)
    if moment.what == tallies.LARGE:
        count = moment.value
        you = translate("QuantoNumbers", "You captured %n card(s) at once", None, count)
        they = translate("QuantoNumbers", "{name} captured %n card(s) at once", None, count)
        return NotableSign.BARS, you if name is None else they.format(name=name)
    return None
