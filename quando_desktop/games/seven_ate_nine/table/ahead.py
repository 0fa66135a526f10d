"""Pictures of a game before it begins: whatever comes then is there at once.

All cards that exist are drawn, in every size that may be wanted, so nothing is told by it.
"""

from __future__ import annotations

from collections.abc import Iterator

from quando_desktop.games.seven_ate_nine.rules.cards import KINDS, STEPS, VALUES
from quando_desktop.games.seven_ate_nine.table import called, pile
from quando_desktop.games.seven_ate_nine.table.faces import front
from quando_desktop.games.seven_ate_nine.table.layout import Lane, Layout, lay_out
from quando_desktop.games.seven_ate_nine.table.shown import Shown
from quando_desktop.table.paint.art import Art
from quando_desktop.table.parts.faces import faces
from quando_desktop.table.scene.tableau import Frame, Tableau

MOST = 7
"""Cards in a hand, as a rule. All sizes of larger ones would take more memory than that is
worth."""


def draw_ahead(frame: Frame, shown: Shown) -> Iterator[None]:
    """One picture at a time, the most urgent ones first."""
    stage, view = frame.stage, shown.view
    hands = [view.hand_sizes[seat] for seat in shown.computers]
    layout = lay_out(stage.width, stage.height, hands, len(shown.people))
    yield from _faces(frame.art, layout.middle.card, fanned=False)
    yield from _targets(frame.art, layout)
    for lane in layout.lanes[:1]:
        for width, fanned in _sizes(lane, shown.large):
            yield from _faces(frame.art, width, fanned=fanned)
    yield from _calls(frame, shown, layout)


def _faces(art: Art, width: float, *, fanned: bool) -> Iterator[None]:
    for kind in KINDS:
        art.draw_ahead(front(art, kind, fanned=fanned), width)
        yield


def _sizes(lane: Lane, large: float) -> list[tuple[float, bool]]:
    """How wide the cards of a hand may be, and whether others lie on them; from a small hand to a
    large one."""
    hands = (lane.hand(count, large) for count in range(1, MOST + 1))
    return [*dict.fromkeys((hand.card, hand.fanned) for hand in hands)]


def _targets(art: Art, layout: Layout) -> Iterator[None]:
    for value in VALUES:
        pile.target_picture(art, value)
        yield
    for step in STEPS:
        for side in (-1, 1):
            pile.arrow_picture(art, side, step, pile.arrow_length(layout.middle, side))
            yield


def _calls(frame: Frame, shown: Shown, layout: Layout) -> Iterator[None]:
    who = faces(shown.facts.players, frame.art.palette, shown.looks)
    for value in VALUES:
        for seat, lane in zip(shown.people, layout.lanes, strict=True):
            called.lay_person(Tableau(), frame.art, seat, who[seat], value, lane, layout.middle)
            yield
        for seat, place in zip(shown.computers, layout.seats, strict=True):
            called.lay_computer(Tableau(), frame.art, seat, who[seat], value, place)
            yield
