"""Notebooks: after a round, the thought that a computer player really had."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from quando_desktop.bots.bot import Advice, Bot, Reason
from quando_desktop.bots.question import Answer, Purpose, Question, chance_for, recall
from quando_desktop.controller.turn.notebooks import NotebookEntry, Notebooks, decisions
from quando_desktop.controller.turn.step import TurnPhase
from quando_desktop.engine import record
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Action, Observation
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Kind, Player
from quando_desktop.games import make_bot
from quando_desktop.games.quando.bots.reason import QuandoReason
from quando_desktop.games.quando.rules.actions import Call, Draw, Play
from quando_desktop.games.quando.rules.actions import Phase as Step
from quando_desktop.games.quando.rules.view import QuandoView
from tests.controller.turn.tables import QUANDO, SlowBots, Table, made_match, new_match, sit_down


@dataclass(frozen=True)
class Because(Reason):
    number: int

    def margin(self) -> float:
        return float(self.number)


class Read:
    """Notebooks at a table, what was asked there, and what was read."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.notebooks = Notebooks(table.controller, table.bots)
        self.entries: list[NotebookEntry] = []
        self.answers: list[Answer] = []
        self.notebooks.opened.connect(self.entries.append)
        table.bots.answered.connect(self.answers.append)

    def questions(self, purpose: Purpose) -> list[Question]:
        return [answer.question for answer in self.answers if answer.question.purpose is purpose]


def over(match: Match | str) -> Read:
    """A round, played to its end."""
    found = Read(sit_down(match))
    found.table.controller.start()
    found.table.play_to(TurnPhase.ROUND_OVER)
    return found


def waiting(kinds: str, *hands: str) -> tuple[Read, SlowBots]:
    """A round that is over, where notebooks wait for the test."""
    bots = SlowBots()
    read = Read(sit_down(made_match(kinds, *hands, plays_before_knock=0), bots))
    read.table.controller.start()
    read.table.controller.submit(Call.KNOCK)
    while read.table.controller.phase is not TurnPhase.ROUND_OVER:
        bots.reply(bots.questions[-1], Call.PASS)
        read.table.clock.run()
    bots.questions.clear()
    return read, bots


@pytest.mark.parametrize("seed", range(1, 6))
def test_the_thought_is_the_one_it_had(seed: int) -> None:
    """The same player, the same knowledge, the same chance: so the same action."""
    players = [
        Player("Maria"),
        Player("Bruno", Kind.COMPUTER, "easy", "bruno"),
        Player("Pip", Kind.COMPUTER, "good", "pip"),
    ]
    read = over(Match(QUANDO, players, seed=seed))
    moves = read.questions(Purpose.MOVE)
    for seat in (1, 2):
        read.notebooks.ask(seat)
        entry = read.entries[-1]
        (then,) = [
            each for each in moves if each.seat == seat and each.observation == entry.observation
        ]
        now = read.questions(Purpose.NOTEBOOK)[-1]
        assert (now.level, now.character) == (then.level, then.character)
        assert chance_for(entry.observation) == then.chance
        assert (entry.seat, entry.round_number) == (seat, 1)
        assert entry.advice.action == entry.action is not None


def test_a_match_that_was_continued_has_the_same_notebooks() -> None:
    read = over(Match(QUANDO, [Player("Maria"), Player("Pip", Kind.COMPUTER, "fair", "pip")]))
    read.notebooks.ask(1)
    match = record.read(record.write(read.table.match), {"quando": QUANDO})
    again = Read(sit_down(match))
    again.table.controller.start()
    assert again.table.controller.phase is TurnPhase.ROUND_OVER
    again.notebooks.ask(1)
    assert again.entries == read.entries
    first, second = (each.questions(Purpose.NOTEBOOK)[0] for each in (read, again))
    assert first.chance == second.chance


# -------------------------------------------------------------- which decision


def view_of(observation: Observation[Any]) -> QuandoView:
    assert isinstance(observation, QuandoView)
    return observation


