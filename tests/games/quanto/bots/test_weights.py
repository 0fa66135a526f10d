"""The learned numbers of Quanto: the file that holds them, damaged files, how they are learned."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from quando_desktop import resources
from quando_desktop.bots.learned import BadWeights
from quando_desktop.engine.chance import Chance
from quando_desktop.games.quanto.bots import weights
from quando_desktop.games.quanto.bots.heuristic import HeuristicBot
from quando_desktop.games.quanto.bots.weights import NAMES, built_in, read, trained, write
from resources.bots import train_quanto
from resources.bots.train_quanto import FEATURES, Fit, Student, mixed
from tests.games.quanto.rounds_in_play import begin

SHIPPED = resources.folder() / "bots" / "quanto.json"


@pytest.fixture(autouse=True)
def _read_anew() -> Iterator[None]:
    trained.cache_clear()
    yield
    trained.cache_clear()


def test_the_file_is_what_the_program_plays_by_and_is_written_again_alike(tmp_path: Path) -> None:
    text = SHIPPED.read_bytes()
    made = json.loads(text)["made"]
    assert made == {"seed": train_quanto.SEED, "generations": train_quanto.GENERATIONS}
    assert trained() == read(SHIPPED)
    assert set(trained()) == set(NAMES)
    write(read(SHIPPED), made, tmp_path / "again.json")
    assert (tmp_path / "again.json").read_bytes() == text


def changed(**parts: object) -> dict[str, Any]:
    """The file with other numbers for two players."""
    data: dict[str, Any] = json.loads(SHIPPED.read_bytes())
    for name, value in parts.items():
        data["tables"]["2"][name] = value
    return data


def without(name: str) -> dict[str, Any]:
    data = changed()
    del data["tables"]["2"][name]
    return data


DAMAGES: dict[str, object] = {
    "a list": [],
    "another format": {"format": weights.FORMAT + 1},
    "no tables": {"format": weights.FORMAT},
    "a table missing": {"format": weights.FORMAT, "tables": {"2": {}}},
    "a part missing": without("threat"),
    "a part too many": changed(more=1),
    "too short": changed(hand=[1, 2]),
    "no numbers": changed(display=["1"] * weights.KINDS),
    "a list for a number": changed(rainbow=[1.0]),
    "true": changed(two=True),
    "huge": changed(held=1e9),
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=list(DAMAGES))
def test_with_a_damaged_file_built_in_values_stand_in_and_the_log_says_so(
    damage: object,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    path = tmp_path / "bots" / "quanto.json"
    path.parent.mkdir()
    path.write_text(json.dumps(damage), encoding="utf-8")
    monkeypatch.setattr(resources, "folder", lambda: tmp_path)
    with pytest.raises(BadWeights):
        read(path)
    state = begin(3, Chance(1))
    seat = state.to_act()[0]
    with caplog.at_level(logging.WARNING):
        action = HeuristicBot().choose(state.observe(seat), Chance(1))
    assert action is not None
    state.check(seat, action)
    assert [entry.levelname for entry in caplog.records] == ["WARNING"]
    assert trained() == {table: built_in(table) for table in NAMES}


# -------------------------------------------------------------------- learning


def test_least_squares_find_the_numbers_behind_what_happened() -> None:
    fit, chance = Fit(), Chance(3)
    for _ in range(400):
        found = {place: float(chance.below(5)) for place in range(FEATURES)}
        fit.add(found, sum(place * value / 10 for place, value in found.items()))
    for place, value in enumerate(fit.solve()):
        assert value == pytest.approx(place / 10, abs=1e-3)


@pytest.mark.parametrize("table", NAMES)
def test_the_same_seed_gives_the_same_numbers(table: tuple[int, bool]) -> None:
    students = [Student(table, Chance(seed)) for seed in ("a", "a", "b")]
    for student in students:
        student.generation(12)
    assert students[0].weights == students[1].weights != students[2].weights
    assert students[0].weights != built_in(table)


def test_what_was_known_before_counts_beside_what_is_new() -> None:
    old = built_in((2, False))
    new = old._replace(threat=old.threat - 1, hand=tuple(worth + 1 for worth in old.hand))
    found = mixed(old, new)
    assert found.threat == pytest.approx(old.threat - train_quanto.NEW)
    assert found.hand[5] == pytest.approx(old.hand[5] + train_quanto.NEW)
    assert found.two == old.two
