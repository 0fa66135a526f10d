"""The settings for hands of all kinds: keys, a switch to play with, presses that are not meant."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from quando_desktop.settings.settings import COOL_DOWNS, SCAN_STEPS, Scanning
from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.settings.group import SettingsGroup
from quando_desktop.table.text.numbers import tenths

translate = QCoreApplication.translate

FINE = 100
"""Milliseconds between two places of a slider."""


def hands_title() -> str:
    return translate("Settings", "Keys and switches")


def hands_group(look: Look) -> SettingsGroup:
    group = SettingsGroup(look, hands_title)
    group.door("keys", _keys_door, _keys)
    group.choice("scanning", tuple(Scanning), scannings, scanning)
    group.time("scan_step", (SCAN_STEPS[0], SCAN_STEPS[-1]), FINE, seconds, scan_step)
    group.switch("scan_mouse", _scan_mouse)
    group.time("cool_down", (COOL_DOWNS[0], COOL_DOWNS[-1]), FINE, seconds, cool_down)
    return group


def seconds(ms: int) -> str:
    """A short time, as it is said on a slider."""
    return f"{tenths(ms / 1000)} s"


def _keys() -> tuple[str, str]:
    return (
        translate("Settings", "Keys of all games"),
        translate("Settings", "Another one for anything that has a key"),
    )


def _keys_door() -> str:
    return translate("Settings", "Choose keys…")


def scanning() -> tuple[str, str]:
    return (
        translate("Settings", "Play with a switch"),
        translate("Settings", "All that can be used is offered in turn; a press takes it"),
    )


def scannings() -> tuple[str, ...]:
    return (
        translate("Settings", "Off"),
        translate("Settings", "One key"),
        translate("Settings", "Two keys"),
    )


def scan_step() -> tuple[str, str]:
    return (
        translate("Settings", "Time for each step"),
        translate("Settings", "With one key it goes on by itself"),
    )


def _scan_mouse() -> tuple[str, str]:
    return (
        translate("Settings", "Mouse button as the switch"),
        translate("Settings", "A press anywhere counts; with two keys the right one takes"),
    )


def cool_down() -> tuple[str, str]:
    return (
        translate("Settings", "Ignore repeated presses"),
        translate("Settings", "For so long after a press the same key or button does nothing"),
    )
