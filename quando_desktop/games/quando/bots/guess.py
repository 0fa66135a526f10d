"""Guesses of what the others hold, going by what they did: worlds that agree with an observation,
the likelier ones more often.

A world is drawn as `sampler` draws it, all possible ones equally likely. Then unseen sides change
places a few times, and a change stands as often as what the others did fits it (Metropolis). The
learned judgement tells how well a deed fits a hand: people and programs alike lay good sets more
often than bad ones, keep what is worth keeping, and knock with low totals.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import exp, log

from quando_desktop.engine.chance import Chance
from quando_desktop.games.quando.bots.likeness import FURTHEST, Both, Likeness
from quando_desktop.games.quando.bots.policy import STRAIGHT
from quando_desktop.games.quando.rules.deeds import Deed, Did
from quando_desktop.games.quando.rules.hand import UNITS
from quando_desktop.games.quando.rules.round import QuandoRound
from quando_desktop.games.quando.rules.sampler import UNSEEN, Sampler
from quando_desktop.games.quando.rules.view import QuandoView

PLAIN_SHARE = {2: 0.45, 3: 0.35, 4: 0.25, 5: 0.25, 6: 0.25}
"""By the number of players: the chance that one of them is a plain one, before anything is known.
Rounds of two are short, and there is little time to find out."""


class Case:
    """A deed, and the hand from which it was done as far as it is known now."""

    __slots__ = ("did", "fewest", "laid", "phase", "plays", "shape", "shown", "unknown")

    def __init__(
        self,
        did: int,
        shape: int,
        unknown: list[int],
        laid: int,
        phase: int,
        plays: int,
        fewest: int,
        shown: int,
    ) -> None:
        self.did = did
        self.shape = shape
        self.unknown = unknown
        self.laid = laid
        self.phase = phase
        self.plays = plays
        self.fewest = fewest
        self.shown = shown


class HeldCard:
    """A card in a hand while its owner's deeds are gone through once more."""

    __slots__ = ("back", "front", "number")

    def __init__(self, back: int, front: int, number: int) -> None:
        self.back = back
        self.front = front
        self.number = number
        """The card's number in the drawn worlds, where its front is still unknown."""


Told = tuple[int | None, int]
"""A card whose both sides everybody has seen."""


def _tells(deed: Deed) -> bool:
    """Whether both sides of a card that stays in the hand were seen."""
    return deed.did not in (Did.PLAYED, Did.KNOCKED, Did.PASSED) and deed.cards[0][0] is not None


CHAINS = 6
SETTLING, BETWEEN = 80, 6
"""The number of walks, and the steps of each before its first world and between two worlds."""


