"""Makes every sound of the program: wood, paper, felt and a little glass, out of arithmetic.

Run:  python resources/sounds/make_sounds.py     (needs nothing but Python)

What rings and what rubs is in synth.py. Each sound is brought to its own loudness, so that a tick
stays below a triplet, and the same bytes are written every time.
"""

from __future__ import annotations

import math
import random
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1]))

from resources.sounds.synth import (
    BELL,
    DULL,
    GLASS,
    MAPLE,
    RATE,
    TABLETOP,
    WOODBLOCK,
    Samples,
    band,
    bar,
    finished,
    glide,
    mix,
    noise,
    ring,
    save,
    soften,
    swell,
)

# --- the sounds --------------------------------------------------------------------------------


def card_slide(rng: random.Random, pitch: float = 1.0) -> Samples:
    """Paper brushes over paper: bright noise that swells, with the grain of the stock in it."""
    brush = swell(band(noise(rng, 0.17), 1500 * pitch, 3900 * pitch, 0.9), 0.06, 0.1)
    grain = soften(noise(rng, 0.17), 70 * pitch)
    return [value * (1 + 9 * rough) for value, rough in zip(brush, grain, strict=True)]


def card_place(rng: random.Random, pitch: float = 1.0) -> Samples:
    """A card comes down flat: a soft tap of the table and a breath of paper."""
    paper = swell(band(noise(rng, 0.05), 2600 * pitch, 1300 * pitch, 1.1), 0.002, 0.045)
    tap = soften(ring(TABLETOP, pitch, 0.12), 900 * pitch)
    return mix(0.12, (0, 0.16, paper), (0.003, 1, tap))


def flip(rng: random.Random) -> Samples:
    """A quick flutter that ends flat."""
    parts = []
    for beat, start in enumerate((0.0, 0.042, 0.078, 0.108, 0.133)):
        centre = 1500 + 420 * beat
        burst = swell(band(noise(rng, 0.034), centre, centre * 1.3, 0.8), 0.008, 0.024)
        parts.append((start, 0.5 + 0.1 * beat, burst))
    return mix(0.25, *parts, (0.155, 0.5, card_place(rng, 1.15)))


def felt(rng: random.Random, low: float, high: float) -> Samples:
    """A fingertip on felt, with a hint of up or down in it."""
    touch = swell(soften(noise(rng, 0.03), 1100), 0.001, 0.026)
    return mix(0.085, (0, 0.5, touch), (0.002, 0.55, glide(low, high, 0.08)))


def hidden_side(rng: random.Random, note: Samples) -> Samples:
    """A breath is held, then the note says what it was."""
    breath = swell(band(noise(rng, 0.3), 620, 1250, 0.55), 0.2, 0.1)
    return mix(0.75, (0, 0.9, breath), (0.24, 1, note))


def hidden_low(rng: random.Random) -> Samples:
    return hidden_side(rng, bar(rng, 55, 0.5))


def hidden_bright(rng: random.Random) -> Samples:
    note = mix(0.5, (0, 1, bar(rng, 74, 0.5)), (0.045, 0.5, bar(rng, 81, 0.45)))
    return hidden_side(rng, note)


def last_round(_: random.Random) -> Samples:
    """A low bell, once, from across the room."""
    return soften(ring(BELL, 196, 1.4), 1500)


def triplet(rng: random.Random) -> Samples:
    return phrase(rng, (67, 72, 76), 0.13, 0.72)


def zero(_: random.Random) -> Samples:
    """The rim of a small glass, touched with a nail."""
    return swell(ring(GLASS, 1480, 0.7), 0.004, 0.25)


def pile_turned(rng: random.Random) -> Samples:
    """Many cards are gathered, and the pile is put down."""
    parts = []
    for card in range(16):
        start = 0.46 * (card + rng.random()) / 16
        length = rng.uniform(0.05, 0.11)
        centre = rng.uniform(1300, 3000)
        burst = swell(band(noise(rng, length), centre, centre * 1.2, 0.9), length / 3, length / 2)
        parts.append((start, rng.uniform(0.25, 0.45) * (1 - start), burst))
    return mix(0.7, *parts, (0.55, 0.55, card_place(rng, 0.9)))


