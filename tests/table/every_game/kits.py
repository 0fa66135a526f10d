"""What the tests of every table need to know of a game. A small game declares its plug alone, and
whatever of the rest it has."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from enum import Enum
from itertools import islice
from types import ModuleType
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from quando_desktop.bots.bot import Advice
from quando_desktop.controller.facts import MatchFacts
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Action, AnyRound, Observation
from quando_desktop.engine.match import Match
from quando_desktop.games import PLUGS
from quando_desktop.games.plug import Plug, Table
from quando_desktop.games.quando.rules import actions as quando_actions
from quando_desktop.games.quando.table import hint as quando_hint
from quando_desktop.games.quando.table import reactions as quando_reactions
from quando_desktop.games.quando.table.picture import picture as quando_picture
from quando_desktop.games.quando.text import remarks as quando_remarks
from quando_desktop.games.quanto.rules import actions as quanto_actions
from quando_desktop.games.quanto.table import hint as quanto_hint
from quando_desktop.games.quanto.table import reactions as quanto_reactions
from quando_desktop.games.quanto.table.picture import picture as quanto_picture
from quando_desktop.games.quanto.text import remarks as quanto_remarks
from quando_desktop.games.seven_ate_nine.table import reactions as seven_reactions
from quando_desktop.games.seven_ate_nine.table.picture import picture as seven_picture
from quando_desktop.games.seven_ate_nine.table.scenery import PAUSE_BUTTON
from quando_desktop.games.seven_ate_nine.table.table import moment as seven_moment
from quando_desktop.games.seven_ate_nine.text import remarks as seven_remarks
from quando_desktop.settings.settings import Settings
from quando_desktop.table.paint.style import Style
from quando_desktop.table.parts.faces import Face
from quando_desktop.table.parts.hint_bubble import Speech
from quando_desktop.table.parts.reactions import Reactions
from quando_desktop.table.parts.scenery import GEAR, HINT, UNDO
from quando_desktop.table.scene.tableau import Frame, Key, Tableau
from tests.games.quando.table import advice as quando_advice
from tests.games.quando.table import groups as quando_groups
from tests.games.quando.table import sceneries as quando
from tests.games.quando.table import seat as quando_seat
from tests.games.quando.table import secrets as quando_secrets
from tests.games.quando.table import sheets as quando_sheets
from tests.games.quanto.table import advice as quanto_advice
from tests.games.quanto.table import groups as quanto_groups
from tests.games.quanto.table import sceneries as quanto
from tests.games.quanto.table import seat as quanto_seat
from tests.games.quanto.table import secrets as quanto_secrets
from tests.games.quanto.table import sheets as quanto_sheets
from tests.games.seven_ate_nine.table import groups as seven_groups
from tests.games.seven_ate_nine.table import sceneries as seven
from tests.games.seven_ate_nine.table import seat as seven_seat
from tests.games.seven_ate_nine.table import secrets as seven_secrets
from tests.table.every_game.matches import Kind, Moment, Play, Story, at_random, moments
from tests.table.fit_checks import Apart, GroupOf, some_states
from tests.table.looks import watching
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
    share: int = 4
    """Only every fourth state of each table is looked at, another one each time."""
    covers: Callable[[Any], GroupOf] | None = None
    """What a piece belongs to, where some of what lies on each other is meant to."""
    is_sheet: Callable[[Any], bool] = lambda _: False
    """Whether this is a score sheet, which is measured for itself."""

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
    speech: Callable[[Any, Face], Speech]
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
        assert isinstance(table, Table)
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


QUANDO_MOMENTS = frozenset({"start", "middle", "last-round", "PLAY", "DRAW"})
QUANTO_MOMENTS = frozenset({"start", "turned-up", "last-cards", "round-end"})

QUANDO = Kit(
    plug=PLUGS["quando"],
    rare_keys=frozenset({"P"}),
    seat=quando_seat.QuandoSeat,
    sceneries=Sceneries(
        picture=quando_picture,
        states=quando.STATES,
        tables=quando.tables,
        usual=quando.usual,
        groups_of=quando_groups.groups_of,
        must_be_apart=quando_groups.must_be_apart,
    ),
    secrets=Secrets(
        stories=(
            Story(2, 3, None, QUANDO_MOMENTS | {"FLIP"}),
            Story(5, 5, None, QUANDO_MOMENTS | {"FLIP", "PENALTY_DRAW"}),
        ),
        kind=quando_secrets.kind_of,
        hidden=quando_secrets.hidden,
        is_certain=lambda view: not view.pile_turned,
        play=quando_secrets.play,
        shown=quando_secrets.shown,
        story=quando_secrets.story_of,
        helps=({"memory_help": False}, {"memory_help": True}),
    ),
    hinting=Hinting(
        decision=lambda people=1: quando_seat.basic(people=people),
        advice=quando_advice.advice,
        action=quando_actions.Play((2, 3)),
        chooses=Qt.Key.Key_7,
        plays=(Qt.Key.Key_7, Qt.Key.Key_Return),
        impossible=(
            *map(quando_actions.Play, ((2, 99), (-1,), (0, 4), ())),
            quando_actions.Flip(0),
            quando_actions.Draw.SHOWN,
            quando_actions.Call.KNOCK,
        ),
        sceneries=lambda case: some_states(case, quando.tables(), quando.HINTS, 4),
        good_to_see={"state", "countdown", "to come"},
        hinted=lambda: quando.HINTS["hint"](quando.usual(3)),
        over_a_seat=(900, 120),
        shown_to=quando_advice.shown_to,
        speech=quando_hint.speech,
        known=quando_advice.known,
        another_number=quando_advice.another_number,
        stories=(
            Story(2, 3, None, frozenset({"PLAY", "DRAW", "FLIP"})),
            Story(5, 5, None, frozenset({"PLAY", "DRAW", "FLIP", "PENALTY_DRAW"})),
        ),
    ),
    reacting=Reacting(
        module=quando_reactions,
        occasions=quando_remarks.Occasion,
        remarks=quando_remarks.remarks,
        make=lambda _: quando_reactions.QuandoReactions(),
        sit=lambda sit, **settings: watching(sit, quando_seat.before_a_knock(), **settings),
        deed=lambda table: table.match.submit(1, quando_actions.Call.KNOCK),
        speaking=quando.speaking,
        found=0.8,
        quiet=quando.quiet,
    ),
    sheets=Sheets(picture=quando_picture, sceneries=quando_sheets.sheets),
)
QUANTO = Kit(
    plug=PLUGS["quanto"],
    rare_keys=frozenset({"V"}),
    seat=quanto_seat.QuantoSeat,
    sceneries=Sceneries(
        picture=quanto_picture,
        states=quanto.STATES,
        tables=quanto.tables,
        usual=quanto.usual,
        groups_of=quanto_groups.groups_of,
        must_be_apart=quanto_groups.must_be_apart,
    ),
    secrets=Secrets(
        stories=(
            Story(2, 1, None, QUANTO_MOMENTS),
            Story(5, 3, None, QUANTO_MOMENTS),
            Story(4, 1, {"teams": True}, QUANTO_MOMENTS | {"offer"}),
        ),
        kind=quanto_secrets.kind_of,
        hidden=quanto_secrets.hidden,
        is_certain=lambda view: bool(view.draw),
        story=quanto_secrets.story_of,
        lines=9,
    ),
    hinting=Hinting(
        decision=quanto_seat.basic,
        advice=quanto_advice.advice,
        action=quanto_seat.NINE,
        chooses=Qt.Key.Key_3,
        plays=(Qt.Key.Key_Return,),
        impossible=quanto_advice.IMPOSSIBLE,
        sceneries=lambda _: quanto.hints(),
        good_to_see={"draw", "draw block", "draw label", "no draw", "tile", "round", "team"},
        hinted=lambda: quanto.hinted(quanto.HINTED_SIZES[2], number=2),
        over_a_seat=(930, 84),
        shown_to=quanto_advice.shown_to,
        speech=quanto_hint.speech,
        known=quanto_advice.known,
        another_number=quanto_advice.another_number,
        stories=(
            Story(2, 10, None, frozenset({"PLAY", "CHOOSE"})),
            Story(4, 12, {"teams": True}, frozenset({"PLAY", "CHOOSE", "ANSWER"})),
        ),
    ),
    reacting=Reacting(
        module=quanto_reactions,
        occasions=quanto_remarks.Occasion,
        remarks=quanto_remarks.remarks,
        make=lambda _: quanto_reactions.QuantoReactions(),
        sit=lambda sit, **settings: watching(sit, quanto_seat.before_a_theft(), **settings),
        deed=lambda table: table.match.submit(1, quanto_actions.Steal(0)),
        speaking=quanto.speaking,
        found=0.33,
        quiet=quanto.quiet,
    ),
    sheets=Sheets(picture=quanto_picture, sceneries=quanto_sheets.sheets),
)
SEVEN_ATE_NINE = Kit(
    plug=PLUGS["seven_ate_nine"],
    live_seating=seven_seat.seating,
    sceneries=Sceneries(
        picture=seven_picture,
        states=seven.STATES,
        tables=seven.tables,
        usual=seven.usual,
        groups_of=seven_groups.groups_of,
        must_be_apart=seven_groups.must_be_apart,
        seats=range(2, 5),
        buttons=frozenset({GEAR, PAUSE_BUTTON}),
        share=3,
        covers=seven_groups.apart_from,
        is_sheet=lambda scenery: scenery.sheet,
    ),
    secrets=Secrets(
        stories=(
            Story(2, 1, None, frozenset({"start", "middle", "game-end"})),
            Story(4, 2, {"games": 4}, frozenset({"start", "middle", "game-end"})),
        ),
        kind=lambda view: str(seven_moment(view)),
        hidden=seven_secrets.hidden,
        is_certain=lambda view: sum(view.stack_sizes) > 8,
        play=seven_secrets.play_on,
        story=seven_secrets.story_of,
        lines=4,
    ),
    reacting=Reacting(
        module=seven_reactions,
        occasions=seven_remarks.Occasion,
        remarks=seven_remarks.remarks,
        make=seven_reactions.SevenReactions,
        sit=seven_seat.before_the_last_card,
        deed=lambda table: table.let_pass(600),
        speaking=seven.speaking,
        found=1.0,
        may_cover={1: {"top"}},
        quiet=seven.quiet,
        after=900,
    ),
    sheets=Sheets(picture=seven_picture, sceneries=seven.sheets, tolerance=(1.5, 6)),
)

KITS = (QUANDO, QUANTO, SEVEN_ATE_NINE)


every_turn_game = pytest.mark.parametrize(
    "kit", [kit for kit in KITS if not kit.plug.game.live], ids=str
)
every_game = pytest.mark.parametrize("kit", KITS, ids=str)


def of_every_game(part: str) -> pytest.MarkDecorator:
    """Gives a test this part of every kit that has it, by the same name."""
    found = {str(kit): getattr(kit, part) for kit in KITS if getattr(kit, part) is not None}
    return pytest.mark.parametrize(part, found.values(), ids=found.keys())


def hinting(kit: Kit) -> Hinting:
    assert kit.hinting is not None
    return kit.hinting


def reacting(kit: Kit) -> Reacting:
    assert kit.reacting is not None
    return kit.reacting


every_game_with_remarks = pytest.mark.parametrize(
    "kit", [kit for kit in KITS if kit.reacting], ids=str
)
every_game_with_hints = pytest.mark.parametrize(
    "kit", [kit for kit in KITS if kit.hinting], ids=str
)
