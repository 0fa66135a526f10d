"""A set that is larger than what the discard pile shows goes there as one."""

from __future__ import annotations

from quando_desktop.games.quando.table.piles import on_discard
from tests.games.quando.table.seat import Sit, made_match


def test_all_cards_of_a_large_set_fly_to_the_pile(sit: Sit) -> None:
    match = made_match("7/1 7/2 7/3 7/4 9/0", "8/2 6/1 2/0 3/1 5/4", draw="3/2 1/0")
    table = sit(match).begin()
    own = [("own", card.card) for card in table.view.hand if card.front == 7]
    sprites = [table.scene.sprite(key) for key in own]
    for key in own:
        table.click(key)
    table.activate("play")
    table.tick(440)
    top = table.scene.sprite(on_discard(4))
    assert top is not None
    for sprite in sprites:
        assert sprite is not None
        away = abs(sprite.pose.x - top.pose.x) + abs(sprite.pose.y - top.pose.y)
        assert away < 80, "it lies on the pile, or under the others there"
