"""A person's lane: portrait, name and stack, the hand with its aim, and the keys.

A lane is laid from a value that has all it follows from: as long as that stays the same, so do its
pieces, and nothing is laid again. The same holds for each card of its hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple
from weakref import WeakKeyDictionary

from quando_desktop.controller.live.step import LivePhase
from quando_desktop.games.seven_ate_nine.table.lane_panel import (
    CapRow,
    LaneHead,
    cap_picture,
    has_room_for_words,
    label_of,
    lane_panel,
    line_of,
    locked_veil,
    no_stack,
    pointer,
)
from quando_desktop.games.seven_ate_nine.table.layout import COLUMN, Hand, Lane
from quando_desktop.games.seven_ate_nine.table.scenery import (
    BACK,
    HIDDEN_SIDE,
    OPEN_SIDE,
    OWN,
    Cap,
    MissReason,
    SevenScenery,
    cap_of,
    front,
    lane_of,
    own,
    stack_of,
)
from quando_desktop.games.seven_ate_nine.text import spoken
from quando_desktop.games.seven_ate_nine.text import table as text
from quando_desktop.table.paint import effects, pieces
from quando_desktop.table.paint.art import RESTING, Art, Mark
from quando_desktop.table.paint.palette import Colour, Theme
from quando_desktop.table.paint.pieces import Tone
from quando_desktop.table.parts.faces import Face
from quando_desktop.table.parts.fan import CARD_HEIGHT, Anchor
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.scene.tableau import Control, Key, Role, Tableau
from quando_desktop.table.text import lead

CARDS_KEPT = 300
"""Cards that are kept as they were laid; four full hands with all that can be done to them."""
NEAR_UP, AIMED_LIFT, STACK_LIFT = 5.0, 1.0, 0.3
"""The rise of a card to the pointer, and the shadows of the aimed one and of a stack."""


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


class LaneScenery(NamedTuple):
    """All that a lane without its cards follows from."""

    seat: int
    face: Face
    place: Lane
    hand: int
    """The number of cards in the hand."""
    stack: int
    owner: str
    """Whose it is; empty for the only person at the screen, whom the program calls "you"."""
    in_words: bool
    """Whether the number of those is said in words."""
    minus: int | None
    """The minus points so far, where they are told here."""
    leads: bool
    standing: str
    """How far this person is behind, in a few words."""
    keys: tuple[str, ...]
    """The words on the caps; none where nobody acts."""
    words: tuple[str, ...]
    """The names of what the caps do, in the language of the moment."""
    may_draw: bool
    pressed: frozenset[Cap]
    near: bool
    """Whether the pointer is at the stack, and the focus."""
    focused: bool
    note: str
    tone: Tone
    locked: int


class LaidLane(NamedTuple):
    """The pieces behind the cards of a lane, and before them."""

    scenery: LaneScenery
    behind: Tableau
    before: Tableau


class KeptLanes:
    """Lanes and cards as they were laid with one art."""

    def __init__(self) -> None:
        self.lanes: dict[int, LaidLane] = {}
        """The last one of each seat."""
        self.cards: dict[LaneCard, Tableau] = {}


kept: WeakKeyDictionary[Art, KeptLanes] = WeakKeyDictionary()


class Lanes:
    """Puts lanes on a tableau."""

    def __init__(self, tableau: Tableau, art: Art, scenery: SevenScenery) -> None:
        self._tableau, self._art, self._scenery = tableau, art, scenery
        self._kept = kept.setdefault(art, KeptLanes())
        self._words = tuple(text.key_name(cap.value) for cap in Cap)

    def lay(self, people: Sequence[tuple[int, Lane, Face]]) -> None:
        """All of them; their stacks are counted in one way."""
        in_words = all(has_room_for_words(self._art, place, face.name) for _, place, face in people)
        for seat, place, face in people:
            self._lay(lane_scenery(self._scenery, seat, place, face, self._words, in_words))

    def _lay(self, scenery: LaneScenery) -> None:
        seat, place, face = scenery.seat, scenery.place, scenery.face
        laid = self._kept.lanes.get(seat)
        if laid is None or laid.scenery != scenery:
            laid = self._kept.lanes[seat] = lay_lane(self._art, scenery)
        self._add(laid.behind)
        cards = hand_scenery(self._scenery, seat, face, self._art.theme, self._words[0])
        self._cards(cards, place.hand(len(cards.cards), self._scenery.large))
        self._add(laid.before)

    def _cards(self, scenery: HandScenery, hand: Hand) -> None:
        kept = self._kept.cards
        for card in own_cards(scenery, hand):
            found = kept.get(card)
            if found is None:
                if len(kept) >= CARDS_KEPT:
                    kept.clear()
                found = kept[card] = lay_own(self._art, card)
            self._add(found)

    def _add(self, part: Tableau) -> None:
        self._tableau.pieces += part.pieces
        self._tableau.controls += part.controls


# ----------------------------------------------------------------- what there is to see


def lane_scenery(
    scenery: SevenScenery,
    seat: int,
    place: Lane,
    face: Face,
    words: tuple[str, ...],
    in_words: bool,
) -> LaneScenery:
    """All that this lane follows from, beside its cards."""
    view, acts = scenery.views.get(seat), _acts(scenery, seat)
    note, tone = _note(scenery, seat)
    return LaneScenery(
        seat=seat,
        face=face,
        place=place,
        hand=scenery.view.hand_sizes[seat],
        stack=scenery.view.stack_sizes[seat],
        owner=_owner(scenery, seat, face),
        in_words=in_words,
        minus=_minus(scenery, seat),
        leads=scenery.facts.leads(seat),
        standing=lead.briefly(scenery.facts, seat),
        keys=scenery.keysets.get(seat, ()),
        words=words,
        may_draw=acts and view is not None and view.may_draw,
        pressed=frozenset(cap for who, cap in scenery.pressed if who == seat),
        near=scenery.pointed == stack_of(seat),
        focused=scenery.focused == stack_of(seat),
        note=note,
        tone=tone,
        locked=scenery.locked.get(seat, 0) if acts else 0,
    )


def hand_scenery(
    scenery: SevenScenery, seat: int, face: Face, theme: Theme, word: str
) -> HandScenery:
    return HandScenery(
        seat=seat,
        owner=_owner(scenery, seat, face),
        cards=_hand(scenery, seat),
        aim=scenery.aims.get(seat),
        marks=frozenset(held for who, held in scenery.marks if who == seat),
        fresh=frozenset(held for who, held in scenery.fresh if who == seat),
        near=_card_at(scenery.pointed, seat),
        focused=_card_at(scenery.focused, seat),
        acts=_acts(scenery, seat),
        ink=line_of(face, theme),
        word=word,
    )


def _owner(scenery: SevenScenery, seat: int, face: Face) -> str:
    return "" if scenery.facts.you == seat else face.name


def _acts(scenery: SevenScenery, seat: int) -> bool:
    """Whether this person can act now."""
    if scenery.phase is not LivePhase.LIVE or scenery.is_rerun or scenery.view.winner is not None:
        return False
    return scenery.turn in (None, seat)


def _hand(scenery: SevenScenery, seat: int) -> tuple[tuple[int, int | None], ...]:
    view = scenery.views.get(seat)
    if view is None:
        return tuple((held, None) for held in range(scenery.view.hand_sizes[seat]))
    if scenery.is_open:
        return view.hand
    return tuple((held, None) for held, _ in view.hand)


def _minus(scenery: SevenScenery, seat: int) -> int | None:
    """The minus points, told here where computer players sit at the top: the standings have no room
    there then."""
    is_told = scenery.view.options["games"] > 1 and scenery.computers
    return scenery.view.scores[seat] if is_told else None


def _note(scenery: SevenScenery, seat: int) -> tuple[str, Tone]:
    """The words at the lane's edge."""
    miss = scenery.misses.get(seat)
    if miss is not None:
        return (text.too_late() if miss is MissReason.LATE else text.does_not_fit()), Tone.INK
    view = scenery.views.get(seat)
    is_last = view is not None and view.may_finish and _acts(scenery, seat)
    if is_last:
        return text.last_card(), Tone.MAIN
    return text.nothing_fits() if seat in scenery.empty_handed else "", Tone.INK


