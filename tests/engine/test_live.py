"""The door and records of a live game, shown on the smallest one there is."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from quando_desktop.engine import record
from quando_desktop.engine.contract import (
    BadRecord,
    CannotUndo,
    IllegalAction,
    NoRound,
    Options,
    Result,
    WrongPlayer,
)
from quando_desktop.engine.journal import Journal, recover
from quando_desktop.engine.match import TIME_LIMIT, Acted, Change, Match, Restarted
from quando_desktop.engine.players import Player
from quando_desktop.games import GAMES as REAL_GAMES
from tests.engine.scramble import (
    GAMES,
    Grab,
    Scramble,
    ScrambleGame,
    Throw,
    new_match,
    played_match,
)


def test_the_first_to_arrive_counts_and_a_late_one_is_a_miss() -> None:
    match = played_match()
    assert [move.data for move in match.rounds[0].moves] == [
        {"at": 100, "player": 0, "do": "grab"},
        {"at": 100, "player": 1, "do": "miss"},
        {"at": 900, "do": "throw"},
        {"at": 950, "player": 0, "do": "grab"},
    ]
    assert match.result == Result((2, 0), (0,))
    assert match.table_action() is None


@pytest.mark.parametrize("at", [None, -1, 99, 1.5, True])
def test_an_action_without_a_time_that_fits_is_refused(at: Any) -> None:
    match = new_match()
    match.submit(0, Grab("grab"), at=100)
    with pytest.raises(IllegalAction, match="time"):
        match.submit(1, Grab("miss"), at=at)
    assert len(match.rounds[0].moves) == 1


def test_no_round_lasts_longer_than_a_record_can_say() -> None:
    match = new_match()
    with pytest.raises(IllegalAction, match="too_late"):
        match.submit(0, Grab("grab"), at=TIME_LIMIT)
    match.submit(0, Grab("grab"), at=TIME_LIMIT - 1)
    written = record.write(match)
    assert record.write(record.read(written, GAMES)) == written
    for at in (TIME_LIMIT, 10**15, 10**400):
        with pytest.raises(BadRecord, match="round 1, action 1"):
            record.read(written.replace(str(TIME_LIMIT - 1), str(at)), GAMES)


def test_what_the_table_does_is_nobodys_to_do() -> None:
    match = new_match()
    match.submit(0, Grab("grab"), at=100)
    with pytest.raises(IllegalAction, match="not_yours"):
        match.submit(1, Grab("throw"), at=200)


def test_nothing_is_taken_back_in_a_live_game() -> None:
    match = new_match()
    match.submit(0, Grab("grab"), at=100)
    with pytest.raises(CannotUndo):
        match.undo(0)


def test_a_record_and_a_journal_bring_it_back(tmp_path: Path) -> None:
    match = new_match()
    journal = Journal(tmp_path / "live.journal", match)
    match.arrive(1, Grab("grab"), at=5)
    journal.close()
    found = recover(journal.path, GAMES)
    assert found.problem is None
    assert record.write(found.match) == record.write(match)
    text = record.write(played_match())
    assert record.write(record.read(text, GAMES)) == text


def test_a_record_is_not_arbitrated_again() -> None:
    """A grab that never fitted stands in no record: it must not turn into a miss unseen."""
    text = record.write(played_match()).replace('"do":"miss"', '"do":"grab"')
    with pytest.raises(BadRecord, match="round 1, action 2"):
        record.read(text, GAMES)


def test_an_intent_of_nobody_is_refused() -> None:
    match = new_match()
    for seat in (2, -2, None, True):
        with pytest.raises(WrongPlayer):
            match.arrive(seat, Grab("grab"), at=100)  # type: ignore[arg-type]


# ------------------------------------------------------------- a round once more


def test_a_round_that_was_broken_off_begins_again_with_its_deal() -> None:
    match = new_match()
    told: list[Change] = []
    match.observers.append(told.append)
    match.arrive(1, Grab("grab"), at=700)
    revision = match.revision
    match.restart_round()
    assert told[-1] == Restarted()
    assert match.revision > revision
    assert len(match.rounds) == 1
    assert match.to_act() == (0, 1)
    assert match.truth.grabbed == [0, 0]  # type: ignore[attr-defined]
    match.arrive(0, Grab("grab"), at=5)
    assert [move.data for move in match.rounds[0].moves] == [{"at": 5, "player": 0, "do": "grab"}]


def test_what_was_broken_off_stands_in_no_record() -> None:
    once, again = new_match(), new_match()
    again.arrive(1, Grab("grab"), at=700)
    again.restart_round()
    assert record.write(again) == record.write(once)


def test_a_round_that_is_not_being_played_cannot_begin_again() -> None:
    match = Match(ScrambleGame(), [Player("Maria"), Player("Linus")], seed=1)
    with pytest.raises(NoRound, match="not_dealt"):
        match.restart_round()
    with pytest.raises(NoRound, match="match_over"):
        played_match().restart_round()


def test_a_round_of_turns_cannot_begin_again() -> None:
    match = Match(REAL_GAMES["quando"], [Player("Maria"), Player("Linus")], seed=1)
    match.begin_round()
    with pytest.raises(IllegalAction, match="not_live"):
        match.restart_round()


# ------------------------------------------------------------------ the time


@dataclass(frozen=True, slots=True)
class Timed(Grab):
    at: int = 0


class TimedScramble(Scramble):
    def stamped(self, action: Grab, at: int) -> Grab:
        return Timed(action.do, at)


class TimedGame(ScrambleGame):
    def begin(self, options: Options, deal: Throw, scores: tuple[int, ...]) -> TimedScramble:
        return TimedScramble(len(scores))


def test_an_action_that_carries_its_time_has_it_from_the_match() -> None:
    """Whatever time it came with."""
    match = Match(TimedGame(), [Player("Maria"), Player("Linus")], seed=1)
    match.begin_round()
    told: list[Change] = []
    match.observers.append(told.append)
    match.submit(0, Timed("grab", at=7), at=100)
    assert match.rounds[0].moves[0].action == Timed("grab", at=100)
    (change,) = told
    assert isinstance(change, Acted)
    assert change.data["at"] == 100
