"""Regenerates every vector source in svg/ from palette.json.

Run:  python resources/look/make_look.py     (needs PySide6; no window is opened)

Owns the drawing of numerals, letters, marks, card faces, tiles, icons and word
marks; the players are in animals.py and people.py. All shapes are our own:
numerals and letters are centre lines in this file, widened to outlines by
QPainterPathStroker.
"""

# A drawing is one long list of shapes: path data does not wrap, and the shapes have the
# one-letter names and plain numbers of the format they are written in.
# ruff: noqa: E501, PLR0912

from __future__ import annotations

import json
import math
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPainterPathStroker, QTransform

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1]))

from quando_desktop.table.paint.faces import Expression
from resources.look.animals import animal
from resources.look.features import Drawing, eye
from resources.look.pen import C, P, R, S, d, mix, poly, rounded
from resources.look.people import pawn

OUT = HERE / "svg"
PAL = json.loads((HERE / "palette.json").read_text("utf-8"))
NUM = {int(k): v for k, v in PAL["numbers"].items()}
STEP = {int(k): v for k, v in PAL["steps"].items()}
LIGHT, DARK = PAL["themes"]["light"], PAL["themes"]["dark"]
CW, CH, CR = 200, 280, 24  # a card: width, height, corner radius
CREAM = "#FFF7E6"
RAINBOW = ["#CB3B3E", "#F08A38", "#FACD46", "#62BE7E", "#3F8FD0", "#8A63C9"]

# ---------------------------------------------------------------- centre lines
# Unit box, y down. M x y / L x y / C x1 y1 x2 y2 x y / Z
GLYPHS = {
    "0": "M .5 0 C .84 0 1 .2 1 .5 C 1 .8 .84 1 .5 1 C .16 1 0 .8 0 .5 C 0 .2 .16 0 .5 0 Z",
    "1": "M .06 .24 L .72 0 L .72 1",
    "2": "M .03 .29 C .03 .1 .22 0 .5 0 C .8 0 .97 .13 .97 .31 C .97 .5 .8 .6 .55 .74 C .35 .85 .16 .93 .04 1 L 1 1",
    "3": "M .04 .13 C .16 .04 .32 0 .49 0 C .78 0 .93 .1 .93 .25 C .93 .4 .78 .48 .44 .48 C .8 .48 1 .57 1 .74 C 1 .91 .8 1 .5 1 C .3 1 .12 .95 0 .85",
    "4": "M .72 1 L .72 0 L 0 .71 L 1 .71",
    "5": "M .9 0 L .19 0 L .1 .46 C .2 .4 .35 .37 .5 .37 C .8 .37 1 .49 1 .68 C 1 .88 .79 1 .48 1 C .28 1 .11 .95 0 .86",
    "6": "M .84 .07 C .75 .02 .66 0 .56 0 C .2 0 0 .27 0 .62 C 0 .86 .2 1 .5 1 C .8 1 1 .87 1 .68 C 1 .5 .82 .38 .54 .38 C .26 .38 .05 .49 0 .64",
    "7": "M 0 0 L 1 0 C .72 .3 .46 .62 .38 1",
    "8": "M .5 0 C .76 0 .92 .1 .92 .24 C .92 .38 .74 .47 .5 .47 C .26 .47 .08 .38 .08 .24 C .08 .1 .24 0 .5 0 Z "
    "M .5 .47 C .8 .47 1 .57 1 .735 C 1 .9 .8 1 .5 1 C .2 1 0 .9 0 .735 C 0 .57 .2 .47 .5 .47 Z",
    "9": "M .16 .93 C .25 .98 .34 1 .44 1 C .8 1 1 .73 1 .38 C 1 .14 .8 0 .5 0 C .2 0 0 .13 0 .32 C 0 .5 .18 .62 .46 .62 C .74 .62 .95 .51 1 .36",
    "Q": "M .5 0 C .82 0 1 .22 1 .5 C 1 .78 .82 1 .5 1 C .18 1 0 .78 0 .5 C 0 .22 .18 0 .5 0 Z M .6 .68 L 1 1.02",
    "O": "M .5 0 C .82 0 1 .22 1 .5 C 1 .78 .82 1 .5 1 C .18 1 0 .78 0 .5 C 0 .22 .18 0 .5 0 Z",
    "U": "M 0 0 L 0 .58 C 0 .86 .2 1 .5 1 C .8 1 1 .86 1 .58 L 1 0",
    "A": "M 0 1 L .5 0 L 1 1 M .18 .68 L .82 .68",
    "N": "M 0 1 L 0 0 L 1 1 L 1 0",
    "D": "M 0 0 L 0 1 L .36 1 C .78 1 1 .8 1 .5 C 1 .2 .78 0 .36 0 Z",
    "T": "M 0 0 L 1 0 M .5 0 L .5 1",
    "E": "M .95 0 L 0 0 L 0 1 L .95 1 M 0 .49 L .82 .49",
    "R": "M 0 1 L 0 0 L .5 0 C .82 0 .96 .12 .96 .28 C .96 .45 .8 .56 .5 .56 L 0 .56 M .5 .56 L 1 1",
    "S": "M .93 .16 C .82 .05 .68 0 .5 0 C .22 0 .06 .1 .06 .26 C .06 .42 .22 .46 .5 .5 C .8 .54 1 .58 1 .75 C 1 .91 .8 1 .5 1 C .28 1 .12 .95 0 .84",
    "P": "M 0 1 L 0 0 L .5 0 C .84 0 1 .13 1 .31 C 1 .49 .84 .62 .5 .62 L 0 .62",
    "G": "M .93 .18 C .82 .06 .68 0 .51 0 C .18 0 0 .22 0 .5 C 0 .78 .18 1 .51 1 C .7 1 .88 .93 1 .82 L 1 .54 L .6 .54",
    "?": "M .04 .26 C .04 .1 .22 0 .5 0 C .8 0 .98 .12 .98 .29 C .98 .5 .5 .46 .5 .72 M .5 1 L .5 1.005",
    "+": "M 0 .5 L 1 .5 M .5 .17 L .5 .83",
    "-": "M 0 .5 L 1 .5",
    "±": "M 0 .38 L 1 .38 M .5 0 L .5 .76 M 0 1.02 L 1 1.02",
    "=": "M 0 .3 L 1 .3 M 0 .72 L 1 .72",
    "!": "M .5 0 L .5 .62 M .5 1 L .5 1.005",
}
WIDTH = {
    "1": 0.46,
    "0": 0.68,
    "4": 0.72,
    "7": 0.64,
    "Q": 0.84,
    "O": 0.84,
    "U": 0.7,
    "A": 0.8,
    "N": 0.72,
    "D": 0.74,
    "T": 0.68,
    "E": 0.58,
    "R": 0.68,
    "S": 0.62,
    "P": 0.64,
    "G": 0.8,
    "?": 0.6,
    "+": 0.74,
    "-": 0.62,
    "±": 0.66,
    "=": 0.6,
    "!": 0.26,
}  # of the height; default .66
CONTRAST = 1.1  # horizontals are this much thinner than verticals


