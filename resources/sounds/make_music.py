"""Makes the tone of the room, and our music: loops that are laid over each other, and endings.

Run:  python resources/sounds/make_music.py     (needs nothing but Python)

All of it is in G, at 80 beats a minute, on the five notes that get along with each other and with
every chord below them. The loops are three, four and two bars long, so together they come round
only after twelve, and wherever one is faded in or out, it fits. A note that rings beyond the end of
its loop goes on at the beginning: nothing is heard where the two meet.
"""

from __future__ import annotations

import math
import random
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1]))

from resources.sounds import synth
from resources.sounds.synth import Mode, Samples, pitch_of

FOLDER = HERE / "music"
RATE = 12000
"""Of all that is music: plucked wood has nothing above 6 kHz."""
HUSH = 8000
"""The rate of the tone of the room, which has next to nothing above 2 kHz."""

BEAT = 0.75
"""Seconds: 80 beats a minute."""
BAR = 4 * BEAT
KALIMBA: tuple[Mode, ...] = ((1, 1, 1.5), (2.0, 0.1, 0.7), (5.9, 0.09, 0.14))
PAD: tuple[tuple[float, float], ...] = ((1, 1), (2, 0.24), (3, 0.07))
"""Overtones of a voice of the pad, and their gains."""

Chord = tuple[int, ...]
Note = tuple[float, int, float]
"""Beats from the beginning, a key on the piano, and a gain."""

CHORDS: tuple[Chord, ...] = (
    (43, 50, 59, 62, 69),  # G with its ninth
    (40, 52, 55, 59, 62),  # E minor, with its seventh
    (48, 52, 55, 62, 67),  # C with its ninth
    (38, 50, 55, 57, 69),  # D, held back by its fourth
)

mix = partial(synth.mix, rate=RATE)
ring = partial(synth.ring, rate=RATE)
noise = partial(synth.noise, rate=RATE)
soften = partial(synth.soften, rate=RATE)
swell = partial(synth.swell, rate=RATE)
bar = partial(synth.bar, rate=RATE)


# --- instruments -------------------------------------------------------------------------------


def tine(rng: random.Random, key: int, seconds: float) -> Samples:
    """A kalimba's tine: the thumb lets go, and the box below hums along."""
    pitch = pitch_of(key)
    thumb = swell(soften(noise(rng, 0.012), 900), 0.001, 0.01)
    longer = [(ratio, gain, gone * (330 / pitch) ** 0.4) for ratio, gain, gone in KALIMBA]
    tone = swell(ring(longer, pitch, seconds), 0.003, 0.05)
    return mix(seconds, (0, 0.25, thumb), (0, 1, tone))


def voice(key: int, seconds: float, rise: float, fall: float) -> Samples:
    """A voice of the pad: three of them, hardly out of tune with each other."""
    pitch = pitch_of(key)
    out = synth.silence(seconds, RATE)
    for drift, share in ((0.0, 0.5), (0.37, 0.25), (-0.41, 0.25)):
        for ratio, gain in PAD:
            angle = 2 * math.pi * (pitch * ratio + drift) / RATE
            for at in range(len(out)):
                out[at] += share * gain * math.sin(angle * at)
    # What is low is heard less, and may have more.
    return [value * (110 / pitch) ** 0.35 for value in swell(out, rise, fall)]


# --- loops -------------------------------------------------------------------------------------


def loop(beats: float, *parts: tuple[float, float, Samples]) -> Samples:
    """Parts laid over each other, each with its start in beats; what is over goes to the front."""
    out = synth.silence(beats * BEAT, RATE)
    for start, gain, part in parts:
        first = round(start * BEAT * RATE)
        for at, value in enumerate(part, first):
            out[at % len(out)] += gain * value
    return out


def calm_pad(_: random.Random) -> Samples:
    """Four chords, a bar each, every one still there when the next comes."""
    parts = []
    for number, chord in enumerate(CHORDS):
        for place, key in enumerate(chord):
            gain = 0.8 if place else 1.0
            parts.append((4.0 * number - 0.8, gain, voice(key, BAR + 2.0, 1.3, 1.9)))
    return loop(16, *parts)


CALM: tuple[Note, ...] = (
    *((0, 67, 1.0), (1.5, 74, 0.7), (3, 71, 0.8)),
    *((4.5, 69, 0.75), (6, 76, 0.85), (7, 74, 0.6)),
    *((8.5, 71, 0.8), (10, 64, 0.7), (11, 67, 0.55)),
)


def calm_plucks(rng: random.Random) -> Samples:
    """Somebody plays to themselves while the others think."""
    parts = [(at, gain, tine(rng, key, 2.2)) for at, key, gain in CALM]
    return loop(12, *parts)


