"""A game's table on the screen: brings together the controller, the game's own table, the scene
and the hands of whoever plays.

An intent goes from here to the controller; steps come back and are told by the scene in beats.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from quando_desktop.controller.turn.adviser import Adviser
from quando_desktop.controller.turn.controller import TurnController
from quando_desktop.controller.turn.history import history
from quando_desktop.controller.turn.phases import Phase
from quando_desktop.controller.turn.step import Step
from quando_desktop.engine.contract import Action, Observation, Options
from quando_desktop.settings.settings import Settings, Sorting
from quando_desktop.table.pages.surface import Surface
from quando_desktop.table.pages.tools import NEXT_SORTING, PACES, Tools
from quando_desktop.table.pages.turn_table import GameTable, Host, LogLine
from quando_desktop.table.scene.hold import Hold
from quando_desktop.table.scene.keys import plain_name_of
from quando_desktop.table.scene.tableau import Cue, Key, Passage, Tableau

RISING = 450.0
"""Milliseconds that a curtain takes to rise."""
TOAST = 4000


class TablePage(Surface):
    """One match on the screen. Fulfils `Host` for the game's own table."""

    _table: GameTable

    def __init__(
        self,
        tools: Tools,
        settings: Settings,
        make: Callable[[Host], GameTable],
        controller: TurnController,
        adviser: Adviser,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(tools, settings, parent)
        self._controller, self._adviser = controller, adviser
        self._log: list[Step] = []
        self._table = make(self)
        self._toast = QTimer(self, singleShot=True, interval=TOAST)
        self._toast.timeout.connect(self._table.hush)
        self._hold = Hold(tools.clock, self)
        self._connect()
        self.apply(settings, dark=False)

    def _connect(self) -> None:
        view, controller = self._view, self._controller
        self._show_table(self._press)
        self._choreographer.drained.connect(self._rests)
        view.doubled.connect(self._double)
        view.grabbed.connect(self._grab)
        view.released.connect(lambda _: self._hold.let_go())
        self._hold.held.connect(self._held)
        view.dragged.connect(self._drag)
        view.dropped.connect(self._table.dropped)
        view.cleared.connect(self._put_back)
        controller.stepped.connect(self._step)
        controller.phaseChanged.connect(self._phase)
        controller.refused.connect(self._table.refused)
        controller.curtainLifted.connect(self._lift)
        controller.savedChanged.connect(self.note_saved)
        self._adviser.advised.connect(lambda hint: self._table.advised(hint.advice))

    # ---------------------------------------------------------------- the host

    @property
    def options(self) -> Options:
        return self._controller.match.options

    @property
    def may_act(self) -> bool:
        return self._controller.phase is Phase.PERSON

    @property
    def may_undo(self) -> bool:
        return self._controller.can_undo

    def submit(self, action: Action) -> None:
        self._controller.submit(action)

    def undo(self) -> None:
        self._controller.undo()

    @property
    def speaking(self) -> int | None:
        return self._controller.speaking

    def speak(self, seat: int) -> None:
        self._controller.speak(seat)

    def be_silent(self) -> None:
        self._controller.be_silent()

    def ask_advice(self) -> None:
        self._adviser.ask()

    def refresh(self, passage: Passage | None = None) -> None:
        """Shows what the looker does, unless a story is being told: it comes to that by itself."""
        if not self._choreographer.is_busy:
            super().refresh(passage)

    def say(self, words: str) -> None:
        super().say(words)
        self._toast.start()

    def linger(self, key: Key, ms: float, gone: Callable[[], None]) -> None:
        self._scene.linger(key, ms * PACES[self.settings.speed], gone)

    def places(self, keys: Sequence[Key]) -> list[float]:
        """Where these pieces are, from the left."""
        found = {piece.key: piece.pose.x for piece in self._scene.tableau.pieces}
        return [found[key] for key in keys if key in found]

    def keep_sorting_by_hand(self) -> None:
        self._tools.change(sorting=Sorting.HAND)

    def next_sorting(self) -> None:
        self._tools.change(sorting=NEXT_SORTING[self.settings.sorting])

    # -------------------------------------------------------------- the window

    def log(self) -> list[LogLine]:
        """What happened, as the looker may know it, in the present language."""
        return [line for step in self._log for line in self._table.log(step)]

    def hint(self) -> None:
        """Asks for a hint, or takes it away."""
        if self._is_set:
            self._hurry()
            self._table.hint()

    def apply(self, settings: Settings, *, dark: bool) -> None:
        """Takes other settings over at once."""
        sorts = dark is self.dark and settings == replace(self.settings, sorting=settings.sorting)
        super().apply(settings, dark=dark)
        view = self._controller.view
        if self._is_set and view is not None:
            self._table.look(view, self._controller.facts)
            # A hand that is only sorted otherwise moves; all else looks quite different.
            self.refresh() if sorts else self.relay()
            self._help()

    def begin(self) -> None:
        """Shows the match as it stands and lets it go on."""
        self.setFocus()
        self._open()
        self._controller.start()
        if not self._is_set:
            # At the end of a round nobody is asked for, but only now somebody looks.
            self._open()

    def _open(self) -> None:
        view = self._controller.view
        if view is not None and self._controller.match.rounds:
            self._set(view)
            self._log = list(history(self._controller.match, view.seat))

    def conceal(self) -> None:
        super().conceal()
        self._log = []
        self._hold.let_go()

    # ---------------------------------------------------------- from the match

    def _set(self, view: Observation[Any]) -> None:
        self._is_set = True
        self._table.look(view, self._controller.facts)
        self.relay()

    def _step(self, step: Step) -> None:
        self._log.append(step)
        if not self._is_set:
            # The step itself brings what there is to see.
            self._is_set = True
            self._scene.lay(self._lay_out().stage, Tableau())
        self._tell(step)

    def _tell(self, step: Step) -> None:
        for beat in self._table.beats(step):
            self._scene.tell(beat, self._frame, lambda words: self._tools.announce(self, words))

    def _lift(self, seat: int, looked: Observation[Any] | None, missed: Sequence[Step]) -> None:
        """The looker sees the table as they left it, or undealt, and then what they missed."""
        self._log = list(history(self._controller.match, seat))
        first = (missed[0].before or missed[0].after) if missed else self._controller.view
        if first is None:
            return
        self._set(first)
        if missed and missed[0].before is None:
            frame = self._frame()
            self._scene.lay(frame.stage, self._table.beats(missed[0])[0](frame)[0])
        # The curtain rises first.
        self._choreographer.enqueue(lambda: RISING)
        for step in missed:
            self._tell(step)

    def _phase(self, phase: Phase) -> None:
        if phase is not Phase.CURTAIN:
            self.refresh()
        self._help()

    def _help(self) -> None:
        """Asks for what the looker wants to be told on their turn."""
        if self.may_act and self._is_set and self._table.wants_advice():
            self._adviser.ask()

    def _rests(self) -> None:
        if self._is_set:
            self.refresh()
            self._table.rested()
        self.drained.emit()
        self._controller.caught_up()

    # ------------------------------------------------------------------ acting

    def _hurry(self) -> None:
        """Whoever acts does not wait for the picture."""
        if self._choreographer.is_busy:
            self._choreographer.hurry()
            self.refresh(Passage(usual=Cue(0)))

    def _press(self, key: Key) -> None:
        self._hurry()
        if self._has(key):
            self._table.pressed(key)

    def _double(self, key: Key) -> None:
        # A hold that begins twice is still a hold.
        if self._hold.key is None:
            self._hurry()
            if self._has(key):
                self._table.doubled(key)

    def _drag(self, key: Key, x: float, y: float) -> None:
        self._hurry()
        self._table.dragged(key, x, y)

    def _put_back(self) -> None:
        self._hurry()
        self._table.put_back()

    def _grab(self, key: Key) -> None:
        if self._table.holds(key):
            self._hold.begin(key)

    def _held(self, key: Key, part: float) -> None:
        if part >= 1.0 or not part:
            # The hold was the press.
            self._view.forget_pointer()
        self._table.held(key, part)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = plain_name_of(event)
        if not self._taps.is_tap(event):
            self._still_down(key)
            return
        if key:
            self._hurry()
        hold = self._table.hold_key()
        if key and hold is not None and key == hold[0] and self._table.holds(hold[1]):
            self._grab(hold[1])
        elif not key or not self._is_set or not self._table.typed(key):
            super().keyPressEvent(event)

    def _still_down(self, key: str) -> None:
        """Nothing happens twice because a finger is slow; only a way along the cards goes on."""
        hold = self._table.hold_key()
        if hold is not None and key == hold[0]:
            self._hold.tighten()
        elif self._is_set and self._table.walks(key):
            self._table.typed(key)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        self._taps.let_go(event)
        hold = self._table.hold_key()
        if hold is not None and plain_name_of(event) == hold[0] and not event.isAutoRepeat():
            self._hold.loosen()
        super().keyReleaseEvent(event)

    def _left(self) -> None:
        # Nobody would hear of the key that comes up elsewhere.
        self._hold.let_go()
