"""Remarks read from their file: every occasion of a game, and known characters only."""

from __future__ import annotations

from enum import Enum
from pathlib import Path

import pytest

from quando_desktop.prose.reader import BadProse
from quando_desktop.prose.remarks import Remarks

GOOD = """\
# A game

## win: Somebody wins

- olive | I counted. | Twice.
- pip | Hop!

## last_card: One card is left

- pip | Nearly!
"""


class Occasion(Enum):
    WIN = "a win"
    LAST_CARD = "last card"


def remarks(folder: Path, text: str) -> Remarks[Occasion]:
    (folder / "remarks.en.md").write_text(text, encoding="utf-8")
    return Remarks(folder, Occasion)


def test_who_says_what_and_when(tmp_path: Path) -> None:
    found = remarks(tmp_path, GOOD)
    assert found.said("olive", Occasion.WIN) == ("I counted.", "Twice.")
    assert found.said("pip", Occasion.WIN) == ("Hop!",)
    assert found.said("pip", Occasion.LAST_CARD) == ("Nearly!",)
    assert found.said("olive", Occasion.LAST_CARD) == ()
    assert found.said("a stranger", Occasion.WIN) == ()


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("## win:", "## defeat:", 3, "no occasion defeat"),
        ("## last_card: One card is left\n\n- pip | Nearly!\n", "", 1, "last_card is missing"),
        ("- pip | Hop!", "- pop | Hop!", 6, "no character pop"),
        ("- pip | Hop!", "- olive | Hop!", 6, "olive has a row already"),
        ("- pip | Hop!", "- pip", 6, "pip says nothing"),
        ("- pip | Hop!", "- pip | {count}!", 6, "no value {count}"),
        ("- olive", "Words.\n\n- olive", 5, "remarks look like this"),
        ("- olive", "![picture]\n- olive", 5, "remarks look like this"),
    ],
)
def test_what_does_not_fit_the_game_is_refused_with_its_place(
    tmp_path: Path, old: str, new: str, line: int, reason: str
) -> None:
    assert GOOD.count(old) == 1
    with pytest.raises(BadProse) as caught:
        remarks(tmp_path, GOOD.replace(old, new)).said("olive", Occasion.WIN)
    assert f"remarks.en.md, line {line}: " in str(caught.value)
    assert reason in str(caught.value)
