"""Motion on a Quanto table: a step becomes a few beats, each with its passage.

Only what the looker sees is used: the two observations, and events that were cut for them. A card
that is played lies beside the display for a moment, with brackets under its groups; then everything
goes where it belongs.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence

from quando_desktop.dataclass import replace
from quando_desktop.engine.contract import Event
from quando_desktop.engine.players import clockwise_from, left_of
from quando_desktop.games.quanto.rules import events as happened
from quando_desktop.games.quanto.rules.cards import JOKER
from quando_desktop.games.quanto.rules.view import QuantoView
from quando_desktop.games.quanto.table.picture import picture
from quando_desktop.games.quanto.table.scenery import (
    DRAW_BLOCK,
    DRAW_PILE,
    OFFERED,
    PLAYED,
    DisplayGroup,
    Moment,
    QuantoScenery,
    Told,
    glow_of,
    held_by,
    in_quanto,
    offering_paw,
    quanto_count,
    shown_in_display,
    tile,
    turned_up,
    winnings_count,
)
from quando_desktop.games.quanto.table.transition import (
    Completion,
    Transition,
    count_later,
    from_pile,
    from_winnings,
    onto_winnings,
    over_quanto,
    waves,
)
from quando_desktop.games.quanto.text.log import QuantoTeller, as_caption
from quando_desktop.table.audio.sounds import Sound
from quando_desktop.table.parts.faces import names_of
from quando_desktop.table.parts.passages import (
    DEAL_EVERY,
    FLIP,
    PLAY,
    RANK,
    TO_HAND,
    deal,
    round_the_table,
    sheet,
)
from quando_desktop.table.parts.scenery import own
from quando_desktop.table.scene.ease import in_out_sine
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

FLY = Cue(340, ease=in_out_sine, arc=24, over=True)
FLY_EVERY = 45.0
SLIDE = Cue(320, ease=in_out_sine, over=True)
LEFT_GAME = Cue(300)
READ, READ_CARD, READ_MOST = 520.0, 70.0, 1000.0
"""The time for which another player's play lies open: for itself, for each card, and at most."""
GLIMPSE = 160.0
"""The same for the looker's own, who knows it already."""
THEFT = 850.0

Show = Callable[[QuantoView, Moment], QuantoScenery]
"""Everything that a picture of this observation follows from, at the time it is drawn."""
Build = happened.Formed | happened.Extended
Winning = happened.Captured | happened.Taken
PlayEvent = Build | Winning | happened.Stolen | happened.Discarded
OPEN_EVERY, NEXT_WAVE = 90.0, 260.0
"""From card to card of a display, and how much later those come that rainbow cards bring."""
AFTER_PLAY = 160.0
"""The time from when the last played card has set out until the pile gives new ones."""
GLOW = Cue(160)
NOTICE, LAST_LOOK = 900.0, 700.0
"""The time for which it is said that the pile is empty, and for which the table stands before the
sheet."""


