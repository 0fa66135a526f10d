"""Tells a step at a turn game: its beats with the reactions beside them, and its lines in the
log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic

from quando_desktop.controller.turn.step import Step
from quando_desktop.settings.settings import Speed
from quando_desktop.table.pages.contract import LogLine
from quando_desktop.table.parts.passages import ends
from quando_desktop.table.parts.reactions import Reaction, Reactions
from quando_desktop.table.parts.remark_bubble import said_by
from quando_desktop.table.scene.tableau import ENTER, Beat, Frame, Passage, Tableau
from quando_desktop.table.scene.trail import Trail
from quando_desktop.table.text import words as common
from quando_desktop.table.text.log import Teller
from quando_desktop.table.turn.presenter import Presenter
from quando_desktop.table.turn.state import TurnState, View

SAID, BEFORE_THE_END = 1600.0, 500.0
"""Milliseconds for which a remark stands, and by which the winner's comes before the last picture
is complete."""


class Storyteller(Generic[View]):
    """Tells one looker what happens."""

    def __init__(
        self,
        state: TurnState[View],
        presenter: Presenter[View],
        teller: Callable[[], Teller],
        reactions: Reactions[View, Any] | None,
    ) -> None:
        """`teller` makes sentences for the looker in the present language. Without reactions the
        computer players keep still."""
        self._state, self._presenter = state, presenter
        self._teller, self._reactions = teller, reactions
        self.trails: list[Trail] = []
        """The trails of the looker's last steps, as far as nobody else has acted since."""

    def beats(self, step: Step) -> Sequence[Beat]:
        """Takes over a step, and gives the beats that show it."""
        state = self._state
        self._presenter.note(step)
        if step.seat == state.view.seat or step.before is None:
            # A choice outlasts the actions of others, but not the looker's own.
            state.forget()
        state.look(step.after, step.facts)  # type: ignore[arg-type]
        if step.before is None:
            self.trails.clear()
            if self._reactions is not None:
                self._reactions.forget()
            return self._presenter.dealt(step)
        if step.undone:
            trail = self.trails.pop() if self.trails else Trail()
            return [lambda frame: (self._presenter.tableau(frame), trail.back(frame))]
        beats = self._presenter.story(step)
        self._keep_trail(step, beats)
        beats[0] = self._with_words(beats[0], step)
        reaction = self._react(step)
        if reaction is not None:
            # At the end of a round it belongs to the open cards before the sheet comes.
            place = -2 if state.view.is_over and len(beats) > 1 else 0
            beats[place] = self._with_reaction(beats[place], reaction)
        return beats

    def log(self, step: Step) -> list[LogLine]:
        """The lines of a step, as the looker may know it."""
        teller = self._teller()
        if step.before is None:
            entries = [teller.opening(step.after, step.facts.round_number)]
        elif step.undone:
            entries = [teller.taken_back(step.seat)]
        else:
            entries = teller.told(step.events)
        return [LogLine(entry.seat, entry.sentence) for entry in entries]

    def _keep_trail(self, step: Step, beats: list[Beat]) -> None:
        if step.seat != self._state.view.seat:
            self.trails.clear()
            return
        trail = Trail()
        beats[:] = map(trail.follow, beats)
        self.trails.append(trail)

    def _with_words(self, beat: Beat, step: Step) -> Beat:
        """Lets the first beat also say what happened."""
        shared = step.facts.is_shared
        words = [entry.aloud(shared=shared) for entry in self._teller().told(step.events)]

        def told(frame: Frame) -> tuple[Tableau, Passage]:
            tableau, passage = beat(frame)
            passage.says = [line for line in words if line]
            return tableau, passage

        return told

    def _react(self, step: Step) -> Reaction | None:
        if self._reactions is None:
            return None
        settings = self._state.host.settings
        speaks = settings.remarks and settings.speed is not Speed.INSTANT
        return self._reactions.react(step.events, self._state.view, step.facts, speaks=speaks)

    def _with_reaction(self, beat: Beat, reaction: Reaction) -> Beat:
        """Adds a computer player's reaction to a beat; nothing waits for it."""

        def told(frame: Frame) -> tuple[Tableau, Passage]:
            state = self._state
            state.word = reaction.word or state.word
            tableau, passage = beat(frame)
            delay = 0.0
            if reaction.is_last:
                delay = max(0.0, ends(passage) - BEFORE_THE_END)
            passage.gestures.append((delay, ("portrait", reaction.seat), reaction.gesture))
            if reaction.word is not None:
                key = said_by(reaction.seat)
                passage.cues[key] = ENTER.later(delay)
                passage.says.append(common.says(state.names[reaction.seat], reaction.word.words))
                state.host.linger(key, delay + SAID, self._fall_silent)
            return tableau, passage

        return told

    def _fall_silent(self) -> None:
        self._state.word = None
