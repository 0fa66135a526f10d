"""The quiet pieces of every table: portraits, name plates, notes and labels.

Each function gives a picture that is placed by its middle.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainterPath

from quando_desktop.named_tuple import NamedTuple
from quando_desktop.table.paint.art import Art, Picture
from quando_desktop.table.paint.canvas import Align, Canvas, Scale, Type, colour
from quando_desktop.table.paint.faces import Expression, Gaze, draw_face, draw_paw, drowns
from quando_desktop.table.paint.palette import Colour, Theme, mix, visible
from quando_desktop.table.parts.faces import Face
from quando_desktop.table.scene.stage import Box

translate = QCoreApplication.translate

CREAM = "#FFF7E6"
NAME, SCORE, NOTE, PILL = (
    Type(17, 650),
    Type(17, 700),
    Type(15, 600),
    Type(17, 650, most=28),
)
PLATE = 34.0
TALL = 1.72
"""The height of a plate of two lines, in that of one."""
LONGEST_NAME, SHORT_NAME, CUT_NAME = 104.0, 90.0, 72.0
"""The room of a name without a score; whatever the score is called, a short name stays whole, as
all characters' are, and a longer one has at least the room of one that is cut."""
SLIP_EDGES, PLATE_EDGES = 28.0, 34.0
"""What stands on a slip or a plate is so much narrower, both sides together."""


def plate_height(scale: Scale) -> float:
    return PLATE * scale.bulk


def note_height(scale: Scale) -> float:
    return plate_height(scale) * 0.86


class Tone(Enum):
    """Tones of a pill, each with its colours."""

    INK = "ink"
    EMBER = "ember"
    MAIN = "main"
    PLATE = "plate"
    """As quiet as a name."""

    def colours(self, theme: Theme) -> tuple[Colour, Colour]:
        """Its ground and its text."""
        return {
            Tone.INK: (theme.on_table, theme.table_top),
            Tone.EMBER: (theme.ember, theme.on_ember),
            Tone.MAIN: (theme.primary, theme.on_primary),
            Tone.PLATE: (theme.plate, theme.text),
        }[self]


# -------------------------------------------------------------------- players


def portrait(
    art: Art,
    face: Face,
    size: float,
    expression: Expression = Expression.REST,
    gaze: Gaze = Gaze.STRAIGHT,
) -> Picture:
    """A head and shoulders without a ground: a player behind their cards."""
    box = Box.around(0, 0, size, size)

    def paint(canvas: Canvas) -> None:
        draw_face(canvas, face, box, expression, gaze)
        if face.initial and (canvas.scale.bulk == 1.0 or canvas.scale.letters(0) <= size * 0.26):
            initial = Type(size * 0.18 / canvas.scale.text, 750)
            canvas.text(0, size * 0.34, face.initial, initial, CREAM, align=Align.CENTRE)

    return art.picture(("portrait", face, size, expression, gaze), box, paint)


def medal(
    art: Art,
    face: Face,
    size: float,
    ring: Colour | None = None,
    expression: Expression = Expression.REST,
    gaze: Gaze = Gaze.STRAIGHT,
) -> Picture:
    """A head on a round ground, with a ring around it if wanted; hats may stick out."""
    edge = _edge(size) if ring else 0
    box = Box.around(0, 0, size * 1.2 + 2 * edge, size * 1.2 + 2 * edge)

    def paint(canvas: Canvas) -> None:
        theme = canvas.theme
        if ring:
            canvas.disc(0, 0, size / 2 + edge, ring)
        fur = visible(face.body, theme) if drowns(face, theme) else face.body
        canvas.disc(0, 0, size / 2, mix(fur, theme.panel, 0.55 if theme.is_dark else 0.72))
        canvas.painter.save()
        canvas.painter.setClipPath(_bust(size / 2))
        head = Box(-size * 0.46, -size * 0.42, *[size * 0.92] * 2)
        draw_face(canvas, face, head, expression, gaze)
        scale = canvas.scale
        large = scale.bulk > 1.0 or scale.text > scale.spread
        chest = 0.26 if large else 0.27 if scale.is_compact else 0.3
        # Text has a smallest size; where that is too large for the chest, there is none.
        if face.initial and scale.letters(0) <= size * chest:
            initial = Type(size * 0.17 / canvas.scale.text, 750)
            canvas.text(0, size * 0.365, face.initial, initial, CREAM, align=Align.CENTRE)
        canvas.painter.restore()

    return art.picture(("medal", face, size, ring, expression, gaze), box, paint)


