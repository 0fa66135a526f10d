"""Impatience: a key, or a press on the empty table, lets the others play at once."""

from __future__ import annotations

from collections.abc import Callable

from quando_desktop.controller.turn.controller import TurnController
from quando_desktop.controller.turn.step import TurnPhase
from quando_desktop.table.scene.choreographer import Clock

KEY = "Space"
LATE = 500.0
"""Milliseconds for which the key does nothing else: whoever presses it once more as their own turn
begins has not seen yet that it did."""


class Haste:
    """Hastens the others at one table. Somebody who listens waits for the voice, and has the key
    for other things."""

    def __init__(
        self,
        controller: TurnController,
        clock: Clock,
        finish: Callable[[], None],
        is_heard: Callable[[], bool],
    ) -> None:
        """`finish` brings the picture up to date."""
        self._controller, self._clock = controller, clock
        self._finish, self._is_heard = finish, is_heard
        self._last = -LATE

    def takes(self, key: str) -> bool:
        """Whether this key hastens the others now, or would have a moment ago."""
        late = self._clock() - self._last < LATE
        return key == KEY and not self._is_heard() and (self._watches or late)

    def hasten(self, *, is_tap: bool = True) -> None:
        """Finishes what moves and lets the others act at once, if the looker watches them. It
        never plays anything for the looker, and a key that is held hastens once."""
        if is_tap and self._watches and not self._is_heard():
            self._last = self._clock()
            self._finish()
            self._controller.hasten()

    @property
    def _watches(self) -> bool:
        return self._controller.phase is TurnPhase.COMPUTER