class Guess:
    """Draws worlds for one observation."""

    def __init__(self, view: QuandoView, likeness: Likeness, trust: float = 1.0) -> None:
        """`trust` above 1 takes the others to be surer of what they do than the likeness says."""
        self._view = view
        self._likeness = likeness
        self._trust = trust
        self._plain_share = PLAIN_SHARE[view.seats]
        self.sampler = Sampler(view)
        self.closed: list[int] = []
        """The cards in the hands of others whose fronts are not known."""
        self.owner: dict[int, int] = {}
        for seat, hand in enumerate(self.sampler.hands):
            if seat != view.seat:
                for card in hand:
                    if self.sampler.model.front[card] == UNSEEN:
                        self.closed.append(card)
                        self.owner[card] = seat
        self._cases: list[list[Case]] = [
            self._cases_of(seat) if seat != view.seat else [] for seat in range(view.seats)
        ]

    # -------------------------------------------------------------- what was done

    def _cases_of(self, seat: int) -> list[Case]:
        """Goes back from the hand of now through everything that its owner did."""
        view, model = self._view, self.sampler.model
        hand = [
            HeldCard(model.back[card], model.front[card], card) for card in self.sampler.hands[seat]
        ]
        # In the last round everybody plays for the total alone, which says little.
        knock = [place for place, deed in enumerate(view.deeds) if deed.did == Did.KNOCKED]
        last = knock[0] if knock else len(view.deeds)
        deeds = [(place > last, deed) for place, deed in enumerate(view.deeds) if deed.seat == seat]
        told = [deed.cards[0] for _, deed in deeds if _tells(deed)]
        plays = view.play_counts[seat]
        cases: list[Case] = []
        for in_last_round, deed in reversed(deeds):
            did = deed.did
            if _tells(deed):
                told.pop()
            if did in (Did.TOOK_SHOWN, Did.TOOK_HIDDEN):
                self._give_back(hand, deed, told)
            elif did == Did.TURNED_ZERO:
                for held in hand:
                    if held.back == 0 and held.front == deed.cards[0][0]:
                        held.back, held.front = held.front, 0
                        break
            elif did == Did.PLAYED:
                for front, back in deed.cards:
                    hand.append(HeldCard(back, front if front is not None else 0, UNSEEN))
                plays -= 1
            if not in_last_round and did != Did.TURNED_ZERO:
                cases.append(self._case(seat, deed, hand, plays))
        return cases

    @staticmethod
    def _give_back(hand: list[HeldCard], deed: Deed, told: list[Told]) -> None:
        """Takes the card that was drawn out of the hand. Of equal backs it may be any one, but none
        that was known before."""
        front, back = deed.cards[0]
        fits = [
            held
            for held in hand
            if held.back == back
            and ((held.front, back) not in told if front is None else held.front == front)
        ]
        if fits:
            hand.remove(min(fits, key=lambda held: held.front != UNSEEN))

    def _case(self, seat: int, deed: Deed, hand: list[HeldCard], plays: int) -> Case:
        shape = 0
        unknown: list[int] = []
        for held in hand:
            if held.front == UNSEEN:
                unknown.append(held.number)
            else:
                shape += UNITS[held.front]
        fewest = min([size for other, size in enumerate(deed.sizes) if other != seat])
        laid = -1
        before = plays
        if deed.did == Did.PLAYED:
            fronts = sorted([front for front, _ in deed.cards if front is not None])
            laid = fronts[0] * 16 + len(fronts)
            if fronts[-1] != fronts[0]:
                laid = STRAIGHT + fronts[0]
            before += 1
        phase = self._likeness.policy.phase(before, fewest)
        shown = -1 if deed.shown is None else deed.shown
        return Case(int(deed.did), shape, unknown, laid, phase, plays, fewest, shown)

    def fit(self, state: QuandoRound, seat: int) -> float:
        """The logarithm of how well this seat's deeds fit its hand in a world."""
        judged, plain = self._fit_both(state, seat)
        share = self._plain_share
        if judged > plain:
            fit = judged + log(1 - share + share * exp(plain - judged))
        else:
            fit = plain + log(share + (1 - share) * exp(judged - plain))
        return self._trust * fit

    def plainness(self, state: QuandoRound, seat: int) -> float:
        """The chance that this seat's player is a plain one, in a world."""
        judged, plain = self._fit_both(state, seat)
        lead = min(FURTHEST, max(-FURTHEST, judged - plain))
        share = self._plain_share
        return share / (share + (1 - share) * exp(lead))

    def _fit_both(self, state: QuandoRound, seat: int) -> Both:
        likeness, front = self._likeness, state.front
        judged = plain = 0.0
        for case in self._cases[seat]:
            shape = case.shape
            for card in case.unknown:
                shape += UNITS[front[card]]
            did = case.did
            if did == Did.PLAYED:
                one, other = likeness.of_set(case.phase, shape, case.shown, case.laid)
                judged += one
                plain += other
                if case.plays < state.knock_after:
                    continue
                one, other = likeness.of_knock(shape, case.plays, case.fewest, False)
            elif did == Did.KNOCKED:
                one, other = likeness.of_knock(shape, case.plays, case.fewest, True)
            elif case.shown >= 0 and did != Did.PASSED:
                hidden = did == Did.TOOK_HIDDEN
                one, other = likeness.of_draw(case.phase, shape, case.shown, hidden)
            else:
                continue
            judged += one
            plain += other
        return judged, plain

    # ------------------------------------------------------------------- drawing

    def worlds(self, count: int, chance: Chance) -> Iterator[QuandoRound]:
        """Draws so many worlds. Each has to be used before the next one is asked for."""
        if not self.closed:
            for _ in range(count):
                yield self.sampler.draw(chance)
            return
        for chain in range(CHAINS):
            state = self.sampler.draw(chance)
            walk = Walk(self, state)
            walk.steps(SETTLING, chance)
            for _ in range(count // CHAINS + (chain < count % CHAINS)):
                walk.steps(BETWEEN, chance)
                yield state


class Walk:
    """From one world to the next, by giving two cards each other's unseen sides."""

    def __init__(self, guess: Guess, state: QuandoRound) -> None:
        self._guess = guess
        self._state = state
        self._fits = [guess.fit(state, seat) for seat in range(state.seats)]

    def steps(self, count: int, chance: Chance) -> None:
        """Makes so many attempts to change the front of a closed card."""
        closed, sampler = self._guess.closed, self._guess.sampler
        front, back = self._state.front, self._state.back
        for _ in range(count):
            card = closed[chance.below(len(closed))]
            seen = back[card]
            # Another card can have this one's front if both have the same number on another side.
            unseen = [c for c in sampler.unseen if front[c] == seen or back[c] == seen]
            half_seen = [c for c in sampler.half_seen[seen] if c != card]
            choices = len(unseen) + len(half_seen)
            if choices:
                pick = chance.below(choices)
                if pick < len(unseen):
                    self._swap_unseen(card, unseen[pick], chance)
                else:
                    self._swap_half_seen(card, half_seen[pick - len(unseen)], chance)

    def _swap_unseen(self, card: int, other: int, chance: Chance) -> None:
        """The other card lies in the draw pile, and nobody knows either side of it."""
        front, back = self._state.front, self._state.back
        seen, old = back[card], front[card]
        new = back[other] if front[other] == seen else front[other]
        if new == 0 and card in self._guess.sampler.no_zero:
            return
        front[card] = new
        owner = self._guess.owner[card]
        if self._stands([owner], chance):
            front[other], back[other] = (seen, old) if chance.coin() else (old, seen)
        else:
            front[card] = old

    def _swap_half_seen(self, card: int, other: int, chance: Chance) -> None:
        """The other card shows the same number, wherever it is."""
        front, back = self._state.front, self._state.back
        sampler, owners = self._guess.sampler, self._guess.owner
        sides = front if sampler.model.front[other] == UNSEEN else back
        old, new = front[card], sides[other]
        if (new == 0 and card in sampler.no_zero) or (old == 0 and other in sampler.no_zero):
            return
        front[card], sides[other] = new, old
        concerned = [owners[card]]
        if other in owners and owners[other] != owners[card]:
            concerned.append(owners[other])
        if not self._stands(concerned, chance):
            front[card], sides[other] = old, new

    def _stands(self, seats: list[int], chance: Chance) -> bool:
        """Whether a change that was made in these hands stands."""
        guess, state, fits = self._guess, self._state, self._fits
        found = [guess.fit(state, seat) for seat in seats]
        change = 0.0
        for seat, fit in zip(seats, found, strict=True):
            change += fit - fits[seat]
        if change < 0 and chance.random() >= exp(change):
            return False
        if guess.sampler.should_have_ended(state):
            return False
        for seat, fit in zip(seats, found, strict=True):
            fits[seat] = fit
        return True
