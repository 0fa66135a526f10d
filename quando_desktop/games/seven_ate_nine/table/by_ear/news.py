"""The news of a live game for a screen reader: what fits now, who has played, what became of the
own doings, and what starts, stops and ends a game."""

from __future__ import annotations

from collections.abc import Sequence

from quando_desktop.controller.live.stage import FIRST
from quando_desktop.controller.live.step import LivePhase
from quando_desktop.engine.contract import Event
from quando_desktop.games.seven_ate_nine.rules.cards import value_of
from quando_desktop.games.seven_ate_nine.rules.events import Drew, Finished, Missed, Played
from quando_desktop.games.seven_ate_nine.table.by_ear.announcer import Announcer, Part
from quando_desktop.games.seven_ate_nine.table.by_ear.tones import FitTones
from quando_desktop.games.seven_ate_nine.table.by_ear.turn_news import TurnNews
from quando_desktop.games.seven_ate_nine.table.drama.heat import Run
from quando_desktop.games.seven_ate_nine.table.sight import SevenSight
from quando_desktop.games.seven_ate_nine.text import spoken
from quando_desktop.games.seven_ate_nine.text.log import SevenTeller

OWN, PILE, OTHERS = "own", "pile", "others"
"""The topics: the last deed of a person, what fits, and who has played."""


class News:
    """Makes sentences of what happens. An own deed comes first, then what fits, then who it
    was."""

    def __init__(self, announcer: Announcer, sight: SevenSight, tones: FitTones) -> None:
        self._announcer, self._sight = announcer, sight
        self.by_turns = TurnNews(announcer, sight)
        self._tones: FitTones | None = tones
        """Until it was asked once whether to suggest them."""
        self._run = Run()
        self._drawn: list[int] = []
        """The values that a person alone has drawn and cannot have heard yet."""

    def tell(self, events: Sequence[Event], people: Sequence[int]) -> None:
        """Tells the step that has just been looked at."""
        if self._sight.view.turn is not None:
            self.by_turns.tell(events, people)
            return
        names = self._sight.names
        for event in events:
            match event:
                case Finished():
                    told = SevenTeller(names, people).told(events)
                    self._announcer.at_once(
                        spoken.aloud(" ".join(entry.announcement for entry in told))
                    )
                    return
                case Played(seat, card):
                    self._drawn.clear()
                    self._run.played(seat)
                    self._announcer.tell(self._fitting(), *self._played(seat, card, people))
                case Missed(seat, card) if seat in people:
                    holds = bool(self._sight.view.options.get("hold"))
                    words = spoken.missed(card, late=event.late, holds=holds)
                    words = spoken.of(names[seat], words) if len(people) > 1 else words
                    self._announcer.tell(Part(OWN, words, is_key=True, is_lasting=False))
                case Drew(seat, int(card)) if [seat] == [*people]:
                    if not self._announcer.owes(OWN):
                        self._drawn.clear()
                    self._drawn.append(value_of(card))
                    self._announcer.tell(Part(OWN, spoken.drew(self._drawn)))

    def refuse(self, words: str) -> None:
        """Tells why a person could not even try something."""
        if self._sight.view.turn is not None:
            self._announcer.answer(words)
            return
        self._announcer.tell(Part(OWN, words, is_key=True, is_lasting=False))

    def remind(self, people: Sequence[int]) -> None:
        """Tells somebody who asks what fits; by turns whose turn it is, too."""
        view = self._sight.view
        if view.turn is not None and self._sight.is_live and not view.is_over:
            words = f"{spoken.pile_card(view.top)} {self.by_turns.what_now(people)}"
            self._announcer.answer(words)
        elif self._sight.is_live:
            card = Part(OTHERS, spoken.pile_card(view.top), is_lasting=False)
            self._announcer.remind(self._fitting(), card)
        else:
            self._announcer.answer(spoken.pile(view.top))

    def tell_phase(self, phase: LivePhase, people: Sequence[int], start: str) -> None:
        """Tells that a game waits, runs or stops; `start` is the key that starts it."""
        self._drawn.clear()
        self._run.forget()
        top = self._sight.view.top
        match phase:
            case LivePhase.READY:
                words = [spoken.start(top), spoken.start_by(start), *self._suggestion()]
                self._announcer.at_once(" ".join(words))
            case LivePhase.LIVE if self._sight.view.turn is not None:
                self.by_turns.begin(people)
            case LivePhase.LIVE:
                self._announcer.at_once(spoken.began(top))
            case LivePhase.PAUSED:
                self._announcer.at_once(spoken.paused())

    def tell_beginner(self, words: str) -> None:
        """Tells somebody who plays for the first time what to do, after the start signal."""
        self._announcer.add(spoken.aloud(words))

    def tell_waiting(self, seat: int, people: Sequence[int]) -> None:
        """Tells that all wait for this person."""
        name = "" if len(people) == 1 else self._sight.names[seat]
        self._announcer.add(spoken.waited_for(name))

    def tell_feat(self, lines: Sequence[str]) -> None:
        """Tells what somebody alone has achieved (S17)."""
        self._announcer.add(". ".join(filter(None, lines)), is_key=True)

    def count(self, count: int, phase: LivePhase) -> None:
        """Tells a number of a countdown; the first of a stuck position says why. At 0 there is the
        start signal, which is told with its phase."""
        if count and phase is LivePhase.STUCK and count == FIRST:
            self._announcer.at_once(spoken.stuck(count))
        elif count:
            self._announcer.at_once(str(count))

    def _suggestion(self) -> list[str]:
        """A word on the tones, once, where they would be of use."""
        tones, self._tones = self._tones, None
        return [spoken.tones()] if tones is not None and tones.may_be_suggested() else []

    def _fitting(self) -> Part:
        return Part(PILE, spoken.fits_now(self._sight.view.top))

    def _played(self, seat: int, card: int, people: Sequence[int]) -> list[Part]:
        """Who it was, where that is not plain; and whether they have a single card left."""
        view, name = self._sight.view, self._sight.names[seat]
        if (view.hand_sizes[seat], view.stack_sizes[seat]) == (1, 0):
            return [Part(OTHERS, self._last(seat, people), is_key=True)]
        is_alone = [seat] == [*people]
        if self._run.now is not None:
            words = spoken.hot("" if is_alone else name, self._run.now[1])
            return [Part(OTHERS, words, is_key=True, is_lasting=False)]
        if is_alone:
            return [Part(OTHERS, "")]
        return [Part(OTHERS, spoken.laid(name, card), is_lasting=False)]

    def _last(self, seat: int, people: Sequence[int]) -> str:
        if [seat] == [*people]:
            return spoken.your_last()
        return spoken.one_left(self._sight.names[seat])
