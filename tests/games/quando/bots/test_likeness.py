"""How well deeds fit hands, for those who judge and for those who are plain."""

from __future__ import annotations

from math import exp

import pytest

from quando_desktop.games.quando.bots.likeness import Likeness
from quando_desktop.games.quando.bots.policy import sets_in
from quando_desktop.games.quando.bots.weights import trained
from quando_desktop.games.quando.rules.hand import UNITS

LIKENESSES = {seats: Likeness(trained()[seats].policy()) for seats in (2, 4)}
JUDGED, PLAIN = 0, 1
"""The two kinds of players."""


def test_who_took_the_hidden_side_had_no_use_for_the_shown_one() -> None:
    """With two more 9s in the hand the shown 9 would have made a triplet."""
    likeness = LIKENESSES[2]
    phase = likeness.policy.phase(1, 7)
    nines, others = 2 * UNITS[9] + UNITS[1], UNITS[7] + UNITS[5] + UNITS[1]
    with_use, without = (
        likeness.of_draw(phase, shape, 9, hidden=True)[JUDGED] for shape in (nines, others)
    )
    assert with_use < without - 1


def test_chances_of_deeds_add_up() -> None:
    likeness = LIKENESSES[4]
    for shape in (UNITS[9] * 3 + UNITS[4] + UNITS[5] + UNITS[6], UNITS[0] + UNITS[10]):
        for kind in (JUDGED, PLAIN):
            for shown in (-1, 0, 9):
                sets = [likeness.of_set(3, shape, shown, laid)[kind] for laid in sets_in(shape)]
                assert sum(map(exp, sets)) == pytest.approx(1)
                impossible = likeness.of_set(3, shape, shown, 7 * 16 + 3)[kind]
                assert impossible < min(sets)
            for shown in range(11):
                sides = [likeness.of_draw(3, shape, shown, hidden) for hidden in (True, False)]
                assert sum(exp(each[kind]) for each in sides) == pytest.approx(1)


@pytest.mark.parametrize("kind", [JUDGED, PLAIN])
def test_a_low_total_speaks_for_a_knock_and_a_high_one_against_it(kind: int) -> None:
    likeness = LIKENESSES[2]
    hands = [UNITS[number] for number in range(11)] + [UNITS[10] * 9]
    knocked = [likeness.of_knock(shape, 4, 5, True)[kind] for shape in hands]
    stayed = [likeness.of_knock(shape, 4, 5, False)[kind] for shape in hands]
    assert knocked == sorted(knocked, reverse=True)
    assert stayed == sorted(stayed)
    assert knocked[0] > -0.7
    assert knocked[-1] < -3
