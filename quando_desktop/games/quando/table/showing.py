"""What a Quando table shows to whoever looks: the observation, the own order of the hand, notes,
and the story of each step."""

from __future__ import annotations

from typing import Any

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.controller.turn.step import Step
from quando_desktop.engine.contract import CannotUndo, Observation, Refusal
from quando_desktop.engine.players import Kind, left_of
from quando_desktop.games.quando.rules.actions import Call, Draw, Phase
from quando_desktop.games.quando.rules.events import Drew, Flipped, Passed, PenaltySkipped
from quando_desktop.games.quando.rules.view import QuandoView
from quando_desktop.games.quando.table.asking import QuandoAsking
from quando_desktop.games.quando.table.choice import open_cards
from quando_desktop.games.quando.table.manners import QuandoManners
from quando_desktop.games.quando.table.passages import Show, Story, dealt
from quando_desktop.games.quando.table.picture import picture
from quando_desktop.games.quando.table.shown import Moment, Pull, Shown
from quando_desktop.games.quando.text import refusals as text_refusals
from quando_desktop.games.quando.text import table as text
from quando_desktop.games.quando.text.log import Teller
from quando_desktop.games.quando.text.remarks import Occasion
from quando_desktop.settings.settings import KnockBy
from quando_desktop.table.pages.turn_table import Host, Keys
from quando_desktop.table.parts.desk import Desk
from quando_desktop.table.parts.shown import own
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.scene.tableau import Beat, Cue, Frame, Key, Passage, Tableau
from quando_desktop.table.text.log import Entry

FADE = Cue(1200)


class QuandoShowing(Desk[QuandoView]):
    """Keeps what is shown and what the looker is about to do."""

    LAST = Occasion.MATCH

    def __init__(self, host: Host) -> None:
        self._asking = QuandoAsking()
        super().__init__(host, self._asking, QuandoManners())
        self._chosen: set[int] = set()
        self._pull: Pull | None = None
        self._boxes: dict[Key, Box] = {}
        """Where all that can be pointed at is."""
        self._fresh: int | None = None
        self._drawn: Draw | None = None
        """How the looker has drawn in their last action, if they did."""
        self._held = 0.0
        self._armed: Key | None = None

    def look(self, view: Observation[Any], facts: MatchFacts) -> None:
        assert isinstance(view, QuandoView)
        if self._view is None or self._view.seat != view.seat:
            self._sit_down()
            self._fresh = None
        self._view, self._facts = view, facts
        self._sort([card.card for card in view.hand])
        self._chosen &= {*self._order}

    def _forget(self) -> None:
        self._chosen.clear()
        self._drag, self._armed, self._toast = None, None, ""
        self._pull = None
        self._held = 0.0

    def _is_over(self) -> bool:
        return self._view is not None and self._view.phase is Phase.OVER

    def tableau(self, frame: Frame) -> Tableau:
        assert self._view is not None
        self._height = frame.stage.height
        moment = Moment.SHEET if self._is_over() else Moment.PLAY
        made = picture(frame, self._shown_with(self._view, moment, self._notes, self._fresh))
        self._boxes = {control.key: control.box for control in made.controls}
        return made

    def _shown_with(
        self, view: QuandoView, moment: Moment, notes: dict[int, str], fresh: int | None
    ) -> Shown:
        """Everything that the picture of this observation follows from, with what was noted about
        it."""
        host, settings = self._host, self._host.settings
        # The picture of a step is made before the match says who is next.
        is_own = view.actor == view.seat
        acts = view is self._view and is_own and host.may_act and moment is Moment.PLAY
        chosen = frozenset(self._chosen) if acts else frozenset()
        return Shown(
            **self._common(view, acts=acts, sheet=moment is Moment.SHEET),
            view=view,
            order=self._order_of([card.card for card in view.hand]),
            moment=moment,
            chosen=chosen,
            open_cards=open_cards(view, chosen) if chosen else frozenset(),
            pull=self._pull if acts else None,
            fresh=fresh,
            notes=notes,
            knock_part=self._held if acts else 0.0,
            armed=self._armed if acts else None,
            memory_help=settings.memory_help,
            knock_by=settings.knock_by,
            tells_chance=acts and self._tells_chance(view),
        )

    def _tells_chance(self, view: QuandoView) -> bool:
        """Whether the looker can knock now and wants to know how likely that wins; not where it
        could not be reckoned."""
        assert self._facts is not None
        if view.phase is not Phase.PLAY or view.call is not Call.KNOCK:
            return False
        if self._asking.advice(view) is not None and self._asking.chance(view) is None:
            return False
        name = self._facts.players[view.seat].name
        return self._host.settings.tells_knock_chance(name)

    # ----------------------------------------------------------------------- telling

    def _show(self) -> Show:
        """Makes pictures with what is noted now, also later."""
        notes, fresh = dict(self._notes), self._fresh

        def show(seen: QuandoView, moment: Moment) -> Shown:
            return self._shown_with(seen, moment, notes, fresh)

        return show

    def _dealt(self, step: Step) -> list[Beat]:
        assert self._view is not None
        return dealt(self._show(), self._view)

    def _story(self, step: Step) -> list[Beat]:
        before, view = step.before, self._view
        assert isinstance(before, QuandoView)
        assert view is not None
        alone = sum(player.kind is Kind.HUMAN for player in step.facts.players) == 1
        return [*Story(self._show(), before, view, step.events, alone=alone).beats()]

    def rested(self) -> None:
        """The glow of a card that was just drawn fades."""
        if self._fresh is not None:
            key, self._fresh = ("glow", self._fresh), None
            self._host.refresh(Passage(cues={key: FADE}))

    def _note(self, step: Step) -> None:
        """What stands under the seats."""
        view = step.after
        assert isinstance(view, QuandoView)
        before = step.before
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

    def _teller(self) -> Teller:
        assert self._view is not None
        return Teller(self._names(), self._view.seat)

    def _opening(self, step: Step) -> Entry:
        view = step.after
        assert isinstance(view, QuandoView)
        return self._teller().dealt(view, step.facts.round_number)

    def keys(self) -> tuple[Keys, ...]:
        from quando_desktop.games.quando.text import keys as text_keys

        return text_keys.columns(by_holding=self._host.settings.knock_by is KnockBy.HOLD)

    # ------------------------------------------------------------------- a wrong try

    def _explain(self, refusal: Refusal) -> str:
        assert self._view is not None
        if isinstance(refusal, CannotUndo) and self._drawn is not None:
            return text_refusals.no_way_back(hidden=self._drawn is Draw.HIDDEN)
        return text_refusals.refusal(refusal, self._view, self._names())

    def _tried(self) -> list[Key]:
        return [own(card) for card in self._chosen]
