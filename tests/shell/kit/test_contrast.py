"""Controls stand out from what is around them, measured by their pixels in every theme."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from quando_desktop.disk.practice.practised import PlayedDay
from quando_desktop.disk.statistics.report import GameLine
from quando_desktop.shell.kit.buttons import Button, ButtonKind
from quando_desktop.shell.kit.choices import Segmented, Switch
from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.kit.panels import Panel
from quando_desktop.shell.kit.sliders import LevelBars, Slider, Stepper
from quando_desktop.shell.kit.text_field import TextField
from quando_desktop.shell.lesson import progress
from quando_desktop.shell.practice.calendar import DayButton
from quando_desktop.shell.replay import line
from quando_desktop.shell.statistics.games_plot import GamesPlot
from quando_desktop.table.paint.style import Style
from tests.shell.widgets import show_in
from tests.table.contrast import ENOUGH, STRONG, changed, colours, contrast, every_theme, strongest


class Shown:
    """A control on a panel, and its pixels."""

    def __init__(
        self, qtbot: QtBot, look: Look, window: QWidget, control: QWidget, *others: QWidget
    ) -> None:
        self.panel, self.control = Panel(look), control
        for part in (control, *others):
            self.panel.body.addWidget(part)
        self.panel.setParent(window)
        show_in(qtbot, window, self.panel, (400, 200))

    def image(self) -> QImage:
        return self.panel.grab().toImage()

    def at(self, x: float, y: float) -> QColor:
        """The colour there, as shares of the control's size; beyond it is the panel."""
        size = self.control.size()
        inside = QPoint(round(x * size.width()), round(y * size.height()))
        at = self.control.mapTo(self.panel, inside)
        image = self.image()
        ratio = image.devicePixelRatio()
        return image.pixelColor(QPoint(round(at.x() * ratio), round(at.y() * ratio)))

    def dot(self, x: float, y: float, radius: float, ground: QColor) -> float:
        """The contrast of a dot of the control to its ground, from its place in units."""
        unit = self.panel.look.unit
        at = self.control.mapTo(self.panel, QPoint(round(x * unit), round(y * unit)))
        reach = round(radius * unit)
        place = QRect(at.x() - reach, at.y() - reach, 2 * reach, 2 * reach)
        return strongest(self.image().copy(place), ground, least=1)


@pytest.fixture
def dressed(look: Look) -> Callable[[bool, bool], Look]:
    def dress(dark: bool, high: bool) -> Look:
        look.update(QSize(1440, 900), dark=dark, high=high, animates=False)
        return look

    return dress


Dressed = Callable[[bool, bool], Look]


@every_theme
@pytest.mark.parametrize("on", [False, True])
def test_a_switch(
    qtbot: QtBot, dressed: Dressed, window: QWidget, dark: bool, high: bool, on: bool
) -> None:
    look, least = dressed(dark, high), STRONG if high else ENOUGH
    shown = Shown(qtbot, look, window, Switch(look, "switch", on=on))
    beside, ground = shown.at(0.5, 0.5), shown.at(0.5, -0.2)
    assert contrast(beside, ground) >= least
    knob = shown.at(0.6 if on else 0.12, 0.5)
    assert contrast(knob, beside) >= least


@every_theme
def test_the_rest_of_a_slider(
    qtbot: QtBot, dressed: Dressed, window: QWidget, dark: bool, high: bool
) -> None:
    look = dressed(dark, high)
    shown = Shown(qtbot, look, window, Slider(look, 0, 100, 50, name="slider"))
    rest, done, ground = (shown.at(x, 0.5) for x in (0.8, 0.2, 1.2))
    assert contrast(rest, ground) >= (STRONG if high else ENOUGH)
    # What was reached is told by the knob as well.
    assert contrast(rest, done) >= ENOUGH


@every_theme
def test_empty_bars(
    qtbot: QtBot, dressed: Dressed, window: QWidget, dark: bool, high: bool
) -> None:
    look = dressed(dark, high)
    bars = LevelBars(look, ["easy", "fair", "hard"], 1, name="strength")
    shown = Shown(qtbot, look, window, bars)
    middle = (5 + bars.THICK / 2) / bars.area().height
    empty, ground = shown.at(0.5, middle), shown.at(0.5, -0.2)
    assert contrast(empty, ground) >= (STRONG if high else ENOUGH)


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize(
    "make",
    [
        lambda look: TextField(look, width=200),
        lambda look: Stepper(look, [100, 120], 100, name="size"),
        lambda look: Button(look, "Open", ButtonKind.PLAIN),
        lambda look: Segmented(look, ["one", "two"], name="choice"),
    ],
    ids=["field", "stepper", "plain", "segmented"],
)
def test_where_contrast_is_high_every_control_has_a_line_around_it(
    qtbot: QtBot, dressed: Dressed, window: QWidget, make: Callable[[Look], QWidget], dark: bool
) -> None:
    shown = Shown(qtbot, dressed(dark, True), window, make(dressed(dark, True)))
    control, ground = shown.control, QColor(shown.panel.look.theme.panel)
    room = control.geometry().adjusted(-4, -4, 4, 4)
    column = shown.image().copy(room.center().x(), room.top(), 1, 10)
    assert strongest(column, ground, least=1) >= STRONG


