"""Nothing gives away what a card is before its face is seen: neither its place nor the scores."""

from __future__ import annotations

import pytest

from quando_desktop.games.quando.rules.actions import Draw, Flip
from quando_desktop.settings.settings import Sorting
from quando_desktop.table.paint.art import Picture
from quando_desktop.table.scene.tableau import Key
from tests.games.quando.table.seat import QuandoSeat, Sit, act, made_match
from tests.table.fit_checks import kind_of
from tests.table.scene_checks import assert_lies

MINE, THEIRS = "5/0 6/1 7/2 7/3 9/4", "4/10 4/1 4/2 9/2 8/3"


def lies(table: QuandoSeat) -> dict[Key, float]:
    """Where the pieces of the hand go, or lie."""
    kept = {piece.key: piece.pose.x for piece in table.scene.tableau.pieces}
    return {key: x for key, x in kept.items() if key == "gap" or kind_of(key) == "own"}


def until_faced(table: QuandoSeat, key: Key) -> None:
    """Until the sprite shows another face, turned far enough to be read."""
    sprite = table.scene.sprite(key)
    assert sprite is not None
    before = sprite.picture
    while sprite.picture is before or sprite.transform().m11() < 0.5:
        table.tick(10)


@pytest.mark.parametrize("sorting", Sorting)
def test_the_face_of_a_card_that_is_turned_over_is_seen_before_its_place(
    sit: Sit, sorting: Sorting
) -> None:
    """The shown 3 would go to the left end, the hidden 10 goes to the right one."""
    table = sit(made_match(MINE, THEIRS, draw="3/10 8/6 5/1"), sorting=sorting).begin()
    act(table.match, 0, "9/4")
    table.rest()
    hand = lies(table)
    assert "gap" in hand
    act(table.match, 0, Draw.HIDDEN)
    drawn = table.own(10)
    until_faced(table, drawn)
    now = lies(table)
    assert now.pop(drawn) == pytest.approx(table.page._view.stage.width / 2)
    assert now == hand
    table.rest()
    assert_lies(table.scene, table.laid())
    assert "gap" not in lies(table)


def test_a_zero_that_is_turned_over_is_seen_before_it_goes_to_its_place(sit: Sit) -> None:
    table = sit(made_match("0/9 5/0 6/8 7/1 9/4", THEIRS, draw="3/2 8/6 5/1")).begin()
    act(table.match, 0, "9/4", Draw.SHOWN)
    act(table.match, 1, "4/10 4/1 4/2", Draw.SHOWN)
    table.rest()
    hand = lies(table)
    zero = table.own(0)
    act(table.match, 0, Flip(0))
    until_faced(table, zero)
    assert lies(table) == hand
    table.rest()
    assert_lies(table.scene, table.laid())
    assert lies(table)[zero] == max(hand.values())


def test_the_scores_change_once_the_fronts_are_seen(sit: Sit) -> None:
    match = made_match("0/9 5/0", "4/10 9/2", "8/3 7/5", draw="0/3")
    table = sit(match).begin()
    plates: list[Key] = [("plate", 1), ("plate", 2)]
    before = pictures(table, plates)
    act(match, 0, "5/0", Draw.SHOWN)
    fans = [key for key in table.pieces if kind_of(key) == "held"]
    backs = pictures(table, fans)
    while pictures(table, plates) == before:
        table.tick(10)
        assert table.page.is_busy, "the scores are seen before the sheet comes"
    both = zip(backs, pictures(table, fans), strict=True)
    assert all(front is not back for back, front in both)
    table.rest()
    assert_lies(table.scene, table.laid())


def pictures(table: QuandoSeat, keys: list[Key]) -> list[Picture]:
    """What these pieces show at this moment."""
    sprites = [table.scene.sprite(key) for key in keys]
    return [sprite.picture for sprite in sprites if sprite is not None]
