"""The ways in which every picture is taken: size of the window, language and theme."""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

from quando_desktop.settings.settings import Language, Scheme

SIZES = ((1024, 640), (1440, 900), (2560, 1440))


class Variant(NamedTuple):
    size: tuple[int, int]
    language: Language
    scheme: Scheme

    @property
    def name(self) -> str:
        return f"{self.size[0]}x{self.size[1]}-{self.language}-{self.scheme}"

    @property
    def is_dark(self) -> bool:
        return self.scheme is Scheme.DARK


VARIANTS = {
    variant.name: variant
    for variant in (
        Variant(*each)
        for each in product(SIZES, (Language.ENGLISH, Language.GERMAN), (Scheme.LIGHT, Scheme.DARK))
    )
}
FILMED = Variant((1440, 900), Language.ENGLISH, Scheme.LIGHT).name
"""In this one, motion is shown as well."""
