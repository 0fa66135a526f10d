"""What partners offer each other is seen by them alone, down to the pixels."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QImage

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Player
from quando_desktop.games.quanto.rules.actions import Offer
from quando_desktop.games.quanto.rules.game import QuantoGame
from quando_desktop.games.quanto.rules.view import QuantoView
from quando_desktop.games.quanto.table.table import still
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.paint.style import Style
from quando_desktop.table.scene.tableau import Frame, Tableau
from tests.table.painted import painted


def still_of(view: QuantoView, facts: MatchFacts) -> Callable[[Frame], Tableau]:
    return lambda frame: still(frame, view, facts)


def test_only_partners_see_an_offered_card(kept_style: Style, english: Languages) -> None:
    match = Match(QuantoGame(), [Player(f"P{seat}") for seat in range(4)], {"teams": True}, 1)
    match.begin_round()
    active, partner = match.to_act()
    offers = match.observe(partner).legal()
    images: dict[int, list[QImage]] = {seat: [] for seat in range(4)}
    names: dict[int, list[list[str]]] = {seat: [] for seat in range(4)}
    for offer in (offers[0], offers[-1]):
        assert isinstance(offer, Offer)
        twin = Match(QuantoGame(), match.players, {"teams": True}, 1)
        twin.begin_round()
        twin.submit(partner, offer)
        for seat in range(4):
            view = twin.observe(seat)
            assert isinstance(view, QuantoView)
            facts = MatchFacts.of(twin)
            image, said = painted(kept_style, still_of(view, facts))
            images[seat].append(image)
            names[seat].append(said)
    for seat in range(4):
        partners = seat in (active, partner)
        assert (images[seat][0] != images[seat][1]) == partners
        assert (names[seat][0] != names[seat][1]) == partners
