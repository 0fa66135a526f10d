"""The score sheet at the end of a round, for every game that counts points against a limit."""

from __future__ import annotations

from quando_desktop.named_tuple import NamedTuple
from quando_desktop.table.paint.art import Picture
from quando_desktop.table.paint.canvas import Align, Canvas, Type, shrinking, wrapped
from quando_desktop.table.paint.chart import Axis, parts
from quando_desktop.table.paint.palette import Colour, ink_on, mix, visible
from quando_desktop.table.parts.sheet_paper import HEADING, LINE, SMALL, WIDTH, Paper, RowMark, Who
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.scene.tableau import Frame, Tableau

CARDS, TOTAL, POINTS, BAR = 266.0, 612.0, 692.0, 764.0
"""The columns, from the sheet's left edge."""
FARTHER, APART = 46.0, 16.0
"""How much farther totals are from the points, and the heading of the race from theirs, if letters
are beyond those of 140 %."""
CARDS_ROOM, CARD, CARD_STEP = 312.0, 62.0, 70.0
BAR_LENGTH, BAR_HEIGHT = 340.0, 26.0
GIVEN = Type(14, 650, most=22)
"""The points of a round, in a bar."""
BOOK, BOOK_ROOM = 1162.0, 56.0
"""The column of the notebooks, and the length that the bars lose to them."""


class SheetRow(NamedTuple):
    who: Who
    cards: tuple[str, ...]
    """The cards laid open; with `_mini` or `_fan` behind they are names of pictures."""
    total: int | None
    """What the cards add up to, where that is not the points."""
    points: int
    sum_text: str
    """The sum behind the points, where it is not plain."""
    history: tuple[int, ...]
    """The points of all rounds, this one last."""


class Sheet(NamedTuple):
    title: str
    sentence: str
    headings: tuple[str, str, str, str]
    """Over the cards, the total, the points and the race."""
    rows: tuple[SheetRow, ...]
    limit: int
    legend: str


