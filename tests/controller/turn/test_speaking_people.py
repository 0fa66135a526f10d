"""Speaking out of turn with several people at the screen, after undo, in a match that is continued
(N24)."""

from __future__ import annotations

from random import Random

import pytest

from quando_desktop.bots.pacing import HAND_OVER
from quando_desktop.bots.question import Purpose, recall
from quando_desktop.controller.turn.adviser import Adviser, GivenAdvice
from quando_desktop.controller.turn.notebooks import decisions
from quando_desktop.controller.turn.step import TurnPhase
from quando_desktop.engine import record
from quando_desktop.engine.match import Match
from quando_desktop.games import make_bot
from quando_desktop.games.quanto.rules.actions import Accept, Decline, Discard, Offer
from tests.controller.turn.offers import (
    an_offer,
    discard,
    phase_of,
    play_until,
    seated,
    state,
    view_of,
)
from tests.controller.turn.tables import QUANTO, SlowBots, Table, TeamBots, sit_down, team_match
from tests.controller.turn.test_leak import behind_the_curtain, is_secret

# -------------------------------------------------------------- several people


def test_n24_a_person_asks_a_partner_who_comes_through_the_curtain() -> None:
    table = sit_down(team_match("pcpc"), TeamBots())
    controller = table.controller
    controller.start()
    controller.lift()
    assert (controller.looker, controller.phase) == (0, TurnPhase.PERSON)
    controller.speak(2)
    assert (controller.phase, controller.asked, controller.view) == (TurnPhase.CURTAIN, 2, None)
    assert not table.clock.waiting
    controller.lift()
    assert state(table) == (TurnPhase.PERSON, 2, 2)
    controller.submit(an_offer(view_of(table)))
    assert phase_of(table) is TurnPhase.COMPUTER
    began = table.clock.time
    table.clock.tick()
    assert table.clock.time == began + HAND_OVER["normal"], "what was offered is seen"
    assert (controller.asked, controller.speaking) == (0, None)
    controller.lift()
    assert phase_of(table) is TurnPhase.PERSON
    assert view_of(table).offering is not None
    missed = table.heard[-2].payload[2]
    assert [step.seat for step in missed] == [2]
    controller.submit(Decline())
    assert phase_of(table) is TurnPhase.PERSON


def test_n24_a_partner_who_was_asked_in_vain_hands_the_screen_back_at_once() -> None:
    table = sit_down(team_match("pcpc"), TeamBots())
    controller = table.controller
    controller.start()
    controller.lift()
    controller.speak(2)
    controller.lift()
    controller.be_silent()
    assert (controller.phase, controller.asked) == (TurnPhase.CURTAIN, 0)
    controller.lift()
    assert state(table) == (TurnPhase.PERSON, None, 0)
    assert table.all("fell") == [0, 2, 0]
    assert controller.revision == 1
    assert table.heard[-2].payload[2] == ()


def test_n24_the_looker_speaks_before_the_curtain_falls_for_the_partner() -> None:
    table = sit_down(team_match("pcpc"), TeamBots())
    controller = table.controller
    controller.start()
    controller.lift()
    play_until(table, 2)
    assert controller.looker == 0
    assert table.clock.waiting
    controller.speak(0)
    assert (controller.phase, controller.looker) == (TurnPhase.PERSON, 0)
    assert not table.clock.waiting
    controller.be_silent()
    assert (controller.phase, controller.asked) == (TurnPhase.CURTAIN, 2)


def test_n24_a_wish_calls_the_person_through_the_curtain() -> None:
    """Seat 1 looks when seat 2, a computer player, begins: its partner is called."""
    table = sit_down(team_match("ppcc"), TeamBots())
    controller = table.controller
    controller.start()
    controller.lift()
    controller.speak(0)
    discard(table)
    table.clock.run()
    controller.lift()
    assert (controller.looker, controller.speaking) == (1, None), "it is nobody else's matter"
    discard(table)
    table.clock.run()
    assert (controller.phase, controller.asked) == (TurnPhase.CURTAIN, 0)
    controller.lift()
    assert (controller.phase, controller.speaking) == (TurnPhase.PERSON, 0)
    controller.submit(an_offer(view_of(table)))
    table.play(lambda: len(table.steps) > 12)


def test_n24_the_curtain_waits_for_the_picture_when_somebody_is_asked() -> None:
    table = sit_down(team_match("pcpc"), TeamBots(), quick=False)
    controller = table.controller
    controller.start()
    controller.lift()
    controller.speak(2)
    assert phase_of(table) is TurnPhase.COMPUTER
    assert not table.clock.waiting
    controller.caught_up()
    table.clock.tick()
    assert controller.asked == 2


def test_behind_the_curtain_nobody_speaks() -> None:
    table = sit_down(team_match("pcpc"), TeamBots())
    controller = table.controller
    controller.start()
    for seat in range(4):
        controller.speak(seat)
    controller.be_silent()
    assert controller.speaking is None
    assert table.names() == ["fell", "phase"]


