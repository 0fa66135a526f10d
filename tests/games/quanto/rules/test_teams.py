"""The rules of Quanto by their numbers: two teams of two."""

from __future__ import annotations

import pytest

from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import IllegalAction, Result, WrongPhase, WrongPlayer
from quando_desktop.games.quanto.rules.actions import Accept, Decline, Offer, Phase
from quando_desktop.games.quanto.rules.events import (
    Collected,
    Declined,
    Exchanged,
    Extended,
    Offered,
)
from quando_desktop.games.quanto.rules.game import result_of
from quando_desktop.games.quanto.rules.round import QuantoRound
from tests.games.quanto.rounds import act, hand, kinds, legal, made_round
from tests.games.quanto.rules.test_actions import refused


def team_table(**changes: object) -> QuantoRound:
    """Seats 0 and 2 against 1 and 3; seat 0 begins."""
    known: dict[str, object] = {
        "display": "12 12",
        "draw": "9 9 9 9",
        "teams": True,
        "free_discard": True,
    }
    hands = ("6 1 2", "5 4", "7 8", "5 9")
    return made_round(*hands, **(known | changes))  # type: ignore[arg-type]


def test_n22_a_discarded_1_takes_nothing_from_the_partner() -> None:
    state = team_table(winnings=(1, 2, 3, 4))
    events = act(state, 0, "discard", card="1")
    assert Collected(0, (1, 3)) in events
    assert state.winnings == [3, 1, 3, 3]


def test_n23_the_partners_quanto_may_be_extended() -> None:
    state = team_table(display="2 12", quantos={2: (8, "4 4")})
    assert "extend" in legal(state, 0, "6")
    events = act(state, 0, "extend", card="6", with_="2", owner=2)
    assert events[0] == Extended(0, 6, 6, kinds("2"), 2, 8, False)
    assert state.quanto_cards == [(), (), kinds("4 4 6 2"), ()]


def test_n23_also_beside_an_own_quanto() -> None:
    state = team_table(display="2 3", quantos={0: (9, "4 5"), 2: (8, "4 4")})
    act(state, 0, "extend", card="6", with_="3")
    assert state.quanto_cards[0] == kinds("4 5 6 3")


def test_n23_never_taken_or_stolen() -> None:
    state = team_table(display="2 12", quantos={2: (6, "4 2"), 1: (8, "4 4")})
    with refused("no_quanto"):
        act(state, 0, "take", card="6", groups="")
    state = made_round("J 6", "5", "7", "5", display="12", teams=True,
                  quantos={2: (7, "4 3"), 1: (8, "4 4")})  # fmt: skip
    with refused("own_partner"):
        act(state, 0, "steal", card="J", victim=2)
    assert legal(state, 0, "J").count("steal") == 1
    act(state, 0, "steal", card="J", victim=1)


def test_n23_not_the_quanto_of_the_other_team_nor_one_that_is_not_there() -> None:
    state = team_table(display="2 12", quantos={1: (8, "4 4")})
    with refused("not_your_quanto"):
        act(state, 0, "extend", card="6", with_="2", owner=1)
    with refused("partner_no_quanto"):
        act(state, 0, "extend", card="6", with_="2", owner=2)


def test_n23_without_teams_nobody_extends_for_another() -> None:
    state = team_table(display="2 12", quantos={2: (8, "4 4")}, teams=False)
    with refused("not_your_quanto"):
        act(state, 0, "extend", card="6", with_="2", owner=2)


def test_n24_the_partner_may_offer_a_card_before_the_first_card_of_a_turn() -> None:
    state = team_table()
    assert state.to_act() == (0, 2)
    assert list(state.legal(2)) == [Offer(7), Offer(8)]
    assert act(state, 2, "offer", card="7") == [Offered(2, 0, 7)]
    assert state.phase is Phase.ANSWER
    assert state.to_act() == (0,)
    assert hand(state, 2) == "8"
    assert list(state.legal(0)) == [Decline(), Accept(1), Accept(2), Accept(6)]


def test_n24_the_card_is_given_back() -> None:
    state = team_table()
    act(state, 2, "offer", card="7")
    assert act(state, 0, "decline") == [Declined(0, 2, 7)]
    assert (hand(state, 0), hand(state, 2)) == ("1 2 6", "7 8")
    assert state.phase is Phase.PLAY
    assert state.to_act() == (0,), "at most one offer a turn"


def test_n24_the_card_is_kept_and_another_one_given_in_return() -> None:
    state = team_table()
    act(state, 2, "offer", card="7")
    assert act(state, 0, "accept", returns="1") == [Exchanged(0, 2, 7, 1)]
    assert (hand(state, 0), hand(state, 2)) == ("2 6 7", "1 8")
    assert state.to_act() == (0,)
    act(state, 0, "discard", card="7")
    assert state.to_act() == (1, 3)


def test_n24_the_offered_card_itself_is_not_given_in_return() -> None:
    state = team_table()
    act(state, 2, "offer", card="7")
    with refused("not_in_hand"):
        act(state, 0, "accept", returns="7")
    equal = made_round("7 1", "5", "7 8", "5", display="12", teams=True)
    act(equal, 2, "offer", card="7")
    act(equal, 0, "accept", returns="7")
    assert (hand(equal, 0), hand(equal, 2)) == ("1 7", "7 8")


