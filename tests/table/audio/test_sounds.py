"""The sounds are as the look asks for, made again the same, and played or left out quietly.

Loudness is measured as ITU-R BS.1770 does: K-weighted, the loudest 0.4 s (momentary).
"""

from __future__ import annotations

import math
import subprocess
import sys
import wave
from array import array
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler, qWarning

from quando_desktop import resources
from quando_desktop.table.audio import output as speaker
from quando_desktop.table.audio.sounds import Sound, Sounds, files, gain
from resources.sounds import make_sounds

FOLDER = Path(__file__).resolve().parents[3] / "resources" / "sounds"
FILES = sorted(FOLDER.glob("*.wav"))
LOUDEST = -18.0


def read(file: Path) -> list[float]:
    with wave.open(str(file), "rb") as source:
        values = array("h", source.readframes(source.getnframes()))
    if sys.byteorder == "big":
        values.byteswap()
    return [value / 32768 for value in values]


# --- the files --------------------------------------------------------------------------------


def played_files() -> list[Path]:
    """The files of all sounds, those of great moments and endings included."""
    return sorted(file for sound in Sound for file in files(FOLDER, sound))


def test_every_sound_has_its_files_and_every_file_its_sound() -> None:
    """Of music that loops, somebody else knows."""
    assert [file for file in played_files() if file.parent == FOLDER] == FILES
    assert all(files(FOLDER, sound) for sound in Sound)


def test_cards_vary_their_pitch() -> None:
    assert len(files(FOLDER, Sound.CARD_SLIDE)) == len(files(FOLDER, Sound.CARD_PLACE)) == 3


def test_the_whole_set_is_small() -> None:
    assert sum(file.stat().st_size for file in FILES) < 1_450_000


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_sound_is_quiet_whole_and_at_rest_at_both_ends(file: Path) -> None:
    with wave.open(str(file), "rb") as source:
        assert (source.getnchannels(), source.getsampwidth()) == (1, 2)
        assert source.getframerate() == 48000
    samples = read(file)
    assert 0.05 < len(samples) / 48000 < 1.6
    assert 0.05 < max(map(abs, samples)) < 0.75
    assert samples[0] == samples[-1] == 0
    for end in (samples[:12], samples[-240:]):
        assert max(map(abs, end)) < 0.05
        assert max(abs(b - a) for a, b in pairwise(end)) < 0.02
    assert abs(sum(samples) / len(samples)) < 0.01
    assert -40 < momentary_loudness(samples) < LOUDEST


def momentary_loudness(samples: Sequence[float]) -> float:
    shelf = k_weighted(
        samples, (1.53512485958697, -2.69169618940638, 1.19839281085285),
        (-1.69065929318241, 0.73248077421585),
    )  # fmt: skip
    heard = k_weighted(shelf, (1.0, -2.0, 1.0), (-1.99004745483398, 0.99007225036621))
    block = 19200
    squares = [value * value for value in heard] + [0.0] * block
    powers = [sum(squares[at : at + block]) / block for at in range(0, len(heard), 2400)]
    return -0.691 + 10 * math.log10(max(powers))


def k_weighted(
    samples: Sequence[float], b: tuple[float, float, float], a: tuple[float, float]
) -> list[float]:
    out: list[float] = []
    x1 = x2 = y1 = y2 = 0.0
    for x in samples:
        y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2
        x1, x2, y1, y2 = x, x1, y, y1
        out.append(y)
    return out


def test_loudness_is_measured_by_the_standard() -> None:
    tone = [math.sin(2 * math.pi * 997 * at / 48000) for at in range(48000)]
    assert momentary_loudness(tone) == pytest.approx(-3.01, abs=0.05)


