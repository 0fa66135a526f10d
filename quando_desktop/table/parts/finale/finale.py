"""The contents of the end of a match, and the picture of it: the race at the right, whoever has won
at the left, moments below."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from quando_desktop.named_tuple import NamedTuple
from quando_desktop.table.paint import effects, pieces
from quando_desktop.table.paint.art import Art, Picture
from quando_desktop.table.paint.canvas import Align, Canvas, Type, wrapped
from quando_desktop.table.paint.faces import Expression
from quando_desktop.table.paint.palette import Colour, visible
from quando_desktop.table.parts.faces import Face
from quando_desktop.table.parts.finale.highlight import Highlight
from quando_desktop.table.parts.scenery import SHEET
from quando_desktop.table.parts.sheet_paper import TITLES, number_picture
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.scene.tableau import Control, Frame, Key, Role, Tableau
from quando_desktop.table.text import finale as text

WIDTH, EDGE, GAP = 1220.0, 48.0, 24.0
HEAD, FOOT = 146.0, 40.0
TALLEST_ROW, LEAST = 84.0, 300.0
"""The height of a row, and the least of all together, beside a large portrait."""
PLACE, FACE, NAME, BAR, BAR_END, NUMBER = 476.0, 536.0, 574.0, 752.0, 1084.0, 1132.0
"""The columns of the race, from the left edge."""
BAR_HIGH, SMALL_FACE = 26.0, 46.0
WINNER, WINNER_AT, WINNERS_ROOM = 232.0, 246.0, 384.0
"""The size of the winner's portrait, its column, and the room for all who have won."""
CARD_HIGH, CARD_EDGE, CARD_FACE = 160.0, 18.0, 50.0
WHO, YOU, TITLE, WORDS = Type(19, 650), Type(22, 600), Type(17, 700), Type(17)
STAGES = 12
"""The most parts in which the race is run."""


class Standing(NamedTuple):
    """A player in the end, or the two of a team."""

    place: int
    """From 1; equals share it."""
    seats: tuple[int, ...]
    faces: tuple[Face, ...]
    sums: tuple[int, ...]
    """Their points after each round or turn."""
    wins: bool


class Finale(NamedTuple):
    """All that the end of a match tells."""

    title: str
    standings: tuple[Standing, ...]
    """The best first."""
    highlights: tuple[Highlight, ...]
    you: int | None
    """The only person at the table."""
    fewest_win: bool = True
    counts_minus: bool = False
    """Whether the points are minus points: their bars go to the left."""

    def leaders(self) -> list[Standing]:
        """The best one after each stage of the race."""
        runs = [stages(each.sums) for each in self.standings]
        best = min if self.fewest_win else max
        return [
            self.standings[best(range(len(runs)), key=lambda each: runs[each][stage])]
            for stage in range(min(map(len, runs)))
        ]

    def orders(self) -> list[list[int]]:
        """The standings from the best to the last at the start of the race, by their seats, and
        after each stage of it; whoever draws level stays behind."""
        runs = [stages(each.sums) for each in self.standings]
        count, sign = min(map(len, runs)), 1 if self.fewest_win else -1
        order = sorted(range(len(runs)), key=lambda each: self.standings[each].seats)
        found = [order]
        for stage in range(count - 1):
            order = sorted(order, key=lambda each: sign * runs[each][stage])
            found.append(order)
        return [*found, [*range(len(runs))]]

    @property
    def came(self) -> str:
        """The sentence on a person who has not won."""
        own = next((each for each in self.standings if self.you in each.seats), None)
        if own is None or own.wins:
            return ""
        shared = [each.place for each in self.standings].count(own.place) > 1
        return text.you_came(own.place, shared=shared)

    @property
    def winners(self) -> list[Face]:
        return [face for each in self.standings if each.wins for face in each.faces]

    def lines(self) -> list[str]:
        """The lines that are read aloud besides those of the sheet."""
        came = [f"{self.came}."] if self.came else []
        return [*came, *(text.moment(each.title, each.words) for each in self.highlights)]


def stages(sums: Sequence[int], most: int = STAGES) -> list[int]:
    """The sums at a few steps of the race, the last one included."""
    count = min(most, len(sums))
    return [sums[round((number + 1) * len(sums) / count) - 1] for number in range(count)]


def grown(sums: Sequence[int]) -> list[tuple[int, int]]:
    """The parts of a bar, each from one sum to the next. What was lost again is never drawn, so
    they lie side by side."""
    reached = [max(0, min(sums[number:])) for number in range(len(sums))]
    return list(zip([0, *reached], reached, strict=False))


SKIP = "skip"
"""Whoever presses anywhere goes on to the sheet."""


def run_of(row: int, stage: int) -> Key:
    """The piece of a bar that comes at this stage."""
    return "run", row, stage


def sum_of(row: int) -> Key:
    """The piece of the number behind a bar."""
    return "finale", row, "sum"


