"""The hands at a Quando table: choosing cards, drawing, knocking, passing, turning a zero."""

from __future__ import annotations

from quando_desktop.engine.players import Kind
from quando_desktop.games.quando.rules.actions import Call, Draw, Flip, Phase, Play
from quando_desktop.games.quando.rules.view import OwnCard, QuandoView
from quando_desktop.games.quando.settings import CONFIRM_DRAW, KnockBy
from quando_desktop.games.quando.table import scenery
from quando_desktop.games.quando.table.choice import is_set, laid, open_cards
from quando_desktop.games.quando.table.intent import QuandoIntent, knocks_by
from quando_desktop.games.quando.table.scenery import CLOSE_LOOK, HIDDEN, KNOB, LOOK, SHOWN, Pull
from quando_desktop.games.quando.text import guide as text_guide
from quando_desktop.games.quando.text import looking as text_looking
from quando_desktop.games.quando.text import refusals as text_refusals
from quando_desktop.games.quando.text import spoken as text_spoken
from quando_desktop.games.quando.text import table as text
from quando_desktop.settings.settings import Sorting
from quando_desktop.table.audio.sounds import Sound
from quando_desktop.table.parts import scenery as common
from quando_desktop.table.parts.scenery import own
from quando_desktop.table.scene.tableau import Key, Passage
from quando_desktop.table.turn.hands import Hands
from quando_desktop.table.turn.hints import Hints
from quando_desktop.table.turn.state import AT_ONCE, TurnState

FAR_ENOUGH = 60.0
"""The way that a card which is drawn has to be pulled."""


