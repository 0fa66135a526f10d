"""Looking back in a process of its own: it tells how far it is, can be dropped, and is told when it
dies; what was found is kept."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from quando_desktop.controller.looking_back import LookingBack
from quando_desktop.disk.analyses import Analyses
from quando_desktop.disk.folder import DataFolder
from quando_desktop.disk.practice.box import RetryBox
from quando_desktop.engine.match import Match
from tests.analysis.matches import known, small
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
            looking.start(match, 0, person)
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
