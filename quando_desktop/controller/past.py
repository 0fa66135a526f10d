"""The story of a whole match, made again from the actions that stand and cut for whoever asks: for
looking back at its end."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from quando_desktop.engine.contract import Event
from quando_desktop.engine.match import Match
from quando_desktop.named_tuple import NamedTuple

Cut = Callable[[Sequence[Event]], tuple[Event, ...]]
"""Events as those who ask may see them."""


class PastStep(NamedTuple):
    """One action of a match."""

    round: int
    """From 0."""
    seat: int
    events: tuple[Event, ...]
    """Cut for whoever asks."""
    at: int | None
    """Milliseconds since the start signal, of a live game."""


def past(match: Match, cut: Cut) -> Iterator[PastStep]:
    """All actions of the match, of the first round first."""
    for number, log in enumerate(match.rounds):
        state = match.dealt(number)
        for move in log.moves:
            events: list[Event] = []
            state.apply(move.seat, move.action, events)
            at = move.data.get("at")
            yield PastStep(number, move.seat, cut(events), at if isinstance(at, int) else None)
