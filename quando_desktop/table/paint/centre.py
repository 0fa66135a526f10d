"""Pieces in the middle of a table: piles and banners."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from quando_desktop.table.paint.art import CARD_HEIGHT, CARD_RADIUS, Art, Picture
from quando_desktop.table.paint.canvas import Align, Canvas, Type, shrinking
from quando_desktop.table.paint.palette import Colour, ink_on, mix
from quando_desktop.table.paint.pieces import Tone, fist, medal, with_shadow
from quando_desktop.table.parts.faces import Face
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.scene.tableau import Tableau

LAST_ROUND = Type(21, 700)
BANNER_TEXT, RIBBON_TEXT = Type(21, 700, most=27), Type(28, 700, most=34)
FACE, FACE_STEP, CLOSE_STEP, CLOSEST_STEP = 48.0, 78.0, 64.0, 50.0
MANY_FACES = 4


def block(art: Art, width: float, cards: int) -> Picture:
    """The edges of the cards below the top one."""
    edges = min(4, cards)
    height = width * CARD_HEIGHT

    def paint(canvas: Canvas) -> None:
        for edge in range(edges, 0, -1):
            box = Box.around(edge * 1.2, edge * 3, width, height)
            canvas.round(box, width * CARD_RADIUS, mix("#EFE3CB", "#8A7B60", 0.08 * edge))
            canvas.frame(box, width * CARD_RADIUS, "#5A4A30", 1, 0.18)

    box = Box.around(0, 0, width + 16, height + 32)
    return art.picture(("block", width, edges), box, paint)


def place(art: Art, width: float) -> Picture:
    """The place of a pile that is still empty."""
    body = Box.around(0, 0, width, width * CARD_HEIGHT)

    def paint(canvas: Canvas) -> None:
        canvas.round(body, width * CARD_RADIUS, "#FFFFFF", 0.10)
        pale = canvas.theme.pale(0.22)
        canvas.frame(body, width * CARD_RADIUS, canvas.theme.on_table, 2, pale)

    return art.picture(("place", width), with_shadow(body, 2, 0), paint)


def banner(art: Art, text: str, tone: Tone, icon: str = "") -> Picture:
    """A line on what goes on at the table, with a drawing before it where wanted."""
    lead = 64 if icon else 28
    height = 48 * max(1.0, art.scale.text * 0.9)
    body = Box.around(0, 0, BANNER_TEXT.width(text, art.scale) + lead + 28, height)

    def paint(canvas: Canvas) -> None:
        ground, ink = tone.colours(canvas.theme)
        canvas.shadow(body, height / 2, 14, 5, 0.24)
        canvas.round(body, height / 2, ground)
        if icon:
            canvas.svg(icon, Box(body.left + 20, -15, 30, 30))
        canvas.text(body.left + lead, 0, text, BANNER_TEXT, ink)

    return art.picture(("banner", text, tone, icon), with_shadow(body, 14, 5), paint)


def ribbon_width(art: Art, text: str) -> float:
    return max(340.0, RIBBON_TEXT.width(text, art.scale) + 48)


def ribbon(art: Art, text: str, ground: Colour | None = None) -> Picture:
    """The name of a big moment, on this ground where it is not the usual one."""
    body = Box.around(0, 0, ribbon_width(art, text), 66)

    def paint(canvas: Canvas) -> None:
        theme = canvas.theme
        usual = ground is None or ground == theme.primary
        canvas.shadow(body, 33, 14, 6, 0.25)
        canvas.round(body, 33, ground or theme.primary)
        ink = theme.on_primary if usual else ink_on(ground or theme.primary)
        canvas.text(0, 0, text, RIBBON_TEXT, ink, align=Align.CENTRE)

    return art.picture(("ribbon", text, ground), with_shadow(body, 14, 6), paint)


def countdown(
    tableau: Tableau,
    art: Art,
    x: float,
    y: float,
    text: str,
    faces: Sequence[Face],
    widest: float = inf,
) -> Box:
    """The last round: a fist, how long it still goes, and the faces of those who are to come, the
    first of them now. Gives the box that it takes; it is no wider than this, if letters as large as
    those of a banner allow it."""
    step = CLOSE_STEP if len(faces) >= MANY_FACES else FACE_STEP
    if art.scale.bulk > 1.0:
        step = min(step, CLOSEST_STEP)
    beside = 112 + len(faces) * step
    for kind in shrinking(LAST_ROUND, art.scale, BANNER_TEXT.most):
        width = kind.width(text, art.scale) + beside
        if width <= widest:
            break
    body = Box.around(0, 0, width, 66)
    places = [body.right - 40 - behind * step for behind in range(len(faces))][::-1]

    def paint(canvas: Canvas) -> None:
        ground, ink = Tone.EMBER.colours(canvas.theme)
        canvas.shadow(body, body.height / 2, 14, 5, 0.24)
        canvas.round(body, body.height / 2, ground)
        canvas.svg(fist(canvas.theme), Box(body.left + 22, -19, 38, 38))
        canvas.text(body.left + 76, 0, text, kind, ink)
        for left in places[:-1]:
            middle = left + step / 2
            canvas.line([(middle - 3, -6), (middle + 3, 0), (middle - 3, 6)], ink, 3)

    key = "countdown", text, len(faces), kind.letters(art.scale)
    picture = art.picture(key, with_shadow(body, 14, 5), paint)
    tableau.put("countdown", picture, x, y)
    for number, (face, left) in enumerate(zip(faces, places, strict=True)):
        ring = art.theme.panel if number else art.theme.gold
        tableau.put(("to come", face), medal(art, face, FACE, ring), x + left, y)
    return Box.around(x, y, body.width, body.height)
