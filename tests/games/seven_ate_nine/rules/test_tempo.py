"""Reaction times, late and wrong cards, and waits, from the record of a game."""

from __future__ import annotations

from typing import Any

import pytest

from quando_desktop.engine.contract import Json
from quando_desktop.games import GAMES
from quando_desktop.games.seven_ate_nine.rules import tempo
from quando_desktop.games.seven_ate_nine.rules.tempo import Laid, LaidCard

FREE: dict[str, int] = {"hold": 0, "lockout": 0, "by_turns": 0}
FIRST = ["6/1", "4/1", "9/2", "2/2", "8/1"]
SECOND = ["5/3", "1/1", "2/1", "3/1"]


def game(*actions: Json, points: bool = True) -> Json:
    """A game on a 5/1, on which a 6 or a 4 fits; the first player has two of these."""
    played: dict[str, Any] = {
        "deal": {"stacks": [FIRST, SECOND], "start": "5/1"},
        "actions": list(actions),
    }
    return played | ({"points": [0, 5]} if points else {})


def does(at: int, player: int, do: str, card: str | None = None) -> Json:
    return {"at": at, "player": player, "do": do} | ({"card": card} if card else {})


def test_a_reaction_lasts_from_the_moment_when_the_card_fitted() -> None:
    played = game(does(900, 0, "play", "6/1"), does(2000, 1, "play", "5/3"))
    first, second = tempo.of_game(played, FREE)
    assert first.cards == (LaidCard(900, Laid.FITTED, 900),)
    assert second.cards == (LaidCard(2000, Laid.FITTED, 1100),)
    assert first.length == second.length == 2000


def test_a_drawn_card_fits_from_when_it_is_drawn() -> None:
    played = game(
        does(500, 0, "play", "6/1"),
        does(900, 1, "play", "5/3"),
        does(1500, 0, "draw"),
        does(1800, 0, "play", "8/1"),
    )
    first, _ = tempo.of_game(played, FREE)
    assert [card.reaction for card in first.cards] == [500, 300]
    assert first.draws == 1


def test_late_and_wrong_cards_are_told_apart() -> None:
    """The 4 fitted a moment ago, the 9 never did."""
    played = game(
        does(500, 0, "play", "6/1"), does(900, 0, "miss", "4/1"), does(950, 0, "miss", "9/2")
    )
    first, _ = tempo.of_game(played, FREE)
    assert [card.what for card in first.cards] == [Laid.FITTED, Laid.LATE, Laid.WRONG]


def test_a_wait_ends_when_nothing_fits_any_more_and_being_held_is_none() -> None:
    played = game(does(300, 0, "miss", "9/2"), does(4000, 1, "miss", "1/1"))
    free, _ = tempo.of_game(played, FREE)
    assert free.waits == ((0, 4000),)
    held, _ = tempo.of_game(played, FREE | {"hold": 1})
    assert held.waits == ((0, 300), (2300, 4000))
    assert held.waited == 2000


@pytest.mark.parametrize(
    "played",
    [
        {"points": [0, 5]},
        {"points": [0, 5], "deal": {"stacks": 7, "start": "5/1"}},
        {"points": [0, 5], "deal": {"stacks": [None, ["x"]], "start": "5/1"}, "actions": 4},
        game({"at": "soon", "player": 0, "do": "play", "card": "6/1"}),
        game({"at": 5, "player": -1, "do": "draw"}, {"at": 5, "player": 0, "do": "play"}),
        game(does(9, 0, "play", "10/3"), {"at": 2, "do": "unblock"}, {}),
    ],
)
def test_a_record_that_makes_no_sense_is_left_out(played: Json) -> None:
    assert tempo.of_rounds([played], FREE, 2) is not None
    assert list(tempo.notables([played])) == []


def test_by_turns_and_unfinished_games_have_no_times() -> None:
    played = game(does(900, 0, "play", "6/1"))
    assert tempo.of_rounds([played], FREE, 2)[tempo.REACTION] == [(900, 1), (0, 0)]
    assert tempo.of_rounds([played], FREE | {"by_turns": 1}, 2) == {}
    assert tempo.of_rounds([game(does(9, 0, "play", "6/1"), points=False)], FREE, 2) == {}


def test_who_won_is_worth_telling_and_that_all_were_stuck() -> None:
    played = game({"at": 5, "do": "unblock"}, does(70, 1, "finish", "1/1"))
    told = GAMES["seven_ate_nine"].notables({}, [played])
    assert [(each.what, each.seat, each.value) for each in told] == [
        (tempo.STUCK, 1, 1),
        (tempo.WON, 1, 70),
    ]
