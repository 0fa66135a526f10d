"""Opens a saved match with the built program, and looks whether it is really there.

The program writes a match that it opens into its data folder at once, so that tells what it has
read; and its window can be looked at from outside.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import TypeVar

from quando_desktop.__about__ import NAME
from quando_desktop.engine import journal, record
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Kind, Player
from quando_desktop.games import GAMES
from quando_packaging.freezing.frozen import surroundings
from quando_packaging.shared.products import BuildError
from quando_packaging.windows.computer import Computer, probe

PATIENCE = 120.0
"""Seconds for a window to come, to show something, and to go."""
PAUSE = 0.2
ENOUGH_COLOURS = 12
TRIES = 3
"""Under wine a program that is started while another one is just ending may end along with it."""

Answer = TypeVar("Answer")


class Vanished(BuildError):
    """A program ended at once and without a word, as if all were well."""


def fresh_match() -> Match:
    """A match of a person, who is waited for, against the computer."""
    players = [Player("Ada", Kind.HUMAN), Player("Böðvar", Kind.COMPUTER, "easy", "bruno")]
    match = Match(GAMES["quando"], players, seed=7)
    match.begin_round()
    return match


@contextlib.contextmanager
def open_match(computer: Computer, command: Sequence[str], data: Path) -> Iterator[str]:
    """Opens a match by this command with its file, and says what is seen of it.

    The program runs until the block ends; its window is closed then, as a player does it.
    """
    match, known = fresh_match(), set(_journals(data))
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, f"Eine Partie für zwei{record.ENDING}")
        file.write_text(record.write(match) + "\n", encoding="utf-8")
        for left in reversed(range(TRIES)):
            with subprocess.Popen(
                [*command, computer.named(file)],
                cwd=folder,
                env=surroundings(os.environ),
                stdin=subprocess.DEVNULL,
                # Under wine not every program starts without one.
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
            ) as program:
                try:
                    yield _see(computer, program, lambda: _is_kept(match, _new(data, known)))
                    wait(lambda: probe(computer, "close", NAME), "The window was gone too early")
                    _wait_for_end(program)
                    return
                except Vanished:
                    if not left:
                        raise
                    print("The program ended without a word: it is started again.", flush=True)
                finally:
                    # Nothing of it is left if all went well.
                    program.terminate()


def _see(computer: Computer, program: subprocess.Popen[bytes], is_kept: Callable[[], bool]) -> str:
    """Waits for the window and for the match; says what is seen."""

    def look() -> str | None:
        if program.poll() is None:
            return _look(computer)
        said = b"" if program.stdout is None else program.stdout.read()
        words = said.decode(errors="replace").strip()
        kind = BuildError if words or program.returncode else Vanished
        raise kind(f"{words}\nThe program ended by itself ({program.returncode}).")

    try:
        seen = wait(look, "No window came up")
        wait(is_kept, "The program did not open the match")
    except BuildError as error:
        shown = ", ".join(probe(computer, "windows")) or "nothing"
        raise type(error)(f"{error} On the screen: {shown}.") from None
    return seen


def wait(question: Callable[[], Answer | None], complaint: str) -> Answer:
    """The answer, once there is one."""
    deadline = time.monotonic() + PATIENCE
    while not (answer := question()):
        if time.monotonic() > deadline:
            raise BuildError(f"{complaint} in {PATIENCE:.0f} s.")
        time.sleep(PAUSE)
    return answer


def _new(data: Path, known: set[Path]) -> set[Path]:
    return {*_journals(data)} - known


def _journals(data: Path) -> list[Path]:
    return list(data.rglob(f"*{journal.ENDING}"))


def _is_kept(match: Match, journals: Iterable[Path]) -> bool:
    """Tells whether one of the journals is of this very deal."""
    found = [journal.recover(path, GAMES).match for path in journals]
    return any(
        each.players == match.players and each.rounds[0].data == match.rounds[0].data
        for each in found
    )


def _look(computer: Computer) -> str | None:
    """The state of the window in words, once it shows anything."""
    seen = probe(computer, "window", NAME)
    if seen is None or seen["colours"] < ENOUGH_COLOURS:
        return None
    size = f"{seen['width']} x {seen['height']}"
    return f"the match in a window of {size} with {seen['colours']} colours"


def _wait_for_end(program: subprocess.Popen[bytes]) -> None:
    try:
        program.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        program.terminate()
        raise BuildError("The program did not end when its window was closed.") from None
