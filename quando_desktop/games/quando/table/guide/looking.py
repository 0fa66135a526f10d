"""A closer look: a panel with the discard pile as a spread, or with what a seat has shown. It lies
over the middle of the table, never over the own hand, until it is closed or something else is
pressed."""

from __future__ import annotations

from quando_desktop.games.quando.table.layout import Layout
from quando_desktop.games.quando.table.scenery import (
    CLOSE_LOOK,
    DISCARD_PILE,
    LOOK,
    SEAT,
    QuandoScenery,
)
from quando_desktop.games.quando.table.seats import front
from quando_desktop.games.quando.text import looking as text
from quando_desktop.games.quando.text.looking import Page
from quando_desktop.named_tuple import NamedTuple
from quando_desktop.table.paint import buttons
from quando_desktop.table.paint.art import CARD_HEIGHT, Picture
from quando_desktop.table.paint.buttons import ButtonLook
from quando_desktop.table.paint.canvas import Canvas, Type, wrapped
from quando_desktop.table.parts.button_layer import near
from quando_desktop.table.parts.scenery import OWN_SEAT
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.scene.tableau import Control, Frame, Key, Role, Tableau
from quando_desktop.table.text import words as common

TITLE, LINE = Type(22, 700), Type(17, 500)
EDGE, GAP, RADIUS = 26.0, 8.0, 28.0
TOP, AWAY = 92.0, 14.0
"""The top of the room for the panel, below the bar; and its distance from the own cards."""
WIDE, NARROW = 820.0, 560.0
"""The width of a panel with cards, and of one with words."""
LARGEST, SMALLEST = 84.0, 40.0
"""The width of a card."""
SPREAD = "spread"
"""The first half of the keys of spread cards."""


class Grid(NamedTuple):
    """The places of cards: how wide each is, and how many are in a row."""

    card: float
    columns: int
    rows: int

    @property
    def height(self) -> float:
        return self.rows * (self.card * CARD_HEIGHT + GAP)


def page_of(shown: QuandoScenery, names: list[str]) -> Page | None:
    """What is looked at, if anything is."""
    view, scores = shown.view, shown.scores
    match shown.opened:
        case key if key == DISCARD_PILE:
            return text.discard_pile(view)
        case (kind, int(seat)) if kind == SEAT:
            return text.seat(view, seat, names[seat], scores[seat], shown.facts.points)
        case key if key == OWN_SEAT:
            own = view.seat
            return text.seat(view, own, names[own], scores[own], shown.facts.points)
    return None


