"""An exercise, ready to be asked: its match, what its seat sees, and its choices as actions."""

from __future__ import annotations

from typing import Any

from quando_desktop.bots.characters import CHARACTERS
from quando_desktop.controller.turn.adviser import CHARACTER as ADVISER
from quando_desktop.engine.contract import Action, Json, Observation
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Kind
from quando_desktop.games import GAMES, PLUGS
from quando_desktop.games.practising import PracticeKind, Practising
from quando_desktop.named_tuple import NamedTuple
from quando_desktop.practice import moments
from quando_desktop.practice.exercise import Exercise
from quando_desktop.settings.settings import NAMELESS
from quando_desktop.shell.practice import words

COMPANY = tuple(each for each in CHARACTERS if each != ADVISER)
"""Those who sit with the solver; Olive is the one who explains."""


class Position(NamedTuple):
    exercise: Exercise
    match: Match
    view: Observation[Any]
    """All that is shown and said follows from this."""
    actions: tuple[Action, ...]
    """The choices, the best first."""
    practising: Practising

    @classmethod
    def of(cls, exercise: Exercise, solver: str) -> Position:
        """Raises BadRecord, or Refusal, if the exercise does not hold against the rules."""
        seated = exercise._replace(position=_seated(exercise, solver))
        match = seated.match(GAMES)
        practising = PLUGS[match.game.id].practice()
        assert isinstance(practising, Practising)
        actions = tuple(seated.actions(match))
        return cls(exercise, match, match.observe(exercise.seat), actions, practising)

    @property
    def kind(self) -> PracticeKind:
        """The kind in the present language."""
        if self.exercise.kind == moments.KIND:
            return words.own_moment()
        return next(each for each in self.practising.kinds() if each.id == self.exercise.kind)

    def in_table_order(self) -> list[int]:
        """The numbers of the choices as the rules list them, which tells nothing of their worth."""
        same, kind, legal = self.practising.is_same, self.exercise.kind, self.view.legal()
        return sorted(
            range(len(self.actions)),
            key=lambda number: next(
                (
                    place
                    for place, each in enumerate(legal)
                    if same(kind, each, self.actions[number], self.view)
                ),
                len(legal),
            ),
        )

    def labels(self) -> tuple[str, ...]:
        """The choices in words, the best first."""
        answer, kind = self.practising.answer, self.exercise.kind
        return tuple(answer(kind, action, self.view) for action in self.actions)

    def spoken(self) -> tuple[str, ...]:
        """The same as they are said aloud."""
        spoken, kind = self.practising.spoken, self.exercise.kind
        return tuple(spoken(kind, action, self.view) for action in self.actions)

    def why(self, name: str) -> str:
        """What speaks for the best choice, said by somebody of this name."""
        return self.practising.why(name, self.exercise.kind, self.actions[0], self.view)

    def choice_of(self, action: Action) -> int | None:
        """The number of the choice that an action is; None for one that was not compared."""
        same, kind = self.practising.is_same, self.exercise.kind
        found = (
            number
            for number, each in enumerate(self.actions)
            if same(kind, each, action, self.view)
        )
        return next(found, None)


def _seated(exercise: Exercise, solver: str) -> Json:
    """The record with the solver at their seat, among characters whom they know: those of their
    match, where it is one of their own."""
    players = exercise.position.get("players")
    found = players if isinstance(players, list) else []
    there = [each.get("character") if isinstance(each, dict) else None for each in found]
    company = iter([each for each in COMPANY if each not in there])
    seats: list[Json] = []
    for seat, player in enumerate(found):
        if seat == exercise.seat:
            seats.append({"name": solver or NAMELESS, "kind": Kind.HUMAN.value})
        elif there[seat] in CHARACTERS:
            seats.append(player)
        else:
            who = next(company)
            seats.append(
                {
                    "name": who.capitalize(),
                    "kind": Kind.COMPUTER.value,
                    "level": "good",
                    "character": who,
                }
            )
    return exercise.position | {"players": seats}
