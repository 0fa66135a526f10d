"""Makes the sounds of great moments: a knock, a failed one, a theft, a hidden side that lands, the
last turn.

Run:  python resources/sounds/make_stingers.py     (needs nothing but Python)

They are heavier than the sounds of every turn, and the knock is the loudest of all. None of them
has anything bright in it, so half the usual sample rate is enough.
"""

from __future__ import annotations

import math
import random
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1]))

from resources.sounds import synth
from resources.sounds.synth import DULL, GLASS, MAPLE, OAK, Mode, Part, Samples

RATE = 24000
FOLDER = HERE / "stingers"
LOWEST = 28.0
"""Hz: loudspeakers only suffer from what is below."""

# Everything here is at this rate.
mix = partial(synth.mix, rate=RATE)
ring = partial(synth.ring, rate=RATE)
noise = partial(synth.noise, rate=RATE)
band = partial(synth.band, rate=RATE)
soften = partial(synth.soften, rate=RATE)
swell = partial(synth.swell, rate=RATE)
glide = partial(synth.glide, rate=RATE)
bar = partial(synth.bar, rate=RATE)

TABLE: tuple[Mode, ...] = ((64, 0.9, 0.34), (97, 1, 0.3), (151, 0.6, 0.22))
"""The whole table answers, below the board that was struck."""
WALLS = ((0.019, 0.3), (0.031, 0.24), (0.047, 0.2), (0.071, 0.15), (0.103, 0.1))
"""The room answers: how much later, and how loud."""


def knock(rng: random.Random) -> Samples:
    """Three raps of a fist on oak, in the beat in which the table shakes; the last one is meant."""
    raps: list[Part] = []
    for start, gain, pitch in ((0.0, 0.8, 1.0), (0.11, 0.8, 0.98), (0.22, 1.1, 0.96)):
        bone = swell(soften(noise(rng, 0.014), 2600), 0.0005, 0.013)
        rap = mix(
            0.4,
            (0, 1.2, bone),
            (0, 1.0, ring(OAK, pitch, 0.3)),
            (0.001, 0.7, ring(TABLE, pitch, 0.4)),
        )
        raps.append((start, gain, rap))
    return pressed(in_room(mix(0.8, *raps)), 2.0)


def failed_knock(rng: random.Random) -> Samples:
    """One blow on a closed box, and two low bars that sink: it costs something."""
    pad = swell(soften(noise(rng, 0.05), 380), 0.001, 0.047)
    blow = mix(
        0.4,
        (0, 1.3, pad),
        (0, 1.0, ring(DULL, 0.72, 0.25)),
        (0, 0.9, glide(118, 62, 0.36)),
    )
    sink = [
        (start, gain, swell(bar(rng, key, 0.55), 0.001, 0.2))
        for start, gain, key in ((0.18, 0.42, 52), (0.35, 0.36, 47))
    ]
    return pressed(mix(0.9, (0, 1, blow), *sink), 1.6)


def steal(rng: random.Random) -> Samples:
    """A tile rattles faster and faster, the pile is dragged over the table and put down."""
    parts: list[Part] = []
    start, gap = 0.0, 0.085
    for number in range(7):
        click = swell(soften(noise(rng, 0.008), 3600), 0.0005, 0.007)
        wood = ring(MAPLE, 0.86 + 0.03 * (number % 2) + 0.01 * number, 0.11)
        clack = mix(0.11, (0, 0.7, click), (0, 1, wood))
        parts.append((start, 0.45 + 0.08 * number, clack))
        start, gap = start + gap, gap * 0.86
    rub = swell(soften(band(noise(rng, 0.46), 420, 900, 0.8), 1800), 0.09, 0.12)
    # It sticks and slips, a little less often the heavier it gets.
    slips = [
        value * (0.55 + 0.45 * math.sin(2 * math.pi * (31 * at - 9 * at * at)))
        for at, value in ((place / RATE, value) for place, value in enumerate(rub))
    ]
    parts.append((0.36, 1.9, slips))
    land = mix(0.2, (0, 0.8, ring(DULL, 1.05, 0.18)), (0, 0.5, ring(TABLE, 1.1, 0.2)))
    return pressed(mix(1.05, *parts, (0.8, 1.0, swell(land, 0.001, 0.1))), 1.4)


def hidden_glow(rng: random.Random) -> Samples:
    """A 0 or a 1 lands: a soft tap, and light comes up in three glassy tones."""
    tap = swell(soften(noise(rng, 0.04), 700), 0.002, 0.036)
    tones: list[Part] = []
    for start, gain, key in ((0.0, 0.8, 74), (0.07, 0.7, 81), (0.16, 0.55, 86)):
        pitch = synth.pitch_of(key)
        glass = swell(ring(GLASS, pitch, 1.0), 0.05, 0.3)
        tones.append((start, gain * 0.5, glass))
        tones.append((start, gain, bar(rng, key, 0.9)))
    return mix(1.2, (0, 0.8, tap), *tones)


def hidden_thud(rng: random.Random) -> Samples:
    """A 9 or a 10 lands: cards should not weigh this much."""
    paper = swell(band(noise(rng, 0.06), 1800, 900, 1.0), 0.001, 0.055)
    body = mix(0.45, (0, 1, ring(TABLE, 0.94, 0.45)), (0, 0.8, ring(DULL, 0.8, 0.22)))
    rattle = [(0.1 + 0.05 * n, 0.16 - 0.05 * n, ring(MAPLE, 0.6, 0.08)) for n in range(3)]
    return pressed(mix(0.6, (0, 0.35, paper), (0.002, 1, body), *rattle), 2.4)


def heart(rng: random.Random) -> Samples:
    """Two soft beats from deep below: the last turn."""
    beats: list[Part] = []
    for start, gain, top in ((0.0, 1.0, 92), (0.27, 0.72, 84)):
        skin = swell(soften(noise(rng, 0.05), 210), 0.004, 0.044)
        beats.append((start, gain, mix(0.3, (0, 0.5, skin), (0, 1.0, glide(top, 48, 0.26)))))
    return pressed(mix(0.62, *beats), 1.5)


def in_room(samples: Samples) -> Samples:
    """A sound with the first echoes from the walls, duller with every way."""
    dull, parts = samples, [(0.0, 1.0, samples)]
    for start, gain in WALLS:
        dull = soften(dull, 2400)
        parts.append((start, gain, dull))
    return mix(len(samples) / RATE, *parts)


def pressed(samples: Samples, drive: float) -> Samples:
    """Peaks held down softly, so that the whole can be louder, and nothing below what is heard."""
    peak = max(map(abs, samples))
    out: Samples = []
    before = now = 0.0
    keep = math.exp(-2 * math.pi * LOWEST / RATE)
    for value in samples:
        bent = math.tanh(drive * value / peak)
        now = keep * (now + bent - before)
        before = bent
        out.append(now)
    return out


Maker = Callable[[random.Random], Samples]

STINGERS: dict[str, tuple[float, Maker]] = {
    "knock": (-18.2, knock),
    "failed_knock": (-20.5, failed_knock),
    "steal": (-22.5, steal),
    "hidden_glow": (-24.5, hidden_glow),
    "hidden_thud": (-22.5, hidden_thud),
    "heart": (-25.0, heart),
}
"""Each by the name of its file: its loudness in LUFS, and what makes it."""


def main(folder: Path = FOLDER) -> None:
    folder.mkdir(exist_ok=True)
    for name, (level, maker) in STINGERS.items():
        done = synth.finished(maker(random.Random(name)), level, RATE)
        synth.save(folder / f"{name}.wav", done, RATE)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
