"""Looking back without a process: all is known at once, and nothing is worked out twice."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from unittest.mock import patch

from quando_desktop.analysis.analysis import RoundAnalysis, analyse_rounds, put_together
from quando_desktop.analysis.worker import missing
from quando_desktop.analysis.written import name_of
from quando_desktop.controller.looking_back import LookingBack
from quando_desktop.engine.match import Match
from quando_desktop.games import PLUGS
from tests.analysis.hurried import hurried_analysts

_known: dict[tuple[str, int, bool], dict[int, RoundAnalysis]] = {}


def analysed(match: Match, seat: int, *, hurried: bool = True) -> dict[int, RoundAnalysis]:
    """All rounds of a match, looked at once for all tests."""
    key = name_of(match), seat, hurried
    if key not in _known:
        analyst = PLUGS[match.game.id].analyst()
        assert analyst is not None
        with hurried_analysts() if hurried else nullcontext():
            found = analyse_rounds(match, seat, analyst, range(len(match.rounds)))
            _known[key] = {part.number: part for part in found}
    return _known[key]


@contextmanager
def looks_back_inline(*, hurried: bool = True) -> Iterator[None]:
    """Lets everybody look back without a process."""

    def go_on(looking: LookingBack, first: int = 0) -> None:
        match, seat = looking._match, looking._seat
        if match is None or looking.analysis is not None:
            return
        found = analysed(match, seat, hurried=hurried)
        for number in missing(len(match.rounds), first, looking.rounds.values()):
            looking.rounds[number] = found[number]
            looking.found.emit(found[number])
        analysis = put_together(seat, looking.rounds.values())
        looking._keep(analysis)
        looking._finish(analysis)

    with patch.object(LookingBack, "go_on", go_on):
        yield


@contextmanager
def nobody_looks_back() -> Iterator[None]:
    """Lets everybody wait in vain."""
    with patch.object(LookingBack, "go_on", lambda _looking, _first=0: None):
        yield
