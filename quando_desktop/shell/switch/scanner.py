"""Offers what can be used, one thing after the other, and takes what is offered when it is told."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from quando_desktop.controller.clock import Alarm, Clock
from quando_desktop.shell.switch.stops import Stop, inside, take

ROUNDS = 3
"""So often everything is offered before it rests: nobody may be there."""
INNER_ROUNDS = 2
"""So often the things in a group are, before the groups are offered again."""


class Scanner(QObject):
    """Walks along the stops. What is offered has the focus, so a screen reader says it."""

    offered = Signal(object)
    """The `Stop` that is offered now; None while it rests."""
    moved = Signal(object)
    """The same `Stop`, which may be elsewhere."""

    def __init__(
        self, found: Callable[[], Sequence[Stop]], clock: Clock, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._found, self._clock = found, clock
        self._alarm: Alarm | None = None
        self._step: float | None = None
        self._group: Stop | None = None
        """The group whose things are offered."""
        self._now: Stop | None = None
        self._rounds = 0
        self._first: tuple[QWidget, ...] = ()
        """What came first when it began."""

    @property
    def now(self) -> Stop | None:
        """What is offered."""
        return self._now

    def start(self, step: float | None) -> None:
        """Goes on by itself after so many seconds each; without them only when it is told."""
        self._step = step
        self._again()

    def stop(self) -> None:
        self._rest()
        self._step = None

    def go_on(self) -> None:
        """Offers the next thing; what is gone meanwhile makes it begin anew."""
        found = self._present()
        at = self._place_in(found)
        if not found:
            self._offer(None)
        elif at is None:
            self._rounds, self._first = 0, found[0].widgets
            self._offer(found[0])
        else:
            at += 1
            self._rounds += at == len(found)
            if at == len(found) and self._is_tired:
                self._leave_or_rest()
                return
            self._offer(found[at % len(found)])
        self._wait()

    def look_again(self) -> None:
        """Shows what is offered where it is now; if it is gone, begins anew."""
        now, found = self._now, self._present()
        if now is None:
            if self._step is None or self._alarm is not None:
                self._again()
        elif self._place_in(found) is None or self._has_new_start(found):
            self._again()
        else:
            self.moved.emit(now)

    def take(self) -> None:
        """Takes what is offered: opens a group, or uses a control."""
        now = self._now
        if now is None or self._place_in(self._present()) is None:
            self._again()
        elif now.is_group:
            self._group, self._rounds = now, 0
            self._offer(inside(now)[0])
            self._wait()
        else:
            self._group = None
            take(now.widgets[0])
            self._again()

    # ------------------------------------------------------------------------- the walk

    def _present(self) -> list[Stop]:
        """What can be offered now: the things of the open group that are still there, or all."""
        found = [*self._found()]
        if self._group is not None:
            there = {widget for stop in found for widget in stop.widgets}
            left = tuple(each for each in self._group.widgets if each in there)
            if left:
                return inside(Stop(left))
            self._group = None
        return found

    def _place_in(self, found: Sequence[Stop]) -> int | None:
        """The place of what is offered; None if not all of it is there any more. It may belong to
        a group now."""
        if self._now is None:
            return None
        there = {widget for stop in found for widget in stop.widgets}
        if not there.issuperset(self._now.widgets):
            return None
        first = self._now.widgets[0]
        return next(at for at, stop in enumerate(found) if first in stop.widgets)

    def _has_new_start(self, found: Sequence[Stop]) -> bool:
        """Whether something else has come first since it began: somebody's turn, for instance."""
        return self._group is None and found[0].widgets != self._first

    @property
    def _is_tired(self) -> bool:
        return self._rounds >= (ROUNDS if self._group is None else INNER_ROUNDS)

    def _leave_or_rest(self) -> None:
        """Goes back to the groups, or rests until somebody presses again. Whoever goes on by
        themselves is there."""
        if self._group is not None or self._step is None:
            self._again()
        else:
            self._rest()

    def _again(self) -> None:
        """Begins with the first thing."""
        self._now, self._group, self._rounds = None, None, 0
        found = self._present()
        self._first = found[0].widgets if found else ()
        self._offer(found[0] if found else None)
        self._wait()

    def _rest(self) -> None:
        self._group = None
        self._offer(None)
        self._stop_waiting()

    def _offer(self, stop: Stop | None) -> None:
        self._now = stop
        if stop is not None and isValid(stop.widgets[0]):
            stop.widgets[0].setFocus(Qt.FocusReason.TabFocusReason)
        self.offered.emit(stop)

    def _wait(self) -> None:
        self._stop_waiting()
        if self._step is not None:
            self._alarm = self._clock.after(self._step, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        self.go_on()

    def _stop_waiting(self) -> None:
        if self._alarm is not None:
            self._alarm.stop()
            self._alarm = None
