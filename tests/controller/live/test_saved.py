"""A live match on the disk: what its journal has, and how it goes on from there."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from quando_desktop.controller.live.step import LivePhase, live_history
from quando_desktop.engine import record
from quando_desktop.engine.journal import Journal, recover
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import TABLE
from quando_desktop.games import GAMES
from quando_desktop.games.seven_ate_nine.rules.actions import Draw
from tests.controller.live.tables import LiveTable, live_match, sit_down_live

SEEDS = range(1, 40)


def begun(path: Path, match: Match | None = None) -> tuple[LiveTable, Journal]:
    match = live_match("pp") if match is None else match
    journal = Journal(path, match)
    table = sit_down_live(match)
    table.controller.start()
    return table, journal


def again(path: Path) -> LiveTable:
    """The match of a journal, at another table."""
    found = recover(path, GAMES)
    assert found.problem is None
    return sit_down_live(found.match)


def lines(path: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def test_each_action_is_in_the_journal_before_it_is_told(tmp_path: Path) -> None:
    path = tmp_path / "a.journal"
    table, journal = begun(path)
    written: list[dict[str, object]] = []
    table.controller.stepped.connect(lambda _: written.append(lines(path)[-1]))
    table.to_go()
    table.let_pass(250)
    table.controller.intend(0, Draw())
    table.let_pass(50)
    table.controller.intend(1, Draw())
    assert written == [
        {"action": {"at": 250, "player": 0, "do": "draw"}},
        {"action": {"at": 300, "player": 1, "do": "draw"}},
    ]
    journal.close()


def test_pauses_and_countdowns_leave_no_trace(tmp_path: Path) -> None:
    path = tmp_path / "a.journal"
    table, journal = begun(path)
    table.to_go()
    before = lines(path)
    table.controller.pause()
    table.to_go()
    table.controller.pause()
    journal.close()
    assert lines(path) == before


def test_a_game_that_was_broken_off_waits(tmp_path: Path) -> None:
    path = tmp_path / "a.journal"
    table, journal = begun(path)
    table.to_go()
    table.let_pass(700)
    table.controller.intend(1, Draw())
    table.let_pass(700)
    journal.close()
    table.controller.close()
    second = again(path)
    second.controller.start()
    controller = second.controller
    assert (controller.phase, controller.now()) == (LivePhase.PAUSED, 700)
    assert second.phases == [LivePhase.PAUSED]
    assert controller.views == table.controller.views
    assert not second.steps
    assert list(live_history(second.match)) == table.steps
    second.to_go()
    second.let_pass(10)
    controller.intend(0, Draw())
    assert second.moves() == [(700, 1, "draw"), (710, 0, "draw")]


def test_a_deal_that_nobody_started_waits_to_be_started(tmp_path: Path) -> None:
    path = tmp_path / "a.journal"
    table, journal = begun(path)
    table.to_go()
    table.let_pass(5000)
    journal.close()
    second = again(path)
    second.controller.start()
    assert second.phases == [LivePhase.READY]
    assert second.controller.now() == 0


@pytest.mark.parametrize("games", [1, 2])
def test_a_match_between_two_games_goes_on_there(tmp_path: Path, games: int) -> None:
    path = tmp_path / "a.journal"
    table, journal = begun(path, live_match("pp", games=games))
    table.play_out((0, 1))
    journal.close()
    second = again(path)
    second.controller.start()
    over = LivePhase.MATCH_OVER if games == 1 else LivePhase.ROUND_OVER
    assert second.phases == [over]
    second.controller.next_round()
    assert len(second.match.rounds) == games
    assert record.write(table.match) == record.write(again(path).match)


def test_a_game_played_again_is_so_in_the_journal(tmp_path: Path) -> None:
    path = tmp_path / "a.journal"
    table, journal = begun(path)
    table.to_go()
    table.controller.intend(0, Draw())
    table.controller.pause()
    table.controller.restart()
    assert lines(path)[-1] == {"restart": True}
    table.to_go()
    table.let_pass(40)
    table.controller.intend(1, Draw())
    journal.close()
    second = again(path)
    assert second.moves() == [(40, 1, "draw")]
    assert record.write(second.match) == record.write(table.match)
    assert second.match.rounds[0].deal == table.match.rounds[0].deal


def test_a_match_left_at_the_moment_when_nobody_could_do_anything(tmp_path: Path) -> None:
    """A kill between the last action and what the table does then."""
    path = tmp_path / "a.journal"
    for seed in SEEDS:
        table, journal = begun(path, live_match("pp", seed))
        table.play_out((0, 1))
        journal.close()
        written = path.read_text(encoding="utf-8").splitlines(keepends=True)
        first = next((n for n, line in enumerate(written) if "unblock" in line), None)
        if first is not None:
            break
    assert first is not None
    path.write_text("".join(written[:first]), encoding="utf-8")
    second = again(path)
    second.controller.start()
    assert second.phases == [LivePhase.PAUSED]
    assert second.match.table_action() is not None
    second.to_go()
    assert second.moves()[-1][1:] == (TABLE, "unblock")
    assert second.match.table_action() is None
    second.play_out((0, 1))
    assert second.controller.phase is LivePhase.MATCH_OVER


def test_whoever_asks_hears_that_nothing_can_be_saved(tmp_path: Path) -> None:
    folder = tmp_path / "missing"
    table, journal = begun(folder / "a.journal")
    assert len(table.all("savedChanged")) == 1
    assert isinstance(table.all("savedChanged")[0], OSError)
    folder.mkdir()
    table.to_go()
    table.controller.intend(0, Draw())
    assert table.all("savedChanged")[1:] == [None]
    assert len(table.moves()) == 1
    journal.close()
