"""Acting at a Quando table: choosing cards, drawing, knocking, passing, turning a zero.

Keeps what the looker is doing and turns it into actions; what is legal, the match decides.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.controller.step import Step
from quando_desktop.disk.settings import CardSize, KnockBy, Sorting
from quando_desktop.engine.contract import CannotUndo, Observation, Refusal
from quando_desktop.engine.seats import Kind, left_of
from quando_desktop.games.quando.actions import Call, Draw, Flip, Phase, Play
from quando_desktop.games.quando.events import Drew, Flipped, Passed, PenaltySkipped
from quando_desktop.games.quando.table.choice import is_set, laid, open_cards
from quando_desktop.games.quando.table.passages import Story, dealt
from quando_desktop.games.quando.table.picture import picture
from quando_desktop.games.quando.table.shown import (
    HIDDEN,
    HOME,
    KNOB,
    NEXT,
    SHOWN,
    Drag,
    Moment,
    Shown,
    own,
)
from quando_desktop.games.quando.text import keys as text_keys
from quando_desktop.games.quando.text import refusals as text_refusals
from quando_desktop.games.quando.text import table as text
from quando_desktop.games.quando.text.log import Teller
from quando_desktop.games.quando.view import OwnCard, QuandoView
from quando_desktop.table.ease import out_back
from quando_desktop.table.gametable import Command, GameTable, Host, Keys, LogLine
from quando_desktop.table.layout import HEIGHT
from quando_desktop.table.sounds import Sound
from quando_desktop.table.tableau import Beat, Cue, Frame, Key, Passage, Tableau

LIFT = Cue(120, ease=out_back)
FADE = Cue(1200)
AT_ONCE = Cue(0)
HAND_ZONE = 330.0
"""From the lower edge up: a card dropped there stays in the hand."""
LARGE = 1.14


class QuandoTable(GameTable):
    """One looker's table."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._view: QuandoView | None = None
        self._facts: MatchFacts | None = None
        self._order: list[int] = []
        self._chosen: set[int] = set()
        self._pointed: Key | None = None
        self._focused: Key | None = None
        self._drag: Drag | None = None
        self._fresh: int | None = None
        self._drawn: Draw | None = None
        """How the looker has drawn in their last action, if they did."""
        self._notes: dict[int, str] = {}
        self._toast = ""
        self._held = 0.0
        self._armed: Key | None = None
        self._height = float(HEIGHT)

    # ------------------------------------------------------------------ showing

    def look(self, view: Observation[Any], facts: MatchFacts) -> None:
        assert isinstance(view, QuandoView)
        if self._view is None or self._view.seat != view.seat:
            self._forget()
            self._order = []
            self._notes = {}
            self._fresh = self._pointed = None
        self._view, self._facts = view, facts
        self._sort()

    def _forget(self) -> None:
        """What the looker was about to do."""
        self._chosen.clear()
        self._drag, self._armed, self._toast = None, None, ""
        self._held = 0.0

    def _sort(self) -> None:
        """Keeps the order of the hand: new cards go to their place or to the right end."""
        assert self._view is not None
        hand = self._view.hand
        match self._host.settings.sorting:
            case Sorting.VALUE:
                self._order = [card.card for card in hand]
            case Sorting.OFF:
                self._order = sorted(card.card for card in hand)
            case Sorting.HAND:
                here = {card.card for card in hand}
                kept = [card for card in self._order if card in here]
                new = [card.card for card in hand if card.card not in kept]
                self._order = kept + (sorted(new) if kept else new)
        self._chosen &= {card.card for card in hand}

    def tableau(self, frame: Frame) -> Tableau:
        assert self._view is not None
        self._height = frame.stage.height
        over = self._view.phase is Phase.OVER
        return picture(frame, self._shown(self._view, Moment.SHEET if over else Moment.PLAY))

    def _shown(self, view: QuandoView, moment: Moment) -> Shown:
        """Everything that the picture of this observation follows from now."""
        return self._shown_with(view, moment, self._notes, self._fresh)

    def _shown_with(
        self, view: QuandoView, moment: Moment, notes: dict[int, str], fresh: int | None
    ) -> Shown:
        """The same for a step that is told later, with what was noted about it."""
        assert self._facts is not None
        host, settings = self._host, self._host.settings
        present = view is self._view
        # The picture of a step is made before the match says who is next.
        is_own = view.actor == view.seat
        acts = present and is_own and host.may_act and moment is Moment.PLAY
        chosen = frozenset(self._chosen) if acts else frozenset()
        return Shown(
            view=view,
            facts=self._facts,
            order=tuple(self._order_of(view)),
            moment=moment,
            acts=acts,
            chosen=chosen,
            open_cards=open_cards(view, chosen) if chosen else frozenset(),
            pointed=self._pointed,
            focused=self._focused,
            drag=self._drag if acts else None,
            fresh=fresh,
            notes=notes,
            toast=self._toast if present else "",
            knock_part=self._held if acts else 0.0,
            armed=self._armed if acts else None,
            saved=host.save_problem,
            is_saved=host.is_saved,
            may_undo=present and host.may_undo,
            looks=host.looks,
            memory_help=settings.memory_help,
            large=LARGE if settings.card_size is CardSize.LARGE else 1.0,
            knock_by=settings.knock_by,
            share=host.share if moment is Moment.SHEET else "",
        )

    def _order_of(self, view: QuandoView) -> list[int]:
        """The order of a hand as it was a moment ago: the present one, as far as it goes."""
        cards = [card.card for card in view.hand]
        if self._host.settings.sorting is Sorting.VALUE:
            return cards
        known = [card for card in self._order if card in cards]
        return known + [card for card in cards if card not in known]

    def beats(self, step: Step) -> Sequence[Beat]:
        view = step.after
        assert isinstance(view, QuandoView)
        self._note(step)
        self._forget_if_over(step)
        self.look(view, step.facts)
        notes, fresh = dict(self._notes), self._fresh

        def show(seen: QuandoView, moment: Moment) -> Shown:
            return self._shown_with(seen, moment, notes, fresh)

        if step.before is None:
            return dealt(show, view)
        before = step.before
        assert isinstance(before, QuandoView)
        if step.undone:
            return [lambda frame: (self.tableau(frame), Passage(usual=Cue(200)))]
        alone = sum(player.kind is Kind.HUMAN for player in step.facts.players) == 1
        story = Story(show, before, view, step.events, alone=alone)
        return [self._with_words(beat, step, first) for first, beat in _numbered(story.beats())]

    def rested(self) -> None:
        """The glow of a card that was just drawn fades."""
        if self._fresh is not None:
            key, self._fresh = ("glow", self._fresh), None
            self._host.refresh(Passage(cues={key: FADE}))

    def _with_words(self, beat: Beat, step: Step, is_first: bool) -> Beat:
        """The first beat also says what happened."""
        if not is_first:
            return beat
        words = [entry.announcement for entry in self._teller().told(step.events)]

        def told(frame: Frame) -> tuple[Tableau, Passage]:
            tableau, passage = beat(frame)
            passage.says = [line for line in words if line]
            return tableau, passage

        return told

    def _forget_if_over(self, step: Step) -> None:
        """A choice outlives what the others do, but not the own action."""
        if self._view is None or step.seat == self._view.seat or step.before is None:
            self._forget()

    def _note(self, step: Step) -> None:
        """What stands under the seats."""
        view = step.after
        assert isinstance(view, QuandoView)
        before = step.before
        if before is None or (isinstance(before, QuandoView) and before.active != view.active):
            self._notes = {}
        self._fresh = None
        if step.seat == view.seat or before is None:
            self._drawn = None
        for event in step.events:
            match event:
                case Drew(seat=seat, side=side, penalty=penalty):
                    if seat == view.seat:
                        self._fresh = view.arrivals[seat] - 1
                        self._drawn = side
                    if penalty:
                        self._notes[seat] = text.drew_a_card()
                case Flipped(seat=seat):
                    self._notes[seat] = text.turned_a_zero()
                case PenaltySkipped(seat=seat):
                    self._notes[seat] = text.went_without()
                case Passed(seat=seat):
                    self._notes[seat] = text.passed()
        self._notes = {s: n for s, n in self._notes.items() if n != text.comes_next()}
        if view.phase in (Phase.FLIP, Phase.PENALTY_DRAW):
            following = left_of(view.actor, view.seats)
            if following != view.active:
                self._notes[following] = text.comes_next()

    def log(self, step: Step) -> Sequence[LogLine]:
        teller = self._teller()
        view = step.after
        assert isinstance(view, QuandoView)
        if step.before is None:
            entries = [teller.dealt(view, step.facts.round_number)]
        elif step.undone:
            entries = [teller.taken_back(step.seat)]
        else:
            entries = teller.told(step.events)
        return [LogLine(entry.seat, entry.sentence) for entry in entries]

    def _teller(self) -> Teller:
        assert self._view is not None
        return Teller(self._names(), self._view.seat)

    def _names(self) -> list[str]:
        assert self._facts is not None
        return [player.name for player in self._facts.players]

    def keys(self) -> Sequence[Keys]:
        return text_keys.columns(by_holding=self._host.settings.knock_by is KnockBy.HOLD)

    def refused(self, refusal: Refusal) -> None:
        assert self._view is not None
        if isinstance(refusal, CannotUndo) and self._drawn is not None:
            words = text_refusals.no_way_back(hidden=self._drawn is Draw.HIDDEN)
        else:
            words = text_refusals.refusal(refusal, self._view, self._names())
        self._say_no(words)

    # ---------------------------------------------------------- pressing and keys

    def pressed(self, key: Key) -> None:
        self._quiet()
        if self._armed is not None and key != self._armed:
            self._armed = None
            self._host.refresh()
        match key:
            case ("own", int(card)):
                self._press_card(card)
            case "menu":
                self._host.command(Command.MENU)
            case "gear":
                self._host.command(Command.SETTINGS)
            case "next":
                over = self._facts is not None and bool(self._facts.winners)
                self._host.command(Command.REMATCH if over else Command.NEXT_ROUND)
            case "home":
                self._host.command(Command.HOME)
            case "undo":
                self._host.undo()
            case "play":
                self._play()
            case "pass":
                self._host.submit(Call.PASS)
            case "shown":
                self._host.submit(Draw.SHOWN)
            case "hidden":
                self._turn_over()
            case "knob":
                self._arm()

    def doubled(self, key: Key) -> None:
        """A card pressed twice is played, with the others that are chosen."""
        match key:
            case ("own", int(card)) if self._may(Phase.PLAY):
                self._chosen.add(card)
                if not is_set(self._fronts()):
                    self._chosen = {card}
                self._play()
            case _:
                self.pressed(key)

    def _press_card(self, card: int) -> None:
        assert self._view is not None
        if self._may(Phase.FLIP):
            place = self._place(card)
            if self._view.hand[place].front:
                self._say_no(text_refusals.choose_a_zero())
            else:
                self._host.submit(Flip(place))
            return
        if not self._may(Phase.PLAY):
            return
        taken = card in self._chosen
        (self._chosen.discard if taken else self._chosen.add)(card)
        self._host.sound(Sound.BACK if taken else Sound.SELECT)
        self._host.refresh(Passage(usual=LIFT))

    def _play(self) -> None:
        assert self._view is not None
        if not self._may(Phase.PLAY):
            return
        fronts = self._fronts()
        if not is_set(fronts):
            self._say_no(text_refusals.explain(self._view, fronts))
            return
        by_hand = self._host.settings.sorting is not Sorting.VALUE
        cards = laid(self._chosen_cards(), as_they_lie=by_hand)
        self._host.submit(Play(tuple(self._place(card.card) for card in cards)))

    def _turn_over(self) -> None:
        assert self._view is not None
        sure = not self._host.settings.confirm_draw or self._armed == HIDDEN
        if sure or self._view.draw[0].down is not None:
            self._armed = None
            self._host.submit(Draw.HIDDEN)
        else:
            self._armed = HIDDEN
            self._host.refresh()

    def _arm(self) -> None:
        """The first press arms the knock, the second one knocks."""
        assert self._view is not None
        if not self._may_knock():
            # The match knows why not.
            self._host.submit(Call.KNOCK)
        elif self._armed == KNOB:
            self._armed = None
            self._host.submit(Call.KNOCK)
        else:
            self._armed = KNOB
            self._host.say(text.press_again())
            self._host.refresh()

    def _may(self, phase: Phase) -> bool:
        return self._view is not None and self._host.may_act and self._view.phase is phase

    def _may_knock(self) -> bool:
        return self._may(Phase.PLAY) and self._view is not None and self._view.call is Call.KNOCK

    # -------------------------------------------------------------- near and far

    def pointed(self, key: Key | None) -> None:
        if key != self._pointed:
            self._pointed = key
            self._host.refresh(Passage(usual=LIFT))

    def focused(self, key: Key | None) -> None:
        if key != self._focused:
            self._focused = key
            self._host.refresh(Passage(usual=LIFT))

    def holds(self, key: Key) -> bool:
        by_holding = self._host.settings.knock_by is KnockBy.HOLD
        return key == KNOB and by_holding and self._may_knock() and self._armed != KNOB

    def held(self, key: Key, part: float) -> None:
        self._toast = ""
        self._held = part
        if part >= 1.0:
            self._held = 0.0
            self._host.submit(Call.KNOCK)
        else:
            self._host.refresh(Passage(usual=AT_ONCE))

    def hold_key(self) -> tuple[str, Key] | None:
        return "K", KNOB

    def dragged(self, key: Key, x: float, y: float) -> None:
        match key:
            case ("own", int(card)):
                started = self._drag is None
                self._armed = None
                self._drag = Drag(card, x, y)
                if not self._is_far(y):
                    self._move(card, x)
                self._host.refresh(
                    Passage(cues={key: AT_ONCE} if not started else {}, usual=Cue(140))
                )

    def dropped(self, key: Key, x: float, y: float) -> None:
        self._drag = None
        match key:
            case ("own", int(card)) if self._is_far(y) and self._may(Phase.PLAY):
                if card not in self._chosen and not is_set([*self._fronts(), self._front(card)]):
                    self._chosen.clear()
                self._chosen.add(card)
                self._play()
                self._host.refresh()
            case _:
                self._host.refresh()

    def _is_far(self, y: float) -> bool:
        return y < self._height - HAND_ZONE

    def _move(self, card: int, x: float) -> None:
        """The card goes to the place in the hand where it is held: from now on by hand."""
        places = self._host.places([own(other) for other in self._order if other != card])
        at = sum(place < x for place in places)
        others = [other for other in self._order if other != card]
        others.insert(at, card)
        if others != self._order:
            self._order = others
            if self._host.settings.sorting is not Sorting.HAND:
                self._host.keep_sorting_by_hand()

    def typed(self, key: str) -> bool:
        """Keys of the table; what they mean depends on what has to be done."""
        self._quiet()
        match key:
            case "Left" | "Right" if self._may(Phase.DRAW) or self._may(Phase.PENALTY_DRAW):
                self.pressed(SHOWN if key == "Left" else HIDDEN)
            case "Left" | "Right":
                self._step_along(-1 if key == "Left" else 1)
            case "Return":
                return self._enter()
            case "Escape" if self._chosen or self._armed or self._toast:
                self._forget()
                self._host.refresh(Passage(usual=LIFT))
            case "Escape" if self._facts is not None and self._facts.winners:
                self.pressed(HOME)
            case "P" if self._may(Phase.PLAY) and self._view and self._view.call is Call.PASS:
                self._host.submit(Call.PASS)
            case "K":
                self._arm()
            case "S":
                self._host.next_sorting()
            case _ if key.isdigit() or key == "10":
                return self._choose_number(int(key))
            case _:
                return False
        return True

    def _enter(self) -> bool:
        assert self._view is not None
        if self._view.phase is Phase.OVER:
            self.pressed(NEXT)
        elif self._armed == KNOB:
            self._arm()
        elif self._may(Phase.PLAY):
            self._play()
        elif self._may(Phase.FLIP) and self._focused is not None:
            self.pressed(self._focused)
        else:
            return False
        return True

    def _step_along(self, way: int) -> None:
        """The keys go along the hand."""
        cards = [own(card) for card in self._order]
        if not cards:
            return
        if self._focused in cards:
            at = (cards.index(self._focused) + way) % len(cards)
        else:
            at = 0 if way > 0 else len(cards) - 1
        self._host.focus(cards[at])

    def _choose_number(self, number: int) -> bool:
        """A digit chooses the next card with that number that is not chosen, or puts all back; in
        the last place of Quando's numbers 0 also stands for 10, where there is no zero."""
        assert self._view is not None
        if not self._may(Phase.PLAY):
            return False
        self._armed = None
        cards = [card for card in self._in_order() if card.front == number]
        if not cards and number == 0:
            cards = [card for card in self._in_order() if card.front == 10]
        if not cards:
            return False
        free = [card.card for card in cards if card.card not in self._chosen]
        if free:
            self._chosen.add(free[0])
        else:
            self._chosen -= {card.card for card in cards}
        self._host.sound(Sound.SELECT if free else Sound.BACK)
        self._host.refresh(Passage(usual=LIFT))
        return True

    # ------------------------------------------------------------------- helpers

    def _quiet(self) -> None:
        """The next key or press takes the word about a wrong try away."""
        if self._toast:
            self._toast = ""
            self._host.refresh()

    def hush(self) -> None:
        self._quiet()

    def _say_no(self, words: str) -> None:
        self._toast = words
        self._host.sound(Sound.REFUSED)
        self._host.say(words)
        self._host.refresh()
        self._host.shake([own(card) for card in self._chosen])

    def _in_order(self) -> list[OwnCard]:
        assert self._view is not None
        cards = {card.card: card for card in self._view.hand}
        return [cards[card] for card in self._order]

    def _chosen_cards(self) -> list[OwnCard]:
        return [card for card in self._in_order() if card.card in self._chosen]

    def _fronts(self) -> list[int]:
        return [card.front for card in self._chosen_cards()]

    def _front(self, card: int) -> int:
        assert self._view is not None
        return self._view.hand[self._place(card)].front

    def _place(self, card: int) -> int:
        """Where the match has this card: it sorts the hand by the fronts."""
        assert self._view is not None
        return next(place for place, held in enumerate(self._view.hand) if held.card == card)


def _numbered(beats: Any) -> list[tuple[bool, Beat]]:
    return [(number == 0, beat) for number, beat in enumerate(beats)]
