"""What players of 7 ate 9 are seen to do: how fast they lay cards, and what goes wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from quando_desktop.engine.contract import Event
from quando_desktop.engine.match import Match
from quando_desktop.games.seven_ate_nine.rules.events import (
    Drew,
    Finished,
    GotStuck,
    Missed,
    Played,
    Unblocked,
)
from tests.bench.figures import Figures, Reaction

NOBODY = -1


@dataclass(slots=True)
class Seen:
    """One player in one game."""

    time: int = 0
    """How long the game took, in ms."""
    laid: int = 0
    late: int = 0
    wrong: int = 0
    drawn: int = 0
    held: int = 0
    """Cards in the hand, added up over the moments at which somebody acted."""
    moments: int = 0
    stuck: bool = False
    """Whether nobody could do anything at least once."""
    answers: list[int] = field(default_factory=list)
    """From another's card to the own one on it, in ms."""


class Watch:
    """Goes through a game that is over, move by move."""

    def __init__(self, match: Match) -> None:
        log = match.rounds[-1]
        self.seats = [Seen(time=log.moves[-1].data["at"]) for _ in range(match.seats)]
        self._last = (NOBODY, 0)
        """Who laid the top card, and when."""
        state = match.game.begin(match.options, log.deal, match.scores)
        for move in log.moves:
            events: list[Event] = []
            state.apply(move.seat, move.action, events)
            for event in events:
                self._note(event, move.data["at"])
            for seen, hand in zip(self.seats, state.hands, strict=True):
                seen.held += len(hand)
                seen.moments += 1

    def _note(self, event: Event, at: int) -> None:
        match event:
            case Played(seat):
                self.seats[seat].laid += 1
                if self._last[0] not in (NOBODY, seat):
                    self.seats[seat].answers.append(at - self._last[1])
                self._last = (seat, at)
            case Finished(seat):
                self.seats[seat].laid += 1
            case Missed(seat, late=late):
                self.seats[seat].late += late
                self.seats[seat].wrong += not late
            case Drew(seat):
                self.seats[seat].drawn += 1
            case Unblocked():
                self._last = (NOBODY, at)
            case GotStuck():
                for seen in self.seats:
                    seen.stuck = True


class SevenManner(Reaction):
    yardsticks = "random, child"
    columns = (
        ("s a card", 9, "{} s a card"),
        ("answer", 7, "answers after {} s"),
        ("late", 5, "{} cards too late"),
        ("wrong", 6, "{} wrong"),
        ("hand", 5, "{} cards in the hand"),
        ("stuck", 6, "{} of the games stuck"),
    )
    notes = (
        "s a card: how long a game took for each card laid; an answer is the time from another's",
        "card to the own one on it, on average; late and wrong cards are those of a game; stuck is",
        "the part of games in which once nobody could do anything.",
        "ms: half of all looks at the table took less, and 95% less than the last figure.",
    )

    def note_round(self, match: Match, counts: Sequence[Counter[str]]) -> None:
        for seen, count in zip(Watch(match).seats, counts, strict=True):
            for name in ("time", "laid", "late", "wrong", "held", "moments", "stuck"):
                count[name] += getattr(seen, name)
            count["answers"] += len(seen.answers)
            count["answered"] += sum(seen.answers)

    def figures(self, figures: Figures) -> list[str]:
        return [
            f"{figures.per('time', 'laid') / 1000:.2f}",
            f"{figures.per('answered', 'answers') / 1000:.2f}",
            f"{figures.a_round('late'):.1f}",
            f"{figures.a_round('wrong'):.1f}",
            f"{figures.per('held', 'moments'):.1f}",
            f"{figures.a_round('stuck'):.0%}",
        ]
