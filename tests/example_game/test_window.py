"""Barge in the real window: played to its end by keys against the player for any game."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from quando_desktop.bots.monte_carlo import MonteCarloBot
from quando_desktop.controller.turn.step import TurnPhase
from quando_desktop.engine import record
from quando_desktop.engine.players import Kind
from quando_desktop.games import GAMES, PLUGS, make_bot
from quando_desktop.settings.settings import LastTable, SeatChoice
from quando_desktop.shell.home.shelf import GameBox
from quando_desktop.shell.kit.labels import Label
from quando_desktop.shell.new_game.plan import NewMatch
from quando_desktop.shell.session.turn_session import TurnSession
from quando_desktop.shell.window.notebook_panel import NotebookPanel
from quando_desktop.shell.window.window import Window
from quando_desktop.table.plain.picture import buttons_for
from tests.example_game.plug import BargeBoard, BargePlug
from tests.example_game.rules import NOBODY, BargeView, Load

WAITING = 20_000
KEY = Qt.Key


def deal(window: Window, computers: Sequence[str] = ("bruno",), seed: int = 3) -> TurnSession:
    """One person, and computer players of this character."""
    seats = [SeatChoice(Kind.HUMAN, "Maria")]
    seats += [SeatChoice(Kind.COMPUTER, key.title(), "fair", key) for key in computers]
    options = GAMES["barge"].check_options(len(seats), {})
    table = LastTable(tuple(seats), options)
    window.matches.deal(NewMatch("barge", table.seats, options, seed, table))
    session = window.session
    assert isinstance(session, TurnSession)
    return session


def view_of(session: TurnSession) -> BargeView:
    view = session.controller.view
    assert isinstance(view, BargeView)
    return view


def wait(qtbot: QtBot, session: TurnSession) -> TurnPhase:
    """Until something is wanted of the person, and the picture rests."""
    controller, page = session.controller, session.page
    qtbot.waitUntil(
        lambda: controller.phase is not TurnPhase.COMPUTER and not page.is_busy, timeout=WAITING
    )
    return controller.phase


def type_key(session: TurnSession, key: Qt.Key) -> None:
    focus: QWidget | None = session.page.focusWidget()
    QTest.keyClick(session.page if focus is None else focus, key)


def take_turn(session: TurnSession) -> None:
    """Weighs a barge with six cards aboard, or loads the first card."""
    if len(view_of(session).cargo) < 6 and view_of(session).hand:
        type_key(session, KEY.Key_Right)
        type_key(session, KEY.Key_Space)
    type_key(session, KEY.Key_Return)


@pytest.mark.parametrize("others", [("bruno",), ("bruno", "olive", "pip")])
def test_a_match_is_played_to_its_end_by_keys_alone(
    window: Window, qtbot: QtBot, others: Sequence[str]
) -> None:
    session = deal(window, others)
    match, turns = session.match, 0
    while wait(qtbot, session) is not TurnPhase.MATCH_OVER:
        if session.controller.phase is TurnPhase.ROUND_OVER:
            type_key(session, KEY.Key_Return)
            continue
        before = match.revision
        take_turn(session)
        assert match.revision > before, "the turn was taken"
        turns += 1
    assert turns > 3
    assert len(match.rounds) > 2
    assert match.result is not None
    assert max(match.result.scores) >= 20
    text = record.write(match)
    assert record.write(record.read(text.encode(), GAMES)) == text
    assert len([*window.program.saves.finished()]) == 1


@pytest.mark.parametrize("size", [(1024, 640), (1440, 900)])
def test_the_shelf_has_room_for_it(window: Window, size: tuple[int, int]) -> None:
    window.resize(*size)
    QTest.qWait(0)
    boxes = [box for box in window.findChildren(GameBox) if box.isVisible()]
    assert [box.game for box in boxes] == [*PLUGS]
    edges = [(box.mapTo(window, box.rect().topLeft()).x(), box.width()) for box in boxes]
    assert all(left + wide <= after for (left, wide), (after, _) in pairwise(edges))
    assert edges[0][0] >= 0
    assert sum(edges[-1]) <= size[0]


def test_a_notebook_tells_the_hand_and_the_choice(window: Window, qtbot: QtBot) -> None:
    session = deal(window)
    while wait(qtbot, session) is TurnPhase.PERSON:
        take_turn(session)
    type_key(session, KEY.Key_N)
    panel = window.findChild(NotebookPanel)
    assert panel is not None
    qtbot.waitUntil(lambda: "Bruno chose: " in words_of(panel), timeout=WAITING)
    assert "Bruno held " in words_of(panel)


def words_of(widget: QWidget) -> str:
    return " ".join(label.text() for label in widget.findChildren(Label))


def test_its_computer_players_are_those_for_any_game(barge: BargePlug) -> None:
    assert isinstance(make_bot("barge", "good", "olive"), MonteCarloBot)


def test_a_hint_says_what_to_do_and_can_be_closed(window: Window, qtbot: QtBot) -> None:
    session = deal(window)
    wait(qtbot, session)
    type_key(session, KEY.Key_H)
    table = session.page.table
    assert table is not None
    qtbot.waitUntil(lambda: table.hints.advice(view_of(session)) is not None, timeout=WAITING)
    advice = table.hints.advice(view_of(session))
    assert advice is not None
    assert "Olive would choose: Load the" in table.hints.in_words(advice)
    type_key(session, KEY.Key_Escape)
    assert not table.hints.is_shown


def test_what_the_rules_do_not_allow_is_said(window: Window, qtbot: QtBot) -> None:
    """An empty barge cannot be weighed (B4)."""
    session = deal(window)
    while wait(qtbot, session) is TurnPhase.PERSON and view_of(session).cargo:
        take_turn(session)
    if session.controller.phase is TurnPhase.ROUND_OVER:
        type_key(session, KEY.Key_Return)
        wait(qtbot, session)
    assert not view_of(session).cargo
    type_key(session, KEY.Key_Return)
    assert session.page.table is not None
    assert session.page.table.state.toast.words == "The rules do not allow that now."
    assert not view_of(session).cargo


def test_either_of_two_equal_cards_can_be_chosen(barge: BargePlug) -> None:
    board = BargeBoard()
    view = BargeView(0, 24, 0, NOBODY, (5, 5), (2, 2), ())
    first, second = board.hand(view)
    for card in (first, second):
        assert buttons_for(board, view, frozenset({card}), view.legal()) == (Load(5),)
    assert buttons_for(board, view, frozenset({first, second}), view.legal()) == ()


def test_the_log_tells_of_the_deal_and_keeps_weights_to_itself(
    window: Window, qtbot: QtBot
) -> None:
    session = deal(window)
    wait(qtbot, session)
    assert [line.words for line in session.page.log()] == ["Round 1 is dealt."]


def test_a_stranger_to_the_shelf_is_gone_afterwards() -> None:
    assert "barge" not in PLUGS
