"""What must be heard of a match: every line of the log, told from its record by the game's own
teller, and the comparison with what was announced."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from difflib import ndiff
from pathlib import Path

from quando_desktop.engine import record
from quando_desktop.engine.contract import Event
from quando_desktop.engine.match import Match, RoundLog
from quando_desktop.games import GAMES
from quando_desktop.games.quando.text.log import QuandoTeller
from quando_desktop.games.quanto.text.log import QuantoTeller
from quando_desktop.games.seven_ate_nine.text.log import SevenTeller
from quando_desktop.table.text.log import Teller

AS_WRITTEN = (
    (r", plus or minus (\d+)", "\N{NO-BREAK SPACE}±\\1"),
    (r"\bcomes up from below\b", "comes up from the bottom of the pile"),
    (r"\bYou can neither play nor draw, and pass\b", "You pass"),
)
"""Patterns in what is said, and how that stands in the log: a voice has no signs and less time."""
LISTENER = 0
"""The seat of whoever listens: the only person at the table."""


def lines_of(path: Path, *, since: int = 0) -> list[str]:
    """The log of all rounds of a finished match, as the listener may know it; with `since` it
    begins after so many moves of the first round."""
    match = record.read_file(path, GAMES)
    before = (0,) * match.seats
    lines: list[str] = []
    for number, played in enumerate(match.rounds, 1):
        lines += _round(match, played, number, before, since if number == 1 else 0)
        assert played.outcome is not None
        before = tuple(map(sum, zip(before, played.outcome.points, strict=True)))
    return lines


def _round(
    match: Match, played: RoundLog, number: int, scores: tuple[int, ...], since: int
) -> Iterator[str]:
    teller = _teller(match)
    state = match.game.begin(match.options, played.deal, scores)
    view = state.observe(LISTENER)
    if not since and isinstance(teller, SevenTeller):
        yield teller.dealt(view.top, number, match.options["games"]).sentence
    elif not since:
        yield teller.opening(view, number).sentence
    for place, move in enumerate(played.moves):
        events: list[Event] = []
        state.apply(move.seat, move.action, events)
        for entry in teller.told(event.seen_by(LISTENER) for event in events):
            if place >= since:
                yield entry.sentence


def _teller(match: Match) -> Teller:
    names = [player.name for player in match.players]
    match match.game.id:
        case "quando":
            return QuandoTeller(names, LISTENER)
        case "quanto":
            return QuantoTeller(names, LISTENER, teams=bool(match.options["teams"]))
    return SevenTeller(names, [LISTENER])


def heard_of(lines: Sequence[str], said: Sequence[str]) -> list[str]:
    """Those lines that were said, in the order in which they were, as often as they were. Several
    may come in one breath."""
    known = sorted({line.rstrip(".") for line in lines}, key=len, reverse=True)
    pattern = re.compile("|".join(rf"{re.escape(line)}(?!\w)" for line in known))
    words = "\n".join(said)
    for spoken, written in AS_WRITTEN:
        words = re.sub(spoken, written, words)
    return pattern.findall(words) if known else []


def unlike(lines: Sequence[str], said: Sequence[str]) -> list[str]:
    """Complaints, if not every line was said once and in its order."""
    expected = [line.rstrip(".") for line in lines]
    heard = heard_of(lines, said)
    if heard == expected:
        return []
    changes = [line for line in ndiff(expected, heard) if line[0] in "-+"]
    meant = {"-": "not said (in its place)", "+": "said again or too early or late"}
    return [f"{meant[line[0]]}: {line[2:]}" for line in changes]
