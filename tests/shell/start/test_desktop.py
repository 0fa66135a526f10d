"""What a desktop wishes counts where people leave the choice to it; Windows and macOS tell it in
their own ways."""

from __future__ import annotations

import ctypes
import sys
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from quando_desktop.settings.settings import Contrast, Motion
from quando_desktop.shell.start.desktop import Desktop, Wish
from quando_desktop.shell.start.mac_wishes import KEYS, MacWishes
from quando_desktop.shell.start.program import Program
from quando_desktop.shell.start.windows_wishes import (
    GET_ANIMATION,
    GET_HIGH_CONTRAST,
    IS_ON,
    HighContrast,
    WindowsWishes,
)
from tests.shell.conftest import Start


def wishes_of(desktop: Desktop) -> set[Wish]:
    return {wish for wish in Wish if desktop.wants(wish)}


# ------------------------------------------------------------------- the settings above


def held(program: Program) -> tuple[Motion, Contrast]:
    """What counts now."""
    return program.settings.motion, program.settings.contrast


def test_a_wish_counts_until_somebody_chooses(start: Start) -> None:
    program = start().program
    desktop = program.desktop
    assert held(program) == (Motion.FULL, Contrast.NORMAL)
    for wish in Wish:
        desktop.hear("test", wish, True)
    assert held(program) == (Motion.CALM, Contrast.HIGH)
    assert program.chosen.motion is Motion.SYSTEM
    assert program.chosen.contrast is Contrast.SYSTEM
    program.change(motion=Motion.FULL, contrast=Contrast.NORMAL)
    assert held(program) == (Motion.FULL, Contrast.NORMAL)
    for wish in Wish:
        desktop.hear("test", wish, False)
    program.change(motion=Motion.NONE, contrast=Contrast.HIGH)
    assert held(program) == (Motion.NONE, Contrast.HIGH)


def test_the_window_follows_a_wish_at_once(start: Start) -> None:
    window = start(game="quando", seed=5)
    before = window.look.theme
    assert not before.is_high
    window.program.desktop.hear("test", Wish.HIGH_CONTRAST, True)
    assert window.look.theme.is_high
    assert window.look.theme.is_dark is before.is_dark
    session = window.session
    assert session is not None
    assert session.page._frame().art.theme is window.look.theme
    window.program.desktop.hear("test", Wish.HIGH_CONTRAST, False)
    assert window.look.theme is before
    assert session.page._frame().art.theme is before


def test_only_a_change_is_told(qtbot: QtBot) -> None:
    desktop, told = Desktop(lambda _hear, _parent: None), []
    desktop.changed.connect(lambda: told.append(wishes_of(desktop)))
    desktop.ask()
    desktop.hear("one", Wish.LESS_MOTION, False)
    desktop.hear("one", Wish.LESS_MOTION, True)
    desktop.hear("another", Wish.LESS_MOTION, True)
    desktop.hear("one", Wish.LESS_MOTION, False)
    desktop.hear("another", Wish.LESS_MOTION, False)
    assert told == [{Wish.LESS_MOTION}, set()]


# ------------------------------------------------------------------------------ Windows


class FakeWindows:
    """Answers like SystemParametersInfoW."""

    def __init__(self, contrast: int, moves: int, *, works: bool = True) -> None:
        self._contrast, self._moves, self._works = contrast, moves, works

    def __call__(self, what: int, size: int, place: Any, flag: int) -> int:
        if not self._works:
            return 0
        if what == GET_HIGH_CONTRAST:
            assert size == ctypes.sizeof(HighContrast)
            place._obj.dwFlags = self._contrast
        else:
            assert what == GET_ANIMATION
            place._obj.value = self._moves
        return 1


@pytest.mark.parametrize(
    ("windows", "wishes"),
    [
        (FakeWindows(IS_ON | 0x7E, 0), {*Wish}),
        (FakeWindows(0x7E, 1), set()),
        (FakeWindows(IS_ON, 1), {Wish.HIGH_CONTRAST}),
        (FakeWindows(IS_ON, 0, works=False), set()),
    ],
)
def test_windows_is_heard(qtbot: QtBot, windows: FakeWindows, wishes: set[Wish]) -> None:
    desktop = Desktop(lambda hear, _: WindowsWishes(hear, windows))
    desktop.ask()
    assert wishes_of(desktop) == wishes


# -------------------------------------------------------------------------------- macOS


@pytest.mark.skipif(sys.platform == "win32", reason="the tool is a script")
@pytest.mark.parametrize("on", KEYS)
def test_macos_is_heard(qtbot: QtBot, tmp_path: Path, on: str) -> None:
    """What was never set is an error of its tool."""
    tool = tmp_path / "defaults"
    tool.write_text(
        f'#!/bin/sh\ntest "$1 $2" = "read com.apple.universalaccess" || exit 2\n'
        f'test "$3" = {on} && echo 1 && exit 0\nexit 1\n'
    )
    tool.chmod(0o755)
    readers: list[MacWishes] = []

    def reader(hear: Any, parent: Any) -> MacWishes:
        readers.append(MacWishes(hear, parent, str(tool)))
        return readers[-1]

    desktop = Desktop(reader)
    with qtbot.waitSignal(desktop.changed):
        desktop.ask()
    assert wishes_of(desktop) == {KEYS[on]}
    qtbot.waitUntil(lambda: not readers[0]._running)


def test_macos_without_its_tool(qtbot: QtBot, tmp_path: Path) -> None:
    readers: list[MacWishes] = []

    def reader(hear: Any, parent: Any) -> MacWishes:
        readers.append(MacWishes(hear, parent, str(tmp_path / "nothing")))
        return readers[-1]

    desktop = Desktop(reader)
    desktop.ask()
    qtbot.waitUntil(lambda: not readers[0]._running)
    assert wishes_of(desktop) == set()
