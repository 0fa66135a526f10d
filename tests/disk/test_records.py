"""What a person has never done so well before."""

from __future__ import annotations

from pathlib import Path

import pytest

from quando_desktop.disk.folder import DataFolder
from quando_desktop.disk.saves import Saves
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Achievement, Json
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Kind, Player
from quando_desktop.games import GAMES, PLUGS
from quando_desktop.games.seven_ate_nine.rules import achievements as of_seven
from quando_desktop.shell.start.language import Languages
from tests.disk.counting import counted

PIP = Player("Pip", Kind.COMPUTER, "fair", "pip")


def play(saves: Saves, seed: int, *, opened: bool = False) -> tuple[str, int]:
    """A match of Quanto, kept; its id, and the most cards that Maria took at once."""
    match, chance = Match(GAMES["quanto"], [Player("Maria"), PIP], seed=seed), Chance(seed)
    saved = saves.begin(match, opened=opened)
    match.begin_round()
    while match.in_round:
        seat = match.to_act()[0]
        match.submit(seat, chance.choice(match.observe(seat).legal()))
    saves.finish(saved)
    done = GAMES["quanto"].achievements({}, [{"actions": [m.data for m in match.rounds[0].moves]}])
    return saved.id, max((each.value for each in done if each.seat == 0), default=0)


def test_a_record_is_better_than_all_matches_like_it(tmp_path: Path) -> None:
    saves = Saves(DataFolder(tmp_path), GAMES)
    best: list[int] = []
    told: list[list[int]] = []
    for seed in range(8):
        id, most = play(saves, seed)
        found = counted(saves).records(id, "Maria")
        told.append([each.value for each in found])
        is_record = len(best) >= 2 and most > max(best)
        assert told[-1] == ([most] if is_record else [])
        best.append(most)
    assert any(told), "or the test tells nothing"


def test_an_opened_match_neither_is_nor_hinders_a_record(tmp_path: Path) -> None:
    saves = Saves(DataFolder(tmp_path), GAMES)
    for seed in range(4):
        id, _ = play(saves, seed, opened=True)
        assert not counted(saves).records(id, "Maria")
    id, _ = play(saves, 5)
    assert not counted(saves).records(id, "Maria"), "the first one of their own"


def test_of_7_ate_9_time_and_run_count() -> None:
    actions = [
        {"at": 100, "player": 1, "do": "play", "card": "6/2"},
        {"at": 200, "player": 0, "do": "play", "card": "6/2"},
        {"at": 250, "player": 0, "do": "draw"},
        {"at": 300, "player": 1, "do": "miss", "card": "6/2"},
        {"at": 900, "player": 0, "do": "finish", "card": "6/2"},
        "nonsense",
    ]
    rounds: list[Json] = [{"actions": actions}, {"actions": None}]
    assert {*of_seven.of_rounds(rounds, by_turns=False)} == {
        Achievement(0, "fastest", 900, True),
        Achievement(0, "run", 2),
        Achievement(1, "run", 1),
    }
    assert of_seven.of_rounds(rounds, by_turns=True) == ()


def test_of_quando_the_fewest_points_of_a_match_count() -> None:
    rounds: list[Json] = [{"points": [3, 9]}, {"points": [1, 0]}, {"actions": []}]
    found = GAMES["quando"].achievements({}, rounds)
    assert found == (Achievement(0, "lowest", 4, True), Achievement(1, "lowest", 9, True))


@pytest.mark.parametrize(
    ("game", "what", "value", "words"),
    [
        ("quando", "lowest", 23, "Your lowest match so far: 23 points."),
        ("quanto", "haul", 7, "Your biggest haul so far: 7 cards with a single one."),
        ("seven_ate_nine", "fastest", 41_300, "Your fastest game so far: 0:41.3."),
        ("seven_ate_nine", "run", 5, "Your longest run so far: 5 cards."),
    ],
)
def test_it_has_words(game: str, what: str, value: int, words: str, english: Languages) -> None:
    assert PLUGS[game].words().record(what, value) == words
