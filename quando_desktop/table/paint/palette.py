"""The colours of the program, read from `palette.json` and typed. Knows no Qt."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from quando_desktop.named_tuple import NamedTuple
from quando_desktop.resources import MissingResources

Colour = str
"""A colour as #RRGGBB."""
THEMES = ("light", "dark", "high_light", "high_dark")
DARK, HIGH = frozenset({"dark", "high_dark"}), frozenset({"high_light", "high_dark"})


class Theme(NamedTuple):
    """The colours of one of the two themes, by what they are for."""

    name: str
    wall_top: Colour
    wall_bottom: Colour
    table_top: Colour
    table_bottom: Colour
    table_rim: Colour
    table_line: Colour
    panel: Colour
    panel_2: Colour
    line: Colour
    groove: Colour
    """The rest of a control: a switch that is off, what a slider has not reached."""
    rim: Colour
    paper: Colour
    paper_edge: Colour
    text: Colour
    text_2: Colour
    on_table: Colour
    on_table_2: Colour
    primary: Colour
    on_primary: Colour
    gold: Colour
    on_gold: Colour
    gold_text: Colour
    ember: Colour
    on_ember: Colour
    good: Colour
    shadow: Colour
    dim: float
    """How strongly things are dimmed, veiled and made pale, as a factor of the usual strength."""
    edge: float
    """In pixels: the line around what otherwise only casts a shadow; none where it is 0."""

    @property
    def is_dark(self) -> bool:
        return self.name in DARK

    @property
    def is_high(self) -> bool:
        """Whether contrast is high: nothing is told by faint tints."""
        return self.name in HIGH

    @property
    def drawn(self) -> str:
        """The name of the drawings for it."""
        return "dark" if self.is_dark else "light"

    @property
    def night(self) -> Colour:
        """The darkness over what cannot be used now."""
        return "#080912" if self.is_dark else "#161626"

    @property
    def cap(self) -> Colour:
        """The ground of a key's name."""
        return self.panel_2 if self.is_high else self.line

    def pale(self, alpha: float) -> float:
        """The opacity of something that is usually this pale."""
        return 1.0 - (1.0 - alpha) * self.dim

    @property
    def plate(self) -> Colour:
        """The ground of a name plate: in the dark a panel would drown in the table."""
        return self.panel_2 if self.is_dark else self.panel

    @property
    def plate_inset(self) -> Colour:
        return self.panel if self.is_dark else self.panel_2


class Character(NamedTuple):
    """A computer player's looks."""

    name: str
    body: Colour


class NumberColours(NamedTuple):
    """The colours of a number."""

    field: Colour
    ink: Colour
    deep: Colour
    """On something light."""
    tint: Colour
    """On something dark."""


class Palette(NamedTuple):
    light: Theme
    dark: Theme
    high_light: Theme
    high_dark: Theme
    numbers: Mapping[int, NumberColours]
    characters: Mapping[str, Character]
    people: tuple[Colour, ...]

    def theme(self, *, dark: bool, high: bool = False) -> Theme:
        if high:
            return self.high_dark if dark else self.high_light
        return self.dark if dark else self.light


def load(resources: Path) -> Palette:
    """The palette of a resources folder."""
    path = resources / "look" / "palette.json"
    try:
        data = json.loads(path.read_text("utf-8"))
        themes = data["themes"]
        return Palette(
            **{name: Theme(name=name, **themes[name]) for name in THEMES},
            numbers={
                int(number): NumberColours(*(found[key] for key in NumberColours._fields))
                for number, found in data["numbers"].items()
            },
            characters={
                key: Character(found["name"], found["body"])
                for key, found in data["characters"].items()
            },
            people=tuple(data["people"]),
        )
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise MissingResources(f"the program's colours cannot be read ({path}: {error})") from None


def mix(first: Colour, second: Colour, part: float) -> Colour:
    """A colour between two others; `part` is the second one's share."""
    pairs = zip(_parts(first), _parts(second), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * part):02X}" for a, b in pairs)


def visible(body: Colour, theme: Theme) -> Colour:
    """The colour of a player's line or bar: dark fur would drown in a dark panel."""
    return mix(body, "#FFFFFF", 0.4) if theme.is_dark else body


def ink_on(ground: Colour) -> Colour:
    """Black or white, whichever reads better."""
    return "#FFFFFF" if _luminance(ground) < 0.18 else "#14101F"


def contrast(one: Colour, other: Colour) -> float:
    """The contrast of two colours, from 1 for equally light ones to 21."""
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: Colour) -> float:
    red, green, blue = (_linear(part / 255) for part in _parts(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _parts(colour: Colour) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
