"""A game that is over, looked at again: as one seat knew it, or with everything that lay there. The
latter is the only picture of 7 ate 9 that is made from a round."""

from __future__ import annotations

from collections.abc import Mapping

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.controller.live.step import LivePhase
from quando_desktop.engine.players import Kind
from quando_desktop.games.seven_ate_nine.rules.round import SevenRound
from quando_desktop.games.seven_ate_nine.rules.view import SevenView
from quando_desktop.games.seven_ate_nine.table.picture import picture
from quando_desktop.games.seven_ate_nine.table.scenery import SevenScenery
from quando_desktop.table.scene.tableau import Frame, Tableau


def known(frame: Frame, view: SevenView, facts: MatchFacts, looks: Mapping[str, int]) -> Tableau:
    """The table as one seat knew it: the hands of other people lie face down."""
    return picture(frame, _scenery({view.seat: view}, facts, looks, sheet=view.is_over))


def uncovered(
    frame: Frame, state: SevenRound, seat: int, facts: MatchFacts, looks: Mapping[str, int]
) -> Tableau:
    """The table with all hands open."""
    people = _people(facts) or (seat,)
    views = {each: state.observe(each) for each in people}
    bare = {
        other: tuple(card.card for card in hand)
        for other, hand in enumerate(state.hands)
        if other not in people
    }
    return picture(frame, _scenery(views, facts, looks, bare=bare))


def _scenery(
    views: Mapping[int, SevenView],
    facts: MatchFacts,
    looks: Mapping[str, int],
    *,
    sheet: bool = False,
    bare: Mapping[int, tuple[int, ...]] | None = None,
) -> SevenScenery:
    over = LivePhase.MATCH_OVER if facts.winners else LivePhase.ROUND_OVER
    return SevenScenery(
        views=views,
        people=_people(facts),
        facts=facts,
        phase=over if sheet else LivePhase.LIVE,
        sheet=sheet,
        looks=looks,
        guided=True,
        is_rerun=True,
        bare=bare or {},
    )


def _people(facts: MatchFacts) -> tuple[int, ...]:
    return tuple(seat for seat, who in enumerate(facts.players) if who.kind is Kind.HUMAN)
