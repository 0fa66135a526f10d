"""Whatever is written and however large: on a Quando table nothing covers what must be read."""

from __future__ import annotations

from itertools import combinations

from quando_desktop.games.quando.table.picture import picture
from quando_desktop.games.quando.table.shown import Shown
from quando_desktop.table.layout import Box
from quando_desktop.table.style import Style
from quando_desktop.table.tableau import Key
from tests.table.measuring import Measured, frame_of

LIGHT = {"room", "dim", "dark", "rays", "ripples", "door glow", "veil", "ring", "drop here"}
LINES = {"toast", "question", "meaning", "play", "state", "countdown"}
PILES = {"peek", "block", "no draw", "no discard", "draw label", "discard label"}
LABELS = ("draw label", "discard label")
TOP = {"menu", "round", "saved", "tick", "gear", "undo"}
CORNER = {"knob", "pips", "how", "pass"}
DOOR = {"door", "hinge", "shown", "hidden"}


def group(key: Key, own: int, draws: bool) -> str | None:
    """What a piece belongs to; nothing for light and shade."""
    kind = key[0] if isinstance(key, tuple) else key
    if kind in LIGHT or kind in {"halo", "glow"}:
        return None
    if isinstance(key, tuple):
        if kind in {"portrait", "plate", "note", "fist", "held", "paw"}:
            return "own seat" if key[1] == own else f"seat {key[1]}"
        if kind in {"own", "dot"}:
            return "hand"
        if kind == "to come":
            return "line"
        if kind == "draw" and draws:
            return "door"
    for name, keys in (("line", LINES), ("top", TOP), ("corner", CORNER), ("door", DOOR)):
        if kind in keys:
            return "door" if draws and kind == "question" else name
    return {"gap": "hand", "memory": "memory", "ribbon": "piles"}.get(str(kind), "piles")


def measured(style: Style, window: tuple[int, int], text: float, shown: Shown) -> Measured:
    frame, art = frame_of(style, window, text)
    return Measured(frame.stage, art, picture(frame, shown))


def found(table: Measured, shown: Shown) -> dict[Key, tuple[str, Box]]:
    grouped = {}
    for key, box in table.boxes().items():
        name = group(key, shown.view.seat, shown.chooses_side)
        if name is not None:
            grouped[key] = name, _narrowed(key, box)
    return grouped


def _narrowed(key: Key, box: Box) -> Box:
    """Heads and fists have empty corners."""
    if isinstance(key, tuple) and key[0] in {"portrait", "fist", "paw"}:
        return Box.around(
            box.left + box.width / 2, box.top + box.height / 2, box.width * 0.85, box.height * 0.85
        )
    return box


def overlap(one: Box, other: Box) -> tuple[float, float]:
    across = min(one.right, other.right) - max(one.left, other.left)
    along = min(one.bottom, other.bottom) - max(one.top, other.top)
    return across, along


SMALL = 1.0
"""Units: the width of a line."""


def collisions(table: Measured, shown: Shown) -> list[tuple[Key, Key, float, float]]:
    """Pieces of different groups that lie on each other."""
    pieces = found(table, shown)
    bad = []
    for (key, (name, box)), (other_key, (other_name, other)) in combinations(pieces.items(), 2):
        if name != other_name or _must_be_apart(key, other_key):
            across, along = overlap(box, other)
            if across > SMALL and along > SMALL:
                bad.append((key, other_key, across, along))
    return bad


def _must_be_apart(key: Key, other: Key) -> bool:
    """Pieces of one group that are read one by one."""
    kinds = {each[0] if isinstance(each, tuple) else each for each in (key, other)}
    return kinds in (
        {"plate", "note"},
        {"draw label", "discard label"},
        {"how", "knob"},
        {"how", "pips"},
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
        {"ribbon", "discard"},
    ) or (kinds == {"how"} and key != other)


def outside(table: Measured, shown: Shown) -> list[tuple[Key, Box]]:
    stage = table.stage
    bad = []
    for key, (_, box) in found(table, shown).items():
        inside = (
            box.left >= -stage.margin - 0.5
            and box.right <= stage.width + stage.margin + 0.5
            and box.top >= -0.5
            and box.bottom <= stage.height + 0.5
        )
        if not inside:
            bad.append((key, box))
    return bad


def cut_off(table: Measured) -> list[tuple[Key, str]]:
    """Text that leaves the picture it is part of, or its own ground."""
    bad = []
    for piece in table.tableau.pieces:
        measure = table.art.measure(piece.picture)
        for box, words in measure.texts:
            if not _holds(measure.room, box) or not any(
                _holds(body, box) for body in measure.bodies or [measure.room]
            ):
                bad.append((piece.key, words))
    return bad


def _holds(outer: Box, inner: Box) -> bool:
    return (
        outer.left <= inner.left + 0.5
        and inner.right <= outer.right + 0.5
        and outer.top <= inner.top + 0.5
        and inner.bottom <= outer.bottom + 0.5
    )
