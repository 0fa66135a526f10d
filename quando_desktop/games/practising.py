"""What a game brings for practice: its kinds of exercises, and its words about answers.

Everything here is told from one seat's observation, never from a round.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Protocol

from quando_desktop.named_tuple import NamedTuple

if TYPE_CHECKING:
    from quando_desktop.engine.chance import Chance
    from quando_desktop.settings.own import AnySetting


class PracticeKind(NamedTuple):
    """One kind of exercise, in the present language."""

    id: str
    title: str
    line: str
    """What one learns by it, in a sentence."""
    question: str = ""
    """The question, in one line; none for a ladder."""
    offers: bool = True
    """Whether the answers are offered as buttons. If not, they are to be found at the table."""
    is_timed: bool = False
    """Whether a gentle clock makes sense."""
    settings: Mapping[AnySetting, Any] = MappingProxyType({})
    """Settings of the game that hold at the tables of its exercises."""


class Practising(NamedTuple):
    """Exercises about positions of a turn game."""

    kinds: Callable[[], tuple[PracticeKind, ...]]
    answer: Callable[[str, Any, Any], str]
    """An answer to a question of this kind as short as it goes: from the action and the
    observation."""
    spoken: Callable[[str, Any, Any], str]
    """The same as it is said aloud, in words."""
    why: Callable[[str, str, Any, Any], str]
    """A sentence on what speaks for an answer: by whom it is said, the kind, the action and the
    observation."""
    is_same: Callable[[str, Any, Any, Any], bool]
    """Whether two actions are the same answer to a question of this kind."""


class Rung(Protocol):
    """One person's cards on a ladder: some of them fit on the pile, and one has to be played."""

    @property
    def top(self) -> tuple[str, str]:
        """The top of the pile: its drawing, and its name."""

    @property
    def hand(self) -> tuple[tuple[str, str], ...]:
        """The cards to choose from, in the same way."""

    def fits(self, place: int) -> bool:
        """Whether the card at this place of the hand fits."""

    def play(self, place: int) -> None:
        """Plays a card that fits; another takes its place, and one of the hand fits again."""


class Ladder(NamedTuple):
    """Practice against a rising tempo."""

    kinds: Callable[[], tuple[PracticeKind, ...]]
    deal: Callable[[Chance], Rung]
