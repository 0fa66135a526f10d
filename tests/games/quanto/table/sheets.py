"""Score sheets of Quanto."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.games.quanto.rules.actions import Phase
from quando_desktop.games.quanto.rules.game import result_of
from quando_desktop.games.quanto.rules.view import Quanto
from quando_desktop.games.quanto.table.scenery import Moment, QuantoScenery
from tests.games.quanto.table.sceneries import Sizes, kinds, players, view_of

LEFT = 3
"""Cards that were left in the display; the last but one player got them."""


def race_of(seats: int, turns: int = 40) -> tuple[tuple[int, ...], ...]:
    """Somebody wins a few cards in each turn; what is left over comes at the end."""
    won, found = [0] * seats, []
    for turn in range(turns):
        won[turn % seats] += (turn * 7) % 5
        found.append(tuple(won))
    won[-2] += LEFT
    return (*found, tuple(won))


def over(seats: int, *, teams: bool = False, people: int = 6) -> QuantoScenery:
    """A match that is over; the last player did not take a quanto."""
    view, race = view_of(Sizes(seats, 0, 0, 0, 0, teams)), race_of(seats)
    view = replace(
        view,
        phase=Phase.OVER,
        draw=0,
        race=race,
        winnings=race[-1],
        last_capture=seats - 2,
        quantos=(*[None] * (seats - 1), Quanto(11, kinds("4 7 6"))),
    )
    winners = result_of(teams, race[-1]).winners
    facts = MatchFacts(players(seats, people), (race[-1],), winners, 1)
    share = "You have won 12 of 34 matches at this table."
    return QuantoScenery(view=view, facts=facts, order=(), moment=Moment.SHEET, share=share)


def sheets() -> Iterator[tuple[str, QuantoScenery]]:
    """Tables of all sizes, alone and among people."""
    for seats in range(2, 7):
        for teams in {False, seats == 4}:
            for people in (1, 6):
                yield f"{seats}, {people}", over(seats, teams=teams, people=people)
