"""The started program as a test sees it: it looks at the window, clicks and types there, waits
until something is to be seen, and ends it, orderly or not."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from threading import Timer
from types import TracebackType
from typing import Any, Self

from tests.journeys.screen import IN_MEMORY

ROOT = Path(__file__).parents[2]
DEADLINE = 30.0
"""Seconds until something must have happened."""

Seen = dict[str, Any]
Condition = Callable[[Seen], object]


def environment(screen: Mapping[str, str], home: Path) -> dict[str, str]:
    """Nothing of this computer's own settings, screens or languages comes through."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if name not in ("DISPLAY", "WAYLAND_DISPLAY", "LANGUAGE")
        and not name.startswith(("QT_", "LC_", "XDG_"))
    }
    return kept | {"LANG": "C.UTF-8", "HOME": str(home), **screen}


class Program:
    """One run of the program."""

    def __init__(
        self, data: Path | None, *arguments: str, screen: Mapping[str, str] = IN_MEMORY, log: Path
    ) -> None:
        """Without a data folder it takes the one that the system names."""
        command = [sys.executable, "-m", "tests.journeys.remote"]
        command += [] if data is None else ["--data-dir", str(data)]
        self._log = log
        with log.open("wb") as errors:
            self.process = subprocess.Popen(
                [*command, *arguments],
                cwd=ROOT,
                env=environment(screen, log.parent),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )

    def __enter__(self) -> Self:
        self.until(lambda seen: seen["page"], calm=False)
        self._ask({"do": "activate"})
        self.until(lambda seen: seen["focus"])
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.process.poll() is None:
            self.kill()
        for stream in (self.process.stdin, self.process.stdout):
            assert stream is not None
            stream.close()
        if error is None:
            assert self.errors == "", self.errors

    @property
    def errors(self) -> str:
        """What it wrote to its error stream."""
        return self._log.read_text(encoding="utf-8", errors="replace")

    # ----------------------------------------------------------------------------------- asking

    def _send(self, wish: Seen) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(wish) + "\n")
        self.process.stdin.flush()

    def _ask(self, wish: Seen) -> Any:
        self._send(wish)
        assert self.process.stdout is not None
        # A program that is frozen answers nothing, not even that it is late.
        alarm = Timer(wish.get("patience", 0) / 1000 + DEADLINE, self.process.kill)
        alarm.start()
        line = self.process.stdout.readline()
        alarm.cancel()
        if not line:
            raise AssertionError(f"the program ended ({self.process.wait()}): {self.errors}")
        return json.loads(line)

    def look(self, *, calm: bool = True) -> Seen:
        """What there is, once nothing moves any more."""
        return self.until(lambda _: True, calm=calm)

    def until(self, condition: Condition, *, calm: bool = True, deadline: float = DEADLINE) -> Seen:
        """Waits until something is to be seen; the program tells whenever that changes."""
        begin, again = time.monotonic(), True
        while True:
            left = deadline - (time.monotonic() - begin)
            seen: Seen = self._ask(
                {"do": "look", "calm": calm, "again": again, "patience": round(1000 * left)}
            )
            again = False
            if (seen["calm"] or not calm) and condition(seen):
                return seen
            if seen.get("overlay") == "CrashDialog":
                raise AssertionError(f"the program broke: {seen['says']}")
            if seen["late"]:
                raise AssertionError(f"waited in vain; there is {seen}; {self.errors}")

    def heard(self) -> list[str]:
        """All that a screen reader can find."""
        found: list[str] = self._ask({"do": "heard"})
        return found

    def picture(self, file: Path | None = None) -> Seen:
        found: Seen = self._ask({"do": "picture", "file": "" if file is None else str(file)})
        return found

    # ----------------------------------------------------------------------------------- acting

    def click(self, at: list[int] | None) -> None:
        assert at is not None, "it is nowhere to be clicked"
        self._ask({"do": "click", "at": at})

    def press(self, at: list[int] | None) -> None:
        assert at is not None, "it is nowhere to be clicked"
        self._ask({"do": "press", "at": at})

    def release(self, at: list[int] | None) -> None:
        self._ask({"do": "release", "at": at})

    def move(self, *at: int) -> None:
        self._ask({"do": "move", "at": at})

    def key(self, *keys: str) -> None:
        for key in keys:
            self._ask({"do": "key", "key": key})

    def key_down(self, key: str) -> None:
        self._ask({"do": "key down", "key": key})

    def key_up(self, key: str) -> None:
        self._ask({"do": "key up", "key": key})

    def type(self, text: str) -> None:
        """Plain letters and digits."""
        self._ask({"do": "type", "text": text})

    def resize(self, width: int, height: int) -> None:
        self._ask({"do": "size", "size": [width, height]})
        self.until(lambda seen: seen["size"] == [width, height])

    def press_button(self, name: str) -> None:
        """Clicks on the button that is called so."""
        self.click(button(self.until(lambda seen: has(seen, name)), name)["at"])

    # ----------------------------------------------------------------------------------- ending

    def kill(self) -> None:
        """As a power cut would."""
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def quit(self, key: str = "Ctrl+Q") -> int:
        """Leaves by key; gives the exit code."""
        self._send({"do": "key", "key": key})
        return self.ended()

    def close(self) -> int:
        """Leaves by the cross of the window, which is there on every system."""
        self._ask({"do": "close"})
        return self.ended()

    def ended(self) -> int:
        return self.process.wait(DEADLINE)


def buttons(seen: Seen) -> dict[str, Seen]:
    """By their names."""
    return {each["name"]: each for each in seen["buttons"]}


def button(seen: Seen, name: str) -> Seen:
    """The one of this name that can be clicked, if there are several."""
    found = [each for each in seen["buttons"] if name in (each["name"], each["text"])]
    return next((each for each in found if each["at"]), found[0])


def has(seen: Seen, name: str) -> bool:
    return any(name in (each["name"], each["text"]) and each["at"] for each in seen["buttons"])


def control(seen: Seen, key: str) -> Seen:
    """A control of the table."""
    return next(each for each in seen["controls"] if each["key"] == key)


def keys(seen: Seen) -> list[str]:
    return [each["key"] for each in seen["controls"]]
