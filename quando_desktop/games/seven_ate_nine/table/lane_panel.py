"""The panel of a person's lane: its ground with the name and the words, small signs, and at its
foot the keys: four caps, each with what it does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QPolygonF

from quando_desktop.games.seven_ate_nine.rules.deal import OPENING, stack_size
from quando_desktop.games.seven_ate_nine.table.layout import COLUMN, Lane
from quando_desktop.games.seven_ate_nine.table.scenery import Cap
from quando_desktop.games.seven_ate_nine.text import table as text
from quando_desktop.named_tuple import NamedTuple
from quando_desktop.table.paint import pieces
from quando_desktop.table.paint.art import CARD_RADIUS, Art, Picture
from quando_desktop.table.paint.canvas import Align, Canvas, Scale, Type, colour
from quando_desktop.table.paint.palette import Colour, Theme, mix
from quando_desktop.table.paint.pieces import with_shadow
from quando_desktop.table.parts.faces import Face
from quando_desktop.table.parts.fan import CARD_HEIGHT
from quando_desktop.table.scene.stage import Box

NAME, MINUS, LABEL, WAIT = Type(20, 700), Type(16, 700), Type(16, 600), Type(24, 700)
RADIUS = 30.0
LINES_APART = 12.0
"""How much farther the name and the points below it are from the middle between them, for each time
that plates are larger."""
NAME_LEFT, NAME_ENOUGH = 88.0, 96.0
"""The left end of a name, and the room that is always kept for it where it is that long."""
BELOW_PORTRAIT, BELOW_STACK, LINE = 20.0, 18.0, 25.0
"""Distances in a lane alone: from the portrait down to its name, from the stack down to the words
about it, and from line to line."""
POINTER = 10.0
LARGEST_STACK = stack_size(2) - OPENING

CAP, LIP = 34.0, 4.0
KEY, DOES = Type(17, 700), Type(15, 600)
SMALL_KEY = Type(13, 700)
BESIDE, WIDEST, APART = 10.0, 200.0, 5.0
"""The gap from a cap to the word beside it, the most room that both get, and the least gap between
two caps."""
LOCKED = 0.4
"""How dark a hand is that has to wait: its numbers can still be read."""
EDGES = 14.0
"""The ground at both sides of what is written on a cap."""
BESIDE_UP, BELOW_UP, WORD_UP = 39.0, 51.0, 16.0
"""Heights above the foot of the lane: of a cap with its word beside it or below it, and of that
word."""
HIGHER_CAP = 18.0
"""How much higher a cap stands over a word, for each time that plates are larger."""
LARGE_CAP = 1.35
"""The height of a cap in large letters, in their size."""


def ground_of(face: Face, theme: Theme) -> Colour:
    """The colour of a person's panel."""
    return mix(face.body, theme.panel, 0.72 if theme.is_dark else 0.80)


def line_of(face: Face, theme: Theme) -> Colour:
    """A person's colour on their panel, and what points there."""
    return mix(face.body, "#FFFFFF", 0.4) if theme.is_dark else face.body


class Written(NamedTuple):
    """Words at their place in a lane, told from its top left corner."""

    words: str
    x: float
    y: float
    align: Align


