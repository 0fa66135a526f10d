"""The process in which a match is looked back at: one match, at low priority.

It gets a record and a seat, tells how far it is, and ends with the program that started it.
"""

from __future__ import annotations

import traceback
from multiprocessing.connection import Connection

from quando_desktop.analysis.analysis import Analysis, analyse
from quando_desktop.bots.worker import Failed
from quando_desktop.child import step_aside
from quando_desktop.engine import record
from quando_desktop.games import GAMES, PLUGS
from quando_desktop.named_tuple import NamedTuple


class Step(NamedTuple):
    """How far it is."""

    done: int
    whole: int


Message = Step | Analysis | Failed


def serve(connection: Connection, text: str, seat: int) -> None:
    """Looks back at the match of a record: the worker's whole life."""
    step_aside()
    try:
        connection.send(_found(connection, text, seat))
    except OSError:
        return


def _found(connection: Connection, text: str, seat: int) -> Analysis | Failed:
    try:
        match = record.read(text, GAMES)
        analyst = PLUGS[match.game.id].analyst()
        if analyst is None:
            raise ValueError(f"matches of {match.game.title} are not looked back at")
        return analyse(match, seat, analyst, lambda *far: connection.send(Step(*far)))
    except OSError:
        raise
    except Exception:
        return Failed(traceback.format_exc())
