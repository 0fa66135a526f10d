"""Motion on a Quando table: a step becomes a few beats, each with its passage.

Only what the looker sees is used: which of their cards left and came follows from the two
observations, which of the others' from the events that were cut for them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from quando_desktop.dataclass import replace
from quando_desktop.engine.players import left_of
from quando_desktop.games.quando.rules.actions import Draw
from quando_desktop.games.quando.rules.events import (
    Drew,
    Flipped,
    Knocked,
    PileTurned,
    Played,
    RoundEnded,
    Tripled,
)
from quando_desktop.games.quando.rules.view import PileCard, QuandoView
from quando_desktop.games.quando.table.ending.last_turns import feel_turn, knock_passages
from quando_desktop.games.quando.table.ending.reveal import Reveal, sound_at_once
from quando_desktop.games.quando.table.guide.captions import FADE, caption_of
from quando_desktop.games.quando.table.guide.hidden_side import SHOWN, land, smirk, smirker, turn
from quando_desktop.games.quando.table.hand import total_in_hand
from quando_desktop.games.quando.table.picture import picture
from quando_desktop.games.quando.table.piles import on_discard, on_draw
from quando_desktop.games.quando.table.scenery import Moment, QuandoScenery
from quando_desktop.games.quando.table.seats import counted, held
from quando_desktop.games.quando.text.spoken import DISCARDS_SHOWN
from quando_desktop.table.audio.sounds import Sound
from quando_desktop.table.guide.first_sentence import FIRST
from quando_desktop.table.parts.company import Heads
from quando_desktop.table.parts.passages import (
    DEAL_EVERY,
    FLIP,
    PLAY,
    PLAY_EVERY,
    TO_HAND,
    deal,
    round_the_table,
    sheet,
    wait_for_deal,
)
from quando_desktop.table.parts.scenery import own
from quando_desktop.table.scene.ease import in_out_cubic, in_out_sine, out_back
from quando_desktop.table.scene.tableau import (
    ENTER,
    LEAVE,
    Beat,
    Cue,
    Frame,
    Key,
    Passage,
    Pose,
    Tableau,
)

OPEN_DOOR = Cue(300, over=True)
TURN_OVER = Cue(320, ease=in_out_sine, rest=120, over=True)
FACED = 160.0
"""The time for which the face of a card that is turned over is looked at before it goes to its
place."""
TURN_PILE = Cue(700, ease=in_out_cubic, over=True)
LIGHT_IN, LIGHT_HOLD, LIGHT_OUT = Cue(260, ease=out_back, over=True), 900.0, Cue(200)

Show = Callable[[QuandoView, Moment], QuandoScenery]
"""Everything that a picture of this observation follows from, at the time it is drawn."""


def dealt(show: Show, view: QuandoView) -> list[Beat]:
    """A round begins: from the dealer's left the cards go round one by one."""

    def block(frame: Frame) -> tuple[Tableau, Passage]:
        return picture(frame, show(view, Moment.DEAL)), Passage(usual=Cue(0))

    def hands(frame: Frame) -> tuple[Tableau, Passage]:
        passage = deal(_dealing_order(view))
        top = FLIP.later(len(passage.cues) * DEAL_EVERY)
        wait_for_deal(passage, total_in_hand(view.seat), FIRST, "state")
        passage.cues[on_draw(len(view.draw))] = top._replace(over=False)
        return picture(frame, show(view, Moment.PLAY)), passage

    return [block, hands]


def _dealing_order(view: QuandoView) -> list[Key]:
    hands: list[list[Key]] = []
    seat = left_of(view.dealer, view.seats)
    for _ in range(view.seats):
        if seat == view.seat:
            hands.append([own(card.card) for card in view.hand])
        else:
            hands.append([held(seat, c.back, n) for c, n in counted(view.others[seat])])
        seat = left_of(seat, view.seats)
    return round_the_table(hands)


