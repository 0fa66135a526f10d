"""A person's lane: portrait, name and stack, the hand with its aim, and the keys.

A lane is laid from a value that has all it follows from: as long as that stays the same, so do its
pieces, and nothing is laid again. The same holds for each card of its hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple
from weakref import WeakKeyDictionary

from quando_desktop.controller.live.step import LivePhase
from quando_desktop.games.seven_ate_nine.table.caps import Caps, cap_picture
from quando_desktop.games.seven_ate_nine.table.faces import BACK, HIDDEN_SIDE, line_of
from quando_desktop.games.seven_ate_nine.table.ground import (
    Head,
    has_room_for_words,
    label_of,
    lane_panel,
    locked_veil,
    no_stack,
)
from quando_desktop.games.seven_ate_nine.table.layout import COLUMN, Hand, Lane
from quando_desktop.games.seven_ate_nine.table.own import (
    STACK_LIFT,
    HandShown,
    OwnCard,
    lay_own,
    lay_undealt,
    own_cards,
)
from quando_desktop.games.seven_ate_nine.table.shown import (
    Cap,
    Miss,
    Shown,
    cap_of,
    lane_of,
    stack_of,
)
from quando_desktop.games.seven_ate_nine.text import spoken as text_spoken
from quando_desktop.games.seven_ate_nine.text import table as text
from quando_desktop.table.paint import pieces
from quando_desktop.table.paint.art import Art, Mark
from quando_desktop.table.paint.palette import Theme
from quando_desktop.table.paint.pieces import Tone
from quando_desktop.table.parts.faces import Face
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.scene.tableau import Control, Key, Role, Tableau

CARDS_KEPT = 300
"""Cards that are kept as they were laid; four full hands with all that can be done to them."""


class LaneShown(NamedTuple):
    """All that a lane without its cards follows from."""

    seat: int
    face: Face
    place: Lane
    hand: int
    """How many cards are in the hand."""
    stack: int
    in_words: bool
    """Whether how many those are is said in words."""
    minus: int | None
    """The minus points so far, where they are told here."""
    keys: tuple[str, ...]
    """What is written on the caps; none where nobody acts."""
    words: tuple[str, ...]
    """What the caps do, in the language of the moment."""
    may_draw: bool
    pressed: frozenset[Cap]
    near: bool
    """Whether the pointer is at the stack, and the focus."""
    focused: bool
    note: str
    tone: Tone
    locked: int


class _Laid(NamedTuple):
    """What lies behind the cards of a lane, and before them."""

    shown: LaneShown
    behind: Tableau
    before: Tableau


class _Kept:
    """What was laid of one art."""

    def __init__(self) -> None:
        self.lanes: dict[int, _Laid] = {}
        """The last one of each seat."""
        self.cards: dict[OwnCard, Tableau] = {}


_kept: WeakKeyDictionary[Art, _Kept] = WeakKeyDictionary()


class Lanes:
    """Puts lanes on a tableau."""

    def __init__(self, tableau: Tableau, art: Art, shown: Shown) -> None:
        self._tableau, self._art, self._shown = tableau, art, shown
        self._kept = _kept.setdefault(art, _Kept())
        self._words = tuple(text.key_name(cap.value) for cap in Cap)

    def lay(self, people: Sequence[tuple[int, Lane, Face]]) -> None:
        """All of them; their stacks are counted in one way."""
        in_words = all(has_room_for_words(self._art, place, face.name) for _, place, face in people)
        for seat, place, face in people:
            self._lay(lane_shown(self._shown, seat, place, face, self._words, in_words))

    def _lay(self, shown: LaneShown) -> None:
        seat, place, face = shown.seat, shown.place, shown.face
        laid = self._kept.lanes.get(seat)
        if laid is None or laid.shown != shown:
            laid = self._kept.lanes[seat] = _Laying(self._art, shown).laid()
        self._add(laid.behind)
        cards = hand_shown(self._shown, seat, face, self._art.theme, self._words[0])
        if self._shown.deals:
            lay_undealt(self._tableau, self._art, cards, place)
        else:
            self._cards(cards, place.hand(len(cards.cards), self._shown.large))
        self._add(laid.before)

    def _cards(self, shown: HandShown, hand: Hand) -> None:
        kept = self._kept.cards
        for card in own_cards(shown, hand):
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


def lane_shown(
    shown: Shown, seat: int, place: Lane, face: Face, words: tuple[str, ...], in_words: bool
) -> LaneShown:
    """What there is to see of this lane, beside its cards."""
    view, acts = shown.views.get(seat), _acts(shown)
    note, tone = _note(shown, seat)
    return LaneShown(
        seat=seat,
        face=face,
        place=place,
        hand=shown.view.hand_sizes[seat],
        stack=shown.view.stack_sizes[seat],
        in_words=in_words,
        minus=_minus(shown, seat),
        keys=shown.keysets.get(seat, ()),
        words=words,
        may_draw=acts and view is not None and view.may_draw,
        pressed=frozenset(cap for who, cap in shown.pressed if who == seat),
        near=shown.pointed == stack_of(seat),
        focused=shown.focused == stack_of(seat),
        note=note,
        tone=tone,
        locked=shown.locked.get(seat, 0) if acts else 0,
    )


def hand_shown(shown: Shown, seat: int, face: Face, theme: Theme, word: str) -> HandShown:
    return HandShown(
        seat=seat,
        owner=face.name,
        cards=_hand(shown, seat),
        aim=shown.aims.get(seat),
        marks=frozenset(held for who, held in shown.marks if who == seat),
        fresh=frozenset(held for who, held in shown.fresh if who == seat),
        near=_card_at(shown.pointed, seat),
        focused=_card_at(shown.focused, seat),
        acts=_acts(shown),
        ink=line_of(face, theme),
        word=word,
    )


def _acts(shown: Shown) -> bool:
    return shown.phase is LivePhase.LIVE and not shown.is_rerun and shown.view.winner is None


def _hand(shown: Shown, seat: int) -> tuple[tuple[int, int | None], ...]:
    view = shown.views.get(seat)
    if view is None:
        return tuple((held, None) for held in range(shown.view.hand_sizes[seat]))
    if shown.is_open:
        return view.hand
    return tuple((held, None) for held, _ in view.hand)


def _minus(shown: Shown, seat: int) -> int | None:
    """Where computer players sit at the top, the standings have no room there."""
    is_told = shown.view.options["games"] > 1 and shown.computers
    return shown.view.scores[seat] if is_told else None


def _note(shown: Shown, seat: int) -> tuple[str, Tone]:
    """What is said at the lane's edge."""
    miss = shown.misses.get(seat)
    if miss is not None:
        return (text.too_late() if miss is Miss.LATE else text.does_not_fit()), Tone.INK
    view = shown.views.get(seat)
    is_last = view is not None and view.may_finish and _acts(shown)
    return (text.last_card(), Tone.MAIN) if is_last else ("", Tone.INK)


