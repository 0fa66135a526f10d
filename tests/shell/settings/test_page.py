"""The settings: each control says its field, shows its value, and has room in every language."""

from __future__ import annotations

from dataclasses import fields

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from quando_desktop.engine.players import Kind
from quando_desktop.games import SETTINGS
from quando_desktop.games.quando.settings import (
    CONFIRM_DRAW,
    KNOCK_BY,
    KNOCK_CHANCE,
    MEMORY_HELP,
    KnockBy,
)
from quando_desktop.games.seven_ate_nine.settings import FIT_AID, FitAid
from quando_desktop.settings import people
from quando_desktop.settings.settings import (
    PERSONAL_NOW,
    CardSize,
    Contrast,
    Language,
    LastTable,
    Motion,
    Person,
    Scheme,
    SeatChoice,
    Settings,
    Sorting,
    Speed,
    Spoken,
)
from quando_desktop.shell.kit.buttons import Button
from quando_desktop.shell.kit.choices import RadioGroup, Segmented, Switch
from quando_desktop.shell.kit.labels import Label
from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.kit.rows.setting_row import SettingRow
from quando_desktop.shell.kit.sliders import Slider, Stepper
from quando_desktop.shell.names import why_not
from quando_desktop.shell.settings.page import SettingsPage
from quando_desktop.shell.settings.person_dialog import PersonDialog
from quando_desktop.shell.settings.theme_choice import ThemeChoice
from quando_desktop.table.audio.text_to_speech import Voice, VoiceState

MARIA, TOM = Person("Maria", 1), Person("Tom", 2)
OTHER = Settings(
    Language.GERMAN,
    Scheme.DARK,
    140,
    CardSize.LARGE,
    True,
    35,
    True,
    Speed.INSTANT,
    Motion.NONE,
    Sorting.OFF,
    False,
    True,
    remarks=False,
    faces=False,
    spoken=Spoken.OFF,
    speech_rate=300,
    own={MEMORY_HELP: True, KNOCK_BY: KnockBy.TWICE, CONFIRM_DRAW: True, KNOCK_CHANCE: True},
)


def _aid(dialog: PersonDialog) -> Segmented:
    control = dialog.own[FIT_AID].control
    assert isinstance(control, Segmented)
    return control


def _chance(dialog: PersonDialog) -> Switch:
    control = dialog.own[KNOCK_CHANCE].control
    assert isinstance(control, Switch)
    return control


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1440, 900)
    with qtbot.waitExposed(window):
        window.show()
    return window


class Told(Voice):
    """A voice whose presence a test decides."""

    known = VoiceState.UNKNOWN

    @property
    def state(self) -> VoiceState:
        return self.known

    def tell(self, known: VoiceState) -> None:
        self.known = known
        self.changed.emit()


@pytest.fixture
def voice(qtbot: QtBot) -> Told:
    return Told()


@pytest.fixture
def page(window: QWidget, look: Look, voice: Told) -> SettingsPage:
    page = SettingsPage(look, voice, window)
    page.resize(1440, 900)
    page.show_settings(Settings(people=(MARIA, TOM)))
    page.show()
    QApplication.processEvents()
    return page


def _focus() -> QWidget:
    focus = QApplication.focusWidget()
    assert focus is not None
    return focus


def _settle(page: SettingsPage) -> None:
    """Rows tell their height to their group, and that to the page: each in its turn."""
    for _ in range(4):
        QApplication.processEvents()


def _rows(page: SettingsPage) -> dict[str, SettingRow]:
    return {row.control.accessibleName(): row for row in page.findChildren(SettingRow)}


def _themes(page: SettingsPage) -> ThemeChoice:
    (found,) = page.findChildren(ThemeChoice)
    return found


def _heard(page: SettingsPage) -> list[tuple[str, object]]:
    heard: list[tuple[str, object]] = []
    page.changed.connect(lambda field, value: heard.append((field, value)))
    return heard


def test_every_setting_has_its_control(page: SettingsPage) -> None:
    heard = _heard(page)
    for row in page.findChildren(SettingRow):
        control = row.control
        if isinstance(control, Segmented):
            for option in control.options:
                option.click()
        elif isinstance(control, Switch):
            control.click()
        elif isinstance(control, Slider):
            control.setValue(10)
        elif isinstance(control, Stepper):
            control.stepBy(1)
    _themes(page).options[2].click()
    said = {field for field, _ in heard}
    elsewhere = {"people", "tables", "last_game", "live_keys", "keys", "keyboard_tested", "own"}
    elsewhere |= {"guided"}
    usual = {field.name: getattr(Settings(), field.name) for field in fields(Settings)}
    usual |= {key: setting.default for key, setting in SETTINGS.items()}
    assert said == usual.keys() - elsewhere
    for field, value in heard:
        assert type(value) is type(usual[field]), field


