"""The interface between a game and the program.

A small game gives its rules, its title and its table; everything else has a default. Whatever takes
long to load is imported in the methods, when it is asked for. Computer players think in processes
without Qt, so a plug itself imports none.
"""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from functools import cached_property
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, TypeAlias

from quando_desktop.bots.bot import Bot
from quando_desktop.bots.characters import Temperament
from quando_desktop.bots.levels import Mixture
from quando_desktop.engine.contract import AnyGame, Options
from quando_desktop.named_tuple import NamedTuple
from quando_desktop.settings.commands import KeyCommand
from quando_desktop.settings.own import AnySetting, Setting

if TYPE_CHECKING:
    from quando_desktop.bots.analyst import Analyst
    from quando_desktop.bots.live_mind import Mind
    from quando_desktop.controller.facts import MatchFacts
    from quando_desktop.controller.live.step import LiveStep, Views
    from quando_desktop.controller.replay import Sign
    from quando_desktop.controller.turn.notebooks import NotebookEntry
    from quando_desktop.engine.chance import Chance
    from quando_desktop.engine.contract import Event, Observation
    from quando_desktop.engine.players import Player
    from quando_desktop.games.closing import ClosingWords
    from quando_desktop.games.numbers import GameNumbers
    from quando_desktop.games.practising import Ladder, Practising
    from quando_desktop.lessons.reader import Lessons
    from quando_desktop.prose.rulebook import Rulebook
    from quando_desktop.table.guide.leading import Pointing
    from quando_desktop.table.pages.contract import Keys, LogLine, TurnHost
    from quando_desktop.table.pages.live_table import LiveHost, LiveTable
    from quando_desktop.table.scene.stage import Stage
    from quando_desktop.table.scene.tableau import Control, Frame, Tableau
    from quando_desktop.table.speech.inquiries import AnyAnswers
    from quando_desktop.table.turn.table import TurnTable


# ---------------------------------------------------------------------------- table


def _ordinary(_: object) -> None:
    """No moment is worth a picture of its own."""


def _unmarked(_: object) -> None:
    """Nothing is worth a mark."""


Uncovered: TypeAlias = "Callable[[Frame, Any, int, MatchFacts, Mapping[str, int]], Tableau]"
"""Draws all that lay there in a round that is over, as if seen from a seat, with the faces that
people chose. It is the only drawing that is given a round."""

WriteNotebook: TypeAlias = (
    "Callable[[NotebookEntry, Sequence[Observation[Any]], Sequence[Player], int | None], str]"
)


class TurnTableKit(NamedTuple):
    """The parts that show a turn game. All of them get one seat's observation and never a round."""

    make: Callable[[TurnHost, Any, MatchFacts], TurnTable[Any]]
    """Makes a table that can be played at, for the player of this observation."""
    keys: Callable[[TurnHost], Sequence[Keys]]
    """The columns of the key sheet, whether anybody looks or not."""
    still: Callable[[Frame, Any, MatchFacts], Tableau]
    """A picture of one observation."""
    moment: Callable[[Any], str | None] = _ordinary
    """Names a moment that is worth a picture; None for any other."""
    notebook: WriteNotebook | None = None
    """Writes what a computer player thought at a decision of a round that is over: from what
    everybody knew then, for these players, one of whom may be called "you". None where no notebook
    is kept."""
    pointing: Pointing | None = None
    """The names of the things at the table; None where no lesson speaks of them."""
    sign: Callable[[Event], Sign | None] = _unmarked
    """The sign of an event on the line of a replay; None for an ordinary one."""
    uncovered: Uncovered | None = None
    """None where a replay shows only what was known."""


class LiveTableKit(NamedTuple):
    """The parts that show a game that everybody plays at once: nobody has the time to keep a
    notebook."""

    make: Callable[[LiveHost, Views, MatchFacts], LiveTable]
    keys: Callable[[LiveHost, MatchFacts], Sequence[Keys]]
    still: Callable[[Frame, Any, MatchFacts], Tableau]
    moment: Callable[[Any], str | None] = _ordinary
    pointing: Pointing | None = None
    sign: Callable[[Event], Sign | None] = _unmarked
    uncovered: Uncovered | None = None
    log: Callable[[LiveStep, Sequence[int]], Sequence[LogLine]] | None = None
    """The lines of a step, as the people of these seats may know it."""
    known: Callable[[Frame, Any, MatchFacts, Mapping[str, int]], Tableau] | None = None
    """The picture of one observation in a replay, with the faces that people chose; the usual still
    where none is given."""
    recalled: Callable[[Any, MatchFacts, Sequence[Control]], AnyAnswers] | None = None
    """The answers in a replay: of an observation, and the controls of its picture."""
    letters: Callable[[Stage], float] | None = None
    """The size in units up to which there is room for small letters in the pictures of a replay;
    that which any table has where none is given."""


