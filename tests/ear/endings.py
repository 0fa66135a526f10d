"""Matches of 7 ate 9 that are nearly over, as records to open: a whole one by ear takes minutes."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

from quando_desktop.engine import record
from quando_desktop.games import GAMES, make_mind
from quando_desktop.simulate import Contest

GAME = GAMES["seven_ate_nine"]
LEVEL = "good"
LEFT = 10
"""Actions that are played once more."""
PLAYERS = (
    {"name": "You", "kind": "human"},
    {"name": "Olive", "kind": "computer", "level": "expert", "character": "olive"},
)


def nearly_over(folder: Path, **options: int) -> tuple[Path, int]:
    """The record of a match that computer players have begun, and how many moves it has."""
    contest = Contest(
        game=GAME,
        levels=[LEVEL] * len(PLAYERS),
        bots=[],
        options=GAME.check_options(len(PLAYERS), options),
        matches=1,
        seed=1,
        minds=[partial(make_mind, GAME.id, LEVEL, None)] * len(PLAYERS),
    )
    (match,) = contest.play()
    data: dict[str, Any] = record.to_json(match)
    data["players"], data["result"] = list(PLAYERS), None
    (only,) = data["rounds"]
    del only["actions"][-LEFT:]
    del only["points"]
    path = folder / "nearly-over.quando"
    path.write_text(record.dump(data), encoding="utf-8")
    record.read_file(path, {GAME.id: GAME})
    return path, len(only["actions"])
