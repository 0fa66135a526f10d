"""Scores of Quanto: the sheet with the cards that everybody has won and how the race went, and what
a table of two teams shows besides, the path between the partners and both sums.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QPolygonF

from quando_desktop.engine import ranking
from quando_desktop.engine.players import Kind
from quando_desktop.games.quanto.rules.game import team_sums
from quando_desktop.games.quanto.table.layout import Layout
from quando_desktop.games.quanto.table.scenery import TEAM, Moment, QuantoScenery, team_sum
from quando_desktop.games.quanto.text import sheet, spoken
from quando_desktop.table.audio.sounds import Sound
from quando_desktop.table.paint import pieces
from quando_desktop.table.paint.art import Art, Picture
from quando_desktop.table.paint.canvas import Align, Canvas, Type, colour, fitting_width, shrinking
from quando_desktop.table.paint.chart import Runner, ScoreChart
from quando_desktop.table.paint.effects import COARSE
from quando_desktop.table.parts.button_layer import near
from quando_desktop.table.parts.faces import Face
from quando_desktop.table.parts.faces import faces as faces_of
from quando_desktop.table.parts.finale.fate import SHORT_SOUNDS, Fate, fate_of
from quando_desktop.table.parts.finale.finale import Finale, FinalePainter, Standing
from quando_desktop.table.parts.finale.race import race
from quando_desktop.table.parts.scenery import notebook_of
from quando_desktop.table.parts.sheet_paper import (
    FOOT,
    HEADING,
    WIDTH,
    Paper,
    RowMark,
    Who,
    finish,
)
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.scene.tableau import Control, Frame, Passage, Role, Tableau
from quando_desktop.table.text import words as common
from quando_desktop.table.text.numbers import Company

CARDS, TOGETHER, BOOK = 424.0, 496.0, 562.0
"""The places of the columns, from the sheet's left edge."""
CHART, CHART_RIGHT = 620.0, WIDTH - 40.0
ROWS_END = BOOK + 34.0
CLEAR = 14.0
"""Between two headings."""
FAR, NEAR = 210.0, 420.0
"""The reach of the path from the middle, at the partner's end and at the own."""
FIRST, APART, WIDE, HIGH = 96.0, 196.0, 176.0, 52.0
"""The places of the sums: the left edge of the first, the step to the next, and their size."""
MIDDLE, BELOW_SUMS = 46.0, 98.0
"""The middles of the sums and of a line below them."""
FACE = 40.0


def lay_sheet(
    tableau: Tableau, frame: Frame, shown: QuantoScenery, faces: tuple[Face, ...]
) -> None:
    """The sheet with its buttons."""
    scores = Scores(shown, faces)
    paper = RacePaper(tableau, frame, shown, scores)
    books = [(row, seat) for row, seat in enumerate(scores.order) if scores.keeps_book(seat)]
    looks_back = common.was_it_luck()
    finish(tableau, frame, shown, paper, scores.spoken(), books, looks_back=looks_back)


def lay_finale(
    tableau: Tableau, frame: Frame, shown: QuantoScenery, faces: tuple[Face, ...]
) -> None:
    """The end of a match, before its sheet."""
    FinalePainter(tableau, frame, Scores(shown, faces).finale(), faces).lay()


def run_finale(made: Tableau, frame: Frame, shown: QuantoScenery, *, calm: bool) -> Passage:
    """The way to the end of a match."""
    seated = faces_of(shown.facts.players, frame.art.palette, shown.looks)
    return race(made, frame, Scores(shown, seated).finale(), _fate(shown), calm=calm)


def fanfare(shown: QuantoScenery) -> Sound:
    """The sound of the end, where nothing is shown before the sheet."""
    return SHORT_SOUNDS[_fate(shown)]


def _fate(shown: QuantoScenery) -> Fate:
    """Partners win as one."""
    winners = shown.facts.winners
    sides = len({seat % 2 for seat in winners}) if shown.view.teams else len(winners)
    return fate_of(winners, shown.facts, sides)


