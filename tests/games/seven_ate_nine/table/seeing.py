"""Looks at tables of 7 ate 9 in a window as the guide draws them."""

from __future__ import annotations

from quando_desktop.controller.live.step import LivePhase
from quando_desktop.games.seven_ate_nine.table.scenery import SevenScenery
from tests.table import seeing

CLOSED = [LivePhase.READY, LivePhase.COUNTDOWN, LivePhase.STUCK, LivePhase.PAUSED]
"""When hands lie face down."""

Seeing = seeing.Seeing[SevenScenery]
