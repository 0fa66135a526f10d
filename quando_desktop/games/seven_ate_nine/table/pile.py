"""The pile in the middle, and beside it the two values that fit on its top card (S5)."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QPolygonF

from quando_desktop.controller.live.step import LivePhase
from quando_desktop.games.seven_ate_nine.rules.cards import step_of
from quando_desktop.games.seven_ate_nine.table.faces import (
    BACK,
    HIDDEN_SIDE,
    OPEN_SIDE,
    front,
    value_ink,
)
from quando_desktop.games.seven_ate_nine.table.layout import (
    CARD_HEIGHT,
    TARGET,
    TARGET_HIGH,
    Middle,
)
from quando_desktop.games.seven_ate_nine.table.shown import LAST, TOP, Shown, under
from quando_desktop.games.seven_ate_nine.text import spoken as text_spoken
from quando_desktop.table.paint.art import Art, Picture
from quando_desktop.table.paint.canvas import Canvas, colour
from quando_desktop.table.paint.palette import mix
from quando_desktop.table.paint.pieces import with_shadow
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.scene.tableau import Control, Role, Tableau

TURNS = (1.5, -9.0, 8.0, -4.0, 6.0, -7.0, 3.0)
"""Degrees by which cards lie in the pile, in turn."""
STRAIGHTENED = 0.25
"""How much of that the top card keeps."""
SEEN = 3
"""Cards that are seen below the top one."""
TOP_LIFT, UNDER_LIFT = 1.1, 0.4
SIGN, VALUE, MARK = 26.0, 66.0, 22.0
ARROW_INK = 0.45
"""How much of the table shines through an arrow."""


def turn(number: int) -> float:
    """How a card of the pile is turned, by its place from the bottom."""
    return TURNS[number % len(TURNS)]


def lay_pile(tableau: Tableau, art: Art, shown: Shown, middle: Middle) -> None:
    """The pile with what fits, from the back to the front."""
    view, card, at, put = shown.view, middle.card, middle.pile, tableau.put
    first = len(view.pile) - 1
    if shown.phase is LivePhase.LIVE and view.winner is None:
        _lay_targets(tableau, art, shown, middle)
    for number in range(max(0, first - SEEN), first):
        name = front(art, view.pile[number])
        picture = art.card(name, card, UNDER_LIFT)
        put(under(number), picture, at.x, at.y, turn(number), side=OPEN_SIDE, width=card)
    angle = turn(first) * STRAIGHTENED
    picture = art.card(front(art, view.top), card, TOP_LIFT)
    put(TOP, picture, at.x, at.y, angle, side=OPEN_SIDE, width=card)
    if view.winner is not None:
        picture = art.card(BACK, card, TOP_LIFT)
        put(LAST, picture, at.x + 8, at.y + 4, -6, side=HIDDEN_SIDE, width=card)
    box = Box.around(at.x, at.y, card, card * CARD_HEIGHT)
    words = text_spoken.pile(view.top)
    tableau.controls.append(Control(TOP, words, box, role=Role.INFO))


def _lay_targets(tableau: Tableau, art: Art, shown: Shown, middle: Middle) -> None:
    step = step_of(shown.view.top)
    for number, value in enumerate(shown.view.targets):
        side = 2 * number - 1
        at, half_way = middle.target(side), middle.arrow(side)
        arrow = arrow_picture(art, side, step, arrow_length(middle, side))
        tableau.put(("arrow", number), arrow, half_way.x, half_way.y)
        tableau.put(("target", number), target_picture(art, value), at.x, at.y)
        box = Box.around(at.x, at.y, TARGET, TARGET_HIGH)
        words = text_spoken.target(value)
        tableau.controls.append(Control(("target", number), words, box, role=Role.INFO))


def arrow_length(middle: Middle, side: int) -> float:
    """From the pile to what fits, without touching either."""
    return abs(middle.target(side).x - middle.arrow(side).x) * 2 - TARGET - 24


def target_picture(art: Art, value: int) -> Picture:
    """A value that fits, in its colour and with its mark."""
    body = Box.around(0, 0, TARGET, TARGET_HIGH)
    ink = value_ink(art, value)

    def paint(canvas: Canvas) -> None:
        canvas.round(body, 22, canvas.theme.panel, 0.65)
        canvas.frame(body, 22, ink, 4, 1.0)
        canvas.number(0, -8, str(value), VALUE, ink)
        size = MARK * 1.4 if art.bold else MARK
        canvas.stencil(f"marks/{value}", Box.around(0, 44, size, size), ink)

    return art.picture(("target", value), with_shadow(body, 3, 0), paint)


def arrow_picture(art: Art, side: int, step: int, long: float) -> Picture:
    """Down by the step to the left, up by it to the right."""
    half = long / 2
    sign = f"{'-' if side < 0 else '+'}{step}"

    def paint(canvas: Canvas) -> None:
        theme = canvas.theme
        ink = mix(theme.on_table, theme.table_top, ARROW_INK)
        canvas.line([(-side * half, 0), (side * (half - 14), 0)], ink, 5)
        head = QPainterPath()
        ends = [(side * half, 0.0), (side * (half - 16), -12.0), (side * (half - 16), 12.0)]
        head.addPolygon(QPolygonF([QPointF(*end) for end in ends]))
        head.closeSubpath()
        canvas.fill(head, colour(ink))
        canvas.number(0, -34, sign, SIGN, theme.on_table)

    box = Box(-half - 6, -52, long + 12, 70)
    return art.picture(("arrow", sign, round(long, 1)), box, paint)
