"""Rounds played to their end in a moment: for search, and for learning from play.

The rules are those of `rules`, without memory, events or checks, and every seat plays by its
`Policy`. A card is one number made of its two sides, a hand a list of such cards beside its shape
(see `hand`). Tests compare rounds played here with the rules themselves.
"""

from __future__ import annotations

from quando_desktop.games.quando.bots.policy import KNOCK, STRAIGHT, TAKEN, Policy
from quando_desktop.games.quando.rules.hand import COUNT, COUNT_BITS, UNITS

SIDE = 4
"""Bits of a side."""
BEHIND = (1 << SIDE) - 1
TURNED = [(card & BEHIND) << SIDE | card >> SIDE for card in range(1 << 2 * SIDE)]
"""Each card, turned over."""

OPEN = -3
"""No first action is given: the policy chooses it."""


def shape_of(hand: list[int]) -> int:
    return sum([UNITS[card >> SIDE] for card in hand])


def card_of(front: int, back: int) -> int:
    return front << SIDE | back


class Playout:
    """A round at the beginning of a turn. Playing it out uses it up; `copy` it before."""

    __slots__ = (
        "active",
        "discard",
        "draw",
        "hands",
        "knock_after",
        "knocker",
        "over",
        "plays",
        "policies",
        "seats",
        "shapes",
        "turns",
    )

    def __init__(
        self,
        policies: list[Policy],
        hands: list[list[int]],
        shapes: list[int],
        draw: list[int],
        discard: list[int],
        plays: list[int],
        active: int,
        knocker: int,
        knock_after: int,
    ) -> None:
        """Cards of the draw pile are (shown, hidden), of the discard pile (front, back); both
        have their top last. `knocker` is negative before the knock."""
        self.policies = policies
        self.seats = len(hands)
        self.hands = hands
        self.shapes = shapes
        self.draw = draw
        self.discard = discard
        self.plays = plays
        self.active = active
        self.knocker = knocker
        self.knock_after = knock_after
        self.over = False
        self.turns = 0
        """Turns played here so far: the cost of playing it out."""

    def copy(self) -> Playout:
        return Playout(
            self.policies,
            [hand.copy() for hand in self.hands],
            self.shapes.copy(),
            self.draw.copy(),
            self.discard.copy(),
            self.plays.copy(),
            self.active,
            self.knocker,
            self.knock_after,
        )

    # ---------------------------------------------------------------- questions

    def fewest(self, seat: int) -> int:
        """The number of cards in the smallest hand of the others."""
        return min([len(hand) for other, hand in enumerate(self.hands) if other != seat])

    def totals(self) -> list[int]:
        return [sum([card >> SIDE for card in hand]) for hand in self.hands]

    def points(self, penalty: int) -> list[int]:
        """The points of everybody at the end (Q22, Q23)."""
        points = self.totals()
        lowest = min(points)
        knocker = self.knocker
        alone = points.count(lowest) == 1
        failed = knocker >= 0 and not (alone and points[knocker] == lowest)
        for seat, total in enumerate(points):
            if total == lowest and not (failed and seat == knocker):
                points[seat] = 0
        if failed:
            points[knocker] += penalty
        return points

    # ------------------------------------------------------------------ playing

    def run(self, first: int = OPEN, hidden: bool | None = None) -> None:
        """Plays to the end of the round, beginning with a set or a call, if one is given, and
        with this side of the card that is drawn then."""
        self.turn(first, hidden)
        while not self.over:
            self.turn(OPEN)

    def turn(self, first: int, hidden: bool | None = None) -> None:
        seat = self.active
        self.turns += 1
        if seat == self.knocker:
            self.over = True
            return
        action = first if first != OPEN else self.choose(seat)
        if action >= 0:
            self._play(seat, action, hidden)
        elif action == KNOCK:
            self.knocker = seat
        self.active = seat + 1 if seat + 1 < self.seats else 0

    def choose(self, seat: int) -> int:
        """The policy's action at the beginning of this seat's turn."""
        policy = self.policies[seat]
        shape = self.shapes[seat]
        plays = self.plays[seat]
        if self.knocker >= 0:
            return policy.last_turn(shape, self.draw[-1] >> SIDE if self.draw else -1)
        if plays >= self.knock_after and policy.knocks(shape, plays, self.fewest(seat)):
            return KNOCK
        return self.best_set(seat)

    def best_set(self, seat: int) -> int:
        """The set that the policy lays at the beginning of this seat's turn."""
        policy = self.policies[seat]
        shown = self.draw[-1] >> SIDE if self.draw else -1
        phase = policy.phase(self.plays[seat] + 1, self.fewest(seat))
        return policy.best_set(phase, self.shapes[seat], shown)

    def _play(self, seat: int, laid: int, hidden: bool | None) -> None:
        hand = self.hands[seat]
        discard = self.discard
        if laid >= STRAIGHT:
            low = laid - STRAIGHT
            for number in (low, low + 1, low + 2):
                for place, card in enumerate(hand):
                    if card >> SIDE == number:
                        discard.append(hand.pop(place))
                        break
            tripled = False
        else:
            number = laid >> SIDE
            left = laid & BEHIND
            tripled = left == 3
            stay: list[int] = []
            for card in hand:
                if left and card >> SIDE == number:
                    discard.append(card)
                    left -= 1
                else:
                    stay.append(card)
            hand = self.hands[seat] = stay
        shape = self.shapes[seat] = self.shapes[seat] - TAKEN[laid]
        plays = self.plays[seat] = self.plays[seat] + 1
        if not self.draw:
            self._turn_pile()
        last = self.knocker >= 0
        phase = 0 if last else self.policies[seat].phase(plays, self.fewest(seat))
        self._draw(seat, phase, shape, last, hidden)
        if not self.shapes[seat] >> COUNT_BITS:
            self.over = True
        elif tripled:
            self._penalties(seat)

    def _draw(
        self, seat: int, phase: int, shape: int, last: bool, hidden: bool | None = None
    ) -> None:
        card = self.draw.pop()
        if hidden is None:
            hidden = self.policies[seat].takes_hidden(phase, shape, card >> SIDE, last)
        if hidden:
            card = TURNED[card]
        self.hands[seat].append(card)
        self.shapes[seat] = shape + UNITS[card >> SIDE]
        if not self.draw:
            self._turn_pile()

    def finish_draw(self, actor: int, hidden: bool, tripled: bool) -> None:
        """Goes on to the next turn from a draw of this seat, after its own play or as a penalty."""
        last = self.knocker >= 0
        phase = 0 if last else self.policies[actor].phase(self.plays[actor], self.fewest(actor))
        self._draw(actor, phase, self.shapes[actor], last, hidden)
        if actor != self.active:
            self._finish_penalties(actor)
            return
        if not self.shapes[actor] >> COUNT_BITS:
            self.over = True
        elif tripled:
            self._penalties(actor)
        self._pass_on()

    def finish_flip(self, actor: int, place: int) -> None:
        """Goes on to the next turn from the penalty of this seat, which turns the zero at this
        place of its hand."""
        hand = self.hands[actor]
        hand[place] <<= SIDE
        self.shapes[actor] += UNITS[hand[place] >> SIDE] - 1
        self._finish_penalties(actor)

    def _finish_penalties(self, actor: int) -> None:
        self._penalties(self.active, (actor - self.active) % self.seats + 1)
        self._pass_on()

    def _pass_on(self) -> None:
        self.active = self.active + 1 if self.active + 1 < self.seats else 0

    def _penalties(self, active: int, first: int = 1) -> None:
        """Clockwise each of the others turns a zero or, without one, draws (Q14). Those before the
        first one, counted from the active player, have done so."""
        seats = self.seats
        last = self.knocker >= 0
        for step in range(first, seats):
            seat = (active + step) % seats
            shape = self.shapes[seat]
            if shape & COUNT:
                hand = self.hands[seat]
                for place, card in enumerate(hand):
                    if not card >> SIDE:
                        hand[place] = card << SIDE
                        self.shapes[seat] = shape - 1 + UNITS[card]
                        break
            elif self.draw:
                phase = (
                    0 if last else self.policies[seat].phase(self.plays[seat], self.fewest(seat))
                )
                self._draw(seat, phase, shape, last)

    def _turn_pile(self) -> None:
        """Turns the discard pile over: what lay at the bottom is on top now, and shows what was
        face down (Q15)."""
        self.draw = [TURNED[card] for card in reversed(self.discard)]
        self.discard = []
