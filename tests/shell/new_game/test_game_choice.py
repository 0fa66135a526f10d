"""A new game of any kind: which game, its switches, partners, and what each game remembers."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from quando_desktop.games import GAMES, PLUGS
from quando_desktop.settings.settings import LastTable
from quando_desktop.shell.kit.choices import Segmented
from quando_desktop.shell.kit.labels import Label
from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.new_game.options import Named
from quando_desktop.shell.new_game.page import NewGamePage
from quando_desktop.shell.new_game.plan import Plan
from tests.shell.conftest import Start
from tests.shell.new_game.tables import MARIA, SIX, computer, deal, human, open_page, who
from tests.shell.widgets import child

FOUR = LastTable(SIX.seats[:4])
CHARACTERS = {"olive": "Olive", "bruno": "Bruno", "vesna": "Vesna", "pip": "Pip", "nils": "Nils"}


def offered(page: NewGamePage) -> list[str]:
    """The names of what can be chosen about the table."""
    parts = page.options.findChildren(Named)
    return [part.label.text() for part in parts if part.isVisible()]


def said(page: QWidget) -> list[str]:
    return [label.text() for label in page.findChildren(Label) if label.isVisible()]


# ------------------------------------------------------------------------ its options


def test_each_game_has_its_own_house_rules(qtbot: QtBot, look: Look, window: QWidget) -> None:
    page = open_page(qtbot, look, window, FOUR)
    numbers = ["Play to", "Cards each", "Knocking allowed after", "Failed knock"]
    assert sorted(offered(page)) == sorted([*numbers, "Memory help", "Calm motion"])
    switch = child(page, Segmented)
    assert [option.text() for option in switch.options] == [plug.title() for plug in PLUGS.values()]
    with qtbot.waitSignal(page.gameChosen) as chosen:
        switch.options[1].click()
    assert chosen.args == ["quanto"]
    quanto = ["Calm motion", "Free discard", "Guided match", "Two teams"]
    assert sorted(offered(page)) == quanto
    switch.options[2].click()
    rules = ["By turns", "Games", "Hand limit", "No guessing", "Wrong cards cost time"]
    fewer = [f"Fewer cards: seat {number}" for number in range(1, 5)]
    table = ["Calm motion", "Computer players' pace"]
    assert sorted(offered(page)) == sorted([*rules, *fewer, *table])
    switch.options[0].click()
    assert "Memory help" in offered(page), "that is for games in which something is forgotten"
    assert deal(qtbot, page).game == "quando"


def test_a_switch_is_explained_and_dealt(qtbot: QtBot, look: Look, window: QWidget) -> None:
    page = open_page(qtbot, look, window, FOUR, game="quanto")
    free = page.options.switch_of("free_discard")
    assert not free.isChecked()
    assert any(text.startswith("Two teams: ") and "Free discard: " in text for text in said(page))
    assert free.accessibleDescription()
    free.click()
    match = deal(qtbot, page)
    assert match.game == "quanto"
    assert match.options == {"teams": False, "free_discard": True}
    assert match.table.options == {"free_discard": True}


def test_teams_are_offered_only_where_there_can_be_teams(
    qtbot: QtBot, look: Look, window: QWidget
) -> None:
    page = open_page(qtbot, look, window, FOUR, game="quanto")
    page.options.switch_of("teams").click()
    assert deal(qtbot, page).options["teams"] is True
    page.row.add.click()
    assert "Two teams" not in offered(page)
    assert not any("Two teams" in text or text.startswith("with ") for text in said(page))
    assert deal(qtbot, page).options["teams"] is False
    page.row.removed.emit(4)
    assert "Two teams" in offered(page)
    assert page.options.switch_of("teams").isChecked(), "as it was chosen before"


# --------------------------------------------------------------------------- partners


def test_partners_are_shown_at_their_seats(qtbot: QtBot, look: Look, window: QWidget) -> None:
    page = open_page(qtbot, look, window, FOUR, game="quanto")
    assert not any(text.startswith("with ") for text in said(page))
    page.options.switch_of("teams").click()
    beside = [text for text in said(page) if text.startswith("with ")]
    assert beside == ["with Bruno", "with Tom", "with Maria", "with Olive"]
    assert page.row.cards[0].accessibleName() == "Seat 1: Maria, person, partner of Bruno"
    page.row.moved.emit(2, 1)
    beside = [text for text in said(page) if text.startswith("with ")]
    assert beside == ["with Olive", "with Tom", "with Maria", "with Bruno"]
    page.options.switch_of("teams").click()
    assert not any(text.startswith("with ") for text in said(page))


def test_somebody_without_a_name_is_spoken_to(qtbot: QtBot, look: Look, window: QWidget) -> None:
    last = LastTable((human(""), *map(computer, ("olive", "bruno", "vesna"))))
    page = open_page(qtbot, look, window, last, game="quanto")
    page.options.switch_of("teams").click()
    assert page.row.cards[0].accessibleName() == "Seat 1: you, partner of Bruno"
    assert page.row.cards[2].accessibleName().endswith(", your partner")


def test_who_plays_together_is_for_the_game_to_say() -> None:
    class Pairs(type(GAMES["quanto"])):  # type: ignore[misc]
        def sides(self, seats: int, options: object) -> tuple[tuple[int, ...], ...]:
            return ((0, 1), (2, 3))

    plan = Plan(Pairs(), CHARACTERS, (MARIA,), FOUR)
    assert [plan.partners(place) for place in range(4)] == [[1], [0], [3], [2]]
    alone = Plan(GAMES["quando"], CHARACTERS, (MARIA,), FOUR)
    assert not any(alone.partners(place) for place in range(4))


@pytest.mark.parametrize(
    ("game", "seated", "offered"),
    [
        ("quando", "Counts every card and forgets none.", "Saves up triplets to tease the table."),
        ("quanto", "Knows which cards are still to come.", "Loves to turn up new cards."),
    ],
)
def test_a_character_is_told_in_the_words_of_the_game(
    qtbot: QtBot, look: Look, window: QWidget, game: str, seated: str, offered: str
) -> None:
    last = LastTable((human("Maria"), computer("olive")))
    page = open_page(qtbot, look, window, last, game=game)
    assert seated in said(page)
    page.row.asked.emit(0)
    assert offered in said(who(page))


# ------------------------------------------------------------------ what is remembered


def test_each_game_remembers_its_own_table(start: Start) -> None:
    window = start(seed=3)
    window.matches.deal(window.pages.last_table("quando", 1))
    window.pages.show_new_game("quanto")
    page = child(window, NewGamePage)
    page.row.removed.emit(3)
    page.options.switch_of("free_discard").click()
    window.program.change(tables={**window.program.settings.tables, "quanto": page_table(page)})
    assert len(window.pages.last_table("quanto", None).seats) == 3
    assert window.pages.last_table("quanto", None).options["free_discard"] is True
    assert len(window.pages.last_table("quando", None).seats) == 4
    assert window.program.settings.last_game == "quando"


def page_table(page: NewGamePage) -> LastTable:
    return page._plan.match(None).table


def test_a_new_game_begins_with_the_last_kind(start: Start) -> None:
    window = start()
    assert page_game(window) == "quando"
    window.program.change(last_game="quanto")
    assert page_game(window) == "quanto"
    window.program.change(last_game="a game of tomorrow")
    assert page_game(window) == "quando"


def page_game(window: QWidget) -> str:
    window.pages.show_new_game()  # type: ignore[attr-defined]
    return child(window, NewGamePage)._game
