"""One person and computer players: steps, phases, pace, undo and what comes too late."""

from __future__ import annotations

from pathlib import Path

import pytest

from quando_desktop.bots.bot import Advice
from quando_desktop.bots.pacing import LONGEST
from quando_desktop.bots.question import Answer
from quando_desktop.controller.facts import MatchFacts
from quando_desktop.controller.roster import bot_for
from quando_desktop.controller.turn.step import TurnPhase
from quando_desktop.engine import record
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Action, WrongPlayer
from quando_desktop.engine.journal import Journal
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import TABLE, Kind, Player
from quando_desktop.games import make_bot
from quando_desktop.games.quando.bots.bot import PlainBot
from quando_desktop.games.quando.rules.actions import Call, Draw, Play
from quando_desktop.games.quando.rules.view import QuandoView
from tests.controller.turn.tables import QUANDO, SlowBots, Table, made_match, new_match, sit_down


@pytest.mark.parametrize("kinds", ["pc", "cpcc", "cccccp", "cc", "ccc"])
def test_a_match_comes_to_its_end_without_a_curtain(kinds: str) -> None:
    table = sit_down(kinds)
    table.controller.start()
    table.play()
    assert table.match.result is not None
    assert table.controller.phase is TurnPhase.MATCH_OVER
    assert TurnPhase.CURTAIN not in table.phases
    looker = max(0, kinds.find("p"))
    assert table.controller.looker == looker
    steps = table.steps
    assert {step.after.seat for step in steps} == {looker}
    assert len(steps) == sum(1 + len(log.moves) for log in table.match.rounds)
    assert [step.seat for step in steps].count(TABLE) == len(table.match.rounds)
    assert steps[-1].facts == MatchFacts.of(table.match)
    table.controller.next_round()
    assert table.controller.phase is TurnPhase.MATCH_OVER


def test_each_step_begins_where_the_last_one_ended() -> None:
    table = sit_down("pcc")
    table.controller.start()
    table.play()
    for last, step in zip(table.steps, table.steps[1:], strict=False):
        assert step.before == (None if step.seat == TABLE else last.after)
        assert step.events or step.seat == TABLE
        assert (step.action is not None) == (step.seat == 0)
    assert table.controller.view == table.steps[-1].after == table.match.observe(0)


def test_the_same_seed_gives_the_same_match() -> None:
    records = []
    for speed in ("slow", "instant"):
        table = sit_down(new_match("pccc", seed=9), speed=speed)
        table.controller.start()
        table.play()
        records.append(record.write(table.match))
    assert records[0] == records[1]


def test_the_journal_knows_before_anybody_sees(tmp_path: Path) -> None:
    """Journal, then the step, then the phase."""
    match = new_match("pc")
    journal = Journal(tmp_path / "a.journal", match)
    table = sit_down(match)
    lines: list[int] = []
    table.controller.stepped.connect(lambda _: lines.append(journal.path.read_bytes().count(b"\n")))
    table.controller.start()
    table.play_to(TurnPhase.ROUND_OVER)
    assert lines == [2 + number for number in range(len(lines))]
    assert len(lines) > 5
    names = table.names()
    assert all(names[i + 1] == "phase" for i, name in enumerate(names) if name == "stepped")
    journal.close()


def test_a_full_disk_is_told_and_so_is_its_end(tmp_path: Path) -> None:
    folder = tmp_path / "gone"
    match = new_match("pc")
    journal = Journal(folder / "a.journal", match)
    table = sit_down(match)
    table.controller.start()
    assert [type(problem) for problem in table.all("saved")] == [FileNotFoundError]
    folder.mkdir()
    table.play_to(TurnPhase.ROUND_OVER)
    assert table.all("saved")[1:] == [None]
    journal.close()


# ------------------------------------------------------------------ the person


def test_a_refusal_is_told_and_changes_nothing() -> None:
    table = sit_down("pc")
    table.controller.start()
    before = record.write(table.match), table.names()
    table.controller.submit(Call.KNOCK)
    assert (record.write(table.match), table.names()[:-1]) == before
    assert [refusal.reason for refusal in table.all("refused")] == ["knock_too_early"]
    table.controller.undo()
    assert [refusal.reason for refusal in table.all("refused")][1:] == ["nothing_to_undo"]
    assert table.controller.phase is TurnPhase.PERSON


def test_nobody_acts_for_a_computer_player() -> None:
    bots = SlowBots()
    table = sit_down("cp", bots)
    table.controller.start()
    assert table.controller.phase is TurnPhase.COMPUTER
    table.controller.submit(Draw.SHOWN)
    assert isinstance(table.all("refused")[0], WrongPlayer)
    watched = sit_down("cc", SlowBots())
    watched.controller.start()
    view = watched.controller.view
    assert view is not None
    watched.controller.submit(view.legal()[0])
    watched.controller.undo()
    assert watched.controller.revision == 1
    assert not watched.controller.can_undo


