"""What is taken back goes back to where it came from."""

from __future__ import annotations

import pytest

from quando_desktop.games.quando.rules.actions import Draw, Phase
from quando_desktop.table.audio.sounds import Sound
from quando_desktop.table.scene.tableau import Key
from tests.games.quando.table.seat import QuandoSeat, Sit, act, made_match
from tests.table.scene_checks import assert_lies

MINE, THEIRS = "5/0 6/1 7/2 7/3 9/4", "4/10 4/1 4/2 9/2 8/3"


@pytest.fixture
def table(sit: Sit) -> QuandoSeat:
    return sit(made_match(MINE, THEIRS, draw="3/2 8/6 5/1")).begin()


def pose_of(table: QuandoSeat, key: Key) -> tuple[float, float]:
    sprite = table.scene.sprite(key)
    assert sprite is not None
    return sprite.pose.x, sprite.pose.y


def comes_to_rest(table: QuandoSeat) -> None:
    table.rest()
    assert_lies(table.scene, table.laid())
    assert table.view.phase is Phase.PLAY


@pytest.mark.parametrize(("cards", "count"), [("9/4", 1), ("7/2 7/3", 2), ("5/0 6/1 7/2", 3)])
def test_cards_fly_back_from_the_pile(table: QuandoSeat, cards: str, count: int) -> None:
    """Which is not to be seen while the side of the drawn card is chosen."""
    hand: list[Key] = [("own", card.card) for card in table.view.hand]
    act(table.match, 0, cards)
    table.rest()
    gone = [key for key in hand if table.scene.sprite(key) is None]
    assert len(gone) == count
    assert "no discard" not in table.pieces
    table.sounds.heard.clear()
    table.page.undo()
    table.tick(1)
    for key in gone:
        assert pose_of(table, key) == pytest.approx(pose_of(table, "no discard"), abs=80)
    assert table.sounds.heard == [Sound.CARD_SLIDE]
    comes_to_rest(table)


def test_whoever_hurries_finds_it_right_as_well(table: QuandoSeat) -> None:
    act(table.match, 0, "9/4")
    table.tick(100)
    table.page.undo()
    table.tick(20)
    table.hurry()
    comes_to_rest(table)


def test_in_another_window_it_is_right_as_well(table: QuandoSeat) -> None:
    act(table.match, 0, "9/4")
    table.rest()
    table.page.resize(1280, 720)
    table.page._settle.stop()
    table.page.relay()
    table.page.undo()
    table.tick(20)
    comes_to_rest(table)


def test_only_the_own_last_steps_are_followed(table: QuandoSeat) -> None:
    act(table.match, 0, "9/4", Draw.SHOWN)
    assert len(table.table.storyteller.trails) == 2
    act(table.match, 1, "9/2")
    assert table.table.storyteller.trails == []
