"""The hands of whoever sits at a Quanto table: keys, and cards that are dragged."""

from __future__ import annotations

from quando_desktop.games.quanto.rules.actions import Decline, Phase
from quando_desktop.games.quanto.rules.effects import UseKind
from quando_desktop.games.quanto.table import scenery
from quando_desktop.games.quanto.table.acting import Acting
from quando_desktop.games.quanto.table.scenery import CAPS, quanto_of, shown_in_display
from quando_desktop.table.audio.sounds import Sound
from quando_desktop.table.parts.desk import LIFT
from quando_desktop.table.scene.tableau import Key, Passage

WAYS = ("Left", "Right", "Up", "Down")
KINDS = {cap: kind for kind, cap in CAPS.items()}
"""What can be done with a card, by its key."""


class QuantoTable(Acting):
    """One looker's table."""

    # ------------------------------------------------------------------------- keys

    def typed(self, key: str) -> bool:
        """Keys of the table; what they mean depends on what has to be done."""
        self._quiet()
        self._wrong = None
        if self._is_over():
            return self._typed_at_the_end(key)
        if key in WAYS:
            self._go(key)
            return True
        if key in KINDS:
            return self._turn_to_kind(KINDS[key])
        if key.isdigit():
            return self._choose_place(int(key))
        does = {
            "Return": self._enter,
            "Space": self._enter,
            "Escape": self._escape,
            "H": self._ask,
            "N": self._skip,
            "O": self._speak,
            "S": self._sort_otherwise,
            "V": self._next_number,
        }.get(key)
        return does is not None and does()

    def _ask(self) -> bool:
        self.hint()
        return True

    def _sort_otherwise(self) -> bool:
        self._host.next_sorting()
        return True

    def _go(self, key: str) -> None:
        if key in ("Left", "Right"):
            self._go_along(1 if key == "Right" else -1)
        else:
            self._go_across(up=key == "Up")

    def _go_along(self, way: int) -> None:
        """Along the cards to choose from, choosing them, or along the display."""
        assert self._view is not None
        display = [shown_in_display(card.card) for card in self._view.display]
        if self._focused in display:
            self._step_along(display, way)
            return
        here = self._step_along(self._sources(), way, self._card)
        if here is not None and here != self._card and self._can_choose(here):
            self._press_card(here)

    def _go_across(self, *, up: bool) -> None:
        """From the hand to the display and back."""
        assert self._view is not None
        display = [card.card for card in self._view.display]
        if not up:
            cards = self._sources()
            if cards:
                self._host.focus(self._card if self._card in cards else cards[0])
        elif display:
            choice = self._choice
            wanted = [] if choice is None else [*choice.marked, *choice.open_cards]
            if self._asks_bonus and choice is not None:
                wanted = choice.rest
            first = next((card for card in display if card in wanted), display[0])
            self._host.focus(shown_in_display(first))

    def _enter(self) -> bool:
        """Do what is chosen; the card that the keys are at is chosen first."""
        if not self._acts():
            return False
        match self._focused:
            case (scenery.OWN, int()) | (scenery.TURNED_UP, int()) if self._focused != self._card:
                self._press_card(self._focused)
            case (scenery.DISPLAY, int(card)) if self._asks_bonus:
                self._press_display(card)
            case _:
                self._do()
        return True

    def _choose_place(self, place: int) -> bool:
        """A digit chooses the card at this place, from the left, or puts it back."""
        cards = self._sources()
        if not self._acts() or not 1 <= place <= len(cards):
            return False
        self._press_card(cards[place - 1])
        return True

    def _escape(self) -> bool:
        """One thing after the other, what covers the others first."""
        assert self._view is not None
        if self._is_hinted():
            self._close_hint()
        elif self._wishes() and not self._is_own(self._view):
            self._host.be_silent()
        elif self._acts() and self._view.phase is Phase.ANSWER:
            self._submit(Decline())
        elif self._asks_bonus:
            self._asks_bonus = False
            self._host.refresh(Passage(usual=LIFT))
        elif self._card is not None:
            self._put_back()
            self._host.refresh(Passage(usual=LIFT))
        else:
            return False
        return True

    # ------------------------------------------------------------------- by the pointer

    def put_back(self) -> None:
        self._quiet()
        if self._card is not None:
            self._put_back()
            self._host.sound(Sound.BACK)
            self._host.refresh(Passage(usual=LIFT))

    def held(self, key: Key, part: float) -> None:
        """Nothing is held here."""

    def dragged(self, key: Key, x: float, y: float) -> None:
        match key:
            case (scenery.OWN, int(card)):
                self._follow(card, x, y)

    def dropped(self, key: Key, x: float, y: float) -> None:
        """A card that is dropped on something does with it what it can; dropped on the table, the
        one thing that it can do, or it is chosen. In the hand it goes to another place."""
        self._quiet()
        under, self._drag = self._under(x, y), None
        is_out = self._is_far(y) or under == quanto_of(self._seat())
        if is_out and self._can_choose(key):
            self._choose(key)
            if self._aim(under):
                self._do()
            elif not self._toast:
                self._say_what()
        elif not is_out and isinstance(key, tuple):
            self._move(key[1], x)
        self._host.refresh()

    def _seat(self) -> int:
        assert self._view is not None
        return self._view.seat

    def _under(self, x: float, y: float) -> Key | None:
        """The topmost control at this place."""
        found = [control.key for control in self._controls if control.box.holds(x, y)]
        return found[-1] if found else None

    def _aim(self, at: Key | None) -> bool:
        """Turns the choice to what the card was dropped on; whether it is clear what is meant."""
        choice = self._choice
        if choice is None:
            # Between partners there is only one thing to do.
            return True
        match at:
            case (scenery.DISPLAY, int(card)):
                return choice.aim(card)
            case (scenery.QUANTO, int(seat)):
                uses = [use for use in self._uses_of_quanto(seat) if use in choice.uses]
                if not uses:
                    self._refuse(self._excuses().no_use_of_quanto(choice, seat))
                    return False
                choice.turn_to(uses[0])
                return True
        return len(choice.uses) == 1 and choice.use.kind is UseKind.DISCARD
