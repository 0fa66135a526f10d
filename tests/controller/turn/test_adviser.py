"""Hints: for whoever looks, for the position that is, and from what that seat knows alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from quando_desktop.bots.bot import Reason
from quando_desktop.bots.question import Answer, Purpose, Question, chance_for, think
from quando_desktop.controller.roster import bot_for
from quando_desktop.controller.turn.adviser import Adviser, GivenAdvice
from quando_desktop.controller.turn.step import TurnPhase
from quando_desktop.engine.contract import Action
from quando_desktop.games.quando.rules.actions import Draw, Play
from quando_desktop.games.quando.rules.round import QuandoRound
from tests.controller.turn.tables import SlowBots, Table, made_match, sit_down
from tests.controller.turn.test_leak import WORLDS
from tests.games.quando.rounds import play

FIRST = Play((0,))


@dataclass(frozen=True)
class Because(Reason):
    number: int


class Advised:
    """An adviser at a table, and what it has said."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.adviser = Adviser(table.controller, table.bots)
        self.hints: list[GivenAdvice] = []
        self.adviser.advised.connect(self.hints.append)

    @property
    def asked(self) -> list[Question]:
        """For hints."""
        assert isinstance(self.table.bots, SlowBots)
        return [each for each in self.table.bots.questions if each.purpose is Purpose.HINT]

    def reply(self, question: Question, action: Action | None = FIRST) -> None:
        assert isinstance(self.table.bots, SlowBots)
        self.table.bots.reply(question, action, Because(7))


def advised(kinds: str) -> Advised:
    found = Advised(sit_down(kinds, SlowBots()))
    found.table.controller.start()
    return found


def test_the_question_is_what_the_looker_knows_and_nothing_more() -> None:
    here = advised("pc")
    assert here.table.controller.phase is TurnPhase.PERSON
    here.adviser.ask()
    (question,) = here.asked
    match = here.table.match
    assert question.observation == match.observe(0)
    assert (question.seat, question.revision, question.game) == (0, match.revision, "quando")
    assert (question.level, question.character) == ("expert", "olive")
    assert question.chance == chance_for(match.observe(0))
    assert here.adviser.current is None
    here.reply(question)
    (hint,) = here.hints
    assert (hint.seat, hint.revision) == (0, match.revision)
    assert (hint.advice.action, hint.advice.reason) == (FIRST, Because(7))
    assert here.adviser.current is hint


def test_a_position_is_thought_about_once() -> None:
    here = advised("pc")
    here.adviser.ask()
    here.adviser.ask()
    assert len(here.asked) == 1
    here.reply(here.asked[0])
    here.reply(here.asked[0])
    assert len(here.hints) == 1
    here.adviser.ask()
    assert len(here.asked) == 1
    assert here.hints[1] is here.hints[0]


def test_a_hint_that_could_not_be_had_is_told_and_asked_for_anew() -> None:
    here = advised("pc")
    here.adviser.ask()
    here.reply(here.asked[0], None)
    assert here.hints[0].advice.action is None
    assert here.adviser.current is None
    here.adviser.ask()
    assert len(here.asked) == 2


def test_whoever_has_acted_hears_nothing_of_what_was_before() -> None:
    here = advised("pc")
    controller = here.table.controller
    here.adviser.ask()
    controller.submit(FIRST)
    assert controller.phase is TurnPhase.PERSON, "the draw is to come"
    here.reply(here.asked[0])
    assert here.hints == []
    here.adviser.ask()
    assert here.asked[1].observation == here.table.match.observe(0)
    here.reply(here.asked[1], Draw.SHOWN)
    assert here.adviser.current is here.hints[0]
    seen: list[GivenAdvice | None] = []
    controller.stepped.connect(lambda _: seen.append(here.adviser.current))
    controller.submit(Draw.SHOWN)
    assert seen == [None]
    assert here.adviser.current is None
    assert controller.phase is TurnPhase.COMPUTER


def test_what_was_taken_back_is_thought_about_again_to_the_same_end() -> None:
    here = advised("pc")
    controller = here.table.controller
    here.adviser.ask()
    here.reply(here.asked[0])
    controller.submit(FIRST)
    controller.undo()
    assert here.adviser.current is None
    here.adviser.ask()
    first, second = here.asked
    assert (first.observation, first.chance) == (second.observation, second.chance)


@pytest.mark.parametrize("kinds", ["cp", "cc", "ccp"])
def test_computer_players_are_not_advised(kinds: str) -> None:
    here = advised(kinds)
    assert here.table.controller.phase is TurnPhase.COMPUTER
    here.adviser.ask()
    assert here.asked == []


