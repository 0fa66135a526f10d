"""What each piece of a Quando table belongs to, and which pieces are read one by one."""

from __future__ import annotations

from quando_desktop.games.quando.table.scenery import QuandoScenery
from quando_desktop.table.scene.tableau import Key
from tests.table.fit_checks import GroupOf, group_in, kind_of, one_by_one

SEAT = {"portrait", "plate", "note", "fist", "held", "paw", "caption", "hand total", "total"}
GROUPS = {
    "": {
        "room",
        "dim",
        "dark",
        "rays",
        "ripples",
        "door glow",
        "veil",
        "ring",
        "halo",
        "rim",
        "glow",
    }
    | {"dusk", "embers", "gloom", "pool", "laurel", "bloom"},
    "hand": {"own", "dot", "gap"},
    "line": {"toast", "question", "meaning", "play", "state", "countdown", "to come"}
    | {"first sentence"},
    "top": {"menu", "round", "saved", "tick", "gear", "undo", "hint"},
    "corner": {"knob", "how", "chance", "pass"},
    "door": {"door", "hinge", "shown", "hidden", "seen"},
    "piles": {"draw", "draw label", "block", "peek", "discard", "discard label", "ribbon"}
    | {"no draw", "no discard"},
    "memory": {"memory"},
    "word": {"word"},
    "hint": {"bubble", "adviser", "close hint"},
    "mark": {"mark"},
}


def groups_of(shown: QuandoScenery) -> GroupOf:
    def group(key: Key) -> str:
        kind = kind_of(key)
        if kind in SEAT and isinstance(key, tuple):
            return "own seat" if key[1] == shown.view.seat else f"seat {key[1]}"
        if shown.chooses_side and kind in {"draw", "question"}:
            return "door"
        return group_in(GROUPS, kind)

    return group


must_be_apart = one_by_one(
    {"plate", "note"},
    {"plate", "caption"},
    {"plate", "total"},
    {"fist", "total"},
    {"note", "caption"},
    {"draw label", "discard label"},
    {"how"},
    {"how", "knob"},
    {"how", "chance"},
    {"hint", "undo"},
    {"hint", "gear"},
    {"saved"},
    {"round", "saved"},
    {"round", "tick"},
    {"saved", "undo"},
    {"menu", "round"},
    {"undo", "gear"},
    {"shown", "hidden"},
    {"question", "door"},
    {"question", "draw"},
    {"shown", "draw"},
    {"hidden", "door"},
)
"""Pieces of one group that are read one by one."""
