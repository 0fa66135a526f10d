"""The home page: what it says of a match, where its ways lead, by mouse and by keyboard."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from quando_desktop.disk.entries import UnfinishedEntry
from quando_desktop.engine.players import NAME_LIMIT, Kind, Player
from quando_desktop.settings.settings import Person
from quando_desktop.shell.home.cards import Door, Faces, Glimpse, Score
from quando_desktop.shell.home.page import GameOnShelf, HomePage, HomeState
from quando_desktop.shell.home.shelf import GameBox
from quando_desktop.shell.home.words import greeting, standing, standings, standings_aloud, which
from quando_desktop.shell.kit.buttons import Button, RoundButton
from quando_desktop.shell.kit.labels import Label
from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.names import game_title, level_name, short_name
from tests.shell.widgets import focused, longer_words

QUANDO = GameOnShelf("quando", "Quando", range(2, 7))
QUANTO = GameOnShelf("quanto", "Quanto", range(2, 7), fewest_win=False)
OTHER = GameOnShelf("other", "Another game", range(2, 5))
LESSONS = {"quando": (2, 5), "quanto": (0, 4), "other": (0, 3)}
MARIA = Person("Maria", 3)
PLAYERS = (
    Player("Maria"),
    Player("Olive", Kind.COMPUTER, "fair", "olive"),
    Player("Bruno", Kind.COMPUTER, "fair", "bruno"),
)
ENTRY = UnfinishedEntry("one", Path("one"), 0.0, "quando", PLAYERS, {}, (24, 12, 31), 4, True, 0)
PLAYING = HomeState((QUANDO,), MARIA, ENTRY, 1)
QUANTO_ENTRY = replace(
    ENTRY,
    game="quanto",
    players=(*PLAYERS, Player("Pip", Kind.COMPUTER, "fair", "pip")),
    options={"teams": False, "free_discard": False},
    scores=(8, 5, 20, 9),
    round_number=1,
)


def _open(
    qtbot: QtBot,
    look: Look,
    window: QWidget,
    state: HomeState,
    size: tuple[int, int] = (1440, 900),
) -> HomePage:
    page = HomePage(look, window, hour=lambda: 20)
    page.show_state(state)
    page.resize(*size)
    window.resize(*size)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    return page


def _texts(page: QWidget) -> str:
    labels = [label.text() for label in page.findChildren(Label) if label.isVisible()]
    buttons = [button.text() for button in page.findChildren(Button) if button.isVisible()]
    return "\n".join(labels + buttons)


@pytest.mark.parametrize(
    ("hour", "words"),
    [(5, "Good morning"), (12, "Good afternoon"), (18, "Good evening"), (3, "Good evening")],
)
def test_the_greeting_follows_the_time_of_day(hour: int, words: str) -> None:
    assert greeting(hour, "") == words
    assert greeting(hour, "Maria") == f"{words}, Maria"


def test_a_match_says_its_round_its_turn_and_the_lead() -> None:
    assert which(ENTRY) == "Quando, round 4"
    assert standing(ENTRY) == "Your turn. You are 12 behind Olive."
    assert standing(replace(ENTRY, scores=(10, 12, 31))) == "Your turn. You lead by 2."
    shared = replace(ENTRY, scores=(24, 24, 31))
    assert standing(shared) == "Your turn. You lead by 7, together with Olive."
    assert standing(replace(ENTRY, to_act=1)) == "Olive's turn. You are 12 behind Olive."
    fresh = replace(ENTRY, scores=(0, 0, 0), round_number=1)
    assert standing(fresh) == "Your turn"
    assert standings_aloud(fresh) == ""


def test_the_best_is_on_top() -> None:
    assert standings(ENTRY) == [(1, 12, True), (0, 24, False), (2, 31, False)]
    assert standings_aloud(ENTRY) == "Olive: 12 points, Maria: 24 points, Bruno: 31 points"
    most_win = [seat for seat, *_ in standings(QUANTO_ENTRY)]
    assert most_win == [2, 3, 0, 1]


def test_a_game_of_one_round_does_not_count_it() -> None:
    entry = replace(QUANTO_ENTRY, scores=(0, 0, 0, 0))
    assert which(entry) == "Quanto"
    assert which(replace(entry, round_number=0, in_round=False)) == "Quanto"
    assert standing(entry) == "Your turn"


def test_n25_partners_stand_together() -> None:
    assert standing(QUANTO_ENTRY) == "Your turn. You are 12 behind Bruno."
    teams = replace(QUANTO_ENTRY, options={"teams": True, "free_discard": False})
    assert standing(teams) == "Your turn. You lead by 14, together with Bruno."
    assert [(stand.score, stand.leads) for stand in standings(teams)] == [
        (28, True),
        (28, True),
        (14, False),
        (14, False),
    ]


def test_between_two_rounds_nobody_has_a_turn() -> None:
    entry = replace(ENTRY, in_round=False, to_act=None)
    assert which(entry) == "Quando, after round 4"
    assert standing(entry) == "You are 12 behind Olive."
    people = replace(entry, players=(*PLAYERS[:2], Player("Tom")))
    assert standing(people) == "In the lead: Olive."
    even = replace(people, scores=(12, 12, 31))
    assert standing(even) == "In the lead: Maria, Olive."
    before = replace(entry, round_number=0, scores=(0, 0, 0))
    assert which(before) == "Quando, before the first deal"
    assert standing(before) == ""


def test_of_several_people_the_one_whose_turn_it_is_is_named() -> None:
    people = replace(ENTRY, players=(*PLAYERS[:2], Player("Tom")), to_act=2)
    assert standing(people) == "Tom's turn. In the lead: Olive."


def test_the_card_shows_the_standing_at_a_glance(qtbot: QtBot, look: Look, window: QWidget) -> None:
    page = _open(qtbot, look, window, PLAYING)
    assert [each.text() for each in page.findChildren(Score) if each.isVisible()] == [
        "12",
        "24",
        "31",
    ]
    (faces,) = [each for each in page.findChildren(Faces) if each.isVisible()]
    assert faces.accessibleName().startswith("Olive: 12 points, Maria: 24")


def test_every_level_has_a_name_of_its_own() -> None:
    levels = ["random", "plain", "easy", "fair", "good", "expert"]
    assert len({level_name(level) for level in levels} | set(levels)) == 12
    assert game_title("quando") == "Quando"
    assert (level_name("new"), game_title("new")) == ("new", "new")
    assert short_name("x" * NAME_LIMIT).endswith("…")


def test_with_an_unfinished_match_continue_comes_first(
    qtbot: QtBot, look: Look, window: QWidget
) -> None:
    page = _open(qtbot, look, window, PLAYING)
    assert "Good evening, Maria" in _texts(page)
    assert "Quando, round 4" in _texts(page)
    button = focused()
    assert isinstance(button, Button)
    assert button.text() == "Continue"
    with qtbot.waitSignal(page.continueMatch) as asked:
        QTest.keyClick(button, Qt.Key.Key_Return)
    assert asked.args == [ENTRY]


def test_the_first_focus_does_not_hang_on_when_the_page_comes_into_the_window(
    qtbot: QtBot, look: Look, window: QWidget
) -> None:
    page = HomePage(look)
    page.show_state(PLAYING)
    page.setParent(window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    assert isinstance(focused(), Button)


def test_without_one_the_box_comes_first(qtbot: QtBot, look: Look, window: QWidget) -> None:
    page = _open(qtbot, look, window, HomeState((QUANDO,)))
    assert "Continue" not in _texts(page)
    box = focused()
    assert isinstance(box, GameBox)
    assert box.accessibleName() == "New game: Quando, 2 to 6 players"
    with qtbot.waitSignal(page.newGame) as asked:
        QTest.keyClick(box, Qt.Key.Key_Return)
    assert asked.args == ["quando"]
    with qtbot.waitSignal(page.newGame) as asked:
        box.click()
    assert asked.args == ["quando"]


@pytest.mark.parametrize(
    ("key", "signal"),
    [
        (Qt.Key.Key_N, "newGame"),
        (Qt.Key.Key_R, "rulesAsked"),
        (Qt.Key.Key_G, "gamesAsked"),
        (Qt.Key.Key_O, "openAsked"),
    ],
)
@pytest.mark.parametrize(
    "state", [PLAYING, HomeState((QUANDO,)), replace(PLAYING, games=(QUANDO, OTHER))]
)
def test_its_keys(
    qtbot: QtBot, look: Look, window: QWidget, state: HomeState, key: Qt.Key, signal: str
) -> None:
    page = _open(qtbot, look, window, state)
    with qtbot.waitSignal(getattr(page, signal)):
        QTest.keyClick(focused(), key)


def test_gear_person_and_about(qtbot: QtBot, look: Look, window: QWidget) -> None:
    page = _open(qtbot, look, window, PLAYING)
    for name, signal in (
        ("Settings", page.settingsAsked),
        ("Maria", page.peopleAsked),
        ("Statistics", page.statisticsAsked),
        ("About", page.aboutAsked),
    ):
        found = [
            button
            for button in page.findChildren(QWidget)
            if button.accessibleName() == name and hasattr(button, "click")
        ]
        with qtbot.waitSignal(signal):
            found[0].click()
    page.show_state(replace(PLAYING, person=None))
    shown = [button for button in page.findChildren(RoundButton) if button.isVisible()]
    names = ["People at this computer", "Statistics", "Settings"]
    assert [button.accessibleName() for button in shown] == names


def test_arrows_go_to_what_is_there(qtbot: QtBot, look: Look, window: QWidget) -> None:
    page = _open(qtbot, look, window, PLAYING)
    seen = []
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Down):
        QTest.keyClick(window.windowHandle(), key)
        seen.append(focused().accessibleName())
    assert seen == ["New game", "Learn to play", "Your games", "About"]
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Left):
        QTest.keyClick(window.windowHandle(), key)
    assert isinstance(focused(), GameBox)
    assert page.isAncestorOf(focused())


def test_tab_reaches_everything(qtbot: QtBot, look: Look, window: QWidget) -> None:
    page = _open(qtbot, look, window, PLAYING)
    seen = set()
    for _ in range(12):
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
        seen.add(focused())
    buttons = [
        button
        for button in page.findChildren(QWidget)
        if hasattr(button, "click") and button.isVisible()
    ]
    assert set(buttons) <= seen


def test_several_unfinished_matches_are_counted(qtbot: QtBot, look: Look, window: QWidget) -> None:
    page = _open(qtbot, look, window, replace(PLAYING, unfinished_count=3))
    assert "3 unfinished matches" in _texts(page)
    page.show_state(replace(PLAYING, unfinished=None, unfinished_count=0))
    assert "unfinished" not in _texts(page)
    assert isinstance(focused(), GameBox)


def test_another_box_may_come_to_the_shelf(qtbot: QtBot, look: Look, window: QWidget) -> None:
    page = _open(qtbot, look, window, PLAYING)
    page.show_state(replace(PLAYING, games=(QUANDO, OTHER)))
    boxes = [box for box in page.findChildren(GameBox) if box.isVisible()]
    assert [box.game for box in boxes] == ["quando", "other"]
    with qtbot.waitSignal(page.newGame) as asked:
        boxes[1].click()
    assert asked.args == ["other"]


@pytest.mark.parametrize(
    ("latest", "begun"), [("other", "other"), ("gone", "quando"), ("", "quando")]
)
def test_a_new_game_is_of_the_kind_that_was_begun_last(
    qtbot: QtBot, look: Look, window: QWidget, latest: str, begun: str
) -> None:
    state = HomeState((QUANDO, OTHER), latest=latest)
    page = _open(qtbot, look, window, state)
    with qtbot.waitSignal(page.newGame) as asked:
        QTest.keyClick(focused(), Qt.Key.Key_N)
    assert asked.args == [begun]


def test_the_match_to_go_on_with_has_a_picture_of_its_game(
    qtbot: QtBot, look: Look, window: QWidget
) -> None:
    page = _open(qtbot, look, window, PLAYING)
    (glimpse,) = page.findChildren(Glimpse)
    seen = []
    for game in ("quando", "quanto", "a game of tomorrow", "quando"):
        glimpse.show_game(game)
        seen.append(glimpse.grab().toImage())
    first, second, third, again = seen
    assert first == again
    assert first != second != third != first
    glimpse.show_game("")
    page.show_state(replace(PLAYING, unfinished=QUANTO_ENTRY))
    assert glimpse.grab().toImage() == second


def test_the_key_sheet_knows_its_keys(qtbot: QtBot, look: Look, window: QWidget) -> None:
    _, rows = _open(qtbot, look, window, PLAYING).keys()
    caps = {cap for row, _ in rows for cap in row}
    assert {"N", "L", "R", "G", "O"} <= caps


@pytest.mark.parametrize(
    ("size", "text"),
    [((1440, 900), 100), ((1024, 640), 100), ((1024, 640), 140), ((3840, 2160), 120)],
)
@pytest.mark.parametrize("longer", [False, True])
@pytest.mark.parametrize(
    "state",
    [
        HomeState((QUANDO,)),
        replace(PLAYING, games=(QUANDO, OTHER, QUANTO)),
        replace(PLAYING, person=Person("W" * NAME_LIMIT, 1), unfinished_count=12),
        HomeState((QUANDO, OTHER, QUANTO), first_minutes=3, lessons=LESSONS),
    ],
)
def test_nothing_is_cut(
    qtbot: QtBot,
    look: Look,
    window: QWidget,
    size: tuple[int, int],
    text: int,
    longer: bool,
    state: HomeState,
) -> None:
    with longer_words(longer):
        look.update(QSize(*size), text=text, animates=False)
        page = _open(qtbot, look, window, state, size)
        QApplication.processEvents()
        assert page.minimumSizeHint().width() <= size[0]
        assert page.view.content.width() <= page.view.viewport().width()
        for label in page.findChildren(Label):
            if label.isVisible() and label.text():
                assert label.height() >= label.heightForWidth(label.width())
                assert label.width() >= label.minimumSizeHint().width()


# ------------------------------------------------------------------------- the first start

FIRST = HomeState((QUANDO, OTHER), first_minutes=3)


def test_the_door_stands_open_and_not_in_the_way(qtbot: QtBot, look: Look, window: QWidget) -> None:
    page = _open(qtbot, look, window, FIRST)
    (door,) = page.findChildren(Door)
    assert door.isVisible()
    assert "Play your first round (3 minutes)" in _texts(page)
    assert "Come to the table" not in _texts(page)
    assert focused() is door.learn
    assert "New here?" in door.learn.accessibleDescription()
    with qtbot.waitSignal(page.lessonAsked):
        QTest.keyClick(door.learn, Qt.Key.Key_Return)
    QTest.keyClick(door.learn, Qt.Key.Key_Tab)
    assert focused() is door.know
    with qtbot.waitSignal(page.rulesKnown):
        QTest.keyClick(door.know, Qt.Key.Key_Space)
    with qtbot.waitSignal(page.newGame):
        page.findChildren(GameBox)[0].click()


def test_the_door_leads_to_the_other_games_too(qtbot: QtBot, look: Look, window: QWidget) -> None:
    page = _open(qtbot, look, window, replace(FIRST, lessons=LESSONS))
    (door,) = page.findChildren(Door)
    (other,) = door.others
    assert (other.text(), OTHER.title in other.accessibleName()) == (OTHER.title, True)
    with qtbot.waitSignal(page.lessonAsked) as asked:
        other.click()
    assert asked.args == [OTHER.id]
    door.know.setFocus()
    QTest.keyClick(door.know, Qt.Key.Key_Tab)
    assert focused() is other


def test_after_the_answer_everything_is_as_usual(qtbot: QtBot, look: Look, window: QWidget) -> None:
    page = _open(qtbot, look, window, FIRST)
    page.show_state(replace(FIRST, first_minutes=0))
    (door,) = page.findChildren(Door)
    assert not door.isVisible()
    assert "Come to the table" in _texts(page)
    assert isinstance(focused(), GameBox)


def test_finished_lessons_have_their_ticks(qtbot: QtBot, look: Look, window: QWidget) -> None:
    page = _open(qtbot, look, window, HomeState((QUANDO, OTHER)))
    box = page.findChildren(GameBox)[0]
    before = box.grab().toImage()
    page.show_state(HomeState((QUANDO, OTHER), lessons={"quando": (0, 5)}))
    assert box.grab().toImage() == before, "nobody is reminded of what they did not begin"
    page.show_state(HomeState((QUANDO, OTHER), lessons={"quando": (2, 5)}))
    two = box.grab().toImage()
    assert two != before
    assert box.accessibleName().endswith("2 lessons finished")
    page.show_state(HomeState((QUANDO, OTHER), lessons={"quando": (5, 5)}))
    assert box.grab().toImage() != two