def capture(rng: random.Random, pitch: float = 1.0) -> Samples:
    """A few cards are swept together and squared on the table."""
    sweeps = []
    for start, gain in ((0.0, 0.5), (0.06, 0.6), (0.11, 0.75), (0.15, 0.9)):
        burst = band(noise(rng, 0.09), 1400 * pitch, 2900 * pitch, 0.9)
        sweeps.append((start, gain, swell(burst, 0.03, 0.05)))
    return mix(0.36, *sweeps, (0.22, 0.9, card_place(rng, pitch)))


def tile(rng: random.Random) -> Samples:
    """A wooden tile is put down: one clack, and the little one after it."""
    click = swell(soften(noise(rng, 0.008), 4200), 0.0005, 0.007)
    clack = mix(0.12, (0, 0.9, click), (0, 1, ring(MAPLE, 1, 0.12)))
    return mix(0.2, (0, 1, clack), (0.055, 0.35, clack))


def steal(rng: random.Random) -> Samples:
    """Two cheeky notes, cards that are whisked away, and the bells of a cap."""
    notes = [(0.0, 0.8, bar(rng, 76, 0.4)), (0.1, 0.9, bar(rng, 70, 0.45))]
    whisk = swell(band(noise(rng, 0.2), 900, 4200, 0.8), 0.13, 0.06)
    bells = [
        (start, 0.16, swell(ring(GLASS, pitch, 0.22), 0.002, 0.1))
        for start, pitch in ((0.28, 2480), (0.33, 2960), (0.37, 2480))
    ]
    return mix(0.6, *notes, (0.16, 0.7, whisk), *bells)


def collect(rng: random.Random) -> Samples:
    """One card after another comes over the table."""
    cards = []
    for number, start in enumerate((0.0, 0.11, 0.22)):
        pitch = 0.95 + 0.05 * number
        cards.append((start, 0.6, card_slide(rng, pitch)))
        cards.append((start + 0.12, 0.8, card_place(rng, pitch)))
    return mix(0.46, *cards)


RISE = (0, 4, 7, 12)
"""The steps of the phrase that a round ends with: a fourfold yes, and upside down a no."""


def round_won(rng: random.Random) -> Samples:
    return phrase(rng, [67 + step for step in RISE], 0.14, 0.95)


def round_lost(rng: random.Random) -> Samples:
    return phrase(rng, [67 - step for step in RISE], 0.14, 0.95)


def round_shared(rng: random.Random) -> Samples:
    """The middle notes of both phrases by turns, and then together: nobody is above the other."""
    notes = [(0.14 * at, 0.9, bar(rng, key, 0.95 - 0.14 * at)) for at, key in enumerate((71, 74))]
    together = [(0.34, 0.7, bar(rng, key, 0.61)) for key in (71, 74)]
    return mix(0.95, *notes, *together)


def match_won(rng: random.Random) -> Samples:
    """The phrase of a won round, and a chord to rest on."""
    opening = phrase(rng, [67 + step for step in RISE], 0.14, 1.5)
    chord = [(0.6, 0.6, bar(rng, key, 0.9)) for key in (67, 74, 83)]
    return mix(1.45, (0, 1, opening), *chord)


def phrase(rng: random.Random, keys: Sequence[int], beat: float, seconds: float) -> Samples:
    notes = [(beat * at, 1.0, bar(rng, key, seconds - beat * at)) for at, key in enumerate(keys)]
    return mix(seconds, *notes)


def refused(rng: random.Random) -> Samples:
    """A dull tap, as on a closed box."""
    pad = swell(soften(noise(rng, 0.03), 420), 0.001, 0.028)
    return mix(0.15, (0, 0.8, pad), (0, 1, ring(DULL, 1, 0.15)))


def countdown(rng: random.Random) -> Samples:
    """Two woodblocks, the low one and then the high one."""
    blocks = []
    for start, gain, pitch in ((0.0, 0.6, 0.8), (0.085, 1.0, 1.0)):
        stick = swell(soften(noise(rng, 0.006), 4800), 0.0005, 0.005)
        block = ring(WOODBLOCK, pitch, 0.14)
        blocks.append((start, gain, mix(0.14, (0, 0.5, stick), (0, 1, block))))
    return mix(0.24, *blocks)


def go(rng: random.Random) -> Samples:
    """One clap: both hands never meet all at once."""
    palms = []
    for start, gain in ((0.0, 0.55), (0.009, 0.7), (0.019, 1.0)):
        burst = band(noise(rng, 0.12), 1450, 980, 0.75)
        fades = [value * math.exp(-38 * at / RATE) for at, value in enumerate(burst)]
        palms.append((start, gain, swell(fades, 0.001, 0.05)))
    return mix(0.2, *palms)


