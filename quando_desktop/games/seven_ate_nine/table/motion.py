"""The motion of what happens in 7 ate 9. Nothing waits for anything: each step is shown the moment
it comes, while other cards are still on their way. Those stay above everything else until they
are there, whatever is shown meanwhile; and a card that is held out in vain goes back.

Only what the people at the screen see is used: their observations, events that were cut for them,
and the pieces that lie there.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

from quando_desktop.engine.contract import Event
from quando_desktop.games.seven_ate_nine.rules.events import (
    Drew,
    Finished,
    GotStuck,
    LockedOut,
    Missed,
    Played,
    Unblocked,
)
from quando_desktop.games.seven_ate_nine.rules.view import SevenView
from quando_desktop.games.seven_ate_nine.table.moments import Passing
from quando_desktop.games.seven_ate_nine.table.scenery import (
    LAST,
    OPEN_SIDE,
    SIGNAL,
    TOP,
    front,
    held_by,
    own,
    stack_of,
    target_key,
    under,
)
from quando_desktop.named_tuple import NamedTuple
from quando_desktop.table.audio.sounds import Sound
from quando_desktop.table.pages.live_table import LiveHost
from quando_desktop.table.paint.art import CARD_HEIGHT, Art
from quando_desktop.table.parts.gestures import PULSE
from quando_desktop.table.parts.passages import RANK, round_the_table
from quando_desktop.table.scene.ease import in_out_sine, out_back, out_quad
from quando_desktop.table.scene.tableau import ENTER, LEAVE, Cue, Key, Passage, Piece, Pose, Tableau

PLAY, RETURN = Cue(110, ease=out_quad, over=True), Cue(160, ease=out_quad, over=True)
DRAW = Cue(160, ease=out_quad, over=True)
LAY_LAST = Cue(320, ease=in_out_sine, over=True)
"""The last card of a game turns over on its way, for all to see."""
UP, DOWN = Cue(180, ease=in_out_sine), Cue(160, ease=in_out_sine)
"""Hands that turn up on the signal, and down at a stop."""
RISE, ASIDE = Cue(420, ease=in_out_sine), 0.8
"""The bottom card of the pile comes up, from so many cards beside it."""
HOP = Cue(170, ease=out_back)
"""The card that keys have gone on to."""
BREATH = Cue(680, ease=in_out_sine)
"""A key that waits to be pressed."""
COVERED = Cue(300, ease=out_quad, over=True)
"""A card goes to the pile while that is covered."""
POP = Cue(180, ease=out_back)
"""A number of the countdown, and Go."""
SMALL = 0.72
"""The size that it grows from."""
LANDS = 70.0
"""The moment when a card that is played is heard: it is nearly there."""
STACKS, STACKS_EVERY = Cue(300), 60.0
TO_HAND, TO_HAND_EVERY = Cue(200, over=True), 50.0

REACH, GAP = 0.6, 4.0
"""The share of the way to the pile that a card is held out at most, and the gap that is left
between them."""
STAYS, LARGER = 170.0, 1.3
"""Milliseconds for which it is held out, and how much larger a computer player's card is then."""
LIFT = 0.3
"""The shadow of a card that is held out."""

Pieces = Mapping[Key, Piece]


def pieces_of(made: Tableau) -> Pieces:
    return {piece.key: piece for piece in made.pieces}


def out_of_hand(view: SevenView, seat: int) -> int:
    """The back of a computer player's hand that a card comes out of, from the left. Nobody can know
    which it was; it must not always be the same one, and follows from what all have seen."""
    return (7 * len(view.pile) + 3 * seat) % view.hand_sizes[seat]


