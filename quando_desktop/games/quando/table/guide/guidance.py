"""A guided match of Quando: a straight overlooked, a knock that is possible, what a taken side
tells, a triplet that is possible."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from quando_desktop.bots.bot import Advice
from quando_desktop.controller.turn.step import Step
from quando_desktop.games.quando.bots.reason import QuandoReason
from quando_desktop.games.quando.rules.actions import Call, Phase, Play
from quando_desktop.games.quando.rules.deeds import Deed, Did
from quando_desktop.games.quando.rules.view import QuandoView
from quando_desktop.games.quando.text import guide as text
from quando_desktop.games.quando.text.captions import turns
from quando_desktop.table.guide.guidance import Guidance
from quando_desktop.table.guide.tip import GuidanceTip
from quando_desktop.table.parts.scenery import own
from quando_desktop.table.turn.hints import Hints
from quando_desktop.table.turn.state import TurnState

TRIPLET = 3
LOW, HIGH = 2, 7
"""Numbers that somebody takes for their points, and those that nobody does."""
MATTERS = 1.0
"""Points of a round on average by which something is worth mentioning."""
HOPELESS = 0.1
"""The chance of a knock below which nobody need think of one."""


class QuandoGuidance(Guidance[QuandoView]):
    def __init__(self, state: TurnState[QuandoView], hints: Hints[QuandoView]) -> None:
        super().__init__(state, hints)
        self._told: set[object] = set()
        """What is told once in a match, and has been."""
        self._in_round: set[object] = set()
        """The same for a round."""

    def opens_turn(self, view: QuandoView) -> bool:
        return view.phase is Phase.PLAY and view.actor == view.seat

    def notice(self, step: Step) -> None:
        if step.before is None:
            self._in_round.clear()

    # ---------------------------------------------------------------- before the choice

    def at_turn(self, view: QuandoView, advice: Advice) -> GuidanceTip | None:
        if not self.opens_turn(view):
            return None
        return self._knock(view, advice) or self._triplet(view, advice) or self._taken(view)

    def _knock(self, view: QuandoView, advice: Advice) -> GuidanceTip | None:
        """The first knock of the match that is possible and not hopeless, and one that looks
        good."""
        if view.call is not Call.KNOCK:
            return None
        reason, total = advice.reason, sum(card.front for card in view.hand)
        chance = reason.knock_chance if isinstance(reason, QuandoReason) else None
        if advice.action is Call.KNOCK and self._is_new(Call.KNOCK, self._in_round):
            self._told.add(text.knock_opened)
            return GuidanceTip(partial(text.knock_now, total, chance))
        is_hopeless = chance is not None and chance < HOPELESS
        if advice.action is Call.KNOCK or is_hopeless:
            return None
        if self._is_new(text.knock_opened, self._told):
            return GuidanceTip(partial(text.knock_opened, total, chance))
        return None

    def _triplet(self, view: QuandoView, advice: Advice) -> GuidanceTip | None:
        """Three equal cards, if they should be played now."""
        if not isinstance(advice.action, Play) or not view.is_triplet(advice.action):
            return None
        number = view.hand[advice.action.places[0]].front
        cards = [own(card.card) for card in view.hand if card.front == number]
        if not self._is_new((TRIPLET, number), self._in_round):
            return None
        return GuidanceTip(partial(text.triplet_held, number, len(cards)), frozenset(cards))

    def _taken(self, view: QuandoView) -> GuidanceTip | None:
        """What the last turn of somebody else tells, the first time that such a thing happens.
        Once the pile was turned, both sides were seen by everybody."""
        if view.pile_turned:
            return None
        names = self._state.names
        for seat in range(view.seats):
            deed = next(iter(turns(view, seat)[-1:]), [None])[-1] if seat != view.seat else None
            said = None if deed is None else _what_it_tells(deed, names[seat])
            if said is not None and self._is_new(said.func, self._told):
                return GuidanceTip(said)
        return None

    def _is_new(self, what: object, told: set[object]) -> bool:
        """Whether this was not told yet; from now on it was."""
        is_new = what not in told
        told.add(what)
        return is_new

    # ----------------------------------------------------------------- after the choice

    def after(self, step: Step, advice: Advice) -> GuidanceTip | None:
        """More cards that could have been played. As long as the card that follows a play is not
        drawn, the play can be taken back."""
        view, done, best = self._state.view, step.action, advice.action
        if not isinstance(done, Play) or not isinstance(best, Play):
            return None
        played, better = (
            sorted(view.hand[place].front for place in each.places) for each in (done, best)
        )
        said = _overlooked(played, better) if _is_worse(played, better, advice) else None
        return None if said is None else GuidanceTip(lambda: said(undo=self._host.may_undo))


def _overlooked(played: list[int], better: list[int]) -> Callable[..., text.Said] | None:
    """What is said of these fronts, which would have been better than those; nothing where the
    game is not about that."""
    number, count, more, less = better[0], len(better), sum(better), sum(played)
    are_equal = number == better[-1]
    if are_equal and count == TRIPLET:
        return partial(text.triplet_overlooked, number)
    if more <= less:
        return None
    if not are_equal:
        return partial(text.straight_overlooked, better, more, less)
    if count > 1 and {*played} == {number}:
        return partial(text.equals_overlooked, number, count, more, less)
    return None


def _is_worse(played: list[int], better: list[int], advice: Advice) -> bool:
    """Whether to play these fronts is so much worse than the advised ones that it should be told.
    Of those that were not even weighed all are."""
    if played == better:
        return False
    weighed = advice.reason.weighed if isinstance(advice.reason, QuandoReason) else ()
    points = {tuple(sorted(each.fronts)): each.points for each in weighed}
    if tuple(played) not in points:
        return True
    mine, best = points[tuple(played)], points.get(tuple(better))
    return best is not None and mine is not None and mine - best >= MATTERS


def _what_it_tells(deed: Deed, name: str) -> partial[text.Said] | None:
    if deed.shown is None:
        return None
    if deed.did is Did.TOOK_HIDDEN:
        return partial(text.took_hidden, name, deed.shown)
    if deed.did is Did.TOOK_SHOWN and deed.shown <= LOW:
        return partial(text.took_low, name, deed.shown)
    if deed.did is Did.TOOK_SHOWN and deed.shown >= HIGH:
        return partial(text.took_high, name, deed.shown)
    return None
