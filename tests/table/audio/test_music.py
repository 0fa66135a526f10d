"""The tone of the room, the music and the stingers: they loop without a click, fit on top of each
other, and stand in the right order of loudness.

Loudness is measured as for all sounds, after bringing each to 48 kHz.
"""

from __future__ import annotations

import math
import wave
from array import array
from collections.abc import Callable, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from resources.sounds import make_music, make_stingers
from tests.table.audio.test_sounds import FOLDER, momentary_loudness, read

MUSIC, STINGERS = FOLDER / "music", FOLDER / "stingers"
LOOPS = sorted(make_music.LOOPS)
ENDINGS = sorted(make_music.ENDINGS)
ONCE = [MUSIC / f"{name}.wav" for name in ENDINGS] + sorted(STINGERS.glob("*.wav"))
ALL = sorted([*MUSIC.glob("*.wav"), *ONCE[len(ENDINGS) :]])
RATES = {8000, 12000, 24000}
"""Among those that Qt plays on every system."""
PEAK = 10 ** (-3 / 20)
SCALE = {7, 9, 11, 2, 4}
"""G A B D E, as steps above C."""
ABOVE = {0}
"""C, which only the pad has."""
BAR = 3.0


@cache
def heard(file: Path) -> tuple[int, tuple[float, ...]]:
    """The sample rate of a file, and what is in it."""
    with wave.open(str(file), "rb") as source:
        assert (source.getnchannels(), source.getsampwidth()) == (1, 2)
        rate = source.getframerate()
    return rate, tuple(read(file))


def seconds(file: Path) -> float:
    rate, samples = heard(file)
    return len(samples) / rate


@cache
def loudness(file: Path) -> float:
    """The loudest 0.4 s of the first three seconds."""
    rate, samples = heard(file)
    samples = samples[: 3 * rate]
    times = 48000 // rate
    # What comes between two samples goes from the one to the other.
    dense = [a + (b - a) * step / times for a, b in pairwise(samples) for step in range(times)]
    return momentary_loudness(dense)


def power(samples: Sequence[float], rate: int, key: int) -> float:
    """What a stretch has of the pitch of this key on the piano."""
    angle = 2 * math.pi * 440 * 2 ** ((key - 69) / 12) / rate
    turn, count = 2 * math.cos(angle), len(samples)
    one = two = 0.0
    for at, value in enumerate(samples):
        soft = 0.5 - 0.5 * math.cos(2 * math.pi * at / count)
        one, two = soft * value + turn * one - two, one
    return (one * one + two * two - turn * one * two) / count**2


def strongest(file: Path, start: float, end: float) -> int:
    """The key that is heard most between these seconds."""
    rate, samples = heard(file)
    stretch = samples[round(start * rate) : round(end * rate)]
    return max(range(48, 90), key=lambda key: power(stretch, rate, key))


# --- all files --------------------------------------------------------------------------------


def test_every_file_is_made_by_its_script() -> None:
    assert {file.stem for file in MUSIC.glob("*.wav")} == {*LOOPS, *ENDINGS}
    assert {file.stem for file in STINGERS.glob("*.wav")} == set(make_stingers.STINGERS)


@pytest.mark.parametrize(
    ("main", "kept"),
    [(make_music.main, MUSIC), (make_stingers.main, STINGERS)],
    ids=["music", "stingers"],
)
def test_making_them_again_gives_the_same_bytes(
    main: Callable[[Path], None], kept: Path, tmp_path: Path
) -> None:
    main(tmp_path)
    changed = [
        file.name
        for file in kept.glob("*.wav")
        if file.read_bytes() != (tmp_path / file.name).read_bytes()
    ]
    assert changed == []


def test_all_of_it_is_small() -> None:
    assert sum(file.stat().st_size for file in ALL) < 1_500_000


@pytest.mark.parametrize("file", ALL, ids=lambda file: file.stem)
def test_it_can_be_played_and_leaves_room_for_others(file: Path) -> None:
    rate, samples = heard(file)
    assert rate in RATES
    assert 0.005 < max(map(abs, samples)) < PEAK
    assert abs(sum(samples) / len(samples)) < 0.001


# --- loudness ---------------------------------------------------------------------------------


def test_the_knock_is_the_loudest_in_the_house() -> None:
    knock = loudness(STINGERS / "knock.wav")
    others = [*ALL, *FOLDER.glob("*.wav")]
    others.remove(STINGERS / "knock.wav")
    assert -19 < knock < -18
    assert max(map(loudness, others)) < knock - 2


def test_the_room_is_far_below_everything() -> None:
    knock, room = loudness(STINGERS / "knock.wav"), loudness(MUSIC / "room_tone.wav")
    assert knock - room == pytest.approx(40, abs=2)
    music = [loudness(MUSIC / f"{name}.wav") for name in LOOPS if name != "room_tone"]
    assert room < min(music) - 15


def test_loops_stay_below_whatever_happens_and_tension_is_felt() -> None:
    loops = {name: loudness(MUSIC / f"{name}.wav") for name in LOOPS}
    assert max(loops.values()) < min(map(loudness, ONCE)) - 5
    assert loops["tension"] == max(loops.values())


def test_winning_is_louder_than_losing() -> None:
    won, lost, shared = (loudness(MUSIC / f"{name}.wav") for name in ("won", "lost", "shared"))
    assert won > shared > lost


# --- loops ------------------------------------------------------------------------------------


