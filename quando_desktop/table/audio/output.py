"""The way of sound out of the program: Qt's multimedia module in a process of its own, so that
nobody waits for a sound server. Without sound everything goes on quietly."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import (
    QBuffer,
    QIODevice,
    QMessageLogContext,
    Qt,
    QtMsgType,
    qFormatLogMessage,
    qInstallMessageHandler,
)

from quando_desktop.table.audio.service import Service

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QAudioDevice

MOST = 8
"""Sounds that may wait; more would only come too late."""
SYSTEM_SOCKETS = (Path("/run/pulse/native"),)
"""The place where a sound server for all users listens."""

CATEGORY = "qt.multimedia."
REMARKS = (
    "No QtMultimedia backends found",
    "PulseAudioService: ",
    "Error loading text-to-speech plug-in",
    "Connection to speech-dispatcher failed",
)
"""Beginnings of the messages that Qt files under no category of its own: there is nothing to show
films with (which is intended), no sound server answers, and the system has no speech."""


class Speaker(Protocol):
    """Plays files that it was given when it was made."""

    def play(self, file: Path, volume: float) -> None:
        """Starts a file at a volume from 0 to 1; again from its beginning if it still plays."""

    def close(self) -> None:
        """Stops playing, for good."""


def open_speaker(files: Sequence[Path]) -> Speaker | None:
    """The computer's speaker, or nothing where there is none."""
    return FarSpeaker(files) if may_be_heard() else None


class FarSpeaker:
    """Passes everything on to a process that has the real one."""

    def __init__(self, files: Sequence[Path]) -> None:
        from quando_desktop.table.audio.outpost import Outpost

        self._outpost = Outpost(partial(open_sound, files), lambda _: None, most=MOST)

    def play(self, file: Path, volume: float) -> None:
        self._outpost.send((file, volume))

    def close(self) -> None:
        self._outpost.close()


def open_sound(files: Sequence[Path]) -> tuple[int, Service] | None:
    """Runs in that process. Gives the number of outputs, and a function that plays a file at a
    volume; None where Qt comes without sound."""
    try:
        with hushed():
            from PySide6.QtMultimedia import QMediaDevices

            speaker = QtSpeaker(files)
            return len(QMediaDevices.audioOutputs()), lambda order: speaker.play(*order)
    except ImportError:
        # No multimedia module, or a library that it needs is not on this system.
        return None


def may_be_heard() -> bool:
    return sys.platform != "linux" or has_sound_server(os.environ)


def has_sound_server(
    environment: Mapping[str, str], system_sockets: Sequence[Path] = SYSTEM_SOCKETS
) -> bool:
    """Tells whether PipeWire or PulseAudio can be there, without calling it."""
    if environment.get("PULSE_SERVER"):
        return True
    runtime = environment.get("XDG_RUNTIME_DIR")
    own = (Path(runtime, "pipewire-0"), Path(runtime, "pulse", "native")) if runtime else ()
    return any(socket.exists() for socket in (*own, *system_sockets))


class QtSpeaker:
    """A player for each file on the computer's chosen output; follows when another is chosen."""

    def __init__(self, files: Sequence[Path]) -> None:
        from PySide6.QtMultimedia import QMediaDevices

        self._files = files
        self._players: dict[Path, FilePlayer] = {}
        self._devices = QMediaDevices()
        self._output = self._devices.defaultAudioOutput()
        self._devices.audioOutputsChanged.connect(self._follow)
        self._tune()

    def play(self, file: Path, volume: float) -> None:
        player = self._players.get(file)
        if player is not None:
            player.play(volume)

    def _follow(self) -> None:
        """Goes to the output that is the chosen one now; there may be none for a while."""
        output = self._devices.defaultAudioOutput()
        if output != self._output:
            self._output = output
            self._tune()

    def _tune(self) -> None:
        for player in self._players.values():
            player.stop()
        self._players.clear()
        if not self._output.isNull():
            players = {file: FilePlayer(file, self._output) for file in self._files}
            self._players = {file: player for file, player in players.items() if player.is_fit}


class FilePlayer:
    """One file, ready to be heard.

    Not Qt's own sound effect: on Linux that one, as of 6.11, switches a socket notifier off from
    a wrong thread, and from then on the event loop does nothing but complain.
    """

    def __init__(self, file: Path, output: QAudioDevice) -> None:
        import wave

        from PySide6.QtMultimedia import QAudioFormat, QAudioSink

        with wave.open(str(file), "rb") as source:
            form = QAudioFormat()
            form.setSampleFormat(QAudioFormat.SampleFormat.Int16)
            form.setSampleRate(source.getframerate())
            form.setChannelCount(source.getnchannels())
            self._buffer = QBuffer()
            self._buffer.setData(source.readframes(source.getnframes()))
        self._buffer.open(QIODevice.OpenModeFlag.ReadOnly)
        self.is_fit = output.isFormatSupported(form)
        self._sink = QAudioSink(output, form)
        # Queued, because a sink must not be stopped while it reports its state.
        self._sink.stateChanged.connect(self._rest, Qt.ConnectionType.QueuedConnection)

    def play(self, volume: float) -> None:
        self._sink.stop()
        self._buffer.seek(0)
        self._sink.setVolume(volume)
        self._sink.start(self._buffer)

    def stop(self) -> None:
        self._sink.stop()

    def _rest(self) -> None:
        """Gives the stream back at the end of the file: an idle one keeps the device awake."""
        from PySide6.QtMultimedia import QtAudio

        if self._sink.state() == QtAudio.State.IdleState and self._buffer.atEnd():
            self._sink.stop()


@contextmanager
def hushed() -> Iterator[None]:
    """Keeps the multimedia module's messages about itself off the console while it is opened.

    It mentions every library for films that it does without. All other messages go where they went
    before.
    """

    def pass_on(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        if is_remark(context.category, message):
            return
        if before is not None:
            before(kind, context, message)
        elif sys.stderr is not None:
            print(qFormatLogMessage(kind, context, message), file=sys.stderr)

    before = qInstallMessageHandler(pass_on)
    try:
        yield
    finally:
        qInstallMessageHandler(before)


def is_remark(category: str | None, message: str) -> bool:
    return (category or "").startswith(CATEGORY) or message.startswith(REMARKS)