def test_what_is_chosen_counts_at_once(page: SettingsPage) -> None:
    heard, rows = _heard(page), _rows(page)
    for name, number in (("Motion", 2), ("Contrast", 2), ("Language", 2), ("Sort my hand", 1)):
        control = rows[name].control
        assert isinstance(control, Segmented)
        control.options[number].click()
    size = rows["Text size"].control
    assert isinstance(size, Stepper)
    size.stepBy(5)
    assert heard == [
        ("motion", Motion.CALM),
        ("contrast", Contrast.HIGH),
        ("language", Language.GERMAN),
        ("sorting", Sorting.HAND),
        ("text_size", 200),
    ]


def test_showing_settings_changes_none(page: SettingsPage) -> None:
    heard = _heard(page)
    page.show_settings(OTHER)
    page.show_settings(Settings())
    page.show_settings(OTHER)
    assert heard == []
    rows = _rows(page)
    assert _themes(page).at == 2
    for name, at in (("Pace", 3), ("Knock", 1), ("Card size", 1), ("Motion", 3)):
        control = rows[name].control
        assert isinstance(control, Segmented)
        assert control.at == at
    volume, mute = rows["Cards and table"].control, rows["Mute"].control
    assert isinstance(volume, Slider)
    assert volume.value() == 35
    assert isinstance(mute, Switch)
    assert mute.isChecked()


def test_arrow_keys_change_a_setting(page: SettingsPage) -> None:
    heard = _heard(page)
    control = _rows(page)["Pace"].control
    assert isinstance(control, Segmented)
    control.give_focus()
    QTest.keyClick(_focus(), Qt.Key.Key_Right)
    assert heard == [("speed", Speed.FAST)]


def test_the_list_leads_to_a_group_and_follows_the_scrolling(page: SettingsPage) -> None:
    side = next(
        each for each in page.findChildren(RadioGroup) if each.accessibleName() == "Settings"
    )
    side.options[2].click()
    play = page.groups[2]
    assert abs(play.mapTo(page._scroll.viewport(), play.rect().topLeft()).y()) <= 2
    bar = page._scroll.verticalScrollBar()
    bar.setValue(0)
    assert side.at == 0
    bar.setValue(bar.maximum())
    assert side.at == len(page.groups) - 1


def test_what_is_for_one_game_alone_stands_under_its_name(page: SettingsPage) -> None:
    side = next(
        each for each in page.findChildren(RadioGroup) if each.accessibleName() == "Settings"
    )
    names = [option.text() for option in side.options]
    assert names == [
        "Appearance",
        "Sound",
        "Play",
        "Quando",
        "Quanto",
        "7 ate 9",
        "Keys and switches",
        "People",
    ]
    group = page.groups[names.index("Quando")]
    rows = {row.control.accessibleName() for row in group.findChildren(SettingRow)}
    assert rows == {
        "Memory help",
        "Hand total",
        "Knock chance",
        "Knock",
        "Ask before turning a card over",
    }


def _live_rows(page: SettingsPage) -> dict[str, SettingRow]:
    group = page.groups[5]
    return {row.control.accessibleName(): row for row in group.findChildren(SettingRow)}


def test_the_keys_of_a_live_game_lead_to_their_own_page(qtbot: QtBot, page: SettingsPage) -> None:
    rows = ["Mark cards that fit", "Tones for cards that fit", "Pace of the computer players"]
    assert [*_live_rows(page)] == [*rows, "Call the values aloud", "Everybody's own keys"]
    with qtbot.waitSignal(page.opened) as opened:
        door = _live_rows(page)["Everybody's own keys"].control
        assert isinstance(door, Button)
        door.click()
    assert opened.args == ["live_keys"]


NO_VOICE = "This computer has no voice for this language"
NO_ANSWER = "The computer's speech service does not answer"


@pytest.mark.parametrize(
    ("known", "line"),
    [
        (VoiceState.UNKNOWN, "They are always shown as well"),
        (VoiceState.THERE, "They are always shown as well"),
        (VoiceState.NONE, NO_VOICE),
        (VoiceState.DEAD, NO_ANSWER),
    ],
)
def test_a_voice_that_cannot_speak_says_why_and_can_only_be_switched_off(
    page: SettingsPage, voice: Told, known: VoiceState, line: str
) -> None:
    """The page is open before that is known."""
    control = _live_rows(page)["Call the values aloud"].control
    voice.tell(known)
    assert control.accessibleDescription() == line
    assert control.isEnabled() is (known in (VoiceState.UNKNOWN, VoiceState.THERE))
    page.show_settings(Settings(voice=True))
    assert control.isEnabled()


