"""The moments of 7 ate 9 that move somebody, and how often a computer player has a word for them.
Everybody is busy: a look, a word at most, and nothing waits for it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.engine.contract import Event
from quando_desktop.games.seven_ate_nine.rules.events import GameEnded, GotStuck, Missed, Played
from quando_desktop.games.seven_ate_nine.rules.view import SevenView
from quando_desktop.games.seven_ate_nine.table.sight import SevenSight
from quando_desktop.games.seven_ate_nine.text.remarks import Occasion, remarks
from quando_desktop.table.pages.live_table import LiveHost
from quando_desktop.table.paint.faces import DELIGHT, DOUBT, SHOCK
from quando_desktop.table.parts.company import MIDDLE, Mood, moods
from quando_desktop.table.parts.reactions import (
    Felt,
    Reactions,
    computers,
    is_person,
    leader,
    others,
)

RUN = 3
"""Own cards in a row that are a big moment."""
OFTEN = {
    Occasion.RUN: 0.35,
    Occasion.LAST_CARD: 0.5,
    Occasion.STUCK: 0.5,
    Occasion.GAME: 0.8,
    Occasion.MATCH: 1.0,
    Occasion.CHASED: 0.5,
    Occasion.MISSED: 0.25,
    Occasion.OVERTAKEN: 0.4,
    Occasion.WAITING: 0.8,
    Occasion.BEATEN: 0.9,
}
"""The share of the moments to which something is said."""
MOST = 3
"""Words in a game; one more is kept for its end."""
LONG_THINK = 20_000.0
"""Milliseconds of a person's turn after which somebody looks up."""


class SevenReactions(Reactions[SevenView, Occasion]):
    """The reactions at a table of 7 ate 9."""

    WAITS = Occasion.WAITING
    LAST = frozenset({Occasion.GAME, Occasion.MATCH, Occasion.BEATEN})

    def __init__(self) -> None:
        super().__init__()
        self._runs = -1, 0
        """The seat that played last, and how many in a row."""
        self._led: int | None = None
        """The last seat that had the fewest cards alone."""

    def forget(self) -> None:
        super().forget()
        self._runs = -1, 0
        self._led = None

    def actor(self, view: SevenView) -> int | None:
        return None if view.is_over else view.turn

    def subject(self, events: Iterable[Event]) -> int | None:
        """A card that went back: everybody looks who that was."""
        return next((each.seat for each in events if isinstance(each, Missed)), None)

    def _felt(self, events: Sequence[Event], view: SevenView, facts: MatchFacts) -> list[Felt]:
        """The last of several counts most."""
        found: list[Felt] = []
        for event in events:
            match event:
                case Played(seat):
                    found = [*self._of_play(seat, view, facts), *found]
                case Missed(seat):
                    found = [Felt(seat, SHOCK, Occasion.MISSED, MIDDLE), *found]
                case GotStuck():
                    everybody = range(len(facts.players))
                    found = [Felt(each, DOUBT, Occasion.STUCK, MIDDLE) for each in everybody]
                case GameEnded(winner):
                    found = [*_of_end(winner, facts)]
        return found

    def _of_play(self, seat: int, view: SevenView, facts: MatchFacts) -> Iterator[Felt]:
        last, count = self._runs
        count = count + 1 if seat == last else 1
        self._runs = seat, count
        is_last_card = (view.hand_sizes[seat], view.stack_sizes[seat]) == (1, 0)
        if is_last_card or count == RUN:
            yield Felt(seat, DELIGHT, Occasion.LAST_CARD if is_last_card else Occasion.RUN)
            answer = Occasion.CHASED if is_person(seat, facts) else None
            for other in others(seat, facts):
                yield Felt(other, SHOCK, answer, seat)
        yield from self._of_lead(view, facts)

    def _of_lead(self, view: SevenView, facts: MatchFacts) -> Iterator[Felt]:
        """Cards go one by one, so between two leaders there is a tie."""
        left = zip(view.hand_sizes, view.stack_sizes, strict=True)
        leads = leader([-hand - stack for hand, stack in left])
        led, self._led = self._led, self._led if leads is None else leads
        if led is None or leads is None:
            return
        if not is_person(led, facts) and is_person(leads, facts):
            yield Felt(led, DOUBT, Occasion.OVERTAKEN, leads)

    def _most(self, occasion: Occasion) -> int:
        return MOST + (occasion in self.LAST)

    def _often(self, occasion: Occasion) -> float:
        return OFTEN[occasion]

    def _remarks(self, character: str, occasion: Occasion) -> tuple[str, ...]:
        return remarks(character, occasion)

    def _public(self, view: SevenView) -> tuple[object, ...]:
        return view.hand_sizes, view.stack_sizes, view.pile


def _of_end(winner: int, facts: MatchFacts) -> Iterator[Felt]:
    """A match that is won is more than its last game."""
    winners = computers(facts.winners, facts)
    if winners:
        yield from (Felt(seat, DELIGHT, Occasion.MATCH) for seat in winners)
    else:
        yield Felt(winner, DELIGHT, Occasion.GAME)
    if is_person(winner, facts):
        for other in others(winner, facts):
            yield Felt(other, DOUBT, None if winners else Occasion.BEATEN, winner)
    for seat, expression in moods(facts, fewest_win=True).items():
        yield Felt(seat, expression)


def alone(people: Sequence[int]) -> int | None:
    """The only person at the screen, at whom one looks out of the picture."""
    return people[0] if len(people) == 1 else None


def watched(view: SevenView, people: Sequence[int]) -> int:
    """The seat that everybody looks at, or the pile; nobody stares at a person who thinks."""
    turn = view.turn
    return MIDDLE if turn is None or turn == alone(people) else turn


def usual_moods(seats: int) -> Iterator[Mood]:
    """Every face that somebody may make while a game goes on."""
    yield Mood(DELIGHT)
    for at in (MIDDLE, *range(seats)):
        yield Mood(at=at)
        yield Mood(SHOCK, at)
        yield Mood(DOUBT, at)


class Patience:
    """Waits for a person whose turn it is, for one long time and no more."""

    def __init__(self, host: LiveHost, sight: SevenSight, waited: Callable[[], None]) -> None:
        """`waited` is called when a person has been thinking for a long time."""
        self._host, self._sight, self._waited = host, sight, waited
        self._cancel: Callable[[], None] | None = None

    def watch(self) -> None:
        """Begins to wait anew, after every move and at every stop."""
        if self._cancel is not None:
            self._cancel()
            self._cancel = None
        if self._sight.is_live and self._sight.view.turn in self._host.people:
            self._cancel = self._host.after(LONG_THINK, self._is_due)

    def _is_due(self) -> None:
        self._cancel = None
        self._waited()
