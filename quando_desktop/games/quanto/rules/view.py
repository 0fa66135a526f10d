"""One player's knowledge of a round of Quanto (N26): all of it, and nothing more.

Everything that was ever played, taken or turned up was seen by everybody; hidden are the hands and
the draw pile. What partners learn from an offer (N24) is in `known`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from quando_desktop.dataclass import dataclass
from quando_desktop.engine.contract import Observation
from quando_desktop.games.quanto.rules.actions import (
    Capture,
    Extend,
    Form,
    Phase,
    QuantoAction,
    Steal,
    Take,
)
from quando_desktop.games.quanto.rules.cards import TILES
from quando_desktop.games.quanto.rules.legal import Situation, answers, distinct, offers, plays
from quando_desktop.games.quanto.rules.sets import bounded
from quando_desktop.games.quanto.rules.shapes import shape_of
from quando_desktop.games.quanto.rules.state import QuantoState, arrival_of, kind_of
from quando_desktop.named_tuple import NamedTuple


class HeldCard(NamedTuple):
    """A card in the own hand or in the display."""

    card: int
    """The number of cards that had come there before it: what it can be followed by."""
    kind: int
    """Its kind (see `cards`)."""


class Quanto(NamedTuple):
    """A quanto as it lies before the player who has formed it (N8)."""

    tile: int
    cards: tuple[int, ...]
    """In the order in which they were laid."""


class Offering(NamedTuple):
    """A card on its way between partners (N24)."""

    giver: int
    card: int | None
    """None for the other team."""


@dataclass(frozen=True, slots=True)
class QuantoView(Observation[QuantoAction]):
    """One player's observation."""

    seat: int
    options: Mapping[str, int]
    scores: tuple[int, ...]
    """The standings of the match before this round."""
    dealer: int
    phase: Phase
    active: int
    """The seat whose turn it is."""
    again: bool
    """Whether a card has been played in this turn already (N14, N15)."""
    may_offer: bool
    """Whether the partner of the active player may still offer a card (N24)."""
    offering: Offering | None
    hand: tuple[HeldCard, ...]
    """The own cards, sorted by `hand_order`, equal ones in the order in which they came."""
    hand_arrivals: int
    """The number of cards that have come into the own hand."""
    hand_sizes: tuple[int, ...]
    known: tuple[tuple[int, ...], ...]
    """For each of the others the cards that this player knows to be in their hand, sorted."""
    display: tuple[HeldCard, ...]
    """As it lies, from the left."""
    display_arrivals: int
    """The number of cards that have come into the display."""
    tiles: tuple[int, ...]
    """Those in the middle, upwards."""
    quantos: tuple[Quanto | None, ...]
    winnings: tuple[int, ...]
    """The number of cards that each has won."""
    draw: int
    """The number of cards of the draw pile."""
    turned_up: tuple[int, ...]
    """The cards to choose from after a 3 (N15), as they were turned up."""
    gone: tuple[int, ...]
    """All cards in anybody's winnings and out of the game, sorted."""
    last_capture: int | None
    """The seat that captured last (N20)."""
    race: tuple[tuple[int, ...], ...]
    """Everybody's winnings after each turn and, at last, with what was left in the display."""

    @property
    def seats(self) -> int:
        return len(self.scores)

    @property
    def teams(self) -> bool:
        return bool(self.options["teams"])

    def partner(self, seat: int) -> int | None:
        """The partner, who sits opposite (N22 to N25)."""
        return (seat + 2) % self.seats if self.teams else None

    def kinds(self) -> list[int]:
        """The kinds of the own cards, each once, in the order of the hand."""
        return distinct([own.kind for own in self.hand])

    def situation(self) -> Situation:
        """The situation that the active player's actions depend on."""
        seat = self.active
        return Situation(
            bounded(shape_of(lying.kind for lying in self.display)),
            sum(1 << tile for tile in self.tiles),
            seat,
            (seat + 2) % 4 if self.teams else seat,
            tuple(0 if quanto is None else quanto.tile for quanto in self.quantos),
            bool(self.options["free_discard"]),
        )

    @property
    def is_over(self) -> bool:
        return self.phase is Phase.OVER

    def legal(self) -> Sequence[QuantoAction]:
        if self.seat == self.active:
            if self.phase is Phase.PLAY:
                return plays(self.kinds(), self.situation())
            if self.phase is Phase.CHOOSE:
                return plays(distinct(self.turned_up), self.situation())
            return answers(self.kinds()) if self.phase is Phase.ANSWER else ()
        if self.may_offer and self.seat == self.partner(self.active):
            return offers(self.kinds())
        return ()

    def looks_hard(self) -> int:
        """Difficulty as others see it: sums are hidden, so it goes by the number of cards. Nobody
        is kept waiting by what partners offer each other."""
        if self.seat != self.active or self.phase is Phase.ANSWER:
            return 1
        chosen_from = self.turned_up if self.phase is Phase.CHOOSE else self.hand
        return max(1, len(chosen_from)) * max(1, len(self.display) // 2)

    def opens_turn(self) -> bool:
        return self.seat == self.active and self.phase is Phase.PLAY and not self.again

    def is_weighty(self) -> bool:
        """Whether there is a quanto to go on building or to take: the heart of the game, as long as
        cards are to come."""
        mine = self.quantos[self.seat] is not None
        return mine and self.draw > 0 and self.opens_turn()

    def telling(self, action: QuantoAction) -> int:
        """A theft says most, then a quanto that is taken, the larger the more; otherwise many cards
        do."""
        match action:
            case Steal():
                return 1000
            case Take():
                quanto = self.quantos[self.seat]
                return 500 + (0 if quanto is None else len(quanto.cards))
            case Capture(_, _, groups):
                return 1 + sum(map(len, groups))
            case Form() | Extend():
                return 6
        return int(self.opens_turn())


def look(state: QuantoState, seat: int) -> QuantoView:
    """The round as this seat knows it."""
    memory = state.memory
    if memory is None:
        raise ValueError("a search copy has no memory to look into")
    partner = state.partner(seat)
    quantos = zip(state.quanto_tiles, state.quanto_cards, strict=True)
    return QuantoView(
        seat=seat,
        options=state.options,
        scores=state.scores,
        dealer=state.dealer,
        phase=state.phase,
        active=state.active,
        again=state.again,
        may_offer=state.may_offer(),
        offering=_offering(state, seat),
        hand=tuple(HeldCard(arrival_of(each), kind_of(each)) for each in state.hands[seat]),
        hand_arrivals=state.arrivals[seat],
        hand_sizes=tuple(map(len, state.hands)),
        known=tuple(
            tuple(sorted(cards)) if owner == partner else ()
            for owner, cards in enumerate(memory.known)
        ),
        display=tuple(HeldCard(*lying) for lying in state.display),
        display_arrivals=state.display_arrivals,
        tiles=tuple(tile for tile in TILES if state.tiles >> tile & 1),
        quantos=tuple(Quanto(tile, cards) if tile else None for tile, cards in quantos),
        winnings=tuple(state.winnings),
        draw=len(state.draw),
        turned_up=state.turned_up,
        gone=tuple(sorted(memory.gone)),
        last_capture=None if state.last_capture < 0 else state.last_capture,
        race=tuple(memory.race),
    )


def _offering(state: QuantoState, seat: int) -> Offering | None:
    if state.offer is None:
        return None
    giver = (state.active + 2) % 4
    return Offering(giver, state.offer if seat in (state.active, giver) else None)
