"""The process in which a match is looked back at: one match, at low priority.

It gets a record and a seat, tells how far it is, and ends with the program that started it.
"""

from __future__ import annotations

import traceback
from collections.abc import Iterable, Sequence
from multiprocessing.connection import Connection

from quando_desktop.analysis.analysis import (
    Analysis,
    RoundAnalysis,
    analyse_rounds,
    put_together,
)
from quando_desktop.bots.worker import Failed
from quando_desktop.child import step_aside
from quando_desktop.engine import record
from quando_desktop.games import GAMES, PLUGS
from quando_desktop.named_tuple import NamedTuple


class Step(NamedTuple):
    """How far it is."""

    done: int
    whole: int


Message = Step | RoundAnalysis | Analysis | Failed


def serve(
    connection: Connection, text: str, seat: int, first: int, known: Sequence[RoundAnalysis]
) -> None:
    """Looks back at the match of a record: the worker's whole life. It begins with the first round
    that is wanted, and leaves out what is known."""
    step_aside()
    try:
        connection.send(_found(connection, text, seat, first, known))
    except OSError:
        return


def _found(
    connection: Connection, text: str, seat: int, first: int, known: Sequence[RoundAnalysis]
) -> Analysis | Failed:
    try:
        match = record.read(text, GAMES)
        analyst = PLUGS[match.game.id].analyst()
        if analyst is None:
            raise ValueError(f"matches of {match.game.title} are not looked back at")
        found = [*known]
        wanted = missing(len(match.rounds), first, found)

        def tell(done: int, whole: int) -> None:
            connection.send(Step(done, whole))

        for part in analyse_rounds(match, seat, analyst, wanted, tell):
            connection.send(part)
            found.append(part)
        return put_together(seat, found)
    except OSError:
        raise
    except Exception:
        return Failed(traceback.format_exc())


def missing(rounds: int, first: int, known: Iterable[RoundAnalysis]) -> list[int]:
    """The rounds that are still to be looked at: the one that is wanted, those after it, and then
    those before it, the last first."""
    order = [*range(first, rounds), *range(min(first, rounds) - 1, -1, -1)]
    there = {part.number for part in known}
    return [number for number in order if number not in there]
