"""The score sheet at the end of a round, for every game that counts points against a limit."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from quando_desktop.table import pieces
from quando_desktop.table.art import Art, Picture, Sprite
from quando_desktop.table.canvas import Align, Canvas, Type
from quando_desktop.table.facts import Face
from quando_desktop.table.layout import Box, Stage
from quando_desktop.table.palette import Colour, Theme, ink_on, mix

WIDTH, TALLEST_ROW = 1220.0, 122.0
HEAD, FOOT = 190.0, 104.0
CARDS, TOTAL, POINTS, BAR = 266.0, 612.0, 692.0, 764.0
"""Where the columns are, from the sheet's left edge."""
CARDS_ROOM, CARD, CARD_STEP = 312.0, 62.0, 70.0
BAR_LENGTH, BAR_HEIGHT = 340.0, 26.0
HEADING, SMALL, WHO = Type(15, 600), Type(15, 650), Type(20, 650)


class Mark(Enum):
    """Why a row stands out."""

    NONE = 0
    GOOD = 1
    BAD = 2

    def ink(self, theme: Theme) -> Colour:
        return {Mark.NONE: theme.text, Mark.GOOD: theme.good, Mark.BAD: theme.ember}[self]


@dataclass(frozen=True, slots=True)
class Row:
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


@dataclass(frozen=True, slots=True)
class Sheet:
    title: str
    sentence: str
    headings: tuple[str, str, str, str]
    """Over the cards, the total, the points and the race."""
    rows: tuple[Row, ...]
    limit: int
    legend: str


