"""What a scene has to be once nothing moves any more."""

from __future__ import annotations

import pytest

from quando_desktop.table.scene.scene import TableScene
from quando_desktop.table.scene.sprite import ABOVE, OVER, Sprite
from quando_desktop.table.scene.tableau import Tableau


def assert_lies(scene: TableScene, tableau: Tableau) -> None:
    """The scene is what it would be if it had been laid with this tableau and never moved."""
    keys = [piece.key for piece in sorted(tableau.pieces, key=lambda piece: piece.above)]
    assert len({*keys}) == len(keys), "every piece has a key of its own"
    items = [item for item in scene.items() if isinstance(item, Sprite)]
    assert sorted(items, key=Sprite.zValue) == [scene.sprite(key) for key in keys]
    for piece in tableau.pieces:
        sprite = scene.sprite(piece.key)
        assert sprite is not None
        assert sprite.pose == piece.pose, piece.key
        assert sprite.zValue() == sprite.height + ABOVE * piece.above < OVER + ABOVE * piece.above
        assert sprite.picture is piece.picture, piece.key
        assert sprite.isVisible()
        assert sprite.opacity() == pytest.approx(piece.pose.opacity)
        assert sprite.transform().isIdentity()
    assert [c.key for c in scene.tableau.controls] == [c.key for c in tableau.controls]
    assert not scene._shakes
