"""Controls that are only read: text, numbers in our numerals, keys, and flat pills that name a
state."""

from __future__ import annotations

import re

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from quando_desktop.__about__ import NAME
from quando_desktop.shell.kit.base import Styled
from quando_desktop.shell.kit.look import BODY, HEADING, Ink, Look
from quando_desktop.table.paint.canvas import Align, Type, colour
from quando_desktop.table.paint.palette import mix
from quando_desktop.table.scene.stage import Box

KEY, TAG = Type(16, 650), Type(14, 600)
LEFT, CENTRE, RIGHT = (
    Qt.AlignmentFlag.AlignLeft,
    Qt.AlignmentFlag.AlignHCenter,
    Qt.AlignmentFlag.AlignRight,
)


ENDLESS = re.compile(r"\S{25,}")
"""A word that need not fit on a line: no word of ours is so long, but a name may be."""
PARTS = re.compile(r"(.{8})(?=.{4})")
"""Groups of characters of such a word that stay together; the last group may be longer."""
BREAK = "\u200b"
"""The zero-width space, at which a line may end."""


def breakable(text: str) -> str:
    """The same text, with places to break its endless words."""
    return ENDLESS.sub(lambda word: PARTS.sub(rf"\1{BREAK}", word.group()), text)


class Label(Styled, QLabel):
    """Text that is never cut: it wraps, or takes the width it needs."""

    def __init__(
        self,
        look: Look,
        text: str = "",
        kind: Type = BODY,
        ink: Ink = Ink.TEXT,
        *,
        align: Qt.AlignmentFlag = LEFT,
        wraps: bool = False,
    ) -> None:
        super().__init__()
        self._kind, self._ink = kind, ink
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(align | Qt.AlignmentFlag.AlignVCenter)
        self.setWordWrap(wraps)
        self.setText(text)
        # On a card, which is a button, Qt would use the text colour of buttons.
        self.setForegroundRole(QPalette.ColorRole.WindowText)
        if wraps:
            policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
            policy.setHeightForWidth(True)
            self.setSizePolicy(policy)
        self.dress(look)

    def minimumSizeHint(self) -> QSize:
        """Text that wraps may be as narrow as its longest word; its height follows from its
        width."""
        if not self.wordWrap():
            return super().minimumSizeHint()
        metrics, words = self.fontMetrics(), super().text().replace(BREAK, " ").split()
        longest = max(map(metrics.horizontalAdvance, words), default=0)
        return QSize(longest + 2, metrics.height())

    def text(self) -> str:
        return super().text().replace(BREAK, "")

    def setText(self, text: str) -> None:
        super().setText(breakable(text) if self.wordWrap() else text)

    def set_ink(self, ink: Ink) -> None:
        self._ink = ink
        self.restyle()

    def restyle(self) -> None:
        self.setFont(self.look.font(self._kind))
        palette = self.palette()
        for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text):
            palette.setColor(role, colour(self._ink.of(self.look.theme)))
        palette.setColor(QPalette.ColorRole.Link, colour(self.look.theme.text))
        self.setPalette(palette)
        super().restyle()


class Name(Label):
    """A name on one line, cut where it is too long."""

    def __init__(self, look: Look, kind: Type = HEADING, *, centred: bool = True) -> None:
        super().__init__(look, kind=kind, align=CENTRE if centred else LEFT)
        self._whole = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def set_name(self, name: str) -> None:
        self._whole = name
        self._fit()

    def restyle(self) -> None:
        super().restyle()
        if hasattr(self, "_whole"):
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def _fit(self) -> None:
        cut = Qt.TextElideMode.ElideRight
        self.setText(self.fontMetrics().elidedText(self._whole, cut, max(1, self.width())))


class Drawn(Styled, QWidget):
    """A drawing that does nothing; screen readers get its text as its name."""

    def __init__(self, look: Look, text: str) -> None:
        super().__init__()
        self._text = text
        self.setAccessibleName(text)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.dress(look)

    def text(self) -> str:
        return self._text

    def setText(self, text: str) -> None:
        self._text = text
        self.setAccessibleName(text)
        self.restyle()

    def extent(self) -> tuple[float, float]:
        """Its width and height in units."""
        raise NotImplementedError

    def sizeHint(self) -> QSize:
        width, height = self.extent()
        return QSize(self.look.px(width + 0.5), self.look.px(height + 0.5))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class NumberLabel(Drawn):
    """An important number, in our own numerals."""

    def __init__(self, look: Look, text: str, height: float = 28, ink: Ink = Ink.TEXT) -> None:
        self._height, self._ink = height, ink
        super().__init__(look, text)

    def extent(self) -> tuple[float, float]:
        height = self._height * self.look.scale.text
        return self.look.number_width(self._text, height) + 2, height + 2

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas, area = self.brush(QPainter(self)), self.area()
        ink = self._ink.of(self.look.theme)
        height = self._height * self.look.scale.text
        canvas.number(area.width / 2, area.height / 2, self._text, height, ink)


class KeyCap(Drawn):
    """A key of the keyboard."""

    LIP = 4

    def extent(self) -> tuple[float, float]:
        side = self.look.size(KEY) * 2.25
        return max(side, self.look.width(self._text, KEY) + 20), side + self.LIP

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas, area, theme = self.brush(QPainter(self)), self.area(), self.look.theme
        side = area.height - self.LIP
        ground = theme.plate
        canvas.round(Box(0, self.LIP, area.width, side), 8, mix(ground, "#1B1230", 0.35))
        canvas.round(Box(0, 0, area.width, side), 8, ground)
        canvas.edge(Box(0, 0, area.width, side), 8)
        canvas.text(area.width / 2, side / 2, self._text, KEY, theme.text, align=Align.CENTRE)


class Tag(Drawn):
    """A flat pill that names a state; not a button."""

    def extent(self) -> tuple[float, float]:
        return self.look.width(self._text, TAG) + 24, self.look.size(TAG) * 1.9

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas, area, theme = self.brush(QPainter(self)), self.area(), self.look.theme
        canvas.round(area, area.height / 2, theme.panel_2)
        middle = area.height / 2
        canvas.text(area.width / 2, middle, self._text, TAG, theme.text_2, align=Align.CENTRE)


class ProgramIcon(Drawn):
    """The program's icon, named after it; `side` in units."""

    def __init__(self, look: Look, side: float) -> None:
        self._side = side
        super().__init__(look, NAME)

    def extent(self) -> tuple[float, float]:
        return self._side, self._side

    def paintEvent(self, event: QPaintEvent) -> None:
        area = self.area()
        self.brush(QPainter(self)).svg("icon/icon", Box(0, 0, area.width, area.height))


class Rule(Styled, QWidget):
    """A thin line between two things."""

    def __init__(self, look: Look, *, upright: bool = False) -> None:
        super().__init__()
        self._upright = upright
        self.dress(look)

    def restyle(self) -> None:
        thin = max(1, self.look.px(1.5))
        if self._upright:
            self.setFixedWidth(thin)
        else:
            self.setFixedHeight(thin)
        super().restyle()

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), colour(self.look.theme.line))


def breakable_path(text: str) -> str:
    """The same text, in which a long path can wrap after each of its folders."""
    for separator in ("/", "\\"):
        text = text.replace(separator, separator + BREAK)
    return text


class Paragraph(Label):
    """A label that may be lower than Qt's estimate, which does not know the width."""

    def __init__(self, look: Look, text: str = "", kind: Type = BODY, ink: Ink = Ink.TEXT) -> None:
        super().__init__(look, text, kind, ink, wraps=True)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
