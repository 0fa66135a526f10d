"""A game's table on the screen: brings together the controller, the game's own table, the scene and
the player's hands.

An intent goes from here to the controller; steps come back and are told by the scene in beats.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Protocol

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.controller.past import PastStep, past
from quando_desktop.controller.turn.adviser import Adviser, GivenAdvice
from quando_desktop.controller.turn.controller import TurnController
from quando_desktop.controller.turn.step import Step, TurnPhase, history
from quando_desktop.dataclass import replace
from quando_desktop.engine.contract import Action, Observation, Options, Refusal
from quando_desktop.settings.settings import Settings, Sorting
from quando_desktop.table.pages.contract import Keys, LogLine, TurnHost
from quando_desktop.table.pages.haste import Haste
from quando_desktop.table.pages.surface import Surface
from quando_desktop.table.pages.tools import NEXT_SORTING, PACES, Tools
from quando_desktop.table.parts.remark_bubble import Talk
from quando_desktop.table.scene.hold import Hold
from quando_desktop.table.scene.tableau import Cue, Key, Passage, Tableau
from quando_desktop.table.speech import in_words, inquiries
from quando_desktop.table.speech.early import Arrival
from quando_desktop.table.speech.telling import TURN, Telling
from quando_desktop.table.speech.utterance import Utterance, Weight
from quando_desktop.table.text import spoken
from quando_desktop.table.turn.table import TurnTable

RISING = 450.0
"""Milliseconds that a curtain takes to rise."""
TOAST = 4000
LONG_THINK = 20_000
"""Milliseconds of the looker's own turn after which somebody looks up."""


class TurnTableMaker(Protocol):
    """A game's part in a page."""

    @property
    def make(self) -> Callable[[TurnHost, Any, MatchFacts], TurnTable[Any]]:
        """Makes the table of the looker who has this observation."""

    @property
    def keys(self) -> Callable[[TurnHost], Sequence[Keys]]:
        """The columns of the key sheet, whether anybody looks or not."""


