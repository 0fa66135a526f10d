"""Sounds: the file of each, and how loud it is. Silence is always fine.

Nothing is started before `warm` or the first sound.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from enum import StrEnum
from itertools import cycle
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from quando_desktop.table.audio.output import Speaker

Opening = Callable[[Sequence[Path]], "Speaker | None"]


def late(files: Sequence[Path]) -> Speaker | None:
    """The computer's speaker; what it needs is loaded only now, not with the window."""
    from quando_desktop.table.audio.output import open_speaker

    return open_speaker(files)


class Sound(StrEnum):
    """Each sound by the name of its file, with its folder; some have numbered variants."""

    CARD_SLIDE = "card_slide"
    CARD_PLACE = "card_place"
    FLIP = "flip"
    SELECT = "select"
    BACK = "back"
    HIDDEN_LOW = "hidden_low"
    """A breath and a note; the value of the hidden side says which of the two."""
    HIDDEN_BRIGHT = "hidden_bright"
    RAPS = "stingers/knock"
    """The loudest of all."""
    COSTLY = "stingers/failed_knock"
    """A blow on a closed box: that went wrong, and it costs something."""
    HEART = "stingers/heart"
    """Two beats: the last turn."""
    HIDDEN_GLOW = "stingers/hidden_glow"
    HIDDEN_THUD = "stingers/hidden_thud"
    LAST_ROUND = "last_round"
    TRIPLET = "triplet"
    ZERO = "zero"
    PILE_TURNED = "pile_turned"
    CAPTURE = "capture"
    TILE = "tile"
    STEAL = "steal"
    STOLEN = "stingers/steal"
    """What is dragged across the table, and whose it was."""
    COLLECT = "collect"
    ROUND_WON = "round_won"
    ROUND_LOST = "round_lost"
    ROUND_SHARED = "round_shared"
    MATCH_WON = "match_won"
    WON = "music/won"
    """The endings: a phrase of a few bars each."""
    LOST = "music/lost"
    SHARED = "music/shared"
    REFUSED = "refused"
    COUNTDOWN = "countdown"
    GO = "go"
    MISS = "miss"
    STUCK = "stuck"
    FITS = "fits"
    """Two small bars upwards: the card that somebody has come to fits."""
    FITS_NOT = "fits_not"
    HAND_FITS = "hand_fits"
    """A breath of glass, quiet: some card of the hand fits the pile as it is now."""
    HAND_FITS_NOT = "hand_fits_not"


class Sounds:
    """The sounds in the `sounds` folder of the resources.

    Call `warm` in an idle moment after the start, so that the first sound is on time.
    """

    def __init__(
        self,
        resources: Path,
        *,
        volume: int = 70,
        muted: bool = False,
        opening: Opening = late,
    ) -> None:
        self._folder = resources / "sounds"
        self._volume = volume
        self._muted = muted
        self._opening = opening
        self._is_open = False
        self._is_closed = False
        self._speaker: Speaker | None = None
        self._turns: dict[Sound, Iterator[Path]] = {}

    def set_volume(self, volume: int) -> None:
        """Sets the volume from 0 to 100; counts from the next sound on."""
        self._volume = max(0, min(100, volume))

    def set_muted(self, muted: bool) -> None:
        self._muted = muted

    def warm(self) -> None:
        """Opens the speaker, once; a muted program leaves it closed."""
        if self._is_open or self._is_silent:
            return
        self._is_open = True
        found = {sound: files(self._folder, sound) for sound in Sound}
        self._turns = {sound: cycle(variants) for sound, variants in found.items()}
        self._speaker = self._opening([file for variants in found.values() for file in variants])

    def play(self, sound: Sound) -> None:
        """Starts a sound, its variants in turn, so that one that still plays is not cut off."""
        if self._is_silent:
            return
        self.warm()
        file = next(self._turns[sound], None)
        if self._speaker is not None and file is not None:
            self._speaker.play(file, gain(self._volume))

    def close(self) -> None:
        """Silence from now on."""
        self._is_closed = True
        if self._speaker is not None:
            self._speaker.close()

    @property
    def _is_silent(self) -> bool:
        return self._muted or self._volume == 0 or self._is_closed


def files(folder: Path, sound: Sound) -> list[Path]:
    """The files of a sound that are there."""
    variants = sorted(folder.glob(f"{sound}_[0-9].wav"))
    single = folder / f"{sound}.wav"
    return variants or ([single] if single.is_file() else [])


def gain(volume: int) -> float:
    """The share of full loudness: the ear takes the square for even steps."""
    return (volume / 100) ** 2
