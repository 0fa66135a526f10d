"""7 ate 9's computer players by level and temperament, and simple ones to measure them by.

The figures of a level are chosen by the pace that comes of them (`bench pace`): the seconds that it
takes for each card laid, in a game of two of its kind.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from quando_desktop.bots.characters import Temperament
from quando_desktop.bots.levels import Mixture
from quando_desktop.bots.live_mind import Mind
from quando_desktop.engine.chance import Chance
from quando_desktop.games.seven_ate_nine.bots.by_turns import EitherMind, TurnMind
from quando_desktop.games.seven_ate_nine.bots.faculties import Faculties
from quando_desktop.games.seven_ate_nine.bots.mind import SevenMind
from quando_desktop.games.seven_ate_nine.bots.tapper import Tapper
from quando_desktop.games.seven_ate_nine.bots.temper import Prices, leaning
from quando_desktop.games.seven_ate_nine.rules.view import SevenView

COLUMNS = ("easy", "child", "fair", "good", "expert")
TABLE: dict[str, tuple[int, ...]] = {
    "reaction": (600, 700, 460, 390, 335),
    "sums": (630, 300, 485, 380, 280),
    "wrap": (420, 0, 320, 250, 175),
    "scan": (305, 300, 235, 185, 140),
    "glance": (140, 180, 105, 80, 58),
    "lay": (670, 450, 515, 435, 380),
    "reach": (235, 220, 180, 160, 145),
    "draw": (670, 450, 515, 435, 375),
    "doubt": (420, 400, 320, 230, 145),
    "slip": (47, 12, 41, 34, 26),
    "fumble": (30, 45, 26, 20, 15),
    "overlook": (140, 100, 125, 90, 53),
    "memory": (250, 300, 325, 480, 650),
    "foresight": (0, 0, 0, 80, 225),
    "tiring": (150, 100, 150, 125, 90),
    "thrill": (60, 50, 60, 70, 75),
    "skip": (600, 500, 380, 180, 0),
    "plan": (0, 0, 250, 600, 1000),
    "walk": (0, 280, 0, 0, 0),
}
"""The child is eight and plays by keys: a yardstick, like the player who taps at random. Where its
figures come from, docs/opponents.md says."""

PRICES: dict[str, tuple[int, ...]] = {
    "calm": (7, 7, 2, -10, -9),
    "unrest": (3, 3, -4, 10, 2),
    "curious": (70, 70, 60, 50, 17),
    "wary": (-45, -45, -46, -34, -24),
    "haste": (-38, -38, -44, -48, -20),
    "collecting": (47, 47, 47, 30, -3),
    "courage": (42, 42, 26, 28, 23),
}
"""The costs of leanings; a character wins as often as the level without one, give or take 3%."""


def _column(table: Mapping[str, tuple[int, ...]], level: str) -> dict[str, int]:
    return {name: row[COLUMNS.index(level)] for name, row in table.items()}


FACULTIES = {level: Faculties(**_column(TABLE, level)) for level in COLUMNS}


TIMES = (
    "reaction", "sums", "wrap", "scan", "glance", "lay", "reach", "draw", "doubt",
)  # fmt: skip
SLOWER = 3
"""The time that a beginner takes for everything, as a multiple of the weakest level's."""
BEGINNER = FACULTIES["easy"]._replace(
    **{name: SLOWER * getattr(FACULTIES["easy"], name) for name in TIMES}
)
"""The lower end of what a player that keeps pace can become."""


def make(level: str, temperament: Temperament, chance: Chance) -> Mind[SevenView]:
    if level == "random":
        return Tapper(chance)
    prices = Prices(**_column(PRICES, level))
    return _mind(FACULTIES[level], prices, temperament, chance)


def make_between(mix: Mixture, temperament: Temperament, chance: Chance) -> Mind[SevenView]:
    """A player whose faculties lie between those of two levels."""
    lower, upper = FACULTIES.get(mix.lower, BEGINNER), FACULTIES[mix.upper]
    low = Prices(**_column(PRICES, mix.lower if mix.lower in FACULTIES else mix.upper))
    high = Prices(**_column(PRICES, mix.upper))
    able = Faculties(*between(lower, upper, mix.share))
    return _mind(able, Prices(*between(low, high, mix.share)), temperament, chance)


def between(low: Sequence[int], high: Sequence[int], share: int) -> list[int]:
    """Figures on the way from low to high, by the share of the way in hundredths."""
    return [one + (two - one) * share // 100 for one, two in zip(low, high, strict=True)]


def _mind(
    able: Faculties, prices: Prices, temperament: Temperament, chance: Chance
) -> Mind[SevenView]:
    able = leaning(able, temperament, prices)
    return EitherMind(SevenMind(able, chance), TurnMind(able, chance))
