"""How a card that is played in Quanto moves, sounds and is told."""

from __future__ import annotations

import pytest

from quando_desktop.engine.match import Match
from quando_desktop.games.quanto.rules.actions import Capture, Discard, Extend, Form, Steal, Take
from quando_desktop.games.quanto.rules.cards import JOKER, RAINBOW
from quando_desktop.table.audio.sounds import Sound
from quando_desktop.table.paint.style import Style
from quando_desktop.table.scene.sprite import OVER
from tests.games.quanto.table.seat import made_match
from tests.games.quanto.table.watched_match import (
    DISPLAY,
    THEIRS,
    Watched,
    lying,
    mine,
    of_three,
    partners,
    with_free_discard,
)

pytestmark = pytest.mark.usefixtures("english")


@pytest.fixture
def match() -> Match:
    return of_three()


# ---------------------------------------------------------------------- onto the winnings


def test_a_capture_lies_open_and_then_turns_over_onto_the_winnings(
    kept_style: Style, match: Match
) -> None:
    table = Watched(kept_style, match)
    played = table.sprite(mine(table.view, "9"))
    four, five = (table.sprite(lying(table.view, card)) for card in "45")
    face = four.picture
    table.do(0, Capture(9, 9, ((9,), (4, 5))))
    table.go(300)
    assert table.scene.sprite("played") is played
    keys = {piece.key for piece in table.scene.tableau.pieces}
    assert sum(isinstance(key, tuple) and key[0] == "sum" for key in keys) == 2
    assert Sound.CAPTURE not in table.heard
    assert four.side == 4
    table.go(200)
    assert Sound.CAPTURE in table.heard
    assert {four.key, five.key} <= {("caught", number) for number in range(4)}
    assert four.zValue() >= OVER
    stack = table.at(("won", 0))
    table.go(300)
    assert four.picture is not face, "it has turned over"
    table.rest()
    assert four.scene() is five.scene() is played.scene() is None
    assert abs(four.pose.x - stack.x) < 1
    assert abs(four.pose.y - stack.y) < 30
    table.is_right()


def test_what_is_won_is_counted_when_it_is_there(kept_style: Style, match: Match) -> None:
    table = Watched(kept_style, match)
    before = table.sprite(("won", 0))
    table.do(0, Capture(9, 9, ((9,),)))
    table.go(600)
    assert len(table.told) == 2, "the cards fly"
    after = table.sprite(("won", 0))
    assert after is not before
    assert (before.opacity(), after.opacity()) == (1.0, 0.0)
    table.go(350)
    assert before.scene() is None
    assert after.opacity() == 1.0


def test_the_bonus_card_flies_along(kept_style: Style) -> None:
    match = made_match("9r 2 3 4", THEIRS, display=DISPLAY)
    table = Watched(kept_style, match)
    twelve = table.sprite(lying(table.view, "12"))
    table.do(0, Capture(9 + RAINBOW, 9, ((9,),), bonus=12))
    table.go(500)
    assert isinstance(twelve.key, tuple)
    assert twelve.key[0] == "caught"
    table.rest()
    table.is_right()


def test_of_equal_cards_the_clicked_ones_go(kept_style: Style) -> None:
    match = made_match("9 9 2 3", THEIRS, display="9 4 9 9")
    table = Watched(kept_style, match)
    view = table.view
    last, first = lying(view, "9", 2), lying(view, "9", 0)
    hand = [("own", card.card) for card in view.hand if card.kind == 9]
    table.clicked = (hand[1], last)
    clicked, left = table.sprite(last), table.sprite(first)
    card, other = table.sprite(hand[1]), table.sprite(hand[0])
    table.do(0, Capture(9, 9, ((9,),)))
    table.go(100)
    assert (card.key, other.key) == ("played", hand[1])
    table.go(400)
    assert isinstance(clicked.key, tuple)
    assert clicked.key[0] == "caught"
    assert left.key == last, "the other one takes its part"
    table.rest()
    table.is_right()
    assert left.scene() is table.scene


def test_a_quanto_that_is_taken_goes_with_its_tile(kept_style: Style) -> None:
    match = made_match("3 8 12 1", THEIRS, display=DISPLAY, free_discard=True)
    table = Watched(kept_style, match)
    table.do(0, Form(3, 3, 5, 8))
    table.do(1, Discard(8))
    table.rest()
    three, tile = table.sprite(("quanto", 0, 0)), table.sprite(("tile", 8))
    here = tile.pose
    table.do(0, Take(8))
    table.go(300)
    assert (three.key, tile.pose) == (("quanto", 0, 0), here)
    table.rest()
    assert three.scene() is None
    assert tile.pose.y < here.y
    assert {Sound.CAPTURE, Sound.TILE} <= {*table.heard}
    table.is_right()


def test_a_theft_is_a_moment_of_its_own(kept_style: Style, match: Match) -> None:
    """The joker lies over the quanto, and then all of it goes to the thief."""
    table = Watched(kept_style, match)
    table.do(0, Form(3, 3, 5, 8))
    table.rest()
    joker = table.sprite(("held", 1, 3))
    tile = table.sprite(("tile", 8)).pose
    table.do(1, Steal(0))
    table.go(400)
    assert table.scene.sprite("played") is joker
    assert joker.pose.x == tile.x
    assert 0 < tile.y - joker.pose.y < 30, "over the cards"
    assert table.sprite(("tile", 8)).zValue() > joker.zValue(), "and below the tile, which rattles"
    assert joker.side == JOKER
    assert Sound.STEAL in table.heard
    assert table.has_pill
    table.go(500)
    assert table.sprite(("tile", 8)).pose == tile
    table.rest()
    assert joker.scene() is None
    assert abs(joker.pose.x - table.at(("won", 1)).x) < 1
    assert table.sprite(("tile", 8)).pose.y != tile.y
    table.is_right()