def _centre(glyph: str, w: float, h: float) -> list[QPainterPath]:
    parts, tok, i = [], GLYPHS[glyph].split(), 0
    path = QPainterPath()

    def pt(j: int) -> QPointF:
        return QPointF(float(tok[j]) * w, float(tok[j + 1]) * h)

    while i < len(tok):
        c = tok[i]
        if c == "M":
            if not path.isEmpty():
                parts.append(path)
            path = QPainterPath(pt(i + 1))
            i += 3
        elif c == "L":
            path.lineTo(pt(i + 1))
            i += 3
        elif c == "C":
            path.cubicTo(pt(i + 1), pt(i + 3), pt(i + 5))
            i += 7
        else:
            path.closeSubpath()
            i += 1
    parts.append(path)
    return parts


def glyph(ch: str, height: float, weight: float = 0.215, squeeze: float = 1.0) -> QPainterPath:
    """One glyph as a filled outline; its box starts at 0,0; weight is of the height."""
    width = WIDTH.get(ch, 0.66) * height * squeeze
    pen = weight * height
    out = QPainterPath()
    stroker = QPainterPathStroker()
    stroker.setWidth(pen)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    stroker.setCurveThreshold(0.02)
    w = max(width - pen, 0.01)
    h = height * CONTRAST - pen
    for part in _centre(ch, w, h):
        out = out.united(stroker.createStroke(part))
    out = QTransform.fromScale(1, 1 / CONTRAST).map(out.translated(pen / 2, pen / 2))
    return out.simplified()


def word(
    text: str, height: float, weight: float = 0.215, gap: float = 0.07, squeeze: float = 1.0
) -> QPainterPath:
    out, x = QPainterPath(), 0.0
    for ch in text:
        if ch == " ":
            x += 0.3 * height
            continue
        g = glyph(ch, height, weight, squeeze)
        r = g.boundingRect()
        out.addPath(g.translated(x - r.left(), 0))
        x += r.width() + gap * height
    return out


def numeral(n: int, height: float, weight: float = 0.215) -> QPainterPath:
    """A number from 0 to 12, centred on 0,0."""
    s = str(n)
    p = word(
        s, height, weight if len(s) == 1 else weight * 0.94, 0.055, 1.0 if len(s) == 1 else 0.88
    )
    r = p.boundingRect()
    return p.translated(-r.center().x(), -r.center().y())


# ----------------------------------------------------------------------- marks
def _disc(x: float, y: float, r: float) -> QPainterPath:
    p = QPainterPath()
    p.addEllipse(QPointF(x, y), r, r)
    return p


def _bar(x: float, y: float, w: float, h: float, r: float | None = None) -> QPainterPath:
    p = QPainterPath()
    r = min(w, h) / 2 if r is None else r
    p.addRoundedRect(QRectF(x, y, w, h), r, r)
    return p


def mark(n: int, size: float) -> QPainterPath:
    """The secondary mark of a number, centred on 0,0."""
    p = QPainterPath()
    if n == 0:
        p = _disc(0, 0, 46).subtracted(_disc(0, 0, 24))
    elif n == 1:
        p = _disc(0, 0, 34)
    elif n == 2:
        d = _disc(0, 0, 46)
        band = QTransform().rotate(-45).map(_bar(-60, -9, 120, 18, 0))
        p = d.subtracted(band)
    elif n == 3:
        p = rounded([(0, -36), (40, 32), (-40, 32)], 8)
    elif n == 4:
        p = rounded([(0, -40), (40, 0), (0, 40), (-40, 0)], 7)
    elif n == 5:
        p = rounded(
            [
                (
                    math.sin(i * math.pi / 5) * (46 if i % 2 == 0 else 20),
                    3 - math.cos(i * math.pi / 5) * (46 if i % 2 == 0 else 20),
                )
                for i in range(10)
            ],
            4,
        )
    elif n == 6:
        a, b = _disc(-26, -26, 62), _disc(26, 26, 62)
        p = a.intersected(b)
        p = QTransform.fromScale(1.12, 1.12).map(p)
    elif n == 7:
        p = _disc(0, 0, 46).subtracted(_disc(22, -12, 38))
    elif n == 8:
        p = rounded([(-32, -41), (32, -41), (0, 2)], 6).united(
            rounded([(-32, 41), (32, 41), (0, -2)], 6)
        )
    elif n == 9:
        for i in (-1, 0, 1):
            for j in (-1, 0, 1):
                p.addPath(_disc(i * 33, j * 33, 13))
    elif n == 10:
        for angle in (45, -45):
            p = p.united(QTransform().rotate(angle).map(_bar(-52, -14, 104, 28)))
    elif n == 11:
        p.addPath(_bar(-32, -44, 24, 88))
        p.addPath(_bar(8, -44, 24, 88))
    elif n == 12:
        for y in (-42, -11, 20):
            p.addPath(_bar(-44, y, 88, 22))
    return QTransform.fromScale(size / 100, size / 100).map(p)


