"""A player's reckoning from what it knows: counted odds, learned values, and its temperament.

Nothing here looks behind the observation. The hidden side of a card is weighed by the cards that
the player has not seen.
"""

from __future__ import annotations

from functools import cached_property
from math import fsum

from quando_desktop.bots.characters import PLAIN, Temperament
from quando_desktop.games.quando.bots.policy import (
    PASS,
    STRAIGHT,
    SUM,
    TAKEN,
    Policy,
    fronts_of,
    is_triplet,
    sets_in,
    total_of,
)
from quando_desktop.games.quando.bots.reason import Ground, Rival
from quando_desktop.games.quando.rules.actions import Draw, Flip, Phase, Play
from quando_desktop.games.quando.rules.cards import NUMBERS
from quando_desktop.games.quando.rules.hand import COUNT, UNITS
from quando_desktop.games.quando.rules.view import OwnCard, PileCard, QuandoView

CURIOSITY, CAUTION = 0.25, 0.15
"""Points by which a hidden side seems better to a player who loves it, and worse to one who does
not. Caution was found to cost more."""
LAST_CURIOSITY = 0.6
"""Both in the last round, where only the number counts."""
COLLECTING, SAVING = 0.35, 0.2
"""Points by which a triplet seems better, and a pair laid worse, to a player who saves them up."""
PATIENCE, COURAGE = 1.0, 0.2
"""Points by which a total has to be lower for a player who waits; and by which it may be higher,
for each play of a long round, for one who gets bold."""
COURAGE_AFTER = 5
WARY = 0.5
"""What was learned among equals is a little too bold among strangers."""
LEAST_FREE = 0.05

Odds = list[float]


