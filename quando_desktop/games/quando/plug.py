"""Quando, as the program knows it."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from quando_desktop.games.plug import GameWords, Plug, Print, TurnTableKit, Wordmark
from quando_desktop.games.quando.commands import COMMANDS
from quando_desktop.games.quando.settings import (
    CONFIRM_DRAW,
    HAND_TOTAL,
    KNOCK_BY,
    KNOCK_CHANCE,
    MEMORY_HELP,
)

if TYPE_CHECKING:
    from quando_desktop.bots.bot import Bot
    from quando_desktop.bots.characters import Temperament
    from quando_desktop.games.quando.rules.game import Quando
    from quando_desktop.prose.rulebook import Rulebook


class QuandoPlug(Plug):
    id = "quando"
    box = Print(
        "#2B3158",
        {"Quando": Wordmark("wordmarks/quando_light", 5.06)},
        (
            ("cards/quando/back_3_full_light", 0.64, 0.33, 0.367, 13),
            ("cards/quando/front_0_full", 0.38, 0.36, 0.394, -9),
        ),
        (
            ("cards/unknown", 53, 2, -10),
            ("cards/quando/front_4_mini", 63, 0, 0),
            ("cards/quando/front_9_mini", 127, 0, 4),
        ),
        "Q",
        ("cards/quando/front_4_mini", "cards/quando/front_7_mini", "cards/quando/front_9_mini"),
    )
    settings = (MEMORY_HELP, HAND_TOTAL, KNOCK_CHANCE, KNOCK_BY, CONFIRM_DRAW)
    commands = COMMANDS
    table_setting = MEMORY_HELP
    yardsticks = ("random", "plain")

    @cached_property
    def game(self) -> Quando:
        from quando_desktop.games.quando.rules.game import Quando

        return Quando()

    def title(self) -> str:
        from quando_desktop.games.quando.text.game import title

        return title()

    def words(self) -> GameWords:
        from quando_desktop.games.quando.text.game import WORDS

        return WORDS

    def rulebook(self) -> Rulebook:
        from quando_desktop.games.quando.text.rulebook import RULEBOOK

        return RULEBOOK

    def table(self) -> TurnTableKit:
        from quando_desktop.games.quando.table.table import keys, make, moment, notebook, still

        return TurnTableKit(make, keys, still, moment, notebook)

    def bot(self, level: str, temperament: Temperament) -> Bot[Any]:
        from quando_desktop.games.quando.bots.levels import make

        return make(level, temperament)
