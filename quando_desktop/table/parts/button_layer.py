"""Buttons on a table: each a picture and its control, at the same place."""

from __future__ import annotations

from quando_desktop.table.paint import buttons
from quando_desktop.table.paint.art import Art
from quando_desktop.table.paint.buttons import ButtonLook, ButtonState
from quando_desktop.table.parts.scenery import Scenery
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.scene.tableau import Control, Key, Tableau


def near(scenery: Scenery, key: Key) -> ButtonState:
    """The state of a button: whether the keys or the pointer are there."""
    if scenery.focused == key:
        return ButtonState.FOCUSED
    return ButtonState.HOVERED if scenery.pointed == key else ButtonState.RESTS


class ButtonLayer:
    """Puts buttons on a tableau."""

    def __init__(self, tableau: Tableau, art: Art, scenery: Scenery) -> None:
        self._tableau, self._art, self._scenery = tableau, art, scenery

    def button(
        self,
        key: Key,
        words: str,
        look: ButtonLook,
        cap: str,
        x: float,
        y: float,
        *,
        small: bool = False,
        width: float = 0.0,
        name: str = "",
    ) -> None:
        """A button that is at least as wide as its text, which can be shorter than its spoken
        name."""
        art = self._art
        width = max(width, buttons.button_width(art, words, cap, small=small))
        state = near(self._scenery, key)
        picture = buttons.button(art, words, look, cap, state, width, small=small)
        self._tableau.put(key, picture, x, y)
        box = Box.around(x, y, width, buttons.button_height(art, small=small))
        least = art.scale.target
        self._tableau.controls.append(Control(key, name or words, box.widened(least, least)))

    def round(self, key: Key, icon: str, x: float, y: float, name: str) -> None:
        picture = buttons.round_button(self._art, icon, near(self._scenery, key))
        self._tableau.put(key, picture, x, y)
        reach = max(2 * buttons.round_radius(self._art), self._art.scale.target)
        self._tableau.controls.append(Control(key, name, Box.around(x, y, reach, reach)))
