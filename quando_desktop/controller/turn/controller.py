"""A match turn by turn, as signals: computer players act, people look one at a time.

The truth changes at once and the picture catches up; nothing goes on by itself before the picture
says that it has (`caught_up`). With several people a curtain is down whenever the one who has to
act is not the one who looks, and before each deal; while it is down nobody has a view.

Where the rules let somebody speak before the one who is waited for, computer players are asked and
people ask for it by `speak`; as long as one of them speaks, nothing else goes on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal

from quando_desktop.bots.pacing import Pacing
from quando_desktop.bots.question import Answer
from quando_desktop.controller.clock import Alarm, Clock, QtClock
from quando_desktop.controller.facts import MatchFacts, people_of
from quando_desktop.controller.roster import stand_in
from quando_desktop.controller.saving import Saving
from quando_desktop.controller.turn.floor import Floor
from quando_desktop.controller.turn.phases import Phase
from quando_desktop.controller.turn.runner import BotRunner
from quando_desktop.controller.turn.step import Sight
from quando_desktop.controller.turn.thought import Thought
from quando_desktop.engine.contract import Action, Observation, Refusal
from quando_desktop.engine.match import Change, Match
from quando_desktop.engine.players import TABLE, clockwise_from


class TurnController(QObject):
    stepped = Signal(object)
    """A `Step` as the looker sees it; never while the curtain is down."""
    phaseChanged = Signal(object)
    """A `Phase`: after each step, even where it stays the same, and whenever it changes."""
    curtainFell = Signal(int)
    """The seat that is asked to come. Nothing of its hand was told to anybody before."""
    curtainLifted = Signal(int, object, object)
    """A seat, its observation when it last looked in this round or None, and the steps that it
    has missed, cut for it."""
    refused = Signal(object)
    """The `Refusal` of what the looker tried."""
    savedChanged = Signal(object)
    """None: all is saved. An OSError: why it is not."""

    def __init__(
        self,
        match: Match,
        bots: BotRunner,
        pacing: Pacing,
        parent: QObject | None = None,
        *,
        clock: Clock | None = None,
    ) -> None:
        """The bots are closed by whoever made them."""
        super().__init__(parent)
        self._match, self._pacing = match, pacing
        self._saving = Saving(match, self.savedChanged.emit)
        self._clock: Clock = QtClock(self) if clock is None else clock
        self._thought = Thought(match, bots, self._settle)
        self._people = people_of(match)
        self._floor = Floor(match, self._people)
        watchers = self._people or (0,)
        self._sights = {seat: Sight(match, seat) for seat in watchers}
        self._looker: int | None = None if len(watchers) > 1 else watchers[0]
        self._asked: int | None = None
        self._phase = Phase.COMPUTER

        self._drained_at: float | None = self._clock.now()
        """Since when the picture rests; None while it has to catch up."""
        self._telling = False
        """While others hear of a change, what they say to it must wait."""
        self._new = True
        """Whether nobody was told yet what the present position waits for."""
        self._alarm: Alarm | None = None
        """What will happen next by itself."""
        self._closed = False

        match.observers.append(self._note)

    # --------------------------------------------------------------- questions

    @property
    def match(self) -> Match:
        return self._match

    @property
    def facts(self) -> MatchFacts:
        return MatchFacts.of(self._match)

    @property
    def is_open(self) -> bool:
        """Until it is closed."""
        return not self._closed

    @property
    def phase(self) -> Phase:
        return self._phase

    @property
    def looker(self) -> int | None:
        """The seat from which the table is seen; nobody's while the curtain is down."""
        return self._looker

    @property
    def asked(self) -> int | None:
        """The seat that is asked to come to the screen."""
        return self._asked

    @property
    def view(self) -> Observation[Any] | None:
        """What the looker may know; None without a looker or before the first deal."""
        return None if self._looker is None else self._sights[self._looker].view

    @property
    def revision(self) -> int:
        return self._match.revision

    @property
    def people(self) -> tuple[int, ...]:
        return self._people

    @property
    def speaking(self) -> int | None:
        """The person who speaks now though another one is waited for, or else the looker, if they
        want to as soon as they may."""
        if self._floor.speaker is None and self._looker is not None:
            return self._looker if self._floor.wants(self._looker) else None
        return self._floor.speaker

    @property
    def can_undo(self) -> bool:
        return self._looker in self._people and self._match.can_undo(self._looker)

    # ----------------------------------------------------------------- actions

    def start(self) -> None:
        """Deals, or goes on where the match stands."""
        self._saving.check()
        match = self._match
        if not match.rounds:
            self._deal()
        elif match.in_round and self._looker is None:
            self._drop_curtain(self._first_person())
        else:
            # Nothing is secret at the end of a round.
            self._looker = self._people[0] if self._looker is None else self._looker
            self._settle()

    def submit(self, action: Action) -> None:
        """Does what the looker wants, or says why not."""
        if self._looker not in self._people:
            return
        try:
            self._match.submit(self._looker, action, self._match.revision)
        except Refusal as refusal:
            self.refused.emit(refusal)
        else:
            self._settle()

    def undo(self) -> None:
        """Takes the looker's last action back, or says why not."""
        if self._looker not in self._people:
            return
        try:
            self._match.undo(self._looker)
        except Refusal as refusal:
            self.refused.emit(refusal)
        else:
            self._settle()

    def speak(self, seat: int) -> None:
        """A person wants to say something before the one who is waited for acts: the looker, now
        or as soon as they may, or whomever the looker asks in their own turn."""
        waited_for = next(iter(self._match.to_act()), None)
        asks = self._looker == waited_for and self._floor.may_speak(seat)
        if seat in self._people and (seat == self._looker or asks) and self._match.in_round:
            self._floor.ask(seat)
            self._turn_to_speaker(heard=self._floor.speaker == seat)

    def be_silent(self) -> None:
        """The looker has nothing to say, after all."""
        if self._looker is not None and self.speaking == self._looker:
            heard = self._floor.speaker == self._looker
            self._floor.be_silent(self._looker)
            self._turn_to_speaker(heard=heard)

    def lift(self) -> None:
        """The person who was asked is here."""
        if self._phase is not Phase.CURTAIN or self._asked is None:
            return
        seat = self._looker = self._asked
        self._asked = None
        self._drained_at = None
        self._new = True
        # The phase is told after this signal; until then nobody is asked any more, either.
        self._phase = Phase.COMPUTER
        sight = self._sights[seat]
        self._telling = True
        self.curtainLifted.emit(seat, sight.looked, sight.catch_up())
        self._telling = False
        self._settle()

    def next_round(self) -> None:
        """Deals again, unless the match is over."""
        if self._phase is Phase.ROUND_OVER:
            self._deal()

    def caught_up(self) -> None:
        """The picture shows all that it was told, and rests."""
        if self._drained_at is None:
            self._drained_at = self._clock.now()
            if not self._telling:
                self._settle()

    def close(self) -> None:
        """Ends all of this; the match stays as it is."""
        if not self._closed:
            self._closed = True
            self._forget()
            self._match.observers.remove(self._note)
            self._thought.close()

    # ------------------------------------------------------------- the changes

    def _note(self, change: Change) -> None:
        """Hears of every change; the journal has heard before."""
        self._forget()
        self._floor.turn_to()
        self._new = True
        self._saving.check()
        facts = self.facts
        steps = {seat: sight.cut(change, facts) for seat, sight in self._sights.items()}
        for seat, step in steps.items():
            if seat != self._looker:
                self._sights[seat].miss(step)
        if self._looker is not None:
            self._drained_at = None
            self._telling = True
            self.stepped.emit(steps[self._looker])
            self._telling = False

    def _deal(self) -> None:
        """With several people the curtain is down before there is anything to see."""
        several = len(self._people) > 1
        if several:
            self._looker = None
        self._match.begin_round()
        if several:
            self._drop_curtain(self._first_person())
        else:
            self._settle()

    # ------------------------------------------------------------ what is next

    def _settle(self) -> None:
        """Finds out what the position waits for, tells it, and does what has to be done."""
        if self._looker is None or self._closed:
            return
        match = self._match
        if not match.in_round:
            over = Phase.ROUND_OVER if match.result is None else Phase.MATCH_OVER
            self._enter(Phase.COMPUTER if self._drained_at is None else over)
            return
        seat = self._next_seat()
        if seat == self._looker and seat in self._people:
            self._enter(Phase.PERSON)
            return
        revision = match.revision
        self._enter(Phase.COMPUTER)
        if match.revision == revision and self._alarm is None and not self._closed:
            self._go_on(seat)

    def _enter(self, phase: Phase) -> None:
        if self._new or phase is not self._phase:
            self._new = False
            self._phase = phase
            self.phaseChanged.emit(phase)

    def _next_seat(self) -> int:
        """Whoever speaks comes before the one who is waited for."""
        if self._match.table_action() is not None:
            return TABLE
        speaker = self._floor.next_speaker()
        return self._match.to_act()[0] if speaker is None else speaker

    def _go_on(self, seat: int) -> None:
        """Lets a computer player, the table or the curtain act as soon as it is time."""
        if seat != TABLE and seat not in self._people:
            self._let_think(seat)
        elif self._drained_at is not None:
            if seat == TABLE:
                self._wait(self._pacing.by_itself(), self._act_by_itself)
            else:
                self._wait(self._pacing.hand_over(), self._hand_over)

    def _let_think(self, seat: int) -> None:
        """Thinking begins while the picture still moves; the action waits for it."""
        answer = self._thought.answer
        if not self._thought.is_open:
            self._thought.ask(seat)
        elif answer is not None and self._says_nothing(answer):
            # Nobody sees that, so it takes no time.
            self._act()
        elif answer is not None and self._drained_at is not None:
            pace = self._thought.pace(self._pacing)
            if self._floor.may_want(self._looker):
                pace = max(pace, self._pacing.to_speak())
            self._wait(self._drained_at + pace - self._clock.now(), self._act)

    def _says_nothing(self, answer: Answer) -> bool:
        return answer.advice.action is None and answer.question.seat != self._match.to_act()[0]

    def _act(self) -> None:
        """The computer player's action; where the rules refuse it a plain one, or silence."""
        answer = self._thought.answer
        assert answer is not None
        question, action, seat = answer.question, answer.advice.action, answer.question.seat
        self._thought.forget()
        try:
            if action is not None:
                self._match.submit(seat, action, question.revision)
        except Refusal:
            action = None
        if action is None and seat == self._match.to_act()[0]:
            self._match.submit(seat, stand_in(question))
        elif action is None:
            self._floor.be_silent(seat)
        self._settle()

    def _act_by_itself(self) -> None:
        action = self._match.table_action()
        assert action is not None
        self._match.submit(TABLE, action)
        self._settle()

    # ------------------------------------------------------------- the curtain

    def _first_person(self) -> int:
        """Who of the people will probably act first; if not, the curtain falls once more."""
        first = (*self._match.to_act(), 0)[0]
        return next(s for s in clockwise_from(first, self._match.seats) if s in self._people)

    def _hand_over(self) -> None:
        self._drop_curtain(self._next_seat())

    def _turn_to_speaker(self, *, heard: bool) -> None:
        """Somebody begins to speak or has nothing to say; unless it is heard, that was a wish.
        Nothing has happened that has to be seen before a curtain falls."""
        if not heard:
            self.phaseChanged.emit(self._phase)
            return
        self._stop_waiting()
        seat, rests = self._next_seat(), self._drained_at is not None and not self._closed
        if rests and seat in self._people and seat != self._looker:
            self._drop_curtain(seat)
        else:
            self._settle()

    def _drop_curtain(self, seat: int) -> None:
        if self._looker is not None:
            self._sights[self._looker].look_away()
        self._looker, self._asked = None, seat
        self._phase = Phase.CURTAIN
        self._new = False
        self.curtainFell.emit(seat)
        self.phaseChanged.emit(Phase.CURTAIN)

    # ------------------------------------------------------------------- time

    def _wait(self, seconds: float, call: Callable[[], None]) -> None:
        def ring() -> None:
            self._alarm = None
            call()

        self._alarm = self._clock.after(max(0.0, seconds), ring)

    def _forget(self) -> None:
        """The position has passed: whatever was meant for it does not happen."""
        self._thought.forget()
        self._stop_waiting()

    def _stop_waiting(self) -> None:
        if self._alarm is not None:
            self._alarm.stop()
            self._alarm = None