def test_making_them_again_gives_the_same_bytes(tmp_path: Path) -> None:
    make_sounds.main(tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == [file.name for file in FILES]
    changed = [f.name for f in FILES if f.read_bytes() != (tmp_path / f.name).read_bytes()]
    assert changed == []


# --- playing ----------------------------------------------------------------------------------


class Listener:
    """A speaker that notes what it is given."""

    def __init__(self) -> None:
        self.opened = 0
        self.is_closed = False
        self.heard: list[tuple[str, float]] = []

    def open(self, found: Sequence[Path]) -> Listener:
        self.opened += 1
        assert sorted(found) == played_files()
        return self

    def play(self, file: Path, volume: float) -> None:
        self.heard.append((file.stem, volume))

    def close(self) -> None:
        self.is_closed = True


@pytest.fixture
def listener() -> Listener:
    return Listener()


@pytest.fixture
def sounds(listener: Listener) -> Sounds:
    return Sounds(resources.folder(), opening=listener.open)


def test_the_speaker_is_opened_once_and_not_before_it_is_needed(
    sounds: Sounds, listener: Listener
) -> None:
    assert listener.opened == 0
    sounds.warm()
    sounds.play(Sound.RAPS)
    sounds.warm()
    assert listener.opened == 1
    assert listener.heard == [("knock", gain(70))]


def test_the_first_sound_opens_the_speaker_by_itself(sounds: Sounds, listener: Listener) -> None:
    sounds.play(Sound.ZERO)
    assert listener.heard == [("zero", gain(70))]


def test_variants_take_turns(sounds: Sounds, listener: Listener) -> None:
    for _ in range(4):
        sounds.play(Sound.CARD_SLIDE)
    names = [name for name, _ in listener.heard]
    assert names == ["card_slide_1", "card_slide_2", "card_slide_3", "card_slide_1"]


def test_volume_and_muting_count_at_once(sounds: Sounds, listener: Listener) -> None:
    sounds.set_volume(100)
    sounds.play(Sound.FLIP)
    sounds.set_muted(True)
    sounds.play(Sound.FLIP)
    sounds.set_muted(False)
    sounds.set_volume(-5)
    sounds.play(Sound.FLIP)
    sounds.set_volume(250)
    sounds.play(Sound.FLIP)
    assert listener.heard == [("flip", 1.0), ("flip", 1.0)]


def test_what_is_muted_does_not_even_open_the_speaker(sounds: Sounds, listener: Listener) -> None:
    sounds.set_muted(True)
    sounds.warm()
    sounds.play(Sound.RAPS)
    assert listener.opened == 0
    sounds.set_muted(False)
    sounds.warm()
    assert listener.opened == 1


def test_once_closed_it_is_silent_for_good(sounds: Sounds, listener: Listener) -> None:
    sounds.play(Sound.RAPS)
    sounds.close()
    sounds.play(Sound.RAPS)
    assert listener.is_closed
    assert len(listener.heard) == 1


def test_closed_before_any_sound_it_opens_nothing(sounds: Sounds, listener: Listener) -> None:
    sounds.close()
    sounds.warm()
    assert listener.opened == 0


def test_louder_settings_are_louder() -> None:
    steps = [gain(volume) for volume in range(0, 101, 10)]
    assert steps == sorted(steps)
    assert (steps[0], steps[-1]) == (0, 1)


def test_without_a_speaker_there_is_silence() -> None:
    asked: list[Sequence[Path]] = []
    sounds = Sounds(resources.folder(), opening=asked.append)
    sounds.play(Sound.RAPS)
    sounds.play(Sound.RAPS)
    assert len(asked) == 1


def test_missing_files_are_silent(listener: Listener, tmp_path: Path) -> None:
    sounds = Sounds(tmp_path, opening=lambda _: listener)
    sounds.play(Sound.RAPS)
    assert listener.heard == []


# --- the speaker ------------------------------------------------------------------------------


@pytest.mark.parametrize("place", ["pipewire-0", "pulse/native"])
def test_a_sound_server_is_known_by_its_socket(tmp_path: Path, place: str) -> None:
    environment = {"XDG_RUNTIME_DIR": str(tmp_path)}
    assert not speaker.has_sound_server(environment, ())
    (tmp_path / place).parent.mkdir(exist_ok=True)
    (tmp_path / place).touch()
    assert speaker.has_sound_server(environment, ())
    assert speaker.has_sound_server({}, [tmp_path / place])


def test_a_sound_server_can_be_named() -> None:
    assert speaker.has_sound_server({"PULSE_SERVER": "tcp:desk"}, ())
    assert not speaker.has_sound_server({}, ())


def test_a_module_that_is_missing_is_no_complaint(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", None)
    assert speaker.open_sound(FILES) is None


def test_without_a_sound_server_nothing_is_started(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speaker, "may_be_heard", lambda: False)
    assert speaker.open_speaker(FILES) is None


def test_only_remarks_of_the_multimedia_module_are_hushed() -> None:
    heard: list[str] = []

    def hear(_: QtMsgType, context: QMessageLogContext, message: str | None) -> None:
        heard.append(f"{context.category}: {message}")

    before = qInstallMessageHandler(hear)
    try:
        with speaker.hushed():
            qWarning("No QtMultimedia backends found. Only a few things work.")
            qWarning("something else is wrong")
        qWarning("PulseAudioService: heard again afterwards")
    finally:
        qInstallMessageHandler(before)
    assert heard == [
        "default: something else is wrong",
        "default: PulseAudioService: heard again afterwards",
    ]
    assert speaker.is_remark("qt.multimedia.ffmpeg", "any")
    assert not speaker.is_remark("qt.multimediawidgets", "any")
    assert not speaker.is_remark(None, "any")


SILENT = """
import sys
from PySide6.QtCore import QCoreApplication, QTimer
from quando_desktop import resources
from quando_desktop.table.audio.sounds import Sound, Sounds
app = QCoreApplication([])
sounds = Sounds(resources.folder(), volume=1)
sounds.warm()
for sound in Sound:
    sounds.play(sound)
QTimer.singleShot(0, app.quit)
app.exec()
assert not {"PySide6.QtMultimedia", "PySide6.QtNetwork"} & sys.modules.keys()
"""
FAR = """
from PySide6.QtCore import QCoreApplication, QTimer
from quando_desktop import resources
from quando_desktop.table.audio.output import open_sound
app = QCoreApplication([])
files = sorted((resources.folder() / "sounds").glob("*.wav"))
found = open_sound(files)
if found is not None:
    for file in files:
        found[1]((file, 0.01))
QTimer.singleShot(0, app.quit)
app.exec()
"""


@pytest.mark.parametrize("script", [SILENT, FAR], ids=["program", "its process"])
@pytest.mark.parametrize("server", ["", "unix:/nowhere"])
def test_a_program_without_a_device_says_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, server: str, script: str
) -> None:
    """In a process of its own, with whatever of multimedia there is: nothing answers there."""
    monkeypatch.setenv("PULSE_SERVER", server)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