def test_after_close_nobody_speaks() -> None:
    table = sit_down(team_match("pcpc"), TeamBots())
    controller = table.controller
    controller.start()
    controller.lift()
    controller.close()
    told = table.names()
    controller.speak(2)
    assert table.names() == told


# ------------------------------------------------------- undo, resume, hints, leaks


def test_n24_what_is_taken_back_is_followed_by_another_chance_to_speak() -> None:
    """A discarded 2 reveals nothing (N14)."""
    table, bots = seated_with_a_two("pccc")
    controller = table.controller
    bots.reply(bots.questions[0], None)
    controller.submit(Discard(2))
    assert phase_of(table) is TurnPhase.PERSON
    assert controller.can_undo
    controller.undo()
    assert [question.seat for question in bots.questions] == [2, 2]
    assert phase_of(table) is TurnPhase.COMPUTER
    bots.reply(bots.questions[0], an_offer(bots.questions[0].observation))
    table.clock.run()
    assert phase_of(table) is TurnPhase.COMPUTER, "that answer has passed"
    bots.reply(bots.questions[1], None)
    assert phase_of(table) is TurnPhase.PERSON


def seated_with_a_two(kinds: str) -> tuple[Table, SlowBots]:
    """Seat 0 has a 2 that it can discard."""
    for seed in range(200):
        match = team_match(kinds, seed, free_discard=True)
        match.begin_round()
        if Discard(2) in match.observe(0).legal():
            bots = SlowBots()
            table = sit_down(match, bots)
            table.controller.start()
            return table, bots
    raise AssertionError("no such deal")


def test_n24_a_match_that_is_continued_lets_the_same_people_speak() -> None:
    table, _ = seated("ccpc")
    table.controller.speak(2)
    table.controller.close()
    again = sit_down(copy_of(table.match), TeamBots())
    again.controller.start()
    assert (again.controller.phase, again.controller.speaking) == (TurnPhase.COMPUTER, None)
    again.controller.speak(2)
    again.controller.submit(an_offer(view_of(again)))
    again.controller.close()
    last = sit_down(copy_of(again.match), SlowBots())
    last.controller.start()
    assert last.match.to_act() == (0,)
    last.controller.speak(2)
    assert last.controller.phase is TurnPhase.COMPUTER, "the offer lies there already"


def copy_of(match: Match) -> Match:
    return record.read(record.write(match), {"quanto": QUANTO})


def test_n24_whoever_speaks_gets_a_hint_for_that() -> None:
    table, bots = seated("ccpc")
    adviser = Adviser(table.controller, bots)
    hints: list[GivenAdvice] = []
    adviser.advised.connect(hints.append)
    adviser.ask()
    assert not hints
    table.controller.speak(2)
    adviser.ask()
    asked = bots.questions[-1]
    assert (asked.purpose, asked.seat) == (Purpose.HINT, 2)
    bots.reply(asked, an_offer(asked.observation))
    assert [hint.seat for hint in hints] == [2]
    table.controller.be_silent()
    assert adviser.current is None


@pytest.mark.parametrize("kinds", ["pppp", "pcpc", "ppcp", "cppc", "pccc"])
@pytest.mark.parametrize("seed", [1, 2])
def test_whole_matches_in_which_people_speak_as_they_like(kinds: str, seed: int) -> None:
    table = sit_down(team_match(kinds, seed), TeamBots(*range(4)))
    controller, random = table.controller, Random(seed)

    def see(step: object) -> None:
        assert controller.view is not None
        assert controller.view.seat == controller.looker

    controller.stepped.connect(see)
    controller.start()
    for number in range(6000):
        assert number < 5999, "the match is stuck"
        if controller.phase is TurnPhase.MATCH_OVER:
            break
        whim = random.random()
        if whim < 0.3:
            controller.speak(random.randrange(4))
        elif whim < 0.4:
            controller.be_silent()
        else:
            table.advance()
        speaker = controller.speaking
        assert speaker is None or speaker in controller.people
        if controller.looker is not None and controller.phase is TurnPhase.PERSON:
            assert controller.looker in table.match.to_act()
    assert any(
        move.data["do"] == "offer" and move.seat in controller.people
        for move in table.match.rounds[0].moves
    )
    if len(controller.people) > 1:
        said = behind_the_curtain(table.heard)
        assert {heard.name for heard in said} == {"fell", "phase"}
        assert not any(map(is_secret, said))


def test_a_notebook_tells_of_a_turn_rather_than_of_an_offer() -> None:
    table = sit_down(team_match("cccc"), TeamBots(*range(4)))
    table.controller.start()
    table.play()
    offered = {move.seat for move in table.match.rounds[0].moves if isinstance(move.action, Offer)}
    assert offered == {0, 1, 2, 3}
    for seat in offered:
        past = decisions(table.match, seat)
        for level in ("fair", "good"):
            told = past[recall(make_bot("quanto", level, None), past).number]
            assert not isinstance(told.action, Offer | Decline | Accept)
