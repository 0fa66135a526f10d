"""A page of the program: its wall and hills, its title, the way back."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from quando_desktop.shell.kit.accessibility import Group
from quando_desktop.shell.kit.base import Container
from quando_desktop.shell.kit.buttons import RoundButton
from quando_desktop.shell.kit.icons import Icon
from quando_desktop.shell.kit.keys import Answers, KeyColumn
from quando_desktop.shell.kit.labels import Paragraph
from quando_desktop.shell.kit.layouts import Column, Line
from quando_desktop.shell.kit.look import TITLE, Look
from quando_desktop.shell.kit.scroll import Scroll

translate = QCoreApplication.translate

SIDE, TOP, BOTTOM = 60.0, 36.0, 52.0
"""From the edges of the window to the content; at the top from the title."""
WIDEST = 1600.0
"""In units: in a wider window the page is centred."""


class Opening(Group):
    """The place of the control that has the focus when a page is opened. It bears the page's title,
    so that screen readers say the title first."""

    def __init__(self, control: QWidget) -> None:
        super().__init__()
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(control)
        self.setSizePolicy(control.sizePolicy())


class Page(Answers, Container, QWidget):
    """The base of all pages; `body` is the column of its content. It scrolls if it must.

    A page without a way back (`returns=False`) has its own header: `header` is its line.
    """

    left = Signal()
    """The way back was chosen."""

    def __init__(
        self,
        look: Look,
        title: str = "",
        *,
        aside: QWidget | None = None,
        returns: bool = True,
        hills: float = 760,
        gap: float = 24,
    ) -> None:
        super().__init__()
        self._hills, self._returns = hills, returns
        self.header = Line(look, 22)
        self.back = RoundButton(look, Icon.BACK, "")
        self.back.clicked.connect(self.left)
        self.title = Paragraph(look, "", TITLE)
        self.set_title(title)
        if returns:
            self.header.addWidget(self.back)
            self.header.addWidget(self.title, 1)
        else:
            self.back.setParent(None)
            self.title.setParent(None)
        if aside is not None:
            self.header.addWidget(aside)
        self.view = Scroll(look, gap=gap, sideways=True)
        self.body = self.view.body
        whole = Column(look, 0, parent=self)
        whole.addLayout(self.header)
        whole.addWidget(self.view, 1)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.dress(look)
        self.retranslate()

    def retranslate(self) -> None:
        """Sets the texts again, in another language."""
        self.back.set_name(translate("Page", "Back"))

    def set_title(self, title: str) -> None:
        """Sets the title, which is also the page's name for screen readers and in the title of the
        window."""
        self.title.setText(title)
        self.setAccessibleName(title)
        self.setWindowTitle(title)
        self._name_openings()

    def _name_openings(self) -> None:
        for opening in self.findChildren(Opening):
            opening.setAccessibleName(self.title.text())

    def first_stop(self) -> QWidget:
        """The control that has the focus when the page is opened; the page itself unless a class
        says so."""
        return self

    def keys(self) -> KeyColumn | None:
        """The page's own keys for the key sheet, if it has any."""
        return None

    @property
    def asks_for_key(self) -> bool:
        """Whether the next key is one that somebody chooses."""
        return False

    @property
    def has_ring(self) -> bool:
        return False

    def restyle(self) -> None:
        super().restyle()
        self._set_margins()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._set_margins()

    def _set_margins(self) -> None:
        spare = max(0.0, (self.width() / self.look.unit - WIDEST) / 2)
        # The round back button stands a little outside.
        start = spare + (SIDE - 22 if self._returns else SIDE)
        self.header.set_margins((start, 44, spare + SIDE, 0))
        self.body.set_margins((spare + SIDE, TOP, spare + SIDE, BOTTOM))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        look = self.look
        picture = look.backdrop.pixmap(self.size(), look.scale, look.theme, self._hills)
        painter.drawPixmap(0, 0, picture)
        painter.end()
        super().paintEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Takes the focus, so that its keys work at once; on a return it is where it was."""
        super().showEvent(event)
        self._name_openings()
        inside: QWidget | None = self.focusWidget()
        here = self.first_stop() if inside is None or inside is self else inside
        here.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.pressed(event):
            return
        if self._returns and event.key() == Qt.Key.Key_Escape:
            self.left.emit()
            return
        super().keyPressEvent(event)
