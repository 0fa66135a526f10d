"""Lets the computer players of a live match see and act, each when its time has come.

The caller keeps the time: `simulate` jumps from one planned action to the next, the window waits
for it. No seat goes before another: of actions that are due at the same millisecond the one that
was planned first goes first, and then chance decides.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from quando_desktop.bots.live_mind import Mind, PlannedAction
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Action, Refusal
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import TABLE
from quando_desktop.named_tuple import NamedTuple

LOTS = (1 << 32) - 1


class ScheduledAction(NamedTuple):
    """A planned action in the queue. The smaller one comes first; the lot settles ties."""

    at: int
    planned: int
    """The time since when it has been planned."""
    lot: int
    seat: int
    action: Action

    @property
    def intent(self) -> PlannedAction:
        return PlannedAction(self.at, self.action)


class LiveDriver:
    """The computer players of one match. The round is dealt by whoever uses it."""

    def __init__(self, match: Match, minds: Mapping[int, Mind[Any]], chance: Chance) -> None:
        """`minds` are by seat; the other seats are people. Chance settles ties."""
        self.match = match
        self._minds = minds
        self._chance = chance
        self._plans: dict[int, ScheduledAction] = {}
        self._next: ScheduledAction | None = None

    def set_pace(self, pace: int) -> None:
        """Sets the speed of all computer players, in percent. Plans that they have already made
        stay as they are."""
        for mind in self._minds.values():
            mind.pace = pace

    def begin(self, at: int) -> None:
        """Takes in a start signal: of a round (0), after a stuck position, or after a pause. All
        plans are forgotten."""
        self._plans.clear()
        for mind in self._minds.values():
            mind.startle(at)
        self.noticed(at)

    def noticed(self, at: int) -> None:
        """Takes in that something has happened: anybody's action, even one that was refused. Every
        mind is shown what lies there now."""
        if not self.match.to_act():
            self._plans.clear()
            self._next = None
            return
        for seat, mind in self._minds.items():
            self._show(seat, mind, at)
        self._next = min(self._plans.values(), default=None)

    def next_at(self) -> int | None:
        """The time when the next action is due, unless something happens before; None if all
        wait."""
        return None if self._next is None else self._next.at

    def take(self, at: int) -> tuple[int, Action] | None:
        """The seat whose action is due by now, and the action; None if none is. The caller lets it
        arrive and calls `noticed` before taking another one."""
        plan = self._next
        if plan is None or plan.at > at:
            return None
        del self._plans[plan.seat]
        self._minds[plan.seat].act()
        self._next = min(self._plans.values(), default=None)
        return plan.seat, plan.action

    def play_round(self) -> None:
        """Plays the round that was dealt to its end, without waiting."""
        self.begin(0)
        at = 0
        while self.match.in_round:
            at = self.step(at)

    def step(self, at: int) -> int:
        """Jumps to the next thing that happens, and returns its time."""
        if self.match.table_action() is not None:
            self._resolve(at)
            return at
        due = self.next_at()
        if due is None:
            raise RuntimeError("nobody means to do anything")
        at = max(at, due)
        taken = self.take(at)
        assert taken is not None
        self._arrive(*taken, at)
        return at

    def _resolve(self, at: int) -> None:
        """Does what the table does by itself; the time stands still meanwhile."""
        while (action := self.match.table_action()) is not None:
            self.match.arrive(TABLE, action, at)
        self.begin(at)

    def _arrive(self, seat: int, action: Action, at: int) -> None:
        # Whatever is refused changes nothing, and the mind sees that.
        with suppress(Refusal):
            self.match.arrive(seat, action, at)
        self.noticed(at)

    def _show(self, seat: int, mind: Mind[Any], at: int) -> None:
        mind.see(self.match.observe(seat), at)
        intent = mind.intent()
        before = self._plans.pop(seat, None)
        if intent is None:
            return
        if before is not None and before.intent == intent:
            self._plans[seat] = before
        else:
            lot = self._chance.below(LOTS)
            self._plans[seat] = ScheduledAction(max(at, intent.at), at, lot, seat, intent.action)
