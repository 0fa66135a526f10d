"""Showing a Quanto table: the observation and the intent of whoever looks, and the story of each
step.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from quando_desktop.controller.past import PastStep
from quando_desktop.controller.turn.step import Step
from quando_desktop.dataclass import replace
from quando_desktop.engine.contract import CannotUndo, Refusal
from quando_desktop.games.quanto.rules.actions import Phase
from quando_desktop.games.quanto.rules.view import QuantoView
from quando_desktop.games.quanto.table.choosing.choice import PlayChoice
from quando_desktop.games.quanto.table.choosing.sum_help import SumHelp
from quando_desktop.games.quanto.table.choosing.ways import (
    with_answer,
    with_choice,
    with_free_choice,
    with_hint,
    with_offer,
    with_picks,
    with_ways,
    with_wish,
)
from quando_desktop.games.quanto.table.finale.moments import QuantoMoment, find, told
from quando_desktop.games.quanto.table.hint import QuantoHints, hinted_keys
from quando_desktop.games.quanto.table.intent import Offers, QuantoIntent, is_own_turn
from quando_desktop.games.quanto.table.layout import letters
from quando_desktop.games.quanto.table.motion import Story, dealt
from quando_desktop.games.quanto.table.picture import picture
from quando_desktop.games.quanto.table.scenery import Moment, QuantoScenery, glow_of
from quando_desktop.games.quanto.table.scores import run_finale
from quando_desktop.games.quanto.table.telling.plays import Show
from quando_desktop.games.quanto.text import labels, refusals
from quando_desktop.table.audio.music import Tension
from quando_desktop.table.parts.finale.highlight import Highlight
from quando_desktop.table.scene.spare.ahead import Coming
from quando_desktop.table.scene.stage import Stage
from quando_desktop.table.scene.tableau import Beat, Cue, Frame, Key, Passage, Tableau
from quando_desktop.table.turn.presenter import Presenter
from quando_desktop.table.turn.state import TurnState

GLOW_FADE = Cue(1200)

FEW = 10
"""Cards of the draw pile with which the end is near."""


class QuantoPresenter(Presenter[QuantoView]):
    def __init__(
        self,
        state: TurnState[QuantoView],
        hints: QuantoHints,
        intent: QuantoIntent,
        offers: Offers,
        sums: SumHelp,
    ) -> None:
        super().__init__(state, hints)
        self._intent, self._offers, self._sums = intent, offers, sums
        self._fresh: frozenset[int] = frozenset()
        """The own cards that were just drawn."""
        self._has_seen = False
        """Whether the looker's last action has shown them something new."""

    # ------------------------------------------------------------------- the picture

    def letters(self, stage: Stage) -> float:
        return letters(stage)

    def _picture(self, frame: Frame) -> Tableau:
        return picture(frame, self.now())

    def now(self) -> QuantoScenery:
        """The scenery of this moment."""
        view = self._state.view
        moment = Moment.SHEET if view.is_over else Moment.PLAY
        if self._state.recalls:
            moment = Moment.FINALE
        return self._scenery(view, moment, self._fresh)

    def _scenery(self, view: QuantoView, moment: Moment, fresh: frozenset[int]) -> QuantoScenery:
        """Everything that the picture of this observation follows from."""
        is_now = view is self._state.view and moment is Moment.PLAY
        # The picture of a step is made before the match says who is next.
        is_due = is_own_turn(view) or self._offers.are_due
        acts = is_now and self._host.may_act and is_due
        shown = QuantoScenery(
            **self.scenery(view, acts=acts, sheet=moment in (Moment.SHEET, Moment.FINALE)),
            view=view,
            moment=moment,
            fresh=fresh,
        )
        return self._with_intent(shown) if is_now else shown

    def _with_intent(self, shown: QuantoScenery) -> QuantoScenery:
        """Add what the looker is about to do, or could."""
        view, names, intent = shown.view, self._state.names, self._intent
        partner, kind = self._offers.partner, intent.kind(view)
        if not shown.acts:
            if partner is not None and self._offers.are_wished:
                return with_wish(shown, names[partner])
            return with_ways(shown, "", self._offers.ways())
        if shown.hinted and shown.advice is not None:
            shown = with_hint(shown, hinted_keys(shown.advice.action, view))
        elif shown.tip is not None:
            shown = with_hint(shown, shown.tip.marks)
        if partner is not None and self._offers.are_due:
            return with_offer(shown, intent.card, kind, names[partner])
        if view.phase is Phase.ANSWER:
            return with_answer(shown, intent.card, kind)
        if intent.card is not None and intent.choice is not None:
            return self._with_choice(shown, intent.card, intent.choice)
        shown = with_ways(shown, _due(view), self._offers.ways())
        return self._with_picks(shown) if intent.picked else shown

    def _with_choice(self, shown: QuantoScenery, card: Key, choice: PlayChoice) -> QuantoScenery:
        intent, names = self._intent, self._state.names
        if not choice.aided and not intent.asks_bonus:
            asks = self._sums.can_be_asked
            return with_free_choice(shown, card, choice, names, can_ask=asks)
        shown = replace(shown, arranged=intent.arranged)
        return with_choice(shown, card, choice, names, asks_bonus=intent.asks_bonus)

    def _with_picks(self, shown: QuantoScenery) -> QuantoScenery:
        sums = self._sums
        return with_picks(
            shown,
            self._intent.picked,
            self._intent.fits,
            aided=sums.is_given,
            can_ask=sums.can_be_asked,
        )

    # ---------------------------------------------------------------------- the story

    def _show(self) -> Show:
        """Makes pictures with what is noted now, also later."""
        fresh = self._fresh

        def show(seen: QuantoView, moment: Moment) -> QuantoScenery:
            return self._scenery(seen, moment, fresh)

        return show

    def dealt(self, step: Step) -> list[Beat]:
        return dealt(self._show(), self._state.view)

    def story(self, step: Step) -> list[Beat]:
        before, view = step.before, self._state.view
        assert isinstance(before, QuantoView)
        clicked = self._intent.clicked if step.seat == view.seat else ()
        tells_end = not self._host.settings.takes_no_time
        story = Story(self._show(), before, view, step.events, clicked, tells_end=tells_end)
        return [*story.beats()]

    def finale(self) -> list[Beat]:
        show, view = self._show(), self._state.view
        return self._finale(lambda: show(view, Moment.FINALE), picture, run_finale)

    def coming(self, step: Step) -> list[Coming]:
        show, view = self._show(), self._state.view
        if not view.is_over:
            return []
        moments = [Moment.COUNT, Moment.SHEET]
        if self._tells_finale:
            moments.insert(1, Moment.FINALE)

        def coming(moment: Moment, frame: Frame) -> Tableau:
            return picture(frame, show(view, moment))

        return [partial(coming, moment) for moment in moments]

    def _remember(self, steps: Iterable[PastStep]) -> Sequence[QuantoMoment]:
        return find(steps)

    def _recount(self, found: Sequence[QuantoMoment]) -> tuple[Highlight, ...]:
        return told(found, self._state.names, self._state.facts.you)

    def rested(self) -> None:
        """The glow of cards that were just drawn fades."""
        if self._fresh:
            keys = [glow_of(card) for card in self._fresh]
            self._fresh = frozenset()
            self._host.refresh(Passage(cues=dict.fromkeys(keys, GLOW_FADE)))

    def tension(self, view: QuantoView) -> Tension:
        """It is tense with the last cards of the draw pile."""
        return Tension.TENSE if view.draw <= FEW else Tension.CALM

    def note(self, step: Step) -> None:
        """Remember which of the own cards are new, and whether anything was seen."""
        self._fresh = frozenset()
        before, view = step.before, step.after
        if step.seat == view.seat or before is None:
            self._has_seen = any(event.reveals for event in step.events)
        if isinstance(before, QuantoView) and isinstance(view, QuantoView) and not step.undone:
            there = {card.card for card in before.hand}
            self._fresh = frozenset(card.card for card in view.hand if card.card not in there)

    def explain(self, refusal: Refusal) -> str:
        if isinstance(refusal, CannotUndo) and self._has_seen:
            return refusals.no_way_back()
        return refusals.refusal(refusal, self._state.view, self._state.names)


def _due(view: QuantoView) -> str:
    """The task of the looker, as long as nothing is chosen."""
    if view.phase is Phase.CHOOSE:
        return labels.choose_one(len(view.turned_up))
    return labels.play_another() if view.again else labels.play_a_card()
