"""Fades light and shade over a very large window, a strip of it for each picture of a motion.

While a shade fades every pixel under it changes, and to paint all of such a window takes longer
than a picture may take. So one strip of it after the other is painted, each as strong as the shade
is by then, until all of them are as they are to be. From one strip to the next it is a few levels
of 256, which stay there for a picture or two. Whatever else moves is painted in each picture.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QCoreApplication, QEvent, QRect
from PySide6.QtWidgets import QGraphicsView

from quando_desktop.table.scene.choreographer import Choreographer
from quando_desktop.table.scene.spare.aside import Aside

if TYPE_CHECKING:
    from quando_desktop.table.scene.shade import Shade
    from quando_desktop.table.scene.view import TableView

STRIP = 4_000_000
"""The screen's pixels of a strip at most; a window that has no more of them is painted at once."""
QUICK = 0.025
"""A step from picture to picture from which there are half as many strips, so that nobody sees how
they differ."""


class Dimmer(Aside):
    """Fades the shades of one table."""

    def __init__(self, view: TableView, choreographer: Choreographer) -> None:
        super().__init__(choreographer, view)
        self._wanted: dict[Shade, float] = {}
        """The strengths that shades are to have from the next picture on."""
        self._strips: list[QRect] = []
        """From above to below."""
        self._next = self._stale = 0
        """The next strip to be painted, and how many of them are to be."""

    def takes(self, shade: Shade, strength: float) -> bool:
        """Whether it will see to it that a shade gets this strength."""
        if shade.scene() is None or self._view.paints_all() or self._number == 1:
            self._wanted.pop(shade, None)
            return False
        self._wanted[shade] = strength
        self.begin()
        return True

    def forget(self) -> None:
        """Lets go of all shades: they are about to be taken off the table."""
        self._wanted.clear()
        self._stale = 0

    @property
    def _view(self) -> TableView:
        return cast("TableView", self.parent())

    @property
    def _number(self) -> int:
        """The number of strips of a window like this."""
        area, ratio = self._view.viewport().size(), self._view.devicePixelRatioF()
        return max(1, math.ceil(area.width() * area.height() * ratio**2 / STRIP))

    def _work(self) -> bool:
        if self._stale:
            self._view.viewport().update(self._strips[self._next])
            self._next = (self._next + 1) % len(self._strips)
            self._stale -= 1
        wanted, self._wanted = self._wanted, {}
        changed = [
            (shade, strength)
            for shade, strength in wanted.items()
            if shade.scene() is not None and shade.opacity() != strength
        ]
        if changed:
            self._change(changed)
        return self._stale > 0

    def _change(self, changed: Sequence[tuple[Shade, float]]) -> None:
        """Gives shades their strengths, with which the next strips are painted."""
        step = max(abs(shade.opacity() - strength) for shade, strength in changed)
        view, scene, mode = self._view, self._view.scene(), self._view.viewportUpdateMode()
        # The scene tells what is to be painted, and has it painted, when it gets round to it: here
        # at once what it knows already, and then nothing of these shades.
        call = QEvent.Type.MetaCall
        QCoreApplication.sendPostedEvents(scene, call)
        view.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.NoViewportUpdate)
        for shade, strength in changed:
            shade.become(strength)
        QCoreApplication.sendPostedEvents(scene, call)
        view.setViewportUpdateMode(mode)
        strips = self._cut(self._number if step < QUICK else math.ceil(self._number / 2))
        if strips != self._strips:
            self._strips, self._next = strips, 0
        self._stale = len(strips)

    def _cut(self, number: int) -> list[QRect]:
        whole = self._view.viewport().rect()
        edges = [whole.height() * each // number for each in range(number + 1)]
        return [QRect(0, top, whole.width(), bottom - top) for top, bottom in pairwise(edges)]
