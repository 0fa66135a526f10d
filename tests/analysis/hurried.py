"""Analysts who think little, for tests about something else."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from quando_desktop.analysis import decision
from quando_desktop.games.quando.bots import analyst as quando
from quando_desktop.games.quando.bots.guess import CHAINS
from quando_desktop.games.quanto.bots import analyst as quanto


@contextmanager
def hurried_analysts() -> Iterator[None]:
    """Few worlds."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(quando, "WORLDS", CHAINS)
        patch.setattr(quando, "WALK", 1)
        patch.setattr(quando, "GUESSES", CHAINS)
        patch.setattr(quando, "DEALS", 100)
        patch.setattr(quanto, "BLOCKS", 4)
        patch.setattr(quanto, "BLOCK", 1)
        patch.setattr(decision, "MOST", decision.HELPINGS)
        yield
