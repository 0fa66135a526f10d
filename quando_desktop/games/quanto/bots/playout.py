"""Rounds played on in a moment, for search.

The rules are those of `round`, without memory, events or checks, and every seat plays by its
`Policy`. Tests compare rounds played here with the rules themselves.
"""

from __future__ import annotations

from typing import Final

from quando_desktop.games.quanto.bots.position import (
    CAPTURE,
    DISCARD,
    EXTEND,
    FORM,
    TAKE,
    PlayoutMove,
    Position,
)
from quando_desktop.games.quanto.bots.spread import COUNT, COUNT_BITS, UNITS
from quando_desktop.games.quanto.rules.cards import RAINBOW, RAINBOW_FROM, VALUES
from quando_desktop.games.quanto.rules.round import REVEALED

_VALUE: Final = RAINBOW - 1
EXCHANGE: Final = 0.5
"""Cards by which an offered one has to be better than the own ones."""


class Playout(Position):
    """A round at the beginning of a turn. Playing it uses it up; `copy` it before."""

    __slots__ = ()

    def copy(self) -> Playout:
        return Playout(
            self.policies,
            [hand.copy() for hand in self.hands],
            self.draw.copy(),
            self.shape,
            self.size,
            self.rainbows,
            self.tile.copy(),
            self.built.copy(),
            self.winnings.copy(),
            self.active,
            self.last_capture,
            self.teams,
            self.free,
            self.tiles,
        )

    # ----------------------------------------------------------------- playing

    def run(self, turns: int = 1000) -> None:
        """Plays on, at most so many turns."""
        while turns > 0 and not self.over:
            self.turn()
            turns -= 1

    def turn(self) -> None:
        seat = self.active
        hand = self.hands[seat]
        if hand:
            score, move = self.best(seat)
            if self.teams and self.hands[seat ^ 2]:
                move = self._exchange(seat, score, move)
            hand.remove(move[1])
            self.finish(seat, move)
        else:
            self._next(seat)

    def _exchange(self, seat: int, score: float, move: PlayoutMove) -> PlayoutMove:
        """The partner offers the best card for this turn, which is kept if it is clearly better
        than all of the hand (N24)."""
        partner = seat ^ 2
        offered_score, offered = self.best(seat, self.hands[partner])
        if offered_score < score + EXCHANGE:
            return move
        hand = self.hands[seat]
        returned = self.least(seat, hand)
        hand.remove(returned)
        hand.append(offered[1])
        self.hands[partner].remove(offered[1])
        self.hands[partner].append(returned)
        return offered

    def least(self, seat: int, cards: list[int]) -> int:
        """The card that is best given to the partner: one that takes the partner's quanto,
        or else the one that is worth least."""
        mine, theirs = self.tile[seat], self.tile[seat ^ 2]
        lost = self.policies[seat].lost
        least, lowest = cards[0], 1e9
        for card in cards:
            worth = lost[card]
            if theirs and card & _VALUE == theirs:
                worth -= self.built[seat ^ 2]
            if mine and card & _VALUE == mine:
                worth += self.built[seat]
            if worth < lowest:
                least, lowest = card, worth
        return least

    def finish(self, seat: int, move: PlayoutMove) -> None:
        """Does a move, whose card has left the hand, and all that follows in this turn."""
        self.turns += 1
        hand = self.hands[seat]
        while True:
            self._do(seat, move)
            if move[0] != DISCARD:
                break
            card = move[1]
            if card == 1:
                self._collect(seat)
            elif card == 2 and hand:
                move = self.best(seat)[1]
                hand.remove(move[1])
                continue
            elif card == 3 and self.draw:
                turned = self.draw[-REVEALED:]
                del self.draw[-REVEALED:]
                move = self.best(seat, turned, False)[1]
                continue
            break
        self._refill(hand)
        self._next(seat)

    def _do(self, seat: int, move: PlayoutMove) -> None:
        kind, card, which, size, taken = move
        if kind == DISCARD:
            self.shape += UNITS[card & _VALUE]
            self.size += 1
            if card >= RAINBOW:
                self.rainbows |= 1 << (card & _VALUE)
            return
        if size:
            self._leave(size, taken)
        if kind == CAPTURE:
            self.winnings[seat] += 1 + size
            self.last_capture = seat
        elif kind == FORM:
            self.tile[seat] = which
            self.tiles &= ~(1 << which)
            self.built[seat] = 1 + size
            return
        elif kind == EXTEND:
            self.built[which] += 1 + size
            return
        elif kind == TAKE:
            self.winnings[seat] += 1 + size + self.built[seat]
            self._give_back(seat)
        else:
            self.winnings[seat] += 1 + self.built[which]
            self._give_back(which)
        if card >= RAINBOW and self.size:
            self._leave(1, self._bonus())
            self.winnings[seat] += 1

    def _leave(self, size: int, taken: int) -> None:
        self.shape -= taken
        self.size -= size
        rainbows = self.rainbows
        if rainbows:
            for value in range(RAINBOW_FROM, VALUES.stop):
                if rainbows >> value & 1 and taken >> COUNT_BITS * value & COUNT:
                    self.rainbows &= ~(1 << value)

    def _bonus(self) -> int:
        """The lowest card, as most sums need it."""
        shape, value = self.shape, 0
        while not shape & COUNT:
            value += 1
            shape >>= COUNT_BITS
        return UNITS[value]

    def _give_back(self, owner: int) -> None:
        self.tiles |= 1 << self.tile[owner]
        self.tile[owner] = self.built[owner] = 0

    def _collect(self, seat: int) -> None:
        winnings = self.winnings
        for other in range(self.seats):
            if other != seat and winnings[other] and not self._partners(seat, other):
                winnings[other] -= 1
                winnings[seat] += 1

    def _refill(self, hand: list[int]) -> None:
        draw = self.draw
        if not draw:
            return
        wanted = self.base
        if self.rainbows:
            wanted += self.rainbows.bit_count()
        while self.size < wanted and draw:
            card = draw.pop()
            self.shape += UNITS[card & _VALUE]
            self.size += 1
            if card >= RAINBOW:
                self.rainbows |= 1 << (card & _VALUE)
                wanted += 1
        while len(hand) < self.base and draw:
            hand.append(draw.pop())

    def _next(self, seat: int) -> None:
        hands = self.hands
        for step in range(1, self.seats + 1):
            other = (seat + step) % self.seats
            if hands[other]:
                self.active = other
                return
        self.over = True
        if self.last_capture >= 0:
            self.winnings[self.last_capture] += self.size
            self.shape = self.size = 0
