"""The strengths at which computer players keep pace, on the disk."""

from __future__ import annotations

from pathlib import Path

import pytest

from quando_desktop.bots.levels import USUAL_STRENGTH
from quando_desktop.disk.paces import Paces
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Kind, Player
from quando_desktop.games import GAMES
from quando_desktop.settings.settings import NAMELESS


def played(*names: str) -> Match:
    """A match of these people against Pip, who wins it or not."""
    pip = Player("Pip", Kind.COMPUTER, "fair", "pip", USUAL_STRENGTH)
    match = Match(GAMES["quanto"], [*map(Player, names), pip], seed=3)
    match.begin_round()
    while match.in_round:
        seat = match.to_act()[0]
        match.submit(seat, match.observe(seat).legal()[0])
    return match


def test_each_person_has_a_strength_of_their_own(tmp_path: Path) -> None:
    paces = Paces(tmp_path / "pace.json")
    assert paces.strength("quanto", ["Maria"], "") == USUAL_STRENGTH
    match = played("Maria", "Linus")
    paces.note(match, "")
    assert match.result is not None
    for seat, name in enumerate(("Maria", "Linus")):
        rises = seat in match.result.winners
        assert (paces.strength("quanto", [name], "") > USUAL_STRENGTH) is rises
    both = [paces.strength("quanto", [name], "") for name in ("Maria", "Linus")]
    assert paces.strength("quanto", ["Maria", "Linus"], "") == sum(both) / 2
    assert paces.strength("quando", ["Maria"], "") == USUAL_STRENGTH


def test_the_owner_keeps_theirs_whatever_they_are_called(tmp_path: Path) -> None:
    paces = Paces(tmp_path / "pace.json")
    paces.note(played(NAMELESS), "")
    found = paces.strength("quanto", [NAMELESS], "")
    assert found != USUAL_STRENGTH
    assert paces.strength("quanto", ["Maria"], "Maria") == found


@pytest.mark.parametrize(
    "text", ["", "[]", "{", '{"quanto": {"": [1e9, 2]}}', '{"quanto": {"": [200]}}', '{"a": 3}']
)
def test_a_file_that_makes_no_sense_is_no_file(tmp_path: Path, text: str) -> None:
    path = tmp_path / "pace.json"
    path.write_text(text)
    paces = Paces(path)
    assert paces.strength("quanto", [NAMELESS], "") == USUAL_STRENGTH
    paces.note(played(NAMELESS), "")
    assert paces.strength("quanto", [NAMELESS], "") != USUAL_STRENGTH


def test_a_disk_that_refuses_stops_nobody(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    Paces(tmp_path / "file" / "pace.json").note(played(NAMELESS), "")