class FinalePainter:
    """Puts the end of a match on a tableau."""

    def __init__(
        self, tableau: Tableau, frame: Frame, finale: Finale, faces: Sequence[Face]
    ) -> None:
        self._tableau, self._frame, self._finale, self._faces = tableau, frame, finale, faces
        self._art = frame.art
        count, below = len(finale.standings), CARD_HIGH + GAP if finale.highlights else 0.0
        room = frame.stage.height - 72 - HEAD - FOOT - below
        self._row = min(TALLEST_ROW, room / count)
        self._rows = min(room, max(LEAST, self._row * count))
        self._height = HEAD + FOOT + self._rows + below
        self._left = (frame.stage.width - WIDTH) / 2
        self._top = (frame.stage.height - self._height) / 2
        most = max([1, *(max(each.sums) for each in finale.standings)])
        self._point = (BAR_END - BAR) / most

    @property
    def box(self) -> Box:
        return Box(self._left, self._top, WIDTH, self._height)

    def lay(self) -> None:
        panel = _panel(self._art, WIDTH, self._height)
        self._put("panel", panel, WIDTH / 2, self._height / 2)
        self._lay_title()
        self._lay_winners()
        for row, standing in enumerate(self._finale.standings):
            self._lay_row(row, standing)
        for number, highlight in enumerate(self._finale.highlights):
            self._lay_highlight(number, highlight)
        words = " ".join([f"{self._finale.title}.", *self._finale.lines()])
        self._tableau.controls.append(Control(SHEET, words, self.box, role=Role.INFO))
        self._tableau.controls.append(Control(SKIP, text.to_the_sheet(), self.box))

    def _put(self, key: Hashable, picture: Picture, x: float, y: float) -> None:
        self._tableau.put(("finale", key), picture, self._left + x, self._top + y)

    def _text(self, key: Hashable, x: float, y: float, words: str, kind: Type, ink: Colour) -> None:
        self._put(key, pieces.label(self._art, words, kind, ink, Align.LEFT), x, y)

    # ------------------------------------------------------------------------ above

    def _lay_title(self) -> None:
        scale, theme, room = self._art.scale, self._art.theme, WIDTH - 2 * EDGE
        kinds = [kind for kind in TITLES if kind.width(self._finale.title, scale) <= room]
        kind = kinds[0] if kinds else TITLES[-1]
        words = kind.fit(self._finale.title, room, scale)
        self._text("title", EDGE, 56, words, kind, theme.text)
        if self._finale.came:
            self._text("came", EDGE, 104, self._finale.came, YOU, theme.text_2)

    def _lay_winners(self) -> None:
        """Everybody who has won, as large as there is room for all of them."""
        winners, size = self._finale.winners, self.winner_size
        first, y = WINNER_AT - (len(winners) - 1) / 2 * size * 0.84, HEAD + self._rows / 2
        columns = [first + number * size * 0.84 for number in range(len(winners))]
        # Nobody's light falls on somebody else's face.
        for number, x in enumerate(columns):
            self._put(("laurel", number), effects.laurel(self._art, size * 1.12), x, y)
        for number, (x, face) in enumerate(zip(columns, winners, strict=True)):
            glad = large_face(self._art, face, size, Expression.DELIGHT)
            self._put(("winner", number), glad, x, y)

    @property
    def winner_size(self) -> float:
        """The size of each winner's portrait."""
        others = len(self._finale.winners) - 1
        return min(WINNER, self._rows * 0.78, WINNERS_ROOM / (1.32 + 0.84 * others))

    # --------------------------------------------------------------------- the race

    @property
    def row_height(self) -> float:
        return self._row

    def _lay_row(self, row: int, standing: Standing) -> None:
        art, theme, put = self._art, self._art.theme, self._put
        y = HEAD + (self._rows - self._row * len(self._finale.standings)) / 2
        y += (row + 0.5) * self._row
        if standing.wins:
            put((row, "light"), self._light(), (PLACE - 34 + NUMBER + 44) / 2, y)
        ink = theme.good if standing.wins else theme.text_2
        put((row, "place"), number_picture(art, str(standing.place), 24, ink), PLACE, y)
        size = min(SMALL_FACE, self._row * 0.8)
        for number, face in reversed([*enumerate(standing.faces)]):
            x = FACE + number * size * 0.62
            put((row, "face", number), pieces.medal(art, face, size), x, y)
        self._lay_names(row, standing, NAME + (len(standing.faces) - 1) * size * 0.62, y)
        put((row, "ground"), self._ground(), BAR, y)
        for stage, (start, end) in enumerate(grown(stages(standing.sums))):
            if end > start:
                picture = self._part(standing.faces[0], end - start, stage)
                x = start * self._point
                x = BAR_END - x if self._finale.counts_minus else BAR + x
                self._tableau.put(run_of(row, stage), picture, self._left + x, self._top + y)
        reached = sum_picture(art, standing.sums[-1], wins=standing.wins)
        self._tableau.put(sum_of(row), reached, self._left + NUMBER, self._top + y)

    def _lay_names(self, row: int, standing: Standing, x: float, y: float) -> None:
        """One below the other: both of a team are too long for a line."""
        step = self._art.scale.letters(WHO.size) * 1.2
        first = y - (len(standing.faces) - 1) / 2 * step
        for number, face in enumerate(standing.faces):
            words = WHO.fit(face.name, BAR - x - 16, self._art.scale)
            at = first + number * step
            self._text((row, "name", number), x, at, words, WHO, self._art.theme.text)

    def _light(self) -> Picture:
        body = Box.around(0, 0, NUMBER + 44 - PLACE + 34, min(self._row - 6, 70))
        return self._art.picture(
            ("finale light", self._row),
            body,
            lambda canvas: canvas.round(body, 20, canvas.theme.good, 0.14),
        )

    def _ground(self) -> Picture:
        body = Box(0, -BAR_HIGH / 2, BAR_END - BAR, BAR_HIGH)
        return self._art.picture(
            "finale ground", body, lambda canvas: canvas.round(body, 13, canvas.theme.panel_2)
        )

    def _part(self, face: Face, points: int, stage: int) -> Picture:
        """One part of a bar, placed by the end from which it grows; every second one is paler."""
        length = max(1.5, points * self._point - 1)
        left = -length if self._finale.counts_minus else 0.0
        body = Box(left, -BAR_HIGH / 2, length, BAR_HIGH)
        alpha = 1.0 if stage % 2 == 0 else 0.78
        ink = visible(face.body, self._art.theme)

        def paint(canvas: Canvas) -> None:
            canvas.round(body, min(7, length / 2), ink, alpha)

        return self._art.picture(("finale part", ink, body, alpha), body, paint)

    # ---------------------------------------------------------------------- moments

    def _lay_highlight(self, number: int, highlight: Highlight) -> None:
        count = len(self._finale.highlights)
        wide = (WIDTH - 2 * EDGE - (count - 1) * GAP) / count
        x = EDGE + wide / 2 + number * (wide + GAP)
        y = HEAD + self._rows + GAP + CARD_HIGH / 2
        self._put(("moment", number), _card(self._art, highlight, wide), x, y)
        medal = pieces.medal(self._art, self._faces[highlight.seat], CARD_FACE)
        corner = CARD_EDGE + CARD_FACE / 2
        self._put(("moment face", number), medal, x - wide / 2 + corner, y - CARD_HIGH / 2 + corner)


