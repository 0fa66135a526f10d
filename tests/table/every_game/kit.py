"""What the tests of every table need to know of a game. A small game declares its plug and what it
hides, and whatever of the rest it has."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from enum import Enum
from itertools import islice
from types import ModuleType
from typing import Any

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from quando_desktop.bots.bot import Advice
from quando_desktop.controller.facts import MatchFacts
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Action, AnyRound, Observation
from quando_desktop.engine.match import Match
from quando_desktop.games.plug import Plug, TurnTableKit
from quando_desktop.settings.settings import Settings
from quando_desktop.table.paint.style import Style
from quando_desktop.table.parts.faces import Face
from quando_desktop.table.parts.hint_bubble import HintText
from quando_desktop.table.parts.reactions import Reactions
from quando_desktop.table.parts.scenery import GEAR, HINT, UNDO
from quando_desktop.table.scene.stage import LARGEST_SMALL, Stage
from quando_desktop.table.scene.tableau import Frame, Key, Tableau
from tests.table.every_game.matches import Kind, Moment, Play, Story, at_random, moments
from tests.table.fit_checks import Apart, GroupOf, some_states
from tests.table.measured_art import MeasuringArt, frame_of
from tests.table.turn_seat import TurnSeat, seating

Drawn = Callable[[Frame], Tableau]
LiveSeating = Callable[[Style, QtBot], AbstractContextManager[Callable[..., Any]]]
Named = Iterator[tuple[str, Any]]
"""Sceneries with their names."""


@dataclass(frozen=True, kw_only=True)
class Sceneries:
    """All that a game's table can look like, and how it is measured."""

    picture: Callable[[Frame, Any], Tableau]
    states: Mapping[str, Callable[[Any], Any]]
    """What can happen at any table."""
    tables: Callable[[int], Iterable[tuple[object, Any]]]
    """Tables of all sizes; they may differ from case to case."""
    usual: Callable[[int], Any]
    """A usual table with so many seats."""
    groups_of: Callable[[Any], GroupOf]
    must_be_apart: Apart
    seats: range = range(2, 7)
    buttons: Set[Key] = frozenset({GEAR, HINT, UNDO})
    """In the top bar at the right."""
    share: int = 8
    """Only every eighth state of each table is looked at, another one each time: no share is larger
    than the number of cases, so each of them is looked at in some window."""
    letters: Callable[[Stage], float] = lambda _: LARGEST_SMALL
    """The size up to which there is room for small letters."""
    doubled: Set[str] = frozenset()
    """Pieces with words that are twice as large for the largest letters, in every state, where a
    table is not compact; there they are half as large again."""
    enlarged: Mapping[str, float] = field(default_factory=dict)
    """Other pieces with words, and how many times as large they are at the least then, where a
    table is not compact."""
    covers: Callable[[Any], GroupOf] | None = None
    """What a piece belongs to, where some of what lies on each other is meant to."""
    is_sheet: Callable[[Any], bool] = lambda _: False
    """Whether this is a score sheet, which is measured for itself."""

    def frame_of(
        self, style: Style, window: tuple[int, int], text: float
    ) -> tuple[Frame, MeasuringArt]:
        """The room for this game's table, as `frame_of` makes it for any."""
        return frame_of(style, window, text, self.letters)

    def some(self, case: int) -> Named:
        return some_states(case, self.tables(case), self.states, self.share)


@dataclass(frozen=True, kw_only=True)
class Secrets:
    """What nobody but its owner may find on a table."""

    stories: tuple[Story, ...]
    """Matches in which the looker's observation meets different truths."""
    kind: Kind
    hidden: Callable[[Any], object]
    """The part of a round that the first seat does not see."""
    is_certain: Callable[[Any], bool] = lambda _: True
    """Whether two rounds that agree with an observation differ for certain."""
    play: Play = at_random
    shown: Callable[[Any, MatchFacts], Sequence[Drawn]] | None = None
    """The pictures of an observation; the still one if nothing is said."""
    story: Callable[..., tuple[Match, list[Any]]] | None = None
    """Sits down in one of two worlds that look alike to the first seat; all that reaches anybody
    there in a few turns of the others, moment by moment, and the match."""
    lines: int = 6
    """So many lines and more does the log have then."""
    helps: tuple[dict[str, Any], ...] = ({},)
    """Settings with which that has to hold."""


