"""Words on who leads a match, and by how much: of what everybody knows."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.table.text.numbers import short_name

translate = QCoreApplication.translate


def briefly(facts: MatchFacts, seat: int, *, whom: bool = True) -> str:
    """How far somebody is behind, in a few words beside their face, and behind whom; nothing for
    one who leads."""
    if not facts.behind or not facts.behind[seat]:
        return ""
    leaders = _leaders(facts)
    gap = facts.behind[seat]
    if len(leaders) > 1 or not whom:
        return translate("Lead", "{points} behind").format(points=gap)
    name = short_name(facts.players[leaders[0]].name)
    return translate("Lead", "{points} behind {name}").format(points=gap, name=name)


def aloud(facts: MatchFacts, seat: int, names: Sequence[str]) -> str:
    """Who leads, and how far this seat is behind, in a sentence; nothing where all are level."""
    if not facts.behind:
        return ""
    leaders = _leaders(facts)
    if facts.you is None:
        words = translate("Lead", "In the lead: {names}.")
        return words.format(names=", ".join(names[each] for each in leaders))
    if facts.leads(seat):
        ahead = min(gap for gap in facts.behind if gap)
        words = translate("Lead", "You lead by {points}.")
        if len(leaders) > 1:
            words = translate("Lead", "You lead by {points}, together with {names}.")
        others = ", ".join(names[each] for each in leaders if each != seat)
        return words.format(points=ahead, names=others)
    words = translate("Lead", "You are {points} behind {names}.")
    return words.format(points=facts.behind[seat], names=", ".join(names[each] for each in leaders))


def _leaders(facts: MatchFacts) -> list[int]:
    return [seat for seat, gap in enumerate(facts.behind) if not gap]