class SheetPainter:
    """Lays a sheet out and gives its pieces."""

    def __init__(self, art: Art, stage: Stage, sheet: Sheet) -> None:
        self._art, self._sheet = art, sheet
        self._row = min(TALLEST_ROW, (stage.height - 108 - HEAD - FOOT) / len(sheet.rows))
        self._height = HEAD + FOOT + self._row * len(sheet.rows)
        self._left = (stage.width - WIDTH) / 2
        self._top = (stage.height - self._height) / 2
        most = max(sum(row.history) for row in sheet.rows)
        self._point = BAR_LENGTH / max(sheet.limit, most)
        """The length of a point in the race."""

    def sprites(self) -> Iterator[Sprite]:
        yield self._panel().item(self._left + WIDTH / 2, self._top + self._height / 2)
        yield from self._heading()
        yield from self._limit()
        for number, row in enumerate(self._sheet.rows):
            yield from self._sprites_of(row, self._top + HEAD + (number + 0.5) * self._row)

    # ---------------------------------------------------------------- the sheet

    def _panel(self) -> Picture:
        body = Box.around(0, 0, WIDTH, self._height)

        def paint(canvas: Canvas) -> None:
            canvas.shadow(body, 36, 34, 14, 0.2)
            canvas.round(body, 36, canvas.theme.panel)

        box = Box.around(0, 0, WIDTH + 100, self._height + 100)
        return self._art.picture(("sheet", self._height), box, paint)

    def _heading(self) -> Iterator[Sprite]:
        sheet, theme, left, top = self._sheet, self._art.theme, self._left, self._top
        room = WIDTH - 96
        sentence = Type(18).fit(sheet.sentence, room, self._art.scale)
        title = Type(32, 700).fit(sheet.title, room, self._art.scale)
        yield self._text(left + 48, top + 56, title, Type(32, 700), theme.text)
        yield self._text(left + 48, top + 98, sentence, Type(18), theme.text_2)
        foot = top + self._height - 46
        yield self._text(left + 48, foot, sheet.legend, Type(15), theme.text_2)
        columns = zip(
            sheet.headings,
            (CARDS, TOTAL, POINTS, BAR),
            (Align.LEFT, Align.CENTRE, Align.CENTRE, Align.LEFT),
            strict=True,
        )
        for text, column, align in columns:
            yield self._text(left + column, top + 152, text, HEADING, theme.text_2, align=align)

    def _limit(self) -> Iterator[Sprite]:
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
        yield line.item(x, self._top + HEAD + length / 2 - 6)
        text = str(self._sheet.limit)
        y = self._top + HEAD + length + 16
        yield self._text(x, y, text, Type(15, 700), art.theme.ember, align=Align.CENTRE)

    # -------------------------------------------------------------------- a row

    def _sprites_of(self, row: Row, y: float) -> Iterator[Sprite]:
        art, theme, left = self._art, self._art.theme, self._left
        if row.mark is Mark.GOOD:
            yield self._highlight().item(left + WIDTH / 2, y)
        yield pieces.medal(art, row.face, min(76, self._row * 0.7)).item(left + 86, y)
        name = WHO.fit(row.face.name, CARDS - 148, art.scale)
        yield self._text(left + 136, y - (12 if row.note else 0), name, WHO, theme.text)
        if row.note:
            yield self._text(left + 136, y + 15, row.note, HEADING, row.mark.ink(theme))
        yield from self._cards(row, y)
        yield self._number(left + TOTAL, y, str(row.total), 30, theme.text_2)
        raised = 9 if row.sum_text else 0
        points = str(row.points)
        ink = theme.good if not row.points else theme.ember if row.sum_text else theme.text
        yield self._number(left + POINTS, y - raised, points, 38, ink)
        if row.sum_text:
            below = (left + POINTS, y + 27)
            yield self._text(*below, row.sum_text, SMALL, theme.ember, align=Align.CENTRE)
        yield self._bar(row).item(left + BAR, y)
        reached = str(sum(row.history))
        yield self._number(left + BAR + BAR_LENGTH + 54, y, reached, 28, theme.text)

    def _highlight(self) -> Picture:
        body = Box.around(0, 0, WIDTH - 48, self._row - 10)
        return self._art.picture(
            ("highlight", self._row),
            body,
            lambda canvas: canvas.round(body, 24, canvas.theme.good, 0.14),
        )

    def _cards(self, row: Row, y: float) -> Iterator[Sprite]:
        width = min(CARD, (self._row - 18) / 1.4)
        step = min(CARD_STEP * width / CARD, (CARDS_ROOM - width) / max(1, len(row.cards) - 1))
        face = "mini" if step > width else "fan"
        for place, card in enumerate(row.cards):
            picture = self._art.card(f"{card}_{face}", width, 0.25)
            yield picture.item(self._left + CARDS + width / 2 + place * step, y)

    def _bar(self, row: Row) -> Picture:
        """The rounds stacked towards the limit; a round without points leaves no trace."""
        body = Box(0, -BAR_HEIGHT / 2, BAR_LENGTH, BAR_HEIGHT)

        def paint(canvas: Canvas) -> None:
            theme = canvas.theme
            pale = mix(theme.panel, "#FFFFFF", 0.08 if theme.is_dark else 0.7)
            canvas.round(body, 13, pale if row.mark is Mark.GOOD else theme.panel_2)
            start = 0
            for number, points in enumerate(row.history):
                is_last = number == len(row.history) - 1
                self._part(canvas, start, points, row.face.body, is_last)
                start += points

        key = ("bar", row.face, row.mark, row.history, self._point)
        return self._art.picture(key, Box(-4, body.top - 2, BAR_LENGTH + 8, BAR_HEIGHT + 4), paint)

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
        x: float,
        y: float,
        text: str,
        kind: Type,
        ink: Colour,
        *,
        align: Align = Align.LEFT,
    ) -> Sprite:
        return pieces.label(self._art, text, kind, ink, align).item(x, y)

    def _number(self, x: float, y: float, text: str, height: float, ink: Colour) -> Sprite:
        box = Box.around(0, 0, len(text) * height + 4, height + 4)
        picture = self._art.picture(
            ("number", text, height, ink),
            box,
            lambda canvas: canvas.number(0, 0, text, height, ink),
        )
        return picture.item(x, y)
