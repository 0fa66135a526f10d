"""What the contract does for a game that says no more than it must, and the plain codec."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from quando_desktop.bots.bot import RandomBot
from quando_desktop.engine import record
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import (
    Action,
    BadRecord,
    IllegalAction,
    Json,
    Options,
    WrongPlayer,
)
from quando_desktop.engine.match import Match
from quando_desktop.engine.plain_codec import LONGEST
from quando_desktop.engine.players import Player
from tests.engine.lowest_card import (
    DECK,
    GAMES,
    HAND,
    Hands,
    Lay,
    LowestCard,
    LowestCardCodec,
    LowestCardGame,
)

GAME = LowestCardGame()


def new_match(seats: int, seed: int = 1) -> Match:
    match = Match(GAME, [Player(f"P{seat}") for seat in range(seats)], seed=seed)
    match.begin_round()
    return match


def play_on(match: Match) -> Iterator[LowestCard]:
    """The truth before each action of a random round."""
    chance, bot = Chance(3), RandomBot()
    while match.in_round:
        state = match.truth
        assert isinstance(state, LowestCard)
        yield state
        seat = match.to_act()[0]
        match.submit(seat, bot.choose(match.observe(seat), chance))


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_round_is_a_match_and_the_most_points_win_it(seats: int) -> None:
    for seed in range(5):
        match = new_match(seats, seed)
        for state in play_on(match):
            assert sum(map(len, (*state.hands, *state.laid))) == seats * HAND
        assert match.result is not None
        assert sum(match.scores) == seats * HAND
        most = max(match.scores)
        winners = tuple(seat for seat in range(seats) if match.scores[seat] == most)
        assert match.result.winners == winners


def test_partners_win_together_and_the_fewest_points_where_the_game_says_so() -> None:
    class Teams(LowestCardGame):
        fewest_win = True

        def sides(self, seats: int, options: Options) -> tuple[tuple[int, ...], ...]:
            return ((0, 2), (1, 3))

    assert Teams().best({}, (0, 9, 9, 1)) == (0, 2)
    assert Teams().best({}, (5, 4, 4, 5)) == (0, 1, 2, 3)
    assert GAME.best({}, (5, 4, 4, 5)) == (0, 3)


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    match = new_match(3)
    for state in play_on(match):
        before = record.write(match)
        seat = match.to_act()[0]
        assert state.legal(seat) == match.observe(seat).legal()
        other = (seat + 1) % 3
        assert state.legal(other) == []
        with pytest.raises(WrongPlayer):
            match.submit(other, Lay(next(iter([*state.hands[other], 1]))))
        missing = next(card for card in DECK if card not in state.hands[seat])
        with pytest.raises(IllegalAction):
            match.submit(seat, Lay(missing))
        assert record.write(match) == before


def test_a_copy_goes_its_own_way_so_undo_works() -> None:
    match = new_match(2)
    seat = match.to_act()[0]
    before = [match.observe(each) for each in range(2)]
    match.submit(seat, match.observe(seat).legal()[0])
    assert [match.observe(each) for each in range(2)] != before
    match.undo(seat)
    assert [match.observe(each) for each in range(2)] == before


def test_a_sampled_round_looks_the_same_from_the_seat() -> None:
    differed = 0
    for number, state in enumerate(play_on(new_match(4))):
        for seat in range(4):
            seen = state.observe(seat)
            other = GAME.sample(seen, Chance(number))
            assert other.observe(seat) == seen
            differed += other.hands != state.hands
    assert differed > 40


def test_a_game_without_options_claims_or_a_table_action_need_not_say_so() -> None:
    match = new_match(2)
    assert match.options == {}
    assert match.table_action() is None
    assert GAME.claims(record.to_json(match)["rounds"][0], 2) == ()


# ------------------------------------------------------------------ the plain codec


def test_a_record_is_written_field_by_field_and_read_again() -> None:
    match = new_match(2)
    for _ in play_on(match):
        text = record.write(match)
        assert record.write(record.read(text, GAMES)) == text
    data = record.to_json(match)["rounds"][0]
    assert data["deal"]["hands"] == [list(hand) for hand in match.rounds[0].deal.hands]  # type: ignore[attr-defined]
    assert data["actions"][0].keys() == {"player", "do", "card"}
    assert data["points"] == list(match.scores)


def damaged(path: str, value: object) -> str:
    """A record with something else at a place."""
    match = new_match(2)
    for _ in play_on(match):
        pass
    data: Any = json.loads(record.write(match))
    inside = data["rounds"][0]
    *way, last = path.split(".")
    for key in way:
        inside = inside[int(key) if isinstance(inside, list) else key]
    if value is ...:
        del inside[last]
    else:
        inside[int(last) if isinstance(inside, list) else last] = value
    return json.dumps(data)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("deal", ...),
        ("deal", []),
        ("deal.first", ...),
        ("deal.first", True),
        ("deal.first", 1.0),
        ("deal.first", 7),
        ("deal.hands", None),
        ("deal.hands", {}),
        ("deal.hands", [[1, 2, 3, 4, 5]]),
        ("deal.hands", [[1, 2, 3, 4, 5], [1, 2, 3, 4, 5]]),
        ("deal.hands", [[1, 2, 3, 4, 5], [6, 7, 8, 9, 99]]),
        ("deal.hands", [[1, 2, 3, 4, 5], [6, 7, 8, 9, "10"]]),
        ("deal.hands", [[]] * (LONGEST + 1)),
        ("actions.0.do", ...),
        ("actions.0.do", "knock"),
        ("actions.0.do", ["lay"]),
        ("actions.0.card", ...),
        ("actions.0.card", "3"),
        ("actions.0.card", None),
        ("points", [0, 0]),
    ],
)
def test_a_record_that_does_not_fit_is_refused(path: str, value: object) -> None:
    with pytest.raises(BadRecord):
        record.read(damaged(path, value), GAMES)


@dataclass(frozen=True, slots=True)
class Bid(Action):
    amount: int | None
    open: bool
    word: str
    cards: tuple[int, ...]


@pytest.mark.parametrize(
    "data",
    [
        {"do": "bid", "amount": None, "open": True, "word": "go", "cards": []},
        {"do": "bid", "amount": 3, "open": False, "word": "", "cards": [1, 2]},
    ],
)
def test_words_switches_tuples_and_nothing_can_be_fields(data: Json) -> None:
    codec, state = LowestCardCodec(Hands, Lay, Bid), LowestCard(Hands(0, ((1,), (2,))))
    action = codec.read_action(state, 0, data | {"note": "passed over"})
    assert isinstance(action, Bid)
    assert codec.write_action(state, 0, action) == data
    for key, wrong in {"amount": "3", "open": 1, "word": None, "cards": [None]}.items():
        with pytest.raises(BadRecord):
            codec.read_action(state, 0, data | {key: wrong})
