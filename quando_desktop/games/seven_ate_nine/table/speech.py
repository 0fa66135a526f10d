"""What a screen reader is told of a live game: paced, so that it can be followed.

More happens than can be spoken. So news wait until the last sentence can have been heard, and then
only what holds at that moment is told. What somebody asks for, and what stops or ends a game, is
told at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from quando_desktop.engine.contract import Event
from quando_desktop.games.seven_ate_nine.rules import events as happened
from quando_desktop.games.seven_ate_nine.rules.view import SevenView
from quando_desktop.games.seven_ate_nine.table.passing import After, TakeBack
from quando_desktop.games.seven_ate_nine.text import spoken
from quando_desktop.games.seven_ate_nine.text.log import Teller

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
        self._speaks: TakeBack | None = None
        """While the last sentence may still be heard."""

    def tell(self, sentence: Sentence) -> None:
        """As soon as there is time for it; what waited till now is no news any more."""
        self._waits = sentence
        if self._speaks is None:
            self._go_on()

    def answer(self, words: str) -> None:
        """At once, because somebody has asked for it; what waits comes after it."""
        if self._speaks is not None:
            self._speaks()
        self._say(words)
        self._speaks = self._after(EVERY, self._go_on)

    def at_once(self, words: str) -> None:
        """At once, and in place of all that waits."""
        self._waits = None
        self.answer(words)

    def _go_on(self) -> None:
        sentence, self._waits, self._speaks = self._waits, None, None
        words = sentence() if sentence is not None else ""
        if words:
            self.answer(words)


class News:
    """What is said of what happens. The people's own doings come first, then the pile."""

    def __init__(self, announcer: Announcer, view: Callable[[], SevenView]) -> None:
        """`view` is what all agree on, as it is when it is asked for."""
        self._announcer, self._view = announcer, view
        self._own = ""
        """What the last deed of the people was, until it has been told."""
        self._laid: int | None = None
        """The card that somebody alone at the screen played, until that has been told."""

    def tell(self, events: Sequence[Event], people: Sequence[int], names: Sequence[str]) -> None:
        """The step that has just been looked at."""
        for event in events:
            match event:
                case happened.Finished():
                    told = Teller(names, people).told(events)
                    self._announcer.at_once(" ".join(entry.announcement for entry in told))
                    return
                case happened.Played(seat, card):
                    self._laid = card if [seat] == [*people] else None
                    self._played(seat, names)
                case happened.Missed(seat, card) if seat in people:
                    words = spoken.missed(card, late=event.late)
                    self._own = spoken.of(names[seat], words) if len(people) > 1 else words
                    self._announcer.tell(self._sentence)
                case happened.Drew(seat, int(card)) if [seat] == [*people]:
                    self._own = spoken.drew(card)
                    self._announcer.tell(self._sentence)

    def _played(self, seat: int, names: Sequence[str]) -> None:
        view = self._view()
        is_last = (view.hand_sizes[seat], view.stack_sizes[seat]) == (1, 0)
        # What a card did before is of no interest any more.
        self._own = spoken.one_left(names[seat]) if is_last else ""
        self._announcer.tell(self._sentence)

    def _sentence(self) -> str:
        """The last deed, and what lies there now."""
        own, laid, top = self._own, self._laid, self._view().top
        self._own, self._laid = "", None
        pile = spoken.played(top) if laid == top else spoken.pile(top)
        return f"{own}. {pile}" if own else pile
