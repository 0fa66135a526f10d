"""A person's lane: portrait, name and stack, the hand with its aim, and the keys.

A lane is laid from a value that has all it follows from: as long as that stays the same, so do its
pieces, and nothing is laid again. The same holds for each card of its hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from weakref import WeakKeyDictionary

from quando_desktop.games.seven_ate_nine.table.lane_panel import (
    CapLook,
    CapRow,
    LaneHead,
    cap_picture,
    has_room_for_words,
    label_of,
    lane_panel,
    locked_veil,
    no_stack,
)
from quando_desktop.games.seven_ate_nine.table.layout import COLUMN, Hand, Lane
from quando_desktop.games.seven_ate_nine.table.own_cards import (
    HandScenery,
    LaneCard,
    acts,
    hand_of,
    hand_scenery,
    lay_own,
    own_cards,
    owner_of,
)
from quando_desktop.games.seven_ate_nine.table.scenery import (
    BACK,
    HIDDEN_SIDE,
    Cap,
    MissReason,
    SevenScenery,
    cap_of,
    lane_of,
    stack_of,
)
from quando_desktop.games.seven_ate_nine.text import spoken
from quando_desktop.games.seven_ate_nine.text import table as text
from quando_desktop.named_tuple import NamedTuple
from quando_desktop.table.paint import pieces
from quando_desktop.table.paint.art import Art, Mark
from quando_desktop.table.paint.pieces import HeadShot, Tone
from quando_desktop.table.parts.faces import Face
from quando_desktop.table.parts.fan import CARD_HEIGHT, Anchor
from quando_desktop.table.parts.seats import put_head
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.scene.tableau import Control, Role, Tableau
from quando_desktop.table.text import lead

CARDS_KEPT = 300
"""Cards that are kept as they were laid; four full hands with all that can be done to them."""
STACK_LIFT = 0.3
"""The shadow of a stack."""
ON_CARD = -3.0
"""The way of a word on a refused card from its edge inwards: no value is covered."""
BREATHES = 1.12
"""The size of a key that has breathed in."""


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
    refused: Anchor | None
    """The place of the note: on the card that was refused, or None for the edge of the lane."""
    locked: int
    held: bool
    """Whether a wrong card holds this player (S18)."""
    called: frozenset[Cap]
    """The keys that wait to be pressed, and whether they are large at this moment."""
    breath: bool


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
        self._tableau.heads |= part.heads


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
    view, can_act = scenery.views.get(seat), acts(scenery, seat)
    note, tone = _note(scenery, seat)
    waits = scenery.locked.get(seat, 0) if can_act else 0
    holds = bool(scenery.view.options.get("hold"))
    return LaneScenery(
        seat=seat,
        face=face,
        place=place,
        hand=scenery.view.hand_sizes[seat],
        stack=scenery.view.stack_sizes[seat],
        owner=owner_of(scenery, seat, face),
        in_words=in_words,
        minus=_minus(scenery, seat),
        leads=scenery.standing.leads(seat),
        standing=lead.briefly(scenery.standing, seat),
        keys=scenery.keysets.get(seat, ()),
        words=words,
        may_draw=can_act and view is not None and view.may_draw,
        pressed=frozenset(cap for who, cap in scenery.pressed if who == seat),
        near=scenery.pointed == stack_of(seat),
        focused=scenery.focused == stack_of(seat),
        note=note,
        tone=tone,
        refused=_refused(scenery, seat, place),
        locked=0 if holds else waits,
        held=holds and waits > 0,
        called=frozenset(cap for who, cap in scenery.breathes if who == seat),
        breath=scenery.breath,
    )


def _minus(scenery: SevenScenery, seat: int) -> int | None:
    """The minus points, told here where computer players sit at the top: the standings have no room
    there then."""
    is_told = scenery.view.options["games"] > 1 and scenery.computers
    return scenery.scores[seat] if is_told else None


def _miss(scenery: SevenScenery, seat: int, miss: MissReason) -> str:
    """The words about a card that went back; with a longer wait how long that is."""
    if miss is MissReason.LATE:
        return text.too_late()
    waits = scenery.locked.get(seat, 0) if scenery.view.options.get("hold") else 0
    return text.does_not_fit_wait(waits) if waits > 1 else text.does_not_fit()


def _refused(scenery: SevenScenery, seat: int, place: Lane) -> Anchor | None:
    """The place for the words about a refused card: its upper edge, or the lower one where its
    value stands above."""
    held = scenery.refused.get(seat)
    numbers = [each for each, _ in hand_of(scenery, seat)]
    if seat not in scenery.misses or held not in numbers:
        return None
    hand, number = place.hand(len(numbers), scenery.large), numbers.index(held)
    up = hand.rise if scenery.aims.get(seat) == held else 0.0
    half = hand.card * CARD_HEIGHT / 2 - ON_CARD
    is_below = hand.fanned and hand.rows == 1
    return Anchor(hand.seen(number), hand.spots[number].y - up + (half if is_below else -half))


def _note(scenery: SevenScenery, seat: int) -> tuple[str, Tone]:
    """The words at the lane's edge."""
    miss = scenery.misses.get(seat)
    if miss is not None:
        return _miss(scenery, seat, miss), Tone.INK
    view = scenery.views.get(seat)
    is_last = view is not None and view.may_finish and acts(scenery, seat)
    if is_last:
        return text.last_card(), Tone.MAIN
    return text.nothing_fits() if seat in scenery.empty_handed else "", Tone.INK


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
        ring = scenery.face.body
        shot = HeadShot(scenery.face, place.portrait_size, is_medal=True, ring=ring)
        put_head(self._behind, art, scenery.seat, shot, place.portrait.x, place.portrait.y)
        self._visit()
        self._stack(head)
        if caps is not None:
            self._caps(caps)
        if scenery.locked:
            words = text.locked_out(scenery.locked), text.locked_out_short(scenery.locked)
            veil = locked_veil(art, place, words)
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
            look = CapLook.PRESSED if cap in scenery.pressed else CapLook.USUAL
            if look is CapLook.USUAL and scenery.held and cap is Cap.PLAY:
                look = CapLook.WAITS
            elif look is CapLook.USUAL and cap in scenery.called:
                look = CapLook.CALLED
            picture = cap_picture(self._art, key, caps.widths[number], look)
            grow = BREATHES if cap in scenery.called and scenery.breath else 1.0
            x, y = place.left + at.x, place.top + at.y
            self._behind.put(cap_of(scenery.seat, cap), picture, x, y, grow=grow)

    def _note(self) -> None:
        """Lays the words on the card that was refused; others on the upper edge of the lane, at its
        right."""
        scenery, place = self._scenery, self._place
        words = scenery.note
        half = pieces.note_width(self._art, words) / 2
        if scenery.refused is not None and 2 * half > place.width - 12:
            words = text.does_not_fit()
            half = pieces.note_width(self._art, words) / 2
        # A higher one goes up.
        more = pieces.note_height(self._art.scale) * (1 - 1 / self._art.scale.bulk) / 2
        x, y = place.right - 24 - half, place.top - more
        if scenery.refused is not None:
            y = scenery.refused.y
            x = max(place.left + 6 + half, min(place.right - 6 - half, scenery.refused.x))
        picture = pieces.note(self._art, words, scenery.tone)
        self._before.put(("late", scenery.seat), picture, x, y, above=True)
