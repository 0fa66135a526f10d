"""The started program as somebody has it who hears it and does not see it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Self

from tests.ear.listener import Listener
from tests.ear.room import Room
from tests.ear.tree import Node, Words
from tests.ear.wire import Wire
from tests.journeys.program import ROOT, environment

KEY_ERROR = "QSpiApplication::keyEventError"
PATIENCE = 20.0
"""Seconds until it must have ended."""


def _active(tree: Node) -> Node | None:
    return next((node for node in tree.all("frame") if "active" in node.states), None)


class Program(Listener):
    """One run of a program in a quiet room."""

    def __init__(self, room: Room, log: Path, *command: str) -> None:
        self.room, self._log = room, log
        self._line = Wire(room.bus)
        with log.open("wb") as errors:
            self.process = subprocess.Popen(
                [sys.executable, *command],
                cwd=ROOT,
                env=environment(room.variables, log.parent),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=errors,
            )
        super().__init__(self._line, self.process.pid, self._check)

    def __enter__(self) -> Self:
        try:
            self.come()
            self.until(_active, "window that takes keys")
        except BaseException:
            self._end()
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._end()
        if error is None:
            assert not self.errors, self.errors

    @property
    def errors(self) -> str:
        """What it wrote to its error stream, but for Qt's own word on keys: each is shown to the
        accessibility bus first, and on a busy computer that may take too long to be waited for."""
        words = self._log.read_text(encoding="utf-8", errors="replace")
        lines = words.splitlines(keepends=True)
        return "".join(line for line in lines if not line.startswith(KEY_ERROR))

    def _check(self) -> None:
        code = self.process.poll()
        if code is not None:
            raise AssertionError(f"the program ended ({code}): {self.errors}")

    def _end(self) -> None:
        if self.process.poll() is None:
            os.kill(self.process.pid, signal.SIGTERM)
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self._line.__exit__(None, None, None)

    # ----------------------------------------------------------------------------------- acting

    def find(self, role: str, name: Words) -> Node:
        """Waits until it is there."""
        words = name.pattern if isinstance(name, re.Pattern) else name
        return self.until(lambda tree: tree.find(role, name), f"{role} “{words}”")

    def choose(self, role: str, name: Words) -> None:
        """Presses what goes by this name, as soon as it is there."""
        while not self.press(self.find(role, name)):
            self._check()

    def key(self, *keys: str) -> None:
        """Presses keys one after the other, by the names that X has for them."""
        self.room.keys("key", *keys)
