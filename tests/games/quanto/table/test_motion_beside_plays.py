"""How everything beside the plays moves in Quanto: the deal, what the pile gives, what partners
offer, and the end; and how long it takes."""

from __future__ import annotations

from itertools import pairwise

import pytest

from quando_desktop.engine.match import Match
from quando_desktop.games.quanto.rules.actions import Accept, Capture, Decline, Discard, Offer
from quando_desktop.games.quanto.rules.cards import RAINBOW
from quando_desktop.games.quanto.table.motion import NEXT_WAVE
from quando_desktop.games.quanto.table.telling.plays import GLIMPSE, READ
from quando_desktop.table.audio.sounds import Sound
from quando_desktop.table.paint.style import Style
from tests.games.quanto.table.seat import made_match
from tests.games.quanto.table.watched_match import (
    DISPLAY,
    DRAW,
    LAST,
    MINE,
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


# -------------------------------------------------------------------------- from the pile


def test_cards_that_rainbows_bring_come_after_the_others(kept_style: Style) -> None:
    match = made_match("9 2 3 4", THEIRS, display="9 4 5 12", draw="7r 6 10 11 8 9")
    table = Watched(kept_style, match)
    table.do(0, Capture(9, 9, ((9,), (4, 5))))
    table.go(600)
    assert [card.kind for card in table.view.display] == [12, 7 + RAINBOW, 6, 10, 11]
    _, passage = table.told[-1]
    delays = [passage.cues["display", card.card].delay for card in table.view.display[1:]]
    gaps = [later - earlier for earlier, later in pairwise(delays)]
    assert gaps[0] == gaps[1] < NEXT_WAVE < gaps[2], "the fourth only because of the rainbow"
    (new,) = (card for card in table.view.hand if card.kind == 8)
    assert passage.cues["own", new.card].delay > delays[-1], "the hand comes last"
    table.rest()
    table.is_right()


def test_a_new_display_card_turns_over_and_a_new_back_does_not(kept_style: Style) -> None:
    match = with_free_discard(THEIRS)
    table = Watched(kept_style, match)
    table.do(1, Capture(4, 4, ((4,),)))
    table.go(1300)
    new = table.sprite(("display", table.view.display[-1].card))
    back = table.sprite(("held", 1, 3))
    assert new.target != back.target
    table.rest()
    assert (new.side, back.side) == (table.view.display[-1].kind, "back")
    assert Sound.FLIP in table.heard
    table.is_right()


def test_the_last_card_of_the_pile_is_told(kept_style: Style) -> None:
    match = made_match(MINE, THEIRS, display=DISPLAY, draw="6 7")
    table = Watched(kept_style, match)
    pile = table.sprite("draw")
    table.do(0, Capture(9, 9, ((9,),)))
    table.go(560)
    assert pile.scene() is table.scene, "there until the last card has left"
    table.rest()
    assert pile.scene() is None
    assert Sound.LAST_ROUND in table.heard
    last = table.caption(len(table.told) - 1)
    assert last == "The draw pile is empty: from now on nothing is refilled"
    table.is_right()


# ------------------------------------------------------------------------------- partners


def test_an_offer_slides_over_face_down(kept_style: Style) -> None:
    """Face down for the other team, open for the partners."""
    match = partners()
    tables = [Watched(kept_style, match, seat) for seat in range(4)]
    card = tables[1].sprite(("held", 2, 3))
    for table in tables:
        table.heard.clear()
    match.submit(2, Offer(4))
    for table in tables:
        table.rest()
        table.is_right()
    assert [table.sprite("offered").side for table in tables] == [4, "back", 4, "back"]
    assert card.key == "offered"
    assert Sound.CARD_SLIDE in tables[0].heard


def test_an_offer_that_is_declined_goes_back(kept_style: Style) -> None:
    match = partners()
    tables = [Watched(kept_style, match, seat) for seat in range(4)]
    match.submit(2, Offer(4))
    for table in tables:
        table.rest()
    cards = [table.sprite("offered") for table in tables]
    match.submit(0, Decline())
    for table in tables:
        table.rest()
        table.is_right()
    assert [card.key for card in cards[:2]] == [("held", 2, 3)] * 2
    assert cards[2].key == mine(tables[2].view, "4")


def test_an_offer_that_is_kept_is_exchanged(kept_style: Style) -> None:
    match = partners()
    tables = [Watched(kept_style, match, seat) for seat in range(4)]
    match.submit(2, Offer(4))
    for table in tables:
        table.rest()
    offered = [table.sprite("offered") for table in tables]
    nine = tables[0].sprite(mine(tables[0].view, "10"))
    back = tables[2].sprite(("held", 0, 3))
    match.submit(0, Accept(10))
    for table in tables:
        table.rest()
        table.is_right()
    assert offered[0].key == mine(tables[0].view, "4")
    assert nine.key == ("held", 2, 3)
    assert nine.side == "back"
    assert offered[2].key == ("held", 0, 3)
    assert back.key == mine(tables[2].view, "10")
    assert offered[1].key == ("held", 0, 3)


# -------------------------------------------------------------------------------- the end


def the_end(*, captures: bool) -> Match:
    match = made_match("9", "11", display="9 4 5 12", draw="", free_discard=True)
    match.submit(0, Capture(9, 9, ((9,),)) if captures else Discard(9))
    return match


def test_what_is_left_goes_to_who_captured_last(kept_style: Style) -> None:
    match = the_end(captures=True)
    table = Watched(kept_style, match)
    four = table.sprite(lying(table.view, "4"))
    table.do(1, Discard(11))
    table.go(900)
    assert table.caption(1).startswith("You captured last")
    assert four.scene() is table.scene
    table.rest()
    assert four.scene() is None
    assert Sound.CAPTURE in table.heard
    assert "next" in {control.key for control in table.scene.tableau.controls}
    table.is_right()


def test_who_loses_hears_it(kept_style: Style) -> None:
    match = made_match("11", "9", display="9 4 5 12", draw="", free_discard=True)
    match.submit(0, Discard(11))
    table = Watched(kept_style, match)
    table.do(1, Capture(9, 9, ((9,),)))
    table.rest()
    assert Sound.ROUND_LOST in table.heard
    assert Sound.ROUND_WON not in table.heard


def test_without_a_capture_nothing_flies_at_the_end(kept_style: Style) -> None:
    table = Watched(kept_style, the_end(captures=False))
    table.do(1, Discard(11))
    table.rest()
    assert Sound.CAPTURE not in table.heard
    table.is_right()


# --------------------------------------------------------------------------------- pace


def test_the_own_play_is_told_faster_than_that_of_others(kept_style: Style, match: Match) -> None:
    own, other = Watched(kept_style, match, 0), Watched(kept_style, match, 1)
    match.submit(0, Capture(9, 9, ((9,), (4, 5))))
    mine_, theirs = own.length(), other.length()
    assert theirs - mine_ >= READ - GLIMPSE
    assert mine_ < 2000
    assert theirs < 3000


def test_others_are_told_by_a_pill_and_the_own_play_is_not(kept_style: Style, match: Match) -> None:
    own, other = Watched(kept_style, match, 0), Watched(kept_style, match, 1)
    match.submit(0, Capture(9, 9, ((9,), (4, 5))))
    own.rest()
    other.rest()
    assert [own.caption(number) for number in range(2)] == ["", ""]
    assert other.caption(0) == "Maria captures with a 9: a 9 and 4\u00a0+\u00a05"


def test_the_deal_goes_round_and_the_display_comes_last(kept_style: Style) -> None:
    match = made_match(MINE, THEIRS, LAST, display="5r 4 9 12 6", draw=DRAW)
    table = Watched(kept_style, match, 0)
    table.redeal()
    _, passage = table.told[-1]
    hands = [passage.cues["held", 1, number].delay for number in range(4)]
    own = sorted(passage.cues["own", card.card].delay for card in table.view.hand)
    display = [passage.cues["display", card.card].delay for card in table.view.display]
    assert own[0] < hands[0] < own[1] < hands[1], "one by one, from the dealer's left"
    assert max(*hands, *own) < display[0]
    assert display == sorted(display)
    assert display[4] - display[3] > NEXT_WAVE
    table.rest()
    table.is_right()