class PlayBeats:
    """Goes from one observation towards the next, play by play.

    What has begun to move goes with the beat that comes next.
    """

    def __init__(
        self, show: Show, before: QuantoView, after: QuantoView, clicked: Collection[Key]
    ) -> None:
        self._show, self._after = show, after
        self._looker = after.seat
        self._now = Transition(before, after, clicked)
        self._moved = Passage()
        self._completions: list[Completion] = []
        """Steps that complete the passage once the picture is made."""
        self._line: Event | None = None
        """The event that the pill tells of."""

    def _beat(
        self,
        told: Told | None = None,
        view: QuantoView | None = None,
        moment: Moment = Moment.TOLD,
    ) -> Beat:
        """The way to how things are now, or to this view."""
        seen, line = self._now.view if view is None else view, self._line
        moved, self._moved = self._moved, Passage()
        completions, self._completions = self._completions, []

        def beat(frame: Frame) -> tuple[Tableau, Passage]:
            shown = replace(self._show(seen, moment), told=told)
            if line is not None and not shown.acts:
                shown = replace(shown, status=self._caption(shown, line))
            made = picture(frame, shown)
            for complete in completions:
                complete(frame, made, moved)
            return made, moved

        return beat

    def _caption(self, shown: QuantoScenery, event: Event) -> str:
        teller = QuantoTeller(names_of(shown.facts.players), self._looker, teams=self._after.teams)
        return as_caption(teller.entry(event).sentence)

    # ---------------------------------------------------------------------- a play

    def _play(self, event: PlayEvent) -> Iterator[Beat]:
        match event:
            case happened.Captured() | happened.Taken():
                yield from self._win(event)
            case happened.Formed() | happened.Extended():
                yield from self._build(event)
            case happened.Stolen():
                yield from self._steal(event)
            case happened.Discarded():
                self._lead(event, event.card, self._now.lay(event.card))

    def _lead(self, event: PlayEvent, card: int, to: Key, cards: int = 0) -> None:
        """The card leaves the hand, or those that were turned up: the others leave the game. It
        lies open for a moment, longer with more cards that it is about."""
        is_own = event.seat == self._looker
        self._line = None if is_own else event
        moved = self._moved
        moved.hold = GLIMPSE if is_own else min(READ_MOST, READ + cards * READ_CARD)
        for place in range(len(self._now.view.turned_up)):
            moved.cues[turned_up(place)] = LEFT_GAME
        moved.becomes |= self._now.play(event.seat, card, to, chosen=event.chosen)
        moved.cues[to] = PLAY
        moved.sounds += [(0, Sound.CARD_SLIDE), (220, Sound.CARD_PLACE)]

    def _groups(self, groups: Sequence[Sequence[int]], value: int) -> list[DisplayGroup]:
        """Groups of kinds as groups of cards of the display."""
        cards = iter(self._now.pick(kind for group in groups for kind in group))
        return [DisplayGroup(tuple(next(cards) for _ in group), value) for group in groups]

    # ------------------------------------------------------------ onto the winnings

    def _win(self, event: Winning) -> Iterator[Beat]:
        quanto = event.quanto if isinstance(event, happened.Taken) else ()
        value = event.tile if isinstance(event, happened.Taken) else event.value
        extra = () if event.bonus is None else ((event.bonus,),)
        groups = self._groups([*event.groups, *extra], value)
        told = Told(
            event.seat,
            event.card,
            value if event.card == JOKER else 0,
            tuple(groups[: len(event.groups)]),
            bonus=groups[-1].cards[0] if extra else None,
            tile=value if quanto else None,
            quanto=event.seat if quanto else None,
        )
        cards = [card for group in groups for card in group.cards]
        self._lead(event, event.card, PLAYED, len(cards) + len(quanto))
        yield self._beat(told)
        keys: list[Key] = [("caught", number) for number in range(len(cards) + 1)]
        self._moved.becomes |= {PLAYED: keys[0]} | self._now.take(cards, keys[1:])
        if quanto:
            keys += self._break_up(event.seat, value, len(quanto))
        self._fly(event.seat, keys)

    def _steal(self, event: happened.Stolen) -> Iterator[Beat]:
        """The joker lies over what it takes."""
        self._lead(event, JOKER, PLAYED)
        self._moved.hold = THEFT
        self._moved.sounds.append((200, Sound.STEAL))
        self._completions.append(over_quanto(event.tile))
        # A theft is told to the thief as well.
        self._line = event
        yield self._beat(Told(event.seat, JOKER, tile=event.tile, quanto=event.victim))
        keys: list[Key] = [("caught", 0)]
        self._moved.becomes[PLAYED] = keys[0]
        self._fly(event.seat, keys + self._break_up(event.victim, event.tile, len(event.quanto)))

    def _break_up(self, owner: int, number: int, cards: int) -> list[Key]:
        """A quanto is no more: its tile goes back to the middle; the pieces of its cards."""
        self._now.dissolve(owner)
        self._moved.cues[tile(number)] = SLIDE
        self._moved.sounds.append((SLIDE.ms, Sound.TILE))
        return [in_quanto(owner, card) for card in range(cards)]

    def _fly(self, seat: int, keys: list[Key]) -> None:
        """Cards fly onto a player's winnings, turning over; there they are counted."""
        self._moved.cues |= dict(staggered(keys, FLY, FLY_EVERY))
        self._moved.sounds.append((0, Sound.CAPTURE))
        self._completions.append(onto_winnings(seat, keys))
        count_later(self._moved, winnings_count(seat), len(keys) * FLY_EVERY + FLY.ms)
        self._now.win({seat: len(keys)})

    # --------------------------------------------------------------- into a quanto

    def _build(self, event: Build) -> Iterator[Beat]:
        """The played card and cards of the display are laid to a tile."""
        value = event.value if event.card == JOKER else 0
        told = Told(event.seat, event.card, value, tile=event.tile)
        if isinstance(event, happened.Formed):
            owner = event.seat
            groups = self._groups([(event.partner,), *event.groups], event.tile)
            kinds = [event.partner, *(kind for group in event.groups for kind in group)]
            told = told._replace(partner=groups[0].cards[0], groups=tuple(groups[1:]))
        else:
            owner, kinds = event.owner, [*event.cards]
            groups = self._groups([event.cards], event.tile - event.value)
            told = told._replace(quanto=owner, groups=tuple(groups))
        self._lead(event, event.card, PLAYED, len(kinds))
        yield self._beat(told)
        laid = self._now.build(owner, event.tile, [event.card, *kinds])
        keys = [in_quanto(owner, laid + number) for number in range(len(kinds) + 1)]
        cards = [card for group in groups for card in group.cards]
        self._moved.becomes |= {PLAYED: keys[0]} | self._now.take(cards, keys[1:])
        self._moved.cues |= dict(staggered(keys, SLIDE, FLY_EVERY))
        self._moved.sounds.append((0, Sound.CAPTURE))
        count_later(self._moved, quanto_count(owner), len(keys) * FLY_EVERY + SLIDE.ms)
        if not laid:
            self._moved.cues[tile(event.tile)] = SLIDE
            self._moved.sounds.append((SLIDE.ms, Sound.TILE))


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


