"""One look into each file that the index does not know, in this process or in one of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from multiprocessing.connection import Connection

from quando_desktop.child import step_aside
from quando_desktop.disk import files
from quando_desktop.disk.analyses import judged_claims
from quando_desktop.disk.entries import UnfinishedEntry, summarise
from quando_desktop.disk.index.rows import (
    ANALYSES,
    FINISHED,
    Row,
    Waiting,
    analysis_row,
    digest_of,
    finished_row,
    unfinished_row,
)
from quando_desktop.disk.problem import Problem, Trouble
from quando_desktop.engine import record
from quando_desktop.engine.contract import AnyGame, BadRecord
from quando_desktop.engine.journal import recover
from quando_desktop.games import GAMES

BATCH = 40
"""Files after which the one who asked hears of them."""


def read(found: Waiting, games: Mapping[str, AnyGame]) -> Row | None:
    """The row of a match; None where the file wants more than to be read: it is damaged, or cannot
    be read, or its match is over. Changes nothing on the disk."""
    try:
        if found.shelf == ANALYSES:
            return analysis_row(found, judged_claims(found.path))
        if found.shelf == FINISHED:
            data = files.read(found.path, record.SIZE_LIMIT)
            return finished_row(found, summarise(record.parse(data), games), digest_of(data))
        recovered = recover(found.path, games)
    except (OSError, BadRecord):
        return None
    if recovered.match.result is not None:
        return None
    partly = None
    if recovered.problem:
        partly = Problem(Trouble.PARTLY, found.path, recovered.problem)
    changed = found.stamp[0] / 1e9
    return unfinished_row(found, UnfinishedEntry.of(found.path, changed, recovered.match, partly))


def serve(connection: Connection) -> None:
    """Sends the rows of the files it is asked for, in their order, and ends."""
    step_aside()
    try:
        wanted: Sequence[Waiting] = connection.recv()
        for start in range(0, len(wanted), BATCH):
            connection.send([read(found, GAMES) for found in wanted[start : start + BATCH]])
    except (EOFError, OSError):
        return