def told(match: Match, seat: int, level: str = "fair") -> tuple[QuandoView, Action, Advice]:
    """The decision that a player of this level would write about, and its thoughts."""
    past = decisions(match, seat)
    advice = recall(make_bot("quando", level, None), past)
    return view_of(past[advice.number].observation), past[advice.number].action, advice


def test_who_does_not_reckon_tells_of_a_knock_or_a_triplet_or_a_knock_put_off_or_a_turn() -> None:
    """Of equal ones it is the last."""
    kinds = set()
    for seed in range(1, 12):
        match = over(new_match("pcc", seed)).table.match
        for seat in range(3):
            made = [(view_of(seen), action) for seen, action in decisions(match, seat)]
            turns = [each for each in made if each[0].phase is Step.PLAY]
            knocks = [each for each in turns if each[1] is Call.KNOCK]
            triplets = [each for each in turns if each[0].is_triplet(each[1])]
            put_off = [each for each in turns if each[0].call is Call.KNOCK]
            kinds.add((bool(knocks), bool(triplets), bool(put_off)))
            expected = knocks or triplets or put_off or turns or made
            assert told(match, seat)[:2] == expected[-1]
    assert {(True, False, True), (False, False, True)} <= kinds


def test_who_reckons_tells_of_the_decision_that_mattered_most() -> None:
    """Where the best was farthest above the second by its own reckoning."""
    players = [Player("Maria"), Player("Pip", Kind.COMPUTER, "good", "pip")]
    bot = make_bot("quando", "good", "pip")
    kinds, is_last = set(), set()
    for seed in range(1, 9):
        match = over(Match(QUANDO, players, seed=seed)).table.match
        past = decisions(match, 1)
        chances = [Chance(chance_for(each.observation)) for each in past]
        stakes = [
            bot.stake(each.observation, chance) or 0.0
            for each, chance in zip(past, chances, strict=True)
        ]
        advice = recall(bot, past)
        assert stakes[advice.number] == max(stakes)
        assert advice.action == past[advice.number].action
        assert isinstance(advice.reason, QuandoReason)
        assert advice.reason.lead == pytest.approx(max(stakes))
        kinds.add(type(advice.action))
        is_last.add(advice.number + 1 == len(past))
    assert Play in kinds, "not always a knock"
    assert False in is_last, "not always the last one"


def test_a_search_has_the_last_word() -> None:
    """What looked weighty at first sight and is not gives way to what is."""
    match = over("pc").table.match
    past = decisions(match, 1)[:4]

    class Searches(Bot[Any]):
        def choose(self, observation: Observation[Any], chance: Chance) -> Action:
            return next(each.action for each in past if each.observation == observation)

        def advise(self, observation: Observation[Any], chance: Chance) -> Advice:
            number = [each.observation for each in past].index(observation)
            return Advice(past[number].action, Because(number))

        def stake(self, observation: Observation[Any], chance: Chance) -> float:
            return [3.0, 1.0, 2.0, 2.5][[each.observation for each in past].index(observation)]

    assert recall(Searches(), past).number == 3, "the second is not even looked at"
    assert recall(Searches(), past[:3]).reason == Because(2)


def test_later_rounds_begin_with_the_points_of_those_before() -> None:
    read = over("pcc")
    table = read.table
    table.controller.next_round()
    table.play_to(TurnPhase.ROUND_OVER)
    read.notebooks.ask(1)
    (entry,) = read.entries
    assert entry.round_number == 2
    first = table.match.rounds[0].outcome
    assert first is not None
    assert view_of(entry.observation).scores == first.points
    assert (entry.observation, entry.action) in decisions(table.match, 1)


