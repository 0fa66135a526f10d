"""The sentence to begin with: on their first turn of a game people are told what to do, in a bubble
that points at what they do it with, until they have done it once.

A game says it by a `FirstSentence`, which its table gives to the `TurnState`; the scenery then has
the words as `first`, the start of the turn says them, and the game's picture lays them with
`lay_first`. Whether somebody is a beginner stands in the settings, by person and game
(`TableHost.is_beginner`); a table without a `TurnState` asks its host itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from quando_desktop.engine.contract import Event, Observation
from quando_desktop.named_tuple import NamedTuple
from quando_desktop.table.paint.art import Art
from quando_desktop.table.paint.canvas import wrapped
from quando_desktop.table.parts.remark_bubble import (
    CORNER,
    PAD_X,
    PAD_Y,
    TAIL,
    TAIL_WIDTH,
    WORDS,
    RemarkBubble,
    Tip,
    picture,
)
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.scene.tableau import Key, Tableau

FIRST: Key = "first sentence"
"""The piece of the bubble."""
WIDEST = 620.0
"""Units, for a line that is still read at a glance."""

View = TypeVar("View", bound=Observation[Any])


class FirstSentence(NamedTuple, Generic[View]):
    """What a game has to say to beginners."""

    words: Callable[[View], str]
    """The sentence for whoever has to act in this position; empty if this is not the moment. It
    says nothing that not everybody in the room may hear."""
    is_done: Callable[[Event], bool]
    """Whether this event of an own action shows that they have done it."""


def first_size(art: Art, words: str, widest: float = WIDEST) -> tuple[float, float]:
    """The width and the height of the bubble without its tip."""
    lines = _lines(art, words, widest)
    width = max(WORDS.width(line, art.scale) for line in lines) + 2 * PAD_X
    return width, len(lines) * WORDS.letters(art.scale) * 1.32 + 2 * PAD_Y


def lay_first(
    tableau: Tableau,
    art: Art,
    words: str,
    tip: tuple[float, float],
    middle: float | None = None,
    widest: float = WIDEST,
) -> Box:
    """Lays the bubble with its tip down at this point, its own middle there or elsewhere. Gives the
    box that it takes, with its tip."""
    x, y = tip
    middle = x if middle is None else middle
    width, height = first_size(art, words, widest)
    farthest = max(0.0, width / 2 - CORNER - TAIL_WIDTH)
    at = max(-farthest, min(farthest, x - middle))
    body = Box(middle - width / 2, y - TAIL - height, width, height)
    bubble = RemarkBubble(body, tuple(_lines(art, words, widest)), Tip.DOWN, at, WORDS)
    tableau.put(FIRST, picture(art, bubble), middle, body.top + height / 2)
    return body._replace(height=height + TAIL)


def _lines(art: Art, words: str, widest: float) -> list[str]:
    return wrapped(words, WORDS, widest - 2 * PAD_X, art.scale)
