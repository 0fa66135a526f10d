"""A word that an opponent says: a small bubble beside their head, where nothing has to be read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from quando_desktop.games.quando.layout import (
    BANNER_HEIGHT,
    CARD_HEIGHT,
    PILES_REACH,
    PLATE_HEIGHT,
    PLATE_REACH,
    Layout,
    Seat,
)
from quando_desktop.games.quando.table.piles import LIGHT_REACH
from quando_desktop.games.quando.table.shown import BUBBLE, Moment, Shown, said_by
from quando_desktop.table.art import Art, Picture
from quando_desktop.table.canvas import Align, Canvas, Type, colour, wrapped
from quando_desktop.table.layout import SMALLEST_TEXT, Box
from quando_desktop.table.pieces import with_shadow
from quando_desktop.table.tableau import Frame, Role, Tableau

WORDS = Type(17, 600)
LINES = 3
"""At most so many."""
PAD_X, PAD_Y, CORNER = 17.0, 10.0, 18.0
TAIL, TAIL_WIDTH = 13.0, 9.0
"""How far the tip stands out, and half the width of its root."""
EDGE, NEAR = 8.0, 4.0
"""To the edge of the window, and to what must be read."""
LINE_REACH = 480.0
"""How far what stands between the piles and the hand goes from the middle."""


class Tip(Enum):
    """Where a bubble's tip points."""

    LEFT = 0
    RIGHT = 1
    DOWN = 2


class Bubble(NamedTuple):
    """A bubble that has found its place."""

    body: Box
    lines: tuple[str, ...]
    tip: Tip
    tip_at: float
    """How far from the middle of its edge the tip is."""


def lay_word(
    tableau: Tableau,
    frame: Frame,
    layout: Layout,
    shown: Shown,
    place: int,
    read: Sequence[Box],
) -> None:
    """The word of the opponent at this place, from the left, on a tableau on which everything else
    lies already; none where it would be in the way. Some boxes are read besides."""
    if shown.word is None or shown.chooses_side:
        return
    pressed = [each.box for each in tableau.controls if each.role is not Role.INFO]
    hints = [each.box for each in tableau.controls if each.key == BUBBLE]
    taken = [*_taken(frame, layout, shown), *read, *pressed, *hints]
    bubble = _find_place(frame, layout, shown, place, taken)
    if bubble is not None:
        body = bubble.body
        x, y = body.left + body.width / 2, body.top + body.height / 2
        tableau.put(said_by(shown.word.seat), _picture(frame.art, bubble), x, y)


def _find_place(
    frame: Frame, layout: Layout, shown: Shown, place: int, taken: Sequence[Box]
) -> Bubble | None:
    """Beside the head, towards the middle of the table rather than away from it, or above. Whoever
    knocked has a fist at the right of the head: a bubble stands at the left, or beyond it."""
    assert shown.word is not None
    stage, seat = frame.stage, layout.seats[place]
    room = Box(EDGE - stage.margin, EDGE, stage.width + 2 * (stage.margin - EDGE), stage.height)
    shapes = [*_shapes(frame.art, shown.word.words)]
    inward = 1 if seat.x <= stage.width / 2 else -1
    has_fist = shown.word.seat == shown.view.knocker
    first = -1 if has_fist else inward
    fist = seat.card * 0.34 if has_fist else 0.0
    for side in (first, -first):
        for lines, width, height in shapes:
            body = _beside(seat, side, width, height, room, fist if side > 0 else 0.0)
            if _fits(body, room, taken):
                return Bubble(body, lines, Tip.LEFT if side > 0 else Tip.RIGHT, 0.0)
    for side in (inward, -inward):
        for lines, width, height in shapes:
            body = _above(seat, side, width, height, room)
            if _fits(body, room, taken):
                return Bubble(body, lines, Tip.DOWN, _tip_at(seat, body))
    return None


def _tip_at(seat: Seat, body: Box) -> float:
    """As near to the head as round corners let it be."""
    farthest = max(0.0, body.width / 2 - CORNER - TAIL_WIDTH)
    return max(-farthest, min(farthest, seat.x - body.left - body.width / 2))


def _fits(body: Box, room: Box, taken: Sequence[Box]) -> bool:
    inside = body.left >= room.left and body.right <= room.right and body.top >= room.top
    return inside and not any(map(body.overlaps, taken))


def _shapes(art: Art, words: str) -> Iterator[tuple[tuple[str, ...], float, float]]:
    """The words on one line, on two and so on, with the size of their bubble."""
    scale = art.scale
    step = max(WORDS.size, SMALLEST_TEXT / scale.unit) * scale.text * 1.32
    whole = WORDS.width(words, scale)
    seen = 0
    for count in range(1, LINES + 1):
        # A little more than an even share, as words end where they end.
        lines = tuple(wrapped(words, WORDS, whole if count == 1 else whole / count * 1.25, scale))
        if seen < len(lines) <= LINES:
            seen = len(lines)
            width = max(WORDS.width(line, scale) for line in lines) + 2 * PAD_X
            yield lines, width, seen * step + 2 * PAD_Y


