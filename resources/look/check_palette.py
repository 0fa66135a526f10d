"""Checks palette.json: WCAG contrast, and how far the number colours are apart in colour vision.

Exits with 1 if a text pair falls below 4.5:1 (7:1 where contrast is high), a control below 3:1
(4.5:1), or two numbers of one game come too close
(OKLab x 100 < 4). Simulation: Machado, Oliveira, Fernandes 2009, full severity.
"""

from __future__ import annotations

import itertools
import json
import math
import sys
from pathlib import Path

PAL = json.loads((Path(__file__).resolve().parent / "palette.json").read_text("utf-8"))
VISION = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
TEXT = [
    ("text", "panel"),
    ("text", "panel_2"),
    ("text_2", "panel"),
    ("text_2", "panel_2"),
    ("text_2", "wall_top"),
    ("text_2", "wall_bottom"),
    ("on_table", "table_top"),
    ("on_table", "table_bottom"),
    ("on_table_2", "table_top"),
    ("on_table_2", "table_bottom"),
    ("on_primary", "primary"),
    ("on_ember", "ember"),
    ("on_gold", "gold"),
    ("gold_text", "panel"),
    ("good", "panel"),
    ("ember", "panel"),
    ("good", "wall_top"),
    ("on_table", "wall_bottom"),
]

SHAPES = [
    ("groove", "panel"),
    ("groove", "panel_2"),
    ("panel", "good"),
    ("on_table", "table_bottom"),
    ("text", "wall_bottom"),
]
"""Controls, their parts and the outline of the focus on what is around them."""
STRONG = [
    ("line", "panel"),
    ("line", "panel_2"),
    ("gold", "table_bottom"),
    ("gold", "panel"),
    ("ember", "table_bottom"),
    ("table_rim", "table_top"),
    ("table_rim", "wall_bottom"),
]
"""More of them where contrast is high."""


def linear(h: str) -> list[float]:
    v = [int(h[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in v]


def contrast(a: str, b: str) -> float:
    la, lb = (0.2126 * r + 0.7152 * g + 0.0722 * bl for r, g, bl in (linear(a), linear(b)))
    return (max(la, lb) + 0.05) / (min(la, lb) + 0.05)


def blend(a: str, b: str, part: float) -> str:
    return "#" + "".join(
        f"{round(int(a[i : i + 2], 16) * (1 - part) + int(b[i : i + 2], 16) * part):02X}"
        for i in (1, 3, 5)
    )


def oklab(rgb: list[float]) -> tuple[float, float, float]:
    r, g, b = rgb
    lms = [
        x ** (1 / 3)
        for x in (
            0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b,
            0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b,
            0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b,
        )
    ]
    m = (
        (0.2104542553, 0.7936177850, -0.0040720468),
        (1.9779984951, -2.4285922050, 0.4505937099),
        (0.0259040371, 0.7827717662, -0.8086757660),
    )
    light, red_green, blue_yellow = (sum(c * x for c, x in zip(row, lms, strict=True)) for row in m)
    return light, red_green, blue_yellow


def seen(h: str, vision: str) -> tuple[float, float, float]:
    v = linear(h)
    mixed = (sum(c * x for c, x in zip(row, v, strict=True)) for row in VISION[vision])
    return oklab([min(1, max(0, part)) for part in mixed])


def main() -> int:
    bad = 0
    pairs = []
    for n, c in PAL["numbers"].items():
        pairs += [
            (f"{n} ink on field", c["ink"], c["field"]),
            (f"{n} deep on paper", c["deep"], PAL["themes"]["light"]["paper"]),
            (f"{n} tint on dusk", c["tint"], PAL["themes"]["dark"]["paper"]),
        ]
    for s, c in PAL["steps"].items():
        pairs.append((f"step {s}", c["ink"], c["field"]))
    for name, t in PAL["themes"].items():
        high = name.startswith("high")
        told = [(f"{name} {a} on {b}", t[a], t[b]) for a, b in TEXT]
        bad += sum(high and contrast(a, b) < 7 for _, a, b in told)
        pairs += told
        shapes = [(t[a], t[b]) for a, b in SHAPES + (STRONG if high else [])]
        bad += sum(contrast(a, b) < (4.5 if high else 3) for a, b in shapes)
        # A knob tells the same by its shape.
        bad += contrast(t["text"], t["groove"]) < 3
    pairs += [(f"cream on person {i + 1}", "#FFF7E6", p) for i, p in enumerate(PAL["people"])]
    for i, p in enumerate(
        PAL["people"]
    ):  # 7 ate 9: a person's lane is the panel tinted with their colour
        for name, part in (("light", 0.20), ("dark", 0.28)):
            t = PAL["themes"][name]
            pairs.append(
                (f"{name} secondary text on lane {i + 1}", t["text_2"], blend(t["panel"], p, part))
            )
    low = sorted((contrast(a, b), name) for name, a, b in pairs)
    for c, name in low[:5]:
        print(f"contrast {c:5.2f}  {name}")
    bad += sum(c < 4.5 for c, _ in low)
    for vision in VISION:
        d = []
        for a, b in itertools.combinations(PAL["numbers"], 2):
            if a == "0" and b in ("11", "12"):  # never in one game
                continue
            d.append(
                (
                    100
                    * math.dist(
                        seen(PAL["numbers"][a]["field"], vision),
                        seen(PAL["numbers"][b]["field"], vision),
                    ),
                    a,
                    b,
                )
            )
        d.sort()
        print(f"{vision:13s}", "  ".join(f"{x:.1f} ({a},{b})" for x, a, b in d[:4]))
        bad += d[0][0] < 4
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