class Scores:
    """Contents of the sheet."""

    def __init__(self, shown: QuantoScenery, faces: tuple[Face, ...]) -> None:
        self._shown, self._view, self._faces = shown, shown.view, faces
        self._winners = shown.facts.winners
        won = self._view.winnings
        self.sums: tuple[int, ...] = team_sums(won) if self._view.teams else won
        """The cards that count: for teams the sum of both."""
        self.order = sorted(range(self._view.seats), key=self._rank)
        """The seats from the first row to the last: the most cards first, partners together."""

    def _rank(self, seat: int) -> tuple[int, ...]:
        view = self._view
        team = seat % 2 if view.teams else seat
        return -self.sums[seat], team, -view.winnings[seat], seat

    def keeps_book(self, seat: int) -> bool:
        return self._shown.facts.players[seat].kind is Kind.COMPUTER

    def title(self) -> str:
        if self._view.teams and len(self._winners) == self._view.seats:
            return sheet.draw()
        return sheet.title(self._company(self._winners))

    def sentence(self) -> str:
        """The fate of the display (N20)."""
        view = self._view
        if view.last_capture is None:
            return sheet.left_for_nobody(len(view.display)) if view.display else ""
        left = sum(view.race[-1]) - sum(view.race[-2]) if len(view.race) > 1 else 0
        return sheet.left_over(self._company([view.last_capture]), left) if left else ""

    def _company(self, seats: Iterable[int]) -> Company:
        return Company.of(seats, [face.name for face in self._faces], self._shown.facts.you)

    def rows(self) -> list[Who]:
        return [
            Who(
                self._faces[seat],
                self._note(seat),
                RowMark.GOOD if seat in self._winners else RowMark.NONE,
                near(self._shown, notebook_of(seat)) if self.keeps_book(seat) else None,
            )
            for seat in self.order
        ]

    def _note(self, seat: int) -> str:
        """A note for winners, or for a quanto that did not count in the end (N20)."""
        if seat in self._winners:
            return common.winner()
        quanto = self._view.quantos[seat]
        return "" if quanto is None else sheet.lost(quanto.tile)

    def finale(self) -> Finale:
        """The end of the match, a team as one."""
        runners, sides = self.runners(), [*map(tuple, self._groups())]
        won = self._view.winnings
        return Finale(
            self.title(),
            tuple(
                Standing(
                    ranking.place(side[0], won, sides, fewest_win=False),
                    side,
                    runner.faces,
                    runner.sums,
                    runner.wins,
                )
                for side, runner in zip(sides, runners, strict=True)
            ),
            self._shown.highlights,
            self._shown.facts.you,
            fewest_win=False,
        )

    def _groups(self) -> list[tuple[int, ...]]:
        """The seats that win together, in the order of the rows."""
        if not self._view.teams:
            return [(seat,) for seat in self.order]
        pairs = dict.fromkeys(tuple(sorted((seat, (seat + 2) % 4))) for seat in self.order)
        return [*pairs]

    def runners(self) -> list[Runner]:
        """The lines of the chart, in the order of the rows."""
        view, faces = self._view, self._faces
        run = view.race or (view.winnings,)
        return [
            Runner(
                tuple(faces[seat] for seat in group),
                sums := tuple(sum(won[seat] for seat in group) for won in run),
                group[0] in self._winners,
                # What was left in the display came without a turn (N20).
                leaps=sums[-1:] != sums[-2:-1],
            )
            for group in self._groups()
        ]

    def spoken(self) -> list[str]:
        """The sheet for a person who does not see it: how it ended, each row, and the teams."""
        view, names = self._view, [face.name for face in self._faces]
        lines = [
            sheet.spoken_row(names[seat], view.winnings[seat], self._note(seat))
            for seat in self.order
        ]
        if view.teams:
            lines += [
                sheet.spoken_team([face.name for face in runner.faces], runner.sums[-1])
                for runner in self.runners()
            ]
        lines += self.finale().lines()
        return [f"{self.title()}. {self.sentence()}".strip(), *lines]


