"""The player that reckons: sensible where it is plain what sense is, and true in its reasons."""

from __future__ import annotations

import pytest

from quando_desktop.engine.chance import Chance
from quando_desktop.games.quando.bots.heuristic import HeuristicBot
from quando_desktop.games.quando.bots.policy import fronts_of
from quando_desktop.games.quando.bots.reason import Ground, QuandoReason
from quando_desktop.games.quando.bots.reckoning import Reckoning
from quando_desktop.games.quando.bots.weights import built_in, trained
from quando_desktop.games.quando.rules.actions import Call, Draw, Flip, Phase, Play
from quando_desktop.games.quando.rules.round import QuandoRound
from tests.games.quando.positions import positions
from tests.games.quando.rounds import HIDDEN, KNOCK, PASS, SHOWN, act, flip, play, table

BOT = HeuristicBot()
BOTS = {"learned": BOT, "built-in": HeuristicBot(weights=dict.fromkeys(range(2, 7), built_in()))}
EVERY_BOT = pytest.mark.parametrize("bot", BOTS.values(), ids=list(BOTS))


def reckon(state: QuandoRound) -> Reckoning:
    return BOT.reckon(state.observe(state.actor))


def choice(state: QuandoRound, bot: HeuristicBot = BOT) -> object:
    return bot.choose(state.observe(state.actor), Chance(1))


def reason(state: QuandoRound, bot: HeuristicBot = BOT) -> QuandoReason:
    found = bot.advise(state.observe(state.actor), Chance(1)).reason
    assert isinstance(found, QuandoReason)
    return found


# ----------------------------------------------------------------------- drawing


@EVERY_BOT
def test_a_zero_is_taken_wherever_it_lies_open(bot: HeuristicBot) -> None:
    state = table("9/1 9/2 4/3", "8/1 7/2 6/3", draw="0/10")
    act(state, 0, "9/1 9/2")
    assert choice(state, bot) is Draw.SHOWN
    assert reason(state, bot).ground is Ground.SHOWN_GOOD


@EVERY_BOT
def test_the_hidden_side_is_taken_rather_than_a_lone_ten(bot: HeuristicBot) -> None:
    state = table("2/1 2/3 1/4", "8/1 7/2 6/3", draw="10/5")
    act(state, 0, "2/1 2/3")
    assert choice(state, bot) is Draw.HIDDEN
    found = reason(state, bot)
    assert (found.ground, found.shown) == (Ground.HIDDEN_GOOD, 10)
    assert found.hidden is not None
    assert 3 < found.hidden < 7


def test_the_other_side_of_a_card_from_a_turned_pile_is_known() -> None:
    """Q15: all saw both sides of it."""
    state = table("9/0 8/1 5/2", "8/3 7/4 6/5", draw="3/2", rest=False)
    act(state, 0, "9/0")
    act(state, 0, SHOWN)
    assert state.pile_turned
    view = state.observe(1)
    assert (view.draw[0].up, view.draw[0].down) == (0, 9)
    act(state, 1, "8/3")
    assert choice(state) is Draw.SHOWN
    assert reason(state).hidden == 9


def test_q15_without_a_card_to_draw_it_lays_what_it_would_otherwise() -> None:
    state = table("9/0 9/1 5/2", "8/3 7/4 6/5", rest=False)
    state.pile_turned = True
    assert reckon(state).top is None
    assert choice(state) == play(state, 0, "9/0 9/1")


def test_odds_leave_out_what_is_accounted_for() -> None:
    """Its own card is 10/5, as the shown side was 5 when it was taken by the hidden one."""
    state = table("9/1 8/2 4/3", "7/1 7/2 6/3", draw="5/10 5/4")
    act(state, 0, "9/1", HIDDEN)
    act(state, 1, "7/1 7/2")
    odds = BOT.reckon(state.observe(0)).odds(5)
    assert odds[10] == odds[5] == 0
    assert odds[0] > 0
    assert sum(odds) == pytest.approx(1)


def test_odds_are_lower_for_numbers_that_many_cards_show() -> None:
    """All the others' backs are 7s, so a 7 behind another number is rarer."""
    state = table("1/0 2/0 3/0", "1/7 2/7 3/7 4/7 5/7 6/7", draw="10/0")
    odds = reckon(state).odds(10)
    assert odds[7] < odds[8]


def test_in_the_last_round_only_the_number_counts() -> None:
    """Two more 9s would make a triplet of the shown one, but there is no other turn."""
    state = table("1/5 2/5", "9/1 9/2 8/4 8/5", plays_before_knock=0, draw="9/0")
    act(state, 0, KNOCK)
    act(state, 1, "8/4 8/5")
    assert choice(state) is Draw.HIDDEN


# ---------------------------------------------------------------------- knocking


def test_it_knocks_with_nothing_left_against_full_hands_and_not_the_other_way() -> None:
    low = table("0/1 1/2", "9/1 8/2 10/3 7/4 6/5 9/8", plays_before_knock=0)
    high = table("9/1 8/2 10/3 7/4 6/5 9/8", "0/1 1/2", plays_before_knock=0)
    for state in (low, high):
        state.play_counts = [3, 3]
    assert choice(low) is KNOCK
    assert reason(low).ground is Ground.KNOCK_GOOD
    assert choice(high) is not KNOCK
    good, bad = reason(low).knock_chance, reason(high).knock_chance
    assert good is not None
    assert bad is not None
    assert good > 0.5 > bad


