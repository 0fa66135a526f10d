"""Score sheets of Quando: rounds and matches that ended in every way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import NAME_LIMIT, Kind, Player
from quando_desktop.games import GAMES
from quando_desktop.games.quando.rules.actions import Phase
from quando_desktop.games.quando.rules.scoring import EndedBy
from quando_desktop.games.quando.rules.view import OthersCard, OwnCard, QuandoView
from quando_desktop.games.quando.table.scenery import Moment, QuandoScenery
from tests.games.quando.table.sceneries import LONG_NAMES, fronts

ENDINGS = ["zeros", "won", "shared", "beaten"]
LONGEST = [letter * NAME_LIMIT for letter in "WMX"]


def over(
    seats: int,
    ending: str,
    *,
    match_over: bool,
    people: int = 6,
    names: Sequence[str] = LONG_NAMES,
) -> QuandoScenery:
    """A round that has ended in this way; everybody else holds a few cards more."""
    players = [
        Player(name) if seat < people else Player(name, Kind.COMPUTER, "fair", "olive")
        for seat, name in enumerate(names[:seats])
    ]
    match = Match(GAMES["quando"], players, seed=1)
    match.begin_round()
    seen = match.observe(0)
    assert isinstance(seen, QuandoView)
    mine, theirs = {
        "zeros": ([0, 0], [3, 10]),
        "won": ([1], [3, 10]),
        "shared": ([3], [3]),
        "beaten": ([9, 10, 10], [3]),
    }[ending]
    large = fronts(min(18, 40 // seats))
    others = tuple(
        ()
        if seat == 0
        else tuple(OthersCard(10, front) for front in (theirs if seat < 3 else large))
        for seat in range(seats)
    )
    view = replace(
        seen,
        hand=tuple(OwnCard(number, front, None, True) for number, front in enumerate(mine)),
        others=others,
        knocker=None if ending == "zeros" else 0,
        active=0,
        phase=Phase.OVER,
        ended_by=EndedBy.ZEROS if ending == "zeros" else EndedBy.KNOCK,
    )
    points = tuple(tuple((seat * 7 + row * 3) % 12 for seat in range(seats)) for row in range(9))
    winners = tuple(range(min(3, seats - 1))) if match_over else ()
    facts = MatchFacts(tuple(match.players), points, winners, 9)
    order = tuple(card.card for card in view.hand)
    share = "You have won 12 of 34 matches at this table." if match_over else ""
    return QuandoScenery(view=view, facts=facts, order=order, moment=Moment.SHEET, share=share)


def sheets() -> Iterator[tuple[str, QuandoScenery]]:
    """Every ending at tables of all sizes, and with the longest names."""
    for number, ending in enumerate(ENDINGS):
        for seats in range(2, 7):
            ends, people = number % 2 == seats % 2, 6 if number else 1
            yield f"{ending}, {seats}", over(seats, ending, match_over=ends, people=people)
        yield f"{ending}, long names", over(3, ending, match_over=True, names=LONGEST)