# -------------------------------------------------------------------- svg text
def grad(gid: str, stops: list[tuple[float, str]], x2: float = 0, y2: float = 1) -> str:
    s = "".join(f'<stop offset="{o:g}" stop-color="{c}"/>' for o, c in stops)
    return f'<linearGradient id="{gid}" x1="0" y1="0" x2="{x2:g}" y2="{y2:g}">{s}</linearGradient>'


def save(name: str, w: float, h: float, body: str, defs: str = "") -> None:
    f = OUT / name
    f.parent.mkdir(parents=True, exist_ok=True)
    dd = f"<defs>{defs}</defs>" if defs else ""
    f.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w:g} {h:g}" width="{w:g}" height="{h:g}">{dd}{body}</svg>\n',
        "utf-8",
        newline="\n",
    )


# ------------------------------------------------------------------- card faces
def field_path(
    x: float = 9, y: float = 9, w: float = CW - 18, h: float = CH - 18, r: float = 16
) -> QPainterPath:
    p = QPainterPath()
    p.addRoundedRect(QRectF(x, y, w, h), r, r)
    return p


def blank(n: int, rim: str = CREAM, field_h: float = CH - 18) -> tuple[str, str]:
    """Rim, solid field and the large tone-on-tone mark, cut to the field."""
    c = NUM[n]
    defs = grad("f", [(0, mix(c["field"], "#FFFFFF", 0.10)), (1, mix(c["field"], "#000000", 0.05))])
    f = field_path(h=field_h)
    big = mark(n, 190).translated(128, 9 + field_h - 70).intersected(f)
    tone = "#FFFFFF"
    op = 0.10 if QColor(c["ink"]).lightness() > 128 else 0.22
    body = R(0, 0, CW, CH, CR, rim) + P(f, "url(#f)") + P(big, tone, op=op)
    body += f'<rect x=".75" y=".75" width="{CW - 1.5}" height="{CH - 1.5}" rx="{CR - 0.75}" fill="none" stroke="#2A2035" stroke-opacity=".16" stroke-width="1.5"/>'
    return body, defs


def underline(n: int, cx: float, y: float, w: float, fill: str, h: float = 9) -> str:
    return R(cx - w / 2, y, w, h, h / 2, fill) if n in (6, 9) else ""


def big_numeral(
    n: int, cx: float, cy: float, h: float, ink: str, shade: str, op: float = 0.35
) -> str:
    p = numeral(n, h)
    if QColor(ink).lightness() < 128:
        if n in (6, 8):  # a pale edge would fill their small counters
            return P(p, ink, cx, cy)
        op *= 0.5
    return P(p, shade, cx, cy + h * 0.04, op) + P(p, ink, cx, cy)


def shade_of(n: int) -> str:
    """The edge of a numeral on its solid field."""
    c = NUM[n]
    if QColor(c["ink"]).lightness() > 128:
        return mix(c["field"], "#000000", 0.55)
    return mix(c["field"], "#FFFFFF", 0.6)


def front(n: int, lod: str) -> tuple[str, str]:
    """A face that counts: solid colour. lod: full, fan (strip of at least half a card), mini."""
    c = NUM[n]
    body, defs = blank(n)
    ink, shade = c["ink"], shade_of(n)
    if lod == "full":
        wide = n > 9
        body += big_numeral(
            n, 108 if wide else 100, 142, 112 if wide else 132, ink, shade
        ) + underline(n, 100, 222, 58, ink)
        body += (
            P(numeral(n, 36, 0.23), ink, 36, 42)
            + P(mark(n, 27), ink, 36, 82)
            + P(mark(n, 27), ink, CW - 36, CH - 38)
        )
    elif lod == "mini":
        body += big_numeral(n, 100, 122, 158, ink, shade) + P(mark(n, 52), ink, 100, 236)
    else:
        body += fan_strip(n, ink, shade)
    return body, defs


def fan_strip(n: int, ink: str, shade: str | None) -> str:
    p = numeral(n, 112, 0.22)
    r = p.boundingRect()
    if r.width() > 84:
        p = QTransform.fromScale(84 / r.width(), 1).map(p)
    out = P(p, shade, 60, 90, 0.35) if shade else ""
    out += P(p, ink, 60, 85) + underline(n, 60, 150, 52, ink, 10)
    return out + P(mark(n, 54), ink, 60, 204)


def sheet(theme: dict[str, str], dark: bool, ink: str) -> tuple[str, str]:
    """Paper with a drawn line."""
    paper, edge = theme["paper"], theme["paper_edge"]
    defs = grad("f", [(0, mix(paper, "#FFFFFF", 0.04 if dark else 0.35)), (1, paper)])
    body = R(0, 0, CW, CH, CR, "url(#f)")
    body += f'<rect x="1.5" y="1.5" width="{CW - 3}" height="{CH - 3}" rx="{CR - 1.5}" fill="none" stroke="{edge}" stroke-width="3"/>'
    body += f'<rect x="12" y="12" width="{CW - 24}" height="{CH - 24}" rx="14" fill="none" stroke="{ink}" stroke-opacity=".55" stroke-width="3.5"/>'
    return body, defs


