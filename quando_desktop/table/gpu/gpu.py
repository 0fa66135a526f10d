"""The graphics card as a painter that knows no window: it paints into its own memory, and what it
has painted is brought back.

So a window stays the same one whoever paints in it. That a picture is brought back takes its time,
which belongs to what the card is judged by.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from PySide6.QtCore import QRect, QSize, qVersion
from PySide6.QtGui import QImage, QOffscreenSurface, QOpenGLContext, QPainter, QSurfaceFormat
from PySide6.QtOpenGL import QOpenGLFramebufferObject, QOpenGLPaintDevice

from quando_desktop.disk.graphics import Card

RENDERER, VERSION = 0x1F01, 0x1F02
BLUE_FIRST, IN_WORDS = 0x80E1, 0x8367
"""How OpenGL calls the order of colours that Qt has on the screen."""
STRIP = 1 << 20
"""Pixels that are brought back at a time: they are still in the processor's cache when the window
takes them."""


class CardLost(Exception):
    """The card cannot do, or no longer does, what it is asked for."""


class Gpu:
    """The card of this computer. Whatever it is asked for, it may raise CardLost."""

    def __init__(self) -> None:
        wanted = QSurfaceFormat()
        # Otherwise some drivers end the program where the card has to begin anew.
        wanted.setOption(QSurfaceFormat.FormatOption.ResetNotification)
        self._context = QOpenGLContext()
        self._context.setFormat(wanted)
        self._surface = QOffscreenSurface()
        self._buffer: QOpenGLFramebufferObject | None = None
        self._strip = QImage()
        if not self._context.create() or self._context.isOpenGLES():
            raise CardLost("there is no OpenGL")
        self._surface.setFormat(self._context.format())
        self._surface.create()
        self._begin()
        functions = self._context.functions()
        name, driver = (str(functions.glGetString(which)) for which in (RENDERER, VERSION))
        self.card = Card(name, driver, qVersion())
        self._context.doneCurrent()

    def paint(
        self, size: QSize, draw: Callable[[QPainter], None]
    ) -> Iterator[tuple[QRect, QImage]]:
        """A picture of this size in pixels, strip by strip: the place of each of them, and an image
        that begins with its pixels, and is good until the next one."""
        self._begin()
        try:
            self._draw(size, draw)
            yield from self._strips(size)
        finally:
            self._context.doneCurrent()

    def close(self) -> None:
        """Gives back what it holds of the card."""
        if self._buffer is not None and self._context.makeCurrent(self._surface):
            self._buffer = None
            self._context.doneCurrent()

    def _begin(self) -> None:
        if not self._context.makeCurrent(self._surface):
            raise CardLost("its context is lost")

    def _draw(self, size: QSize, draw: Callable[[QPainter], None]) -> None:
        buffer = self._buffer_for(size)
        if not buffer.bind():
            raise CardLost("it has no room to paint in")
        board = QOpenGLPaintDevice(size)
        # As in a window, the first line is the uppermost.
        board.setPaintFlipped(True)
        painter = QPainter(board)
        try:
            draw(painter)
        finally:
            painter.end()

    def _buffer_for(self, size: QSize) -> QOpenGLFramebufferObject:
        """Room for a picture of this size: what there is, if it is large enough."""
        buffer = self._buffer
        if buffer is None or size.boundedTo(buffer.size()) != size:
            # For what is cut out, the painter needs more than colours.
            kind = QOpenGLFramebufferObject.Attachment.CombinedDepthStencil
            whole = size if buffer is None else size.expandedTo(buffer.size())
            self._buffer = None
            self._buffer = buffer = QOpenGLFramebufferObject(whole, kind)
        if not buffer.isValid():
            raise CardLost("it has no room for such a picture")
        return buffer

    def _strips(self, size: QSize) -> Iterator[tuple[QRect, QImage]]:
        functions = self._context.functions()
        width, height = size.width(), size.height()
        lines = max(1, STRIP // width)
        if (self._strip.width(), self._strip.height()) != (width, lines):
            self._strip = QImage(width, lines, QImage.Format.Format_RGB32)
        for top in range(0, height, lines):
            place = QRect(0, top, width, min(lines, height - top))
            room: Any = self._strip.bits()  # where to, though the binding's types want a number
            functions.glReadPixels(0, top, width, place.height(), BLUE_FIRST, IN_WORDS, room)
            yield place, self._strip
        if functions.glGetError() or not self._context.isValid():
            raise CardLost("it could not paint")
