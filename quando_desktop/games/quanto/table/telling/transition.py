"""The table of Quanto between two observations: what has left its place already, which piece it
was, and where in the picture it comes from or goes to.

Of equal cards the rules take any one, and the looker means the one that they clicked. So that one
goes, and the piece of the card that the rules have taken becomes it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

from quando_desktop.dataclass import replace
from quando_desktop.games.quanto.rules.actions import Phase
from quando_desktop.games.quanto.rules.cards import base_size, is_rainbow
from quando_desktop.games.quanto.rules.view import HeldCard, Quanto, QuantoView
from quando_desktop.games.quanto.table.scenery import (
    BACK,
    DRAW_PILE,
    HIDDEN_SIDE,
    PLAYED,
    held_by,
    no_winnings,
    shown_in_display,
    tile,
    turned_up,
    winnings_count,
    winnings_of,
)
from quando_desktop.table.paint.art import Art
from quando_desktop.table.parts.scenery import own
from quando_desktop.table.scene.tableau import Cue, Frame, Key, Passage, Piece, Pose, Tableau

Becomes = dict[Key, Key]
LIFT = 0.3
"""The shadow of a card on its way."""
Completion = Callable[[Frame, Tableau, Passage], None]
"""Completes a passage for a picture."""


class Transition:
    """Goes from one observation to the next, one event at a time."""

    def __init__(
        self, before: QuantoView, after: QuantoView, clicked: Collection[Key] = ()
    ) -> None:
        # No question is asked any more while something is told.
        self.view = replace(before, may_offer=False)
        self._after = after
        self._clicked = frozenset(clicked)
        """The pieces that the looker has chosen."""

    # ------------------------------------------------------------------ out of hands

    def play(self, seat: int, kind: int, to: Key, *, chosen: bool) -> Becomes:
        """The card leaves the hand, or the three that were turned up."""
        if not chosen:
            return self.give(seat, kind, to)
        places = [n for n, card in enumerate(self.view.turned_up) if card == kind]
        place = next((n for n in places if turned_up(n) in self._clicked), places[0])
        self.view = replace(self.view, turned_up=(), phase=Phase.PLAY)
        return {turned_up(place): to}

    def give(self, seat: int, kind: int | None, to: Key) -> Becomes:
        """A card leaves a hand. Of backs the last one goes, so the others keep their numbers."""
        view = self.view
        sizes = [*view.hand_sizes]
        sizes[seat] -= 1
        if seat != view.seat:
            self.view = replace(view, hand_sizes=tuple(sizes))
            return {held_by(seat, sizes[seat]): to}
        alike = [card for card in view.hand if card.kind == kind]
        (left,) = self._taken(alike, self._after.hand, 1)
        picked = self._picked(alike, own, {left}, 1)
        hand = tuple(card for card in view.hand if card.card != left)
        self.view = replace(view, hand_sizes=tuple(sizes), hand=hand)
        return {own(picked[0]): to} | _swaps([left], picked, own)

    def receive(self, seat: int) -> Key:
        """The piece of the card that comes into a hand."""
        view = self.view
        sizes = [*view.hand_sizes]
        sizes[seat] += 1
        self.view = replace(view, hand_sizes=tuple(sizes))
        if seat != view.seat:
            return held_by(seat, sizes[seat] - 1)
        there = {card.card for card in view.hand}
        new = next(card for card in self._after.hand if card.card not in there)
        self.view = replace(self.view, hand=(*view.hand, new))
        return own(new.card)

    # ------------------------------------------------------------------- the display

    def pick(self, kinds: Iterable[int]) -> list[int]:
        """The cards of the display that are meant by these kinds, one for each."""
        wanted = [*kinds]
        found: dict[int, list[int]] = {}
        for kind in {*wanted}:
            alike = self._alike(kind)
            left = self._taken(alike, self._after.display, wanted.count(kind))
            found[kind] = self._picked(alike, shown_in_display, {*left}, len(left))
        return [found[kind].pop(0) for kind in wanted]

    def take(self, cards: Sequence[int], to: Sequence[Key]) -> Becomes:
        """Picked cards leave the display."""
        kinds = {card.card: card.kind for card in self.view.display}
        becomes: Becomes = dict(zip(map(shown_in_display, cards), to, strict=True))
        gone: set[int] = set()
        for kind in {kinds[card] for card in cards}:
            picked = [card for card in cards if kinds[card] == kind]
            left = self._taken(self._alike(kind), self._after.display, len(picked))
            becomes |= _swaps(left, picked, shown_in_display)
            gone.update(left)
        display = tuple(card for card in self.view.display if card.card not in gone)
        self.view = replace(self.view, display=display)
        return becomes

    def lay(self, kind: int) -> Key:
        """The piece of a card that was discarded: the first new one in the display."""
        there = {card.card for card in self.view.display}
        new = [card.card for card in self._after.display if card.card not in there]
        # At the end of the round the display may be gone at once.
        number = min(new, default=max(there, default=-1) + 1)
        display = (*self.view.display, HeldCard(number, kind))
        self.view = replace(self.view, display=display)
        return shown_in_display(number)

    def _alike(self, kind: int) -> list[HeldCard]:
        return [card for card in self.view.display if card.kind == kind]

    def _taken(self, alike: Sequence[HeldCard], kept: Iterable[HeldCard], count: int) -> list[int]:
        """Those of equal cards that the rules have taken: the first of those that are gone."""
        there = {card.card for card in kept}
        return sorted([card.card for card in alike], key=lambda card: (card in there, card))[:count]

    def _picked(
        self, alike: Sequence[HeldCard], key: Callable[[int], Key], left: set[int], count: int
    ) -> list[int]:
        """Those of equal cards that go: the clicked ones, then those that the rules have taken."""
        cards = [card.card for card in alike]
        cards.sort(key=lambda card: (key(card) not in self._clicked, card not in left))
        return cards[:count]

    # ----------------------------------------------------------- quantos and winnings

    def build(self, owner: int, tile: int, cards: Sequence[int]) -> int:
        """Cards join a player's quanto, which is begun if there is none; how many it had."""
        old = self.view.quantos[owner]
        laid = () if old is None else old.cards
        self._set_quanto(owner, Quanto(tile, (*laid, *cards)))
        return len(laid)

    def dissolve(self, owner: int) -> None:
        """The cards are gone, and the tile is back in the middle."""
        self._set_quanto(owner, None)

    def _set_quanto(self, owner: int, quanto: Quanto | None) -> None:
        old = self.view.quantos[owner]
        quantos, tiles = [*self.view.quantos], {*self.view.tiles}
        quantos[owner] = quanto
        if old is not None:
            tiles.add(old.tile)
        if quanto is not None:
            tiles.discard(quanto.tile)
        self.view = replace(self.view, quantos=tuple(quantos), tiles=tuple(sorted(tiles)))

    def win(self, changes: Mapping[int, int]) -> None:
        """Winnings grow or shrink."""
        winnings = [won + changes.get(seat, 0) for seat, won in enumerate(self.view.winnings)]
        self.view = replace(self.view, winnings=tuple(winnings))

    # ------------------------------------------------------------------- from the pile

    def new_in_display(self) -> list[tuple[Key, int]]:
        """The pieces that have come by now, and in which wave: rainbow cards let more come."""
        there = {card.card for card in self.view.display}
        new = [card for card in self._after.display if card.card not in there]
        lying = [card.kind for card in self.view.display]
        numbers = waves(lying, [card.kind for card in new], self.view.seats)
        return [(shown_in_display(card.card), n) for card, n in zip(new, numbers, strict=True)]

    def new_in_hand(self, seat: int) -> list[Key]:
        """The pieces that have been drawn."""
        if seat == self.view.seat:
            there = {card.card for card in self.view.hand}
            return [own(card.card) for card in self._after.hand if card.card not in there]
        first, last = self.view.hand_sizes[seat], self._after.hand_sizes[seat]
        return [held_by(seat, number) for number in range(first, last)]


