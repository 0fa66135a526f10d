"""Speaking before the one who is waited for acts: partners of Quanto who offer a card (N24)."""

from __future__ import annotations

import pytest

from quando_desktop.bots.pacing import LONGEST, TO_SPEAK, Pacing
from quando_desktop.controller.turn.step import TurnPhase
from quando_desktop.engine.players import TABLE
from quando_desktop.games.quanto.rules.actions import Accept, Decline, Offer
from quando_desktop.games.quanto.rules.events import Offered
from quando_desktop.games.quanto.rules.view import QuantoView
from tests.controller.turn.offers import (
    an_offer,
    discard,
    phase_of,
    play_until,
    seated,
    state,
    view_of,
)
from tests.controller.turn.tables import SlowBots, TeamBots, new_match, sit_down, team_match

# ------------------------------------------------------------- computer partners


def test_n24_a_computer_partner_is_asked_first_and_silence_takes_no_time() -> None:
    table, bots = seated("pccc", quick=False)
    assert [question.seat for question in bots.questions] == [2]
    assert phase_of(table) is TurnPhase.COMPUTER
    bots.reply(bots.questions[0], None)
    assert phase_of(table) is TurnPhase.PERSON, "not even the picture is waited for"
    assert not table.clock.waiting
    assert [step.seat for step in table.steps] == [TABLE]


def test_n24_silence_before_a_computer_player_takes_no_time_either() -> None:
    table, bots = seated("cpcc")
    bots.reply(bots.questions[0], None)
    assert [question.seat for question in bots.questions] == [2, 0]
    assert not table.clock.waiting
    bots.reply(bots.questions[1], bots.questions[1].observation.legal()[0])
    (alarm,) = table.clock.waiting
    assert 0 < alarm.at - table.clock.time <= LONGEST


def test_n24_a_computer_partner_offers_at_its_pace_and_the_person_answers() -> None:
    table, bots = seated("pccc")
    asked = bots.questions[0]
    bots.reply(asked, an_offer(asked.observation))
    assert phase_of(table) is TurnPhase.COMPUTER
    assert table.clock.waiting
    table.clock.tick()
    assert [step.seat for step in table.steps] == [TABLE, 2]
    assert phase_of(table) is TurnPhase.PERSON
    offering = view_of(table).offering
    assert offering is not None
    assert (offering.giver, offering.card) == (2, asked.observation.legal()[0].card)
    table.controller.submit(Decline())
    assert phase_of(table) is TurnPhase.PERSON
    assert len(bots.questions) == 1, "one offer a turn"


def test_n24_an_offer_that_the_rules_refuse_is_silence() -> None:
    table, bots = seated("pccc")
    bots.reply(bots.questions[0], Offer(99))
    table.clock.run()
    assert [step.seat for step in table.steps] == [TABLE]
    assert phase_of(table) is TurnPhase.PERSON


# ------------------------------------------------------ one person at the screen


@pytest.mark.parametrize(
    ("kinds", "speed", "pace", "waits"),
    [
        ("ccpc", "normal", 0.5, TO_SPEAK["normal"]),
        ("ccpc", "normal", 2.0, 2.0),
        ("cpcc", "normal", 0.5, 0.5),
        ("ccpc", "instant", 0.0, 0.0),
    ],
)
def test_n24_a_computer_player_leaves_its_partner_time_to_speak(
    monkeypatch: pytest.MonkeyPatch, kinds: str, speed: str, pace: float, waits: float
) -> None:
    monkeypatch.setattr(Pacing, "delay", lambda *_: pace)
    table = sit_down(team_match(kinds), TeamBots(), speed=speed)
    table.controller.start()
    (alarm,) = table.clock.waiting
    assert alarm.at - table.clock.time == pytest.approx(waits)


def test_n24_while_a_person_speaks_nothing_goes_on() -> None:
    table, bots = seated("ccpc")
    controller = table.controller
    (question,) = bots.questions
    bots.reply(question, question.observation.legal()[0])
    assert controller.speaking is None
    controller.speak(2)
    assert state(table) == (TurnPhase.PERSON, 2, 2)
    assert not table.clock.waiting
    table.clock.run()
    assert controller.revision == 1
    offer = an_offer(view_of(table))
    controller.submit(offer)
    assert controller.speaking is None
    assert phase_of(table) is TurnPhase.COMPUTER
    answering = bots.questions[-1]
    assert isinstance(answering.observation, QuantoView)
    assert (answering.seat, answering.observation.offering) == (0, (2, offer.card))
    keeps = next(each for each in answering.observation.legal() if isinstance(each, Accept))
    bots.reply(answering, keeps)
    table.clock.tick()
    assert [step.seat for step in table.steps] == [TABLE, 2, 0]
    assert bots.questions[-1].seat == 0
    assert phase_of(table) is TurnPhase.COMPUTER, "one offer a turn"


