"""Partners who are computer players: what they offer, keep, return and build together."""

from __future__ import annotations

import pytest

from quando_desktop.bots.bot import Bot
from quando_desktop.engine.chance import Chance
from quando_desktop.games.quanto.bots.expert import ExpertBot
from quando_desktop.games.quanto.bots.heuristic import HeuristicBot
from quando_desktop.games.quanto.bots.reason import Ground, QuantoReason
from quando_desktop.games.quanto.bots.simple import EASY, FAIR, SimpleBot
from quando_desktop.games.quanto.rules.actions import Accept, Decline, Discard, Offer, Steal, Take
from quando_desktop.games.quanto.rules.cards import TEXTS
from quando_desktop.games.quanto.rules.round import QuantoRound
from quando_desktop.games.quanto.rules.view import QuantoView
from tests.games.quanto.rounds import act, action_of, made_round
from tests.games.quanto.rounds_in_play import positions

CHILD, ADULT, GOOD = SimpleBot(EASY), SimpleBot(FAIR), HeuristicBot()
EXPERT = ExpertBot(effort=0.02)
RECKONING = pytest.mark.parametrize("bot", [GOOD, EXPERT], ids=["good", "expert"])
OFFERING = pytest.mark.parametrize("bot", [ADULT, GOOD, EXPERT], ids=["fair", "good", "expert"])
TEAMS = {"teams": True, "rest": True}


def choice(bot: Bot[QuantoView], state: QuantoRound, seat: int) -> object:
    return bot.choose(state.observe(seat), Chance(1))


# ------------------------------------------------------------------------ offers


@OFFERING
def test_n24_the_card_for_the_partners_quanto_is_offered(bot: Bot[QuantoView]) -> None:
    state = made_round(
        "2 4 6 8",
        "5 5 5 5",
        "9 12 12 12",
        "7 7 7 7",
        display="12 11 10",
        quantos={0: (9, "4 5 3 6 2 7")},
        teams=True,
        rest=True,
    )
    assert choice(bot, state, 2) == Offer(TEXTS["9"])
    found = bot.advise(state.observe(2), Chance(1)).reason
    assert isinstance(found, QuantoReason)
    assert found.ground is Ground.OFFER_GOOD
    assert found.weighed[0].cards == 7


@OFFERING
def test_n24_a_card_that_captures_a_lot_is_offered(bot: Bot[QuantoView]) -> None:
    state = made_round(
        "2 2 3 1",
        "5 5 5 5",
        "11 12 12 12",
        "7 7 7 7",
        display="4 7 5 6 11",
        teams=True,
        rest=True,
    )
    assert choice(bot, state, 2) == Offer(TEXTS["11"])


@OFFERING
def test_n24_the_card_for_the_own_quanto_is_kept(bot: Bot[QuantoView]) -> None:
    """It would capture a card now, and it takes six later."""
    state = made_round(
        "2 4 6 8",
        "5 5 5 5",
        "9 12 12 11",
        "7 7 7 7",
        display="9 9 3 10",
        quantos={2: (9, "4 5 3 6 2 7")},
        teams=True,
        rest=True,
    )
    assert choice(bot, state, 2) != Offer(TEXTS["9"])


@pytest.mark.parametrize("bot", [CHILD, ADULT, GOOD, EXPERT])
def test_n24_what_wins_nothing_is_not_offered(bot: Bot[QuantoView]) -> None:
    state = made_round(
        "2 4 6 8",
        "5 5 5 5",
        "12 12 11 11",
        "7 7 7 7",
        display="9 9 10 10",
        teams=True,
        rest=True,
    )
    assert choice(bot, state, 2) is None


def test_n24_a_child_offers_nothing() -> None:
    for state, seat in positions(4, seed=1, teams=True):
        if seat != state.active:
            assert choice(CHILD, state, seat) is None


# ----------------------------------------------------------------------- answers


