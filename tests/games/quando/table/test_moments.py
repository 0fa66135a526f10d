"""Moments of a match that are told again at its end: found in what is public, or the only person's
own."""

from __future__ import annotations

from quando_desktop.controller.past import PastStep
from quando_desktop.engine.contract import Event
from quando_desktop.games.quando.rules.actions import Draw
from quando_desktop.games.quando.rules.events import (
    Drew,
    Flipped,
    Knocked,
    Played,
    RoundEnded,
    Tripled,
)
from quando_desktop.games.quando.table.ending.moments import (
    BestKnock,
    BigPlay,
    CruelTriplet,
    LuckyTurn,
    WorstKnock,
    find,
)
from quando_desktop.games.quando.table.ending.recount import told
from quando_desktop.shell.start.language import Languages

NAMES = ["Maria", "Olive", "Bruno"]


def story(*rounds: list[Event]) -> list[PastStep]:
    return [
        PastStep(number, 0, (event,), None) for number, row in enumerate(rounds) for event in row
    ]


def ended(totals: tuple[int, ...], points: tuple[int, ...]) -> RoundEnded:
    return RoundEnded(((),) * len(totals), totals, points)


def hidden(seat: int, front: int, back: int) -> Drew:
    return Drew(seat, Draw.HIDDEN, (front, back), open=False, penalty=False)


GOOD = [Knocked(1), ended((9, 2, 12), (9, 0, 12))]
BETTER = [Knocked(2), ended((11, 14, 3), (11, 14, 0))]
BAD = [Knocked(0), ended((9, 2, 12), (14, 0, 12))]


def test_the_best_knock_is_the_one_that_was_furthest_ahead() -> None:
    assert find(story(GOOD, BETTER, BAD), None)[0] == BestKnock(2, 3, 8)


def test_without_a_good_one_the_boldest_is_told() -> None:
    assert find(story(BAD), None)[0] == WorstKnock(0, 9, 2)


def test_the_cruellest_triplet_is_the_one_that_cost_most_zeros() -> None:
    penalty = Drew(2, Draw.SHOWN, (7, None), open=False, penalty=True)
    mild = [Played(0, ((4, 1),) * 3), Tripled(0, 4), penalty, penalty]
    cruel = [Played(1, ((9, 1),) * 3), Tripled(1, 9), Flipped(0, 8), penalty, Played(2, ((5, 1),))]
    found = find(story([*mild, *cruel, Flipped(2, 3)]), None)
    assert CruelTriplet(1, 9, 1, 1) in found


def test_only_the_one_person_is_told_of_what_they_found() -> None:
    lucky = [Played(0, ((8, None),)), hidden(0, 1, 9), hidden(0, 0, 5), hidden(1, 0, 10)]
    assert LuckyTurn(0, 9, 1) in find(story(lucky), 0)
    shared = find(story(lucky), None)
    assert not any(isinstance(each, LuckyTurn) for each in shared)
    assert BigPlay(0, (8,)) in shared


def test_a_shared_screen_tells_the_same_whatever_was_hidden() -> None:
    """Two worlds that differ in a hidden side alone."""
    worlds = [story([Played(0, ((8, None),)), hidden(0, front, 9), *GOOD]) for front in (1, 7)]
    assert find(worlds[0], None) == find(worlds[1], None)


def test_they_are_told_in_words(english: Languages) -> None:
    found = (BestKnock(0, 3, 8), CruelTriplet(1, 9, 2, 1), LuckyTurn(0, 9, 1), BigPlay(2, (8, 9)))
    words = [each.words for each in told(found, NAMES, 0)]
    assert words == [
        "You knocked with 3 and were 8 points ahead.",
        "Olive played three 9s. The price: 2 zeros turned over and 1 card drawn.",
        "You turned the 9 over and found 1 behind it.",
        "Bruno got rid of 8 9 at once.",
    ]
    assert [each.seat for each in told(found, NAMES, 0)] == [0, 1, 0, 2]
