"""The door and the page on which people learn: the first start, ticks, the way into a lesson and
back, and a guided match."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from quando_desktop.engine.players import Kind
from quando_desktop.games import PLUGS
from quando_desktop.lessons.lesson import Lesson
from quando_desktop.settings.settings import Language, Person
from quando_desktop.shell.home.cards import Door
from quando_desktop.shell.home.page import HomePage
from quando_desktop.shell.kit.labels import Label
from quando_desktop.shell.learn.page import LearnPage
from quando_desktop.shell.lesson.guide import LessonGuide
from quando_desktop.shell.rulebook.page import RulesPage
from quando_desktop.shell.window.window import Window
from quando_desktop.table.scene.tableau import Role
from tests.shell.conftest import Start
from tests.shell.widgets import child, focused

FIRST, WHEN = "first_round", "when"


def door(window: Window) -> Door:
    return child(window, Door)


def texts(page: QWidget) -> list[str]:
    return [label.text() for label in page.findChildren(Label) if label.isVisible()]


# -------------------------------------------------------------------------- the first start


def test_three_clicks_lead_from_the_first_start_to_the_first_card_played(
    start: Start, qtbot: QtBot
) -> None:
    window = start()
    assert door(window).isVisible()
    assert focused() is door(window).learn
    QTest.mouseClick(door(window).learn, Qt.MouseButton.LeftButton)
    clicks = 1
    guide = window.lessons.guide
    assert window.lessons.is_open
    assert guide is not None
    assert window.session is not None
    page, match = window.session.page, window.session.match
    qtbot.waitUntil(lambda: guide.is_shown)
    before = match.revision
    while match.revision == before:
        lit = guide.lit_controls()[0]
        QTest.mouseClick(
            page._view.viewport(), Qt.MouseButton.LeftButton, pos=page.place_of(lit).center()
        )
        clicks += 1
        assert clicks <= 3
    assert clicks <= 3


def test_nobody_is_asked_twice(start: Start) -> None:
    window = start()
    assert door(window).isVisible()
    window.pages.show_settings()
    window.pages.show_home()
    assert door(window).isVisible(), "it stays until it is answered"
    window.close()
    again = start()
    assert not door(again).isVisible()
    assert "Come to the table" in texts(child(again, HomePage))


def test_whoever_knows_the_rules_is_at_home(start: Start) -> None:
    window = start()
    door(window).know.click()
    home = child(window, HomePage)
    assert window.stack.currentWidget() is home
    assert not door(window).isVisible()
    assert "Come to the table" in texts(home)
    assert home.isAncestorOf(focused())
    window.close()
    assert not door(start()).isVisible()


def test_people_who_have_been_here_are_not_asked(start: Start) -> None:
    window = start()
    window.program.change(people=(Person("Maria", 1),))
    window.close()
    (window.program.folder.path / "learning.json").unlink()
    named = start()
    assert not door(named).isVisible()
    named.program.change(people=(Person("", 1),))
    named.matches.deal(named.pages.last_table("quando", 1))
    named.close()
    assert not door(start()).isVisible(), "nor those who have played"


def test_a_match_that_is_begun_is_an_answer(start: Start) -> None:
    window = start()
    window.pages.show_new_game("quanto")
    window.matches.deal(window.pages.last_table("quanto", 1))
    window.pages.show_home()
    assert not door(window).isVisible()


# ----------------------------------------------------------------------------- the page


def test_it_tells_what_is_finished_and_where_to_go_on(start: Start) -> None:
    window = start()
    learning = window.lessons.learning
    lessons = PLUGS["quando"].lessons()
    assert lessons is not None
    steps = [step.id for step in lessons.all()[1].steps]
    learning.note("", "quando", FIRST, None)
    learning.note("", "quando", WHEN, steps[3])
    window.pages.show_learn()
    page = child(window, LearnPage)
    assert [card.accessibleName() for card in page.lessons[:2]] == [
        "Lesson 1: Your first round",
        "Lesson 2: When?",
    ]
    first, second = (card.accessibleDescription() for card in page.lessons[:2])
    assert first.endswith("3 minutes. Finished")
    assert f"Continue at step 4 of {len(steps)}" in second
    assert focused() is page.lessons[1], "the first that is not finished"
    window.pages.show_home()
    box = window.pages._home._shelf.boxes[0]  # type: ignore[union-attr]
    assert box.accessibleName().endswith("1 lesson finished")


def test_a_step_that_is_no_more_is_the_beginning(start: Start) -> None:
    window = start()
    window.lessons.learning.note("", "quando", FIRST, "gone")
    window.pages.show_learn()
    assert "Continue" not in child(window, LearnPage).lessons[0].accessibleDescription()


def test_every_game_is_there_and_follows_the_language(
    start: Start, speak: Callable[[Language], bool], qtbot: QtBot
) -> None:
    window = start()
    window.pages.show_learn("seven_ate_nine")
    page = child(window, LearnPage)
    assert page.games is not None
    assert page.games.at == 2
    assert not page.guided.isVisible(), "where all play at once, there is no time for that"
    page.games.options[0].click()
    assert page.guided.isVisible()
    speak(Language.GERMAN)
    qtbot.waitUntil(lambda: page.guided.accessibleName() == "Begleitete Partie")
    assert page.lessons[0].accessibleName() == "Lektion 1: Dein erster Durchgang"


def test_a_lesson_is_left_for_the_page_it_was_begun_on(start: Start) -> None:
    window = start()
    window.pages.show_learn()
    page = child(window, LearnPage)
    page.lessons[0].click()
    assert window.lessons.is_open
    window.lessons.leave()
    assert window.stack.currentWidget() is page
    window.lessons.learning.note("", "quando", FIRST, None)
    page.lessons[0].click()
    window.lessons.leave()
    assert focused() is page.lessons[0], "finished or not"
    page.lessons[0].click()
    window.lessons._go_on()
    window.lessons.leave()
    assert focused() is page.lessons[1], "whoever went on comes from the next one"
    window.lessons.begin("quando", FIRST)
    window.lessons.leave()
    assert window.stack.currentWidget() is child(window, HomePage)


def test_try_it_out_and_back_to_the_topic(start: Start) -> None:
    window = start()
    window.pages.show_rules()
    rules = child(window, RulesPage)
    rules.show_game("quando", "equals")
    rules.reader.try_out.click()
    guide = window.lessons.guide
    assert window.lessons.is_open
    assert guide is not None
    assert "equals" in guide.tutor.step.topics
    window.lessons.leave()
    assert window.stack.currentWidget() is rules
    assert rules.topic.id == "equals"
    rules.back.click()
    assert window.stack.currentWidget() is child(window, HomePage)


def test_every_topic_a_lesson_names_exists(start: Start) -> None:
    for plug in PLUGS.values():
        lessons, book = plug.lessons(), plug.rulebook()
        if lessons is not None and book is not None:
            topics = {topic.id for topic in book.topics()}
            steps = [step for lesson in lessons.all() for step in lesson.steps]
            assert {topic for step in steps for topic in step.topics} <= topics


# ------------------------------------------------------------------------- a guided match


def test_a_guided_match_is_a_real_one_without_the_adviser_among_its_players(start: Start) -> None:
    window = start()
    window.pages.show_learn()
    child(window, LearnPage).guided.click()
    session = window.session
    assert session is not None
    assert session.is_guided
    people = [player for player in session.match.players if player.kind is Kind.HUMAN]
    assert len(people) == 1
    assert "olive" not in [player.character for player in session.match.players]
    window.pages.show_home()
    entry = window.program.saves.latest()
    assert entry is not None
    window.matches.resume(entry)
    assert window.session is not None
    assert window.session.is_guided, "it is gone on with as it was"
    window.overlays.show_menu()
    menu = window.overlays._menu
    assert menu is not None
    assert menu._guide.isVisible()
    menu._guide.click()
    assert not window.session.is_guided


def end_of(window: Window, lesson: Lesson, qtbot: QtBot) -> LessonGuide:
    """Goes to the end of a lesson."""
    assert window.lessons.begin("quando", lesson.id, lesson.steps[-1].id)
    guide = window.lessons.guide
    assert guide is not None
    qtbot.waitUntil(lambda: guide.is_shown)
    guide.skip()
    assert guide.is_over
    return guide


def test_it_is_offered_once_after_the_last_lesson(start: Start, qtbot: QtBot) -> None:
    window = start()
    lessons = PLUGS["quando"].lessons()
    assert lessons is not None
    last = lessons.all()[-1]
    for words in ("Guided match", "Back"):
        assert end_of(window, last, qtbot).spotlight.bubble.go_on.text() == words
    window.lessons.leave()
    window.lessons.learning._jotter._known = None
    (window.program.folder.path / "learning.json").unlink()
    guide = end_of(window, last, qtbot)
    guide.spotlight.bubble.go_on.click()
    assert window.session is not None
    assert window.session.is_guided


def test_a_usual_match_is_not_guided(start: Start) -> None:
    window = start()
    window.matches.deal(window.pages.last_table("quando", 1))
    assert window.session is not None
    assert not window.session.is_guided
    cards = [each for each in window.session.page.controls if each.role is Role.CARD]
    assert cards


def test_trying_out_leaves_a_match_only_after_a_question(start: Start) -> None:
    window = start()
    window.matches.deal(window.pages.last_table("quando", 1))
    window.pages.show_rules()
    rules = child(window, RulesPage)
    rules.show_game("quando", "equals")
    rules.reader.try_out.click()
    assert not window.lessons.is_open
    dialog = window.overlays._dialog
    assert dialog is not None
    assert dialog.isVisible()
    assert window.session is not None