def offered(card: str, hand: str, display: str, **more: object) -> QuantoRound:
    """Seat 2 has offered this card to seat 0."""
    hands = hand, "5 5 5 5", f"{card} 12 12 12", "7 7 7 7"
    state = made_round(*hands, display=display, **more, **TEAMS)  # type: ignore[arg-type]
    act(state, 2, "offer", card=card)
    return state


ANSWERING = pytest.mark.parametrize("bot", [CHILD, ADULT, GOOD, EXPERT])


@ANSWERING
def test_n24_the_card_for_the_own_quanto_is_taken(bot: Bot[QuantoView]) -> None:
    state = offered("9", "4 4 6 8", "12 11 10", quantos={0: (9, "4 5 3 6 2 7")})
    answer = choice(bot, state, 0)
    assert isinstance(answer, Accept)
    state.apply(0, answer)
    if bot is not CHILD:
        assert isinstance(choice(bot, state, 0), Take)


@ANSWERING
def test_n24_what_does_nothing_is_given_back(bot: Bot[QuantoView]) -> None:
    state = offered("11", "9 4 6 8", "9 9 10")
    assert choice(bot, state, 0) == Decline()
    found = bot.advise(state.observe(0), Chance(1)).reason
    assert isinstance(found, QuantoReason)
    assert found.ground is Ground.DECLINE_GOOD


@ANSWERING
def test_n24_in_return_goes_what_the_partner_needs(bot: Bot[QuantoView]) -> None:
    """The 8 takes the partner's quanto in its next turn."""
    state = offered("9", "3 4 1 8", "9 9 9 10", quantos={2: (8, "4 4 3 5")})
    assert choice(bot, state, 0) == Accept(TEXTS["8"])


@RECKONING
def test_n24_in_return_goes_no_joker(bot: Bot[QuantoView]) -> None:
    state = offered("9", "J 4 11 12", "9 9 9 5 4 10")
    answer = choice(bot, state, 0)
    assert answer not in (Accept(TEXTS["J"]), Accept(TEXTS["12"]))


# ------------------------------------------------------------------- one with another


@RECKONING
def test_n23_the_partners_quanto_is_fed(bot: Bot[QuantoView]) -> None:
    """Nothing else wins anything."""
    state = made_round(
        "5 11 11 11",
        "6 6 6 6",
        "8 8 8 8",
        "7 7 7 7",
        display="1 2 7",
        quantos={2: (8, "4 4"), 0: (10, "5 5")},
        teams=True,
        rest=True,
    )
    assert choice(bot, state, 0) == action_of(state, 0, "extend", card="5", with_="1 2", owner=2)


def test_n18_nobody_steals_from_the_partner() -> None:
    state = made_round(
        "J 12 12 12",
        "6 6 6 6",
        "8 8 8 8",
        "7 7 7 7",
        display="11 10",
        quantos={2: (8, "4 4 3 5 2 6"), 1: (5, "2 3")},
        teams=True,
        rest=True,
    )
    for bot in (CHILD, ADULT, GOOD, EXPERT):
        assert choice(bot, state, 0) != Steal(2)


def test_partners_who_reckon_exchange_cards_that_win_something() -> None:
    """Over some rounds: offers are made now and then, many are kept, and the card is used."""
    offers = kept = used = turns = 0
    for seed in range(6):
        last = None
        for state, seat in positions(4, seed=seed, wild=1000, teams=True):
            view = state.observe(seat)
            action = GOOD.choose(view, Chance(1))
            if seat != state.active:
                turns += 1
                offers += action is not None
            elif isinstance(action, Accept):
                assert view.offering is not None
                kept, last = kept + 1, view.offering.card
            elif last is not None:
                # A 2 may go before it.
                used += getattr(action, "card", None) == last
                last = last if action == Discard(2) else None
    assert 0.1 < offers / turns < 0.6
    assert kept > 0.4 * offers
    assert used > 0.8 * kept
