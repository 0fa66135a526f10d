"""S10 by itself: nobody can do anything, and the bottom card of the pile comes up."""

from __future__ import annotations

import pytest

from quando_desktop.engine.chance import Chance
from quando_desktop.games.seven_ate_nine.rules.actions import Draw, Miss, Play, Unblock
from quando_desktop.games.seven_ate_nine.rules.cards import DECK, KINDS, TEXTS, fits, value_of
from quando_desktop.games.seven_ate_nine.rules.deal import SevenDeal
from quando_desktop.games.seven_ate_nine.rules.events import GotStuck, Played, Unblocked
from quando_desktop.games.seven_ate_nine.rules.view import HeldCard
from tests.games.seven_ate_nine.rounds import (
    SEVEN,
    draw,
    fire,
    new_match,
    pile,
    play,
    refused,
    round_of,
    truth,
    unblock,
)


def test_s10_stuck_when_nobody_holds_a_card_that_fits_and_nobody_can_draw() -> None:
    """On a 5 with a step of 3 only an 8 and a 2 fit."""
    state = round_of("1/1 9/1", "3/1 3/2", pile="6/1 7/3 5/3")
    assert state.stuck
    assert state.table_action() == Unblock()


@pytest.mark.parametrize(
    ("hands", "stacks"),
    [
        (("1/1 8/1", "3/1 3/2"), ()),
        (("1/1 1/2", "3/1 2/2"), ()),
        (("1/1 1/2", "3/1 3/2"), ("4/1",)),
        (("1/1 1/2", "3/1 3/2"), ("", "4/1")),
        (("1/1 1/2", "3/1"), ()),
        (("", "3/1 3/2"), ("4/1",)),
    ],
)
def test_s10_not_stuck_as_long_as_one_can_play_draw_or_end_it(
    hands: tuple[str, ...], stacks: tuple[str, ...]
) -> None:
    state = round_of(*hands, stacks=stacks, pile="5/3")
    assert not state.stuck
    assert state.to_act() == (0, 1)


def test_s10_a_play_can_bring_it_about_and_everybody_is_told() -> None:
    state = round_of("8/1 1/1 1/2", "3/1 3/2", pile="6/1 7/3 5/3")
    events = play(state, 0, "8/1", at=2000)
    assert events == [Played(0, TEXTS["8/1"], 0), GotStuck()]
    assert state.stuck
    assert state.to_act() == ()
    assert state.table_action() == Unblock(2000)
    assert all(state.observe(seat).stuck for seat in range(2))
    assert all(state.legal(seat) == [] for seat in range(2))


def test_s10_the_last_draw_can_bring_it_about() -> None:
    state = round_of("1/1 1/2", "3/1 3/2", stacks=("4/1",), pile="6/1 5/3")
    assert isinstance(draw(state, 0)[-1], GotStuck)


def test_s10_nobody_acts_until_the_bottom_card_has_come_up() -> None:
    state = round_of("1/1 1/2", "3/1 3/2", pile="6/1 5/3")
    for action in (Play(TEXTS["1/1"]), Miss(TEXTS["1/1"]), Draw()):
        assert refused(state, 0, action) == "stuck"


def test_s10_the_bottom_card_comes_to_the_top_and_it_goes_on() -> None:
    """On a 2 with a step of 1 the 1 and the 3 fit."""
    state = round_of("1/1 1/2", "3/1 3/2", pile="2/1 7/3 5/3")
    assert unblock(state, at=3000) == [Unblocked(TEXTS["2/1"])]
    assert pile(state) == "7/3 5/3 2/1"
    assert not state.stuck
    assert state.to_act() == (0, 1)
    assert state.table_action() is None
    assert play(state, 1, "3/2", at=3100)[0] == Played(1, TEXTS["3/2"], 1)


def test_s10_it_repeats_until_somebody_can_play() -> None:
    """Neither 7 with a step of 3 nor 6 with one of 1 helps; the 2 does. It is told once."""
    state = round_of("1/1 1/2", "3/1 3/2", pile="7/3 6/1 2/1 5/3")
    assert unblock(state) == [Unblocked(TEXTS["7/3"])]
    assert state.stuck
    assert unblock(state) == [Unblocked(TEXTS["6/1"])]
    assert state.stuck
    assert unblock(state) == [Unblocked(TEXTS["2/1"])]
    assert not state.stuck
    assert pile(state) == "5/3 7/3 6/1 2/1"


