"""A hint on a table: what a computer player would do in the looker's place, and why.

It stands where it covers nothing that must be seen. Dots mark the cards that it is about; the
looker does what it says, or something else.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from quando_desktop.bots.bot import Advice
from quando_desktop.controller.turn.adviser import CHARACTER
from quando_desktop.table.guide.tip import GuidanceTip
from quando_desktop.table.paint.buttons import ButtonLook, ButtonState
from quando_desktop.table.paint.palette import Palette
from quando_desktop.table.parts.button_layer import ButtonLayer, near
from quando_desktop.table.parts.faces import Face
from quando_desktop.table.parts.hint_bubble import LEFT, RIGHT, TITLE, Bar, HintBubble, HintText
from quando_desktop.table.parts.placing import GAP, best_placement
from quando_desktop.table.parts.scenery import BUBBLE, CLOSE_HINT, Scenery
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.scene.tableau import Control, Frame, Key, Role, Tableau
from quando_desktop.table.text import words as common

ADVISER = "Olive"
"""A name is the same in every language."""
KEY, ESCAPE = "H", "Esc"
"""The keys that close a hint, and what was pointed out unasked."""
WIDTHS = (440.0, 500.0, 560.0, 380.0, 340.0)
"""Of the panel, the most wanted first."""
EDGE, TOP = 14.0, 84.0
"""To the sides of the stage, and below the top bar."""
HIGHER, CLOSER = 2.0, 2.5
"""Where it would be too close otherwise: nearer to the top bar, and to everything else."""

Tail = Callable[[HintBubble, float, float], float | None]
"""Finds the place where the tail of a bubble that stands here goes down, from its left edge; None
for a bubble without one."""


def adviser(palette: Palette) -> Face:
    return Face(ADVISER, CHARACTER, palette.characters[CHARACTER].body, "")


def speech(
    face: Face, advice: Advice | None, sentence: tuple[str, str], caption: str, bars: Sequence[Bar]
) -> HintText:
    """The text of a hint: what the adviser would do and why, and under a caption what was compared.
    While the adviser thinks, it has no button."""
    title, words = sentence
    if advice is None:
        return HintText(face, title)
    return HintText(face, title, words, caption if bars else "", tuple(bars), common.close(), KEY)


def tip_speech(face: Face, tip: GuidanceTip) -> HintText:
    """The text of a tip in a guided match."""
    title, words = tip.said()
    return HintText(face, title, words, button=common.close(), cap=ESCAPE)


def spoken(said: HintText) -> str:
    """The whole hint for a screen reader: the sentence, and what was compared."""
    words = f"{said.title} {said.words}".strip()
    if not said.bars:
        return words
    listed = "; ".join(f"{bar.name}: {bar.words}" for bar in said.bars)
    return f"{words} {said.caption}: {listed}."


class HintLayer:
    """Puts a hint on a tableau on which everything else lies already."""

    def __init__(
        self,
        tableau: Tableau,
        frame: Frame,
        scenery: Scenery,
        widths: Sequence[float] = WIDTHS,
    ) -> None:
        self._tableau, self._frame, self._scenery = tableau, frame, scenery
        self._wanted = widths
        self.boxes: dict[Key, Box] = {control.key: control.box for control in tableau.controls}
        """The boxes of all controls."""

    def lay(
        self, said: HintText, floor: float, kept: Sequence[Box], others: Sequence[Box], tail: Tail
    ) -> None:
        """Lays the hint above the floor. It must not cover the boxes in `kept`, and covers as
        little as possible of the others. Where there is no room for the comparison, it goes
        without."""
        art, scenery, put = self._frame.art, self._scenery, self._tableau.put
        room = Box(EDGE, TOP, self._frame.stage.width - 2 * EDGE, floor - TOP)
        bubble, left, top = self._place(said, room, kept, others)
        if said.bars and any(Box(left, top, *bubble.size).overlaps(box) for box in kept):
            shorter = said._replace(caption="", bars=())
            bubble, left, top = self._place(shorter, room, kept, others)
            if any(Box(left, top, *bubble.size).overlaps(box) for box in kept):
                room = Box(EDGE, TOP - HIGHER, room.width, room.height + HIGHER)
                bubble, left, top = self._place(shorter, room, kept, others, CLOSER)
        focus = near(scenery, BUBBLE) is ButtonState.FOCUSED
        put(BUBBLE, bubble.picture(tail(bubble, left, top), focus=focus), left, top)
        put("adviser", bubble.portrait(), left + bubble.face[0], top + bubble.face[1])
        panel = bubble.panel
        box = Box(left + panel.left, top, panel.width, panel.height)
        self._tableau.controls.append(Control(BUBBLE, spoken(said), box, role=Role.INFO))
        if said.button:
            x, y = left + bubble.button[0], top + bubble.button[1]
            press = ButtonLayer(self._tableau, art, scenery)
            press.button(CLOSE_HINT, said.button, ButtonLook.QUIET, said.cap, x, y, small=True)

    def _place(
        self,
        said: HintText,
        room: Box,
        kept: Sequence[Box],
        others: Sequence[Box],
        gap: float = GAP,
    ) -> tuple[HintBubble, float, float]:
        bubbles = [HintBubble(self._frame.art, said, width) for width in self._widths(said)]
        at = best_placement(
            tuple(bubble.size for bubble in bubbles), room, tuple(kept), tuple(others), gap
        )
        return bubbles[at.size], at.left, at.top

    def _widths(self, said: HintText) -> list[float]:
        """Those on whose lines there is room for every word."""
        scale = self._frame.art.scale
        if not said.button:
            return [TITLE.width(said.title, scale) + LEFT + RIGHT + 2]
        words = f"{said.title} {said.words}".split()
        least = max(TITLE.width(word, scale) for word in words) + LEFT + RIGHT
        return [width for width in self._wanted if width >= least] or [max(self._wanted)]
