"""The first start: three clicks to the first card played, and nobody is asked twice."""

from __future__ import annotations

from tests.journeys.conftest import Start
from tests.journeys.player import waits
from tests.journeys.program import Program, Seen, control, has, keys

FIRST = "Play your first round (3 minutes)"


def shows_step(seen: Seen) -> bool:
    """Whether a lesson waits for something."""
    return waits(seen) and has(seen, "Skip this step")


def first_card(program: Program) -> int:
    """Plays the first card of the first lesson by mouse; gives the number of clicks."""
    program.press_button(FIRST)
    seen = program.until(shows_step)
    (ten,) = [
        each
        for each in seen["controls"]
        if each["key"].startswith("own ") and each["name"].startswith("10,")
    ]
    program.click(ten["at"])
    seen = program.until(lambda seen: "play" in keys(seen))
    before = seen["changes"]
    program.click(control(seen, "play")["at"])
    program.until(lambda seen: seen["changes"] > before)
    return 3


def test_three_clicks_to_the_first_card(start: Start) -> None:
    with start() as program:
        assert program.look()["focus"].startswith("Play your first round")
        assert first_card(program) == 3
        assert program.quit() == 0
    with start() as program:
        home = program.until(lambda seen: seen["page"] == "HomePage")
        assert not has(home, FIRST), "nobody is asked twice"
        assert has(home, "New game")
        assert program.quit() == 0
