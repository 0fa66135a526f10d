"""A player's reckoning from what it knows: everything that it could do, weighed by numbers.

Nothing here looks behind the observation.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from quando_desktop.bots.characters import PLAIN, Temperament
from quando_desktop.games.quanto.bots.policy import Policy, held_for, taken_in
from quando_desktop.games.quanto.bots.position import (
    CAPTURE,
    DISCARD,
    EXTEND,
    FORM,
    STEAL,
    TAKE,
    WORST,
    PlayoutMove,
)
from quando_desktop.games.quanto.bots.spread import shape_of, threat
from quando_desktop.games.quanto.bots.worlds import Worlds
from quando_desktop.games.quanto.rules.actions import (
    Capture,
    Discard,
    Extend,
    Form,
    Phase,
    QuantoAction,
    Steal,
    Take,
)
from quando_desktop.games.quanto.rules.cards import DECK_SIZE, JOKER, is_rainbow, value_of
from quando_desktop.games.quanto.rules.effects import card_of, gains, taken_by
from quando_desktop.games.quanto.rules.view import QuantoView
from quando_desktop.named_tuple import NamedTuple

PATIENCE = 0.45
"""Cards by which taking a quanto seems worse to a player who likes to go on building ..."""
COURAGE = 0.8
"""... and better, towards the end, to one who gets bold."""
CURIOSITY = 0.5
"""Cards by which a discarded 3 seems better to a player who loves what cannot be seen yet."""
COLLECTING = 0.4
"""Cards by which forming and extending seem better to a player who saves up."""
MANY = 160
"""The most actions that are all weighed."""


class WeighedMove(NamedTuple):
    """Something that could be done."""

    action: QuantoAction
    move: PlayoutMove
    """The same for `playout`; a rainbow card's bonus is among what it takes."""
    card: int
    cards: int
    """Cards that come onto the own winnings at once."""
    built: int
    """Cards that come to a quanto."""
    score: float
    """Its score, compared with the others, in cards ..."""
    lean: float
    """... and the part of that which is a matter of temperament."""


