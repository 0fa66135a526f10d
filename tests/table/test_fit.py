"""Whatever is written and however large: on a Quando table nothing covers what must be read."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import combinations, product

import pytest

from quando_desktop.disk.settings import Language
from quando_desktop.games.quando.table.picture import picture
from quando_desktop.games.quando.table.shown import Shown
from quando_desktop.shell.language import Languages
from quando_desktop.table.layout import Box
from quando_desktop.table.style import Style
from quando_desktop.table.tableau import Key
from tests.table.measuring import Measured, frame_of, union
from tests.table.states import STATES, basis, hands

CASES = [
    ((1024, 640), 1.0, Language.ENGLISH),
    ((1024, 640), 1.4, Language.GERMAN),
    ((1280, 720), 1.0, Language.GERMAN),
    ((1440, 900), 1.2, Language.GERMAN),
    ((1920, 1080), 1.4, Language.ENGLISH),
    ((2560, 1080), 1.4, Language.GERMAN),
    ((3840, 2160), 1.0, Language.ENGLISH),
]
SHARE = 4
"""Only every fourth state of each table is looked at, another one each time."""
LARGE = 1.14

SEAT = {"portrait", "plate", "note", "fist", "held", "paw"}
GROUPS = {
    "": {"room", "dim", "dark", "rays", "ripples", "door glow", "veil", "ring", "halo", "glow"},
    "hand": {"own", "dot", "gap"},
    "line": {"toast", "question", "meaning", "play", "state", "countdown", "to come"},
    "top": {"menu", "round", "saved", "tick", "gear", "undo", "hint"},
    "corner": {"knob", "pips", "how", "chance", "pass"},
    "door": {"door", "hinge", "shown", "hidden"},
    "memory": {"memory"},
    "word": {"word"},
    "bubble": {"bubble", "adviser", "close hint"},
    "mark": {"mark"},
}


def group(key: Key, own: int, draws: bool) -> str:
    """What a piece belongs to; nothing for light and shade."""
    kind = str(key[0] if isinstance(key, tuple) else key)
    if kind in SEAT and isinstance(key, tuple):
        return "own seat" if key[1] == own else f"seat {key[1]}"
    if draws and kind in {"draw", "question"}:
        return "door"
    found = [name for name, kinds in GROUPS.items() if kind in kinds]
    return found[0] if found else "piles"


def found(table: Measured, shown: Shown) -> dict[Key, tuple[str, Box]]:
    grouped = {}
    for key, box in table.boxes().items():
        name = group(key, shown.view.seat, shown.chooses_side)
        if name:
            grouped[key] = name, _narrowed(key, box)
    return grouped


def _narrowed(key: Key, box: Box) -> Box:
    """Heads and paws have empty corners."""
    if isinstance(key, tuple) and key[0] in {"portrait", "fist", "paw"}:
        x, y = box.left + box.width / 2, box.top + box.height / 2
        return Box.around(x, y, box.width * 0.85, box.height * 0.7)
    return box


def overlap(one: Box, other: Box) -> tuple[float, float]:
    across = min(one.right, other.right) - max(one.left, other.left)
    along = min(one.bottom, other.bottom) - max(one.top, other.top)
    return across, along


SMALL = 2.5
"""Units: less cannot be seen."""


def collisions(table: Measured, shown: Shown) -> list[tuple[Key, Key, float, float]]:
    """Pieces that lie on each other though they belong to different things."""
    groups: dict[str, dict[Key, Box]] = {}
    for key, (name, box) in found(table, shown).items():
        groups.setdefault(name, {})[key] = box
    bad = []
    for one, other in combinations(groups.values(), 2):
        if union([*one.values()]).overlaps(union([*other.values()])):
            bad += [clash for a, b in product(one.items(), other.items()) for clash in _clash(a, b)]
    for pieces in groups.values():
        for a, b in combinations(pieces.items(), 2):
            if _must_be_apart(a[0], b[0]):
                bad += _clash(a, b)
    return bad


def _clash(one: tuple[Key, Box], other: tuple[Key, Box]) -> list[tuple[Key, Key, float, float]]:
    across, along = overlap(one[1], other[1])
    return [(one[0], other[0], across, along)] if across > SMALL and along > SMALL else []


def _must_be_apart(key: Key, other: Key) -> bool:
    """Pieces of one group that are read one by one."""
    kinds = {each[0] if isinstance(each, tuple) else each for each in (key, other)}
    return kinds in (
        {"plate", "note"},
        {"draw label", "discard label"},
        {"how", "knob"},
        {"how", "chance"},
        {"hint", "undo"},
        {"hint", "gear"},
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
    ) or (kinds in ({"how"}, {"saved"}) and key != other)


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


def tables(
    style: Style, case: int, states: Mapping[str, Callable[[Shown], Shown]] = STATES
) -> Iterator[tuple[str, Measured, Shown]]:
    """Tables of all sizes, with hands that the game allows, in what can happen there."""
    window, text, _ = CASES[case]
    frame, art = frame_of(style, window, text)
    number = case
    for seats in range(2, 7):
        for sizes in hands(seats):
            usual = basis(sizes)
            for place, (name, change) in enumerate(states.items()):
                if (place + number) % SHARE == 0:
                    shown = replace(change(usual), large=LARGE if number % 2 else 1.0)
                    table = Measured(frame.stage, art, picture(frame, shown))
                    yield f"{name}, hands of {sizes}, large {shown.large}", table, shown
            number += 1


@pytest.mark.parametrize("case", range(len(CASES)), ids=[str(case) for case in CASES])
def test_nothing_covers_what_must_be_read(kept_style: Style, english: Languages, case: int) -> None:
    english.use(CASES[case][2])
    for name, table, shown in tables(kept_style, case):
        assert collisions(table, shown) == [], name
        assert outside(table, shown) == [], name
        assert cut_off(table) == [], name


def test_every_state_looks_different(kept_style: Style, english: Languages) -> None:
    """Otherwise the tables above would be fewer than they seem."""
    frame, _ = frame_of(kept_style, (1440, 900), 1.0)
    made = {
        name: tuple((piece.key, piece.pose, id(piece.picture)) for piece in tableau.pieces)
        for name, change in STATES.items()
        for tableau in (picture(frame, change(basis((7, 7, 7)))),)
    }
    assert len({*made.values()}) == len(STATES)


def test_the_measure_would_see_it(kept_style: Style, english: Languages) -> None:
    """A table with one piece in a wrong place."""
    frame, art = frame_of(kept_style, (1440, 900), 1.0)
    shown = basis((7, 7, 7))
    tableau = picture(frame, shown)
    knob = next(piece for piece in tableau.pieces if piece.key == "knob")
    moved = knob.pose._replace(x=knob.pose.x - 150)
    tableau.pieces[tableau.pieces.index(knob)] = knob._replace(pose=moved)
    assert collisions(Measured(frame.stage, art, tableau), shown)
    away = knob.pose._replace(x=knob.pose.x + 150)
    tableau = picture(frame, shown)
    tableau.pieces[tableau.pieces.index(knob)] = knob._replace(pose=away)
    assert outside(Measured(frame.stage, art, tableau), shown)


@pytest.mark.parametrize("case", [0, 1, 5])
def test_controls_are_inside_and_can_be_pointed_at(
    kept_style: Style, english: Languages, case: int
) -> None:
    """24 pixels are enough for a pointer."""
    english.use(CASES[case][2])
    for name, table, _ in tables(kept_style, case):
        stage = table.stage
        for control in table.tableau.controls:
            box = control.box
            assert box.left >= -stage.margin - 1, (name, control.key)
            assert box.right <= stage.width + stage.margin + 1, (name, control.key)
            assert box.top >= -1, (name, control.key)
            assert box.bottom <= stage.height + 1, (name, control.key)
            assert min(box.width, box.height) * stage.unit >= 24, (name, control.key)
            assert control.name, (name, control.key)