# ---------------------------------------------------------------------------- words


class SettingPlace(Enum):
    """The places where a setting can be changed."""

    SETTINGS = "the page of the settings"
    PERSON = "the dialog of a person"
    NEW_GAME = "the page of a new game"


class SettingWords(NamedTuple):
    name: str
    hint: str = ""
    """Its effect, or a reason to want it, in a sentence."""
    choices: tuple[str, ...] = ()
    """The names of its values, in their order; a switch has none."""


def _as_written(key: str) -> str:
    return key.replace("_", " ").capitalize()


def _setting_as_written(setting: AnySetting, _: SettingPlace) -> SettingWords:
    choices = tuple(_as_written(str(value)) for value in setting.values)
    return SettingWords(_as_written(setting.key), "", () if setting.is_switch else choices)


class GameWords(NamedTuple):
    """The words of the window about a game, in the present language."""

    options: tuple[str, ...] = ()
    """Its house rules in the order in which people think of them; as the rules have them where
    none are named."""
    option_name: Callable[[str], str] = _as_written
    option_hint: Callable[[str], str] = lambda _: ""
    """The meaning of a house rule, in a sentence."""
    amount: Callable[[str, int], str] = lambda _, value: str(value)
    """The value of a house rule as people say it."""
    character_line: Callable[[str], str] = lambda _: ""
    """A computer player's temperament in a sentence; empty for an unknown character."""
    setting: Callable[[AnySetting, SettingPlace], SettingWords] = _setting_as_written
    """The words for one of its own settings, in the place where it is changed."""
    command: Callable[[str], str] = _as_written
    """What one of its own keys does, in a few words; keys go by the ids of their commands."""
    best: Callable[[Options, int], str] = lambda _, feat: str(feat)
    """A sentence on the best that somebody has achieved alone (`Game.feat`), by these house
    rules."""
    record: Callable[[str, int], str] = lambda what, value: f"{_as_written(what)}: {value}"
    """A sentence on something that somebody has never done so well (`Game.achievements`), by its
    name and its value."""
    aim: Callable[[], str] = lambda: ""
    """What it takes to win, in a sentence for somebody who has never heard of the game."""
    round_name: Callable[[int], str] | None = None
    """A round by its number, from 1, where it is not called a round."""
    lens: Callable[[bool], str] = lambda _: ""
    """A sentence on what a replay shows: what was known, or all that lay there."""


# ------------------------------------------------------------------------------ box

Colour = str
CREAM: Colour = "#FFF7E6"
"""The colour of the letters on boxes."""
LINE = 0.11
"""The height of a line of a title, as a share of the front."""


class Wordmark(NamedTuple):
    """A title drawn in our own letters."""

    drawing: str
    shape: float
    """Its width as a multiple of its height."""
    height: float = LINE
    """Its height as a share of the front."""


CardsSideBySide = tuple[tuple[str, float, float, float], ...]
"""Drawings of cards, each with how far right and down it lies, and its angle."""


class Print(NamedTuple):
    """The print on a box, and a piece of its table. Drawings go by their names."""

    ground: Colour
    marks: Mapping[str, Wordmark] = MappingProxyType({})
    """Wordmarks by title: a game may have another one in another language. A title without a
    wordmark is set in plain letters."""
    cards: tuple[tuple[str, float, float, float, float], ...] = ()
    """Drawings, each with its middle and its width as shares of the front, and its angle."""
    table: tuple[tuple[str, float, float, float], ...] = ()
    """Cards side by side, each with how far right and down it lies, and its angle: always the same
    ones, they tell nothing of a match."""
    sign: str = ""
    """One sign of our own numerals for the box in a list; without one the first letter of the
    title."""
    hand: tuple[str, ...] = ()
    """Three cards for the smallest pictures of a table."""


