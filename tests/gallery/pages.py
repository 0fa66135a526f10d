"""A walk through all pages around the table. Each name that comes is a picture to take then."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from quando_desktop.games import GAMES, PLUGS
from quando_desktop.shell.about.licences_page import LicencesPage
from quando_desktop.shell.kit.choices import Chip, SideList
from quando_desktop.shell.new_game.page import NewGamePage
from quando_desktop.shell.new_game.seat import AddCard, SeatCard
from quando_desktop.shell.rulebook.page import RulesPage
from quando_desktop.shell.settings.page import SettingsPage
from quando_desktop.shell.your_games.page import GamesPage
from tests.controller.inline_looking import looks_back_inline, nobody_looks_back
from tests.controller.looked_back import over
from tests.gallery.studio import Studio
from tests.shell.widgets import child

ESCAPE, DOWN, KEYS = Qt.Key.Key_Escape, Qt.Key.Key_Down, Qt.Key.Key_F1
TODAY = date(2026, 11, 18)
REPORT = "Quando Desktop\nThe table could not draw a card.\n" + 30 * "  a line of the report\n"


def walk(studio: Studio) -> Iterator[str]:
    """With the kept data."""
    yield "home-continue"
    studio.press(ESCAPE)
    yield "home"
    yield from _with_keys(studio, "home")
    for game in GAMES:
        yield from _new_game(studio, game)
    yield from _settings(studio)
    yield from _your_games(studio)
    yield from _statistics(studio)
    yield from _replay(studio)
    yield from _looking_back(studio)
    yield from _learn(studio)
    yield from _rules(studio)
    yield from _practice(studio)
    studio.window.pages.show_about()
    yield "about"
    studio.window.pages.show_licences()
    yield "licences"
    child(studio.window, LicencesPage).show_topic(1)
    yield "licences-second"
    studio.window.pages.show_home()
    studio.window.overlays.tell("The disk is full: make some room, and nothing is lost.")
    yield "problem"
    studio.press(ESCAPE)
    studio.window.show_crash(REPORT)
    yield "crash"


def _practice(studio: Studio) -> Iterator[str]:
    """Before the first answer, with a question, and with its chances."""
    practice = studio.window.practice
    practice.library.today = lambda: TODAY
    for game in GAMES:
        practice.open(game)
        yield f"practice-{game}"
        kind, *_ = practice.kinds(game)[-1]
        if not practice.has_puzzle(game):
            continue
        practice.open(game, kind)
        yield f"practice-{game}-asked"
        guide = practice.guide
        assert guide is not None
        guide.admits(guide.position.exercise.seat, guide.position.actions[1])
        yield f"practice-{game}-told"
    practice.open("seven_ate_nine", "ladder")
    yield "practice-ladder"


def first_start(studio: Studio) -> Iterator[str]:
    """On the day when the program was installed."""
    yield "first-home"
    studio.window.learn.know_rules()
    yield "first-home-answered"
    studio.window.pages.show_games()
    yield "first-your-games"
    studio.window.pages.show_statistics()
    while studio.window.statistics.counting.is_going_on:
        QApplication.processEvents()
    yield "first-statistics"
    for game in GAMES:
        studio.window.pages.show_new_game(game)
        yield f"first-new-game-{game}"


def _with_keys(studio: Studio, page: str) -> Iterator[str]:
    studio.press(KEYS)
    yield f"{page}-keys"
    studio.press(ESCAPE)


def _new_game(studio: Studio, game: str) -> Iterator[str]:
    studio.window.pages.show_new_game(game)
    page = child(studio.window, NewGamePage)
    yield f"new-game-{game}"
    add = child(page, AddCard)
    for _ in GAMES[game].seats:
        if add.isVisible():
            add.clicked.emit()
    yield f"new-game-{game}-most"
    child(page, SeatCard).clicked.emit()
    yield f"new-game-{game}-who"
    studio.press(ESCAPE)
    yield from _with_keys(studio, f"new-game-{game}")


def _settings(studio: Studio) -> Iterator[str]:
    studio.window.pages.show_settings()
    page = child(studio.window, SettingsPage)
    for number in range(len(page.groups)):
        child(page, SideList).chose.emit(number)
        yield f"settings-{number + 1}"
    page.people.cards[0].clicked.emit()
    yield "settings-person"
    studio.press(ESCAPE)
    yield from _with_keys(studio, "settings")
    page.opened.emit("live_keys")
    yield "keyboard"
    yield from _with_keys(studio, "keyboard")


def _replay(studio: Studio) -> Iterator[str]:
    """Each game through both lenses, and at the end of a round."""
    with nobody_looks_back():
        yield from _replays(studio)


def _replays(studio: Studio) -> Iterator[str]:
    for game in GAMES:
        studio.window.replay.open(over(game, people=2), 0)
        page = studio.window.replay.page
        assert page is not None
        page.line.setValue(page.round.last * 2 // 3)
        yield f"replay-{game}-knew"
        page.lens.options[1].click()
        yield f"replay-{game}-lay"
        page.lens.options[0].click()
        page.line.setValue(page.round.last)
        yield f"replay-{game}-end"
    yield from _with_keys(studio, "replay")


def _looking_back(studio: Studio) -> Iterator[str]:
    """Each round's curve where there is one, the ledger, and a costly decision in the replay; then
    what is said while it is worked out, and after it was interrupted."""
    window = studio.window
    with looks_back_inline(hurried=False):
        for game in GAMES:
            match = over(game, people=2)
            if not window.looking_back.open(match, 0):
                continue
            page = window.looking_back.page
            assert page is not None
            for number in range(len(match.rounds) if not page.what.isHidden() else 0):
                page.show_round(number, 0)
                yield f"looking-back-{game}-{number + 1}"
            page.show_ledger()
            yield f"looking-back-{game}-ledger"
            window.replay.open(match, 0)
            replay = window.replay.page
            assert replay is not None
            replay.to_next_costly()
            yield f"looking-back-{game}-replay"
    with nobody_looks_back():
        window.looking_back.open(over("quando"), 0)
        yield "looking-back-waiting"
        window.looking_back.study._looking.failed.emit()
        yield "looking-back-interrupted"
    yield from _with_keys(studio, "looking-back")


def _statistics(studio: Studio) -> Iterator[str]:
    """Each game, with its own kind of numbers."""
    studio.window.pages.show_statistics()
    page = studio.window.statistics.page
    while studio.window.statistics.counting.is_going_on:
        QApplication.processEvents()
    for game in GAMES:
        page.filters.turn_to(game)
        yield f"statistics-{game}"


def _your_games(studio: Studio) -> Iterator[str]:
    studio.window.pages.show_games()
    page = child(studio.window, GamesPage)
    yield "your-games"
    for number in range(2, 12, 2):
        studio.press(DOWN, DOWN)
        yield f"your-games-{number}"
    chips = [chip for chip in page.findChildren(Chip) if chip.isVisible()]
    for number, chip in enumerate(chips, 1):
        chip.click()
        yield f"your-games-only-{number}"
        chip.click()
    yield from _with_keys(studio, "your-games")


def _learn(studio: Studio) -> Iterator[str]:
    """With one lesson finished and another one begun."""
    window = studio.window
    for game in PLUGS:
        first, second, *_ = (*window.learn.lessons(game), None, None)
        if first is not None:
            window.lessons.learning.note("", game, first.id, None)
        if second is not None:
            window.lessons.learning.note("", game, second.id, second.steps[3].id)
        window.pages.show_learn(game)
        yield f"learn-{game}"
    yield from _with_keys(studio, "learn")
    window.pages.show_home()
    yield "home-ticks"


def _rules(studio: Studio) -> Iterator[str]:
    studio.window.pages.show_rules()
    page = child(studio.window, RulesPage)
    for game, plug in PLUGS.items():
        book = plug.rulebook()
        assert book is not None
        for topic in book.topics():
            page.show_game(game, topic.id)
            yield f"rules-{game}-{topic.id}"
    yield from _with_keys(studio, "rules")
