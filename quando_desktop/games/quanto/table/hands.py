"""The hands at a Quanto table: what is pressed, typed and dragged becomes a choice."""

from __future__ import annotations

from quando_desktop.games.quanto.rules.actions import Decline, Phase
from quando_desktop.games.quanto.rules.view import QuantoView
from quando_desktop.games.quanto.table import scenery
from quando_desktop.games.quanto.table.choosing.chooser import Chooser
from quando_desktop.games.quanto.table.intent import Offers, QuantoIntent
from quando_desktop.games.quanto.table.scenery import CAPS, quanto_of, shown_in_display
from quando_desktop.games.quanto.text import spoken
from quando_desktop.table.scene.tableau import Key
from quando_desktop.table.turn.hands import Hands
from quando_desktop.table.turn.hints import Hints
from quando_desktop.table.turn.state import TurnState

KINDS = {cap: kind for kind, cap in CAPS.items()}
"""The uses of a card, by their keys."""


class QuantoHands(Hands[QuantoView]):
    """Turns what the looker does into choices and actions."""

    def __init__(
        self,
        state: TurnState[QuantoView],
        hints: Hints[QuantoView],
        intent: QuantoIntent,
        offers: Offers,
        chooser: Chooser,
    ) -> None:
        super().__init__(state, hints)
        self.intent = intent
        self._offers, self._chooser = offers, chooser

    # ---------------------------------------------------------------------- pressing

    def touch(self, key: Key | None) -> None:
        self.intent.wrong = None

    def press(self, key: Key) -> None:
        match key:
            case (scenery.OWN, int()) | (scenery.TURNED_UP, int()):
                self._chooser.press_card(key)
            case (scenery.DISPLAY, int(card)):
                self._chooser.press_display(card)
            case (scenery.QUANTO, int(seat)):
                self._chooser.press_quanto(seat)
            case (scenery.VALUE, int(number)):
                self._chooser.take_number(number)
            case scenery.SKIP:
                self._chooser.skip()
            case scenery.KEEP | scenery.OFFER:
                self._chooser.do()
            case scenery.DECLINE:
                self._chooser.submit(Decline())
            case scenery.SILENT:
                self._host.be_silent()
            case scenery.SPEAK:
                self._chooser.speak()
            case scenery.SUMS:
                self._chooser.ask_sums()
            case (scenery.WAY, *_):
                self._chooser.press_use(key)

    def double(self, key: Key) -> bool:
        """A card pressed twice does the largest thing that it can."""
        match key:
            case (scenery.OWN, int()) | (scenery.TURNED_UP, int()) if self._chooser.can_choose(key):
                self.touch(key)
                self._chooser.choose(key)
                self._chooser.do()
                return True
        return False

    def put_back(self) -> None:
        if not self.intent.is_empty:
            self._chooser.put_back()

    def is_usable(self, key: Key) -> bool:
        match key:
            case (scenery.OWN, int()) | (scenery.TURNED_UP, int()):
                return key == self.intent.card or self._chooser.can_choose(key)
            case (scenery.DISPLAY, int(card)):
                return self._chooser.acts and card in self._wanted()
            case (scenery.QUANTO, int()):
                return self._chooser.acts and self.intent.choice is not None
            case scenery.SILENT | scenery.SPEAK:
                return True
        return super().is_usable(key)

    def tried(self) -> list[Key]:
        return self.intent.tried

    # ---------------------------------------------------------------------- dragging

    def drag(self, key: Key, x: float, y: float) -> None:
        match key:
            case (scenery.OWN, int(card)):
                self._state.follow(card, x, y)

    def drop(self, key: Key, x: float, y: float) -> None:
        """In the hand a card goes to another place, out of it to what it is dropped on."""
        self._state.toast.hush()
        under, self._state.drag = self._under(x, y), None
        is_out = self._state.is_out_of_hand(y) or under == quanto_of(self._state.view.seat)
        if is_out and self._chooser.can_choose(key):
            self._chooser.drop(key, under)
        elif not is_out and isinstance(key, tuple):
            self._state.order.move(key[1], x, y)
        self._host.refresh()

    def _under(self, x: float, y: float) -> Key | None:
        """The topmost control at this place."""
        found = [control.key for control in self._state.controls if control.box.holds(x, y)]
        return found[-1] if found else None

    # -------------------------------------------------------------------------- keys

    def type(self, key: str) -> bool:
        """Keys of the table; what they mean depends on what has to be done."""
        chooser, means_something = self._chooser, True
        match key:
            case "Left" | "Right":
                self._go_along(1 if key == "Right" else -1)
            case "Up" | "Down":
                self._go_across(up=key == "Up")
            case "Return" | "Space":
                means_something = self._enter()
            case "Escape":
                means_something = self._escape()
            case "N":
                means_something = chooser.skip()
            case "O":
                means_something = chooser.speak()
            case scenery.SHOWS:
                means_something = chooser.ask_sums()
            case "V":
                means_something = chooser.next_number()
            case _ if key in KINDS:
                means_something = chooser.turn_to_kind(KINDS[key])
            case _:
                means_something = key.isdigit() and self._choose_place(int(key))
        return means_something

    def _go_along(self, way: int) -> None:
        """Along the cards to choose from, choosing them, or along the display."""
        display = [shown_in_display(card) for card in self._display()]
        if self._state.focused in display:
            self._step_along(display, way)
            return
        chosen = self.intent.card
        here = self._step_along(self._chooser.sources(), way, chosen)
        if here is not None and here != chosen and self._chooser.can_choose(here):
            self._chooser.press_card(here)

    def _go_across(self, *, up: bool) -> None:
        """From the hand to the display and back."""
        display = self._display()
        if not up:
            cards, chosen = self._chooser.sources(), self.intent.card
            if cards:
                self._host.focus(chosen if chosen in cards else cards[0])
        elif display:
            wanted = self._wanted()
            first = next((card for card in display if card in wanted), display[0])
            self._host.focus(shown_in_display(first))

    def _display(self) -> list[int]:
        """The cards of the display as they lie now."""
        return [*(self.intent.arranged or (card.card for card in self._state.view.display))]

    def _wanted(self) -> list[int]:
        """The cards of the display that go along with the chosen one, or could."""
        choice = self.intent.choice
        if choice is None:
            return self._display() if self._chooser.plays else []
        return choice.rest if self.intent.asks_bonus else [*choice.marked, *choice.open_cards]

    def _enter(self) -> bool:
        """Do what is chosen; the card that the keys are at is chosen first."""
        if not self._chooser.acts:
            return False
        focused = self._state.focused
        match focused:
            case (scenery.OWN, int()) | (scenery.TURNED_UP, int()) if focused != self.intent.card:
                self._chooser.press_card(focused)
            case (scenery.DISPLAY, int(card)) if self.intent.asks_bonus:
                self._chooser.press_display(card)
            case _:
                self._chooser.do()
        return True

    def _choose_place(self, place: int) -> bool:
        """A digit chooses the card at this place, from the left, or puts it back."""
        cards = self._chooser.sources()
        if not self._chooser.acts:
            return False
        if 1 <= place <= len(cards):
            self._chooser.press_card(cards[place - 1])
        else:
            self._host.say(spoken.no_card_at(place))
        return True

    def _escape(self) -> bool:
        """One thing after the other, what covers the others first."""
        if self._hints.is_shown:
            self._hints.close()
        elif self._offers.are_due:
            self._host.be_silent()
        elif self._chooser.acts and self._state.view.phase is Phase.ANSWER:
            self._chooser.submit(Decline())
        elif self.intent.asks_bonus:
            self.intent.asks_bonus = False
            self.lift()
        elif not self.intent.is_empty:
            self._chooser.put_back()
        else:
            return False
        return True
