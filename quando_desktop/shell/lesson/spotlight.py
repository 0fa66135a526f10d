"""The light of a lesson: a veil over the table with a hole for each thing that is spoken of, Olive
with her bubble, how far one has come, and the way out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QObject,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QRegion,
)
from PySide6.QtWidgets import QWidget

from quando_desktop.shell.kit.base import Container
from quando_desktop.shell.kit.buttons import Button
from quando_desktop.shell.kit.keys import cap
from quando_desktop.shell.kit.look import Look, SmallerLook, steps_down
from quando_desktop.shell.lesson import arrow, olive, places, words
from quando_desktop.shell.lesson.arrow import Arrow
from quando_desktop.shell.lesson.bubble import Bubble
from quando_desktop.shell.lesson.places import Room, Spoken, WishedPlace
from quando_desktop.shell.lesson.progress import HEIGHT, Progress
from quando_desktop.shell.lesson.shapes import between, frames_around, kept_off
from quando_desktop.table.paint.canvas import colour

VEIL = 0.28
"""Numbers can be read through it, also on a card that is veiled itself."""
MOVES = 300
"""Milliseconds in which the light moves on."""
PAD, CORNER, FRAME = 14.0, 24.0, 5.0
"""Around what is lit, in units: the air, the corners and the line of its frame."""
EDGE, TOP, MENU = 16.0, 46.0, 86.0
"""From the sides of the page; the middle of the bar at its top, and the room for its menu."""
WIDEST, AROUND_HEAD = 100_000, 0.15
"""No head far and wide, and the part of a head's picture that is air."""
BAR = 0.12
"""The part of the page's height that the bar may take before its letters are smaller."""
SHADOW = 48.0
SMALLER, OLIVES = 0.7, (1.0, 0.72, 0.5)
"""To leave cards uncovered, letters may be this part of their size; to leave all else so, Olive may
be one of these."""
WORDS = 40.0
"""The height of words that stand at the table by themselves, at most."""
AIR = 12.0
"""Between the bubble and what is lit, where there is room."""


