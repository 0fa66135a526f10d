"""The program at rest: the processor time that it takes in a minute in which nobody does anything.
Where it waits for somebody it should be next to nothing."""

from __future__ import annotations

from collections.abc import Iterator

from quando_desktop.games import GAMES
from tests.bench.report import Row, Table
from tests.bench.resting import ANYWHERE, IN_TURNS, LIVE, SECONDS, STATES
from tests.bench.screen import screen

LIMIT = 0.001
"""Of the processor."""


def bench() -> Iterator[Table]:
    table = Table("at rest", head=f"processor time in {SECONDS} s")
    with screen() as place:
        for state, game in places():
            found = place.ask("resting", state, game).lines[-1]
            what = f"{GAMES[game].title}, {STATES[state].__doc__}"
            table.rows.append(Row(what, f"{found['ms']:.1f} ms"))
    wanted = f"At most {1000 * LIMIT * SECONDS:.0f} ms is wanted."
    table.notes += [wanted, *place.notes]
    yield table


def places() -> Iterator[tuple[str, str]]:
    """Each state with the games that have it."""
    for state in STATES:
        for game in GAMES.values():
            unfit = IN_TURNS if game.live else LIVE
            if state not in unfit and (state not in ANYWHERE or game is next(iter(GAMES.values()))):
                yield state, game.id