def seam(samples: Sequence[float]) -> tuple[float, float]:
    """How far, and how sharply, a loop jumps where its end meets its beginning."""
    step = abs(samples[0] - samples[-1])
    bends = (
        abs(samples[-2] - 2 * samples[-1] + samples[0]),
        abs(samples[-1] - 2 * samples[0] + samples[1]),
    )
    return step, max(bends)


@pytest.mark.parametrize("name", LOOPS)
def test_nothing_is_heard_where_a_loop_begins_again(name: str) -> None:
    _, samples = heard(MUSIC / f"{name}.wav")
    step, bend = seam(samples)
    assert step < 0.003
    assert bend < 0.001
    assert step <= max(abs(b - a) for a, b in pairwise(samples))


@pytest.mark.parametrize("name", ["calm_pad", "calm_plucks", "tension"])
def test_the_measure_would_hear_a_loop_that_is_cut(name: str) -> None:
    _, samples = heard(MUSIC / f"{name}.wav")
    cuts = [seam(samples[: len(samples) - cut]) for cut in range(400, 800, 7)]
    assert max(bend for _, bend in cuts) > 0.001


def test_what_rings_beyond_the_end_goes_on_at_the_beginning() -> None:
    beat = round(make_music.BEAT * make_music.RATE)
    looped = make_music.loop(4, (3, 0.5, [1.0] * (2 * beat)), (-1, 0.25, [1.0] * beat))
    assert looped == [0.5] * beat + [0.0] * 2 * beat + [0.75] * beat


@pytest.mark.parametrize("name", ["calm_pad", "room_tone"])
def test_what_is_held_is_as_loud_after_the_seam_as_before(name: str) -> None:
    rate, samples = heard(MUSIC / f"{name}.wav")
    before, after = samples[-rate // 4 :], samples[: rate // 4]
    powers = [sum(value * value for value in each) for each in (before, after)]
    assert max(powers) < 2 * min(powers)


@pytest.mark.parametrize("name", LOOPS)
def test_loops_are_of_whole_bars_and_the_room_is_long(name: str) -> None:
    length = seconds(MUSIC / f"{name}.wav")
    if name == "room_tone":
        assert 20 <= length <= 40
    else:
        assert length / BAR == round(length / BAR)
        assert heard(MUSIC / f"{name}.wav")[0] == make_music.RATE


def test_all_loops_together_take_long_to_come_round() -> None:
    bars = [round(seconds(MUSIC / f"{name}.wav") / BAR) for name in LOOPS if name != "room_tone"]
    assert math.lcm(*bars) * BAR > 30


# --- notes ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [*(loop for loop in LOOPS if loop != "room_tone"), *ENDINGS])
def test_everything_is_in_one_key(name: str) -> None:
    rate, samples = heard(MUSIC / f"{name}.wav")
    stretch = samples[: round(2.4 * rate)] if name in ENDINGS else samples[: 6 * rate]
    keys = {key: power(stretch, rate, key) for key in range(48, 84)}
    inside = SCALE | (ABOVE if name == "calm_pad" else set())
    off = [found for key, found in keys.items() if key % 12 not in inside]
    # Low notes in a quick beat are less of a pitch.
    assert max(off) < max(keys.values()) / (5 if name == "tension" else 100)


def test_endings_are_told_apart_by_where_they_go() -> None:
    ways = {
        name: (
            strongest(MUSIC / f"{name}.wav", 0, 0.18),
            strongest(MUSIC / f"{name}.wav", 1.05, 1.35),
        )
        for name in ENDINGS
    }
    assert ways["won"] == (67, 79)
    first, last = ways["lost"]
    assert first == 71
    assert last % 12 == 4, "it comes to rest on E"
    assert last < first
    assert len(set(ways.values())) == len(ENDINGS)
    assert all(2 <= seconds(MUSIC / f"{name}.wav") <= 3 for name in ENDINGS)


# --- what is heard once -----------------------------------------------------------------------


@pytest.mark.parametrize("file", ONCE, ids=lambda file: file.stem)
def test_it_begins_and_ends_at_rest(file: Path) -> None:
    rate, samples = heard(file)
    assert samples[0] == samples[-1] == 0
    assert max(map(abs, samples[-rate // 200 :])) < 0.01


def test_small_hidden_numbers_glow_and_large_ones_are_heavy() -> None:
    def crossings(name: str) -> float:
        """How often a second it changes its sign: what is bright does so often."""
        _, samples = heard(STINGERS / f"{name}.wav")
        signs = [value > 0 for value in samples if abs(value) > 0.01]
        return sum(a != b for a, b in pairwise(signs)) / len(signs)

    assert crossings("hidden_glow") > 2 * crossings("hidden_thud")


def test_a_knock_is_three_raps() -> None:
    rate, samples = heard(STINGERS / "knock.wav")
    near = [0.0, 0.11, 0.22]
    raps = [max(map(abs, samples[round(at * rate) : round((at + 0.03) * rate)])) for at in near]
    lulls = [
        max(map(abs, samples[round((at - 0.02) * rate) : round(at * rate)])) for at in near[1:]
    ]
    assert raps[2] == max(raps)
    assert max(lulls) < min(raps) / 2


def test_the_tile_rattles_before_the_pile_is_dragged() -> None:
    rate, samples = heard(STINGERS / "steal.wav")
    loud = array("d", (max(map(abs, samples[at : at + 240])) for at in range(0, len(samples), 240)))
    rattle = loud[: round(0.36 * rate / 240)]
    ups = sum(b > 2 * a and b > 0.05 for a, b in pairwise(rattle))
    assert ups >= 5
