"""Cards that fit are marked for whoever wants that: never, after a while, or always."""

from __future__ import annotations

from quando_desktop.games.seven_ate_nine.rules.view import SevenView
from quando_desktop.games.seven_ate_nine.settings import FitAid
from quando_desktop.games.seven_ate_nine.table.moments import SLOW, Aid
from tests.controller.live.tables import made


def views(start: str = "5/3") -> dict[int, SevenView]:
    stacks = "8/1 1/1 4/2 2/3 7/1", "2/2 9/1 10/2 8/3 7/2"
    match = made("pp", start, *stacks)
    seen = {seat: match.observe(seat) for seat in (0, 1)}
    return {seat: view for seat, view in seen.items() if isinstance(view, SevenView)}


def test_nobody_is_helped_who_does_not_want_it() -> None:
    aid = Aid()
    aid.begin(0)
    assert aid.marks(views(), {0: FitAid.NONE, 1: FitAid.NONE}, 60_000) == frozenset()
    assert aid.due({0: FitAid.NONE}, 0) is None


def test_always_is_at_once() -> None:
    aid = Aid()
    aid.begin(0)
    assert aid.marks(views(), {0: FitAid.ALWAYS}, 0) == {(0, 0), (0, 3)}


def test_the_slow_aid_waits_after_the_signal() -> None:
    aid = Aid()
    aid.begin(1000)
    aids = {0: FitAid.SLOW, 1: FitAid.NONE}
    assert aid.marks(views(), aids, 1000 + SLOW - 1) == frozenset()
    assert aid.due(aids, 1000 + SLOW - 1) == 1
    assert aid.marks(views(), aids, 1000 + SLOW) == {(0, 0), (0, 3)}
    assert aid.due(aids, 1000 + SLOW) is None


def test_a_play_of_the_own_makes_it_wait_again() -> None:
    aid = Aid()
    aid.begin(0)
    aid.played(1, 2000)
    aids = {0: FitAid.SLOW, 1: FitAid.SLOW}
    assert {seat for seat, _ in aid.marks(views(), aids, SLOW)} == {0}
    aid.played(0, 2600)
    assert aid.marks(views(), aids, 2600) == frozenset()
    assert aid.due(aids, 2600) == 2000 + SLOW - 2600


def test_a_new_signal_lets_everybody_look_first() -> None:
    aid = Aid()
    aid.begin(0)
    aid.played(0, 100)
    aid.begin(9000)
    assert aid.marks(views(), {0: FitAid.SLOW}, 9000 + SLOW - 1) == frozenset()


def test_marks_come_and_go_with_the_top_card() -> None:
    aid = Aid()
    aid.begin(0)
    aids = {0: FitAid.SLOW}
    assert aid.marks(views("5/3"), aids, 5000) == {(0, 0), (0, 3)}
    assert aid.marks(views("2/1"), aids, 5000) == {(0, 1)}
    assert aid.marks(views("6/3"), aids, 5000) == frozenset()
