"""Keys of real keyboard layouts, sent by their numbers as a keyboard sends them."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator, Mapping

import pytest

from tests.journeys.conftest import Start
from tests.journeys.player import fronts, waits
from tests.journeys.program import Seen

TOOLS = ("setxkbmap", "xdotool", "Xvfb")
H, L, F1 = "43", "46", "67"
DIGITS = {digit: str(10 + place) for place, digit in enumerate("1234567890")}
"""The numbers that X11 has for the keys at these places."""
ESCAPE = "Escape"
"""This one has a single digit, which would be taken for the key of that digit."""
PRINTED = {"fr": ("H", "L"), "ru": ("Р", "Д")}
"""What the key sheet says for the hint and the log: where digits want Shift, and where no letter is
a Latin one."""


class Keyboard:
    """A keyboard at the screen of the journeys."""

    def __init__(self, screen: Mapping[str, str]) -> None:
        self._environment = {**os.environ, **screen}

    def layout(self, name: str) -> None:
        self._run("setxkbmap", name)

    def press(self, *keys: str) -> None:
        for key in keys:
            self._run("xdotool", "key", key)

    def _run(self, *command: str) -> None:
        subprocess.run(command, env=self._environment, check=True, timeout=30)


@pytest.fixture
def keyboard(screen: Mapping[str, str]) -> Iterator[Keyboard]:
    if "DISPLAY" not in screen or any(shutil.which(tool) is None for tool in TOOLS):
        pytest.skip("there is no keyboard to send keys from")
    keyboard = Keyboard(screen)
    yield keyboard
    keyboard.layout("us")


def hints(seen: Seen) -> bool:
    return any(each["key"] == "close hint" for each in seen["controls"])


def chosen(seen: Seen) -> list[str]:
    return [each["name"] for each in seen["controls"] if each.get("on")]


def test_a_table_by_the_keys_of_every_layout(start: Start, keyboard: Keyboard) -> None:
    """The hint, the log and the digits without Shift; the layout changes while it runs."""
    with start("--game", "quando", "--seed", "5", "--speed", "instant") as program:
        digits = [str(front) for front in fronts(program.until(waits)).values()]
        digit = next(each for each in digits if each in DIGITS)
        for layout, (hint, log) in PRINTED.items():
            keyboard.layout(layout)
            keyboard.press(H)
            program.until(hints)
            keyboard.press(H)
            program.until(lambda seen: not hints(seen))
            keyboard.press(L)
            program.until(lambda seen: seen["overlay"] == "LogPanel")
            keyboard.press(ESCAPE)
            program.until(lambda seen: not seen["overlay"])
            keyboard.press(DIGITS[digit])
            assert len(chosen(program.until(chosen))) == 1, layout
            keyboard.press(ESCAPE)
            program.until(lambda seen: not chosen(seen))
            keyboard.press(F1)
            sheet = program.until(lambda seen: seen["overlay"] == "KeySheet")
            assert {hint, log} <= {*sheet["caps"]}, layout
            keyboard.press(ESCAPE)
            program.until(lambda seen: not seen["overlay"])
        assert program.quit() == 0
