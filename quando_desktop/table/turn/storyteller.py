"""Tells a step at a turn game: its beats with the reactions beside them, and its lines in the
log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic

from quando_desktop.controller.turn.step import Step
from quando_desktop.settings.settings import Speed, Spoken
from quando_desktop.table.guide.guidance import Guidance
from quando_desktop.table.pages.contract import LogLine
from quando_desktop.table.parts.company import Heads, Mood
from quando_desktop.table.parts.passages import ends
from quando_desktop.table.parts.reactions import Reaction, Reactions
from quando_desktop.table.parts.remark_bubble import Word, said_by
from quando_desktop.table.parts.seats import head_of
from quando_desktop.table.scene.tableau import ENTER, Beat, Frame, Passage, Tableau
from quando_desktop.table.scene.trail import Trail
from quando_desktop.table.speech.utterance import Utterance, Weight
from quando_desktop.table.text import words as common
from quando_desktop.table.text.log import LogEntry, Teller
from quando_desktop.table.turn.presenter import Presenter
from quando_desktop.table.turn.state import TurnState, View

SAID, BEFORE_THE_END = 1600.0, 220.0
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
        guidance: Guidance[View] | None = None,
    ) -> None:
        """`teller` makes sentences for the looker in the present language. Without reactions the
        computer players keep still."""
        self._state, self._presenter, self._guidance = state, presenter, guidance
        self._teller, self._reactions = teller, reactions
        self.trails: list[Trail] = []
        """The trails of the looker's last steps, as far as nobody else has acted since."""

    def beats(self, step: Step) -> Sequence[Beat]:
        """Takes over a step, and gives the beats that show it."""
        state = self._state
        self._presenter.note(step)
        if self._guidance is not None:
            self._guidance.follow(step)
        if step.seat == state.view.seat or step.before is None:
            # A choice outlasts the actions of others, but not the looker's own.
            state.forget()
        state.look(step.after, step.facts)  # type: ignore[arg-type]
        if step.before is None:
            self.trails.clear()
            if self._reactions is not None:
                self._reactions.forget()
            return self._with_words(self._presenter.dealt(step), step)
        if step.undone:
            trail = self.trails.pop() if self.trails else Trail()
            return self._with_words([lambda frame: self._back(frame, trail)], step)
        state.has_begun = True
        if step.seat == state.view.seat:
            state.note_done(step.events)
        beats = self._with_words(self._presenter.story(step), step)
        self._keep_trail(step, beats)
        self._with_company(step, beats)
        if step.facts.winners and state.view.is_over:
            beats[-1:-1] = self._presenter.finale()
        return beats

    def waited(self) -> Sequence[Beat]:
        """Lets somebody look kindly at a looker who has been thinking for a long time."""
        state = self._state
        if self._reactions is None or not state.host.may_act:
            return []
        # Who listens is busy with that.
        speaks = self._speaks and not state.host.is_heard
        reaction = self._reactions.wait(state.view, state.facts, speaks=speaks)
        if reaction is None:
            return []

        def look_up(frame: Frame) -> tuple[Tableau, Passage]:
            return self._presenter.tableau(frame), Passage()

        return [self._with_reaction(look_up, reaction)]

    def _back(self, frame: Frame, trail: Trail) -> tuple[Tableau, Passage]:
        return self._presenter.tableau(frame), trail.back(frame)

    def log(self, step: Step) -> list[LogLine]:
        """The lines of a step, as the looker may know it."""
        return [LogLine(entry.seat, entry.sentence) for entry in self._entries(step)]

    def _entries(self, step: Step) -> list[LogEntry]:
        teller = self._teller()
        if step.before is None:
            return [teller.opening(step.after, step.facts.round_number)]
        if step.undone:
            return [teller.taken_back(step.seat)]
        return teller.told(step.events)

    def _keep_trail(self, step: Step, beats: list[Beat]) -> None:
        if step.seat != self._state.view.seat:
            self.trails.clear()
            return
        trail = Trail()
        beats[:] = map(trail.follow, beats)
        self.trails.append(trail)

    def _with_words(self, beats: list[Beat], step: Step) -> list[Beat]:
        """Lets the first beat also say what happened."""
        first, *others = beats
        lines = self.spoken(step)

        def told(frame: Frame) -> tuple[Tableau, Passage]:
            tableau, passage = first(frame)
            passage.tells = [*lines, *passage.tells]
            return tableau, passage

        return [told, *others]

    def spoken(self, step: Step) -> list[Utterance]:
        """The lines of a step as they are said aloud, to those who want to hear all of it or only
        the key moments."""
        whole = self._state.host.settings.spoken is Spoken.EVERYTHING
        shared, lines = step.facts.is_shared, []
        for entry in self._entries(step):
            weight = Weight.MOMENT if entry.is_moment else Weight.LINE
            words = entry.aloud(shared=shared, whole=whole or not entry.is_moment)
            lines.append(Utterance(words, weight))
        return lines or [Utterance(self._presenter.in_words(step))]

    # -------------------------------------------------------------------- the company

    @property
    def _speaks(self) -> bool:
        settings = self._state.host.settings
        return settings.remarks and settings.speed is not Speed.INSTANT

    def _with_company(self, step: Step, beats: list[Beat]) -> None:
        """Adds what faces and voices answer to a step; nothing waits for it."""
        if self._reactions is None:
            return
        state, subject = self._state, self._reactions.subject(step.events)
        reaction = self._reactions.react(step.events, state.view, step.facts, speaks=self._speaks)
        moved = {seat for seat, _ in reaction.moods} if reaction is not None else set()
        if subject is not None:
            beats[0] = self._with_glance(beats[0], subject, moved)
        if self._comes_to_looker(step):
            beats[-1] = self._with_glance(beats[-1], state.view.seat, moved)
        if reaction is not None:
            # At the end of a round it belongs to the open cards before the sheet comes.
            place = -2 if state.view.is_over and len(beats) > 1 else 0
            beats[place] = self._with_reaction(beats[place], reaction)

    def _comes_to_looker(self, step: Step) -> bool:
        """Whether all wait for the looker from now on."""
        assert self._reactions is not None
        before: View = step.before  # type: ignore[assignment]
        view = self._state.view
        acts = [self._reactions.actor(each) == view.seat for each in (before, view)]
        return acts == [False, True] and not view.is_over

    def _with_glance(self, beat: Beat, at: int, moved: set[int]) -> Beat:
        """Lets all whom nothing moves look at a seat, or at the middle, for a moment."""
        calm = {seat: Mood(at=at) for seat in range(len(self._state.facts.players))}
        moods = {seat: mood for seat, mood in calm.items() if seat not in moved}

        def told(frame: Frame) -> tuple[Tableau, Passage]:
            tableau, passage = beat(frame)
            if self._state.is_lively:
                self._heads(tableau, frame).glance(passage, moods)
            return tableau, passage

        return told

    def _with_reaction(self, beat: Beat, reaction: Reaction) -> Beat:
        """Adds faces and perhaps a word to a beat."""

        def told(frame: Frame) -> tuple[Tableau, Passage]:
            state = self._state
            state.word = reaction.word or state.word
            tableau, passage = beat(frame)
            delay = 0.0
            if reaction.is_last:
                delay = max(0.0, ends(passage) - BEFORE_THE_END)
            if state.is_lively:
                self._heads(tableau, frame).feel(passage, dict(reaction.moods), delay)
            if reaction.seat is not None and state.host.settings.faces:
                passage.gestures.append((delay, head_of(reaction.seat), reaction.gesture))
            if reaction.word is not None:
                self._say(reaction.word, passage, delay)
            return tableau, passage

        return told

    def _heads(self, tableau: Tableau, frame: Frame) -> Heads:
        return Heads(tableau, frame, self._state.view.seat)

    def _say(self, word: Word, passage: Passage, delay: float) -> None:
        state, key = self._state, said_by(word.seat)
        passage.cues[key] = ENTER.later(delay)
        words = common.says(state.names[word.seat], word.words)
        passage.tells.append(Utterance(words, Weight.COLOUR))
        state.host.linger(key, delay + SAID, self._fall_silent)

    def _fall_silent(self) -> None:
        self._state.word = None
