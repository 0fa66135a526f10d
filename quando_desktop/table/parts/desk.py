"""Acting at any table: what all games have a control or a key for, and asking for a hint."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from quando_desktop.bots.bot import Advice
from quando_desktop.engine.players import Kind
from quando_desktop.settings.settings import Sorting
from quando_desktop.table.pages.turn_table import Command, Notebook
from quando_desktop.table.parts.showing import Showing, View
from quando_desktop.table.parts.shown import GEAR, HOME, MENU, NEXT, Drag, notebook_of, own
from quando_desktop.table.scene.ease import out_back
from quando_desktop.table.scene.tableau import Cue, Key, Passage
from quando_desktop.table.text import words as common

LIFT = Cue(120, ease=out_back)
AT_ONCE, BEHIND = Cue(0), Cue(90)
HAND_ZONE = 330.0
"""From the lower edge up: a card dropped there stays in the hand."""
COMMANDS: dict[Key, Command] = {
    MENU: Command.MENU,
    GEAR: Command.SETTINGS,
    HOME: Command.HOME,
}


class Desk(Showing[View]):
    """One looker's table, as far as all games have it."""

    @abstractmethod
    def _press(self, key: Key) -> None:
        """A control that only this game has."""

    @abstractmethod
    def _hint_in_words(self, advice: Advice) -> str: ...

    # ---------------------------------------------------------------------- pressing

    def pressed(self, key: Key) -> None:
        self._quiet()
        match key:
            case "menu" | "gear" | "home":
                self._host.command(COMMANDS[key])
            case "next":
                over = self._facts is not None and bool(self._facts.winners)
                self._host.command(Command.REMATCH if over else Command.NEXT_ROUND)
            case "undo":
                self._host.undo()
            case "hint" | "close hint":
                self.hint()
            case ("notebook", int(seat)):
                self._host.command(Notebook(seat))
            case _:
                self._press(key)

    def pointed(self, key: Key | None) -> None:
        if key != self._pointed:
            self._pointed = key
            self._host.refresh(Passage(usual=LIFT))

    def focused(self, key: Key | None) -> None:
        if key != self._focused:
            self._focused = key
            self._host.refresh(Passage(usual=LIFT))

    def _follow(self, card: int, x: float, y: float, along: Sequence[int] = ()) -> None:
        """An own card goes with the pointer, and others right behind it."""
        started = self._drag is None
        self._drag = Drag(card, x, y, tuple(along))
        cues: dict[Key, Cue] = {own(other): BEHIND for other in along}
        if not started:
            cues[own(card)] = AT_ONCE
        self._host.refresh(Passage(cues=cues, usual=Cue(140)))

    def _is_far(self, y: float) -> bool:
        return y < self._height - HAND_ZONE

    def _move(self, card: int, x: float) -> None:
        """The card goes to the place in the hand where it is held: from now on by hand."""
        others = [other for other in self._order if other != card]
        places = self._host.places([own(other) for other in others])
        others.insert(sum(place < x for place in places), card)
        if others != self._order:
            self._order = others
            if self._host.settings.sorting is not Sorting.HAND:
                self._host.keep_sorting_by_hand()

    def _typed_at_the_end(self, key: str) -> bool:
        """Keys of the score sheet."""
        assert self._facts is not None
        match key:
            case "Return":
                self.pressed(NEXT)
            case "Escape" if self._facts.winners:
                self.pressed(HOME)
            case "N" if (seat := self._first_notebook()) is not None:
                self.pressed(notebook_of(seat))
            case _:
                return False
        return True

    def _first_notebook(self) -> int | None:
        """Whose notebook the key opens: that of the first computer player."""
        assert self._facts is not None
        players = enumerate(self._facts.players)
        return next((seat for seat, each in players if each.kind is Kind.COMPUTER), None)

    def _step_along(self, cards: Sequence[Key], way: int, here: Key | None = None) -> Key | None:
        """The keys go along a row of cards: from where they are, or else from here. Gives the card
        that they are at then."""
        if not cards:
            return None
        here = self._focused if self._focused in cards else here
        if here in cards:
            at = (cards.index(here) + way) % len(cards)
        else:
            at = 0 if way > 0 else len(cards) - 1
        self._host.focus(cards[at])
        return cards[at]

    # ------------------------------------------------------------------------ hints

    def _is_hinted(self) -> bool:
        return self._view is not None and self._host.may_act and self._hints.is_open(self._view)

    def hint(self) -> None:
        """Opens a hint, or closes the one that is there."""
        assert self._view is not None
        if not self._host.may_act:
            self._say_no(common.only_on_your_turn())
        elif self._is_hinted():
            self._close_hint()
        else:
            self._hints.open(self._view)
            self._host.refresh()
            known = self._hints.advice(self._view)
            if known is None:
                self._host.ask_advice()
            else:
                self._host.say(self._hint_in_words(known))

    def _close_hint(self) -> None:
        self._hints.close()
        self._host.refresh()

    def advised(self, advice: Advice) -> None:
        if self._view is None:
            return
        known = self._hints.take(self._view, advice)
        self._host.refresh()
        if self._is_hinted():
            self._host.say(self._hint_in_words(known))
