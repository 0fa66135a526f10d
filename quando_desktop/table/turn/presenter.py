"""Showing a turn game: an observation becomes a tableau, a step becomes beats."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, TypeVar

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.controller.past import PastStep
from quando_desktop.controller.turn.step import Step
from quando_desktop.engine.contract import Refusal
from quando_desktop.table.audio.music import Tension
from quando_desktop.table.parts.finale.highlight import Highlight
from quando_desktop.table.parts.finale.race import comes_by_itself
from quando_desktop.table.parts.focus_ring import lay_ring
from quando_desktop.table.scene.spare.ahead import Coming
from quando_desktop.table.scene.stage import LARGEST_SMALL, Stage
from quando_desktop.table.scene.tableau import Beat, Frame, Passage, Tableau
from quando_desktop.table.text import words as common
from quando_desktop.table.turn.hints import Hints
from quando_desktop.table.turn.state import TurnState, View

Shown = TypeVar("Shown")
"""The scenery of a game."""


class Presenter(ABC, Generic[View]):
    """Draws the state of a table. A game must have a picture; motion and notes are up to it."""

    def __init__(self, state: TurnState[View], hints: Hints[View]) -> None:
        self._state, self._hints, self._host = state, hints, state.host
        self._remembered: tuple[MatchFacts, Sequence[Any]] | None = None
        """The moments of a match that is over; finding them takes a while."""

    @abstractmethod
    def _picture(self, frame: Frame) -> Tableau:
        """The table as it is now."""

    def letters(self, stage: Stage) -> float:
        """The size in units up to which there is room for small letters in this window."""
        return LARGEST_SMALL

    def tableau(self, frame: Frame) -> Tableau:
        """The table as it is now; from here on it is what can be pointed at."""
        self._state.height = frame.stage.height
        made = self._picture(frame)
        lay_ring(made, frame, self._state.focused)
        self._state.controls = made.controls
        return made

    def scenery(self, view: View, *, acts: bool, sheet: bool) -> dict[str, Any]:
        """The fields of `Scenery` that all games have."""
        hinted = acts and self._hints.is_open(view)
        return self._state.scenery(view, acts=acts, sheet=sheet) | {
            "highlights": self.highlights() if sheet else (),
            "hinted": hinted,
            "advice": self._hints.advice(view) if acts else None,
            "tip": self._state.tip if acts and not hinted else None,
        }

    # ----------------------------------------------------------------- the end of a match

    def finale(self) -> list[Beat]:
        """The beats of the end of a match, right before its last sheet."""
        return []

    def coming(self, step: Step) -> list[Coming]:
        """What the beats of a step will show later, to be painted ahead."""
        return []

    def _finale(
        self,
        show: Callable[[], Shown],
        picture: Callable[[Frame, Shown], Tableau],
        run: Callable[..., Passage],
    ) -> list[Beat]:
        """The same of a game that has one, run to what is shown at the end, where it comes by
        itself."""
        if not self._tells_finale:
            return []
        settings = self._host.settings

        def beat(frame: Frame) -> tuple[Tableau, Passage]:
            shown = show()
            made = picture(frame, shown)
            return made, run(made, frame, shown, calm=not settings.motion.is_full)

        return [beat]

    @property
    def _tells_finale(self) -> bool:
        """Whether the match is over, and its end comes by itself."""
        facts = self._state.facts
        return bool(facts.winners) and comes_by_itself(self._host.settings, facts)

    def highlights(self) -> tuple[Highlight, ...]:
        """Moments of a match that is over, in the present language."""
        facts = self._state.facts
        if not facts.winners:
            return ()
        if self._remembered is None or self._remembered[0] != facts:
            self._remembered = facts, self._remember(self._host.past())
        return self._recount(self._remembered[1])

    def _remember(self, steps: Iterable[PastStep]) -> Sequence[Any]:
        """The moments of a match that are worth telling again, from all of its actions."""
        return ()

    def _recount(self, found: Sequence[Any]) -> tuple[Highlight, ...]:
        """These moments in words."""
        return ()

    # ------------------------------------------------------------------------- a step

    def tension(self, view: View) -> Tension:
        """How tense the round is that this observation shows, by what everybody may know."""
        return Tension.CALM

    def note(self, step: Step) -> None:
        """Keeps what is shown of a step beside its motion; the state is still the one before it."""

    def dealt(self, step: Step) -> list[Beat]:
        """The beats of a deal."""
        return self.story(step)

    def story(self, step: Step) -> list[Beat]:
        """The beats of a step."""
        return [lambda frame: (self.tableau(frame), Passage())]

    def in_words(self, step: Step) -> str:
        """A step for people who do not see it, at a game whose log says nothing of it."""
        return ""

    def rested(self) -> None:
        """Notes that all beats have been told."""

    def explain(self, refusal: Refusal) -> str:
        """A sentence on why the match said no."""
        return common.not_allowed()
