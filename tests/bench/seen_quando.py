"""What players of Quando are seen to do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from quando_desktop.bots.bot import Bot, RandomBot
from quando_desktop.bots.characters import Temperament
from quando_desktop.engine.match import Match
from quando_desktop.games.quando.bots.bot import PlainBot
from quando_desktop.games.quando.bots.expert import ExpertBot
from quando_desktop.games.quando.rules.actions import Call, Draw, Phase, Play
from quando_desktop.games.quando.rules.view import QuandoView
from tests.bench.figures import Figures, TurnManner


class QuandoManner(TurnManner):
    yardsticks = "random, plain:K"
    columns = (
        ("knocks", 7, "{} knocks a round"),
        ("plays", 6, "after {} plays"),
        ("total", 6, "with {}"),
        ("good", 5, "{} good"),
        ("hidden", 7, "hidden side {}"),
        ("triplets", 9, "triplets {} a round"),
        ("kept", 5, "highest kept {}"),
    )
    notes = (
        "points, knocks and triplets are those of a round. A knock came after so many own plays, "
        "with",
        "such a total, and was good in this part of cases; hidden is the part of draws that took "
        "the",
        "hidden side, kept that of plays after which the highest number was still in the hand. ms: "
        "half",
        "of all decisions took less, and 95% less than the last figure.",
        "With five and six players, more than a fair share is wanted.",
    )

    def yardstick(self, name: str) -> Bot[Any] | None:
        if name == "random":
            return RandomBot()
        kind, _, number = name.partition(":")
        return PlainBot(int(number)) if kind == "plain" and number.isdecimal() else None

    def expert(self, temperament: Temperament, effort: float) -> Bot[Any]:
        return ExpertBot(temperament, effort=effort)

    def note(self, counts: Counter[str], view: QuandoView, action: object) -> None:
        if action is Call.KNOCK:
            counts["knocks"] += 1
            counts["plays before knocks"] += view.play_counts[view.seat]
            counts["totals of knocks"] += sum(own.front for own in view.hand)
        elif isinstance(action, Draw):
            counts["draws"] += 1
            counts["hidden draws"] += action is Draw.HIDDEN
        elif isinstance(action, Play) and view.phase is Phase.PLAY:
            fronts = [view.hand[place].front for place in action.places]
            counts["triplets"] += len(fronts) == 3 and len(set(fronts)) == 1
            counts["sets"] += 1
            counts["highest kept"] += max(fronts) < max(own.front for own in view.hand)

    def note_round(self, match: Match, counts: Sequence[Counter[str]]) -> None:
        last = match.rounds[-1]
        assert last.outcome is not None
        for move in last.moves:
            if move.action is Call.KNOCK:
                counts[move.seat]["good knocks"] += not last.outcome.points[move.seat]

    def figures(self, figures: Figures) -> list[str]:
        return [
            f"{figures.a_round('knocks'):.2f}",
            f"{figures.per('plays before knocks', 'knocks'):.1f}",
            f"{figures.per('totals of knocks', 'knocks'):.1f}",
            f"{figures.per('good knocks', 'knocks'):.0%}",
            f"{figures.per('hidden draws', 'draws'):.0%}",
            f"{figures.a_round('triplets'):.2f}",
            f"{figures.per('highest kept', 'sets'):.0%}",
        ]
