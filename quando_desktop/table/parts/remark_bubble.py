"""A remark of a player at the table: a small bubble beside their head, where it covers nothing that
has to be read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from math import inf

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from quando_desktop.named_tuple import NamedTuple
from quando_desktop.table.paint.art import Art, Picture
from quando_desktop.table.paint.buttons import LIP
from quando_desktop.table.paint.canvas import Align, Canvas, Type, colour, wrapped
from quando_desktop.table.paint.pieces import with_shadow
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.scene.tableau import Frame, Key, Role, Tableau

WORDS = Type(17, 600)
USUAL_WORDS, SMALLER_WORDS = WORDS._replace(most=25), WORDS._replace(most=21)
"""What the largest letters give way to where there is no place for a remark in them."""
LOWEST_TIP = 0.2
"""A bubble beside a head reaches at least down to here, in heads above its middle."""
LINES = 3
"""The most lines of a remark."""
SHARES = (1.0, 1.08, 1.16, 1.25, 1.5)
"""Widths of a line, beside an even share of the words."""
PAD_X, PAD_Y, CORNER = 17.0, 10.0, 18.0
TAIL, TAIL_WIDTH = 13.0, 9.0
"""The length of the tip, and half the width of its root."""
EDGE, NEAR, CARDS_NEAR = 8.0, 4.0, 2.0
"""To the edge of the window, to what must be read, and to the speaker's own cards: between those
and the buttons above there is little room for a line of large letters."""
FIRST_LOOK, A_LETTER = 1200.0, 50.0
"""Milliseconds until a reader looks there, and for each letter."""


class Word(NamedTuple):
    """A remark of an opponent."""

    seat: int
    words: str


class Talk:
    """What has been said at one screen. Its people sit side by side: whoever takes over from
    somebody else there has heard it."""

    def __init__(self) -> None:
        self.latest: dict[str, str] = {}
        """The last words of each character."""
        self.moments: set[int] = set()
        """Moments that have had their word, by a number that all lookers share."""


def said_by(seat: int) -> Key:
    """The key of a seat's remark."""
    return "word", seat


def reading_time(words: str) -> float:
    """The milliseconds for which words stand, so that everybody can read them."""
    return FIRST_LOOK + A_LETTER * len(words)


class Head(NamedTuple):
    """Place and size of the speaker's head."""

    x: float
    y: float
    size: float
    floor: float
    """The top of their cards: a bubble beside the head stays above it."""
    badge: float = 0.0
    """The width of what stands at the right of the head: a bubble goes to the left, or beyond."""


class Tip(Enum):
    """The direction in which a bubble's tip points."""

    LEFT = 0
    RIGHT = 1
    DOWN = 2


class RemarkBubble(NamedTuple):
    """A bubble that has found its place."""

    body: Box
    lines: tuple[str, ...]
    tip: Tip
    tip_at: float
    """The distance of the tip from the middle of its edge."""
    kind: Type = USUAL_WORDS


def lay_word(tableau: Tableau, frame: Frame, word: Word, head: Head, read: Sequence[Box]) -> None:
    """Lays a remark on a tableau on which everything else lies already; none where it would cover
    something that is read or pressed."""
    pressed = [each.box for each in tableau.controls if each.role not in (Role.INFO, Role.MORE)]
    if frame.art.scale.bulk > 1.0:
        # The lower edge of a button comes near to large letters.
        pressed = [box._replace(height=box.height + LIP) for box in pressed]
    bubble = _find_place(frame, word.words, head, [*read, *pressed])
    if bubble is not None:
        body = bubble.body
        x, y = body.left + body.width / 2, body.top + body.height / 2
        tableau.put(said_by(word.seat), picture(frame.art, bubble), x, y)


def _find_place(frame: Frame, words: str, head: Head, taken: Sequence[Box]) -> RemarkBubble | None:
    """Finds a place beside the head, towards the middle of the table rather than away from it, if
    need be a little higher; otherwise above the head."""
    stage = frame.stage
    room = Box(EDGE - stage.margin, EDGE, stage.width + 2 * (stage.margin - EDGE), stage.height)
    is_large = frame.art.scale.bulk > 1.0
    kinds = (WORDS, USUAL_WORDS, SMALLER_WORDS) if is_large else (USUAL_WORDS,)
    found = (_place_of(frame, words, kind, head, taken, room) for kind in kinds)
    return next((each for each in found if each is not None), None)


def _place_of(
    frame: Frame, words: str, kind: Type, head: Head, taken: Sequence[Box], room: Box
) -> RemarkBubble | None:
    """The place for it in letters of this kind."""
    stage, sizes = frame.stage, [*shapes(frame.art, words, kind)]
    # The largest letters keep off the speaker's own cards, too.
    floor = head.floor if kind is WORDS else inf
    inward = 1 if head.x <= stage.width / 2 else -1
    first = -1 if head.badge else inward
    for side, rises in ((first, False), (-first, False), (first, True), (-first, True)):
        for lines, width, height in sizes:
            body = _beside(head, side, width, height, room)
            if rises:
                body = _over(body, taken)
            is_beside = head.y - head.size * LOWEST_TIP < body.bottom <= floor
            if is_beside and _fits(body, room, taken):
                tip = Tip.LEFT if side > 0 else Tip.RIGHT
                return RemarkBubble(body, lines, tip, _tip_beside(head, body), kind)
    for side in (inward, -inward):
        for lines, width, height in sizes:
            body = _above(head, side, width, height, room)
            if _fits(body, room, taken):
                return RemarkBubble(body, lines, Tip.DOWN, _tip_at(head, body), kind)
    return None


