"""A whole match with the mouse alone, from the first start on."""

from __future__ import annotations

from pathlib import Path

from tests.journeys.conftest import Start
from tests.journeys.player import Mouse, Player
from tests.journeys.program import control, has


def test_match_by_mouse(start: Start, data: Path) -> None:
    """Home, new game, all that can be done in a match to its end, and home from the last sheet. The
    way home from a table and back to it is that of Quanto."""
    with start("--speed", "instant") as program:
        assert program.look()["page"] == "HomePage"
        program.press_button("I know the rules")
        program.press_button("New game")
        new = program.until(lambda seen: seen["page"] == "NewGamePage")
        # The deal in which everything happens.
        program.click(new["fields"][0]["at"])
        program.type("37")
        program.press_button("Deal")
        player = Player(program, Mouse(program), knocks_from=2)

        over = player.play_match()

        assert over["phase"] == "MATCH_OVER"
        assert max(over["scores"]) >= 50
        assert set(player.done) >= {"play", "draw", "turn zero", "pass", "knock"}
        assert len(list((data / "finished").glob("*.quando"))) == 1
        assert not list((data / "matches").glob("*.journal"))

        program.click(control(over, "home")["at"])
        home = program.until(lambda seen: seen["page"] == "HomePage")
        assert not home["overlay"]
        assert has(home, "New game")
        assert not has(home, "Continue")
        assert program.quit() == 0
