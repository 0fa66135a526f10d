"""What a table of 7 ate 9 answers to who does not see it: live, alone and with several people; and
nothing that nobody may look at now."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from quando_desktop.controller.live.step import LivePhase
from quando_desktop.engine.match import Match
from quando_desktop.games.seven_ate_nine.text import spoken as text_spoken
from quando_desktop.settings.settings import Spoken
from quando_desktop.shell.start.language import Languages
from tests.controller.live.tables import STUCK_HANDS, Scripted, made, play
from tests.controller.live.tables import card as kind
from tests.games.seven_ate_nine.table.seat import SevenSeat, Sit, against_olive

K = Qt.Key
HAND, PILE, OTHERS, SCORES, NOW, REPEAT = K.Key_F3, K.Key_F4, K.Key_F5, K.Key_F6, K.Key_F7, K.Key_F8
MINE = "1/1 1/2 4/2 1/3 4/1 6/1"
OPEN_HAND = (
    "Your hand: 1, plus or minus 1; 1, plus or minus 2; 4, plus or minus 2; 1, plus or minus 3. "
    "2 in stack."
)
CLOSED = "4 cards in hand, 2 in stack. All hands lie face down."
READY = "Ready? No looking before the start. A 2 or an 8 fits. Press Space to start."


def answer(table: SevenSeat, key: Qt.Key) -> str:
    before = len(table.words)
    table.tap(key)
    (words,) = table.words[before:]
    return words


def dealt(sit: Sit, match: Match | None = None, **settings: object) -> SevenSeat:
    return sit(match or against_olive(mine=MINE), **settings).begin()


# ------------------------------------------------------------------------------ the phases


def test_before_the_start_nobody_looks(sit: Sit) -> None:
    table = dealt(sit, against_olive(mine=MINE, games=4))
    assert answer(table, HAND) == CLOSED
    assert answer(table, PILE) == "Pile: 5, plus or minus 3. A 2 or an 8 fits."
    assert answer(table, OTHERS) == "Olive: 4 cards in hand, 2 in stack."
    assert answer(table, SCORES) == "Game 1 of 4. Maria: 0 minus points. Olive: 0 minus points."
    assert answer(table, NOW) == READY
    assert answer(table, REPEAT) == READY


def test_the_key_that_starts_is_named_as_it_is_now(sit: Sit) -> None:
    table = dealt(sit, keys={"choose": "B"})
    assert table.words[0].endswith("Press B to start.")
    assert answer(table, NOW).endswith("Press B to start.")


def test_in_a_countdown_hands_and_pile_are_covered(sit: Sit) -> None:
    table = dealt(sit)
    table.page.go()
    assert table.is_in(LivePhase.COUNTDOWN)
    assert answer(table, HAND) == CLOSED
    assert answer(table, NOW) == answer(table, PILE) == "3. Hands on the keys."
    before = len(table.words)
    table.tap(Qt.Key.Key_0, Qt.Key.Key_1)
    assert table.words[before:] == []


def test_in_the_game_all_is_told(sit: Sit) -> None:
    table = dealt(sit)
    table.to_go()
    assert answer(table, HAND) == OPEN_HAND
    assert answer(table, PILE) == "Pile: 5, plus or minus 3. A 2 or an 8 fits."
    assert answer(table, NOW) == "A 2 or an 8 fits. You hold 1, 1, 4, 1."


def test_an_empty_hand_is_told_as_one(english: Languages) -> None:
    top, words = kind("5/3"), "A 2 or an 8 fits. You hold no cards."
    assert text_spoken.at_once(top, [], may_draw=True) == words
    assert text_spoken.your_turn(top, [], may_draw=True) == f"Your turn. {words}"


def test_who_cannot_draw_is_told_so(sit: Sit) -> None:
    table = dealt(sit, against_olive(mine="1/1 2/2"))
    table.to_go()
    assert answer(table, NOW) == "A 2 or an 8 fits. You hold 1, 2. Your stack is empty."
    assert answer(table, HAND).endswith("2, plus or minus 2. No stack.")


def test_the_last_card_can_be_laid(sit: Sit) -> None:
    table = dealt(sit, against_olive(mine="1/1"))
    table.to_go()
    assert answer(table, NOW) == "One card left: lay it."


@pytest.mark.parametrize("spoken", Spoken)
def test_in_a_pause_nothing_is_told_or_repeated(sit: Sit, spoken: Spoken) -> None:
    table = dealt(sit, spoken=spoken)
    table.to_go()
    assert answer(table, HAND) == OPEN_HAND
    table.page.pause()
    assert answer(table, REPEAT) == "Paused. All hands lie face down, and time stands still."
    assert answer(table, HAND) == CLOSED
    paused = "Paused. All hands lie face down, and time stands still. Press Space to continue."
    assert answer(table, PILE) == answer(table, NOW) == paused


def test_where_all_are_stuck_the_notice_is_the_answer(sit: Sit) -> None:
    table = sit(made("pc", "1/1", *STUCK_HANDS), {1: Scripted()}).begin()
    table.to_go()
    for card in ("2/3", "5/1"):
        table.aim(0, card)
        table.tap(K.Key_Up)
    assert table.is_in(LivePhase.STUCK)
    assert answer(table, NOW).startswith("Everybody is stuck. Nobody can play or draw.")
    assert answer(table, HAND) == "Your hand: 7, plus or minus 1; 7, plus or minus 2. No stack."
    assert answer(table, PILE).startswith("Pile: 2, plus or minus 3.")


# ----------------------------------------------------------------------------------- haste


def test_an_answer_is_heard_out_while_others_play(sit: Sit) -> None:
    table = sit(
        against_olive(mine=MINE, theirs="8/1 7/1 6/1 3/3"), {1: Scripted((1500, play("8/1")))}
    )
    table.begin()
    table.to_go()
    said = answer(table, HAND)
    table.let_pass(1000)
    assert table.view(0).pile[-1] != table.view(0).pile[0], "Olive has played"
    assert table.words[-1] == said
    table.let_pass(20_000)
    assert table.words[-1].startswith("7 or 9")


# -------------------------------------------------------------------------------- who plays


def test_several_people_ask_for_one_hand_after_the_other(sit: Sit) -> None:
    match = made("ppc", "5/3", "1/1 1/2 4/2 1/3", "2/1 2/2", "9/1 9/2")
    table = sit(match, {2: Scripted()}).begin()
    first, second = (player.name for player in match.players[:2])
    assert answer(table, HAND) == f"{first}: 4 cards in hand, no stack. All hands lie face down."
    table.to_go()
    names = [answer(table, HAND).partition("'s hand: ")[0] for _ in range(3)]
    assert names == [second, first, second]
    assert answer(table, NOW) == "A 2 or an 8 fits."
    told = [answer(table, OTHERS).partition(":")[0] for _ in range(3)]
    assert told == [player.name for player in match.players]


def test_alone_there_is_nobody_else(sit: Sit) -> None:
    match = made("p", "5/3", "1/1 1/2 4/2 1/3")
    table = sit(match).begin()
    assert answer(table, OTHERS) == "You play alone."
    assert answer(table, SCORES) == "A single game."
