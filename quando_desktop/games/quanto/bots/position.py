"""A position as a player who weighs what to do sees it: cards as numbers, and what a move is worth.

Hands are lists of cards, the display is a shape (see `spread`) beside its rainbow cards, quantos
and winnings are numbers. What is worth considering with a card is found here, and weighed by a
seat's `Policy`; `playout` plays on from here.
"""

from __future__ import annotations

from typing import Final

from quando_desktop.games.quanto.bots.policy import Policy, held_for
from quando_desktop.games.quanto.bots.spread import UNITS, forms_of, spread
from quando_desktop.games.quanto.rules.cards import JOKER, RAINBOW, VALUES, base_size

_VALUE: Final = RAINBOW - 1

CAPTURE: Final = 0
FORM: Final = 1
EXTEND: Final = 2
TAKE: Final = 3
STEAL: Final = 4
DISCARD: Final = 5

PlayoutMove = tuple[int, int, int, int, int]
"""Its kind, the card, its tile or whose quanto it is about, how many cards it takes from the
display, and their shape. A rainbow card's bonus is not among them: a player who captures or takes
with one gets it besides (N16)."""
NOTHING: Final = (DISCARD, -1, 0, 0, 0)
WORST: Final = -1e9


class Position:
    """A round at some moment of a turn."""

    __slots__ = (
        "active",
        "base",
        "built",
        "draw",
        "free",
        "hands",
        "last_capture",
        "over",
        "policies",
        "rainbows",
        "seats",
        "shape",
        "size",
        "teams",
        "tile",
        "tiles",
        "turns",
        "winnings",
    )

    def __init__(
        self,
        policies: list[Policy],
        hands: list[list[int]],
        draw: list[int],
        shape: int,
        size: int,
        rainbows: int,
        tile: list[int],
        built: list[int],
        winnings: list[int],
        active: int,
        last_capture: int,
        teams: bool,
        free: bool,
        tiles: int,
    ) -> None:
        self.policies = policies
        self.seats = len(hands)
        self.base = base_size(self.seats)
        self.hands = hands
        self.draw = draw
        """Top last."""
        self.shape = shape
        """The shape of the display ..."""
        self.size = size
        """... how many cards it has ..."""
        self.rainbows = rainbows
        """... and which values lie there as rainbow cards, one bit each."""
        self.tile = tile
        """The tile of everybody's quanto, 0 without one ..."""
        self.built = built
        """... and how many cards it has."""
        self.tiles = tiles
        """Those in the middle, one bit each."""
        self.winnings = winnings
        self.active = active
        self.last_capture = last_capture
        self.teams = teams
        self.free = free
        """Whether a card may always be discarded."""
        self.turns = 0
        """Turns played from here so far: the cost of playing."""
        self.over = False

    def left(self) -> int:
        """Number of cards that may still be won; one at least."""
        count = len(self.draw) + self.size
        for hand in self.hands:
            count += len(hand)
        return max(1, count)

    # ---------------------------------------------------------------- choosing

    def best(
        self, seat: int, cards: list[int] | None = None, played: bool = True
    ) -> tuple[float, PlayoutMove]:
        """Choose what the policy does with a card of the hand, or with one of these; `played`
        tells whether it is missed in a hand then. Also how good that seems."""
        hand = self.hands[seat]
        best: PlayoutMove = NOTHING
        best_score = WORST
        two = False
        seen = 0
        for card in hand if cards is None else cards:
            if seen >> card & 1:
                continue
            seen |= 1 << card
            rest = hand
            if cards is None:
                rest = hand.copy()
                rest.remove(card)
            for move in self.moves(seat, card):
                if card == 2 and move[0] == DISCARD:
                    two = True
                    continue
                score = self.weigh(seat, move, rest, played)
                if score > best_score:
                    best, best_score = move, score
        if two:
            score = self.weigh_two(seat, played, best_score)
            if score > best_score:
                return score, (DISCARD, 2, 0, 0, 0)
        return best_score, best

    def moves(self, seat: int, card: int) -> list[PlayoutMove]:
        """List what can be done with a card: of all captures of a value the largest, and so on."""
        found: list[PlayoutMove] = []
        if card == JOKER:
            for value in VALUES:
                self._acts(seat, card, value, found)
            for victim in range(self.seats):
                if victim != seat and self.tile[victim] and not self._partners(seat, victim):
                    found.append((STEAL, JOKER, victim, 0, 0))
        else:
            self._acts(seat, card, card & _VALUE, found)
        if not found or self.free:
            found.append((DISCARD, card, 0, 0, 0))
        return found

    def _acts(self, seat: int, card: int, value: int, found: list[PlayoutMove]) -> None:
        """Actions 1 and 2 with a card of this value."""
        place = spread(self.shape)
        size = place.most(value)
        if size:
            found.append((CAPTURE, card, value, size, place.grouped[value]))
        mine = self.tile[seat]
        if not mine:
            tiles = self.tiles
            for tile, count, taken in forms_of(place, value):
                if tiles >> tile & 1:
                    found.append((FORM, card, tile, count, taken))
        elif value == mine:
            found.append((TAKE, card, seat, size, place.grouped[value]))
        elif value < mine and place.summed_size[mine - value]:
            missing = mine - value
            found.append((EXTEND, card, seat, place.summed_size[missing], place.summed[missing]))
        if self.teams:
            partner = seat ^ 2
            missing = self.tile[partner] - value
            if missing > 0 and place.summed_size[missing]:
                size = place.summed_size[missing]
                found.append((EXTEND, card, partner, size, place.summed[missing]))

    def weigh(self, seat: int, move: PlayoutMove, rest: list[int], played: bool = True) -> float:
        """Weigh a move against others: cards now, and what is left behind. `rest`
        is the hand after it; `played` tells whether its card is missed there."""
        policy = self.policies[seat]
        card, after = move[1], self.shape - move[4]
        if move[0] == DISCARD:
            after += UNITS[card & _VALUE]
        score = self._gain(policy, seat, move, rest) + policy.worth(after)
        return score - policy.lost[card] if played else score

    def _gain(self, policy: Policy, seat: int, move: PlayoutMove, rest: list[int]) -> float:
        """The cards that it brings, and what the own quanto is worth then."""
        kind, card, which, size, _ = move
        tile, built = self.tile[seat], self.built[seat]
        score = 0.0
        if kind == CAPTURE:
            score = 1.0 + size
            if card >= RAINBOW and size < self.size:
                score += 1.0
        elif kind == FORM:
            tile, built = which, 1 + size
        elif kind == EXTEND:
            if which == seat:
                built += 1 + size
            else:
                score = -policy.others_quanto(1 + size, len(self.draw))
        elif kind == TAKE:
            tile = 0
            score = 1.0 + size + built
            if card >= RAINBOW and size < self.size:
                score += 1.0
        elif kind == STEAL:
            stolen = self.built[which]
            score = 1.0 + stolen - policy.others_quanto(stolen, len(self.draw))
        else:
            score = self._power(policy, seat, card)
        if tile:
            score += policy.quanto(built, held_for(tile, rest), len(self.draw))
        return score

    def _power(self, policy: Policy, seat: int, card: int) -> float:
        if card == 1:
            return policy.one * self._givers(seat)
        return policy.three if card == 3 and self.draw else 0.0

    def weigh_two(self, seat: int, played: bool, following: float) -> float:
        """A discarded 2: how good the next card will be is seen by what it could do now."""
        policy = self.policies[seat]
        score = policy.two + policy.worth(self.shape + UNITS[2]) - policy.worth(self.shape)
        if played:
            score -= policy.lost[2]
        elif self.hands[seat]:
            following = self.best(seat)[0]
        else:
            following = WORST
        if following > WORST:
            return score + following
        return score + policy.worth(self.shape)

    def quanto_worth(self, seat: int, hand: list[int]) -> float:
        """Worth of a player's quanto beside such a hand."""
        tile = self.tile[seat]
        if not tile:
            return 0.0
        return self.policies[seat].quanto(self.built[seat], held_for(tile, hand), len(self.draw))

    def _partners(self, seat: int, other: int) -> bool:
        return self.teams and seat ^ other == 2

    def _givers(self, seat: int) -> int:
        """Number of players who give a card for a discarded 1 (N13, N22)."""
        count = 0
        for other in range(self.seats):
            if other != seat and self.winnings[other] and not self._partners(seat, other):
                count += 1
        return count
