"""A hint on a table: what a computer player would do in the looker's place, and why.

It stands where it covers nothing that must be seen. Dots mark the cards that it is about; the
looker does what it says, or something else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence, Set
from math import inf

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
OF_SEATS = frozenset(
    {"halo", "portrait", "held", "paw", "plate", "note", "caption", "fist", "nothing"}
)
"""The pieces of an opponent."""
SMALLER = (28.0, 24.0, 20.0)
"""Sizes of letters for a hint that has no room in larger ones."""
FADED = 0.12
"""The opacity of those whose place a hint takes."""
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
        bulk = frame.art.scale.bulk
        larger = [width * bulk for width in widths] if bulk > 1.0 else []
        self._wanted = [*larger, *widths]
        self.boxes: dict[Key, Box] = {control.key: control.box for control in tableau.controls}
        """The boxes of all controls."""

    def lay(
        self,
        said: HintText,
        floor: float,
        kept: Sequence[Box],
        others: Sequence[Box],
        tail: Tail,
        seats: Mapping[int, Box],
    ) -> None:
        """Lays the hint above the floor. It must not cover the boxes in `kept`, and covers as
        little as possible of the others. Where there is no room for the comparison, it goes
        without. In large letters it takes the place of the opponents that it touches."""
        art, scenery, put = self._frame.art, self._scenery, self._tableau.put
        room = Box(EDGE, TOP, self._frame.stage.width - 2 * EDGE, floor - TOP)
        shorter = said._replace(caption="", bars=())
        higher = Box(EDGE, TOP - HIGHER, room.width, room.height + HIGHER)
        tries = [(said, room, GAP, inf)]
        if said.bars:
            tries += [(shorter, room, GAP, inf), (shorter, higher, CLOSER, inf)]
        if art.scale.bulk > 1.0:
            # Rather smaller letters than over what must be seen.
            tries += [(shorter, higher, CLOSER, letters) for letters in SMALLER]
        is_large = art.scale.bulk > 1.0
        for modest, each in [(False, tries[0])] * is_large + [(True, each) for each in tries]:
            bubble, left, top = self._place(*each, kept, others, is_modest=modest)
            fits = modest or (bubble.size[1] <= room.height and bubble.holds)
            if fits and not any(Box(left, top, *bubble.size).overlaps(box) for box in kept):
                break
        if art.scale.bulk > 1.0:
            whole = Box(left, top, *bubble.size)
            self._set_back({seat for seat, box in seats.items() if box.overlaps(whole)})
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

    def _set_back(self, seats: Set[int]) -> None:
        """Lets opponents fade: half a name beside the hint would be read with it."""
        pieces = self._tableau.pieces
        for place, piece in enumerate(pieces):
            match piece.key:
                case (str(kind), int(seat), *_) if kind in OF_SEATS and seat in seats:
                    pieces[place] = piece._replace(pose=piece.pose._replace(opacity=FADED))

    def _place(
        self,
        said: HintText,
        room: Box,
        gap: float,
        letters: float,
        kept: Sequence[Box],
        others: Sequence[Box],
        *,
        is_modest: bool,
    ) -> tuple[HintBubble, float, float]:
        bubbles = [
            HintBubble(self._frame.art, said, width, letters, is_modest=is_modest)
            for width in self._widths(said)
        ]
        if self._frame.art.scale.bulk > 1.0:
            # In large letters a narrow one would be higher than all there is, or cut a number.
            bubbles = [
                each for each in bubbles if each.size[1] <= room.height and each.holds
            ] or bubbles
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
