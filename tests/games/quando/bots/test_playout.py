"""Rounds played out for search are rounds by the rules: the same actions lead to the same end."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quando_desktop.engine.chance import Chance
from quando_desktop.games.quando.bots.plain import PlainPolicy
from quando_desktop.games.quando.bots.playout import OPEN, SIDE, TURNED, Playout, card_of
from quando_desktop.games.quando.bots.policy import KNOCK, PASS, STRAIGHT, Policy, sets_in
from quando_desktop.games.quando.bots.search import playout_of
from quando_desktop.games.quando.bots.weights import trained
from quando_desktop.games.quando.rules import scoring
from quando_desktop.games.quando.rules.actions import Call, Draw, Flip, Phase, Play
from quando_desktop.games.quando.rules.hand import CARD
from quando_desktop.games.quando.rules.round import QuandoRound
from tests.games.quando.positions import QUANDO, begin, turns
from tests.games.quando.rounds import KNOCK as CALL_KNOCK
from tests.games.quando.rounds import act, table


class Wild(PlainPolicy):
    """Takes and lays anything, and knocks sooner or later."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(8)
        self._chance = chance

    def best_set(self, phase: int, shape: int, shown: int) -> int:
        return self._chance.choice(sets_in(shape))

    def takes_hidden(self, phase: int, shape: int, shown: int, last: bool) -> bool:
        return self._chance.coin()

    def last_turn(self, shape: int, shown: int) -> int:
        return self._chance.choice([PASS, *sets_in(shape)])


class Traced(Playout):
    """Notes what is drawn and what is left in the hand after a play."""

    __slots__ = ("left", "sides")

    def begin_turn(self) -> None:
        self.sides: dict[int, Draw] = {}
        self.left: dict[int, list[int]] = {}

    def _draw(
        self, seat: int, phase: int, shape: int, last: bool, hidden: bool | None = None
    ) -> None:
        top = self.draw[-1]
        self.left[seat] = self.hands[seat].copy()
        super()._draw(seat, phase, shape, last, hidden)
        assert self.hands[seat][-1] in (top, TURNED[top])
        self.sides[seat] = Draw.SHOWN if self.hands[seat][-1] == top else Draw.HIDDEN


def traced(state: QuandoRound, policies: list[Policy]) -> Traced:
    one = playout_of(state, policies)
    return Traced(
        policies,
        one.hands,
        one.shapes,
        one.draw,
        one.discard,
        one.plays,
        one.active,
        one.knocker,
        one.knock_after,
    )


def place_of(state: QuandoRound, seat: int, card: int) -> int:
    """Where a card of the playout stands in the round's hand."""
    sides = [card_of(state.front[each], state.back[each]) for each in state.cards(seat)]
    return sides.index(card)


def do_the_same(state: QuandoRound, playout: Traced, action: int, before: list[list[int]]) -> None:
    """Does by the rules, checked, what the playout did in its last turn."""
    seat = state.actor
    if action in (KNOCK, PASS):
        call = Call.KNOCK if action == KNOCK else Call.PASS
        state.check(seat, call)
        state.apply(seat, call)
        return
    laid = [card for card in before[seat] if card not in playout.left[seat]]
    if action >= STRAIGHT:
        laid.sort()
    play = Play(tuple(place_of(state, seat, card) for card in laid))
    state.check(seat, play)
    state.apply(seat, play)
    acted = 0
    while state.phase not in (Phase.PLAY, Phase.OVER):
        actor = state.actor
        if state.phase is Phase.FLIP:
            turned = [card for card in before[actor] if card not in playout.hands[actor]]
            assert len(turned) == 1
            flip = Flip(place_of(state, actor, turned[0]))
            state.check(actor, flip)
            state.apply(actor, flip)
        else:
            state.apply(actor, playout.sides[actor])
            acted += 1
    assert acted == len(playout.sides)


def same(state: QuandoRound, playout: Playout) -> None:
    """Everything that counts is where it should be."""

    def sides(cards: list[int]) -> list[int]:
        return [card_of(state.front[card], state.back[card]) for card in cards]

    assert playout.draw == sides(state.draw)
    assert playout.discard == sides(state.discard)
    for seat, hand in enumerate(playout.hands):
        assert sorted(hand) == sorted(sides([each & CARD for each in state.hands[seat]]))
    assert playout.shapes == state.shapes
    assert playout.plays == state.play_counts
    assert playout.knocker == state.knocker
    ended = playout.over or playout.active == playout.knocker
    assert ended == (state.phase is Phase.OVER)
    if not ended:
        assert playout.active == state.active


def play_both(state: QuandoRound, policies: list[Policy], chance: Chance) -> None:
    """To the end; now and then an action of chance takes the place of the policy's."""
    playout = traced(state, policies)
    same(state, playout)
    while state.to_act():
        seat = playout.active
        action = playout.choose(seat)
        if not chance.below(4):
            calls = {Call.KNOCK: [KNOCK], Call.PASS: [PASS], None: []}[state.call]
            action = chance.choice([*sets_in(state.shapes[seat]), *calls])
        before = [hand.copy() for hand in playout.hands]
        playout.begin_turn()
        playout.turn(action)
        do_the_same(state, playout, action, before)
        same(state, playout)
    outcome = state.outcome()
    assert outcome is not None
    if not playout.over:  # after a knock it sees the end when the turn is the knocker's
        playout.run()
    assert tuple(playout.totals()) == outcome.totals
    assert tuple(playout.points(state.options["knock_penalty"])) == outcome.points


