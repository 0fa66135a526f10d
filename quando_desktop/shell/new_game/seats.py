"""The seats of a new game side by side; dragging and keys change their order."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QCoreApplication,
    QEasingCurve,
    QEvent,
    QPoint,
    QPropertyAnimation,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from quando_desktop.shell.kit.base import Styled
from quando_desktop.shell.kit.layouts import put_in_order
from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.new_game.seat import AddCard, SeatCard
from quando_desktop.shell.new_game.seat_facts import SeatFacts

translate = QCoreApplication.translate

GAP, WIDEST = 18.0, 290.0
"""The gap between two seats, and the greatest width of one."""
LOW, HIGH = 364.0, 430.0
"""The least height of a seat, and the greatest unless its text needs more."""
GLIDE = 200
"""Milliseconds in which a seat makes room."""
DIRECTLY = Qt.FindChildOption.FindDirectChildrenOnly
RUNNING = QPropertyAnimation.State.Running


class SeatRow(Styled, QWidget):
    """The seats, counted from 0, from the left."""

    asked = Signal(int)
    """The seat for which a player is to be chosen."""
    moved = Signal(int, int)
    """A seat has moved from one place to another; the cards are in the new order already."""
    removed = Signal(int)
    levelled = Signal(int, int)
    aided = Signal(int, int)
    added = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.cards: list[SeatCard] = []
        self._held: SeatCard | None = None
        self._came_from = 0
        self.add = AddCard(look)
        self.add.setParent(self)
        self.add.clicked.connect(self.added)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._show_focus)
        self.dress(look)

    # ------------------------------------------------------------------------------ what it shows

    def show_seats(self, seats: Sequence[SeatFacts], *, can_add: bool) -> None:
        while len(self.cards) > len(seats):
            card = self.cards.pop()
            card.hide()
            card.deleteLater()
        while len(self.cards) < len(seats):
            self.cards.append(self._new_card())
        for card, facts in zip(self.cards, seats, strict=True):
            card.show_seat(facts)
        self.add.setVisible(can_add)
        self.add.retranslate()
        self._tell_order()
        self.updateGeometry()
        self._place()

    def _tell_order(self) -> None:
        """Tells screen readers the order of the seats, and with the first seat how to change them:
        with each it would be too much."""
        put_in_order([*self.cards, self.add])
        for card in self.cards:
            card.setAccessibleDescription("")
        self.cards[0].setAccessibleDescription(
            translate(
                "NewGame",
                "Enter: change who sits here. Ctrl with left or right: move the seat. "
                "Plus and minus: strength or help. Delete: remove the seat.",
            )
        )

    def _new_card(self) -> SeatCard:
        card = SeatCard(self.look)
        card.setParent(self)
        card.clicked.connect(lambda: self.asked.emit(self.cards.index(card)))
        card.removed.connect(lambda: self.removed.emit(self.cards.index(card)))
        card.levelled.connect(lambda level: self.levelled.emit(self.cards.index(card), level))
        card.aided.connect(lambda aid: self.aided.emit(self.cards.index(card), aid))
        card.moved.connect(lambda way: self._step(card, way))
        card.passed.connect(lambda way: self._pass(card, way))
        card.lifted.connect(lambda: self._lift(card))
        card.dragged.connect(self._drag)
        card.dropped.connect(self._drop)
        card.show()
        return card

    @property
    def stops(self) -> list[QWidget]:
        """The stops of Tab, in their order."""
        stops = [stop for card in self.cards for stop in (card, card.bars, card.help)]
        return [*stops, self.add]

    def give_focus(self, place: int) -> None:
        place = min(place, len(self.cards) - 1)
        self.cards[place].setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_focus(self, *_: object) -> None:
        for card in self.cards:
            card.show_focus()

    # -------------------------------------------------------------------------------------- place

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        lines = self._lines(width)
        return lines * self._tall(width) + (lines - 1) * self.look.px(GAP)

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(1320), self.look.px(LOW))

    def minimumSizeHint(self) -> QSize:
        """Room for two lines: a single one may be too long."""
        length = -(-self._count() // 2)
        wide = length * self._least() + (length - 1) * self.look.px(GAP)
        return QSize(wide, self.look.px(LOW))

    def restyle(self) -> None:
        super().restyle()
        self._place()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
            self._place()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _count(self) -> int:
        return max(1, len(self.cards) + (not self.add.isHidden()))

    def _least(self) -> int:
        """The width below which a card would be cut."""
        return max((card.minimumSizeHint().width() for card in self.cards), default=0)

    def _lines(self, width: int) -> int:
        count, gap = self._count(), self.look.px(GAP)
        return 1 if count * self._least() + (count - 1) * gap <= width else 2

    def _wide(self, width: int) -> int:
        length, gap = -(-self._count() // self._lines(width)), self.look.px(GAP)
        widest = max(self.look.px(WIDEST), self._least())
        return max(1, min((width - (length - 1) * gap) // length, widest))

    def _tall(self, width: int) -> int:
        wide = self._wide(width)
        tall = [max(card.heightForWidth(wide), card.sizeHint().height()) for card in self.cards]
        return max([self.look.px(LOW), *tall])

    def _slots(self, width: int) -> list[QRect]:
        """The places of the seats, centred if they do not need the whole width."""
        count, gap, wide = self._count(), self.look.px(GAP), self._wide(width)
        lines = self._lines(width)
        length = -(-count // lines)
        tall = (self.height() - (lines - 1) * gap) // lines
        left = (width - length * wide - (length - 1) * gap) // 2
        return [
            QRect(left + across * (wide + gap), down * (tall + gap), wide, tall)
            for down, across in (divmod(place, length) for place in range(count))
        ]

    def _place(self, *, glide: bool = False) -> None:
        """Moves every card to its slot, except one that is being dragged."""
        highest = max(self.look.px(HIGH), self._tall(self.width()))
        lines = self._lines(self.width())
        self.setMaximumHeight(lines * highest + (lines - 1) * self.look.px(GAP))
        for slot, card in zip(self._slots(self.width()), [*self.cards, self.add], strict=False):
            if card is self._held:
                continue
            motion = _motion(card)
            if motion.state() is RUNNING and motion.endValue() == slot:
                continue
            motion.stop()
            if glide and self.look.animates and card.geometry() != slot:
                motion.setEndValue(slot)
                motion.start()
            else:
                card.setGeometry(slot)

    # -------------------------------------------------------------------------------------- order

    def _step(self, card: SeatCard, way: int) -> None:
        """Moves a seat by keys; the focus goes with it."""
        place = self.cards.index(card)
        to = place + way
        if 0 <= to < len(self.cards):
            self._reorder(place, to)
            self.moved.emit(place, to)

    def _pass(self, card: SeatCard, way: int) -> None:
        cards = [*self.cards, self.add] if self.add.isVisible() else self.cards
        place = self.cards.index(card) + way
        if 0 <= place < len(cards):
            cards[place].setFocus(Qt.FocusReason.TabFocusReason)

    def _lift(self, card: SeatCard) -> None:
        self._held, self._came_from = card, self.cards.index(card)
        _motion(card).stop()
        card.raise_()

    def _drag(self, corner: QPoint) -> None:
        card = self._held
        if card is None:
            return
        slots = self._slots(self.width())[: len(self.cards)]
        left = min(max(corner.x(), 0), self.width() - card.width())
        top = min(max(corner.y(), 0), self.height() - card.height())
        card.move(left, top)
        middle = card.geometry().center()
        ways = [(slot.center() - middle).manhattanLength() for slot in slots]
        nearest = ways.index(min(ways))
        if nearest != self.cards.index(card):
            self._reorder(self.cards.index(card), nearest)

    def _drop(self) -> None:
        card, self._held = self._held, None
        if card is None:
            return
        place = self.cards.index(card)
        self._tell_order()
        self._place(glide=True)
        if place != self._came_from:
            self.moved.emit(self._came_from, place)

    def _reorder(self, place: int, to: int) -> None:
        self.cards.insert(to, self.cards.pop(place))
        if self._held is None:
            self._tell_order()
        self._place(glide=True)


def _motion(card: QWidget) -> QPropertyAnimation:
    """The animation of a card, made once."""
    for motion in card.findChildren(QPropertyAnimation, "glide", DIRECTLY):
        return motion
    motion = QPropertyAnimation(card, b"geometry", card)
    motion.setObjectName("glide")
    motion.setDuration(GLIDE)
    motion.setEasingCurve(QEasingCurve.Type.OutCubic)
    return motion