def _open(passage: Passage, cards: Sequence[Key], later: Sequence[int], start: float) -> None:
    """Cards of the display turn over from the pile, those of each wave after the others."""
    for number, (key, wave) in enumerate(zip(cards, later, strict=True)):
        delay = start + number * OPEN_EVERY + wave * NEXT_WAVE
        # The next one always lies on top of those that wait.
        passage.cues[key] = FLIP._replace(delay=delay, rank=(len(cards) - number) * RANK)
        if number % 2 == 0:
            # One sound would cut the other off.
            passage.sounds.append((delay, Sound.FLIP))


class Story(PlayBeats):
    """The beats of one step."""

    def __init__(
        self,
        show: Show,
        before: QuantoView,
        after: QuantoView,
        events: Sequence[Event],
        clicked: Collection[Key] = (),
    ) -> None:
        """Begin before the first event; of equal cards those go that the looker has clicked."""
        super().__init__(show, before, after, clicked)
        self._before, self._events = before, events

    def beats(self) -> Iterator[Beat]:
        for event in self._events:
            yield from self._tell(event)
        if any(isinstance(event, happened.RoundEnded) for event in self._events):
            self._moved.hold = LAST_LOOK
            yield self._beat(view=self._after)
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
                self._hand_over(event, self._now.give(seat, card, OFFERED))
                # Paws hold it out once it is there.
                paws = [offering_paw(side) for side in (-1, 1)]
                self._moved.cues |= dict.fromkeys(paws, ENTER.later(SLIDE.ms))
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

    def _hand_over(self, event: Event, becomes: dict[Key, Key]) -> None:
        """Cards slide from hand to hand, or between them."""
        self._line = event
        moved, every = self._moved, 2 * FLY_EVERY
        moved.becomes |= becomes
        moved.cues |= dict(staggered([*becomes.values()], SLIDE, every))
        moved.sounds += [(number * every, Sound.CARD_SLIDE) for number in range(len(becomes))]
        moved.hold = READ

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
        opened = [*turned, *(key for key, _ in new)]
        _open(moved, opened, [0] * len(turned) + [wave for _, wave in new], start)
        seats = [event.seat for event in self._events if isinstance(event, happened.Drew)]
        hands = [key for seat in seats for key in self._now.new_in_hand(seat)]
        start = max([start, *(moved.cues[key].delay + 2 * OPEN_EVERY for key in opened)])
        moved.cues |= dict(staggered(hands, TO_HAND.later(start), DEAL_EVERY))
        for key in hands:
            moved.sounds.append((moved.cues[key].delay, Sound.CARD_SLIDE))
        drawn = [*opened, *hands]
        self._completions.append(from_pile(drawn, self._earlier))
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
        won = self._looker in shown.facts.winners
        return made, sheet(made, Sound.MATCH_WON if won else Sound.ROUND_LOST)