class Reckoning:
    """A reckoning, worked out as far as it is asked for."""

    def __init__(self, view: QuandoView, policy: Policy, temperament: Temperament = PLAIN) -> None:
        self.view = view
        self.policy = policy
        self.temperament = temperament
        self.shape = sum(UNITS[own.front] for own in view.hand)
        self.total = total_of(self.shape)
        self.plays = view.play_counts[view.seat]
        self.fewest = min(len(hand) for seat, hand in enumerate(view.others) if seat != view.seat)
        self.last_round = view.knocker is not None

    # --------------------------------------------------------------------- odds

    @cached_property
    def _seen(self) -> tuple[list[list[bool]], list[int]]:
        """The pairs that are accounted for, and how many half-seen cards show each number."""
        gone = [[a == b for b in NUMBERS] for a in NUMBERS]
        half = [0] * len(NUMBERS)
        view = self.view
        sides: list[tuple[int | None, int | None]] = [(own.front, own.back) for own in view.hand]
        sides += [(seen.back, seen.front) for hand in view.others for seen in hand]
        sides += self._remembered(view.discard)
        sides += view.draw
        for one, other in sides:
            if one is not None and other is not None:
                gone[one][other] = gone[other][one] = True
            elif one is not None or other is not None:
                half[other if one is None else one] += 1  # type: ignore[index]
        return gone, half

    def _remembered(self, discard: tuple[PileCard, ...]) -> tuple[PileCard, ...]:
        """What lies on top is remembered best."""
        return discard[: round(len(discard) * self.temperament.memory)]

    @cached_property
    def _free(self) -> Odds:
        """For each number the chance that a card with it, not accounted for, shows it to nobody
        yet."""
        gone, half = self._seen
        free = []
        for row, shown in zip(gone, half, strict=True):
            lines = len(NUMBERS) - sum(row)
            free.append(max(LEAST_FREE, (lines - shown) / lines) if lines else 0.0)
        return free

    def odds(self, seen: int) -> Odds:
        """For a half-seen card that shows this number the chance of each number behind it."""
        gone, _ = self._seen
        weights = [
            0.0 if taken else free for taken, free in zip(gone[seen], self._free, strict=True)
        ]
        whole = fsum(weights)
        if not whole:  # every other pair is accounted for, so anything left is as good
            return [1 / len(NUMBERS)] * len(NUMBERS)
        return [weight / whole for weight in weights]

    @cached_property
    def top(self) -> tuple[int, Odds] | None:
        """The side of the top card that is shown, and the odds of the other one."""
        top = self.view.draw[0] if self.view.draw else None
        if top is None or top.up is None:
            return None
        if top.down is None:
            return top.up, self.odds(top.up)
        return top.up, [float(number == top.down) for number in NUMBERS]

    @property
    def hidden(self) -> float | None:
        """The average of the other side of the top card."""
        return None if self.top is None else _mean(list(map(float, NUMBERS)), self.top[1])

    # ------------------------------------------------------------------- drawing

    @property
    def phase(self) -> int:
        """The phase of this seat before it plays, or after it has played."""
        return self.policy.phase(self.plays, self.fewest)

    def _values(self, phase: int, rest: int) -> list[float]:
        """The values of a hand with each number added; in the last round only the total counts."""
        if self.last_round:
            return [float(number) for number in NUMBERS]
        return self.policy.draws(phase, rest).values

    def _drawn(self, phase: int, rest: int) -> tuple[float, Draw]:
        """The value of a hand after the better of the two draws."""
        values = self._values(phase, rest)
        if self.top is None:  # what was just laid will be turned over
            return fsum(values) / len(values), Draw.SHOWN
        shown, odds = self.top
        hidden = _mean(values, odds) - self._love_of_hidden
        return (hidden, Draw.HIDDEN) if hidden < values[shown] else (values[shown], Draw.SHOWN)

    @property
    def _love_of_hidden(self) -> float:
        """Points by which a hidden side seems better to a player of this temperament."""
        curiosity = self.temperament.curiosity
        if self.last_round:
            return LAST_CURIOSITY * curiosity
        return (CURIOSITY if curiosity > 0 else CAUTION) * curiosity

    def draw(self) -> Draw:
        return self._drawn(self.phase, self.shape)[1]

    def draws_hidden(self, laid: int) -> bool | None:
        """Whether it will take the hidden side after laying this set, where that lies on top."""
        if self.top is None:
            return None
        phase = self.policy.phase(self.plays + 1, self.fewest)
        return self._drawn(phase, self.shape - TAKEN[laid])[1] is Draw.HIDDEN

    def flip(self) -> Flip:
        """The zero that is best turned over; where its back is not known, by the odds."""
        values = self._values(self.phase, self.shape - UNITS[0])
        unknown = _mean(values, self.odds(0))
        found = [
            (unknown if own.back is None else values[own.back], place)
            for place, own in enumerate(self.view.hand)
            if not own.front
        ]
        return Flip(min(found)[1])

    # ------------------------------------------------------------- looking back

    def values(self, rest: int) -> list[float]:
        """The values of the own hand, of which this is the rest, with each number added now."""
        return self._values(self.phase, rest)

    def tops(self) -> list[float]:
        """The value of what this player does next, with each number shown on the draw pile, whose
        other side may be anything."""
        drawing = self.view.phase is not Phase.PLAY
        return [self._with_top(number, drawing) for number in NUMBERS]

    def _with_top(self, shown: int, drawing: bool) -> float:
        if self.last_round:
            drawn = min(float(shown), (fsum(NUMBERS) - shown) / (len(NUMBERS) - 1))
            if drawing:
                return drawn
            return min(0.0, drawn - max(map(self.policy.lowers, sets_in(self.shape))))
        if drawing:
            values = self.policy.draws(self.phase, self.shape).values
            return min(values[shown], (fsum(values) - values[shown]) / (len(values) - 1))
        phase = self.policy.phase(self.plays + 1, self.fewest)
        laid = self.policy.best_set(phase, self.shape, shown)
        return self.policy.set_value(phase, self.shape, shown, laid)

    # ------------------------------------------------------------------- playing

    @cached_property
    def sets(self) -> list[tuple[float, int]]:
        """Everything that can be laid, with its value, the best first."""
        phase = self.policy.phase(self.plays + 1, self.fewest)
        found = [(self._set_value(phase, laid), laid) for laid in sets_in(self.shape)]
        found.sort()
        return found

    def _set_value(self, phase: int, laid: int) -> float:
        value, _ = self._drawn(phase, self.shape - TAKEN[laid])
        if is_triplet(laid):
            value += self.policy.triplet[phase]
        return value - self.fondness(laid)

    def fondness(self, laid: int) -> float:
        """Points by which a set seems better to a player of this temperament."""
        if is_triplet(laid):
            return COLLECTING * self.temperament.collecting
        if laid < STRAIGHT and laid & COUNT == 2:
            return -SAVING * self.temperament.collecting
        return 0.0

    def last_turn(self) -> int:
        """The set that lowers the total most in the last round, or a pass."""
        drawn, _ = self._drawn(0, 0)
        worth, laid = max((self.policy.lowers(laid), laid) for laid in sets_in(self.shape))
        return laid if worth > drawn else PASS

    def last_costs(self) -> list[float]:
        """Points that each set adds to the total in the last round, with the card drawn for it."""
        drawn, _ = self._drawn(0, 0)
        return [drawn - self.policy.lowers(laid) for laid in sets_in(self.shape)]

    def play(self, laid: int) -> Play:
        """Of equal cards those go first whose fronts the others know: what stays tells less."""
        hand = self.view.hand
        places: list[int] = []
        for number in fronts_of(laid):
            equal = [p for p, own in enumerate(hand) if own.front == number and p not in places]
            places.append(min(equal, key=lambda place: _keeps(hand[place])))
        if laid < STRAIGHT:
            places.sort()
        return Play(tuple(places))

    def ground(self, laid: int) -> Ground:
        """The ground for laying a set."""
        if is_triplet(laid):
            return Ground.TRIPLET
        most = max(SUM[other] for _, other in self.sets)
        return Ground.MOST_POINTS if SUM[laid] == most else Ground.KEEPS_GROUPS

    # ------------------------------------------------------------------ knocking

    @property
    def knock_limit(self) -> float:
        """The highest total to knock with, by temperament."""
        return self.policy.knock_limit(self.plays, self.fewest) - WARY - self.reluctance

    @property
    def reluctance(self) -> float:
        """Points by which a player of this temperament waits longer."""
        long = max(0, self.plays - COURAGE_AFTER)
        return PATIENCE * self.temperament.patience - COURAGE * self.temperament.late_courage * long

    def rivals(self) -> tuple[Rival, ...]:
        """Estimates of what the others hold, going by the cards alone."""
        view = self.view
        found = []
        for step in range(1, view.seats):
            seat = (view.seat + step) % view.seats
            hand = view.others[seat]
            known = [seen.front for seen in hand if seen.front is not None]
            closed = fsum(self._behind[seen.back] for seen in hand if seen.front is None)
            found.append(Rival(seat, len(hand), len(known), sum(known) + closed))
        return tuple(found)

    @cached_property
    def _behind(self) -> list[float]:
        """For each back the average front."""
        return [_mean(list(map(float, NUMBERS)), self.odds(back)) for back in NUMBERS]


def _mean(values: list[float], odds: Odds) -> float:
    return fsum([value * chance for value, chance in zip(values, odds, strict=True)])


def _keeps(own: OwnCard) -> tuple[bool, int]:
    return not own.open, own.card
