"""The features of a face, shared by animals and people: eyes, lids, mouths.

A face is drawn on 200 x 200 in three layers: the head with the whites of its eyes, the part of the
eyes that looks about, and all that lies above them.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from resources.look.pen import C, E, P, S, mix

NIGHT = "#231F33"
WHITE = "#FFFFFF"
MAW, TONGUE = "#6B2430", "#E0766C"

Reach = tuple[float, float]


class Drawing(NamedTuple):
    """One expression of one face."""

    head: str
    eyes: str
    """All that moves when the face looks somewhere else."""
    over: str
    """Lids, brows, and whatever else hides a part of the eyes."""
    reach: Reach
    """How far the eyes move at most, to the side and up or down."""
    whites: str = ""
    """Behind eyes that are plain dots as long as they look straight ahead."""
    still: str = ""
    """The eyes of somebody at rest who looks straight ahead, where they are others."""

    def face(self) -> str:
        side, down = self.reach
        eyes = f'<g id="eyes" data-reach="{side:g} {down:g}">{self.eyes}</g>'
        return self.head + self.whites + eyes + self.over

    def portrait(self) -> str:
        return self.head + (self.still or self.eyes) + self.over


def eye(x: float, y: float, r: float = 8.5, iris: str = NIGHT) -> str:
    return C(x, y, r, iris) + C(x + r * 0.34, y - r * 0.36, r * 0.32, WHITE)


def eyes(x: float, y: float, r: float) -> str:
    """Two eyes, the left one here."""
    return eye(x, y, r) + eye(200 - x, y, r)


def bright_eyes(x: float, y: float, r: float) -> str:
    """Two eyes with a second light in them: somebody is thrilled."""
    low = "".join(C(at - r * 0.36, y + r * 0.4, r * 0.2, WHITE) for at in (x, 200 - x))
    return eyes(x, y, r) + low


def discs(x: float, y: float, r: float, fill: str = WHITE) -> str:
    return C(x, y, r, fill) + C(200 - x, y, r, fill)


def arcs(x: float, y: float, w: float, h: float, ink: str, line: float, slant: float = 0) -> str:
    """Two eyes that laugh and are closed by it; the outer end of each may be higher."""
    left = (
        f"M{x - w:g} {y + h / 2 - slant:g} Q{x:g} {y - h * 1.5:g} {x + w:g} {y + h / 2 + slant:g}"
    )
    x = 200 - x
    right = (
        f"M{x + w:g} {y + h / 2 - slant:g} Q{x:g} {y - h * 1.5:g} {x - w:g} {y + h / 2 + slant:g}"
    )
    return S(f"{left} {right}", ink, line)


def lid(
    x: float,
    y: float,
    r: float,
    share: float,
    fill: str,
    tilt: float = 0,
    edge: str = "",
    line: float = 4,
) -> str:
    """An upper lid over so much of an eye; a tilt of 180 makes it the lower one."""
    h = r * (2 * share - 1)
    half = math.sqrt(r * r - h * h)
    turn = math.radians(tilt)

    def point(px: float, py: float) -> str:
        across, down = (
            px * math.cos(turn) - py * math.sin(turn),
            px * math.sin(turn) + py * math.cos(turn),
        )
        return f"{x + across:.2f} {y + down:.2f}"

    large = int(share > 0.5)
    shape = (
        f'<path d="M{point(-half, h)} A{r:g} {r:g} 0 {large} 1 {point(half, h)} Z" fill="{fill}"/>'
    )
    return shape + (S(f"M{point(-half, h)} L{point(half, h)}", edge, line) if edge else "")


def squint(x: float, y: float, r: float, rise: float, fill: str, edge: str, line: float = 4) -> str:
    """A lower lid that a smile has pushed up, round on top; it rises so far from the bottom."""
    bulge = r * 1.25
    low = y + r - rise + bulge
    eye, cheek = QPainterPath(), QPainterPath()
    eye.addEllipse(QPointF(x, y), r, r)
    cheek.addEllipse(QPointF(x, low), bulge, bulge)
    # Both circles meet at this height.
    down = (r * r - bulge * bulge + (low - y) ** 2) / (2 * (low - y))
    half = math.sqrt(r * r - down * down)
    rim = f"M{x - half:.2f} {y + down:.2f} A{bulge:g} {bulge:g} 0 0 1 {x + half:.2f} {y + down:.2f}"
    return P(eye.intersected(cheek), fill) + S(rim, edge, line)


def laugh(x: float, y: float, w: float, depth: float, sag: float = 0, teeth: float = 0) -> str:
    """An open mouth with a tongue and teeth of this height; the upper lip sags in the middle."""
    mouth = QPainterPath(QPointF(x - w, y))
    mouth.quadTo(x, y + 2 * sag, x + w, y)
    mouth.cubicTo(x + w * 0.92, y + depth * 1.33, x - w * 0.92, y + depth * 1.33, x - w, y)
    mouth.closeSubpath()
    tongue = QPainterPath()
    tongue.addEllipse(QPointF(x, y + depth * 1.06), w * 0.62, depth * 0.48)
    drawn = P(mouth, MAW) + P(tongue.intersected(mouth), TONGUE)
    if teeth:
        row = QPainterPath()
        row.addRect(QRectF(x - w, y, 2 * w, sag + teeth))
        drawn += P(row.intersected(mouth), WHITE)
    return drawn


def sly_lids(
    x: float, y: float, r: float, fill: str, edge: str, share: float = 0.42, line: float = 4
) -> str:
    """Two upper lids that hang low and slant inwards, the left eye here: somebody is amused."""
    return lid(x, y, r, share, fill, 9, edge, line) + lid(
        200 - x, y, r, share, fill, -9, edge, line
    )


def smirk(x: float, y: float, w: float, ink: str, line: float = 4.5) -> str:
    """A mouth that smiles on one side only, with a dimple where it ends."""
    end, top = x + w, y - w * 0.62
    lips = f"M{x - w:g} {y + 3:g} Q{x + w * 0.2:g} {y + w * 0.5:g} {end:g} {top:g}"
    dimple = f"M{end - 4:g} {top - 4:g} Q{end + 3:g} {top - 3:g} {end + 4:g} {top + 3:g}"
    return S(f"{lips} {dimple}", ink, line)


def gasp(x: float, y: float, rx: float, ry: float) -> str:
    return E(x, y, rx, ry, MAW) + E(x, y + ry * 0.5, rx * 0.6, ry * 0.34, TONGUE)


def blush(x: float, y: float, r: float, fill: str, strength: float = 0.55) -> str:
    how = f'fill-opacity="{strength:g}"'.replace("0.", ".")
    return C(x, y, r, fill, how) + C(200 - x, y, r, fill, how)


def moved(drawn: str, dx: float, dy: float, turn: float = 0, x: float = 100, y: float = 100) -> str:
    """A part of a drawing that is somewhere else, or turned around a point."""
    if not drawn or (dx, dy, turn) == (0, 0, 0):
        return drawn
    turned = f" rotate({turn:g} {x:g} {y:g})" if turn else ""
    return f'<g transform="translate({dx:g} {dy:g}){turned}">{drawn}</g>'


def shade(colour: str, much: float = 0.28) -> str:
    """The dusk of a colour."""
    return mix(colour, "#1B1230", much)
