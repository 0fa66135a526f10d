"""What each piece of a 7 ate 9 table belongs to, and which pieces are read one by one."""

from __future__ import annotations

from quando_desktop.controller.live.step import LivePhase
from quando_desktop.games.seven_ate_nine.table.scenery import SevenScenery
from quando_desktop.table.scene.tableau import Key
from tests.table.fit_checks import GroupOf, group_in, kind_of, one_by_one

NOTICES = LivePhase.READY, LivePhase.STUCK
"""The top card lies on a notice then."""
LANE = {"lane", "own", "cap", "aim", "locked"}
GROUPS = {
    "": {"room", "veil", "glow", "dot"},
    "top": {"menu", "round", "saved", "tick", "gear", "pause_button", "standing", "standing face"},
    "pile": {"under", "top", "last"},
    "fits": {"target", "arrow"},
    "line": {"signal", "toast", "rerun"},
    "notice": {"ready", "stuck", "pause", "count", "go", "restart", "leave"},
    "word": {"word"},
}
SEAT = {"portrait", "held", "paw", "plate", "many", "stack", "no stack", "in stack", "call"}


def groups_of(scenery: SevenScenery) -> GroupOf:
    def group(key: Key) -> str:
        kind = kind_of(key)
        if isinstance(key, tuple) and kind in LANE | SEAT | {"late"} and len(key) > 1:
            if kind in {"call", "late"}:
                return f"{kind} {key[1]}"
            return f"seat {key[1]}"
        if kind == "top" and scenery.phase in NOTICES:
            return "notice"
        return group_in(GROUPS, kind)

    return group


def apart_from(scenery: SevenScenery) -> GroupOf:
    """As above, but a note stands on the edge of its own lane and over the tip of a call, and a
    line of words over calls."""
    usual = groups_of(scenery)

    def group(key: Key) -> str:
        name = usual(key)
        if isinstance(key, tuple) and key[0] == "late":
            return "" if scenery.calls else f"seat {key[1]}"
        return "" if name in {"line", "word"} and scenery.calls else name

    return group


must_be_apart = one_by_one(
    {"portrait", "in stack"},
    {"plate", "in stack"},
    {"held", "stack"},
    {"held", "in stack"},
    {"stack", "in stack"},
    {"own", "cap"},
    {"own", "in stack"},
    {"late", "portrait"},
    {"late", "stack"},
    {"late", "in stack"},
    {"late", "own"},
    {"cap"},
    {"standing"},
    {"round", "standing"},
    {"saved", "standing"},
    {"round", "saved"},
    {"menu", "round"},
    {"gear", "pause_button"},
    {"go", "restart"},
    {"go", "leave"},
    {"restart", "leave"},
    {"top", "go"},
    {"top", "count"},
    {"target", "arrow"},
)
"""Pieces of one group that are read one by one."""
