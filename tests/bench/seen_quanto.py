"""What players of Quanto are seen to do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from quando_desktop.bots.bot import Bot, RandomBot
from quando_desktop.bots.characters import Temperament
from quando_desktop.engine.match import Match
from quando_desktop.games.quanto.bots.expert import ExpertBot
from quando_desktop.games.quanto.rules.actions import (
    Accept,
    Capture,
    Discard,
    Extend,
    Form,
    Offer,
    Steal,
    Take,
)
from quando_desktop.games.quanto.rules.effects import gains
from quando_desktop.games.quanto.rules.view import QuantoView
from tests.bench.figures import Figures, TurnManner


class QuantoManner(TurnManner):
    yardsticks = "random"
    columns = (
        ("captures", 9, "{} captures"),
        ("cards", 6, "of {} cards"),
        ("formed", 7, "{} quantos formed"),
        ("extended", 9, "{} times extended"),
        ("taken", 6, "{} taken"),
        ("cards", 6, "with {} cards"),
        ("stolen", 7, "{} stolen"),
        ("1 2 3", 6, "{} discarded for their power"),
        ("offers", 7, "{} offers"),
        ("kept", 5, "{} kept"),
    )
    notes = (
        "All are those of one player in a match. captures and taken are followed by the cards that",
        "they brought on average; 1 2 3 are discards with a power; offers are cards pushed to the",
        "partner and kept those of the partner that it kept.",
        "ms: half of all decisions took less, and 95% less than the last figure.",
    )

    def yardstick(self, name: str) -> Bot[Any] | None:
        return RandomBot() if name == "random" else None

    def expert(self, temperament: Temperament, effort: float) -> Bot[Any]:
        return ExpertBot(temperament, effort)

    def note(self, counts: Counter[str], view: QuantoView, action: object) -> None:
        match action:
            case Capture():
                counts["captures"] += 1
                counts["captured"] += gains(action, view)[0]
            case Form():
                counts["forms"] += 1
            case Extend():
                counts["extensions"] += 1
            case Take():
                counts["takes"] += 1
                counts["taken"] += gains(action, view)[0]
            case Steal():
                counts["steals"] += 1
            case Discard(1 | 2 | 3):
                counts["powers"] += 1
            case Offer():
                counts["offers"] += 1
            case Accept():
                counts["kept"] += 1

    def note_round(self, match: Match, counts: Sequence[Counter[str]]) -> None:
        """Everything was told as it was done."""

    def figures(self, figures: Figures) -> list[str]:
        return [
            f"{figures.a_round('captures'):.1f}",
            f"{figures.per('captured', 'captures'):.1f}",
            f"{figures.a_round('forms'):.2f}",
            f"{figures.a_round('extensions'):.2f}",
            f"{figures.a_round('takes'):.2f}",
            f"{figures.per('taken', 'takes'):.1f}",
            f"{figures.a_round('steals'):.2f}",
            f"{figures.a_round('powers'):.2f}",
            f"{figures.a_round('offers'):.1f}",
            f"{figures.a_round('kept'):.1f}",
        ]
