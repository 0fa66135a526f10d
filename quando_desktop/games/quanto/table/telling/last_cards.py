"""The last cards of the draw pile of a Quanto table: their number grows and is tinted, the pile
glows, each card that leaves ticks, and everything takes a little longer."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QRadialGradient

from quando_desktop.games.quanto.rules.view import QuantoView
from quando_desktop.games.quanto.text import ending as text
from quando_desktop.table.audio.sounds import Sound
from quando_desktop.table.paint.art import Art, Picture
from quando_desktop.table.paint.canvas import Canvas, colour, rect
from quando_desktop.table.paint.effects import COARSE
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.scene.tableau import Film, Frame, Key, Passage
from quando_desktop.table.speech.utterance import Utterance

LAST = 10
"""So many cards of the pile are felt."""
SMALLEST, LARGEST = 17.0, 27.0
"""The height of their number, from the first of them to the last."""
SLOWER = 1.6
"""The pace of cards that leave the pile then, as a factor of the usual one."""
FAINTEST, STRONGEST = 0.12, 0.5
DRAW_LABEL: Key = "draw label"


def are_last(cards: int) -> bool:
    """Whether so many cards of the pile are felt."""
    return 0 < cards <= LAST


def _nearness(cards: int) -> float:
    """From 0 for the first of the last cards to 1 for the very last."""
    return (LAST - cards) / (LAST - 1)


def number(art: Art, cards: int) -> Picture:
    """The number of the last cards, placed by its middle: larger with every card that leaves."""
    height = SMALLEST + (LARGEST - SMALLEST) * _nearness(cards)
    body = Box.around(0, 0, height * 2.1, height * 1.5)

    def paint(canvas: Canvas) -> None:
        canvas.round(body, body.height / 2, canvas.theme.ember)
        canvas.number(0, 0, str(cards), height * 0.86, canvas.theme.on_ember)

    return art.picture(("last cards", cards), body, paint)


def light(art: Art, cards: int, reach: float) -> Picture:
    """Embers behind the pile, placed by its middle and grown by COARSE."""
    side = 2 * reach / COARSE
    box = Box.around(0, 0, side + 2, side + 2)
    strength = FAINTEST + (STRONGEST - FAINTEST) * _nearness(cards)

    def paint(canvas: Canvas) -> None:
        glow = QRadialGradient(0, 0, reach / COARSE)
        for at, part in ((0.0, 1.0), (0.5, 0.7), (1.0, 0.0)):
            glow.setColorAt(at, colour(canvas.theme.ember, strength * part))
        canvas.painter.fillRect(rect(box), glow)

    return art.picture(("last light", cards, reach), box, paint)


class Countdown:
    """What the pile does while it gives its last cards."""

    def __init__(self, before: QuantoView, after: QuantoView) -> None:
        self._before, self._after = before.draw, after.draw

    @property
    def pace(self) -> float:
        """The factor of everything that takes time."""
        return SLOWER if self._after < LAST and self._before > self._after else 1.0

    def tell(self, passage: Passage) -> None:
        """Says once that the last cards have come."""
        if self._before > LAST and are_last(self._after):
            passage.tells.append(Utterance(text.few_left(self._after)))

    def tick(self, passage: Passage, drawn: Sequence[Key]) -> None:
        """A soft tick for each of the last cards that leaves."""
        for left, key in self._left(drawn):
            if left < LAST:
                passage.sounds.append((passage.cues[key].delay, Sound.BACK))

    def count(self, frame: Frame, passage: Passage, drawn: Sequence[Key]) -> None:
        """The number counts down card by card."""
        frames = [
            (passage.cues[key].delay, number(frame.art, left))
            for left, key in self._left(drawn)
            if are_last(left)
        ]
        if frames:
            first = number(frame.art, self._before) if are_last(self._before) else frames[0][1]
            end = passage.cues[drawn[-1]].delay + 1
            passage.films[DRAW_LABEL] = Film(((0.0, first), *frames), end)

    def _left(self, drawn: Sequence[Key]) -> list[tuple[int, Key]]:
        """The number of cards that each of those that come leaves behind."""
        return [(self._before - place, key) for place, key in enumerate(drawn, 1)]
