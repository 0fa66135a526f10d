"""Judged decisions in a replay: marked on the line, told in one sentence with what would have been
better, found by a key; from what the person knew and nothing else."""

from __future__ import annotations

from unittest.mock import patch

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from quando_desktop.analysis.analysis import JudgedDecision, RoundAnalysis
from quando_desktop.analysis.decision import Size, Verdict
from quando_desktop.bots.appraisal import Estimate
from quando_desktop.controller.looking_back import LookingBack
from quando_desktop.controller.replay import Sign
from quando_desktop.engine.match import Match
from quando_desktop.settings.settings import Motion
from quando_desktop.shell.replay.judgement import SIGNS
from quando_desktop.shell.replay.page import ReplayPage
from quando_desktop.shell.window.window import Window
from tests.analysis.hurried import hurried_analysts
from tests.analysis.matches import small, twin
from tests.controller.looked_back import over
from tests.shell.conftest import Start
from tests.shell.widgets import focused

COSTS = (0.06, 0.11, 0.2, 0.02, 0.0)
SIZES = (Size.SLIP, Size.MISTAKE, Size.BLUNDER, Size.SMALL, Size.GOOD)


def invented(match: Match, seat: int) -> dict[int, RoundAnalysis]:
    """Verdicts of every size, one after the other, on all decisions of a seat."""
    found = {}
    for number, log in enumerate(match.rounds):
        state = match.dealt(number)
        decisions: list[JudgedDecision] = []
        for place, move in enumerate(log.moves):
            if move.seat == seat and len(state.legal(seat)) > 1:
                cost = COSTS[len(decisions) % len(COSTS)]
                best = next(each for each in state.legal(seat) if each != move.action)
                verdict = Verdict(best if cost else move.action, Estimate(cost, 0.005), 0.3)
                decisions.append(JudgedDecision(number, place, verdict))
            state.apply(move.seat, move.action)
        found[number] = RoundAnalysis(number, tuple(decisions), 0, None, None)
    return found


def judged(window: Window, match: Match, number: int = 0) -> ReplayPage:
    """A replay whose decisions have these verdicts."""

    def go_on(looking: LookingBack, first: int = 0) -> None:
        assert looking._match is not None
        looking.rounds = invented(looking._match, looking._seat)
        looking.found.emit(looking.rounds[first])

    window.program.store.change(motion=Motion.NONE)
    with patch.object(LookingBack, "go_on", go_on):
        assert window.replay.open(match, number)
    page = window.replay.page
    assert page is not None
    return page


@pytest.mark.parametrize("game", ["quando", "quanto"])
def test_every_costly_turn_is_marked_and_told_with_its_reason(game: str, start: Start) -> None:
    page = judged(start(), over(game))
    judgement = page._judgement
    assert judgement is not None
    while judgement._timer.isActive():
        judgement._find_reason()
    found, said = judgement.decisions(page.round), set()
    assert [each.verdict.size for each in found[:5]] == list(SIZES)
    marks = {mark.turn: mark.sign for mark in page.line.marks if mark.sign in SIGNS.values()}
    for turn in range(1, page.round.last + 1):
        here = judgement.at(page.round, turn)
        page.line.setValue(turn)
        told = page.strip.words.text()
        assert (turn in marks) is any(each.verdict.size in SIGNS for each in here)
        if here and here[0].verdict.size is Size.GOOD:
            assert told.startswith("Good")
        elif here:
            assert "Olive would" in told
            assert "because" in told
            assert "points of chance, give or take 1" in told
            said.add(told.split(":")[0])
        assert told in page._told(turn) or not here
    assert said >= {"Slip", "Mistake", "Blunder"}


def test_the_next_costly_decision_is_found_also_in_a_later_round(start: Start) -> None:
    page = judged(start(), over("quando"))
    signs = []
    for _ in range(200):
        place = page.round.number, page.turn
        if not page.strip.next_costly.isEnabled():
            break
        QTest.keyClick(focused(), Qt.Key.Key_M)
        assert (page.round.number, page.turn) > place
        signs += [mark.sign for mark in page.line.marks if mark.turn == page.turn]
    assert page.round.number == page.replay.rounds - 1
    assert {Sign.SLIP, Sign.MISTAKE, Sign.BLUNDER} <= set(signs)


def test_two_marks_of_one_turn_stand_beside_each_other(start: Start) -> None:
    page = judged(start(), over("quando"))
    for mark in page.line.marks:
        same = [each for each in page.line.marks if each.turn == mark.turn]
        assert len({page.line._mark_x(each) for each in same}) == len(same)


def test_another_seat_has_its_own_verdicts(start: Start) -> None:
    page = judged(start(), over("quando", people=2))
    first = page._judgement.decisions(page.round) if page._judgement else ()
    page.seats.options[1].click()
    assert page._judgement is not None
    assert not page._judgement.decisions(page.round), "nothing is told of another's decisions"
    assert first
    assert "being looked at" in page.strip.words.text()
    assert page.strip.words.isHidden() is page.strip.progress.isVisible(), "it is said once"


def test_a_live_game_is_not_judged(start: Start) -> None:
    window = start()
    assert window.replay.open(over("seven_ate_nine"))
    page = window.replay.page
    assert page is not None
    assert page.strip.words.isHidden()
    assert page._judgement is None


@pytest.mark.usefixtures("looks_back")
@pytest.mark.parametrize("game", ["quando", "quanto"])
def test_hidden_cards_change_no_verdict_and_no_mark(game: str, start: Start) -> None:
    window, found = start(), []
    window.program.store.change(motion=Motion.NONE)
    with hurried_analysts():
        for match in (small(game), twin(small(game))):
            assert window.replay.open(match, 0)
            page = window.replay.page
            assert page is not None
            assert page._judgement is not None
            while page._judgement._timer.isActive():
                page._judgement._find_reason()
            told = [page._told(turn) for turn in range(page.round.last + 1)]
            found.append((told, page.line.marks, page.line.grab().toImage()))
    assert found[0] == found[1]
