"""The kits of all games, and marks that give them to tests one by one."""

from __future__ import annotations

import pytest

from tests.example_game import kit as example
from tests.games.quando.table import kit as quando
from tests.games.quanto.table import kit as quanto
from tests.games.seven_ate_nine.table import kit as seven_ate_nine
from tests.table.every_game.kit import Hinting, Kit, Reacting

KITS = (quando.KIT, quanto.KIT, seven_ate_nine.KIT, example.KIT)


every_turn_game = pytest.mark.parametrize(
    "kit", [kit for kit in KITS if not kit.plug.game.live], ids=str
)
every_live_game = pytest.mark.parametrize(
    "kit", [kit for kit in KITS if kit.plug.game.live], ids=str
)
every_game = pytest.mark.parametrize("kit", KITS, ids=str)


def of_every_game(part: str) -> pytest.MarkDecorator:
    """Gives a test this part of every kit that has it, by the same name."""
    found = {str(kit): getattr(kit, part) for kit in KITS if getattr(kit, part) is not None}
    return pytest.mark.parametrize(part, found.values(), ids=found.keys())


def hinting(kit: Kit) -> Hinting:
    assert kit.hinting is not None
    return kit.hinting


def reacting(kit: Kit) -> Reacting:
    assert kit.reacting is not None
    return kit.reacting


every_game_with_remarks = pytest.mark.parametrize(
    "kit", [kit for kit in KITS if kit.reacting], ids=str
)
every_game_with_hints = pytest.mark.parametrize(
    "kit", [kit for kit in KITS if kit.hinting], ids=str
)
