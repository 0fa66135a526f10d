"""7 ate 9, as the program knows it."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from quando_desktop.games.plug import Counted, GameWords, LiveTableKit, Plug, Print, Wordmark
from quando_desktop.games.seven_ate_nine.commands import COMMANDS
from quando_desktop.games.seven_ate_nine.settings import FIT_AID, FIT_TONES

if TYPE_CHECKING:
    from quando_desktop.bots.characters import Temperament
    from quando_desktop.bots.levels import Mixture
    from quando_desktop.bots.live_mind import Mind
    from quando_desktop.engine.chance import Chance
    from quando_desktop.games.numbers import GameNumbers
    from quando_desktop.games.plug import CardsSideBySide
    from quando_desktop.games.practising import Ladder
    from quando_desktop.games.seven_ate_nine.rules.game import SevenAteNine
    from quando_desktop.games.seven_ate_nine.rules.view import SevenView
    from quando_desktop.lessons.reader import Lessons
    from quando_desktop.prose.rulebook import Rulebook


class SevenAteNinePlug(Plug):
    id = "seven_ate_nine"
    box = Print(
        "#B23C34",
        {
            "7 ate 9": Wordmark("wordmarks/seven_ate_nine_light", 4.34),
            "Unter Spannung": Wordmark("wordmarks/unter_spannung_light", 2.77, 0.19),
        },
        (("ui/eater", 0.467, 0.349, 0.707, 0),),
        (
            ("cards/back_seven", 42, 2, -8),
            ("cards/seven_ate_nine/7_1", 90, 0, 0),
            ("cards/seven_ate_nine/9_2", 138, 1, 6),
        ),
        "7",
        ("cards/back_seven", "cards/seven_ate_nine/7_1", "cards/seven_ate_nine/9_2"),
    )
    counts = Counted.MINUS_POINTS
    settings = (FIT_AID, FIT_TONES)
    commands = COMMANDS
    general_settings = ("live_pace", "voice", "live_keys")
    seat_setting = FIT_AID
    yardsticks = ("random", "child")

    @cached_property
    def game(self) -> SevenAteNine:
        from quando_desktop.games.seven_ate_nine.rules.game import SevenAteNine

        return SevenAteNine()

    def title(self) -> str:
        from quando_desktop.games.seven_ate_nine.text.game import title

        return title()

    def words(self) -> GameWords:
        from quando_desktop.games.seven_ate_nine.text.game import WORDS

        return WORDS

    def rulebook(self) -> Rulebook:
        from quando_desktop.games.seven_ate_nine.text.rulebook import RULEBOOK

        return RULEBOOK

    def lessons(self) -> Lessons:
        from quando_desktop.games.seven_ate_nine.text.lessons import LESSONS

        return LESSONS

    def glimpse(self, view: SevenView) -> CardsSideBySide:
        """The top of the pile, on what lay there before."""
        from quando_desktop.games.seven_ate_nine.rules.cards import step_of, value_of

        places = ((116.0, 2.0, 8.0), (90.0, 0.0, 0.0))
        cards = view.pile[-2:]
        return tuple(
            (f"cards/seven_ate_nine/{value_of(card)}_{step_of(card)}", *place)
            for card, place in zip(cards, places[-len(cards) :], strict=True)
        )

    def table(self) -> LiveTableKit:
        from quando_desktop.games.seven_ate_nine.table.again import known, uncovered
        from quando_desktop.games.seven_ate_nine.table.by_ear.recalled import RecalledAnswers
        from quando_desktop.games.seven_ate_nine.table.guide.pointing import POINTING
        from quando_desktop.games.seven_ate_nine.table.layout import letters
        from quando_desktop.games.seven_ate_nine.table.table import (
            SevenTable,
            log,
            moment,
            sign,
            still,
        )

        return LiveTableKit(
            SevenTable,
            SevenTable.keys,
            still,
            moment,
            POINTING,
            sign,
            uncovered,
            log,
            known,
            RecalledAnswers,
            letters,
        )

    def practice(self) -> Ladder:
        from quando_desktop.games.seven_ate_nine.text.practice.words import LADDER

        return LADDER

    def numbers(self) -> GameNumbers:
        from quando_desktop.games.seven_ate_nine.text.statistics.words import numbers

        return numbers()

    def mind(self, level: str, temperament: Temperament, chance: Chance) -> Mind[Any]:
        from quando_desktop.games.seven_ate_nine.bots.levels import make

        return make(level, temperament, chance)

    def mixed_mind(self, mix: Mixture, temperament: Temperament, chance: Chance) -> Mind[Any]:
        from quando_desktop.games.seven_ate_nine.bots.levels import make_between

        return make_between(mix, temperament, chance)
