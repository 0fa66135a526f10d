"""Great moments of Quanto: the last cards of the pile, and a theft."""

from __future__ import annotations

from quando_desktop.games.quanto.rules.actions import Decline, Discard, Offer, Steal
from quando_desktop.games.quanto.table.telling.last_cards import DRAW_LABEL, LAST
from quando_desktop.games.quanto.table.telling.plays import DRAG, PROTEST, RATTLE
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.audio.sounds import Sound
from quando_desktop.table.paint.style import Style
from quando_desktop.table.scene.tableau import Passage
from tests.games.quanto.table.seat import before_a_theft, made_match
from tests.games.quanto.table.watched_match import Watched


def after_discard(style: Style, draw: int) -> tuple[Watched, Passage]:
    """The looker has discarded a 12 with so many cards in the pile, and draws one."""
    match = made_match("12 11 11 11", "1 1 1 1", display="10 9 9 10", draw="5 " * draw)
    table = Watched(style, match)
    table.do(0, Discard(12))
    table.rest()
    return table, table.told[0][1]


def test_the_last_ten_cards_are_felt(kept_style: Style, english: Languages) -> None:
    table, passage = after_discard(kept_style, LAST)
    assert Sound.BACK in table.heard, "a soft tick"
    film = passage.films[DRAW_LABEL]
    assert len(film.frames) == 2, "ten, then nine"
    pieces = {piece.key: piece for piece in table.scene.tableau.pieces}
    assert "last light" in pieces
    later, _ = after_discard(kept_style, 4)
    few = {piece.key: piece for piece in later.scene.tableau.pieces}
    before, after = table.height(pieces[DRAW_LABEL]), later.height(few[DRAW_LABEL])
    assert before < after, "the number grows"


def test_before_them_nothing_is(kept_style: Style, english: Languages) -> None:
    table, passage = after_discard(kept_style, LAST + 5)
    assert Sound.BACK not in table.heard
    assert passage.films == {}
    assert "last light" not in {piece.key for piece in table.scene.tableau.pieces}


def test_they_are_announced_once(kept_style: Style, english: Languages) -> None:
    _, passage = after_discard(kept_style, LAST + 1)
    assert [each.words for each in passage.tells] == ["Only 10 cards left in the draw pile."]
    _, passage = after_discard(kept_style, LAST)
    assert passage.tells == []


def test_cards_come_slower_from_the_last_of_the_pile(kept_style: Style, english: Languages) -> None:
    """A 3 turns up three of them."""
    delays = []
    for draw in (30, 8):
        match = made_match("3 11 11 11", "1 1 1 1", display="10 10 12 12", draw="4 " * draw)
        table = Watched(kept_style, match)
        table.do(0, Discard(3))
        table.rest()
        cues = table.told[-1][1].cues
        delays.append(cues["turned", 2].delay - cues["turned", 0].delay)
    assert delays[1] > 1.4 * delays[0]


def test_the_last_card_rings(kept_style: Style, english: Languages) -> None:
    table, _ = after_discard(kept_style, 1)
    assert Sound.LAST_ROUND in table.heard


def test_n18_a_theft_is_theatre(kept_style: Style, english: Languages) -> None:
    table = Watched(kept_style, before_a_theft())
    table.do(1, Steal(0))
    table.rest()
    (_, lies), (_, dragged) = table.told[:2]
    gestures = {key: gesture for _, key, gesture in lies.gestures}
    assert gestures[("tile", 8)] is RATTLE
    assert gestures[("portrait", 0)] is PROTEST
    assert dragged.cues["quanto", 0, 0].ms == DRAG.ms
    assert {Sound.STEAL, Sound.STOLEN} <= {*table.heard}
    table.is_right()


def test_a_tile_that_rattles_rests_where_it_was(kept_style: Style, english: Languages) -> None:
    table = Watched(kept_style, before_a_theft())
    table.do(1, Steal(0))
    table.go(500)
    moved = table.sprite(("tile", 8)).pose
    assert moved != table.at(("tile", 8))
    table.go(450)
    assert table.sprite(("tile", 8)).pose.angle == table.at(("tile", 8)).angle


# ------------------------------------------------------------------------ offers of others


def test_n24_offers_among_others_take_half_a_second(kept_style: Style, english: Languages) -> None:
    """The looker's own partner is waited for."""
    lengths = []
    for seat in (0, 2):
        hands = "3 9 9 10", "7 7 7 7", "2 4 11 12", "8 8 8 8"
        match = made_match(*hands, display="5 6 10 12", teams=True, free_discard=True)
        match.submit(0, Discard(10))
        table = Watched(kept_style, match, seat=seat)
        table.do(3, Offer(8))
        lengths.append(table.length())
    assert 400 < lengths[0] < 600
    mine = Watched(kept_style, match, seat=1)
    assert match.observe(1).looks_hard() == 1, "and nobody thinks longer about one"
    mine.do(1, Decline())
    assert mine.length() > 700
