"""Partners (N22 to N25): which card to offer, and what to say to an offer.

Partners want the same, so a card is offered where it does more in the other one's turn now than
what that one holds probably does. The worst that can happen is that it comes back.
"""

from __future__ import annotations

from quando_desktop.engine.chance import Chance
from quando_desktop.games.quanto.bots.playout import EXCHANGE
from quando_desktop.games.quanto.bots.position import DISCARD, WORST, Position
from quando_desktop.games.quanto.bots.reckoning import Reckoning
from quando_desktop.games.quanto.rules.actions import Accept, Capture, Decline, Offer, Take
from quando_desktop.games.quanto.rules.cards import JOKER, value_of
from quando_desktop.games.quanto.rules.effects import gains
from quando_desktop.games.quanto.rules.legal import distinct, plays
from quando_desktop.games.quanto.rules.view import QuantoView

SAMPLES = 24
"""The number of hands looked at that the partner might have."""
A_LOT = 4
"""Cards won for which a player who reckons little offers a card."""
WORTH_OFFERING = 0.25
"""Cards by which the turn has to get better, on average: nobody likes to be asked in vain."""


def offer(reckoning: Reckoning, chance: Chance) -> Offer | None:
    """The card that helps the partner most in the turn that begins, if one does."""
    view, state = reckoning.view, reckoning.state
    active, mine = view.active, [own.kind for own in view.hand]
    scores = {}
    for card in distinct(mine):
        rest = mine.copy()
        rest.remove(card)
        missed = state.quanto_worth(view.seat, mine) - state.quanto_worth(view.seat, rest)
        scores[card] = _with_card(state, active, card) - missed
    others = [reckoning.worlds.draw(chance).best(active)[0] for _ in range(SAMPLES)]
    best, gain = -1, 0.0
    for card, score in scores.items():
        better = 0.0
        for other in others:
            better += max(0.0, score - other - EXCHANGE)
        if better > gain:
            best, gain = card, better
    return Offer(best) if gain >= WORTH_OFFERING * SAMPLES else None


def _with_card(state: Position, seat: int, card: int) -> float:
    """Score of a turn with this card; what it does as a discard does not count."""
    return max(
        [state.weigh(seat, move, []) for move in state.moves(seat, card) if move[0] != DISCARD],
        default=WORST,
    )


def answer(reckoning: Reckoning) -> Accept | Decline:
    """Keeps the card where the best turn with it is better than without."""
    view = reckoning.view
    assert view.offering is not None
    assert view.offering.card is not None
    offered, partner = view.offering.card, view.offering.giver
    hand = [own.kind for own in view.hand]
    state = reckoning.state.copy()
    best, best_score = (
        None,
        state.best(view.seat)[0] + EXCHANGE + state.quanto_worth(partner, [offered]),
    )
    for card in sorted(distinct(hand), key=lambda each: reckoning.policy.lost[each]):
        rest = hand.copy()
        rest.remove(card)
        state.hands[view.seat] = [*rest, offered]
        score = state.best(view.seat)[0] + state.quanto_worth(partner, [card])
        if score > best_score:
            best, best_score = card, score
    return Decline() if best is None else Accept(best)


# ------------------------------------------------------------------ at a glance


def simple_offer(view: QuantoView) -> Offer | None:
    """A card that takes the partner's quanto, or captures a lot."""
    mine = view.quantos[view.seat]
    spare = [
        card
        for card in view.kinds()
        if card != JOKER and (mine is None or value_of(card) != mine.tile)
    ]
    cards, best = max([(_takes(view, card), card) for card in spare], default=(0, JOKER))
    return Offer(best) if cards >= A_LOT else None


def simple_answer(view: QuantoView) -> Accept | Decline:
    """Keeps what takes clearly more than all the own cards."""
    assert view.offering is not None
    assert view.offering.card is not None
    own = max([_takes(view, card) for card in view.kinds()])
    if _takes(view, view.offering.card) < own + 2:
        return Decline()
    theirs = view.quantos[view.offering.giver]
    for card in view.kinds():
        if theirs is not None and value_of(card) == theirs.tile:
            return Accept(card)
    return Accept(min(view.kinds(), key=lambda card: (card == JOKER, _takes(view, card))))


def _takes(view: QuantoView, card: int) -> int:
    """The most cards that the active player wins with it at once."""
    found = plays([card], view.situation())
    return max(
        [gains(action, view)[0] for action in found if isinstance(action, Capture | Take)],
        default=0,
    )