def _beside(seat: Seat, side: int, width: float, height: float, room: Box, farther: float) -> Box:
    """As high as the mouth, but over the cards."""
    x = seat.x + side * (seat.portrait * 0.45 + TAIL + farther + width / 2)
    y = min(seat.portrait_y, _top(seat) - NEAR - height / 2)
    y = max(y, room.top + height / 2)
    return Box.around(x, y, width, height)


def _above(seat: Seat, side: int, width: float, height: float, room: Box) -> Box:
    """Its tip over the head, the rest of it to this side."""
    away = max(0.0, width / 2 - CORNER - TAIL_WIDTH)
    left = seat.x + side * away - width / 2
    left = max(room.left, min(left, room.right - width))
    bottom = seat.portrait_y - seat.portrait * 0.5 - TAIL
    return Box(left, bottom - height, width, height)


def _top(seat: Seat) -> float:
    """Tilted cards rise a little above the straight ones."""
    return seat.top - seat.card * 0.14


# ----------------------------------------------------------------------- what must be read


def _taken(frame: Frame, layout: Layout, shown: Shown) -> Iterator[Box]:
    stage, piles = frame.stage, layout.piles
    middle = stage.width / 2
    for seat in layout.seats:
        yield from _of(seat)
    knocker = shown.view.knocker
    if knocker is not None and knocker != shown.view.seat:
        badge = layout.seats[(knocker - shown.view.seat) % shown.view.seats - 1]
        x, y = badge.x + badge.portrait * 0.44, badge.portrait_y - badge.portrait * 0.02
        yield Box.around(x, y, badge.card * 0.54 + 14, badge.card * 0.54 + 14)
    reach = LIGHT_REACH if shown.moment is Moment.SHOWCASE or shown.in_penalty else PILES_REACH
    top = piles.y - piles.card * CARD_HEIGHT / 2 - 20
    if reach is LIGHT_REACH:
        top = min(layout.ceiling(middle, reach, ()), top)
    yield Box(middle - reach - NEAR, top, 2 * (reach + NEAR), piles.label_y + 16 - top)
    line = layout.banner_y - BANNER_HEIGHT / 2
    yield Box(middle - LINE_REACH, line, 2 * LINE_REACH, 2 * BANNER_HEIGHT)
    hand = min((spot.y for spot in layout.hand.spots), default=stage.height)
    floor = hand - layout.hand.card * 0.9
    yield Box(-stage.margin, floor, stage.width + 2 * stage.margin, stage.height)


def _of(seat: Seat) -> Iterator[Box]:
    """The head, the cards, the name and the note of an opponent."""
    size, half = seat.portrait, seat.fan.half + seat.card * 0.3
    top = _top(seat)
    yield Box.around(seat.x, seat.portrait_y, size * 0.86, size)
    yield Box(seat.x - half, top, 2 * half, seat.paws_y + seat.card * 0.3 - top)
    plate = seat.plate_y - PLATE_HEIGHT / 2
    yield Box(seat.x - PLATE_REACH, plate, 2 * PLATE_REACH, seat.bottom - plate)


# ------------------------------------------------------------------------------ how it looks


def _picture(art: Art, bubble: Bubble) -> Picture:
    lines, tip, at = bubble.lines, bubble.tip, bubble.tip_at
    body = Box.around(0, 0, bubble.body.width, bubble.body.height)
    step = (body.height - 2 * PAD_Y) / len(lines)

    def paint(canvas: Canvas) -> None:
        theme = canvas.theme
        canvas.shadow(body, CORNER, 12, 4, 0.2)
        canvas.painter.fillPath(_tail(body, tip, at), colour(theme.plate))
        canvas.round(body, CORNER, theme.plate)
        for number, line in enumerate(lines):
            y = (number - (len(lines) - 1) / 2) * step
            canvas.text(0, y, line, WORDS, theme.text, align=Align.CENTRE)

    key = ("word", lines, tip, round(at), round(body.width), round(body.height))
    return art.picture(key, with_shadow(body, 16, 6), paint)


def _tail(body: Box, tip: Tip, at: float) -> QPainterPath:
    across, along = body.width / 2, body.height / 2
    ends = {
        Tip.LEFT: ((-across - TAIL, 0.0), (-across + 1, -TAIL_WIDTH), (-across + 1, TAIL_WIDTH)),
        Tip.RIGHT: ((across + TAIL, 0.0), (across - 1, -TAIL_WIDTH), (across - 1, TAIL_WIDTH)),
        Tip.DOWN: ((at, along + TAIL), (at - TAIL_WIDTH, along - 1), (at + TAIL_WIDTH, along - 1)),
    }[tip]
    path = QPainterPath(QPointF(*ends[0]))
    for end in ends[1:]:
        path.lineTo(QPointF(*end))
    path.closeSubpath()
    return path
