"""The hands of all who sit at a table of 7 ate 9: keys, mouse and touch."""

from __future__ import annotations

from quando_desktop.controller.live.step import LivePhase
from quando_desktop.engine.contract import Refusal
from quando_desktop.games.seven_ate_nine.rules.actions import Draw, Play
from quando_desktop.games.seven_ate_nine.table.showing import ONE
from quando_desktop.games.seven_ate_nine.table.shown import Cap, own, stack_of
from quando_desktop.games.seven_ate_nine.table.telling import SevenTelling
from quando_desktop.games.seven_ate_nine.text import refusals, spoken
from quando_desktop.table.audio.sounds import Sound
from quando_desktop.table.pages.turn_table import Command
from quando_desktop.table.parts.desk import COMMANDS, LIFT
from quando_desktop.table.parts.shown import HOME, NEXT
from quando_desktop.table.scene.tableau import Key, Passage

WAYS = {Cap.LEFT: -1, Cap.RIGHT: 1}
AGAIN = "R"
"""The key that shows a game once more, or ends that."""


class SevenTable(SevenTelling):
    """Turns what the people do into intents; what becomes of them, the match decides."""

    # -------------------------------------------------------------------------- keys

    def typed(self, key: str) -> bool:
        """A key of somebody's, that of a button, or one that asks for something to be told.
        What starts and pauses a game, the page knows."""
        if key == AGAIN and self._may_watch():
            self._host.rerun()
            return True
        found = self._keyboard().find(key)
        if found is not None:
            self._tap(*found)
            return True
        if key in ("Return", "Space"):
            return self._go_on()
        if key == "Escape":
            return self._go_home()
        return key.isdigit() and self._tell_hand(int(key))

    def _may_watch(self) -> bool:
        """Whether the sheet lies there, or what it offers runs already. Taps that were still meant
        for the game do nothing."""
        return self._host.is_rerun or (self._is_over() and not self._last_look.now)

    def _tap(self, seat: int, cap: Cap) -> None:
        """The cap lights up whatever becomes of it: so everybody sees that the key arrives."""
        self._lit.put((seat, cap), None)
        drawn = self._pieces
        if self._is_live():
            self._do(seat, cap)
        if self._pieces is drawn:
            self._refresh(Passage(usual=LIFT))

    def _do(self, seat: int, cap: Cap) -> None:
        match cap:
            case Cap.LEFT | Cap.RIGHT:
                if self._aims.move(seat, self._hands()[seat], WAYS[cap]):
                    self._tell_aim(seat)
            case Cap.PLAY:
                held = self._aims.of(seat)
                if held is not None:
                    self._play(seat, held)
            case Cap.DRAW:
                self._host.intend(seat, Draw())

    def _play(self, seat: int, held: int) -> None:
        hand = self._views[seat].hand
        card = next((each.card for each in hand if each.held == held), None)
        if card is not None:
            self._host.intend(seat, Play(card, held))

    def _go_on(self) -> bool:
        """From the sheet of a game that is over. A key that was still meant for the game does
        nothing: what happened at last must be seen first."""
        if self._host.is_rerun:
            self._host.rerun()
        elif self._may_watch():
            self.pressed(NEXT)
        return self._host.is_rerun or self._is_over()

    def _go_home(self) -> bool:
        """From the last sheet of a match."""
        is_last = self._host.phase is LivePhase.MATCH_OVER and self._may_watch()
        if is_last:
            self.pressed(HOME)
        return is_last

    # ------------------------------------------------------------------- by the pointer

    def pressed(self, key: Key) -> None:
        match key:
            case "menu" | "gear" | "home":
                self._host.command(COMMANDS[key])
            case "leave":
                self._host.command(Command.HOME)
            case "next":
                over = self._host.phase is LivePhase.MATCH_OVER
                self._host.command(Command.REMATCH if over else Command.NEXT_ROUND)
            case "go":
                self._host.go()
            case "restart":
                self._host.restart()
            case "rerun":
                self._host.rerun()
            case "pause_button":
                self._host.pause()
            case ("own", int(seat), int(held)) if self._is_live():
                self._aims.point(seat, held)
                self._play(seat, held)
            case ("stack", int(seat)) if self._is_live() and seat in self._host.people:
                self._host.intend(seat, Draw())

    def pointed(self, key: Key | None) -> None:
        if key != self._pointed:
            self._pointed = key
            self._refresh(Passage(usual=LIFT))

    def focused(self, key: Key | None) -> None:
        if key != self._focused:
            self._focused = key
            self._refresh(Passage(usual=LIFT))

    # --------------------------------------------------------------------- a wrong try

    def refused(self, seat: int, refusal: Refusal) -> None:
        """What could not even be tried. After a stop everybody's last taps come too late: no word
        about these."""
        held = self._aims.of(seat)
        tried: dict[str, Key] = {"no_stack": stack_of(seat), "hand_full": stack_of(seat)}
        if held is not None:
            tried["locked_out"] = own(seat, held)
        if refusal.reason in tried:
            words = refusals.refusal(refusal, self._views[seat])
            self._announcer.tell(lambda: words)
            if refusal.reason == "hand_full":
                # Nothing else on the table says so.
                self._lines.put(ONE, words)
            self._host.sound(Sound.REFUSED)
            self._refresh(Passage(usual=LIFT))
            self._host.shake([tried[refusal.reason]])

    # ----------------------------------------------------------------- for who listens

    def _tell_aim(self, seat: int) -> None:
        """One alone hears where the keys point; several would hear nothing else."""
        held = self._aims.of(seat)
        if self._host.people == (seat,):
            hand = self._views[seat].hand
            card = next(each.card for each in hand if each.held == held)
            self._announcer.answer(spoken.aimed_at(card))

    def _tell_hand(self, number: int) -> bool:
        """The cards of the person with this number, from the left; 0 is the pile."""
        people, is_open = self._host.people, self._is_open
        if not number:
            self._announcer.answer(spoken.pile(self._view.top))
        elif number <= len(people) and is_open:
            seat = people[number - 1]
            kinds = [card.card for card in self._views[seat].hand]
            alone = len(people) == 1
            words = spoken.own_hand(kinds) if alone else spoken.hand_of(self._names()[seat], kinds)
            self._announcer.answer(words)
        else:
            return False
        return True