class SevenStory:
    """The passage of one step."""

    def __init__(self, people: Collection[int], before: SevenView, pieces: Pieces) -> None:
        """`before` is an observation that all agree on, and `pieces` lie there."""
        self._people, self._before, self._pieces = people, before, pieces
        self.passage = Passage()

    def tell(self, events: Iterable[Event]) -> Passage:
        for event in events:
            match event:
                case Played(seat, _, held):
                    self._play(seat, held)
                case Drew(seat, _, held):
                    self._draw(seat, held)
                case Finished(seat, _, held):
                    self._finish(seat, held)
                case Unblocked():
                    self._unblock()
                case Missed(seat):
                    self._hear(Sound.MISS, LANDS)
                    if seat in self._people and not event.late:
                        self._point_out()
                case LockedOut():
                    self._hear(Sound.REFUSED, PLAY.ms)
                case GotStuck():
                    self._hear(Sound.STUCK, PLAY.ms)
        return self.passage

    def _play(self, seat: int, held: int | None) -> None:
        """The top card lies below it from now on, wherever it is itself."""
        passage, below = self.passage, under(len(self._before.pile) - 1)
        passage.becomes |= self._leave(seat, held, TOP) | {TOP: below}
        passage.cues[TOP] = PLAY
        self._hear(Sound.CARD_PLACE, LANDS)

    def _finish(self, seat: int, held: int | None) -> None:
        self.passage.becomes |= self._leave(seat, held, LAST)
        self.passage.cues[LAST] = LAY_LAST
        self._hear(Sound.CARD_PLACE, LAY_LAST.ms)

    def _leave(self, seat: int, held: int | None, to: Key) -> dict[Key, Key]:
        """A card leaves a hand; of a hand nobody knows the others close up."""
        if seat in self._people and held is not None:
            return {own(seat, held): to}
        place, size = out_of_hand(self._before, seat), self._before.hand_sizes[seat]
        rest = range(place + 1, size)
        return {held_by(seat, place): to} | {
            held_by(seat, number): held_by(seat, number - 1) for number in rest
        }

    def _draw(self, seat: int, held: int | None) -> None:
        if seat in self._people and held is not None:
            key = own(seat, held)
        else:
            key = held_by(seat, self._before.hand_sizes[seat])
        self.passage.cues[key] = DRAW
        # It glows once it is there.
        self.passage.cues["glow", seat, held] = ENTER.later(DRAW.ms)
        stack = self._pieces.get(stack_of(seat))
        if stack is not None:
            self.passage.comes[key] = stack
        self._hear(Sound.CARD_SLIDE, 0.0)

    def _unblock(self) -> None:
        """All the others lie one place lower."""
        passage, most = self.passage, len(self._before.pile) - 1
        lower = {under(place): under(place - 1) for place in range(1, most)}
        passage.becomes |= lower | {TOP: under(most - 1), under(0): TOP} if most else {}
        passage.cues[TOP] = RISE
        top = self._pieces.get(TOP)
        if top is not None:
            # Where the bottom card is not seen, it comes out at the side.
            aside = top.pose.x - ASIDE * top.width
            passage.enters[TOP] = top.pose._replace(x=aside, opacity=0.0)
            # The last one played may just have left the hand: it gets there, and the notice comes.
            passage.leaves[under(most - 1)] = top.pose._replace(opacity=0.0)
            passage.cues[under(most - 1)] = COVERED
        self._hear(Sound.CARD_SLIDE, 0.0)

    def _point_out(self) -> None:
        """What fits pulses for somebody who has just tried something else."""
        targets = (target_key(number) for number in range(2))
        self.passage.gestures += [(0.0, target, PULSE) for target in targets]

    def _hear(self, sound: Sound, delay: float) -> None:
        self.passage.sounds.append((delay, sound))


Hands = Mapping[int, Sequence[int]]
"""The cards of the people, by seat and `HeldCard.held`."""


def deal(made: Tableau, hands: Hands, view: SevenView) -> Passage:
    """The beginning of a game: the stacks come from the middle, then everybody's first cards from
    them, and at last the card that starts the pile is turned up."""
    passage, pieces, seats = Passage(), pieces_of(made), range(view.seats)
    order = round_the_table([_hand(seat, hands, view) for seat in seats])
    first = STACKS.ms + STACKS_EVERY * len(seats)
    middle = pieces.get(TOP)
    if middle is not None:
        passage.cues[TOP] = Cue(delay=first + len(order) * TO_HAND_EVERY)
    for number, seat in enumerate(seats):
        stack = pieces.get(stack_of(seat))
        if stack is not None and middle is not None:
            passage.enters[stack.key] = Pose(middle.pose.x, middle.pose.y)
            passage.cues[stack.key] = STACKS.later(number * STACKS_EVERY)
    for number, (seat, key) in enumerate(order):
        stack, delay = pieces.get(stack_of(seat)), first + number * TO_HAND_EVERY
        if stack is not None and key in pieces:
            # The next one always lies on top of those that wait.
            rank = (len(order) - number) * RANK
            passage.comes[key] = stack
            passage.cues[key] = TO_HAND._replace(delay=delay, rank=rank)
            passage.sounds.append((delay, Sound.CARD_SLIDE))
    return passage