def ring(art: Art, size: float, ink: Colour) -> Picture:
    """The ring around a medal of this size, as a piece of its own: it can change while the face
    shows something."""
    reach = size / 2 + _edge(size)
    box = Box.around(0, 0, 2 * reach, 2 * reach)
    return art.picture(("ring", size, ink), box, lambda canvas: canvas.disc(0, 0, reach, ink))


def _edge(size: float) -> float:
    """The width of the ring around a medal."""
    return max(4, size * 0.045)


def paw(art: Art, face: Face, size: float) -> Picture:
    """One of the paws between which a player holds cards."""
    box = Box.around(0, 0, size, size)
    return art.picture(("paw", face, size), box, lambda canvas: draw_paw(canvas, face, box))


class HeadShot(NamedTuple):
    """A head that can show every expression: a portrait, or a medal."""

    face: Face
    size: float
    is_medal: bool = False
    ring: Colour | None = None
    """Of a medal, where that is a part of it."""

    def picture(
        self, art: Art, expression: Expression = Expression.REST, gaze: Gaze = Gaze.STRAIGHT
    ) -> Picture:
        if self.is_medal:
            return medal(art, self.face, self.size, self.ring, expression, gaze)
        return portrait(art, self.face, self.size, expression, gaze)


def _bust(radius: float) -> QPainterPath:
    """The disc, and all that is above its middle."""
    clip = QPainterPath()
    clip.addEllipse(QPointF(0, 0), radius, radius)
    above = QPainterPath()
    above.addRect(QRectF(-radius, -radius * 1.4, 2 * radius, 1.4 * radius))
    return clip.united(above)


def halo(art: Art, size: float) -> Picture:
    """Gold behind the player who has to act."""
    box = Box.around(0, 0, size * 1.1, size * 1.1)

    def paint(canvas: Canvas) -> None:
        canvas.disc(0, 0, size * 0.53, canvas.theme.gold, 0.25)
        canvas.disc(0, 0, size * 0.47, canvas.theme.gold, 0.55)

    return art.picture(("halo", size), box, paint)


PENNANT = 20.0
"""The room of the mark of somebody who leads."""


def plate(
    art: Art,
    name: str,
    score: int | None,
    *,
    acts: bool,
    leads: bool = False,
    room: float | None = None,
    bare: bool = False,
) -> Picture:
    """A name and its score; gold for the player who has to act, with a pennant for one who leads.
    Long names are cut to the room. A bare score is a number alone, for want of room."""
    bare = bare or is_bare(art, name, score, room)
    width = plate_width(art, name, score, room, leads=leads, bare=bare)
    name = _name(art, name, score, room, bare=bare)
    points = _points(score, bare=bare)
    inset = _inset(art, points)
    high = plate_height(art.scale)
    body = Box.around(0, 0, width, high)

    def paint(canvas: Canvas) -> None:
        theme = canvas.theme
        ink = theme.on_gold if acts else theme.text
        canvas.shadow(body, high / 2, 8, 3, 0.18)
        canvas.round(body, high / 2, theme.gold if acts else theme.plate)
        if leads:
            pennant(canvas, body.left + 17, 0, ink)
        canvas.text(body.left + 17 + (PENNANT if leads else 0), 0, name, NAME, ink)
        if points:
            ground = Box(body.right - inset - 6, body.top + 6, inset, high - 12)
            canvas.round(
                ground,
                ground.height / 2,
                theme.on_gold if acts else theme.plate_inset,
                0.14 if acts else 1.0,
            )
            middle = ground.left + ground.width / 2
            canvas.text(middle, 0, points, SCORE, ink, align=Align.CENTRE)

    return art.picture(("plate", name, points, acts, leads), with_shadow(body, 8, 3), paint)


