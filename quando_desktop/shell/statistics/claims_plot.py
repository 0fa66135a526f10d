"""Bets that somebody made on themselves: those that came true, the chance they had, and when they
were made."""

from __future__ import annotations

from quando_desktop.disk.statistics.report import Claims
from quando_desktop.games.numbers import ClaimWords
from quando_desktop.shell.kit import icons
from quando_desktop.shell.kit.icons import Icon
from quando_desktop.shell.kit.look import BODY, SMALL, Look
from quando_desktop.shell.statistics import words
from quando_desktop.shell.statistics.plot import NumbersPlot, Table
from quando_desktop.table.paint.canvas import Align, Canvas, Type
from quando_desktop.table.scene.stage import Box

COUNT, BOLD, COST, END = 52.0, Type(18, 700), Type(14, 700), Type(15, 500)
DISC, STEP, ROWS = 17.0, 40.0, 2
"""The radius of a disc, and from one to the next."""
TRACK, BEST, YOU = 10.0, 8.0, 12.0
ROUNDING, LEAST = 0.95, 0.75
"""The part of its room that text takes which had to shrink, and the part of its size at which it is
cut."""
REACH = 3.0
"""Turns from the best moment to the end of the line, at least."""


class ClaimsPlot(NumbersPlot):
    def __init__(self, look: Look) -> None:
        self._claims: Claims | None = None
        self._words: ClaimWords | None = None
        self._cost = ""
        super().__init__(look)

    def show_claims(self, claims: Claims, said: ClaimWords, cost: str) -> None:
        self._claims, self._words, self._cost = claims, said, cost
        self.setText(words.about_claims(claims, said))

    def table(self) -> Table:
        assert self._claims is not None
        rows: list[list[str]] = [words.claim_columns()]
        rows += [[str(number), str(int(won))] for number, won in enumerate(self._claims.results, 1)]
        return rows

    def _line(self) -> float:
        return self.look.size(BODY) * 1.5

    def high(self) -> float:
        claims = self._claims
        if claims is None or not claims.results:
            return self._line() * 2
        high = max(COUNT, 2 * self._line()) + 12 + ROWS * STEP
        return high + (0 if claims.late is None else 8 + 3.1 * self._line())

    # --------------------------------------------------------------------------- painting

    def paint(self, canvas: Canvas) -> None:
        claims, said = self._claims, self._words
        if claims is None or said is None:
            return
        theme, line = canvas.theme, self._line()
        if not claims.results:
            canvas.text(0, line / 2, said.none, BODY, theme.text_2)
            return
        high = max(COUNT, 2 * line)
        number = str(claims.won)
        wide = self.look.number_width(number, COUNT)
        canvas.number(wide / 2, high / 2, number, COUNT, theme.good)
        left, room = wide + 20, self.area().width - wide - 20
        first, second = said.won(len(claims.results)), words.chance_had(claims)
        for kind, text, at, ink in (
            (BOLD, first, -0.45, theme.text),
            (SMALL, second, 0.55, theme.text_2),
        ):
            small = self._narrowed(kind, text, room)
            told = small.fit(text, room, canvas.scale)
            canvas.text(left, high / 2 + line * at, told, small, ink)
        self._discs(canvas, claims, high + 12)
        if claims.late is not None:
            self._when(canvas, claims.late, said.when, high + 12 + ROWS * STEP + 4)

    def _narrowed(self, kind: Type, text: str, room: float) -> Type:
        """The type, or a smaller one in which the whole text fits, as far as it can be read."""
        wide = self.look.width(text, kind)
        # Letters are whole pixels high, so they may come out a little larger.
        part = 1.0 if wide <= room else max(LEAST, ROUNDING * room / wide)
        return kind._replace(size=kind.size * part)

    def _discs(self, canvas: Canvas, claims: Claims, top: float) -> None:
        """The last claims, as many as there is room for."""
        a_row = max(1, int((self.area().width + STEP - 2 * DISC) / STEP))
        for place, won in enumerate(claims.results[-a_row * ROWS :]):
            row, column = divmod(place, a_row)
            x, y = DISC + column * STEP, top + DISC + row * STEP
            if won:
                canvas.disc(x, y, DISC, canvas.theme.good)
                icons.paint(canvas, Icon.TICK, x, y, DISC * 0.9, canvas.theme.panel)
            else:
                box = Box.around(x, y, 2 * DISC - 2.5, 2 * DISC - 2.5)
                canvas.frame(box, DISC - 1.25, canvas.theme.ember, 2.5, 1.0)
                cost = COST.fit(self._cost, 2 * DISC - 6, canvas.scale)
                canvas.text(x, y, cost, COST, canvas.theme.ember, align=Align.CENTRE)

    def _when(self, canvas: Canvas, late: float, title: str, top: float) -> None:
        theme, line, width = canvas.theme, self._line(), self.area().width
        canvas.line([(0, top), (width, top)], theme.line, 1.5)
        canvas.text(0, top + line * 0.7, title, BOLD, theme.text)
        reach = max(REACH, abs(late) + 1)
        middle, y = width / 2, top + line * 1.65
        canvas.round(Box(0, y - TRACK / 2, width, TRACK), TRACK / 2, theme.panel_2)
        x = middle + late / reach * (width / 2 - YOU)
        canvas.disc(x, y, YOU, theme.ember)
        canvas.disc(middle, y, BEST, theme.text)
        canvas.disc(middle, y, BEST - 2, theme.gold)
        room = width - self.look.width(title, BOLD) - 16
        said = COST.fit(words.how_late(late), room, canvas.scale)
        wide, left = self.look.width(said, COST), self.look.width(title, BOLD) + 16
        at = min(max(x, left + wide / 2), width - wide / 2)
        canvas.text(at, top + line * 0.7, said, COST, theme.ember, align=Align.CENTRE)
        foot = y + line * 0.9
        canvas.text(0, foot, words.earlier(), END, theme.text_2)
        canvas.text(middle, foot, words.best_moment(), COST, theme.gold_text, align=Align.CENTRE)
        canvas.text(width, foot, words.later(), END, theme.text_2, align=Align.RIGHT)
