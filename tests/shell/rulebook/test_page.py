"""The rules page: one topic at a time, found by its words, read by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible, QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from quando_desktop.games import PLUGS
from quando_desktop.games.quando.text.rulebook import RULEBOOK
from quando_desktop.games.quanto.text.rulebook import RULEBOOK as QUANTO
from quando_desktop.games.seven_ate_nine.text.rulebook import RULEBOOK as SEVEN
from quando_desktop.prose.rulebook import Credits, Rulebook, Topic
from quando_desktop.settings.settings import Language
from quando_desktop.shell.kit.choices import RadioOption
from quando_desktop.shell.kit.labels import Label
from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.rulebook.page import RulesPage
from quando_desktop.shell.rulebook.picture import PADDING, Arrangement, IllustrationView

TIGHTEST = (1024, 640, 140)
SIZES = [(1440, 900, 100), (1024, 640, 100), TIGHTEST, (2560, 1080, 120)]
TOPICS = [(book.game, topic) for book in (RULEBOOK, QUANTO, SEVEN) for topic in book.topics()]


@pytest.fixture
def other(tmp_path: Path) -> Rulebook:
    """The rulebook of another game, which nobody has translated."""
    text = "# Another game\n\n## only: The only topic\nX1\n\nThere is nothing to know.\n"
    (tmp_path / "rulebook.en.md").write_text(text, encoding="utf-8")
    return Rulebook("other", tmp_path, Credits((), (), (), "", 2000), {})


def _open(
    qtbot: QtBot, look: Look, window: QWidget, *books: Rulebook, size: tuple[int, int] = (1440, 900)
) -> RulesPage:
    page = RulesPage(look, books or (RULEBOOK,))
    page.setParent(window)
    page.resize(*size)
    window.resize(*size)
    with qtbot.waitExposed(window):
        window.show()
    return page


def _press(key: Qt.Key) -> None:
    QTest.keyClick(_focus(), key)


def _focus() -> QWidget:
    found = QApplication.focusWidget()
    assert found is not None
    return found


def _texts(page: RulesPage) -> list[str]:
    return [label.text() for label in page.reader.findChildren(Label) if label.isVisible()]


def test_it_opens_at_the_first_topic_with_all_titles_beside_it(
    qtbot: QtBot, look: Look, window: QWidget
) -> None:
    page = _open(qtbot, look, window)
    assert [option.text() for option in page.contents.titles.options] == [
        topic.title for topic in RULEBOOK.topics()
    ]
    assert page.topic.id == "aim"
    assert {"The aim", "Rules Q21, Q22, Q24", *page.topic.paragraphs} <= set(_texts(page))
    assert page.games is None
    (picture,) = page.reader.findChildren(IllustrationView)
    assert picture.accessibleName() == page.topic.illustrations[0].text


def test_a_topic_can_be_asked_for_by_its_id(qtbot: QtBot, look: Look, window: QWidget) -> None:
    page = _open(qtbot, look, window)
    page.show_game("quando", "straight")
    assert page.topic.id == "straight"
    assert "Rule Q9" in _texts(page)
    assert page.contents.titles.options[page.contents.titles.at].text() == "Straight"


def test_the_next_link_leads_through_the_whole_book(
    qtbot: QtBot, look: Look, window: QWidget
) -> None:
    page = _open(qtbot, look, window)
    seen = [page.topic.id]
    while page.reader.next.isVisible():
        assert page.reader.next.text() == f"Next: {RULEBOOK.topics()[len(seen)].title}"
        page.reader.next.click()
        seen.append(page.topic.id)
    assert seen == [topic.id for topic in RULEBOOK.topics()]


def test_arrows_go_from_topic_to_topic(qtbot: QtBot, look: Look, window: QWidget) -> None:
    page = _open(qtbot, look, window)
    _press(Qt.Key.Key_Up)
    assert page.topic.id == "aim"
    _press(Qt.Key.Key_Down)
    _press(Qt.Key.Key_Down)
    assert page.topic.id == "turn"
    page.contents.to_list()
    _press(Qt.Key.Key_Down)
    assert page.topic.id == "straight"
    assert _focus().isVisible()


def test_page_keys_turn_to_the_next_topic_where_one_fits(
    qtbot: QtBot, look: Look, window: QWidget
) -> None:
    page = _open(qtbot, look, window)
    page.show_game("quando", "straight")
    _press(Qt.Key.Key_PageDown)
    assert page.topic.id == "equals"
    page.contents.to_list()
    _press(Qt.Key.Key_PageUp)
    assert page.topic.id == "straight"


def test_page_keys_read_a_long_topic_to_its_end_first(
    qtbot: QtBot, look: Look, window: QWidget
) -> None:
    look.update(QSize(1024, 640), text=140, animates=False)
    page = _open(qtbot, look, window, size=(1024, 640))
    page.show_game("quando", "cards")
    bar = page.reader.roll.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    presses = 0
    while page.topic.id == "cards":
        before = bar.value()
        _press(Qt.Key.Key_PageDown)
        presses += 1
        assert page.topic.id == "turn" or bar.value() > before
    assert presses > 1
    assert page.topic.id == "turn"
    assert bar.value() == 0


def test_a_word_is_looked_for_by_keyboard_alone(qtbot: QtBot, look: Look, window: QWidget) -> None:
    page = _open(qtbot, look, window)
    QTest.keyClicks(page, "/")
    field = page.contents.field
    assert _focus() is field
    QTest.keyClicks(field, "knocker")
    found = [option.text() for option in page.contents.titles.options]
    assert "Knocking" in found
    assert "Straight" not in found
    assert page.topic.title == "Knocking"
    _press(Qt.Key.Key_Return)
    assert _focus().parent() is page.contents.titles
    _press(Qt.Key.Key_Down)
    following = found[found.index("Knocking") + 1]
    assert page.topic.title == following
    with qtbot.assertNotEmitted(page.left):
        _press(Qt.Key.Key_Escape)
    assert field.text() == ""
    assert page.topic.title == following
    assert len(page.contents.titles.options) == len(RULEBOOK.topics())
    with qtbot.waitSignal(page.left):
        _press(Qt.Key.Key_Escape)


def test_what_is_nowhere_is_said_to_be_nowhere(qtbot: QtBot, look: Look, window: QWidget) -> None:
    page = _open(qtbot, look, window)
    page.contents.field.setText("parcheesi")
    assert page.contents.nothing.isVisible()
    assert not page.contents.titles.options
    page.contents.to_list()
    page.contents.field.setText("zero")
    assert not page.contents.nothing.isVisible()
    assert page.topic.id == "zeros"


def test_reading_on_leaves_a_search_that_did_not_find_the_next_topic(
    qtbot: QtBot, look: Look, window: QWidget
) -> None:
    page = _open(qtbot, look, window)
    page.contents.field.setText("Italian")
    assert page.topic.id == "knock"
    page.reader.next.click()
    assert page.topic.id == "count"
    assert page.contents.field.text() == ""
    assert page.contents.titles.options[page.contents.titles.at].text() == "Counting up"


def test_the_chosen_title_is_in_sight_in_a_list_that_scrolls(
    qtbot: QtBot, look: Look, window: QWidget
) -> None:
    look.update(QSize(1024, 640), text=140, animates=False)
    page = RulesPage(look, (RULEBOOK,))
    page.setParent(window)
    page.show_game("quando", "house_rules")
    page.resize(1024, 640)
    window.resize(1024, 640)
    with qtbot.waitExposed(window):
        window.show()
    first, *_, last = page.contents.titles.options
    qtbot.waitUntil(lambda: last.visibleRegion().boundingRect().height() == last.height())
    page.show_topic(0)
    qtbot.waitUntil(lambda: first.visibleRegion().boundingRect().height() == first.height())


def test_several_games_have_a_switch(
    qtbot: QtBot, look: Look, window: QWidget, other: Rulebook
) -> None:
    page = _open(qtbot, look, window, RULEBOOK, other)
    assert page.games is not None
    page.show_topic(4)
    page.games.options[1].click()
    assert page.topic.title == "The only topic"
    assert not page.reader.next.isVisible()
    page.show_game("quando")
    assert page.games.at == 0
    assert page.topic.id == "aim"


def test_another_books_titles_are_gone_at_once(qtbot: QtBot, look: Look, window: QWidget) -> None:
    page = _open(qtbot, look, window, RULEBOOK, QUANTO)
    page.show_game("quanto")
    titles = page.contents.titles
    seen = [option.text() for option in titles.findChildren(RadioOption) if option.isVisible()]
    assert seen == [topic.title for topic in QUANTO.topics()]


def test_the_open_topic_stays_when_the_language_changes(
    qtbot: QtBot, look: Look, window: QWidget, speak: Callable[[Language], bool]
) -> None:
    page = _open(qtbot, look, window)
    page.show_game("quando", "knock")
    assert speak(Language.GERMAN)
    qtbot.waitUntil(lambda: page.title.text() == "Regeln")
    assert page.topic.id == "knock"
    assert page.topic.title == "Klopfen"
    assert "Klopfen" in _texts(page)
    assert "Klopfen" in [option.text() for option in page.contents.titles.options]


def test_a_game_goes_by_its_title_in_the_language_spoken(
    qtbot: QtBot,
    look: Look,
    window: QWidget,
    speak: Callable[[Language], bool],
    other: Rulebook,
) -> None:
    page = _open(qtbot, look, window, QUANTO, SEVEN, other)
    assert page.games is not None
    assert [each.text() for each in page.games.options] == ["Quanto", "7 ate 9", "Another game"]
    page.show_game("seven_ate_nine")
    assert speak(Language.GERMAN)
    qtbot.waitUntil(lambda: page.title.text() == "Regeln")
    titles = [each.text() for each in page.games.options]
    assert titles == ["Quanto", "Unter Spannung", "Another game"]
    assert page.games.at == 1


@pytest.mark.parametrize(
    ("language", "width", "height", "text"),
    [*((Language.GERMAN, *size) for size in SIZES), (Language.ENGLISH, *TIGHTEST)],
)
@pytest.mark.parametrize("book", [RULEBOOK, QUANTO, SEVEN], ids=lambda book: book.game)
def test_nothing_is_cut_at_any_size(
    qtbot: QtBot,
    look: Look,
    window: QWidget,
    speak: Callable[[Language], bool],
    book: Rulebook,
    language: Language,
    width: int,
    height: int,
    text: int,
) -> None:
    assert speak(language)
    look.update(QSize(width, height), text=text, animates=False)
    page = _open(qtbot, look, window, book, size=(width, height))
    for number in range(len(book.topics())):
        page.show_topic(number)
        QApplication.processEvents()
        # The panels scroll, the page does not.
        assert page.contents.mapTo(page, page.contents.rect().bottomLeft()).y() < height
        content = page.reader.roll.content
        assert content.width() <= page.reader.roll.viewport().width()
        for label in page.reader.findChildren(Label):
            if label.isVisible():
                assert label.height() >= label.heightForWidth(label.width())
        for picture in content.findChildren(IllustrationView):
            if picture.isVisible():
                assert picture.height() == picture.heightForWidth(picture.width())
        for option in page.contents.titles.options:
            assert option.width() >= option.sizeHint().width()


@pytest.mark.parametrize(("width", "height", "text"), SIZES)
@pytest.mark.parametrize(
    "topic", [topic for _, topic in TOPICS], ids=[f"{game} {topic.id}" for game, topic in TOPICS]
)
def test_pictures_keep_to_their_ground(
    look: Look, topic: Topic, width: int, height: int, text: int
) -> None:
    look.update(QSize(width, height), text=text)
    assert topic.illustrations
    for illustration, room in product(topic.illustrations, (896.0, 800.0)):
        made = Arrangement(look, illustration, room)
        for left, right in zip(made.slots, made.slots[1:], strict=False):
            assert left.right <= right.left
        assert made.slots[-1].right <= room - PADDING + 0.01
        for placed in made.pictures:
            assert PADDING / 2 < placed.x < room - PADDING / 2
            assert 0 < placed.y < made.captions[0].box.top
        for caption in made.captions:
            assert caption.box.bottom <= made.height
            metrics = QFontMetricsF(look.font(caption.kind))
            longest = max(metrics.horizontalAdvance(word) for word in caption.text.split())
            assert longest <= caption.box.width * look.unit


def test_a_picture_follows_the_theme_and_the_bold_marks(qtbot: QtBot, look: Look) -> None:
    view = IllustrationView(look, RULEBOOK.topics()[0].illustrations[0])
    qtbot.addWidget(view)
    view.resize(view.sizeHint())
    light = view.grab().toImage()
    look.update(QSize(1440, 900), dark=True)
    assert view.grab().toImage() != light
    look.update(QSize(1440, 900), bold=True)
    assert view.grab().toImage() != light
    look.update(QSize(1440, 900))
    assert view.grab().toImage() == light


def test_the_text_is_read_part_by_part(qtbot: QtBot, look: Look, window: QWidget) -> None:
    window.activateWindow()
    page = _open(qtbot, look, window, size=(1024, 640))
    qtbot.waitUntil(window.isActiveWindow)

    def said() -> str:
        return str(QAccessible.queryAccessibleInterface(_focus()).text(QAccessible.Text.Name))

    assert said() == "The aim", "it opens at the open topic"
    _press(Qt.Key.Key_Tab)
    heard = [said()]
    for _ in page.topic.parts:
        _press(Qt.Key.Key_Down)
        heard.append(said())
    parts = [part if isinstance(part, str) else part.text for part in page.topic.parts]
    assert heard == ["The aim, Rules Q21, Q22, Q24", *parts]
    _press(Qt.Key.Key_Tab)
    assert _focus() is page.reader.next
    _press(Qt.Key.Key_Backtab)
    assert said() == parts[-1]
    _press(Qt.Key.Key_PageDown)
    assert page.topic.title == "The cards"
    assert said().startswith("The cards, Rules"), "reading goes on at the next topic"


def test_a_topic_that_can_be_tried_leads_to_its_step(
    qtbot: QtBot, look: Look, window: QWidget
) -> None:
    known = {("quando", "equals"): ("first_round", "first_pair")}
    page = RulesPage(look, [RULEBOOK], lambda *topic: known.get(topic))
    page.setParent(window)
    page.resize(1440, 900)
    window.resize(1440, 900)
    with qtbot.waitActive(window):
        window.show()
    assert not page.reader.try_out.isVisible()
    page.show_game("quando", "equals")
    assert page.reader.try_out.isVisible()
    assert page.reader.try_out.text() == "Try it out"
    with qtbot.waitSignal(page.tryAsked) as asked:
        QTest.keyClick(page, Qt.Key.Key_T)
    assert asked.args == ["quando", "first_round", "first_pair"]
    page.show_game("quando", "house_rules")
    assert not page.reader.try_out.isVisible()


@pytest.mark.parametrize("game", PLUGS)
@pytest.mark.parametrize("language", [Language.ENGLISH, Language.GERMAN])
def test_every_rulebook_begins_with_the_aim_in_one_line(
    speak: Callable[[Language], bool], game: str, language: Language
) -> None:
    speak(language)
    book = PLUGS[game].rulebook()
    assert book is not None
    aim = book.topics()[0]
    assert aim.title == ("The aim" if language is Language.ENGLISH else "Das Ziel")
    assert len(aim.paragraphs[0].split()) <= 6
    assert aim.paragraphs[0].count(".") == 1
