"""A whole match with keys alone, and everything around it."""

from __future__ import annotations

from pathlib import Path

from tests.journeys.conftest import Start
from tests.journeys.player import Keys, Player, waits
from tests.journeys.program import Program, Seen, has, keys


def go_to(program: Program, name: str, key: str = "Tab") -> Seen:
    """Presses a key until the focus is on something of this name."""
    for _ in range(60):
        seen = program.look()
        if name in seen["focus"]:
            return seen
        program.key(key)
    raise AssertionError(f"{key} does not lead to {name}: {seen}")


def test_match_by_keys(start: Start, data: Path) -> None:
    """Home, new game with a deal code, a match to its end, a rematch, and out."""
    with start("--speed", "instant") as program:
        assert program.look()["page"] == "HomePage"
        go_to(program, "New game")
        program.key("Return")
        program.until(lambda seen: seen["page"] == "NewGamePage")
        go_to(program, "Deal code", "Shift+Tab")
        program.type("37")
        assert program.look()["fields"][0]["text"] == "37"
        go_to(program, "Deal")
        program.key("Return")
        player = Player(program, Keys(program), knocks_from=2)

        over = player.play_match()

        assert over["phase"] == "MATCH_OVER"
        assert set(player.done) >= {"play", "draw", "turn zero", "pass", "knock"}
        assert len(list((data / "finished").glob("*.quando"))) == 1

        program.key("Return")
        program.until(lambda seen: waits(seen) and not seen["over"])
        program.key("Escape")
        program.until(lambda seen: seen["overlay"] == "TableMenu")
        program.key("Escape")
        program.until(waits)
        assert program.quit() == 0
    assert len(list((data / "matches").glob("*.journal"))) == 1


def test_around_table_by_keys(start: Start) -> None:
    """The keys, the rules, the log and the menu open and close by key; the table keeps its."""
    with start("--game", "quando", "--seed", "5", "--speed", "instant") as program:
        table = program.until(waits)
        for key, overlay in (("F1", "KeySheet"), ("L", "LogPanel"), ("Escape", "TableMenu")):
            program.key(key)
            assert program.until(lambda seen: seen["overlay"])["overlay"] == overlay
            program.key("Escape")
            program.until(lambda seen: not seen["overlay"])
        program.key("F2")
        program.until(lambda seen: seen["page"] == "RulesPage")
        program.key("Escape")
        assert program.until(waits)["changes"] == table["changes"]
        go_to(program, "Menu")
        program.key("Space")
        program.until(lambda seen: seen["overlay"] == "TableMenu")
        program.key("Escape")
        program.until(lambda seen: not seen["overlay"])
        Player(program, Keys(program)).act(program.look())
        assert program.quit() == 0


def test_language_by_keys(start: Start, data: Path) -> None:
    """German takes over at once, on the page, on the table, and at the next start."""
    with start("--game", "quando", "--seed", "5", "--speed", "instant") as program:
        english = program.until(waits)
        go_to(program, "Settings")
        program.key("Return")
        program.until(lambda seen: seen["page"] == "SettingsPage")
        # Contrast and motion may be left to the system, too; they come before the language.
        for _ in range(2):
            go_to(program, "System")
            program.key("Tab")
        go_to(program, "System")
        program.key("Right", "Right")
        program.until(lambda seen: has(seen, "Zurück"))
        program.key("Escape")
        table = program.until(waits)
        assert keys(table) == keys(english)
        assert [each["name"] for each in table["controls"]] != [
            each["name"] for each in english["controls"]
        ]
        assert program.quit() == 0
    with start("--speed", "instant") as program:
        assert any("Neues Spiel" in each["name"] for each in program.look()["buttons"])
