"""Announcements of a live game for a screen reader: paced, so that they can be followed.

More happens than can be spoken. So news wait until the last sentence can have been heard, and then
only what holds at that moment is told. What a person asks for, and what stops or ends a game, is
told at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from quando_desktop.controller.live.step import LivePhase
from quando_desktop.engine.contract import Event
from quando_desktop.games.seven_ate_nine.rules.events import Drew, Finished, Missed, Played
from quando_desktop.games.seven_ate_nine.table.moments import After, Cancel
from quando_desktop.games.seven_ate_nine.table.sight import SevenSight
from quando_desktop.games.seven_ate_nine.text import spoken
from quando_desktop.games.seven_ate_nine.text.log import SevenTeller

EVERY = 2500.0
"""Milliseconds from one sentence to the next."""

Sentence = Callable[[], str]
"""Made when it is spoken; an empty one is left out."""


class Announcer:
    """Tells one sentence at a time."""

    def __init__(self, say: Callable[[str], None], after: After) -> None:
        self._say, self._after = say, after
        self._waits: Sentence | None = None
        """The newest of what has to wait."""
        self._speaks: Cancel | None = None
        """Cancels the end of the last sentence, while that may still be heard."""

    def tell(self, sentence: Sentence) -> None:
        """Says it as soon as there is time; what waited till now is no news any more."""
        self._waits = sentence
        if self._speaks is None:
            self._go_on()

    def answer(self, words: str) -> None:
        """Says it at once, because a person has asked for it; what waits comes after it."""
        if self._speaks is not None:
            self._speaks()
        self._say(words)
        self._speaks = self._after(EVERY, self._go_on)

    def at_once(self, words: str) -> None:
        """Says it at once, and in place of all that waits."""
        self._waits = None
        self.answer(words)

    def _go_on(self) -> None:
        sentence, self._waits, self._speaks = self._waits, None, None
        words = sentence() if sentence is not None else ""
        if words:
            self.answer(words)


class News:
    """Sentences about what happens. The people's own doings come first, then the pile."""

    def __init__(self, announcer: Announcer, sight: SevenSight) -> None:
        self._announcer, self._sight = announcer, sight
        self._own = ""
        """The last deed of the people, until it has been told."""
        self._laid: int | None = None
        """The card that a person alone at the screen played, until that has been told."""

    def tell(self, events: Sequence[Event], people: Sequence[int]) -> None:
        """Tells the step that has just been looked at."""
        names = self._sight.names
        for event in events:
            match event:
                case Finished():
                    told = SevenTeller(names, people).told(events)
                    self._announcer.at_once(" ".join(entry.announcement for entry in told))
                    return
                case Played(seat, card):
                    self._laid = card if [seat] == [*people] else None
                    self._played(seat, names)
                case Missed(seat, card) if seat in people:
                    words = spoken.missed(card, late=event.late)
                    self._own = spoken.of(names[seat], words) if len(people) > 1 else words
                    self._announcer.tell(self._sentence)
                case Drew(seat, int(card)) if [seat] == [*people]:
                    self._own = spoken.drew(card)
                    self._announcer.tell(self._sentence)

    def tell_phase(self, phase: LivePhase, moved: int) -> None:
        """Tells that a game waits, runs or stops; `moved` cards came up if all are stuck."""
        top = self._sight.view.top
        match phase:
            case LivePhase.READY:
                self._announcer.at_once(spoken.start())
            case LivePhase.LIVE:
                self._announcer.at_once(spoken.began(top))
            case LivePhase.STUCK:
                self._announcer.at_once(spoken.stuck(top, moved))
            case LivePhase.PAUSED:
                self._announcer.at_once(spoken.paused())

    def _played(self, seat: int, names: Sequence[str]) -> None:
        view = self._sight.view
        is_last = (view.hand_sizes[seat], view.stack_sizes[seat]) == (1, 0)
        # What a card did before is of no interest any more.
        self._own = spoken.one_left(names[seat]) if is_last else ""
        self._announcer.tell(self._sentence)

    def _sentence(self) -> str:
        """The last deed, and what lies there now."""
        own, laid, top = self._own, self._laid, self._sight.view.top
        self._own, self._laid = "", None
        pile = spoken.played(top) if laid == top else spoken.pile(top)
        return f"{own}. {pile}" if own else pile
