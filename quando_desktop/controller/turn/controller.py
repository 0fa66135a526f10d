"""A match turn by turn, as signals: computer players act, people look one at a time.

The truth changes at once and the picture catches up; nothing goes on by itself before the picture
says that it has (`caught_up`). With several people a curtain is down whenever the player who has to
act is not the looker, and before each deal; while it is down nobody has a view. Only where
everybody can tell that a player has nothing to choose, it is done without them.

The rules may let other players speak before the player who is waited for: computer players are
asked, and people ask for it by `speak`. While one of them speaks, nothing else goes on.

At every moment the match waits for one thing (`Waiting`), which follows from the position and from
who looks. `TurnController._waiting_rules` lists what ends each wait; `_settle` acts on that.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from typing import Any

from PySide6.QtCore import QObject, Signal

from quando_desktop.bots.pacing import Pacing
from quando_desktop.controller.clock import Alarm, Clock, QtClock
from quando_desktop.controller.facts import MatchFacts, Saving, people_of
from quando_desktop.controller.roster import stand_in
from quando_desktop.controller.turn.floor import Floor
from quando_desktop.controller.turn.runner import BotRunner, Thought
from quando_desktop.controller.turn.step import Screen, TurnPhase
from quando_desktop.engine.contract import Action, Observation, Refusal
from quando_desktop.engine.match import Change, Match
from quando_desktop.engine.players import TABLE, clockwise_from
from quando_desktop.named_tuple import NamedTuple

MOMENT = 0.01
"""Seconds too short to wait for."""


class Waiting(Enum):
    """The one thing that a match waits for. Its `TurnPhase` is the part that everybody may know."""

    CURTAIN = auto()
    """A person has to come to the screen."""
    PERSON = auto()
    """The looker has to act, or to speak."""
    QUESTION = auto()
    """A computer player has to be asked what it does, or whether it speaks."""
    ANSWER = auto()
    """A computer player thinks."""
    SILENCE = auto()
    """A computer player has nothing to say before the player who is waited for."""
    MOVE = auto()
    """A computer player has decided."""
    TABLE = auto()
    """The table has to act, as no player does."""
    HAND_OVER = auto()
    """A person other than the looker has to act, or to speak."""
    FORCED = auto()
    """A person other than the looker has to act and, as everybody knows, has no choice."""
    ENDING = auto()
    """The round is over, and the picture has not shown it yet."""
    ROUND_OVER = auto()
    MATCH_OVER = auto()


class By(Enum):
    """The party that moves the match on."""

    ASKED = auto()
    """The person who was asked to come: `lift`."""
    LOOKER = auto()
    """`submit`, `undo`, `speak`, `be_silent`."""
    BOTS = auto()
    """The answer of a computer player."""
    PICTURE = auto()
    """`caught_up`, and the clock after it."""
    ITSELF = auto()
    """The controller itself, at once."""
    ANYBODY = auto()
    """`next_round`."""
    NOBODY = auto()


class WaitingRule(NamedTuple):
    """The end of a wait: the phase that is told meanwhile, who moves the match on, and what is
    done by itself, after how many seconds."""

    phase: TurnPhase
    by: By
    pause: Callable[[], float] | None = None
    then: Callable[[], None] | None = None


class TurnController(QObject):
    stepped = Signal(object)
    """A `Step` as the looker sees it; never while the curtain is down."""
    phaseChanged = Signal(object)
    """A `TurnPhase`: after each step, even where it stays the same, and whenever it changes."""
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
        """The owner of the bots closes them."""
        super().__init__(parent)
        self._match, self._pacing = match, pacing
        self._people = people_of(match)
        self._clock: Clock = QtClock(self) if clock is None else clock
        self._screen = Screen(match, self._people or (0,))
        self._floor = Floor(match, self._people)
        self._thought = Thought(match, bots, self._settle)
        self._saving = Saving(match, self.savedChanged.emit)
        self._rules = self._waiting_rules()

        self._phase = TurnPhase.COMPUTER
        self._told: tuple[int, int | None] | None = None
        """The revision and the looker that the phase was last told for."""
        self._rests_since: float | None = self._clock.now()
        """The time since which the picture rests; None while it has to catch up."""
        self._telling = False
        """Whether a change is being told: calls that come back meanwhile must wait."""
        self._alarm: Alarm | None = None
        """Set for whatever happens next by itself."""
        self._hastened = False
        """Whether the looker does not want to wait for the next decision."""
        self._until_heard: Callable[[], float] = lambda: 0.0
        """Seconds until all that was said of the match can have been heard."""
        self._closed = False

        match.observers.append(self._note)

    def _waiting_rules(self) -> dict[Waiting, WaitingRule]:
        computer, picture, pacing = TurnPhase.COMPUTER, By.PICTURE, self._pacing
        return {
            Waiting.CURTAIN: WaitingRule(TurnPhase.CURTAIN, By.ASKED),
            Waiting.PERSON: WaitingRule(TurnPhase.PERSON, By.LOOKER),
            # Thinking begins while the picture still moves; the move waits for it.
            Waiting.QUESTION: WaitingRule(computer, By.ITSELF, then=self._ask),
            Waiting.ANSWER: WaitingRule(computer, By.BOTS),
            # Nobody sees it, so it takes no time.
            Waiting.SILENCE: WaitingRule(computer, By.ITSELF, then=self._act),
            Waiting.MOVE: WaitingRule(computer, picture, self._pace, self._act),
            Waiting.TABLE: WaitingRule(computer, picture, self._by_itself, self._act_by_itself),
            Waiting.HAND_OVER: WaitingRule(computer, picture, pacing.hand_over, self._hand_over),
            Waiting.FORCED: WaitingRule(computer, picture, pacing.by_itself, self._act_forced),
            Waiting.ENDING: WaitingRule(computer, picture),
            Waiting.ROUND_OVER: WaitingRule(TurnPhase.ROUND_OVER, By.ANYBODY),
            Waiting.MATCH_OVER: WaitingRule(TurnPhase.MATCH_OVER, By.NOBODY),
        }

    def _waiting(self) -> Waiting:
        """Finds out what the match waits for now."""
        match, looker = self._match, self._screen.looker
        if looker is None:
            return Waiting.CURTAIN
        if not match.in_round:
            over = Waiting.ROUND_OVER if match.result is None else Waiting.MATCH_OVER
            return over if self._rests else Waiting.ENDING
        seat = self._next_seat()
        if seat == TABLE:
            return Waiting.TABLE
        if seat in self._people:
            return Waiting.PERSON if seat == looker else self._waiting_for_other(seat)
        return self._waiting_for_computer()

    def _waiting_for_other(self, seat: int) -> Waiting:
        """Nobody has to come for what is no choice: they see it when they look next."""
        view = self._screen.view
        forced = view is not None and view.is_forced() and self._match.to_act()[0] == seat
        return Waiting.FORCED if forced else Waiting.HAND_OVER

    def _waiting_for_computer(self) -> Waiting:
        answer = self._thought.answer
        if answer is None:
            return Waiting.ANSWER if self._thought.is_open else Waiting.QUESTION
        is_waited_for = answer.question.seat == self._match.to_act()[0]
        acts = is_waited_for or answer.advice.action is not None
        return Waiting.MOVE if acts else Waiting.SILENCE

    def _settle(self) -> None:
        """Tells what the match waits for, and does what has to be done for it to go on."""
        if not self.is_open or self._screen.looker is None:
            return
        if not self._tell(self._rules[self._waiting()].phase) or self._alarm is not None:
            return
        rule = self._rules[self._waiting()]
        if rule.then is None or (rule.by is By.PICTURE and not self._rests):
            return
        if rule.pause is None:
            rule.then()
        else:
            self._wait(rule.pause(), rule.then)

    # --------------------------------------------------------------- questions

    @property
    def match(self) -> Match:
        return self._match

    @property
    def facts(self) -> MatchFacts:
        return MatchFacts.of(self._match)

    @property
    def clock(self) -> Clock:
        return self._clock

    @property
    def is_open(self) -> bool:
        """Whether it has not been closed yet."""
        return not self._closed

    @property
    def phase(self) -> TurnPhase:
        return self._phase

    @property
    def looker(self) -> int | None:
        """The seat from which the table is seen; nobody's while the curtain is down."""
        return self._screen.looker

    @property
    def asked(self) -> int | None:
        """The seat that is asked to come to the screen."""
        return self._screen.asked

    @property
    def view(self) -> Observation[Any] | None:
        """Everything that the looker may know; None without a looker or before the first deal."""
        return self._screen.view

    @property
    def revision(self) -> int:
        return self._match.revision

    @property
    def people(self) -> tuple[int, ...]:
        return self._people

    @property
    def speaking(self) -> int | None:
        """The person who speaks now though another player is waited for, or else the looker, if
        they want to speak as soon as they may."""
        looker = self._screen.looker
        if self._floor.speaker is None and looker is not None:
            return looker if self._floor.wants(looker) else None
        return self._floor.speaker

    @property
    def can_undo(self) -> bool:
        looker = self._screen.looker
        return looker in self._people and self._match.can_undo(looker)

    # ----------------------------------------------------------------- actions

    def start(self) -> None:
        """Deals, or goes on where the match stands."""
        self._saving.check()
        match, screen = self._match, self._screen
        if not match.rounds:
            self._deal()
        elif match.in_round and screen.looker is None:
            self._drop_curtain(self._first_person())
        else:
            # Nothing is secret at the end of a round.
            screen.looker = self._people[0] if screen.looker is None else screen.looker
            self._settle()

    def submit(self, action: Action) -> None:
        """Does the looker's action, or says why not."""
        self._try(lambda seat: self._match.submit(seat, action, self._match.revision))

    def undo(self) -> None:
        """Takes the looker's last action back, or says why not."""
        self._try(self._match.undo)

    def speak(self, seat: int) -> None:
        """Lets a person speak before the player who is waited for acts: the looker, now or as soon
        as they may, or a person whom the looker asks in their own turn."""
        looker, waited_for = self._screen.looker, next(iter(self._match.to_act()), None)
        asks = looker == waited_for and self._floor.may_speak(seat)
        if seat in self._people and (seat == looker or asks) and self._match.in_round:
            self._floor.ask(seat)
            self._turn_to_speaker(heard=self._floor.speaker == seat)

    def be_silent(self) -> None:
        """Ends the looker's wish to speak, or their speaking."""
        looker = self._screen.looker
        if looker is not None and self.speaking == looker:
            heard = self._floor.speaker == looker
            self._floor.be_silent(looker)
            self._turn_to_speaker(heard=heard)

    def lift(self) -> None:
        """Lifts the curtain: the person who was asked is here."""
        seat = self._screen.asked
        if seat is None:
            return
        looked, missed = self._screen.lift(seat)
        self._rests_since = None
        # The phase is told after this signal; until then nobody is asked any more, either.
        self._phase = TurnPhase.COMPUTER
        self._telling = True
        self.curtainLifted.emit(seat, looked, missed)
        self._telling = False
        self._settle()

    def next_round(self) -> None:
        """Deals again, unless the match is over."""
        if self._phase is TurnPhase.ROUND_OVER:
            self._deal()

    def caught_up(self) -> None:
        """Hears that the picture shows everything that it was told, and rests."""
        if not self._rests:
            self._rests_since = self._clock.now()
            if not self._telling:
                self._settle()

    def fall_behind(self) -> None:
        """Hears that the picture cannot follow for a while: whatever goes on by itself waits for
        the next `caught_up`. Computer players may think meanwhile, and people may act."""
        if self._match.in_round:
            self._rests_since = None
            self._stop_waiting()

    def listen(self, until_heard: Callable[[], float]) -> None:
        """Lets whatever goes on by itself wait until all that was said can have been heard, by a
        function that tells the seconds."""
        self._until_heard = until_heard

    def heard(self) -> None:
        """Hears that nobody listens to the rest of what was said: reckons the pause anew."""
        if self._alarm is not None and not self._telling:
            self._stop_waiting()
            self._settle()

    def hasten(self) -> None:
        """Lets whoever is next by itself act as soon as the picture rests, once: the looker does
        not want to watch them think. What is being said is still waited for."""
        self._hastened = True
        if self._alarm is not None and self._waiting() in (Waiting.MOVE, Waiting.TABLE):
            self._stop_waiting()
            self._settle()

    def close(self) -> None:
        """Ends the controller; the match stays as it is."""
        if not self._closed:
            self._closed = True
            self._stop_waiting()
            self._match.observers.remove(self._note)
            self._thought.close()

    # ------------------------------------------------------------- the changes

    def _note(self, change: Change) -> None:
        """Notes every change and tells it. Plans for the position before it are dropped."""
        self._thought.forget()
        self._stop_waiting()
        self._hastened = False
        self._floor.turn_to()
        self._saving.check()
        step = self._screen.note(change, self.facts)
        if step is not None:
            self._rests_since = None
            self._telling = True
            self.stepped.emit(step)
            self._telling = False

    def _try(self, do: Callable[[int], object]) -> None:
        """Does something for the person who looks, unless the rules refuse it."""
        seat = self._screen.looker
        if seat is None or seat not in self._people:
            return
        try:
            do(seat)
        except Refusal as refusal:
            self.refused.emit(refusal)
        else:
            self._settle()

    def _deal(self) -> None:
        """Deals a round. With several people the curtain is down before there is anything to
        see."""
        several = len(self._people) > 1
        if several:
            self._screen.clear()
        self._match.begin_round()
        if several:
            self._drop_curtain(self._first_person())
        else:
            self._settle()

    def _tell(self, phase: TurnPhase) -> bool:
        """Tells the phase, unless it was told already; False if the position has passed by then,
        because a handler has moved it on."""
        revision = self._match.revision
        position = revision, self._screen.looker
        if position != self._told or phase is not self._phase:
            self._told, self._phase = position, phase
            self.phaseChanged.emit(phase)
        return self.is_open and self._match.revision == revision

    # ---------------------------------------------------- what goes on by itself

    def _next_seat(self) -> int:
        """The seat whose action comes next: a speaker comes before the player who is waited for."""
        if self._match.table_action() is not None:
            return TABLE
        speaker = self._floor.next_speaker()
        return self._match.to_act()[0] if speaker is None else speaker

    def _ask(self) -> None:
        self._thought.ask(self._next_seat())

    def _pace(self) -> float:
        """The seconds until a decision is carried out. They count from when the picture rests, and
        people may want to speak."""
        assert self._rests_since is not None
        if self._hastened:
            return 0.0
        pace = self._thought.pace(self._pacing)
        if self._floor.may_want(self._screen.looker):
            pace = max(pace, self._pacing.to_speak())
        return self._rests_since + pace - self._clock.now()

    def _by_itself(self) -> float:
        """The seconds until the table acts."""
        return 0.0 if self._hastened else self._pacing.by_itself()

    def _act(self) -> None:
        """Does the computer player's action; if the rules refuse it, a simple one, or nothing."""
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

    def _act_forced(self) -> None:
        seat = self._next_seat()
        (action,) = self._match.observe(seat).legal()
        self._match.submit(seat, action)
        self._settle()

    # ------------------------------------------------------------- the curtain

    def _first_person(self) -> int:
        """The person who will probably act first; if another does, the curtain falls once more."""
        first = (*self._match.to_act(), 0)[0]
        return next(s for s in clockwise_from(first, self._match.seats) if s in self._people)

    def _hand_over(self) -> None:
        self._drop_curtain(self._next_seat())

    def _turn_to_speaker(self, *, heard: bool) -> None:
        """Goes on after a person begins to speak or stops; unless it is heard, it was only a wish.
        Nothing has happened that has to be seen before a curtain falls."""
        if not heard:
            self.phaseChanged.emit(self._phase)
            return
        self._stop_waiting()
        if self._waiting() is Waiting.HAND_OVER and self._rests and self.is_open:
            self._hand_over()
        else:
            self._settle()

    def _drop_curtain(self, seat: int) -> None:
        self._screen.ask(seat)
        self._phase, self._told = TurnPhase.CURTAIN, None
        self.curtainFell.emit(seat)
        self.phaseChanged.emit(TurnPhase.CURTAIN)

    # ------------------------------------------------------------------- time

    @property
    def _rests(self) -> bool:
        """Whether the picture shows all that it was told."""
        return self._rests_since is not None

    def _wait(self, seconds: float, call: Callable[[], None]) -> None:
        def ring() -> None:
            self._alarm = None
            # More may have been said meanwhile.
            if self._until_heard() > MOMENT:
                self._wait(0.0, call)
            else:
                call()

        self._alarm = self._clock.after(max(0.0, seconds, self._until_heard()), ring)

    def _stop_waiting(self) -> None:
        if self._alarm is not None:
            self._alarm.stop()
            self._alarm = None
