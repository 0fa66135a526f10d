"""Loops without a gap, in a process of their own: a sound server that hangs or dies takes nothing
with it but the music."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from quando_desktop.table.audio.output import hushed, may_be_heard

if TYPE_CHECKING:
    from PySide6.QtCore import QIODevice
    from PySide6.QtMultimedia import QAudioDevice, QAudioSink

    from quando_desktop.table.audio.service import Service

FEED = 80
"""Milliseconds between two helpings."""
AHEAD = 0.4
"""Seconds of sound that wait in the device: so much may anything else take."""
FADE = 1.6
"""Seconds from silence to full loudness."""

Gains = Mapping[Path, float]


def open_loops(files: Sequence[Path]) -> LoopPlayer | None:
    """A player of these files, or nothing where there is no speaker."""
    found = [file for file in files if file.is_file()]
    return LoopPlayer(found) if found and may_be_heard() else None


class LoopPlayer:
    """Passes on how loud each loop is to be."""

    def __init__(self, files: Sequence[Path]) -> None:
        from quando_desktop.table.audio.outpost import Outpost

        self._wanted: dict[Path, float] = {}
        self._outpost = Outpost(partial(open_mixer, files), self._opened)

    def mix(self, gains: Gains) -> None:
        """Fades to these shares of full loudness; what is not named, to silence."""
        self._wanted = dict(gains)
        self._outpost.send(self._wanted)

    def close(self) -> None:
        self._outpost.close()

    def _opened(self, about: object) -> None:
        """Orders that were given while the process started are too old for it by now."""
        if isinstance(about, int):
            self._outpost.send(self._wanted)


def open_mixer(files: Sequence[Path]) -> tuple[int, Service] | None:
    """Runs in that process. Gives the number of loops, and a function that takes their shares; None
    where Qt comes without sound."""
    try:
        with hushed():
            mixer = Mixer(files)
            return mixer.count, mixer.fade
    except ImportError:
        return None


class Mixer:
    """Plays loops together on the computer's chosen output. All of them run while one is heard, so
    that they stay together; in silence none does."""

    def __init__(self, files: Sequence[Path]) -> None:
        from PySide6.QtCore import QTimer
        from PySide6.QtMultimedia import QMediaDevices

        self._files = files
        self._devices = QMediaDevices()
        self._loops: dict[Path, Loop] = {}
        self._wanted: Gains = {}
        self._timer = QTimer(interval=FEED)
        self._timer.timeout.connect(self._feed)
        self._devices.audioOutputsChanged.connect(self._tune)
        self._tune()

    @property
    def count(self) -> int:
        return len(self._loops)

    def fade(self, gains: Gains) -> None:
        self._wanted = gains
        for file, loop in self._loops.items():
            loop.wanted = gains.get(file, 0.0)
        if any(loop.wanted for loop in self._loops.values()) and not self._timer.isActive():
            for loop in self._loops.values():
                loop.start()
            self._timer.start()
            self._feed()

    def _feed(self) -> None:
        for loop in self._loops.values():
            loop.feed(FEED / 1000 / FADE)
        if not any(loop.is_heard for loop in self._loops.values()):
            self._timer.stop()
            for loop in self._loops.values():
                loop.stop()

    def _tune(self) -> None:
        """Goes to the output that is the chosen one now; there may be none for a while."""
        self._timer.stop()
        for loop in self._loops.values():
            loop.stop()
        output = self._devices.defaultAudioOutput()
        made = {} if output.isNull() else {file: Loop(file, output) for file in self._files}
        self._loops = {file: loop for file, loop in made.items() if loop.is_fit}
        self.fade(self._wanted)


class Loop:
    """One file, from its end to its beginning without a gap."""

    def __init__(self, file: Path, output: QAudioDevice) -> None:
        import wave

        from PySide6.QtMultimedia import QAudioFormat, QAudioSink

        with wave.open(str(file), "rb") as source:
            form = QAudioFormat()
            form.setSampleFormat(QAudioFormat.SampleFormat.Int16)
            form.setSampleRate(source.getframerate())
            form.setChannelCount(source.getnchannels())
            self.data = source.readframes(source.getnframes())
        self.is_fit = output.isFormatSupported(form)
        self.wanted = self.gain = 0.0
        self._at = 0
        self._sink: QAudioSink = QAudioSink(output, form)
        self._sink.setBufferSize(form.bytesForDuration(int(AHEAD * 1_000_000)))
        self._device: QIODevice | None = None

    @property
    def is_heard(self) -> bool:
        return self.gain > 0 or self.wanted > 0

    def start(self) -> None:
        self._at, self.gain = 0, 0.0
        self._sink.setVolume(0.0)
        self._device = self._sink.start()

    def stop(self) -> None:
        self._sink.stop()
        self._device = None

    def feed(self, step: float) -> None:
        """Goes on by what the device takes, and one step towards the loudness that is wanted."""
        self.gain = nearer(self.gain, self.wanted, step)
        self._sink.setVolume(self.gain)
        if self._device is not None and (room := self._sink.bytesFree()) > 0:
            helping, _ = cut(self.data, self._at, room)
            written = self._device.write(helping)
            self._at = (self._at + max(0, written)) % len(self.data)


def nearer(now: float, wanted: float, step: float) -> float:
    """A value that has come nearer to the wanted one by a step at most."""
    return min(wanted, now + step) if wanted > now else max(wanted, now - step)


def cut(data: bytes, at: int, count: int) -> tuple[bytes, int]:
    """So many bytes from a place on, over the end as often as need be; and the place after them."""
    found = data[at : at + count]
    while len(found) < count:
        found += data[: count - len(found)]
    return found, (at + count) % len(data)