def _tip_at(head: Head, body: Box) -> float:
    """The place of a tip on the lower edge: as near to the head as the round corners let it be."""
    farthest = max(0.0, body.width / 2 - CORNER - TAIL_WIDTH)
    return max(-farthest, min(farthest, head.x - body.left - body.width / 2))


def _tip_beside(head: Head, body: Box) -> float:
    """The place of a tip on a side: lower for a bubble that stands higher than the mouth, otherwise
    in the middle."""
    farthest = max(0.0, body.height / 2 - CORNER - TAIL_WIDTH)
    low = head.y - head.size * 0.3 - body.top - body.height / 2
    return max(0.0, min(farthest, low))


def _over(body: Box, taken: Sequence[Box]) -> Box:
    """Raises a bubble above everything that it would cover."""
    while covered := [box for box in taken if body.overlaps(box)]:
        body = body._replace(top=min(box.top for box in covered) - NEAR - body.height)
    return body


def _fits(body: Box, room: Box, taken: Sequence[Box]) -> bool:
    inside = body.left >= room.left and body.right <= room.right and body.top >= room.top
    return inside and not any(map(body.overlaps, taken))


def shapes(
    art: Art, words: str, kind: Type = USUAL_WORDS
) -> Iterator[tuple[tuple[str, ...], float, float]]:
    """The words on one line, on two and so on, with the size of their bubble."""
    scale = art.scale
    step = kind.letters(scale) * 1.32
    whole = kind.width(words, scale)
    seen = 0
    for count in range(1, LINES + 1):
        lines = _narrowest(words, kind, whole, count, art)
        if seen < len(lines) <= LINES:
            seen = len(lines)
            width = max(kind.width(line, scale) for line in lines) + 2 * PAD_X
            yield lines, width, seen * step + 2 * PAD_Y


def _narrowest(words: str, kind: Type, whole: float, count: int, art: Art) -> tuple[str, ...]:
    """The words on so many lines in as little width as that takes: an even share, or a little more
    as words end where they end. What is narrow still fits beside a head at the edge."""
    for more in SHARES:
        lines = tuple(wrapped(words, kind, whole / count * more, art.scale))
        if len(lines) <= count:
            break
    return lines


def _beside(head: Head, side: int, width: float, height: float, room: Box) -> Box:
    """A bubble as high as the mouth, but above the cards."""
    farther = head.badge if side > 0 else 0.0
    x = head.x + side * (head.size * 0.45 + TAIL + farther + width / 2)
    y = max(min(head.y, head.floor - CARDS_NEAR - height / 2), room.top + height / 2)
    return Box.around(x, y, width, height)


def _above(head: Head, side: int, width: float, height: float, room: Box) -> Box:
    """A bubble with its tip over the head, and the rest of it to this side."""
    away = max(0.0, width / 2 - CORNER - TAIL_WIDTH)
    left = head.x + side * away - width / 2
    left = max(room.left, min(left, room.right - width))
    bottom = head.y - head.size * 0.5 - TAIL
    return Box(left, bottom - height, width, height)


# ------------------------------------------------------------------------------ how it looks


def picture(art: Art, bubble: RemarkBubble) -> Picture:
    lines, tip, at = bubble.lines, bubble.tip, bubble.tip_at
    body = Box.around(0, 0, bubble.body.width, bubble.body.height)
    step = (body.height - 2 * PAD_Y) / len(lines)

    def paint(canvas: Canvas) -> None:
        theme = canvas.theme
        canvas.shadow(body, CORNER, 12, 4, 0.2)
        canvas.painter.fillPath(_tail(body, tip, at), colour(theme.plate))
        canvas.round(body, CORNER, theme.plate)
        for number, line in enumerate(lines):
            y = (number - (len(lines) - 1) / 2) * step
            canvas.text(0, y, line, bubble.kind, theme.text, align=Align.CENTRE)

    key = ("word", lines, tip, round(at), round(body.width), round(body.height))
    return art.picture(key, with_shadow(body, 16, 6), paint)


def _tail(body: Box, tip: Tip, at: float) -> QPainterPath:
    across, along = body.width / 2, body.height / 2
    ends = {
        Tip.LEFT: (
            *((-across - TAIL, at), (-across + 1, at - TAIL_WIDTH)),
            (-across + 1, at + TAIL_WIDTH),
        ),
        Tip.RIGHT: (
            *((across + TAIL, at), (across - 1, at - TAIL_WIDTH)),
            (across - 1, at + TAIL_WIDTH),
        ),
        Tip.DOWN: ((at, along + TAIL), (at - TAIL_WIDTH, along - 1), (at + TAIL_WIDTH, along - 1)),
    }[tip]
    path = QPainterPath(QPointF(*ends[0]))
    for end in ends[1:]:
        path.lineTo(QPointF(*end))
    path.closeSubpath()
    return path
