"""Synthesis: what rings, what rubs, and how loud it is in the end.

Two things sound here. What is struck rings in a few damped modes: a bar of wood, a bell, a glass.
What rubs is noise through a filter. All of it is arithmetic, the same bytes every time.
"""

from __future__ import annotations

import math
import random
import struct
import wave
from collections.abc import Iterable
from pathlib import Path

RATE = 48000
CEILING = 0.7
"""The highest peak, of full scale: room for three sounds at once."""
HIGHEST = 0.45
"""The highest frequency that is made, of the sample rate: what is higher would come back low."""
WINDOW = 0.4
"""The seconds over which loudness is measured, as the standard for broadcast has it."""

Samples = list[float]
Part = tuple[float, float, Samples]
"""A part of a sound: its start in seconds, its gain, and what is heard."""
Mode = tuple[float, float, float]
"""One way in which a thing rings: its frequency, its gain, the seconds until it is gone."""

MARIMBA: tuple[Mode, ...] = ((1, 1, 0.62), (3.98, 0.26, 0.17), (10.1, 0.06, 0.06))
GLASS: tuple[Mode, ...] = ((1, 1, 0.85), (2.32, 0.42, 0.55), (4.25, 0.2, 0.3), (6.63, 0.07, 0.16))
BELL: tuple[Mode, ...] = (
    *((0.5, 0.55, 1.5), (1, 1, 1.25), (1.19, 0.5, 1.0), (1.5, 0.22, 0.7)),
    *((2, 0.5, 0.8), (2.67, 0.16, 0.45), (3.01, 0.1, 0.35), (4.17, 0.06, 0.2)),
)
OAK: tuple[Mode, ...] = (
    *((118, 0.55, 0.2), (207, 1, 0.16), (338, 0.85, 0.12), (521, 0.6, 0.09)),
    *((806, 0.4, 0.065), (1240, 0.2, 0.04)),
)
TABLETOP: tuple[Mode, ...] = ((172, 1, 0.09), (391, 0.45, 0.05), (730, 0.2, 0.03))
DULL: tuple[Mode, ...] = ((163, 1, 0.11), (252, 0.8, 0.08), (377, 0.4, 0.05))
MAPLE: tuple[Mode, ...] = ((640, 1, 0.085), (1490, 0.55, 0.05), (2710, 0.25, 0.03))
WOODBLOCK: tuple[Mode, ...] = ((905, 1, 0.1), (1830, 0.4, 0.05), (3350, 0.15, 0.025))


# --- what rings and what rubs ------------------------------------------------------------------


def silence(seconds: float, rate: int = RATE) -> Samples:
    return [0.0] * round(seconds * rate)


def mix(length: float, *parts: Part, rate: int = RATE) -> Samples:
    """Parts laid over each other, each with its start in seconds and its gain."""
    out = silence(length, rate)
    for start, gain, part in parts:
        first = round(start * rate)
        for at, value in enumerate(part[: len(out) - first], first):
            out[at] += gain * value
    return out


def ring(modes: Iterable[Mode], pitch: float, seconds: float, rate: int = RATE) -> Samples:
    """A thing that is struck: each mode is a sine that dies away by 60 dB in its time."""
    out = silence(seconds, rate)
    for ratio, gain, gone in modes:
        if ratio * pitch > HIGHEST * rate:
            continue
        angle = 2 * math.pi * ratio * pitch / rate
        shrink = math.exp(-math.log(1000) / (gone * rate))
        turn, keep = 2 * shrink * math.cos(angle), shrink * shrink
        before, now = 0.0, gain * math.sin(angle)
        for at in range(1, len(out)):
            out[at] += now
            before, now = now, turn * now - keep * before
    return out


def noise(rng: random.Random, seconds: float, rate: int = RATE) -> Samples:
    return [rng.uniform(-1, 1) for _ in range(round(seconds * rate))]


def band(samples: Samples, low: float, high: float, width: float, rate: int = RATE) -> Samples:
    """What passes a resonance that moves from one frequency to another; a small width rings."""
    out: Samples = []
    first = second = 0.0
    for at, value in enumerate(samples):
        centre = low * (high / low) ** (at / len(samples))
        stiffness = 2 * math.sin(math.pi * centre / rate)
        second += stiffness * first
        first += stiffness * (value - second - width * first)
        out.append(width * first)
    return out


