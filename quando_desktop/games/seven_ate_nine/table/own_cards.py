"""The cards of a person's hand at their places, with all that belongs to them.

A card is laid from a value that has all it follows from, as a lane is: it is kept as it was laid.
"""

from __future__ import annotations

from quando_desktop.controller.live.step import LivePhase
from quando_desktop.games.seven_ate_nine.table.lane_panel import line_of, pointer
from quando_desktop.games.seven_ate_nine.table.layout import Hand
from quando_desktop.games.seven_ate_nine.table.scenery import (
    BACK,
    HIDDEN_SIDE,
    OPEN_SIDE,
    OWN,
    SevenScenery,
    front,
    own,
)
from quando_desktop.games.seven_ate_nine.text import spoken
from quando_desktop.named_tuple import NamedTuple
from quando_desktop.table.paint import effects
from quando_desktop.table.paint.art import RESTING, Art, Mark
from quando_desktop.table.paint.palette import Colour, Theme
from quando_desktop.table.parts.faces import Face
from quando_desktop.table.parts.fan import CARD_HEIGHT, Anchor
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.scene.tableau import Control, Key, Role, Tableau

NEAR_UP, AIMED_LIFT = 5.0, 1.0
"""The rise of a card to the pointer, and the shadow of the aimed one."""


class LaneCard(NamedTuple):
    """A card of a hand as all at the screen may see it, and how it stands there."""

    seat: int
    held: int
    kind: int | None
    """None while it lies face down."""
    owner: str
    number: int
    """Its place from the left."""
    of: int
    """The number of cards in the hand."""
    spot: Anchor
    width: float
    fanned: bool
    rise: float
    """The rise where it is aimed at."""
    mark: Anchor | None
    """The place of the mark, if it is marked as fitting."""
    pointer: float | None
    """The place of the pointer below it, across; None where it is not aimed at, or where there is
    no room for one."""
    aimed: bool
    fresh: bool
    near: bool
    focused: bool
    acts: bool
    """Whether it can be pressed."""
    ink: Colour
    """The colour of its owner."""
    word: str
    """Any word of the language of the moment."""


class HandScenery(NamedTuple):
    """All that a hand follows from."""

    seat: int
    owner: str
    cards: tuple[tuple[int, int | None], ...]
    """The number that each card is followed by, and its kind; None while it lies face down."""
    aim: int | None
    marks: frozenset[int]
    fresh: frozenset[int]
    near: int | None
    """The card that the pointer is at, and the one that the focus is on."""
    focused: int | None
    acts: bool
    ink: Colour
    word: str


def hand_scenery(
    scenery: SevenScenery, seat: int, face: Face, theme: Theme, word: str
) -> HandScenery:
    return HandScenery(
        seat=seat,
        owner=owner_of(scenery, seat, face),
        cards=hand_of(scenery, seat),
        aim=scenery.aims.get(seat),
        marks=frozenset(held for who, held in scenery.marks if who == seat),
        fresh=frozenset(held for who, held in scenery.fresh if who == seat),
        near=_card_at(scenery.pointed, seat),
        focused=_card_at(scenery.focused, seat),
        acts=acts(scenery, seat),
        ink=line_of(face, theme),
        word=word,
    )


def owner_of(scenery: SevenScenery, seat: int, face: Face) -> str:
    """The name of whose it is; empty for the only person, whom the program calls "you"."""
    return "" if scenery.facts.you == seat else face.name


def acts(scenery: SevenScenery, seat: int) -> bool:
    """Whether this person can act now."""
    if scenery.phase is not LivePhase.LIVE or scenery.is_rerun or scenery.view.winner is not None:
        return False
    return scenery.turn in (None, seat)


def hand_of(scenery: SevenScenery, seat: int) -> tuple[tuple[int, int | None], ...]:
    view = scenery.views.get(seat)
    if view is None:
        return tuple((held, None) for held in range(scenery.view.hand_sizes[seat]))
    if scenery.is_open:
        return view.hand
    return tuple((held, None) for held, _ in view.hand)


def _card_at(key: Key | None, seat: int) -> int | None:
    """The card of this seat that a key is of."""
    if isinstance(key, tuple) and key[:2] == (OWN, seat):
        return int(key[2])
    return None


def own_cards(scenery: HandScenery, hand: Hand) -> list[LaneCard]:
    """The cards of a hand at their places."""
    found = []
    for number, (held, card) in enumerate(scenery.cards):
        is_open = card is not None
        aimed = is_open and held == scenery.aim
        found.append(
            LaneCard(
                seat=scenery.seat,
                held=held,
                kind=card,
                owner=scenery.owner,
                number=number,
                of=len(scenery.cards),
                spot=hand.spots[number],
                width=hand.card,
                fanned=hand.fanned,
                rise=hand.rise,
                mark=hand.mark(number) if is_open and held in scenery.marks else None,
                pointer=hand.seen(number) if aimed and hand.rows == 1 else None,
                aimed=aimed,
                fresh=is_open and held in scenery.fresh,
                near=held == scenery.near,
                focused=held == scenery.focused,
                acts=scenery.acts,
                ink=scenery.ink,
                word=scenery.word,
            )
        )
    return found


def lay_own(art: Art, card: LaneCard) -> Tableau:
    """A card with all that belongs to it."""
    result = Tableau()
    key, spot = own(card.seat, card.held), card.spot
    up = card.rise if card.aimed else NEAR_UP if card.near and card.acts else 0.0
    y = spot.y - up
    if card.fresh:
        result.put(("glow", card.seat, card.held), effects.glow(art, card.width), spot.x, y)
    mark = Mark(ring=card.aimed, outline=card.focused, ink=card.ink if card.aimed else "")
    name = BACK if card.kind is None else front(art, card.kind, fanned=card.fanned)
    picture = art.card(name, card.width, AIMED_LIFT if card.aimed else RESTING, mark)
    side = HIDDEN_SIDE if card.kind is None else OPEN_SIDE
    result.put(key, picture, spot.x, y, side=side, width=card.width)
    if card.mark is not None:
        at = card.mark
        result.put(("dot", card.seat, card.held), effects.dot(art), at.x, at.y - up)
    if card.pointer is not None:
        below = spot.y + card.width * CARD_HEIGHT / 2 + 1
        result.put(("aim", card.seat), pointer(art, card.ink), card.pointer, below)
    box = Box.around(spot.x, y, card.width, card.width * CARD_HEIGHT)
    box = box.widened(art.scale.target, art.scale.target)
    can_be_played = card.acts and card.kind is not None
    role = Role.CARD if can_be_played else Role.INFO
    control = Control(key, _spoken(card), box, role=role, is_on=card.aimed, quick=can_be_played)
    result.controls.append(control)
    return result


def _spoken(card: LaneCard) -> str:
    place = card.number + 1
    if card.kind is None:
        return spoken.closed_card(card.owner, place, card.of)
    return spoken.own_card(
        card.owner,
        card.kind,
        place,
        card.of,
        aimed=card.aimed,
        fits=card.mark is not None,
    )
