"""The voice of a live table for a screen reader: short, and only what holds now.

More happens than can be spoken. So there is one utterance at a time; what is newer cuts it short,
and of that only what a person could not have heard yet and still holds is said again. What a
person asks for is heard out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from quando_desktop.games.seven_ate_nine.table.moments import After, Cancel
from quando_desktop.named_tuple import NamedTuple
from quando_desktop.settings.settings import Spoken

WORDS_A_MINUTE = 200
"""The rate of a voice, as far as nobody tells it."""
ONSET = 150.0
"""Milliseconds until a voice begins."""


class Say(Protocol):
    """Tells a screen reader; at once is in place of what it is saying."""

    def __call__(self, words: str, *, at_once: bool = False) -> None: ...


class Part(NamedTuple):
    """A piece of news that is heard for itself."""

    topic: str
    """News of the same topic replace each other."""
    words: str
    is_key: bool = False
    """Whether it is said where only key moments are."""
    is_lasting: bool = True
    """Whether it is worth saying again after it was cut short."""


class Announcer:
    """Says the newest of what there is to say."""

    def __init__(
        self,
        say: Say,
        after: After,
        spoken: Callable[[], Spoken] = lambda: Spoken.EVERYTHING,
        rate: Callable[[], int] = lambda: WORDS_A_MINUTE,
    ) -> None:
        """`spoken` is the part of what happens that is said without being asked for, `rate` that
        of the voice, in words a minute."""
        self._say, self._after, self._spoken, self._rate = say, after, spoken, rate
        self._owed: list[Part] = []
        """News that nobody can have heard yet, in the order in which they are said."""
        self._speaks: Cancel | None = None
        """Cancels what comes next in time: the end of a part, or of an answer."""
        self._answers = False
        """Whether what is being said has been asked for, or stopped the game."""
        self._last = ""

    def tell(self, *parts: Part) -> None:
        """Says news as soon as a person who has asked for something has heard the answer. Owed ones
        of the same topics are no news any more; those of other topics are said after these."""
        self._tell(parts, self._wanted(parts))

    def remind(self, *parts: Part) -> None:
        """Says at once how things stand, because a person has asked for it. Unlike an answer it is
        cut short by news: it would not hold any more."""
        self._stop()
        self._tell(parts, [*parts])

    def _tell(self, parts: Sequence[Part], wanted: list[Part]) -> None:
        topics = {part.topic for part in parts}
        rest = [each for each in self._owed if each.topic not in topics and each.is_lasting]
        self._owed = [*wanted, *rest]
        if wanted and not self._answers:
            self._go_on()

    def owes(self, topic: str) -> bool:
        """Whether the last news of this topic cannot have been heard yet."""
        return any(part.topic == topic for part in self._owed)

    def add(self, words: str, *, is_key: bool = False) -> None:
        """Says it after all that is being said: where nobody is in a hurry nothing is left out."""
        if self._wanted([Part("", words, is_key)]):
            self._last = words
            self._say(words)

    def answer(self, words: str) -> None:
        """Says at once what a person has asked for; what is owed comes after it."""
        self._stop()
        self._owed = [part for part in self._owed if part.is_lasting]
        self._answers = True
        self._last = words
        self._say(words, at_once=True)
        self._speaks = self._after(self._lasts(words) + ONSET, self._answered)

    def repeat(self) -> None:
        """Says the last thing once more, because a person has asked for it."""
        if self._last:
            self.answer(self._last)

    def at_once(self, words: str) -> None:
        """Says what stops, starts or ends a game, in place of all that is owed; newer ones do not
        wait for it."""
        self._stop()
        self._owed = []
        # Whether it is said or not: what was before must not be repeated once hands are closed.
        self._last = words
        if self._spoken() is not Spoken.OFF:
            self._say(words, at_once=True)

    def _wanted(self, parts: Sequence[Part]) -> list[Part]:
        match self._spoken():
            case Spoken.EVERYTHING:
                return [part for part in parts if part.words]
            case Spoken.MOMENTS:
                return [part for part in parts if part.words and part.is_key]
        return []

    def _stop(self) -> None:
        if self._speaks is not None:
            self._speaks()
            self._speaks = None
        self._answers = False

    def _answered(self) -> None:
        self._speaks, self._answers = None, False
        self._go_on()

    def _go_on(self) -> None:
        """Says all that is owed in one breath."""
        self._stop()
        if self._owed:
            self._last = ". ".join(part.words for part in self._owed)
            self._say(self._last, at_once=True)
            self._listen(ONSET)

    def _listen(self, onset: float = 0.0) -> None:
        """Waits until the first part that is owed has been heard, and so on."""
        if self._owed:
            self._speaks = self._after(onset + self._lasts(self._owed[0].words), self._heard)

    def _heard(self) -> None:
        self._speaks = None
        del self._owed[:1]
        self._listen()

    def _lasts(self, words: str) -> float:
        """Milliseconds that it takes to say this."""
        return 60_000 * len(words.split()) / max(1, self._rate())
