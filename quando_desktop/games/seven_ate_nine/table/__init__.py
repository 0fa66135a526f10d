"""The table of 7 ate 9: how observations look, how events move, and how people act there."""

from __future__ import annotations

from quando_desktop.games.seven_ate_nine.table.still import still
from quando_desktop.games.seven_ate_nine.table.table import SevenTable

__all__ = ["SevenTable", "still"]
