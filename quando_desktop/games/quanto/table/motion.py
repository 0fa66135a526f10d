"""Motion on a Quanto table: a step becomes a few beats, each with its passage.

Only what the looker sees is used: the two observations, and events that were cut for them. The card
that is played comes first (see `telling.plays`), then what its power and the pile bring.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from quando_desktop.engine.contract import Event
from quando_desktop.engine.players import clockwise_from, left_of
from quando_desktop.games.quanto.rules import events as happened
from quando_desktop.games.quanto.rules.view import QuantoView
from quando_desktop.games.quanto.table.ending.motion import ending
from quando_desktop.games.quanto.table.picture import picture
from quando_desktop.games.quanto.table.scenery import (
    DRAW_BLOCK,
    DRAW_PILE,
    OFFERED,
    Moment,
    glow_of,
    held_by,
    offering_paw,
    shown_in_display,
    turned_up,
)
from quando_desktop.games.quanto.table.scores import fanfare
from quando_desktop.games.quanto.table.telling.last_cards import Countdown
from quando_desktop.games.quanto.table.telling.plays import (
    FLY_EVERY,
    READ,
    SLIDE,
    PlayBeats,
    PlayEvent,
    Show,
)
from quando_desktop.games.quanto.table.telling.transition import (
    from_pile,
    from_winnings,
    waves,
)
from quando_desktop.table.audio.sounds import Sound
from quando_desktop.table.guide.first_sentence import FIRST
from quando_desktop.table.parts.passages import (
    DEAL_EVERY,
    FLIP,
    RANK,
    TO_HAND,
    deal,
    ends,
    round_the_table,
    sheet,
    wait_for_deal,
)
from quando_desktop.table.parts.scenery import own
from quando_desktop.table.scene.tableau import (
    ENTER,
    Beat,
    Cue,
    Frame,
    Key,
    Passage,
    Tableau,
    staggered,
)

OPEN_EVERY, NEXT_WAVE = 90.0, 260.0
"""From card to card of a display, and how much later those come that rainbow cards bring."""
AFTER_PLAY = 160.0
"""The time from when the last played card has set out until the pile gives new ones."""
GLOW = Cue(160)
PartnersEvent = happened.Offered | happened.Exchanged | happened.Declined
BETWEEN_OTHERS = 500.0
"""The time that an offer among other players takes."""
NOTICE, LAST_LOOK = 900.0, 100.0
"""The time for which it is said that the pile is empty, and for which the table stands before its
end is told."""


def dealt(show: Show, view: QuantoView) -> list[Beat]:
    """A round begins: from the dealer's left the cards go round one by one, then the display is
    laid, and at last what its rainbow cards add to it."""

    def block(frame: Frame) -> tuple[Tableau, Passage]:
        return picture(frame, show(view, Moment.DEAL)), Passage(usual=Cue(0))

    def cards(frame: Frame) -> tuple[Tableau, Passage]:
        hands = _dealing_order(view)
        display = [shown_in_display(card.card) for card in view.display]
        passage = deal([*hands, *display])
        passage.sounds = passage.sounds[: len(hands)]
        later = waves([], [card.kind for card in view.display], view.seats)
        _open(passage, display, later, (len(hands) + 2) * DEAL_EVERY)
        wait_for_deal(passage, FIRST)
        return picture(frame, show(view, Moment.PLAY)), passage

    return [block, cards]


def _dealing_order(view: QuantoView) -> list[Key]:
    hands: list[list[Key]] = []
    for seat in clockwise_from(left_of(view.dealer, view.seats), view.seats):
        if seat == view.seat:
            hands.append([own(card.card) for card in view.hand])
        else:
            hands.append([held_by(seat, number) for number in range(view.hand_sizes[seat])])
    return round_the_table(hands)


def _open(
    passage: Passage, cards: Sequence[Key], later: Sequence[int], start: float, pace: float = 1.0
) -> None:
    """Cards of the display turn over from the pile, those of each wave after the others."""
    for number, (key, wave) in enumerate(zip(cards, later, strict=True)):
        delay = start + number * OPEN_EVERY * pace + wave * NEXT_WAVE
        # The next one always lies on top of those that wait.
        passage.cues[key] = FLIP._replace(delay=delay, rank=(len(cards) - number) * RANK)
        if number % 2 == 0:
            # One sound would cut the other off.
            passage.sounds.append((delay, Sound.FLIP))


def _partners(event: PartnersEvent) -> tuple[int, int]:
    """The two whom an offer is about (N24)."""
    return (event.seat, event.to if isinstance(event, happened.Offered) else event.giver)


class Story(PlayBeats):
    """The beats of one step."""

    def __init__(
        self,
        show: Show,
        before: QuantoView,
        after: QuantoView,
        events: Sequence[Event],
        clicked: Collection[Key] = (),
        *,
        tells_end: bool = True,
    ) -> None:
        """Begin before the first event; of equal cards those go that the looker has clicked. The
        end of the game is told at the table, unless everything is shown at once."""
        super().__init__(show, before, after, clicked)
        self._before, self._events, self._tells_end = before, events, tells_end

    def beats(self) -> Iterator[Beat]:
        for event in self._events:
            yield from self._tell(event)
        if any(isinstance(event, happened.RoundEnded) for event in self._events):
            self._moved.hold = LAST_LOOK if self._tells_end else 0.0
            yield self._beat(view=self._after)
            if self._tells_end:
                yield from ending(self._show, self._after)
            yield self._sheet
            return
        self._refill()
        self._glow()
        yield self._beat(view=self._after, moment=Moment.PLAY)
        if any(isinstance(event, happened.PileEmpty) for event in self._events):
            self._line = happened.PileEmpty()
            self._moved = Passage(hold=NOTICE, sounds=[(0, Sound.LAST_ROUND)])
            yield self._beat(view=self._after)

    def _tell(self, event: Event) -> Iterator[Beat]:
        match event:
            case happened.Collected():
                yield from self._collect(event)
            case happened.PlaysAgain() | happened.TurnedUp():
                yield from self._go_on(event)
            case happened.Offered(seat, _, card):
                # Paws hold it out once it is there.
                paws = [offering_paw(side) for side in (-1, 1)]
                self._moved.cues |= dict.fromkeys(paws, ENTER.later(SLIDE.ms))
                self._hand_over(event, self._now.give(seat, card, OFFERED))
            case happened.Declined(_, giver):
                self._hand_over(event, {OFFERED: self._now.receive(giver)})
            case happened.Exchanged():
                self._hand_over(event, self._exchange(event))
            case happened.LeftOver():
                yield from self._left_over(event)
            case _ if isinstance(event, PlayEvent):
                yield from self._play(event)

    # -------------------------------------------------------------------- the powers

    def _collect(self, event: happened.Collected) -> Iterator[Beat]:
        """The 1 is seen first; then one card of each stack comes over, and is counted once it is
        there."""
        yield self._beat()
        seat, givers = event.seat, event.givers
        self._line = event
        self._now.win(dict.fromkeys(givers, -1))
        self._moved = Passage(sounds=[(0, Sound.COLLECT)], hold=READ / 2)
        self._completions.append(from_winnings(givers, seat, SLIDE, 2 * FLY_EVERY))
        yield self._beat()
        self._now.win({seat: len(givers)})

    def _go_on(self, event: happened.PlaysAgain | happened.TurnedUp) -> Iterator[Beat]:
        """The 2 or the 3 is seen first, then what it brings."""
        yield self._beat()
        if event.seat != self._looker:
            self._line = event
            self._moved.hold = READ

    # ------------------------------------------------------------------- the partners

    def _hand_over(self, event: PartnersEvent, becomes: dict[Key, Key]) -> None:
        """Cards slide from hand to hand, or between them; those of two others quickly."""
        self._line = event
        moved, every = self._moved, 2 * FLY_EVERY
        moved.becomes |= becomes
        moved.cues |= dict(staggered([*becomes.values()], SLIDE, every))
        moved.sounds += [(number * every, Sound.CARD_SLIDE) for number in range(len(becomes))]
        moved.hold = READ
        if self._looker not in _partners(event):
            moved.hold = max(0.0, BETWEEN_OTHERS - ends(moved))

    def _exchange(self, event: happened.Exchanged) -> dict[Key, Key]:
        """The card that is kept comes into the hand that another one has left."""
        given: Key = "given"
        becomes = self._now.give(event.seat, event.returned, given)
        kept, came = self._now.receive(event.seat), self._now.receive(event.giver)
        return {OFFERED: kept} | {
            old: came if new == given else new for old, new in becomes.items()
        }

    # ------------------------------------------------------------------ from the pile

    def _refill(self) -> None:
        """Bring what the draw pile gives: the cards of a 3, or those of the display and then
        those of a hand. They come when what was played is on its way."""
        moved = self._moved
        start = max([0.0, *(cue.delay + AFTER_PLAY for cue in moved.cues.values() if cue.over)])
        turned = [turned_up(place) for place in range(len(self._after.turned_up))]
        new = self._now.new_in_display()
        opened, last = [*turned, *(key for key, _ in new)], Countdown(self._before, self._after)
        waves_of = [0] * len(turned) + [wave for _, wave in new]
        _open(moved, opened, waves_of, start, last.pace)
        seats = [event.seat for event in self._events if isinstance(event, happened.Drew)]
        hands = [key for seat in seats for key in self._now.new_in_hand(seat)]
        start = max([start, *(moved.cues[key].delay + 2 * OPEN_EVERY for key in opened)])
        moved.cues |= dict(staggered(hands, TO_HAND.later(start), DEAL_EVERY * last.pace))
        for key in hands:
            moved.sounds.append((moved.cues[key].delay, Sound.CARD_SLIDE))
        drawn = [*opened, *hands]
        self._completions.append(from_pile(drawn, self._earlier))
        last.tell(moved)
        last.tick(moved, drawn)
        self._completions.append(lambda frame, _, moved: last.count(frame, moved, drawn))
        if not self._after.draw and drawn:
            # The pile is there until its last card has left.
            gone = Cue(1, delay=moved.cues[drawn[-1]].delay)
            moved.cues |= {DRAW_PILE: gone, DRAW_BLOCK: gone}

    def _glow(self) -> None:
        """A new card of the own hand glows once it lies there."""
        cues = self._moved.cues
        for card in self._after.hand:
            if (way := cues.get(own(card.card))) is not None:
                cues[glow_of(card.card)] = GLOW.later(way.delay + way.ms)

    def _earlier(self, frame: Frame) -> Tableau:
        return picture(frame, self._show(self._before, Moment.TOLD))

    # ------------------------------------------------------------------------ the end

    def _left_over(self, event: happened.LeftOver) -> Iterator[Beat]:
        """Give what lies in the display to whoever captured last."""
        yield self._beat()
        self._line = event
        self._moved.hold = READ
        yield self._beat()
        if event.seat is not None:
            keys = [shown_in_display(card.card) for card in self._now.view.display]
            self._fly(event.seat, keys)

    def _sheet(self, frame: Frame) -> tuple[Tableau, Passage]:
        shown = self._show(self._after, Moment.SHEET)
        made = picture(frame, shown)
        return made, sheet(made, fanfare(shown) if shown.at_once else Sound.CARD_SLIDE)