def test_n24_a_person_who_is_silent_after_all_has_lost_no_time() -> None:
    table, bots = seated("ccpc")
    controller = table.controller
    controller.speak(2)
    (question,) = bots.questions
    bots.reply(question, question.observation.legal()[0])
    assert phase_of(table) is TurnPhase.PERSON
    assert not table.clock.waiting
    table.clock.time += 60
    controller.be_silent()
    assert (controller.phase, controller.speaking) == (TurnPhase.COMPUTER, None)
    assert [alarm.at for alarm in table.clock.waiting] == [table.clock.time]
    assert len(bots.questions) == 1, "it has thought already"
    table.clock.tick()
    assert [step.seat for step in table.steps] == [TABLE, 0]


def test_n24_a_refused_offer_leaves_the_person_speaking() -> None:
    table, _ = seated("ccpc")
    table.controller.speak(2)
    table.controller.submit(Offer(99))
    assert [refusal.reason for refusal in table.all("refused")] == ["not_in_hand"]
    assert table.controller.speaking == 2
    assert phase_of(table) is TurnPhase.PERSON


def test_n24_who_has_been_silent_may_think_better_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Pacing, "delay", lambda *_: 0.5)
    table, bots = seated("ccpc")
    controller = table.controller
    controller.speak(2)
    controller.be_silent()
    (question,) = bots.questions
    bots.reply(question, question.observation.legal()[0])
    waiting = table.clock.waiting[0].at - table.clock.time
    assert waiting == pytest.approx(0.5), "nobody has to be given time any more"
    controller.speak(2)
    assert controller.speaking == 2
    assert not table.clock.waiting


@pytest.mark.parametrize("takes_back", [False, True])
def test_n24_a_wish_to_speak_is_kept_until_its_moment(takes_back: bool) -> None:
    table = sit_down(team_match("pccc"), TeamBots(), speed="instant")
    controller = table.controller
    controller.start()
    assert phase_of(table) is TurnPhase.PERSON
    told = len(table.phases)
    controller.speak(0)
    assert controller.speaking == 0
    assert table.phases[told:] == [TurnPhase.PERSON], "the table hears of it"
    if takes_back:
        controller.be_silent()
        assert controller.speaking is None
    discard(table)
    play_until(table, 2)
    table.clock.run()
    if takes_back:
        assert len({move.seat for move in table.match.rounds[-1].moves}) == 4
        return
    assert state(table) == (TurnPhase.PERSON, 0, 0)
    assert table.match.to_act() == (2, 0)
    controller.submit(an_offer(view_of(table)))
    assert controller.speaking is None
    assert isinstance(table.steps[-1].events[0], Offered)
    play_until(table, 2)
    table.clock.tick()
    assert controller.speaking is None, "a wish holds once"


def test_n24_a_wish_ends_with_the_round() -> None:
    table = sit_down(team_match("pccc"), TeamBots(), speed="instant")
    controller = table.controller
    controller.start()
    # Nobody has cards for an offer at the very end.
    table.play(lambda: not any(hand for hand in view_of(table).hand_sizes[2:3]))
    controller.speak(0)
    table.play()
    assert phase_of(table) is TurnPhase.MATCH_OVER
    assert controller.speaking is None


def test_nobody_speaks_where_the_rules_know_no_speaking() -> None:
    table = sit_down(new_match("pcc"), SlowBots())
    controller = table.controller
    controller.start()
    controller.speak(1)
    controller.speak(2)
    assert controller.speaking is None
    controller.be_silent()
    assert phase_of(table) is TurnPhase.PERSON
    assert table.names() == ["stepped", "phase"]


def test_nobody_speaks_for_computer_players_or_for_others() -> None:
    table, bots = seated("ccpp")
    controller = table.controller
    controller.lift()
    for seat in (0, 1, 3):
        if seat != controller.looker:
            controller.speak(seat)
    assert controller.speaking is None
    assert [question.seat for question in bots.questions] == [0]