class Reckoning:
    """A reckoning, worked out as far as it is asked for."""

    def __init__(self, view: QuantoView, policy: Policy, temperament: Temperament = PLAIN) -> None:
        self.view = view
        self.policy = policy
        self.temperament = temperament
        self.worlds = Worlds(view, policy, temperament.memory)
        self.state = self.worlds.known
        self._played = view.phase is not Phase.CHOOSE

    @cached_property
    def choices(self) -> list[WeighedMove]:
        """Every effect that can be had, the best first. Of equal cards rainbow cards go along
        first, so that the display does not grow for the others."""
        best: dict[tuple[PlayoutMove, int], tuple[int, QuantoAction]] = {}
        for action in worth_weighing(self.view.legal()):
            rainbows = sum(map(is_rainbow, taken_by(action)))
            key = move_of(action, self.view.seat), card_of(action)
            if key not in best or rainbows > best[key][0]:
                best[key] = rainbows, action
        found = [
            self._choice(action, move, card)
            for (move, card), (_, action) in best.items()
            if not (card == 2 and isinstance(action, Discard))
        ]
        for (move, card), (_, action) in best.items():
            if card == 2 and isinstance(action, Discard):
                found.append(self._two(action, move, found))
        found.sort(key=lambda each: -each.score)
        return found

    def _choice(self, action: QuantoAction, move: PlayoutMove, card: int) -> WeighedMove:
        rest = self.rest(card)
        score = self.state.weigh(self.view.seat, move, rest, played=False)
        if self._played:
            score -= self.policy.lost[card]
        score += self._counted(move, rest)
        lean = self._lean(move)
        return WeighedMove(action, move, card, *gains(action, self.view), score + lean, lean)

    def _two(
        self, action: QuantoAction, move: PlayoutMove, others: list[WeighedMove]
    ) -> WeighedMove:
        """Another card follows, which is not this one."""
        once = [own.kind for own in self.view.hand].count(2) < 2
        scores = [each.score for each in others if not (self._played and once and each.card == 2)]
        score = self.state.weigh_two(self.view.seat, self._played, max(scores, default=WORST))
        return WeighedMove(action, move, 2, 0, 0, score, 0.0)

    def rest(self, card: int) -> list[int]:
        """The hand after this card was played."""
        hand = [own.kind for own in self.view.hand]
        if self._played:
            hand.remove(card)
        return hand

    def _counted(self, move: PlayoutMove, rest: list[int]) -> float:
        """Correct the worth of a quanto by counting the cards that could take it."""
        kind, _, which, size, _ = move
        seat = self.view.seat
        tile, cards = self.state.tile[seat], self.state.built[seat]
        if kind == FORM:
            tile, cards = which, 1 + size
        elif kind == EXTEND and which == seat:
            cards += 1 + size
        if not tile or kind == TAKE or held_for(tile, rest):
            return 0.0
        usual = self.policy.taken[self.view.draw]
        return self.policy.weights.built * cards * (self.take_chance(tile) - usual)

    def take_chance(self, tile: int) -> float:
        """The chance that a card which takes a quanto comes in time."""
        worlds = self.worlds
        share = (worlds.left(tile) + worlds.left(JOKER)) / max(1, len(worlds.unseen))
        return taken_in(self.view.draw, self.view.seats, share)

    def chance_with(self, tile: int, card: int) -> float:
        """The same, unless the hand already has one that takes it, after this card was played."""
        held = held_for(tile, self.rest(card))
        return self.policy.weights.held if held else self.take_chance(tile)

    def _lean(self, move: PlayoutMove) -> float:
        kind, card = move[:2]
        temperament = self.temperament
        if kind == TAKE:
            late = 1 - self.view.draw / DECK_SIZE
            bold = COURAGE * temperament.late_courage * max(0.0, late - 0.5)
            return bold - PATIENCE * temperament.patience
        if kind in (FORM, EXTEND):
            return COLLECTING * temperament.collecting
        if kind == DISCARD and card == 3:
            return CURIOSITY * temperament.curiosity
        return 0.0

    def left(self, choice: WeighedMove) -> float:
        """Cards that the next player could take at once then, on average, as far as the
        display is known."""
        kind, card, _, _, taken = choice.move
        shape = self.state.shape - taken
        if kind == DISCARD:
            shape += shape_of([card])
        return threat(shape)


def worth_weighing(legal: Sequence[QuantoAction]) -> Sequence[QuantoAction]:
    """Thin out very many actions: of each kind with each card only those that take most."""
    if len(legal) <= MANY:
        return legal
    kinds: dict[object, list[tuple[int, int]]] = {}
    for number, action in enumerate(legal):
        of = action.tile if isinstance(action, Form) else getattr(action, "owner", None)
        kind = type(action), card_of(action), of
        kinds.setdefault(kind, []).append((-len(taken_by(action)), number))
    most = max(1, MANY // len(kinds))
    return [legal[number] for found in kinds.values() for _, number in sorted(found)[:most]]


def move_of(action: QuantoAction, seat: int) -> PlayoutMove:
    """The same for `playout`, with a rainbow card's bonus among what is taken; once a card is
    played its value is enough."""
    taken = taken_by(action)
    size, shape, value = len(taken), shape_of(taken), value_of(card_of(action))
    match action:
        case Capture():
            return CAPTURE, value, action.value, size, shape
        case Form():
            return FORM, value, action.tile, size, shape
        case Extend():
            return EXTEND, value, action.owner, size, shape
        case Take():
            return TAKE, value, seat, size, shape
        case Steal():
            return STEAL, JOKER, action.victim, 0, 0
        case Discard():
            return DISCARD, action.card, 0, 0, 0
    raise ValueError(f"{action} plays no card")