def some_policies(seats: int, chance: Chance) -> list[Policy]:
    good = trained()[seats].policy()
    minds: list[Policy] = [good, good.bolder(1.0, 2.0), PlainPolicy(5), Wild(chance)]
    return [chance.choice(minds) for _ in range(seats)]


@settings(max_examples=60, deadline=None)
@given(
    seats=st.integers(2, 6),
    seed=st.integers(0, 1 << 32),
    size=st.integers(1, 18),
    knock_after=st.integers(0, 4),
    penalty=st.integers(0, 12),
    start=st.integers(0, 60),
)
def test_from_any_position_it_ends_as_by_the_rules(
    seats: int, seed: int, size: int, knock_after: int, penalty: int, start: int
) -> None:
    chance = Chance(seed)
    largest = next(each.maximum for each in QUANDO.options(seats) if each.key == "hand_size")
    state = begin(
        seats,
        chance,
        hand_size=min(size, largest),
        plays_before_knock=knock_after,
        knock_penalty=penalty,
    )
    for _ in range(start):
        if state.to_act():
            state.apply(state.actor, chance.choice(state.legal(state.actor)))
    while state.phase not in (Phase.PLAY, Phase.OVER):
        state.apply(state.actor, chance.choice(state.legal(state.actor)))
    if state.to_act():
        play_both(state, some_policies(seats, chance), chance)


@pytest.mark.parametrize("seats", range(2, 7))
def test_usual_rounds_end_as_by_the_rules(seats: int) -> None:
    for seed in range(6):
        chance = Chance(seed)
        play_both(begin(seats, chance), some_policies(seats, chance), chance)


@settings(deadline=None)
@given(
    totals=st.lists(st.integers(0, 12), min_size=2, max_size=6),
    knocker=st.integers(-1, 5),
    penalty=st.integers(0, 10),
)
def test_q22_q23_points_are_those_of_the_scoring(
    totals: list[int], knocker: int, penalty: int
) -> None:
    """Totals are made of a ten, or less, and another card."""
    knocker = min(knocker, len(totals) - 1)
    hands = [[card_of(min(10, total), 0), card_of(max(0, total - 10), 1)] for total in totals]
    seats = len(totals)
    playout = Playout([], hands, [0] * seats, [], [], [0] * seats, 0, knocker, 2)
    assert playout.totals() == totals
    wanted = scoring.points(totals, None if knocker < 0 else knocker, penalty)
    assert tuple(playout.points(penalty)) == wanted


def test_a_copy_is_played_out_alone_and_one_run_is_like_the_other() -> None:
    policies: list[Policy] = [trained()[3].policy()] * 3
    for state in turns(3, seed=1):
        playout = playout_of(state, policies)
        kept = playout_of(state, policies)
        first = playout.choose(playout.active)
        one, other = playout.copy(), playout.copy()
        one.run(first)
        other.run(OPEN)
        assert one.over
        assert (one.hands, one.knocker, one.discard) == (other.hands, other.knocker, other.discard)
        assert [getattr(playout, name) for name in ("hands", "draw", "discard", "plays")] == [
            kept.hands,
            kept.draw,
            kept.discard,
            kept.plays,
        ]


@pytest.mark.parametrize("hidden", [True, False])
def test_q12_the_side_that_is_asked_for_is_drawn_and_only_then(hidden: bool) -> None:
    for state in turns(3, seed=4):
        one = traced(state, [trained()[3].policy()] * 3)
        seat, laid = one.active, one.best_set(one.active)
        one.begin_turn()
        one.turn(laid, hidden)
        assert one.sides[seat] == (Draw.HIDDEN if hidden else Draw.SHOWN)
    state = table("9/1 8/2", "9/2 8/3", draw="10/0 10/1 10/2")
    one = traced(state, [trained()[2].policy()] * 2)
    for asked, side in ((False, Draw.SHOWN), (None, Draw.HIDDEN)):
        seat = one.active
        one.begin_turn()
        one.turn(one.best_set(seat), asked)
        assert one.sides[seat] == side


def test_q18_after_a_knock_everybody_else_has_one_turn() -> None:
    state = table("1/5 2/5", "9/1 8/1 10/1", "9/2 8/2 10/2", plays_before_knock=0)
    playout = playout_of(state, [PlainPolicy(5)] * 3)
    playout.run(KNOCK)
    assert playout.knocker == 0
    assert playout.plays == [0, 1, 1]


def test_q19_a_pass_changes_nothing_but_the_turn() -> None:
    state = table("1/5 2/5", "0/1 1/2", "0/3 1/3", plays_before_knock=0)
    act(state, 0, CALL_KNOCK)
    playout = playout_of(state, [PlainPolicy(5)] * 3)
    playout.turn(PASS)
    assert (playout.active, playout.plays) == (2, [0, 0, 0])
    playout.run()
    assert playout.totals() == [3, 1, 1]


def test_a_card_turned_twice_is_as_it_was() -> None:
    card = card_of(7, 2)
    assert TURNED[card] == card_of(2, 7)
    assert TURNED[TURNED[card]] == card
    assert card >> SIDE == 7