class LaneHead:
    """The words at the head of a lane: over its hand or, of a lane alone, at both sides."""

    def __init__(
        self,
        art: Art,
        lane: Lane,
        name: str,
        minus: int | None,
        stack: int,
        in_words: bool,
        *,
        leads: bool = False,
        standing: str = "",
    ) -> None:
        """`in_words` says how a stack over a hand is counted (see `has_room_for_words`); `standing`
        stands beside the minus points where there is room for it."""
        self.leads, self._standing = leads and minus is not None, standing
        self._scale, self._lane, self._in_words = art.scale, lane, in_words
        points = "" if minus is None else f"\N{MINUS SIGN}{minus}" if minus else "0"
        place = self._aside if lane.is_alone else self._over
        self.name, self.minus, self.label = place(name, points, stack)
        self.label_wide = LABEL.width(self.label.words, art.scale)

    def _over(self, name: str, minus: str, stack: int) -> tuple[Written, Written, Written]:
        """The name beside the portrait, and beside the stack how many it has: a number alone where
        there is no room for words."""
        scale, ends = self._scale, _name_ends(self._lane)
        words = text.in_stack(stack) if self._in_words else str(stack) if stack else ""
        room = ends - NAME_LEFT - LABEL.width(words, scale) - 12
        name = NAME.fit(name, room, scale)
        start = NAME_LEFT + (pieces.PENNANT if self.leads else 0)
        minus = self._with_standing(minus, room)
        # Larger lines stand farther apart.
        apart = 13 + LINES_APART * (scale.bulk - 1.0)
        return (
            Written(name, NAME_LEFT, 46 - apart if minus else 44, Align.LEFT),
            Written(minus, start, 46 + apart, Align.LEFT),
            Written(words, ends, 44, Align.RIGHT),
        )

    def _with_standing(self, minus: str, room: float) -> str:
        both = f"{minus}   {self._standing}" if minus and self._standing else minus
        return both if MINUS.width(both, self._scale) <= room else minus

    def _aside(self, name: str, minus: str, stack: int) -> tuple[Written, Written, Written]:
        """Both below what they are about."""
        scale, lane = self._scale, self._lane
        x, grow = lane.portrait.x - lane.left, max(1.0, scale.text * 0.95)
        y = lane.portrait.y - lane.top + lane.portrait_size / 2 + BELOW_PORTRAIT * grow
        below = lane.stack.y - lane.top + lane.stack_card * CARD_HEIGHT / 2 + BELOW_STACK * grow
        words = text.in_stack(stack)
        if LABEL.width(words, scale) > COLUMN - 12:
            words = str(stack) if stack else ""
        return (
            Written(NAME.fit(name, COLUMN - 16, scale), x, y, Align.CENTRE),
            Written(self._with_standing(minus, COLUMN - 16), x, y + LINE * grow, Align.CENTRE),
            Written(words, lane.stack.x - lane.left, below, Align.CENTRE),
        )


def has_room_for_words(art: Art, lane: Lane, name: str) -> bool:
    """Whether a lane can say beside this name how many cards its stack has, however many."""
    if lane.is_alone:
        return True
    scale = art.scale
    least = min(NAME.width(name, scale), NAME_ENOUGH)
    widest = max(LABEL.width(text.in_stack(count), scale) for count in (0, LARGEST_STACK))
    return widest + 12 + least <= _name_ends(lane) - NAME_LEFT


def _name_ends(lane: Lane) -> float:
    """The right end of the words between portrait and stack, told from the lane's left edge."""
    return lane.stack.x - lane.stack_card / 2 - 12 - lane.left


def lane_panel(art: Art, face: Face, lane: Lane, head: LaneHead, caps: CapRow | None) -> Picture:
    """The panel in a person's colour, placed by its top left corner."""
    body = Box(0, 0, lane.width, lane.height)

    def paint(canvas: Canvas) -> None:
        theme = canvas.theme
        canvas.shadow(body, RADIUS, 16, 6, 0.16)
        canvas.round(body, RADIUS, ground_of(face, theme))
        written = (head.name, NAME, theme.text), (head.minus, MINUS, theme.text_2)
        for (words, x, y, align), kind, ink in written:
            canvas.text(x, y, words, kind, ink, align=align)
        if head.leads:
            words, x, y, align = head.minus
            half = MINUS.width(words, canvas.scale) / 2 if align is Align.CENTRE else 0.0
            pieces.pennant(canvas, x - half - pieces.PENNANT, y, theme.text)
        if caps is not None:
            caps.write(canvas, theme.text)

    below = () if caps is None else (*caps.shape, *caps.words, *caps.widths)
    key = ("lane", face, lane.width, lane.height, head.name, head.minus, head.leads, below)
    return art.picture(key, with_shadow(body, 18, 8), paint)


