"""Advice made by hand, for whatever has to be decided."""

from __future__ import annotations

from quando_desktop.bots.bot import Advice
from quando_desktop.games.quando.bots.reason import Ground, QuandoReason, Weighed
from quando_desktop.games.quando.rules.actions import Call, Draw, Flip, Phase, Play, QuandoAction
from quando_desktop.games.quando.rules.view import QuandoView

CHANCE = 0.714


def reason(view: QuandoView, ground: Ground, *weighed: Weighed) -> QuandoReason:
    """A knock has its chance where it is allowed."""
    knocks = view.phase is Phase.PLAY and view.call is Call.KNOCK
    draws = view.phase in (Phase.DRAW, Phase.PENALTY_DRAW)
    return QuandoReason(
        ground,
        sum(card.front for card in view.hand),
        weighed,
        (),
        CHANCE if knocks else None,
        shown=view.draw[0].up if draws else None,
        hidden=4.63 if draws or view.phase is Phase.FLIP else None,
    )


def advice(view: QuandoView, action: QuandoAction | None = None) -> Advice:
    """To do this, or the last thing that is legal, with all that can be said for it."""
    legal = [*view.legal()]
    chosen = legal[-1] if action is None else action
    others = [each for each in legal if each != chosen][:2]
    weighed = [
        Weighed(each, _fronts(view, each), 12.4 + number)
        for number, each in enumerate([chosen, *others])
    ]
    return Advice(chosen, reason(view, _ground(chosen), *weighed))


def _fronts(view: QuandoView, action: QuandoAction) -> tuple[int, ...]:
    if not isinstance(action, Play):
        return ()
    return tuple(view.hand[place].front for place in action.places)


def _ground(action: QuandoAction) -> Ground:
    match action:
        case Play():
            return Ground.MOST_POINTS
        case Draw.SHOWN:
            return Ground.SHOWN_GOOD
        case Draw.HIDDEN:
            return Ground.HIDDEN_GOOD
        case Flip():
            return Ground.CHEAPEST_ZERO
        case Call.KNOCK:
            return Ground.KNOCK_GOOD
    return Ground.PASS_GOOD
