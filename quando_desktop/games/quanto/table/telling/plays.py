"""Plays on a Quanto table: the card lies beside the display for a moment, with brackets under its
groups; then everything goes where it belongs.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence

from quando_desktop.dataclass import replace
from quando_desktop.engine.contract import Event
from quando_desktop.games.quanto.rules import events as happened
from quando_desktop.games.quanto.rules.cards import JOKER
from quando_desktop.games.quanto.rules.view import QuantoView
from quando_desktop.games.quanto.table.picture import picture
from quando_desktop.games.quanto.table.scenery import (
    PLAYED,
    DisplayGroup,
    Moment,
    QuantoScenery,
    Told,
    in_quanto,
    quanto_count,
    tile,
    turned_up,
    winnings_count,
)
from quando_desktop.games.quanto.table.telling.transition import (
    Completion,
    Transition,
    count_later,
    onto_winnings,
    over_quanto,
)
from quando_desktop.games.quanto.text.log import QuantoTeller, as_caption
from quando_desktop.table.audio.sounds import Sound
from quando_desktop.table.parts.faces import names_of
from quando_desktop.table.parts.gestures import Gesture, Stance
from quando_desktop.table.parts.passages import (
    PLAY,
)
from quando_desktop.table.scene.ease import in_out_cubic, in_out_sine
from quando_desktop.table.scene.tableau import (
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
READ, READ_CARD, READ_MOST = 400.0, 60.0, 850.0
"""The time for which another player's play lies open: for itself, for each card, and at most."""
GLIMPSE = 160.0
"""The same for the looker's own, who knows it already."""
THEFT, RATTLES = 850.0, 320.0
"""The time for which a joker lies over what it steals, and when that rattles."""
DRAG, DRAG_EVERY = Cue(640, ease=in_out_cubic, over=True), 24.0
RATTLE: Gesture = (
    *(Stance(45, up=3, lean=side * 9.0) for side in (1, -1, 1, -1, 1, -1)),
    Stance(60),
)
PROTEST: Gesture = (
    Stance(110, up=9, lean=9),
    *(Stance(80, up=9, lean=side * 8.0) for side in (-1, 1, -1)),
    Stance(140),
)

Show = Callable[[QuantoView, Moment], QuantoScenery]
"""Everything that a picture of this observation follows from, at the time it is drawn."""
Build = happened.Formed | happened.Extended
Winning = happened.Captured | happened.Taken
PlayEvent = Build | Winning | happened.Stolen | happened.Discarded


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
        """The joker lies over what it takes: the tile rattles and its owner protests; then the
        whole pile is dragged across the table."""
        self._lead(event, JOKER, PLAYED)
        self._moved.hold = THEFT
        self._moved.sounds += [(200, Sound.STEAL), (RATTLES, Sound.TILE)]
        portrait: Key = ("portrait", event.victim)
        self._moved.gestures += [
            (RATTLES, tile(event.tile), RATTLE),
            (RATTLES + 120, portrait, PROTEST),
        ]
        self._completions.append(over_quanto(event.tile))
        # A theft is told to the thief as well.
        self._line = event
        yield self._beat(Told(event.seat, JOKER, tile=event.tile, quanto=event.victim))
        keys: list[Key] = [("caught", 0)]
        self._moved.becomes[PLAYED] = keys[0]
        keys += self._break_up(event.victim, event.tile, len(event.quanto))
        self._fly(event.seat, keys, DRAG, DRAG_EVERY, Sound.STOLEN)

    def _break_up(self, owner: int, number: int, cards: int) -> list[Key]:
        """A quanto is no more: its tile goes back to the middle; the pieces of its cards."""
        self._now.dissolve(owner)
        self._moved.cues[tile(number)] = SLIDE
        self._moved.sounds.append((SLIDE.ms, Sound.TILE))
        return [in_quanto(owner, card) for card in range(cards)]

    def _fly(
        self,
        seat: int,
        keys: list[Key],
        cue: Cue = FLY,
        every: float = FLY_EVERY,
        sound: Sound = Sound.CAPTURE,
    ) -> None:
        """Cards fly onto a player's winnings, turning over; there they are counted."""
        self._moved.cues |= dict(staggered(keys, cue, every))
        self._moved.sounds.append((0, sound))
        self._completions.append(onto_winnings(seat, keys))
        count_later(self._moved, winnings_count(seat), len(keys) * every + cue.ms)
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
