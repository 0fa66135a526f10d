"""All games together: played, won, the best, and how many were won month by month."""

from __future__ import annotations

from collections.abc import Sequence

from quando_desktop.disk.statistics.report import GameLine
from quando_desktop.games import box_of
from quando_desktop.games.plug import CREAM
from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.names import game_title
from quando_desktop.shell.plots.plot import line_colour, pale
from quando_desktop.shell.statistics import words
from quando_desktop.shell.statistics.plot import NumbersPlot, Table
from quando_desktop.table.paint.canvas import Align, Canvas, Type
from quando_desktop.table.scene.stage import Box

HEAD, NAME = Type(15, 600), Type(19, 650)
ROW, ICON, NUMBER = 56.0, 42.0, 26.0
BAR, GAP, TALL, FLAT = 13.0, 6.0, 42.0, 4.0
APART = 16.0
"""The least gap between two headings."""


class GamesPlot(NumbersPlot):
    def __init__(self, look: Look) -> None:
        self._lines: Sequence[GameLine] = ()
        super().__init__(look)

    def show_lines(self, lines: Sequence[GameLine]) -> None:
        self._lines = lines
        self.setText(words.about_games(lines))

    def table(self) -> Table:
        rows = [words.game_columns()]
        for line in self._lines:
            best = "" if line.best is None else str(line.best)
            months = [str(won) for won, _ in line.months]
            rows.append([game_title(line.game), str(line.played), str(line.won), best, *months])
        return rows

    def _head(self) -> float:
        return self.look.size(HEAD) * 2.2

    def _row(self) -> float:
        return max(ROW, self.look.size(NAME) * 2.2)

    def high(self) -> float:
        return self._head() + self._row() * max(1, len(self._lines))

    def paint(self, canvas: Canvas) -> None:
        theme, width = canvas.theme, self.area().width
        heads = words.game_heads()
        last = max(self.look.width(heads[-1], HEAD), 5 * (BAR + GAP))
        left, right = 64.0, width - last - 16
        names = [self.look.width(game_title(line.game), NAME) for line in self._lines]
        begin = min(left + max(names, default=0.0) + 20, width * 0.5)
        wide = [self.look.width(head, HEAD) for head in heads]
        # Large letters are smaller here rather than cut, and what is left is for the gaps.
        small = min(1.0, (right - begin - 3 * APART) / sum(wide[:3]), last / wide[3])
        kind, gap = Type(HEAD.size * small, 600), (right - begin - sum(wide[:3]) * small) / 3
        places = [
            begin + sum(wide[:number]) * small + (number + 0.5) * gap + wide[number] * small / 2
            for number in range(3)
        ]
        for text, x in zip(heads, [*places, width - last / 2], strict=True):
            canvas.text(x, self._head() * 0.4, text, kind, theme.text_2, align=Align.CENTRE)
        for number, line in enumerate(self._lines):
            top = self._head() + number * self._row()
            y = top + self._row() / 2
            if number:
                canvas.line([(0, top), (width, top)], theme.line, 1.5)
            self._icon(canvas, line.game, y)
            title = NAME.fit(game_title(line.game), begin - left - 8, canvas.scale)
            canvas.text(left, y, title, NAME, theme.text)
            numbers = (str(line.played), str(line.won), words.number(line.best))
            for text, x, ink in zip(
                numbers, places, (theme.text, theme.good, theme.text), strict=True
            ):
                canvas.number(x, y, text, NUMBER, ink)
            self._bars(canvas, line, width - last / 2, y)

    def _icon(self, canvas: Canvas, game: str, y: float) -> None:
        box, known = Box.around(8 + ICON * 0.38, y, ICON * 0.76, ICON), box_of(game)
        canvas.round(box, ICON * 0.12, known.ground)
        if canvas.theme.is_dark:
            canvas.frame(box, ICON * 0.12, canvas.theme.line, 2, 1.0)
        middle = box.left + box.width / 2
        if known.sign:
            canvas.number(middle, y, known.sign, ICON * 0.46, CREAM)
        else:
            letter = Type(ICON * 0.46, 700)
            canvas.text(middle, y, game_title(game)[:1], letter, CREAM, align=Align.CENTRE)

    def _bars(self, canvas: Canvas, line: GameLine, x: float, y: float) -> None:
        most = max([1, *(won for each in self._lines for won, _ in each.months)])
        left = x - (len(line.months) * (BAR + GAP) - GAP) / 2
        for number, (won, _) in enumerate(line.months):
            high = FLAT + (TALL - FLAT) * won / most
            box = Box(left + number * (BAR + GAP), y + TALL / 2 - high, BAR, high)
            is_now = number == len(line.months) - 1
            strong = 1.0 if is_now else pale(canvas.theme)
            canvas.round(box, min(4.0, high / 2), line_colour(self.look), strong)
