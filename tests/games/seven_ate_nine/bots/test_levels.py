"""Levels by their pace, and characters by their manner. `bench pace` and `bench league` measure the
same with more games."""

from __future__ import annotations

from functools import cache
from statistics import fmean

import pytest

from quando_desktop.bots.characters import CHARACTERS, PLAIN
from quando_desktop.bots.levels import LEVELS
from quando_desktop.games import PLUGS
from quando_desktop.games.seven_ate_nine.bots.faculties import FORMS, WHOLE
from quando_desktop.games.seven_ate_nine.bots.levels import FACULTIES, PRICES, TABLE
from quando_desktop.games.seven_ate_nine.bots.temper import Prices, leaning
from tests.bench.seen_seven import Seen, Watch
from tests.games.seven_ate_nine.bots.minds import fresh, play_game

PACES = {"easy": 5.7, "child": 4.8, "fair": 4.0, "good": 3.1, "expert": 2.3}
"""Seconds for each card laid, in a game of two."""
FREE = Prices(0, 0, 0, 0, 0, 0, 0)


@cache
def games(level: str, character: str | None = None, count: int = 12) -> list[Seen]:
    """What those were seen to do who played against their own kind."""
    found = []
    for seed in range(count):
        minds = [fresh(level, character, seat, seed) for seat in range(2)]
        found += Watch(play_game(minds, seed)).seats
    return found


def per_game(seen: list[Seen], what: str) -> float:
    return fmean(getattr(each, what) for each in seen)


def wins(names: list[str], count: int) -> int:
    """How many games the first one of these wins; the seats move on."""
    won = 0
    for seed in range(count):
        first = seed % len(names)
        seated = names[first:] + names[:first]
        minds = [fresh(name, None, seat, seed) for seat, name in enumerate(seated)]
        result = play_game(minds, seed).result
        assert result is not None
        won += seated[result.winners[0]] == names[0]
    return won


@pytest.mark.parametrize("level", PACES)
def test_pace_is_that_of_the_level(level: str) -> None:
    seen = games(level)
    pace = sum(each.time for each in seen) / sum(each.laid for each in seen) / 1000
    assert pace == pytest.approx(PACES[level], rel=0.15)


def test_form_makes_good_games_and_bad_ones() -> None:
    """By more than a fifth to either side, and on average nothing."""
    assert fmean(FORMS) == pytest.approx(WHOLE, rel=0.005)
    assert min(FORMS) < 0.8 * WHOLE < 1.2 * WHOLE < max(FORMS)
    assert list(FORMS) == sorted(FORMS)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("level", range(1, len(LEVELS)))
def test_level_beats_the_one_below(level: int, seats: int) -> None:
    """More often than an equal would, and not nearly always: levels are stairs. `bench league` has
    the shares."""
    names = [LEVELS[level], *[LEVELS[level - 1]] * (seats - 1)]
    assert 24 / seats < wins(names, 24) < 24


def test_a_child_of_eight_beats_easy_and_easy_who_taps_at_random() -> None:
    assert wins(["child", "easy"], 32) >= 17
    assert wins(["easy", "random"], 16) >= 11


def test_the_child_plays_by_keys_and_walks_along_the_hand() -> None:
    assert FACULTIES["child"].walk > 0
    assert all(FACULTIES[level].walk == 0 for level in LEVELS)


def test_better_levels_see_faster_and_slip_less() -> None:
    worse_to_better = [FACULTIES[level] for level in LEVELS]
    for name in TABLE:
        values = [getattr(able, name) for able in worse_to_better]
        if name in ("memory", "foresight", "plan"):
            assert values == sorted(values)
        elif name != "thrill":
            assert values == sorted(values, reverse=True)


def test_everybody_makes_mistakes_and_is_too_late_now_and_then() -> None:
    for level in LEVELS:
        assert per_game(games(level), "late") > 1
        assert per_game(games(level), "wrong") > 0.2


def test_who_has_no_leaning_is_as_the_level_is() -> None:
    for able in FACULTIES.values():
        assert leaning(able, PLAIN, FREE) == able
        assert leaning(able, PLAIN, Prices(*range(7))) == able


def test_every_character_leans_its_own_way() -> None:
    found = {leaning(FACULTIES["good"], by, FREE) for by in CHARACTERS.values()}
    assert len(found) == len(CHARACTERS)


def test_leanings_have_a_price_of_some_thousandths() -> None:
    assert set(PRICES) == set(Prices._fields)
    assert all(abs(price) < WHOLE // 8 for row in PRICES.values() for price in row)


def test_characters_differ_clearly() -> None:
    plain, figo, bruno = (games("good", name, 14) for name in ("olive", "figo", "bruno"))
    assert per_game(figo, "wrong") > 1.5 * per_game(plain, "wrong")
    assert per_game(bruno, "wrong") < 0.8 * per_game(plain, "wrong")
    for name in ("mira", "pip"):
        bigger = games("good", name, 14)
        assert _hand(bigger) > _hand(plain) + 1
        assert _hand(games("good", "nils", 14)) < _hand(bigger) - 1


def _hand(seen: list[Seen]) -> float:
    return sum(each.held for each in seen) / sum(each.moments for each in seen)


def test_yardsticks_have_no_level_of_their_own() -> None:
    assert PLUGS["seven_ate_nine"].yardsticks == ("random", "child")
    assert not set(PLUGS["seven_ate_nine"].yardsticks) & set(LEVELS)
