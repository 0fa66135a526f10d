"""The reckoning computer player: legal, honest, the same for a seed, and sensible where it is
plain what sense is."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from quando_desktop import resources
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.match import Match
from quando_desktop.engine.seats import Player
from quando_desktop.games import GAMES
from quando_desktop.games.quando import heuristic, values
from quando_desktop.games.quando.actions import Draw, Phase
from quando_desktop.games.quando.heuristic import HeuristicBot, Reckoning
from quando_desktop.games.quando.rules import QuandoRound
from tests.games.quando.tables import HIDDEN, KNOCK, PASS, SHOWN, act, flip, play, table

GAME = GAMES["quando"]
BOT = HeuristicBot()
BOTS = {"learned": BOT, "built-in": HeuristicBot(dict.fromkeys(range(2, 7), values.built_in()))}

EVERY_TABLE = pytest.mark.parametrize("seats", range(2, 7))
EVERY_BOT = pytest.mark.parametrize("bot", BOTS.values(), ids=BOTS)


def positions(seats: int, rounds: int, **options: int) -> Iterator[QuandoRound]:
    """Every position of rounds played half at random, half by the bot."""
    chance = Chance(f"heuristic {seats}")
    for seed in range(rounds):
        players = [Player(f"Player {seat}") for seat in range(seats)]
        match = Match(GAME, players, options, seed)
        match.begin_round()
        while match.in_round:
            state = match.truth
            assert isinstance(state, QuandoRound)
            yield state
            seat = match.to_act()[0]
            wild = chance.coin()
            legal = state.legal(seat)
            match.submit(
                seat, chance.choice(legal) if wild else BOT.choose(state.observe(seat), chance)
            )


# ---------------------------------------------------------------- in all positions


@EVERY_BOT
@EVERY_TABLE
def test_what_it_chooses_is_legal(bot: HeuristicBot, seats: int) -> None:
    phases = set()
    for state in positions(seats, rounds=12):
        state.check(state.actor, bot.choose(state.observe(state.actor), Chance(1)))
        phases.add(state.phase)
    assert phases == {Phase.PLAY, Phase.DRAW, Phase.FLIP, Phase.PENALTY_DRAW}


@pytest.mark.parametrize(
    "options",
    [
        {"hand_size": 1, "plays_before_knock": 0},
        {"hand_size": 18, "knock_penalty": 0},
        {"plays_before_knock": 20, "knock_penalty": 100, "target": 1},
    ],
)
def test_house_rules_do_not_throw_it(options: dict[str, int]) -> None:
    seen = 0
    for state in positions(2, rounds=5, **options):
        state.check(state.actor, BOT.choose(state.observe(state.actor), Chance(1)))
        seen += 1
    assert seen > 5


@EVERY_TABLE
def test_what_is_hidden_changes_nothing(seats: int) -> None:
    """In another world that agrees with what it knows, it does and reckons the same."""
    changed = 0
    for number, state in enumerate(positions(seats, rounds=2)):
        seat = state.actor
        view = state.observe(seat)
        other = GAME.sample(view, Chance(number))
        assert BOT.choose(other.observe(seat), Chance(1)) == BOT.choose(view, Chance(1))
        changed += (other.front, other.back) != (state.front, state.back)
    assert changed > 20


def test_the_seed_gives_the_same_and_what_it_did_before_does_not_count() -> None:
    views = [state.observe(state.actor) for state in positions(3, rounds=3)]
    here = [BOT.choose(view, Chance(5)) for view in views]
    fresh = HeuristicBot()
    there = [fresh.choose(view, Chance(5)) for view in reversed(views)]
    assert here == there[::-1]


@EVERY_TABLE
def test_rounds_come_to_an_end(seats: int) -> None:
    match = Match(GAME, [Player(f"Player {seat}") for seat in range(seats)], seed=seats)
    for _ in range(3):
        match.begin_round()
        while match.in_round:
            seat = match.to_act()[0]
            match.submit(seat, BOT.choose(match.truth.observe(seat), Chance(1)))
            assert len(match.rounds[-1].moves) < 1000
        if match.result is not None:
            break


# -------------------------------------------------------------------- plain cases


def reckon(state: QuandoRound) -> Reckoning:
    return BOT.reckon(state.observe(state.actor))


def choice(state: QuandoRound) -> object:
    return BOT.choose(state.observe(state.actor), Chance(1))


def test_a_zero_is_taken_wherever_it_lies_open() -> None:
    state = table("9/1 9/2 4/3", "8/1 7/2 6/3", draw="0/10")
    act(state, 0, "9/1 9/2")
    assert choice(state) is Draw.SHOWN


def test_the_hidden_side_is_taken_rather_than_a_lone_ten() -> None:
    state = table("2/1 2/3 1/4", "8/1 7/2 6/3", draw="10/5")
    act(state, 0, "2/1 2/3")
    assert choice(state) is Draw.HIDDEN


def test_the_other_side_of_a_card_from_a_turned_pile_is_known() -> None:
    """Q15: all saw both sides of it."""
    state = table("9/0 8/1 5/2", "8/3 7/4 6/5", draw="3/2", rest=False)
    act(state, 0, "9/0")
    act(state, 0, SHOWN)
    assert state.pile_turned
    view = state.observe(1)
    assert (view.draw[0].up, view.draw[0].down) == (0, 9)
    act(state, 1, "8/3")
    assert choice(state) is Draw.SHOWN


def test_odds_leave_out_what_is_accounted_for() -> None:
    """Its own card is 10/5, as the shown side was 5 when it was taken by the hidden one."""
    state = table("9/1 8/2 4/3", "7/1 7/2 6/3", draw="5/10 5/4")
    act(state, 0, "9/1", HIDDEN)
    act(state, 1, "7/1 7/2")
    odds = BOT.reckon(state.observe(0)).odds(5)
    assert odds[10] == odds[5] == 0
    assert odds[0] > 0
    assert sum(odds) == pytest.approx(1)


def test_it_knocks_with_nothing_left_against_full_hands_and_not_the_other_way() -> None:
    low = table("0/1 1/2", "9/1 8/2 10/3 7/4 6/5 9/8", plays_before_knock=0)
    assert choice(low) is KNOCK
    high = table("9/1 8/2 10/3 7/4 6/5 9/8", "0/1 1/2", plays_before_knock=0)
    assert choice(high) is not KNOCK
    assert reckon(low).chance_of_knock > 0.5 > reckon(high).chance_of_knock


def test_a_dear_knock_is_thought_over_longer() -> None:
    cheap, dear = (
        reckon(table("2/1 1/5", "9/1 8/2 10/3", plays_before_knock=0, knock_penalty=penalty))
        for penalty in (0, 100)
    )
    assert cheap.knock_gain(1.0) > dear.knock_gain(1.0)


def test_in_the_last_round_it_passes_with_zeros_and_lays_what_it_can_of_a_lot() -> None:
    """Q19"""
    state = table("1/5 2/5", "0/1 1/2", plays_before_knock=0, draw="9/8")
    act(state, 0, KNOCK)
    assert choice(state) is PASS
    state = table("1/5 2/5", "9/1 9/2 9/3 9/4", plays_before_knock=0)
    act(state, 0, KNOCK)
    assert choice(state) == play(state, 1, "9/1 9/2 9/3 9/4")


def test_of_equal_cards_it_lays_those_that_the_others_know() -> None:
    state = table("7/1 9/2 4/3 0/1", "6/1 6/2 6/3", draw="7/5")
    act(state, 0, "9/2", SHOWN)
    act(state, 1, "6/1", SHOWN)
    reckoning = reckon(state)
    assert reckoning.play((7,)) == play(state, 0, "7/5")


def test_the_zero_with_a_low_known_back_is_turned() -> None:
    """Q14: it took both zeros by their hidden sides, so it knows their backs."""
    state = table("9/1 9/2 8/3", "4/1 4/2 4/3 5/6", draw="10/0 5/4 1/0")
    act(state, 0, "9/1", HIDDEN)
    act(state, 1, "5/6", SHOWN)
    act(state, 0, "9/2", HIDDEN)
    act(state, 1, "4/1 4/2 4/3", SHOWN)
    assert state.phase is Phase.FLIP
    assert choice(state) == flip(state, 0, "0/1")


# --------------------------------------------------------------------- the file


def test_the_file_is_small_and_what_is_read_is_written_again(tmp_path: Path) -> None:
    path = resources.folder() / "bots" / "quando.json"
    text = path.read_bytes()
    assert len(text) < 100_000
    made = json.loads(text)["made"]
    values.write(values.read(path), made, tmp_path / "again.json")
    assert (tmp_path / "again.json").read_bytes() == text


def _with(change: Any) -> bytes:
    data = json.loads((resources.folder() / "bots" / "quando.json").read_bytes())
    change(data)
    return json.dumps(data).encode()


@pytest.mark.parametrize(
    "content",
    [
        None,
        b"",
        b"[" * 100_000,
        b"\xff\xfe",
        b" " * (values.LARGEST_FILE + 1),
        b"[]",
        _with(lambda data: data.update(format=2)),
        _with(lambda data: data["players"].pop("4")),
        _with(lambda data: data["players"]["3"].pop("knock")),
        _with(lambda data: data["players"]["3"]["hand"].pop()),
        _with(lambda data: data["players"]["6"]["last"].pop()),
        _with(lambda data: data["players"]["6"]["last"].__setitem__(0, "1")),
        _with(lambda data: data["players"]["6"]["last"].__setitem__(0, float("nan"))),
        _with(lambda data: data["players"]["6"]["last"].__setitem__(0, True)),
    ],
)
def test_with_a_damaged_file_built_in_values_stand_in_and_the_log_says_so(
    content: bytes | None,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    (tmp_path / "bots").mkdir()
    if content is not None:
        (tmp_path / "bots" / "quando.json").write_bytes(content)
    monkeypatch.setattr(resources, "folder", lambda: tmp_path)
    with caplog.at_level(logging.WARNING):
        found = heuristic.trained()
    assert "cannot be read" in caplog.text
    assert found[4].vectors == values.built_in().vectors
    state = table("9/1 9/2 4/3", "8/1 7/2 6/3")
    HeuristicBot(found).choose(state.observe(0), Chance(1))


def test_values_of_hands_agree_however_they_are_added_up() -> None:
    tables = heuristic.trained()[4]
    for state in positions(4, rounds=1):
        counts = reckon(state).counts
        for phase in range(values.PHASES):
            weights = tables.hand[phase]
            added = sum(weights[term] for term in values.hand_terms(counts))
            assert tables.value(phase, counts) == pytest.approx(added)
            more = tables.with_each(phase, counts)
            for number, value in enumerate(more):
                longer = [c + (n == number) for n, c in enumerate(counts)]
                assert tables.value(phase, longer) == pytest.approx(value)
