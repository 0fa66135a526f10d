"""Records of small positions made by hand, for the tests of the referee."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any

import pytest

from tests.referee.judging import Foul
from tests.referee.quando import judge

Record = dict[str, Any]
Action = dict[str, Any]
End = tuple[list[int], list[int], str]


def play(player: int, *cards: str) -> Action:
    return {"player": player, "do": "play", "cards": list(cards)}


def draw(player: int, side: str = "shown") -> Action:
    return {"player": player, "do": "draw", "side": side}


def flip(player: int, card: str) -> Action:
    return {"player": player, "do": "flip", "card": card}


def knock(player: int) -> Action:
    return {"player": player, "do": "knock"}


def no_play(player: int) -> Action:
    return {"player": player, "do": "pass"}


def pair(card: str) -> tuple[int, int]:
    a, b = card.split("/")
    return min(int(a), int(b)), max(int(a), int(b))


def a_round(
    hands: Sequence[Sequence[str]],
    top: Sequence[str] = (),
    actions: Sequence[Action] = (),
    end: End | None = None,
    *,
    dealer: int | None = None,
    hand_size: int | None = None,
) -> Record:
    """A legal deal around the given hands and the given top of the draw pile.

    The last seat deals, so seat 0 begins. Hands are filled up to hand_size (the longest given
    hand if it is not said) with cards whose larger number is the front: a filler is never a 0.
    """
    size = max(len(hand) for hand in hands) if hand_size is None else hand_size
    used = {pair(card) for hand in hands for card in hand} | {pair(card) for card in top}
    rest = [f"{b}/{a}" for a in range(11) for b in range(a + 1, 11) if (a, b) not in used]
    full = []
    for hand in hands:
        missing = size - len(hand)
        full.append([*hand, *rest[:missing]])
        rest = rest[missing:]
    entry: Record = {
        "dealer": len(hands) - 1 if dealer is None else dealer,
        "deal": {"hands": full, "draw": [*top, *rest]},
        "actions": list(actions),
    }
    if end is not None:
        entry["totals"], entry["points"], entry["ended_by"] = end
    return entry


def a_match(
    *rounds: Record,
    scores: list[int] | None = None,
    winners: list[int] | None = None,
    target: int = 50,
    knock_penalty: int = 5,
    plays_before_knock: int = 2,
) -> Record:
    hands = rounds[0]["deal"]["hands"]
    return {
        "format": "quando-desktop/match",
        "version": 1,
        "game": "quando",
        "players": [{"name": f"P{seat}", "kind": "human"} for seat in range(len(hands))],
        "options": {
            "target": target,
            "knock_penalty": knock_penalty,
            "hand_size": len(hands[0]),
            "plays_before_knock": plays_before_knock,
        },
        "seed": None,
        "rounds": list(rounds),
        "result": None if scores is None else {"scores": scores, "winners": winners},
    }


def fouls(record: Record, message: str) -> None:
    with pytest.raises(Foul, match=message):
        judge(record)


def two_rounds(target: int = 14) -> Record:
    """Seat 1 is beaten twice: 7 points, then 7 and the knock penalty."""
    hands = [["5/3"], ["7/2"]]
    end = ([5, 7], [0, 7], "knock")
    first = a_round(hands, (), [knock(0), no_play(1)], end, dealer=1)
    second = a_round(hands, (), [knock(1), no_play(0)], ([5, 7], [0, 12], "knock"), dealer=0)
    return a_match(first, second, scores=[0, 19], winners=[0], target=target, plays_before_knock=0)


def eight_triplet() -> tuple[Record, list[Action]]:
    """The third worked example: seats Tim, Sarah, Maria, Linus; Tim has three 8s."""
    hands = [
        ["8/1", "8/2", "8/3", "5/4"],
        ["0/7", "0/9", "3/1", "4/2"],
        ["6/5", "6/4", "6/3", "1/2"],
        ["9/5", "9/4", "9/3", "1/4"],
    ]
    actions = [
        play(0, "8/1", "8/2", "8/3"),
        draw(0),
        flip(1, "0/7"),
        draw(2, "hidden"),
        draw(3, "shown"),
    ]
    return a_round(hands, ["10/2", "10/3", "10/5"], actions), actions


def with_actions(entry: Record, actions: Sequence[Action]) -> Record:
    entry = copy.deepcopy(entry)
    entry["actions"] = list(actions)
    return entry
