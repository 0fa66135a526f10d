"""The controls: what they say to screen readers, what keys do, and that no text is cut."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QColor, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from quando_desktop.shell.kit import sliders
from quando_desktop.shell.kit.buttons import Button, ButtonKind, RoundButton
from quando_desktop.shell.kit.choices import Chip, Segmented, SideList, Switch
from quando_desktop.shell.kit.icons import Icon
from quando_desktop.shell.kit.labels import Label
from quando_desktop.shell.kit.layouts import Column, Line
from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.kit.panels import Card, Panel
from quando_desktop.shell.kit.rows.row import Row
from quando_desktop.shell.kit.rows.setting_row import SettingRow
from quando_desktop.shell.kit.scroll import Scroll
from quando_desktop.shell.kit.sliders import LevelBars, Slider, Stepper
from quando_desktop.shell.kit.text_field import TextField
from quando_desktop.table.paint.canvas import Type

Make = Callable[[Look], QWidget]
KEYS = Qt.Key
CONTROLS: dict[str, Make] = {
    "button": lambda look: Button(look, "Deal", ButtonKind.MAIN, key="Enter"),
    "small button": lambda look: Button(look, "Go", ButtonKind.OUTLINE, size=8),
    "round button": lambda look: RoundButton(look, Icon.GEAR, "Settings", 9),
    "switch": lambda look: Switch(look, "Mute"),
    "chip": lambda look: Chip(look, "Won"),
    "stepper": lambda look: Stepper(look, range(5, 8), 7, name="Cards each"),
    "slider": lambda look: Slider(look, 0, 100, 70, name="Volume", words=str),
    "text field": lambda look: TextField(look, hint="Find a word"),
    "levels": lambda look: LevelBars(look, ["Easy", "Expert"], 1, name="Strength"),
    "segmented": lambda look: Segmented(look, ["Full", "Calm"], name="Motion", small=True),
    "side list": lambda look: SideList(look, ["Look", "Sound"], name="Groups"),
}


class Room:
    """A window that has the keys, and a panel in it."""

    def __init__(self, look: Look, qtbot: QtBot) -> None:
        self.window = QWidget()
        self.window.resize(1440, 900)
        qtbot.addWidget(self.window)
        with qtbot.waitExposed(self.window):
            self.window.show()
        self.window.activateWindow()
        qtbot.waitUntil(self.window.isActiveWindow)
        self.panel = Panel(look)
        self.panel.setParent(self.window)

    def put(self, *controls: QWidget) -> Panel:
        for control in controls:
            self.panel.body.addWidget(control)
        self.panel.resize(600, self.panel.sizeHint().height())
        self.panel.show()
        return self.panel


@pytest.fixture
def room(look: Look, qtbot: QtBot) -> Room:
    return Room(look, qtbot)


def heard(widget: QWidget) -> QAccessibleInterface:
    """The text that a screen reader gets."""
    found = QAccessible.queryAccessibleInterface(widget)
    assert found is not None
    return found


# ---------------------------------------------------------------------------------- sizes


@pytest.mark.parametrize("name", CONTROLS)
@pytest.mark.parametrize("size", [QSize(1440, 900), QSize(1024, 640)])
def test_targets_are_large_enough(look: Look, qtbot: QtBot, name: str, size: QSize) -> None:
    look.update(size)
    control = CONTROLS[name](look)
    qtbot.addWidget(control)
    hint = control.minimumSizeHint()
    assert hint.width() >= 24
    assert hint.height() >= 24


@pytest.mark.parametrize("name", [name for name in CONTROLS if "round" not in name])
def test_controls_grow_with_the_text(look: Look, qtbot: QtBot, name: str) -> None:
    control = CONTROLS[name](look)
    qtbot.addWidget(control)
    before = control.sizeHint()
    look.update(QSize(1440, 900), text=140)
    after = control.sizeHint()
    assert (after.height(), after.width()) > (before.height(), before.width())


def test_a_button_is_as_wide_as_its_words(look: Look, qtbot: QtBot) -> None:
    short, long = Button(look, "Deal"), Button(look, "Karten geben und beginnen")
    for button in (short, long):
        qtbot.addWidget(button)
    assert long.minimumSizeHint().width() > short.minimumSizeHint().width()
    assert long.minimumSizeHint().width() > look.px(look.width(long.text(), long.words))
    short.setText(long.text())
    assert short.minimumSizeHint() == long.minimumSizeHint()


def test_text_is_never_smaller_than_twelve_pixels(look: Look, qtbot: QtBot) -> None:
    look.update(QSize(1024, 640))
    label = Label(look, "Play to")
    qtbot.addWidget(label)
    assert label.font().pixelSize() >= 12
    look.update(QSize(640, 400), text=140)
    assert label.font().pixelSize() == round(12 * 1.4)


def test_a_label_that_wraps_gets_the_height_it_needs(look: Look, qtbot: QtBot, room: Room) -> None:
    label = Label(look, "Every move up to this one is saved. " * 6, wraps=True)
    panel = room.put(label)
    panel.resize(360, panel.heightForWidth(360))
    assert label.height() >= label.heightForWidth(label.width())


def test_an_endless_word_wraps_and_is_said_as_it_is(look: Look, room: Room) -> None:
    name = "W" * 40
    label = Label(look, f"Good evening, {name}!", wraps=True)
    panel = room.put(label)
    panel.resize(360, panel.heightForWidth(360))
    assert label.minimumSizeHint().width() < 360
    assert label.height() >= 3 * label.fontMetrics().height()
    assert label.text() == f"Good evening, {name}!"
    ours = Label(look, "Spielreihenfolgenwechsel", wraps=True)
    assert ours.minimumSizeHint().width() > label.minimumSizeHint().width()


def test_a_row_puts_its_reason_below_where_there_is_no_room(look: Look, room: Room) -> None:
    row = SettingRow(look, "Bold marks", "Larger signs on the cards, for weak sight", Switch(look))
    row.setParent(room.window)
    row.show()
    wide, narrow = row.heightForWidth(900), row.heightForWidth(300)
    assert narrow > wide
    row.resize(300, narrow)
    what, why = row.findChildren(Label)
    assert why.geometry().top() >= what.geometry().bottom()
    assert why.geometry().right() < row.control.geometry().left()
    assert why.geometry().bottom() < narrow


def test_a_row_without_room_puts_its_control_below(look: Look, room: Room) -> None:
    choice = Segmented(look, ["Langsam", "Gewöhnlich", "Schnell", "Sofort"], small=True)
    row = SettingRow(look, "Tempo", "Wie lange die anderen nachdenken", choice)
    row.setParent(room.window)
    row.show()
    width = choice.sizeHint().width() + 20
    row.resize(width, row.heightForWidth(width))
    assert all(
        label.geometry().bottom() < choice.geometry().top() for label in row.findChildren(Label)
    )
    assert row.rect().contains(choice.geometry())


def test_a_choice_without_room_goes_downwards(look: Look, room: Room) -> None:
    """And arrow keys go through it as before."""
    choice = Segmented(look, ["Langsam", "Gewöhnlich", "Schnell", "Sofort"], small=True)
    row = SettingRow(look, "Tempo", "", choice)
    row.setParent(room.window)
    row.show()
    for width, is_stacked in ((row.line_width() - 1, True), (row.line_width(), False)):
        row.resize(width, row.heightForWidth(width))
        QApplication.processEvents()
        assert row.width() == width
        places = [option.geometry() for option in choice.options]
        assert row.rect().contains(choice.geometry())
        assert all(choice.rect().contains(place) for place in places)
        assert not any(one.intersects(other) for one, other in pairwise(places))
        assert len({place.left() for place in places}) == (1 if is_stacked else len(places))
        choice.at = 0
        choice.options[0].setFocus()
        QTest.keyClick(choice.options[0], KEYS.Key_Down if is_stacked else KEYS.Key_Right)
        assert choice.at == 1
    assert row.minimumSizeHint().width() < row.line_width()


def test_a_row_of_buttons_without_room_goes_downwards(look: Look, room: Room) -> None:
    host, row = QWidget(), Row(look, 18)
    buttons = [Button(look, words) for words in ("Copy", "Save the report…", "Continue")]
    for button in buttons:
        row.addWidget(button)
    row.insertStretch(2, 1)
    host.setLayout(row)
    host.setParent(room.window)
    host.show()
    for width, lines in ((row.line_width(), 1), (row.line_width() - 1, 3)):
        host.resize(width, 500)
        QApplication.processEvents()
        places = [button.geometry() for button in buttons]
        assert all(host.rect().contains(place) for place in places)
        assert all(
            place.width() >= each.minimumSizeHint().width()
            for place, each in zip(places, buttons, strict=True)
        )
        assert len({place.top() for place in places}) == lines
        assert row.heightForWidth(width) >= max(places[0].height() * lines, places[2].height())
    assert row.minimumSize().width() == buttons[1].minimumSizeHint().width()


def test_a_long_title_of_a_side_list_takes_two_lines(look: Look, room: Room) -> None:
    short, long = "Look", "How to hold a keyboard in one hand while playing"
    titles = SideList(look, [short, long], name="Groups")
    room.put(titles)
    first, second = titles.options
    assert second.sizeHint().height() > first.sizeHint().height()
    assert second.sizeHint().width() < look.px(look.width(long, Type(18, 650)))


# ----------------------------------------------------------------------------------- keys


def test_enter_and_space_press_a_button(look: Look, qtbot: QtBot, room: Room) -> None:
    button = Button(look, "Deal", ButtonKind.MAIN)
    room.put(button)
    button.setFocus()
    for key in (KEYS.Key_Return, KEYS.Key_Enter, KEYS.Key_Space):
        with qtbot.waitSignal(button.clicked):
            QTest.keyClick(button, key)


def test_a_switch_answers_enter_space_and_clicks(look: Look, room: Room) -> None:
    switch = Switch(look, "Mute", words=("off", "on"))
    room.put(switch)
    QTest.keyClick(switch, KEYS.Key_Space)
    assert switch.isChecked()
    QTest.keyClick(switch, KEYS.Key_Return)
    assert not switch.isChecked()
    end = QPoint(switch.width() - 2, switch.height() // 2)
    QTest.mouseClick(switch, Qt.MouseButton.LeftButton, pos=end)
    assert switch.isChecked()


@pytest.mark.parametrize("make", [Segmented, SideList])
def test_arrows_choose_and_tab_leaves(
    look: Look, room: Room, make: type[Segmented] | type[SideList]
) -> None:
    choice, after = make(look, ["Full", "Calm", "None"], 0), Button(look, "Next")
    room.put(choice, after)
    choice.give_focus()
    chosen: list[int] = []
    choice.chose.connect(chosen.append)
    key = KEYS.Key_Right if make is Segmented else KEYS.Key_Down
    QTest.keyClick(choice.options[0], key)
    assert choice.at == 1
    assert chosen == [1]
    assert choice.options[1].hasFocus()
    QTest.keyClick(choice.options[1], KEYS.Key_Tab)
    assert after.hasFocus()


def test_the_program_may_choose_without_a_word(look: Look, qtbot: QtBot) -> None:
    choice = Segmented(look, ["Full", "Calm", "None"], 2)
    qtbot.addWidget(choice)
    with qtbot.assertNotEmitted(choice.chose):
        choice.at = 1
    choice.set_items(["Voll", "Ruhig", "Keine"])
    assert choice.at == 1
    choice.set_items(["Ja", "Nein"], 0)
    assert [option.text() for option in choice.options] == ["Ja", "Nein"]


def test_a_stepper_goes_through_its_values(look: Look, room: Room) -> None:
    stepper = Stepper(look, [30, 50, 100], 50, words=lambda value: f"{value} points")
    room.put(stepper)
    QTest.keyClick(stepper, KEYS.Key_Right)
    assert stepper.value() == 100
    QTest.keyClick(stepper, KEYS.Key_Up)
    assert stepper.value() == 100
    left = QPoint(8, stepper.height() // 2)
    QTest.mouseClick(stepper, Qt.MouseButton.LeftButton, pos=left)
    QTest.mouseClick(stepper, Qt.MouseButton.LeftButton, pos=left)
    assert stepper.value() == 30
    QTest.keyClick(stepper, KEYS.Key_End)
    assert stepper.value() == 100
    QTest.keyClicks(stepper, "7")
    assert stepper.value() == 100


def test_a_slider_follows_mouse_and_keys(look: Look, room: Room) -> None:
    slider = Slider(look, 0, 100, 70, words=lambda value: f"{value} %")
    room.put(slider)
    QTest.keyClick(slider, KEYS.Key_Left)
    assert slider.value() == 65
    QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=QPoint(1, slider.height() // 2))
    assert slider.value() == 0


def test_levels_are_chosen_by_their_bars(look: Look, room: Room) -> None:
    bars = LevelBars(look, ["Easy", "Fair", "Strong", "Expert"], 1, name="Strength")
    room.put(bars)
    QTest.keyClick(bars, KEYS.Key_Right)
    assert bars.value() == 2
    last = QPoint(bars.width() // 2 + look.px(50), 8)
    QTest.mouseClick(bars, Qt.MouseButton.LeftButton, pos=last)
    assert bars.value() == 4
    assert heard(bars).text(QAccessible.Text.Value) == "Expert"


def test_cards_are_chosen_one_at_a_time(look: Look, room: Room) -> None:
    first, second = (Card(look, name, chosen=name == "first") for name in ("first", "second"))
    for card in (first, second):
        card.body.addWidget(Label(look, "Quando"))
    room.put(first, second)
    first.setFocus()
    QTest.keyClick(first, KEYS.Key_Down)
    assert second.isChecked()
    assert not first.isChecked()
    # A click on what stands on a card is a click on the card.
    QTest.mouseClick(first.findChildren(Label)[0], Qt.MouseButton.LeftButton)
    assert first.isChecked()


# ------------------------------------------------------------------------- screen readers


ROLES = QAccessible.Role


@pytest.mark.parametrize(
    ("name", "role", "text"),
    [
        ("button", ROLES.Button, "Deal"),
        ("round button", ROLES.Button, "Settings"),
        ("switch", ROLES.CheckBox, "Mute"),
        ("chip", ROLES.CheckBox, "Won"),
        ("stepper", ROLES.SpinBox, "Cards each"),
        ("slider", ROLES.Slider, "Volume"),
        ("text field", ROLES.EditableText, "Find a word"),
        ("levels", ROLES.SpinBox, "Strength"),
    ],
)
def test_screen_readers_know_what_it_is(
    look: Look, room: Room, name: str, role: QAccessible.Role, text: str
) -> None:
    control = CONTROLS[name](look)
    room.put(control)
    assert heard(control).role() == role
    assert heard(control).text(QAccessible.Text.Name) == text


def test_options_are_radio_buttons(look: Look, room: Room) -> None:
    choice = Segmented(look, ["Full", "Calm"], 1)
    room.put(choice)
    full, calm = (heard(option) for option in choice.options)
    assert full.role() == ROLES.RadioButton
    assert calm.state().checked
    assert not full.state().checked


def test_a_stepper_says_its_words(look: Look, room: Room) -> None:
    stepper = Stepper(look, [40, 50], 50, words=lambda value: f"{value} points")
    room.put(stepper)
    assert heard(stepper).text(QAccessible.Text.Value) == "50 points"
    stepper.set_words(lambda value: f"{value} Punkte")
    assert heard(stepper).text(QAccessible.Text.Value) == "50 Punkte"


def test_screen_readers_are_told_of_another_value_in_words(
    look: Look, room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[tuple[str, str]] = []

    def tell(widget: QWidget, value: int) -> None:
        found = heard(widget)
        told.append((found.text(QAccessible.Text.Name), found.text(QAccessible.Text.Value)))

    monkeypatch.setattr(sliders, "tell_value", tell)
    stepper = Stepper(look, [40, 50], 40, name="Target", words=lambda value: f"{value} points")
    bars = LevelBars(look, ["Easy", "Fair"], 1, name="Strength")
    room.put(stepper, bars)
    for control in (stepper, bars):
        control.setFocus(Qt.FocusReason.TabFocusReason)
        assert not control.lineEdit().hasSelectedText(), "a voice would say what is selected"
        QTest.keyClick(control, KEYS.Key_Right)
        QTest.keyClick(control, KEYS.Key_Right)
    assert told == [("Target", "50 points"), ("Strength", "Fair")]
    assert not bars.accessibleDescription(), "the level would be said twice"


def test_a_group_says_its_name_and_is_a_plain_widget_otherwise(look: Look, room: Room) -> None:
    choice = Segmented(look, ["Full", "Calm"], name="Motion")
    room.put(choice)
    found = heard(choice)
    assert (found.role(), found.text(QAccessible.Text.Name)) == (ROLES.Grouping, "Motion")
    assert choice.contentsMargins().top() == 0
    for key in (KEYS.Key_Space, KEYS.Key_Return):
        event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
        event.accept()
        QApplication.sendEvent(choice, event)
        assert not event.isAccepted(), "keys go on to the page"


def test_a_choice_explains_itself_once(look: Look, room: Room) -> None:
    choice = Segmented(look, ["Full", "Calm", "None"], name="Motion")
    row = SettingRow(look, "Motion", "Calm: fades only", choice)
    other = Button(look, "Other")
    room.put(row, other)

    def said() -> list[str]:
        texts = [heard(option).text(QAccessible.Text.Description) for option in choice.options]
        return [str(text) for text in texts]

    assert said() == ["Calm: fades only", "", ""]
    choice.give_focus()
    QTest.keyClick(choice.options[0], KEYS.Key_Right)
    choice.at = 1
    assert said() == ["", "", ""], "not again with each option"
    other.setFocus()
    assert said() == ["", "Calm: fades only", ""]


def test_a_row_names_its_control(look: Look, room: Room) -> None:
    switch = Switch(look)
    room.put(SettingRow(look, "Mute", "Also with M", switch))
    assert heard(switch).text(QAccessible.Text.Name) == "Mute"
    assert heard(switch).text(QAccessible.Text.Description) == "Also with M"


# ------------------------------------------------------------------------------- pictures


def pixel(widget: QWidget, at: QPoint) -> QColor:
    return widget.grab().toImage().pixelColor(at)


@pytest.mark.parametrize("name", ["button", "switch", "stepper", "slider", "text field"])
def test_the_focus_is_outlined(look: Look, room: Room, name: str) -> None:
    control, other = CONTROLS[name](look), Button(look, "Other")
    panel = room.put(other, control)
    other.setFocus()
    place = control.geometry()
    beside = QPoint(place.center().x(), place.top() - 4)
    assert pixel(panel, beside) != QColor(look.theme.text)
    QTest.keyClick(other, KEYS.Key_Tab)
    assert control.hasFocus()
    assert pixel(panel, beside) == QColor(look.theme.text)


def test_a_click_leaves_no_outline(look: Look, room: Room) -> None:
    button = Button(look, "Deal", ButtonKind.MAIN)
    room.put(Button(look, "Other"), button)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    button.setFocus(Qt.FocusReason.MouseFocusReason)
    assert not button.has_ring


@pytest.mark.parametrize("go", [lambda one: one.hide(), lambda one: one.setEnabled(False)])
def test_what_goes_away_leaves_no_outline_elsewhere(
    look: Look, room: Room, go: Callable[[QWidget], None]
) -> None:
    """Qt moves the focus on as if by Tab; whoever uses a mouse has pressed no key."""
    one, other = Button(look, "Next"), Button(look, "Leave")
    room.put(one, other)
    one.setFocus(Qt.FocusReason.MouseFocusReason)
    go(one)
    assert other.hasFocus()
    assert not other.has_ring
    QTest.keyClick(other, KEYS.Key_Tab)
    assert look.modality.by_keys


def test_the_focus_in_a_choice_is_around_all_of_it(look: Look, room: Room) -> None:
    choice = Segmented(look, ["Full", "Calm"])
    panel = room.put(Button(look, "Other"), choice)
    look.modality.use(by_keys=True)
    choice.give_focus()
    place = choice.geometry()
    assert choice.has_ring
    beside = QPoint(place.center().x(), place.top() - 4)
    assert pixel(panel, beside) == QColor(look.theme.text)


def test_controls_follow_the_theme(look: Look, room: Room) -> None:
    panel = room.put(Label(look, "Look"))
    corner = QPoint(panel.width() // 2, 4)
    assert pixel(panel, corner) == QColor(look.palette.light.panel)
    look.update(QSize(1440, 900), dark=True)
    assert pixel(panel, corner) == QColor(look.palette.dark.panel)


def test_what_scrolls_is_brought_into_sight(look: Look, room: Room) -> None:
    scroll = Scroll(look)
    buttons = [Button(look, f"Number {number}") for number in range(20)]
    for button in buttons:
        scroll.body.addWidget(button)
    panel = room.put(scroll)
    panel.resize(400, 300)
    buttons[0].setFocus()
    for button in buttons[:-1]:
        QTest.keyClick(button, KEYS.Key_Tab)
    assert buttons[-1].hasFocus()
    assert scroll.verticalScrollBar().value() > 0
    assert not buttons[-1].visibleRegion().isEmpty()
    scroll.jump_to(buttons[2])
    assert buttons[2].mapTo(scroll, QPoint(0, 0)).y() == 0


def test_margins_are_units(look: Look, qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    line = Line(look, 10, (20, 20, 20, 20))
    QVBoxLayout(window).addLayout(line)
    column = Column(look, 8)
    line.addLayout(column)
    look.update(QSize(2880, 1800))
    assert (line.spacing(), column.spacing()) == (20, 16)
    assert line.contentsMargins().left() == 40