def _hand(seat: int, hands: Hands, view: SevenView) -> list[tuple[int, Key]]:
    """The pieces of a hand, with its seat."""
    if seat in hands:
        return [(seat, own(seat, held)) for held in hands[seat]]
    return [(seat, held_by(seat, number)) for number in range(view.hand_sizes[seat])]


def turned(hands: Hands, *, up: bool) -> Passage:
    """All open hands turn over at once: up on the signal, down at a stop."""
    keys = [own(seat, held) for seat, hand in hands.items() for held in hand]
    sounds = [(0.0, Sound.FLIP)] if keys else []
    return Passage(cues=dict.fromkeys(keys, UP if up else DOWN), sounds=sounds)


def signal(passage: Passage, made: Tableau) -> None:
    """Says Go: the pile is there at once, and the word after the last of the countdown."""
    passage.cues[TOP] = passage.cues.get(TOP, LEAVE)
    pop(passage, made, SIGNAL, LEAVE.ms)


def pop(passage: Passage, made: Tableau, key: Key, delay: float = 0.0) -> None:
    """Changes what is written large: the new one jumps up, the old one fades."""
    piece = pieces_of(made).get(key)
    if piece is not None:
        passage.becomes[key] = (key, "gone")
        passage.cues[key] = POP.later(delay)
        passage.enters[key] = piece.pose._replace(grow=SMALL, opacity=0.0)


# --------------------------------------------------------------- cards on their way


class Flights:
    """The pieces that go above the others, by when they are there."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._ends: dict[Key, float] = {}

    def follow(self, passage: Passage) -> Passage:
        """The same passage with what was on its way before still above everything else."""
        now = self._now()
        flying = {
            passage.becomes.get(key, key): ends for key, ends in self._ends.items() if ends > now
        }
        for key in flying:
            passage.cues.setdefault(key, PLAY)
        begun = {key: now + cue.delay + cue.ms for key, cue in passage.cues.items() if cue.over}
        self._ends = begun | flying
        return passage

    def forget(self) -> None:
        """Forgets them at a stop: the time stands, and everything comes to rest."""
        self._ends.clear()


class _Out(NamedTuple):
    """A card that is held out."""

    key: Key
    card: int


class Outstretched:
    """The card of each seat that was played in vain: out to the pile, and back (S7)."""

    def __init__(self, host: LiveHost, refresh: Callable[[Passage], None]) -> None:
        self._host, self._refresh = host, refresh
        self._out: Passing[int, _Out] = Passing(host.after, STAYS, self._go_back)

    def hold(self, seat: int, key: Key, card: int, passage: Passage) -> None:
        """Holds a card out. Where things do not fly, a word must do."""
        if self._host.settings.motion.is_full:
            self._out.put(seat, _Out(key, card))
            passage.cues[key] = PLAY

    def drop(self, seat: int) -> None:
        """Another card of this seat has left."""
        self._out.drop(seat)

    def clear(self) -> None:
        self._out.clear()

    def _go_back(self, _: int, out: _Out) -> None:
        self._refresh(Passage(cues={out.key: RETURN}))

    def lay(self, made: Tableau, art: Art) -> None:
        """Puts the cards that are held out where they are."""
        out = {each.key: each.card for each in self._out.now.values()}
        top = next((piece for piece in made.pieces if piece.key == TOP), None)
        if not out or top is None:
            return
        for number, piece in enumerate(made.pieces):
            if piece.key in out:
                made.pieces[number] = _held_out(art, piece, top, out[piece.key])


def _held_out(art: Art, piece: Piece, top: Piece, card: int) -> Piece:
    """Open and straight, on its way to the pile, which it does not touch; a small one is larger
    than in the hand."""
    if piece.side != OPEN_SIDE:
        width = LARGER * piece.width
        picture = art.card(front(art, card), width, LIFT)
        piece = Piece(piece.key, picture, piece.pose, OPEN_SIDE, width)
    at, to = piece.pose, top.pose
    clear = (piece.width + top.width) / 2 + GAP
    far = _short_of(to.x - at.x, clear), _short_of(to.y - at.y, clear * CARD_HEIGHT)
    way = min(REACH, max(far))
    pose = Pose(at.x + way * (to.x - at.x), at.y + way * (to.y - at.y))
    return piece._replace(pose=pose)


def _short_of(way: float, clear: float) -> float:
    """The share of a way after which so much is left of it."""
    return 1 - clear / abs(way) if abs(way) > clear else 0.0
