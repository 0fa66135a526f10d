"""The sheet after a game of 7 ate 9: what each has left, and how the tournament goes (S12)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import inf

from quando_desktop.engine.ranking import place
from quando_desktop.games.seven_ate_nine.rules.view import SevenView, TurnView
from quando_desktop.games.seven_ate_nine.table.scenery import RERUN, SevenScenery
from quando_desktop.games.seven_ate_nine.text import sheet
from quando_desktop.games.seven_ate_nine.text import table as text
from quando_desktop.table.paint.art import Art, Picture
from quando_desktop.table.paint.buttons import ButtonLook
from quando_desktop.table.paint.canvas import Align, Canvas, Type, fitting_width
from quando_desktop.table.paint.chart import Runner, ScoreChart
from quando_desktop.table.paint.palette import Colour, ink_on, mix, visible
from quando_desktop.table.parts.faces import Face
from quando_desktop.table.parts.faces import faces as faces_of
from quando_desktop.table.parts.finale.fate import fate_of
from quando_desktop.table.parts.finale.finale import Finale, FinalePainter, Standing
from quando_desktop.table.parts.finale.race import length, race
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
from quando_desktop.table.scene.tableau import Frame, Passage, Tableau
from quando_desktop.table.text import words as common
from quando_desktop.table.text.numbers import Company, short_name

RERUN_KEY = "R"
NAMES, FIRST_GAME, LAST_GAME, TOTAL = 278.0, 304.0, 543.0, 620.0
"""The sheet of a tournament: where the names end, the columns of the first and of the last game,
and the column of the sums, from the left edge."""
WIDEST_COLUMN = 64.0
FARTHER, APART = 30.0, 14.0
"""How much farther the games are from their sum, and the heading of the chart from its own, if
letters are beyond those of 140 %."""
CHART, CHART_RIGHT, CHART_HEAD = 690.0, WIDTH - 40.0, 430.0
SINGLE_NAMES, POINTS, BAR = 380.0, 460.0, 580.0
"""The sheet of a single game: where the names end, the column of the points, and what they are made
of."""
BAR_LENGTH, BAR_HIGH = WIDTH - BAR - 60.0, 30.0
SMALL, COUNT, FEAT = 20.0, Type(15, 650, most=24), Type(26, 700)


def lay_sheet(
    tableau: Tableau, frame: Frame, scenery: SevenScenery, faces: tuple[Face, ...]
) -> None:
    """The sheet with its buttons."""
    scores = Scores(scenery, faces)
    paper = SevenPaper(tableau, frame, scores)
    goes_on = "" if scenery.facts.winners else text.next_game()
    again = (RERUN, text.watch_again(), ButtonLook.QUIET, RERUN_KEY)
    pace = sheet.pace() if scores.has_pace else ""
    finish(tableau, frame, scenery, paper, scores.spoken(), (), goes_on, [again], pace)


def lay_finale(
    tableau: Tableau, frame: Frame, scenery: SevenScenery, faces: tuple[Face, ...]
) -> None:
    """The end of a match, before its last sheet."""
    FinalePainter(tableau, frame, Scores(scenery, faces).finale(), faces).lay()


def run_finale(made: Tableau, frame: Frame, scenery: SevenScenery) -> Passage:
    """The way to the end of a match."""
    facts = scenery.facts
    seated = faces_of(facts.players, frame.art.palette, scenery.looks)
    fate = fate_of(facts.winners, facts)
    return race(made, frame, Scores(scenery, seated).finale(), fate, calm=scenery.calm)


def finale_length(scenery: SevenScenery) -> float:
    """The milliseconds at normal speed for which the end of a match is told."""
    stages = len(scenery.facts.points)
    return length(stages, len(scenery.highlights), calm=scenery.calm)


class Scores:
    """The contents of the sheet."""

    def __init__(self, scenery: SevenScenery, faces: tuple[Face, ...]) -> None:
        self.scenery, self.faces = scenery, faces
        view, facts = scenery.view, scenery.facts
        self.games = view.options["games"]
        self.points = view.points or (0,) * view.seats
        """The points of this game."""
        self.history = facts.points
        """The points of all games so far, this one last."""
        self.totals = facts.scores
        self._good = facts.winners or ((view.winner,) if view.winner is not None else ())
        """The winners of the match or, while that goes on, of this game."""
        ranks = self.totals if self.games > 1 else self.points
        self.order = sorted(range(view.seats), key=lambda seat: (ranks[seat], seat))
        """The seats from the first row to the last."""

    def title(self) -> str:
        winners = self._company(self._good)
        if self.is_alone:
            return sheet.all_laid()
        if self.games > 1 and self.scenery.facts.winners:
            return sheet.tournament_won(winners)
        return sheet.game_won(winners)

    def _company(self, seats: Iterable[int]) -> Company:
        names = [short_name(face.name) for face in self.faces]
        return Company.of(seats, names, self.scenery.facts.you)

    def sentence(self) -> str:
        """The sentence on how it goes on, or how long it took."""
        parts = []
        left = self.games - len(self.history)
        if left:
            fewest = min(self.totals)
            first = [seat for seat in self.order if self.totals[seat] == fewest]
            parts += [sheet.leads(self._company(first)), sheet.games_left(left)]
        parts += self._took()
        # At the end the buttons leave no room for it at the foot.
        parts += [self.scenery.share] if self.scenery.facts.winners and self.scenery.share else []
        return " · ".join(parts)

    @property
    def has_pace(self) -> bool:
        """Whether somebody was in a hurry who may look back at that."""
        return self.scenery.view.turn is None and bool(self.scenery.people)

    @property
    def is_alone(self) -> bool:
        return self.scenery.view.seats == 1

    def _took(self) -> list[str]:
        """The time it took; at leisure nobody asks."""
        is_told = self.scenery.took and self.scenery.view.turn is None and not self.is_alone
        return [sheet.took(self.scenery.took)] if is_told else []

    def feat(self) -> list[str]:
        """What somebody alone has achieved (S17)."""
        return feat(self.scenery.view, self.scenery.took)

    def legend(self) -> str:
        return "" if self.scenery.facts.winners else sheet.fewest_win()

    def rows(self) -> list[Who]:
        return [
            Who(
                self.faces[seat],
                self._note(seat),
                RowMark.GOOD if seat in self._good else RowMark.NONE,
            )
            for seat in self.order
        ]

    def _note(self, seat: int) -> str:
        if self.is_alone:
            return ""
        if seat in self.scenery.facts.winners:
            return common.winner()
        if seat == self.scenery.view.winner:
            return sheet.went_out()
        return "" if self.games > 1 else sheet.cards_left(self.points[seat])

    def finale(self) -> Finale:
        """The end of the match."""
        winners, sides = self.scenery.facts.winners, [(seat,) for seat in self.order]
        return Finale(
            self.title(),
            tuple(
                Standing(
                    place(seat, self.totals, sides, fewest_win=True),
                    (seat,),
                    (self.faces[seat],),
                    self._sums(seat),
                    seat in winners,
                )
                for seat in self.order
            ),
            self.scenery.highlights,
            self.scenery.facts.you,
            counts_minus=True,
        )

    def runners(self) -> list[Runner]:
        """The lines of the chart, in the order of the rows. Minus points lead downwards."""
        return [
            Runner(
                (self.faces[seat],),
                tuple(-points for points in self._sums(seat)),
                seat in self._good,
            )
            for seat in self.order
        ]

    def _sums(self, seat: int) -> tuple[int, ...]:
        """The sum after each game."""
        games = range(1, len(self.history) + 1)
        return tuple(sum(given[seat] for given in self.history[:count]) for count in games)

    def spoken(self) -> list[str]:
        """The sheet for a person who does not see it: how it ended, each row, and the chart."""
        lines = [f"{self.title()}. {self.sentence()}".strip()]
        lines += [f"{line}." for line in self.feat()] if self.is_alone else []
        for seat in self.order if not self.is_alone else ():
            total = self.totals[seat] if self.games > 1 else None
            lines.append(sheet.spoken_row(self.faces[seat].name, self.points[seat], total))
        if len(self.history) > 1:
            lines += [
                sheet.spoken_chart(self.faces[seat].name, self._sums(seat)) for seat in self.order
            ]
        if self.scenery.facts.winners and not self.is_alone:
            lines += self.finale().lines()
        return lines


def feat(view: SevenView, took: int) -> list[str]:
    """The time of somebody alone or, by turns, the largest hand and the stops (S17)."""
    if not isinstance(view, TurnView):
        return [sheet.your_time(took)] if took else []
    stops = [sheet.stuck_times(view.stops)] if view.stops else []
    return [sheet.largest_hand(view.largest), *stops]


class SevenPaper(Paper):
    """The sheet of a tournament: a column for each game and their sum at the left, the race at the
    right. That of a single game: the cards that are left, in the hand and in the stack."""

    BOOK, LEAST = 0.0, 330.0

    def __init__(self, tableau: Tableau, frame: Frame, scores: Scores) -> None:
        super().__init__(
            tableau, frame, scores.rows(), scores.title(), scores.sentence(), scores.legend()
        )
        self._scores, self._is_tournament = scores, scores.games > 1
        self.NAME_ENDS = NAMES if self._is_tournament else SINGLE_NAMES

    @property
    def _light_wide(self) -> float:
        if not self._is_tournament:
            return super()._light_wide
        return self._beside - self._left + TOTAL + 46 - 24

    def _lay_contents(self) -> None:
        if self._is_tournament:
            self._lay_games()
        elif not self._scores.is_alone:
            self._column(POINTS, sheet.minus_points())
            self._column(BAR + BAR_LENGTH, sheet.where_left(), Align.RIGHT)
            self._nothing()

    def _lay_row(self, number: int, y: float) -> None:
        if self._is_tournament:
            self._lay_sum(number, y)
        elif self._scores.is_alone:
            words = " · ".join(self._scores.feat())
            self._text(
                (number, "feat"), self._beside + POINTS - 40, y, words, FEAT, self._ink(number)
            )
        else:
            self._lay_left_over(number, y)

    def _column(self, x: float, words: str, align: Align = Align.CENTRE) -> None:
        scale = self._art.scale
        apart = APART if x == CHART and self._is_large else 0.0
        at = self._beside + x + apart, self._headings_y
        room = CHART_HEAD - apart if x == CHART else inf
        if align is Align.RIGHT:
            room = x - POINTS - HEADING.width(sheet.minus_points(), scale) / 2 - APART
        kind = fitting_width(HEADING, words, room, scale, HEADING.letters(scale) / scale.text)
        self._text(("head", x), *at, words, kind, self._art.theme.text_2, align=align)

    def _nothing(self) -> None:
        """The line that bars of minus points begin at."""
        long = self._row * len(self._who)
        box = Box.around(0, 0, 8, long + 8)
        line = self._art.picture(
            ("nothing", long),
            box,
            lambda canvas: canvas.line([(0, -long / 2), (0, long / 2)], canvas.theme.line, 2.5),
        )
        x, y = self._beside + BAR + BAR_LENGTH + 5, self._top + self._head + long / 2
        self._tableau.put(("sheet", "line"), line, x, y)

    def _ink(self, number: int) -> Colour:
        good = self._who[number].mark is RowMark.GOOD
        return self._art.theme.good if good else self._art.theme.text

    # ------------------------------------------------------------------ a tournament

    @property
    def _columns(self) -> Sequence[float]:
        """The columns of the games: as far apart as there is room, towards the sum."""
        count = len(self._scores.history)
        step = min(WIDEST_COLUMN, (LAST_GAME - FIRST_GAME) / max(1, count - 1))
        last = LAST_GAME - (FARTHER if self._is_large else 0.0)
        return [last - (count - 1 - number) * step for number in range(count)]

    def _lay_games(self) -> None:
        for number, x in enumerate(self._columns):
            self._column(x, sheet.game_column(number + 1))
        self._column(TOTAL, sheet.total())
        self._column(CHART, sheet.race(), Align.LEFT)
        left, top = self._beside + CHART, self._top + self._head + 16
        body = Box(left, top, CHART_RIGHT - CHART, self._height - self._head - FOOT - 26)
        ScoreChart(self._tableau, self._art, body, self._scores.runners()).lay()

    def _lay_sum(self, number: int, y: float) -> None:
        theme, scores = self._art.theme, self._scores
        seat = scores.order[number]
        last = len(scores.history) - 1
        for game, (given, x) in enumerate(zip(scores.history, self._columns, strict=True)):
            ink = theme.text if game == last else theme.text_2
            ink = theme.good if not given[seat] else ink
            at = self._beside + x, y
            self._number((number, "game", game), *at, str(given[seat]), SMALL, ink)
        total = str(scores.totals[seat])
        self._number((number, "total"), self._beside + TOTAL, y, total, 36, self._ink(number))

    # ----------------------------------------------------------------- a single game

    def _lay_left_over(self, number: int, y: float) -> None:
        scores = self._scores
        seat, view = scores.order[number], scores.scenery.view
        points = str(scores.points[seat])
        self._number((number, "points"), self._beside + POINTS, y, points, 38, self._ink(number))
        if scores.points[seat]:
            parts = view.hand_sizes[seat], view.stack_sizes[seat]
            bar = _bar(self._art, scores.faces[seat], parts, max(scores.points))
            self._tableau.put(("bar", number), bar, self._beside + BAR + BAR_LENGTH, y)


def _bar(art: Art, face: Face, parts: tuple[int, int], most: int) -> Picture:
    """The cards left in the hand and, paler, in the stack, to the left of nothing: placed by its
    right end."""
    card = BAR_LENGTH / max(most, 8)

    def paint(canvas: Canvas) -> None:
        end = 0.0
        body = visible(face.body, canvas.theme)
        pale = mix(body, canvas.theme.panel, 0.5)
        for count, ground in zip(parts, (body, pale), strict=True):
            if not count:
                continue
            box = Box(end - count * card + 1, -BAR_HIGH / 2, count * card - 2, BAR_HIGH)
            canvas.round(box, min(8, box.width / 2), ground)
            if COUNT.width(str(count), canvas.scale) + 8 < box.width:
                middle = box.left + box.width / 2
                ink = ink_on(ground)
                canvas.text(middle, 0, str(count), COUNT, ink, align=Align.CENTRE)
            end -= count * card

    box = Box(-BAR_LENGTH - 2, -BAR_HIGH / 2 - 1, BAR_LENGTH + 2, BAR_HIGH + 2)
    return art.picture(("left over", face, parts, most), box, paint)
