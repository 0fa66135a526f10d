"""The shelf on the home page and the games' boxes that stand on it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QBrush, QLinearGradient, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from quando_desktop.games import box_of
from quando_desktop.games.plug import CREAM, LINE
from quando_desktop.shell.kit import icons, shadows
from quando_desktop.shell.kit.accessibility import Group
from quando_desktop.shell.kit.base import Container
from quando_desktop.shell.kit.buttons import Pressed
from quando_desktop.shell.kit.icons import Icon
from quando_desktop.shell.kit.layouts import Line
from quando_desktop.shell.kit.look import Look
from quando_desktop.table.paint.canvas import Align, Canvas, Type, colour, rect
from quando_desktop.table.paint.palette import mix
from quando_desktop.table.scene.stage import Box

DEPTH, RISE = 26.0, 14.0
"""The depth of a box to the right of its front, and above it."""
ALONE, FIRST, OTHER = (400.0, 478.0), (350.0, 418.0), (290.0, 362.0)
"""Sizes of the front of a single box, of the first of several, and of the others."""
TICK = 22.0
"""A lesson on the front of a box."""
PLANK = 26.0
ABOVE, BELOW = 10.0, 24.0
"""Room for the shadows of the boxes and of the plank."""
NARROW, WIDE = 64.0, 60.0
"""The overhang of the plank on either side, for one box and for several."""
WOOD_BY_DAY, WOOD_BY_NIGHT = ("#D9AE78", "#BC8B55"), ("#7C6350", "#5D4A3E")
SHADOW = shadows.Shadow(26, 10, 0.22)
PLAYERS, TITLE = Type(16, 600), Type(44, 750)


class GameBox(Pressed):
    """A game's box: pressing it starts a new game."""

    def __init__(self, look: Look, game: str, front: tuple[float, float]) -> None:
        super().__init__()
        self.game = game
        self._label = box_of(game)
        self._front = front
        self._title, self._players = game, ""
        self._ticks = (0, 0)
        self.ready(look)

    def say(self, title: str, players: str, name: str) -> None:
        """Sets the texts on it, and its name for screen readers."""
        self._title, self._players = title, players
        self.setAccessibleName(name)
        self.update()

    def tick(self, done: int, lessons: int) -> None:
        """Shows how many of the game's lessons are finished; nothing before the first is."""
        self._ticks = (done, lessons) if done else (0, 0)
        self.update()

    def radius(self) -> float:
        return 12

    def sizeHint(self) -> QSize:
        width, height = self._front
        return QSize(self.look.px(width + DEPTH), self.look.px(height + RISE))

    def paintEvent(self, event: QPaintEvent) -> None:
        key = ("box", self.game, self._front, self._title, self._players, self._ticks)
        width, height = self._front
        whole = Box(0, 0, width + DEPTH, height + RISE)
        picture = self.look.art().picture(key, whole, self._paint)
        painter = QPainter(self)
        painter.drawPixmap(QPointF(picture.left, picture.top), picture.pixmap)
        if self.isDown() or self.underMouse():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            canvas = self.look.canvas(painter)
            light = ("#000000", 0.12) if self.isDown() else ("#FFFFFF", 0.07)
            canvas.round(Box(0, RISE, width, height), 10, *light)

    # --------------------------------------------------------------------- the picture

    def _paint(self, canvas: Canvas) -> None:
        width, height = self._front
        front = Box(0, RISE, width, height)
        self._paint_body(canvas, front)
        shape = QPainterPath()
        shape.addRoundedRect(rect(front), 10, 10)
        canvas.painter.save()
        canvas.painter.setClipPath(shape)
        for drawing, x, y, share, angle in self._label.cards:
            self._paint_card(canvas, drawing, (width * x, RISE + height * y), width * share, angle)
        canvas.painter.restore()
        self._paint_ticks(canvas, front)
        self._paint_title(canvas, front)

    def _paint_ticks(self, canvas: Canvas, front: Box) -> None:
        """Paints a disc for each lesson along the upper edge, with a tick on those that are
        finished."""
        done, lessons = self._ticks
        for number in range(lessons):
            x, y = front.left + TICK * (1.3 + 1.25 * number), front.top + TICK * 1.3
            if number < done:
                canvas.disc(x, y, TICK / 2, CREAM)
                icons.paint(canvas, Icon.TICK, x, y, TICK * 0.62, self._label.ground)
            else:
                canvas.frame(Box.around(x, y, TICK - 2, TICK - 2), TICK / 2 - 1, CREAM, 2, 0.6)

    def _paint_body(self, canvas: Canvas, front: Box) -> None:
        """Paints the front, the right side and the lid."""
        ground, right, top = self._label.ground, front.right, front.top
        side = [(right - 8, top + 5), (right, top + 1), (right + DEPTH, 0)]
        side += [(right + DEPTH, front.bottom - 12), (right - 8, front.bottom)]
        canvas.fill(_shape(side), colour(mix(ground, "#0E0A18", 0.42)))
        lid = [(4, top + 6), (DEPTH + 4, 0), (right + DEPTH, 0), (right - 2, top + 4)]
        canvas.fill(_shape(lid), colour(mix(ground, "#FFFFFF", 0.22)))
        fade = QLinearGradient(0, top, 0, front.bottom)
        fade.setColorAt(0, colour(mix(ground, "#FFFFFF", 0.10)))
        fade.setColorAt(1, colour(mix(ground, "#000000", 0.08)))
        canvas.round(front, 10, QBrush(fade))

    def _paint_card(
        self, canvas: Canvas, drawing: str, at: tuple[float, float], width: float, angle: float
    ) -> None:
        is_card = drawing.startswith("cards/")
        face = Box.around(0, 0, width, width * (1.4 if is_card else 1.0))
        canvas.painter.save()
        canvas.painter.translate(*at)
        canvas.painter.rotate(angle)
        if is_card:
            canvas.shadow(face, width * 0.12, width * 0.16, width * 0.08, 0.25)
        canvas.svg(drawing, face)
        canvas.painter.restore()

    def _paint_title(self, canvas: Canvas, front: Box) -> None:
        middle, line = front.width / 2, front.bottom - front.height * 0.215
        mark = self._label.marks.get(self._title)
        if mark is not None:
            wide = min(front.height * mark.height * mark.shape, front.width * 0.8)
            high = wide / mark.shape
            # Two lines end where a single one does.
            line -= max(0.0, high - front.height * LINE) / 2
            canvas.svg(mark.drawing, Box.around(middle, line, wide, high))
        else:
            room = front.width * 0.9 / self.look.width(self._title, TITLE)
            letters = Type(TITLE.size * min(1.0, room), TITLE.weight)
            canvas.text(middle, line, self._title, letters, CREAM, align=Align.CENTRE)
        line = front.bottom - front.height * 0.098
        # Words grow as far as the box is wide.
        squeeze = min(1.0, front.width * 0.94 / self.look.width(self._players, PLAYERS))
        canvas.painter.scale(squeeze, squeeze)
        at = middle / squeeze, line / squeeze
        canvas.text(*at, self._players, PLAYERS, CREAM, align=Align.CENTRE)


