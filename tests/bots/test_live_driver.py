"""The driver of live computer players: who is due, in which order, and what they are shown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from quando_desktop.bots.live_driver import LiveDriver
from quando_desktop.bots.live_mind import Mind, PlannedAction
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Action
from quando_desktop.engine.match import Match
from quando_desktop.games.seven_ate_nine.rules.actions import Draw, Play, Unblock
from quando_desktop.games.seven_ate_nine.rules.cards import fits
from quando_desktop.games.seven_ate_nine.rules.view import SevenView
from tests.games.seven_ate_nine.rounds import new_match, truth

Wish = Callable[[SevenView, int], PlannedAction | None]


class Scripted(Mind[SevenView]):
    """Wants what its script says to what it is shown, and notes all that it is told."""

    def __init__(self, wish: Wish) -> None:
        self.wish = wish
        self.told: list[tuple[str, int]] = []
        self.wanted: PlannedAction | None = None

    def see(self, observation: SevenView, at: int) -> None:
        self.told.append(("see", at))
        wanted = self.wish(observation, at)
        if wanted is None or self.wanted is None or wanted.action != self.wanted.action:
            self.wanted = wanted

    def intent(self) -> PlannedAction | None:
        return self.wanted

    def act(self) -> None:
        assert self.wanted is not None
        self.told.append(("act", self.wanted.at))
        self.wanted = None

    def startle(self, at: int) -> None:
        self.told.append(("startle", at))


def dealt(seats: int = 2, seed: int = 1) -> Match:
    match = new_match(seats, seed)
    match.begin_round()
    return match


def draws_at(*times: int) -> Wish:
    """Draws at these times, whatever happens."""

    def wish(view: SevenView, at: int) -> PlannedAction | None:
        later = [time for time in times if time > at]
        return PlannedAction(later[0], Draw()) if later else None

    return wish


def nothing(view: SevenView, at: int) -> None:
    return None


def driver(match: Match, *wishes: Wish, seed: int = 1) -> tuple[LiveDriver, list[Scripted]]:
    minds = [Scripted(wish) for wish in wishes]
    return LiveDriver(match, dict(enumerate(minds)), Chance(seed)), minds


def test_who_is_due_first_goes_first() -> None:
    match = dealt(3)
    live, _ = driver(match, draws_at(300), draws_at(100), draws_at(200))
    live.begin(0)
    order = []
    while (due := live.next_at()) is not None:
        assert live.take(due - 1) is None, "not before its time"
        taken = live.take(due)
        assert taken is not None
        order.append((due, taken[0]))
        match.arrive(*taken, at=due)
        live.noticed(due)
    assert order == [(100, 1), (200, 2), (300, 0)]


def test_a_start_signal_is_told_to_all_before_they_see() -> None:
    live, minds = driver(dealt(), nothing, nothing)
    live.begin(0)
    live.noticed(70)
    live.begin(90)
    for mind in minds:
        assert mind.told == [("startle", 0), ("see", 0), ("see", 70), ("startle", 90), ("see", 90)]
    assert live.next_at() is None
    assert live.take(10_000) is None


def test_who_has_acted_is_told_so_before_it_sees_what_became_of_it() -> None:
    match = dealt()
    live, (first, second) = driver(match, draws_at(50), draws_at(80))
    live.begin(0)
    taken = live.take(50)
    assert taken == (0, Draw())
    match.arrive(*taken, at=50)
    live.noticed(50)
    assert first.told == [("startle", 0), ("see", 0), ("act", 50), ("see", 50)]
    assert second.told == [("startle", 0), ("see", 0), ("see", 50)]


def test_at_the_same_moment_who_planned_first_goes_first_whatever_the_seat() -> None:
    def decides_at_20(view: SevenView, at: int) -> PlannedAction | None:
        return PlannedAction(100, Draw()) if at >= 20 else None

    for wishes, first in (
        ((decides_at_20, draws_at(100)), 1),
        ((draws_at(100), decides_at_20), 0),
    ):
        for seed in range(10):
            live, _ = driver(dealt(), *wishes, seed=seed)
            live.begin(0)
            live.noticed(20)
            live.noticed(30)
            taken = live.take(100)
            assert taken is not None
            assert taken[0] == first


def test_what_was_planned_at_the_same_moment_goes_by_chance() -> None:
    firsts: Counter[int] = Counter()
    for seed in range(300):
        live, _ = driver(dealt(3), *[draws_at(100)] * 3, seed=seed)
        live.begin(0)
        taken = live.take(100)
        assert taken is not None
        firsts[taken[0]] += 1
    assert len(firsts) == 3
    assert all(60 < count < 140 for count in firsts.values())


def test_nothing_arrives_before_it_was_thought_of() -> None:
    """An intent for a time that has passed is due at once."""

    def at_once(view: SevenView, at: int) -> PlannedAction:
        return PlannedAction(5, Draw())

    live, _ = driver(dealt(), at_once, nothing)
    live.begin(40)
    assert live.next_at() == 40


def test_nobody_is_due_while_nobody_can_act() -> None:
    match = dealt()
    live, _ = driver(match, draws_at(100), draws_at(100))
    live.begin(0)
    truth(match).stuck = True
    live.noticed(50)
    assert live.next_at() is None
    truth(match).stuck = False
    live.begin(50)
    assert live.next_at() == 100


def _plain(view: SevenView, at: int) -> PlannedAction | None:
    """Plays what it sees to fit, else draws, else tries anything: a refused draw among it."""
    action: Action = Draw()
    for held, card in view.hand:
        if view.may_finish or fits(card, view.top):
            action = Play(card, held)
            break
    if isinstance(action, Draw) and not view.may_draw and view.arrivals % 2:
        return None
    return PlannedAction(at + 300 + 10 * view.seat, action)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_rounds_are_played_in_no_time(seats: int) -> None:
    """Stuck positions are settled, refusals change nothing, and time never runs back."""
    stuck = 0
    for seed in range(12):
        match = dealt(seats, seed)
        live, minds = driver(match, *[_plain] * seats)
        live.play_round()
        assert match.result is not None
        times = [move.data["at"] for move in match.rounds[0].moves]
        assert times == sorted(times)
        unblocked = [move for move in match.rounds[0].moves if isinstance(move.action, Unblock)]
        stuck += bool(unblocked)
        for move in unblocked:
            assert ("startle", move.data["at"]) in minds[0].told
    assert stuck or seats > 2


def test_a_refusal_changes_nothing_and_is_seen() -> None:
    match = dealt()
    state = truth(match)
    live, (mind, _) = driver(match, draws_at(10, 20, 30), draws_at(40))
    state.stacks[0].clear()

    live.begin(0)
    before = state.observe(0)
    for due in (10, 20):
        taken = live.take(due)
        assert taken is not None
        live._arrive(*taken, due)
        assert state.observe(0) == before
        assert mind.told[-2:] == [("act", due), ("see", due)]
    assert not match.rounds[0].moves


def test_if_nobody_means_to_do_anything_that_is_said() -> None:
    live, _ = driver(dealt(), nothing, nothing)
    with pytest.raises(RuntimeError, match="nobody means"):
        live.play_round()


def test_the_seat_of_a_person_is_left_alone() -> None:
    match = dealt(3)
    mind = Scripted(draws_at(100))
    live: LiveDriver = LiveDriver(match, {2: mind}, Chance(1))
    live.begin(0)
    assert live.take(100) == (2, Draw())


def test_each_is_shown_its_own_seat() -> None:
    views: list[Any] = []

    def note(view: SevenView, at: int) -> None:
        views.append(view.seat)

    live, _ = driver(dealt(4), *[note] * 4)
    live.begin(0)
    assert views == [0, 1, 2, 3]
