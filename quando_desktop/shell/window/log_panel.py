"""The panel with the log of this round, in sentences, for the looker."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

from quando_desktop.shell.kit.buttons import Button
from quando_desktop.shell.kit.labels import Label, Paragraph, breakable
from quando_desktop.shell.kit.layouts import Line
from quando_desktop.shell.kit.listing import Index, Listing, RowPainter
from quando_desktop.shell.kit.look import HEADING, Look
from quando_desktop.shell.kit.overlay import Overlay
from quando_desktop.table.paint import keycaps
from quando_desktop.table.paint.canvas import Canvas, Type, colour
from quando_desktop.table.paint.pieces import medal
from quando_desktop.table.parts.faces import Face
from quando_desktop.table.scene.stage import Box

translate = QCoreApplication.translate

LogLine = tuple[Face | None, str]
"""The player who did something, None for the table itself; and a sentence."""

WIDTH, EDGE = 520.0, 24.0
WORDS = Type(17)
FACE, GAP, PAD = 38.0, 14.0, 9.0
"""A portrait, the gap beside it and the padding above and below."""
EDGING = 6.0
"""From the edge of a row to the outline of the focus, which is inside: rows touch each other."""
WRAPS = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter


class Lines(QAbstractListModel):
    """The sentences, oldest first."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[LogLine] = []

    def show(self, lines: Sequence[LogLine]) -> None:
        """Appends new lines; any other change resets the list."""
        known = len(self.lines)
        if known and list(lines[:known]) == self.lines:
            if len(lines) > known:
                self.beginInsertRows(QModelIndex(), known, len(lines) - 1)
                self.lines.extend(lines[known:])
                self.endInsertRows()
            return
        self.beginResetModel()
        self.lines = list(lines)
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role == Qt.ItemDataRole.DisplayRole and index.isValid():
            return self.lines[index.row()][1]
        return None


class LinePainter(RowPainter):
    """A portrait and a sentence that wraps."""

    def __init__(self, view: Listing, model: Lines) -> None:
        super().__init__(view)
        self._model = model

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        look, width = self.view.look, self.view.viewport().width()
        room = width - look.px(2 * PAD + FACE + GAP)
        metrics = QFontMetrics(look.font(WORDS))
        words = breakable(self._model.lines[index.row()][1])
        text = metrics.boundingRect(QRect(0, 0, max(1, room), 10_000), WRAPS, words)
        return QSize(width, max(text.height(), look.px(FACE)) + 2 * look.px(PAD))

    def paint_row(self, canvas: Canvas, area: Box, index: Index) -> None:
        look, theme = self.view.look, self.view.look.theme
        face, words = self._model.lines[index.row()]
        if self.view.marks(index):
            canvas.round(area, 16, theme.panel_2)
            self.ring(
                canvas, Box(EDGING, EDGING, area.width - 2 * EDGING, area.height - 2 * EDGING), 12
            )
        if face is not None:
            picture = medal(look.art(), face, FACE)
            x, y = PAD + FACE / 2, PAD + FACE / 2
            painter = canvas.painter
            painter.save()
            painter.scale(1 / look.unit, 1 / look.unit)
            at_x, at_y = x * look.unit + picture.left, y * look.unit + picture.top
            painter.drawPixmap(round(at_x), round(at_y), picture.pixmap)
            painter.restore()
        left = PAD + FACE + GAP
        box = Box(left, 0, area.width - left - PAD, area.height)
        self._write(canvas.painter, box, words, soft=face is None)

    def _write(self, painter: QPainter, box: Box, words: str, *, soft: bool) -> None:
        look = self.view.look
        painter.scale(1 / look.unit, 1 / look.unit)
        painter.setFont(look.font(WORDS))
        painter.setPen(colour(look.theme.text_2 if soft else look.theme.text))
        unit = look.unit
        place = QRectF(box.left * unit, 0, box.width * unit, box.height * unit)
        painter.drawText(place.toRect(), WRAPS, breakable(words))


class LogPanel(Overlay):
    """A panel at the right, closed by L or Esc. It may get new lines while it is open."""

    LIGHT = True

    def __init__(self, look: Look, host: QWidget) -> None:
        self._lines = Lines()
        super().__init__(look, host, width=WIDTH, margins=(30, 28, 30, 24), gap=14)
        self._title = Label(look, "", HEADING)
        self._close = Button(look, "", size=16, width=120)
        self._close.clicked.connect(self.dismiss)
        # Screen readers could read it while hidden, and the next looker may be another person.
        self.closed.connect(lambda: self._lines.show([]))
        self.set_key("L")
        self._none = Paragraph(look)
        self._list = Listing(look)
        self._list.setModel(self._lines)
        self._list.setItemDelegate(LinePainter(self._list, self._lines))
        head = Line(look, 16)
        head.addWidget(self._title, 1)
        head.addWidget(self._close)
        self.body.addLayout(head)
        self.body.addWidget(self._none)
        self.body.addWidget(self._list, 1)
        self._say()

    def set_key(self, key: str) -> None:
        """Closes by this key from now on, which has opened it."""
        self._close.set_key(keycaps.cap(key))
        self.answer_name(key, self._close)

    @property
    def rows(self) -> Listing:
        return self._list

    def show_lines(self, lines: Sequence[LogLine]) -> None:
        """Shows the whole log, the newest line at the end."""
        at_end = self._is_at_end()
        self._lines.show(lines)
        self._none.setVisible(not lines)
        self._list.setVisible(bool(lines))
        if at_end:
            self._go_to_end()

    def open(self) -> None:
        self._say()
        super().open()
        self._go_to_end()
        (self._list if self._lines.lines else self._close).setFocus(Qt.FocusReason.OtherFocusReason)

    def _say(self) -> None:
        title = translate("LogPanel", "What happened")
        self.setAccessibleName(title)
        self._list.setAccessibleName(title)
        self._title.setText(title)
        self._close.setText(translate("LogPanel", "Close"))
        self._none.setText(translate("LogPanel", "Nothing has happened yet."))

    def _is_at_end(self) -> bool:
        return self._list.currentIndex().row() >= len(self._lines.lines) - 1

    def _go_to_end(self) -> None:
        if self._lines.lines:
            self._list.setCurrentIndex(self._lines.index(len(self._lines.lines) - 1))
            self._list.scrollToBottom()

    def _cover(self) -> None:
        """Covers the host with the panel at the right, as high as the window."""
        self.setGeometry(self._host.rect())
        look = self.look
        edge = look.px(EDGE)
        least = self._scroll.content.minimumSizeHint().width()
        width = min(max(look.px(self._wide), least), self.width() - 2 * edge)
        self.panel.setGeometry(self.width() - width - edge, edge, width, self.height() - 2 * edge)