class QuandoHands(Hands[QuandoView]):
    """Turns what the looker does into actions."""

    def __init__(
        self, state: TurnState[QuandoView], hints: Hints[QuandoView], intent: QuandoIntent
    ) -> None:
        super().__init__(state, hints)
        self.intent = intent

    # ---------------------------------------------------------- pressing and keys

    def touch(self, key: Key | None) -> None:
        if key is not None and self.intent.armed is not None and key != self.intent.armed:
            self.intent.armed = None
            self._host.refresh()
        if key is not None and self.intent.opened not in (None, key):
            self._look_at(None)

    def come_to(self, key: Key) -> None:
        # Whoever has gone on does not want it any more, and the key that plays would do it.
        if key != self.intent.armed:
            self.intent.armed = None

    def press(self, key: Key) -> None:
        match key:
            case (common.OWN, int(card)):
                self._press_card(card)
            case scenery.PLAY:
                self._play()
            case scenery.PASS:
                self._host.submit(Call.PASS)
            case scenery.SHOWN:
                self._host.submit(Draw.SHOWN)
            case scenery.HIDDEN:
                self._turn_over()
            case scenery.KNOB:
                self._arm()
            case scenery.DRAW_PILE:
                self._draw_too_early()
            case scenery.DISCARD_PILE | common.OWN_SEAT | (scenery.SEAT, int()):
                self._look_at(None if self.intent.opened == key else key)

    def double(self, key: Key) -> bool:
        """A card pressed twice is played, with the others that are chosen."""
        match key:
            case (common.OWN, int(card)) if self._may(Phase.PLAY):
                self.intent.chosen.add(card)
                if not is_set(self._fronts()):
                    self.intent.chosen = {card}
                self._play()
                return True
        return False

    def _press_card(self, card: int) -> None:
        if self._may(Phase.FLIP):
            place = self._place(card)
            if self._state.view.hand[place].front:
                self.refuse(text_refusals.choose_a_zero())
            else:
                self._host.submit(Flip(place))
            return
        if not self._may(Phase.PLAY):
            return
        taken = card in self.intent.chosen
        (self.intent.chosen.discard if taken else self.intent.chosen.add)(card)
        self._host.sound(Sound.BACK if taken else Sound.SELECT)
        self.lift()
        self._say_choice()

    def _say_choice(self) -> None:
        """Tells a screen reader what is chosen now."""
        self._host.say(self._choice())

    def _choice(self) -> str:
        held = [card.front for card in self._in_order() if card.card not in self.intent.chosen]
        alone = not self._state.facts.is_shared
        return text_spoken.chosen(sorted(self._fronts()), held if alone else None)

    def proposal(self) -> str:
        """What the looker is about to do, for people who do not see it; nothing if that is nothing
        yet."""
        if self.intent.armed is not None:
            return text.press_again() if self.intent.armed == KNOB else text.press_again_to_turn()
        return self._choice() if self.intent.chosen else ""

    def _play(self) -> None:
        if not self._may(Phase.PLAY):
            return
        fronts = self._fronts()
        if not is_set(fronts):
            self.refuse(text_refusals.explain(self._state.view, fronts))
            return
        by_hand = self._host.settings.sorting is not Sorting.VALUE
        cards = laid(self._chosen_cards(), as_they_lie=by_hand)
        self._host.submit(Play(tuple(self._place(card.card) for card in cards)))

    def _turn_over(self) -> None:
        asks = self._host.settings[CONFIRM_DRAW] or self._host.is_heard
        sure = not asks or self.intent.armed == HIDDEN
        if sure or self._state.view.draw[0].down is not None:
            self.intent.armed = None
            self._host.submit(Draw.HIDDEN)
        else:
            self.intent.armed = HIDDEN
            self._host.say(text.press_again_to_turn())
            self._host.refresh()

    def _look_at(self, key: Key | None) -> None:
        """Opens a closer look at this control, or closes the one that is open."""
        was, self.intent.opened = self.intent.opened, key
        if key is None:
            self._host.sound(Sound.BACK)
        else:
            self._host.sound(Sound.SELECT)
            self._host.say(self._aloud(key))
        self._host.refresh()
        if key is None and was is not None and self._state.focused in (LOOK, CLOSE_LOOK):
            self._host.focus(was)

    def _aloud(self, key: Key) -> str:
        """What is seen there, for people who do not see it. Their own total is theirs alone."""
        state = self._state
        view, facts, names = state.view, state.facts, state.names
        if key == scenery.DISCARD_PILE:
            return text_looking.discard_pile(view).aloud()
        seat = key[1] if isinstance(key, tuple) else view.seat
        page = text_looking.seat(view, seat, names[seat], view.scores[seat], facts.points)
        if seat == view.seat and facts.is_shared:
            page = page._replace(lines=page.lines[:-1])
        return page.aloud()

    def _draw_too_early(self) -> None:
        """Whoever has to draw sees no pile, but its open card."""
        if self._may(Phase.PLAY):
            self.refuse(text_guide.first_play())
        else:
            self.refuse(text_refusals.explain(self._state.view, (), self._state.names))

    def _arm(self) -> None:
        """The first press arms the knock, the second one knocks."""
        if not self._may_knock():
            # The match knows why not.
            self._host.submit(Call.KNOCK)
        elif self.intent.armed == KNOB:
            self.intent.armed = None
            self._host.submit(Call.KNOCK)
        else:
            self.intent.armed = KNOB
            self._host.say(text.press_again())
            self._host.refresh()

    def _may(self, phase: Phase) -> bool:
        return self._host.may_act and self._state.view.phase is phase

    def _draws(self) -> bool:
        return self._may(Phase.DRAW) or self._may(Phase.PENALTY_DRAW)

    def _may_knock(self) -> bool:
        return self._may(Phase.PLAY) and self._state.view.call is Call.KNOCK

    # -------------------------------------------------------------- near and far

    def holds(self, key: Key) -> bool:
        by_holding = knocks_by(self._host) is KnockBy.HOLD
        return key == KNOB and by_holding and self._may_knock() and self.intent.armed != KNOB

    def hold(self, key: Key, part: float) -> None:
        self._state.toast.words = ""
        self.intent.held = part
        if part >= 1.0:
            self.intent.held = 0.0
            self._host.submit(Call.KNOCK)
            return
        if not part:
            self._host.say(text_spoken.hold_longer())
        self._host.refresh(Passage(usual=AT_ONCE))

    def hold_key(self) -> tuple[str, Key] | None:
        return "K", KNOB

    def drag(self, key: Key, x: float, y: float) -> None:
        match key:
            case (common.OWN, int(card)):
                self.intent.armed = None
                along = self._along(card)
                if not along and not self._state.is_out_of_hand(y):
                    # Along the hand the others make room for it.
                    self._state.order.move(card, x, y)
                self._state.follow(card, x, y, along)
            case scenery.SHOWN | scenery.HIDDEN if self._draws() and key in self._state.boxes:
                box = self._state.boxes[key]
                rest = box.left + box.width / 2, box.top + box.height / 2
                self.intent.pull = Pull(key, x - rest[0], y - rest[1])
                self._host.refresh(Passage(usual=AT_ONCE))

    def _along(self, card: int) -> list[int]:
        """The chosen cards that go with one that is dragged."""
        if not self._may(Phase.PLAY):
            return []
        fits = card in self.intent.chosen or is_set([*self._fronts(), self._front(card)])
        return [each.card for each in self._chosen_cards() if fits and each.card != card]

    def drop(self, key: Key, x: float, y: float) -> None:
        self._state.drag = None
        pull, self.intent.pull = self.intent.pull, None
        match key:
            case scenery.SHOWN | scenery.HIDDEN if pull is not None:
                side = self._meant(pull, y)
                if side is not None:
                    self._press_too(side)
            case (common.OWN, int(card)) if self._state.is_out_of_hand(y) and self._may(Phase.PLAY):
                self.intent.chosen = {card, *self._along(card)}
                self._play()
        self._host.refresh()

    def _meant(self, pull: Pull, y: float) -> Key | None:
        """Either side goes to the hand; the shown one also parts from the other or is laid over
        it."""
        if pull.y >= FAR_ENOUGH and not self._state.is_out_of_hand(y):
            return pull.side
        if pull.side == SHOWN and abs(pull.x) >= FAR_ENOUGH:
            return SHOWN if pull.x < 0 else HIDDEN
        return None

    def put_back(self) -> None:
        if self.intent.chosen or self.intent.armed:
            self._state.forget()
            self._host.sound(Sound.BACK)
            self.lift()
            self._say_choice()

    def is_usable(self, key: Key) -> bool:
        match key:
            case (common.OWN, int()):
                return self._may(Phase.PLAY) or (self._may(Phase.FLIP) and key in self._zeros())
            case scenery.KNOB:
                return self._may_knock()
            case scenery.SHOWN | scenery.HIDDEN:
                return self._draws()
            case scenery.DRAW_PILE:
                return False
        return _tells_more(key) or super().is_usable(key)

    def tried(self) -> list[Key]:
        return [own(card) for card in self.intent.chosen]

    def type(self, key: str) -> bool:
        """Keys of the table; what they mean depends on what has to be done."""
        match key:
            case "Left" | "Right" if self._draws():
                # They only lead there: nothing is taken before somebody says so.
                self._host.focus(SHOWN if key == "Left" else HIDDEN)
            case "Left" | "Right":
                cards = (
                    self._zeros() if self._may(Phase.FLIP) else map(own, self._state.order.cards)
                )
                self._step_along([*cards], -1 if key == "Left" else 1)
            case "0" if self._may(Phase.FLIP):
                self._choose_zero()
            case "Return":
                return self._enter()
            case "Escape":
                return self._escape()
            case "P" if self._may(Phase.PLAY):
                # The match knows why not.
                self._host.submit(Call.PASS)
            case "K":
                self._arm()
            case "D":
                self._press_too(scenery.DISCARD_PILE)
            case _ if key.isdigit() or key == "10":
                return self._choose_number(int(key))
            case _:
                return False
        return True

    def first_notebook(self) -> int | None:
        """At the end of a round the knocker's, if it is a computer player."""
        knocker = self._state.view.knocker
        if knocker is not None and self._state.facts.players[knocker].kind is Kind.COMPUTER:
            return knocker
        return super().first_notebook()

    def _escape(self) -> bool:
        """One thing after the other, what covers the others first."""
        if self.intent.opened is not None:
            self._look_at(None)
        elif self._hints.is_shown and not self.intent.armed:
            self._hints.close()
        elif self.intent.chosen or self.intent.armed:
            self._state.forget()
            self.lift()
            self._say_choice()
        else:
            return False
        return True

    def _enter(self) -> bool:
        if self.intent.armed == KNOB:
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
            self._press_too(zeros[0])
        else:
            self._step_along(zeros, 1)

    def _turn_zero(self) -> None:
        """The one that the keys are at; they go there first."""
        zeros = self._zeros()
        if self._state.focused in zeros:
            self._press_too(self._state.focused)
        else:
            self._step_along(zeros, 1)

    def lead(self) -> None:
        """Whoever goes by key would stand on a card that cannot be turned, or beside the choice
        between two sides."""
        choices = self._zeros() if self._may(Phase.FLIP) else []
        if self._draws():
            choices = [SHOWN, HIDDEN]
        if choices and self._state.focused not in choices:
            self._host.focus(choices[0])

    # ---------------------------------------------------------------- cards, by keys

    def _choose_number(self, number: int) -> bool:
        """A digit chooses the next card with that number, one that fits the chosen ones if there
        is one, or puts all of them back. 0 also stands for 10."""
        if not self._may(Phase.PLAY):
            return False
        self.intent.armed = None
        numbers = (0, 10) if number == 0 else (number,)
        cards = [card.card for card in self._in_order() if card.front in numbers]
        if not cards:
            self._host.say(text_spoken.holds_none(number))
            return True
        free = [card for card in cards if card not in self.intent.chosen]
        fitting = open_cards(self._state.view, self.intent.chosen)
        if free:
            self.intent.chosen.add(next((card for card in free if card in fitting), free[0]))
        else:
            self.intent.chosen -= {*cards}
        self._host.sound(Sound.SELECT if free else Sound.BACK)
        self.lift()
        self._say_choice()
        return True

    # ------------------------------------------------------------------- the hand

    def _in_order(self) -> list[OwnCard]:
        cards = {card.card: card for card in self._state.view.hand}
        return [cards[card] for card in self._state.order.cards]

    def _chosen_cards(self) -> list[OwnCard]:
        return [card for card in self._in_order() if card.card in self.intent.chosen]

    def _fronts(self) -> list[int]:
        return [card.front for card in self._chosen_cards()]

    def _front(self, card: int) -> int:
        return self._state.view.hand[self._place(card)].front

    def _place(self, card: int) -> int:
        """The place of this card in the match, which sorts the hand by the fronts."""
        return next(place for place, held in enumerate(self._state.view.hand) if held.card == card)


def _tells_more(key: Key) -> bool:
    """Whether this can be looked at more closely at any time, or closes such a look."""
    is_seat = isinstance(key, tuple) and key[0] == scenery.SEAT
    return is_seat or key in (scenery.DISCARD_PILE, common.OWN_SEAT, CLOSE_LOOK)