def _card_at(key: Key | None, seat: int) -> int | None:
    """The card of this seat that a key is of."""
    match key:
        case ("own", int(who), int(held)) if who == seat:
            return held
    return None


# ------------------------------------------------------------------------------ pieces


class _Laying:
    """Lays all of a lane but its cards."""

    def __init__(self, art: Art, shown: LaneShown) -> None:
        self._art, self._shown, self._place = art, shown, shown.place
        self._behind, self._before = Tableau(), Tableau()

    def laid(self) -> _Laid:
        art, shown, place = self._art, self._shown, self._place
        caps = Caps(art, place, shown.keys, shown.words) if shown.keys else None
        head = Head(art, place, shown.face.name, shown.minus, shown.stack, shown.in_words)
        panel = lane_panel(art, shown.face, place, head, caps)
        self._behind.put(lane_of(shown.seat), panel, place.left, place.top)
        medal = pieces.medal(art, shown.face, place.portrait_size, shown.face.body)
        self._behind.put(("portrait", shown.seat), medal, place.portrait.x, place.portrait.y)
        self._visit()
        self._stack(head)
        if caps is not None:
            self._caps(caps)
        if shown.locked:
            words = text.locked_out(shown.locked), text.locked_out_short(shown.locked)
            veil = locked_veil(art, place, shown.face, words)
            self._before.put(("locked", shown.seat), veil, place.middle, place.hand_top)
        if shown.note:
            self._note()
        return _Laid(shown, self._behind, self._before)

    def _visit(self) -> None:
        shown, place = self._shown, self._place
        words = text_spoken.seat(shown.face.name, shown.hand, shown.stack)
        if shown.minus is not None:
            words = f"{words}. {text_spoken.standing(shown.face.name, shown.minus)}"
        box = Box(place.left, place.top, place.width, place.height)
        self._behind.controls.append(Control(lane_of(shown.seat), words, box, role=Role.INFO))

    def _stack(self, head: Head) -> None:
        shown, place, put = self._shown, self._place, self._behind.put
        at, key, card = place.stack, stack_of(shown.seat), place.stack_card
        if shown.stack:
            up = 2.0 if shown.may_draw and shown.near else 0.0
            picture = self._art.card(BACK, card, STACK_LIFT, Mark(outline=shown.focused))
            put(key, picture, at.x, at.y - up, side=HIDDEN_SIDE, width=card)
        else:
            put(("no stack", shown.seat), no_stack(self._art, card), at.x, at.y)
        label = head.label
        x, y = place.left + label.x, place.top + label.y
        put(("in stack", shown.seat), label_of(self._art, label), x, y)
        role = Role.BUTTON if shown.may_draw else Role.INFO
        words = text_spoken.stack(shown.face.name, shown.stack)
        self._behind.controls.append(
            Control(key, words, self._stack_box(head), role=role, quick=shown.may_draw)
        )

    def _stack_box(self, head: Head) -> Box:
        """With what is said of it: room for a finger."""
        place = self._place
        if place.is_alone:
            return Box(place.right - COLUMN + 8, place.top + 8, COLUMN - 16, head.label.y + 8)
        left = min(place.left + head.label.x - head.label_wide, place.right - 120)
        return Box(left, place.top + 8, place.right - 8 - left, 72)

    def _caps(self, caps: Caps) -> None:
        shown, place = self._shown, self._place
        for number, (cap, key) in enumerate(zip(Cap, shown.keys, strict=True)):
            at = caps.place(number)
            pressed = cap in shown.pressed
            picture = cap_picture(self._art, key, caps.widths[number], pressed=pressed)
            self._behind.put(cap_of(shown.seat, cap), picture, place.left + at.x, place.top + at.y)

    def _note(self) -> None:
        """On the upper edge of the lane, at its right, where refused cards come by."""
        shown, place = self._shown, self._place
        x = place.right - 24 - pieces.note_width(self._art, shown.note) / 2
        picture = pieces.note(self._art, shown.note, shown.tone)
        self._before.put(("late", shown.seat), picture, x, place.top, above=True)
