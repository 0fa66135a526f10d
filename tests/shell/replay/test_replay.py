"""The page of a replay, the ways there, and the branch that counts for nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from quando_desktop.controller.replay import Replay, RoundReplay
from quando_desktop.dataclass import replace
from quando_desktop.engine import record
from quando_desktop.engine.match import Match
from quando_desktop.games import GAMES
from quando_desktop.settings.settings import Language, Motion, Speed
from quando_desktop.shell.replay import page as replay_page
from quando_desktop.shell.replay.page import ReplayPage
from quando_desktop.shell.window.window import Window
from quando_desktop.shell.window.words_panel import WordsPanel
from quando_desktop.shell.your_games.page import GamesPage
from quando_desktop.table.parts.scenery import REPLAY, ROUND, SHEET
from quando_desktop.table.scene.scene import TableScene
from quando_desktop.table.scene.tableau import Role
from quando_desktop.table.text.words import does_not_count
from tests.controller.looked_back import fresh, over, play
from tests.shell.conftest import Start
from tests.shell.widgets import child, focused, turn_session

TABLE = 0.25
"""The share of the window that a table has at least, however large the letters."""
every_game = pytest.mark.parametrize("game", list(GAMES))


def opened(window: Window, match: Match, number: int = 0) -> ReplayPage:
    window.program.store.change(motion=Motion.NONE)
    assert window.replay.open(match, number)
    page = window.replay.page
    assert page is not None
    assert window.stack.currentWidget() is page
    return page


def picture(page: ReplayPage) -> object:
    """All that is shown and read, without what changes from one drawing to the next."""
    tableau = page.stage._scene.tableau
    pieces = {piece.key: (piece.pose, piece.side) for piece in tableau.pieces}
    return pieces, [(each.key, each.name) for each in tableau.controls]


@every_game
def test_a_jump_shows_what_the_steps_show(game: str, start: Start, qtbot: QtBot) -> None:
    page = opened(start(), over(game))
    last = min(page.round.last, 25)
    seen = []
    for turn in range(1, last + 1):
        page.step(1)
        if page.stage.is_busy:
            qtbot.waitUntil(lambda: not page.stage.is_busy)
        assert page.turn == turn
        seen.append((turn, picture(page), page._told(turn)))
    page.step(-page.turn)
    for turn, shown, words in seen[:: max(1, last // 5)]:
        page.line.setValue(page.round.last if page.turn == turn else 0)
        page.line.setValue(turn)
        assert picture(page) == shown
        assert page._told(turn) == words


@every_game
def test_what_you_knew_asks_no_round(game: str, start: Start) -> None:
    """Only the other lens may look at what was hidden."""
    window = start()
    with patch.object(RoundReplay, "truth", side_effect=AssertionError):
        page = opened(window, over(game))
        page.step(3)
        with pytest.raises(AssertionError):
            page.stage.show_turn(page.round, page.turn, bare=True)


def _swapped(match: Match) -> Match:
    """The same match, but for two cards that nobody has ever seen: the lowest of the draw pile, or
    of the stack of somebody who has not won."""
    changed = fresh(match.game.id)
    deal = match.rounds[0].deal
    if match.game.live:
        left: Any = match.dealt(0)
        for move in match.rounds[0].moves:
            left.apply(move.seat, move.action, [])
        seat = max(range(match.seats), key=lambda each: len(left.stacks[each]))
        stack = [*deal.stacks[seat]]  # type: ignore[attr-defined]
        assert len(left.stacks[seat]) > 1
        other = next(at for at in range(-2, -len(stack), -1) if stack[at] != stack[-1])
        assert -other <= len(left.stacks[seat])
        stack[-1], stack[other] = stack[other], stack[-1]
        stacks = [*deal.stacks]  # type: ignore[attr-defined]
        stacks[seat] = tuple(stack)
        deal = replace(deal, stacks=tuple(stacks))  # type: ignore[type-var]
    else:
        draw = [*deal.draw]  # type: ignore[attr-defined]
        draw[-1], draw[-2] = draw[-2], draw[-1]
        deal = replace(deal, draw=tuple(draw))  # type: ignore[type-var]
    changed.begin_round(deal)
    for move in match.rounds[0].moves:
        changed.submit(move.seat, move.action, at=move.data.get("at"))
    return changed


@pytest.mark.parametrize("game", ["quando", "seven_ate_nine"])
def test_cards_that_nobody_saw_change_nothing_that_was_known(game: str, start: Start) -> None:
    window, match = start(), over(game)
    found = []
    for each in (match, _swapped(match)):
        page = opened(window, each)
        seen = []
        for turn in range(0, page.round.last, max(1, page.round.last // 6)):
            page.line.setValue(turn)
            seen.append((picture(page), page._told(turn)))
        found.append((seen, page.line.marks))
    assert found[0] == found[1]


@every_game
def test_what_lay_there_shows_every_hand(game: str, start: Start) -> None:
    page = opened(start(), over(game))
    page.step(2)
    before = picture(page)
    page.lens.options[1].click()
    assert page.is_bare
    assert picture(page) != before
    for turn in (0, page.round.last // 2, page.round.last):
        page.line.setValue(turn)
    page.lens.options[0].click()
    page.line.setValue(2)
    assert picture(page)[1] == before[1]  # type: ignore[index]


def test_nothing_at_the_table_can_be_pressed(start: Start) -> None:
    page = opened(start(), over("quando"))
    for turn in (0, 4, page.round.last):
        page.line.setValue(turn)
        assert {each.role for each in page.stage.controls} == {Role.INFO}


def test_keys_step_jump_and_choose(start: Start) -> None:
    page = opened(start(), over("quando"))

    def press(key: Qt.Key) -> None:
        QTest.keyClick(focused(), key)

    press(Qt.Key.Key_Right)
    press(Qt.Key.Key_Right)
    press(Qt.Key.Key_Left)
    assert page.turn == 1
    press(Qt.Key.Key_End)
    assert page.turn == page.round.last
    press(Qt.Key.Key_Home)
    assert page.turn == 0
    press(Qt.Key.Key_N)
    assert page.turn == page.line.marks[0].turn
    press(Qt.Key.Key_4)
    assert page.speed.at == 2
    press(Qt.Key.Key_W)
    assert page.is_bare
    press(Qt.Key.Key_PageDown)
    assert (page.round.number, page.turn) == (1, 0)


@every_game
def test_questions_are_answered_as_the_looker_knew(
    game: str, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, said = opened(start(), over(game)), list[str]()

    def hear(_: object, words: str, **__: bool) -> None:
        said.append(words)

    monkeypatch.setattr(replay_page, "announce", hear)
    answers = page.stage.answers
    assert answers is not None
    wanted = [answers.hands()[0], answers.piles(), answers.opponents()[0], answers.scores()]
    for key in (Qt.Key.Key_F3, Qt.Key.Key_F4, Qt.Key.Key_F5, Qt.Key.Key_F6, Qt.Key.Key_F8):
        QTest.keyClick(focused(), key)
    assert said == [*wanted, wanted[-1]]
    assert all(wanted)
    page.line.setValue(page.round.last)
    QTest.keyClick(focused(), Qt.Key.Key_F7)
    sheet = next(each.name for each in page.stage.controls if each.key == SHEET)
    assert said[-1] == sheet


@every_game
def test_with_all_open_a_question_tells_what_lies_open(game: str, start: Start) -> None:
    page = opened(start(), over(game))
    page.line.setValue(3)
    known = page.stage.answers
    assert known is not None
    before = known.opponents()[0]
    QTest.keyClick(focused(), Qt.Key.Key_W)
    bare = page.stage.answers
    assert bare is not None
    assert len(bare.opponents()[0]) > len(before)
    assert bare.piles()


def test_questions_have_the_keys_that_somebody_has_chosen(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, said = start(), list[str]()
    window.program.store.change(keys={"ask_hand": "U"})
    page = opened(window, over("quando"))
    monkeypatch.setattr(replay_page, "announce", lambda _, words, **__: said.append(words))
    QTest.keyClick(focused(), Qt.Key.Key_U)
    answers = page.stage.answers
    assert answers is not None
    assert said == [answers.hands()[0]]


def test_a_click_on_the_line_jumps_there(start: Start) -> None:
    page = opened(start(), over("quando"))
    place = QPoint(round(page.line.x_of(7) * page.look.unit), page.line.height() // 2)
    QTest.mouseClick(page.line, Qt.MouseButton.LeftButton, pos=place)
    assert page.turn == 7


def test_it_plays_to_the_end_and_stops(start: Start, qtbot: QtBot) -> None:
    window = start()
    page = opened(window, over("quando"))
    page.line.setValue(page.round.last - 2)
    page.speed.options[2].click()
    QTest.keyClick(page.line, Qt.Key.Key_Space)
    assert page.is_playing
    for _ in range(page.round.last):
        page._timer.timeout.emit()
    assert page.turn == page.round.last
    assert not page.is_playing


def test_a_step_is_told_in_the_pictures_of_the_table(start: Start, qtbot: QtBot) -> None:
    window = start(speed=Speed.NORMAL)
    assert window.replay.open(over("quando"), 0)
    page = window.replay.page
    assert page is not None
    page.step(1)
    assert page.stage.is_busy
    page.step(1)
    assert page.turn == 2


def test_whoever_hurries_waits_for_nothing_that_was_still_to_be_told(start: Start) -> None:
    """The end of a match alone has dozens of pictures, which nobody would see."""
    window = start(speed=Speed.NORMAL)
    assert window.replay.open(over("quando"))
    page = window.replay.page
    assert page is not None
    page.line.setValue(page.round.last - 1)
    page.step(1)
    assert page.stage.is_busy
    with patch.object(TableScene, "perform") as told:
        page.line.setValue(2)
    told.assert_not_called()
    assert not page.stage.is_busy


def test_other_people_can_be_looked_from(start: Start) -> None:
    page = opened(start(), over("quando", people=2))
    assert page.seats.isVisible()
    page.seats.options[1].click()
    assert page.round.seat == 1


@pytest.mark.parametrize(
    ("game", "name"), [("quando", "Round 1"), ("quanto", None), ("seven_ate_nine", "Game 1")]
)
def test_a_round_is_called_what_it_is(game: str, name: str | None, start: Start) -> None:
    """Where there is one alone nobody chooses."""
    page = opened(start(), over(game))
    assert page.rounds.isVisible() is (name is not None)
    if name is not None:
        assert page.rounds.lineEdit().text() == name


# --------------------------------------------------------------------------------- doors


def test_opens_from_the_score_sheet(start: Start) -> None:
    window = start()
    window.play(window.program.saves.show(over("quando")))
    session = turn_session(window)
    session.page._hurry()
    assert any(each.key == REPLAY for each in session.page.controls)
    QTest.keyClick(session.page, Qt.Key.Key_V)
    page = window.stack.currentWidget()
    assert isinstance(page, ReplayPage)
    assert page.round.number == len(over("quando").rounds) - 1
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert window.stack.currentWidget() is session.page


def test_opens_from_your_games(start: Start) -> None:
    window = start()
    saved = window.program.saves.begin(play(fresh("quanto")))
    window.program.saves.finish(saved)
    window.pages.show_games()
    games = child(window, GamesPage)
    games.detail.replay.click()
    assert isinstance(window.stack.currentWidget(), ReplayPage)
    QTest.keyClick(child(window, ReplayPage), Qt.Key.Key_Escape)
    assert window.stack.currentWidget() is games


@pytest.mark.parametrize("replays", [False, True])
def test_opens_from_a_file_that_is_over(start: Start, tmp_path: Path, replays: bool) -> None:
    path = tmp_path / "match.quando"
    path.write_text(record.write(over("quando")) + "\n", encoding="utf-8")
    window = start(file=path, replays=replays)
    assert isinstance(window.stack.currentWidget(), ReplayPage)
    assert not window.program.saves.finished()


def test_a_file_that_is_not_over_is_only_looked_at(start: Start, tmp_path: Path) -> None:
    path = tmp_path / "match.quando"
    running = play(fresh("quando"), rounds=1)
    path.write_text(record.write(running) + "\n", encoding="utf-8")
    window = start(file=path, replays=True)
    page = window.stack.currentWidget()
    assert isinstance(page, ReplayPage)
    assert page.replay.rounds == 1
    assert window.session is None
    assert not window.program.saves.count()


# --------------------------------------------------------------------------- the branch


@every_game
def test_a_branch_counts_for_nothing(game: str, start: Start) -> None:
    window = start()
    saves, match = window.program.saves, over(game)
    page = opened(window, match, len(match.rounds) - 1)
    page.line.setValue(page.round.last - 2)
    page.branch.click()
    session = window.session
    assert session is not None
    assert session.match is not match
    assert session.match.in_round
    # It is told as long as the branch lasts.
    (line,) = (each.name for each in session.page._scene.tableau.controls if each.key == ROUND)
    assert line.endswith(does_not_count())
    play_on(session.match, Replay(match))
    window.leave_table()
    assert session.match.result is not None
    assert not saves.finished()
    assert not saves.count()


def play_on(branch: Match, replay: Replay) -> None:
    """Plays the rest of a branch as it was played."""
    number = len(branch.rounds) - 1
    done = len(branch.rounds[-1].moves)
    for move in replay.match.rounds[number].moves[done:]:
        branch.submit(move.seat, move.action, at=move.data.get("at"))


def test_the_countdown_keeps_off_the_papers(start: Start) -> None:
    page = opened(start(), over("quando"))
    heights: dict[bool, float] = {}
    for turn in range(page.round.last):
        for bare in (False, True):
            page.stage.show_turn(page.round, turn, bare=bare)
            for piece in page.stage._scene.tableau.pieces:
                if piece.key == "countdown":
                    heights[bare] = piece.pose.y
        if heights:
            break
    assert heights[True] < heights[False]


# ------------------------------------------------------------------------ large letters


def read(page: ReplayPage) -> WordsPanel:
    QTest.keyClick(focused(), Qt.Key.Key_F9)
    return child(page.window(), WordsPanel)


@every_game
def test_the_table_in_words_waits_for_whoever_reads(game: str, start: Start) -> None:
    page = opened(start(), over(game))
    page.toggle()
    page.line.setValue(3)
    panel = read(page)
    assert not page.is_playing
    answers = page.stage.answers
    assert answers is not None
    assert {answers.hands()[0], answers.piles(), answers.scores(), page._told(3)} <= {*panel.texts}


@pytest.mark.parametrize("game", ["quando", "seven_ate_nine"])
def test_cards_that_nobody_saw_are_not_in_the_words(game: str, start: Start) -> None:
    window, match, found = start(), over(game), []
    for each in (match, _swapped(match)):
        page = opened(window, each)
        page.line.setValue(3)
        panel = read(page)
        found.append(panel.texts)
        panel.dismiss()
    assert found[0] == found[1]


@every_game
@pytest.mark.parametrize("size", [(1366, 768), (960, 540), (911, 470), (640, 400)])
def test_large_letters_leave_the_table_its_room(
    game: str, size: tuple[int, int], start: Start
) -> None:
    window = start(language=Language.GERMAN)
    window.program.change(text_size=200)
    window.resize(*size)
    window._follow()
    page = opened(window, over(game, people=2))
    page.settle()
    table = page.stage.height()
    assert table >= size[1] * TABLE
    for turn in range(min(page.round.last, 12)):
        page.line.setValue(turn)
        page.settle()
        assert page.stage.height() == table, "the table stays where it is"
    for part in (page.branch, page.lens, page.seats, page._headline, page.strip.words):
        if part.isVisible():
            assert page.rect().contains(QRect(part.mapTo(page, QPoint()), part.size()))
    assert page.strip.words.heightForWidth(page.strip.words.width()) <= page.strip.height()
