"""The table of a game by turns (S13 to S17): all is said in its order, and keys are enough."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from quando_desktop.controller.live.step import LivePhase
from quando_desktop.controller.roster import minds_for
from quando_desktop.engine import record
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Kind, Player
from quando_desktop.games import GAMES
from quando_desktop.games.seven_ate_nine.bots.by_turns import BEAT
from quando_desktop.games.seven_ate_nine.rules.cards import fits
from quando_desktop.games.seven_ate_nine.rules.deal import SevenDeal
from quando_desktop.games.seven_ate_nine.table.reactions import LONG_THINK
from quando_desktop.games.seven_ate_nine.text import table as text
from quando_desktop.table.audio.sounds import Sound
from quando_desktop.table.paint.faces import Expression, Gaze
from quando_desktop.table.parts.seats import head_of
from quando_desktop.table.speech.early import SETTLED
from tests.controller.live.tables import STUCK_HANDS, card, cards
from tests.games.seven_ate_nine.table.seat import SevenSeat, Sit
from tests.referee.seven_ate_nine import judge
from tests.table.looks import faces

K = Qt.Key
MINE, THEIRS = "8/1 7/1 4/2 2/3 1/1 6/1", "9/1 9/2 9/3 1/2 7/2 6/2"
MARIA, TOM = Player("Maria"), Player("Tom")
OLIVE = Player("Olive", Kind.COMPUTER, "good", "olive")
PIP = Player("Pip", Kind.COMPUTER, "easy", "pip")


def by_turns(
    *players: Player,
    stacks: tuple[str, ...] = (MINE, THEIRS),
    start: str = "5/3",
    first: int = 0,
) -> Match:
    match = Match(GAMES["seven_ate_nine"], players, {"by_turns": True}, 1)
    match.begin_round(SevenDeal(tuple(map(cards, stacks)), card(start), first))
    return match


def at_leisure(sit: Sit, match: Match, **settings: object) -> SevenSeat:
    table = sit(match, minds_for(match), **settings)
    table.begin()
    return table


def news(table: SevenSeat) -> list[str]:
    found = [*table.words]
    table.said.clear()
    return found


# ----------------------------------------------------------------------------- what is said


def test_it_begins_with_the_turn_in_one_breath(sit: Sit) -> None:
    table = at_leisure(sit, by_turns(MARIA, OLIVE))
    assert news(table) == [
        "Pile: 5, plus or minus 3. Your turn. A 2 or an 8 fits. You hold 8, 7, 4, 2."
    ]
    assert Sound.COUNTDOWN not in table.sounds.heard
    assert Sound.GO not in table.sounds.heard


def test_what_can_be_asked(sit: Sit) -> None:
    """S13: everybody looks at the own hand from the deal on."""
    table = at_leisure(sit, by_turns(MARIA, OLIVE))
    news(table)
    table.tap(K.Key_F3, K.Key_F4, K.Key_F5, K.Key_F6, K.Key_F7, K.Key_F8)
    turn = "Your turn. A 2 or an 8 fits. You hold 8, 7, 4, 2."
    hand = "8, plus or minus 1; 7, plus or minus 1; 4, plus or minus 2; 2, plus or minus 3"
    assert news(table) == [
        f"Your hand: {hand}. 2 in stack.",
        "Pile: 5, plus or minus 3. A 2 or an 8 fits.",
        "Olive: 4 cards in hand, 2 in stack.",
        "A single game.",
        turn,
        turn,
    ]


def test_of_several_the_hand_of_whose_turn_it_is_comes_first(sit: Sit) -> None:
    table = at_leisure(sit, by_turns(MARIA, TOM, first=1))
    news(table)
    table.tap(K.Key_F3, K.Key_F3, K.Key_F7)
    first, second, now = news(table)
    assert first.startswith("Tom's hand: 9, plus or minus 1;")
    assert second.startswith("Maria's hand: 8, plus or minus 1;")
    assert now == "Tom, your turn. A 2 or an 8 fits."


def test_a_reader_that_comes_late_hears_what_has_happened(sit: Sit) -> None:
    table = at_leisure(sit, by_turns(MARIA, OLIVE))
    (begun,) = news(table)
    table.tap(K.Key_Up)
    table.reader = True
    for _ in range(SETTLED):
        table.page._arrival.look()
    played = "You play 8, plus or minus 1. A 7 or a 9 fits."
    assert news(table) == [played, played], "the newest, which was in place of the older"
    assert table.queued[-1] == played
    assert begun != played


def test_a_turn_by_ear(sit: Sit) -> None:
    """S14: several cards in a row, a wrong one costs nothing, and to draw ends the turn."""
    table = at_leisure(sit, by_turns(MARIA, OLIVE))
    news(table)
    table.tap(K.Key_Right)
    assert news(table) == ["7, step 1"]
    table.tap(K.Key_Up)
    assert news(table) == ["7 does not fit"]
    assert table.pieces["late", 0]
    table.tap(K.Key_Left, K.Key_Up)
    assert news(table) == ["8, step 1", "You play 8, plus or minus 1. A 7 or a 9 fits."]
    table.tap(K.Key_Up)
    assert news(table) == ["You play 7, plus or minus 1. A 6 or an 8 fits."]
    table.tap(K.Key_Down)
    assert news(table) == ["You draw 1, plus or minus 1."]
    table.tap(K.Key_Down)
    assert news(table) == ["It is Olive's turn"]


def test_what_others_do_is_said_in_order_and_nothing_is_cut_short(sit: Sit) -> None:
    stacks = (MINE, "10/1 10/2 10/3 9/1 7/2", "3/1 3/2 3/3 1/2 7/3")
    match = by_turns(MARIA, OLIVE, PIP, stacks=stacks)
    table = at_leisure(sit, match)
    table.tap(K.Key_Down)
    news(table)
    table.queued.clear()
    table.let_pass(3 * BEAT)
    said = news(table)
    assert said == table.queued
    assert said == [
        "Olive draws.",
        "Pip draws. Your turn. A 2 or an 8 fits. You hold 8, 7, 4, 2, 1.",
    ]


def test_what_a_computer_player_draws_is_not_told(sit: Sit) -> None:
    """The same words, whatever is hidden."""
    told = []
    for theirs in ("10/1 10/2 10/3 9/1 7/2", "6/1 4/1 10/3 9/1 3/2"):
        table = at_leisure(sit, by_turns(MARIA, OLIVE, stacks=(MINE, theirs), first=1))
        table.let_pass(2 * BEAT)
        told.append(news(table))
    assert told[0] == told[1]


def test_whose_turn_it_is_can_be_asked_for(sit: Sit) -> None:
    table = at_leisure(sit, by_turns(MARIA, OLIVE))
    news(table)
    turn = "Pile: 5, plus or minus 3. Your turn. A 2 or an 8 fits. You hold 8, 7, 4, 2."
    table.tap(K.Key_Space, K.Key_0, K.Key_1)
    said = news(table)
    assert said[:2] == [turn, turn]
    assert said[2].startswith("Your hand: 8, plus or minus 1; ")
    assert table.is_in(LivePhase.LIVE), "there is nothing to pause"
    assert "pause_button" not in table.controls
    table.tap(K.Key_Down)
    news(table)
    table.tap(K.Key_Space)
    assert news(table) == ["Pile: 5, plus or minus 3. It is Olive's turn. A 2 or an 8 fits."]


def test_stuck_and_passing_are_told(sit: Sit) -> None:
    """S15, S16."""
    table = at_leisure(sit, by_turns(MARIA, TOM, stacks=STUCK_HANDS, start="1/1"))
    news(table)
    table.aim(0, "2/3")
    table.tap(K.Key_W)
    table.aim(0, "5/1")
    table.tap(K.Key_W)
    assert news(table)[1:] == [
        "Maria plays 5, plus or minus 1. Nobody can play or draw.",
        "1, plus or minus 1 comes up from below.",
        "2, plus or minus 3 comes up from below. Tom, your turn. A 9 or a 5 fits.",
    ]
    table.aim(1, "9/1")
    table.tap(K.Key_Up)
    assert news(table)[-1].startswith("Tom plays 9, plus or minus 1.")


def test_of_several_people_only_who_asks_hears_a_hand(sit: Sit) -> None:
    table = at_leisure(sit, by_turns(MARIA, TOM))
    assert news(table)[-1].endswith("Maria, your turn. A 2 or an 8 fits.")
    table.tap(K.Key_D)
    assert news(table) == ["7, step 1"]
    table.tap(K.Key_Right)
    assert news(table) == [], "it is not Tom's turn"
    table.tap(K.Key_S)
    assert news(table) == ["Maria draws. Tom, your turn. A 2 or an 8 fits."]


# ----------------------------------------------------------------------------- what is seen


def test_whose_turn_it_is_can_be_seen(sit: Sit) -> None:
    table = at_leisure(sit, by_turns(MARIA, OLIVE))
    assert table.controls["turn"].name == text.your_turn()
    assert table.controls["stack", 0].name == "Your stack, 2 cards: draw one"
    table.tap(K.Key_Down)
    table.let_pass(10)
    assert table.controls["turn"].name == "Olive's turn"
    own = table.own(0, "8/1")
    assert not table.controls[own].quick, "nothing to press out of turn"


def test_tones_by_turns(sit: Sit) -> None:
    table = at_leisure(sit, by_turns(MARIA, TOM), fit_tones=True)
    table.sounds.heard.clear()
    table.tap(K.Key_D, K.Key_A)
    tones = [sound for sound in table.sounds.heard if sound in (Sound.FITS, Sound.FITS_NOT)]
    assert tones == [Sound.FITS_NOT, Sound.FITS]


def test_the_key_sheet_knows_that_nothing_is_paused(sit: Sit) -> None:
    table = at_leisure(sit, by_turns(MARIA, OLIVE))
    columns = table.page.keys()
    rows = [words for column in columns for _, words in column.rows]
    assert "hear whose turn it is" in rows
    assert "start, pause, go on" not in rows


# --------------------------------------------------------------------- whole games by keys


def by_keys(table: SevenSeat, seat: int, keys: tuple[Qt.Key, Qt.Key, Qt.Key]) -> None:
    """One action of a person: to the first card that fits, or a card is drawn."""
    right, lay, draw = keys
    view = table.view(seat)
    fitting = [held for held, kind in view.hand if view.may_finish or fits(kind, view.top)]
    if not fitting:
        table.tap(draw)
        return
    for _ in view.hand:
        if table.aims[seat] in fitting:
            break
        table.tap(right)
    table.tap(lay)


@pytest.mark.parametrize(
    "players", [(MARIA, OLIVE), (MARIA, TOM), (MARIA,), (MARIA, OLIVE, PIP, TOM)], ids=len
)
def test_a_whole_game_with_keys_alone(sit: Sit, players: tuple[Player, ...]) -> None:
    seed = len(players)
    match = Match(GAMES["seven_ate_nine"], players, {"by_turns": True}, seed)
    table = sit(match, minds_for(match))
    table.page.begin()
    arrows, letters = (K.Key_Right, K.Key_Up, K.Key_Down), (K.Key_D, K.Key_W, K.Key_S)
    people = table.controller.people
    keys = (
        {people[0]: arrows}
        if len(people) == 1
        else dict(zip(people, (letters, arrows), strict=True))
    )
    for _ in range(1500):
        if not match.in_round:
            break
        (seat,) = match.to_act()
        if seat in keys:
            by_keys(table, seat, keys[seat])
        else:
            table.clock.tick()
    assert match.result is not None
    table.let_pass(4000)
    assert table.is_in(LivePhase.MATCH_OVER)
    judge(record.to_json(match))
    assert record.read(record.write(match), GAMES).result == match.result
    told = "win" if len(players) > 1 else "All cards are laid"
    assert any(told in words for words in table.words[-3:])


# ----------------------------------------------------------------------------------- alone


def test_alone_by_turns_the_largest_hand_is_told(sit: Sit) -> None:
    """S17: 4 cards in hand, one more, then all of them are laid."""
    match = by_turns(MARIA, stacks=("8/1 7/1 6/1 5/1 4/1",), start="5/3")
    table = at_leisure(sit, match)
    table.page.share = "Your best: 5 cards at most"
    table.tap(K.Key_Down)
    for _ in range(5):
        table.tap(K.Key_Up)
    assert table.is_in(LivePhase.MATCH_OVER)
    table.let_pass(4000)
    assert table.words[-2] == "You lay your last card, 4, plus or minus 1. All cards are laid."
    assert table.words[-1] == "Largest hand: 5 cards. Your best: 5 cards at most"
    assert "sheet" in {key[0] for key in table.pieces if isinstance(key, tuple)}


def test_alone_at_once_the_time_is_told(sit: Sit) -> None:
    match = Match(GAMES["seven_ate_nine"], [MARIA], {}, 1)
    match.begin_round(SevenDeal((cards("8/1 7/1 6/1 5/1"),), card("5/3")))
    table = sit(match)
    table.begin()
    table.to_go()
    table.let_pass(1500)
    for _ in range(4):
        table.tap(K.Key_Up)
    assert table.is_in(LivePhase.MATCH_OVER)
    table.let_pass(4000)
    assert table.words[-1] == "Time: 0:02.5"


def test_alone_at_once_a_whole_game_with_keys_alone(sit: Sit) -> None:
    match = Match(GAMES["seven_ate_nine"], [MARIA], {}, 3)
    table = sit(match)
    table.page.begin()
    for _ in range(3000):
        if table.is_in(LivePhase.READY):
            table.tap(K.Key_Space)
        elif table.is_in(LivePhase.LIVE):
            by_keys(table, 0, (K.Key_Right, K.Key_Up, K.Key_Down))
        elif table.is_in(LivePhase.MATCH_OVER):
            break
        table.clock.tick()
    assert match.result is not None
    judge(record.to_json(match))


# ------------------------------------------------------------------------------- company


def test_a_long_think_meets_one_kind_look(sit: Sit) -> None:
    """Once, and not before its time."""
    table = at_leisure(sit, by_turns(MARIA, OLIVE), remarks=False)
    olive = head_of(1)
    due = 1000 * (max(alarm.at for alarm in table.clock.waiting) - table.clock.time)
    assert 0 < due <= LONG_THINK
    table.let_pass(due - 100)
    assert faces(table)[olive] == (Expression.REST, Gaze.DOWN), "at the pile"
    table.let_pass(200)
    assert faces(table)[olive] == (Expression.DELIGHT, Gaze.STRAIGHT), "at the person"
    table.let_pass(2000)
    assert faces(table)[olive][0] is Expression.REST
    table.let_pass(2 * LONG_THINK)
    assert faces(table)[olive][0] is Expression.REST


@pytest.mark.parametrize(("first", "gaze"), [(0, Gaze.DOWN_LEFT), (1, Gaze.DOWN)])
def test_eyes_go_to_whose_turn_it_is(sit: Sit, first: int, gaze: Gaze) -> None:
    """Two people at one screen: the others look at them where they sit."""
    match = by_turns(MARIA, TOM, OLIVE, stacks=(MINE, THEIRS, THEIRS), first=first)
    assert faces(at_leisure(sit, match))[head_of(2)] == (Expression.REST, gaze)
