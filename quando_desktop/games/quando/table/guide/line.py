"""The line between the piles and the hand: what there is to do, or what a choice still lacks; for
somebody's first turn in a bubble over their cards."""

from __future__ import annotations

from quando_desktop.games.quando.table.layout import Layout
from quando_desktop.games.quando.table.scenery import QuandoScenery
from quando_desktop.games.quando.text import guide as text
from quando_desktop.table.guide.first_sentence import WIDEST, first_size, lay_first
from quando_desktop.table.paint import pieces
from quando_desktop.table.paint.canvas import Type, shrinking, wrapped
from quando_desktop.table.parts.remark_bubble import TAIL
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.scene.tableau import Frame, Key, Tableau
from quando_desktop.table.text import words as common

LINE, LEAST = Type(20, 650), 30.0
"""The line, and the least size of large letters there where larger ones do not fit in below the
piles."""
ROOM = 1000.0
"""The longest line, in units."""
HIGH = 1.3
"""The distance from line to line, in letters."""
EVEN = 1.15
"""The width of even lines, beside an equal share of the words."""
AWAY, BELOW_LABEL = 6.0, 18.0
"""From a bubble to the cards, and from the middle of the words under the piles."""


def what_is_due(shown: QuandoScenery) -> str:
    """What the looker has to do on their turn, or what their choice lacks; a hint says it
    itself."""
    if shown.is_advised:
        return common.your_turn()
    fronts = [card.front for card in shown.hand if card.card in shown.chosen]
    held = [card.front for card in shown.hand if card.card not in shown.chosen]
    return text.incomplete(fronts, held) or text.what_to_do(shown.view.call)


def lay_line(
    tableau: Tableau,
    frame: Frame,
    layout: Layout,
    key: Key,
    words: str,
    kind: Type = LINE,
    down: float = 0.0,
) -> list[Box]:
    """Words on the table, on as many lines as they need: low seats make them shorter."""
    art, x = frame.art, frame.stage.width / 2
    for fitting in shrinking(kind, art.scale, LEAST):
        y = layout.banner_y + down
        lines = wrapped(words, fitting, _room(frame, layout), art.scale)
        if len(lines) > 1 and art.scale.bulk > 1.0:
            # Lines of about the same length rather than a last word alone.
            even = fitting.width(words, art.scale) / len(lines) * EVEN
            lines = min((wrapped(words, fitting, even, art.scale), lines), key=len)
        step = fitting.letters(art.scale) * HIGH
        if len(lines) > 1:
            # They go down, where there is room, but not onto the cards.
            y = min(y, _top_of_hand(layout) - step * (len(lines) - 0.4))
        if y - step * 0.4 >= layout.piles.bottom:
            break
    boxes = []
    for number, line in enumerate(lines):
        label = pieces.label(art, line, fitting, art.theme.on_table)
        at = y + number * step
        tableau.put(key if not number else (key, number), label, x, at)
        boxes.append(Box.around(x, at, fitting.width(line, art.scale), step))
    return boxes


def lay_bubble(tableau: Tableau, frame: Frame, layout: Layout, words: str) -> Box | None:
    """The sentence to begin with, over the own cards; none where they and the piles leave no
    room."""
    x, room = frame.stage.width / 2, _room(frame, layout)
    tip = _top_of_hand(layout) - AWAY
    top = layout.piles.label_y + BELOW_LABEL
    for widest in (min(WIDEST, room), room):
        _, height = first_size(frame.art, words, widest)
        if tip - TAIL - height >= top:
            y = min(tip, max(layout.banner_y + height / 2 + TAIL, top + height + TAIL))
            return lay_first(tableau, frame.art, words, (x, y), widest=widest)
    return None


def _room(frame: Frame, layout: Layout) -> float:
    """The width between the seats that come down so low."""
    middle, y = frame.stage.width / 2, layout.banner_y
    low = [
        abs(seat.x - middle) - seat.reach - abs(seat.aside)
        for seat in layout.seats
        if seat.bottom > y - 40
    ]
    return min([ROOM, *(2 * away - 40 for away in low)])


def _top_of_hand(layout: Layout) -> float:
    """With room for a card that is chosen."""
    return layout.hand.top_of_chosen(layout.bottom)
