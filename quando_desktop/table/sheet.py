"""The score sheet at the end of a round, for every game that counts points against a limit."""

from __future__ import annotations

from collections.abc import Hashable
from enum import Enum
from typing import NamedTuple

from quando_desktop.table import buttons, pieces
from quando_desktop.table.art import Picture
from quando_desktop.table.buttons import State
from quando_desktop.table.canvas import Align, Canvas, Type, wrapped
from quando_desktop.table.facts import Face
from quando_desktop.table.layout import Box
from quando_desktop.table.palette import Colour, Theme, ink_on, mix
from quando_desktop.table.tableau import Frame, Tableau

WIDTH, TALLEST_ROW = 1220.0, 122.0
HEAD, FOOT = 182.0, 128.0
CARDS, TOTAL, POINTS, BAR = 266.0, 612.0, 692.0, 764.0
"""Where the columns are, from the sheet's left edge."""
CARDS_ROOM, CARD, CARD_STEP = 312.0, 62.0, 70.0
BAR_LENGTH, BAR_HEIGHT = 340.0, 26.0
BOOK, BOOK_ROOM = 1162.0, 56.0
"""Where notebooks lie, and how much shorter the bars are for them."""
HEADING, SMALL, WHO = Type(15, 600), Type(15, 650), Type(20, 650)
SENTENCE, LEGEND = Type(18), Type(15)
TITLES = Type(32, 700), Type(26, 700), Type(21, 700)
"""The largest one that fits is used."""


class Mark(Enum):
    """Why a row stands out."""

    NONE = 0
    GOOD = 1
    BAD = 2

    def ink(self, theme: Theme) -> Colour:
        return {Mark.NONE: theme.text, Mark.GOOD: theme.good, Mark.BAD: theme.ember}[self]


class Row(NamedTuple):
    face: Face
    note: str
    mark: Mark
    cards: tuple[str, ...]
    """The cards laid open; with `_mini` or `_fan` behind they are names of pictures."""
    total: int
    points: int
    sum_text: str
    """How the points came about, where that is not plain."""
    history: tuple[int, ...]
    """The points of all rounds, this one last."""
    book: State | None = None
    """How the notebook of a computer player answers; people keep none."""


class Sheet(NamedTuple):
    title: str
    sentence: str
    headings: tuple[str, str, str, str]
    """Over the cards, the total, the points and the race."""
    rows: tuple[Row, ...]
    limit: int
    legend: str


