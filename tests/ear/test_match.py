"""Whole matches by ear: found and pressed by name, and every line of the log heard."""

from __future__ import annotations

import re
from pathlib import Path

from quando_desktop.games import GAMES
from quando_desktop.shell.start.language import Languages
from tests.ear.conftest import Start, table
from tests.ear.endings import nearly_over
from tests.ear.overlays import complaints_on
from tests.ear.program import Program
from tests.ear.quando_player import QuandoPlayer
from tests.ear.quanto_player import QuantoPlayer
from tests.ear.seven_player import SevenPlayer
from tests.ear.story import lines_of, unlike

NOTEBOOK = re.compile("^Olive's notebook")


def lines_in(data: Path, least: int, since: int = 0) -> list[str]:
    """The log by the record of the match; a short one would prove little."""
    (record,) = (data / "finished").glob("*.quando")
    lines = lines_of(record, since=since)
    assert len(lines) >= least
    return lines


def hear_the_end(program: Program) -> None:
    """The keys come to the score sheet once all lines before it were told."""
    program.until(
        lambda tree: tree.focused and tree.focused.role == "label", "score sheet with the keys"
    )


def test_quando(start: Start, data: Path, english: Languages) -> None:
    tables = {"quando": table(2, target=25, hand_size=5)}
    with start("--game", "quando", "--seed", "8", tables=tables) as program:
        player = QuandoPlayer(program)

        player.play_match()

        hear_the_end(program)
        assert set(player.done) >= {"turn", "draw", "knock", "next", "turned by keys"}
        complaints = player.complaints + unlike(lines_in(data, 25), program.said)
        complaints += complaints_on(
            program, lambda: program.choose("button", NOTEBOOK), NOTEBOOK, 1
        )
    assert not complaints, "\n".join(complaints)


def test_quanto(start: Start, data: Path, english: Languages) -> None:
    tables = {"quanto": table(1)}
    with start("--game", "quanto", "--seed", "5", tables=tables) as program:
        player = QuantoPlayer(program)

        player.play_match()

        hear_the_end(program)
        assert player.done["turn"] > 20
        complaints = player.complaints + unlike(lines_in(data, 100), program.said)
    assert not complaints, "\n".join(complaints)


def test_seven_ate_nine_live(start: Start, data: Path, tmp_path: Path, english: Languages) -> None:
    """The last cards of a match: so much happens that only its end is told in full."""
    path, moves = nearly_over(tmp_path)
    with start("--open", str(path)) as program:
        player = SevenPlayer(program)

        player.play_match()

        assert player.done.total() > 0
        complaints = unlike(lines_in(data, 4, moves)[-2:], program.said)
        if not any(re.search(r"\d", words) for words in program.said):
            complaints.append("no value that fits was said")
    assert not complaints, "\n".join(complaints)


def test_seven_ate_nine_by_turns(
    start: Start, data: Path, tmp_path: Path, english: Languages
) -> None:
    """Without a clock: now every line is told."""
    known = [option.key for option in GAMES["seven_ate_nine"].options(2)]
    assert "by_turns" in known, "7 ate 9 cannot be played by turns"
    path, moves = nearly_over(tmp_path, by_turns=True)
    with start("--open", str(path)) as program:
        player = SevenPlayer(program)
        # Whoever acts at once would not be told what they know already.
        program.until_heard(lambda: any("our turn" in words for words in program.said), "the turn")

        player.play_match()

        assert player.done.total() > 0
        complaints = unlike(lines_in(data, 6, moves), program.said)
    assert not complaints, "\n".join(complaints)
