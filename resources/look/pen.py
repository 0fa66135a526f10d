"""The pen of every vector source: shapes as the text of SVG.

Shapes have the one-letter names and plain numbers of the format they are written in: P a path, R a
rectangle, C a circle, E an ellipse, S a stroke.
"""

# ruff: noqa: E501, N802

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPainterPathStroker


def rounded(pts: list[tuple[float, float]], rnd: float = 7) -> QPainterPath:
    p = QPainterPath(QPointF(*pts[0]))
    for q in pts[1:]:
        p.lineTo(QPointF(*q))
    p.closeSubpath()
    s = QPainterPathStroker()
    s.setWidth(rnd * 2)
    s.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return p.united(s.createStroke(p)).simplified()


def d(path: QPainterPath, dx: float = 0, dy: float = 0) -> str:
    out, i = [], 0
    path = path.translated(dx, dy)
    while i < path.elementCount():
        e = path.elementAt(i)
        kind = e.type
        if kind == QPainterPath.ElementType.MoveToElement:
            out.append(f"M{e.x:.2f} {e.y:.2f}")
        elif kind == QPainterPath.ElementType.LineToElement:
            out.append(f"L{e.x:.2f} {e.y:.2f}")
        else:
            a, b = path.elementAt(i + 1), path.elementAt(i + 2)
            out.append(f"C{e.x:.2f} {e.y:.2f} {a.x:.2f} {a.y:.2f} {b.x:.2f} {b.y:.2f}")
            i += 2
        i += 1
    return "".join(out) + "Z"


def P(path: QPainterPath, fill: str, dx: float = 0, dy: float = 0, op: float = 1.0) -> str:
    o = f' fill-opacity="{op:g}"' if op < 1 else ""
    rule = "evenodd" if path.fillRule() == Qt.FillRule.OddEvenFill else "nonzero"
    return f'<path d="{d(path, dx, dy)}" fill="{fill}" fill-rule="{rule}"{o}/>'


def R(x: float, y: float, w: float, h: float, r: float, fill: str, extra: str = "") -> str:
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="{r:g}" fill="{fill}" {extra}/>'
    )


def C(x: float, y: float, r: float, fill: str, extra: str = "") -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{fill}" {extra}/>'


def E(x: float, y: float, rx: float, ry: float, fill: str, extra: str = "") -> str:
    return f'<ellipse cx="{x:g}" cy="{y:g}" rx="{rx:g}" ry="{ry:g}" fill="{fill}" {extra}/>'


def mix(a: str, b: str, t: float) -> str:
    x, y = QColor(a), QColor(b)
    pairs = ((x.red(), y.red()), (x.green(), y.green()), (x.blue(), y.blue()))
    return QColor(*(round(p + (q - p) * t) for p, q in pairs)).name()


def S(path: str, stroke: str, w: float, op: float = 1) -> str:
    return f'<path d="{path}" fill="none" stroke="{stroke}" stroke-width="{w:g}" stroke-linecap="round" stroke-linejoin="round" stroke-opacity="{op:g}"/>'


def poly(pts: list[tuple[float, float]], fill: str, r: float = 6) -> str:
    return P(rounded(pts, r), fill)
