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
    from quando_desktop.games.closing import ClosingWords
    from quando_desktop.games.numbers import GameNumbers
    from quando_desktop.games.plug import CardsSideBySide
    from quando_desktop.games.practising import Practising
    from quando_desktop.games.quando.bots.analyst import QuandoAnalyst
    from quando_desktop.games.quando.bots.reason import QuandoReason
    from quando_desktop.games.quando.rules.actions import QuandoAction
    from quando_desktop.games.quando.rules.game import Quando
    from quando_desktop.games.quando.rules.view import QuandoView
    from quando_desktop.lessons.reader import Lessons
    from quando_desktop.prose.rulebook import Rulebook


class QuandoPlug(Plug):
    id = "quando"
    guides = True
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

    def lessons(self) -> Lessons:
        from quando_desktop.games.quando.text.lessons import LESSONS

        return LESSONS

    def glimpse(self, view: QuandoView) -> CardsSideBySide:
        """The draw pile with the side that it shows, and the top of the discard pile (Q5)."""
        draw, discard = (
            next((each.up for each in pile), None) for pile in (view.draw, view.discard)
        )
        shown = (("cards/unknown", 53.0, 2.0, -10.0), (_front(draw), 63.0, 0.0, 0.0))
        return shown if discard is None else (*shown, (_front(discard), 127.0, 0.0, 4.0))

    def table(self) -> TurnTableKit:
        from quando_desktop.games.quando.table.guide.pointing import POINTING
        from quando_desktop.games.quando.table.table import (
            keys,
            make,
            moment,
            notebook,
            sign,
            still,
        )
        from quando_desktop.games.quando.table.uncovered import uncovered

        return TurnTableKit(make, keys, still, moment, notebook, POINTING, sign, uncovered)

    def practice(self) -> Practising:
        from quando_desktop.games.quando.text.practice.words import PRACTISING

        return PRACTISING

    def numbers(self) -> GameNumbers:
        from quando_desktop.games.quando.text.statistics.words import numbers

        return numbers()

    def analyst(self) -> QuandoAnalyst:
        from quando_desktop.games.quando.bots.analyst import QuandoAnalyst

        return QuandoAnalyst()

    def closing(self) -> ClosingWords:
        from quando_desktop.games.quando.text.looking_back.closing import CLOSING

        return CLOSING

    def better(
        self, name: str, view: QuandoView, action: QuandoAction, reason: QuandoReason
    ) -> str:
        from quando_desktop.games.quando.text.reasons import because, would, would_wait

        begins = would if reason.waiting is None else would_wait
        return f"{begins(name, action, view)}, {because(action, reason, view)}"

    def bot(self, level: str, temperament: Temperament) -> Bot[Any]:
        from quando_desktop.games.quando.bots.levels import make

        return make(level, temperament)


def _front(number: int | None) -> str:
    """The drawing of a side that lies up."""
    return "cards/unknown" if number is None else f"cards/quando/front_{number}_mini"
