"""What a player of Quanto cannot see never reaches their picture, down to the pixels."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QImage, QPainter

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Player
from quando_desktop.games import PLUGS
from quando_desktop.games.quanto.rules.actions import Offer
from quando_desktop.games.quanto.rules.game import QuantoGame
from quando_desktop.games.quanto.rules.round import QuantoRound
from quando_desktop.games.quanto.rules.sampler import Sampler
from quando_desktop.games.quanto.rules.view import QuantoView
from quando_desktop.games.quanto.table.table import moment, still
from quando_desktop.shell.selftest.still import render
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.paint.canvas import Scale
from quando_desktop.table.paint.style import Style
from quando_desktop.table.scene.choreographer import Choreographer
from quando_desktop.table.scene.scene import TableScene
from quando_desktop.table.scene.stage import Stage
from quando_desktop.table.scene.tableau import Frame

SIZE = (1024, 640)
SEAT = 0


def moments(seats: int, seed: int, **options: bool) -> Iterator[tuple[str, QuantoView, MatchFacts]]:
    """The moments of a match that differ in kind, for who acts in them and for the others; every
    offer that can be made is made now and then."""
    match = Match(QuantoGame(), [Player(f"P{seat}") for seat in range(seats)], options, seed)
    chance, seen = Chance(seed), set[str]()
    match.begin_round()
    while True:
        view = match.observe(SEAT)
        assert isinstance(view, QuantoView)
        name = f"{moment(view)} {'own' if view.active == SEAT else view.active % 2}"
        if name not in seen:
            seen.add(name)
            yield name, view, MatchFacts.of(match)
        if not match.in_round:
            return
        seat = match.to_act()[-1] if chance.below(3) == 0 else match.to_act()[0]
        acting = match.observe(seat)
        assert isinstance(acting, QuantoView)
        legal = acting.legal()
        match.submit(seat, legal[chance.below(len(legal))])


def seen(style: Style, view: QuantoView, facts: MatchFacts) -> tuple[QImage, list[str]]:
    """The picture, and what a screen reader finds there."""
    stage = Stage.of(*SIZE)
    frame = Frame(stage, style.art(Scale(stage.unit), dark=False))
    tableau = still(frame, view, facts)
    scene = TableScene(Choreographer(), lambda _: None)
    scene.lay(stage, tableau)
    image = QImage(*SIZE, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    scene.render(painter)
    painter.end()
    scene.clear()
    return image, [control.name for control in tableau.controls]


def hidden(state: QuantoRound) -> list[list[int]]:
    """What seat 0 does not see of the hands and the draw pile."""
    view = [state.observe(seat) for seat in range(1, state.seats)]
    return [*([card.kind for card in each.hand] for each in view), [*state.draw]]


@pytest.mark.parametrize(("seats", "seed", "teams"), [(2, 1, False), (5, 3, False), (4, 1, True)])
def test_another_truth_gives_the_same_picture(
    kept_style: Style, english: Languages, seats: int, seed: int, teams: bool
) -> None:
    kinds = set()
    for name, view, facts in moments(seats, seed, teams=teams):
        kinds.add(name.split()[0])
        first, second = (Sampler(view).draw(Chance(number)) for number in (1, 2))
        if view.draw:
            assert hidden(first) != hidden(second), name
        shown = seen(kept_style, view, facts)
        for other in (first, second):
            assert seen(kept_style, other.observe(SEAT), facts) == shown, name
    assert {"start", "turned-up", "last-cards", "round-end"} <= kinds
    assert "offer" in kinds or not teams


def test_the_comparison_sees_a_single_face(kept_style: Style, english: Languages) -> None:
    """The owner of the cards sees and hears the difference between two truths."""
    _, view, facts = next(moments(4, 7))
    first, second = (Sampler(view).draw(Chance(number)) for number in (1, 2))
    one, other = (seen(kept_style, state.observe(1), facts) for state in (first, second))
    assert one[0] != other[0]
    assert one[1] != other[1]


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
            image, said = seen(kept_style, view, MatchFacts.of(twin))
            images[seat].append(image)
            names[seat].append(said)
    for seat in range(4):
        partners = seat in (active, partner)
        assert (images[seat][0] != images[seat][1]) == partners
        assert (names[seat][0] != names[seat][1]) == partners


def test_a_still_picture_is_the_same_for_another_truth(
    kept_style: Style, english: Languages
) -> None:
    _, view, facts = next(moments(4, 7))
    table = PLUGS["quanto"].table()
    shown = render(kept_style, table, view, facts, SIZE, dark=True)
    other = Sampler(view).draw(Chance(1)).observe(SEAT)
    assert render(kept_style, table, other, facts, SIZE, dark=True) == shown