@dataclass(frozen=True, kw_only=True)
class Hinting:
    """A table at which a computer player gives advice."""

    decision: Callable[..., Match]
    """A match in which the looker has to act, with so many `people`."""
    advice: Callable[..., Advice]
    """For an observation: to do this, or anything."""
    action: Action
    """Something to be advised then."""
    chooses: Qt.Key
    plays: tuple[Qt.Key, ...]
    """Keys with which a card is chosen, and with which the looker then acts."""
    impossible: tuple[Action, ...]
    """What cannot be done then."""
    sceneries: Callable[[int], Named]
    """Tables with hints."""
    good_to_see: Set[str]
    """What a hint covers rather than what must be seen; so it does what belongs to the others."""
    hinted: Callable[[], Any]
    over_a_seat: tuple[float, float]
    """A table with a hint, and where that would cover nothing but a seat, in units."""
    shown_to: Callable[[Any, MatchFacts, Advice], Any]
    """The scenery with such a hint."""
    speech: Callable[[Any, Face], HintText]
    known: Callable[[Any, Any], set[str]]
    """The numbers that a player sees, and those of a reason."""
    another_number: Callable[[Advice], Advice]
    stories: tuple[Story, ...]


@dataclass(frozen=True, kw_only=True)
class Reacting:
    """A table at which computer players have a word or a glance for what they do."""

    module: ModuleType
    """Where it is said how `OFTEN` they do."""
    occasions: type[Enum]
    remarks: Callable[[str, Any], tuple[str, ...]]
    make: Callable[[Any], Reactions[Any, Any]]
    """For whoever has this observation."""
    sit: Callable[..., Any]
    """Sits down, with these settings, just before a big moment of Olive's, in seat 1."""
    deed: Callable[[Any], object]
    """... which is this."""
    speaking: Callable[[str, int], Named]
    """Tables at which somebody says this, for each of the cases."""
    found: float
    """The share of them in which there is room for it at the least."""
    may_cover: Mapping[int, Set[str]] = field(default_factory=dict)
    """What a word covers, for want of room, in some of the cases."""
    quiet: Callable[[int], Any]
    """A table of so many with room for it."""
    after: float = 0
    """Milliseconds from the deed to the word."""


@dataclass(frozen=True, kw_only=True)
class Sheets:
    """A game's score sheets."""

    picture: Callable[[Frame, Any], Tableau]
    sceneries: Callable[[], Named]
    tolerance: tuple[float, float] = (1, 1)
    """Units by which boxes of words may overlap: letters do not fill them."""


@dataclass(frozen=True, kw_only=True)
class Kit:
    """One game."""

    plug: Plug
    secrets: Secrets
    seat: Callable[[Style, Match, Settings, tuple[int, int]], TurnSeat] | None = None
    """A page to sit down at; a plain one if nothing is said."""
    live_seating: LiveSeating | None = None
    """The same of a game that is played live."""
    sceneries: Sceneries | None = None
    hinting: Hinting | None = None
    reacting: Reacting | None = None
    sheets: Sheets | None = None
    rare_keys: frozenset[str] = frozenset()
    """Letters that mean something in rare moments only; its own tests know them."""

    def __str__(self) -> str:
        return self.plug.game.id

    def seating(self, style: Style, qtbot: QtBot) -> AbstractContextManager[Callable[..., Any]]:
        """Lets a test sit down at matches."""
        if self.live_seating is not None:
            return self.live_seating(style, qtbot)
        return seating(style, qtbot, self.seat or self._plain_seat)

    def _plain_seat(
        self, style: Style, match: Match, settings: Settings, size: tuple[int, int]
    ) -> TurnSeat:
        table = self.plug.table()
        assert isinstance(table, TurnTableKit)
        return TurnSeat(style, match, settings, size, table)

    def moments(self, story: Story, each: int = 1) -> Iterator[Moment]:
        """The first few moments of each kind in a match."""
        return moments(self.plug.game, story, self.secrets.play, self.secrets.kind, each)

    def in_the_middle(self) -> Moment:
        """The second kind of moment in a match: somebody has done something."""
        return next(islice(self.moments(self.secrets.stories[-1]), 1, None))

    def truths(self, view: Observation[Any]) -> list[AnyRound]:
        """Two rounds that agree with an observation; their hidden parts differ."""
        game, secrets = self.plug.game, self.secrets
        one, other = (game.sample(view, Chance(number)) for number in (1, 2))
        if secrets.is_certain(view):
            assert secrets.hidden(one) != secrets.hidden(other)
        return [one, other]

    def pictures(self, view: Observation[Any], facts: MatchFacts) -> Sequence[Drawn]:
        """What somebody who sees this gets to see."""
        if self.secrets.shown is not None:
            return self.secrets.shown(view, facts)
        return [lambda frame: self.plug.table().still(frame, view, facts)]
