"""The state of one looker's table: what they know, what they are about to do, and passing messages.
The presenter draws it, the hands change it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.engine.contract import Event, Observation
from quando_desktop.settings.settings import CardSize, Sorting, Speed
from quando_desktop.table.audio.sounds import Sound
from quando_desktop.table.guide.first_sentence import FirstSentence
from quando_desktop.table.guide.tip import GuidanceTip
from quando_desktop.table.pages.contract import TurnHost
from quando_desktop.table.parts.faces import names_of
from quando_desktop.table.parts.remark_bubble import Word
from quando_desktop.table.parts.scenery import Drag, own
from quando_desktop.table.scene.stage import HEIGHT, Box
from quando_desktop.table.scene.tableau import Control, Cue, Key, Passage

HAND_ZONE = 330.0
"""The height of the zone, from the lower edge, in which a dropped card stays in the hand."""
ROW_APART = 38.0
"""Cards of a hand that lie in one row are no farther apart upwards, chosen ones among them."""
LARGE = 1.14
"""The size of large cards, as a factor of the usual one."""
AT_ONCE, BEHIND = Cue(0), Cue(90)

View = TypeVar("View", bound=Observation[Any])


class Intent:
    """The looker's intent: chosen cards, or a button that wants a second press. A game adds its own
    fields."""

    LASTS: ClassVar[bool] = True
    """Whether it outlasts the actions of others; if not, it ends with the observation."""

    def forget(self) -> None:
        """Drops the looker's intent."""

    def see(self, view: Any) -> None:
        """Drops the parts of it that this observation leaves no room for."""


class TurnState(Generic[View]):
    """One looker's table. It exists as long as they look."""

    def __init__(
        self,
        host: TurnHost,
        view: View,
        facts: MatchFacts,
        intent: Intent,
        hand_of: Callable[[View], Sequence[int]],
        first: FirstSentence[View] | None = None,
    ) -> None:
        """`hand_of` tells the looker's cards as the rules sort them, by the number that each is
        followed by. `first` is what the game has to say to beginners."""
        self.host, self.view, self.facts = host, view, facts
        self.toast = Toast(host)
        self.order = HandOrder(host)
        self.pointed: Key | None = None
        self.focused: Key | None = None
        self.drag: Drag | None = None
        self.word: Word | None = None
        """The remark of a player that is shown now."""
        self.tip: GuidanceTip | None = None
        """What the adviser points out in a guided match."""
        self.has_begun = False
        """Whether anything has happened before the looker's eyes."""
        self.recalls = False
        """Whether the looker has the end of the match shown once more, in place of its sheet."""
        self.height = float(HEIGHT)
        """Of the stage."""
        self.controls: Sequence[Control] = ()
        """All that can be pointed at."""
        self._intent, self._hand_of, self._first = intent, hand_of, first
        self.look(view, facts)

    @property
    def boxes(self) -> dict[Key, Box]:
        """The boxes of all controls."""
        return {control.key: control.box for control in self.controls}

    @property
    def names(self) -> list[str]:
        return names_of(self.facts.players)

    @property
    def looker(self) -> str:
        """The name of whoever looks."""
        return self.facts.players[self.view.seat].name

    def first_words(self, view: View) -> str:
        """The sentence to begin with in this position; none for those who know the game."""
        if self._first is None or not self.host.is_beginner(self.looker):
            return ""
        return self._first.words(view)

    def note_done(self, events: Iterable[Event]) -> None:
        """Notes what the looker did: whoever has done it once is no beginner any more."""
        if self._first is not None and any(map(self._first.is_done, events)):
            self.host.has_begun(self.looker)

    def look(self, view: View, facts: MatchFacts) -> None:
        """Takes over this observation."""
        if view is not self.view and not self._intent.LASTS:
            self.forget()
        self.view, self.facts, self.recalls = view, facts, False
        self.order.sort(self._hand_of(view))
        self._intent.see(view)

    def forget(self) -> None:
        """Drops the looker's intent."""
        self.drag = None
        self.toast.words = ""
        self._intent.forget()

    def order_of(self, view: View) -> tuple[int, ...]:
        """The looker's cards in an observation, from the left."""
        return self.order.of(self._hand_of(view))

    @property
    def is_lively(self) -> bool:
        """Whether faces answer what happens."""
        settings = self.host.settings
        return settings.is_lively and settings.speed is not Speed.INSTANT

    # ----------------------------------------------------------------------- dragging

    def is_out_of_hand(self, y: float) -> bool:
        """Whether a card that is dropped so high up leaves the hand."""
        return y < self.height - HAND_ZONE

    def follow(self, card: int, x: float, y: float, along: Sequence[int] = ()) -> None:
        """Moves an own card with the pointer, and others right behind it."""
        started = self.drag is None
        self.drag = Drag(card, x, y, tuple(along))
        cues: dict[Key, Cue] = {own(other): BEHIND for other in along}
        if not started:
            cues[own(card)] = AT_ONCE
        self.host.refresh(Passage(cues=cues, usual=Cue(140)))

    # ------------------------------------------------------------------------ picture

    def scenery(self, view: View, *, acts: bool, sheet: bool) -> dict[str, Any]:
        """The fields of `Scenery` that follow from this state; hints are not among them."""
        host, settings = self.host, self.host.settings
        present = view is self.view
        return {
            "facts": self.facts,
            "order": self.order_of(view),
            "acts": acts,
            "pointed": self.pointed,
            "focused": self.focused,
            "drag": self.drag if acts else None,
            "calm": not settings.motion.is_full,
            "at_once": settings.takes_no_time,
            "toast": self.toast.words if present else "",
            "saved": host.save_problem,
            "is_saved": host.is_saved,
            "counts": host.counts,
            "may_undo": present and host.may_undo,
            "looks": host.looks,
            "large": LARGE if settings.card_size is CardSize.LARGE else 1.0,
            "share": host.share if sheet else "",
            "word": self.word,
            "first": self.first_words(view) if acts else "",
            "guided": host.is_guided,
            "led": host.is_led,
            "awake": self.has_begun and self.is_lively,
        }


