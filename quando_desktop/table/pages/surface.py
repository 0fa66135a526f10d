"""The base of all table pages: the scene and its view, the mirror for keys and screen readers, and
changes of size, settings and language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import perf_counter

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QRegion, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from quando_desktop.games import PLUGS, bindings_of
from quando_desktop.settings import people
from quando_desktop.settings.commands import Bindings
from quando_desktop.settings.settings import Contrast, Motion, Settings
from quando_desktop.table.audio.sounds import Sound
from quando_desktop.table.guide.leading import Guide
from quando_desktop.table.pages.contract import AnyTable, Command, Notebook
from quando_desktop.table.pages.tools import PACES, Tools
from quando_desktop.table.paint.art import Art, Picture
from quando_desktop.table.paint.keycaps import cap
from quando_desktop.table.scene.choreographer import Choreographer
from quando_desktop.table.scene.keys import Taps
from quando_desktop.table.scene.mirror import Mirror, pixels
from quando_desktop.table.scene.printed import KEYBOARD
from quando_desktop.table.scene.scene import TableScene
from quando_desktop.table.scene.spare.ahead import Ahead
from quando_desktop.table.scene.stage import Stage
from quando_desktop.table.scene.tableau import Control, Frame, Key, Passage
from quando_desktop.table.scene.view import TableView
from quando_desktop.table.speech.inquiries import Inquiry, asked_by
from quando_desktop.table.text.words import not_saved

SETTLED = 120
"""Milliseconds without another size before the art is made anew."""
SLICE = 0.008
"""Seconds for which it is made in a row: whoever is still pulling the window does not wait for all
of it."""
LARGEST = 230.0
"""Units, of a thing that lies on the ground: it is no longer than that, or no wider."""


class Surface(QWidget):
    """One match on the screen, in turns or live."""

    VIEW: type[TableView] = TableView
    """The class of the view that shows the scene."""

    asked = Signal(object)
    """A `Command` for the window, or the `Notebook` that is wanted."""
    drained = Signal()
    """The picture rests."""

    table: AnyTable | None
    """The game's own table, as long as there is anything to show on it."""

    def __init__(
        self, tools: Tools, settings: Settings, game: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.settings = settings
        self._game = game
        self._guide: Guide | None = None
        self._bindings = bindings_of(game, settings.keys)
        self._take_name()
        self.dark = False
        self.is_saved, self.counts = False, True
        self._is_seen = False
        """Whether it is on the screen: a window that was made small is not."""
        self.share = ""
        self._foot = 0
        """Pixels at the bottom that are left to something else."""
        self.save_problem: OSError | None = None
        self._tools = tools
        self._choreographer = Choreographer(tools.clock, self)
        self._scene = TableScene(self._choreographer, tools.sounds.play, self)
        self.table = None
        self._taps = Taps()
        self._mirror = Mirror(self, self._taps, self._meaning)
        self._view = self.VIEW(self._scene, self)
        self._view.easel = tools.easel
        self._scene.shaken.connect(self._view.jump)
        self._prepared = Ahead(self._frame, self._view.business(), self)
        self._scene.latecomers.is_busy = self._view.business()
        self._choreographer.drained.connect(self._prepared.stop)
        # It takes the keys where no control has them, but Tab has nothing to find there.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._settle = QTimer(self, singleShot=True, interval=SETTLED)
        self._settle.timeout.connect(self._sharpen)
        self._art: Art | None = None
        """That of the present picture, which is needed as long as it is shown."""
        self._coming_art: Iterator[Picture] | None = None
        """The pictures for the present size that may not be painted yet."""
        self._next: tuple[Art, list[Picture]] | None = None
        """The art for that size and all of them, which nobody else keeps before they are shown."""
        self.installEventFilter(self)

        for picture in (self._mirror, self._view):
            picture.pressed.connect(self._press)
        self._mirror.focused.connect(self._focus)
        self._view.pointed.connect(self._point)

    # ---------------------------------------------------------------- the host

    @property
    def looks(self) -> dict[str, int]:
        return self.settings.looks

    def is_beginner(self, name: str) -> bool:
        person = self.settings.called(name) if self.guide is None else None
        return person is not None and self._game not in person.begun

    def has_begun(self, name: str) -> None:
        if self.is_beginner(name):
            self._tools.change(people=people.begin(self.settings, name, self._game).people)

    def key_of(self, id: str) -> str:
        """The key of a command, by its name."""
        return self._bindings.key_of(id)

    def key_cap(self, id: str) -> str:
        return cap(self.key_of(id))

    def command(self, command: Command | Notebook) -> None:
        self.asked.emit(command)

    def refresh(self, passage: Passage | None = None) -> None:
        """Shows the table as it is now."""
        if self.table is not None:
            self._scene.show(self.table.tableau(self._frame()), passage or Passage())
            self._reflect()

    @property
    def is_guided(self) -> bool:
        return self.guide is not None

    @property
    def is_led(self) -> bool:
        return self.guide is not None and self.guide.leads

    def sound(self, sound: Sound) -> None:
        self._tools.sounds.play(sound)

    def say(self, words: str, *, at_once: bool = False) -> None:
        self._tools.announce(self, words, at_once=at_once)

    def focus(self, key: Key) -> None:
        self._mirror.focus(key)

    def shake(self, keys: Sequence[Key]) -> None:
        self._scene.refuse(keys)

    # --------------------------------------------------------------- the guide

    @property
    def guide(self) -> Guide | None:
        """Whoever leads the looker, in a lesson or an exercise."""
        return self._guide

    @guide.setter
    def guide(self, guide: Guide | None) -> None:
        self._guide = guide
        self._take_name()

    @property
    def controls(self) -> Sequence[Control]:
        """All that can be pointed at now."""
        return self._scene.tableau.controls

    def place_of(self, control: Control) -> QRect:
        """The place of a control on this page."""
        return pixels(control, self._view.stage)

    def key_at(self, place: QPoint) -> Key | None:
        """The control that can be pressed at this place of the page."""
        found = self._view.at(*self._view.units(QPointF(place)))
        return None if found is None else found.key

    def things(self) -> list[QRect]:
        """The places of all that is read or looked at, from words to cards; not of the ground."""
        stage, found = self._view.stage, []
        for piece in self._scene.tableau.pieces:
            picture, pose = piece.picture, piece.pose
            size = picture.pixmap.deviceIndependentSize().toSize()
            if min(size.width(), size.height()) <= LARGEST * stage.unit:
                x = (pose.x + stage.margin) * stage.unit + picture.left
                y = pose.y * stage.unit + picture.top
                found.append(QRect(round(x), round(y), size.width(), size.height()))
        return found

    def paint_again(self, region: QRegion) -> None:
        """Paints this part of the table again, of which something was taken away."""
        self._view.viewport().update(region)

    @property
    def _led_words(self) -> str:
        return "" if self.guide is None else self.guide.words

    def _led_answer(self, key: str) -> bool:
        """Answers by the words of whoever leads if this key asks what to do; False otherwise."""
        if asked_by(key) is not Inquiry.NOW or not self._led_words:
            return False
        self.say(self._led_words, at_once=True)
        return True

    def _is_open(self, key: Key) -> bool:
        """Whether a control reacts; those who lead the looker say which."""
        return self.guide is None or self.guide.is_open(key)

    def reacts(self, key: Key) -> bool:
        """Whether pressing this control would do something now, with a guide or without one."""
        guide = self.guide
        if guide is not None and guide.awaits(key):
            return True
        return self._is_open(key) and self.is_usable(key)

    # -------------------------------------------------------------- the window

    @property
    def is_busy(self) -> bool:
        return self._choreographer.is_busy

    def _takes_quietly(self, settings: Settings, *, dark: bool) -> bool:
        """Takes over settings by which only somebody is no beginner any more; False if there is
        more to them. That comes in the middle of a step, which tells the new picture itself."""
        kept = people.without_beginnings(settings) == people.without_beginnings(self.settings)
        if not kept or settings == self.settings or dark is not self.dark:
            return False
        self.settings = settings
        return True

    def apply(self, settings: Settings, *, dark: bool) -> None:
        """Takes over other settings at once; the caller shows them."""
        self.settings, self.dark = settings, dark
        self._bindings = bindings_of(self._game, settings.keys)
        high = settings.contrast is Contrast.HIGH
        self._view.wear(self._tools.style.palette.theme(dark=dark, high=high))
        still = settings.motion is Motion.NONE
        self._choreographer.pace = 0.0 if still else PACES[settings.speed]
        self._choreographer.is_calm = settings.motion is Motion.CALM

    def count_nothing(self) -> None:
        """Says from now on that the match does not count."""
        self.counts = False
        self.refresh()

    def note_saved(self, problem: OSError | None) -> None:
        """Notes whether the match is on the disk, and if not, why."""
        self.save_problem = problem
        self.is_saved = problem is None
        if problem is not None:
            self.say(not_saved(problem))
        self.refresh()

    def conceal(self) -> None:
        """Takes everything off the table: nothing secret is left behind the curtain."""
        # From the first moment: whatever follows may ask for a fresh picture.
        self.table = None
        self._prepared.stop()
        self._choreographer.clear()
        self._scene.sweep()
        self._mirror.clear()
        self._view.show_controls(self._scene.tableau)
        self._view.forget_pointer()
        self._tell_tension()

    def _tell_tension(self) -> None:
        """Lets the music follow the table, as long as it is seen and goes on."""
        table = self.table if self._is_seen and not self._pauses else None
        self._tools.tension(None if table is None else table.tension())

    @property
    def _pauses(self) -> bool:
        return False

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._is_seen = True
        self._tools.style.turn_to(table=True)
        self._tell_tension()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._prepared.stop()
        self._is_seen = False
        self._tools.style.turn_to(table=False)
        self._tell_tension()

    # -------------------------------------------------------------- the picture

    def relay(self) -> None:
        """Makes the picture anew for the present size, theme and language."""
        if self.table is None:
            return
        self._settle.stop()
        self._prepared.stop()
        self._coming_art = None
        self._choreographer.hurry()
        self._view.resetTransform()
        self._view.let_go()
        frame = self._lay_out()
        self._scene.lay(frame.stage, self.table.tableau(frame))
        self._next = None
        self._reflect()

    def _lay_out(self) -> Frame:
        """The room there is now; the view knows it from here on."""
        frame = self._room()
        self._view.stage, self._art = frame.stage, frame.art
        return frame

    def _frame(self) -> Frame:
        """The room and the art of the present picture: while the window is being pulled it is
        stretched, and what comes to it meanwhile is stretched along."""
        if not (self._settle.isActive() and self._scene.tableau.pieces):
            return self._room()
        return self._room(self._view.stage)

    def _room(self, stage: Stage | None = None) -> Frame:
        """The room there is now, or that of this stage."""
        settings, dark, foot = self.settings, self.dark, self._foot
        of_table = {} if self.table is None else {"letters": self.table.letters}
        frame = self._tools.frame(self, settings, dark=dark, foot=foot, stage=stage, **of_table)
        frame.art.caps = captions(self._bindings)
        return frame

    def _reflect(self) -> None:
        tableau = self._scene.tableau
        self._view.show_controls(tableau)
        self._mirror.reflect(tableau, self._view.stage)
        if self.guide is not None:
            self.guide.shown()

    # ----------------------------------------------------------------- the hands

    def _press(self, key: Key) -> None:
        """A control was pressed, by the pointer or by keys."""
        raise NotImplementedError

    def _meaning(self, event: QKeyEvent) -> str:
        """The command that is meant by a key, by its usual key; nothing for a key of no use."""
        return self._bindings.meaning(KEYBOARD.names_of(event), is_over=self._is_over)

    @property
    def _is_over(self) -> bool:
        """Whether the keys of the end of a round count."""
        return False

    def _point(self, key: Key | None) -> None:
        if self.table is not None:
            self.table.pointed(key)

    def _focus(self, key: Key | None) -> None:
        if self.table is not None:
            self.table.focused(key)

    def is_usable(self, key: Key) -> bool:
        """Whether the table would do something with a press on this control."""
        return True

    def _has(self, key: Key) -> bool:
        """Whether this control is still there: what was pressed may have been a moment ago."""
        return any(control.key == key for control in self._scene.tableau.controls)

    # -------------------------------------------------------------------- size

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stretches the picture at once and makes it sharp when the size has settled."""
        super().resizeEvent(event)
        self._take_room()
        if self.table is None:
            return
        if not self.isVisible():
            self.relay()
            return
        self._view.stretch()
        self._wait_for_rest()

    def _wait_for_rest(self) -> None:
        """Makes the picture sharp once the size has settled."""
        self._prepared.stop()
        self._coming_art = self._next = None
        self._settle.start(SETTLED)
        self._pulled()

    @property
    def _is_pulled(self) -> bool:
        """Whether the size is still changing, or the art for it is not all there."""
        return self._settle.isActive()

    def _pulled(self) -> None:
        """Reacts to the window having another size."""

    def _settled(self) -> None:
        """Reacts to the size having settled while nothing is shown; otherwise the picture is made
        anew and rests after that."""

    def _sharpen(self) -> None:
        """Lays the table out for the present size, paints some of its pictures each time, and once
        there is none left, shows them."""
        if self.table is None:
            self._settled()
            return
        if self._coming_art is None:
            frame = self._room()
            pictures = [piece.picture for piece in self.table.tableau(frame).pieces]
            self._next, self._coming_art = (frame.art, pictures), iter(pictures)
            self._settle.start(0)
            return
        until = perf_counter() + SLICE
        for picture in self._coming_art:
            picture.paint()
            if perf_counter() >= until:
                self._settle.start(0)
                return
        self.relay()

    def leave_foot(self, pixels: int) -> None:
        """Leaves so many pixels at the bottom to something else."""
        if pixels != self._foot:
            self._foot = pixels
            self._take_room()
            self.relay()

    def _take_room(self) -> None:
        room = self.rect().adjusted(0, 0, 0, -self._foot)
        self._view.setGeometry(room)
        self._mirror.setGeometry(room)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Reacts to events of the page itself, beside its own handlers."""
        if event.type() is QEvent.Type.DevicePixelRatioChange:
            self._wait_for_rest()
        elif event.type() is QEvent.Type.WindowDeactivate:
            self._left()
        return False

    def _left(self) -> None:
        """Reacts to the window losing the keys."""

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._take_name()
            self.relay()

    def _take_name(self) -> None:
        """Gets the name of the game, or of the lesson or exercise, for the title of the window;
        where no control has the keys, a screen reader says that."""
        if self._guide is not None:
            name = self._guide.title
        elif self._game in PLUGS:
            name = PLUGS[self._game].title()
        else:
            return
        self.setAccessibleName(name)
        self.setWindowTitle(name)


def captions(bindings: Bindings) -> dict[str, str]:
    """The captions of keys on buttons that are others than usual, by the usual ones."""
    found = {cap(usual, printed=False): cap(key) for usual, key in bindings.changed.items()}
    # Of all others only signs can be printed otherwise. This is asked for every picture.
    signs = (each.key for each in bindings.commands.values() if len(each.key) == 1)
    found |= {sign: KEYBOARD.label(sign) for sign in signs if sign not in bindings.changed}
    return {usual: now for usual, now in found.items() if usual != now}