def test_somebodys_own_help_is_chosen_with_their_name(qtbot: QtBot, page: SettingsPage) -> None:
    page.show_settings(Settings(people=(MARIA, Person("Tom", 2, {FIT_AID: FitAid.SLOW}))))
    heard = _heard(page)
    page.people.cards[1].click()
    dialog = next(each for each in page.findChildren(PersonDialog) if each.isVisible())
    assert _aid(dialog).at == 1
    _aid(dialog).options[2].click()
    dialog.save.click()
    assert heard == [("people", (MARIA, Person("Tom", 2, {FIT_AID: FitAid.ALWAYS})))]


def test_about_is_asked_for(qtbot: QtBot, page: SettingsPage) -> None:
    about = next(each for each in page.findChildren(Button) if each.text() == "About")
    with qtbot.waitSignal(page.aboutAsked):
        about.click()


# -------------------------------------------------------------------------------- language


class Longer(QTranslator):
    """Every text nearly half as long again."""

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        return source + "en" * (len(source) // 5) if "{" not in source else source

    def isEmpty(self) -> bool:
        return False


@pytest.mark.parametrize("longer", [False, True])
@pytest.mark.parametrize(
    ("width", "height", "text"), [(1440, 900, 100), (1024, 640, 140), (3840, 2160, 120)]
)
def test_nothing_is_cut_at_any_size(
    qtbot: QtBot, page: SettingsPage, width: int, height: int, text: int, longer: bool
) -> None:
    app = QApplication.instance()
    assert app is not None
    translator = Longer()
    if longer:
        app.installTranslator(translator)
    try:
        page.look.update(QSize(width, height), text=text, animates=False)
        page.resize(width, height)
        _settle(page)
        for label in page.findChildren(Label):
            if label.isVisible() and label.text():
                assert label.height() >= label.heightForWidth(label.width()), label.text()
        for row in page.findChildren(SettingRow):
            assert row.rect().contains(row.control.geometry())
            assert row.control.width() >= row.control.sizeHint().width()
            end = row.mapTo(page, row.rect().topRight()).x()
            assert end < width
    finally:
        app.removeTranslator(translator)


def test_another_language_is_spoken_at_once(page: SettingsPage) -> None:
    app = QApplication.instance()
    assert app is not None
    translator = Longer()
    app.installTranslator(translator)
    try:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LanguageChange)
        assert page.title.text() == "Settingsen"
        assert "Text sizeen" in _rows(page)
    finally:
        app.removeTranslator(translator)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LanguageChange)
    assert page.title.text() == "Settings"


# ---------------------------------------------------------------------------------- people


def _dialog(page: SettingsPage, number: int) -> PersonDialog:
    page.people.cards[number].click()
    dialog = page.findChild(PersonDialog)
    assert isinstance(dialog, PersonDialog)
    return dialog


def _press(dialog: PersonDialog, words: str) -> None:
    next(button for button in dialog.findChildren(Button) if button.text() == words).click()


def test_a_card_for_each_person_and_one_to_add(page: SettingsPage) -> None:
    names = [card.accessibleName() for card in page.people.cards]
    assert names == ["Change Maria", "Change Tom", "Add a person"]


def test_somebody_new_gets_a_face_nobody_has(page: SettingsPage) -> None:
    heard = _heard(page)
    dialog = _dialog(page, 2)
    assert dialog.faces.at == 2
    QTest.keyClicks(dialog.field, "  Lena ")
    QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    assert not dialog.isVisible()
    assert heard == [("people", (MARIA, TOM, Person("Lena", 3)))]
    assert [card.accessibleName() for card in page.people.cards][2] == "Change Lena"


@pytest.mark.parametrize("was_on", [False, True])
def test_each_person_has_a_switch_for_the_knock_chance(page: SettingsPage, was_on: bool) -> None:
    tom = Person("Tom", 2, {KNOCK_CHANCE: was_on})
    page.show_settings(Settings(people=(MARIA, tom)))
    heard = _heard(page)
    dialog = _dialog(page, 1)
    assert _chance(dialog).isChecked() is was_on
    assert _chance(dialog).accessibleName() == "Knock chance"
    _chance(dialog).click()
    assert heard == [], "not before it is said so"
    _press(dialog, "Save")
    assert heard == [("people", (MARIA, Person("Tom", 2, {KNOCK_CHANCE: not was_on})))]