@every_theme
@pytest.mark.parametrize(
    "make",
    [
        lambda look: Switch(look, "switch"),
        lambda look: Slider(look, 0, 100, 50, name="slider"),
        lambda look: Button(look, "Deal", ButtonKind.MAIN),
        lambda look: Button(look, "Open", ButtonKind.PLAIN),
        lambda look: Segmented(look, ["one", "two"], name="choice"),
        lambda look: TextField(look, width=200),
    ],
    ids=["switch", "slider", "main", "plain", "segmented", "field"],
)
def test_the_ring_of_the_focus(
    qtbot: QtBot,
    dressed: Dressed,
    window: QWidget,
    make: Callable[[Look], QWidget],
    dark: bool,
    high: bool,
) -> None:
    look = dressed(dark, high)
    other = Button(look, "other", ButtonKind.TEXT)
    shown = Shown(qtbot, look, window, make(look), other)
    look.modality.use(by_keys=True)
    other.setFocus(Qt.FocusReason.TabFocusReason)
    before = shown.image()
    stop = shown.control
    if isinstance(stop, Segmented):
        stop = stop.options[0]
    stop.setFocus(Qt.FocusReason.TabFocusReason)
    assert QApplication.focusWidget() is stop
    control = shown.control
    room = control.geometry().adjusted(-8, -8, 8, 8)
    seen = [contrast(was, now) for was, now in changed(before.copy(room), shown.image().copy(room))]
    strong = [each for each in seen if each >= (STRONG if high else ENOUGH)]
    assert len(strong) > 2 * (control.width() + control.height()), "a line all around"


# -------------------------------------------------------------------------------------- dots


@every_theme
def test_dots_of_a_replay(
    qtbot: QtBot, dressed: Dressed, style: Style, window: QWidget, dark: bool, high: bool
) -> None:
    """In every player's colour, before the present turn and after it."""
    look, least = dressed(dark, high), STRONG if high else ENOUGH
    palette = style.palette
    bodies = [None, *palette.people, *(each.body for each in palette.characters.values())]
    turns = line.TurnLine(look)
    shown = Shown(qtbot, look, window, turns)
    shown.panel.resize(900, 200)
    for here in (0, len(bodies) - 1):
        turns.show_round(bodies, (), str, here)
        QApplication.processEvents()
        for turn, body in enumerate(bodies):
            if abs(turn - here) > 1:
                halfway = (turns.x_of(turn) + turns.x_of(turn + (1 if turn < here else -1))) / 2
                share = halfway * look.unit / turns.width()
                ground = shown.at(share, line.DOWN * look.unit / turns.height())
                found = shown.dot(turns.x_of(turn), line.DOWN, line.LATER, ground)
                assert found >= least, (body, here)


@every_theme
def test_dots_of_a_lesson(
    qtbot: QtBot, dressed: Dressed, window: QWidget, dark: bool, high: bool
) -> None:
    """Steps that are done, the present one, and those to come."""
    look, least = dressed(dark, high), STRONG if high else ENOUGH
    row = progress.Progress(look, [""], 5)
    row.show_step(2)
    shown = Shown(qtbot, look, window, row)
    row.setFixedSize(row.sizeHint())
    QApplication.processEvents()
    y, ground, dot = row.area().height / 2, QColor(look.theme.plate), progress.DOT
    begin = progress.PAD + dot
    later = begin + 2 * progress.STEP + progress.LONG + progress.STEP - 2 * dot
    for x in (begin, begin + progress.STEP, begin + 2 * progress.STEP, later):
        assert shown.dot(x, y, dot, ground) >= least


@every_theme
def test_dots_of_the_calendar(
    qtbot: QtBot, dressed: Dressed, window: QWidget, dark: bool, high: bool
) -> None:
    """A day that was only played."""
    look = dressed(dark, high)
    day = DayButton(look, date(2026, 3, 3), PlayedDay(solved=False, in_time=True), today=False)
    shown = Shown(qtbot, look, window, day)
    half = day.area().width / 2
    found = shown.dot(half, half * 1.62, half * 0.12, QColor(look.theme.plate))
    assert found >= (STRONG if high else ENOUGH)


@every_theme
def test_bars_that_step_back(
    qtbot: QtBot, dressed: Dressed, window: QWidget, dark: bool, high: bool
) -> None:
    """Matches that were won in the months before this one."""
    look = dressed(dark, high)
    plot = GamesPlot(look)
    plot.show_lines([GameLine("quando", 4, 4, 9, ((1, 1), (1, 1), (1, 1), (1, 1), (0, 0)))])
    shown = Shown(qtbot, look, window, plot)
    unit, high_up = look.unit, round(plot._head() * look.unit)
    beside = plot.mapTo(shown.panel, QPoint(plot.width() - round(110 * unit), high_up))
    image = shown.image().copy(QRect(beside, QSize(round(110 * unit), plot.height() - high_up)))
    ground = QColor(look.theme.panel)
    # Edges are softened; what is painted most is the past.
    (_, _), (past, _) = colours(image).most_common(2)
    assert contrast(QColor(past), ground) >= (STRONG if high else ENOUGH)