def tall_plate(
    art: Art, name: str, score: int, *, acts: bool, leads: bool = False, room: float
) -> Picture:
    """A name, cut to the room, with its score below it."""
    name, points = NAME.fit(name, room - (PENNANT if leads else 0.0), art.scale), _points(score)
    body = Box.around(0, 0, *tall_plate_size(art, name, score, room, leads=leads))
    line = plate_height(art.scale) * TALL / 2

    def paint(canvas: Canvas) -> None:
        theme = canvas.theme
        ink = theme.on_gold if acts else theme.text
        canvas.shadow(body, line / 2, 8, 3, 0.18)
        canvas.round(body, line / 2, theme.gold if acts else theme.plate)
        left, first = body.left + PLATE_EDGES / 2, body.top + line * 0.52
        if leads:
            pennant(canvas, left, first, ink)
        canvas.text(left + (PENNANT if leads else 0), first, name, NAME, ink)
        canvas.text(left, body.bottom - line * 0.5, points, SCORE, ink)

    return art.picture(("tall plate", name, points, acts, leads), with_shadow(body, 8, 3), paint)


def tall_plate_size(
    art: Art, name: str, score: int, room: float, *, leads: bool = False
) -> tuple[float, float]:
    mark = PENNANT if leads else 0.0
    wide = NAME.width(NAME.fit(name, room - mark, art.scale), art.scale) + mark
    wide = max(wide, SCORE.width(_points(score), art.scale))
    return wide + PLATE_EDGES, plate_height(art.scale) * TALL


def plate_width(
    art: Art,
    name: str,
    score: int | None,
    room: float | None = None,
    *,
    leads: bool = False,
    bare: bool = False,
) -> float:
    bare = bare or is_bare(art, name, score, room)
    mark = PENNANT if leads else 0.0
    fits = _name(art, name, score, room, bare=bare)
    return NAME.width(fits, art.scale) + PLATE_EDGES + mark + _inset(art, _points(score, bare=bare))


def is_bare(art: Art, name: str, score: int | None, room: float | None = None) -> bool:
    """Whether letters are so large that a score goes without what it is called, for the sake of the
    name."""
    if score is None or art.scale.bulk == 1.0:
        return False
    return _name(art, name, score, room, bare=False) != name


def _name(art: Art, name: str, score: int | None, room: float | None, *, bare: bool) -> str:
    """A name that leaves room for what its score is called; a short one is whole all the same."""
    called, bulk = 0.0, art.scale.bulk
    if room is None:
        room = LONGEST_NAME * bulk
    if score is not None and not bare:
        called = SCORE.width(_points(score), art.scale) - SCORE.width(str(score), art.scale)
    if NAME.width(name, art.scale) <= min(room, SHORT_NAME * bulk):
        return name
    return NAME.fit(name, max(room - called, min(room, CUT_NAME * bulk)), art.scale)


def pennant(canvas: Canvas, left: float, y: float, ink: str) -> None:
    """A small flag on its pole, for somebody who leads."""
    canvas.round(Box(left, y - 9, 2, 18), 1, ink)
    cloth = QPainterPath(QPointF(left + 2, y - 8.5))
    cloth.lineTo(left + 13, y - 3.5)
    cloth.lineTo(left + 2, y + 1.5)
    canvas.fill(cloth, colour(ink))


def _inset(art: Art, points: str) -> float:
    return SCORE.width(points, art.scale) + 22 if points else 0.0


def _points(score: int | None, *, bare: bool = False) -> str:
    """A score as short as it can be said: a bare number might be anything."""
    if score is None:
        return ""
    words = str(abs(score)) if bare else translate("Table", "%n pt(s)", None, abs(score))
    return words if score >= 0 else f"\N{MINUS SIGN}{words}"


def note_width(art: Art, text: str, kind: Type = NOTE) -> float:
    return kind.width(text, art.scale) + 26


def note(art: Art, text: str, tone: Tone, kind: Type = NOTE) -> Picture:
    """A small flat pill: a state, not a button."""
    body = Box.around(0, 0, note_width(art, text, kind), note_height(art.scale))

    def paint(canvas: Canvas) -> None:
        ground, ink = tone.colours(canvas.theme)
        canvas.round(body, body.height / 2, ground)
        canvas.text(0, 0, text, kind, ink, align=Align.CENTRE)

    return art.picture(("note", text, tone, kind.letters(art.scale)), body, paint)


def pill_width(art: Art, text: str) -> float:
    return PILL.width(text, art.scale) + 40


def pill(art: Art, text: str) -> Picture:
    """A line on a light ground: the consequence of an action."""
    height = 38 * max(1.0, art.scale.spread * 0.9)
    if art.scale.bulk > 1.0:
        height = PILL.letters(art.scale) * 1.8
    body = Box.around(0, 0, pill_width(art, text), height)

    def paint(canvas: Canvas) -> None:
        canvas.round(body, height / 2, canvas.theme.plate)
        canvas.text(0, 0, text, PILL, canvas.theme.text, align=Align.CENTRE)

    return art.picture(("pill", text), body, paint)