def seen_back(n: int, lod: str, theme: dict[str, str], dark: bool) -> tuple[str, str]:
    """A back that we see: paper with a drawn line, never solid."""
    ink = NUM[n]["tint" if dark else "deep"]
    body, defs = sheet(theme, dark, ink)
    if lod == "fan":
        body += fan_strip(n, ink, None)
    elif lod == "mini":
        body += P(numeral(n, 150), ink, 100, 122) + P(mark(n, 50), ink, 100, 234)
    else:
        body += P(numeral(n, 106 if n > 9 else 124), ink, 108 if n > 9 else 100, 142) + underline(
            n, 100, 218, 56, ink
        )
        body += (
            P(numeral(n, 34, 0.23), ink, 38, 44)
            + P(mark(n, 26), ink, 38, 82)
            + P(mark(n, 26), ink, CW - 38, CH - 40)
        )
    return body, defs


# Bold marks: for eyes that tell the colours apart badly, the sign is as loud as the numeral.
def bold_front(n: int, lod: str) -> tuple[str, str]:
    body, defs = blank(n)
    return body + bold_signs(n, lod, NUM[n]["ink"], shade_of(n)), defs


def bold_back(n: int, lod: str, theme: dict[str, str], dark: bool) -> tuple[str, str]:
    ink = NUM[n]["tint" if dark else "deep"]
    body, defs = sheet(theme, dark, ink)
    return body + bold_signs(n, lod, ink, None), defs


def bold_signs(n: int, lod: str, ink: str, shade: str | None) -> str:
    """Numerals and large marks; what is only seen has no edge and stays a little smaller."""

    def hero(cx: float, cy: float, h: float) -> str:
        return big_numeral(n, cx, cy, h, ink, shade) if shade else P(numeral(n, h), ink, cx, cy)

    k = 1.0 if shade else 0.95
    if lod == "mini":
        return hero(100, 98, 130 * k) + P(mark(n, 84 * k), ink, 100, 219)
    if lod == "fan":
        p = numeral(n, 102, 0.22)
        p = QTransform.fromScale(min(1, 84 / p.boundingRect().width()), 1).map(p)
        out = P(p, shade, 60, 83, 0.35) if shade else ""
        out += P(p, ink, 60, 78) + underline(n, 60, 139, 52, ink, 9)
        return out + P(mark(n, 84 * k), ink, 60, 207)
    inset = 0 if shade else 3
    out = hero(122, 120, (94 if n > 9 else 118) * k) + underline(n, 122, 184, 54, ink, 8)
    out += P(numeral(n, 36 * k, 0.23), ink, 38 + inset, 42 + inset)
    out += P(mark(n, 48 * k), ink, 41 + inset, 94 + inset)
    return out + P(mark(n, 62 * k), ink, CW - 47 - inset, CH - 47 - inset)


def unknown(accent: str = "#FFD76E", base: str = "#2B3158") -> tuple[str, str]:
    """The side hidden from all: night sky of all the marks around a question mark."""
    defs = grad("f", [(0, mix(base, "#FFFFFF", 0.10)), (1, mix(base, "#000000", 0.12))])
    f = field_path()
    body = R(0, 0, CW, CH, CR, CREAM) + P(f, "url(#f)")
    k = 0
    for row in range(7):
        for col in range(5):
            x, y = 22 + col * 39, 28 + row * 37.5
            if abs(x - 100) < 50 and abs(y - 140) < 70:
                continue
            m = mark(k * 5 % 11, 17).translated(x, y)
            body += P(m.intersected(f), accent, op=0.34)
            k += 1
    q = glyph("?", 112, 0.215)
    r = q.boundingRect()
    q = q.translated(-r.center().x(), -r.center().y())
    body += P(q, "#000000", 100, 146, 0.35) + P(q, accent, 100, 140)
    body += f'<rect x=".75" y=".75" width="{CW - 1.5}" height="{CH - 1.5}" rx="{CR - 0.75}" fill="none" stroke="#2A2035" stroke-opacity=".16" stroke-width="1.5"/>'
    return body, defs


def plain_back(base: str, accent: str, motif: str) -> tuple[str, str]:
    """Ordinary face-down back for Quanto and 7 ate 9."""
    defs = grad("f", [(0, mix(base, "#FFFFFF", 0.08)), (1, mix(base, "#000000", 0.10))])
    f = field_path()
    body = R(0, 0, CW, CH, CR, CREAM) + P(f, "url(#f)")
    if motif == "arcs":
        for i, col in enumerate(RAINBOW):
            ring = _disc(100, 178, 82 - i * 10).subtracted(_disc(100, 178, 74 - i * 10))
            half = QPainterPath()
            half.addRect(QRectF(0, 0, CW, 178))
            body += P(ring.intersected(half), col, op=0.95)
    else:
        for i in range(3):
            for s in (-1, 1):
                x = 100 + s * (16 + i * 20)
                tri = rounded([(x, 116), (x + s * 13, 140), (x, 164)], 3)
                body += P(tri, accent, op=1 - i * 0.3)
    body += f'<rect x="22" y="22" width="{CW - 44}" height="{CH - 44}" rx="10" fill="none" stroke="{accent}" stroke-opacity=".55" stroke-width="3"/>'
    body += f'<rect x=".75" y=".75" width="{CW - 1.5}" height="{CH - 1.5}" rx="{CR - 0.75}" fill="none" stroke="#2A2035" stroke-opacity=".16" stroke-width="1.5"/>'
    return body, defs


