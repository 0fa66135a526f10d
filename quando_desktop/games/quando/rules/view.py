"""One player's knowledge of a round of Quando (Q5): all of it, and nothing more.

A side that the player has not seen is None here. The cards of the others are sorted by their backs:
the order in which their owner holds them would give the fronts away.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from quando_desktop.dataclass import dataclass
from quando_desktop.engine.contract import Observation
from quando_desktop.games.quando.rules.actions import Call, Phase, Play, QuandoAction
from quando_desktop.games.quando.rules.deeds import Deed
from quando_desktop.games.quando.rules.hand import CARD, UNITS, arrival_of, legal_actions
from quando_desktop.games.quando.rules.scoring import EndedBy
from quando_desktop.named_tuple import NamedTuple

if TYPE_CHECKING:
    from quando_desktop.games.quando.rules.round import QuandoRound


class OwnCard(NamedTuple):
    """A card in the player's own hand."""

    card: int
    """The number of cards that had come into this hand before it: what it can be followed by while
    it is held. Nothing in it goes beyond what the owner saw."""
    front: int
    back: int | None
    """Known only if the player saw it in play."""
    open: bool
    """Whether the others know its front."""


class OthersCard(NamedTuple):
    """A card in another player's hand."""

    back: int
    front: int | None
    """Known if it was drawn by its shown side, turned over, or drawn from a turned pile."""


class PileCard(NamedTuple):
    """A card on a pile: the side that lies up, and the other one."""

    up: int | None
    down: int | None


@dataclass(frozen=True, slots=True)
class QuandoView(Observation[QuandoAction]):
    """One player's observation."""

    seat: int
    options: Mapping[str, int]
    scores: tuple[int, ...]
    """The standings of the match before this round."""
    dealer: int
    phase: Phase
    active: int
    actor: int
    tripled: bool
    knocker: int | None
    call: Call | None
    """The call that the player whose turn it is may make instead of playing (Q17, Q19)."""
    play_counts: tuple[int, ...]
    hand: tuple[OwnCard, ...]
    """The own cards, sorted by their fronts, equal ones in the order in which they came. Actions
    name a card by its place here."""
    arrivals: tuple[int, ...]
    """The number of cards that have come into each hand."""
    others: tuple[tuple[OthersCard, ...], ...]
    """The hands of all seats, sorted by their backs; the own seat's place is empty."""
    draw: tuple[PileCard, ...]
    """Top first."""
    discard: tuple[PileCard, ...]
    """Top first."""
    pile_turned: bool
    ended_by: EndedBy | None
    no_zero: tuple[int, ...]
    """For each of the others the backs behind which they can hold no zero, unless it is
    known (see `memory`)."""
    not_all_zero: tuple[int, ...]
    """For each of the others a set of backs behind which not all unknown fronts are zeros."""
    deeds: tuple[Deed, ...]
    """The deeds of the others, one after the other."""

    @property
    def seats(self) -> int:
        return len(self.scores)

    @property
    def is_over(self) -> bool:
        return self.phase is Phase.OVER

    def legal(self) -> Sequence[QuandoAction]:
        if self.seat != self.actor:
            return ()
        shape = sum(UNITS[own.front] for own in self.hand)
        return legal_actions(self.phase, shape, self.call)

    def looks_hard(self) -> int:
        """The difficulty as others see it: only the owner knows how many zeros there are to choose
        from, or sets to play."""
        return len(self.hand) if self.phase is Phase.PLAY else 2

    def opens_turn(self) -> bool:
        return self.phase is Phase.PLAY

    def is_forced(self) -> bool:
        """Whether there is but one zero to turn over (Q14), as far as the others can tell: one that
        lies open to them, or one behind a back. Of each pair of numbers there is one card (Q1), so
        no two zeros have the same back. How many there are is the owner's secret otherwise."""
        if self.phase is not Phase.FLIP or self.seat == self.actor:
            return False
        held, without = self.others[self.actor], self.no_zero[self.actor]
        known = sum(seen.front == 0 for seen in held)
        behind = {seen.back for seen in held if seen.front is None and seen.back}
        return known + sum(not without >> back & 1 for back in behind) == 1

    def is_weighty(self) -> bool:
        """Whether the player may knock: when to do that is the heart of the game."""
        return self.phase is Phase.PLAY and self.call is Call.KNOCK

    def telling(self, action: QuandoAction) -> int:
        """A knock, and then a triplet, say more than a knock that was put off."""
        if action is Call.KNOCK:
            return 4
        if self.is_triplet(action):
            return 3
        return 2 if self.is_weighty() else int(self.opens_turn())

    def is_triplet(self, action: object) -> bool:
        """Whether this lays three equal cards of the own hand (Q14)."""
        if not isinstance(action, Play) or len(action.places) != 3:
            return False
        return len({self.hand[place].front for place in action.places}) == 1


def look(state: QuandoRound, seat: int) -> QuandoView:
    """The round as this seat knows it."""
    memory = state.memory
    if memory is None:
        raise ValueError("a search copy has no memory to look into")
    front, back = state.front, state.back
    hand = tuple(
        OwnCard(
            arrival_of(each),
            front[card],
            back[card] if memory.knows(seat, card) else None,
            memory.is_open(seat, card),
        )
        for each in state.hands[seat]
        for card in (each & CARD,)
    )
    others = tuple(
        ()
        if owner == seat
        else tuple(
            sorted(
                (
                    OthersCard(back[card], front[card] if memory.knows(seat, card) else None)
                    for card in state.cards(owner)
                ),
                key=lambda seen: (seen.back, -1 if seen.front is None else seen.front),
            )
        )
        for owner in range(state.seats)
    )
    discard = tuple(
        PileCard(front[card], back[card] if memory.knows(seat, card) else None)
        for card in reversed(state.discard)
    )
    return QuandoView(
        seat=seat,
        options=state.options,
        scores=state.scores,
        dealer=state.dealer,
        phase=state.phase,
        active=state.active,
        actor=state.actor,
        tripled=state.tripled,
        knocker=None if state.knocker < 0 else state.knocker,
        call=state.call,
        play_counts=tuple(state.play_counts),
        hand=hand,
        arrivals=tuple(state.arrivals),
        others=others,
        draw=_draw_pile(state, seat),
        discard=discard,
        pile_turned=state.pile_turned,
        ended_by=state.ended_by,
        no_zero=_of_others(memory.no_zero, seat),
        not_all_zero=_of_others(memory.not_all_zero, seat),
        deeds=tuple([deed for deed in memory.deeds if deed.seat != seat]),
    )


def _draw_pile(state: QuandoRound, seat: int) -> tuple[PileCard, ...]:
    """The draw pile as this seat knows it: all see what lies up; only those who remember a turned
    pile know anything below it."""
    memory = state.memory
    assert memory is not None
    front, back = state.front, state.back
    if not state.pile_turned:
        below = [PileCard(None, None)] * (len(state.draw) - 1)
        return (PileCard(front[state.draw[-1]], None), *below)
    pile = [
        PileCard(front[card] if memory.knows(seat, card) else None, back[card])
        for card in reversed(state.draw)
    ]
    if state.draw:
        top = state.draw[-1]
        pile[0] = PileCard(front[top], back[top])
    return tuple(pile)


def _of_others(facts: Sequence[int], seat: int) -> tuple[int, ...]:
    return tuple(0 if owner == seat else fact for owner, fact in enumerate(facts))