def test_somebody_who_only_paid_a_penalty_tells_of_that() -> None:
    match = made_match(
        "pcc",
        "9/1 9/2 9/3 5/4",
        "8/1 8/2 8/3 8/4",
        "6/5 6/7 2/3 2/4",
        draw="7/1 0/9 3/6 0/5",
    )
    match.submit(0, Play((1, 2, 3)))
    for seat in range(3):
        match.submit(seat, Draw.SHOWN)
    match.submit(1, Play((1, 2, 3, 4)))
    match.submit(1, Draw.SHOWN)
    assert not match.in_round
    for level in ("fair", "good"):
        seen, action, _ = told(match, 2, level)
        assert seen.phase is Step.PENALTY_DRAW
        assert action is Draw.SHOWN


def test_somebody_who_never_had_to_decide_has_nothing_to_tell() -> None:
    match = made_match("pcc", "9/1 9/2 9/3 0/4", "5/6 5/7 1/2 1/3", "6/5 6/7 2/3 2/4", draw="0/9")
    match.submit(0, Play((1, 2, 3)))
    match.submit(0, Draw.SHOWN)
    assert not match.in_round, "only zeros: nobody else had a turn"
    read = Read(sit_down(match))
    read.table.controller.start()
    read.notebooks.ask(1)
    (entry,) = read.entries
    assert (entry.action, entry.advice.action, entry.advice.reason) == (None, None, None)
    assert entry.observation == match.observe(1)
    assert read.questions(Purpose.NOTEBOOK) == []


# ------------------------------------------------------------------------ when


def test_only_after_a_round_and_only_of_computer_players() -> None:
    read = Read(sit_down("pc"))
    controller = read.table.controller

    def look(phase: TurnPhase) -> None:
        before = len(read.entries)
        for seat in (0, 1):
            read.notebooks.ask(seat)
        expected = [1] if phase in (TurnPhase.ROUND_OVER, TurnPhase.MATCH_OVER) else []
        assert [entry.seat for entry in read.entries[before:]] == expected

    controller.phaseChanged.connect(look)
    controller.start()
    read.table.play()
    assert len(read.entries) == len(read.table.match.rounds)
    assert [entry.round_number for entry in read.entries][-1] == len(read.table.match.rounds)


def test_a_late_notebook_is_not_opened() -> None:
    read, bots = waiting("pc", "1/2 1/3", "5/6 5/7")
    read.notebooks.ask(1)
    (question,) = bots.questions
    read.table.controller.next_round()
    bots.reply(question, Call.PASS)
    read.table.controller.close()
    assert read.entries == []


def test_of_two_the_later_one_is_opened_and_each_is_thought_of_once() -> None:
    read, bots = waiting("pcc", "1/2 1/3", "5/6 5/7", "4/6 4/7")
    read.notebooks.ask(1)
    read.notebooks.ask(2)
    first, second = bots.questions
    bots.reply(first, Call.PASS, Because(1))
    assert read.entries == []
    bots.reply(second, Call.PASS, Because(2))
    assert [entry.seat for entry in read.entries] == [2]
    read.notebooks.ask(2)
    assert len(bots.questions) == 2
    assert read.entries[1] is read.entries[0]
    assert read.entries[0].advice.reason == Because(2)


def test_a_reason_for_something_else_is_not_told() -> None:
    """A stand-in had to act: what the player thinks now is not why that was done."""
    read, bots = waiting("pc", "1/2 1/3", "5/6 5/7")
    read.notebooks.ask(1)
    bots.reply(bots.questions[0], Play((0,)), Because(3))
    (entry,) = read.entries
    assert (entry.action, entry.advice.action) == (Call.PASS, Play((0,)))
    assert entry.advice.reason is None


def test_one_that_could_not_be_had_is_asked_for_anew() -> None:
    read, bots = waiting("pc", "1/2 1/3", "5/6 5/7")
    read.notebooks.ask(1)
    bots.reply(bots.questions[0], None)
    (entry,) = read.entries
    assert (entry.action, entry.advice.action, entry.advice.reason) == (Call.PASS, None, None)
    read.notebooks.ask(1)
    assert len(bots.questions) == 2