def soften(samples: Samples, corner: float, rate: int = RATE) -> Samples:
    """What is left when two layers of felt take the heights away."""
    share = 1 - math.exp(-2 * math.pi * corner / rate)
    out: Samples = []
    first = second = 0.0
    for value in samples:
        first += share * (value - first)
        second += share * (first - second)
        out.append(second)
    return out


def swell(samples: Samples, rise: float, fall: float, rate: int = RATE) -> Samples:
    """A soft rise and a soft fall, each in seconds; between them the sound stands."""
    count, up, down = len(samples), max(1, rise * rate), max(1, fall * rate)
    return [
        value * _ease(at / up) * _ease((count - 1 - at) / down) for at, value in enumerate(samples)
    ]


def _ease(share: float) -> float:
    return 0.5 - 0.5 * math.cos(math.pi * min(1.0, share))


def glide(low: float, high: float, seconds: float, rate: int = RATE) -> Samples:
    """A short tone that dies away while it slides."""
    out: Samples = []
    phase, count = 0.0, round(seconds * rate)
    for at in range(count):
        phase += 2 * math.pi * low * (high / low) ** (at / count) / rate
        out.append(math.sin(phase) * math.exp(-5 * at / count))
    return out


def pitch_of(key: int) -> float:
    """The frequency of a key on the piano; 69 is A at 440 Hz."""
    return 440 * 2 ** ((key - 69) / 12)


def bar(rng: random.Random, key: int, seconds: float, rate: int = RATE) -> Samples:
    """A marimba's bar under a woollen mallet, by its key on the piano (69 is A at 440 Hz)."""
    pitch = pitch_of(key)
    mallet = swell(soften(noise(rng, 0.018, rate), 1400, rate), 0.001, 0.016, rate)
    # Low bars ring longer, as on the instrument.
    longer = [(ratio, gain, gone * (300 / pitch) ** 0.3) for ratio, gain, gone in MARIMBA]
    return mix(seconds, (0, 0.35, mallet), (0, 1, ring(longer, pitch, seconds, rate)), rate=rate)


# --- finishing ---------------------------------------------------------------------------------


def loudness(samples: Samples, rate: int = RATE) -> float:
    """The loudest 0.4 s in LUFS, by the filters of ITU-R BS.1770."""
    heard = _shelf(samples, rate)
    heard = _high_pass(heard, rate)
    power = [0.0]
    for value in heard:
        power.append(power[-1] + value * value)
    window, last = round(WINDOW * rate), len(power) - 1
    starts = range(0, len(power), rate // 100)
    most = max(power[min(at + window, last)] - power[at] for at in starts)
    return -0.691 + 10 * math.log10(most / window)


def _shelf(samples: Samples, rate: int) -> Samples:
    """The head lifts what is high: 4 dB above 1.7 kHz."""
    turn = math.tan(math.pi * 1681.974450955533 / rate)
    high = 10 ** (3.999843853973347 / 20)
    middle, width = high**0.4996667741545416, turn / 0.7071752369554196
    whole = 1 + width + turn * turn
    forward = (
        (high + middle * width + turn * turn) / whole,
        2 * (turn * turn - high) / whole,
        (high - middle * width + turn * turn) / whole,
    )
    return _biquad(
        samples, forward, 2 * (turn * turn - 1) / whole, (1 - width + turn * turn) / whole
    )


def _high_pass(samples: Samples, rate: int) -> Samples:
    """The ear takes little of what is below 38 Hz."""
    turn = math.tan(math.pi * 38.13547087602444 / rate)
    width = turn / 0.5003270373238773
    whole = 1 + width + turn * turn
    return _biquad(
        samples, (1.0, -2.0, 1.0), 2 * (turn * turn - 1) / whole, (1 - width + turn * turn) / whole
    )


def _biquad(
    samples: Samples, forward: tuple[float, float, float], near: float, far: float
) -> Samples:
    out: Samples = []
    one = two = 0.0
    for value in samples:
        now = forward[0] * value + one
        one = forward[1] * value - near * now + two
        two = forward[2] * value - far * now
        out.append(now)
    return out


def finished(samples: Samples, level: float, rate: int = RATE) -> Samples:
    """At its loudness, below the ceiling, and at rest at both ends."""
    calm = swell(samples, 0.0015, 0.02, rate)
    gain = 10 ** ((level - loudness(calm, rate)) / 20)
    peak = max(map(abs, calm))
    return [value * min(gain, CEILING / peak) for value in calm]


def save(path: Path, samples: Samples, rate: int = RATE) -> None:
    whole = [round(32767 * value) for value in samples]
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(struct.pack(f"<{len(whole)}h", *whole))
