"""Whole matches by ear: found and pressed by name, and every line of the log heard."""

from __future__ import annotations

from pathlib import Path

from quando_desktop.shell.start.language import Languages
from tests.ear.conftest import Start, table
from tests.ear.quando_player import QuandoPlayer
from tests.ear.quanto_player import QuantoPlayer
from tests.ear.story import lines_of, unlike


def complaints_about(data: Path, said: list[str], least: int) -> list[str]:
    """Holds what was said against the record of the match; a short one would prove little."""
    (record,) = (data / "finished").glob("*.quando")
    lines = lines_of(record)
    assert len(lines) >= least
    return unlike(lines, said)


def test_quando(start: Start, data: Path, english: Languages) -> None:
    tables = {"quando": table(2, target=25, hand_size=5)}
    with start("--game", "quando", "--seed", "8", tables=tables) as program:
        player = QuandoPlayer(program)

        player.play_match()

        assert set(player.done) >= {"turn", "draw", "knock", "next", "turned by keys"}
        complaints = player.complaints + complaints_about(data, program.said, 25)
    assert not complaints, "\n".join(complaints)


def test_quanto(start: Start, data: Path, english: Languages) -> None:
    tables = {"quanto": table(1)}
    with start("--game", "quanto", "--seed", "5", tables=tables) as program:
        player = QuantoPlayer(program)

        player.play_match()

        assert player.done["turn"] > 20
        complaints = player.complaints + complaints_about(data, program.said, 100)
    assert not complaints, "\n".join(complaints)
