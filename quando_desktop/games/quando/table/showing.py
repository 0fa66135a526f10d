"""What a Quando table shows to whoever looks: the observation, the own order of the hand, notes,
and the way from one step to the next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.controller.step import Step
from quando_desktop.disk.settings import CardSize, KnockBy, Motion, Sorting, Speed
from quando_desktop.engine.contract import CannotUndo, Observation, Refusal
from quando_desktop.engine.seats import Kind, left_of
from quando_desktop.games.quando.actions import Call, Draw, Phase
from quando_desktop.games.quando.events import Drew, Flipped, Passed, PenaltySkipped
from quando_desktop.games.quando.table.asking import Asking
from quando_desktop.games.quando.table.choice import open_cards
from quando_desktop.games.quando.table.manners import Manner, Manners
from quando_desktop.games.quando.table.passages import Story, dealt
from quando_desktop.games.quando.table.picture import picture
from quando_desktop.games.quando.table.shown import (
    Drag,
    Moment,
    Shown,
    Word,
    own,
    said_by,
)
from quando_desktop.games.quando.text import refusals as text_refusals
from quando_desktop.games.quando.text import table as text
from quando_desktop.games.quando.text.log import Teller
from quando_desktop.games.quando.text.remarks import Occasion, spoken
from quando_desktop.games.quando.view import QuandoView
from quando_desktop.table.gametable import GameTable, Host, Keys, LogLine
from quando_desktop.table.layout import HEIGHT
from quando_desktop.table.sounds import Sound
from quando_desktop.table.tableau import ENTER, Beat, Cue, Frame, Key, Passage, Tableau

FADE = Cue(1200)
SAID, BEFORE_THE_END = 1600.0, 500.0
"""How long a word stands, and how long before the last card is open the winner has theirs."""
LARGE = 1.14
"""How much larger than usual large cards are."""


class Showing(GameTable):
    """Keeps what is shown and what the looker is about to do."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._view: QuandoView | None = None
        self._facts: MatchFacts | None = None
        self._order: list[int] = []
        self._chosen: set[int] = set()
        self._pointed: Key | None = None
        self._focused: Key | None = None
        self._drag: Drag | None = None
        self._pull = 0.0
        self._fresh: int | None = None
        self._drawn: Draw | None = None
        """How the looker has drawn in their last action, if they did."""
        self._notes: dict[int, str] = {}
        self._toast = ""
        self._held = 0.0
        self._armed: Key | None = None
        self._height = float(HEIGHT)
        self._asking = Asking()
        self._manners = Manners()
        self._word: Word | None = None
        """What somebody says at this moment."""

    def look(self, view: Observation[Any], facts: MatchFacts) -> None:
        assert isinstance(view, QuandoView)
        if self._view is None or self._view.seat != view.seat:
            self._forget()
            self._order = []
            self._notes = {}
            self._fresh = self._pointed = self._word = None
            self._manners.forget()
        self._view, self._facts = view, facts
        self._sort()

    def _forget(self) -> None:
        """What the looker was about to do."""
        self._chosen.clear()
        self._drag, self._armed, self._toast = None, None, ""
        self._held = self._pull = 0.0

    def _sort(self) -> None:
        """Keeps the order of the hand: new cards go to their place or to the right end."""
        assert self._view is not None
        hand = self._view.hand
        match self._host.settings.sorting:
            case Sorting.VALUE:
                self._order = [card.card for card in hand]
            case Sorting.OFF:
                self._order = sorted(card.card for card in hand)
            case Sorting.HAND:
                here = {card.card for card in hand}
                kept = [card for card in self._order if card in here]
                new = [card.card for card in hand if card.card not in kept]
                self._order = kept + (sorted(new) if kept else new)
        self._chosen &= {card.card for card in hand}

    def tableau(self, frame: Frame) -> Tableau:
        assert self._view is not None
        self._height = frame.stage.height
        over = self._view.phase is Phase.OVER
        return picture(frame, self._shown(self._view, Moment.SHEET if over else Moment.PLAY))

    def _shown(self, view: QuandoView, moment: Moment) -> Shown:
        """Everything that the picture of this observation follows from now."""
        return self._shown_with(view, moment, self._notes, self._fresh)

    def _shown_with(
        self, view: QuandoView, moment: Moment, notes: dict[int, str], fresh: int | None
    ) -> Shown:
        """The same for a step that is told later, with what was noted about it."""
        assert self._facts is not None
        host, settings = self._host, self._host.settings
        present = view is self._view
        # The picture of a step is made before the match says who is next.
        is_own = view.actor == view.seat
        acts = present and is_own and host.may_act and moment is Moment.PLAY
        chosen = frozenset(self._chosen) if acts else frozenset()
        return Shown(
            view=view,
            facts=self._facts,
            order=tuple(self._order_of(view)),
            moment=moment,
            acts=acts,
            chosen=chosen,
            open_cards=open_cards(view, chosen) if chosen else frozenset(),
            pointed=self._pointed,
            focused=self._focused,
            drag=self._drag if acts else None,
            pull=self._pull if acts else 0.0,
            calm=settings.motion is not Motion.FULL,
            fresh=fresh,
            notes=notes,
            toast=self._toast if present else "",
            knock_part=self._held if acts else 0.0,
            armed=self._armed if acts else None,
            saved=host.save_problem,
            is_saved=host.is_saved,
            may_undo=present and host.may_undo,
            looks=host.looks,
            memory_help=settings.memory_help,
            large=LARGE if settings.card_size is CardSize.LARGE else 1.0,
            knock_by=settings.knock_by,
            share=host.share if moment is Moment.SHEET else "",
            hinted=acts and self._asking.is_open(view),
            advice=self._asking.advice(view) if acts else None,
            tells_chance=acts and self._tells_chance(view),
            word=self._word,
        )

    def _tells_chance(self, view: QuandoView) -> bool:
        """Whether the looker can knock now and wants to know how likely that wins; not where it
        could not be reckoned."""
        assert self._facts is not None
        if view.phase is not Phase.PLAY or view.call is not Call.KNOCK:
            return False
        if self._asking.advice(view) is not None and self._asking.chance(view) is None:
            return False
        name = self._facts.players[view.seat].name
        return self._host.settings.tells_knock_chance(name)

    def _order_of(self, view: QuandoView) -> list[int]:
        """The order of a hand as it was a moment ago: the present one, as far as it goes."""
        cards = [card.card for card in view.hand]
        if self._host.settings.sorting is Sorting.VALUE:
            return cards
        known = [card for card in self._order if card in cards]
        return known + [card for card in cards if card not in known]

    def beats(self, step: Step) -> Sequence[Beat]:
        view = step.after
        assert isinstance(view, QuandoView)
        self._note(step)
        self._forget_if_over(step)
        self.look(view, step.facts)
        notes, fresh = dict(self._notes), self._fresh

        def show(seen: QuandoView, moment: Moment) -> Shown:
            return self._shown_with(seen, moment, notes, fresh)

        if step.before is None:
            self._manners.forget()
            return dealt(show, view)
        before = step.before
        assert isinstance(before, QuandoView)
        if step.undone:
            return [lambda frame: (self.tableau(frame), Passage(usual=Cue(200)))]
        alone = sum(player.kind is Kind.HUMAN for player in step.facts.players) == 1
        story = Story(show, before, view, step.events, alone=alone)
        beats = [self._with_words(beat, step, first) for first, beat in _numbered(story.beats())]
        speaks = self._host.settings.remarks and self._host.settings.speed is not Speed.INSTANT
        manner = self._manners.react(step.events, view, step.facts, speaks=speaks)
        if manner is not None:
            # At the end of a round it is about the open hands, which come before the sheet.
            place = -2 if view.phase is Phase.OVER else 0
            beats[place] = self._with_manner(beats[place], manner)
        return beats

    def rested(self) -> None:
        """The glow of a card that was just drawn fades."""
        if self._fresh is not None:
            key, self._fresh = ("glow", self._fresh), None
            self._host.refresh(Passage(cues={key: FADE}))

    def _with_words(self, beat: Beat, step: Step, is_first: bool) -> Beat:
        """The first beat also says what happened."""
        if not is_first:
            return beat
        words = [entry.announcement for entry in self._teller().told(step.events)]

        def told(frame: Frame) -> tuple[Tableau, Passage]:
            tableau, passage = beat(frame)
            passage.says = [line for line in words if line]
            return tableau, passage

        return told

    def _with_manner(self, beat: Beat, manner: Manner) -> Beat:
        """Somebody does and says something beside what happens; nothing waits for it."""

        def told(frame: Frame) -> tuple[Tableau, Passage]:
            self._word = manner.word or self._word
            tableau, passage = beat(frame)
            delay = 0.0
            if manner.occasion is Occasion.MATCH:
                # When the hands are nearly all open.
                ends = max([0.0, *(cue.delay + cue.ms for cue in passage.cues.values())])
                delay = max(0.0, ends - BEFORE_THE_END)
            passage.gestures.append((delay, ("portrait", manner.seat), manner.gesture))
            if manner.word is not None:
                key = said_by(manner.seat)
                passage.cues[key] = ENTER.later(delay)
                passage.says.append(spoken(self._names()[manner.seat], manner.word.words))
                self._host.linger(key, delay + SAID, self._fall_silent)
            return tableau, passage

        return told

    def _fall_silent(self) -> None:
        self._word = None

    def _forget_if_over(self, step: Step) -> None:
        """A choice outlives what the others do, but not the own action."""
        if self._view is None or step.seat == self._view.seat or step.before is None:
            self._forget()

    def _note(self, step: Step) -> None:
        """What stands under the seats."""
        view = step.after
        assert isinstance(view, QuandoView)
        before = step.before
        if before is None or (isinstance(before, QuandoView) and before.active != view.active):
            self._notes = {}
        self._fresh = None
        if step.seat == view.seat or before is None:
            self._drawn = None
        for event in step.events:
            match event:
                case Drew(seat=seat, side=side, penalty=penalty):
                    if seat == view.seat:
                        self._fresh = view.arrivals[seat] - 1
                        self._drawn = side
                    if penalty:
                        self._notes[seat] = text.drew_a_card()
                case Flipped(seat=seat):
                    self._notes[seat] = text.turned_a_zero()
                case PenaltySkipped(seat=seat):
                    self._notes[seat] = text.went_without()
                case Passed(seat=seat):
                    self._notes[seat] = text.passed()
        self._notes = {s: n for s, n in self._notes.items() if n != text.comes_next()}
        if view.phase in (Phase.FLIP, Phase.PENALTY_DRAW):
            following = left_of(view.actor, view.seats)
            if following != view.active:
                self._notes[following] = text.comes_next()

    def log(self, step: Step) -> Sequence[LogLine]:
        teller = self._teller()
        view = step.after
        assert isinstance(view, QuandoView)
        if step.before is None:
            entries = [teller.dealt(view, step.facts.round_number)]
        elif step.undone:
            entries = [teller.taken_back(step.seat)]
        else:
            entries = teller.told(step.events)
        return [LogLine(entry.seat, entry.sentence) for entry in entries]

    def _teller(self) -> Teller:
        assert self._view is not None
        return Teller(self._names(), self._view.seat)

    def _names(self) -> list[str]:
        assert self._facts is not None
        return [player.name for player in self._facts.players]

    def keys(self) -> Sequence[Keys]:
        from quando_desktop.games.quando.text import keys as text_keys

        return text_keys.columns(by_holding=self._host.settings.knock_by is KnockBy.HOLD)

    def refused(self, refusal: Refusal) -> None:
        assert self._view is not None
        if isinstance(refusal, CannotUndo) and self._drawn is not None:
            words = text_refusals.no_way_back(hidden=self._drawn is Draw.HIDDEN)
        else:
            words = text_refusals.refusal(refusal, self._view, self._names())
        self._say_no(words)

    # ------------------------------------------------------------- a wrong try

    def _quiet(self) -> None:
        """The next key or press takes the word about a wrong try away."""
        if self._toast:
            self._toast = ""
            self._host.refresh()

    def hush(self) -> None:
        self._quiet()

    def _say_no(self, words: str) -> None:
        self._toast = words
        self._host.sound(Sound.REFUSED)
        self._host.say(words)
        self._host.refresh()
        self._host.shake([own(card) for card in self._chosen])


def _numbered(beats: Any) -> list[tuple[bool, Beat]]:
    return [(number == 0, beat) for number, beat in enumerate(beats)]
