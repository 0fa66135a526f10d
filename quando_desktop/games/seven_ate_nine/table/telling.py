"""How a table of 7 ate 9 gets from one step to the next, and what it says about it."""

from __future__ import annotations

from collections.abc import Sequence

from quando_desktop.controller.live.step import LivePhase, LiveStep
from quando_desktop.engine.contract import Event
from quando_desktop.engine.players import Kind
from quando_desktop.games.seven_ate_nine.rules import events as happened
from quando_desktop.games.seven_ate_nine.rules.view import SevenView
from quando_desktop.games.seven_ate_nine.table import passages
from quando_desktop.games.seven_ate_nine.table.calls import STANDS
from quando_desktop.games.seven_ate_nine.table.manners import SevenManners
from quando_desktop.games.seven_ate_nine.table.showing import LAST_LOOK, ONE, SevenShowing
from quando_desktop.games.seven_ate_nine.table.shown import COUNT, Miss, held_by, own
from quando_desktop.games.seven_ate_nine.table.speech import Announcer, News
from quando_desktop.games.seven_ate_nine.text import keys as text_keys
from quando_desktop.games.seven_ate_nine.text import spoken
from quando_desktop.games.seven_ate_nine.text.log import Teller
from quando_desktop.table.audio.sounds import Sound
from quando_desktop.table.pages.live_table import LiveHost
from quando_desktop.table.pages.turn_table import Keys, LogLine
from quando_desktop.table.parts.faces import names_of
from quando_desktop.table.parts.passages import unfold
from quando_desktop.table.parts.remark_bubble import Word, reading_time
from quando_desktop.table.scene.tableau import Key, Passage


class SevenTelling(SevenShowing):
    """Tells what happens: in motion, sounds, calls and sentences."""

    def __init__(self, host: LiveHost) -> None:
        super().__init__(host)
        self._announcer = Announcer(host.say, host.after)
        self._news = News(self._announcer, lambda: self._view)
        self._manners = SevenManners()
        self._is_known = False
        """Whether the end of the game has been told before."""

    # ------------------------------------------------------------------------- steps

    def stepped(self, step: LiveStep) -> Passage:
        before = self._view if self._views else None
        self.look(step.after, step.facts)
        self._is_broken_off = False
        if not step.events or before is None:
            return self._deal()
        story = passages.Story(self._hands(), before, self._pieces)
        passage = story.tell(step.events)
        for event in step.events:
            self._note(event, step.at, before, passage)
        self._react(step, passage)
        self._news.tell(step.events, self._host.people, self._names())
        self._look_again()
        return self._led(passage)

    def _deal(self) -> Passage:
        self._aims.forget()
        self._clear()
        for each in (self._calls, self._words, self._last_look):
            each.clear()
        self._manners.forget()
        self._moved = self._took = 0
        self.look(self._views, self._match)
        passage = Passage()
        self._way = lambda made: passages.deal(passage, made, self._hands(), self._view)
        return passage

    def _note(self, event: Event, at: int, before: SevenView, passage: Passage) -> None:
        """Keeps what is shown of it for a moment."""
        match event:
            case happened.Played(seat, card):
                self._out.drop(seat)
                self._calls.call(seat, card)
                self._aid.played(seat, at)
            case happened.Missed(seat, card, held):
                self._misses.put(seat, Miss.LATE if event.late else Miss.WRONG)
                self._out.hold(seat, self._source(seat, held, before), card, passage)
            case happened.Drew(seat, _, int(held)):
                self._fresh.put((seat, held), None)
            case happened.Finished(seat):
                self._out.drop(seat)
                self._calls.finish(seat)
                self._took, self._is_known = at, self._host.is_rerun
                self._last_look.put(ONE, None)
            case happened.GotStuck():
                self._moved = 0
            case happened.Unblocked():
                self._moved += 1

    def _source(self, seat: int, held: int | None, before: SevenView) -> Key:
        """The piece of a card that is held out."""
        if seat in self._host.people and held is not None:
            return own(seat, held)
        return held_by(seat, passages.out_of_hand(before, seat))

    def _react(self, step: LiveStep, passage: Passage) -> None:
        """A computer player gives a glance, and perhaps says a word."""
        speaks = self._host.settings.remarks
        manner = self._manners.react(step.events, self._view, step.facts, speaks=speaks)
        if manner is not None:
            passage.gestures.append((0.0, ("portrait", manner.seat), manner.gesture))
            if manner.word is not None:
                self._say(manner.word)

    def _say(self, word: Word) -> None:
        """After their call, and for as long as it takes to read; the sheet waits for that."""
        call = STANDS if word.seat in self._calls.now else 0.0
        stands = call + reading_time(word.words)
        self._words.put(ONE, word, stands)
        if self._last_look.now:
            self._last_look.put(ONE, None, max(LAST_LOOK, stands))

    # ------------------------------------------------------------------------ phases

    def phase_changed(self, phase: LivePhase) -> Passage:
        passage = Passage()
        if phase is LivePhase.LIVE:
            self._goes.put(ONE, None)
            self._aid.begin(self._host.now())
            self._way = lambda made: passages.signal(passage, made)
        elif phase is LivePhase.READY:
            self._is_broken_off = False
        elif not self._last_look.now:
            self._clear()
        if phase is LivePhase.PAUSED:
            self._calls.clear()
        if self._views:
            self._tell_phase(phase)
            self._look_again()
        return self._led(passage)

    def _tell_phase(self, phase: LivePhase) -> None:
        top = self._view.top
        match phase:
            case LivePhase.READY:
                self._announcer.at_once(spoken.start())
            case LivePhase.LIVE:
                self._announcer.at_once(spoken.began(top))
            case LivePhase.STUCK:
                self._announcer.at_once(spoken.stuck(top, max(1, self._moved)))
            case LivePhase.PAUSED:
                self._announcer.at_once(spoken.paused())

    def counted(self, count: int) -> Passage:
        passage = Passage(sounds=[(0.0, Sound.COUNTDOWN if count else Sound.GO)])
        if self._host.phase is LivePhase.COUNTDOWN:
            self._way = lambda made: passages.pop(passage, made, COUNT)
        return self._led(passage)

    def _bring_sheet(self) -> None:
        if not self._is_over():
            return
        if not self._is_known:
            self._host.sound(self._fanfare())
        passage = Passage()
        self._way = lambda made: unfold(passage, made)
        self._refresh(passage)

    def _fanfare(self) -> Sound:
        """For the people; where only computer players play, for whoever wins."""
        facts, view = self._match, self._view
        winners = facts.winners or (view.winner,)
        people = [seat for seat, each in enumerate(facts.players) if each.kind is Kind.HUMAN]
        if people and not {*people} & {*winners}:
            return Sound.ROUND_LOST
        return Sound.MATCH_WON if facts.winners else Sound.ROUND_WON

    # ------------------------------------------------------------------------- words

    def log(self, step: LiveStep) -> Sequence[LogLine]:
        teller = Teller(names_of(step.facts.players), self._host.people)
        if step.events:
            entries = teller.told(step.events)
        else:
            view = next(iter(step.after.values()))
            assert isinstance(view, SevenView)
            games = view.options["games"]
            entries = [teller.dealt(view.pile[0], step.facts.round_number, games)]
        return [LogLine(entry.seat, entry.sentence) for entry in entries]

    def keys(self) -> Sequence[Keys]:
        names = self._names()
        return text_keys.columns([(names[seat], caps) for seat, caps in self._caps().items()])