def label_of(art: Art, label: Written) -> Picture:
    """The words about a stack."""
    return pieces.label(art, label.words, LABEL, art.theme.text_2, label.align)


def no_stack(art: Art, card: float) -> Picture:
    """The dashed place where a stack has been."""
    body = Box.around(0, 0, card, card * CARD_HEIGHT)

    def paint(canvas: Canvas) -> None:
        canvas.dashes(body, card * CARD_RADIUS, canvas.theme.text_2, 2, canvas.theme.pale(0.6))

    return art.picture(("no stack", card), with_shadow(body, 2, 0), paint)


def pointer(art: Art, ink: Colour) -> Picture:
    """Below the aimed card, placed by its tip."""

    def paint(canvas: Canvas) -> None:
        path = QPainterPath()
        points = [(0, 0), (POINTER, POINTER * 1.3), (-POINTER, POINTER * 1.3)]
        path.addPolygon(QPolygonF([QPointF(*point) for point in points]))
        path.closeSubpath()
        canvas.fill(path, colour(ink))
        canvas.outline(path, ink, 3)

    box = Box(-POINTER - 4, -4, 2 * POINTER + 8, POINTER * 1.3 + 8)
    return art.picture(("pointer", ink), box, paint)


def locked_veil(art: Art, lane: Lane, choices: Sequence[str]) -> Picture:
    """A veil over the hand of a player who has to wait, placed by the middle of its upper edge. Of
    the words for it the first are written that fit."""
    body = Box.around(0, lane.hand_height / 2 - 6, lane.room + 20, lane.hand_height + 4)
    fitting = [each for each in choices if WAIT.width(each, art.scale) <= body.width - 20]
    words = [*fitting, choices[-1]][0]
    wide = WAIT.width(words, art.scale) + 44
    middle = 0.0, body.top + body.height / 2

    def paint(canvas: Canvas) -> None:
        theme = canvas.theme
        canvas.round(body, 22, theme.night, LOCKED * theme.dim)
        high = 34 * max(1.5, art.scale.text * 1.4)
        pill = Box.around(*middle, min(wide, body.width), high)
        canvas.round(pill, high / 2, theme.on_table)
        canvas.text(*middle, words, WAIT, theme.table_top, align=Align.CENTRE)

    key = ("locked", body, words)
    return art.picture(key, with_shadow(body, 2, 0), paint)


# -------------------------------------------------------------------------- the keys


class CapPlace(NamedTuple):
    """The place of a cap, and the middle of its word or sign."""

    x: float
    y: float
    word: tuple[float, float]


class CapRow:
    """The caps of one lane, told from its top left corner."""

    def __init__(self, art: Art, lane: Lane, keys: Sequence[str], words: Sequence[str]) -> None:
        self._art, self.words = art, tuple(words)
        self._share = min(WIDEST, (lane.width - 36) / len(Cap))
        self._left = (lane.width - self._share * len(Cap)) / 2
        scale = art.scale
        self.widths = [min(cap_width(scale, key), self._share - APART) for key in keys]
        longest = [DOES.width(word, scale) for word in words]
        self._is_beside = all(
            wide + BESIDE + word <= self._share - 10
            for wide, word in zip(self.widths, longest, strict=True)
        )
        self._has_words = self._is_beside or max(longest) <= self._share - 6
        self._height = lane.height

    def place(self, number: int) -> CapPlace:
        left = self._left + self._share * number
        wide = self.widths[number]
        if self._is_beside:
            word = DOES.width(self.words[number], self._art.scale)
            x = left + (self._share - wide - BESIDE - word) / 2 + wide / 2
            y = self._height - BESIDE_UP
            return CapPlace(x, y, (x + wide / 2 + BESIDE + word / 2, y))
        x = left + self._share / 2
        higher = HIGHER_CAP * (self._art.scale.bulk - 1.0)
        return CapPlace(
            x, self._height - BELOW_UP - higher, (x, self._height - WORD_UP - higher / 4)
        )

    def write(self, canvas: Canvas, ink: Colour) -> None:
        """Writes what the caps do: in words or, where these do not fit, as signs."""
        for number, (cap, word) in enumerate(zip(Cap, self.words, strict=True)):
            x, y = self.place(number).word
            if self._has_words:
                canvas.text(x, y, word, DOES, ink, align=Align.CENTRE)
            else:
                SIGNS[cap](canvas, x, y, ink)

    @property
    def shape(self) -> tuple[bool, bool]:
        """Whether words stand beside the caps, and whether there are any."""
        return self._is_beside, self._has_words