def test_n24_while_a_card_is_offered_nothing_else_goes_on() -> None:
    state = team_table()
    act(state, 2, "offer", card="7")
    with pytest.raises(WrongPhase, match="answer"):
        act(state, 0, "discard", card="6")
    with pytest.raises(WrongPlayer):
        act(state, 1, "decline")
    with refused("already_offered"):
        act(state, 2, "offer", card="8")


def test_n24_at_most_one_offer_a_turn_and_again_in_the_next() -> None:
    state = team_table()
    act(state, 2, "offer", card="7")
    act(state, 0, "decline")
    with refused("already_offered"):
        act(state, 2, "offer", card="7")
    act(state, 0, "discard", card="6")
    act(state, 3, "offer", card="9")
    act(state, 1, "decline")
    act(state, 1, "discard", card="4")
    assert state.to_act() == (2, 0)
    act(state, 0, "offer", card="1")


def test_n24_not_after_the_first_card_of_a_turn() -> None:
    state = team_table()
    act(state, 0, "discard", card="2")
    assert (state.phase, state.to_act()) == (Phase.PLAY, (0,))
    with refused("too_late_to_offer"):
        act(state, 2, "offer", card="7")
    assert state.legal(2) == ()


def test_n24_only_the_partner_and_only_in_teams() -> None:
    state = team_table()
    for seat in (0, 1, 3):
        with pytest.raises(WrongPlayer, match="not_your_partners_turn"):
            act(state, seat, "offer", card=hand(state, seat).split()[0])
    with refused("not_in_hand"):
        act(state, 2, "offer", card="12")
    alone = team_table(teams=False)
    with refused("no_teams"):
        act(alone, 2, "offer", card="7")
    assert alone.to_act() == (0,)


def test_n24_without_a_hand_card_there_is_nothing_to_offer() -> None:
    state = made_round("6 1", "5", "", "5", display="12", teams=True)
    assert state.to_act() == (0,)
    assert not state.observe(2).may_offer


def test_n24_only_the_partners_see_the_card() -> None:
    state = team_table()
    events = act(state, 2, "offer", card="7")
    for seat in range(4):
        card = 7 if seat in (0, 2) else None
        assert state.observe(seat).offering == (2, card)
        assert events[0].seen_by(seat) == Offered(2, 0, card)
    events = act(state, 0, "accept", returns="1")
    for seat in range(4):
        kept, returned = (7, 1) if seat in (0, 2) else (None, None)
        assert events[0].seen_by(seat) == Exchanged(0, 2, kept, returned)
        assert state.observe(seat).offering is None
    state = team_table()
    act(state, 2, "offer", card="7")
    events = act(state, 0, "decline")
    assert [events[0].seen_by(seat) for seat in (1, 2)] == [
        Declined(0, 2, None),
        Declined(0, 2, 7),
    ]


def test_n24_partners_remember_what_they_saw_until_such_a_card_leaves() -> None:
    state = team_table()
    act(state, 2, "offer", card="7")
    assert state.observe(0).known == ((), (), (), ())
    act(state, 0, "accept", returns="1")
    assert state.observe(0).known == ((), (), (1,), ())
    assert state.observe(2).known == ((7,), (), (), ())
    assert state.observe(1).known == state.observe(3).known == ((), (), (), ())
    act(state, 0, "discard", card="7")
    assert state.observe(2).known == ((), (), (), ())
    assert state.observe(0).known == ((), (), (1,), ())
    act(state, 1, "discard", card="5")
    act(state, 2, "discard", card="1")
    assert state.observe(0).known == ((), (), (), ())


def test_n24_a_card_that_was_declined_is_known_to_be_there() -> None:
    state = team_table()
    act(state, 2, "offer", card="7")
    act(state, 0, "decline")
    assert state.observe(0).known[2] == (7,)
    assert state.observe(2).known == ((), (), (), ())


def test_n25_the_partners_winnings_are_added() -> None:
    assert result_of(True, (10, 20, 25, 14)) == Result((10, 20, 25, 14), (0, 2))
    assert result_of(True, (10, 40, 25, 1)) == Result((10, 40, 25, 1), (1, 3))
    assert result_of(False, (10, 20, 25, 14)) == Result((10, 20, 25, 14), (2,))


def test_n25_a_draw_has_four_winners() -> None:
    assert result_of(True, (10, 20, 25, 15)) == Result((10, 20, 25, 15), (0, 1, 2, 3))


def test_teams_are_for_four() -> None:
    with pytest.raises(Exception, match="out_of_bounds"):
        made_round("1", "2", "3", teams=True)
    with pytest.raises(IllegalAction, match="no_teams"):
        act(made_round("1", "2", "3", "4"), 2, "offer", card="3")


def test_a_whole_match_of_teams_at_random_offers_keeps_and_declines() -> None:
    seen = set()
    state = team_table(rest=True, draw="")
    chance = Chance("teams")
    while state.to_act():
        seat = chance.choice(state.to_act())
        action = chance.choice(state.legal(seat))
        seen.add(type(action))
        state.check(seat, action)
        state.apply(seat, action)
    assert {Offer, Accept, Decline} <= seen
