"""Quanto, as the program knows it."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from quando_desktop.games.plug import Counted, GameWords, Plug, Print, TurnTableKit, Wordmark
from quando_desktop.games.quanto.commands import COMMANDS
from quando_desktop.games.quanto.settings import SUM_AID

if TYPE_CHECKING:
    from quando_desktop.bots.bot import Bot
    from quando_desktop.bots.characters import Temperament
    from quando_desktop.games.numbers import GameNumbers
    from quando_desktop.games.plug import CardsSideBySide
    from quando_desktop.games.practising import Practising
    from quando_desktop.games.quanto.bots.analyst import QuantoAnalyst
    from quando_desktop.games.quanto.bots.reason import QuantoReason
    from quando_desktop.games.quanto.rules.actions import QuantoAction
    from quando_desktop.games.quanto.rules.game import QuantoGame
    from quando_desktop.games.quanto.rules.view import QuantoView
    from quando_desktop.lessons.reader import Lessons
    from quando_desktop.prose.rulebook import Rulebook


class QuantoPlug(Plug):
    id = "quanto"
    guides = True
    box = Print(
        "#2E6662",
        {"Quanto": Wordmark("wordmarks/quanto_light", 5.0)},
        (("ui/rainbow", 0.5, 0.60, 0.883, 0), ("tiles/8", 0.5, 0.54, 0.359, 0)),
        (
            ("cards/quanto/3", 38, 0, -3),
            ("cards/quanto/5", 90, 0, 2),
            ("cards/quanto/8r", 142, 0, -2),
        ),
        "=",
        ("cards/quanto/3", "cards/quanto/5", "cards/quanto/8r"),
    )
    counts = Counted.CARDS
    settings = (SUM_AID,)
    commands = COMMANDS
    seat_setting = SUM_AID

    @cached_property
    def game(self) -> QuantoGame:
        from quando_desktop.games.quanto.rules.game import QuantoGame

        return QuantoGame()

    def title(self) -> str:
        from quando_desktop.games.quanto.text.game import title

        return title()

    def words(self) -> GameWords:
        from quando_desktop.games.quanto.text.game import WORDS

        return WORDS

    def rulebook(self) -> Rulebook:
        from quando_desktop.games.quanto.text.rulebook import RULEBOOK

        return RULEBOOK

    def lessons(self) -> Lessons:
        from quando_desktop.games.quanto.text.lessons import LESSONS

        return LESSONS

    def glimpse(self, view: QuantoView) -> CardsSideBySide:
        """The first cards of the display."""
        from quando_desktop.games.quanto.rules.cards import text

        tilts = (-3.0, 2.0, -2.0)
        return tuple(
            (f"cards/quanto/{text(card.kind)}", 38.0 + 52.0 * number, 0.0, tilt)
            for number, (card, tilt) in enumerate(zip(view.display, tilts, strict=False))
        )

    def table(self) -> TurnTableKit:
        from quando_desktop.games.quanto.table.guide.pointing import POINTING
        from quando_desktop.games.quanto.table.table import (
            keys,
            make,
            moment,
            notebook,
            sign,
            still,
        )
        from quando_desktop.games.quanto.table.uncovered import uncovered

        return TurnTableKit(make, keys, still, moment, notebook, POINTING, sign, uncovered)

    def practice(self) -> Practising:
        from quando_desktop.games.quanto.text.practice.words import PRACTISING

        return PRACTISING

    def numbers(self) -> GameNumbers:
        from quando_desktop.games.quanto.text.statistics.words import numbers

        return numbers()

    def analyst(self) -> QuantoAnalyst:
        from quando_desktop.games.quanto.bots.analyst import QuantoAnalyst

        return QuantoAnalyst()

    def better(
        self, name: str, view: QuantoView, action: QuantoAction, reason: QuantoReason
    ) -> str:
        from quando_desktop.games.quanto.text.moves import would
        from quando_desktop.games.quanto.text.reasons import because

        return f"{would(name, action, view)}, {because(action, reason, view)}"

    def bot(self, level: str, temperament: Temperament) -> Bot[Any]:
        from quando_desktop.games.quanto.bots.levels import make

        return make(level, temperament)
