"""A hint in the started program, thought of in its own process."""

from __future__ import annotations

from tests.journeys.conftest import Start
from tests.journeys.player import waits
from tests.journeys.program import Seen, control, keys
from tests.journeys.quanto_player import Keys, Player


def _is_told(seen: Seen) -> bool:
    return "close hint" in keys(seen)


def test_hint_by_keys_and_by_mouse(start: Start) -> None:
    """Asked for, read, closed, asked for again, and gone with the next action."""
    with start("--game", "quanto", "--seed", "5", "--speed", "instant") as program:
        program.until(waits)
        program.key("H")
        told = program.until(_is_told)
        assert control(told, "bubble")["name"].startswith("Olive would ")
        assert any(words.startswith("Olive would ") for words in program.heard())
        program.key("Escape")
        closed = program.until(waits)
        assert "bubble" not in keys(closed)
        assert not closed["overlay"]
        program.click(control(closed, "hint")["at"])
        program.until(_is_told)
        Player(program, Keys(program)).act(program.look())
        assert "bubble" not in keys(program.until(waits))
        program.key("H")
        told = program.until(_is_told)
        program.click(control(told, "close hint")["at"])
        assert "bubble" not in keys(program.until(waits))
        assert program.quit() == 0
