"""A whole match with the mouse alone, from the first start on."""

from __future__ import annotations

from pathlib import Path

from tests.journeys.conftest import Start
from tests.journeys.player import Mouse, Player, waits
from tests.journeys.program import control, has


def test_match_by_mouse(start: Start, data: Path) -> None:
    """Home, new game as it is offered, a match to its end, a rematch, and home again."""
    with start("--speed", "instant") as program:
        assert program.look()["page"] == "HomePage"
        program.press_button("I know the rules")
        program.press_button("New game")
        program.until(lambda seen: seen["page"] == "NewGamePage")
        program.press_button("Deal")
        player = Player(program, Mouse(program))

        over = player.play_match()

        assert over["phase"] == "MATCH_OVER"
        assert max(over["scores"]) >= 50
        assert player.done["draw"]
        assert player.done["knock"] + player.done["pass"]
        assert len(list((data / "finished").glob("*.quando"))) == 1
        assert not list((data / "matches").glob("*.journal"))

        program.click(control(over, "next")["at"])
        again = program.until(lambda seen: waits(seen) and not seen["over"])
        assert again["scores"] == [0] * len(over["scores"])

        program.click(control(again, "menu")["at"])
        program.until(lambda seen: seen["overlay"] == "TableMenu")
        program.press_button("Home")
        program.until(lambda seen: seen["overlay name"] == "Leave the table?")
        program.press_button("Leave")
        home = program.until(lambda seen: seen["page"] == "HomePage" and not seen["overlay"])
        assert has(home, "Continue")
        program.press_button("Continue")
        back = program.until(waits)
        assert back["changes"] >= again["changes"]
        assert program.quit() == 0


def test_home_after_match(start: Start) -> None:
    """All that can be done, by mouse; then the sheet at the end of the match leads home."""
    with start("--game", "quando", "--seed", "37", "--speed", "instant") as program:
        player = Player(program, Mouse(program), knocks_from=2)
        over = player.play_match()
        assert set(player.done) >= {"play", "draw", "turn zero", "pass", "knock"}
        program.click(control(over, "home")["at"])
        home = program.until(lambda seen: seen["page"] == "HomePage")
        assert not home["overlay"]
        assert has(home, "New game")
        assert not has(home, "Continue")
        assert program.quit() == 0
