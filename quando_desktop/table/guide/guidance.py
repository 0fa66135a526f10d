"""A guided match: the adviser points out at most one thing a turn, with its reason, and is quiet
where nothing is worth saying.

It knows the looker's observation, the events as the looker saw them, and advice that was made from
the same observation.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable
from typing import Generic

from quando_desktop.bots.bot import Advice
from quando_desktop.controller.turn.step import Step
from quando_desktop.table.guide.tip import GuidanceTip
from quando_desktop.table.parts.hint import ADVISER
from quando_desktop.table.text import words as common
from quando_desktop.table.turn.hints import Hints
from quando_desktop.table.turn.state import TurnState, View


class Guidance(ABC, Generic[View]):
    """Decides when something is pointed out; a game says what."""

    def __init__(self, state: TurnState[View], hints: Hints[View]) -> None:
        self._state, self._hints, self._host = state, hints, state.host
        self._has_spoken = False
        """Whether something was pointed out in this turn."""
        self._unsaid = False
        """Whether a screen reader has still to hear of it."""
        self._is_of_choice = False
        """Whether it is about what the looker was about to do."""
        self._standing: Hashable = None
        """What was pointed out last of all that stays: nobody is told it turn after turn."""

    # ----------------------------------------------------------------- what a game adds

    @abstractmethod
    def opens_turn(self, view: View) -> bool:
        """Whether a turn of the looker begins here."""

    def notice(self, step: Step) -> None:
        """Keeps what may be worth telling of a step."""

    def at_turn(self, view: View, advice: Advice) -> GuidanceTip | None:
        """Worth knowing before the looker chooses."""
        return None

    def at_choice(self, view: View, advice: Advice) -> GuidanceTip | None:
        """Worth knowing about what the looker is about to do."""
        return None

    @property
    def has_chosen(self) -> bool:
        """Whether the looker is about to do something; cards that were put back leave the words
        about them."""
        return False

    def after(self, step: Step, advice: Advice) -> GuidanceTip | None:
        """Worth knowing about what the looker has just done; the state is still the one before
        it."""
        return None

    # -------------------------------------------------------------------------- its time

    @property
    def is_on(self) -> bool:
        """Whether the looker is guided. Where several people hear it, nobody is."""
        return self._host.points_out and not self._state.facts.is_shared

    @property
    def is_shown(self) -> bool:
        """Whether a tip lies on the table."""
        return self._state.tip is not None and self._host.may_act

    def is_wanted(self) -> bool:
        """Whether advice is needed to find something for this turn."""
        view = self._state.view
        return self._is_free and self.opens_turn(view) and self._hints.advice(view) is None

    @property
    def _is_free(self) -> bool:
        return self.is_on and not self._has_spoken and not self._state.view.is_over

    def follow(self, step: Step) -> None:
        """Notes a step before the table takes it over."""
        state, before = self._state, step.before
        after: View = step.after  # type: ignore[assignment]
        is_own = step.seat == state.view.seat
        if before is None or is_own:
            state.tip, self._unsaid = None, False
        advice = self._hints.advice(state.view)
        if is_own and not step.undone and advice is not None and self._is_free:
            self._point(self.after(step, advice))
        self.notice(step)
        begins = before is None or not self.opens_turn(before)  # type: ignore[arg-type]
        if begins and self.opens_turn(after) and not step.undone:
            state.tip, self._has_spoken = None, False

    def consider(self) -> None:
        """Looks whether there is something to point out now."""
        view = self._state.view
        advice = self._hints.advice(view)
        if self._is_of_choice and self.is_shown and self.has_chosen and advice is not None:
            # What it says of "this one" may be wrong of a new choice.
            self._state.tip = self.at_choice(view, advice)
            self._host.refresh()
        if not self._is_free or not self._host.may_act or self._hints.is_shown:
            return
        if advice is None or advice.action is None:
            return
        tip = self.at_turn(view, advice)
        self._is_of_choice = tip is None
        self._point(tip or self.at_choice(view, advice))
        if self._state.tip is not None:
            self._host.refresh()
            self._tell()

    def rested(self) -> None:
        """Says what was pointed out while something else was told."""
        if self._unsaid and self.is_shown:
            self._tell()

    def close(self) -> None:
        """Takes the tip away."""
        self._state.tip, self._unsaid = None, False
        self._host.refresh()

    def _point(self, tip: GuidanceTip | None) -> None:
        if tip is None:
            return
        if tip.standing is not None:
            if tip.standing == self._standing:
                return
            self._standing = tip.standing
        self._state.tip = tip
        self._has_spoken = self._unsaid = True

    def _tell(self) -> None:
        self._unsaid = False
        if self._state.tip is not None:
            self._host.say(common.says(ADVISER, " ".join(self._state.tip.said())))
