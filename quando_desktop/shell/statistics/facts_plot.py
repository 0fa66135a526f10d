"""Numbers of the last ten matches against one's own past."""

from __future__ import annotations

from collections.abc import Sequence

from quando_desktop.disk.statistics.report import Compared
from quando_desktop.games.numbers import Measure
from quando_desktop.named_tuple import NamedTuple
from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.statistics import words
from quando_desktop.shell.statistics.plot import NumbersPlot, Table
from quando_desktop.table.paint.canvas import Align, Canvas, Type

NAME, NOW, BEFORE = Type(17, 600), Type(24, 700), Type(15, 500)
ROW = 60.0


class Fact(NamedTuple):
    measure: Measure
    compared: Compared


class FactsPlot(NumbersPlot):
    def __init__(self, look: Look) -> None:
        self._facts: Sequence[Fact] = ()
        super().__init__(look)

    def show_facts(self, facts: Sequence[Fact]) -> None:
        self._facts = [fact for fact in facts if fact.compared.now is not None]
        self.setText(words.about_facts(self._facts))

    def table(self) -> Table:
        rows: list[list[str]] = [words.fact_columns()]
        for measure, (now, before) in self._facts:
            rows.append([measure.title, _number(now), _number(before)])
        return rows

    def _row(self) -> float:
        return max(ROW, self.look.size(NOW) * 2.4)

    def high(self) -> float:
        return max(1, len(self._facts)) * self._row()

    def paint(self, canvas: Canvas) -> None:
        theme, width = canvas.theme, self.area().width
        for number, (measure, (now, before)) in enumerate(self._facts):
            assert now is not None
            top = number * self._row()
            y, line = top + self._row() / 2, self.look.size(BEFORE) * 0.75
            if number:
                canvas.line([(0, top), (width, top)], theme.line, 1.5)
            value = measure.amount(now)
            wide = self.look.width(value, NOW)
            is_better = before is None or now == before or (now < before) == measure.is_better_less
            ink = theme.text if before is None else theme.good if is_better else theme.ember
            canvas.text(width, y, value, NOW, ink, align=Align.RIGHT)
            room = width - wide - 16
            name = NAME.fit(measure.title, room, canvas.scale)
            canvas.text(0, y - line, name, NAME, theme.text)
            said = BEFORE.fit(words.before(measure, now, before), room, canvas.scale)
            canvas.text(0, y + line, said, BEFORE, theme.text_2)


def _number(value: float | None) -> str:
    return "" if value is None else f"{value:.3f}"
