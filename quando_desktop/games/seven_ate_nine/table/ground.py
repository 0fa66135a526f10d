"""What a lane is drawn with, beside its cards: its panel with name and words, and small signs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QPolygonF

from quando_desktop.games.seven_ate_nine.rules.deal import OPENING, stack_size
from quando_desktop.games.seven_ate_nine.table.caps import Caps
from quando_desktop.games.seven_ate_nine.table.faces import ground_of
from quando_desktop.games.seven_ate_nine.table.layout import CARD_HEIGHT, COLUMN, Lane
from quando_desktop.games.seven_ate_nine.text import table as text
from quando_desktop.table.paint import pieces
from quando_desktop.table.paint.art import CARD_RADIUS, Art, Picture
from quando_desktop.table.paint.canvas import Align, Canvas, Type, colour
from quando_desktop.table.paint.palette import Colour
from quando_desktop.table.paint.pieces import with_shadow
from quando_desktop.table.parts.faces import Face
from quando_desktop.table.scene.stage import Box

NAME, MINUS, LABEL, WAIT = Type(20, 700), Type(16, 700), Type(16, 600), Type(24, 700)
RADIUS = 30.0
NAME_LEFT, NAME_ENOUGH = 88.0, 96.0
"""Where a name begins, and what is always kept for it where it is that long."""
BELOW_PORTRAIT, BELOW_STACK, LINE = 20.0, 18.0, 25.0
"""In a lane alone: how far below the portrait its name is, below the stack what is said of it, and
from line to line."""
POINTER = 10.0
LARGEST_STACK = stack_size(2) - OPENING


class Written(NamedTuple):
    """Words at their place in a lane, told from its top left corner."""

    words: str
    x: float
    y: float
    align: Align


class Head:
    """What stands at the head of a lane: over its hand or, of a lane alone, at both sides."""

    def __init__(
        self, art: Art, lane: Lane, name: str, minus: int | None, stack: int, in_words: bool
    ) -> None:
        """`in_words` says how a stack over a hand is counted (see `has_room_for_words`)."""
        self._scale, self._lane, self._in_words = art.scale, lane, in_words
        points = "" if minus is None else f"\N{MINUS SIGN}{minus}" if minus else "0"
        place = self._aside if lane.is_alone else self._over
        self.name, self.minus, self.label = place(name, points, stack)
        self.label_wide = LABEL.width(self.label.words, art.scale)

    def _over(self, name: str, minus: str, stack: int) -> tuple[Written, Written, Written]:
        """The name beside the portrait, and beside the stack how many it has: a number alone where
        there is no room for words."""
        scale, ends = self._scale, _name_ends(self._lane)
        words = text.in_stack(stack) if self._in_words else str(stack) if stack else ""
        room = ends - NAME_LEFT - LABEL.width(words, scale) - 12
        name = NAME.fit(name, room, scale)
        return (
            Written(name, NAME_LEFT, 33 if minus else 44, Align.LEFT),
            Written(minus, NAME_LEFT, 59, Align.LEFT),
            Written(words, ends, 44, Align.RIGHT),
        )

    def _aside(self, name: str, minus: str, stack: int) -> tuple[Written, Written, Written]:
        """Both below what they are about."""
        scale, lane = self._scale, self._lane
        x, grow = lane.portrait.x - lane.left, max(1.0, scale.text * 0.95)
        y = lane.portrait.y - lane.top + lane.portrait_size / 2 + BELOW_PORTRAIT * grow
        below = lane.stack.y - lane.top + lane.stack_card * CARD_HEIGHT / 2 + BELOW_STACK * grow
        words = text.in_stack(stack)
        if LABEL.width(words, scale) > COLUMN - 12:
            words = str(stack) if stack else ""
        return (
            Written(NAME.fit(name, COLUMN - 16, scale), x, y, Align.CENTRE),
            Written(minus, x, y + LINE * grow, Align.CENTRE),
            Written(words, lane.stack.x - lane.left, below, Align.CENTRE),
        )


def has_room_for_words(art: Art, lane: Lane, name: str) -> bool:
    """Whether a lane can say beside this name how many cards its stack has, however many."""
    if lane.is_alone:
        return True
    scale = art.scale
    least = min(NAME.width(name, scale), NAME_ENOUGH)
    widest = max(LABEL.width(text.in_stack(count), scale) for count in (0, LARGEST_STACK))
    return widest + 12 + least <= _name_ends(lane) - NAME_LEFT


def _name_ends(lane: Lane) -> float:
    """Where the words between portrait and stack end, told from the lane's left edge."""
    return lane.stack.x - lane.stack_card / 2 - 12 - lane.left


