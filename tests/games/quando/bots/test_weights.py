"""The learned numbers: the file that holds them, damaged files, and how they are learned."""

from __future__ import annotations

import json
import logging
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from quando_desktop import resources
from quando_desktop.bots import learned
from quando_desktop.bots.learned import BadWeights
from quando_desktop.engine.chance import Chance
from quando_desktop.games.quando.bots import weights
from quando_desktop.games.quando.bots.expert import ExpertBot
from quando_desktop.games.quando.bots.heuristic import HeuristicBot
from quando_desktop.games.quando.bots.weights import Weights, built_in, read, write
from resources.bots import train, workshop
from tests.games.quando.positions import positions

SHIPPED = resources.folder() / "bots" / "quando.json"
ROOT = Path(__file__).resolve().parents[4]


@pytest.fixture(autouse=True)
def _read_anew() -> Iterator[None]:
    weights.trained.cache_clear()
    yield
    weights.trained.cache_clear()


# --------------------------------------------------------------------- the file


def test_the_file_is_small_and_what_is_read_is_written_again(tmp_path: Path) -> None:
    text = SHIPPED.read_bytes()
    assert len(text) < 200_000
    made = json.loads(text)["made"]
    assert made == {"seed": train.SEED, "generations": train.GENERATIONS}
    write(read(SHIPPED), made, tmp_path / "again.json")
    assert (tmp_path / "again.json").read_bytes() == text


def test_the_program_plays_by_the_file() -> None:
    assert weights.trained() == read(SHIPPED)
    assert set(weights.trained()) == {2, 3, 4, 5, 6}


def test_chances_of_a_knock_are_chances_and_fall_with_the_total() -> None:
    for found in (*read(SHIPPED).values(), built_in()):
        for plays in range(20):
            for fewest in range(1, 12):
                chances = [found.chance_of_knock(total, plays, fewest) for total in range(30)]
                assert chances == sorted(chances, reverse=True)
                assert 0 <= chances[-1] <= chances[0] <= 1
                assert chances[weights.TOTALS] == 0


# -------------------------------------------------------------------- its damage


def damaged(change: Callable[[Any], object]) -> bytes:
    data = json.loads(SHIPPED.read_bytes())
    change(data)
    return json.dumps(data).encode()


def with_value(value: object) -> bytes:
    return damaged(lambda data: data["players"]["6"]["success"][3][2].__setitem__(0, value))


DAMAGES: dict[str, bytes | None] = {
    "missing": None,
    "empty": b"",
    "truncated": SHIPPED.read_bytes()[:-2000],
    "too deep": b"[" * 100_000,
    "no text": b"\xff\xfe\x00",
    "too large": SHIPPED.read_bytes() + b" " * learned.LARGEST_FILE,
    "a list": b"[]",
    "another format": damaged(lambda data: data.update(format=weights.FORMAT + 1)),
    "no format": damaged(lambda data: data.pop("format")),
    "no players": damaged(lambda data: data.pop("players")),
    "players missing": damaged(lambda data: data["players"].pop("4")),
    "players too many": damaged(lambda data: data["players"].update({"7": data["players"]["6"]})),
    "part missing": damaged(lambda data: data["players"]["3"].pop("knock")),
    "part unknown": damaged(lambda data: data["players"]["3"].update(more=[])),
    "table short": damaged(lambda data: data["players"]["3"]["held"].pop()),
    "row long": damaged(lambda data: data["players"]["5"]["rows"][4].append(1)),
    "row a number": damaged(lambda data: data["players"]["2"]["knock"].__setitem__(0, 1)),
    "number a row": with_value([1]),
    "text": with_value("1"),
    "null": with_value(None),
    "true": with_value(True),
    "not a number": with_value(float("nan")),
    "endless": with_value(float("-inf")),
    "huge": with_value(1e300),
    "beyond any float": with_value(10**400),
}


