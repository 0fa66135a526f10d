"""The narrator of a table: tells a screen reader what happens, one thing after the other, at the
pace of its voice.

A reader drops what it still has to say when a key is pressed or the focus moves. So it gets one
utterance at a time, and the rest waits here for as long as the last one takes to hear. What waits
too long gives way where it is only colour or has been overtaken; lines of the game never do.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from quando_desktop.controller.clock import Alarm, Clock
from quando_desktop.settings.settings import Spoken
from quando_desktop.table.speech.early import Early
from quando_desktop.table.speech.utterance import Utterance, Weight

BREATH = 0.15
"""Seconds before the first words: first the focus moves, which would cut them short."""
PAUSE = 0.3
"""Seconds between two utterances."""
AFTER_A_KEY = 0.9
"""Seconds in which a reader says what a key has led to; what still waits comes after that."""
LONGEST = 8.0
"""The most seconds that one utterance holds up the others."""
LETTERS = 6.5
"""The letters of a usual word, its blank included: longer ones count for more."""


class Narrator:
    """Tells one table's story. It says each thing once, in order."""

    def __init__(
        self,
        announce: Callable[[str], None],
        clock: Clock,
        *,
        is_heard: Callable[[], bool],
        answer: Callable[[str], None] | None = None,
    ) -> None:
        """`announce` tells a screen reader, `answer` does so at once, and `is_heard` knows whether
        one is there."""
        self.spoken = Spoken.EVERYTHING
        self.rate = 180
        """Words a minute."""
        self._announce, self._answer = announce, answer or announce
        self._clock, self._is_heard = clock, is_heard
        self._queue: deque[Utterance] = deque()
        self._early = Early[Utterance](clock.now)
        self._free_at = 0.0
        """The time at which all that was said has been heard."""
        self._alarm: Alarm | None = None
        self._saying: Utterance | None = None
        """The last of what was said by itself, unless something was answered since."""
        self._last = ""

    @property
    def is_heard(self) -> bool:
        """Whether a screen reader is there."""
        return self._is_heard()

    # ------------------------------------------------------------------- by itself

    def tell(self, said: Utterance) -> None:
        """Says this when its turn comes, if the people want to hear so much."""
        if not said.words:
            return
        if not self.is_heard:
            self._tell_nobody(said)
            return
        self._catch_up()
        if self._is_wanted(said.weight):
            self._queue_up(said)

    def _tell_nobody(self, said: Utterance) -> None:
        """Keeps a line for a reader that is just coming."""
        if said.weight is Weight.LINE:
            self._early.keep(said)
        else:
            self._last = said.words
            self._announce(said.words)

    def _catch_up(self) -> None:
        for said in self._early.take():
            if self._is_wanted(said.weight):
                self._queue_up(said)

    def _queue_up(self, said: Utterance) -> None:
        if said.weight is Weight.COLOUR and self._queue:
            return
        self._give_way(said.topic)
        self._queue.append(said)
        if self._alarm is None:
            self._go_on(BREATH)

    def _is_wanted(self, weight: Weight) -> bool:
        match self.spoken:
            case Spoken.EVERYTHING:
                return True
            case Spoken.MOMENTS:
                return weight is not Weight.LINE
        return False

    def _give_way(self, topic: str = "") -> None:
        """Drops what waits and is only colour, or is overtaken by something newer on its topic."""
        kept = (
            each
            for each in self._queue
            if each.weight is not Weight.COLOUR and not (topic and each.topic == topic)
        )
        self._queue = deque(kept)

    def drop(self, topic: str) -> None:
        """Drops what waits on a topic: it does not hold any more."""
        self._give_way(topic)

    # ------------------------------------------------------------------- in answer

    def reply(self, words: str) -> None:
        """Says this at once, because somebody has tried something; all else comes after it."""
        if not words:
            return
        self._last = words
        self._answer(words)
        if self.is_heard:
            self._give_way()
            self._saying = None
            self._free_at = self._clock.now() + self.seconds(words)
            self._go_on(0.0)

    def answer(self, words: str) -> None:
        """Says this at once, because somebody has asked for it. What that has cut short is said
        once more after it."""
        cut, self._saying = self._saying, None
        if cut is not None and cut.weight is not Weight.COLOUR and self._is_being_said():
            self._queue.appendleft(cut)
        self.reply(words)

    def repeat(self) -> None:
        """Says the last thing once more."""
        self.reply(self._last)

    # ------------------------------------------------------------------------ time

    def seconds(self, words: str) -> float:
        """The time that these words take to hear, with the pause after them."""
        count = max(len(words.split()), len(words) / LETTERS)
        return min(LONGEST, count * 60 / self.rate) + PAUSE

    def until_heard(self) -> float:
        """Seconds until everything that was said can have been heard; nobody waits for colour."""
        if not self.is_heard:
            return 0.0
        waits = [each for each in self._queue if each.weight is not Weight.COLOUR]
        now = max(0.0, self._free_at - self._clock.now())
        return now + sum(self.seconds(each.words) for each in waits)

    def interrupt(self) -> None:
        """Notes a key: the reader has dropped what it was saying, and says what the key led to."""
        self._free_at = min(self._free_at, self._clock.now())
        self._saying = None
        self._give_way()
        self._go_on(AFTER_A_KEY)

    def hush(self) -> None:
        """Forgets all that was said or waits: whoever comes next must not hear it."""
        self._queue.clear()
        self._early.clear()
        self._last = ""
        self._saying = None
        self._free_at = 0.0
        self._stop()

    def _is_being_said(self) -> bool:
        return self._clock.now() + PAUSE < self._free_at

    def _go_on(self, least: float) -> None:
        """Goes on with what waits once all before it was heard, after so many seconds at the
        least."""
        self._stop()
        if self._queue:
            wait = max(least, self._free_at - self._clock.now())
            self._alarm = self._clock.after(wait, self._next)

    def _stop(self) -> None:
        if self._alarm is not None:
            self._alarm.stop()
            self._alarm = None

    def _next(self) -> None:
        self._alarm = None
        said = self._queue.popleft()
        self._last, self._saying = said.words, said
        self._free_at = self._clock.now() + self.seconds(said.words)
        self._announce(said.words)
        self._go_on(0.0)