def grid_of(count: int, width: float, height: float) -> Grid:
    """The largest cards with which so many fit; the smallest ones if none do."""
    card = LARGEST
    while True:
        columns = max(1, int((width + GAP) // (card + GAP)))
        grid = Grid(card, columns, -(-count // columns))
        if grid.height <= height or card <= SMALLEST:
            return grid
        card -= 2


class Look:
    """Puts the panel on a tableau on which everything else lies already."""

    def __init__(
        self, tableau: Tableau, frame: Frame, shown: QuandoScenery, layout: Layout
    ) -> None:
        self._tableau, self._shown = tableau, shown
        self._stage, self._art = frame.stage, frame.art
        self._middle = layout.piles.y
        self._floor = layout.hand.top_of_chosen(layout.bottom) - AWAY

    def lay(self, page: Page) -> Box:
        width = self._width(page)
        title, lines, size = self._written(page, width)
        room = self._floor - TOP - size.height - EDGE
        grid = grid_of(len(page.cards), width - 2 * EDGE, room) if page.cards else None
        height = size.height + (grid.height if grid else 0.0) + EDGE
        # In the middle of the table, rather than on somebody's cards.
        left = self._stage.width / 2 - width / 2
        top = max(TOP, min(self._middle - height / 2, self._floor - height))
        body = Box(left, top, width, height)
        self._put(LOOK, self._panel(title, lines, body), left, top)
        if grid is not None:
            across = width - 2 * EDGE
            self._spread(page.cards, grid, left + EDGE, top + size.height, across)
        self._tableau.controls.append(Control(LOOK, page.aloud(), body, role=Role.MORE))
        self._close(body)
        return body

    def _width(self, page: Page) -> float:
        """As wide as a row of the cards, if there are few."""
        if not page.cards:
            return NARROW
        row = len(page.cards) * (LARGEST + GAP) + 2 * EDGE
        return min(WIDE, max(NARROW, row))

    def _written(self, page: Page, width: float) -> tuple[list[str], list[str], Box]:
        """The title and the lines as they fit, and the room that they take."""
        scale, wide = self._art.scale, width - 2 * EDGE
        close = buttons.button_width(self._art, common.close(), "Esc", small=True) + GAP
        lines = wrapped(page.title, TITLE, wide - close, scale)
        title = [TITLE.fit(line, wide - close, scale) for line in lines]
        most = self._floor - TOP - EDGE
        if page.cards:
            most -= 2 * SMALLEST
        lines = []
        for line in page.lines:
            found = wrapped(line, LINE, wide, scale)
            if self._high(title, [*lines, *found]) > most:
                break
            lines += found
        return title, lines, Box(0, 0, width, self._high(title, lines))

    def _high(self, title: list[str], lines: list[str]) -> float:
        return EDGE + len(title) * self._step(TITLE) + len(lines) * self._step(LINE) + GAP

    def _step(self, kind: Type) -> float:
        return self._art.scale.letters(kind.size) * 1.4

    def _panel(self, title: list[str], lines: list[str], body: Box) -> Picture:
        panel = Box(0, 0, body.width, body.height)
        focus = self._shown.focused == LOOK

        def paint(canvas: Canvas) -> None:
            canvas.shadow(panel, RADIUS, 24, 10, 0.26)
            canvas.round(panel, RADIUS, canvas.theme.panel)
            if focus:
                line = max(3.0, canvas.scale.px(3))
                canvas.frame(panel, RADIUS, canvas.theme.text, line, 1.0)
            y = EDGE
            for words in title:
                canvas.text(EDGE, y + self._step(TITLE) / 2, words, TITLE, canvas.theme.text)
                y += self._step(TITLE)
            for words in lines:
                canvas.text(EDGE, y + self._step(LINE) / 2, words, LINE, canvas.theme.text)
                y += self._step(LINE)

        size = round(body.width), round(body.height)
        key = (LOOK, *title, *lines, size, focus)
        return self._art.picture(key, Box(-40, -40, body.width + 80, body.height + 80), paint)

    def _spread(
        self, cards: tuple[int, ...], grid: Grid, left: float, top: float, across: float
    ) -> None:
        high = grid.card * CARD_HEIGHT
        step = (across - grid.card) / max(1, grid.columns - 1) if grid.rows > 1 else grid.card + GAP
        for place, number in enumerate(cards):
            row, column = divmod(place, grid.columns)
            x = left + grid.card / 2 + column * step
            y = top + high / 2 + row * (high + GAP)
            picture = self._art.card(front(self._art, number, "mini"), grid.card, 0.3)
            # By the height on the pile: a card keeps its key while others come.
            self._put((SPREAD, len(cards) - place), picture, x, y)

    def _close(self, body: Box) -> None:
        art, words = self._art, common.close()
        width = buttons.button_width(art, words, "Esc", small=True)
        high = buttons.button_height(art, small=True)
        x, y = body.right - EDGE / 2 - width / 2, body.top + EDGE / 2 + high / 2
        state = near(self._shown, CLOSE_LOOK)
        picture = buttons.button(art, words, ButtonLook.QUIET, "Esc", state, width, small=True)
        self._put(CLOSE_LOOK, picture, x, y)
        box = Box.around(x, y, width, high).widened(art.scale.target, art.scale.target)
        self._tableau.controls.append(Control(CLOSE_LOOK, words, box))

    def _put(self, key: Key, picture: Picture, x: float, y: float) -> None:
        """Nothing that flies over the table covers it."""
        self._tableau.put(key, picture, x, y, above=True)