class Story:
    """The beats of one step."""

    def __init__(
        self,
        show: Show,
        before: QuandoView,
        after: QuandoView,
        events: tuple[object, ...],
        *,
        alone: bool,
    ) -> None:
        """Alone at the computer: nobody else hears what a card sounds like."""
        self._alone = alone
        self._show, self._before, self._after = show, before, after
        self._events = events
        self._turned = any(isinstance(event, PileTurned) for event in events)
        self._over = any(isinstance(event, RoundEnded) for event in events)
        self._bared: Key | None = None
        """The card of the draw pile that lay under one that another player has drawn."""

    def beats(self) -> Iterator[Beat]:
        yield from self._face()
        moved = self._moved()
        told = True
        if any(isinstance(event, Tripled) for event in self._events):
            yield from self._triplet(moved)
        elif self._turned:
            yield self._to(self._unturned(), moved)
        elif self._plays_own():
            yield self._to(self._after, moved, Moment.LAID)
            door = on_draw(len(self._after.draw))
            yield self._to(self._after, Passage(cues={door: OPEN_DOOR}))
        elif any(isinstance(event, Knocked) for event in self._events) and not self._over:
            for moment, passage in knock_passages():
                yield self._to(self._after, passage, moment)
        elif not self._over:
            yield self._to(self._after, moved)
        else:
            told = False
        if self._turned:
            yield from self._turn_pile()
        if self._over:
            yield from self._end(moved, told=told)

    def _moved(self) -> Passage:
        """The way of the cards that were played, drawn and turned over."""
        moved = Passage()
        for event in self._events:
            match event:
                case Played():
                    self._play(event, moved)
                case Drew():
                    self._draw(event, moved)
                case Flipped():
                    self._flip(event, moved)
        feel_turn(self._before, self._after, moved)
        return moved

    def _plays_own(self) -> bool:
        """The piles make room for the looker's draw, but not before the play is seen."""
        seat = self._after.seat
        return any(isinstance(event, Played) and event.seat == seat for event in self._events)

    def _to(self, view: QuandoView, passage: Passage, moment: Moment = Moment.PLAY) -> Beat:
        def beat(frame: Frame) -> tuple[Tableau, Passage]:
            shown = self._show(view, moment)
            made = picture(frame, shown)
            poses = {piece.key: piece.pose for piece in made.pieces}
            for seat in range(view.seats):
                if caption_of(seat) not in poses:
                    # The card that opens needs the room, and the question above it.
                    passage.cues[caption_of(seat)] = LEAVE if shown.chooses_side else FADE
            if self._bared in poses:
                passage.enters[self._bared] = poses[self._bared]
            # Of a large set the pile shows only the last cards; the others go there as well.
            for new in passage.becomes.values():
                if new not in poses and (top := poses.get(on_discard(len(view.discard)))):
                    passage.leaves[new] = top
            return made, passage

        return beat

    # -------------------------------------------------------------- single events

    def _play(self, event: Played, moved: Passage) -> None:
        """One motion for the set: the cards follow each other onto the pile."""
        height = len(self._before.discard)
        for number, (_, back) in enumerate(event.cards):
            new = on_discard(height + 1 + number)
            old = self._left_own(number, event) if event.seat == self._after.seat else None
            if old is None and back is not None:
                old = self._left_held(event, number, back)
            if old is not None:
                moved.becomes[old] = new
            moved.cues[new] = PLAY.later(number * PLAY_EVERY)
            moved.sounds.append((number * PLAY_EVERY + 200, Sound.CARD_PLACE))
        moved.sounds.append((0, Sound.CARD_SLIDE))
        if not any(isinstance(other, Tripled) for other in self._events):
            self._cover(height, len(event.cards), moved)

    @staticmethod
    def _cover(height: int, count: int, moved: Passage) -> None:
        """Keeps cards that will be out of sight on the discard pile until they are covered."""
        landed = PLAY.ms + (count - 1) * PLAY_EVERY
        for below in range(max(0, DISCARDS_SHOWN - count), DISCARDS_SHOWN):
            moved.cues[on_discard(height - below)] = Cue(1, delay=landed)

    def _left_own(self, number: int, event: Played) -> Key | None:
        """The own card that became the number-th one on the pile: they are told by their fronts."""
        kept = {card.card for card in self._after.hand}
        gone = [card for card in self._before.hand if card.card not in kept]
        for front, _ in event.cards[:number]:
            first = next((card for card in gone if card.front == front), None)
            if first is not None:
                gone.remove(first)
        front = event.cards[number][0]
        return next((own(card.card) for card in gone if card.front == front), None)

    def _left_held(self, event: Played, number: int, back: int) -> Key:
        """Of equal backs the last one goes, so that the others keep their numbers."""
        count = sum(seen.back == back for seen in self._before.others[event.seat])
        earlier = sum(other == back for _, other in event.cards[:number])
        return held(event.seat, back, count - 1 - earlier)

    def _draw(self, event: Drew, moved: Passage) -> None:
        top = on_draw(len(self._before.draw))
        turned = event.side is Draw.HIDDEN
        if event.seat == self._after.seat:
            number = self._before.arrivals[event.seat]
            new = own(number)
            moved.cues[new] = TO_HAND
            # It glows once it lies there.
            moved.cues["glow", number] = Cue(160, delay=TO_HAND.ms)
            moved.hold = 300
            if turned and event.card[0] is not None:
                beside = [own(card.card) for card in self._before.hand]
                land(moved, new, event.card[0], beside, alone=self._alone)
        else:
            back = event.card[1]
            number = sum(seen.back == back for seen in self._before.others[event.seat])
            new = held(event.seat, back if back is not None else 0, number)
            # Whoever takes the shown side turns the other one to us.
            moved.cues[new] = FLIP if not turned else TO_HAND
            self._bared = on_draw(len(self._before.draw) - 1)
        moved.becomes[top] = new
        flips = turned and event.seat != self._after.seat
        moved.sounds.append((0, Sound.FLIP if flips else Sound.CARD_SLIDE))

    def _face(self) -> Iterator[Beat]:
        """What the looker turns over is seen before it goes to its place: that would tell what
        it is."""
        seat = self._after.seat
        for event in self._events:
            passage = Passage(sounds=[(0, Sound.FLIP)], hold=FACED)
            match event:
                case Drew(seat=who, side=Draw.HIDDEN, card=(front, _)) if who == seat:
                    new = own(self._before.arrivals[seat])
                    passage.becomes[on_draw(len(self._before.draw))] = new
                    assert front is not None
                    turn(passage, new, front, alone=self._alone)
                    # Only somebody who is alone sees it, and they know their card.
                    yield self._facing(passage, front if self._alone else None, SHOWN)
                case Flipped(seat=who) if who == seat:
                    before = {card.card: card.front for card in self._before.hand}
                    found = None
                    for card in self._after.hand:
                        if before.get(card.card) != card.front:
                            passage.cues[own(card.card)] = TURN_OVER
                            found = card.front
                    # What was its back everybody else has seen.
                    yield self._facing(passage, found, TURN_OVER.ms + TURN_OVER.rest)

    def _facing(self, passage: Passage, front: int | None, seen_after: float) -> Beat:
        """The hand lies as it did; somebody may smirk at the front that is seen."""

        def beat(frame: Frame) -> tuple[Tableau, Passage]:
            order = self._show(self._before, Moment.FACED).order
            shown = replace(self._show(self._after, Moment.FACED), order=order)
            made, looker = picture(frame, shown), shown.view.seat
            seat = None if front is None else smirker(looker, front, shown.facts.players)
            if seat is not None:
                heads = Heads(made, frame, looker) if shown.awake else None
                smirk(passage, heads, seat, looker, seen_after)
            return made, passage

        return beat

    def _flip(self, event: Flipped, moved: Passage) -> None:
        moved.hold = 350
        if event.seat == self._after.seat:
            return
        moved.sounds.append((0, Sound.FLIP))
        old = [seen.back for seen in self._before.others[event.seat]]
        new = [seen.back for seen in self._after.others[event.seat]]
        gone = next((back for back in old if old.count(back) > new.count(back)), None)
        if gone is None:
            return
        key = held(event.seat, 0, old.count(0))
        moved.becomes[held(event.seat, gone, old.count(gone) - 1)] = key
        moved.cues[key] = FLIP

    # -------------------------------------------------------------- larger moments

    def _unturned(self) -> QuandoView:
        """The table as it was for a moment before the discard pile was turned over."""
        played = [event for event in self._events if isinstance(event, Played)]
        laid = tuple(
            PileCard(front, back) for event in played for front, back in reversed(event.cards)
        )
        drew = any(isinstance(event, Drew) for event in self._events)
        return replace(
            self._after,
            draw=() if drew or not self._before.draw else self._before.draw,
            discard=laid + self._before.discard,
        )

    def _turn_pile(self) -> Iterator[Beat]:
        before = len(self._unturned().discard)
        new = on_draw(len(self._after.draw))

        def turn(frame: Frame) -> tuple[Tableau, Passage]:
            made = picture(frame, self._show(self._after, Moment.TURNED))
            place = next((piece.pose for piece in made.pieces if piece.key == new), None)
            passage = Passage(sounds=[(0, Sound.PILE_TURNED)], hold=900)
            passage.becomes[on_discard(before)] = new
            passage.cues[new] = TURN_PILE
            # The pile is there when the block has arrived, not before.
            for part in ("no draw", "peek", "block"):
                passage.cues[part] = ENTER.later(TURN_PILE.ms * 0.7)
            if place is not None:
                for below in (1, 2):
                    key = on_discard(before - below)
                    passage.leaves[key] = Pose(place.x, place.y, 0, place.grow, 0.0)
                    passage.cues[key] = TURN_PILE
            return made, passage

        yield turn

    def _triplet(self, moved: Passage) -> Iterator[Beat]:
        """Three cards in the light, then onto the pile."""
        shown = self._unturned() if self._turned else self._after
        for key in moved.cues:
            moved.cues[key] = LIGHT_IN.later(moved.cues[key].delay)
        # Across the cards, so once they lie there.
        moved.cues["ribbon"] = ENTER.later(
            max(cue.delay for cue in moved.cues.values()) + LIGHT_IN.ms
        )
        moved.sounds.append((200, Sound.TRIPLET))
        moved.hold = LIGHT_HOLD
        yield self._to(shown, moved, Moment.SHOWCASE)
        yield self._to(shown, Passage(usual=LIGHT_OUT))

    def _end(self, moved: Passage, *, told: bool) -> Iterator[Beat]:
        """The last card arrives, the hands are opened and counted; then the sheet comes. Where
        nothing takes time, there is only the sheet."""
        shown = self._show(self._after, Moment.REVEAL)
        facts = shown.facts
        if shown.at_once:
            yield partial(self._sheet, sound=sound_at_once(self._after, facts))
            return
        if not told:
            yield self._to(self._after, moved, Moment.LAID)
        yield from Reveal(self._drawn, self._after, facts, calm=shown.calm).beats()
        yield partial(self._sheet, sound=Sound.CARD_SLIDE)

    def _drawn(self, frame: Frame, moment: Moment) -> Tableau:
        return picture(frame, self._show(self._after, moment))

    def _sheet(self, frame: Frame, sound: Sound) -> tuple[Tableau, Passage]:
        made = self._drawn(frame, Moment.SHEET)
        return made, sheet(made, sound)
