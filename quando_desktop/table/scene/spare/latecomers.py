"""What may come a picture or two late on a large screen, so that no picture of a motion takes
long.

When a turn begins, a name, a score, a face and some cards change at once. On a large screen it
takes as long to draw them all as a picture may take. So those for which there is no time are drawn
in the next pictures, and until then what was there is seen. The other side of a card that turns
over is drawn before it is seen; and a large card that has come to rest at a slant is turned once,
which would otherwise come in the very picture in which it arrives.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from time import perf_counter

from PySide6.QtCore import QObject

from quando_desktop.table.paint.art import Picture
from quando_desktop.table.scene.choreographer import Choreographer
from quando_desktop.table.scene.shade import is_shade
from quando_desktop.table.scene.spare.aside import Aside
from quando_desktop.table.scene.sprite import FINE, Sprite
from quando_desktop.table.scene.tableau import Key, Piece

SLICE = 0.004
"""Seconds for which is drawn in a row; the part that is begun is drawn to its end."""
ENOUGH = 250_000
"""The screen's pixels of new pictures that are drawn at once where there are many of them. On a
usual screen all are."""
SINGLE = 500_000
"""The same of a picture that comes alone: a card that somebody has just chosen answers at once."""


class Latecomers(Aside):
    """Draws what was not drawn at once."""

    def __init__(
        self, sprites: Mapping[Key, Sprite], choreographer: Choreographer, parent: QObject
    ) -> None:
        """`sprites` are those that are on the table at each time."""
        super().__init__(choreographer, parent)
        self._sprites = sprites
        self.is_busy: Callable[[], bool] = lambda: False
        """Whether what is seen now takes all the time there is."""
        self._fresh = 0
        """Pixels of the pictures that were drawn at once for this tableau."""
        self._coming: deque[Picture] = deque()
        self._has_begun = False
        """Whether a tableau was shown in this very picture, which has enough to do with that."""

    def meet(self) -> None:
        """Gets ready for another tableau: some of it may be late, and what comes to rest is to be
        turned."""
        self._fresh, self._has_begun = 0, True
        self.begin()

    def can_wait(self, piece: Piece) -> bool:
        """Whether there is no time to draw a piece at once. For a shade there always is: it is
        drawn small."""
        picture = piece.picture
        if picture.scale.pixels < FINE or picture.is_painted or is_shade(piece):
            return False
        if not self._choreographer.pace:
            return False
        is_first = not self._fresh
        self._fresh += picture.covers
        return self._fresh > ENOUGH and not (is_first and picture.covers <= SINGLE)

    def prepare(self, pictures: Iterable[Picture]) -> None:
        """Draws these before they are seen."""
        self._coming += [
            each for each in pictures if not each.is_painted and each.scale.pixels >= FINE
        ]

    def forget(self) -> None:
        """Lets go of all pictures: everything is taken off the table."""
        self._coming.clear()

    def _work(self) -> bool:
        if self._has_begun:
            self._has_begun = False
            return True
        until = perf_counter() + SLICE
        for _ in self._parts():
            if perf_counter() >= until:
                return True
        # What still moves may come to rest at a slant.
        is_moving = not self._choreographer.is_still
        return is_moving or any(sprite.is_to_be_turned for sprite in self._sprites.values())

    def _parts(self) -> Iterator[None]:
        """Draws one part after the other of what is wanted most."""
        for sprite in [*self._sprites.values()]:
            if sprite.is_late:
                while not sprite.picture.paint_a_part():
                    yield
                sprite.catch_up()
                yield
        while self._coming:
            if self._coming[0].paint_a_part():
                self._coming.popleft()
            yield
        if self.is_busy():
            return
        for sprite in [*self._sprites.values()]:
            while sprite.is_to_be_turned:
                sprite.turn_a_part()
                yield
