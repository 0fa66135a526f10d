"""Tables for the tests of a new game, and the page with one of them."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from quando_desktop.engine.players import Kind
from quando_desktop.games import PLUGS
from quando_desktop.settings.settings import LastTable, Person, SeatChoice
from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.new_game.page import NewGamePage, NewMatch
from quando_desktop.shell.new_game.who_sits import WhoSits
from tests.shell.widgets import show_in

OWNER, MARIA, TOM = Person("", 1), Person("Maria", 1), Person("Tom", 2)


def human(name: str) -> SeatChoice:
    return SeatChoice(Kind.HUMAN, name)


def computer(key: str, level: str = "fair") -> SeatChoice:
    return SeatChoice(Kind.COMPUTER, key.title(), level, key)


SIX = LastTable(
    (
        human("Maria"),
        computer("olive"),
        computer("bruno", "easy"),
        human("Tom"),
        computer("pip"),
        computer("nils"),
    )
)


def open_page(
    qtbot: QtBot,
    look: Look,
    window: QWidget,
    last: LastTable | None = None,
    people: tuple[Person, ...] = (OWNER,),
    size: tuple[int, int] = (1440, 900),
    game: str = "quando",
) -> NewGamePage:
    page = NewGamePage(look, PLUGS, window)
    page.show_table(last, people, game)
    show_in(qtbot, window, page, size)
    return page


def names(page: NewGamePage) -> list[str]:
    return [seat.name for seat in page.seats]


def deal(qtbot: QtBot, page: NewGamePage) -> NewMatch:
    with qtbot.waitSignal(page.dealAsked) as asked:
        page.deal.click()
    assert asked.args is not None
    match = asked.args[0]
    assert isinstance(match, NewMatch)
    return match


def who(page: NewGamePage) -> WhoSits:
    return next(sits for sits in page.findChildren(WhoSits) if sits.isVisible())
