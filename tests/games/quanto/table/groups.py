"""What each piece of a Quanto table belongs to, and which pieces are read one by one."""

from __future__ import annotations

from quando_desktop.games.quanto.table.scenery import QuantoScenery
from quando_desktop.table.scene.tableau import Key
from tests.table.fit_checks import GroupOf, group_in, kind_of, one_by_one

SEAT = {"portrait", "rim", "plate", "note", "held", "paw", "nothing"}
THINGS = {"quanto", "count", "no quanto", "winnings", "no winnings", "won"}
GROUPS = {
    "": {
        "room",
        "path",
        "dim",
        "halo",
        "glow",
        "aim",
        "lit",
        "hollows",
        "arrow",
        "dot",
        "ghost",
        "last light",
    },
    "hand": {"own"},
    "line": {"words", "way", "value", "status", "toast", "first sentence"},
    "top": {"menu", "round", "saved", "tick", "gear", "undo", "hint", "team"},
    "display": {"display", "played", "stands for", "draw", "draw block", "no draw", "draw label"},
    "brackets": {"bracket", "join", "sum"},
    "aside": {"turned", "offered", "offering paw", "question", "asks"},
    "labels": {"quanto label", "winnings label"},
    "word": {"word"},
    "hint": {"bubble", "adviser", "close hint"},
}


def groups_of(shown: QuantoScenery) -> GroupOf:
    """Brackets stand close to their cards."""
    own = shown.view.seat
    tiles = {each.tile: seat for seat, each in enumerate(shown.view.quantos) if each is not None}

    def group(key: Key) -> str:
        kind = kind_of(key)
        if isinstance(key, tuple) and kind in SEAT | THINGS:
            part = "" if kind in SEAT else " things"
            return f"own seat{part}" if key[1] == own else f"seat {key[1]}{part}"
        if isinstance(key, tuple) and kind == "tile":
            seat = tiles.get(key[1])
            return (
                "tiles"
                if seat is None
                else f"{'own seat' if seat == own else f'seat {seat}'} things"
            )
        return group_in(GROUPS, kind)

    return group


must_be_apart = one_by_one(
    {"plate", "note"},
    {"words"},
    {"words", "value"},
    {"words", "way"},
    {"value"},
    {"value", "way"},
    {"way"},
    {"sum"},
    {"display"},
    {"display", "played"},
    {"display", "draw"},
    {"draw label", "display"},
    {"draw label"},
    {"turned"},
    {"question", "offered"},
    {"menu", "round"},
    {"menu", "team"},
    {"round", "saved"},
    {"round", "tick"},
    {"round", "team"},
    {"saved", "undo"},
    {"saved", "team"},
    {"hint", "undo"},
    {"hint", "gear"},
    {"undo", "gear"},
    {"winnings", "quanto"},
    {"winnings", "no quanto"},
)
"""Pieces of one group that are read one by one."""