def lane_panel(art: Art, face: Face, lane: Lane, head: Head, caps: Caps | None) -> Picture:
    """The panel in a person's colour, placed by its top left corner."""
    body = Box(0, 0, lane.width, lane.height)

    def paint(canvas: Canvas) -> None:
        theme = canvas.theme
        canvas.shadow(body, RADIUS, 16, 6, 0.16)
        canvas.round(body, RADIUS, ground_of(face, theme))
        written = (head.name, NAME, theme.text), (head.minus, MINUS, theme.text_2)
        for (words, x, y, align), kind, ink in written:
            canvas.text(x, y, words, kind, ink, align=align)
        if caps is not None:
            caps.write(canvas, theme.text)

    below = () if caps is None else (*caps.shape, *caps.words, *caps.widths)
    key = ("lane", face, lane.width, lane.height, head.name, head.minus, below)
    return art.picture(key, with_shadow(body, 18, 8), paint)


def label_of(art: Art, label: Written) -> Picture:
    """What is said of a stack."""
    return pieces.label(art, label.words, LABEL, art.theme.text_2, label.align)


def no_stack(art: Art, card: float) -> Picture:
    """The dashed place where a stack has been."""
    body = Box.around(0, 0, card, card * CARD_HEIGHT)

    def paint(canvas: Canvas) -> None:
        canvas.dashes(body, card * CARD_RADIUS, canvas.theme.text_2, 2, 0.6)

    return art.picture(("no stack", card), with_shadow(body, 2, 0), paint)


def pointer(art: Art, ink: Colour) -> Picture:
    """Below the aimed card, placed by its tip."""

    def paint(canvas: Canvas) -> None:
        path = QPainterPath()
        points = [(0, 0), (POINTER, POINTER * 1.3), (-POINTER, POINTER * 1.3)]
        path.addPolygon(QPolygonF([QPointF(*point) for point in points]))
        path.closeSubpath()
        canvas.fill(path, colour(ink))
        canvas.outline(path, ink, 3)

    box = Box(-POINTER - 4, -4, 2 * POINTER + 8, POINTER * 1.3 + 8)
    return art.picture(("pointer", ink), box, paint)


def locked_veil(art: Art, lane: Lane, face: Face, choices: Sequence[str]) -> Picture:
    """Over the hand of somebody who has to wait, placed by the middle of its upper edge. Of the
    words for it the first are written that fit."""
    body = Box.around(0, lane.hand_height / 2 - 6, lane.room + 20, lane.hand_height + 4)
    fitting = [each for each in choices if WAIT.width(each, art.scale) <= body.width - 20]
    words = [*fitting, choices[-1]][0]
    wide = WAIT.width(words, art.scale) + 44
    middle = 0.0, body.top + body.height / 2

    def paint(canvas: Canvas) -> None:
        theme = canvas.theme
        canvas.round(body, 22, ground_of(face, theme), 0.72)
        high = 34 * max(1.5, art.scale.text * 1.4)
        pill = Box.around(*middle, min(wide, body.width), high)
        canvas.round(pill, high / 2, theme.on_table)
        canvas.text(*middle, words, WAIT, theme.table_top, align=Align.CENTRE)

    key = ("locked", body, face, words)
    return art.picture(key, with_shadow(body, 2, 0), paint)
