"""What the maker of exercises wants to know of a game: questions, and who answers them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from quando_desktop.bots.appraisal import Appraisal
from quando_desktop.bots.bot import Bot
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Action, AnyGame


class Questions(ABC):
    """The questions about one game. They are asked by the observation of one seat alone."""

    wanted: ClassVar[Mapping[str, int]]
    """How many exercises there should be on each shelf."""
    kinds: ClassVar[Mapping[str, str]]
    """The kind of the exercises on each shelf."""
    bounds: ClassVar[Mapping[str, tuple[float, float]]]
    """By kind, how much of the chance to win the best answer has to lead by at least, and at most:
    what is too close is no exercise, and what is too far is none either."""
    share: ClassVar[Mapping[str, float]]
    """By kind, the part of the positions that is looked at: of some there are more than enough."""
    unsearched: ClassVar[frozenset[str]] = frozenset()
    """The kinds that the expert answers without search: more time would not change its mind."""
    seats: ClassVar[Sequence[int]] = (3, 4, 2, 3, 4)
    """Numbers of players, one after the other."""

    game: AnyGame
    player: Bot[Any]
    """The player who leads to the positions."""

    @abstractmethod
    def expert(self, effort: float) -> Bot[Any]:
        """The player who has to agree."""

    @abstractmethod
    def ask(self, view: Any) -> tuple[str, Sequence[Any]] | None:
        """The kind of a question and its possible answers, if this is a position for one."""

    @abstractmethod
    def appraise(
        self, view: Any, actions: Sequence[Any], blocks: int, chance: Chance
    ) -> Appraisal: ...

    @abstractmethod
    def answers(self, kind: str, appraisal: Appraisal) -> list[int]:
        """The numbers of the answers that are shown, the best first."""

    @abstractmethod
    def is_worth_asking(self, kind: str, view: Any, best: Action) -> bool:
        """Whether this answer makes a good exercise."""

    @abstractmethod
    def agrees(self, kind: str, best: Any, found: Any) -> bool:
        """Whether somebody's own decision is the best answer."""

    def shelf(self, kind: str, best: Action) -> str:
        """The name under which exercises with this answer are counted."""
        return kind