class TurnPage(Surface):
    """One match on the screen. Fulfils `TurnHost` for the game's own table."""

    readerCame = Signal()
    """A screen reader is there that was not at the start, or was only coming."""

    table: TurnTable[Any] | None

    def __init__(
        self,
        tools: Tools,
        settings: Settings,
        maker: TurnTableMaker,
        controller: TurnController,
        adviser: Adviser,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(tools, settings, controller.match.game.id, parent)
        self.points_out = False
        self.talk = Talk()
        self._maker, self._controller, self._adviser = maker, controller, adviser
        self._log: list[Step] = []
        self._toast = QTimer(self, singleShot=True, interval=TOAST)
        self._toast.timeout.connect(self._hush)
        self._thinks = QTimer(self, singleShot=True, interval=LONG_THINK)
        self._thinks.timeout.connect(self._wait)
        self._hold = Hold(tools.clock, self)
        self._telling = Telling.at(self, tools, controller, self._note_talk)
        self._haste = Haste(controller, tools.clock, self._hurry, lambda: self.is_heard)
        self._by_keys = False
        """Whether the last thing that somebody did was done by a key."""
        self._arrival = Arrival(tools.is_heard, self)
        self._connect()
        self.apply(settings, dark=False)

    def _connect(self) -> None:
        view, controller = self._view, self._controller
        self._choreographer.drained.connect(self._rests)
        view.doubled.connect(self._double)
        view.grabbed.connect(self._grab)
        view.grabbed.connect(self._point_at)
        view.released.connect(lambda _: self._hold.let_go())
        self._hold.held.connect(self._held)
        view.dragged.connect(self._drag)
        view.dropped.connect(self._drop)
        view.cleared.connect(self._put_back)
        view.missed.connect(self._go_on)
        self._mirror.leaves = self._hastens
        self._mirror.reached.connect(self._telling.focus)
        self._mirror.renamed.connect(self._telling.rename)
        controller.stepped.connect(self._step)
        controller.phaseChanged.connect(self._phase)
        controller.refused.connect(self._refuse)
        controller.curtainLifted.connect(self._lift)
        controller.savedChanged.connect(self.note_saved)
        self._arrival.arrived.connect(self._turn_to_looker)
        self._arrival.arrived.connect(self.readerCame)
        self._adviser.advised.connect(self._advise)

    # ---------------------------------------------------------------- the host

    @property
    def options(self) -> Options:
        return self._controller.match.options

    @property
    def may_act(self) -> bool:
        return self._controller.phase is TurnPhase.PERSON

    @property
    def may_undo(self) -> bool:
        return self._controller.can_undo

    @property
    def is_heard(self) -> bool:
        return self._telling.narrator.is_heard

    def past(self) -> Iterator[PastStep]:
        view = self._controller.view
        if view is None:
            return iter(())
        return past(
            self._controller.match, lambda events: tuple(each.seen_by(view.seat) for each in events)
        )

    def submit(self, action: Action) -> None:
        guide, looker = self.guide, self._controller.looker
        if guide is None or looker is None:
            self._controller.submit(action)
        elif guide.admits(looker, action):
            self._controller.submit(action)
            guide.acted()

    def undo(self) -> None:
        if not self._is_led:
            self._controller.undo()

    @property
    def _is_led(self) -> bool:
        """Whether somebody else says what the looker has to do."""
        return self.guide is not None and self.guide.leads

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
        """Shows the table anew, unless a story is being told: the story ends with the present
        table."""
        if not self._choreographer.is_busy:
            super().refresh(passage)

    def say(self, words: str, *, at_once: bool = False) -> None:
        self._telling.narrator.answer(words)
        self._toast.start()

    @property
    def view_of_looker(self) -> Observation[Any] | None:
        """What whoever looks may know."""
        return self._controller.view

    @property
    def facts(self) -> MatchFacts:
        return self._controller.facts

    @property
    def hold_key(self) -> tuple[str, Key] | None:
        """A key that can be held, and the control it stands for."""
        return None if self.table is None else self.table.hold_key()

    @property
    def walks_by_keys(self) -> bool:
        """Whether arrows and digits lead to cards."""
        return True

    @property
    def own_keys(self) -> frozenset[str]:
        """Keys that belong to one person at the screen."""
        return frozenset()

    def put_back(self) -> None:
        """Puts back everything that is chosen."""
        if self.table is not None:
            self.table.put_back()

    def tell(self, words: str, *, stays: bool = False) -> None:
        """Says this when its turn comes, in place of what was told before on what to do. What
        `stays` is said even if somebody's turn begins before that."""
        narrator = self._telling.narrator
        # Whoever wants to hear little has asked for this; a reader that is just coming gets lines.
        weight = Weight.MOMENT if narrator.is_heard else Weight.LINE
        narrator.tell(Utterance(words, weight, "" if stays else TURN))

    @property
    def is_by_keys(self) -> bool:
        """Whether somebody goes by keys or by ear, and has to be led to what they need."""
        return self._by_keys or self.is_heard

    def linger(self, key: Key, ms: float, gone: Callable[[], None]) -> None:
        self._scene.linger(key, ms * PACES[self.settings.speed], gone)

    def places(self, keys: Sequence[Key]) -> list[tuple[float, float]]:
        """The places of these pieces, from the left and from above."""
        found = {piece.key: (piece.pose.x, piece.pose.y) for piece in self._scene.tableau.pieces}
        return [found[key] for key in keys if key in found]

    def keep_sorting_by_hand(self) -> None:
        self._tools.change(sorting=Sorting.HAND)

    def next_sorting(self) -> None:
        sorting = NEXT_SORTING[self.settings.sorting]
        self._tools.change(sorting=sorting)
        self.say(spoken.order(sorting))

    # -------------------------------------------------------------- the window

    def keys(self) -> Sequence[Keys]:
        """The columns of the key sheet."""
        return (*self._maker.keys(self), inquiries.column(self.key_cap))

    def log(self) -> list[LogLine]:
        """The story so far, as the looker may know it, in the present language."""
        table = self.table
        return [] if table is None else [line for step in self._log for line in table.log(step)]

    def in_words(self) -> list[in_words.TextPart]:
        """The table to be read, as the looker may know it; nothing while nobody looks."""
        table = self.table
        if table is None:
            return []
        last = [line.words for line in self.log()[-1:]]
        said = [*last, self._telling.narrator.last]
        first = table.state.first_words(table.state.view) if self.may_act else ""
        led = self._led_words
        return in_words.told(table.answers, self.controls, self.is_usable, said, first, led)

    def hint(self) -> None:
        """Asks for a hint, or takes it away."""
        if self.table is not None and not self._is_led:
            self._hurry()
            self.table.hint()

    def apply(self, settings: Settings, *, dark: bool) -> None:
        """Takes over other settings at once."""
        if self._takes_quietly(settings, dark=dark):
            return
        sorts = dark is self.dark and settings == replace(self.settings, sorting=settings.sorting)
        super().apply(settings, dark=dark)
        self._telling.apply(settings)
        view = self._controller.view
        if self.table is not None and view is not None:
            self.table.look(view, self._controller.facts)
            # A hand that is only sorted differently moves; any other change is a new picture.
            self.refresh() if sorts else self.relay()
            self._help()

    def point_out(self, *, on: bool) -> None:
        """Lets the adviser point things out from now on, or no more."""
        self.points_out = on
        if self.table is not None:
            self.table.follow_guidance()
            self._help()

    def begin(self) -> None:
        """Shows the match as it stands and lets it go on."""
        self.setFocus()
        self._open()
        self._controller.start()
        if self.table is None:
            # At the end of a round nobody is asked to come, and the looker is known only now.
            self._open()
        self._arrival.begin()

    def _open(self) -> None:
        view = self._controller.view
        if view is not None and self._controller.match.rounds:
            self._set(view)
            self._log = list(history(self._controller.match, view.seat))

    def conceal(self) -> None:
        super().conceal()
        self._telling.conceal()
        self._thinks.stop()
        self._log = []
        self._hold.let_go()

    # ---------------------------------------------------------- from the match

    def _set(self, view: Observation[Any]) -> TurnTable[Any]:
        """Makes the table of the present looker."""
        self.table = self._maker.make(self, view, self._controller.facts)
        self.relay()
        self._telling.greet(self.table.answers)
        return self.table

    def _step(self, step: Step) -> None:
        self._log.append(step)
        if self.table is None:
            # The step itself brings the first observation.
            self.table = self._maker.make(self, step.after, step.facts)
            frame = self._lay_out()
            self._scene.lay(frame.stage, Tableau())
            self.table.tableau(frame)
            self._telling.greet(self.table.answers)
        self._tell(self.table, step)

    def _tell(self, table: TurnTable[Any], step: Step) -> None:
        for beat in table.beats(step):
            self._scene.tell(self._telling.told(beat), self._frame, self.say)
        # While the window is pulled another size is painted.
        if self._choreographer.is_busy and self._is_seen and not self._settle.isActive():
            self._prepared.prepare(table.coming(step))

    def _lift(self, seat: int, looked: Observation[Any] | None, missed: Sequence[Step]) -> None:
        """The looker sees the table as they left it, or undealt, and then what they missed."""
        self._log = list(history(self._controller.match, seat))
        first = (missed[0].before or missed[0].after) if missed else self._controller.view
        if first is None:
            return
        table = self._set(first)
        if missed and missed[0].before is None:
            frame = self._frame()
            self._scene.lay(frame.stage, table.beats(missed[0])[0](frame)[0])
        # The curtain rises first.
        self._choreographer.enqueue(lambda: RISING)
        for step in missed:
            self._tell(table, step)

    def _wait(self) -> None:
        if self.table is not None and not self.is_busy:
            for beat in self.table.waited():
                self._scene.perform(*self._telling.told(beat)(self._frame()), self.say)
                self._reflect()

    def _phase(self, phase: TurnPhase) -> None:
        self._thinks.start() if phase is TurnPhase.PERSON else self._thinks.stop()
        if phase is not TurnPhase.CURTAIN:
            self.refresh()
            self._turn_to_looker()
        self._help()

    def _turn_to_looker(self) -> None:
        """Says what the looker has to do, and leads their keys there. For a screen reader they come
        there at once, whatever the picture still shows: what moves the focus later would cut short
        what is said by then. The words come after the story that is being told: somebody for whom
        a curtain rises hears first what they have missed."""
        table = self.table
        if table is None or not self.is_heard or self._is_led:
            return
        if self._is_over:
            self._await_sheet()
        else:
            if self.is_busy:
                self._mirror.reflect(table.tableau(self._frame()), self._view.stage)
            table.lead()
        if self.is_busy:
            self._choreographer.enqueue(self._prompt)
        else:
            self._prompt()

    def _await_sheet(self) -> None:
        """Takes the keys from what is about to go while the end is told. A reader reads the score
        sheet out as soon as they are there: nobody hears the result before the last lines."""
        if self._mirror.has_focus:
            self.setFocus()
            self._telling.focus(self._telling.title, by_hand=False)
        self._lead()

    def _note_talk(self, talks: bool) -> None:
        """Notes whether a screen reader is being told something."""
        self._mirror.keep_names(talks)
        if not talks and self._is_over and self.hasFocus():
            self._lead()

    def _lead(self) -> None:
        """Leads the keys of whoever goes by them to what there is to choose from, or to the score
        sheet, once all that comes before it was heard."""
        if self.table is None or self._is_led or not self.is_by_keys:
            return
        if not (self._is_over and (self.is_busy or self._telling.narrator.until_heard())):
            self.table.lead()

    def _prompt(self) -> float:
        """Says what the looker has to do, as a beat that takes no time."""
        if self.table is not None:
            self._telling.prompt(self.table.answers)
        return 0.0

    def _help(self) -> None:
        """Asks for advice, if the looker wants to be told something of it on their turn."""
        if self._is_led:
            return
        if self.may_act and self.table is not None and self.table.wants_advice():
            self._adviser.ask()

    def _advise(self, given: GivenAdvice) -> None:
        if self.table is not None:
            self.table.advised(given.advice)

    def _refuse(self, refusal: Refusal) -> None:
        if self.table is not None:
            self.table.refused(refusal)

    def _hush(self) -> None:
        if self.table is not None:
            self.table.hush()

    def _rests(self) -> None:
        if self.table is not None:
            self.refresh()
            self.table.rested()
            self._lead()
        self._tell_tension()
        self.drained.emit()
        self._settled()

    def _pulled(self) -> None:
        # Nobody watches a turn while pulling the window, and each of them would be drawn twice.
        self._controller.fall_behind()

    def _settled(self) -> None:
        if not (self._is_pulled or self.is_busy):
            self._controller.caught_up()

    # ------------------------------------------------------------------ acting

    def _hurry(self) -> None:
        """Brings the picture up to date: a player who acts does not wait for it."""
        if self._choreographer.is_busy:
            self._choreographer.hurry()
            self.refresh(Passage(usual=Cue(0)))

    def _hastens(self, key: str) -> bool:
        """Whether a key only hastens the others; whoever is led by somebody needs it themselves."""
        return not self._is_led and self._haste.takes(key)

    def _go_on(self) -> None:
        """A press on the empty table shortens what is told, or what the others think about."""
        if not self._skip():
            self._haste.hasten()

    def _skip(self) -> bool:
        """Brings the sheet at once where the end of a round is being told; False if it is not.
        Whoever only wants to see it does not begin the next round with the same key. A screen
        reader knows the sheet by then."""
        tells_end = self._is_over and self.is_busy and not self.is_heard
        if tells_end:
            self._hurry()
        return tells_end

    def is_usable(self, key: Key) -> bool:
        return self.table is not None and self.table.is_usable(key)

    def _press(self, key: Key) -> None:
        self._telling.interrupt()
        self._hurry()
        if self.table is None or not self._has(key):
            return
        if self.guide is None or self.guide.tried(key):
            self.table.pressed(key)
            self._tell_choice()

    def _tell_choice(self) -> None:
        if self.guide is not None:
            self.guide.chose()

    def _double(self, key: Key) -> None:
        # A hold that begins twice is still a hold.
        if self._hold.key is None:
            self._hurry()
            if self.table is not None and self._has(key) and self._is_open(key):
                self.table.doubled(key)
                self._tell_choice()

    def _drag(self, key: Key, x: float, y: float) -> None:
        self._hurry()
        if self.table is not None and self._is_open(key):
            self.table.dragged(key, x, y)

    def _drop(self, key: Key, x: float, y: float) -> None:
        if self.table is not None and self._is_open(key):
            self.table.dropped(key, x, y)
            self._tell_choice()

    def _point_at(self, _: Key) -> None:
        self._by_keys = False

    def _focus(self, key: Key | None) -> None:
        self._by_keys = self._by_keys or key is not None
        super()._focus(key)

    def _put_back(self) -> None:
        self._hurry()
        if self.table is not None:
            self.table.put_back()

    def _grab(self, key: Key) -> None:
        if self.table is not None and self._is_open(key) and self.table.holds(key):
            self._hold.begin(key)

    def _held(self, key: Key, part: float) -> None:
        if part >= 1.0 or not part:
            # The hold was the press.
            self._view.forget_pointer()
        if self.table is not None:
            self.table.held(key, part)
        if self.guide is not None and not part:
            self.guide.let_go()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, is_tap = self._meaning(event), self._taps.is_tap(event)
        self._by_keys = True
        if event.key() == Qt.Key.Key_Control:
            self._telling.silence()
            return
        if is_tap and self._led_answer(key):
            return
        if is_tap and self._telling.key(key, None if self.table is None else self.table.answers):
            return
        if key and self.guide is not None and self.guide.typed(key):
            return
        if self._hastens(key):
            self._haste.hasten(is_tap=is_tap)
            return
        if key and is_tap:
            if self._skip():
                return
            self._hurry()
        if not (self.table is not None and self._type(self.table, key, is_tap=is_tap)):
            super().keyPressEvent(event)
        self._tell_choice()

    def _type(self, table: TurnTable[Any], key: str, *, is_tap: bool) -> bool:
        """Handles a key that is down, now or still; False if it means nothing. Nothing happens
        twice because a finger is slow; only a walk along the cards goes on."""
        held = self._held_by(table, key)
        if not is_tap:
            if held is not None:
                self._hold.tighten()
            elif table.walks(key):
                table.typed(key)
            return True
        if held is not None and table.holds(held):
            self._grab(held)
            return True
        return bool(key) and table.typed(key)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        self._taps.let_go(event)
        table, key = self.table, self._meaning(event)
        if table is not None and self._held_by(table, key) is not None and not event.isAutoRepeat():
            self._hold.loosen()
        super().keyReleaseEvent(event)

    @property
    def _is_over(self) -> bool:
        return self.table is not None and bool(self.table.state.view.is_over)

    def _held_by(self, table: TurnTable[Any], key: str) -> Key | None:
        """The control that is held by holding this key."""
        hold = table.hold_key()
        return hold[1] if hold is not None and hold[0] == key else None

    def _left(self) -> None:
        # A key that comes up elsewhere would never be noticed here.
        self._hold.let_go()
