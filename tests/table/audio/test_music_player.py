"""Room tone and music: what is heard when, and that silence costs nothing."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from quando_desktop import resources
from quando_desktop.settings.settings import Settings
from quando_desktop.table.audio import loops
from quando_desktop.table.audio.loops import cut, nearer, open_loops
from quando_desktop.table.audio.music import Layer, Music, Tension, mix


class Player:
    """Keeps what would be heard."""

    def __init__(self, files: Sequence[Path]) -> None:
        self.files = files
        self.gains: dict[Path, float] = {}
        self.is_closed = False

    def mix(self, gains: dict[Path, float]) -> None:
        self.gains = dict(gains)

    def close(self) -> None:
        self.is_closed = True

    @property
    def heard(self) -> set[str]:
        return {file.stem for file, gain in self.gains.items() if gain}


class Room:
    """Music with all players that it has opened."""

    def __init__(self) -> None:
        self.opened: list[Player] = []
        self.music = Music(resources.folder(), opening=self._open)  # type: ignore[arg-type]

    def _open(self, files: Sequence[Path]) -> Player:
        self.opened.append(Player(files))
        return self.opened[-1]

    def choose(
        self, *, room: bool = False, music: bool = False, volume: int = 70, muted: bool = False
    ) -> None:
        self.music.choose(room=room, music=music, volume=volume, muted=muted)


def test_both_are_off_unless_somebody_wants_them() -> None:
    assert not Settings().room_tone
    assert not Settings().music


def test_nothing_is_opened_before_there_is_something_to_hear() -> None:
    room = Room()
    room.choose()
    room.music.follow(Tension.TENSE)
    room.choose(music=True, volume=0)
    room.choose(music=True, muted=True)
    room.music.follow(None)
    room.choose(music=True, room=True)
    assert room.opened == []
    room.music.follow(Tension.CALM)
    (player,) = room.opened
    assert player.heard == {"room_tone", "calm_pad", "calm_plucks"}
    assert all(file.is_file() for file in player.files)


def test_layers_follow_the_tension() -> None:
    room = Room()
    room.choose(music=True)
    heard = []
    for tension in Tension:
        room.music.follow(tension)
        heard.append(room.opened[0].heard)
    assert heard == [{"calm_pad", "calm_plucks"}, {"calm_pad", "calm_plucks", "tension"},
                     {"calm_pad"}]  # fmt: skip
    assert len(room.opened) == 1


def test_it_stops_with_the_table_and_ends_when_nobody_wants_it() -> None:
    room = Room()
    room.choose(room=True)
    room.music.follow(Tension.CALM)
    room.music.follow(None)
    assert room.opened[0].heard == set()
    assert not room.opened[0].is_closed, "the next table is not far"
    room.music.follow(Tension.CALM)
    assert room.opened[0].heard == {"room_tone"}
    room.choose(room=True, muted=True)
    assert room.opened[0].is_closed
    room.choose(room=True)
    assert room.opened[1].heard == {"room_tone"}
    room.music.close()
    assert room.opened[1].is_closed
    room.music.follow(Tension.TENSE)
    assert len(room.opened) == 2


def test_it_follows_the_volume() -> None:
    loud, quiet = (
        mix(Tension.CALM, room=True, music=True, volume=volume)[Layer.PAD] for volume in (100, 50)
    )
    assert loud == 4 * quiet
    assert mix(None, room=True, music=True, volume=100) == {}


def test_a_loop_has_no_gap() -> None:
    data = bytes(range(10))
    assert cut(data, 0, 4) == (b"\0\1\2\3", 4)
    assert cut(data, 8, 5) == (b"\x08\x09\0\1\2", 3)
    assert cut(data, 0, 25)[0] == (data * 3)[:25]


def test_a_fade_goes_step_by_step_and_not_beyond() -> None:
    assert nearer(0.0, 1.0, 0.25) == 0.25
    assert nearer(0.9, 1.0, 0.25) == 1.0
    assert nearer(0.5, 0.0, 0.25) == 0.25
    assert nearer(0.1, 0.0, 0.25) == 0.0


def test_without_a_speaker_or_files_there_is_no_player(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(loops, "may_be_heard", lambda: False)
    assert open_loops([*resources.folder().glob("sounds/music/*.wav")]) is None
    monkeypatch.setattr(loops, "may_be_heard", lambda: True)
    assert open_loops([tmp_path / "none.wav"]) is None


def test_every_layer_has_its_file() -> None:
    folder = resources.folder() / "sounds" / "music"
    assert all((folder / f"{layer}.wav").is_file() for layer in Layer)
