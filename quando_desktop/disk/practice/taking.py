"""The way into the retry box, from wherever a match is looked back at."""

from __future__ import annotations

from quando_desktop.analysis.analysis import Analysis
from quando_desktop.analysis.moments import moments_of
from quando_desktop.disk.practice.box import RetryBox
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Kind


def take(box: RetryBox, person: str, match: Match, analysis: Analysis) -> int:
    """Takes in the costly moments of a person's match, and says how many are new. Only a match that
    is over counts, and only what a person decided; whether it was one of their matches at all, and
    no branch or lesson, the caller knows."""
    if match.result is None or match.players[analysis.seat].kind is not Kind.HUMAN:
        return 0
    return box.add(person, moments_of(match, analysis, box.today()))