PULSE: tuple[Note, ...] = (
    *((0, 50, 1.0), (0.5, 50, 0.55), (1, 57, 0.7), (1.5, 50, 0.55)),
    *((2, 50, 0.9), (2.5, 50, 0.55), (3, 55, 0.7), (3.5, 57, 0.6)),
    *((4, 50, 1.0), (4.5, 50, 0.55), (5, 57, 0.7), (5.5, 50, 0.55)),
    *((6, 50, 0.9), (6.5, 55, 0.65), (7, 59, 0.8), (7.5, 57, 0.65)),
)


def tension(rng: random.Random) -> Samples:
    """Low bars that do not let go of one note, over a fifth that swells and ebbs."""
    parts = [(at, gain, swell(bar(rng, key, 0.8), 0.001, 0.2)) for at, key, gain in PULSE]
    for start in (0.0, 4.0):
        parts += [(start, 0.3, voice(key, BAR, 1.9, 1.1)) for key in (38, 45)]
    return loop(8, *parts)


def room_tone(rng: random.Random) -> Samples:
    """A quiet room: the hush of four walls, and air that comes and goes twice or three times."""
    count = 20 * HUSH

    def around(filtered: Callable[[Samples], Samples]) -> Samples:
        """Noise through a filter that has heard the end before the beginning."""
        once = [rng.uniform(-1, 1) for _ in range(count)]
        return filtered(once[-HUSH:] + once)[HUSH:]

    walls = around(lambda samples: synth.soften(samples, 120, HUSH))
    air = around(lambda samples: synth.band(samples, 640, 640, 0.9, HUSH))
    turn = 2 * math.pi / count
    return [
        low * (1 + 0.15 * math.sin(2 * turn * at))
        + 0.04 * high * (1 + 0.2 * math.sin(3 * turn * at))
        for at, (low, high) in enumerate(zip(walls, air, strict=True))
    ]


# --- endings -----------------------------------------------------------------------------------


def ending(
    rng: random.Random, phrase: Sequence[Note], rest: Sequence[Note], chord: Chord
) -> Samples:
    """A phrase on bars, tines that ring on, and a chord below them that comes up and is let go."""
    length = 2.6
    parts = [(at * BEAT, gain, bar(rng, key, length - at * BEAT)) for at, key, gain in phrase]
    parts += [(at * BEAT, gain, tine(rng, key, length - at * BEAT)) for at, key, gain in rest]
    parts += [(0.2, 0.16, voice(key, length - 0.3, 1.0, 1.1)) for key in chord]
    return swell(mix(length, *parts), 0.001, 0.6)


def won(rng: random.Random) -> Samples:
    """Up the five notes to a G that rings with its third and fifth."""
    run = [(0, 67, 0.8), (0.25, 71, 0.8), (0.5, 74, 0.85), (0.75, 76, 0.9), (1.25, 79, 1.0)]
    rest = [(1.25, 62, 0.3), (1.25, 71, 0.4), (1.25, 79, 0.8), (1.75, 83, 0.45)]
    return ending(rng, run, rest, (43, 55, 62, 71))


def lost(rng: random.Random) -> Samples:
    """Down again, slower with every step, to E minor."""
    steps = [(0, 71, 0.9), (0.4, 69, 0.8), (0.85, 67, 0.75), (1.4, 64, 0.8)]
    return ending(rng, steps, [(1.4, 52, 0.7), (1.4, 59, 0.4)], (40, 52, 55, 59))


def shared(rng: random.Random) -> Samples:
    """Two go side by side, a fifth apart, and rest on an open chord."""
    pairs = [(0, 62, 69), (0.5, 64, 71), (1.25, 67, 74)]
    both = [(at, key, 0.8) for at, *keys in pairs for key in keys]
    return ending(rng, both, [(1.25, 55, 0.5), (1.25, 62, 0.4), (1.75, 69, 0.4)], (43, 50, 57, 62))


# --- all of them -------------------------------------------------------------------------------

Maker = Callable[[random.Random], Samples]

LOOPS: dict[str, tuple[int, float, Maker]] = {
    "room_tone": (HUSH, -58.0, room_tone),
    "calm_pad": (RATE, -36.0, calm_pad),
    "calm_plucks": (RATE, -34.0, calm_plucks),
    "tension": (RATE, -33.0, tension),
}
"""Each by the name of its file: its sample rate, its loudness in LUFS, and what makes it."""
ENDINGS: dict[str, tuple[float, Maker]] = {
    "won": (-22.0, won),
    "lost": (-24.0, lost),
    "shared": (-23.5, shared),
}


def main(folder: Path = FOLDER) -> None:
    folder.mkdir(exist_ok=True)
    for name, (rate, level, maker) in LOOPS.items():
        made = maker(random.Random(name))
        gain = 10 ** ((level - synth.loudness(made, rate)) / 20)
        synth.save(folder / f"{name}.wav", [gain * value for value in made], rate)
    for name, (level, maker) in ENDINGS.items():
        done = synth.finished(maker(random.Random(name)), level, RATE)
        synth.save(folder / f"{name}.wav", done, RATE)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