# ---------------------------------------------------------------------- Quanto
def rainbow_rim() -> str:
    """Six stacked bands around the field, told apart from plain cards without colour by the scallops."""
    out = ""
    for i, col in enumerate(RAINBOW):
        ring = (
            _disc(100, CH - 9, 78 - i * 9)
            .subtracted(_disc(100, CH - 9, 69 - i * 9))
            .intersected(field_path())
        )
        out += P(ring, col)
    return out


POWER = {1: "take", 2: "again", 3: "three"}


def power_glyph(n: int, fill: str, cx: float, cy: float) -> str:
    def card(x: float, y: float, a: float = 0, w: float = 20, h: float = 28) -> QPainterPath:
        return QTransform().translate(x, y).rotate(a).map(_bar(-w / 2, -h / 2, w, h, 4))

    if n == 1:  # a card comes to you
        arrow = _bar(cx - 20, cy - 4, 26, 8).united(
            rounded([(cx - 22, cy), (cx - 10, cy - 10), (cx - 10, cy + 10)], 3)
        )
        return P(arrow, fill) + P(card(cx + 22, cy), fill)
    if n == 2:  # play again: card plus card
        plus = _bar(cx - 8, cy - 2.5, 16, 5).united(_bar(cx - 2.5, cy - 8, 5, 16))
        return P(card(cx - 24, cy), fill) + P(plus, fill) + P(card(cx + 24, cy), fill)
    return (
        P(card(cx - 25, cy + 1, -12), fill, op=0.75)
        + P(card(cx + 25, cy + 1, 12), fill, op=0.75)
        + P(card(cx, cy - 3), fill)
    )


def quanto_ground(n: int, rainbow: bool) -> tuple[str, str]:
    """The field with what every look of the card has: the arch, or what it does when discarded."""
    body, defs = blank(n)
    if rainbow:
        body += P(_disc(100, CH - 9, 84).intersected(field_path()), CREAM) + rainbow_rim()
        inner = _disc(100, CH - 9, 24).intersected(field_path())
        body += P(inner, CREAM) + P(
            rounded(
                [
                    (
                        math.sin(i * math.pi / 4) * (14 if i % 2 == 0 else 6) + 100,
                        CH - 20 - math.cos(i * math.pi / 4) * (14 if i % 2 == 0 else 6),
                    )
                    for i in range(8)
                ],
                1,
            ).intersected(field_path()),
            "#2B3158",
        )
    return body, defs


def quanto_power(n: int) -> str:
    if n not in POWER:
        return ""
    pill = R(40, 216, 120, 42, 21, CREAM, 'fill-opacity=".94"')
    return pill + power_glyph(n, NUM[n]["deep"], 100, 237)


def quanto(n: int, rainbow: bool) -> tuple[str, str]:
    ink, shade = NUM[n]["ink"], shade_of(n)
    body, defs = quanto_ground(n, rainbow)
    low = n in POWER or rainbow
    size = (102 if low else 112) if n > 9 else (122 if low else 132)
    body += big_numeral(n, 109 if n > 9 else 100, 122 if low else 142, size, ink, shade)
    body += underline(n, 100, 190 if low else 222, 58, ink) if not rainbow else ""
    body += P(numeral(n, 36, 0.23), ink, 36, 42) + P(mark(n, 27), ink, 36, 82)
    body += quanto_power(n)
    if not low:
        body += P(mark(n, 27), ink, CW - 36, CH - 38)
    return body, defs


def bold_quanto(n: int, rainbow: bool) -> tuple[str, str]:
    ink, shade = NUM[n]["ink"], shade_of(n)
    body, defs = quanto_ground(n, rainbow)
    low = n in POWER or rainbow
    size = (88 if low else 94) if n > 9 else (106 if low else 118)
    body += big_numeral(n, 124, 112 if low else 120, size, ink, shade)
    body += underline(n, 124, 184, 54, ink, 8) if not rainbow else ""
    body += P(numeral(n, 36, 0.23), ink, 38, 42) + P(mark(n, 48), ink, 41, 94)
    body += quanto_power(n)
    if not low:
        body += P(mark(n, 62), ink, CW - 47, CH - 47)
    return body, defs


def joker(star: float = 40, inset: float = 0) -> tuple[str, str]:
    """A jester: a face, so that the cap with its three drooping horns cannot pass for a crown."""
    defs = grad("f", [(i / 5, col) for i, col in enumerate(RAINBOW)], 1, 1)
    navy, red, sun = "#2B3158", "#CB3B3E", "#FACD46"
    body = R(0, 0, CW, CH, CR, CREAM) + P(field_path(), "url(#f)") + C(100, 142, 80, CREAM)
    ruff = [
        (
            100 + (58 if i % 2 == 0 else 43) * math.sin(a),
            166 + (52 if i % 2 == 0 else 40) * math.cos(a),
        )
        for i, a in enumerate(math.radians(-78 + j * 156 / 12) for j in range(13))
    ]
    body += P(rounded([*ruff, (134, 150), (66, 150)], 3), navy)
    body += C(100, 154, 43, "#F6D2A6")
    body += f'<path d="M78 116 C80 92 90 72 106 64 C118 76 122 94 122 116 Z" fill="{sun}"/>'
    body += f'<path d="M104 132 C96 92 66 74 42 88 C24 98 20 124 26 146 C34 122 46 116 54 128 C58 134 58 142 57 148 C72 140 88 134 104 132 Z" fill="{navy}"/>'
    body += f'<path d="M96 132 C104 92 134 74 158 88 C176 98 180 124 174 146 C166 122 154 116 146 128 C142 134 142 142 143 148 C128 140 112 134 96 132 Z" fill="{red}"/>'
    for x, y in ((27, 150), (106, 60), (173, 150)):
        body += (
            C(x, y, 10, sun)
            + f'<circle cx="{x}" cy="{y}" r="10" fill="none" stroke="{navy}" stroke-width="3.5"/>'
        )
    body += (
        eye(83, 156, 6.5)
        + eye(117, 156, 6.5)
        + C(100, 167, 6, red)
        + S("M78 174 Q100 198 122 174", navy, 5)
    )
    body += S("M83 142 L83 146 M117 142 L117 146", red, 4)
    for corner in ((36 + inset, 40 + inset), (CW - 36 - inset, CH - 38 - inset)):
        body += P(mark(5, star), CREAM, *corner)
    return body, defs