def miss(rng: random.Random, pitch: float = 1.0) -> Samples:
    """A card against the edge of the pile: a dull tap, and paper that slips back."""
    pad = swell(soften(noise(rng, 0.025), 500 * pitch), 0.001, 0.023)
    paper = swell(band(noise(rng, 0.08), 2400 * pitch, 1200 * pitch, 1.0), 0.02, 0.05)
    tap = ring(DULL, pitch * 1.15, 0.12)
    return mix(0.17, (0, 0.7, pad), (0, 1, tap), (0.06, 0.12, paper))


def stuck(rng: random.Random) -> Samples:
    """A slow rattle that comes to a stop."""
    taps = []
    for number, start in enumerate((0.0, 0.07, 0.155, 0.26, 0.39, 0.55)):
        click = swell(soften(noise(rng, 0.008), 3000), 0.0005, 0.007)
        wood = ring(MAPLE, 0.72 - 0.03 * number, 0.12)
        taps.append((start, 1.0 - 0.1 * number, mix(0.12, (0, 0.6, click), (0, 1, wood))))
    return mix(0.7, *taps)


def fits(rng: random.Random) -> Samples:
    """Two small bars, the second a fourth higher: yes."""
    return mix(0.2, (0, 0.8, bar(rng, 79, 0.18)), (0.055, 1, bar(rng, 84, 0.14)))


def fits_not(rng: random.Random) -> Samples:
    """One low bar that is damped at once: no."""
    return swell(mix(0.1, (0, 1, bar(rng, 53, 0.1))), 0.001, 0.06)


def hand_fits(_: random.Random) -> Samples:
    """A far glass, touched lightly."""
    return swell(ring(GLASS, 1176, 0.22), 0.004, 0.16)


def hand_fits_not(rng: random.Random) -> Samples:
    """Two fingertips on felt, downwards."""
    return mix(0.17, (0, 1, felt(rng, 300, 230)), (0.075, 1, felt(rng, 240, 170)))


# --- all of them -------------------------------------------------------------------------------


Maker = Callable[[random.Random], Samples]


def varied(maker: Callable[[random.Random, float], Samples], pitch: float) -> Maker:
    return lambda rng: maker(rng, pitch)


PITCHES = (1.0, 0.95, 1.05)
"""Of the variants of what is heard again and again."""

SOUNDS: dict[str, tuple[float, Maker]] = {
    **{f"card_slide_{n}": (-33, varied(card_slide, p)) for n, p in enumerate(PITCHES, 1)},
    **{f"card_place_{n}": (-31, varied(card_place, p)) for n, p in enumerate(PITCHES, 1)},
    "flip": (-31, flip),
    "select": (-35, lambda rng: felt(rng, 430, 640)),
    "back": (-35, lambda rng: felt(rng, 520, 330)),
    "hidden_low": (-25, hidden_low),
    "hidden_bright": (-25, hidden_bright),
    "last_round": (-23, last_round),
    "triplet": (-23, triplet),
    "zero": (-27, zero),
    "pile_turned": (-29, pile_turned),
    **{f"capture_{n}": (-29, varied(capture, p)) for n, p in enumerate(PITCHES[1:], 1)},
    "tile": (-27, tile),
    "steal": (-23.5, steal),
    "collect": (-29, collect),
    "round_won": (-23, round_won),
    "round_lost": (-23.5, round_lost),
    "round_shared": (-23, round_shared),
    "match_won": (-21.5, match_won),
    "refused": (-29, refused),
    "countdown": (-25, countdown),
    "go": (-23, go),
    **{f"miss_{n}": (-30, varied(miss, p)) for n, p in enumerate(PITCHES[:2], 1)},
    "stuck": (-26, stuck),
    "fits": (-27, fits),
    "fits_not": (-28, fits_not),
    "hand_fits": (-34, hand_fits),
    "hand_fits_not": (-34, hand_fits_not),
}
"""Each sound by the name of its file: its loudness in LUFS, and what makes it."""


def main(folder: Path = HERE) -> None:
    for name, (level, maker) in SOUNDS.items():
        # Each has its own generator: changing one leaves the bytes of the others alone.
        save(folder / f"{name}.wav", finished(maker(random.Random(name)), level))


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
