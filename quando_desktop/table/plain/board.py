"""The contract of a plain table: the few things that a game tells of an observation. Knows no
Qt."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Generic, TypeVar

from quando_desktop.engine.contract import Action, Observation, Options
from quando_desktop.named_tuple import NamedTuple

View = TypeVar("View", bound=Observation[Any])


class PlainCard(NamedTuple):
    """A card that lies face up."""

    text: str
    """A sign or two: a number, a letter."""
    number: int = 0
    """From 0 to 10: which of the numbers' colours it has."""
    name: str = ""
    """The card for a screen reader; without one its text."""

    @property
    def spoken(self) -> str:
        return self.name or self.text


class PlainPile(NamedTuple):
    """A pile in the middle of the table."""

    label: str
    size: int
    top: PlainCard | None = None
    """Its top card, where that lies face up."""


class PlainBoard(ABC, Generic[View]):
    """One game on a plain table. Every method gets one seat's observation."""

    @abstractmethod
    def hand(self, view: View) -> Mapping[int, PlainCard]:
        """The own cards from the left, by a number that each keeps while it is held. Of equal cards
        any may be the one that leaves."""

    @abstractmethod
    def hand_sizes(self, view: View) -> Sequence[int]:
        """The number of cards that each seat holds."""

    @abstractmethod
    def piles(self, view: View) -> Sequence[PlainPile]:
        """The piles in the middle, from the left; each keeps its place."""

    @abstractmethod
    def actor(self, view: View) -> int:
        """The seat that is waited for."""

    @abstractmethod
    def label(self, action: Action, view: View) -> str:
        """An action in a few words, as they stand on a button."""

    def cards_of(self, action: Action, view: View) -> Collection[int]:
        """The own cards that are chosen for an action, by their numbers."""
        return ()

    def scores(self, view: View) -> Sequence[int]:
        """Points that stand beside the names during the round."""
        return (0,) * len(self.hand_sizes(view))

    def limit(self, options: Options) -> int:
        """The points that end a match by these house rules, or about as many as a player gets."""
        return options.get("target", 10)
