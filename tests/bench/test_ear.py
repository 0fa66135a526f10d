"""7 ate 9 can be won by ear: a listener who knows what is said and nothing else."""

from __future__ import annotations

import pytest

from tests.bench.ear import game


@pytest.mark.parametrize(("rivals", "pace"), [(("easy",), 50), (("fair",) * 3, 25)])
def test_at_a_slower_pace_most_tries_land_and_games_are_won(
    rivals: tuple[str, ...], pace: int
) -> None:
    scores = [game(rivals, pace, seed) for seed in range(4)]
    assert sum(score.landed for score in scores) > 0.75 * sum(score.tries for score in scores)
    assert sum(score.won for score in scores) >= 3


def test_by_turns_nothing_is_too_late() -> None:
    score = game(("fair",), 100, 1, by_turns=True)
    assert score.tries > 20
    assert score.landed > 0.9 * score.tries
