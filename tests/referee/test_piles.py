"""The referee and the piles: the penalty of a triplet, and the discard pile turned over."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.referee.quando import judge
from tests.referee.records import (
    Action,
    Record,
    a_match,
    a_round,
    draw,
    eight_triplet,
    flip,
    fouls,
    no_play,
    play,
    with_actions,
)

# --- Triplets ------------------------------------------------------------------------------------


def test_q14_worked_example_three_eights() -> None:
    entry, actions = eight_triplet()
    # Sarah is next; the 0 she turned is a 7 now.
    judge(a_match(with_actions(entry, [*actions, play(1, "7/0"), draw(1)])))
    # Maria took the 10/3 by its hidden side, Linus the 10/5 by its shown side.
    later = [*actions, play(1, "7/0"), draw(1), play(2, "3/10"), draw(2), play(3, "10/5")]
    judge(a_match(with_actions(entry, later)))


@pytest.mark.parametrize(
    ("index", "action", "message"),
    [
        (2, draw(1), "action 2: Q14: seat 1 holds a 0"),
        (2, flip(1, "3/1"), "action 2: Q14: only a 0"),
        (2, flip(1, "0/6"), "action 2: seat 1 does not hold"),
        (2, flip(1, "7/0"), "action 2: Q14: only a 0"),
        (2, flip(2, "0/7"), "action 2: Q14: seat 1 has to act"),
        (2, draw(2), "action 2: Q14: seat 1 has to act"),
        (2, draw(3), "action 2: Q14: seat 1 has to act"),
        (2, play(1, "3/1"), "action 2: Q14"),
        (3, draw(3), "action 3: Q14: seat 2 has to act"),
        (3, flip(1, "0/9"), "action 3: Q14: seat 2 has to act"),
        (3, flip(2, "0/9"), "action 3: Q14: seat 2 holds no 0"),
        (3, no_play(2), "action 3: Q14: seat 2 holds no 0"),
        (4, play(1, "3/1"), "action 4: Q14: seat 3 has to act"),
        (5, draw(0), "action 5: Q7"),
        (5, play(2, "6/5"), "action 5: Q7"),
        (5, play(1, "0/7"), "action 5: seat 1 does not hold"),
    ],
)
def test_q14_penalties_exactly_as_the_rules_say(index: int, action: Action, message: str) -> None:
    entry, actions = eight_triplet()
    fouls(a_match(with_actions(entry, [*actions[:index], action])), message)


def test_q14_flip_needs_a_card() -> None:
    entry, actions = eight_triplet()
    broken = {"player": 1, "do": "flip"}
    fouls(a_match(with_actions(entry, [*actions[:2], broken])), "action 2 has no 'card'")


def test_q14_either_zero_may_be_turned_and_only_one() -> None:
    entry, actions = eight_triplet()
    other = [*actions[:2], flip(1, "0/9"), *actions[3:]]
    judge(a_match(with_actions(entry, [*other, play(1, "9/0")])))
    both = [*actions[:3], flip(1, "0/9")]
    fouls(a_match(with_actions(entry, both)), "action 3: Q14")


@pytest.mark.parametrize("count", [2, 4])
def test_q14_two_or_four_are_no_triplet(count: int) -> None:
    cards = ["8/1", "8/2", "8/3", "8/4"][:count]
    hands = [[*cards, "5/4"], ["9/1"]]
    start = [play(0, *cards), draw(0)]
    judge(a_match(a_round(hands, (), [*start, play(1, "9/1")])))
    fouls(a_match(a_round(hands, (), [*start, draw(1)])), "action 2: Q8")


def test_q14_a_straight_is_no_triplet() -> None:
    hands = [["7/1", "8/1", "9/2", "5/4"], ["9/1"]]
    start = [play(0, "7/1", "8/1", "9/2"), draw(0)]
    judge(a_match(a_round(hands, (), [*start, play(1, "9/1")])))
    fouls(a_match(a_round(hands, (), [*start, draw(1)])), "action 2: Q8")


def test_q14_zeros_may_be_a_triplet_too() -> None:
    hands = [["0/1", "0/2", "0/3", "5/4"], ["9/1"]]
    start = [play(0, "0/1", "0/2", "0/3"), draw(0)]
    judge(a_match(a_round(hands, (), [*start, draw(1), play(1, "9/1")])))


def test_q14_the_penalty_comes_after_the_draw() -> None:
    entry, actions = eight_triplet()
    early = [actions[0], flip(1, "0/7"), draw(0)]
    fouls(a_match(with_actions(entry, early)), "action 1: Q8, Q13")


# --- The piles -----------------------------------------------------------------------------------


def test_q15_the_discard_pile_is_turned_over_unshuffled() -> None:
    """One card in the draw pile; the straight was laid 8, 7, 9, so the 8 comes first again."""
    mine = ["7/1", "8/2", "9/3"]
    actions = [play(0, "8/2", "7/1", "9/3"), draw(0)]
    actions += [play(1, "10/4"), draw(1, "shown")]  # 2/8
    actions += [play(0, "10/5"), draw(0, "hidden")]  # 7/1, by the side that had been played
    actions += [play(1, "2/8"), draw(1, "shown")]  # 3/9, and the pile is turned again
    actions += [play(0, "7/1"), draw(0, "shown")]  # 4/10
    actions += [play(1, "3/9"), draw(1, "hidden")]  # 10/5

    def record(more: Sequence[Action]) -> Record:
        return a_match(a_round([[*mine, "10/5"], ["10/4"]], ["5/6"], more, hand_size=27))

    judge(record(actions))
    judge(record([*actions, play(0, "4/10"), draw(0), play(1, "10/5")]))
    fouls(record([*actions[:6], play(1, "8/2")]), "action 6: seat 1 does not hold 8/2")
    fouls(record([*actions[:6], play(1, "3/9")]), "action 6: seat 1 does not hold 3/9")
    fouls(record([*actions[:8], play(0, "1/7")]), "action 8: seat 0 does not hold 1/7")
    fouls(record([*actions, play(0, "5/10")]), "action 12: seat 0 does not hold 5/10")


def six_players_and_one_card(actions: Sequence[Action], zero_at: int | None = None) -> Record:
    """All but one card are dealt. Seat 0 plays three 10s and draws it; only they remain."""
    hands: list[list[str]] = [["10/1", "10/2", "10/3"], [], [], [], [], []]
    hands[1] = ["9/7", "9/5"]
    hands[4] = ["9/8"]
    hands[5] = ["9/6"]
    if zero_at is not None:
        hands[zero_at].append("0/4")
    start = [play(0, "10/1", "10/2", "10/3"), draw(0), draw(1), draw(2, "hidden"), draw(3)]
    return a_match(a_round(hands, ["6/5"], [*start, *actions], hand_size=9))


def test_q15_a_penalty_with_both_piles_empty_is_skipped() -> None:
    judge(six_players_and_one_card([]))
    # Seats 4 and 5 find nothing; seat 1 goes on, and gets its own card back.
    judge(six_players_and_one_card([play(1, "9/7"), draw(1, "shown")]))
    fouls(six_players_and_one_card([draw(4)]), "action 5: Q7")
    fouls(six_players_and_one_card([draw(5)]), "action 5: Q7")


def test_q15_a_zero_is_turned_even_when_both_piles_are_empty() -> None:
    judge(six_players_and_one_card([flip(5, "0/4"), play(1, "9/7")], zero_at=5))
    fouls(six_players_and_one_card([play(1, "9/7")], zero_at=5), "action 5: Q14: seat 5")


def test_q15_the_penalties_draw_from_the_turned_pile() -> None:
    later = [play(1, "1/10")]
    judge(six_players_and_one_card(later))
    # Seat 2 took the second card by its hidden side, which is the 10.
    more = [play(1, "9/7"), draw(1), play(2, "10/2"), draw(2), play(3, "3/10")]
    judge(six_players_and_one_card(more))
    fouls(six_players_and_one_card([play(1, "10/1")]), "action 5: seat 1 does not hold 10/1")


def test_q15_an_empty_discard_pile_is_turned_as_soon_as_a_card_is_needed() -> None:
    """Everybody draws back what they have just played, by the other side."""
    own = [play(1, "9/7"), draw(1), play(2, "10/2"), draw(2), play(3, "3/10"), draw(3)]
    own += [play(4, "9/8"), draw(4), play(5, "9/6"), draw(5, "hidden"), play(0, "6/5"), draw(0)]
    judge(six_players_and_one_card([*own, play(1, "7/9"), draw(1), play(2, "2/10")]))
    fouls(six_players_and_one_card([*own, play(1, "9/7")]), "action 17: seat 1 does not hold 9/7")
    # Seat 1 plays two at once and draws back the one laid first; the other is seat 2's.
    two = [play(1, "9/7", "9/5"), draw(1), play(2, "10/2"), draw(2), play(3, "3/10"), draw(3)]
    two += [*own[6:], play(1, "7/9"), draw(1), play(2, "5/9"), draw(2), play(3, "2/10")]
    judge(six_players_and_one_card(two))
