"""The curve of a round that players end themselves: for each own turn the chance to win it, had one
ended it there."""

from __future__ import annotations

from collections.abc import Sequence

from quando_desktop.analysis.analysis import RoundCurve
from quando_desktop.bots.analyst import ClosingTurn
from quando_desktop.games.closing import ClosingTale, ClosingWords, uncertain
from quando_desktop.shell.kit import icons
from quando_desktop.shell.kit.look import LABEL, Look
from quando_desktop.shell.looking_back import words
from quando_desktop.shell.plots.plot import Plot, band, line_colour, smooth
from quando_desktop.shell.plots.saving import Cell
from quando_desktop.table.paint.canvas import Align, Canvas, Type, colour, wrapped
from quando_desktop.table.paint.palette import Colour
from quando_desktop.table.paint.pieces import fist
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.text.numbers import in_percent, percent

TOP, GAP = 60.0, 14.0
"""The room above the line of 100 %, for what is told there; and between the parts."""
BELOW = 40.0
"""From the line of nothing to the numbers of the turns: a mark on it has to fit in between."""
BARS = 66.0
"""The height of the highest of the bars below."""
WIDEST = 150.0
"""From one turn to the next, at most: a short round is not stretched."""
STRONG, PILL = Type(15, 700), Type(16, 700)
MARK, DOT = 17.0, 7.0
PALE, FAINT = 0.2, 0.12
"""The strength of the band; the latter where lines around it say where it ends."""
SURE = 2.0
"""Standard errors that the band reaches up and down."""
GRID = (0, 25, 50, 75, 100)


