"""Quando's table: how an observation looks, how events move, and how one acts there."""

from __future__ import annotations

from quando_desktop.games.quando.table.desk import QuandoTable
from quando_desktop.games.quando.table.still import still

__all__ = ["QuandoTable", "still"]