class GameShelf(Container, Group):
    """A plank with the boxes of all games; sends the one that is pressed."""

    taken = Signal(str)

    def __init__(self, look: Look, games: Sequence[str]) -> None:
        super().__init__()
        alone = len(games) == 1
        self._beyond = NARROW if alone else WIDE
        fronts = [ALONE] if alone else _fronts(len(games))
        self.boxes = [GameBox(look, *each) for each in zip(games, fronts, strict=True)]
        line = Line(look, 0, (self._beyond, ABOVE, self._beyond - DEPTH, PLANK + BELOW), self)
        line.addStretch(1)
        for box in self.boxes:
            box.clicked.connect(lambda _=False, game=box.game: self.taken.emit(game))
            line.addWidget(box, 0, Qt.AlignmentFlag.AlignBottom)
            line.addStretch(1)
        fixed = QSizePolicy.Policy.Fixed
        self.setSizePolicy(fixed if alone else QSizePolicy.Policy.Expanding, fixed)
        self.dress(look)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the shadows of the boxes itself: front and side without the corner that the lid
        leaves free."""
        painter = QPainter(self)
        for box in self.boxes:
            area = box.area()
            left, top = box.x() / self.look.unit + 4, box.y() / self.look.unit + RISE + 10
            body = Box(left, top, area.width - 4, area.height - RISE - 10)
            shadows.paint(painter, self.look.art(), body, 10, SHADOW)
        painter.end()
        super().paintEvent(event)

    def paint_background(self, canvas: Canvas) -> None:
        area, dark = self.area(), self.look.theme.is_dark
        top = area.height - PLANK - BELOW
        plank = Box(0, top, area.width, PLANK)
        wood = WOOD_BY_NIGHT if dark else WOOD_BY_DAY
        canvas.shadow(Box(10, top + 2, area.width - 20, PLANK - 8), 10, 10, 12, 0.24)
        fade = QLinearGradient(0, top, 0, plank.bottom)
        fade.setColorAt(0, colour(wood[0]))
        fade.setColorAt(1, colour(wood[1]))
        canvas.round(plank, 9, QBrush(fade))
        shine = Box(2, top + 1, area.width - 4, 5)
        canvas.round(shine, 2.5, "#FFFFFF", 0.14 if dark else 0.28)


def _fronts(games: int) -> list[tuple[float, float]]:
    """The size of each box's front: the first is larger, and more than three are all smaller, so
    that they fit the plank."""
    usual = [FIRST, *[OTHER] * (games - 1)]
    room = FIRST[0] + 2 * OTHER[0] - max(0, games - 3) * DEPTH
    share = min(1.0, room / sum(width for width, _ in usual))
    return [(width * share, height * share) for width, height in usual]


def _shape(points: Sequence[tuple[float, float]]) -> QPainterPath:
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(QPointF(*point))
    path.closeSubpath()
    return path
