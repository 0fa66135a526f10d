"""What every table keeps while somebody looks at it: the observation, notes, the word about a wrong
try, and the way from one step to the next. Each game adds its picture and its story."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from enum import Enum
from typing import Any, ClassVar, Generic, TypeVar

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.controller.turn.step import Step
from quando_desktop.engine.contract import Observation, Refusal
from quando_desktop.settings.settings import CardSize, Motion, Sorting, Speed
from quando_desktop.table.audio.sounds import Sound
from quando_desktop.table.pages.turn_table import GameTable, Host, LogLine
from quando_desktop.table.parts.asking import Asking
from quando_desktop.table.parts.faces import names_of
from quando_desktop.table.parts.passages import ends
from quando_desktop.table.parts.remark_bubble import Word, said_by
from quando_desktop.table.parts.remarks import Manner, Manners
from quando_desktop.table.parts.shown import Drag
from quando_desktop.table.scene.stage import HEIGHT
from quando_desktop.table.scene.tableau import ENTER, Beat, Frame, Key, Passage, Tableau
from quando_desktop.table.scene.trail import Trail
from quando_desktop.table.text import words as common
from quando_desktop.table.text.log import Entry, Teller

SAID, BEFORE_THE_END = 1600.0, 500.0
"""How long a word stands, and how long before the picture is whole the winner has theirs."""
LARGE = 1.14
"""How much larger than usual large cards are."""

View = TypeVar("View", bound=Observation[Any])


class Showing(GameTable, Generic[View]):
    """Keeps what is shown and what the looker is about to do."""

    LAST: ClassVar[Enum]
    """What somebody has a word for only when everything lies open."""

    def __init__(self, host: Host, asking: Asking[View], manners: Manners[View, Any]) -> None:
        self._host = host
        self._manners = manners
        self._hints = asking
        self._view: View | None = None
        self._facts: MatchFacts | None = None
        self._order: list[int] = []
        self._pointed: Key | None = None
        self._focused: Key | None = None
        self._drag: Drag | None = None
        self._height = float(HEIGHT)
        self._notes: dict[int, str] = {}
        self._toast = ""
        self._word: Word | None = None
        """What somebody says at this moment."""
        self._trails: list[Trail] = []
        """Of the looker's last steps, as far as nobody else has acted since."""

    # ------------------------------------------------------------------ what a game adds

    @abstractmethod
    def _forget(self) -> None:
        """What the looker was about to do."""

    @abstractmethod
    def _is_over(self) -> bool:
        """Whether the round is over."""

    @abstractmethod
    def _note(self, step: Step) -> None:
        """Keeps what stands under the seats, before the step is looked at."""

    @abstractmethod
    def _dealt(self, step: Step) -> list[Beat]:
        """How a round begins."""

    @abstractmethod
    def _story(self, step: Step) -> list[Beat]:
        """How it goes on."""

    @abstractmethod
    def _teller(self) -> Teller: ...

    @abstractmethod
    def _opening(self, step: Step) -> Entry:
        """The line of the log for a deal."""

    @abstractmethod
    def _explain(self, refusal: Refusal) -> str: ...

    @abstractmethod
    def _tried(self) -> list[Key]:
        """What shakes where the answer is no."""

    # ----------------------------------------------------------------------- looking

    def _sit_down(self) -> None:
        """Somebody else looks from now on."""
        self._forget()
        self._order = []
        self._notes = {}
        self._pointed = self._word = None
        self._trails.clear()
        self._manners.forget()

    def _sort(self, cards: Sequence[int]) -> None:
        """Keeps the order of the hand, whose cards are given as the rules sort them: new ones go to
        their place or to the right end."""
        match self._host.settings.sorting:
            case Sorting.VALUE:
                self._order = [*cards]
            case Sorting.OFF:
                self._order = sorted(cards)
            case Sorting.HAND:
                kept = [card for card in self._order if card in cards]
                new = [card for card in cards if card not in kept]
                self._order = kept + (sorted(new) if kept else new)

    def _order_of(self, cards: Sequence[int]) -> tuple[int, ...]:
        """The order of a hand as it was a moment ago: the present one, as far as it goes."""
        if self._host.settings.sorting is Sorting.VALUE:
            return tuple(cards)
        known = [card for card in self._order if card in cards]
        return (*known, *(card for card in cards if card not in known))

    def _common(self, view: View, *, acts: bool, sheet: bool) -> dict[str, Any]:
        """What all pictures follow from (see `TableShown`), but for the order of the hand."""
        host, settings = self._host, self._host.settings
        present = view is self._view
        return {
            "facts": self._facts,
            "acts": acts,
            "pointed": self._pointed,
            "focused": self._focused,
            "drag": self._drag if acts else None,
            "calm": settings.motion is not Motion.FULL,
            "toast": self._toast if present else "",
            "saved": host.save_problem,
            "is_saved": host.is_saved,
            "may_undo": present and host.may_undo,
            "looks": host.looks,
            "large": LARGE if settings.card_size is CardSize.LARGE else 1.0,
            "share": host.share if sheet else "",
            "hinted": acts and self._hints.is_open(view),
            "advice": self._hints.advice(view) if acts else None,
            "word": self._word,
        }

    def _names(self) -> list[str]:
        assert self._facts is not None
        return names_of(self._facts.players)

    # ----------------------------------------------------------------------- telling

    def beats(self, step: Step) -> Sequence[Beat]:
        self._note(step)
        if self._view is None or step.seat == self._view.seat or step.before is None:
            # A choice outlives what the others do, but not the own action.
            self._forget()
        self.look(step.after, step.facts)
        if step.before is None:
            self._trails.clear()
            self._manners.forget()
            return self._dealt(step)
        if step.undone:
            trail = self._trails.pop() if self._trails else Trail()
            return [lambda frame: (self.tableau(frame), trail.back(frame))]
        beats = self._story(step)
        self._keep_trail(step, beats)
        beats[0] = self._with_words(beats[0], step)
        assert self._view is not None
        settings = self._host.settings
        speaks = settings.remarks and settings.speed is not Speed.INSTANT
        manner = self._manners.react(step.events, self._view, step.facts, speaks=speaks)
        if manner is not None:
            # At the end of a round it is about what lies open before the sheet comes.
            place = -2 if self._is_over() else 0
            beats[place] = self._with_manner(beats[place], manner)
        return beats

    def _keep_trail(self, step: Step, beats: list[Beat]) -> None:
        assert self._view is not None
        if step.seat != self._view.seat:
            self._trails.clear()
            return
        trail = Trail()
        beats[:] = map(trail.follow, beats)
        self._trails.append(trail)

    def _with_words(self, beat: Beat, step: Step) -> Beat:
        """The first beat also says what happened."""
        shared = step.facts.is_shared
        words = [entry.aloud(shared=shared) for entry in self._teller().told(step.events)]

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
            if manner.occasion is self.LAST:
                delay = max(0.0, ends(passage) - BEFORE_THE_END)
            passage.gestures.append((delay, ("portrait", manner.seat), manner.gesture))
            if manner.word is not None:
                key = said_by(manner.seat)
                passage.cues[key] = ENTER.later(delay)
                passage.says.append(common.says(self._names()[manner.seat], manner.word.words))
                self._host.linger(key, delay + SAID, self._fall_silent)
            return tableau, passage

        return told

    def _fall_silent(self) -> None:
        self._word = None

    def log(self, step: Step) -> Sequence[LogLine]:
        if step.before is None:
            entries = [self._opening(step)]
        elif step.undone:
            entries = [self._teller().taken_back(step.seat)]
        else:
            entries = self._teller().told(step.events)
        return [LogLine(entry.seat, entry.sentence) for entry in entries]

    # ------------------------------------------------------------------- a wrong try

    def refused(self, refusal: Refusal) -> None:
        self._say_no(self._explain(refusal))

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
        self._host.shake(self._tried())