def test_what_is_said_of_a_knock_is_what_was_learned() -> None:
    state = table("2/1 2/3", "9/1 8/2 10/3", plays_before_knock=0)
    state.play_counts = [4, 4]
    assert reason(state).knock_chance == trained()[2].chance_of_knock(4, 4, 3)
    assert reason(table("2/1 2/3", "9/1 8/2 10/3")).knock_chance is None


def test_q19_in_the_last_round_it_passes_with_zeros_and_lays_what_it_can_of_a_lot() -> None:
    state = table("1/5 2/5", "0/1 1/2", plays_before_knock=0, draw="9/8")
    act(state, 0, KNOCK)
    assert choice(state) is PASS
    assert reason(state).ground is Ground.PASS_GOOD
    state = table("1/5 2/5", "9/1 9/2 9/3 9/4", plays_before_knock=0)
    act(state, 0, KNOCK)
    assert choice(state) == play(state, 1, "9/1 9/2 9/3 9/4")


# ----------------------------------------------------------------------- playing


def test_of_equal_cards_it_lays_those_that_the_others_know() -> None:
    state = table("7/1 9/2 4/3 0/1", "6/1 6/2 6/3", draw="7/5")
    act(state, 0, "9/2", SHOWN)
    act(state, 1, "6/1", SHOWN)
    assert reckon(state).play(7 * 16 + 1) == play(state, 0, "7/5")


def test_the_zero_with_a_low_known_back_is_turned() -> None:
    """Q14: it took both zeros by their hidden sides, so it knows their backs."""
    state = table("9/1 9/2 8/3", "4/1 4/2 4/3 5/6", draw="10/0 5/4 1/0")
    act(state, 0, "9/1", HIDDEN)
    act(state, 1, "5/6", SHOWN)
    act(state, 0, "9/2", HIDDEN)
    act(state, 1, "4/1 4/2 4/3", SHOWN)
    assert state.phase is Phase.FLIP
    assert choice(state) == flip(state, 0, "0/1")
    assert reason(state).ground is Ground.CHEAPEST_ZERO


def test_a_triplet_is_laid_and_named() -> None:
    state = table("7/1 7/2 7/3 4/3", "6/1 6/2 6/3", draw="5/2")
    assert choice(state) == play(state, 0, "7/1 7/2 7/3")
    assert reason(state).ground is Ground.TRIPLET


def test_there_is_no_other_choice_only_where_there_is_none() -> None:
    """With a single card it can do nothing but lay it, unless it may knock."""
    state = table("9/1", "6/1 6/2 6/3", draw="5/2")
    assert reason(state).ground is Ground.ONLY_CHOICE
    state = table("9/1", "6/1 6/2 6/3", draw="5/2", plays_before_knock=0)
    assert choice(state) == Play((0,))
    assert reason(state).ground is Ground.MOST_POINTS


# -------------------------------------------------------------- reasons, everywhere


@EVERY_BOT
@pytest.mark.parametrize("seats", range(2, 7))
def test_reasons_are_whole_and_true(bot: HeuristicBot, seats: int) -> None:
    seen = set()
    for number, state in enumerate(positions(seats, seed=seats)):
        if number % 2:
            continue
        view = state.observe(state.actor)
        advice = bot.advise(view, Chance(1))
        found = advice.reason
        assert isinstance(found, QuandoReason)
        assert found.total == sum(own.front for own in view.hand)
        assert found.weighed[0].action == advice.action
        assert 1 <= len({each.action for each in found.weighed}) == len(found.weighed) <= 3
        for weighed in found.weighed:
            laid = weighed.action.places if isinstance(weighed.action, Play) else ()
            assert weighed.fronts == tuple(view.hand[place].front for place in laid)
            assert weighed.action in view.legal()
        check_rivals(state, found)
        may_knock = view.phase is Phase.PLAY and view.call is Call.KNOCK
        assert (found.knock_chance is not None) == may_knock
        assert 0 <= (found.knock_chance or 0) <= 1
        draws = isinstance(advice.action, Draw)
        assert found.shown == (view.draw[0].up if draws else None)
        assert (found.hidden is not None) == draws
        assert 0 <= (found.hidden or 0) <= 10
        seen.add(type(advice.action))
    assert {Play, Draw} <= seen <= {Play, Draw, Flip, Call}


def check_rivals(state: QuandoRound, found: QuandoReason) -> None:
    """Clockwise, with what is known for certain and a guess that it does not contradict."""
    view = state.observe(state.actor)
    seats = [(view.seat + step) % view.seats for step in range(1, view.seats)]
    assert [rival.seat for rival in found.rivals] == seats
    for rival in found.rivals:
        hand = view.others[rival.seat]
        known = [seen.front for seen in hand if seen.front is not None]
        assert (rival.cards, rival.known) == (len(hand), len(known))
        closed = len(hand) - len(known)
        assert sum(known) <= rival.guess <= sum(known) + 10 * closed
        if not closed:
            assert rival.guess == sum(state.front[card] for card in state.cards(rival.seat))


def test_what_was_weighed_beside_it_is_the_best_of_the_rest() -> None:
    state = table("9/1 9/2 4/3 2/6", "6/1 6/2 6/3", draw="5/2")
    found = reason(state)
    sets = [fronts_of(laid) for _, laid in reckon(state).sets]
    assert [each.fronts for each in found.weighed] == sets[:3]