def test_a_new_name_holds_at_the_last_tables_too(page: SettingsPage) -> None:
    table = LastTable((SeatChoice(Kind.HUMAN, "Tom"),))
    page.show_settings(Settings(people=(MARIA, TOM), tables={"quando": table}))
    heard = _heard(page)
    dialog = _dialog(page, 1)
    dialog.field.setText("Tomas")
    dialog.faces.options[5].click()
    _press(dialog, "Save")
    assert heard == [
        ("people", (MARIA, Person("Tomas", 6))),
        ("tables", {"quando": LastTable((SeatChoice(Kind.HUMAN, "Tomas"),))}),
    ]


@pytest.mark.parametrize("name", ["", "   ", "maria", "x" * 61])
def test_a_name_that_cannot_be_is_refused_in_words(page: SettingsPage, name: str) -> None:
    heard = _heard(page)
    dialog = _dialog(page, 1)
    dialog.field.setText(name)
    _press(dialog, "Save")
    assert dialog.isVisible()
    assert heard == []
    fault = people.unfit(Settings(people=(MARIA, TOM)), name, "Tom")
    assert fault is not None
    shown = [label.text() for label in dialog.findChildren(Label) if label.isVisible()]
    assert why_not(fault) in shown


def test_escape_changes_nothing(page: SettingsPage) -> None:
    heard = _heard(page)
    dialog = _dialog(page, 0)
    dialog.field.setText("Ada")
    QTest.keyClick(dialog.field, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert heard == []


def test_removing_asks_first(page: SettingsPage) -> None:
    heard = _heard(page)
    for answer in ("Keep", "Remove"):
        _press(_dialog(page, 0), "Remove…")
        assert heard == []
        asking = next(
            button
            for button in page.findChildren(Button)
            if button.text() == answer and button.isVisible()
        )
        asking.click()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert heard == [("people", (Person("", MARIA.look), TOM))], "it is the owner's computer still"


def test_the_owner_gives_themselves_a_name_and_keeps_their_face(page: SettingsPage) -> None:
    table = LastTable((SeatChoice(Kind.HUMAN), SeatChoice(Kind.HUMAN, "Tom")))
    owner = Person("", 4)
    page.show_settings(Settings(people=(owner, TOM), tables={"quando": table}))
    names = [card.accessibleName() for card in page.people.cards]
    assert names == ["Give yourself a name", "Change Tom", "Add a person"]
    heard = _heard(page)
    dialog = _dialog(page, 0)
    assert dialog.accessibleName() == "What is your name?"
    assert not any(button.text() == "Remove…" for button in dialog.findChildren(Button))
    QTest.keyClicks(dialog.field, "Maria")
    QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    seats = (SeatChoice(Kind.HUMAN, "Maria"), SeatChoice(Kind.HUMAN, "Tom"))
    assert heard == [
        ("people", (Person("Maria", 4), TOM)),
        ("tables", {"quando": LastTable(seats)}),
    ]


def test_the_owner_can_change_without_a_name(page: SettingsPage) -> None:
    page.show_settings(Settings(own={FIT_AID: FitAid.SLOW}))
    heard = _heard(page)
    dialog = _dialog(page, 0)
    assert _aid(dialog).at == 1, "what counts for them now"
    dialog.faces.options[2].click()
    _aid(dialog).options[2].click()
    _press(dialog, "Save")
    assert heard == [("people", (Person("", 3),)), ("fit_aid", FitAid.ALWAYS)]


def test_what_is_a_persons_own_is_shown_changed_and_given_back(page: SettingsPage) -> None:
    tom = Person("Tom", 2, {}, {"text_size": 140, "scan_step": 2200, "smell": "roses"})
    page.show_settings(Settings(people=(MARIA, tom)))
    heard = _heard(page)
    dialog = _dialog(page, 1)
    shown = {field: each.control.at for field, each in dialog.values.items()}
    assert {field for field, at in shown.items() if at} == {"text_size", "scan_step"}
    assert {*dialog.values} == PERSONAL_NOW - {"scan_mouse"}
    chosen = dialog.values["text_size"].control
    assert chosen.options[chosen.at].text() == "140%"
    first = [each.control.options[0].text() for each in dialog.values.values()]
    assert {*first} == {"As for all"}
    chosen.options[0].click()
    dialog.values["motion"].control.options[3].click()
    dialog.values["keys"].control.options[1].click()
    _press(dialog, "Save")
    profile = {"scan_step": 2200, "smell": "roses", "motion": Motion.CALM, "keys": {}}
    assert heard == [("people", (MARIA, Person("Tom", 2, {}, profile)))]
