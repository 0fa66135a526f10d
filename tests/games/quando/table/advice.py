"""Advice made by hand, for whatever has to be decided."""

from __future__ import annotations

from dataclasses import replace

from quando_desktop.bots.bot import Advice
from quando_desktop.controller.facts import MatchFacts
from quando_desktop.games.quando.bots.reason import Ground, QuandoReason, Weighed
from quando_desktop.games.quando.rules.actions import Call, Draw, Flip, Phase, Play, QuandoAction
from quando_desktop.games.quando.rules.view import QuandoView
from quando_desktop.games.quando.table.scenery import QuandoScenery
from quando_desktop.table.text.numbers import decimal, percent, tenths

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


def known(view: QuandoView, reason: QuandoReason) -> set[str]:
    """All numbers that may be told: of cards in sight, and of the reason."""
    fronts = [card.front for card in view.hand]
    laid = sum(reason.weighed[0].fronts)
    numbers = {*fronts, *(card.back for card in view.hand), *(view.draw or ((),))[0]}
    numbers |= {reason.total, laid, reason.total - laid}
    words = {str(number) for number in numbers}
    words |= {tenths(each.points) for each in reason.weighed if each.points is not None}
    words |= {decimal(number) for number in (reason.hidden,) if number is not None}
    if reason.knock_chance is not None:
        words.add(percent(reason.knock_chance).rstrip("%"))
    return words


def another_number(given: Advice) -> Advice:
    """The same advice, but for a single number."""
    reason = given.reason
    assert isinstance(reason, QuandoReason)
    return Advice(given.action, replace(reason, total=reason.total + 1))


def shown_to(view: QuandoView, facts: MatchFacts, given: Advice) -> QuandoScenery:
    """The table with this hint."""
    return QuandoScenery(
        view=view,
        facts=facts,
        order=tuple(card.card for card in view.hand),
        acts=True,
        hinted=True,
        advice=given,
        tells_chance=True,
    )
