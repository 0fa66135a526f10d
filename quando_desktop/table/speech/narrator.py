"""The narrator of a table: tells a screen reader what happens, one thing after the other, at the
pace of its voice.

A reader drops what it still has to say when a key is pressed or the focus moves. So it gets one
utterance at a time, and the rest waits here for as long as the last one takes to hear. What was
dropped is given to it once more. What waits too long gives way where it is only colour or has been
overtaken; lines of the game never do.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from quando_desktop.controller.clock import Alarm, Clock
from quando_desktop.named_tuple import NamedTuple
from quando_desktop.settings.settings import Spoken
from quando_desktop.table.speech.early import Early
from quando_desktop.table.speech.utterance import Utterance, Weight

BREATH = 0.15
"""Seconds before the first words: first the focus moves, which would cut them short."""
PAUSE = 0.3
"""Seconds between two utterances."""
AFTER_A_KEY = 0.9
"""Seconds in which a reader says what a key has led to; what still waits comes after that."""
LAG = 0.4
"""Seconds by which a reader may be behind: it may still be saying what ended just now."""
GIST = 1.2
"""Seconds after which the first words of something were heard."""
TRIES = 3
"""How often the same is begun, if people go on after its first words each time."""
LONGEST = 12.0
"""The most seconds that one utterance holds up the others."""
LETTERS = 6.5
"""The letters of a usual word, its blank included: longer ones count for more."""
MARKS, MARK = frozenset(".,:;?!"), 0.75
"""Where a voice pauses inside a text, and how many words it could say meanwhile."""
ADDED = 3
"""Words that a reader adds to the name of something: what it is, and whether it is chosen."""


class Unsaid(NamedTuple):
    """Something that still has to be said."""

    said: Utterance
    tries: int = 0
    """How often its first words were heard, and no more."""


class Given(NamedTuple):
    """Something that a reader has got."""

    waited: Unsaid
    since: float
    until: float
    """The time at which it has been heard."""


class Narrator:
    """Tells one table's story. It says each thing in order, and until it was heard."""

    def __init__(
        self,
        announce: Callable[[str], None],
        clock: Clock,
        *,
        is_heard: Callable[[], bool],
        answer: Callable[[str], None] | None = None,
        talks: Callable[[bool], None] = lambda _: None,
    ) -> None:
        """`announce` tells a screen reader, `answer` does so at once, and `is_heard` knows whether
        one is there. `talks` is told whether something is being said."""
        self.spoken = Spoken.EVERYTHING
        self.rate = 180
        """Words a minute."""
        self._announce, self._answer = announce, answer or announce
        self._clock, self._is_heard, self._talks = clock, is_heard, talks
        self._queue: deque[Unsaid] = deque()
        self._early = Early[Utterance](clock.now)
        self._free_at = 0.0
        """The time at which all that was said has been heard."""
        self._alarm: Alarm | None = None
        """Set for what is said next."""
        self._end: Alarm | None = None
        """Set for the moment at which all was heard."""
        self._given: list[Given] = []
        """The part of what was said by itself that may not have been heard yet."""
        self._last = ""

    @property
    def is_heard(self) -> bool:
        """Whether a screen reader is there."""
        return self._is_heard()

    @property
    def last(self) -> str:
        """What was said last, to whoever looks."""
        return self._last

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
        self._queue.append(Unsaid(said))
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
            if each.said.weight is not Weight.COLOUR and not (topic and each.said.topic == topic)
        )
        self._queue = deque(kept)

    def drop(self, topic: str) -> None:
        """Drops what waits on a topic: it does not hold any more."""
        self._give_way(topic)
        self._given = [each for each in self._given if each.waited.said.topic != topic]

    # ------------------------------------------------------------------- in answer

    def answer(self, words: str) -> None:
        """Says this at once, because somebody has tried or asked something. All else comes after
        it, and so does once more what it has cut short."""
        if not words:
            return
        self._last = words
        self._answer(words)
        if self.is_heard:
            self._take_back(by_hand=False)
            self._give_way()
            self._free_at = self._clock.now() + self.seconds(words)
            self._talks(True)
            self._go_on(0.0)

    def repeat(self) -> None:
        """Says the last thing once more."""
        self._given = [each for each in self._given if each.waited.said.words != self._last]
        self.answer(self._last)

    # ------------------------------------------------------------------------ time

    def seconds(self, words: str) -> float:
        """The time that these words take to hear, with the pause after them."""
        count = max(len(words.split()), len(words) / LETTERS)
        count += MARK * sum(letter in MARKS for letter in words[:-1])
        return min(LONGEST, count * 60 / self.rate) + PAUSE

    def until_heard(self) -> float:
        """Seconds until everything that was said can have been heard; nobody waits for colour."""
        if not self.is_heard:
            return 0.0
        waits = [each.said for each in self._queue if each.said.weight is not Weight.COLOUR]
        now = max(0.0, self._free_at - self._clock.now())
        return now + sum(self.seconds(each.words) for each in waits)

    def named(self, words: str) -> float:
        """The time that it takes until a reader has said something of this name."""
        return self.seconds(words) + ADDED * 60 / self.rate

    def hear(self, name: str) -> None:
        """Notes that the reader says by itself what goes by this name: what waits comes after
        it."""
        if self.is_heard and name:
            self._free_at = max(self._free_at, self._clock.now()) + self.named(name)
            self._talks(True)
            self._go_on(0.0)

    def interrupt(self, words: str = "", *, by_hand: bool = True) -> None:
        """Notes a key, or that the focus has moved: the reader has dropped what it was saying, and
        says what that led to; where the focus has moved, these words. After that it gets once more
        what it has dropped. `by_hand` says that somebody wanted to go on."""
        self._take_back(by_hand=by_hand)
        self._give_way()
        now = self._clock.now()
        self._free_at = now + AFTER_A_KEY + self.named(words) if words else now
        self._talks(bool(words) and self.is_heard)
        self._go_on(AFTER_A_KEY)

    def silence(self) -> None:
        """Notes that somebody has told the reader to be silent: they know what it was saying."""
        self._given.clear()
        self.interrupt()

    def _take_back(self, *, by_hand: bool) -> None:
        """Lets what the reader has dropped wait again, before all else. Whoever goes on after the
        first words of what they have to do knows it."""
        given, self._given = self._given, []
        now = self._clock.now()
        # The table itself waits until all was heard, and then goes on at once.
        slack = LAG if by_hand else -PAUSE
        for (said, tried), since, until in reversed(given):
            tries = tried + (by_hand and now >= since + GIST)
            is_cut = now < until + slack and said.weight is not Weight.COLOUR
            if is_cut and tries < (1 if said.topic else TRIES):
                self._queue.appendleft(Unsaid(said, tries))

    def hush(self) -> None:
        """Forgets all that was said or waits: whoever comes next must not hear it."""
        self._queue.clear()
        self._early.clear()
        self._last = ""
        self._given.clear()
        self._free_at = 0.0
        self._stop()
        self._talks(False)

    def _go_on(self, least: float) -> None:
        """Goes on with what waits once all before it was heard, after so many seconds at the
        least."""
        self._stop()
        left = max(0.0, self._free_at - self._clock.now())
        if self._queue:
            self._alarm = self._clock.after(max(least, left), self._next)
        elif left:
            self._end = self._clock.after(left + LAG, self._rest)

    def _stop(self) -> None:
        for alarm in (self._alarm, self._end):
            if alarm is not None:
                alarm.stop()
        self._alarm = self._end = None

    def _next(self) -> None:
        self._alarm = None
        waited, now = self._queue.popleft(), self._clock.now()
        words = waited.said.words
        self._last = words
        self._free_at = now + self.seconds(words)
        self._given = [each for each in self._given if now < each.until + LAG]
        self._given.append(Given(waited, now, self._free_at))
        self._talks(True)
        self._announce(words)
        self._go_on(0.0)

    def _rest(self) -> None:
        self._end = None
        self._talks(False)