def large_face(
    art: Art, face: Face, size: float, expression: Expression = Expression.REST
) -> Picture:
    """The portrait of whoever has won, or is ahead in the race."""
    return pieces.medal(art, face, size, art.theme.panel, expression)


def sum_picture(art: Art, points: int, *, wins: bool) -> Picture:
    """The number behind a bar."""
    return number_picture(art, str(points), 28, art.theme.good if wins else art.theme.text)


def _panel(art: Art, width: float, height: float) -> Picture:
    body = Box.around(0, 0, width, height)

    def paint(canvas: Canvas) -> None:
        canvas.shadow(body, 36, 34, 14, 0.2)
        canvas.round(body, 36, canvas.theme.panel)

    box = Box.around(0, 0, width + 100, height + 100)
    return art.picture(("finale panel", width, height), box, paint)


def _card(art: Art, highlight: Highlight, wide: float) -> Picture:
    """A moment: what kind it was, beside the place of a face, and one sentence."""
    body = Box.around(0, 0, wide, CARD_HIGH)
    inner, start = wide - 2 * CARD_EDGE, CARD_EDGE + CARD_FACE + 14
    title = _lines(highlight.title, TITLE, wide - start - CARD_EDGE, 2, art)
    step = art.scale.letters(WORDS.size) * 1.3
    most = max(1, int((CARD_HIGH - CARD_EDGE - CARD_FACE - 22) / step))
    lines = _lines(highlight.words, WORDS, inner, most, art)

    def paint(canvas: Canvas) -> None:
        left, top = body.left + CARD_EDGE, body.top + CARD_EDGE
        canvas.round(body, 24, canvas.theme.panel_2)
        canvas.edge(body, 24)
        for number, line in enumerate(title):
            y = top + CARD_FACE / 2 + step * (number - (len(title) - 1) / 2)
            canvas.text(body.left + start, y, line, TITLE, canvas.theme.text)
        for number, line in enumerate(lines):
            y = top + CARD_FACE + 12 + step * (number + 0.4)
            canvas.text(left, y, line, WORDS, canvas.theme.text_2)

    return art.picture(("moment", highlight, wide), body, paint)


def _lines(text: str, kind: Type, room: float, most: int, art: Art) -> list[str]:
    """The text in lines that fit the room; what is too much for so many is cut off."""
    lines = wrapped(text, kind, room, art.scale)
    rest = " ".join(lines[most - 1 :])
    return [*lines[: most - 1], kind.fit(rest, room, art.scale)] if rest else lines