def cap_width(scale: Scale, key: str) -> float:
    return max(CAP, _kind(key).width(key, scale) + EDGES)


def _kind(key: str) -> Type:
    return KEY if len(key) < 3 else SMALL_KEY


class CapLook(Enum):
    """Looks of a key: usual, sunk and gold while it is pressed, with a gold rim while all wait for
    it, and pale while its owner has to wait (S18)."""

    USUAL = "usual"
    PRESSED = "pressed"
    CALLED = "called"
    WAITS = "waits"


def cap_picture(art: Art, key: str, width: float, look: CapLook) -> Picture:
    """A key, placed by its middle. A word that is too long for so narrow a cap is squeezed."""
    pressed = look is CapLook.PRESSED
    squeeze = min(1.0, (width - EDGES / 2) / _kind(key).width(key, art.scale))
    high = max(CAP, 1.5 * art.scale.letters(0))
    if art.scale.bulk > 1.0:
        high = max(CAP, LARGE_CAP * KEY.letters(art.scale))
    body = Box.around(0, LIP if pressed else 0, width, high)

    def paint(canvas: Canvas) -> None:
        theme = canvas.theme
        ground = theme.gold if pressed else theme.panel if not theme.is_dark else theme.table_bottom
        ink = theme.on_gold if pressed else theme.text
        lip = Box(body.left, -high / 2 + LIP, width, high)
        if look is CapLook.WAITS:
            canvas.dashes(body, 8, theme.text_2, 2, theme.pale(0.7))
            canvas.text(0, body.top + high / 2, key, _kind(key), theme.text_2, align=Align.CENTRE)
            return
        canvas.round(lip, 8, mix(ground, "#000000", 0.3))
        canvas.round(body, 8, ground)
        if look is CapLook.CALLED:
            canvas.frame(body, 8, theme.gold, 4, 1.0)
        middle = body.top + high / 2
        canvas.painter.scale(squeeze, 1.0)
        canvas.text(0, middle, key, _kind(key), ink, align=Align.CENTRE)

    return art.picture(
        ("cap", key, width, look), with_shadow(Box.around(0, 2, width, high), 4, 2), paint
    )


# ---------------------------------------------------------------------------- signs


def _left(canvas: Canvas, x: float, y: float, ink: Colour) -> None:
    canvas.line([(x + 9, y), (x - 9, y)], ink, 3)
    canvas.line([(x - 2, y - 6), (x - 9, y), (x - 2, y + 6)], ink, 3)


def _right(canvas: Canvas, x: float, y: float, ink: Colour) -> None:
    canvas.line([(x - 9, y), (x + 9, y)], ink, 3)
    canvas.line([(x + 2, y - 6), (x + 9, y), (x + 2, y + 6)], ink, 3)


def _play(canvas: Canvas, x: float, y: float, ink: Colour) -> None:
    """An arrow up to the pile."""
    canvas.line([(x, y + 9), (x, y - 9)], ink, 3)
    canvas.line([(x - 6, y - 2), (x, y - 9), (x + 6, y - 2)], ink, 3)


def _draw(canvas: Canvas, x: float, y: float, ink: Colour) -> None:
    """A plus: one more."""
    canvas.line([(x - 8, y), (x + 8, y)], ink, 3)
    canvas.line([(x, y - 8), (x, y + 8)], ink, 3)


SIGNS: dict[Cap, Callable[[Canvas, float, float, Colour], None]] = {
    Cap.LEFT: _left,
    Cap.RIGHT: _right,
    Cap.PLAY: _play,
    Cap.DRAW: _draw,
}