class RacePaper(Paper):
    """The players with their cards at the left, the race at the right."""

    NAME_ENDS, BOOK, LEAST = CARDS - 30, BOOK, 330.0

    def __init__(
        self, tableau: Tableau, frame: Frame, shown: QuantoScenery, scores: Scores
    ) -> None:
        super().__init__(
            tableau, frame, scores.rows(), scores.title(), scores.sentence(), shown.share
        )
        self._scores, self._teams = scores, shown.view.teams
        self._won = [shown.view.winnings[seat] for seat in scores.order]

    @property
    def _light_wide(self) -> float:
        return self._beside - self._left + ROWS_END - 24

    def _lay_contents(self) -> None:
        theme = self._art.theme
        top = self._headings_y
        heads = [(CARDS, sheet.cards(), Align.CENTRE)]
        if self._teams:
            heads.append((TOGETHER, sheet.together(), Align.CENTRE))
        scale = self._art.scale
        least = HEADING.letters(scale) / scale.text
        for kind in shrinking(HEADING, scale, least):
            placed = self._apart(heads, kind)
            x, words, _ = placed[-1]
            if x + kind.width(words, scale) / 2 + CLEAR <= CHART:
                break
        for number, (x, words, align) in enumerate(placed):
            self._text(
                ("head", number), self._beside + x, top, words, kind, theme.text_2, align=align
            )
        x = self._beside + CHART
        room = CHART_RIGHT - CHART
        kind = fitting_width(HEADING, sheet.race(), room, scale, least)
        self._text(("head", "race"), x, top, sheet.race(), kind, theme.text_2)
        head = self._head
        body = Box(x, self._top + head + 16, CHART_RIGHT - CHART, self._height - head - FOOT - 26)
        ScoreChart(self._tableau, self._art, body, self._scores.runners()).lay()
        if self._teams:
            self._sums()

    def _apart(
        self, heads: Sequence[tuple[float, str, Align]], kind: Type
    ) -> list[tuple[float, str, Align]]:
        """Two headings that stand close together make room for each other."""
        scale, found = self._art.scale, [*heads]
        if len(found) > 1:
            (first, words, _), (second, other, _) = found
            wide = (kind.width(words, scale), kind.width(other, scale))
            missing = max(0.0, sum(wide) / 2 + CLEAR - (second - first))
            found = [
                (first - missing / 2, words, Align.CENTRE),
                (second + missing / 2, other, Align.CENTRE),
            ]
        return found

    def _lay_row(self, number: int, y: float) -> None:
        good = self._who[number].mark is RowMark.GOOD and not self._teams
        ink = self._art.theme.good if good else self._art.theme.text
        x = self._beside + CARDS
        self._number((number, "cards"), x, y, str(self._won[number]), 36, ink)

    def _sums(self) -> None:
        """Each team's sum between its two rows (N25)."""
        theme, left = self._art.theme, self._beside + TOGETHER
        for first in (0, 2):
            y = (self.middle(first) + self.middle(first + 1)) / 2
            self._tableau.put(("sheet", first, "brace"), self._brace(), left - 36, y)
            won = str(sum(self._won[first : first + 2]))
            good = self._who[first].mark is RowMark.GOOD
            ink = theme.good if good else theme.text
            self._number((first, "together"), left + 6, y, won, 40, ink)

    def _brace(self) -> Picture:
        half = self._row / 2 + 14
        box = Box.around(0, 0, 24, 2 * half + 8)

        def paint(canvas: Canvas) -> None:
            points = [(-6, -half), (0, -half), (0, half), (-6, half)]
            canvas.line(points, canvas.theme.text_2, 2.5)
            canvas.line([(0, 0), (7, 0)], canvas.theme.text_2, 2.5)

        return self._art.picture(("brace", self._row), box, paint)


def lay_path(tableau: Tableau, frame: Frame, layout: Layout) -> None:
    """Pale across the table, from the partner to the looker."""
    stage = frame.stage
    x, top, bottom = stage.width / 2, layout.rim + 13, stage.height
    corners = ((x - FAR, top), (x + FAR, top), (x + NEAR, bottom), (x - NEAR, bottom))

    def paint(canvas: Canvas) -> None:
        path = QPainterPath()
        path.addPolygon(QPolygonF([QPointF(a / COARSE, b / COARSE) for a, b in corners]))
        path.closeSubpath()
        canvas.fill(path, colour("#FFFFFF", 0.05 if canvas.theme.is_dark else 0.16))

    box = Box(
        (x - NEAR) / COARSE - 1,
        top / COARSE - 1,
        2 * NEAR / COARSE + 2,
        (bottom - top) / COARSE + 2,
    )
    picture = frame.art.picture(("path", stage, top), box, paint)
    tableau.put("path", picture, 0, 0, grow=COARSE)


def lay_sums(tableau: Tableau, art: Art, shown: QuantoScenery, faces: tuple[Face, ...]) -> None:
    """The own team first."""
    view = shown.view
    for number, seat in enumerate((view.seat, (view.seat + 1) % view.seats)):
        partner = (seat + 2) % view.seats
        won = 0 if shown.moment is Moment.DEAL else view.winnings[seat] + view.winnings[partner]
        x = FIRST + number * APART + WIDE / 2
        both = faces[seat], faces[partner]
        tableau.put(team_sum(number), _sum(art, won), x, MIDDLE)
        for place, face in enumerate(both):
            at = x - WIDE / 2 + 28 + place * FACE
            tableau.put((TEAM, number, place), pieces.medal(art, face, FACE), at, MIDDLE)
        name = spoken.team([face.name for face in both], won)
        box = Box.around(x, MIDDLE, WIDE, HIGH)
        tableau.controls.append(Control(team_sum(number), name, box, role=Role.INFO))


def _sum(art: Art, won: int) -> Picture:
    body = Box.around(0, 0, WIDE, HIGH)

    def paint(canvas: Canvas) -> None:
        canvas.shadow(body, HIGH / 2, 8, 3, 0.14)
        canvas.round(body, HIGH / 2, canvas.theme.plate)
        canvas.number(WIDE / 2 - 46, 0, str(won), 26, canvas.theme.text)

    return art.picture(("team sum", won), pieces.with_shadow(body, 8, 3), paint)
