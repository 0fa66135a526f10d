"""Quanto's own settings."""

from __future__ import annotations

from enum import StrEnum

from quando_desktop.settings.own import Whose, choice


class SumAid(StrEnum):
    """The way in which somebody comes by sums: the table shows them, shows them when it is asked,
    or leaves them to be found."""

    SHOWN = "shown"
    ASKED = "asked"
    FOUND = "found"


SUM_AID = choice("sum_aid", SumAid.SHOWN, whose=Whose.OWN, after="remarks", is_later=True)