def test_a_play_can_be_taken_back_until_the_draw() -> None:
    table = sit_down("pc")
    controller = table.controller
    controller.start()
    view = controller.view
    assert not controller.can_undo
    controller.submit(Play((0,)))
    assert controller.can_undo
    assert controller.phase is TurnPhase.PERSON
    controller.undo()
    undone = table.steps[-1]
    assert (undone.seat, undone.events, undone.undone) == (0, (), True)
    assert undone.before == table.steps[-2].after
    assert undone.after == controller.view == view
    assert [step.undone for step in table.steps] == [False, False, True]
    controller.submit(Play((0,)))
    controller.submit(Draw.HIDDEN)
    assert not controller.can_undo
    controller.undo()
    assert table.all("refused")


def test_a_knock_taken_back_makes_the_answer_stale() -> None:
    bots = SlowBots()
    match = made_match("pc", "1/2 1/3", "5/6 5/7", plays_before_knock=0)
    table = sit_down(match, bots)
    controller = table.controller
    controller.start()
    controller.submit(Call.KNOCK)
    (late,) = bots.questions
    controller.undo()
    assert table.phases[-2:] == [TurnPhase.COMPUTER, TurnPhase.PERSON]
    revision = controller.revision
    bots.reply(late, Call.PASS)
    table.clock.run()
    assert controller.revision == revision
    controller.submit(Call.KNOCK)
    again = bots.questions[-1]
    assert again is not late
    assert again.revision > late.revision
    assert (again.chance, again.observation) == (late.chance, late.observation)
    bots.reply(late, Call.PASS)
    assert not table.clock.waiting
    bots.reply(again, Call.PASS)
    table.clock.run()
    assert table.phases[-1] is TurnPhase.ROUND_OVER


def test_undo_comes_before_an_action_that_already_waits() -> None:
    match = made_match("pc", "1/2 1/3", "5/6 5/7", plays_before_knock=0)
    table = sit_down(match)
    table.controller.start()
    table.controller.submit(Call.KNOCK)
    assert table.clock.waiting
    table.controller.undo()
    assert not table.clock.waiting
    assert table.controller.phase is TurnPhase.PERSON


# ----------------------------------------------------------- computer players


def test_computer_players_wait_for_the_picture() -> None:
    bots = SlowBots()
    table = sit_down("cp", bots, quick=False)
    controller = table.controller
    controller.start()
    (question,) = bots.questions
    bots.reply(question, question.observation.legal()[0])
    assert not table.clock.waiting, "the deal is still being shown"
    controller.caught_up()
    (alarm,) = table.clock.waiting
    assert 0 < alarm.at - table.clock.time <= LONGEST
    controller.caught_up()
    assert len(table.clock.waiting) == 1
    table.clock.tick()
    assert len(table.steps) == 2
    assert len(bots.questions) == 2, "thinking begins while the picture moves"
    assert not table.clock.waiting


def test_thinking_counts_against_the_delay() -> None:
    bots = SlowBots()
    table = sit_down("cp", bots)
    table.controller.start()
    began = table.clock.time
    table.clock.time += 0.1
    (question,) = bots.questions
    bots.reply(question, question.observation.legal()[0])
    due = table.clock.waiting[0].at
    assert began + 0.1 < due <= began + LONGEST
    slow = SlowBots()
    other = sit_down("cp", slow)
    other.controller.start()
    other.clock.time += 60
    slow.reply(slow.questions[0], slow.questions[0].observation.legal()[0])
    assert other.clock.waiting[0].at == other.clock.time


def test_instant_has_no_delay_for_computer_players() -> None:
    table = sit_down("pccc", speed="instant")
    began = table.clock.time
    table.controller.start()
    table.play()
    assert table.clock.time == began


def test_the_speed_can_change_at_any_time() -> None:
    table = sit_down("cccc")
    table.controller.start()
    table.clock.tick()
    table.pacing.speed = "instant"
    table.clock.tick()
    now = table.clock.time
    table.play_to(TurnPhase.ROUND_OVER)
    assert table.clock.time == now


def test_the_round_is_over_once_the_picture_has_shown_it() -> None:
    table = sit_down("pc")
    table.controller.start()
    table.play(lambda: ends_next(table))
    table.quick = False
    table.advance()
    assert table.phases[-1] is TurnPhase.COMPUTER
    table.controller.next_round()
    assert not table.match.in_round
    table.controller.caught_up()
    assert table.controller.phase is TurnPhase.ROUND_OVER


def ends_next(table: Table) -> bool:
    """Whether the round is over after the next action, a computer player's or a person's."""
    match = table.match
    twin = record.read(record.write(match), {"quando": QUANDO})
    seat = match.to_act()[0]
    view = twin.observe(seat)
    assert isinstance(view, QuandoView)
    twin.submit(seat, PlainBot().choose(view, Chance(1)))
    return not twin.in_round


