"""The card of a person in the keyboard test: a face, four keys that can be changed, and whether all
of them arrive."""

from __future__ import annotations

from collections.abc import Collection
from enum import Enum, auto

from PySide6.QtCore import QCoreApplication, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent

from quando_desktop.settings.keysets import KeySet
from quando_desktop.shell.kit import icons
from quando_desktop.shell.kit.buttons import Pressed
from quando_desktop.shell.kit.icons import Icon
from quando_desktop.shell.kit.labels import Drawn, Name
from quando_desktop.shell.kit.layouts import Column, Line
from quando_desktop.shell.kit.look import NAME, SMALLEST_TARGET, Look
from quando_desktop.shell.kit.panels import Panel
from quando_desktop.shell.kit.portraits import Medal
from quando_desktop.table.paint import keycaps
from quando_desktop.table.paint.canvas import Align, Canvas, Type
from quando_desktop.table.paint.palette import mix
from quando_desktop.table.parts.faces import Face
from quando_desktop.table.scene.stage import Box

translate = QCoreApplication.translate

SHOWN = ("play", "left", "draw", "right")
"""In the order up, left, down, right."""
FACE, CAP, SIGN = 62.0, Type(14, 700), 34.0
SIDE = 1.95
"""The side of a small key, in units of its text size."""
TINT = 0.80
"""The share of the panel's colour in the colour of a person's card."""
WHITE = "#FFFFFF"


def role_name(role: str) -> str:
    """The function of a key in a word."""
    return {
        "left": translate("Keyboard", "left"),
        "right": translate("Keyboard", "right"),
        "play": translate("Keyboard", "play"),
        "draw": translate("Keyboard", "draw"),
    }[role]


class KeysVerdict(Enum):
    """The result of the test for one person's keys."""

    OPEN = auto()
    GOOD = auto()
    LOST = auto()


class KeyButton(Pressed):
    """One of a person's keys; when pressed it waits for another key."""

    def __init__(self, look: Look, face: Face) -> None:
        super().__init__()
        self._body = face.body
        self._is_held = self._is_lost = self._asks = False
        self.ready(look)

    def show_key(self, words: str, *, held: bool, lost: bool, asks: bool) -> None:
        self._is_held, self._is_lost, self._asks = held, lost, asks
        if words != self.text():
            self.setText(words)
            self.updateGeometry()
        self.update()

    def radius(self) -> float:
        return 6

    def sizeHint(self) -> QSize:
        side = self.look.target(self.look.size(CAP) * SIDE)
        width = max(side, self.look.width(self.text(), CAP) + 10)
        least = SMALLEST_TARGET
        return QSize(max(self.look.px(width), least), max(self.look.px(side), least))

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas, area, theme = self.brush(QPainter(self)), self.area(), self.look.theme
        fill, ink = self.lit(self._body), WHITE
        if self._is_lost or self._asks:
            fill, ink = theme.panel, theme.ember if self._is_lost else theme.text
        elif self._is_held:
            fill = mix(self._body, "#000000", 0.35)
        canvas.round(area, 6, fill)
        inner = Box(1.25, 1.25, area.width - 2.5, area.height - 2.5)
        if self._is_lost:
            canvas.dashes(inner, 5, theme.ember, 2.5, 1.0)
        elif self._asks:
            canvas.frame(inner, 5, theme.text, 2.5, 1.0)
        words = "?" if self._asks else self.text()
        canvas.text(area.width / 2, area.height / 2, words, CAP, ink, align=Align.CENTRE)


class VerdictSign(Drawn):
    """A tick or an exclamation mark; nothing while the result is open."""

    def __init__(self, look: Look) -> None:
        self._verdict = KeysVerdict.OPEN
        super().__init__(look, "")

    def show_verdict(self, verdict: KeysVerdict) -> None:
        self._verdict = verdict
        words = {
            KeysVerdict.OPEN: "",
            KeysVerdict.GOOD: translate("Keyboard", "All keys arrive"),
            KeysVerdict.LOST: translate("Keyboard", "A key is lost"),
        }
        self.setText(words[verdict])

    def extent(self) -> tuple[float, float]:
        return SIGN, SIGN

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas, theme, half = self.brush(QPainter(self)), self.look.theme, SIGN / 2
        if self._verdict is KeysVerdict.GOOD:
            canvas.disc(half, half, half, theme.good)
            icons.paint(canvas, Icon.TICK, half, half, 16, theme.panel)
        elif self._verdict is KeysVerdict.LOST:
            canvas.number(half, half, "!", 30, theme.ember)


class PersonCard(Panel):
    """One person; sends which of the four keys is to be changed."""

    changeAsked = Signal(str)
    """The role of the key."""

    def __init__(self, look: Look, face: Face) -> None:
        self._face = face
        super().__init__(look, margins=(16, 14, 16, 14), corner=24)
        self.buttons = {role: KeyButton(look, face) for role in SHOWN}
        self._sign = VerdictSign(look)
        name = Name(look, NAME, centred=False)
        name.set_name(face.name)
        keys = Line(look, 5)
        for role, button in self.buttons.items():
            button.clicked.connect(lambda _=False, role=role: self.changeAsked.emit(role))
            keys.addWidget(button)
        keys.addStretch(1)
        words = Column(look, 6)
        words.addWidget(name)
        words.addLayout(keys)
        whole = Line(look, 14)
        whole.addWidget(Medal(look, face, FACE))
        whole.addLayout(words, 1)
        whole.addWidget(self._sign)
        self.body.addLayout(whole)

    def paint_background(self, canvas: Canvas) -> None:
        fill = mix(self._face.body, canvas.theme.panel, TINT)
        canvas.round(self.area(), self.radius(), fill)

    def show_keys(
        self,
        keys: KeySet,
        held: Collection[str],
        lost: Collection[str],
        asks: str | None,
        verdict: KeysVerdict,
    ) -> None:
        """Shows the state of the keys; `asks` is the role of the one that is being changed."""
        for role, button in self.buttons.items():
            key = getattr(keys, role)
            button.show_key(keycaps.cap(key), held=key in held, lost=key in lost, asks=asks == role)
            words = translate("Keyboard", "{name}, {role}: {key}")
            spoken = words.format(name=self._face.name, role=role_name(role), key=keycaps.name(key))
            button.setAccessibleName(spoken)
            button.setToolTip(role_name(role))
            button.setAccessibleDescription(translate("Keyboard", "Press to choose another key"))
        self._sign.show_verdict(verdict)