class ClosingCurve(Plot):
    """With its band, a star at the best turn, a fist where it was done, and the totals below."""

    LEAST = (560.0, 470.0)

    def __init__(self, look: Look) -> None:
        self._curve: RoundCurve | None = None
        self._words: ClosingWords | None = None
        super().__init__(look)

    def show_curve(self, curve: RoundCurve, said: ClosingWords) -> None:
        self._curve, self._words = curve, said
        self.setAccessibleName(f"{said.title()} {said.line(curve.round + 1)}")
        self.setAccessibleDescription(" ".join(map(self._told, range(len(curve.turns)))))
        self.update()

    @property
    def turns(self) -> Sequence[ClosingTurn]:
        return () if self._curve is None else self._curve.turns

    @property
    def _tale(self) -> ClosingTale:
        assert self._curve is not None
        return ClosingTale.of(self._curve.turns, self._curve.best, self._curve.done)

    @property
    def _star(self) -> int | None:
        """The best turn, where any was worth a star."""
        best = None if self._curve is None else self._curve.best
        return best if best is not None and self._tale.has_moment else None

    def table(self) -> tuple[Sequence[str], list[Sequence[Cell]]]:
        curve = self._curve
        rows: list[Sequence[Cell]] = []
        for number, turn in enumerate(self.turns):
            mean, error = (None, None) if turn.chance is None else turn.chance
            best = curve is not None and number == curve.best
            rows.append((number + 1, turn.total, mean, error, int(best), int(turn.done)))
        return words.curve_headings(), rows

    def _told(self, number: int) -> str:
        """A turn in words."""
        assert self._curve is not None
        assert self._words is not None
        turn = self.turns[number]
        if turn.chance is None:
            return words.turn_closed(number + 1, turn.total, self._words.closed())
        more = []
        if number == self._star:
            more.append(words.the_best())
        if turn.done:
            more.append(self._words.when_done(number + 1))
        return words.turn_told(number + 1, turn.total, turn.chance, more)

    def told_at(self, x: float) -> str:
        if not self.turns:
            return ""
        number = round((x - self._left) / self._step - 0.5)
        return self._told(min(max(number, 0), len(self.turns) - 1))

    # ----------------------------------------------------------------------- places

    @property
    def _left(self) -> float:
        """The left edge of the curve; the words stand before it."""
        captions = (words.the_turn(), words.your_total(), in_percent(100))
        return max(self.look.width(each, STRONG) for each in captions) + 18

    @property
    def _step(self) -> float:
        return min((self.area().width - self._left - 8) / max(1, len(self.turns)), WIDEST)

    @property
    def _line(self) -> float:
        """The height of a line of text."""
        return self.look.size(LABEL) * 1.7

    @property
    def _low(self) -> float:
        """The line of nothing."""
        return self.area().height - 2.4 * self._line - BARS - BELOW

    def _x(self, number: int) -> float:
        return self._left + (number + 0.5) * self._step

    def _y(self, chance: float) -> float:
        return self._low - (self._low - TOP) * min(max(chance, 0.0), 1.0)

    # --------------------------------------------------------------------- painting

    def paint(self, canvas: Canvas) -> None:
        if self._curve is None or self._words is None:
            return
        theme = canvas.theme
        right = self._left + self._step * len(self.turns)
        for whole in GRID:
            y = self._y(whole / 100)
            canvas.line([(self._left, y), (right, y)], theme.line, 1.5)
            label = in_percent(whole)
            canvas.text(self._left - GAP, y, label, LABEL, theme.text_2, align=Align.RIGHT)
        self._closed(canvas)
        self._chances(canvas)
        self._totals(canvas)

    def _closed(self, canvas: Canvas) -> None:
        """The turns before it could be ended."""
        assert self._words is not None
        count = sum(turn.chance is None for turn in self.turns)
        if not count:
            return
        top, width = self._y(1), count * self._step - 6
        canvas.round(Box(self._left, top, width, self._low - top), 12, canvas.theme.panel_2)
        lines = wrapped(self._words.closed(), STRONG, width - 8, canvas.scale)
        first = (top + self._low) / 2 - self._line * (len(lines) - 1) / 2
        for number, line in enumerate(lines):
            at = self._left + width / 2, first + number * self._line
            canvas.text(*at, line, STRONG, canvas.theme.text_2, align=Align.CENTRE)

    def _chances(self, canvas: Canvas) -> None:
        curve = self._curve
        assert curve is not None
        told = [
            (number, turn.chance)
            for number, turn in enumerate(self.turns)
            if turn.chance is not None
        ]
        if not told or curve.best is None:
            return
        blue, theme = line_colour(self.look), canvas.theme
        if len(told) > 1:
            edges = [
                [(self._x(at), self._y(found.mean + way * found.error)) for at, found in told]
                for way in (SURE, -SURE)
            ]
            canvas.fill(band(*edges), colour(blue, FAINT if theme.is_high else PALE))
            if theme.is_high:
                for edge in edges:
                    canvas.outline(smooth(edge), blue, 1.5)
            canvas.outline(
                smooth([(self._x(at), self._y(found.mean)) for at, found in told]), blue, 5
            )
        else:
            (at, found), *_ = told
            ends = [(self._x(at), self._y(found.mean + way * found.error)) for way in (SURE, -SURE)]
            canvas.line(ends, blue, 5)
        for at, found in told:
            canvas.disc(self._x(at), self._y(found.mean), DOT + 2, blue)
            canvas.disc(self._x(at), self._y(found.mean), DOT - 1.5, theme.panel)
        self._marks(canvas, curve.best, curve.done)

    def _marks(self, canvas: Canvas, best: int, done: int | None) -> None:
        assert self._words is not None
        theme = canvas.theme
        has_moment = self._tale.has_moment
        if done is not None:
            at, down = self._place(done)
            canvas.line([(at, down + MARK), (at, self._low)], theme.ember, 3, (0.6, 2.2))
            canvas.disc(at, down, MARK + 4, theme.panel)
            canvas.disc(at, down, MARK + 2, theme.ember)
            canvas.svg(fist(theme), Box.around(at, down, MARK * 1.5, MARK * 1.5))
            chance = self._percent(done)
            below = down + MARK + 26
            if below + 18 > self._low:
                # There is no room below the lowest chances.
                below = down - MARK - 26
            if done != best or not has_moment:
                self._pill(canvas, at, below, self._words.done(chance), theme.ember, theme.on_ember)
        if not has_moment:
            return
        x, y = self._place(best)
        if done == best:
            # The fist stays to be seen, and has its star above it.
            y -= 2 * MARK
        canvas.disc(x, y, MARK, theme.panel)
        canvas.disc(x, y, MARK - 3, theme.gold)
        icons.paint(canvas, icons.Icon.MOMENT, x, y, MARK * 1.1, theme.on_gold)
        label = words.best(self._percent(best))
        self._pill(canvas, x, y - MARK - 22, label, theme.gold, theme.on_gold)

    def _place(self, number: int) -> tuple[float, float]:
        return self._x(number), self._y(self._chance(number))

    def _chance(self, number: int) -> float:
        found = self.turns[number].chance
        return 0.0 if found is None else found.mean

    def _percent(self, number: int) -> str:
        found = self.turns[number].chance
        return "" if found is None else percent(uncertain(found.mean))

    def _pill(
        self, canvas: Canvas, x: float, y: float, text: str, fill: Colour, ink: Colour
    ) -> None:
        """A word at a turn, inside of the picture."""
        wide, high = self.look.width(text, PILL) + 32, self.look.size(PILL) + 18
        middle = min(max(x, wide / 2), self.area().width - wide / 2)
        canvas.round(Box.around(middle, max(y, high / 2), wide, high), high / 2, fill)
        canvas.text(middle, max(y, high / 2), text, PILL, ink, align=Align.CENTRE)

    def _totals(self, canvas: Canvas) -> None:
        """The turns by their numbers, and the own total at each."""
        curve, theme = self._curve, canvas.theme
        assert curve is not None
        row = self._low + BELOW
        low = row + self._line * 0.75 + BARS
        for y, caption in ((row, words.the_turn()), (low - BARS / 2, words.your_total())):
            canvas.text(self._left - GAP, y, caption, STRONG, theme.text_2, align=Align.RIGHT)
        most = max(1, *(turn.total for turn in self.turns))
        widest = max(self.look.width(str(most), LABEL), self.look.width("00", LABEL)) + 8
        # Where there is no room for all numbers, some are left out, but never a marked one.
        every = max(1, -int(-widest // self._step))
        for number, turn in enumerate(self.turns):
            x = self._x(number)
            is_marked = number == self._star or turn.done
            tint = theme.ember if turn.done else line_colour(self.look)
            tint = theme.gold if number == self._star else tint
            high = max(8.0, BARS * turn.total / most)
            wide = min(34.0, self._step * 0.6)
            bar = Box(x - wide / 2, low - high, wide, high)
            pale = 1.0 if is_marked or theme.is_high else 0.4
            canvas.round(bar, min(8.0, wide / 2, high / 2), tint, pale)
            near = any(
                abs(number - each) < every
                for each in (self._star, curve.done)
                if each is not None and each != number
            )
            if is_marked or (number % every == 0 and not near):
                kind, ink = (STRONG, theme.text) if is_marked else (LABEL, theme.text_2)
                canvas.text(x, row, str(number + 1), kind, ink, align=Align.CENTRE)
                below = low + self._line * 0.75
                canvas.text(x, below, str(turn.total), kind, ink, align=Align.CENTRE)
