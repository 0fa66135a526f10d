"""The curtain between two people at one computer. Once down it covers the whole window, and nothing
on it is secret.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

from PySide6.QtCore import (
    QCoreApplication,
    QEasingCurve,
    QEvent,
    QObject,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QToolTip, QWidget
from shiboken6 import isValid

from quando_desktop.shell.curtain.cloth import Cloth
from quando_desktop.shell.curtain.parts import NameLabel, Portrait, Ready, Whisper
from quando_desktop.shell.kit.accessibility import announce, is_heard
from quando_desktop.shell.kit.base import Container
from quando_desktop.shell.kit.buttons import ButtonKind
from quando_desktop.shell.kit.keys import cap
from quando_desktop.shell.kit.labels import CENTRE, Label
from quando_desktop.shell.kit.layouts import Gap
from quando_desktop.shell.kit.look import Ink, Look
from quando_desktop.shell.kit.panels import Panel
from quando_desktop.shell.names import short_name
from quando_desktop.table.paint.canvas import Type
from quando_desktop.table.parts.faces import Face
from quando_desktop.table.scene.printed import KEYBOARD

translate = QCoreApplication.translate
Done = Callable[[], None]

FALLS, LIFTS = 350, 450
"""Milliseconds."""
WIDTH, PORTRAIT, OVERHANG, EDGE = 660.0, 188.0, 80.0, 60.0
"""The widths of card and portrait, the portrait's overhang above the card, and the least room
beside both."""
SIDE = 48.0
"""The margin inside the card."""
BELOW = 40.0
"""From the card to the line below it."""
NAME_ON_BUTTON = 260.0
HARMLESS = {Qt.Key.Key_F1, Qt.Key.Key_F2, Qt.Key.Key_F11}
"""Keys of the window that neither show nor change anything on the table: key sheet, rules, full
screen; and so does that of mute."""
STANDARD = (
    QKeySequence.StandardKey.New,
    QKeySequence.StandardKey.Open,
    QKeySequence.StandardKey.Save,
)
"""Shortcuts of the window that the menu over the curtain has, too."""
NOBODY = Face("", "person_1", "#888888", "")


class Curtain(Container, QWidget):
    """Covers its host. `ready` is sent when the person who was asked for is there."""

    ready = Signal()
    menuAsked = Signal()
    """The menu is wanted, to leave the table."""

    mute_key = "M"
    asking: Collection[str] = ()
    """The keys that ask the table: here they all ask whose turn it is to come."""

    def __init__(self, look: Look, host: QWidget) -> None:
        super().__init__(host)
        self._host = host
        self._cloth = Cloth()
        self._face, self._name = NOBODY, ""
        self._waiting = ""
        """The name of a player who waits for an answer of the person asked for."""
        self._done: Done | None = None
        self._focus_before: QWidget | None = None
        self._part = 0.0
        """The part of the window that it covers, from 0 to 1."""
        self._falls = self._was_heard = False
        self._ask = Label(look, "", Type(22), Ink.SOFT, align=CENTRE, wraps=True)
        self._who = NameLabel(look)
        self._others = Label(look, "", Type(19), Ink.SOFT, align=CENTRE, wraps=True)
        self._button = Ready(look, "", ButtonKind.MAIN, size=22, height=63)
        self._button.installEventFilter(self)
        self._button.clicked.connect(self._pressed)
        self._card = self._made_card(look)
        self._portrait = Portrait(look, NOBODY, PORTRAIT)
        self._note = Whisper(look, "", Type(17), align=CENTRE, wraps=True)
        for part in (self._card, self._portrait, self._note):
            part.setParent(self)
        self._motion = QVariantAnimation(self)
        self._motion.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._motion.valueChanged.connect(self._move_to)
        self._motion.finished.connect(self._arrived)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.hide()
        self.dress(look)
        host.installEventFilter(self)

    def _made_card(self, look: Look) -> Panel:
        card = Panel(look, margins=(SIDE, 158, SIDE, 50), gap=0, corner=40)
        for widget, gap in ((self._ask, 8), (self._who, 16), (self._others, 42)):
            card.body.addWidget(widget)
            card.body.addWidget(Gap(look, gap), 0, CENTRE)
        card.body.addWidget(self._button, 0, CENTRE)
        return card

    # ------------------------------------------------------------------------ fall and lift

    @property
    def is_down(self) -> bool:
        """Whether it covers everything."""
        return self._falls and self._part == 1.0 and not self.isHidden()

    def fall(self, face: Face, name: str, animate: bool, done: Done, *, waiting: str = "") -> None:
        """Falls and asks for a person, perhaps because another player is `waiting` for their
        answer; `done` is called as soon as it covers everything."""
        if self.isHidden():
            self._focus_before = QApplication.focusWidget()
        QToolTip.hideText()
        self._face, self._name, self._waiting = face, name, waiting
        self._portrait.set_face(face)
        self._say()
        self._falls = True
        self._move_to(self._part)
        self.show()
        self.raise_()
        self.take_focus()
        self._tell()
        self._go(1.0, FALLS, animate, done)

    def lift(self, animate: bool, done: Done) -> None:
        """Goes up; `done` is called when it is gone and the focus is back."""
        self._falls = False
        self._go(0.0, LIFTS, animate, done)

    def _tell(self) -> None:
        self._was_heard = is_heard()
        announce(self, self.accessibleName(), at_once=True)

    def greet_reader(self) -> None:
        """Says it once more to a screen reader that came only after it had fallen."""
        if self._falls and self.isVisible() and not self._was_heard:
            self._tell()

    def take_focus(self) -> None:
        """Takes the focus unless another page is in front, whose keys must not open the curtain."""
        if self.isVisible():
            self._button.setFocus(Qt.FocusReason.OtherFocusReason)

    def showEvent(self, event: QShowEvent) -> None:
        """It may have fallen behind another page: takes the focus now that it is seen."""
        super().showEvent(event)
        if self._falls:
            self.take_focus()

    def _go(self, end: float, duration: int, animate: bool, done: Done) -> None:
        self._done = None
        self._motion.stop()
        self._done = done
        if not animate or self._part == end:
            self._move_to(end)
            self._arrived()
            return
        self._motion.setStartValue(self._part)
        self._motion.setEndValue(end)
        self._motion.setDuration(duration)
        self._motion.start()

    def _move_to(self, part: float) -> None:
        self._part = part
        size = self._host.size()
        top = round((part - 1) * size.height())
        self.setGeometry(0, top, size.width(), size.height())

    def _arrived(self) -> None:
        if not self._falls:
            self.hide()
            self._give_focus_back()
        done, self._done = self._done, None
        if done is not None:
            done()

    def _give_focus_back(self) -> None:
        before, self._focus_before = self._focus_before, None
        if before is not None and isValid(before) and before.isVisible():
            before.setFocus(Qt.FocusReason.OtherFocusReason)

    # -------------------------------------------------------------------------------- words

    def _say(self) -> None:
        name = self._name
        ask = translate("Curtain", "Hand the computer to")
        away = translate("Curtain", "Everybody else looks away.")
        if self._waiting:
            words = translate("Curtain", "{name} is waiting for your answer.")
            away = f"{words.format(name=short_name(self._waiting))} {away}"
        note = translate(
            "Curtain",
            "Nothing on this screen is secret. Your cards appear only after you press the button.",
        )
        self._ask.setText(ask)
        self._who.setText(name)
        self._others.setText(away)
        self._note.setText(note)
        words = translate("Curtain", "I am {name}, show my cards")
        short = self._button.words.fit(name, NAME_ON_BUTTON, self.look.scale)
        self._button.setText(words.format(name=short))
        self._button.setAccessibleName(words.format(name=name))
        self._button.set_key(cap(Qt.Key.Key_Space))
        self.setAccessibleName(f"{ask} {name}. {away}")
        self._place()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._say()
        super().changeEvent(event)

    # -------------------------------------------------------------------------------- place

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize and watched is self._host:
            self._move_to(self._part)
            self._place()
        # A key that is still held after the last move must not open another person's cards.
        return watched is self._button and isinstance(event, QKeyEvent) and event.isAutoRepeat()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            self._place()
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            # A key that is accepted here does not reach the shortcuts of the window.
            event.setAccepted(not self._is_harmless(event))
            return True
        return super().event(event)

    def restyle(self) -> None:
        super().restyle()
        self._say()

    def _place(self) -> None:
        """Centres the card with its portrait and the line below."""
        look, whole = self.look, self._host.size()
        room = whole.width() - 2 * look.px(EDGE)
        sides = 2 * look.px(SIDE)
        width = min(max(self._button.sizeHint().width() + sides, look.px(WIDTH)), room)
        self._who.fit(width - sides)
        height = self._card.body.totalHeightForWidth(width)
        note = self._note.heightForWidth(room)
        overhang, below = look.px(OVERHANG), look.px(BELOW)
        spare = whole.height() - overhang - height - below - note
        top = max(look.px(14), spare // 2) + overhang
        left = (whole.width() - width) // 2
        self._card.setGeometry(left, top, width, height)
        self._note.setGeometry((whole.width() - room) // 2, top + height + below, room, note)
        face = self._portrait.sizeHint()
        middle = top + look.px(20)
        self._portrait.setGeometry(
            (whole.width() - face.width()) // 2,
            middle - face.height() // 2,
            face.width(),
            face.height(),
        )
        self._portrait.raise_()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._cloth.pixmap(self.size(), self.look.scale, self.look.theme))
        painter.end()
        super().paintEvent(event)

    # ---------------------------------------------------------------------- keys and mouse

    def _pressed(self) -> None:
        if self.is_down and self.isVisible():
            self.ready.emit()

    def focusNextPrevChild(self, next: bool) -> bool:
        """Keeps Tab inside."""
        self._button.setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space and Enter press the button, wherever the curtain was clicked."""
        keys = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.key() in keys and not event.isAutoRepeat() and not self._button.hasFocus():
            self._button.click()
        elif event.key() == Qt.Key.Key_Escape and self.is_down:
            self.menuAsked.emit()
        elif not {*KEYBOARD.names_of(event)}.isdisjoint(self.asking):
            self._tell()
        event.setAccepted(not self._is_harmless(event))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Lets no click through to the table."""
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.accept()

    def _is_harmless(self, event: QKeyEvent) -> bool:
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if held == Qt.KeyboardModifier.ControlModifier:
            return event.key() == Qt.Key.Key_Q or any(map(event.matches, STANDARD))
        if held == Qt.KeyboardModifier.AltModifier:
            return True
        mutes = self.mute_key in KEYBOARD.names_of(event)
        return not held and (mutes or event.key() in HARMLESS)
