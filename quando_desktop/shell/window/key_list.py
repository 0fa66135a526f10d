"""A column of the key sheet: a list of keys with what they do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QAbstractListModel, QModelIndex, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QStyleOptionViewItem

from quando_desktop.shell.kit.base import RING, RING_GAP
from quando_desktop.shell.kit.keys import KeyRow, said
from quando_desktop.shell.kit.listing import Index, Listing, RowPainter
from quando_desktop.shell.kit.look import Look
from quando_desktop.table.paint.canvas import Align, Canvas, Scale, Type, colour
from quando_desktop.table.paint.palette import mix
from quando_desktop.table.scene.stage import Box

WORDS, CAP = Type(17, 500), Type(16, 650)
SIDE, LIP, CAP_PAD = 2.25, 4.0, 10.0
"""The side of a key in sizes of its text, its lower edge, and the padding of longer texts."""
BETWEEN, BESIDE, APART = 6.0, 20.0, 19.0
"""Between two keys, between keys and words, and between two rows."""
WRAPS = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter
SIDEWAYS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class KeyRows(QAbstractListModel):
    """The rows as they are said: the keys, then what they do."""

    def __init__(self, rows: Sequence[KeyRow]) -> None:
        super().__init__()
        self.rows = tuple(rows)

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role != Qt.ItemDataRole.DisplayRole or not index.isValid():
            return None
        keys, meaning = self.rows[index.row()]
        return f"{', '.join(map(said, keys))}: {meaning}"


class KeyPainter(RowPainter):
    """The keys at the left, the words beside them."""

    def __init__(self, view: Listing, model: KeyRows) -> None:
        super().__init__(view)
        self._rows = model.rows
        self._heights: dict[int, list[int]] = {}
        """The heights of all rows by the width, for the look that was measured last."""
        self._measured: tuple[float, Scale] | None = None

    @property
    def edge(self) -> float:
        """The room for the outline of the focus around a row, in units."""
        return (RING + RING_GAP) / self.view.look.unit

    def cap_width(self, text: str) -> float:
        look = self.view.look
        return max(look.size(CAP) * SIDE, look.width(text, CAP) + 2 * CAP_PAD)

    def keys_width(self) -> float:
        """The width of the widest row of keys."""
        return max(
            (sum(map(self.cap_width, keys)) + BETWEEN * (len(keys) - 1) for keys, _ in self._rows),
            default=0.0,
        )

    def least(self) -> int:
        """The least width of a row in pixels: the longest word beside the keys."""
        return self._beside_keys(word for _, words in self._rows for word in words.split())

    def most(self) -> int:
        """The width of a row in pixels in which no words are broken."""
        return self._beside_keys(words for _, words in self._rows)

    def _beside_keys(self, texts: Iterable[str]) -> int:
        look = self.view.look
        longest = max((look.width(text, WORDS) for text in texts), default=0.0)
        return look.px(self.keys_width() + BESIDE + longest + 4 * self.edge) + 2

    def heights(self, width: int) -> list[int]:
        """The heights of the rows in pixels, within this width. A layout asks for them often, so
        they are measured once."""
        look = self.view.look
        if self._measured != (look.unit, look.scale):
            self._measured, self._heights = (look.unit, look.scale), {}
        if width not in self._heights:
            self._heights[width] = self._measure(width)
        return self._heights[width]

    def _measure(self, width: int) -> list[int]:
        look = self.view.look
        room = width - look.px(self.keys_width() + BESIDE + 3 * self.edge)
        metrics, place = QFontMetrics(look.font(WORDS)), QRect(0, 0, max(1, room), 10_000)
        cap = look.px(look.size(CAP) * SIDE + LIP + 0.5)
        texts = (metrics.boundingRect(place, WRAPS, meaning) for _, meaning in self._rows)
        return [max(text.height(), cap) + look.px(APART) for text in texts]

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        width = self.view.viewport().width()
        return QSize(width, self.heights(width)[index.row()])

    def paint_row(self, canvas: Canvas, area: Box, index: Index) -> None:
        keys, meaning = self._rows[index.row()]
        left = self.edge
        for key in keys:
            width = self.cap_width(key)
            self._paint_cap(canvas, left, area.height / 2, width, key)
            left += width + BETWEEN
        left = self.edge + self.keys_width() + BESIDE
        # Clear of the outline of the focus.
        room = Box(left, 0, area.width - left - 2 * self.edge, area.height)
        if self.view.marks(index):
            edge = self.edge
            whole = Box(edge, edge, area.width - 2 * edge, area.height - 2 * edge)
            self.ring(canvas, whole, 8)
        self._write(canvas.painter, room, meaning)

    def _paint_cap(self, canvas: Canvas, left: float, y: float, width: float, key: str) -> None:
        theme, side = canvas.theme, self.view.look.size(CAP) * SIDE
        top = y - (side + LIP) / 2
        ground = theme.plate
        canvas.round(Box(left, top + LIP, width, side), 8, mix(ground, "#1B1230", 0.35))
        canvas.round(Box(left, top, width, side), 8, ground)
        centre = left + width / 2
        canvas.text(centre, top + side / 2, key, CAP, theme.text, align=Align.CENTRE)

    def _write(self, painter: QPainter, room: Box, words: str) -> None:
        look = self.view.look
        painter.scale(1 / look.unit, 1 / look.unit)
        painter.setFont(look.font(WORDS))
        painter.setPen(colour(look.theme.text))
        unit = look.unit
        place = QRectF(room.left * unit, 0, room.width * unit, room.height * unit)
        painter.drawText(place.toRect(), WRAPS, words)


class KeyList(Listing):
    """As high as its rows: the sheet around it scrolls."""

    passed = Signal(int)
    """Somebody has gone beyond the last row (1) or the first (-1)."""
    crossed = Signal(int)
    """Somebody goes to the column at the left (-1) or at the right (1)."""

    def __init__(self, look: Look, name: str, rows: Sequence[KeyRow]) -> None:
        self._model = KeyRows(rows)
        self._painter: KeyPainter | None = None
        super().__init__(look, name)
        self._painter = KeyPainter(self, self._model)
        self.setItemDelegate(self._painter)
        self.setModel(self._model)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.go_to(0)

    @property
    def count(self) -> int:
        return len(self._model.rows)

    def go_to(self, row: int) -> None:
        """Makes a row the present one; from the end where it is negative."""
        self.setCurrentIndex(self._model.index(row % self.count, 0, QModelIndex()))

    @property
    def weight(self) -> int:
        """The share of a line of columns that this one needs."""
        return 1 if self._painter is None else self._painter.most()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        if self._painter is None:
            return 0
        return sum(self._painter.heights(width))

    def sizeHint(self) -> QSize:
        width = 0 if self._painter is None else self._painter.least()
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.sizeHint().width(), 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = STEPS.get(Qt.Key(event.key()), 0)
        if step and not 0 <= self.currentIndex().row() + step < self.count:
            self.passed.emit(step)
        elif Qt.Key(event.key()) in SIDEWAYS:
            self.crossed.emit(SIDEWAYS[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Lets the sheet scroll."""
        event.ignore()
