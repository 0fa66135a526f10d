"""The presenter of a 7 ate 9 table: from the observations of all who sit at it, what they are about
to do and what stands there for a moment to the picture, and from one step to the next."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.controller.live.step import LivePhase, LiveStep, Views
from quando_desktop.engine.contract import Event
from quando_desktop.games.seven_ate_nine.rules.events import (
    Drew,
    Finished,
    GotStuck,
    Missed,
    Played,
    Unblocked,
)
from quando_desktop.games.seven_ate_nine.rules.view import SevenView
from quando_desktop.games.seven_ate_nine.table import motion
from quando_desktop.games.seven_ate_nine.table.by_ear.news import News
from quando_desktop.games.seven_ate_nine.table.by_ear.tones import FitTones
from quando_desktop.games.seven_ate_nine.table.drama.awaited import LongWait
from quando_desktop.games.seven_ate_nine.table.drama.ending import (
    FACE_DOWN,
    EndingShow,
    is_shown,
    rejoice,
)
from quando_desktop.games.seven_ate_nine.table.drama.heat import Run
from quando_desktop.games.seven_ate_nine.table.finale.match_end import MatchEnd
from quando_desktop.games.seven_ate_nine.table.intent import SevenIntent, SharedKeyboard
from quando_desktop.games.seven_ate_nine.table.moments import LAST_LOOK, ONE, Moments, Timekeeper
from quando_desktop.games.seven_ate_nine.table.picture import draw_ahead, picture
from quando_desktop.games.seven_ate_nine.table.reactions import (
    Patience,
    SevenReactions,
    alone,
    watched,
)
from quando_desktop.games.seven_ate_nine.table.scenery import (
    COUNT,
    OPEN,
    MissReason,
    SevenScenery,
    cap_of,
    held_by,
    own,
)
from quando_desktop.games.seven_ate_nine.table.scores import feat, run_finale
from quando_desktop.games.seven_ate_nine.table.sight import SevenSight
from quando_desktop.games.seven_ate_nine.text.spoken import first_sentence
from quando_desktop.settings.settings import CardSize
from quando_desktop.table.audio.sounds import Sound
from quando_desktop.table.pages.live_table import LiveHost
from quando_desktop.table.parts.company import Heads, Mood, Moods
from quando_desktop.table.parts.finale.fate import MATCH_SOUNDS, ROUND_SOUNDS, SHORT_SOUNDS, fate_of
from quando_desktop.table.parts.focus_ring import lay_ring
from quando_desktop.table.parts.passages import unfold
from quando_desktop.table.parts.reactions import Reaction
from quando_desktop.table.parts.seats import head_of
from quando_desktop.table.scene.tableau import Beat, Control, Frame, Key, Passage, Tableau
from quando_desktop.table.turn.hands import LIFT
from quando_desktop.table.turn.state import LARGE

Completion = Callable[[Passage, Tableau], None]
"""Completes a passage for the picture that it leads to."""


class SevenPresenter:
    """Shows the table as it is, and tells how it gets on."""

    def __init__(
        self,
        host: LiveHost,
        sight: SevenSight,
        intent: SevenIntent,
        keyboard: SharedKeyboard,
        news: News,
        tones: FitTones,
    ) -> None:
        self._host, self._sight, self._intent, self._keyboard = host, sight, intent, keyboard
        self.moments = Moments(host, self.refresh, self._looked)
        self.match_end = MatchEnd(host, sight, self._settle)
        self._time = Timekeeper(host, sight, self.refresh)
        self._waiting = LongWait(host, sight, self._wait)
        self._ending = EndingShow(host, self._turn_up)
        self._run = Run()
        self._flights = motion.Flights(host.now)
        self._out = motion.Outstretched(host, self.refresh)
        self._news, self._tones = news, tones
        self._reactions = SevenReactions()
        self._patience = Patience(host, sight, self._look_up)
        self.pieces: motion.Pieces = {}
        """The pieces that lie there; others with every picture."""
        self.controls: Sequence[Control] = ()
        """The controls that lie there."""
        self.is_open = False
        """Whether the hands of the people lie open there."""
        self._moved = self._took = 0
        """The cards that came up from the bottom when all were stuck, and the length of a game."""
        self._is_broken_off = True
        """Whether nothing of this game has been seen yet."""
        self._is_known = False
        """Whether the end of the game has been told before."""
        self._see_hands()

    # ----------------------------------------------------------------------- showing

    def look(self, views: Views, facts: MatchFacts) -> None:
        self._sight.look(views, facts)
        self._see_hands()

    def _see_hands(self) -> None:
        for seat, hand in self._sight.hands().items():
            self._intent.aims.see(seat, hand)

    def tableau(self, frame: Frame) -> Tableau:
        shown = self._scenery()
        made = picture(frame, shown)
        lay_ring(made, frame, shown.focused)
        self._out.lay(made, frame.art)
        self.pieces, self.controls = motion.pieces_of(made), made.controls
        self.is_open = self._host.phase in OPEN
        return made

    def ahead(self, frame: Frame) -> Iterator[None]:
        return draw_ahead(frame, self._scenery())

    def hop(self, seat: int) -> None:
        """Shows that the keys of this person have gone on to another card."""
        aim = self._intent.aims.of(seat)
        cues = {} if aim is None else {own(seat, aim): motion.HOP}
        self.refresh(Passage(cues=cues, usual=LIFT))

    def refresh(self, passage: Passage | None = None) -> None:
        """Shows what the table is like by now."""
        self._host.show_beat(self._beat(Passage() if passage is None else passage))

    def _scenery(self) -> SevenScenery:
        """Everything that the picture follows from."""
        host, intent, moments = self._host, self._intent, self.moments
        settings = host.settings
        plays, over = self._sight.is_live, self._sight.is_over and not moments.last_look.now
        finale = over and self.match_end.is_now
        sheet = over and not finale
        return SevenScenery(
            facts=self._sight.facts,
            guided=host.is_guided,
            views=self._sight.views,
            people=host.people,
            phase=host.phase,
            count=host.count,
            goes=ONE in moments.goes.now,
            moved=max(1, self._moved),
            is_broken_off=self._is_broken_off,
            took=self._took,
            sheet=sheet,
            finale=finale,
            highlights=self.match_end.highlights() if over else (),
            is_rerun=host.is_rerun,
            keysets=self._keyboard.now().caps(),
            aims=intent.aims.now if plays else {},
            pressed=frozenset(moments.lit.now),
            marks=self._marks() if plays else frozenset(),
            empty_handed=self._tones.empty_handed(),
            fresh=frozenset(moments.fresh.now),
            calls=moments.calls.now,
            misses=moments.misses.now,
            refused=moments.refused.now,
            locked=self._time.locked(),
            breathes=self._waiting.keys,
            breath=self._waiting.is_large,
            run=self._run.now,
            ending=None if sheet else self._ending.now(self._sight.facts, self._sight.view),
            sentence=self._first_sentence() if plays else "",
            beginner=self._beginner() if plays else None,
            word=moments.words.now.get(ONE),
            toast=moments.lines.now.get(ONE, ""),
            pointed=intent.pointed,
            focused=intent.focused,
            calm=not settings.motion.is_full,
            at_once=settings.takes_no_time,
            saved=host.save_problem,
            is_saved=host.is_saved,
            counts=host.counts,
            looks=host.looks,
            large=LARGE if settings.card_size is CardSize.LARGE else 1.0,
            share=host.share if sheet else "",
            awake=settings.is_lively and plays,
            gaze_at=self._gaze() if plays else None,
        )

    def _gaze(self) -> int:
        """The seat that everybody looks at, or the middle. Whoever has a turn may think: only where
        all play at once, eyes go to a person who is waited for."""
        view, waited_for = self._sight.view, self._waiting.seat
        if waited_for is None or view.turn is not None:
            return watched(view, self._host.people)
        return waited_for

    def _marks(self) -> frozenset[tuple[int, int]]:
        """The cards that are marked as fitting: for who wants help, and for what a tone says."""
        aims, who = self._intent.aims, self._tones.who
        aim = None if who is None else aims.of(who)
        return self._time.marks() | self._tones.marks(aim)

    # ------------------------------------------------------------------------- beats

    def _beat(
        self, passage: Passage, finish: Completion | None = None, moods: Moods | None = None
    ) -> Beat:
        """Shows the table as it is by then. Hands turn over where they do now, cards on their way
        stay above all, and faces show their moods."""

        def beat(frame: Frame) -> tuple[Tableau, Passage]:
            self._turn_hands(passage)
            self._flights.follow(passage)
            made = self.tableau(frame)
            if finish is not None:
                finish(passage, made)
            if moods and self._host.settings.is_lively:
                Heads(made, frame, alone(self._host.people)).feel(passage, moods)
            return made, passage

        return beat

    def _turn_hands(self, passage: Passage) -> None:
        is_open = self._host.phase in OPEN
        if self.pieces and is_open is not self.is_open:
            turning = motion.turned(self._sight.hands(), up=is_open)
            passage.cues = turning.cues | passage.cues
            passage.sounds += turning.sounds

    def beats(self, step: LiveStep) -> Sequence[Beat]:
        before = self._sight.view
        self.look(step.after, step.facts)
        self._is_broken_off = False
        if not step.events:
            return [self._deal()]
        passage = motion.SevenStory(self._sight.hands(), before, self.pieces).tell(step.events)
        for event in step.events:
            self._note(event, step.at, before, passage)
        moods = self._react(step, passage)
        self._news.tell(step.events, self._host.people)
        self._tones.tell(step.events)
        self._time.watch()
        self._patience.watch()
        self._waiting.watch()
        return [self._beat(passage, moods=moods)]

    def _deal(self) -> Beat:
        """Everything begins anew."""
        self._intent.aims.forget()
        self._see_hands()
        self._stop()
        self.moments.clear()
        self.match_end.clear()
        self._reactions.forget()
        self._run.forget()
        self._moved = self._took = 0

        def beat(frame: Frame) -> tuple[Tableau, Passage]:
            made = self.tableau(frame)
            return made, motion.deal(made, self._sight.hands(), self._sight.view)

        return beat

    def _stop(self) -> None:
        self.moments.stop()
        self._out.clear()
        self._flights.forget()
        self._waiting.stop()
        self._ending.stop()

    def _note(self, event: Event, at: int, before: SevenView, passage: Passage) -> None:
        """Keeps what is shown of it for a moment."""
        moments = self.moments
        match event:
            case Played(seat, card):
                self._out.drop(seat)
                moments.calls.call(seat, card)
                self._time.played(seat, at)
                self._run.played(seat)
                self._has_begun(seat)
            case Missed(seat, card, held):
                reason = MissReason.LATE if event.late else MissReason.WRONG
                moments.miss(seat, reason, held, self._sight.view.locked_until[seat] - at)
                self._out.hold(seat, self._source(seat, held, before), card, passage)
            case Drew(seat, _, int(held)):
                moments.fresh.put((seat, held), None)
            case Finished(seat, card):
                self._out.drop(seat)
                moments.calls.finish(seat)
                self._took, self._is_known = at, self._host.is_rerun
                self._run.forget()
                self._has_begun(seat)
                moments.stop()
                moments.look_on(self._begin_end(card))
            case GotStuck():
                self._moved = 0
                self._run.forget()
            case Unblocked():
                self._moved += 1

    def _begin_end(self, card: int) -> float:
        """Begins to show the end of a game; how long that takes."""
        if self._host.is_rerun:
            return LAST_LOOK
        return self._ending.begin(card) if is_shown(self._host.settings) else 0.0

    def _beginner(self) -> int | None:
        """The first of the people who has still to lay a card."""
        names, players = self._host.people, self._sight.facts.players
        return next((who for who in names if self._host.is_beginner(players[who].name)), None)

    def _first_sentence(self) -> str:
        """What that person is told to do."""
        who = self._beginner()
        view = None if who is None else self._sight.views.get(who)
        return "" if view is None else first_sentence(view)

    def _has_begun(self, seat: int) -> None:
        name = self._sight.facts.players[seat].name
        if seat in self._host.people and self._host.is_beginner(name):
            self._host.has_begun(name)

    def _source(self, seat: int, held: int | None, before: SevenView) -> Key:
        """The piece of a card that is held out."""
        if seat in self._host.people and held is not None:
            return own(seat, held)
        return held_by(seat, motion.out_of_hand(before, seat))

    def _react(self, step: LiveStep, passage: Passage) -> Moods:
        """Faces answer, and perhaps a computer player says a word."""
        view, speaks = self._sight.view, self._host.settings.remarks
        reaction = self._reactions.react(step.events, view, step.facts, speaks=speaks)
        subject, moods = self._reactions.subject(step.events), dict[int, Mood]()
        if subject is not None:
            moods = {seat: Mood(at=subject) for seat in range(view.seats) if seat != subject}
        if reaction is not None:
            moods |= dict(reaction.moods)
            self._answer(reaction, passage)
        return moods

    def _answer(self, reaction: Reaction, passage: Passage) -> None:
        if reaction.seat is not None and self._host.settings.faces:
            passage.gestures.append((0.0, head_of(reaction.seat), reaction.gesture))
        if reaction.is_last and self._ending.is_shown:
            self._ending.word = reaction.word
        elif reaction.word is not None:
            self.moments.say(reaction.word)

    def _look_up(self) -> None:
        """Somebody looks kindly at a person who has been thinking for a long time."""
        speaks = self._host.settings.remarks
        reaction = self._reactions.wait(self._sight.view, self._sight.facts, speaks=speaks)
        if reaction is not None:
            passage = Passage()
            self._answer(reaction, passage)
            self._host.show_beat(self._beat(passage, moods=dict(reaction.moods)))

    def phase_changed(self, phase: LivePhase) -> Sequence[Beat]:
        finish: Completion | None = None
        if phase is LivePhase.LIVE:
            self._time.begin()
            self._tones.tell_hand()
            if self._sight.view.turn is None:
                self.moments.goes.put(ONE, None)
                finish = motion.signal
        elif phase is LivePhase.READY:
            self._is_broken_off = False
        elif not self.moments.last_look.now:
            self._stop()
            if phase is not LivePhase.STUCK:
                self._run.forget()
        if phase is LivePhase.PAUSED:
            self.moments.calls.clear()
        self._news.tell_phase(phase, self._host.people, self._host.key_cap("choose"))
        if phase is LivePhase.LIVE and (words := self._first_sentence()):
            self._news.tell_beginner(words)
        self._time.watch()
        self._patience.watch()
        self._waiting.watch()
        return [self._beat(Passage(), finish)]

    def counted(self, count: int) -> Sequence[Beat]:
        passage = Passage(sounds=[(0.0, Sound.COUNTDOWN if count else Sound.GO)])
        self._news.count(count, self._host.phase)
        is_large = self._host.phase is LivePhase.COUNTDOWN
        return [self._beat(passage, _pop_count if is_large else None)]

    # ------------------------------------------------------------ waiting, and the end

    def stirred(self) -> None:
        """Somebody has pressed a key: nobody is impatient any more."""
        self._waiting.watch()

    def _wait(self) -> None:
        """Everybody looks at the one who is waited for, and the keys breathe."""
        is_told = self._sight.view.turn is not None
        if self._waiting.is_news and self._waiting.seat is not None and not is_told:
            self._news.tell_waiting(self._waiting.seat, self._host.people)
        cues = {cap_of(*each): motion.BREATH for each in self._waiting.keys}
        self.refresh(Passage(cues=cues))

    def _turn_up(self) -> None:
        """The last card turns up, and everybody shows what they think of it."""
        passage = Passage()
        if self._ending.word is not None:
            self.moments.say(self._ending.word, late=FACE_DOWN)

        def beat(frame: Frame) -> tuple[Tableau, Passage]:
            made = self.tableau(frame)
            rejoice(passage, self._scenery())
            return made, passage

        self._host.perform_beat(beat)

    def skip(self) -> bool:
        """Goes on from the end of a game to its sheet; False where nothing can be skipped."""
        if not self._ending.can_skip or not self.moments.last_look.now:
            return False
        self.moments.last_look.clear()
        self._settle()
        return True

    def _settle(self) -> None:
        """Brings the sheet, which is seen before a press is meant for it."""
        self.moments.settles.put(ONE, None)
        self._bring_sheet()

    def _looked(self) -> None:
        """Goes on when the end of a game has been seen, unless another one has begun: after the
        last one of a match that is a scene of its own, and then the sheet comes."""
        if not self._sight.is_over:
            return
        was_shown = self._ending.is_shown
        self._ending.stop()
        if not self._is_known and self.match_end.begin(self._scenery()):
            facts = self._sight.facts
            self._host.sound(MATCH_SOUNDS[fate_of(facts.winners, facts)])
            self._host.show_beat(self._run_finale)
            return
        if not self._is_known and not was_shown:
            self._host.sound(self._fanfare())
        self._bring_sheet()

    def _run_finale(self, frame: Frame) -> tuple[Tableau, Passage]:
        made = self.tableau(frame)
        return made, run_finale(made, frame, self._scenery())

    # --------------------------------------------------------------------- the sheet

    def _bring_sheet(self) -> None:
        """Brings the sheet of a game that is over, unless another one has begun."""
        self._ending.stop()
        if not self._sight.is_over:
            return
        view = self._sight.view
        if not self._is_known and view.seats == 1:
            self._news.tell_feat([*feat(view, self._took), self._host.share])
        self._host.show_beat(self._beat(Passage(), unfold))

    def _fanfare(self) -> Sound:
        """The sound that comes with the sheet where nothing was shown before: of a match, or of one
        game of several."""
        facts, winner = self._sight.facts, self._sight.view.winner
        if facts.winners:
            return SHORT_SOUNDS[fate_of(facts.winners, facts)]
        return ROUND_SOUNDS[fate_of([winner] if winner is not None else (), facts)]


def _pop_count(passage: Passage, made: Tableau) -> None:
    motion.pop(passage, made, COUNT)
