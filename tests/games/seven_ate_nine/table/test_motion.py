"""How cards go: from hand to pile and back, from the stack, over; never one after the other, and
always to where the table has them."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from quando_desktop.controller.live.step import LivePhase
from quando_desktop.games.seven_ate_nine.rules.actions import Draw, Play
from quando_desktop.games.seven_ate_nine.rules.view import SevenView
from quando_desktop.games.seven_ate_nine.table.motion import (
    DOWN,
    PLAY,
    RETURN,
    STAYS,
    out_of_hand,
)
from quando_desktop.settings.keysets import DEFAULTS
from quando_desktop.settings.settings import Motion
from quando_desktop.table.paint.art import CARD_HEIGHT
from quando_desktop.table.scene.choreographer import FRAME
from quando_desktop.table.scene.sprite import OVER, Sprite
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.scene.tableau import Key
from tests.controller.live.tables import Scripted, live_match, made, play
from tests.games.seven_ate_nine.table.seat import SMALL, SevenSeat, Sit
from tests.table.scene_checks import assert_lies

K = Qt.Key
TOP: Key = "top"
MINE, THEIRS = "8/1 7/1 4/2 2/3 1/1 6/1", "9/1 9/2 9/3 1/2 7/2 6/2"


def sprite(table: SevenSeat, key: Key) -> Sprite:
    found = table.scene.sprite(key)
    assert found is not None, key
    return found


def live(sit: Sit, *plan: tuple[int, Play | Draw], **settings: object) -> SevenSeat:
    """A person and a computer player who does this, in ms after the signal; 1000 have passed."""
    table = sit(made("pc", "5/3", MINE, THEIRS), {1: Scripted(*plan)}, **settings)
    table.begin()
    table.to_go()
    return table


def box_of(table: SevenSeat, key: Key) -> Box:
    """Where a card lies in the present tableau."""
    piece = table.pieces[key]
    return Box.around(piece.pose.x, piece.pose.y, piece.width, piece.width * CARD_HEIGHT)


def is_between(one: float, middle: float, other: float) -> bool:
    return min(one, other) + 1 < middle < max(one, other) - 1


# ---------------------------------------------------------------------------------- plays


def test_a_played_card_leaves_the_hand_with_the_next_picture(sit: Sit) -> None:
    table = live(sit)
    mine, pile = sprite(table, table.own(0, "8/1")), sprite(table, TOP).pose
    start = mine.pose
    table.tap(K.Key_Up)
    assert table.scene.sprite(TOP) is mine, "it is the same card"
    table.let_pass(FRAME)
    assert mine.pose.y < start.y - 20
    assert mine.zValue() > OVER
    table.let_pass(PLAY.ms - 2 * FRAME)
    assert is_between(start.y, mine.pose.y, pile.y)
    table.let_pass(2 * FRAME)
    assert (mine.pose.x, mine.pose.y) == (pile.x, pile.y)
    assert mine.zValue() < OVER
    assert sprite(table, ("under", 0)).zValue() < mine.zValue()


def test_the_next_card_does_not_wait(sit: Sit) -> None:
    """Two cards are under way at once, both above the lanes, and both arrive."""
    table = live(sit)
    table.aim(0, "8/1")
    first = sprite(table, table.own(0, "8/1"))
    table.tap(K.Key_Up)
    table.let_pass(2 * FRAME)
    table.click(table.own(0, "7/1"))
    second = sprite(table, TOP)
    assert sprite(table, ("under", 1)) is first
    table.let_pass(FRAME)
    assert min(first.zValue(), second.zValue()) > OVER
    assert second.zValue() > first.zValue()
    table.let_pass(2 * PLAY.ms)
    assert {first.pose.y, second.pose.y} == {table.pieces[TOP].pose.y}
    table.let_pass(3000)
    assert_lies(table.scene, table.scene.tableau)


def test_a_lit_key_or_an_aim_does_not_press_a_card_down(sit: Sit) -> None:
    """Whatever is shown while a card flies, it stays above the others."""
    table = live(sit)
    table.tap(K.Key_Up)
    table.let_pass(FRAME)
    table.tap(K.Key_Right)
    table.table.pointed(("own", 0, 2))
    assert sprite(table, TOP).zValue() > OVER


def test_a_computers_card_comes_out_of_its_hand_and_turns_over(sit: Sit) -> None:
    match = made("pc", "8/1", MINE, THEIRS)
    table = sit(match, {1: Scripted((1500, play("9/1")))})
    table.begin()
    table.to_go()
    backs = [sprite(table, ("held", 1, number)) for number in range(4)]
    table.let_pass(510)
    flying = sprite(table, TOP)
    assert flying in backs
    assert flying.zValue() > OVER
    left = [sprite(table, ("held", 1, number)) for number in range(3)]
    assert left == [back for back in backs if back is not flying], "the others close up"
    assert flying.picture is not table.pieces[TOP].picture, "its face comes at half-turn"
    table.let_pass(200)
    assert flying.picture is table.pieces[TOP].picture


def test_which_back_it_comes_out_of_follows_from_what_all_see() -> None:
    """Nobody can know; always the same one would look like a stack."""
    table = made("pc", "5/3", MINE, THEIRS)
    view = table.observe(0)
    assert isinstance(view, SevenView)
    piles = [replace(view, pile=view.pile * size) for size in range(1, 9)]
    found = [out_of_hand(pile, 1) for pile in piles]
    assert {*found} == {0, 1, 2, 3}
    assert found == [out_of_hand(replace(pile, hand=(), seat=1), 1) for pile in piles]


# --------------------------------------------------------------------------------- misses


def test_a_card_in_vain_goes_out_and_back(sit: Sit) -> None:
    table = live(sit)
    key = table.own(0, "4/2")
    card = sprite(table, key)
    table.aim(0, "4/2")
    home = card.pose
    table.tap(K.Key_Up)
    table.let_pass(PLAY.ms - 1)
    out = card.pose
    assert out.y < home.y - 30
    assert not box_of(table, key).overlaps(box_of(table, TOP)), "the pile must be seen"
    assert ("late", 0) in table.pieces
    table.let_pass(STAYS - PLAY.ms + RETURN.ms + 2 * FRAME)
    assert card.pose == table.pieces[key].pose
    assert card.pose.y > out.y + 30
    table.let_pass(3000)
    assert ("late", 0) not in table.pieces
    assert_lies(table.scene, table.scene.tableau)


@pytest.mark.parametrize("size", [SMALL, (1440, 900)])
@pytest.mark.parametrize("people", [1, 2, 3, 4])
def test_no_card_covers_what_is_said_of_it(sit: Sit, people: int, size: tuple[int, int]) -> None:
    """Whoever holds one out in vain, and whichever it is; nor does the card of somebody else."""
    for place in range(4):
        hands = ("1/1 1/2 1/3 3/1", "3/2 3/3 4/1 4/2", "5/1 5/2 6/1 6/2", "7/2 9/1 9/2 9/3")
        match = made("pppp"[:people] + "c" * (people == 1), "5/3", *hands[: max(2, people)])
        table = sit(match, size=size)
        table.begin()
        table.to_go()
        for seat in range(people):
            table.aim(seat, hands[seat].split()[place])
            table.table.typed(DEFAULTS[people][seat].play)
        for _ in range(int((STAYS + RETURN.ms) / FRAME) + 2):
            for note in [sprite(table, ("late", seat)) for seat in range(people)]:
                covering = [each for each in note.collidingItems() if each.zValue() > note.zValue()]
                assert covering == []
            table.let_pass(FRAME)


def test_a_computers_card_in_vain_is_seen_by_all_and_hidden_again(sit: Sit) -> None:
    table = live(sit, (1500, play("9/1")))
    table.let_pass(510 + PLAY.ms / 2)
    out = [key for key, piece in table.pieces.items() if _is_back(key) and piece.side == "front"]
    assert len(out) == 1
    assert not box_of(table, out[0]).overlaps(box_of(table, TOP))
    table.let_pass(STAYS + RETURN.ms)
    assert all(piece.side == "back" for key, piece in table.pieces.items() if _is_back(key))
    table.let_pass(3000)
    assert_lies(table.scene, table.scene.tableau)


def _is_back(key: Key) -> bool:
    return isinstance(key, tuple) and key[0] == "held"


def test_a_card_that_fits_after_all_goes_on_from_where_it_is(sit: Sit) -> None:
    """Held out in vain, played again before it is back."""
    match = made("pc", "1/3", MINE, THEIRS)
    table = sit(match, {1: Scripted((1040, play("9/1")), (1060, play("9/2")))})
    table.begin()
    table.to_go()
    table.aim(0, "8/1")
    table.match.submit(0, Draw(), at=1000)
    card = sprite(table, table.own(0, "8/1"))
    table.tap(K.Key_Up)
    table.let_pass(30)
    table.tap(K.Key_Up)
    table.let_pass(3000)
    assert_lies(table.scene, table.scene.tableau)
    assert card.scene() is not None


# ----------------------------------------------------------------------------- draw, deal


def test_a_drawn_card_comes_from_the_stack_and_turns_over(sit: Sit) -> None:
    table = live(sit)
    stack = table.pieces["stack", 0].pose
    table.tap(K.Key_Down)
    drawn = sprite(table, table.own(0, "1/1"))
    assert (drawn.pose.x, drawn.pose.y) == (stack.x, stack.y)
    assert drawn.picture is table.pieces["stack", 0].picture, "its back"
    table.let_pass(400)
    assert drawn.pose == table.pieces[table.own(0, "1/1")].pose
    assert drawn.picture is table.pieces[table.own(0, "1/1")].picture


def test_the_last_card_of_a_stack_comes_from_where_it_lay(sit: Sit) -> None:
    table = live(sit)
    stack = table.pieces["stack", 0].pose
    table.tap(K.Key_Down)
    table.let_pass(1000)
    table.tap(K.Key_Down)
    assert ("stack", 0) not in table.pieces
    drawn = sprite(table, table.own(0, "6/1"))
    assert (drawn.pose.x, drawn.pose.y) == (stack.x, stack.y)


def test_a_computers_card_stays_hidden_on_its_way_from_the_stack(sit: Sit) -> None:
    table = live(sit, (1500, Draw()))
    table.let_pass(520)
    drawn = sprite(table, ("held", 1, 4))
    assert drawn.pose != table.pieces["held", 1, 4].pose
    assert table.pieces["held", 1, 4].side == drawn.side == "back"
    table.let_pass(1000)
    assert_lies(table.scene, table.scene.tableau)


def test_everybodys_first_cards_come_from_their_stacks(sit: Sit) -> None:
    table = sit(live_match("pc", seed=3))
    table.page.begin()
    stacks = {seat: table.pieces["stack", seat].pose for seat in (0, 1)}
    for key in (("own", 0, 3), ("held", 1, 3)):
        card = sprite(table, key)
        assert (card.pose.x, card.pose.y) == (stacks[key[1]].x, stacks[key[1]].y)
        assert not card.isVisible(), "it waits in the stack"
    table.let_pass(3000)
    assert_lies(table.scene, table.scene.tableau)


# -------------------------------------------------------------------------- up and down


def faces(table: SevenSeat) -> set[object]:
    return {
        piece.side
        for key, piece in table.pieces.items()
        if isinstance(key, tuple) and key[0] == "own"
    }


def test_hands_turn_up_at_go_and_down_at_a_stop(sit: Sit) -> None:
    table = live(sit)
    assert faces(table) == {"front"}
    card = sprite(table, ("own", 0, 0))
    table.page.pause()
    assert faces(table) == {"back"}
    table.let_pass(40)
    assert not card.transform().isIdentity(), "it is turning"
    table.let_pass(DOWN.ms - 40)
    assert card.transform().isIdentity()
    table.let_pass(500)
    assert card.picture is table.pieces["own", 0, 0].picture
    table.page.go()
    table.let_pass(2390)
    assert faces(table) == {"back"}
    table.let_pass(40)
    assert faces(table) == {"front"}
    assert not card.transform().isIdentity()
    table.let_pass(3000)
    assert_lies(table.scene, table.scene.tableau)


def test_stuck_the_bottom_card_comes_up(sit: Sit) -> None:
    """S10. After 8 ±1 nobody can do anything; the 5 ±3 from below lets the 2 be played."""
    table = sit(made("pp", "5/3", "8/1 2/1 4/1 6/1", "1/1 3/2 4/3 6/3"))
    table.begin()
    table.to_go()
    table.tap(K.Key_W)
    assert table.is_in(LivePhase.STUCK)
    assert faces(table) == {"front"}, "who is stuck may look on"
    assert "stuck" in table.pieces
    table.let_pass(1500)
    assert_lies(table.scene, table.scene.tableau)
    table.through_stuck()
    assert faces(table) == {"front"}
    assert_lies(table.scene, table.scene.tableau)


def test_the_last_card_turns_face_down_on_its_way(sit: Sit) -> None:
    """S11."""
    table = sit(made("pc", "5/3", "8/1 7/1", THEIRS))
    table.begin()
    table.to_go()
    table.tap(K.Key_Up)
    table.let_pass(500)
    card = sprite(table, table.own(0, "7/1"))
    front = card.picture
    table.tap(K.Key_Up)
    assert sprite(table, "last") is card
    table.let_pass(100)
    assert card.picture is front
    table.let_pass(400)
    assert table.pieces["last"].side == "back"
    assert card.picture is table.pieces["last"].picture
    table.let_pass(4000)
    assert "last" not in table.pieces, "the sheet has come"
    assert_lies(table.scene, table.scene.tableau)


# ------------------------------------------------------------------------ other motion


@pytest.mark.parametrize("motion", [Motion.CALM, Motion.NONE])
def test_with_little_motion_nothing_flies(sit: Sit, motion: Motion) -> None:
    table = live(sit, motion=motion)
    key = table.own(0, "4/2")
    home = table.pieces[key].pose
    table.aim(0, "4/2")
    table.tap(K.Key_Up)
    assert ("late", 0) in table.pieces, "a word must do"
    for _ in range(20):
        assert sprite(table, key).pose.y >= home.y - 25
        table.let_pass(FRAME)
    table.aim(0, "8/1")
    pile = table.pieces[TOP].pose
    table.tap(K.Key_Up)
    table.let_pass(FRAME)
    assert (sprite(table, TOP).pose.x, sprite(table, TOP).pose.y) == (pile.x, pile.y)
    table.let_pass(3000)
    assert_lies(table.scene, table.scene.tableau)
