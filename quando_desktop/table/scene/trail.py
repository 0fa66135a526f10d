"""The trail of a step's pieces, so that they can go back when it is taken back."""

from __future__ import annotations

from quando_desktop.table.audio.sounds import Sound
from quando_desktop.table.parts.passages import PLAY
from quando_desktop.table.scene.tableau import Beat, Frame, Key, Passage, Piece, Tableau

BACK = PLAY._replace(arc=0.0)


class Trail:
    """Follows the beats of one step as they are told."""

    def __init__(self) -> None:
        self._was: dict[Key, Key] = {}
        """The first key of each piece that became another one."""
        self._last: dict[Key, Piece] = {}
        """The last look of each of them, by its first key."""

    def follow(self, beat: Beat) -> Beat:
        def told(frame: Frame) -> tuple[Tableau, Passage]:
            tableau, passage = beat(frame)
            self._note(tableau, passage)
            return tableau, passage

        return told

    def _note(self, tableau: Tableau, passage: Passage) -> None:
        became = {new: self._was.pop(old, old) for old, new in passage.becomes.items()}
        self._was |= became
        seen = {piece.key: piece for piece in tableau.pieces} | passage.goes
        for key, first in self._was.items():
            if key in seen:
                self._last[first] = seen[key]

    def back(self, frame: Frame) -> Passage:
        """The passage back. A piece that is no longer on the table comes from where it was last
        seen, unless the window has another size by now."""
        scale = frame.art.scale
        there = {key: piece for key, piece in self._last.items() if piece.picture.scale == scale}
        return Passage(
            becomes=dict(self._was),
            comes=there,
            cues=dict.fromkeys(self._was.values(), BACK),
            sounds=[(0, Sound.CARD_SLIDE)] if self._was else [],
        )