def tile(n: int) -> str:
    """A quanto tile: a thick hexagonal wooden-feeling counter, 160 x 160."""
    c = NUM[n]
    pts = [
        (80 + 62 * math.sin(i * math.pi / 3), 76 - 62 * math.cos(i * math.pi / 3)) for i in range(6)
    ]
    low = [(x, y + 9) for x, y in pts]
    inner = [
        (80 + 54 * math.sin(i * math.pi / 3), 76 - 54 * math.cos(i * math.pi / 3)) for i in range(6)
    ]
    return (
        P(rounded(low, 11), mix(c["field"], "#20142A", 0.55))
        + P(rounded(pts, 11), CREAM)
        + P(rounded(inner, 8), c["field"])
        + P(numeral(n, 62), mix(c["field"], "#000000", 0.5), 80, 79, 0.3)
        + P(numeral(n, 62), c["ink"], 80, 76)
    )


# -------------------------------------------------------------------- 7 ate 9
def step_badge(s: int, cx: float, cy: float, h: float = 44) -> str:
    st = STEP[s]
    sign = word(f"±{s}", h * 0.6, 0.2, 0.09)
    r = sign.boundingRect()
    out = P(sign.translated(-r.center().x(), -r.center().y()), st["ink"], cx, cy)
    return out


def seven(v: int, s: int) -> tuple[str, str]:
    c = NUM[v]
    ink = c["ink"]
    body, defs = blank(v, field_h=188)
    shade = (
        mix(c["field"], "#000000", 0.55)
        if QColor(ink).lightness() > 128
        else mix(c["field"], "#FFFFFF", 0.6)
    )
    body += big_numeral(v, 100, 101, 124, ink, shade) + underline(v, 100, 173, 54, ink, 8)
    body += P(mark(v, 24), ink, 31, 32) + P(mark(v, 24), ink, CW - 31, 32)
    return body + seven_foot(s), defs


def seven_foot(s: int) -> str:
    """The step below the field, with a chevron for each to both sides."""
    st = STEP[s]
    out = P(field_path(9, 203, CW - 18, CH - 212, 16), st["field"])
    out += step_badge(s, 100, 237, 72)
    for side in (-1, 1):
        for i in range(s):
            x = 100 + side * (53 + i * 13)
            tri = rounded([(x - side * 2, 226), (x + side * 7, 237), (x - side * 2, 248)], 1.6)
            out += P(tri, st["ink"])
    return out


def bold_seven(v: int, s: int) -> tuple[str, str]:
    c = NUM[v]
    ink = c["ink"]
    body, defs = blank(v, field_h=188)
    body += big_numeral(v, 100, 112, 106, ink, shade_of(v)) + underline(v, 100, 177, 54, ink, 8)
    body += P(mark(v, 38), ink, 35, 36) + P(mark(v, 38), ink, CW - 35, 36)
    return body + seven_foot(s), defs


def seven_fan(v: int, s: int, sign: float = 30, down: float = 40) -> tuple[str, str]:
    """The same card when others lie on its right side or on its lower 40 %: value and step keep to the top left."""
    c, st = NUM[v], STEP[s]
    body, defs = blank(v, field_h=106)
    p = numeral(v, 80, 0.22)
    r = p.boundingRect()
    if r.width() > 80:
        p = QTransform.fromScale(80 / r.width(), 1).map(p)
    body += (
        P(p, c["ink"], 60, 60 if v not in (6, 9) else 56)
        + underline(v, 60, 102, 42, c["ink"], 6)
        + P(mark(v, sign), c["ink"], 150, down)
    )
    body += P(field_path(9, 121, CW - 18, CH - 130, 16), st["field"]) + step_badge(s, 60, 146, 58)
    for i in range(s):
        x = 60 + (i - (s - 1) / 2) * 26
        body += P(rounded([(x - 6, 182), (x + 7, 199), (x - 6, 216)], 2.4), st["ink"])
    return body, defs


def bold_seven_fan(v: int, s: int) -> tuple[str, str]:
    return seven_fan(v, s, 56, 60)


# --------------------------------------------------------------------- players
def player(key: str, body: str, draw: Callable[[Expression], Drawing]) -> None:
    """A portrait, a face for each expression, and the paw."""
    save(f"characters/{key}.svg", 200, 200, draw(Expression.REST).portrait())
    for expression in Expression:
        save(f"faces/{key}_{expression}.svg", 200, 200, draw(expression).face())
    save(f"characters/{key}_mitt.svg", 60, 60, mitt(body))


def mitt(body: str) -> str:
    """The little paw that holds a fan, 60 x 60."""
    dk = mix(body, "#1B1230", 0.25)
    return (
        R(7, 10, 46, 44, 22, dk)
        + R(7, 7, 46, 42, 21, body)
        + S("M22 12 L22 24 M38 12 L38 24", dk, 4)
    )


