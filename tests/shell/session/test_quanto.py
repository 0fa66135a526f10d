"""Quanto in the window: everything that the box gives a game, for people at one computer."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from quando_desktop.bots.bot import RandomBot
from quando_desktop.controller.turn.step import TurnPhase
from quando_desktop.engine import record
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.players import Kind
from quando_desktop.games import GAMES
from quando_desktop.games.quanto.rules.view import QuantoView
from quando_desktop.settings.settings import LastTable, SeatChoice
from quando_desktop.shell.home.page import HomePage
from quando_desktop.shell.kit.labels import Label
from quando_desktop.shell.new_game.plan import NewMatch
from quando_desktop.shell.rulebook.page import RulesPage
from quando_desktop.shell.session.turn_session import TurnSession
from quando_desktop.shell.window.window import Window
from quando_desktop.shell.your_games.page import GamesPage
from tests.shell.conftest import Start
from tests.shell.widgets import child, turn_session

WAITING = 20_000
NAMES = ("Anna", "Ben", "Cleo", "Dora")


def deal(window: Window, people: int = 4, *, teams: bool = True, seed: int = 3) -> TurnSession:
    """People first, computer players on the other seats."""
    seats = [SeatChoice(Kind.HUMAN, name) for name in NAMES[:people]]
    for key in ("olive", "bruno", "pip")[: 4 - people]:
        seats.append(SeatChoice(Kind.COMPUTER, key.title(), "fair", key))
    options = {"teams": teams, "free_discard": False}
    table = LastTable(tuple(seats), options)
    window.matches.deal(NewMatch("quanto", table.seats, options, seed, table))
    return turn_session(window)


def lift(qtbot: QtBot, session: TurnSession) -> None:
    """The person who is asked for comes."""
    curtain = session.curtain
    assert curtain is not None
    qtbot.waitUntil(lambda: curtain.is_down, timeout=WAITING)
    curtain.ready.emit()
    qtbot.waitUntil(lambda: session.controller.phase is TurnPhase.PERSON, timeout=WAITING)


def act(session: TurnSession) -> None:
    controller = session.controller
    view = controller.view
    assert isinstance(view, QuantoView)
    controller.submit(RandomBot().choose(view, Chance(controller.revision)))


def play(qtbot: QtBot, session: TurnSession, until: TurnPhase) -> None:
    controller = session.controller
    for _ in range(2000):
        qtbot.waitUntil(lambda: controller.phase is not TurnPhase.COMPUTER, timeout=WAITING)
        if controller.phase is until:
            return
        if controller.phase is TurnPhase.CURTAIN:
            lift(qtbot, session)
        else:
            act(session)
    raise AssertionError(f"the match never comes to {until}")


def words(window: Window) -> str:
    return "\n".join(label.text() for label in window.findChildren(Label) if label.isVisible())


@pytest.fixture
def window(start: Start) -> Window:
    return start()


# --------------------------------------------------------------------------- speaking


def test_n24_the_curtain_says_who_waits_for_a_word(window: Window, qtbot: QtBot) -> None:
    session = deal(window)
    lift(qtbot, session)
    controller = session.controller
    asking = controller.looker
    assert asking is not None
    partner = (asking + 2) % 4
    session.page.speak(partner)
    curtain = session.curtain
    assert curtain is not None
    qtbot.waitUntil(lambda: curtain.is_down, timeout=WAITING)
    assert curtain.accessibleName() == (
        f"Hand the computer to {NAMES[partner]}. {NAMES[asking]} is waiting for your answer. "
        "Everybody else looks away."
    )
    lift(qtbot, session)
    assert session.page.speaking == controller.looker == partner
    session.page.be_silent()
    qtbot.waitUntil(lambda: curtain.is_down, timeout=WAITING)
    assert curtain.accessibleName() == (
        f"Hand the computer to {NAMES[asking]}. Everybody else looks away."
    )


def test_n24_a_wish_to_speak_is_shown_at_once(window: Window, qtbot: QtBot) -> None:
    session = deal(window)
    lift(qtbot, session)
    looker = session.controller.looker
    assert looker is not None
    session.page.speak(looker)
    assert session.page.speaking == looker
    assert session.page.may_act
    session.page.be_silent()
    assert session.page.speaking is None


def test_n24_nothing_of_a_hand_is_left_behind_the_curtain(window: Window, qtbot: QtBot) -> None:
    session = deal(window)
    lift(qtbot, session)
    asking = session.controller.looker
    assert asking is not None
    session.page.speak((asking + 2) % 4)
    qtbot.waitUntil(lambda: bool(session.curtain and session.curtain.is_down), timeout=WAITING)
    assert session.page._scene.tableau.pieces == []
    assert session.page.log() == []


# ------------------------------------------------------------------- from deal to shelf


@pytest.mark.parametrize("teams", [False, True])
def test_a_match_is_played_kept_and_listed(
    window: Window, qtbot: QtBot, tmp_path: Path, teams: bool
) -> None:
    session = deal(window, 1, teams=teams)
    play(qtbot, session, TurnPhase.MATCH_OVER)
    match = session.match
    assert match.result is not None
    (kept,) = (tmp_path / "data" / "finished").glob("*.quando")
    assert record.read_file(kept, GAMES).result == match.result
    wins = int(0 in match.result.winners)
    assert session.page.share == f"You have won {wins} of 1 match."
    window.pages.show_games()
    page = child(window, GamesPage)
    (row,) = page.list.rows.matches
    spoken = page.list.rows.index(0).data()
    assert spoken.startswith("Quanto, ")
    assert "4 players" in spoken
    won = [match.players[seat].name for seat in match.result.winners]
    told = spoken.rsplit("players, ", 1)[1]
    assert all(name in told for name in won) or told.startswith("A draw")
    best = max(sum(row.scores[seat] for seat in row.side_of(one)) for one in range(4))
    assert f"with {best} card" in spoken
    assert {seat for seat in range(4) if row.place(seat) == 1} == {*match.result.winners}
    window.matches.rematch()
    assert window.session is not None
    assert window.session.match.options == match.options


def test_a_match_that_was_left_is_offered_on_the_shelf(start: Start, qtbot: QtBot) -> None:
    first = start()
    session = deal(first)
    for _ in range(6):
        if session.controller.phase is TurnPhase.CURTAIN:
            lift(qtbot, session)
        act(session)
        qtbot.waitUntil(lambda: session.controller.phase is not TurnPhase.COMPUTER, timeout=WAITING)
    before = record.write(session.match)
    first.close()
    window = start()
    turn = session.match.players[session.match.to_act()[0]].name
    assert "Quanto. Today" in words(window)
    assert f"{turn}'s turn" in words(window)
    entry = window.program.saves.latest()
    assert entry is not None
    window.overlays.clear()
    window.matches.resume(entry)
    assert window.session is not None
    assert record.write(window.session.match) == before
    assert window.session.curtain is not None
    window.pages.show_home()
    assert "Quanto" in words(window)
    assert "Quanto, round" not in words(window)
    assert child(window, HomePage).isVisible()


# ---------------------------------------------------------------------- around the table


def test_rules_keys_and_titles_are_those_of_the_game(window: Window, qtbot: QtBot) -> None:
    session = deal(window)
    lift(qtbot, session)
    assert window.pages.title() == "Quanto"
    assert any("quanto" in words for column in window.key_columns() for _, words in column[1])
    QTest.keyClick(session.page, Qt.Key.Key_F2)
    page = child(window, RulesPage)
    assert page.isVisible()
    assert page.topic.rules[0].startswith("N")
    page.show_topic(3)
    window.back()
    window.pages.show_rules()
    assert page.topic is page._topics[3], "where it was left"
    page.show_game("quando")
    window.back()
    window.pages.show_rules()
    assert page.topic.rules[0].startswith("N"), "the book of the game that is played"
    window.pages.show_home()
    window.pages.show_rules()
    assert page.isVisible()