def waves(lying: Sequence[int], coming: Sequence[int], seats: int) -> list[int]:
    """For each of the cards that come which wave it is of (N4): the first fills up what is
    missing, a further one what its rainbow cards have widened."""
    size = base_size(seats) + sum(map(is_rainbow, lying))
    wider, count, wave = 0, len(lying), 0
    found = []
    for kind in coming:
        if count >= size and wider:
            size, wider, wave = size + wider, 0, wave + 1
        found.append(wave)
        count += 1
        wider += is_rainbow(kind)
    return found


def _swaps(left: Sequence[int], picked: Sequence[int], key: Callable[[int], Key]) -> Becomes:
    """Equal cards of which others have left than were picked: the pieces change their parts."""
    stay = [card for card in picked if card not in left]
    stale = [card for card in left if card not in picked]
    return {key(old): key(new) for old, new in zip(stale, stay, strict=True)}


def piece_of(made: Tableau, key: Key) -> Piece | None:
    return next((piece for piece in made.pieces if piece.key == key), None)


def face_down(art: Art, pose: Pose, width: float) -> Piece:
    """A card that lies there with its back up."""
    return Piece(None, art.card(BACK, width, LIFT), pose, HIDDEN_SIDE, width)


def won_by(frame: Frame, made: Tableau, seat: int) -> Piece:
    """A card as it lies on top of a player's winnings, or where they will lie."""
    stack = piece_of(made, winnings_of(seat)) or piece_of(made, no_winnings(seat))
    top = piece_of(made, winnings_count(seat))
    assert stack is not None
    assert top is not None
    return face_down(frame.art, Pose(stack.pose.x, top.pose.y), stack.width)


