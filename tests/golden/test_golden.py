"""Whole matches as they were when somebody last looked at them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.golden.playthrough import FOLDER, playthroughs

EXPECTED = dict(playthroughs())


@pytest.mark.parametrize("path", EXPECTED, ids=lambda path: path.stem)
def test_a_match_goes_as_it_went_before(path: Path) -> None:
    """If a change is meant, `python3 dev.py golden` writes it down."""
    assert path.read_text(encoding="utf-8") == EXPECTED[path]


def test_no_golden_file_is_left_over() -> None:
    assert set(FOLDER.glob("*")) == set(EXPECTED)
