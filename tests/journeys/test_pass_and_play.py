"""Three people and a computer player at one computer: the curtain between them keeps everything."""

from __future__ import annotations

from pathlib import Path

from tests.journeys.behind import PEOPLE, Behind, asked_person, seat_people
from tests.journeys.conftest import Start
from tests.journeys.player import Keys, Player
from tests.journeys.program import Program, Seen, button


def play_round(program: Program, behind: Behind, curtains: int | None = None) -> Seen:
    """To the end of a round, or until so many curtains were seen, each lifted by the person who is
    asked."""
    player = Player(program, Keys(program))
    seen = player.see()
    assert seen["phase"] == "CURTAIN"
    while seen["phase"] in ("CURTAIN", "PERSON") and len(behind.found) != curtains:
        seen = behind.lift(seen) if seen["phase"] == "CURTAIN" else player.act(seen)
    return seen


def test_round_of_three_people(start: Start, tmp_path: Path) -> None:
    with start("--speed", "instant") as program:
        program.press_button("New game: Quando, 2 to 6 players")
        program.until(lambda seen: seen["page"] == "NewGamePage")
        seat_people(program)
        program.click(button(program.look(), "Calm motion")["at"])
        program.press_button("Deal")
        first = Behind(program, tmp_path)

        over = play_round(program, first)

        assert over["phase"] == "ROUND_OVER"
        assert set(map(asked_person, first.found)) == set(PEOPLE)
        # The curtain falls before the next deal, too.
        program.key("Return")
        again = program.until(lambda seen: seen["phase"] == "CURTAIN")
        first.note(again)
        assert program.quit() == 0

    # Other cards, the same people: nothing behind the curtain shows through it.
    with start("--game", "quando", "--seed", "77", "--speed", "instant") as program:
        second = Behind(program, tmp_path)
        play_round(program, second, len(first.found))
        assert second.found == first.found
        assert program.quit() == 0


def test_keys_at_the_curtain(start: Start) -> None:
    """Nothing of the table can be reached: no log, no keys of the table; but one can leave."""
    with start("--speed", "instant") as program:
        program.press_button("New game: Quando, 2 to 6 players")
        program.until(lambda seen: seen["page"] == "NewGamePage")
        seat_people(program)
        program.press_button("Deal")
        down = program.until(lambda seen: seen["phase"] == "CURTAIN")
        before = program.picture()["digest"]
        for key in ("L", "1", "5", "Left", "Right", "K", "P", "Ctrl+Z", "Tab"):
            program.key(key)
        same = program.look()
        assert (same["overlay"], same["changes"], same["controls"]) == ("", down["changes"], [])
        assert program.picture()["digest"] == before
        program.key("Escape")
        menu = program.until(lambda seen: seen["overlay"] == "TableMenu")
        assert not button(menu, "What happened")["enabled"]
        assert not button(menu, "Take back")["enabled"]
        program.key("Escape")
        program.until(lambda seen: not seen["overlay"])
        assert program.picture()["digest"] == before
        assert program.quit() == 0
