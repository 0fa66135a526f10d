"""Acting at a Quando table: choosing cards, drawing, knocking, passing, turning a zero.

Turns what the looker does into actions; what is legal, the match decides.
"""

from __future__ import annotations

from quando_desktop.disk.settings import KnockBy, Sorting
from quando_desktop.games.quando.actions import Call, Draw, Flip, Phase, Play
from quando_desktop.games.quando.table.advised import Advised
from quando_desktop.games.quando.table.choice import is_set, laid, open_cards
from quando_desktop.games.quando.table.shown import (
    GEAR,
    HIDDEN,
    HOME,
    KNOB,
    MENU,
    NEXT,
    SHOWN,
    Drag,
    notebook_of,
    own,
)
from quando_desktop.games.quando.text import refusals as text_refusals
from quando_desktop.games.quando.text import table as text
from quando_desktop.games.quando.view import OwnCard
from quando_desktop.table.ease import out_back
from quando_desktop.table.gametable import Command, Notebook
from quando_desktop.table.sounds import Sound
from quando_desktop.table.tableau import Cue, Key, Passage

LIFT = Cue(120, ease=out_back)
AT_ONCE = Cue(0)
FAR_ENOUGH, FARTHEST = 60.0, 150.0
"""How far a card that is drawn has to be pulled to one side, and how far it goes."""
HAND_ZONE = 330.0
"""From the lower edge up: a card dropped there stays in the hand."""
COMMANDS: dict[Key, Command] = {
    MENU: Command.MENU,
    GEAR: Command.SETTINGS,
    HOME: Command.HOME,
}


class QuandoTable(Advised):
    """One looker's table."""

    # ---------------------------------------------------------- pressing and keys

    def pressed(self, key: Key) -> None:
        self._quiet()
        if self._armed is not None and key != self._armed:
            self._armed = None
            self._host.refresh()
        match key:
            case ("own", int(card)):
                self._press_card(card)
            case "menu" | "gear" | "home":
                self._host.command(COMMANDS[key])
            case "next":
                over = self._facts is not None and bool(self._facts.winners)
                self._host.command(Command.REMATCH if over else Command.NEXT_ROUND)
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
            case "hint" | "close hint":
                self.hint()
            case ("notebook", int(seat)):
                self._host.command(Notebook(seat))

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
            case "shown":
                self._pull = max(-FARTHEST, min(FARTHEST, x - self._rest_of(SHOWN)))
                self._host.refresh(Passage(usual=AT_ONCE))

    def _rest_of(self, key: Key) -> float:
        return next(iter(self._host.places([key])), 0.0)

    def dropped(self, key: Key, x: float, y: float) -> None:
        self._drag = None
        pull, self._pull = self._pull, 0.0
        match key:
            case "shown" if abs(pull) >= FAR_ENOUGH:
                self.pressed(SHOWN if pull < 0 else HIDDEN)
                self._host.refresh()
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
        if self._view is not None and self._view.phase is Phase.OVER:
            return self._typed_at_the_end(key)
        match key:
            case "Left" | "Right" if self._may(Phase.DRAW) or self._may(Phase.PENALTY_DRAW):
                self.pressed(SHOWN if key == "Left" else HIDDEN)
            case "Left" | "Right":
                self._step_along(-1 if key == "Left" else 1)
            case "Return":
                return self._enter()
            case "H":
                self.hint()
            case "Escape":
                return self._escape()
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

    def _typed_at_the_end(self, key: str) -> bool:
        """Keys of the score sheet."""
        from quando_desktop.games.quando.table.scores import first_notebook

        view, facts = self._view, self._facts
        assert view is not None
        assert facts is not None
        match key:
            case "Return":
                self.pressed(NEXT)
            case "Escape" if facts.winners:
                self.pressed(HOME)
            case "N" if (seat := first_notebook(view, facts)) is not None:
                self.pressed(notebook_of(seat))
            case _:
                return False
        return True

    def _escape(self) -> bool:
        """One thing after the other, what covers the others first."""
        if self._is_hinted() and not self._armed:
            self._close_hint()
        elif self._chosen or self._armed or self._toast:
            self._forget()
            self._host.refresh(Passage(usual=LIFT))
        else:
            return False
        return True

    def _enter(self) -> bool:
        assert self._view is not None
        if self._armed == KNOB:
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
        """A digit chooses the next card with that number, one that fits the chosen ones if there
        is one, or puts all of them back. 0 also stands for 10."""
        assert self._view is not None
        if not self._may(Phase.PLAY):
            return False
        self._armed = None
        numbers = (0, 10) if number == 0 else (number,)
        cards = [card.card for card in self._in_order() if card.front in numbers]
        if not cards:
            return False
        free = [card for card in cards if card not in self._chosen]
        fitting = open_cards(self._view, self._chosen)
        if free:
            self._chosen.add(next((card for card in free if card in fitting), free[0]))
        else:
            self._chosen -= {*cards}
        self._host.sound(Sound.SELECT if free else Sound.BACK)
        self._host.refresh(Passage(usual=LIFT))
        return True

    # ------------------------------------------------------------------- the hand

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
