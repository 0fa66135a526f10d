"""The bubble of a hint: a panel with the adviser's face, a sentence, and a few things compared."""

from __future__ import annotations

from math import inf

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QPolygonF

from quando_desktop.named_tuple import NamedTuple
from quando_desktop.table.paint import buttons, pieces
from quando_desktop.table.paint.art import Art, Picture
from quando_desktop.table.paint.canvas import Canvas, Scale, Type, colour, wrapped
from quando_desktop.table.paint.palette import mix
from quando_desktop.table.parts.faces import Face
from quando_desktop.table.scene.stage import Box

TITLE, WORDS, CAPTION = Type(22, 700), Type(17, 500), Type(15, 500)
NAME, VALUE = Type(16, 500), Type(16, 700)
MODEST = {TITLE: 31.0, CAPTION: 26.0, NAME: 28.0, VALUE: 28.0}
"""Where large letters end if there is not room for all of them."""
FACE, RADIUS = 92.0, 28.0
STANDS_OUT = 52.0
"""How far the face reaches beyond the left edge of the panel."""
FACE_DOWN = 48.0
LEFT, RIGHT, EDGE = 66.0, 24.0, 20.0
"""From the sides of the panel to the words, and from its top and bottom."""
LONGEST_BAR, SHORTEST_BAR, BAR = 150.0, 28.0, 13.0
TAIL, TAIL_HALF = 24.0, 16.0


class Bar(NamedTuple):
    """One of the things compared."""

    name: str
    value: float
    words: str
    """The value as it is read."""


class HintText(NamedTuple):
    """The contents of a hint."""

    face: Face
    title: str
    words: str = ""
    caption: str = ""
    """Over the bars."""
    bars: tuple[Bar, ...] = ()
    """The recommended one comes first."""
    button: str = ""
    cap: str = ""
    """The key of the button."""