# ------------------------------------------------------------------------ icon
def icon(small: bool) -> tuple[str, str]:
    """Ground, a paper back peeking out, a solid front with Q."""
    defs = grad("g", [(0, "#FFD463"), (1, "#F2A93B")]) + grad("c", [(0, "#3C4680"), (1, "#2B3158")])
    if small:
        body = R(0, 0, 64, 64, 14, "url(#g)")
        body += R(12, 8, 40, 48, 8, "url(#c)")  # edges fall on whole pixels at 16, 32 and 64
        q = glyph("Q", 34, 0.22)
        r = q.boundingRect()
        return body + P(q.translated(-r.center().x(), -r.center().y()), CREAM, 32, 32.5), defs
    body = R(0, 0, 512, 512, 112, "url(#g)")
    body += '<g transform="translate(296 250) rotate(14)">' + R(
        -118, -165, 236, 330, 34, "#7A4A00", 'fill-opacity=".22" transform="translate(0 10)"'
    )
    body += (
        R(-118, -165, 236, 330, 34, CREAM)
        + f'<rect x="-102" y="-149" width="204" height="298" rx="22" fill="none" stroke="{NUM[9]["deep"]}" stroke-width="7" stroke-opacity=".7"/>'
        + P(mark(7, 60), NUM[9]["deep"], 66, 112, 0.9)
        + "</g>"
    )
    body += '<g transform="translate(228 262) rotate(-8)">' + R(
        -124, -172, 248, 344, 36, "#5A3300", 'fill-opacity=".28" transform="translate(0 12)"'
    )
    body += R(-124, -172, 248, 344, 36, CREAM) + R(-110, -158, 220, 316, 25, "url(#c)")
    q = glyph("Q", 176, 0.2)
    r = q.boundingRect()
    q = q.translated(-r.center().x(), -r.center().y())
    body += (
        P(q, "#000000", 0, 9, 0.3)
        + P(q, "#FFD76E")
        + P(mark(0, 34), "#FFD76E", -76, -122)
        + P(mark(0, 34), "#FFD76E", 76, 122)
        + "</g>"
    )
    return body, defs


def fist(fill: str, line: str) -> str:
    """The knock: a fist seen from the front, 100 x 100."""
    o = R(36, 58, 34, 38, 10, mix(fill, "#000000", 0.18))
    o += R(18, 20, 66, 54, 20, fill)
    for i in range(4):
        o += R(18 + i * 16.5, 14, 17, 34, 8.5, fill) + (
            S(f"M{34.5 + i * 16.5} 22 L{34.5 + i * 16.5} 42", line, 3.4) if i < 3 else ""
        )
    return o + R(12, 46, 44, 18, 9, fill) + S("M20 65 Q40 69 55 60 Q58 54 54 48", line, 3.4)


def ui() -> None:
    save("ui/fist.svg", 100, 100, fist(CREAM, "#C2452D"))
    save("ui/fist_ink.svg", 100, 100, fist("#2B3158", CREAM))
    for name, col in (("", "#2A2C40"), ("_light", CREAM)):
        gear = _disc(50, 50, 30)
        for i in range(8):
            gear = gear.united(
                QTransform().translate(50, 50).rotate(i * 45).map(_bar(-8, -42, 16, 24, 5))
            )
        save(f"ui/settings{name}.svg", 100, 100, P(gear.subtracted(_disc(50, 50, 14)), col))
        body = _disc(36, 36, 15).united(_disc(68, 40, 12))
        b2 = QPainterPath()
        b2.addRoundedRect(QRectF(12, 56, 48, 40), 22, 22)
        b3 = QPainterPath()
        b3.addRoundedRect(QRectF(54, 58, 34, 34), 16, 16)
        cut = QPainterPath()
        cut.addRect(QRectF(0, 82, 100, 30))
        save(f"ui/people{name}.svg", 100, 100, P(body.united(b2).united(b3).subtracted(cut), col))
        turn = S("M22 58 A30 30 0 1 1 50 84", col, 10) + poly(
            [(34, 84), (52, 70), (52, 98)], col, 3
        )
        save(f"ui/turn_over{name}.svg", 100, 100, turn)
    save("ui/rainbow.svg", 256, 256, arch())
    save("ui/eater.svg", 256, 256, eater())
    save(
        "ui/tick.svg", 100, 100, C(50, 50, 44, "#F5B82E") + S("M29 52 L44 67 L72 36", "#2B2300", 11)
    )


def arch() -> str:
    """A rainbow in the upper half of a square."""
    upper = QPainterPath()
    upper.addRect(QRectF(0, 0, 256, 128))
    body = ""
    for i, col in enumerate(RAINBOW):
        ring = _disc(128, 128, 128 - i * 14).subtracted(_disc(128, 128, 113 - i * 14))
        body += P(ring.intersected(upper), col)
    return body


def eater() -> str:
    """A seven with an eye and an open mouth, and the nine it has bitten."""
    h, x, y = 204.8, 20.48, 22.53
    sun = NUM[7]["field"]
    nine = glyph("9", h * 0.8, 0.23).translated(x + h * 0.62, y + h * 0.16)
    for across, down, r in ((0.60, 0.34, 0.105), (0.575, 0.50, 0.11), (0.61, 0.65, 0.10)):
        nine = nine.subtracted(_disc(x + across * h, y + down * h, r * h))
    seven = glyph("7", h, 0.27).translated(x - h * 0.10, y)
    edge = seven.boundingRect().right() + 6
    mouth = [(edge, y - h * 0.01), (x + h * 0.31, y + h * 0.14), (edge, y + h * 0.245)]
    seven = seven.subtracted(rounded(mouth, 0))
    body = P(nine, "#000000", 0, h * 0.03, 0.22) + P(nine, sun)
    for across, down, r in ((0.545, 0.93, 0.02), (0.47, 0.86, 0.014), (0.56, 0.82, 0.012)):
        body += C(x + across * h, y + down * h, r * h, sun)
    body += P(seven, "#000000", 0, h * 0.03, 0.22) + P(seven, CREAM)
    body += C(x + h * 0.155, y + h * 0.105, h * 0.062, "#2B1A1A")
    return body + C(x + h * 0.178, y + h * 0.085, h * 0.021, "#FFFFFF")