def test_before_the_deal_there_is_nothing_to_ask() -> None:
    here = Advised(sit_down("pc", SlowBots()))
    here.adviser.ask()
    assert here.asked == []


def test_between_two_rounds_there_is_nothing_to_ask() -> None:
    table = sit_down("pc")
    here = Advised(table)
    table.controller.start()
    table.play_to(TurnPhase.ROUND_OVER)
    here.adviser.ask()
    assert here.hints == []


# ------------------------------------------------------------------ the curtain


def test_behind_the_curtain_nobody_is_advised() -> None:
    here = advised("pp")
    controller = here.table.controller
    assert controller.phase is TurnPhase.CURTAIN
    here.adviser.ask()
    assert here.asked == []
    controller.lift()
    here.adviser.ask()
    assert [question.seat for question in here.asked] == [0]


def test_a_hint_is_for_the_one_who_asked() -> None:
    """It does not outlive the curtain, however late it comes."""
    here = advised("pp")
    controller = here.table.controller
    controller.lift()
    controller.submit(FIRST)
    here.adviser.ask()
    controller.submit(Draw.HIDDEN)
    assert controller.looker == 0, "they still see what they drew"
    here.adviser.ask()
    assert len(here.asked) == 1, "it is not their turn any more"
    here.reply(here.asked[0])
    here.table.clock.run()
    assert controller.phase is TurnPhase.CURTAIN
    here.reply(here.asked[0])
    assert here.adviser.current is None
    controller.lift()
    assert controller.looker == 1
    here.reply(here.asked[0])
    assert here.hints == []
    here.adviser.ask()
    assert here.asked[1].observation == here.table.match.observe(1)
    here.reply(here.asked[1])
    assert [hint.seat for hint in here.hints] == [1]


def test_only_the_looker_is_ever_asked_about() -> None:
    """A whole match of people and computer players, with a hint wherever there may be one."""
    table = sit_down("pcp")
    here = Advised(table)
    asked: list[Question] = []
    table.bots.answered.connect(lambda answer: asked.append(answer.question))

    def look(phase: TurnPhase) -> None:
        before = len(here.hints)
        here.adviser.ask()
        assert len(here.hints) - before == (phase is TurnPhase.PERSON)
        if phase is TurnPhase.PERSON:
            question = next(each for each in reversed(asked) if each.purpose is Purpose.HINT)
            assert question.seat == table.controller.looker
            assert question.observation == table.match.observe(question.seat)

    table.controller.phaseChanged.connect(look)
    table.controller.start()
    table.play(lambda: len(here.hints) > 16)
    assert {hint.seat for hint in here.hints} == {0, 2}


def test_after_close_nothing_is_told() -> None:
    here = advised("pc")
    here.adviser.ask()
    here.table.controller.close()
    here.reply(here.asked[0])
    here.adviser.ask()
    assert (here.hints, len(here.asked)) == ([], 1)


# ------------------------------------------------- the same for another truth


class Thinking(SlowBots):
    """Computer players wait for the test; a hint comes at once."""

    def ask(self, question: Question) -> None:
        if question.purpose is Purpose.HINT:
            self.answered.emit(Answer(question, think(question, bot_for), 0.0))
        else:
            super().ask(question)


def hints_in(hands: Sequence[str], pile: str) -> list[GivenAdvice]:
    """What seat 1 is advised in a round in which all do what is the same in all worlds."""
    match = made_match("cpc", *hands, draw=pile)
    bots = Thinking()
    here = Advised(sit_down(match, bots))
    controller = here.table.controller
    controller.start()
    for seat, card, side in [
        (0, "5/0", Draw.SHOWN),
        (1, "6/1", Draw.HIDDEN),
        (2, "9/7", Draw.SHOWN),
        (0, "8/2", Draw.SHOWN),
    ]:
        truth = match.truth
        assert isinstance(truth, QuandoRound)
        for action in (play(truth, seat, card), side):
            here.adviser.ask()
            if seat == 1:
                controller.submit(action)
            else:
                bots.reply(bots.questions[-1], action)
                here.table.clock.run()
    here.adviser.ask()
    return here.hints


def test_another_truth_gives_the_same_hint() -> None:
    first, *others = [hints_in(hands, pile) for *hands, pile in WORLDS]
    assert [hint.seat for hint in first] == [1, 1, 1]
    assert all(hint.advice.action is not None for hint in first)
    assert all(other == first for other in others)