def onto_winnings(seat: int, keys: Sequence[Key]) -> Completion:
    """These cards turn over onto a player's winnings, and are only counted from then on."""

    def complete(frame: Frame, made: Tableau, passage: Passage) -> None:
        passage.goes |= dict.fromkeys(keys, won_by(frame, made, seat))

    return complete


def count_later(passage: Passage, number: Key, ms: float) -> None:
    """A number that counts cards changes once they are there."""
    old = ("before", number)
    passage.becomes[number] = old
    passage.cues |= dict.fromkeys((number, old), Cue(1, delay=ms))


def from_winnings(givers: Sequence[int], seat: int, cue: Cue, every: float) -> Completion:
    """One card of the winnings of each goes onto those of a player, and stays on top for now."""

    def complete(frame: Frame, made: Tableau, passage: Passage) -> None:
        there = won_by(frame, made, seat)
        for number, giver in enumerate(givers):
            key = ("collected", giver)
            passage.comes[key] = won_by(frame, made, giver)
            passage.cues[key] = cue.later(number * every)
            made.pieces.append(there._replace(key=key))

    return complete


def from_pile(keys: Sequence[Key], earlier: Callable[[Frame], Tableau]) -> Completion:
    """These cards come from the draw pile, which may be empty now but was there before."""

    def complete(frame: Frame, made: Tableau, passage: Passage) -> None:
        if not keys:
            return
        pile = piece_of(made, DRAW_PILE) or piece_of(earlier(frame), DRAW_PILE)
        assert pile is not None
        passage.comes |= dict.fromkeys(keys, face_down(frame.art, pile.pose, pile.width))

    return complete


def over_quanto(number: int) -> Completion:
    """The joker that was played lies over the quanto, below its tile, which has this number."""

    def complete(_: Frame, made: Tableau, __: Passage) -> None:
        joker, under = piece_of(made, PLAYED), piece_of(made, tile(number))
        assert joker is not None
        assert under is not None
        made.pieces.remove(joker)
        made.pieces.remove(under)
        pose = under.pose._replace(y=under.pose.y - joker.width * 0.2, angle=-6.0)
        made.pieces += [joker._replace(pose=pose), under]

    return complete
