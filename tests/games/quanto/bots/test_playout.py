"""Rounds played in a moment: the same as by the rules."""

from __future__ import annotations

from collections import Counter

import pytest

from quando_desktop.engine.chance import Chance
from quando_desktop.games.quanto.bots.playout import Playout
from quando_desktop.games.quanto.bots.policy import Policy
from quando_desktop.games.quanto.bots.position import CAPTURE, DISCARD, TAKE, PlayoutMove
from quando_desktop.games.quanto.bots.reckoning import move_of
from quando_desktop.games.quanto.bots.spread import shape_of, values_in
from quando_desktop.games.quanto.bots.weights import weights_for
from quando_desktop.games.quanto.rules.actions import Accept, Capture, Offer, QuantoAction
from quando_desktop.games.quanto.rules.cards import is_rainbow, value_of
from quando_desktop.games.quanto.rules.effects import card_of, taken_by
from quando_desktop.games.quanto.rules.round import QuantoRound
from quando_desktop.games.quanto.rules.state import NOBODY
from tests.games.quanto.rounds import kinds, made_round
from tests.games.quanto.rounds_in_play import TABLES, begin

EVERY_TABLE = pytest.mark.parametrize(("seats", "options"), TABLES)


class Recorded(Playout):
    """Tells what was done."""

    done: list[PlayoutMove]
    given: int | None
    """What was returned for an offered card."""

    def _do(self, seat: int, move: PlayoutMove) -> None:
        self.done.append(move)
        super()._do(seat, move)

    def _exchange(self, seat: int, score: float, move: PlayoutMove) -> PlayoutMove:
        before = Counter(self.hands[seat])
        found = super()._exchange(seat, score, move)
        given = before - Counter(self.hands[seat])
        self.given = next(iter(given.elements()), None)
        if found is not move and self.given is None:
            self.given = found[1]
        return found


def playout_of(state: QuantoRound) -> Recorded:
    display = [card for _, card in state.display]
    found = Recorded(
        [Policy(weights_for(state.seats, state.teams), state.seats)] * state.seats,
        [state.cards(seat) for seat in range(state.seats)],
        state.draw.copy(),
        shape_of(display),
        len(display),
        sum(1 << value_of(card) for card in display if is_rainbow(card)),
        state.quanto_tiles.copy(),
        [len(kinds) for kinds in state.quanto_cards],
        state.winnings.copy(),
        state.active,
        state.last_capture,
        state.teams,
        state.free_discard,
        state.tiles,
    )
    found.done, found.given = [], None
    return found


def told(playout: Playout) -> dict[str, object]:
    return {
        "hands": [sorted(hand) for hand in playout.hands],
        "draw": playout.draw,
        "shape": playout.shape,
        "size": playout.size,
        "rainbows": None if playout.over else playout.rainbows,
        "tile": playout.tile,
        "built": playout.built,
        "winnings": playout.winnings,
        "tiles": playout.tiles,
        "last_capture": playout.last_capture,
        "active": None if playout.over else playout.active,
    }


def same(state: QuantoRound, seat: int, move: PlayoutMove) -> QuantoAction:
    """The legal action that is the same; rainbow cards are taken first, and a rainbow card's bonus
    is the lowest card that is left."""
    kind, card, which, size, taken = move
    found: list[tuple[int, QuantoAction]] = []
    for action in state.legal(seat):
        if card_of(action) != card:
            continue
        whole = taken_by(action)
        lying = sorted(value_of(each) for _, each in state.display)
        wanted = values_in(taken)
        if kind in (CAPTURE, TAKE) and is_rainbow(card) and len(lying) > size:
            left = Counter(lying) - Counter(wanted)
            wanted = sorted([*wanted, min(left)])
        if kind == DISCARD:
            wanted = []
        other = move_of(action, seat)
        meant = which if kind != CAPTURE else other[2]
        if (other[0], other[2], values_in(other[4])) == (kind, meant, wanted):
            found.append((sum(map(is_rainbow, whole)), action))
    return max(found, key=lambda each: each[0])[1]


@EVERY_TABLE
def test_every_turn_is_the_same_as_by_the_rules(seats: int, options: dict[str, int]) -> None:
    moves = exchanges = 0
    for seed in range(8):
        state = begin(seats, Chance(seed), **options)
        while state.to_act():
            seat = state.active
            playout = playout_of(state)
            playout.turn()
            if playout.given is not None:
                exchanges += 1
                state.apply(seat ^ 2, Offer(playout.done[0][1]))
                state.apply(seat, Accept(playout.given))
            for move in playout.done:
                moves += 1
                action = same(state, seat, move)
                state.check(seat, action)
                state.apply(seat, action)
            after = playout_of(state)
            after.over = not state.to_act()
            assert told(playout) == told(after)
            assert playout.over == after.over
    assert moves > 250
    assert bool(exchanges) == bool(options.get("teams"))


@EVERY_TABLE
def test_moves_tell_whether_a_card_can_only_be_discarded(
    seats: int, options: dict[str, int]
) -> None:
    """N12, and the house rule."""
    discards = 0
    for seed in range(20):
        state = begin(seats, Chance(seed), **options)
        chance = Chance(f"moves {seed}")
        while state.to_act():
            seat = state.active
            playout = playout_of(state)
            legal = state.legal(seat)
            if state.turned_up or state.offer is not None:
                state.apply(seat, chance.choice(legal))
                continue
            for card in set(state.cards(seat)):
                kinds = {move[0] for move in playout.moves(seat, card)}
                assert kinds == {move_of(a, seat)[0] for a in legal if card_of(a) == card}
                discards += kinds == {DISCARD}
            state.apply(seat, chance.choice(legal))
    assert discards > 50 or options.get("free_discard")


def test_a_copy_goes_its_own_way() -> None:
    state = begin(3, Chance(1))
    one = playout_of(state)
    before = told(one.copy())
    other = one.copy()
    other.run()
    assert other.over
    assert told(one) == before
    assert other.turns > 30
    assert sum(other.winnings) <= 110
    assert other.last_capture != NOBODY


def test_it_stops_after_some_turns() -> None:
    one = playout_of(begin(4, Chance(2)))
    one.run(6)
    assert one.turns == 6
    assert not one.over


def test_more_cards_are_better_and_so_is_a_quanto_that_can_be_taken() -> None:
    state = made_round("7 9 5", "8 8 8", display="7 3 4", rest=True, quantos={0: (9, "4 5")})
    playout = playout_of(state)
    captures = [move_of(action, 0) for action in state.legal(0) if isinstance(action, Capture)]
    captures.sort(key=lambda move: move[3])
    rest = list(kinds("9 5"))
    weights = [playout.weigh(0, move, rest) for move in captures]
    assert [move[3] for move in captures] == [1, 2, 3]
    assert weights == sorted(weights)
    assert playout.weigh(0, captures[0], rest) > playout.weigh(0, captures[0], list(kinds("8 5")))