UNPRINTED = Print("#4C6A78", table=(("cards/unknown", 90, 0, 0),), hand=("cards/unknown",) * 3)
"""A plain box."""


class Counted(Enum):
    """The unit of the results of a game."""

    POINTS = "points"
    MINUS_POINTS = "minus points"
    CARDS = "cards"


# ----------------------------------------------------------------------------- plug


class Plug(ABC):
    """One game, as the program knows it."""

    id: str
    """Its name in records and on the command line, the same as in its rules."""
    box: Print = UNPRINTED
    counts: Counted = Counted.POINTS
    """The unit in which a list tells its results."""
    settings: tuple[AnySetting, ...] = ()
    """Its own settings, in the order of the page."""
    commands: tuple[KeyCommand, ...] = ()
    """What its own keys do at its table, beside those of all tables."""
    general_settings: tuple[str, ...] = ()
    """Settings for all games that count only at tables like this one: shown below its own."""
    table_setting: Setting[bool] | None = None
    """One of its own settings that a new game offers beside the house rules."""
    seat_setting: AnySetting | None = None
    """One of its own settings, a choice, that a new game offers at the seat of each person."""
    guides: bool = False
    """Whether its table can guide a match (see `table.guide.guidance`)."""
    yardsticks: tuple[str, ...] = ("random",)
    """Simple computer players to measure others by, which go by these names in place of a level.
    The window does not offer them."""

    @cached_property
    @abstractmethod
    def game(self) -> AnyGame:
        """Its rules."""

    @abstractmethod
    def title(self) -> str:
        """The title in the present language."""

    @abstractmethod
    def table(self) -> TurnTableKit | LiveTableKit: ...

    def glimpse(self, view: Any) -> CardsSideBySide:
        """The cards in the middle of the table, as everybody sees them: the same for every seat's
        observation, and nothing of a hand. Those of the box where nothing is said."""
        return self.box.table

    def words(self) -> GameWords:
        return GameWords()

    @property
    def texts(self) -> Path:
        """The folder of its long texts."""
        return Path(str(sys.modules[type(self).__module__].__file__)).parent / "text"

    def rulebook(self) -> Rulebook | None:
        """The rulebook; None where there is nothing to read."""
        return None

    def lessons(self) -> Lessons | None:
        """The lessons; None where there is nothing to try out."""
        return None

    def practice(self) -> Practising | Ladder | None:
        """What there is to practise; None where there is nothing."""
        return None

    def analyst(self) -> Analyst[Any] | None:
        """Looks back at matches; None where nobody does."""
        return None

    @property
    def is_analysed(self) -> bool:
        """Whether somebody looks back at its matches; asks for nobody yet."""
        return type(self).analyst is not Plug.analyst

    def closing(self) -> ClosingWords | None:
        """The words about the moment to end a round, where players end it themselves."""
        return None

    def better(self, name: str, view: Any, action: Any, reason: Any) -> str:
        """A sentence on what would have been better at a decision, and why: what somebody of this
        name would do, in the words of a hint. `reason` is the analyst's."""
        raise NotImplementedError(f"{self.id} is not looked back at")

    def numbers(self) -> GameNumbers:
        """Its words about numbers; points alone where nothing is said."""
        from quando_desktop.games.numbers import GameNumbers

        return GameNumbers()

    def bot(self, level: str, temperament: Temperament) -> Bot[Any]:
        """The computer player of a game that is played turn by turn, from a level or the name of
        a yardstick; the random one is the same in all games."""
        from quando_desktop.bots import monte_carlo

        return monte_carlo.make(self.game, level, temperament)

    def mind(self, level: str, temperament: Temperament, chance: Chance) -> Mind[Any]:
        """The computer player of a live game, made anew for each match."""
        raise NotImplementedError(f"{self.id} has no computer player {level!r}")

    def mixed_mind(self, mix: Mixture, temperament: Temperament, chance: Chance) -> Mind[Any]:
        """The computer player of a live game between two levels: for one match one or the other,
        unless the game knows something in between."""
        level = mix.upper if chance.stream("mixed").below(100) < mix.share else mix.lower
        return self.mind(level, temperament, chance)
