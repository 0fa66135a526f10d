"""Quanto through the started program: by mouse, by keys, and in teams with a computer partner."""

from __future__ import annotations

from pathlib import Path

from tests.journeys.conftest import Start
from tests.journeys.player import waits
from tests.journeys.program import Program, button, control, has
from tests.journeys.quanto_player import Keys, Mouse, Player
from tests.journeys.test_keys import go_to

BOX = "New game: Quanto, 2 to 6 players"


def new_game(program: Program) -> None:
    """From the shelf to the page of a new game."""
    program.press_button(BOX)
    program.until(lambda seen: seen["page"] == "NewGamePage" and has(seen, "Two teams"))


def test_match_by_mouse(start: Start, data: Path) -> None:
    """The box on the shelf, a match to its end, a rematch, home, and on with it."""
    with start("--speed", "instant") as program:
        new_game(program)
        # In some deals there is hardly anything to capture.
        go_to(program, "Deal code")
        program.type("11")
        program.press_button("Deal")
        player = Player(program, Mouse(program))

        over = player.play_match()

        assert over["phase"] == "MATCH_OVER"
        assert sum(over["scores"]) > 60
        assert player.done["capture"] > 1
        assert len(list((data / "finished").glob("*.quando"))) == 1
        assert not list((data / "matches").glob("*.journal"))

        player.again(over)
        again = program.until(lambda seen: waits(seen) and not seen["over"])
        assert again["scores"] == [0] * 4
        program.click(control(again, "menu")["at"])
        program.until(lambda seen: seen["overlay"] == "TableMenu")
        program.press_button("Home")
        program.until(lambda seen: seen["overlay name"] == "Leave the table?")
        program.press_button("Leave")
        program.until(lambda seen: seen["page"] == "HomePage" and not seen["overlay"])
        program.press_button("Continue")
        back = program.until(waits)
        assert back["changes"] >= again["changes"]
        assert program.quit() == 0


def test_match_in_teams_by_keys(start: Start, data: Path) -> None:
    """Teams are switched on by keys; the computer partner's offers are answered."""
    with start("--speed", "instant") as program:
        go_to(program, BOX)
        program.key("Return")
        program.until(lambda seen: seen["page"] == "NewGamePage")
        go_to(program, "Two teams", "Shift+Tab")
        program.key("Space")
        teams = program.until(lambda seen: button(seen, "Two teams")["on"])
        assert has(teams, "Seat 1: you, partner of Bruno")
        go_to(program, "Deal code")
        program.type("11")
        go_to(program, "Deal")
        program.key("Return")
        player = Player(program, Keys(program))

        over = player.play_match()

        assert over["phase"] == "MATCH_OVER"
        assert player.done["capture"] > 1
        (record,) = (data / "finished").glob("*.quando")
        assert '"teams": true' in record.read_text(encoding="utf-8").replace('":true', '": true')
        program.key("Escape")
        home = program.until(lambda seen: seen["page"] == "HomePage")
        assert not has(home, "Continue")
        program.key("G")
        games = program.until(lambda seen: seen["page"] == "GamesPage")
        assert len(games["rows"]) == 1
        assert games["rows"][0].startswith("Quanto, Today")
        assert program.quit() == 0


def test_around_table_by_keys(start: Start) -> None:
    """The keys, the rules and the log of this game."""
    with start("--game", "quanto", "--seed", "5", "--speed", "instant") as program:
        table = program.until(waits)
        for key, overlay in (("F1", "KeySheet"), ("L", "LogPanel")):
            program.key(key)
            assert program.until(lambda seen: seen["overlay"])["overlay"] == overlay
            program.key("Escape")
            program.until(lambda seen: not seen["overlay"])
        program.key("F2")
        rules = program.until(lambda seen: seen["page"] == "RulesPage")
        assert button(rules, "Quanto")["on"]
        program.key("Escape")
        assert program.until(waits)["changes"] == table["changes"]
        Player(program, Keys(program)).act(program.until(waits))
        assert program.quit() == 0
