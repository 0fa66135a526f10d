"""The looker's hands at a turn game: presses, keys and drags become an intent or an action. The
match decides what is legal."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic

from quando_desktop.engine.players import Kind
from quando_desktop.table.parts.scenery import NOTEBOOK
from quando_desktop.table.scene.ease import out_back
from quando_desktop.table.scene.tableau import Cue, Key, Passage
from quando_desktop.table.turn.hints import Hints
from quando_desktop.table.turn.state import TurnState, View

LIFT = Cue(120, ease=out_back)
"""The motion of a card that is chosen or put back."""
ARROWS = ("Left", "Right", "Up", "Down")


class Hands(ABC, Generic[View]):
    """The hands at one game's table. Controls and keys that all tables have never come here."""

    def __init__(self, state: TurnState[View], hints: Hints[View]) -> None:
        self._state, self._hints, self._host = state, hints, state.host

    @abstractmethod
    def press(self, key: Key) -> None:
        """Handles a press of one of the game's own controls."""

    def touch(self, key: Key | None) -> None:
        """Notes a press of any control, the game's or another one; None for a key of the
        keyboard."""

    def come_to(self, key: Key) -> None:
        """Notes that the keys have come to this control."""

    def double(self, key: Key) -> bool:
        """Handles a second press in a row, of which the first was told as a press; False if it is
        just another press."""
        return False

    def type(self, key: str) -> bool:
        """Handles a key by its name (see `table.scene.keys`); False if it means nothing here."""
        return False

    def walks(self, key: str) -> bool:
        """Whether this key only walks along the cards now: then it repeats as long as it is
        down."""
        return key in ARROWS

    def is_usable(self, key: Key) -> bool:
        """Whether a press of one of the game's own controls would do something now."""
        return self._host.may_act

    def tried(self) -> list[Key]:
        """The pieces that shake where the match says no."""
        return []

    def put_back(self) -> None:
        """Puts back everything that was chosen."""

    def drag(self, key: Key, x: float, y: float) -> None:
        """Handles a movable control under the pointer, its middle here in units."""

    def drop(self, key: Key, x: float, y: float) -> None:
        """Handles a movable control that is let go here."""

    def lead(self) -> None:
        """Leads the keys to what the looker has to choose from, where they go by keys and are
        somewhere else."""

    # ------------------------------------------------------------------------ holding

    def hold_key(self) -> tuple[str, Key] | None:
        """A key that can be held, and the control it stands for."""
        return None

    def holds(self, key: Key) -> bool:
        """Whether this control wants to be held rather than pressed."""
        return False

    def hold(self, key: Key, part: float) -> None:
        """Handles a control that is held for so much of the time that it takes; 0 when it was let
        go too early."""

    # ---------------------------------------------------------------- what hands share

    def refuse(self, words: str) -> None:
        """Says why something cannot be done."""
        self._state.toast.show(words, self.tried())

    def _press_too(self, key: Key) -> None:
        """Handles something that stands for a press of this control."""
        self.touch(key)
        self._state.toast.hush()
        self.press(key)

    def first_notebook(self) -> int | None:
        """The seat whose notebook is the first on the score sheet, or will be there: a key opens
        it at the end of a round."""
        keys = [control.key for control in self._state.controls]
        shown = [key[1] for key in keys if isinstance(key, tuple) and key[0] == NOTEBOOK]
        players = enumerate(self._state.facts.players)
        kept = [seat for seat, each in players if each.kind is Kind.COMPUTER]
        return next(iter([*shown, *kept]), None)

    def _step_along(self, cards: Sequence[Key], way: int, here: Key | None = None) -> Key | None:
        """Moves the focus along a row of cards, from where it is or else from `here`. Gives the
        card that has it then."""
        if not cards:
            return None
        focused = self._state.focused
        here = focused if focused in cards else here
        if here in cards:
            at = (cards.index(here) + way) % len(cards)
        else:
            at = 0 if way > 0 else len(cards) - 1
        self._host.focus(cards[at])
        return cards[at]

    def lift(self) -> None:
        """Shows what is chosen now."""
        self._host.refresh(Passage(usual=LIFT))
