"""A level that may suit somebody better, after a few matches, once."""

from __future__ import annotations

from pathlib import Path

import pytest

from quando_desktop.disk import results as room
from quando_desktop.disk.folder import DataFolder
from quando_desktop.disk.index.rows import fixed_level
from quando_desktop.disk.saves import Saves
from quando_desktop.disk.suggestion import Suits, fresh_verdict, verdict
from quando_desktop.engine.players import Kind, Player
from quando_desktop.games import GAMES
from tests.disk.counting import counted
from tests.disk.test_records import play

W, L = True, False


@pytest.mark.parametrize(
    ("won", "fair", "suits"),
    [
        ([W] * 4, 0.5, Suits.AS_IT_IS),
        ([W] * 5, 0.5, Suits.STRONGER),
        ([L] * 5, 0.5, Suits.WEAKER),
        ([W, W, W, W, L], 0.5, Suits.AS_IT_IS),
        ([W, W, W, W, L], 0.25, Suits.STRONGER),
        ([L] * 5, 0.25, Suits.AS_IT_IS),
        ([L] * 12, 0.25, Suits.WEAKER),
        ([W, L] * 10, 0.5, Suits.AS_IT_IS),
        ([W] * 20 + [L, W] * 6, 0.5, Suits.AS_IT_IS),
    ],
)
def test_only_a_clear_result_says_something(won: list[bool], fair: float, suits: Suits) -> None:
    assert verdict(won, fair) is suits


def test_nobody_is_told_twice() -> None:
    told = [fresh_verdict([W] * count, 0.5) for count in range(1, 15)]
    assert told.count(Suits.STRONGER) == 1
    assert told[4] is Suits.STRONGER


def test_it_goes_by_the_matches_on_the_shelf(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[tuple[list[bool], float]] = []

    def hear(won: list[bool], fair: float) -> Suits:
        heard.append((won, fair))
        return Suits.STRONGER

    monkeypatch.setattr(room, "fresh_verdict", hear)
    saves = Saves(DataFolder(tmp_path), GAMES)
    for seed in range(3):
        play(saves, seed, opened=seed == 1)
    id, _ = play(saves, 9)
    assert counted(saves).suggestion(id, "Maria") == ("fair", Suits.STRONGER)
    ((won, fair),) = heard
    assert (len(won), fair) == (3, 0.5), "without the one that was opened"
    assert counted(saves).suggestion("nothing", "Maria") == ("", Suits.AS_IT_IS)


def test_players_of_several_levels_say_nothing_of_one() -> None:
    def summary(*players: Player) -> str | None:
        return fixed_level(players)

    maria, pip = Player("Maria"), Player("Pip", Kind.COMPUTER, "fair")
    assert summary(maria, pip) == "fair"
    assert summary(maria, pip, Player("Nils", Kind.COMPUTER, "good")) is None
    assert summary(maria, Player("Tom"), pip) is None
    assert summary(maria, Player("Pip", Kind.COMPUTER, "fair", None, 210)) is None