def in_lines(*texts: str) -> QPainterPath:
    """Words below each other, each in the middle."""
    out = QPainterPath()
    for place, text in enumerate(texts):
        line = word(text, 100, 0.2, 0.1)
        out.addPath(line.translated(-line.boundingRect().center().x(), place * 132))
    return out


def shadows() -> None:
    """Soft shadows as stacked translucent rectangles; the card sits at 50,50 in a 300 x 380 picture."""
    for name, blur, dy, total in (("rest", 20, 9, 0.26), ("lift", 36, 18, 0.32)):
        n, body = 14, ""
        for i in range(n):
            g = blur * (1 - i / (n - 1)) - blur * 0.3
            body += R(
                50 - g,
                50 - g + dy,
                CW + 2 * g,
                CH + 2 * g,
                CR + g,
                "#3A2F1C",
                f'fill-opacity="{total * 2 * (i + 1) / (n * (n + 1)):.4f}"',
            )
        save(f"ui/shadow_{name}.svg", 300, 380, body)


def main() -> None:
    paths = {}
    for n in range(13):
        p = numeral(n, 140)
        r = p.boundingRect()
        paths[str(n)] = {
            "d": d(p, -r.left(), -r.top()),
            "width": round(r.width(), 2),
            "height": round(r.height(), 2),
        }
        save(f"numerals/{n}.svg", r.width(), r.height(), P(p, "#2A2C40", -r.left(), -r.top()))
        save(f"marks/{n}.svg", 100, 100, P(mark(n, 92), "#2A2C40", 50, 50))
    for ch in GLYPHS:
        if not ch.isdigit():
            g = glyph(ch, 140)
            r = g.boundingRect()
            paths[ch] = {
                "d": d(g, -r.left(), -r.top()),
                "width": round(r.width(), 2),
                "height": round(r.height(), 2),
            }
    (OUT / "numerals" / "paths.json").write_text(
        json.dumps(paths, indent=0, ensure_ascii=False) + "\n", "utf-8", newline="\n"
    )
    for n in range(11):
        for lod in ("full", "fan", "mini"):
            save(f"cards/quando/front_{n}_{lod}.svg", CW, CH, *front(n, lod))
            save(f"cards/quando/back_{n}_{lod}_light.svg", CW, CH, *seen_back(n, lod, LIGHT, False))
            save(f"cards/quando/back_{n}_{lod}_dark.svg", CW, CH, *seen_back(n, lod, DARK, True))
            bold = f"cards/quando_bold/back_{n}_{lod}"
            save(f"cards/quando_bold/front_{n}_{lod}.svg", CW, CH, *bold_front(n, lod))
            save(f"{bold}_light.svg", CW, CH, *bold_back(n, lod, LIGHT, False))
            save(f"{bold}_dark.svg", CW, CH, *bold_back(n, lod, DARK, True))
    save("cards/unknown.svg", CW, CH, *unknown())
    save("cards/back_quanto.svg", CW, CH, *plain_back("#3B4A4F", CREAM, "arcs"))
    save("cards/back_seven.svg", CW, CH, *plain_back("#A63A32", CREAM, "chevrons"))
    for n in range(1, 13):
        save(f"cards/quanto/{n}.svg", CW, CH, *quanto(n, False))
        save(f"cards/quanto_bold/{n}.svg", CW, CH, *bold_quanto(n, False))
        if n > 3:
            save(f"cards/quanto/{n}r.svg", CW, CH, *quanto(n, True))
            save(f"cards/quanto_bold/{n}r.svg", CW, CH, *bold_quanto(n, True))
        if n > 4:
            save(f"tiles/{n}.svg", 160, 160, tile(n))
    save("cards/quanto/J.svg", CW, CH, *joker())
    save("cards/quanto_bold/J.svg", CW, CH, *joker(60, 8))
    for v in range(1, 11):
        for s in STEP:
            save(f"cards/seven_ate_nine/{v}_{s}.svg", CW, CH, *seven(v, s))
            save(f"cards/seven_ate_nine/{v}_{s}_fan.svg", CW, CH, *seven_fan(v, s))
            save(f"cards/seven_ate_nine_bold/{v}_{s}.svg", CW, CH, *bold_seven(v, s))
            save(f"cards/seven_ate_nine_bold/{v}_{s}_fan.svg", CW, CH, *bold_seven_fan(v, s))
    for key, c in PAL["characters"].items():
        player(key, c["body"], partial(animal, key, c))
    for i, col in enumerate(PAL["people"]):
        player(f"person_{i + 1}", col, partial(pawn, i, col))
    save("icon/icon.svg", 512, 512, *icon(False))
    save("icon/icon_small.svg", 64, 64, *icon(True))
    marks = {
        "quando": word("QUANDO", 100, 0.2, 0.1),
        "quanto": word("QUANTO", 100, 0.2, 0.1),
        "seven_ate_nine": word("7 ATE 9", 100, 0.2, 0.1),
        "unter_spannung": in_lines("UNTER", "SPANNUNG"),
    }
    for name, w in marks.items():
        for tone, col in (("", "#2B3158"), ("_light", CREAM)):
            r = w.boundingRect()
            save(
                f"wordmarks/{name}{tone}.svg", r.width(), r.height(), P(w, col, -r.left(), -r.top())
            )
    ui()
    shadows()


if __name__ == "__main__":
    main()