class HintBubble:
    """A hint laid out for a width of its panel, in letters up to a size; all places are measured
    from its top left corner."""

    def __init__(
        self,
        art: Art,
        hint: HintText,
        width: float,
        letters: float = inf,
        *,
        is_modest: bool = True,
    ) -> None:
        self._art, self._hint = art, hint
        ends = MODEST if is_modest else {}
        self._kinds = {
            kind: kind._replace(most=min(ends.get(kind, inf), letters))
            for kind in (TITLE, WORDS, CAPTION, NAME, VALUE)
        }
        scale = art.scale
        room = width - LEFT - RIGHT
        self._title = wrapped(hint.title, self._kinds[TITLE], room, scale)
        self._words = wrapped(hint.words, self._kinds[WORDS], room, scale) if hint.words else []
        self._caption = (
            wrapped(hint.caption, self._kinds[CAPTION], room, scale) if hint.bars else []
        )
        self._below = EDGE + len(self._title) * step(self._kinds[TITLE], scale) + 2
        self._bars_top = self._below + len(self._words) * step(self._kinds[WORDS], scale) + 10
        end = self._bars_top if hint.bars else self._bars_top - 10
        if hint.bars:
            end += len(self._caption) * step(self._kinds[CAPTION], scale)
            end += len(hint.bars) * step(self._kinds[NAME], scale)
        wide, high = self.button_size
        self._longest = self._bar_room(room - (wide + 14 if wide else 0.0))
        if wide and (not hint.bars or self._longest < SHORTEST_BAR):
            # The button has a line of its own.
            end += high + 8
            self._longest = self._bar_room(room)
        self.panel = Box(STANDS_OUT, 0, width, max(end + EDGE, FACE * 0.7))
        self.button = (
            self.panel.right - RIGHT + 4 - wide / 2,
            self.panel.bottom - EDGE + 4 - high / 2,
        )
        """The middle of the button."""
        self.face = STANDS_OUT, min(FACE_DOWN, self.panel.height / 2)
        """The middle of the face."""

    @property
    def size(self) -> tuple[float, float]:
        return self.panel.right, self.panel.height

    @property
    def button_size(self) -> tuple[float, float]:
        if not self._hint.button:
            return 0.0, 0.0
        width = buttons.button_width(self._art, self._hint.button, self._hint.cap, small=True)
        return width, buttons.button_height(self._art, small=True)

    @property
    def holds(self) -> bool:
        """Whether there is room for what is compared."""
        return not self._hint.bars or self._longest >= BAR

    def _bar_room(self, room: float) -> float:
        """The length that a bar can have beside its name and its value."""
        scale = self._art.scale
        values = max(
            (self._kinds[VALUE].width(bar.words, scale) for bar in self._hint.bars), default=0.0
        )
        return min(LONGEST_BAR, room - self._names_wide() - values - 24)

    def _names_wide(self) -> float:
        """The width of the names; the first one is bold."""
        return max(
            (self._kinds[VALUE].width(bar.name, self._art.scale) for bar in self._hint.bars),
            default=0.0,
        )

    # ------------------------------------------------------------------ pictures

    def portrait(self) -> Picture:
        """The adviser's face, placed by its middle."""
        return pieces.medal(self._art, self._hint.face, FACE, self._art.theme.plate)

    def picture(self, tail: float | None = None, *, focus: bool = False) -> Picture:
        """The panel with its words. A tail points down there, so far from the left."""
        panel = self.panel

        def paint(canvas: Canvas) -> None:
            ground = canvas.theme.plate
            canvas.shadow(panel, RADIUS, 22, 9, 0.22)
            if tail is not None:
                canvas.fill(_tail(tail, panel.bottom), colour(ground))
            canvas.round(panel, RADIUS, ground)
            if focus:
                line = max(3.0, canvas.scale.px(3))
                canvas.frame(panel, RADIUS, canvas.theme.text, line, 1.0)
            self._write(canvas)

        room = Box(0, -40, panel.right + 40, panel.height + 90)
        key = ("bubble", self._hint, panel, tail, focus, self._kinds[WORDS].most)
        return self._art.picture(key, room, paint)

    def stands_over(self, x: float) -> bool:
        """Whether a tail can come down there."""
        return self.panel.left + 2 * RADIUS <= x <= self.panel.right - 2 * RADIUS

    def _write(self, canvas: Canvas) -> None:
        theme, scale, left = canvas.theme, canvas.scale, self.panel.left + LEFT
        for number, line in enumerate(self._title):
            y = EDGE + (number + 0.5) * step(self._kinds[TITLE], scale)
            canvas.text(left, y, line, self._kinds[TITLE], theme.text)
        for number, line in enumerate(self._words):
            y = self._below + (number + 0.5) * step(self._kinds[WORDS], scale)
            canvas.text(left, y, line, self._kinds[WORDS], theme.text)
        if self._hint.bars:
            self._compare(canvas, left)

    def _compare(self, canvas: Canvas, left: float) -> None:
        theme, scale, hint = canvas.theme, canvas.scale, self._hint
        for number, line in enumerate(self._caption):
            y = self._bars_top + (number + 0.5) * step(self._kinds[CAPTION], scale)
            canvas.text(left, y, line, self._kinds[CAPTION], theme.text_2)
        first = self._bars_top + len(self._caption) * step(self._kinds[CAPTION], scale)
        start = left + self._names_wide() + 12
        most = max(bar.value for bar in hint.bars) or 1.0
        for number, bar in enumerate(hint.bars):
            y = first + (number + 0.5) * step(self._kinds[NAME], scale)
            kind, ink = (
                (self._kinds[NAME], theme.text_2) if number else (self._kinds[VALUE], theme.text)
            )
            long = max(BAR, self._longest * max(0.0, bar.value) / most)
            canvas.text(left, y, bar.name, kind, ink)
            faint = mix(theme.plate, theme.text_2, 0.4) if theme.is_dark else theme.line
            fill = faint if number else theme.text
            canvas.round(Box(start, y - BAR / 2, long, BAR), BAR / 2, fill)
            canvas.text(start + long + 10, y, bar.words, kind, ink)


def step(kind: Type, scale: Scale) -> float:
    """The distance from line to line."""
    return kind.letters(scale) * (1.42 if scale.bulk == 1.0 else 1.3)


def _tail(x: float, top: float) -> QPainterPath:
    path = QPainterPath()
    # It begins inside the panel: no line is seen between them.
    points = [(x - TAIL_HALF, top - 2), (x + TAIL_HALF, top - 2), (x, top + TAIL)]
    path.addPolygon(QPolygonF([QPointF(*point) for point in points]))
    return path
