"""Quanto's table: how an observation looks, how events move, and how one acts there."""

from __future__ import annotations

from quando_desktop.games.quanto.table.desk import QuantoTable
from quando_desktop.games.quanto.table.still import still

__all__ = ["QuantoTable", "still"]
