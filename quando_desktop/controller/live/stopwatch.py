"""The time of a live game: milliseconds since its start signal, leaving out all stops."""

from __future__ import annotations

from quando_desktop.controller.clock import Clock


class Watch:
    """Runs while everybody may act, and stands otherwise."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._gone = 0.0
        """Seconds up to the last stop."""
        self._since: float | None = None
        """When it was last started, while it runs."""

    @property
    def runs(self) -> bool:
        return self._since is not None

    def now(self) -> int:
        running = 0.0 if self._since is None else self._clock.now() - self._since
        return round(1000 * (self._gone + running))

    def until(self, at: int) -> float:
        """Seconds until it shows this, if it runs; none if it has shown it already."""
        running = 0.0 if self._since is None else self._clock.now() - self._since
        return max(0.0, at / 1000 - self._gone - running)

    def start(self) -> None:
        if self._since is None:
            self._since = self._clock.now()

    def stop(self, moment: float | None = None) -> None:
        """Stands from now on, or from a moment of the clock that has passed: what came after it
        does not count."""
        if self._since is not None:
            moment = self._clock.now() if moment is None else moment
            self._gone += max(0.0, moment - self._since)
            self._since = None

    def put(self, at: int) -> None:
        """Stands, and shows this."""
        self._gone, self._since = at / 1000, None
