"""The page of a live game's table: brings together the controller, the game's own table, the scene
and the hands of all who play there at once.

Every step is shown the moment it comes, whatever still moves: no card waits for another one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from time import perf_counter
from typing import Any

from PySide6.QtCore import QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from quando_desktop.controller.clock import Clock, QtClock
from quando_desktop.controller.facts import MatchFacts
from quando_desktop.controller.live.controller import LiveController
from quando_desktop.controller.live.rerun import Rerun
from quando_desktop.controller.live.stage import WAITING, LiveStage
from quando_desktop.controller.live.step import LivePhase, LiveStep, Views, cut, live_history
from quando_desktop.controller.past import PastStep, past
from quando_desktop.engine.contract import Action, Observation, Refusal
from quando_desktop.engine.players import TABLE
from quando_desktop.settings.keysets import are_usual, keysets_of
from quando_desktop.settings.settings import Settings
from quando_desktop.table.pages.contract import Command, Keys, LogLine
from quando_desktop.table.pages.live_table import LiveTable, LiveTableMaker
from quando_desktop.table.pages.surface import Surface
from quando_desktop.table.pages.tools import Tools
from quando_desktop.table.paint.keycaps import cap
from quando_desktop.table.scene.choreographer import FRAME
from quando_desktop.table.scene.live_view import LiveView
from quando_desktop.table.scene.printed import KEYBOARD
from quando_desktop.table.scene.tableau import Beat, Key, Tableau
from quando_desktop.table.speech import in_words, inquiries
from quando_desktop.table.speech.early import Arrival, Early
from quando_desktop.table.speech.inquiries import Inquiry

ECHO = 300
"""Milliseconds after which, at the latest, keys and screen readers find what is shown."""
AHEAD, WORK = 8, 0.004
"""Milliseconds between two portions of drawing ahead, and the seconds that each may take."""
BEFORE = (*WAITING, LivePhase.COUNTDOWN, LivePhase.STUCK)
"""The phases in which everybody waits for the start signal."""
OVER = LivePhase.ROUND_OVER, LivePhase.MATCH_OVER


class LivePage(Surface):
    """One live match on the screen. Fulfils `LiveHost` for the game's own table."""

    VIEW = LiveView

    table: LiveTable | None

    def __init__(
        self,
        tools: Tools,
        settings: Settings,
        maker: LiveTableMaker,
        controller: LiveController,
        parent: QWidget | None = None,
        *,
        clock: Clock | None = None,
    ) -> None:
        super().__init__(tools, settings, controller.match.game.id, parent)
        self._maker, self._controller = maker, controller
        self._clock: Clock = QtClock(self) if clock is None else clock
        self._rerun: Rerun | None = None
        """A game that is over, while it is being watched again."""
        self._log: list[LiveStep] = []
        self._keys: frozenset[str] = frozenset()
        """The keys of the people, which mean nothing else."""
        self._echo: Callable[[], None] | None = None
        """Cancels the delayed update of what keys and screen readers find, if one is due."""
        self._coming: Iterator[None] = iter(())
        """The pictures that are still to be drawn ahead."""
        self._early = Early[str](self._clock.now)
        self._last = ""
        """What was said last, by the table or by whoever leads."""
        self._arrival = Arrival(tools.is_heard, self)
        self._arrival.arrived.connect(self._catch_up)
        self._ahead = QTimer(self, interval=AHEAD)
        self._ahead.timeout.connect(self._draw_ahead)
        # A card that is played is on its way in the very first picture after that.
        self._choreographer.lead = FRAME
        self._choreographer.stilled.connect(self._rests)
        controller.stepped.connect(self._note)
        self._listen(controller)
        controller.refused.connect(self._refused)
        controller.savedChanged.connect(self.note_saved)
        self.apply(settings, dark=False)

    def _listen(self, stage: LiveStage) -> None:
        stage.stepped.connect(self._step)
        stage.phaseChanged.connect(self._phase)
        stage.counted.connect(self._count)

    # ---------------------------------------------------------------- the host

    @property
    def _stage(self) -> LiveStage:
        """The game on the screen: the match itself, or the rerun of a game."""
        return self._controller if self._rerun is None else self._rerun

    @property
    def phase(self) -> LivePhase:
        return self._stage.phase

    @property
    def count(self) -> int:
        return self._stage.count

    @property
    def people(self) -> tuple[int, ...]:
        return self._controller.people

    @property
    def is_rerun(self) -> bool:
        return self._rerun is not None

    def now(self) -> int:
        return self._stage.now()

    def intend(self, seat: int, action: Action) -> None:
        guide = self.guide
        if self._rerun is not None or (guide is not None and not guide.admits(seat, action)):
            return
        before = self._controller.match.revision
        self._controller.intend(seat, action)
        if guide is not None and self._controller.match.revision != before:
            guide.acted()

    def go(self) -> None:
        self._stage.go()

    def pause(self) -> None:
        self._stage.pause()

    def restart(self) -> None:
        self._controller.restart()

    def past(self) -> Iterator[PastStep]:
        people = self._controller.people
        return past(self._controller.match, lambda events: cut(people, events))

    def show_beat(self, beat: Beat) -> None:
        if self.table is not None:
            self._scene.show(*beat(self._frame()))
            self._reflect()

    def perform_beat(self, beat: Beat) -> None:
        if self.table is not None:
            self._perform([beat])

    def rerun(self) -> None:
        if self._rerun is not None:
            self._end_rerun()
        elif self.phase in OVER:
            self._rerun = Rerun(self._controller.match, self, clock=self._clock)
            self._listen(self._rerun)
            self._rerun.ended.connect(self._end_rerun)
            self._rerun.start()

    def after(self, ms: float, call: Callable[[], None]) -> Callable[[], None]:
        waits = True

        def ring() -> None:
            nonlocal waits
            waits = False
            if self._controller.is_open:
                call()

        def take_back() -> None:
            nonlocal waits
            if waits:
                waits = False
                alarm.stop()

        alarm = self._clock.after(ms / 1000, ring)
        return take_back

    def say(self, words: str, *, at_once: bool = False) -> None:
        self._last = words
        if at_once:
            # It is in place of all that was said before it, heard or not.
            self._early.clear()
        comes, is_heard = not self._arrival.is_over, self._tools.is_heard()
        if comes and (self._early.waits or not is_heard):
            self._early.keep(words)
        if not (comes and is_heard and self._early.waits):
            super().say(words, at_once=at_once)

    def _catch_up(self) -> None:
        """Says what a screen reader that has just come could not hear."""
        if self._controller.is_open:
            for words in self._early.take():
                self.say(words)

    def tell(self, words: str, *, stays: bool = False) -> None:
        self.say(words)

    @property
    def is_heard(self) -> bool:
        """Whether a screen reader is there."""
        return self._tools.is_heard()

    @property
    def is_by_keys(self) -> bool:
        """Whether somebody has to be led to what they need: here all have keys of their own."""
        return self.is_heard

    @property
    def view_of_looker(self) -> Observation[Any] | None:
        """What the first of those who look may know."""
        return next(iter(self._controller.views.values()), None)

    @property
    def facts(self) -> MatchFacts:
        return self._controller.facts

    @property
    def hold_key(self) -> tuple[str, Key] | None:
        """Nothing is held here."""
        return None

    @property
    def walks_by_keys(self) -> bool:
        """Whether arrows and digits lead to cards: everybody has keys of their own for that."""
        return False

    @property
    def own_keys(self) -> frozenset[str]:
        """Keys that belong to one person at the screen."""
        return self._keys

    def hint(self) -> None:
        """There are no hints where everybody plays at once."""

    def put_back(self) -> None:
        """Nothing is chosen before it is played."""

    def call_out(self, words: str) -> None:
        if self._calls_aloud:
            self._tools.voice.say(words, self.settings.volume)

    @property
    def _calls_aloud(self) -> bool:
        return self.settings.voice and not self.settings.muted

    # -------------------------------------------------------------- the window

    def keys(self) -> Sequence[Keys]:
        taken = {cap(key) for key in self._keys}
        own = self._maker.keys(self, self._stage.facts)
        return (*own, inquiries.column(self.key_cap, taken))

    def log(self) -> list[LogLine]:
        """The story so far, as those at the screen may know it, in the present language."""
        table = self.table
        return [] if table is None else [line for step in self._log for line in table.log(step)]

    def in_words(self) -> list[in_words.TextPart]:
        """The table to be read, as those at the screen may know it."""
        if self.table is None:
            return []
        last = [line.words for line in self.log()[-1:]]
        led = self._led_words
        return in_words.told(self.table.answers, self.controls, self.is_usable, last, led=led)

    def apply(self, settings: Settings, *, dark: bool) -> None:
        if self._takes_quietly(settings, dark=dark):
            return
        super().apply(settings, dark=dark)
        people = len(self.people)
        self._keys = frozenset(chain(*(keysets_of(settings, people) if people else ())))
        if self._calls_aloud:
            self._tools.voice.warm()
        if self.table is not None:
            self.table.look(self._stage.views, self._stage.facts)
            self.relay()

    def begin(self) -> None:
        """Shows the match as it stands and lets it go on."""
        self.setFocus()
        self._arrival.begin()
        controller = self._controller
        if controller.match.rounds:
            self._log = list(live_history(controller.match))
            self._set(controller.views, controller.facts)
            self.relay()
        controller.start()

    # ---------------------------------------------------------- from the match

    def _set(self, views: Views, facts: MatchFacts) -> LiveTable:
        """Sets the game's table up with what there is to see."""
        self.table = table = self._maker.make(self, views, facts)
        return table

    def _note(self, step: LiveStep) -> None:
        """Adds a step to the log. A rerun ends when the match goes on, and a deal begins another
        log."""
        self._end_rerun()
        if step.seat == TABLE and not step.events:
            self._log.clear()
        self._log.append(step)

    def _step(self, step: LiveStep) -> None:
        table = self.table
        if table is None:
            # The step itself brings the first observations.
            table = self._set(step.after, step.facts)
            self._scene.lay(self._lay_out().stage, Tableau())
        self._perform(table.beats(step))
        self._tell_tension()

    @property
    def _pauses(self) -> bool:
        return self.phase is LivePhase.PAUSED

    def _phase(self, phase: LivePhase) -> None:
        if phase in OVER and self._rerun is not None:
            # The end of a rerun is told by its own signal.
            return
        if phase is LivePhase.COUNTDOWN and self._mirror.has_focus:
            # The start button is gone: the keys belong to the hands.
            self.setFocus()
        if self.table is not None:
            self._perform(self.table.phase_changed(phase))
        self._tell_tension()
        self._look_ahead()

    def _count(self, count: int) -> None:
        if self.table is not None:
            self._perform(self.table.counted(count))

    def _refused(self, seat: int, refusal: Refusal) -> None:
        if self.table is not None:
            self.table.refused(seat, refusal)

    def _end_rerun(self) -> None:
        rerun, self._rerun = self._rerun, None
        if rerun is not None:
            rerun.close()
            rerun.deleteLater()
            if self.table is not None:
                self.table.look(self._controller.views, self._controller.facts)
                self._perform(self.table.phase_changed(self._controller.phase))

    def _perform(self, beats: Sequence[Beat]) -> None:
        """Shows all beats at once, already in motion."""
        for beat in beats:
            self._scene.perform(*beat(self._frame()), self.say)
        if not self._choreographer.is_still:
            self._choreographer.tick()
        self._reflect()

    def _reflect(self) -> None:
        """Updates the pointer's controls at once; the widgets behind them can wait a little."""
        self._view.show_controls(self._scene.tableau)
        if self._echo is None:
            self._echo = self.after(ECHO, self._rests)
        if self.guide is not None:
            self.guide.shown()

    def focus(self, key: Key) -> None:
        if self._mirror.spot(key) is None:
            # Somebody is led to what has just come.
            self._mirror.reflect(self._scene.tableau, self._view.stage)
        super().focus(key)

    def _rests(self) -> None:
        if self._echo is not None:
            self._echo()
            self._echo = None
        if self.table is not None:
            self._mirror.reflect(self._scene.tableau, self._view.stage)
        if self._choreographer.is_still:
            self.drained.emit()

    # ------------------------------------------------------- pictures to come

    def relay(self) -> None:
        super().relay()
        self._look_ahead()

    def _look_ahead(self) -> None:
        """Draws ahead while nobody plays, and forgets that once the game is over."""
        if self.table is not None and self.phase in BEFORE:
            self._coming = self.table.ahead(self._frame())
            self._ahead.start()
            return
        self._ahead.stop()
        if self.phase in OVER:
            self._frame().art.forget_ahead()

    def _draw_ahead(self) -> None:
        until = perf_counter() + WORK
        for _ in self._coming:
            if perf_counter() >= until:
                return
        self._ahead.stop()

    # ------------------------------------------------------------------ acting

    def _press(self, key: Key) -> None:
        if self.table is None or not self._has(key):
            return
        if self.guide is None or self.guide.tried(key):
            self.table.pressed(key)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, is_tap = self._meaning(event), self._taps.is_tap(event)
        if not key or (is_tap and not self._tap(key)):
            super().keyPressEvent(event)
        elif not is_tap and self.table is not None:
            self.table.held(key)

    def _meaning(self, event: QKeyEvent) -> str:
        """A person's own key goes before everything else. The usual ones lie at the same place on
        every keyboard; chosen ones go by their sign."""
        names = KEYBOARD.names_of(event)
        if are_usual(self.settings, len(self.people)):
            names = (KEYBOARD.place_of(event), *names)
        found = next((name for name in names if name in self._keys), None)
        return super()._meaning(event) if found is None else found

    @property
    def _is_over(self) -> bool:
        return self.phase in OVER or self.is_rerun

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        self._taps.let_go(event)
        super().keyReleaseEvent(event)

    def _tap(self, key: str) -> bool:
        """Handles a key that went down; False if it means nothing here."""
        inquiry = inquiries.asked_by(key)
        if inquiry is not None:
            if not self._led_answer(key):
                self._ask(inquiry)
        elif self.guide is not None and self.guide.typed(key):
            pass
        elif key == "Escape" and self.is_rerun:
            self.rerun()
        elif key == "Space" and self._stage.can_pause:
            self.pause()
        elif key in ("Space", "Return") and self.phase in WAITING:
            self.go()
        elif self.table is not None and self.table.typed(key):
            return True
        elif key == "Escape":
            self.command(Command.MENU)
        else:
            return key in self._keys
        return True

    def _ask(self, inquiry: Inquiry) -> None:
        if self.guide is not None and inquiry is Inquiry.REPEAT:
            # The table does not know what its guide has said.
            self.say(self._last, at_once=True)
        elif self.table is not None:
            self.table.asked(inquiry)
