"""Looking back at matches: from what the seat knew and nothing else, the same every time, and all
bars add up."""

from __future__ import annotations

from math import fsum

import pytest

from quando_desktop.analysis.analysis import Analysis, analyse
from quando_desktop.engine import record
from quando_desktop.engine.match import Match
from quando_desktop.games import GAMES, PLUGS
from tests.analysis.matches import SEAT, SMALL, known, looked_back, small, twin

EVERY_GAME = pytest.mark.parametrize("game", SMALL)


@EVERY_GAME
def test_all_bars_add_up(game: str) -> None:
    found, match = known(game), small(game)
    assert match.result is not None
    assert len(found.ledgers) == len(match.rounds)
    for ledger, following in zip(found.ledgers, found.ledgers[1:], strict=False):
        assert ledger.end == following.start
    assert found.ledger is not None
    for ledger in (*found.ledgers, found.ledger):
        assert ledger.start + fsum(ledger.bars) == pytest.approx(ledger.end)
        assert ledger.own <= 0
    assert found.ledger.start == pytest.approx(1 / match.seats)
    assert found.ledger.end == (1.0 if SEAT in match.result.winners else 0.0)
    assert found.ledger.own == pytest.approx(-found.cost)


@EVERY_GAME
def test_the_same_record_gives_the_same_numbers(game: str) -> None:
    again = record.read(record.write(small(game)), GAMES)
    assert looked_back(again) == known(game)


@EVERY_GAME
def test_cards_that_nobody_could_know_change_no_number(game: str) -> None:
    assert looked_back(twin(small(game))) == known(game)


@EVERY_GAME
def test_forced_actions_are_passed_over(game: str) -> None:
    found, match = known(game), small(game)
    own = sum(move.seat == SEAT for log in match.rounds for move in log.moves)
    assert len(found.decisions) + found.forced == own
    assert found.forced
    judged = {(each.round, each.move) for each in found.decisions}
    for number, log in enumerate(match.rounds):
        state = match.dealt(number)
        for place, move in enumerate(log.moves):
            if (number, place) in judged:
                assert move.seat == SEAT
                assert len(state.legal(SEAT)) > 1
            state.apply(move.seat, move.action)


def test_a_curve_tells_every_turn_up_to_the_knock() -> None:
    found, match = known("quando"), small("quando")
    closed = match.options["plays_before_knock"]
    assert [curve.round for curve in found.curves] == list(range(len(match.rounds)))
    for curve in found.curves:
        for number, turn in enumerate(curve.turns):
            assert (turn.chance is None) == (number < closed)
            assert not turn.done or number == len(curve.turns) - 1
        best = curve.best
        if best is not None:
            chances = [turn.chance.mean for turn in curve.turns if turn.chance is not None]
            mine = curve.turns[best].chance
            assert mine is not None
            assert mine.mean == max(chances)
    assert not known("quanto").curves


def test_it_tells_how_far_it_is_and_can_be_stopped() -> None:
    class Enough(Exception):
        pass

    told: list[tuple[int, int]] = []

    def tell(done: int, whole: int) -> None:
        told.append((done, whole))
        if done == 5:
            raise Enough

    match = small("quanto")
    analyst = PLUGS["quanto"].analyst()
    assert analyst is not None
    with pytest.raises(Enough):
        analyse(match, SEAT, analyst, tell)
    whole = len(match.rounds[0].moves)
    assert told == [(done, whole) for done in range(1, 6)]


def test_a_match_that_was_broken_off_has_the_ledger_of_its_finished_rounds() -> None:
    match = small("quando")
    part = Match(match.game, match.players, match.options)
    for number in range(2):
        part.begin_round(match.rounds[number].deal)
        for move in match.rounds[number].moves[: None if number == 0 else 4]:
            part.submit(move.seat, move.action)
    found, whole = looked_back(part), known("quando")
    assert found.ledgers == whole.ledgers[:1]
    assert found.decisions == whole.decisions[: len(found.decisions)]
    assert _empty(part.game.id).ledger is None


def _empty(game: str) -> Analysis:
    match = small(game)
    return looked_back(Match(match.game, match.players, match.options))
