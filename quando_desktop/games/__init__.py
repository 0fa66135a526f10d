"""The games of the box. A further game is one more folder and one more name in the list here."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from quando_desktop.bots.bot import Bot, MixedBot, RandomBot
from quando_desktop.bots.characters import Temperament, temperament_of
from quando_desktop.bots.levels import mixture
from quando_desktop.engine.contract import AnyGame
from quando_desktop.games.plug import UNPRINTED, LiveTableKit, Plug, Print, TurnTableKit
from quando_desktop.games.quando.plug import QuandoPlug
from quando_desktop.games.quanto.plug import QuantoPlug
from quando_desktop.games.seven_ate_nine.plug import SevenAteNinePlug
from quando_desktop.settings.commands import COMMON, Bindings, KeyCommand, Keys
from quando_desktop.settings.own import AnySetting

if TYPE_CHECKING:
    from quando_desktop.bots.live_mind import Mind
    from quando_desktop.engine.chance import Chance


class Rules(Mapping[str, AnyGame]):
    """The rules of all games by their ids, loaded one by one when they are asked for."""

    def __getitem__(self, game: str) -> AnyGame:
        return PLUGS[game].game

    def __iter__(self) -> Iterator[str]:
        return iter(PLUGS)

    def __len__(self) -> int:
        return len(PLUGS)

    def __contains__(self, game: object) -> bool:
        return game in PLUGS


PLUGS: dict[str, Plug] = {}
"""The plugs of all games by their ids, in the order of the shelf."""
GAMES = Rules()
SETTINGS: dict[str, AnySetting] = {}
"""The games' own settings by their field in the file."""


def register(plug: Plug) -> None:
    """Adds a game to the box."""
    PLUGS[plug.id] = plug
    SETTINGS.update({setting.key: setting for setting in plug.settings})


def withdraw(plug: Plug) -> None:
    """Takes a game out of the box again."""
    del PLUGS[plug.id]
    for setting in plug.settings:
        del SETTINGS[setting.key]


for each in (QuandoPlug, QuantoPlug, SevenAteNinePlug):
    register(each())


def commands() -> tuple[KeyCommand, ...]:
    """All that has a key, in the order of the shelf."""
    return (*COMMON, *(each for plug in PLUGS.values() for each in plug.commands))


def bindings_of(game: str, keys: Keys) -> Bindings:
    """The keys at the table of a game; without a game those that all tables have."""
    return Bindings((*COMMON, *(PLUGS[game].commands if game in PLUGS else ())), keys)


def box_of(game: str) -> Print:
    """The print of a game's box; a plain one for a game that is not here."""
    return PLUGS[game].box if game in PLUGS else UNPRINTED


def turn_table(game: str) -> TurnTableKit:
    """The table of a game that is played turn by turn."""
    found = PLUGS[game].table()
    assert isinstance(found, TurnTableKit)
    return found


def live_table(game: str) -> LiveTableKit:
    """The table of a game that is played live."""
    found = PLUGS[game].table()
    assert isinstance(found, LiveTableKit)
    return found


def make_bot(game: str, level: str, character: str | None = None) -> Bot[Any]:
    """The computer player of a level and a character, or a yardstick by its name; the same one for
    all who ask."""
    return _made(game, level, temperament_of(character))


def make_mind(game: str, level: str, character: str | None, seat: int, chance: Chance) -> Mind[Any]:
    """A new computer player of a live game for this seat, from a level or the name of a
    yardstick. The same seat and chance make the same one."""
    plug, temperament = PLUGS[game], temperament_of(character)
    own, mix = chance.stream("mind", seat), mixture(level)
    if mix is not None:
        return plug.mixed_mind(mix, temperament, own)
    return plug.mind(level, temperament, own)


@cache
def _made(game: str, level: str, temperament: Temperament) -> Bot[Any]:
    mix = mixture(level)
    if mix is not None:
        lower, upper = (_made(game, each, temperament) for each in mix[:2])
        return MixedBot(lower, upper, mix.share)
    return RandomBot() if level == "random" else PLUGS[game].bot(level, temperament)