def _card_at(key: Key | None, seat: int) -> int | None:
    """The card of this seat that a key is of."""
    if isinstance(key, tuple) and key[:2] == (OWN, seat):
        return int(key[2])
    return None


# ----------------------------------------------------------------------------- the cards


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


# -------------------------------------------------------------------------- all the rest


def lay_lane(art: Art, scenery: LaneScenery) -> LaidLane:
    """All of a lane but its cards."""
    return _LaneLaying(art, scenery).laid()


class _LaneLaying:
    """Lays a lane piece by piece."""

    def __init__(self, art: Art, scenery: LaneScenery) -> None:
        self._art, self._scenery, self._place = art, scenery, scenery.place
        self._behind, self._before = Tableau(), Tableau()

    def laid(self) -> LaidLane:
        art, scenery, place = self._art, self._scenery, self._place
        caps = CapRow(art, place, scenery.keys, scenery.words) if scenery.keys else None
        head = LaneHead(
            art,
            place,
            scenery.face.name,
            scenery.minus,
            scenery.stack,
            scenery.in_words,
            leads=scenery.leads,
            standing=scenery.standing,
        )
        panel = lane_panel(art, scenery.face, place, head, caps)
        self._behind.put(lane_of(scenery.seat), panel, place.left, place.top)
        medal = pieces.medal(art, scenery.face, place.portrait_size, scenery.face.body)
        self._behind.put(("portrait", scenery.seat), medal, place.portrait.x, place.portrait.y)
        self._visit()
        self._stack(head)
        if caps is not None:
            self._caps(caps)
        if scenery.locked:
            words = text.locked_out(scenery.locked), text.locked_out_short(scenery.locked)
            veil = locked_veil(art, place, scenery.face, words)
            self._before.put(("locked", scenery.seat), veil, place.middle, place.hand_top)
        if scenery.note:
            self._note()
        return LaidLane(scenery, self._behind, self._before)

    def _visit(self) -> None:
        scenery, place = self._scenery, self._place
        words = spoken.seat(scenery.face.name, scenery.hand, scenery.stack)
        if scenery.minus is not None:
            words = f"{words}. {spoken.standing(scenery.face.name, scenery.minus)}"
        box = Box(place.left, place.top, place.width, place.height)
        self._behind.controls.append(Control(lane_of(scenery.seat), words, box, role=Role.INFO))

    def _stack(self, head: LaneHead) -> None:
        scenery, place, put = self._scenery, self._place, self._behind.put
        at, key, card = place.stack, stack_of(scenery.seat), place.stack_card
        if scenery.stack:
            up = 2.0 if scenery.may_draw and scenery.near else 0.0
            picture = self._art.card(BACK, card, STACK_LIFT, Mark(outline=scenery.focused))
            put(key, picture, at.x, at.y - up, side=HIDDEN_SIDE, width=card)
        else:
            put(("no stack", scenery.seat), no_stack(self._art, card), at.x, at.y)
        label = head.label
        x, y = place.left + label.x, place.top + label.y
        put(("in stack", scenery.seat), label_of(self._art, label), x, y)
        role = Role.BUTTON if scenery.may_draw else Role.INFO
        words = spoken.stack(scenery.owner, scenery.stack)
        self._behind.controls.append(
            Control(key, words, self._stack_box(head), role=role, quick=scenery.may_draw)
        )

    def _stack_box(self, head: LaneHead) -> Box:
        """The stack with the words about it: room for a finger."""
        place = self._place
        if place.is_alone:
            return Box(place.right - COLUMN + 8, place.top + 8, COLUMN - 16, head.label.y + 8)
        left = min(place.left + head.label.x - head.label_wide, place.right - 120)
        return Box(left, place.top + 8, place.right - 8 - left, 72)

    def _caps(self, caps: CapRow) -> None:
        scenery, place = self._scenery, self._place
        for number, (cap, key) in enumerate(zip(Cap, scenery.keys, strict=True)):
            at = caps.place(number)
            pressed = cap in scenery.pressed
            picture = cap_picture(self._art, key, caps.widths[number], pressed=pressed)
            self._behind.put(
                cap_of(scenery.seat, cap), picture, place.left + at.x, place.top + at.y
            )

    def _note(self) -> None:
        """Lays the words on the upper edge of the lane, at its right, where refused cards come
        by."""
        scenery, place = self._scenery, self._place
        x = place.right - 24 - pieces.note_width(self._art, scenery.note) / 2
        picture = pieces.note(self._art, scenery.note, scenery.tone)
        self._before.put(("late", scenery.seat), picture, x, place.top, above=True)
