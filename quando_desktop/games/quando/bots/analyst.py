"""Looks back at matches of Quando: decisions, the moment to knock, and the luck of cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import fsum

from quando_desktop.bots.analyst import Analyst, ClosingTurn, chances
from quando_desktop.bots.appraisal import Appraisal, Estimate
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Action, Event
from quando_desktop.games.closing import uncertain
from quando_desktop.games.quando.bots.appraiser import (
    QuandoAppraiser,
    Try,
    even_stand,
    set_of,
    trial,
)
from quando_desktop.games.quando.bots.belief import Belief, Odds
from quando_desktop.games.quando.bots.guess import CHAINS
from quando_desktop.games.quando.bots.heuristic import HeuristicBot
from quando_desktop.games.quando.bots.playout import Playout
from quando_desktop.games.quando.bots.policy import KNOCK, Policy
from quando_desktop.games.quando.bots.reason import Ground, PlayingOn, QuandoReason, Weighed
from quando_desktop.games.quando.rules.actions import Call, Draw, Flip, Phase, Play, QuandoAction
from quando_desktop.games.quando.rules.cards import NUMBERS, PAIRS
from quando_desktop.games.quando.rules.events import Drew, Flipped, Knocked, Tripled
from quando_desktop.games.quando.rules.hand import UNITS
from quando_desktop.games.quando.rules.view import QuandoView

WORLDS = 8 * CHAINS
"""Worlds of a helping: each walk that finds them is independent of the others."""
WALK = WORLDS // CHAINS
GUESSES = 4 * CHAINS
"""Worlds for the odds of what may come."""
WIDTH = 4
"""The most sets that are compared with what was done."""
DEALS = 4000
"""Hands of which the average hand is made: with fewer, its error would add up over a match."""


class QuandoAnalyst(Analyst[QuandoView]):
    def __init__(self) -> None:
        self._judge = HeuristicBot()
        self._appraiser = QuandoAppraiser()
        self._usual: dict[tuple[int, int, int], float] = {}
        """The value of an average hand, by the number of players and the sizes of hands."""

    # --------------------------------------------------------------- decisions

    def options(self, view: QuandoView, played: Action) -> Sequence[QuandoAction]:
        assert isinstance(played, Play | Draw | Flip | Call)
        reckoning = self._judge.reckon(view)
        found: dict[object, QuandoAction] = {_effect(view, played): played}
        if view.phase is Phase.PLAY:
            if view.call is not None:
                found.setdefault(view.call, view.call)
            sets = [laid for _, laid in reckoning.sets]
            if view.call is Call.PASS:
                sets.sort(key=lambda laid: -reckoning.policy.lowers(laid))
            for laid in sets[:WIDTH]:
                found.setdefault(laid, reckoning.play(laid))
        else:
            for action in view.legal():
                found.setdefault(_effect(view, action), action)
        return tuple(found.values())

    def appraise(self, view: QuandoView, actions: Sequence[Action], chance: Chance) -> Appraisal:
        reckoning = self._judge.reckon(view)
        tries = [trial(reckoning, action) for action in actions]  # type: ignore[arg-type]
        return Appraisal(tuple(actions), self._blocks(view, tries, chance))

    def _blocks(
        self, view: QuandoView, tries: Sequence[Try], chance: Chance
    ) -> tuple[tuple[float, ...], ...]:
        """The mean worth of each try in the worlds of each walk."""
        stand = even_stand(view)
        seat = view.seat
        worth = [
            [stand.chance(points, seat) for points in found]
            for found in self._appraiser.points(view, tries, WORLDS, chance)
        ]
        return tuple(_means(worth[first : first + WALK]) for first in range(0, WORLDS, WALK))

    def reason(
        self, view: QuandoView, action: Action, played: Action | None = None
    ) -> QuandoReason:
        if played is Call.KNOCK and isinstance(action, Play):
            return self._against_knock(view, action)
        reckoning = self._judge.reckon(view)
        fronts: tuple[int, ...] = ()
        match action:
            case Play(places):
                fronts = tuple(sorted(view.hand[place].front for place in places))
                ground = reckoning.ground(set_of(fronts))
            case Draw():
                ground = Ground.SHOWN_GOOD if action is Draw.SHOWN else Ground.HIDDEN_GOOD
            case Flip():
                ground = Ground.CHEAPEST_ZERO
            case _:
                ground = Ground.KNOCK_GOOD if action is Call.KNOCK else Ground.PASS_GOOD
        weighed = Weighed(action, fronts, None)  # type: ignore[arg-type]
        hidden = reckoning.hidden if isinstance(action, Draw) else None
        shown = reckoning.top[0] if hidden is not None and reckoning.top is not None else None
        return QuandoReason(
            ground,
            reckoning.total,
            (weighed,),
            reckoning.rivals(),
            uncertain(self._knock_chance(view).mean) if action is Call.KNOCK else None,
            shown=shown,
            hidden=hidden,
        )

    def _against_knock(self, view: QuandoView, action: Play) -> QuandoReason:
        """Why playing on is better than a knock, in the worlds that tell the chance of it."""
        reckoning, seat = self._judge.reckon(view), view.seat
        tries = _knock, trial(reckoning, action)
        found = [*self._appraiser.points(view, tries, WORLDS, chances(view, "knock"))]
        knocked, waited = ([points[at][seat] for points in found] for at in range(2))
        return QuandoReason(
            Ground.WAIT_GOOD,
            reckoning.total,
            (),
            reckoning.rivals(),
            uncertain(knocked.count(0) / WORLDS),
            waiting=PlayingOn(
                uncertain(waited.count(0) / WORLDS), fsum(waited) / WORLDS, fsum(knocked) / WORLDS
            ),
        )

    def closing(self, view: QuandoView, played: Action) -> ClosingTurn | None:
        if view.phase is not Phase.PLAY or view.knocker is not None:
            return None
        total = sum(own.front for own in view.hand)
        if view.call is not Call.KNOCK:
            return ClosingTurn(total, None, False)
        return ClosingTurn(total, self._knock_chance(view), played is Call.KNOCK)

    def _knock_chance(self, view: QuandoView) -> Estimate:
        """The chance to win the round by a knock now."""
        won = [
            [float(points[view.seat] == 0) for points in found]
            for found in self._appraiser.points(view, [_knock], WORLDS, chances(view, "knock"))
        ]
        parts = [_means(won[first : first + WALK])[0] for first in range(0, WORLDS, WALK)]
        return Estimate.of(parts)

    # ------------------------------------------------------------------ chance

    def before_deal(self, view: QuandoView) -> float:
        return even_stand(view).chance([0] * view.seats, view.seat)

    def deal(self, view: QuandoView) -> float:
        reckoning = self._judge.reckon(view)
        policy, fewest, size = reckoning.policy, reckoning.fewest, len(view.hand)
        key = view.seats, fewest, size
        if key not in self._usual:
            hands = _hands(size)
            self._usual[key] = fsum(_opening(policy, fewest, each) for each in hands) / len(hands)
        return self._point(view) * (self._usual[key] - _opening(policy, fewest, reckoning.shape))

    def came(self, before: QuandoView, after: QuandoView, events: Sequence[Event]) -> float:
        seat = before.seat
        points = 0.0
        for event in events:
            if isinstance(event, Drew) and event.seat == seat and event.side is Draw.HIDDEN:
                points += self._of_hidden(before, event)
            elif isinstance(event, Flipped) and event.seat == seat:
                points += self._of_flip(before, event)
        if any(isinstance(event, Drew) for event in events) and not after.is_over:
            points += self._of_top(before, after)
        return self._point(before) * points

    def _of_hidden(self, view: QuandoView, event: Drew) -> float:
        """Points saved by the side that was turned up, beside all that it could have been."""
        top, number = view.draw[0] if view.draw else None, event.card[0]
        if top is None or top.up is None or top.down is not None or number is None:
            return 0.0
        reckoning = self._judge.reckon(view)
        odds = self._believe(view).behind(top.up)
        return _saved(reckoning.values(reckoning.shape), odds, number)

    def _of_flip(self, view: QuandoView, event: Flipped) -> float:
        """The same for the other side of a zero that was turned over; a side that was known is no
        luck. There is one card of each pair (Q1), so the side tells which zero it was."""
        if any((own.front, own.back) == (0, event.front) for own in view.hand):
            return 0.0
        reckoning = self._judge.reckon(view)
        values = reckoning.values(reckoning.shape - UNITS[0])
        return _saved(values, self._believe(view).behind(0), event.front)

    def _of_top(self, before: QuandoView, after: QuandoView) -> float:
        """The same for the card on top of the draw pile, for whoever draws next."""
        if after.actor != after.seat or after.pile_turned or not after.draw:
            return 0.0
        shown = after.draw[0].up
        if shown is None or after.phase not in (Phase.PLAY, Phase.PENALTY_DRAW):
            return 0.0
        return _saved(self._judge.reckon(after).tops(), self._believe(before).next_shown, shown)

    def _believe(self, view: QuandoView) -> Belief:
        return self._appraiser.believe(view, GUESSES, chances(view, "luck"))

    def is_telling(self, events: Sequence[Event]) -> bool:
        return any(isinstance(event, Knocked | Tripled) for event in events)

    def is_last(self, view: QuandoView) -> bool:
        return view.knocker == (view.active + 1) % view.seats

    def value(self, view: QuandoView, chance: Chance) -> Estimate:
        return Estimate.of([block[0] for block in self._blocks(view, [_play_on], chance)])

    def _point(self, view: QuandoView) -> float:
        return even_stand(view).worth_of_point(view.seat)


def _knock(playout: Playout) -> None:
    playout.run(KNOCK)


def _play_on(playout: Playout) -> None:
    playout.run()


def _effect(view: QuandoView, action: Action) -> object:
    """Equal fronts are interchangeable, and so are zeros of which nothing is known."""
    match action:
        case Play(places):
            return set_of([view.hand[place].front for place in places])
        case Flip(place):
            return "zero", view.hand[place].back
    return action


def _means(rows: Sequence[Sequence[float]]) -> tuple[float, ...]:
    return tuple(fsum(column) / len(rows) for column in zip(*rows, strict=True))


def _saved(values: Sequence[float], odds: Odds | None, number: int) -> float:
    if odds is None:
        return 0.0
    usual = fsum(value * chance for value, chance in zip(values, odds, strict=True))
    return usual - values[number]


def _opening(policy: Policy, fewest: int, shape: int) -> float:
    """The value of a hand before its first turn, whatever lies on the draw pile. Hands are learned
    as they are after a turn, so the first one is looked through."""
    phase = policy.phase(1, fewest)
    values = [
        policy.set_value(phase, shape, shown, policy.best_set(phase, shape, shown))
        for shown in NUMBERS
    ]
    return fsum(values) / len(values)


@cache
def _hands(size: int) -> tuple[int, ...]:
    """Shapes of hands as they are dealt: always the same ones."""
    chance = Chance("hands").stream(size)
    return tuple(
        sum(UNITS[pair[chance.coin()]] for pair in chance.shuffled(PAIRS)[:size])
        for _ in range(DEALS)
    )
