"""A new game that all play at once: keys and help on the seats, no curtain, a tournament."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from quando_desktop.games.seven_ate_nine.settings import FIT_AID, FitAid
from quando_desktop.settings.keysets import AT_F, AT_J
from quando_desktop.settings.settings import LastTable, Person, Settings
from quando_desktop.shell.kit.labels import Label
from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.new_game.page import NewGamePage
from tests.shell.new_game.tables import MARIA, OWNER, TOM, computer, deal, human, open_page
from tests.shell.widgets import longer_words

GAME = "seven_ate_nine"
TWO = LastTable((human("Maria"), computer("olive"), human("Tom")))
LENA = Person("Lena", 3, {FIT_AID: FitAid.ALWAYS})


def page_of(
    qtbot: QtBot,
    look: Look,
    window: QWidget,
    last: LastTable = TWO,
    settings: Settings | None = None,
    size: tuple[int, int] = (1440, 900),
) -> NewGamePage:
    page = open_page(qtbot, look, window, last, (MARIA, TOM, LENA), size, GAME)
    page.show_settings(settings or Settings(people=(MARIA, TOM, LENA)))
    QApplication.processEvents()
    return page


def said(page: NewGamePage) -> str:
    return "\n".join(label.text() for label in page.findChildren(Label) if label.isVisible())


def caps(page: NewGamePage, place: int) -> tuple[str, ...]:
    return page.row.cards[place]._keys._caps


def test_everybody_sees_their_keys(qtbot: QtBot, look: Look, window: QWidget) -> None:
    page = page_of(qtbot, look, window)
    assert caps(page, 0) == ("A", "D", "W", "S")
    assert caps(page, 1) == ()
    assert caps(page, 2) == ("←", "→", "↑", "↓")
    assert page.row.cards[2].accessibleName() == (
        "Seat 3: Tom, person. Keys: left the left arrow, right the right arrow, play the up arrow, "
        "draw the down arrow"
    )
    page.row.cards[0].removed.emit()
    assert caps(page, 1) == ("←", "→", "↑", "↓"), "alone with the usual keys of one"


def test_chosen_keys_are_shown_in_the_order_of_the_seats(
    qtbot: QtBot, look: Look, window: QWidget
) -> None:
    page = page_of(qtbot, look, window, settings=Settings(live_keys={"2": (AT_J, AT_F)}))
    assert (caps(page, 0), caps(page, 2)) == (("J", "L", "I", "K"), ("F", "H", "T", "G"))
    page.row.cards[0].moved.emit(1)
    page.row.cards[1].moved.emit(1)
    assert caps(page, 1) == ("J", "L", "I", "K"), "keys belong to places, not to names"


def test_help_is_somebodys_own(qtbot: QtBot, look: Look, window: QWidget) -> None:
    page = page_of(qtbot, look, window)
    card = page.row.cards[0]
    assert card.help.isVisible()
    assert card.help.text() == "No help"
    with qtbot.waitSignal(page.settingChanged) as changed:
        QTest.keyClick(card, Qt.Key.Key_Plus)
    assert changed.args is not None
    field, people = changed.args
    assert field == "people"
    assert people == (Person("Maria", 1, {FIT_AID: FitAid.SLOW}), TOM, LENA)
    assert card.help.text() == "Late help"
    with qtbot.waitSignal(page.settingChanged):
        card.help.setValue(3)
    assert page.row.cards[2].help.accessibleName() == "Tom's help"
    assert page.row.cards[2].help.text() == "No help"


def test_somebody_without_a_name_has_the_common_help(
    qtbot: QtBot, look: Look, window: QWidget
) -> None:
    last = LastTable((human(""), computer("olive")))
    page = open_page(qtbot, look, window, last, game=GAME)
    page.show_settings(Settings(own={FIT_AID: FitAid.ALWAYS}))
    assert page.row.cards[0].help.accessibleName() == "Your help"
    assert page.row.cards[0].help.text() == "Help at once"
    assert page.row.cards[0].help.accessibleName() == "Your help"
    with qtbot.waitSignal(page.settingChanged) as changed:
        QTest.keyClick(page.row.cards[0].help, Qt.Key.Key_Minus)
    assert changed.args == ["fit_aid", FitAid.SLOW]
    assert page.row.cards[0].help.text() == "Late help"


def test_help_by_clicks(qtbot: QtBot, look: Look, window: QWidget) -> None:
    page = page_of(qtbot, look, window)
    bars = page.row.cards[0].help
    first = QPoint(bars.width() // 2 - 8, 8)
    last = QPoint(bars.width() // 2 + 8, 8)
    values = []
    for place in (last, first, first, first, last, last):
        QTest.mouseClick(bars, Qt.MouseButton.LeftButton, pos=place)
        values.append(bars.value() - 1)
    assert values == [2, 1, 0, 1, 2, 1]


def test_computers_have_strength_and_no_keys(qtbot: QtBot, look: Look, window: QWidget) -> None:
    page = page_of(qtbot, look, window)
    assert page.row.cards[1].bars.isVisible()
    assert not page.row.cards[1].help.isVisible()
    assert not page.row.cards[0].bars.isVisible()


def test_no_curtain_and_no_memory_help(qtbot: QtBot, look: Look, window: QWidget) -> None:
    page = page_of(qtbot, look, window)
    assert "curtain" not in said(page)
    assert "Memory help" not in said(page)
    assert "Everybody plays at once, each of you with your own keys." in said(page)
    assert page.test.isVisible()
    page.show_table(None, (OWNER,), "quando")
    assert not page.test.isVisible()
    assert "curtain" in said(page)


def test_a_single_game_or_a_tournament(qtbot: QtBot, look: Look, window: QWidget) -> None:
    page = page_of(qtbot, look, window)
    games = page.options.amount_of("games")
    usual = {"games": 1, "hand_limit": 0, "lockout": False, "by_turns": False, "hold": True}
    usual |= {f"fewer_{seat}": 0 for seat in range(4)}
    assert deal(qtbot, page).options == usual
    QTest.keyClick(games, Qt.Key.Key_End)
    limit = page.options.amount_of("hand_limit")
    QTest.keyClick(limit, Qt.Key.Key_Plus)
    page.options.switch_of("lockout").click()
    match = deal(qtbot, page)
    assert match.options == {**usual, "games": 6, "hand_limit": 5, "lockout": True}
    page.row.add.click()
    assert games.maximum() == 8


def test_s18_s19_wrong_cards_and_a_head_start_can_be_chosen(
    qtbot: QtBot, look: Look, window: QWidget
) -> None:
    page = page_of(qtbot, look, window)
    seats = len(page.seats)
    page.options.switch_of("hold").click()
    QTest.keyClick(page.options.amount_of("fewer_0"), Qt.Key.Key_Plus)
    options = deal(qtbot, page).options
    assert (options["hold"], options["fewer_0"]) == (False, 1)

    hidden = [page.options.amount_of(f"fewer_{seat}").parentWidget() for seat in range(4)]
    assert [part.isHidden() for part in hidden if part] == [seat >= seats for seat in range(4)]


def test_a_limit_that_cannot_be_goes_to_the_nearest(
    qtbot: QtBot, look: Look, window: QWidget
) -> None:
    last = LastTable(TWO.seats, {"hand_limit": 3, "games": 8})
    page = page_of(qtbot, look, window, last)
    match = deal(qtbot, page)
    assert (match.options["hand_limit"], match.options["games"]) == (5, 6)


def test_the_keys_can_be_tested_from_here(qtbot: QtBot, look: Look, window: QWidget) -> None:
    page = page_of(qtbot, look, window)
    with qtbot.waitSignal(page.keysAsked) as asked:
        page.test.click()
    assert asked.args is not None
    assert [seat.name for seat in asked.args[0]] == ["Maria", "Tom"]


@pytest.mark.parametrize(
    ("size", "text"),
    [((1440, 900), 100), ((1024, 640), 100), ((1024, 640), 140), ((3840, 2160), 140)],
)
@pytest.mark.parametrize("longer", [False, True])
def test_nothing_is_cut(
    qtbot: QtBot, look: Look, window: QWidget, size: tuple[int, int], text: int, longer: bool
) -> None:
    with longer_words(longer):
        look.update(QSize(*size), text=text, animates=False)
        last = LastTable((*TWO.seats, human("Lena")))
        page = page_of(qtbot, look, window, last, size=size)
        for _ in range(3):
            QApplication.processEvents()
        for card in page.row.cards:
            assert card.height() >= card.sizeHint().height()
            shown = card._medal
            assert shown is not None
            assert shown.height() >= shown.sizeHint().height()
        assert page.view.content.width() <= page.view.viewport().width()
        assert page.minimumSizeHint().width() <= page.width()


def test_the_pace_of_the_computer_players_is_chosen_here_too(
    qtbot: QtBot, look: Look, window: QWidget
) -> None:
    page = page_of(qtbot, look, window, settings=Settings(live_pace=50))
    pace = page.options.pace
    assert pace.isVisible()
    assert pace.value() == 50
    with qtbot.waitSignal(page.settingChanged) as changed:
        QTest.keyClick(pace, Qt.Key.Key_Minus)
    assert changed.args == ["live_pace", 40]
    with qtbot.waitSignal(page.settingChanged) as changed:
        pace.setValue(31)
    assert changed.args == ["live_pace", 25], "a screen reader can set any number"


def test_a_game_of_turns_has_no_such_pace(qtbot: QtBot, look: Look, window: QWidget) -> None:
    page = open_page(qtbot, look, window, None, (MARIA, TOM), (1440, 900), "quando")
    assert not page.options.pace.isVisible()


def test_by_turns_and_alone(qtbot: QtBot, look: Look, window: QWidget) -> None:
    """S13, S17."""
    page = page_of(qtbot, look, window)
    page.options.switch_of("by_turns").click()
    assert page.options.switch_of("by_turns").accessibleDescription()
    for _ in range(2):
        page.row.cards[1].removed.emit()
    assert [seat.name for seat in page.seats] == ["Maria"]
    page.row.cards[0].removed.emit()
    assert len(page.seats) == 1, "somebody has to play"
    assert "You alone and at leisure" in said(page)
    assert not page.options.amount_of("games").isVisible(), "it is always a single game"
    dealt = deal(qtbot, page)
    assert len(dealt.seats) == 1
    assert dealt.options["by_turns"] is True


def test_nobody_plays_the_other_games_alone(qtbot: QtBot, look: Look, window: QWidget) -> None:
    last = LastTable((human("Maria"), computer("olive")))
    page = open_page(qtbot, look, window, last, (MARIA, TOM), (1440, 900), "quando")
    page.row.cards[1].removed.emit()
    assert len(page.seats) == 2