STATUS = Type(17, 600)


def status_size(art: Art, lines: Sequence[str], kind: Type = STATUS) -> tuple[float, float]:
    width = max(kind.width(line, art.scale) for line in lines) + 58
    least = max(40.0, art.scale.px(28), kind.letters(art.scale) * 1.4)
    return width, least + (len(lines) - 1) * _step(art, kind)


def status(art: Art, lines: Sequence[str], kind: Type = STATUS) -> Picture:
    """A line on what goes on, in the ink of the table: flat, so nobody takes it for a button."""
    body = Box.around(0, 0, *status_size(art, lines, kind))

    def paint(canvas: Canvas) -> None:
        ground, ink = Tone.INK.colours(canvas.theme)
        canvas.round(body, min(20, body.height / 2), ground)
        _write(canvas, lines, kind, ink)

    return art.picture(("status", *lines, kind.letters(art.scale)), body, paint)


def slip_size(art: Art, lines: Sequence[str]) -> tuple[float, float]:
    width = max(NOTE.width(line, art.scale) for line in lines) + SLIP_EDGES
    return width, len(lines) * _step(art, NOTE) + 12


def slip(art: Art, lines: Sequence[str]) -> Picture:
    """A few lines on a flat light ground: something to know."""
    body = Box.around(0, 0, *slip_size(art, lines))

    def paint(canvas: Canvas) -> None:
        canvas.round(body, 14, canvas.theme.plate)
        _write(canvas, lines, NOTE, canvas.theme.text)

    return art.picture(("slip", *lines), body, paint)


def _write(canvas: Canvas, lines: Sequence[str], kind: Type, ink: Colour) -> None:
    """Lines around the middle."""
    for number, line in enumerate(lines):
        y = (number - (len(lines) - 1) / 2) * _step(canvas, kind)
        canvas.text(0, y, line, kind, ink, align=Align.CENTRE)


def _step(art: Art | Canvas, kind: Type) -> float:
    """The distance from line to line."""
    return min(art.scale.letters(kind.size), kind.most) * 1.35


def tick(art: Art, ink: Colour) -> Picture:
    points = ((-7.2, 0.5), (-1.8, 5.4), (7.6, -5.4))
    return art.picture(
        ("tick", ink), Box.around(0, 0, 22, 18), lambda canvas: canvas.line(points, ink, 3)
    )


def fist_badge(art: Art, radius: float) -> Picture:
    """A fist beside the player who has called for the end."""
    box = Box.around(0, 0, 2 * radius + 10, 2 * radius + 10)

    def paint(canvas: Canvas) -> None:
        canvas.disc(0, 0, radius + 4, canvas.theme.panel)
        canvas.disc(0, 0, radius, canvas.theme.ember)
        side = radius * 1.24
        canvas.svg(fist(canvas.theme), Box.around(0, -radius * 0.02, side, side))

    return art.picture(("fist", radius), box, paint)


def fist(theme: Theme) -> str:
    return "ui/fist_ink" if theme.is_dark else "ui/fist"


# ----------------------------------------------------------------------- text


def label(art: Art, text: str, kind: Type, ink: Colour, align: Align = Align.CENTRE) -> Picture:
    """Plain text on one line, placed by the part that `align` names."""
    width = kind.width(text, art.scale) + 4
    height = max(kind.size * 1.8, art.scale.px(24)) * art.scale.text
    box = Box(-width * align.value - 2, -height / 2, width + 4, height)

    def paint(canvas: Canvas) -> None:
        theme = canvas.theme
        if theme.is_high and ink == theme.on_table:
            # The rim of the table is as dark as the words that lie on it. No higher than the
            # letters, or it would cover the line above.
            high = canvas.scale.letters(kind.size)
            canvas.round(box._replace(top=-0.45 * high, height=high), 6, theme.table_bottom)
        canvas.text(0, 0, text, kind, ink, align=align)

    return art.picture(("label", text, kind, ink, align), box, paint)


def with_shadow(body: Box, blur: float, drop: float) -> Box:
    """A box and the room that its shadow needs."""
    room = 2 * (blur + drop)
    return Box.around(
        body.left + body.width / 2,
        body.top + body.height / 2,
        body.width + room,
        body.height + room,
    )