@pytest.fixture(params=DAMAGES.values(), ids=list(DAMAGES))
def damage(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The path of a damaged file, which is the program's own now."""
    path = tmp_path / "bots" / "quando.json"
    path.parent.mkdir()
    if request.param is not None:
        path.write_bytes(request.param)
    monkeypatch.setattr(resources, "folder", lambda: tmp_path)
    return path


def test_a_damaged_file_is_refused(damage: Path) -> None:
    with pytest.raises(BadWeights) as refused:
        read(damage)
    assert str(refused.value)


def test_with_a_damaged_file_the_bots_play_on_and_the_log_says_so_once(
    damage: Path, caplog: pytest.LogCaptureFixture
) -> None:
    state = next(positions(3, seed=1))
    with caplog.at_level(logging.WARNING):
        for bot in (HeuristicBot(), ExpertBot(effort=0.02)):
            state.check(state.actor, bot.choose(state.observe(state.actor), Chance(1)))
    assert [entry.levelname for entry in caplog.records] == ["WARNING"]
    assert "built-in values stand in" in caplog.text
    assert weights.trained() == dict.fromkeys(range(2, 7), built_in())


def test_without_any_resources_the_bots_play_on(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def missing() -> Path:
        raise resources.MissingResources("nothing there")

    monkeypatch.setattr(resources, "folder", missing)
    assert weights.trained()[4] == built_in()
    assert "nothing there" in caplog.text


# ------------------------------------------------------------------------ learning


class Nobody:
    """Waits for no steps."""

    def put(self, seats: int) -> None: ...


@pytest.fixture
def little(monkeypatch: pytest.MonkeyPatch) -> None:
    """A training that takes a moment."""
    monkeypatch.setattr(train, "GENERATIONS", 1)
    monkeypatch.setattr(train, "ROUNDS", dict.fromkeys(range(2, 7), 20))
    monkeypatch.setattr(train, "FRESH", 8)
    monkeypatch.setattr(workshop, "_steps", Nobody(), raising=False)


@pytest.mark.usefixtures("little")
def test_the_same_seed_gives_the_same_weights_and_another_one_others() -> None:
    first, again, other = (train._train_one((4, seed))[1] for seed in (7, 7, 8))
    assert first == again
    assert first != other
    assert first != built_in()


SCRIPT = """
import sys
from pathlib import Path

from resources.bots import train

train.GENERATIONS = 1
train.ROUNDS = dict.fromkeys(range(2, 7), 20)
train.FRESH = 8

if __name__ == "__main__":
    train.train(7, int(sys.argv[1]), Path(sys.argv[2]))
"""


@pytest.mark.usefixtures("little")
def test_however_many_processes_learn_the_file_is_the_same_and_can_be_read(tmp_path: Path) -> None:
    """The one written here, with none, is the third."""
    script = tmp_path / "little.py"
    script.write_text(SCRIPT, encoding="utf-8")
    for processes in (1, 2):
        command = [sys.executable, str(script), str(processes), str(tmp_path / f"{processes}.json")]
        done = subprocess.run(
            command,
            env={"PYTHONPATH": str(ROOT)},
            capture_output=True,
            check=False,
            timeout=120,
        )
        assert (done.returncode, done.stderr) == (0, b"")
    found = dict(train._train_one((seats, 7)) for seats in range(2, 7))
    write(found, {"seed": 7, "generations": 1}, tmp_path / "0.json")
    files = [(tmp_path / f"{processes}.json").read_bytes() for processes in range(3)]
    assert files[0] == files[1] == files[2]
    again = read(tmp_path / "2.json")
    assert again[2].held[0][10] == pytest.approx(found[2].held[0][10], abs=0.006)
    assert again[6].success[2][7] == pytest.approx(found[6].success[2][7], abs=0.006)


def test_a_student_moves_towards_what_became_of_a_hand() -> None:
    student = train.Student(3, Chance(1))
    turn = train.Turn(phase=4, shape=1 << 4 * 9, tripled=False)
    before = student.weights.policy().value(4, turn.shape)
    for _ in range(300):
        student._learn([turn], 20.0, 0.01)
    after = student.weights.policy().value(4, turn.shape)
    assert before < 5
    assert after == pytest.approx(20, abs=0.5)
    assert student.weights.policy().value(2, turn.shape) == before, "another phase"


def test_a_knock_is_learned_to_be_good_up_to_where_it_begins_to_be_worse() -> None:
    """Worse by a point for each point of the total above 3.5, and better below."""
    both = [train.Both(50.0, 50.0 * (total - 3.5), 25.0) for total in range(weights.TOTALS)]
    assert train._crossing(both) == pytest.approx(3.5)
    assert train._crossing([train.Both() for _ in both]) is None
    chances = train._chances(both)
    assert chances == sorted(chances, reverse=True)


def test_weights_of_different_numbers_of_players_are_their_own() -> None:
    found = read(SHIPPED)
    assert all(isinstance(each, Weights) for each in found.values())
    assert found[2].knock != found[6].knock