@pytest.mark.parametrize("nonsense", [None, Play((0, 99)), Call.PASS])
def test_a_bot_that_talks_nonsense_does_not_stop_the_match(nonsense: Action | None) -> None:
    bots = SlowBots()
    table = sit_down("cp", bots)
    table.controller.start()
    bots.reply(bots.questions[0], nonsense)
    table.clock.tick()
    assert [step.seat for step in table.steps] == [TABLE, 0]


def test_an_answer_that_comes_twice_counts_once() -> None:
    bots = SlowBots()
    table = sit_down("cp", bots)
    table.controller.start()
    (question,) = bots.questions
    for action in (Play((0,)), Play((1,))):
        bots.reply(question, action)
    assert len(table.clock.waiting) == 1


def test_answers_for_another_match_are_not_taken() -> None:
    """One worker serves one match after the other, whose revisions are alike."""
    bots = SlowBots()
    first = sit_down("cp", bots)
    first.controller.start()
    first.controller.close()
    second = sit_down("cp", bots)
    second.controller.start()
    old, new = bots.questions
    assert old.revision == new.revision
    bots.reply(old, Play((0,)))
    assert not first.clock.waiting
    assert not second.clock.waiting
    bots.reply(new, Play((0,)))
    assert second.clock.waiting


def test_after_close_nothing_is_told_or_done() -> None:
    bots = SlowBots()
    table = sit_down("cp", bots, quick=False)
    table.controller.start()
    table.controller.close()
    table.controller.close()
    said = len(table.heard)
    table.controller.caught_up()
    bots.answered.emit(Answer(bots.questions[0], Advice(Play((0,))), 0.0))
    table.match.submit(0, Play((0,)))
    assert len(table.heard) == said
    assert not table.clock.waiting
    assert table.match.observers == []


def test_whoever_hears_of_the_phase_may_close() -> None:
    bots = SlowBots()
    table = sit_down("cp", bots)
    table.controller.phaseChanged.connect(table.controller.close)
    table.controller.start()
    assert not bots.questions


def test_an_unknown_level_is_the_nearest_and_a_stranger_has_no_leaning() -> None:
    usual = make_bot("quando", "fair")
    assert bot_for("quando", "grandmaster", None) is usual
    assert bot_for("quando", None, None) is usual
    assert bot_for("quando", "plain", None) is usual
    assert bot_for("quando", "random", "pip") is make_bot("quando", "easy", "pip")
    assert bot_for("quando", "expert", "pip") is make_bot("quando", "expert", "pip")
    assert bot_for("quando", "good", "nobody knows") is make_bot("quando", "good")
    old = [
        Player("A", Kind.COMPUTER, "grandmaster", "nobody knows"),
        Player("B", Kind.COMPUTER),
    ]
    table = sit_down(Match(QUANDO, old, seed=1))
    table.controller.start()
    table.play()
    assert table.match.result is not None


@pytest.mark.parametrize("steps", [1, 2, 5, 10, 40])
def test_a_match_goes_on_where_it_was_left(steps: int) -> None:
    """Its computer players do what they would have done."""
    whole = sit_down("pcc")
    whole.controller.start()
    whole.play()
    table = sit_down("pcc")
    table.controller.start()
    table.play(lambda: len(table.steps) == steps)
    table.controller.close()
    again = sit_down(record.read(record.write(table.match), {"quando": QUANDO}))
    assert again.controller.view == table.controller.view
    again.controller.start()
    assert not again.steps
    again.play()
    assert record.write(again.match) == record.write(whole.match)


def test_a_finished_match_is_only_looked_at() -> None:
    table = sit_down("pc")
    table.controller.start()
    table.play()
    again = sit_down(table.match)
    again.controller.start()
    assert again.phases == [TurnPhase.MATCH_OVER]
    assert again.controller.view == table.match.observe(0)


def test_between_two_rounds_the_end_of_the_last_one_is_shown_again() -> None:
    table = sit_down("pc")
    table.controller.start()
    table.play_to(TurnPhase.ROUND_OVER)
    again = sit_down(table.match)
    again.controller.start()
    assert again.phases == [TurnPhase.ROUND_OVER]
    again.controller.next_round()
    assert [step.seat for step in again.steps] == [TABLE]


def test_changes_from_elsewhere_reach_the_controller_in_order(tmp_path: Path) -> None:
    """A journal opened later than the controller still writes first."""
    table = sit_down("pc")
    lines: list[int] = []
    journal = Journal(tmp_path / "a.journal", table.match)
    table.controller.stepped.connect(lambda _: lines.append(journal.path.read_bytes().count(b"\n")))
    table.match.begin_round()
    assert lines == [2]
    journal.close()
