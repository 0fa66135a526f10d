"""Buttons: pills with words, and round ones with a sign."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy

from quando_desktop.shell.kit import icons, shadows
from quando_desktop.shell.kit.accessibility import ENTER
from quando_desktop.shell.kit.base import Styled
from quando_desktop.shell.kit.icons import Icon
from quando_desktop.shell.kit.keys import enters
from quando_desktop.shell.kit.look import SMALLEST_TARGET, Look
from quando_desktop.table.paint.canvas import Canvas, Type
from quando_desktop.table.paint.palette import Colour, Theme, mix
from quando_desktop.table.scene.stage import Box

LIP = 3
"""The lower edge of a button, in units."""
SUNK = 2
"""Units that a pressed button goes down."""
KEY_GAP, KEY_PAD = 12.0, 9.0
SIGN_GAP = 12.0


class ButtonKind(Enum):
    """The meaning of a button, shown by its colour. Gold: act here. Ember: it costs something."""

    MAIN = "main"
    GOLD = "gold"
    PLAIN = "plain"
    EMBER = "ember"
    OUTLINE = "outline"
    """Flat, for small things inside a card."""
    TEXT = "text"
    """Words and a chevron: it leads somewhere else."""

    @property
    def is_flat(self) -> bool:
        return self in (ButtonKind.OUTLINE, ButtonKind.TEXT)

    def colours(self, theme: Theme) -> tuple[Colour, Colour]:
        """The colours of the background and of the text."""
        return {
            ButtonKind.MAIN: (theme.primary, theme.on_primary),
            ButtonKind.GOLD: (theme.gold, theme.on_gold),
            ButtonKind.PLAIN: (theme.plate, theme.text),
            ButtonKind.EMBER: (theme.ember, theme.on_ember),
            ButtonKind.OUTLINE: (theme.panel, theme.text),
            ButtonKind.TEXT: (theme.panel, theme.text_2),
        }[self]


class Pressed(Styled, QPushButton):
    """A push button that Enter presses as well as Space."""

    takes_enter = True

    def ready(self, look: Look) -> None:
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setAutoDefault(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.dress(look)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that shows the focus, or else the one whose key cap says
        Enter."""
        if event.key() in ENTER and not self.has_ring and enters(self):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def show_cap(self, shows: bool) -> None:
        """Shows or hides the key cap; most buttons have none."""

    def lit(self, fill: Colour) -> Colour:
        """The colour of the background, lighter under the mouse and darker when pressed."""
        if not self.isEnabled():
            return fill
        theme = self.look.theme
        if self.isDown():
            return mix(fill, theme.shadow if not theme.is_dark else "#000000", 0.10)
        return mix(
            fill, "#FFFFFF" if theme.is_dark else theme.gold, 0.08 if self.underMouse() else 0
        )

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class Button(Pressed):
    """Words in a pill. `key` is only shown as a key cap: the page around the button answers the
    key.

    `size` is the size of the words; `width` and `height` are minimums, in units.
    """

    def __init__(
        self,
        look: Look,
        text: str,
        kind: ButtonKind = ButtonKind.PLAIN,
        *,
        key: str = "",
        size: float = 20,
        width: float = 0,
        height: float = 0,
    ) -> None:
        super().__init__(text)
        self._kind, self._key, self._shows_key = kind, key, True
        self._least = (width, height)
        self.words = Type(size, 600 if kind.is_flat else 650)
        self._cap = Type(size * 0.72, 650)
        self.shadow = None if kind.is_flat else shadows.BUTTON
        self.ready(look)

    def set_key(self, key: str) -> None:
        self._key = key
        self.restyle()

    def show_cap(self, shows: bool) -> None:
        """Shows or hides the key cap; the button stays as wide as it is."""
        self._shows_key = shows
        self.update()

    def setText(self, text: str) -> None:
        super().setText(text)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        size = self.look.size(self.words)
        pad = {ButtonKind.TEXT: 0.0, ButtonKind.OUTLINE: size * 3.2}.get(self._kind, size * 2.4)
        width = max(self._least[0], self._content(self._key) + pad)
        height = max(self._least[1], size * (2.4 if self._kind.is_flat else 2.6))
        height = self.look.target(height) + (0 if self._kind.is_flat else LIP)
        return QSize(self.look.px(width + 0.5), max(self.look.px(height), SMALLEST_TARGET))

    @property
    def key(self) -> str:
        """The text on its key cap, empty while that is hidden."""
        return self._key if self._shows_key else ""

    def _content(self, key: str) -> float:
        """The width of words, key cap and chevron."""
        width = self.look.width(self.text(), self.words)
        if self._kind is ButtonKind.TEXT:
            width += SIGN_GAP + self.look.size(self.words)
        return width + (KEY_GAP + self._cap_width() if key else 0)

    def _cap_width(self) -> float:
        return self.look.width(self._key, self._cap) + 2 * KEY_PAD

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas, area = self.brush(QPainter(self)), self.area()
        fill, ink = self._kind.colours(self.look.theme)
        down = SUNK if self.isDown() and not self._kind.is_flat else 0
        body = Box(0, down, area.width, area.height - (0 if self._kind.is_flat else LIP))
        self._paint_background(canvas, body, self.lit(fill))
        self._paint_words(canvas, body, ink)

    def _paint_background(self, canvas: Canvas, body: Box, fill: Colour) -> None:
        theme, radius = self.look.theme, body.height / 2
        if self._kind is ButtonKind.TEXT:
            return
        if self._kind is ButtonKind.OUTLINE:
            inner = Box(1, 1, body.width - 2, body.height - 2)
            canvas.round(inner, radius - 1, fill, 1.0 if self.underMouse() else 0.0)
            canvas.frame(inner, radius - 1, theme.line, 2, 1.0)
            return
        canvas.round(Box(0, LIP, body.width, body.height), radius, mix(fill, "#000000", 0.28))
        canvas.round(body, radius, fill)
        if self._kind is ButtonKind.PLAIN and theme.is_dark:
            inner = Box(body.left + 1, body.top + 1, body.width - 2, body.height - 2)
            canvas.frame(inner, radius - 1, theme.line, 2, 1.0)

    def _paint_words(self, canvas: Canvas, body: Box, ink: Colour) -> None:
        middle = body.top + body.height / 2
        left = (body.width - self._content(self.key)) / 2
        if self._kind is ButtonKind.TEXT and self.underMouse():
            ink = self.look.theme.text
        canvas.text(left, middle, self.text(), self.words, ink)
        left += self.look.width(self.text(), self.words)
        if self._kind is ButtonKind.TEXT:
            size = self.look.size(self.words)
            icons.paint(canvas, Icon.NEXT, left + SIGN_GAP + size / 2, middle, size, ink)
            left += SIGN_GAP + size
        if self.key:
            height = self.look.size(self.words) * 1.2
            cap = Box(left + KEY_GAP, middle - height / 2, self._cap_width(), height)
            canvas.round(cap, 6, ink, 0.16)
            canvas.text(cap.left + KEY_PAD, middle, self._key, self._cap, ink)


class RoundButton(Pressed):
    """A sign on a disc; `name` is what screen readers and the tooltip say."""

    shadow = shadows.ROUND

    def __init__(self, look: Look, icon: Icon, name: str, radius: float = 26) -> None:
        super().__init__()
        self._icon, self._half = icon, radius
        self.set_name(name)
        self.ready(look)

    @property
    def icon_shown(self) -> Icon:
        return self._icon

    def set_icon(self, icon: Icon) -> None:
        self._icon = icon
        self.update()

    def set_name(self, name: str) -> None:
        self.setAccessibleName(name)
        self.setToolTip(name)

    def sizeHint(self) -> QSize:
        side = max(self.look.px(2 * self._half), SMALLEST_TARGET)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas, area, theme = self.brush(QPainter(self)), self.area(), self.look.theme
        half = area.width / 2
        canvas.disc(half, half, half, self.lit(theme.panel))
        icons.paint(canvas, self._icon, half, half, half * 0.94, theme.text)
