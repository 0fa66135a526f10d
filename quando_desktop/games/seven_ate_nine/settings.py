"""The own settings of 7 ate 9."""

from __future__ import annotations

from enum import StrEnum

from quando_desktop.settings.own import Whose, choice, switch


class FitAid(StrEnum):
    """The time when cards that fit are marked: never, after a while, or at once."""

    NONE = "none"
    SLOW = "slow"
    ALWAYS = "always"


FIT_AID = choice("fit_aid", FitAid.NONE, whose=Whose.OWN, after="remarks")
FIT_TONES = switch("fit_tones", after="fit_aid", is_later=True)
"""Whether tones say which cards fit."""
