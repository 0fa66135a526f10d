"""A guided match of Quanto: a larger capture overlooked, a quanto that could be extended, taken or
stolen, one that is worth stealing."""

from __future__ import annotations

from functools import partial

from quando_desktop.bots.bot import Advice
from quando_desktop.controller.turn.step import Step
from quando_desktop.games.quanto.bots.reason import QuantoReason
from quando_desktop.games.quanto.rules.actions import Capture, Extend, Form, Steal, Take
from quando_desktop.games.quanto.rules.effects import CardPlay, gains
from quando_desktop.games.quanto.rules.view import QuantoView
from quando_desktop.games.quanto.table.choosing.sum_help import SumHelp
from quando_desktop.games.quanto.table.hint import QuantoHints, effect, hinted_keys
from quando_desktop.games.quanto.table.intent import QuantoIntent
from quando_desktop.games.quanto.text import moves as text
from quando_desktop.table.guide.guidance import Guidance
from quando_desktop.table.guide.tip import GuidanceTip
from quando_desktop.table.turn.state import TurnState

MATTERS = 2
"""Cards by which something is worth mentioning."""
WORTH_STEALING = 5
"""Cards of a quanto."""


class QuantoGuidance(Guidance[QuantoView]):
    def __init__(
        self,
        state: TurnState[QuantoView],
        hints: QuantoHints,
        intent: QuantoIntent,
        sums: SumHelp,
    ) -> None:
        super().__init__(state, hints)
        self._intent, self._sums = intent, sums
        self._missed: GuidanceTip | None = None
        """What could have been done in the last turn."""
        self._warned = False

    def opens_turn(self, view: QuantoView) -> bool:
        return view.opens_turn()

    # ---------------------------------------------------------------- before the choice

    def at_turn(self, view: QuantoView, advice: Advice) -> GuidanceTip | None:
        if not self.opens_turn(view):
            return None
        missed, self._missed = self._missed, None
        return missed or self._danger(view, advice)

    def _danger(self, view: QuantoView, advice: Advice) -> GuidanceTip | None:
        """The own quanto, once in a match."""
        quanto, reason = view.quantos[view.seat], advice.reason
        jokers = reason.jokers_left if isinstance(reason, QuantoReason) else None
        if self._warned or not jokers or quanto is None or len(quanto.cards) < WORTH_STEALING:
            return None
        self._warned = True
        return GuidanceTip(partial(text.in_danger, quanto.tile, len(quanto.cards), jokers))

    # ----------------------------------------------------------------- about the choice

    def at_choice(self, view: QuantoView, advice: Advice) -> GuidanceTip | None:
        chosen, best = self._chosen, advice.action
        if chosen is None or not isinstance(best, CardPlay) or not _is_worse(chosen, advice):
            return None
        said = self._better(chosen, best, view)
        # Whoever finds sums without help is told that there is one, not where.
        marks = hinted_keys(best, view) if self._sums.is_given else frozenset()
        return None if said is None else GuidanceTip(said, marks, _quanto(best, view))

    @property
    def has_chosen(self) -> bool:
        return self._chosen is not None

    @property
    def _chosen(self) -> CardPlay | None:
        choice = self._intent.choice
        return None if choice is None else choice.reading.action

    def _better(
        self, chosen: CardPlay, best: CardPlay, view: QuantoView
    ) -> partial[text.Said] | None:
        (won, _), (cards, built) = gains(chosen, view), gains(best, view)
        match best:
            case Take():
                return partial(text.can_take, text.tile_of(view, view.seat), cards)
            case Steal(victim):
                name = self._state.names[victim]
                return partial(text.can_steal, text.tile_of(view, victim), name, cards)
            case Extend(owner=owner) if owner == view.seat:
                return partial(text.can_extend, text.tile_of(view, owner), built)
            case Form(tile=tile):
                return partial(text.can_form, tile)
            case Capture() if cards - won >= MATTERS:
                return partial(text.larger_capture, cards, won)
        return None

    # ----------------------------------------------------------------- after the choice

    def after(self, step: Step, advice: Advice) -> GuidanceTip | None:
        """A play is final, so a larger capture is told with the next turn."""
        view, done, best = self._state.view, step.action, advice.action
        self._missed = None
        if isinstance(done, CardPlay) and isinstance(best, Capture):
            (won, built), (cards, _) = gains(done, view), gains(best, view)
            if not built and cards - won >= MATTERS and _is_worse(done, advice):
                self._missed = GuidanceTip(
                    partial(text.took_too_little, text.uses(best) or 0, cards, won)
                )
        return None


def _quanto(best: CardPlay, view: QuantoView) -> tuple[type[CardPlay], int] | None:
    """The quanto that a play is about, and what is done with it: next turn it will still be
    there."""
    match best:
        case Take():
            return Take, text.tile_of(view, view.seat)
        case Steal(victim):
            return Steal, text.tile_of(view, victim)
        case Extend(owner=owner):
            return Extend, text.tile_of(view, owner)
        case Form(tile=tile):
            return Form, tile
    return None


def _is_worse(chosen: CardPlay, advice: Advice) -> bool:
    """Whether this is so much worse than the advised play that it should be told. Of those that
    were not even weighed all are."""
    wanted = effect(chosen)
    if not isinstance(advice.action, CardPlay) or wanted == effect(advice.action):
        return False
    weighed = advice.reason.weighed if isinstance(advice.reason, QuantoReason) else ()
    ahead = {
        effect(each.action): each.ahead for each in weighed if isinstance(each.action, CardPlay)
    }
    if wanted not in ahead:
        return True
    mine, best = ahead[wanted], ahead.get(effect(advice.action))
    return mine is None or best is None or best - mine >= 1.0
