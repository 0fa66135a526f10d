"""The speech of a turn game's page: the lines of each step, the start of a turn, and answers to
inquiries, all of it by one narrator."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtWidgets import QWidget

from quando_desktop.controller.turn.controller import TurnController
from quando_desktop.controller.turn.step import TurnPhase
from quando_desktop.games import PLUGS
from quando_desktop.settings.settings import Settings
from quando_desktop.table.pages.tools import Tools
from quando_desktop.table.parts.faces import names_of
from quando_desktop.table.scene.tableau import Beat, Frame, Passage, Tableau
from quando_desktop.table.speech.answers import Answers
from quando_desktop.table.speech.inquiries import Enquirer, asked_by
from quando_desktop.table.speech.narrator import Narrator
from quando_desktop.table.speech.utterance import Utterance
from quando_desktop.table.text import spoken as text

TURN = "turn"
"""The topic of what a person has to do: it holds until they have done it."""


class Telling:
    """Tells whoever looks at a match."""

    def __init__(self, narrator: Narrator, controller: TurnController) -> None:
        self.narrator, self._controller = narrator, controller
        self._enquirer = Enquirer(narrator)
        self._greeted = False
        self._prompted: tuple[int, int | None] | None = None
        """The revision and the looker that a decision was last told for."""
        self._plug = PLUGS[controller.match.game.id]
        controller.listen(narrator.until_heard)

    @classmethod
    def at(
        cls,
        page: QWidget,
        tools: Tools,
        controller: TurnController,
        talks: Callable[[bool], None],
    ) -> Telling:
        """The speech of a page, which a screen reader says for it; `talks` is told whether it
        does."""

        def announce(words: str) -> None:
            # What was still to be said when the table was left is said to nobody.
            if controller.is_open:
                tools.announce(page, words)

        answer = tools.answer or tools.announce
        narrator = Narrator(
            announce,
            controller.clock,
            is_heard=tools.is_heard,
            answer=lambda words: answer(page, words),
            talks=talks,
        )
        return cls(narrator, controller)

    def apply(self, settings: Settings) -> None:
        self.narrator.spoken, self.narrator.rate = settings.spoken, settings.speech_rate

    @property
    def title(self) -> str:
        """The name of the game."""
        return self._plug.title()

    # ------------------------------------------------------------------- by itself

    def greet(self, answers: Answers[Any]) -> None:
        """Says where somebody has come to, once."""
        if not self._greeted:
            self._greeted = True
            table = text.table(self.title, names_of(self._controller.match.players))
            self.narrator.tell(Utterance(text.sentences([table, answers.round()])))

    def told(self, beat: Beat) -> Beat:
        """A beat whose words are told one after the other."""

        def tell(frame: Frame) -> tuple[Tableau, Passage]:
            tableau, passage = beat(frame)
            for line in passage.tells:
                self.narrator.tell(line)
            return tableau, passage

        return tell

    def prompt(self, answers: Answers[Any]) -> None:
        """Says what the looker has to do, once for each decision."""
        controller = self._controller
        position = controller.revision, controller.looker
        if controller.phase is not TurnPhase.PERSON:
            self.narrator.drop(TURN)
        elif position != self._prompted:
            self._prompted = position
            self.narrator.tell(Utterance(answers.prompt(), topic=TURN))

    # ------------------------------------------------------------------------ keys

    def key(self, key: str, answers: Answers[Any] | None) -> bool:
        """Notes a key by its name, and answers it where it is an inquiry; False if it is none.
        Nobody is told anything while nobody looks."""
        inquiry = asked_by(key)
        if inquiry is None:
            self.interrupt()
            return False
        if answers is not None:
            self._enquirer.ask(inquiry, answers)
        return True

    def interrupt(self) -> None:
        """Notes that somebody does something: nothing waits any longer for what was being said."""
        self.narrator.interrupt()
        self._controller.heard()

    def silence(self) -> None:
        """Notes the key by which people silence a screen reader."""
        self.narrator.silence()
        self._controller.heard()

    def focus(self, name: str, by_hand: bool) -> None:
        """Notes that the focus has come to something of this name, which a screen reader says."""
        self.narrator.interrupt(name, by_hand=by_hand)
        self._controller.heard()

    def conceal(self) -> None:
        """Forgets what the next person must not hear."""
        self.narrator.hush()
        self._prompted = None
