"""The news of a game by turns (S13) for a screen reader: nobody is in a hurry, so all that happens
is said, once and in its order, and whose turn it is now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from quando_desktop.engine.contract import Event
from quando_desktop.games.seven_ate_nine.rules.events import (
    Drew,
    Finished,
    GotStuck,
    Passed,
    Played,
    Unblocked,
)
from quando_desktop.games.seven_ate_nine.rules.view import SevenView
from quando_desktop.games.seven_ate_nine.table.by_ear.announcer import Announcer
from quando_desktop.games.seven_ate_nine.table.sight import SevenSight
from quando_desktop.games.seven_ate_nine.text import spoken
from quando_desktop.games.seven_ate_nine.text.log import SevenTeller


class TurnNews:
    """Makes sentences of what happens."""

    def __init__(self, announcer: Announcer, sight: SevenSight) -> None:
        self._announcer, self._sight = announcer, sight
        self._told: int | None = None
        """The seat that was last told that it is its turn."""

    def begin(self, people: Sequence[int]) -> None:
        """Tells what lies there, at the beginning or when a game goes on."""
        self._told = None
        view = self._sight.view
        words = self._with_turn(spoken.pile_card(view.top), people)
        is_told = self._told is not None and self._told in people
        self._announcer.at_once(words if is_told else spoken.pile(view.top))

    def tell(self, events: Sequence[Event], people: Sequence[int]) -> None:
        """Tells the step that has just been looked at."""
        if any(isinstance(event, Finished) for event in events):
            told = SevenTeller(self._sight.names, people).told(events)
            ending = " ".join(entry.announcement for entry in told)
            self._announcer.add(spoken.aloud(ending), is_key=True)
            return
        words = [self._words(event, people) for event in events]
        is_own = any(isinstance(event, Played | Drew) and event.seat in people for event in events)
        sentence = self._with_turn(" ".join(filter(None, words)), people)
        if sentence and is_own:
            # A person has just acted: no need to hear out what was before.
            self._announcer.answer(sentence)
        elif sentence:
            self._announcer.add(sentence)

    def what_now(self, people: Sequence[int]) -> str:
        """Whose turn it is, and what that player can do."""
        return whose_turn(self._sight.views, self._sight.names, people)

    def _with_turn(self, words: str, people: Sequence[int]) -> str:
        """Adds whose turn it is, if that is a person's and news; or what fits, if it goes on."""
        view = self._sight.view
        turn, before = view.turn, self._told
        if view.stuck or view.is_over or not self._sight.is_live:
            return words
        self._told = turn
        if turn is None or turn not in people:
            return words
        own = self._sight.views[turn]
        if turn == before:
            more = spoken.your_last() if own.may_finish else spoken.fitting(view.top)
        else:
            more = self.what_now(people)
        return f"{words} {more}".strip()

    def _words(self, event: Event, people: Sequence[int]) -> str:
        names, alone = self._sight.names, [*people] if len(people) == 1 else []
        match event:
            case Played(seat, card):
                return spoken.plays("" if seat in alone else names[seat], card)
            case Drew(seat, card):
                return spoken.draws("" if seat in alone else names[seat], card)
            case Passed(seat):
                return spoken.passes("" if seat in alone else names[seat])
            case GotStuck():
                return spoken.nobody_can()
            case Unblocked(card):
                return spoken.comes_up(card)
        return ""


def whose_turn(views: Mapping[int, SevenView], names: Sequence[str], people: Sequence[int]) -> str:
    """Whose turn it is by these observations, and what that player can do."""
    view = next(iter(views.values()))
    turn = view.turn
    assert turn is not None
    if turn not in people:
        return spoken.turn_of(names[turn], view.top)
    if len(people) > 1:
        return spoken.your_turn_by_name(names[turn], view.top)
    own = views[turn]
    if own.may_finish:
        return spoken.your_last()
    return spoken.your_turn(view.top, [held.card for held in own.hand], own.may_draw)
