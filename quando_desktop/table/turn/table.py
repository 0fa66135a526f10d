"""A turn game's table for one looker, made from the parts that all games share and those that a
game brings: its presenter and its hands. The page asks nothing else of a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic

from quando_desktop.bots.bot import Advice
from quando_desktop.controller.facts import MatchFacts
from quando_desktop.controller.turn.step import Step
from quando_desktop.engine.contract import Refusal
from quando_desktop.table.audio.music import Tension
from quando_desktop.table.guide.guidance import Guidance
from quando_desktop.table.pages.contract import COMMANDS, Command, LogLine, Notebook
from quando_desktop.table.parts import scenery
from quando_desktop.table.parts.finale import finale
from quando_desktop.table.parts.reactions import Reactions
from quando_desktop.table.parts.scenery import notebook_of
from quando_desktop.table.scene.spare.ahead import Coming
from quando_desktop.table.scene.stage import Stage
from quando_desktop.table.scene.tableau import Beat, Frame, Key, Tableau
from quando_desktop.table.speech.answers import Answers
from quando_desktop.table.text import words as common
from quando_desktop.table.text.log import Teller
from quando_desktop.table.turn.hands import Hands
from quando_desktop.table.turn.hints import Hints
from quando_desktop.table.turn.presenter import Presenter
from quando_desktop.table.turn.state import TurnState, View
from quando_desktop.table.turn.storyteller import Storyteller

ALWAYS = (scenery.MENU, scenery.GEAR, scenery.UNDO, scenery.HINT, scenery.CLOSE_HINT)
"""Controls that do something whenever they are there."""


class TurnTable(Generic[View]):
    """Passes on what the page tells it; controls and keys that every table has are handled here."""

    def __init__(
        self,
        state: TurnState[View],
        presenter: Presenter[View],
        hands: Hands[View],
        hints: Hints[View],
        teller: Callable[[], Teller] | None = None,
        reactions: Reactions[View, Any] | None = None,
        answers: Answers[View] | None = None,
        guidance: Guidance[View] | None = None,
    ) -> None:
        self.state, self.presenter, self.hands, self.hints = state, presenter, hands, hints
        self._host = state.host
        self.answers = answers or Answers(state)
        teller = teller or (lambda: Teller(state.names, state.view.seat))
        self.guidance = guidance
        self.storyteller = Storyteller(state, presenter, teller, reactions, guidance)

    # ------------------------------------------------------------------------ showing

    def look(self, view: View, facts: MatchFacts) -> None:
        """Shows this observation from now on."""
        self.state.look(view, facts)

    def letters(self, stage: Stage) -> float:
        """The size in units up to which there is room for small letters in this window."""
        return self.presenter.letters(stage)

    def tableau(self, frame: Frame) -> Tableau:
        """The table as it is now."""
        return self.presenter.tableau(frame)

    def tension(self) -> Tension:
        """How tense it is, by what everybody at the table may know."""
        view = self.state.view
        return Tension.END if view.is_over else self.presenter.tension(view)

    def beats(self, step: Step) -> Sequence[Beat]:
        """The beats of a step, which the table takes over."""
        return self.storyteller.beats(step)

    def coming(self, step: Step) -> Sequence[Coming]:
        """What the beats of a step will show later, to be painted ahead."""
        return self.presenter.coming(step)

    def waited(self) -> Sequence[Beat]:
        """The beats of a long wait for the looker: somebody looks up, if they have not yet."""
        return self.storyteller.waited()

    def rested(self) -> None:
        """Notes that all beats have been told."""
        self.presenter.rested()
        if self.guidance is not None:
            self.guidance.rested()

    def lead(self) -> None:
        """Leads the keys to what the looker has to choose from, or to the score sheet."""
        if not self.state.view.is_over:
            self.hands.lead()
        elif self.state.focused is None:
            self._host.focus(scenery.SHEET)

    def log(self, step: Step) -> Sequence[LogLine]:
        """The lines of a step in the log."""
        return self.storyteller.log(step)

    def refused(self, refusal: Refusal) -> None:
        """Explains a refusal of the match."""
        self.hands.refuse(self.presenter.explain(refusal))

    def hush(self) -> None:
        """Takes away the line about a wrong try."""
        self.state.toast.hush()

    # --------------------------------------------------------------------- the pointer

    def pressed(self, key: Key) -> None:
        """Handles a press of a control."""
        self.hands.touch(key)
        self.state.toast.hush()
        match key:
            case str(name) if name in COMMANDS:
                self._host.command(COMMANDS[name])
            case scenery.NEXT:
                over = bool(self.state.facts.winners)
                self._host.command(Command.REMATCH if over else Command.NEXT_ROUND)
            case scenery.UNDO:
                self._host.undo()
            case scenery.CLOSE_HINT if self._close_tip():
                pass
            case scenery.HINT | scenery.CLOSE_HINT:
                self.hint()
            case scenery.MOMENTS:
                self._recall(on=True)
            case finale.SKIP:
                self._recall(on=False)
            case (scenery.NOTEBOOK, int(seat)):
                self._host.command(Notebook(seat))
            case _:
                self.hands.press(key)
        self._consider()

    def is_usable(self, key: Key) -> bool:
        """Whether a press of this control would do something now."""
        return self.state.view.is_over or key in ALWAYS or self.hands.is_usable(key)

    def doubled(self, key: Key) -> None:
        """Handles a second press in a row, of which the first was told as a press."""
        if not self.hands.double(key):
            self.pressed(key)
        self._consider()

    def pointed(self, key: Key | None) -> None:
        """Notes the control under the pointer, or none."""
        if key != self.state.pointed:
            self.state.pointed = key
            self.hands.lift()

    def focused(self, key: Key | None) -> None:
        """Notes the control that has the focus, or none."""
        if key != self.state.focused:
            self.state.focused = key
            if key is not None:
                self.hands.come_to(key)
            self.hands.lift()

    def dragged(self, key: Key, x: float, y: float) -> None:
        """Handles a movable control under the pointer, its middle here in units."""
        self.hands.drag(key, x, y)

    def dropped(self, key: Key, x: float, y: float) -> None:
        """Handles a movable control that was let go here."""
        self.hands.drop(key, x, y)
        self._consider()

    def put_back(self) -> None:
        """Puts back everything that was chosen."""
        self.state.toast.hush()
        self.hands.put_back()

    def holds(self, key: Key) -> bool:
        """Whether this control wants to be held rather than pressed."""
        return self.hands.holds(key)

    def held(self, key: Key, part: float) -> None:
        """Handles a control that is held for so much of the time that it takes; 0 when it was let
        go too early."""
        self.hands.hold(key, part)

    def hold_key(self) -> tuple[str, Key] | None:
        """A key that can be held, and the control it stands for."""
        return self.hands.hold_key()

    # ------------------------------------------------------------------------ the keys

    def typed(self, key: str) -> bool:
        """Handles a key by its name (see `table.scene.keys`); False if it means nothing here."""
        self.hands.touch(None)
        self.state.toast.hush()
        if key == "Backspace":
            if self._host.may_undo:
                self._host.undo()
            return True
        if self.state.view.is_over:
            return self._typed_at_the_end(key)
        match key:
            case "H":
                self.hint()
            case "S":
                self._host.next_sorting()
            case "Delete":
                self.hands.put_back()
            case "Escape" if self._close_tip():
                pass
            case _:
                means_something = self.hands.type(key)
                if not self.hands.walks(key):
                    # Whoever only walks along the cards has not chosen yet.
                    self._consider()
                return means_something
        return True

    def walks(self, key: str) -> bool:
        """Whether this key only walks along the cards now: then it repeats as long as it is
        down."""
        return self.hands.walks(key)

    def _recall(self, *, on: bool) -> None:
        """Shows the end of the match once more, or the sheet again."""
        if self.state.recalls is not on:
            self.state.recalls = on
            self._host.refresh()
            self._host.focus(scenery.SHEET)

    def _typed_at_the_end(self, key: str) -> bool:
        """Handles the keys of the score sheet."""
        if self.state.recalls:
            self._recall(on=False)
            return True
        match key:
            case "B" if scenery.MOMENTS in self.state.boxes:
                self.pressed(scenery.MOMENTS)
            case "V" if scenery.REPLAY in self.state.boxes:
                self.pressed(scenery.REPLAY)
            case "Q" if scenery.LOOK_BACK in self.state.boxes:
                self.pressed(scenery.LOOK_BACK)
            case "Return":
                self.pressed(scenery.NEXT)
            case "Escape" if self.state.facts.winners:
                self.pressed(scenery.HOME)
            case "N" if (seat := self.hands.first_notebook()) is not None:
                self.pressed(notebook_of(seat))
            case "Up" | "Down":
                self._read_on(-1 if key == "Up" else 1)
            case _:
                return False
        return True

    def _read_on(self, way: int) -> None:
        """Leads the keys along the lines of the score sheet."""
        keys = [each.key for each in self.state.controls]
        lines = [
            key
            for key in keys
            if key == scenery.SHEET or (isinstance(key, tuple) and key[0] == scenery.SHEET_LINE)
        ]
        here = self.state.focused
        at = lines.index(here) + way if here in lines else 0
        self._host.focus(lines[min(max(at, 0), len(lines) - 1)])

    # ------------------------------------------------------------------------- advice

    def hint(self) -> None:
        """Shows what a computer player would do in the looker's place, or takes that away."""
        if self._host.may_act:
            self.hints.toggle()
        else:
            self.hands.refuse(common.only_on_your_turn())

    def wants_advice(self) -> bool:
        """Whether the looker is told some of the advice on their turn without asking."""
        return self.hints.is_wanted() or (self.guidance is not None and self.guidance.is_wanted())

    def advised(self, advice: Advice) -> None:
        """Takes advice for the present position; without an action where nobody could be asked."""
        self.hints.take(advice)
        self._consider()

    # ----------------------------------------------------------------------- guidance

    def follow_guidance(self) -> None:
        """Notes that the looker is guided from now on, or no more."""
        if self.guidance is not None and not self.guidance.is_on:
            self.guidance.close()

    def _consider(self) -> None:
        """Looks whether the adviser has something to point out."""
        if self.guidance is not None:
            self.guidance.consider()

    def _close_tip(self) -> bool:
        """Takes away what the adviser has pointed out; False if there is nothing."""
        if self.guidance is None or not self.guidance.is_shown or self.hints.is_shown:
            return False
        self.guidance.close()
        return True
