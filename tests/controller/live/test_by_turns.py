"""A live game that is played at leisure: no start signal, no clock, nothing to pause."""

from __future__ import annotations

from quando_desktop.controller.live.rerun import LEISURE, Rerun
from quando_desktop.controller.live.step import LivePhase
from quando_desktop.controller.roster import minds_for
from quando_desktop.engine import record
from quando_desktop.engine.contract import WrongPlayer
from quando_desktop.games import GAMES
from quando_desktop.games.seven_ate_nine.bots.by_turns import BEAT, DEAL
from quando_desktop.games.seven_ate_nine.rules.actions import Draw
from quando_desktop.games.seven_ate_nine.rules.deal import SevenDeal
from tests.controller.fake_clock import FakeClock
from tests.controller.live.tables import (
    STUCK_HANDS,
    LiveTable,
    Watched,
    card,
    cards,
    live_match,
    play,
    sit_down_live,
)

HOURS = 3_600_000


def at_leisure(kinds: str, start: str, *stacks: str, first: int = 0) -> LiveTable:
    match = live_match(kinds, by_turns=True)
    match.begin_round(SevenDeal(tuple(map(cards, stacks)), card(start), first))
    return sit_down_live(match, minds_for(match))


def dealt(kinds: str, seed: int = 1) -> LiveTable:
    match = live_match(kinds, seed, by_turns=True)
    return sit_down_live(match, minds_for(match))


def play_out(table: LiveTable) -> None:
    for _ in range(3000):
        if table.stage.phase is LivePhase.MATCH_OVER:
            return
        if table.truth.turn in table.controller.people:
            table._do_something(table.truth.turn or 0)
        table.let_pass(2 * BEAT)
    raise AssertionError("the game does not end")


def test_it_begins_with_the_deal() -> None:
    table = dealt("pc")
    table.controller.start()
    assert table.phases == [LivePhase.LIVE]
    assert table.all("counted") == []


def test_nobody_waits_for_a_person_who_thinks() -> None:
    table = at_leisure("pc", "5/1", "2/1 3/1 4/1 6/1 7/1", "9/1 9/2 9/3 10/1 10/2")
    table.controller.start()
    table.let_pass(5 * HOURS)
    assert table.moves() == []
    table.sleep(HOURS / 1000)
    table.controller.intend(0, Draw())
    table.let_pass(BEAT + 10)
    assert [seat for _, seat, _ in table.moves()] == [0, 1], "and the computer player answers"
    assert table.phases == [LivePhase.LIVE]


def test_nothing_ticks_while_a_person_is_waited_for() -> None:
    table = at_leisure("pc", "5/1", "2/1 3/1 4/1 6/1 7/1", "9/1 9/2 9/3 10/1 10/2")
    table.controller.start()
    assert not table.clock.waiting
    table.controller.intend(0, Draw())
    assert len(table.clock.waiting) == 1, "the computer player's turn"
    table.let_pass(BEAT + 10)
    assert table.truth.turn == 0
    assert not table.clock.waiting


def test_nothing_is_paused_where_nobody_is_in_a_hurry() -> None:
    table = dealt("pc")
    table.controller.start()
    table.controller.pause()
    assert table.phases == [LivePhase.LIVE]
    assert not table.controller.can_pause


def test_who_only_watches_can_pause() -> None:
    table = dealt("cc")
    table.controller.start()
    table.let_pass(5 * BEAT)
    table.controller.pause()
    moves = len(table.moves())
    table.let_pass(HOURS)
    assert len(table.moves()) == moves
    table.controller.go()
    table.let_pass(5 * BEAT)
    assert len(table.moves()) > moves
    assert table.phases == [LivePhase.LIVE, LivePhase.PAUSED, LivePhase.LIVE]


def test_a_person_out_of_turn_is_refused() -> None:
    table = at_leisure("pp", "5/1", "2/1 3/1 4/1 6/1 7/1", "9/1 9/2 9/3 10/1 10/2", first=1)
    table.controller.start()
    table.controller.intend(0, Draw())
    ((seat, refusal),) = [heard.payload for heard in table.heard if heard.name == "refused"]
    assert seat == 0
    assert isinstance(refusal, WrongPlayer)


def test_stuck_goes_on_by_itself() -> None:
    """S16: the 1/1 and the 2/3 come up, and seat 1 has a 9 for the latter."""
    table = at_leisure("pp", "1/1", *STUCK_HANDS)
    table.controller.start()
    table.controller.intend(0, play("2/3"))
    table.controller.intend(0, play("5/1"))
    assert [do for _, _, do in table.moves()] == ["play", "play", "unblock", "unblock"]
    assert table.phases == [LivePhase.LIVE]
    assert table.truth.turn == 1


def test_whole_matches_alone_and_together() -> None:
    for kinds in ("p", "pp", "pc", "pccc", "cc"):
        table = dealt(kinds)
        table.controller.start()
        play_out(table)
        again = record.read(record.write(table.match), GAMES)
        assert again.result == table.match.result


def test_a_saved_game_goes_on_at_once() -> None:
    table = at_leisure("pc", "5/1", "2/1 3/1 4/1 6/1 7/1", "9/1 9/2 9/3 10/1 10/2 1/1")
    table.controller.start()
    table.controller.intend(0, Draw())
    again = sit_down_live(table.match, minds_for(table.match))
    again.controller.start()
    assert again.phases == [LivePhase.LIVE]
    again.let_pass(BEAT + 10)
    assert len(again.moves()) == 2


def test_a_slower_pace_gives_more_time_to_listen() -> None:
    table = at_leisure("pc", "5/1", "2/1 3/1 4/1 6/1 7/1", "9/1 9/2 9/3 10/1 10/2 1/1")
    table.controller.set_pace(25)
    table.controller.start()
    table.controller.intend(0, Draw())
    table.let_pass(4 * BEAT - 10)
    assert len(table.moves()) == 1
    table.let_pass(20)
    assert len(table.moves()) == 2


def test_watched_again_it_has_a_steady_beat() -> None:
    table = dealt("pp")
    table.controller.start()
    table.let_pass(HOURS)
    play_out(table)
    clock = FakeClock()
    watched = Watched(Rerun(table.match, clock=clock), clock)
    stage = watched.stage
    assert isinstance(stage, Rerun)
    stage.start()
    assert watched.phases == [LivePhase.LIVE]
    steps = len(table.match.rounds[0].moves) + 1
    watched.let_pass(LEISURE * steps + 1)
    assert len(watched.steps) == steps
    assert watched.phases == [LivePhase.LIVE, LivePhase.MATCH_OVER]


def test_the_first_computer_player_waits_for_the_deal() -> None:
    for seed in range(20):
        table = dealt("cc", seed)
        table.controller.start()
        table.let_pass(BEAT + DEAL - 10)
        assert table.moves() == []
        table.let_pass(20)
        assert len(table.moves()) == 1
