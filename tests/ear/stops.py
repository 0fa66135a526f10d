"""A walk along all Tab stops of what is open: each has a name, and a ring that can be seen."""

from __future__ import annotations

import time
from collections import deque
from dataclasses import dataclass

from tests.ear.pixels import Box, Picture, look
from tests.ear.program import Program
from tests.ear.tree import Node

NOWHERE: Box = (0, 0, 0, 0)
MOST = 120
"""More stops than any page has."""
AROUND = 20
"""Pixels around a control in which its ring may be drawn: some have one around their group."""
LEAST = 40
"""Pixels that change where a ring comes: far fewer than the outline of the smallest control has."""
SOON = 5.0
"""Seconds until a key must have moved the focus, and then until the ring must be there."""
NOD = 0.02
"""Seconds between two looks at the screen, which does not tell when it is painted."""


@dataclass(eq=False)
class Unsure:
    """A stop that can only be judged when the focus is far from it."""

    stop: Node
    box: Box
    picture: Picture | None = None
    """It with the focus."""


class Walk:
    """One way round by Tab, and what was wrong on it."""

    def __init__(self, program: Program, place: str) -> None:
        """`place` says where this is, for those who read the complaints."""
        self._program, self._place = program, place
        self.stops: list[Node] = []
        self.complaints: list[str] = []
        self._unsure: list[Unsure] = []
        self._there: set[str] = set()
        """The paths of all that is in the tree."""
        self._pictures: deque[tuple[Picture, Box]] = deque(maxlen=4)
        """The last pictures of the screen, each with the place of what had the focus."""

    def go(self) -> None:
        """Goes on by Tab until the first stop comes again."""
        program = self._program
        first, seen, here = "", set(), self._begin()
        for _ in range(MOST):
            self._keep(here)
            if not self._tab():
                self._complain(f"Tab leads nowhere after {self._last}")
                return
            if program.focus == first or program.focus in seen:
                return
            first = first or program.focus
            seen.add(program.focus)
            here = self._visit()
        self._complain(f"Tab does not come round in {MOST} steps")

    def _begin(self) -> Box:
        """The place of what has the focus now."""
        focused = self._program.tree().focused
        return NOWHERE if focused is None else self._around(focused)

    def _around(self, stop: Node) -> Box:
        left, top, width, height = self._program.box(stop)
        return (left - AROUND, top - AROUND, width + 2 * AROUND, height + 2 * AROUND)

    @property
    def _last(self) -> str:
        return str(self.stops[-1]) if self.stops else "the beginning"

    def _tab(self) -> bool:
        program = self._program
        before = program.focused
        program.key("Tab")
        try:
            program.until_heard(lambda: program.focused > before, "the focus", SOON)
        except AssertionError:
            return False
        return True

    def _visit(self) -> Box:
        stop = self._found()
        if stop is None:
            self._complain(f"what has the focus after {self._last} is not in the tree")
            return NOWHERE
        if not stop.name.strip():
            self._complain(f"a {stop.role} after {self._last} has no name")
        self.stops.append(stop)
        box = self._around(stop)
        self._check_ring(stop, box)
        return box

    def _found(self) -> Node | None:
        """What has the focus, if there is a way to it from the window."""
        path = self._program.focus
        if path not in self._there:
            self._there = {node.path for node in self._program.tree().walk()}
        return self._program.node(path) if path in self._there else None

    def _check_ring(self, stop: Node, box: Box) -> None:
        """Waits until this place looks other than while the focus was far from it: where stops
        lie side by side, the ring that has just gone must not be taken for one that comes."""
        far = (each for each, place in reversed(self._pictures) if not _touch(place, box))
        before = next(far, None)
        if not self._changes(_cut(before or self._pictures[-1][0], box)):
            self._complain(f"{stop} shows no ring")
        elif before is None:
            self._unsure.append(Unsure(stop, box))

    def _changes(self, old: Picture) -> bool:
        """Waits until this part of the screen looks other than it did. One look is not enough: a
        ring that has gone may still be there when the next one is, for a window is painted in
        parts."""
        end = time.monotonic() + SOON
        while time.monotonic() < end:
            if look(self._program.room.picture, old.box) - old >= LEAST:
                return True
            self._program.breathe(NOD)
        return False

    def _keep(self, here: Box) -> None:
        """Keeps the picture of the screen while the focus is here, and looks again at stops that
        had none to be compared with."""
        picture = self._screen()
        self._pictures.append((picture, here))
        for unsure in [*self._unsure]:
            if unsure.picture is None:
                unsure.picture = _cut(picture, unsure.box)
            elif not _touch(here, unsure.box):
                self._unsure.remove(unsure)
                if not self._changes(unsure.picture):
                    self._complain(f"{unsure.stop} shows no ring")

    def _screen(self) -> Picture:
        return look(self._program.room.picture, (0, 0, 1 << 15, 1 << 15))

    def _complain(self, words: str) -> None:
        self.complaints.append(f"{self._place}: {words}")


def _touch(one: Box, two: Box) -> bool:
    return all(
        one[way] < two[way] + two[way + 2] and two[way] < one[way] + one[way + 2] for way in (0, 1)
    )


def _cut(picture: Picture, box: Box) -> Picture:
    left, top = max(0, box[0]), max(0, box[1])
    right = min(picture.box[2], box[0] + box[2])
    bottom = min(picture.box[3], box[1] + box[3])
    rows = tuple(row[4 * left : 4 * right] for row in picture.rows[top:bottom])
    return Picture(rows, (left, top, max(0, right - left), max(0, bottom - top)))


def complaints_about(program: Program, place: str, least: int) -> list[str]:
    """Walks along all stops; there must be so many at least, or the walk itself has failed."""
    walk = Walk(program, place)
    walk.go()
    if len(walk.stops) < least:
        found = ", ".join(map(str, walk.stops))
        walk.complaints.append(f"{place}: only {len(walk.stops)} stops: {found}")
    return walk.complaints
