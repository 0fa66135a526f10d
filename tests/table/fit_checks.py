"""Whether what lies on a table covers something else, leaves the window or is cut off."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import replace
from itertools import combinations, product
from math import inf
from typing import TypeVar

from quando_desktop.settings.settings import Language
from quando_desktop.table.parts.scenery import BUBBLE, CLOSE_HINT, Scenery
from quando_desktop.table.scene.stage import TARGET, Box, Stage, in_units
from quando_desktop.table.scene.tableau import Key, Role, Tableau
from tests.table.measured_art import Measured, placed, union

CASES = [
    ((1024, 640), 1.0, Language.ENGLISH),
    ((1024, 640), 1.4, Language.GERMAN),
    ((1280, 720), 1.0, Language.GERMAN),
    ((1440, 900), 1.2, Language.GERMAN),
    ((1920, 1080), 2.0, Language.ENGLISH),
    ((2560, 1080), 1.4, Language.GERMAN),
    ((3840, 2160), 1.0, Language.ENGLISH),
    ((1440, 900), 2.0, Language.GERMAN),
    ((960, 500), 1.0, Language.ENGLISH),
    ((911, 470), 2.0, Language.GERMAN),
    ((800, 480), 1.0, Language.GERMAN),
    ((800, 480), 2.0, Language.ENGLISH),
    ((1024, 640), 2.0, Language.GERMAN),
    ((1366, 768), 1.6, Language.GERMAN),
]
"""A window, how large text is wanted, and in which language."""
SHEET_CASES = [
    ((1024, 640), 1.0, Language.ENGLISH),
    ((1024, 640), 1.4, Language.GERMAN),
    ((1280, 720), 1.2, Language.GERMAN),
    ((1440, 900), 1.0, Language.GERMAN),
    ((1920, 1080), 1.4, Language.GERMAN),
    ((2560, 1080), 1.4, Language.ENGLISH),
    ((3840, 2160), 1.0, Language.GERMAN),
    ((1440, 900), 2.0, Language.GERMAN),
    ((1024, 640), 2.0, Language.ENGLISH),
    ((960, 500), 1.0, Language.ENGLISH),
    ((911, 470), 2.0, Language.GERMAN),
    ((800, 480), 1.0, Language.GERMAN),
    ((800, 480), 2.0, Language.GERMAN),
    ((640, 400), 1.0, Language.GERMAN),
]
"""The same for score sheets."""
WINDOWS = [
    (1024, 640),
    (1100, 1000),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (2560, 1080),
    (3840, 2160),
]
COMPACT_WINDOWS = [(750, 470), (800, 480), (911, 470), (960, 500), (1000, 625)]
LARGE = 1.14
POINTED, READ = 26, 20
"""In pixels: the least size of something that is pressed where the window is large, and of
something that is only read."""
SMALL = 2.5
"""Units: less cannot be seen."""

GroupOf = Callable[[Key], str]
"""What a piece belongs to; nothing for light and shade."""
Apart = Callable[[Key, Key], bool]
"""Whether two pieces of one group are read one by one."""

S = TypeVar("S", bound=Scenery)


def some_states(
    case: int,
    tables: Iterable[tuple[object, S]],
    states: Mapping[str, Callable[[S], S]],
    share: int,
) -> Iterator[tuple[str, S]]:
    """These tables, each with its sizes, in what can happen there, with their names. Of each table
    only every `share`-th state, another one each time; every other table has large cards."""
    for number, (sizes, table) in enumerate(tables, case):
        for place, (name, change) in enumerate(states.items()):
            if (place + number) % share == 0:
                shown = replace(change(table), large=LARGE if number % 2 else 1.0)
                yield f"{name}, {sizes}, large {shown.large}", shown


def looks(tableaux: Iterable[Tableau]) -> int:
    """How many of them can be told apart."""
    kept = [*tableaux]
    return len(
        {
            tuple((piece.key, piece.pose, id(piece.picture)) for piece in tableau.pieces)
            for tableau in kept
        }
    )


def group_in(groups: Mapping[str, Set[str]], kind: str) -> str:
    """The one of the groups that has this kind of piece."""
    return next((name for name, kinds in groups.items() if kind in kinds), f"unknown {kind}")


def unknown(tableau: Tableau, group_of: GroupOf) -> list[str]:
    """Pieces that belong to nothing."""
    names = {group_of(piece.key) for piece in tableau.pieces}
    return [name for name in names if name.startswith("unknown")]


def one_by_one(*pairs: Set[str]) -> Apart:
    """Whether two pieces are of kinds that may not cover each other."""
    return lambda key, other: key != other and {kind_of(key), kind_of(other)} in pairs


def found(table: Measured, group_of: GroupOf) -> dict[Key, tuple[str, Box]]:
    grouped = {}
    for key, box in table.boxes().items():
        name = group_of(key)
        if name:
            grouped[key] = name, _narrowed(key, box)
    return grouped


def kind_of(key: Key) -> str:
    return str(key[0] if isinstance(key, tuple) else key)


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


def collisions(
    table: Measured, group_of: GroupOf, must_be_apart: Apart
) -> list[tuple[Key, Key, float, float]]:
    """Pieces that lie on each other though they belong to different things."""
    groups: dict[str, dict[Key, Box]] = {}
    for key, (name, box) in found(table, group_of).items():
        groups.setdefault(name, {})[key] = box
    wholes = [(pieces, union([*pieces.values()])) for pieces in groups.values()]
    bad = []
    for (one, here), (other, there) in combinations(wholes, 2):
        if here.overlaps(there):
            bad += [pair for pair in product(one.items(), other.items()) if _clash(*pair)]
    for pieces in groups.values():
        close = (pair for pair in combinations(pieces.items(), 2) if _clash(*pair))
        bad += [(a, b) for a, b in close if must_be_apart(a[0], b[0])]
    return [(a[0], b[0], *overlap(a[1], b[1])) for a, b in bad]


def _clash(one: tuple[Key, Box], other: tuple[Key, Box]) -> bool:
    """Whether `overlap` of two boxes is more than a little both ways. Nearly all pairs are far
    apart, so the first look is at that."""
    (left, top, width, height), (its_left, its_top, its_width, its_height) = one[1], other[1]
    if its_left + its_width - left <= SMALL or left + width - its_left <= SMALL:
        return False
    if its_top + its_height - top <= SMALL or top + height - its_top <= SMALL:
        return False
    return min(width, its_width, height, its_height) > SMALL


def outside(table: Measured, group_of: GroupOf) -> list[tuple[Key, Box]]:
    stage = table.stage
    bad = []
    for key, (_, box) in found(table, group_of).items():
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


def cannot_be_pointed_at(table: Measured) -> list[Key]:
    """Controls that leave the window, have no name or are too small."""
    stage, bad = table.stage, []
    for control in table.tableau.controls:
        box = control.box
        least = TARGET if stage.is_compact else POINTED
        if control.role in (Role.INFO, Role.MORE):
            least = READ
        is_good = (
            box.left >= -stage.margin - 1
            and box.right <= stage.width + stage.margin + 1
            and box.top >= -1
            and box.bottom <= stage.height + 1
            and min(box.width, box.height) >= in_units(least, stage.unit) - 0.1
            and control.name
        )
        if not is_good:
            bad.append(control.key)
    return bad


def on_ears(table: Measured, top_bar: Set[Key]) -> list[tuple[Key, Key]]:
    """Buttons of the top bar that cover the ears or the hat of somebody: those go up to the edge
    of a portrait."""
    boxes = table.boxes()
    heads = {
        key: Box(box.left + box.width * 0.1, box.top, box.width * 0.8, box.height * 0.8)
        for key, box in boxes.items()
        if kind_of(key) == "portrait"
    }
    return [
        (button, head)
        for button, (head, box) in product(top_bar, heads.items())
        if min(overlap(boxes[button], box)) > SMALL
    ]


def on_the_button(table: Measured) -> list[str]:
    """Words of a hint under the button that takes it away."""
    pieces = {piece.key: piece for piece in table.tableau.pieces}
    if CLOSE_HINT not in pieces:
        return []
    button, bubble = table.box(pieces[CLOSE_HINT]), pieces[BUBBLE]
    texts = table.art.measure(bubble.picture).texts
    over = [(overlap(placed(box, bubble), button), words) for box, words in texts]
    return [words for (across, along), words in over if across > SMALL and along > SMALL]


def assert_apart(groups: Iterable[Iterable[Box]], note: object) -> None:
    """Nothing lies on something of another group."""
    for one, other in combinations([[*group] for group in groups], 2):
        assert not any(a.overlaps(b) for a in one for b in other), note


def assert_inside(stage: Stage, boxes: Iterable[Box], note: object) -> None:
    for box in boxes:
        assert box.left >= 0, note
        assert box.right <= stage.width, note
        assert box.top >= 0, note
        assert box.bottom <= stage.height, note


def least_seen(cards: Sequence[Box]) -> float:
    """The side of the square that the cards over it leave of a card in its upper left corner, where
    that is least. They lie from the left to the right, and rows from behind to the front."""
    sides = (
        max(over.left - box.left, over.top - box.top)
        for place, box in enumerate(cards)
        for over in cards[place + 1 :]
        if over.overlaps(box)
    )
    return min([*sides, *(min(box.width, box.height) for box in cards)], default=inf)


def pressed_twice(table: Measured) -> list[tuple[Key, Key]]:
    """Buttons that cover a part of each other, so that a press may go to the wrong one. Cards lie
    on each other like in a hand."""
    buttons = [each for each in table.tableau.controls if each.role is Role.BUTTON]
    return [
        (one.key, other.key)
        for one, other in combinations(buttons, 2)
        if min(overlap(one.box, other.box)) > SMALL
    ]
