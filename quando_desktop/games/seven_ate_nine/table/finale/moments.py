"""Moments of a match of 7 ate 9 that are worth telling again at its end. Everybody saw every card
that was laid or held out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, pairwise

from quando_desktop.controller.past import PastStep
from quando_desktop.dataclass import dataclass
from quando_desktop.games.seven_ate_nine.rules.events import Finished, Missed, Played
from quando_desktop.games.seven_ate_nine.text import sheet as text
from quando_desktop.table.parts.finale.highlight import Highlight
from quando_desktop.table.text.numbers import Company, short_name

LONG, OFTEN = 3, 2
"""The shortest run, and the fewest times, that are worth a word."""


@dataclass(frozen=True, slots=True)
class LongestRun:
    """The most cards of one player with none of another's in between."""

    seat: int
    cards: int


@dataclass(frozen=True, slots=True)
class FastestAnswer:
    """The shortest time from another player's card to the own one on it."""

    seat: int
    ms: int


@dataclass(frozen=True, slots=True)
class JustTooLate:
    """The player who held a card out a moment too late most often (S7)."""

    seat: int
    times: int


SevenMoment = LongestRun | FastestAnswer | JustTooLate


def find(steps: Iterable[PastStep], *, by_turns: bool) -> tuple[SevenMoment, ...]:
    """The longest run, the fastest answer and the worst luck, as far as there were any. By turns
    nobody is fast or late."""
    runs: list[LongestRun] = []
    answers: list[FastestAnswer] = []
    late: Counter[int] = Counter()
    for _, played in groupby(steps, key=lambda step: step.round):
        game = [*played]
        laid = [*_laid(game)]
        for seat, cards in groupby(laid, key=lambda each: each[0]):
            runs.append(LongestRun(seat, len([*cards])))
        for (before, then), (seat, now) in pairwise(laid):
            if seat != before and then is not None and now is not None:
                answers.append(FastestAnswer(seat, now - then))
        late.update(_too_late(game))
    longest = max(runs, key=lambda each: each.cards, default=None)
    found: list[SevenMoment] = []
    if longest is not None and longest.cards >= LONG and not by_turns:
        found.append(longest)
    if answers and not by_turns:
        found.append(min(answers, key=lambda each: each.ms))
    if late and late.most_common(1)[0][1] >= OFTEN:
        found.append(JustTooLate(*late.most_common(1)[0]))
    return tuple(found)


def _laid(game: Sequence[PastStep]) -> Iterator[tuple[int, int | None]]:
    """Whoever laid a card, and when."""
    for step in game:
        for event in step.events:
            if isinstance(event, Played | Finished):
                yield event.seat, step.at


def _too_late(game: Sequence[PastStep]) -> Iterator[int]:
    """Whoever held a card out too late, each time."""
    for event in (event for step in game for event in step.events):
        if isinstance(event, Missed) and event.late:
            yield event.seat


def told(
    found: Sequence[SevenMoment], names: Sequence[str], you: int | None
) -> tuple[Highlight, ...]:
    """What is told of these moments, by everybody's names and the only person's seat."""
    short = [short_name(name) for name in names]
    return tuple(
        Highlight(each.seat, *_told(each, Company.of([each.seat], short, you))) for each in found
    )


def _told(moment: SevenMoment, who: Company) -> tuple[str, str]:
    match moment:
        case LongestRun(_, cards):
            return text.longest_run(who, cards)
        case FastestAnswer(_, ms):
            return text.fastest_answer(who, ms)
        case JustTooLate(_, times):
            return text.just_too_late(who, times)