class HandOrder:
    """The looker's own cards from the left: by value, as they came, or as they were dragged."""

    def __init__(self, host: TurnHost) -> None:
        self._host = host
        self.cards: list[int] = []

    def sort(self, cards: Sequence[int]) -> None:
        """Takes over a new hand, given as the rules sort it: new cards go to their place or to the
        right end."""
        match self._host.settings.sorting:
            case Sorting.VALUE:
                self.cards = [*cards]
            case Sorting.OFF:
                self.cards = sorted(cards)
            case Sorting.HAND:
                kept = [card for card in self.cards if card in cards]
                new = [card for card in cards if card not in kept]
                self.cards = kept + (sorted(new) if kept else new)

    def of(self, cards: Sequence[int]) -> tuple[int, ...]:
        """The order of a hand as it was a moment ago: the present one, as far as it goes."""
        if self._host.settings.sorting is Sorting.VALUE:
            return tuple(cards)
        known = [card for card in self.cards if card in cards]
        return (*known, *(card for card in cards if card not in known))

    def move(self, card: int, x: float, y: float) -> None:
        """Puts a card where it is held, in units from the left and from above: from now on the hand
        is sorted by hand."""
        others = [other for other in self.cards if other != card]
        places = self._host.places([own(other) for other in others])
        row = min((high for _, high in places), key=lambda high: abs(high - y), default=y)
        before = sum(
            high < row - ROW_APART or (high <= row + ROW_APART and place < x)
            for place, high in places
        )
        others.insert(before, card)
        if others != self.cards:
            self.cards = others
            if self._host.settings.sorting is not Sorting.HAND:
                self._host.keep_sorting_by_hand()


class Toast:
    """The line about a wrong try."""

    def __init__(self, host: TurnHost) -> None:
        self._host = host
        self.words = ""

    def show(self, words: str, tried: Sequence[Key] = ()) -> None:
        """Shows why something is refused, and shakes the pieces that were tried."""
        self.words = words
        self._host.sound(Sound.REFUSED)
        self._host.say(words)
        self._host.refresh()
        self._host.shake(tried)

    def hush(self) -> None:
        """Takes the line away, after a while or when the looker does something else."""
        if self.words:
            self.words = ""
            self._host.refresh()