class SheetPainter(Paper):
    """Lays a sheet out and puts its pieces on a tableau."""

    NAME_ENDS, BOOK = CARDS, BOOK

    def __init__(self, tableau: Tableau, frame: Frame, sheet: Sheet) -> None:
        who = [row.who for row in sheet.rows]
        super().__init__(tableau, frame, who, sheet.title, sheet.sentence, sheet.legend)
        self._sheet = sheet
        has_books = any(each.book is not None for each in who)
        self._bar_length = BAR_LENGTH - BOOK_ROOM if has_books else BAR_LENGTH
        self._total, self._apart = (TOTAL - FARTHER, APART) if self._is_large else (TOTAL, 0.0)
        self._reached = BAR + self._bar_length + (46 if has_books else 54)
        """The column of the points of the whole match."""
        self._axis = Axis.of([row.history for row in sheet.rows], sheet.limit, self._bar_length)

    def _lay_contents(self) -> None:
        self._columns()
        self._limit()

    def _columns(self) -> None:
        """Lays the headings of the columns; two that stand close together make room for each
        other."""
        sheet, theme, scale = self._sheet, self._art.theme, self._art.scale
        _, total, points, _ = (HEADING.width(text, scale) for text in sheet.headings)
        columns = zip(
            sheet.headings,
            (
                CARDS,
                min(self._total, POINTS - points / 2 - 12 - total / 2),
                POINTS,
                BAR + self._apart,
            ),
            (Align.LEFT, Align.CENTRE, Align.CENTRE, Align.LEFT),
            strict=True,
        )
        for number, (text, column, align) in enumerate(columns):
            kind, lines = HEADING, wrapped(text, HEADING, WIDTH - BAR - 24, scale)
            step, first = 24.0, self._headings_y - (0 if len(lines) == 1 else 12)
            if self._is_large:
                # What cards are is seen; the last line stands beside the other headings.
                kind, lines = self._large(text) if number else (HEADING, [])
                step = kind.letters(scale) * LINE
                first = self._headings_y - step * (len(lines) - 1)
            for place, line in enumerate(lines):
                at = self._beside + column, first + step * place
                self._text(("head", number, place), *at, line, kind, theme.text_2, align=align)

    def _large(self, text: str) -> tuple[Type, list[str]]:
        """A heading in the largest letters in which it takes two lines."""
        scale, room = self._art.scale, WIDTH - BAR - 24 - self._apart
        least = HEADING.letters(scale) / scale.text
        for kind in shrinking(HEADING, scale, least):
            lines = wrapped(text, kind, room, scale)
            if len(lines) <= 2:
                break
        return kind, lines

    def _limit(self) -> None:
        """The line that ends the match."""
        art = self._art
        length = self._row * len(self._sheet.rows)
        x = self._beside + BAR + self._axis.at(self._sheet.limit)
        box = Box.around(0, 0, 8, length + 12)
        line = art.picture(
            ("limit", length),
            box,
            lambda canvas: canvas.line(
                [(0, -length / 2), (0, length / 2)], canvas.theme.ember, 3, (1, 3)
            ),
        )
        self._tableau.put(("sheet", "line"), line, x, self._top + self._head + length / 2 - 6)
        text = str(self._sheet.limit)
        y = self._top + self._head + length + 16 * self._grown
        kind = Type(15, 700)
        self._text("limit", x, y, text, kind, art.theme.ember, align=Align.CENTRE)

    # -------------------------------------------------------------------- a row

    def _lay_row(self, number: int, y: float) -> None:
        theme, left, put = self._art.theme, self._beside, self._tableau.put
        row = self._sheet.rows[number]
        self._cards(number, row, y)
        if row.total is not None:
            self._number((number, "total"), left + self._total, y, str(row.total), 30, theme.text_2)
        raised = 9 * self._grown if row.sum_text else 0
        ink = theme.good if not row.points else theme.ember if row.sum_text else theme.text
        self._number((number, "points"), left + POINTS, y - raised, str(row.points), 38, ink)
        if row.sum_text:
            at = left + POINTS, y + 27 * self._grown - (raised - 9)
            middle = Align.CENTRE
            self._text((number, "sum"), *at, row.sum_text, SMALL, theme.ember, align=middle)
        ground, full = self._bar(row)
        put(("sheet", number, "ground"), ground, left + BAR, y)
        put(("bar", number), full, left + BAR, y)
        reached = str(sum(row.history))
        self._number((number, "reached"), left + self._reached, y, reached, 28, theme.text)

    def _cards(self, number: int, row: SheetRow, y: float) -> None:
        width = min(CARD, (self._row - 18) / 1.4)
        room = CARDS_ROOM - (TOTAL - self._total)
        step = min(CARD_STEP * width / CARD, (room - width) / max(1, len(row.cards) - 1))
        face = "mini" if step > width else "fan"
        for place, card in enumerate(row.cards):
            picture = self._art.card(f"{card}_{face}", width, 0.25)
            x = self._beside + CARDS + width / 2 + place * step
            self._tableau.put(("sheet", number, "card", place), picture, x, y)

    def _bar(self, row: SheetRow) -> tuple[Picture, Picture]:
        """The rounds stacked towards the limit: what they stand on, and they themselves, placed
        by their left end. A round without points leaves no trace; one below nothing goes to the
        left of its line."""
        length, axis = self._bar_length, self._axis
        body = Box(0, -BAR_HEIGHT / 2, length, BAR_HEIGHT)
        box = Box(-4, body.top - 2, length + 8, BAR_HEIGHT + 4)

        def paint_ground(canvas: Canvas) -> None:
            theme = canvas.theme
            pale = mix(theme.panel, "#FFFFFF", 0.08 if theme.is_dark else 0.7)
            canvas.round(body, 13, pale if row.who.mark is RowMark.GOOD else theme.panel_2)
            if axis.low < 0:
                ends = (body.top - 1, body.bottom + 1)
                canvas.line([(axis.at(0), end) for end in ends], theme.text_2, 2.5)

        def paint_rounds(canvas: Canvas) -> None:
            body = visible(row.who.face.body, canvas.theme)
            for number, (start, end) in enumerate(parts(row.history)):
                self._part(canvas, start, end, body, number == len(row.history) - 1)

        good = row.who.mark is RowMark.GOOD
        return (
            self._art.picture(("bar ground", good, axis), box, paint_ground),
            self._art.picture(("bar", row.who.face, row.history, axis), box, paint_rounds),
        )

    def _part(self, canvas: Canvas, start: int, end: int, body: Colour, is_last: bool) -> None:
        if start == end:
            return
        left, right = sorted((self._axis.at(start), self._axis.at(end)))
        length = right - left
        box = Box(left + 1, -BAR_HEIGHT / 2, max(1, length - 2), BAR_HEIGHT)
        canvas.round(box, min(7, box.width / 2), body, 1.0 if is_last else 0.5)
        text = str(end - start)
        if GIVEN.width(text, canvas.scale) + 6 < length:
            ink = ink_on(body) if is_last else canvas.theme.text
            canvas.text(left + length / 2, 0, text, GIVEN, ink, align=Align.CENTRE)