class Spotlight(Container, QWidget):
    """Covers a table's page. A press where it is dark is a wrong try; through a hole that reacts
    one reaches the table."""

    missed = Signal(QPoint)
    """The button went down where it is dark."""
    bared = Signal(QRegion)
    """Here lies no veil any more: Qt asks the page to paint there, but not what lies on it."""
    leaveAsked = Signal()
    hintAsked = Signal()

    def __init__(self, look: Look, page: QWidget, titles: Sequence[str], steps: int) -> None:
        super().__init__(page)
        self._page = page
        self._lit: list[QRectF] = []
        """What is bright, in pixels; while the light moves, on the way."""
        self._goal: list[QRect] = []
        self._from: list[QRectF] = []
        self._spoken = Spoken()
        self._things: list[QRect] = []
        self._head = WIDEST
        """Where the first head at the top begins."""
        self._is_dark, self._reacts = False, False
        self._bright = QRect()
        """What stays bright without a frame."""
        self._olive = QRect()
        self._is_glad = False
        self._arrow: Arrow | None = None
        self.bubble = Bubble(look, self)
        self._bar = SmallerLook(look, self)
        self.progress = Progress(self._bar, titles, steps)
        self.progress.setParent(self)
        self.leave = Button(self._bar, words.leave(), key=cap(Qt.Key.Key_Escape), size=18)
        self.leave.setParent(self)
        self.leave.clicked.connect(self.leaveAsked)
        self.hint = Button(self._bar, words.hint(), key="H", size=18)
        self.hint.setParent(self)
        self.hint.clicked.connect(self.hintAsked)
        self.hint.hide()
        self._light = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=MOVES)
        self._light.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._light.valueChanged.connect(self._shine)
        self.bubble.hide()
        page.installEventFilter(self)
        self.dress(look)
        self.show()
        self.raise_()

    # --------------------------------------------------------------------- what is shown

    def rest(self) -> None:
        """Lets the whole table be seen, and nothing be said: the others act."""
        self._is_dark, self._reacts = False, False
        self._goal, self._lit = [], []
        self._light.stop()
        self.bubble.hide()
        self._arrange()

    def speak(self, spoken: Spoken, *, veil: bool, reacts: bool) -> None:
        """Shows the bubble, with light on what is spoken of: `reacts` if it may be pressed."""
        self._is_dark, self._reacts, self._spoken = veil, reacts, spoken
        self.bubble.show()
        self._move_light(self._frames(spoken.lit))
        self._arrange()

    def follow(self, lit: Sequence[QRect], piles: Sequence[QRect], *, reacts: bool) -> None:
        """Follows the things that are lit where they go; the bubble moves only if it must."""
        frames = self._frames(lit)
        if frames == self._goal and reacts == self._reacts:
            return
        self._reacts, self._spoken = reacts, self._spoken._replace(piles=piles)
        self._move_light(frames)
        here = self.bubble.geometry().united(self._olive)
        if any(here.intersects(each) for each in (*frames, *piles)):
            self._arrange()
        else:
            self._point()
            self._mask()

    def keep_bright(self, place: QRect) -> None:
        """Leaves this place bright, and lets presses through: the menu."""
        self._bright = place

    def keep_clear(self, things: Sequence[QRect]) -> None:
        """Lets no arrow go over these places, nor the bar at the top onto a head."""
        before, self._things = self._head, [*things]
        self._note_heads()
        if self._head != before:
            self._arrange()

    def set_free(self) -> None:
        """Lets Olive be asked for a hint from now on."""
        self.hint.show()
        self._arrange()

    def be_glad(self) -> None:
        """Lets Olive rejoice; there is nothing more to ask her."""
        self._is_glad = True
        self.hint.hide()

    def words_changed(self) -> None:
        """Follows other words in the bubble."""
        self._arrange()

    @property
    def lit(self) -> list[QRect]:
        """The places that are lit, or will be in a moment."""
        return [*self._goal]

    @property
    def piles(self) -> list[QRect]:
        return [*self._spoken.piles]

    @property
    def _pad(self) -> int:
        return self.look.px(PAD)

    def _frames(self, lit: Sequence[QRect]) -> list[QRect]:
        """The frames around these things, over no words beside them."""
        high = self.look.px(WORDS)
        words = [each for each in self._things if each.height() <= high]
        return kept_off(frames_around(lit, self._pad), words, self._pad)

    def _move_light(self, frames: list[QRect]) -> None:
        self._from, self._goal = self._lit, frames
        self._light.stop()
        if self._from and self.look.animates and frames:
            self._light.start()
        else:
            self._shine(1.0)

    def _shine(self, part: float) -> None:
        self._lit = [between(self._nearest(goal), QRectF(goal), part) for goal in self._goal]
        if part >= 1.0:
            self._mask()
        self.update()

    def _nearest(self, goal: QRect) -> QRectF:
        """The light that goes there."""
        middle = QRectF(goal).center()
        away = lambda each: (each.center() - middle).manhattanLength()  # noqa: E731
        return min(self._from, key=away, default=QRectF(goal))

    # ---------------------------------------------------------------------------- places

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follows the size of the page."""
        if event.type() is QEvent.Type.Resize and watched is self._page:
            self._measure()
        return False

    def restyle(self) -> None:
        super().restyle()
        self._measure()

    def _measure(self) -> None:
        """Follows another size of the page, or of letters."""
        self._head, self._things = WIDEST, []
        self.setGeometry(self._page.rect())
        self._arrange()

    def _arrange(self) -> None:
        """Puts everything in its place."""
        if not hasattr(self, "_light"):
            return
        for text in steps_down(self.look.scale.text, 1.0):
            self._bar.at_most(text)
            if self._fill_bar():
                break
        if self.bubble.isVisibleTo(self):
            self._place_bubble()
        self._point()
        self._mask()
        self.update()

    def _fill_bar(self) -> bool:
        """Puts everything at the top in its place; whether there is room for all of it."""
        px, edge = self.look.px, self.look.px(EDGE)
        x, middle = self.width() - edge, px(TOP)
        for button in (self.leave, self.hint):
            button.adjustSize()
            if button is self.leave or button.isVisibleTo(self):
                x -= button.width()
                button.move(x, max(4, middle - button.height() // 2))
                x -= edge
        left = self._left
        self.progress.fit(*((each - left) / self.look.unit for each in (min(x, self._head), x)))
        self.progress.move(left, max(4, middle - self.progress.height() // 2))
        is_low = self.leave.height() <= self.height() * BAR
        return is_low and self.progress.geometry().right() < x

    @property
    def _left(self) -> int:
        """Where the bar at the top begins."""
        return self.look.px(MENU) + self.look.px(EDGE) // 2

    def _note_heads(self) -> None:
        """Notes where the bar at the top would come to the first head of a player. That stays
        where it is as long as the page has its size, even if a score sheet hides it meanwhile."""
        left = self._left
        band = QRect(left, 0, self.width() - left, self.look.px(TOP + HEIGHT / 2))
        for each in self._things:
            if each.intersects(band) and each.left() > left:
                inner = each.left() + round(each.width() * AROUND_HEAD)
                self._head = min(self._head, inner)

    def _place_bubble(self) -> None:
        px, edge = self.look.px, self.look.px(EDGE)
        page = self.rect().adjusted(edge, edge, -edge, -edge)
        bar = [each for each in (self.leave, self.hint, self.progress) if each.isVisibleTo(self)]
        top = [*(each.geometry() for each in bar), QRect(0, 0, px(MENU), px(76))]
        spoken = self._spoken
        room = Room(page, (*self._goal, *spoken.piles, *top), tuple(spoken.others))
        found, part = self._best(room)
        self._olive = QRect()
        if part is not None:
            body = found.adjusted(olive.room_for(self.look, part).width(), 0, 0, 0)
            high = self.bubble.body.totalHeightForWidth(body.width())
            y = found.top() + (found.height() - high) // 2
            self._olive = olive.sit(self.look, found, part, y + high // 2)
            found = QRect(body.left(), y, body.width(), high)
        self.bubble.setGeometry(found)

    def _best(self, room: Room) -> tuple[QRect, float | None]:
        """The place, and the size of Olive if she fits in beside the bubble. Best is a place on
        nothing at all, with some air around what is lit, be it with a smaller Olive; then one on
        words and the like, be it without her; then rather without her, or with letters that are a
        little smaller, than on cards; and never on what is spoken of, even if letters have to be no
        larger than usual for that, and keys left out."""
        page, text, px = room.page, self.look.scale.text, self.look.px
        wish = WishedPlace(page.left(), round(page.height() * 0.55), self.bubble.pleasant)
        strict = room._replace(never=(*room.never, *self._spoken.cards))
        air = [each.adjusted(*(px(AIR) * way for way in (-1, -1, 1, 1))) for each in self._goal]
        clean = strict._replace(never=(*strict.never, *air, *self._spoken.others))
        bare = clean._replace(never=(*clean.never, *self._things))
        tries = (
            (bare, text, False, OLIVES),
            (clean, text, False, (*OLIVES, None)),
            (strict, max(1.0, text * SMALLER), False, (1.0, None)),
            (room, 1.0, False, (1.0, None)),
            (room, 1.0, True, (1.0, None)),
        )
        for demand, least, brief, olives in tries:
            for part in steps_down(text, least):
                alone = self.bubble.sizes(page.width(), part, brief=brief)
                for size in olives:
                    beside = QSize(0, 0) if size is None else olive.room_for(self.look, size)
                    sizes = [*self._with(beside, alone)]
                    found = places.clear(demand, sizes, wish.with_more(beside.width()))
                    if found is not None:
                        return found, size
        return places.least_bad(room, alone, wish), None

    def _with(self, beside: QSize, alone: Sequence[QSize]) -> Iterator[QSize]:
        """The sizes of the bubble together with what stands beside it, as far as the page has room
        for them."""
        for each in alone:
            size = QSize(each.width() + beside.width(), max(each.height(), beside.height()))
            if beside.isEmpty() or size.width() <= self.width() - 2 * self.look.px(EDGE):
                yield size

    def _point(self) -> None:
        """Lets an arrow point at what is spoken of, where there is a way for one."""
        bar = [each.geometry() for each in (self.leave, self.hint, self.progress)]
        things = [*self._things, *bar, self._olive]
        self._arrow = arrow.arrow_to(
            self.bubble.geometry(), self._goal, things, self.rect(), self.look.unit
        )

    def _mask(self) -> None:
        """Lets presses through where the table may be touched."""
        if self._is_dark:
            region = QRegion(self.rect()) - QRegion(self._bright, QRegion.RegionType.Ellipse)
            line, radius = self.look.px(FRAME) + 1, CORNER * self.look.unit
            for each in self._goal if self._reacts else ():
                hole = QPainterPath()
                inner = QRectF(each).adjusted(line, line, -line, -line)
                hole.addRoundedRect(inner, radius - line, radius - line)
                region -= QRegion(hole.toFillPolygon().toPolygon())
        else:
            region = QRegion(self._olive) if self.bubble.isVisibleTo(self) else QRegion()
        reach = self.look.px(SHADOW)
        for part in (self.bubble, self.progress, self.leave, self.hint):
            if part.isVisibleTo(self):
                around = reach if part is self.bubble else reach // 3
                region += QRegion(part.geometry().adjusted(-around, -around, around, around))
        before = self.mask()
        bared = (QRegion(self.rect()) if before.isEmpty() else before) - region
        self.setMask(region)
        if not bared.isEmpty():
            self.bared.emit(bared)

    # -------------------------------------------------------------------------- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._is_dark:
            self._paint_veil(painter)
        if self.bubble.isVisibleTo(self):
            if self._arrow is not None and self._light.state() is not self._light.State.Running:
                arrow.paint(painter, self._arrow, self.look.unit)
            if not self._olive.isEmpty():
                at, bubble = self._olive, self.bubble.geometry()
                olive.paint(painter, self.look, at, bubble, glad=self._is_glad)
        painter.end()
        super().paintEvent(event)

    def _paint_veil(self, painter: QPainter) -> None:
        theme, unit = self.look.theme, self.look.unit
        veil = QPainterPath()
        veil.addRect(QRectF(self.rect()))
        radius = CORNER * unit
        bright = QPainterPath()
        bright.addEllipse(QRectF(self._bright))
        veil -= bright
        for each in self._lit:
            hole = QPainterPath()
            hole.addRoundedRect(each, radius, radius)
            veil -= hole
        painter.fillPath(veil, colour(theme.night, VEIL * theme.dim))
        line = max(3.0, FRAME * unit)
        painter.setPen(QPen(colour(theme.gold), line))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for each in self._lit:
            painter.drawRoundedRect(
                each.adjusted(line / 2, line / 2, -line / 2, -line / 2), radius, radius
            )

    # --------------------------------------------------------------------------- pointer

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Lets nothing through to the table."""
        event.accept()
        if self._is_dark:
            self.missed.emit(event.position().toPoint())

    mouseDoubleClickEvent = mousePressEvent
