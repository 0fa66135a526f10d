"""A clock that never waits: time passes only when a test lets it."""

from __future__ import annotations

from collections.abc import Callable


class FakeAlarm:
    def __init__(self, at: float, call: Callable[[], None]) -> None:
        self.at, self.call, self.stopped = at, call, False

    def stop(self) -> None:
        self.stopped = True


class FakeClock:
    """Time passes only when a test lets it."""

    def __init__(self) -> None:
        self.time = 100.0
        self._alarms: list[FakeAlarm] = []

    def now(self) -> float:
        return self.time

    def after(self, seconds: float, call: Callable[[], None]) -> FakeAlarm:
        assert seconds >= 0
        alarm = FakeAlarm(self.time + seconds, call)
        self._alarms.append(alarm)
        return alarm

    @property
    def waiting(self) -> list[FakeAlarm]:
        """What will come, in its order."""
        self._alarms = [alarm for alarm in self._alarms if not alarm.stopped]
        return sorted(self._alarms, key=lambda alarm: alarm.at)

    def tick(self) -> bool:
        """Lets the next alarm ring, if there is one."""
        waiting = self.waiting
        if not waiting:
            return False
        alarm = waiting[0]
        self._alarms.remove(alarm)
        self.time = max(self.time, alarm.at)
        alarm.call()
        return True

    def run(self) -> None:
        """Until nothing happens by itself any more."""
        while self.tick():
            pass
