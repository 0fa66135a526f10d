"""The memory help: what a player who forgets nothing can tell of a hidden side, by the cards that
were seen whole and by nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from quando_desktop.games.quando.rules.cards import NUMBERS
from quando_desktop.games.quando.rules.view import QuandoView
from quando_desktop.games.quando.table.layout import Layout
from quando_desktop.games.quando.table.scenery import QuandoScenery
from quando_desktop.games.quando.text import table as text
from quando_desktop.table.paint.art import Picture
from quando_desktop.table.paint.canvas import Align, Canvas, Type, wrapped
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.scene.tableau import Frame, Tableau

TITLE, SMALL = Type(17, 650), Type(15)
WIDE, NARROW = 59.0, 46.0
"""From number to number, beside the card that is drawn and in the corner of the knob."""


def behind(view: QuandoView, shown: int) -> frozenset[int]:
    """The numbers that can be on the other side of a card that shows this one: every pair of
    numbers is there once (Q1), so a pair that was seen elsewhere is not this one."""
    gone = {
        first if second == shown else second
        for first, second in _seen_whole(view)
        if shown in (first, second)
    }
    return frozenset(number for number in NUMBERS if number != shown and number not in gone)


def _seen_whole(view: QuandoView) -> Iterator[tuple[int, int]]:
    """The cards of which this player knows both sides."""
    for own in view.hand:
        if own.back is not None:
            yield own.front, own.back
    for hand in view.others:
        for seen in hand:
            if seen.front is not None:
                yield seen.front, seen.back
    for pile in (view.discard, view.draw):
        for card in pile:
            if card.up is not None and card.down is not None:
                yield card.up, card.down


def lay_memory(
    tableau: Tableau,
    frame: Frame,
    shown: QuandoScenery,
    layout: Layout,
    reach: float,
    noted: Sequence[int],
) -> Box:
    """Beside the card that is drawn, which goes this far from the middle; in the corner where the
    seats at the side leave no room. Tells where that is."""
    up = shown.view.draw[0].up
    assert up is not None
    stage = frame.stage
    left = stage.width / 2 + max(306, reach + 30)
    panel, size = _panel(frame, shown.view, up, WIDE)
    hand = min(spot.y for spot in layout.hand.spots) - layout.hand.card * 0.75
    top = min(448 + 0.45 * stage.spare_height, hand - size.height)
    if left + size.width > stage.width or top < layout.ceiling(left, size.width, noted):
        panel, size = _panel(frame, shown.view, up, NARROW)
        left, top = stage.width - size.width - 8, stage.height - size.height - 12
    tableau.put("memory", panel, left, top)
    return size._replace(left=left, top=top)


def _panel(frame: Frame, view: QuandoView, shown: int, step: float) -> tuple[Picture, Box]:
    art = frame.art
    possible = behind(view, shown)
    gone = [number for number in NUMBERS if number not in possible and number != shown]
    edge = 24 if step == WIDE else 14
    wide = 2 * edge + 3 * step + 38
    title = wrapped(text.behind_it(), TITLE, wide - 2 * edge, art.scale)
    # In the corner there is no room to say what the crossed numbers show.
    words = text.gone(shown, gone) if step == WIDE else ""
    line = wrapped(words, SMALL, wide - 2 * edge, art.scale)
    below = 22 * max(1.0, art.scale.text)
    down = below * (len(title) - 1)
    high = (236 if words else 214) + down + below * (len(line) - 1)
    body = Box(0, 0, wide, high)

    def paint(canvas: Canvas) -> None:
        theme = canvas.theme
        canvas.shadow(body, 24, 22, 9, 0.2)
        canvas.round(body, 24, theme.panel)
        for place, words in enumerate(title):
            canvas.text(edge, 32 + place * below, words, TITLE)
        for number in NUMBERS:
            x, y = edge + 19 + number % 4 * step, 76 + down + number // 4 * 46
            if number in possible:
                colours = art.palette.numbers[number]
                canvas.disc(x, y, 19, colours.field)
                canvas.number(x, y, str(number), 19, colours.ink)
            else:
                canvas.frame(Box.around(x, y, 36, 36), 18, theme.text_2, 1.5, theme.pale(0.35))
                canvas.text(x, y, str(number), Type(16), theme.text_2, align=Align.CENTRE)
                canvas.line([(x - 12, y + 12), (x + 12, y - 12)], theme.text_2, 2)
        for place, words in enumerate(line):
            canvas.text(edge, 208 + down + place * below, words, SMALL, theme.text_2)

    key = ("memory", *title, shown, tuple(sorted(possible)), step, *line)
    return art.picture(key, Box(-40, -40, wide + 80, high + 80), paint), body
