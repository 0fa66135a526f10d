"""Showing a Quando table: the observation and the intent of whoever looks, notes under the seats,
and the story of each step."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from quando_desktop.controller.past import PastStep
from quando_desktop.controller.turn.step import Step
from quando_desktop.engine.contract import CannotUndo, Refusal
from quando_desktop.engine.players import Kind, left_of
from quando_desktop.games.quando.rules.actions import Draw, Phase
from quando_desktop.games.quando.rules.events import Drew, Flipped, Knocked, Passed, PenaltySkipped
from quando_desktop.games.quando.rules.view import QuandoView
from quando_desktop.games.quando.settings import HAND_TOTAL, MEMORY_HELP
from quando_desktop.games.quando.table.choice import open_cards
from quando_desktop.games.quando.table.ending.moments import QuandoMoment, find
from quando_desktop.games.quando.table.ending.recount import told
from quando_desktop.games.quando.table.hint import QuandoHints
from quando_desktop.games.quando.table.intent import QuandoIntent, knocks_by
from quando_desktop.games.quando.table.layout import letters
from quando_desktop.games.quando.table.motion import Show, Story, dealt
from quando_desktop.games.quando.table.picture import picture
from quando_desktop.games.quando.table.scenery import Moment, QuandoScenery
from quando_desktop.games.quando.table.scores import run_finale
from quando_desktop.games.quando.text import refusals as text_refusals
from quando_desktop.games.quando.text import table as text
from quando_desktop.table.audio.music import Tension
from quando_desktop.table.parts.finale.highlight import Highlight
from quando_desktop.table.scene.spare.ahead import Coming
from quando_desktop.table.scene.stage import Stage
from quando_desktop.table.scene.tableau import Beat, Cue, Frame, Passage, Tableau
from quando_desktop.table.turn.presenter import Presenter
from quando_desktop.table.turn.state import TurnState

FADE = Cue(1200)


class QuandoPresenter(Presenter[QuandoView]):
    def __init__(
        self, state: TurnState[QuandoView], hints: QuandoHints, intent: QuandoIntent
    ) -> None:
        super().__init__(state, hints)
        self._intent, self._advice = intent, hints
        self._notes: dict[int, str] = {}
        self._fresh: int | None = None
        """The own card that was just drawn."""
        self._drawn: Draw | None = None
        """The side that the looker took in their last action, if they drew."""

    # ------------------------------------------------------------------- the picture

    def letters(self, stage: Stage) -> float:
        return letters(stage)

    def _picture(self, frame: Frame) -> Tableau:
        view = self._state.view
        moment = Moment.SHEET if view.is_over else Moment.PLAY
        if self._state.recalls:
            moment = Moment.FINALE
        return picture(frame, self._scenery(view, moment, self._notes, self._fresh))

    def _scenery(
        self, view: QuandoView, moment: Moment, notes: dict[int, str], fresh: int | None
    ) -> QuandoScenery:
        """Everything that the picture of this observation follows from, with what was noted about
        it."""
        state, intent, settings = self._state, self._intent, self._host.settings
        # The picture of a step is made before the match says who is next.
        is_own = view.actor == view.seat
        acts = view is state.view and is_own and self._host.may_act and moment is Moment.PLAY
        chosen = frozenset(intent.chosen) if acts else frozenset()
        return QuandoScenery(
            **self.scenery(view, acts=acts, sheet=moment in (Moment.SHEET, Moment.FINALE)),
            view=view,
            moment=moment,
            chosen=chosen,
            open_cards=open_cards(view, chosen) if chosen else frozenset(),
            pull=intent.pull if acts else None,
            opened=intent.opened,
            fresh=fresh,
            notes=notes,
            knock_part=intent.held if acts else 0.0,
            armed=intent.armed if acts else None,
            tells_total=settings.of(state.looker, HAND_TOTAL),
            memory_help=settings[MEMORY_HELP],
            knock_by=knocks_by(self._host),
            tells_chance=acts and self._advice.tells_chance(view),
        )

    # ---------------------------------------------------------------------- the story

    def _show(self) -> Show:
        """Makes pictures with what is noted now, also later."""
        notes, fresh = dict(self._notes), self._fresh

        def show(seen: QuandoView, moment: Moment) -> QuandoScenery:
            return self._scenery(seen, moment, notes, fresh)

        return show

    def dealt(self, step: Step) -> list[Beat]:
        return dealt(self._show(), self._state.view)

    def story(self, step: Step) -> list[Beat]:
        before, view = step.before, self._state.view
        assert isinstance(before, QuandoView)
        alone = sum(player.kind is Kind.HUMAN for player in step.facts.players) == 1
        return [*Story(self._show(), before, view, step.events, alone=alone).beats()]

    def finale(self) -> list[Beat]:
        show, view = self._show(), self._state.view
        return self._finale(lambda: show(view, Moment.FINALE), picture, run_finale)

    def coming(self, step: Step) -> list[Coming]:
        show, view = self._show(), self._state.view
        moments: list[Moment] = []
        if view.is_over:
            moments = [Moment.REVEAL, Moment.VERDICT, Moment.SHEET]
            if self._tells_finale:
                moments.insert(2, Moment.FINALE)
        elif any(isinstance(event, Knocked) for event in step.events):
            moments = [Moment.PLAY]

        def coming(moment: Moment, frame: Frame) -> Tableau:
            return picture(frame, show(view, moment))

        return [partial(coming, moment) for moment in moments]

    def _remember(self, steps: Iterable[PastStep]) -> Sequence[QuandoMoment]:
        return find(steps, self._state.facts.you)

    def _recount(self, found: Sequence[QuandoMoment]) -> tuple[Highlight, ...]:
        return told(found, self._state.names, self._state.facts.you)

    def rested(self) -> None:
        """The glow of a card that was just drawn fades."""
        if self._fresh is not None:
            key, self._fresh = ("glow", self._fresh), None
            self._host.refresh(Passage(cues={key: FADE}))

    # ---------------------------------------------------------------------- the notes

    def tension(self, view: QuandoView) -> Tension:
        """It is tense once somebody has knocked (Q17)."""
        return Tension.CALM if view.knocker is None else Tension.TENSE

    def note(self, step: Step) -> None:
        """Keeps what stands under the seats."""
        view, before = step.after, step.before
        assert isinstance(view, QuandoView)
        if before is None or (isinstance(before, QuandoView) and before.active != view.active):
            self._notes = {}
        self._fresh = None
        if step.seat == view.seat or before is None:
            self._drawn = None
        for event in step.events:
            match event:
                case Drew(seat=seat, side=side, penalty=penalty):
                    if seat == view.seat:
                        self._fresh = view.arrivals[seat] - 1
                        self._drawn = side
                    if penalty:
                        self._notes[seat] = text.drew_a_card()
                case Flipped(seat=seat):
                    self._notes[seat] = text.turned_a_zero()
                case PenaltySkipped(seat=seat):
                    self._notes[seat] = text.went_without()
                case Passed(seat=seat):
                    self._notes[seat] = text.passed()
        self._notes = {s: n for s, n in self._notes.items() if n != text.comes_next()}
        if view.phase in (Phase.FLIP, Phase.PENALTY_DRAW):
            following = left_of(view.actor, view.seats)
            if following != view.active:
                self._notes[following] = text.comes_next()

    def explain(self, refusal: Refusal) -> str:
        if isinstance(refusal, CannotUndo) and self._drawn is not None:
            return text_refusals.no_way_back(hidden=self._drawn is Draw.HIDDEN)
        return text_refusals.refusal(refusal, self._state.view, self._state.names)
