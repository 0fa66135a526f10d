"""The tone of a quiet room, and music that follows how tense a table is: loops that lie on top of
each other, each as loud as the moment wants it. Both are off unless somebody wants them.

Nothing is started before there is something to hear, and what is not heard any more ends.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import IntEnum, StrEnum
from pathlib import Path
from typing import TYPE_CHECKING

from quando_desktop.table.audio.sounds import gain

if TYPE_CHECKING:
    from quando_desktop.table.audio.loops import LoopPlayer


class Tension(IntEnum):
    """How tense it is at a table, by what everybody there may know."""

    CALM = 0
    TENSE = 1
    """It may soon be over."""
    END = 2
    """It is over."""


class Layer(StrEnum):
    """The loops by the names of their files."""

    ROOM = "room_tone"
    PAD = "calm_pad"
    PLUCKS = "calm_plucks"
    TENSION = "tension"


ROOM = 0.5
"""The share of the chosen volume that the room has: it is felt rather than heard."""
MUSIC: Mapping[Tension, Mapping[Layer, float]] = {
    Tension.CALM: {Layer.PAD: 0.6, Layer.PLUCKS: 0.5},
    Tension.TENSE: {Layer.PAD: 0.5, Layer.PLUCKS: 0.4, Layer.TENSION: 0.6},
    Tension.END: {Layer.PAD: 0.35},
}
"""The shares of the layers at each tension."""

Mix = Mapping[Layer, float]
Opening = Callable[[Sequence[Path]], "LoopPlayer | None"]


def late(files: Sequence[Path]) -> LoopPlayer | None:
    """A player of loops; what it needs is loaded only now."""
    from quando_desktop.table.audio.loops import open_loops

    return open_loops(files)


def mix(tension: Tension | None, *, room: bool, music: bool, volume: int) -> dict[Layer, float]:
    """How loud each layer is that can be heard: none without a table."""
    if tension is None or not volume:
        return {}
    layers = dict(MUSIC[tension]) if music else {}
    if room:
        layers[Layer.ROOM] = ROOM
    return {layer: share * gain(volume) for layer, share in layers.items()}


class Music:
    """The loops in the `sounds/music` folder of the resources."""

    def __init__(self, resources: Path, *, opening: Opening = late) -> None:
        self._folder, self._opening = resources / "sounds" / "music", opening
        self._room = self._music = self._muted = self._is_closed = False
        self._volume = 0
        self._tension: Tension | None = None
        self._heard: Mix = {}
        self._player: LoopPlayer | None = None
        self._is_open = False

    def choose(self, *, room: bool, music: bool, volume: int, muted: bool) -> None:
        """Takes over what somebody wants to hear."""
        self._room, self._music, self._volume, self._muted = room, music, volume, muted
        self._follow()

    def follow(self, tension: Tension | None) -> None:
        """Follows the table that is seen; None where none is, or where it pauses."""
        self._tension = tension
        self._follow()

    def close(self) -> None:
        """Silence from now on."""
        self._is_closed = True
        self._end()

    def _follow(self) -> None:
        volume = 0 if self._muted or self._is_closed else self._volume
        wanted = mix(self._tension, room=self._room, music=self._music, volume=volume)
        if wanted == self._heard:
            return
        self._heard = wanted
        if wanted and not self._is_open:
            self._is_open = True
            self._player = self._opening([self._file(layer) for layer in Layer])
        if self._player is not None:
            self._player.mix({self._file(layer): share for layer, share in wanted.items()})
        if not (self._room or self._music) or self._muted:
            self._end()

    def _end(self) -> None:
        """Gives up the process: whoever wants music again gets another."""
        if self._player is not None:
            self._player.close()
        self._player, self._is_open, self._heard = None, False, {}

    def _file(self, layer: Layer) -> Path:
        return self._folder / f"{layer}.wav"