class SheetPainter:
    """Lays a sheet out and puts its pieces on a tableau."""

    def __init__(self, tableau: Tableau, frame: Frame, sheet: Sheet) -> None:
        stage = frame.stage
        self._tableau, self._art, self._sheet = tableau, frame.art, sheet
        self._row = min(TALLEST_ROW, (stage.height - 108 - HEAD - FOOT) / len(sheet.rows))
        self._height = HEAD + FOOT + self._row * len(sheet.rows)
        self._left = (stage.width - WIDTH) / 2
        self._top = (stage.height - self._height) / 2
        most = max(sum(row.history) for row in sheet.rows)
        has_books = any(row.book is not None for row in sheet.rows)
        self._bar_length = BAR_LENGTH - BOOK_ROOM if has_books else BAR_LENGTH
        self._reached = BAR + self._bar_length + (46 if has_books else 54)
        """Where the points of the whole match stand."""
        self._point = self._bar_length / max(sheet.limit, most)
        """The length of a point in the race."""

    @property
    def foot(self) -> tuple[float, float]:
        """Where the last button ends: its right edge and its middle."""
        return self._left + WIDTH - 48, self._top + self._height - 50

    def book(self, number: int) -> tuple[float, float]:
        """The middle of the notebook in this row."""
        return self._left + BOOK, self._top + HEAD + (number + 0.5) * self._row

    def lay(self, taken: float) -> None:
        """All but the buttons, which take so much of the foot from the right."""
        middle = self._left + WIDTH / 2, self._top + self._height / 2
        self._tableau.put(("sheet", "panel"), self._panel(), *middle)
        self._heading()
        self._columns()
        self._legend(WIDTH - 96 - taken)
        self._limit()
        for number, row in enumerate(self._sheet.rows):
            self._lay_row(number, row, self._top + HEAD + (number + 0.5) * self._row)

    # ---------------------------------------------------------------- the sheet

    def _panel(self) -> Picture:
        body = Box.around(0, 0, WIDTH, self._height)

        def paint(canvas: Canvas) -> None:
            canvas.shadow(body, 36, 34, 14, 0.2)
            canvas.round(body, 36, canvas.theme.panel)

        box = Box.around(0, 0, WIDTH + 100, self._height + 100)
        return self._art.picture(("sheet", self._height), box, paint)

    def _heading(self) -> None:
        sheet, theme, left, top = self._sheet, self._art.theme, self._left, self._top
        room = WIDTH - 96
        scale = self._art.scale
        kinds = [kind for kind in TITLES if kind.width(sheet.title, scale) <= room]
        kind = kinds[0] if kinds else TITLES[-1]
        title = kind.fit(sheet.title, room, scale)
        self._text("title", left + 48, top + 56, title, kind, theme.text)
        lines = wrapped(sheet.sentence, SENTENCE, room, self._art.scale)
        for number, line in enumerate(lines):
            y = top + (98 if len(lines) == 1 else 90 + 26 * number)
            self._text(("sentence", number), left + 48, y, line, SENTENCE, theme.text_2)

    def _legend(self, room: float) -> None:
        lines = wrapped(self._sheet.legend, LEGEND, room, self._art.scale)
        step = 21 * max(1.0, self._art.scale.text * 0.9)
        first = self._top + self._height - 46 - step * (len(lines) - 1) / 2
        for number, line in enumerate(lines):
            at = self._left + 48, first + number * step
            self._text(("legend", number), *at, line, LEGEND, self._art.theme.text_2)

    def _columns(self) -> None:
        """Their headings; two that stand close together make room for each other."""
        sheet, theme, scale = self._sheet, self._art.theme, self._art.scale
        _, total, points, _ = (HEADING.width(text, scale) for text in sheet.headings)
        columns = zip(
            sheet.headings,
            (CARDS, min(TOTAL, POINTS - points / 2 - 12 - total / 2), POINTS, BAR),
            (Align.LEFT, Align.CENTRE, Align.CENTRE, Align.LEFT),
            strict=True,
        )
        for number, (text, column, align) in enumerate(columns):
            lines = wrapped(text, HEADING, WIDTH - BAR - 24, scale)
            first = self._top + (152 if len(lines) == 1 else 140)
            for place, line in enumerate(lines):
                at = self._left + column, first + 24 * place
                self._text(("head", number, place), *at, line, HEADING, theme.text_2, align=align)

    def _limit(self) -> None:
        """The line that ends the match."""
        art = self._art
        length = self._row * len(self._sheet.rows)
        x = self._left + BAR + self._sheet.limit * self._point
        box = Box.around(0, 0, 8, length + 12)
        line = art.picture(
            ("limit", length),
            box,
            lambda canvas: canvas.line(
                [(0, -length / 2), (0, length / 2)], canvas.theme.ember, 3, (1, 3)
            ),
        )
        self._tableau.put(("sheet", "line"), line, x, self._top + HEAD + length / 2 - 6)
        text = str(self._sheet.limit)
        y = self._top + HEAD + length + 16
        kind = Type(15, 700)
        self._text("limit", x, y, text, kind, art.theme.ember, align=Align.CENTRE)

    # -------------------------------------------------------------------- a row

    def _lay_row(self, number: int, row: Row, y: float) -> None:
        art, theme, left, put = self._art, self._art.theme, self._left, self._tableau.put
        if row.mark is Mark.GOOD:
            put(("sheet", number, "light"), self._highlight(), left + WIDTH / 2, y)
        medal = pieces.medal(art, row.face, min(76, self._row * 0.7))
        put(("sheet", number, "face"), medal, left + 86, y)
        self._who(number, row, y)
        self._cards(number, row, y)
        self._number((number, "total"), left + TOTAL, y, str(row.total), 30, theme.text_2)
        raised = 9 if row.sum_text else 0
        ink = theme.good if not row.points else theme.ember if row.sum_text else theme.text
        self._number((number, "points"), left + POINTS, y - raised, str(row.points), 38, ink)
        if row.sum_text:
            at = left + POINTS, y + 27
            middle = Align.CENTRE
            self._text((number, "sum"), *at, row.sum_text, SMALL, theme.ember, align=middle)
        ground, full = self._bar(row)
        put(("sheet", number, "ground"), ground, left + BAR, y)
        put(("bar", number), full, left + BAR, y)
        reached = str(sum(row.history))
        self._number((number, "reached"), left + self._reached, y, reached, 28, theme.text)
        if row.book is not None:
            book = buttons.round_button(art, "notebook", row.book)
            put(("sheet", number, "book"), book, *self.book(number))

    def _who(self, number: int, row: Row, y: float) -> None:
        """A name, and why the row stands out on one line below it or on two."""
        scale, theme, left = self._art.scale, self._art.theme, self._left + 136
        room = CARDS - 148
        notes = wrapped(row.note, HEADING, room, scale)[:2] if row.note else []
        raised = 12 * len(notes)
        name = WHO.fit(row.face.name, room, scale)
        self._text((number, "name"), left, y - raised, name, WHO, theme.text)
        ink = row.mark.ink(theme)
        for line, note in enumerate(notes):
            words = HEADING.fit(note, room, scale)
            key = "note" if not line else "note below"
            at = left, y + 27 - raised + 22 * line
            self._text((number, key), *at, words, HEADING, ink)

    def _highlight(self) -> Picture:
        body = Box.around(0, 0, WIDTH - 48, self._row - 10)
        return self._art.picture(
            ("highlight", self._row),
            body,
            lambda canvas: canvas.round(body, 24, canvas.theme.good, 0.14),
        )

    def _cards(self, number: int, row: Row, y: float) -> None:
        width = min(CARD, (self._row - 18) / 1.4)
        step = min(CARD_STEP * width / CARD, (CARDS_ROOM - width) / max(1, len(row.cards) - 1))
        face = "mini" if step > width else "fan"
        for place, card in enumerate(row.cards):
            picture = self._art.card(f"{card}_{face}", width, 0.25)
            x = self._left + CARDS + width / 2 + place * step
            self._tableau.put(("sheet", number, "card", place), picture, x, y)

    def _bar(self, row: Row) -> tuple[Picture, Picture]:
        """The rounds stacked towards the limit: what they stand on, and they themselves, placed
        by their left end. A round without points leaves no trace."""
        length = self._bar_length
        body = Box(0, -BAR_HEIGHT / 2, length, BAR_HEIGHT)
        box = Box(-4, body.top - 2, length + 8, BAR_HEIGHT + 4)

        def paint_ground(canvas: Canvas) -> None:
            theme = canvas.theme
            pale = mix(theme.panel, "#FFFFFF", 0.08 if theme.is_dark else 0.7)
            canvas.round(body, 13, pale if row.mark is Mark.GOOD else theme.panel_2)

        def paint_rounds(canvas: Canvas) -> None:
            start = 0
            for number, points in enumerate(row.history):
                is_last = number == len(row.history) - 1
                self._part(canvas, start, points, row.face.body, is_last)
                start += points

        good = row.mark is Mark.GOOD
        return (
            self._art.picture(("bar ground", good, length), box, paint_ground),
            self._art.picture(
                ("bar", row.face, row.history, self._point, length), box, paint_rounds
            ),
        )

    def _part(self, canvas: Canvas, start: int, points: int, body: Colour, is_last: bool) -> None:
        if not points:
            return
        length = points * self._point
        left = start * self._point
        box = Box(left + 1, -BAR_HEIGHT / 2, max(1, length - 2), BAR_HEIGHT)
        canvas.round(box, min(7, box.width / 2), body, 1.0 if is_last else 0.5)
        kind, text = Type(14, 650), str(points)
        if kind.width(text, canvas.scale) + 6 < length:
            ink = ink_on(body) if is_last else canvas.theme.text
            canvas.text(left + length / 2, 0, text, kind, ink, align=Align.CENTRE)

    def _text(
        self,
        key: Hashable,
        x: float,
        y: float,
        text: str,
        kind: Type,
        ink: Colour,
        *,
        align: Align = Align.LEFT,
    ) -> None:
        picture = pieces.label(self._art, text, kind, ink, align)
        self._tableau.put(("sheet", key), picture, x, y)

    def _number(
        self, key: Hashable, x: float, y: float, text: str, height: float, ink: Colour
    ) -> None:
        box = Box.around(0, 0, len(text) * height + 4, height + 4)
        picture = self._art.picture(
            ("number", text, height, ink),
            box,
            lambda canvas: canvas.number(0, 0, text, height, ink),
        )
        self._tableau.put(("sheet", key), picture, x, y)
