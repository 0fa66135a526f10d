"""Acting at a Quando table: choosing cards, drawing, knocking, passing, turning a zero.

Turns what the looker does into actions; what is legal, the match decides.
"""

from __future__ import annotations

from quando_desktop.engine.players import Kind
from quando_desktop.games.quando.rules.actions import Call, Draw, Flip, Phase, Play
from quando_desktop.games.quando.rules.view import OwnCard
from quando_desktop.games.quando.table.advised import Advised
from quando_desktop.games.quando.table.choice import is_set, laid, open_cards
from quando_desktop.games.quando.table.shown import HIDDEN, KNOB, SHOWN, Pull
from quando_desktop.games.quando.text import refusals as text_refusals
from quando_desktop.games.quando.text import table as text
from quando_desktop.settings.settings import KnockBy, Sorting
from quando_desktop.table.audio.sounds import Sound
from quando_desktop.table.parts.desk import AT_ONCE, LIFT
from quando_desktop.table.parts.shown import own
from quando_desktop.table.scene.tableau import Key, Passage

FAR_ENOUGH = 60.0
"""How far a card that is drawn has to be pulled."""


class QuandoTable(Advised):
    """One looker's table."""

    # ---------------------------------------------------------- pressing and keys

    def pressed(self, key: Key) -> None:
        if self._armed is not None and key != self._armed:
            self._armed = None
            self._host.refresh()
        super().pressed(key)

    def _press(self, key: Key) -> None:
        match key:
            case ("own", int(card)):
                self._press_card(card)
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

    def _draws(self) -> bool:
        return self._may(Phase.DRAW) or self._may(Phase.PENALTY_DRAW)

    def _may_knock(self) -> bool:
        return self._may(Phase.PLAY) and self._view is not None and self._view.call is Call.KNOCK

    # -------------------------------------------------------------- near and far

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
                self._armed = None
                along = self._along(card)
                if not along and not self._is_far(y):
                    # Along the hand the others make room for it.
                    self._move(card, x)
                self._follow(card, x, y, along)
            case "shown" | "hidden" if self._draws() and key in self._boxes:
                box = self._boxes[key]
                rest = box.left + box.width / 2, box.top + box.height / 2
                self._pull = Pull(key, x - rest[0], y - rest[1])
                self._host.refresh(Passage(usual=AT_ONCE))

    def _along(self, card: int) -> list[int]:
        """The chosen cards that go with one that is dragged."""
        if not self._may(Phase.PLAY):
            return []
        fits = card in self._chosen or is_set([*self._fronts(), self._front(card)])
        return [each.card for each in self._chosen_cards() if fits and each.card != card]

    def dropped(self, key: Key, x: float, y: float) -> None:
        self._drag = None
        pull, self._pull = self._pull, None
        match key:
            case "shown" | "hidden" if pull is not None:
                side = self._meant(pull, y)
                if side is not None:
                    self.pressed(side)
            case ("own", int(card)) if self._is_far(y) and self._may(Phase.PLAY):
                self._chosen = {card, *self._along(card)}
                self._play()
        self._host.refresh()

    def _meant(self, pull: Pull, y: float) -> Key | None:
        """Either side goes to the hand; the shown one also parts from the other or is laid over
        it."""
        if pull.y >= FAR_ENOUGH and not self._is_far(y):
            return pull.side
        if pull.side == SHOWN and abs(pull.x) >= FAR_ENOUGH:
            return SHOWN if pull.x < 0 else HIDDEN
        return None

    def put_back(self) -> None:
        self._quiet()
        if self._chosen or self._armed:
            self._forget()
            self._host.sound(Sound.BACK)
            self._host.refresh(Passage(usual=LIFT))

    def typed(self, key: str) -> bool:
        """Keys of the table; what they mean depends on what has to be done."""
        self._quiet()
        if self._view is not None and self._view.phase is Phase.OVER:
            return self._typed_at_the_end(key)
        match key:
            case "Left" | "Right" if self._draws():
                self.pressed(SHOWN if key == "Left" else HIDDEN)
            case "Left" | "Right":
                cards = self._zeros() if self._may(Phase.FLIP) else map(own, self._order)
                self._step_along([*cards], -1 if key == "Left" else 1)
            case "0" if self._may(Phase.FLIP):
                self._choose_zero()
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

    def walks(self, key: str) -> bool:
        return super().walks(key) and not self._draws()

    def _first_notebook(self) -> int | None:
        """At the end of a round the knocker's, if it is a computer player."""
        assert self._view is not None
        assert self._facts is not None
        knocker = self._view.knocker
        if knocker is not None and self._facts.players[knocker].kind is Kind.COMPUTER:
            return knocker
        return super()._first_notebook()

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
        elif self._may(Phase.FLIP):
            self._turn_zero()
        else:
            return False
        return True

    # -------------------------------------------------------------- a zero, by keys

    def _zeros(self) -> list[Key]:
        return [own(card.card) for card in self._in_order() if not card.front]

    def _choose_zero(self) -> None:
        """The only one is turned; of several the keys go to the next one."""
        zeros = self._zeros()
        if len(zeros) == 1:
            self.pressed(zeros[0])
        else:
            self._step_along(zeros, 1)

    def _turn_zero(self) -> None:
        """The one that the keys are at; they go there first."""
        zeros = self._zeros()
        if self._focused in zeros:
            self.pressed(self._focused)
        else:
            self._step_along(zeros, 1)

    def rested(self) -> None:
        super().rested()
        zeros = self._zeros() if self._may(Phase.FLIP) else []
        match self._focused:
            case ("own", int()) if zeros and self._focused not in zeros:
                # Whoever goes by key would stand on a card that cannot be turned.
                self._host.focus(zeros[0])

    # ---------------------------------------------------------------- cards, by keys

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
