"""The cards of a person's hand, one by one: each is laid from a value that has all it follows from,
so a card that stays as it is costs nothing."""

from __future__ import annotations

from typing import NamedTuple

from quando_desktop.games.seven_ate_nine.table.faces import (
    BACK,
    HIDDEN_SIDE,
    OPEN_SIDE,
    front,
)
from quando_desktop.games.seven_ate_nine.table.ground import pointer
from quando_desktop.games.seven_ate_nine.table.layout import CARD_HEIGHT, Hand, Lane, Spot
from quando_desktop.games.seven_ate_nine.table.shown import own
from quando_desktop.games.seven_ate_nine.text import spoken as text_spoken
from quando_desktop.table.paint import effects
from quando_desktop.table.paint.art import RESTING, Art, Mark
from quando_desktop.table.paint.palette import Colour
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.scene.tableau import Control, Role, Tableau

NEAR_UP, AIMED_LIFT, STACK_LIFT = 5.0, 1.0, 0.3
"""How far a card comes up to the pointer, and the shadows of the aimed one and of a stack."""


class OwnCard(NamedTuple):
    """A card of a hand as all at the screen may see it, and how it stands there."""

    seat: int
    held: int
    card: int | None
    """None while it lies face down."""
    owner: str
    number: int
    """Its place from the left."""
    of: int
    """How many there are."""
    spot: Spot
    width: float
    fanned: bool
    rise: float
    """How far it stands out where it is aimed at."""
    mark: Spot | None
    """Where it is marked as fitting."""
    pointer: float | None
    """Where the pointer below it is, across; None where it is not aimed at, or where there is no
    room for one."""
    aimed: bool
    fresh: bool
    near: bool
    focused: bool
    acts: bool
    """Whether it can be pressed."""
    ink: Colour
    """Of its owner."""
    word: str
    """Any word of the language of the moment."""


class HandShown(NamedTuple):
    """What there is to see of a hand."""

    seat: int
    owner: str
    cards: tuple[tuple[int, int | None], ...]
    """What each card is followed by, and what it is; None while it lies face down."""
    aim: int | None
    marks: frozenset[int]
    fresh: frozenset[int]
    near: int | None
    """The card that the pointer is at, and the one that the focus is on."""
    focused: int | None
    acts: bool
    ink: Colour
    word: str


def own_cards(shown: HandShown, hand: Hand) -> list[OwnCard]:
    """The cards of a hand at their places."""
    found = []
    for number, (held, card) in enumerate(shown.cards):
        is_open = card is not None
        aimed = is_open and held == shown.aim
        found.append(
            OwnCard(
                seat=shown.seat,
                held=held,
                card=card,
                owner=shown.owner,
                number=number,
                of=len(shown.cards),
                spot=hand.spots[number],
                width=hand.card,
                fanned=hand.fanned,
                rise=hand.rise,
                mark=hand.mark(number) if is_open and held in shown.marks else None,
                pointer=hand.seen(number) if aimed and hand.rows == 1 else None,
                aimed=aimed,
                fresh=is_open and held in shown.fresh,
                near=held == shown.near,
                focused=held == shown.focused,
                acts=shown.acts,
                ink=shown.ink,
                word=shown.word,
            )
        )
    return found


def lay_own(art: Art, shown: OwnCard) -> Tableau:
    """A card with all that belongs to it."""
    result = Tableau()
    key, spot = own(shown.seat, shown.held), shown.spot
    up = shown.rise if shown.aimed else NEAR_UP if shown.near and shown.acts else 0.0
    y = spot.y - up
    if shown.fresh:
        result.put(("glow", shown.seat, shown.held), effects.glow(art, shown.width), spot.x, y)
    mark = Mark(ring=shown.aimed, outline=shown.focused, ink=shown.ink if shown.aimed else "")
    name = BACK if shown.card is None else front(art, shown.card, fanned=shown.fanned)
    picture = art.card(name, shown.width, AIMED_LIFT if shown.aimed else RESTING, mark)
    side = HIDDEN_SIDE if shown.card is None else OPEN_SIDE
    result.put(key, picture, spot.x, y, side=side, width=shown.width)
    if shown.mark is not None:
        at = shown.mark
        result.put(("dot", shown.seat, shown.held), effects.dot(art), at.x, at.y - up)
    if shown.pointer is not None:
        below = spot.y + shown.width * CARD_HEIGHT / 2 + 1
        result.put(("aim", shown.seat), pointer(art, shown.ink), shown.pointer, below)
    box = Box.around(spot.x, y, shown.width, shown.width * CARD_HEIGHT)
    can_be_played = shown.acts and shown.card is not None
    role = Role.CARD if can_be_played else Role.INFO
    control = Control(key, _spoken(shown), box, role=role, is_on=shown.aimed, quick=can_be_played)
    result.controls.append(control)
    return result


def _spoken(shown: OwnCard) -> str:
    place = shown.number + 1
    if shown.card is None:
        return text_spoken.closed_card(shown.owner, place, shown.of)
    return text_spoken.own_card(
        shown.owner,
        shown.card,
        place,
        shown.of,
        aimed=shown.aimed,
        fits=shown.mark is not None,
    )


def lay_undealt(tableau: Tableau, art: Art, shown: HandShown, lane: Lane) -> None:
    """The cards of a hand that still lie in the stack."""
    picture, at = art.card(BACK, lane.stack_card, STACK_LIFT), lane.stack
    for held, _ in shown.cards:
        key = own(shown.seat, held)
        tableau.put(key, picture, at.x, at.y, side=HIDDEN_SIDE, width=lane.stack_card)