def test_s10_a_pile_that_helps_nobody_is_impossible() -> None:
    """Every value leads to every other one, so as long as no hand is empty a card somewhere in
    the pile can be followed. Whatever two hold of one value, all others in the pile."""
    for value in range(1, 11):
        held = [card for card in DECK if value_of(card) == value][:4]
        state = round_of("1/1 1/2", "3/1 3/2", pile="5/3")
        state.hands = [
            list(map(HeldCard, range(2), held[:2])),
            list(map(HeldCard, (0, 1), held[2:])),
        ]
        rest = list(DECK)
        for card in held:
            rest.remove(card)
        # Those that help lie on the top, so that they come last.
        state.pile = sorted(rest, key=lambda top: any(fits(card, top) for card in held))
        state.pile.append(next(top for top in KINDS if not any(fits(card, top) for card in held)))
        state.stuck = state.is_stuck()
        assert state.stuck
        for _ in range(len(state.pile)):
            if not state.stuck:
                break
            unblock(state)
        assert not state.stuck


def test_s10_with_two_players_it_happens_often_and_ends_always() -> None:
    """Quick players draw only when they must: about half of their games get stuck."""
    stuck = 0
    for seed in range(60):
        match = new_match(2, seed)
        match.begin_round()
        chance = Chance(seed)
        got_stuck = False
        while match.in_round:
            state = truth(match)
            got_stuck |= state.stuck
            if state.stuck:
                fire(match, chance, state.now)
                continue
            choices = [(seat, action) for seat in (0, 1) for action in state.legal(seat)]
            best = [choice for choice in choices if choice[1] != Draw()] or choices
            match.arrive(*chance.choice(best), state.now + 10)
        stuck += got_stuck
    assert 10 < stuck < 55


# ---------------------------------------------------------------- the hand limit


def test_a_hand_limit_forbids_drawing_and_nothing_else() -> None:
    state = round_of("8/1 1/1 1/2 1/3 4/1", "3/1", stacks=("4/2",), pile="5/3", hand_limit=5)
    assert refused(state, 0, Draw()) == "hand_full"
    assert state.observe(0).hand_limit == 5
    assert not state.observe(0).may_draw
    play(state, 0, "8/1")
    assert state.observe(0).may_draw
    draw(state, 0)


def test_s10_who_holds_too_many_cards_cannot_draw() -> None:
    full = "1/1 1/2 1/3 4/1 4/2"
    state = round_of(full, "3/1 3/2", stacks=("4/3",), pile="6/1 5/3", hand_limit=5)
    assert state.stuck
    assert not round_of(full, "3/1 3/2", stacks=("4/3",), pile="6/1 5/3", hand_limit=6).stuck
    assert not round_of(full, "3/1 3/2", stacks=("4/3",), pile="6/1 5/3").stuck


def test_s10_the_hand_limit_rises_once_the_whole_pile_has_come_up() -> None:
    """Nothing of the pile leads to a 1 or a 3, but the stack has an 8."""
    full = "1/1 1/2 1/3 3/1 3/2"
    state = round_of(full, "3/3 3/3", stacks=("7/1 8/1",), pile="6/1 5/3", hand_limit=5)
    unblock(state)
    assert state.stuck
    assert state.observe(0).hand_limit == 5
    unblock(state)
    assert not state.stuck
    assert state.observe(1).hand_limit == 6
    assert state.legal(0) == [Draw()]
    draw(state, 0)
    assert state.stuck, "with six cards the hand is full again"
    unblock(state)
    assert not state.stuck, "the 7 fits on the 6 with a step of 1"
    play(state, 0, "7/1")
    assert state.observe(0).hand_limit == 5, "until the next card is played"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s10_a_hand_limit_never_hangs(seats: int) -> None:
    """What fits on the first card lies at the bottom of all stacks, and everybody draws rather
    than plays: the limit rises again and again."""
    highest = 0
    for seed in range(6):
        match = new_match(seats, seed, hand_limit=5)
        dealt = SEVEN.deal(seats, match.options, None, Chance(seed))
        stacks = (sorted(stack, key=lambda card: fits(card, dealt.start)) for stack in dealt.stacks)
        match.begin_round(SevenDeal(tuple(map(tuple, stacks)), dealt.start))
        chance = Chance(seed)
        while match.in_round:
            state = truth(match)
            highest = max(highest, state.hand_limit)
            if state.stuck:
                fire(match, chance, state.now)
                continue
            choices = [(seat, action) for seat in range(seats) for action in state.legal(seat)]
            drawn = [choice for choice in choices if choice[1] == Draw()]
            match.arrive(*chance.choice(drawn or choices), state.now + 10)
        assert len(match.rounds[0].moves) < 2000
    assert highest > 10