# ------------------------------------------------------------------------- into a quanto


def test_a_quanto_is_formed_and_its_tile_slides_there(kept_style: Style, match: Match) -> None:
    table = Watched(kept_style, match)
    three, five = table.sprite(mine(table.view, "3")), table.sprite(lying(table.view, "5"))
    tile = table.sprite(("tile", 8))
    middle = tile.pose
    table.do(0, Form(3, 3, 5, 8))
    table.go(300)
    assert (three.key, five.key) == ("played", ("display", 0))
    assert tile.pose == middle
    table.go(300)
    assert (three.key, five.key) == (("quanto", 0, 0), ("quanto", 0, 1))
    assert tile.pose.y > middle.y
    assert Sound.TILE not in table.heard
    table.rest()
    assert Sound.TILE in table.heard
    assert table.scene.sprite(("tile", 8)) is tile
    table.is_right()


def test_a_partners_quanto_grows(kept_style: Style) -> None:
    table = Watched(kept_style, partners())
    table.do(0, Form(3, 3, 5, 8))
    table.do(1, Discard(7))
    table.rest()
    two, six = table.sprite(("held", 2, 3)), table.sprite(lying(table.view, "6"))
    table.do(2, Extend(2, 2, (6,), 0))
    table.rest()
    assert (two.key, six.key) == (("quanto", 0, 2), ("quanto", 0, 3))
    assert Sound.TILE not in table.heard
    table.is_right()


# ---------------------------------------------------------------------------- discarded


def test_a_discarded_card_goes_straight_into_the_display(kept_style: Style) -> None:
    match = with_free_discard("11 4 8 J")
    table = Watched(kept_style, match)
    card = table.sprite(("held", 1, 3))
    table.do(1, Discard(11))
    assert card.key == lying(table.view, "11")
    assert len(table.told) == 1
    assert table.has_pill
    table.rest()
    assert card.side == 11
    assert {Sound.CARD_SLIDE, Sound.CARD_PLACE} <= {*table.heard}
    table.is_right()


def test_a_1_brings_a_card_of_each_stack(kept_style: Style) -> None:
    match = with_free_discard("1 4 8 J")
    table = Watched(kept_style, match)
    table.do(1, Discard(1))
    table.go(200)
    assert table.scene.sprite(("collected", 0)) is None, "the 1 is seen first"
    assert Sound.COLLECT not in table.heard
    table.go(700)
    card = table.sprite(("collected", 0))
    assert Sound.COLLECT in table.heard
    assert abs(card.target.x - table.at(("won", 1)).x) < 1
    assert card.pose != card.target
    table.rest()
    assert card.scene() is None
    assert table.view.winnings[:2] == (1, 1)
    table.is_right()


def test_a_1_that_brings_nothing_is_just_discarded(kept_style: Style) -> None:
    match = made_match("1 4 5 6", THEIRS, display=DISPLAY, free_discard=True)
    table = Watched(kept_style, match)
    table.do(0, Discard(1))
    table.rest()
    assert Sound.COLLECT not in table.heard
    table.is_right()


def test_a_2_says_one_more(kept_style: Style) -> None:
    match = with_free_discard("2 4 8 J")
    table = Watched(kept_style, match)
    table.do(1, Discard(2))
    table.rest()
    words = [table.caption(number) for number in range(len(table.told))]
    assert words == ["Olive discards a 2", "Olive plays another card"]
    table.is_right()


def test_a_3_turns_three_cards_up_and_the_others_leave(kept_style: Style) -> None:
    match = with_free_discard("3 4 8 J")
    table = Watched(kept_style, match)
    turned = table.view.draw
    table.do(1, Discard(3))
    table.go(780)
    keys = [("turned", number) for number in range(3)]
    up = [table.sprite(key) for key in keys]
    pile = table.sprite("draw")
    assert not up[2].isVisible(), "it still lies on the pile"
    table.go(400)
    assert all(each.isVisible() for each in up)
    assert table.heard.count(Sound.FLIP) == 2
    table.rest()
    assert [each.side for each in up] == [*table.view.turned_up]
    assert (pile.scene(), table.view.draw) == (table.scene, turned - 3)
    table.is_right()
    chosen = table.view.turned_up[1]
    table.do(1, Discard(chosen))
    assert up[1].key == lying(table.view, str(chosen), -1)
    table.rest()
    assert up[0].scene() is up[2].scene() is None
    assert up[1].scene() is table.scene
    table.is_right()


def test_of_equal_cards_that_a_3_turns_up_the_clicked_one_goes(kept_style: Style) -> None:
    match = made_match("3 4 8 J", THEIRS, display=DISPLAY, draw="11 11 6 7 8", free_discard=True)
    table = Watched(kept_style, match)
    table.do(0, Discard(3))
    table.rest()
    second = table.sprite(("turned", 1))
    table.clicked = (("turned", 1),)
    table.do(0, Discard(11))
    assert second.key == lying(table.view, "11")
    table.rest()
    table.is_right()
