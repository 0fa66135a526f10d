"""Faces that answer: a player's head in one of five expressions, looking somewhere.

Each expression is a drawing of its own, in which the eyes are a group that can be moved. At rest
and looking straight ahead, a face is the plain portrait.
"""

from __future__ import annotations

import math
from enum import Enum, StrEnum

from quando_desktop.table.paint.canvas import Canvas
from quando_desktop.table.paint.palette import Theme, contrast, visible
from quando_desktop.table.parts.faces import Face
from quando_desktop.table.scene.stage import Box

DROWNS = 1.5
"""The contrast to the table below which somebody is lost on it."""
RIM, LEAST_RIM = 0.014, 1.0
"""The width of the line around them, as a share of their own and in units."""
ASLANT = 0.75
"""How far eyes go to the side and up or down when they do both."""


class Expression(StrEnum):
    """Expressions of a face, each by the end of its drawing's name."""

    REST = "rest"
    DELIGHT = "delight"
    SHOCK = "shock"
    DOUBT = "doubt"
    SMIRK = "smirk"
    """At somebody's bad luck."""


REST, DELIGHT, SHOCK, DOUBT, SMIRK = Expression


class Gaze(Enum):
    """Directions in which eyes look, as shares of their reach to the right and down."""

    STRAIGHT = (0.0, 0.0)
    RIGHT = (1.0, 0.0)
    DOWN_RIGHT = (ASLANT, ASLANT)
    DOWN = (0.0, 1.0)
    DOWN_LEFT = (-ASLANT, ASLANT)
    LEFT = (-1.0, 0.0)
    UP_LEFT = (-ASLANT, -ASLANT)
    UP = (0.0, -1.0)
    UP_RIGHT = (ASLANT, -ASLANT)

    @classmethod
    def towards(cls, across: float, down: float) -> Gaze:
        """The gaze at something that is so far to the right of the head and below it."""
        straight, *around = cls
        if not across and not down:
            return straight
        return around[round(math.atan2(down, across) / math.tau * len(around)) % len(around)]


def draw_face(canvas: Canvas, who: Face, box: Box, expression: Expression, gaze: Gaze) -> None:
    """Draws a head and shoulders into the box."""
    lighten(canvas, who, f"faces/{who.art}_{expression}", box)
    if (expression, gaze) == (Expression.REST, Gaze.STRAIGHT):
        canvas.svg(f"characters/{who.art}", box)
    else:
        canvas.gazing(f"faces/{who.art}_{expression}", box, *gaze.value)


def draw_paw(canvas: Canvas, who: Face, box: Box) -> None:
    """Draws the paw that holds a player's cards."""
    paw = f"characters/{who.art}_mitt"
    lighten(canvas, who, paw, box)
    canvas.svg(paw, box)


def drowns(who: Face, theme: Theme) -> bool:
    """Whether somebody is as dark as a dark table."""
    return theme.is_dark and contrast(who.body, theme.table_top) < DROWNS


def lighten(canvas: Canvas, who: Face, drawing: str, box: Box) -> None:
    """A line of light around whoever would drown."""
    theme = canvas.theme
    if drowns(who, theme):
        canvas.rim(drawing, box, visible(who.body, theme), max(LEAST_RIM, box.width * RIM))
