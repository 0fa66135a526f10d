"""The program is killed in the middle of a match, over and over: the next start goes on there."""

from __future__ import annotations

from pathlib import Path

from tests.journeys.conftest import Start
from tests.journeys.player import Keys, Player, waits
from tests.journeys.program import Program, Seen

SPEEDS = ("instant", "normal", "fast")
TABLE = ("--game", "quando", "--seed", "8")


def whole_lines(path: Path) -> bytes:
    """What is certainly written; a torn last line was never shown."""
    data = path.read_bytes()
    return data[: data.rfind(b"\n") + 1]


def changes(lines: bytes) -> int:
    """Deals and actions, without the heading."""
    return lines.count(b"\n") - 1


def continues(program: Program) -> Seen:
    """Takes the offer of the start."""
    program.until(lambda seen: seen["overlay"] == "ResumeDialog")
    program.key("Return")
    return program.until(lambda seen: seen["page"] == "TurnPage", calm=False)


def play_on(program: Program, number: int) -> Seen:
    """Some actions, each time others; gives what was last seen before the end."""
    player = Player(program, Keys(program), knocks_from=99)
    seen = player.see()
    for _ in range(number % 3):
        if seen["phase"] == "PERSON":
            seen = player.act(seen)
    if seen["phase"] != "PERSON":
        return seen
    player.begin(seen)
    if number % 2:
        # Not even looked at.
        return seen
    # As soon as it is shown, while everything still moves.
    return program.until(lambda now: now["changes"] > seen["changes"], calm=False)


def test_goes_on_after_each_kill(start: Start, data: Path) -> None:
    before = b""
    for number, speed in enumerate(SPEEDS):
        with start(*(TABLE if not number else ()), "--speed", speed) as program:
            if number:
                continues(program)
                (journal,) = (data / "matches").glob("*.journal")
                assert whole_lines(journal).startswith(before)
            seen = play_on(program, number)
            program.kill()
        (journal,) = (data / "matches").glob("*.journal")
        before = whole_lines(journal)
        assert changes(before) >= seen["changes"]
    assert changes(before) > 2 * len(SPEEDS)
    assert not (data / "damaged").exists()


def test_kill_while_computers_play(start: Start, data: Path) -> None:
    """At a speed at which people watch: what they have seen is kept."""
    with start(*TABLE, "--speed", "fast") as program:
        player = Player(program, Keys(program))
        drawing = player.act(player.see())
        player.begin(drawing)
        # The person's own draw, and then two of what the others do.
        least = drawing["changes"] + 3
        seen = program.until(lambda now: now["changes"] >= least, calm=False)
        program.kill()
    (journal,) = (data / "matches").glob("*.journal")
    before = whole_lines(journal)
    assert changes(before) >= seen["changes"]
    with start("--speed", "instant") as program:
        now = continues(program)
        assert now["changes"] >= changes(before)
        assert whole_lines(journal).startswith(before)


def test_several_unfinished_matches(start: Start, data: Path) -> None:
    """All of them stay listed, and each can be continued."""
    for seed in ("1", "2"):
        with start("--game", "quando", "--seed", seed, "--speed", "instant") as program:
            program.until(waits)
            program.kill()
    with start("--speed", "instant") as program:
        program.until(lambda seen: seen["overlay"] == "ResumeDialog")
        program.key("Escape")
        program.until(lambda seen: not seen["overlay"])
        program.key("G")
        games = program.until(lambda seen: seen["page"] == "GamesPage")
        assert len(games["rows"]) == 2
        program.key("Down", "Return")
        program.until(waits)
        assert program.quit() == 0
    assert len(list((data / "matches").glob("*.journal"))) == 2
    assert not (data / "damaged").exists()
