"""How large the letters of every table become, in what is really drawn: each word for itself,
measured as a part of its size at 100 % in the same window."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import pytest

from quando_desktop.settings.settings import Language
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.paint.style import Style
from quando_desktop.table.scene.stage import Stage
from tests.table.every_game.kit import Kit, Sceneries
from tests.table.every_game.kits import KITS, of_every_game
from tests.table.fit_checks import kind_of

WINDOWS = [
    ((1024, 640), Language.GERMAN),
    ((1920, 1080), Language.ENGLISH),
    ((911, 470), Language.GERMAN),
    ((800, 480), Language.ENGLISH),
]
COMPACT_SHARE, TWICE = 1.5, 2.0
ROUNDED = 0.01


def kit_of(sceneries: Sceneries) -> Kit:
    return next(kit for kit in KITS if kit.sceneries is sceneries)


def grown(
    style: Style, sceneries: Sceneries, window: tuple[int, int], case: int
) -> Iterator[tuple[str, str, float]]:
    """What each piece with words is, where it was seen, and how many times as large its letters
    are as at 100 %."""
    usual, usual_art = sceneries.frame_of(style, window, 1.0)
    large, large_art = sceneries.frame_of(style, window, 2.0)
    hinting = kit_of(sceneries).hinting
    hints = hinting.sceneries(case) if hinting is not None else iter(())
    for name, shown in chain(sceneries.some(case), hints):
        if sceneries.is_sheet(shown):
            continue
        small = {
            piece.key: usual_art.measure(piece.picture).letters
            for piece in sceneries.picture(usual, shown).pieces
        }
        for piece in sceneries.picture(large, shown).pieces:
            before, now = small.get(piece.key), large_art.measure(piece.picture).letters
            if before and now:
                yield kind_of(piece.key), name, min(now) / min(before)


@pytest.mark.parametrize("case", range(len(WINDOWS)), ids=[str(window) for window in WINDOWS])
@of_every_game("sceneries")
def test_words_are_as_large_as_the_docs_say(
    kept_style: Style, english: Languages, sceneries: Sceneries, case: int
) -> None:
    window, language = WINDOWS[case]
    english.use(language)
    compact = Stage.of(*window).is_compact
    seen = set()
    for kind, name, share in grown(kept_style, sceneries, window, case):
        seen.add(kind)
        if kind in sceneries.doubled:
            assert share >= (COMPACT_SHARE if compact else TWICE) - ROUNDED, (kind, name)
        elif kind in sceneries.enlarged and not compact:
            assert share >= sceneries.enlarged[kind] - ROUNDED, (kind, name)
    # Most of what is promised was there to be measured.
    assert len(sceneries.doubled - seen) <= 2, sceneries.doubled - seen


def test_every_drawn_table_promises_something() -> None:
    drawn = [kit.sceneries for kit in KITS if kit.sceneries is not None]
    assert drawn
    for sceneries in drawn:
        assert "plate" in sceneries.doubled
