"""Looking back in a process of its own: it tells how far it is, can be dropped, and is told when it
dies; what was found is kept."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import pytest
from pytestqt.qtbot import QtBot

from quando_desktop.analysis.analysis import put_together
from quando_desktop.analysis.worker import missing
from quando_desktop.child import Child
from quando_desktop.controller.looking_back import LookingBack
from quando_desktop.controller.replay import first_rounds
from quando_desktop.disk.analyses import Analyses
from quando_desktop.disk.folder import DataFolder
from quando_desktop.disk.practice.box import RetryBox
from quando_desktop.engine.match import Match
from quando_desktop.shell.looking_back.study import Study
from tests.analysis.matches import known, small
from tests.controller.inline_looking import analysed, looks_back_inline, nobody_looks_back
from tests.practice.own_moments import costly, played

PATIENCE = 60_000
"""Milliseconds: a busy computer takes its time to start a process."""


def beginning(actions: int) -> Match:
    """The first actions of a match: quickly looked at."""
    whole = small("quanto")
    match = Match(whole.game, whole.players, whole.options)
    match.begin_round(whole.rounds[0].deal)
    for move in whole.rounds[0].moves[:actions]:
        match.submit(move.seat, move.action)
    return match


@pytest.fixture
def kept(tmp_path: Path) -> Analyses:
    return Analyses(DataFolder(tmp_path))


@pytest.fixture
def looking(kept: Analyses) -> Iterator[LookingBack]:
    found = LookingBack(kept)
    yield found
    found.cancel()


def test_it_tells_how_far_it_is_and_keeps_what_it_found(
    qtbot: QtBot, looking: LookingBack, kept: Analyses
) -> None:
    match = beginning(3)
    told: list[tuple[int, int]] = []
    looking.progressed.connect(lambda done, whole: told.append((done, whole)))
    with qtbot.waitSignal(looking.finished, timeout=PATIENCE) as found:
        looking.start(match, 0)
    assert told == [(1, 3), (2, 3), (3, 3)]
    assert found.args == [kept.find(match, 0)]
    assert looking.problem is None
    assert looking.pid is None
    with qtbot.waitSignal(looking.finished, timeout=PATIENCE) as again:
        looking.start(match, 0)
        assert looking.pid is None
    assert again.args == found.args


def test_whoever_asks_for_another_match_drops_the_first(
    qtbot: QtBot, looking: LookingBack, kept: Analyses
) -> None:
    first, second = small("quanto"), beginning(2)
    with qtbot.waitSignal(looking.finished, timeout=PATIENCE):
        looking.start(first, 0)
        looking.start(second, 1)
    assert kept.find(first, 0) is None
    assert kept.find(second, 1) is not None


def test_costly_moments_go_into_the_box_of_whoever_sat_there(
    qtbot: QtBot, kept: Analyses, tmp_path: Path
) -> None:
    box = RetryBox(DataFolder(tmp_path))
    looking, match = LookingBack(kept, box=box), played("quanto")
    kept.keep(match, costly(match, 2)._replace(ledgers=known("quanto").ledgers))
    for person, count in ((None, 0), ("maria", 2), ("maria", 2)):
        with qtbot.waitSignal(looking.finished, timeout=PATIENCE):
            looking.start(match, 0, person=person)
        assert len(box.waiting("maria", "quanto")) == count
    assert looking.problem is None


@pytest.mark.skipif(os.name != "posix", reason="Windows has no such signal")
def test_a_worker_that_dies_is_told(qtbot: QtBot, looking: LookingBack, kept: Analyses) -> None:
    match = small("quanto")
    looking.start(match, 0)
    with qtbot.waitSignal(looking.failed, timeout=PATIENCE):
        with qtbot.waitSignal(looking.progressed, timeout=PATIENCE):
            pass
        pid = looking.pid
        assert pid is not None
        os.kill(pid, signal.SIGKILL)
    assert kept.find(match, 0) is None


# ------------------------------------------------------------------------ round by round


def test_the_round_that_is_looked_at_comes_first() -> None:
    known = analysed(small("quando"), 0)
    assert missing(5, 2, []) == [2, 3, 4, 1, 0]
    assert missing(5, 9, []) == [4, 3, 2, 1, 0]
    assert missing(3, 1, [known[1]]) == [2, 0]


def test_what_is_being_looked_at_is_not_begun_again(
    looking: LookingBack, kept: Analyses, qtbot: QtBot
) -> None:
    match = small("quando")
    begun: list[int] = []

    def go_on(self: LookingBack, first: int = 0) -> None:
        self._first, self._worker = first, Child("none", print)
        begun.append(first)

    with patch.object(LookingBack, "go_on", go_on):
        study = Study(kept)
        study.begin(match, 0, 1)
        study.begin(match, 0, 1)
        assert begun == [1]
        study._looking.rounds[1] = analysed(match, 0)[1]
        study.begin(match, 0, 1)
        assert study._looking.at == (2 if len(match.rounds) > 2 else 0)
        study.begin(match, 0, 0)
    assert begun == [1, 0] if len(match.rounds) > 2 else [1]
    study._looking._worker = None


def test_what_is_known_stays_when_the_process_dies(
    looking: LookingBack, kept: Analyses, qtbot: QtBot
) -> None:
    match = small("quando")
    known = analysed(match, 0)
    with nobody_looks_back():
        looking.start(match, 0)
    looking.rounds[1] = known[1]
    with looks_back_inline():
        looking.go_on()
    assert looking.analysis == put_together(0, known.values())
    assert looking.rounds[1] is known[1]


def test_rounds_that_were_looked_at_during_the_match_are_not_looked_at_again(
    looking: LookingBack, kept: Analyses, qtbot: QtBot
) -> None:
    match = small("quando")
    part = first_rounds(match, len(match.rounds) - 1)
    with looks_back_inline():
        looking.start(part, 0)
        assert kept.find(part, 0) == looking.analysis
    again = LookingBack(kept)
    with nobody_looks_back():
        again.start(match, 0)
    assert set(again.rounds) == set(range(len(match.rounds) - 1))
    whole = analysed(match, 0)
    for number, found in again.rounds.items():
        assert found._replace(forced=0) == whole[number]._replace(forced=0)
    assert sum(each.forced for each in again.rounds.values()) == sum(
        whole[number].forced for number in again.rounds
    )
