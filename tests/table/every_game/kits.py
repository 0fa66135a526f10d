"""What the tests of every table need to know of a game. A small game declares its plug alone, and
whatever of the rest it has."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Set
from dataclasses import dataclass
from typing import Any

import pytest
from quando_desktop.games import PLUGS
from quando_desktop.games.plug import Plug
from quando_desktop.games.quando.table.picture import picture as quando_picture
from quando_desktop.games.quanto.table.picture import picture as quanto_picture
from quando_desktop.games.seven_ate_nine.table.picture import picture as seven_picture
from quando_desktop.games.seven_ate_nine.table.scenery import PAUSE_BUTTON
from quando_desktop.table.parts.scenery import GEAR, HINT, UNDO
from quando_desktop.table.scene.tableau import Frame, Key, Tableau
from tests.games.quando.table import groups as quando_groups
from tests.games.quando.table import sceneries as quando
from tests.games.quanto.table import groups as quanto_groups
from tests.games.quanto.table import sceneries as quanto
from tests.games.seven_ate_nine.table import groups as seven_groups
from tests.games.seven_ate_nine.table import sceneries as seven
from tests.table.fit_checks import Apart, GroupOf, some_states

Named = Iterator[tuple[str, Any]]
"""Sceneries with their names."""


@dataclass(frozen=True, kw_only=True)
class Sceneries:
    """All that a game's table can look like, and how it is measured."""

    picture: Callable[[Frame, Any], Tableau]
    states: Mapping[str, Callable[[Any], Any]]
    """What can happen at any table."""
    tables: Callable[[int], Iterable[tuple[object, Any]]]
    """Tables of all sizes; they may differ from case to case."""
    usual: Callable[[int], Any]
    """A usual table with so many seats."""
    groups_of: Callable[[Any], GroupOf]
    must_be_apart: Apart
    seats: range = range(2, 7)
    buttons: Set[Key] = frozenset({GEAR, HINT, UNDO})
    """In the top bar at the right."""
    share: int = 4
    """Only every fourth state of each table is looked at, another one each time."""
    covers: Callable[[Any], GroupOf] | None = None
    """What a piece belongs to, where some of what lies on each other is meant to."""
    is_sheet: Callable[[Any], bool] = lambda _: False
    """Whether this is a score sheet, which is measured for itself."""

    def some(self, case: int) -> Named:
        return some_states(case, self.tables(case), self.states, self.share)


@dataclass(frozen=True, kw_only=True)
class Kit:
    """One game."""

    plug: Plug
    sceneries: Sceneries | None = None

    def __str__(self) -> str:
        return self.plug.game.id


QUANDO = Kit(
    plug=PLUGS["quando"],
    sceneries=Sceneries(
        picture=quando_picture,
        states=quando.STATES,
        tables=quando.tables,
        usual=quando.usual,
        groups_of=quando_groups.groups_of,
        must_be_apart=quando_groups.must_be_apart,
    ),
)
QUANTO = Kit(
    plug=PLUGS["quanto"],
    sceneries=Sceneries(
        picture=quanto_picture,
        states=quanto.STATES,
        tables=quanto.tables,
        usual=quanto.usual,
        groups_of=quanto_groups.groups_of,
        must_be_apart=quanto_groups.must_be_apart,
    ),
)
SEVEN_ATE_NINE = Kit(
    plug=PLUGS["seven_ate_nine"],
    sceneries=Sceneries(
        picture=seven_picture,
        states=seven.STATES,
        tables=seven.tables,
        usual=seven.usual,
        groups_of=seven_groups.groups_of,
        must_be_apart=seven_groups.must_be_apart,
        seats=range(2, 5),
        buttons=frozenset({GEAR, PAUSE_BUTTON}),
        share=3,
        covers=seven_groups.apart_from,
        is_sheet=lambda scenery: scenery.sheet,
    ),
)

KITS = (QUANDO, QUANTO, SEVEN_ATE_NINE)


def of_every_game(part: str) -> pytest.MarkDecorator:
    """Gives a test this part of every kit that has it, by the same name."""
    found = {str(kit): getattr(kit, part) for kit in KITS if getattr(kit, part) is not None}
    return pytest.mark.parametrize(part, found.values(), ids=found.keys())
