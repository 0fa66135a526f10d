"""An analysis as text for a terminal."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from quando_desktop.analysis import written
from quando_desktop.analysis.analysis import Analysis, RoundCurve
from quando_desktop.bots.appraisal import Estimate
from quando_desktop.engine.contract import Json
from quando_desktop.engine.match import Match

BARS = {
    "start": "start",
    "deal": "the deal",
    "draws": "draws and flips",
    "opened": "hands opened",
    "own": "own decisions",
    "others": "the others' decisions",
    "remainder": "remainder",
    "end": "end",
}


def data(match: Match, analysis: Analysis) -> Json:
    """Everything for other programs: what is kept, and what it comes to."""
    return written.write(match, analysis) | {"summary": written.summary(match, analysis)}


def lines(match: Match, analysis: Analysis) -> Iterator[str]:
    """The same numbers for people, in points of chance (hundredths)."""
    found = data(match, analysis)
    short = found["summary"]
    yield f"seat {analysis.seat}, {short['player']}: {_decided(analysis, short)}"
    for each in found["decisions"]:
        if each["cost"][0] > 0 and each["size"] != "good":
            yield (
                f"  round {each['round'] + 1}, action {each['move'] + 1}: {each['size']}, "
                f"{_points(Estimate(*each['cost']))}; {_action(each['best'])} "
                f"rather than {_action(each['played'])}"
            )
    for curve in analysis.curves:
        yield f"  round {curve.round + 1}, had one ended it there: {_turns(curve)}"
    if short["ledger"] is not None:
        bars = ", ".join(
            f"{name} {100 * short['ledger'][field]:{'' if field in ('start', 'end') else '+'}.1f}"
            for field, name in BARS.items()
        )
        yield f"  ledger: {bars}"


def _decided(analysis: Analysis, short: Json) -> str:
    mean = analysis.mean_cost
    if mean is None:
        return "too few decisions to judge"
    like = f", decided like {short['decided_like']}" if short["decided_like"] else ""
    cards = ""
    if short["luck"] is not None:
        verb = "brought" if short["luck"] >= 0 else "cost"
        cards = f"; the cards {verb} {abs(100 * short['luck']):.0f} points"
    made, forced = len(analysis.decisions), analysis.forced
    count = f"{counted(made, 'decision')}, {counted(forced, 'forced action')}"
    return f"{count}, {_points(mean)} each{like}{cards}"


def counted(number: int, what: str) -> str:
    return f"{number} {what}{'s' * (number != 1)}"


def _points(found: Estimate) -> str:
    return f"{100 * found.mean:.2f} +- {100 * found.error:.2f} points"


def _turns(curve: RoundCurve) -> str:
    return ", ".join(
        f"{turn.total} -" if turn.chance is None else f"{turn.total} {turn.chance.mean:.0%}{mark}"
        for number, turn in enumerate(curve.turns)
        for mark in ["*" * (number == curve.best) + "!" * turn.done]
    )


def _action(action: Any) -> str:
    return json.dumps(action, separators=(",", ":"))
