"""Follows what happens on a table: all that reaches anybody, moment by moment."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from typing import Any, TypeVar

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from quando_desktop.bots.characters import CHARACTERS
from quando_desktop.engine.match import Match
from quando_desktop.table.paint.faces import Expression, Gaze
from quando_desktop.table.scene.scene import TableScene
from quando_desktop.table.scene.tableau import Key
from tests.table.turn_seat import TurnSeat

Looks = tuple[QImage, list[str], list[str], list[str], list[str]]
Table = TypeVar("Table", bound=TurnSeat)
When = TypeVar("When", bound=Enum)


def look(table: TurnSeat) -> Looks:
    """All that reaches anybody at this moment."""
    spots = table.page._mirror.findChildren(QWidget)
    return (
        table.image(),
        [str(sound) for sound in table.sounds.heard],
        [spot.accessibleName() for spot in spots],
        [line.words for line in table.page.log()],
        [*table.said],
    )


def watch(table: TurnSeat, moments: Sequence[float]) -> list[Looks]:
    """What happens now at these moments, in milliseconds, and its end."""
    found, passed = [], 0.0
    for at in moments:
        table.tick(at - passed)
        passed = at
        found.append(look(table))
    table.rest()
    found.append(look(table))
    return found


def watching(sit: Callable[..., Table], match: Match, **settings: Any) -> Table:
    """Everything that was before is told; what comes is done by the test."""
    table = sit(match, shows=False, **settings)
    table.page.begin()
    table.rest()
    table.sounds.heard.clear()
    table.said.clear()
    return table


def length(table: TurnSeat) -> float:
    """Milliseconds from now until the picture has told everything."""
    began = table.time.now
    while table.page.is_busy:
        table.tick(10)
    return table.time.now - began


def angles(scene: TableScene, key: Key, tick: Callable[[int], object]) -> set[float]:
    """How a piece is turned during the next two seconds."""
    sprite = scene.sprite(key)
    assert sprite is not None
    found = set()
    for _ in range(100):
        tick(20)
        found.add(sprite.pose.angle)
    return found


def longest(remarks: Callable[[str, When], tuple[str, ...]], occasions: type[When]) -> str:
    """The longest of all remarks, in the present language."""
    every = [words for who in CHARACTERS for when in occasions for words in remarks(who, when)]
    return max(every, key=len)


def faces(table: Any) -> dict[Key, tuple[Expression, Gaze]]:
    """What every head shows at this moment."""
    art, found = table.page._frame().art, {}
    for key, head in table.scene.tableau.heads.items():
        sprite = table.scene.sprite(key)
        shown = [
            (expression, gaze)
            for expression in Expression
            for gaze in Gaze
            if head.picture(art, expression, gaze) is sprite.picture
        ]
        found[key] = shown[0]
    return found
