"""Notebooks: what a computer player thought when it decided, and what lay on the table then, to be
read once a round is over."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal

from quando_desktop.bots.bot import Advice
from quando_desktop.bots.question import Answer, PastDecision, Purpose, Question
from quando_desktop.controller.roster import skill_of
from quando_desktop.controller.turn.controller import TurnController
from quando_desktop.controller.turn.runner import BotRunner, question_of
from quando_desktop.controller.turn.step import TurnPhase
from quando_desktop.dataclass import dataclass, replace
from quando_desktop.engine.contract import Action, Observation
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Kind


@dataclass(frozen=True, slots=True)
class NotebookEntry:
    """One decision of a computer player."""

    seat: int
    round_number: int
    """From 1."""
    observation: Observation[Any]
    """Everything that it knew then; the end of the round if it never had to decide."""
    action: Action | None
    """The action it took; None if it never had to decide in this round."""
    advice: Advice
    """Its thoughts, with a reason only where that led to the action."""


class Notebooks(QObject):
    """One notebook for each computer player, for the round that is over. To fill it, the player
    thinks once more, about what it knew then and with the same chance."""

    opened = Signal(object)
    """A `NotebookEntry`, of the notebook that was asked for last."""

    def __init__(
        self, controller: TurnController, bots: BotRunner, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._controller, self._bots = controller, bots
        self._question: Question | None = None
        self._entries: dict[int, NotebookEntry] = {}
        """The entries of the present round that were read, by seat."""
        bots.answered.connect(self._take)
        controller.phaseChanged.connect(self._let_go)

    def ask(self, seat: int) -> None:
        """Asks for a notebook; only at the end of a round, and only of a computer player."""
        match = self._controller.match
        if not self._is_readable or match.players[seat].kind is not Kind.COMPUTER:
            return
        self._question = None
        if seat in self._entries:
            self.opened.emit(self._entries[seat])
            return
        past = decisions(match, seat)
        if not past:
            self._keep(
                NotebookEntry(seat, len(match.rounds), match.observe(seat), None, Advice(None))
            )
            return
        player = match.players[seat]
        asked = question_of(
            match, Purpose.NOTEBOOK, past[-1].observation, skill_of(player), player.character
        )
        self._question = replace(asked, past=past)
        self._bots.ask(self._question)

    @property
    def _is_readable(self) -> bool:
        controller = self._controller
        return controller.is_open and controller.phase in (
            TurnPhase.ROUND_OVER,
            TurnPhase.MATCH_OVER,
        )

    def _take(self, answer: Answer) -> None:
        asked, match = answer.question, self._controller.match
        if asked is not self._question or not self._is_readable:
            return
        self._question = None
        advice = answer.advice
        observation, action = asked.past[advice.number]
        if advice.action != action:
            advice = replace(advice, reason=None)
        entry = NotebookEntry(asked.seat, len(match.rounds), observation, action, advice)
        if answer.advice.action is None:
            # Nobody could be asked: the next try may succeed.
            self.opened.emit(entry)
        else:
            self._keep(entry)

    def _keep(self, entry: NotebookEntry) -> None:
        self._entries[entry.seat] = entry
        self.opened.emit(entry)

    def _let_go(self) -> None:
        if not self._is_readable:
            self._question = None
            self._entries.clear()


def decisions(match: Match, seat: int) -> tuple[PastDecision, ...]:
    """What a seat has decided in the last round dealt, in order."""
    found = []
    state = match.dealt()
    for move in match.rounds[-1].moves:
        if move.seat == seat:
            found.append(PastDecision(state.observe(seat), move.action))
        state.apply(move.seat, move.action, [])
    return tuple(found)


def everybody(match: Match, entry: NotebookEntry) -> tuple[Observation[Any], ...]:
    """The observations of all seats when this was decided, their own hands included. Never of a
    round that is still played."""
    if match.in_round:
        raise ValueError("the round is not over")
    state = match.dealt()
    for move in match.rounds[-1].moves:
        if move.seat == entry.seat and state.observe(entry.seat) == entry.observation:
            break
        state.apply(move.seat, move.action, [])
    return tuple(state.observe(seat) for seat in range(match.seats))
