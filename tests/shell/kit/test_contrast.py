"""Controls stand out from what is around them, measured by their pixels in every theme."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from quando_desktop.shell.kit.buttons import Button, ButtonKind
from quando_desktop.shell.kit.choices import Segmented, Switch
from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.kit.panels import Panel
from quando_desktop.shell.kit.sliders import LevelBars, Slider, Stepper
from quando_desktop.shell.kit.text_field import TextField
from tests.shell.widgets import show_in
from tests.table.contrast import ENOUGH, STRONG, changed, contrast, strongest

THEMES = {
    "light": (False, False),
    "dark": (True, False),
    "high light": (False, True),
    "high dark": (True, True),
}
every_theme = pytest.mark.parametrize(("dark", "high"), THEMES.values(), ids=THEMES)


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
