"""The hands of all who sit at a table of 7 ate 9: keys, mouse and touch become intents."""

from __future__ import annotations

from quando_desktop.controller.live.step import LivePhase
from quando_desktop.engine.contract import Refusal
from quando_desktop.games.seven_ate_nine.rules.actions import Draw, Play
from quando_desktop.games.seven_ate_nine.table import scenery
from quando_desktop.games.seven_ate_nine.table.by_ear.announcer import Announcer
from quando_desktop.games.seven_ate_nine.table.by_ear.news import News
from quando_desktop.games.seven_ate_nine.table.by_ear.tones import FitTones
from quando_desktop.games.seven_ate_nine.table.intent import SevenIntent, SharedKeyboard
from quando_desktop.games.seven_ate_nine.table.moments import ONE
from quando_desktop.games.seven_ate_nine.table.presenter import SevenPresenter
from quando_desktop.games.seven_ate_nine.table.scenery import (
    COVERED,
    Cap,
    MissReason,
    own,
    stack_of,
    target_key,
)
from quando_desktop.games.seven_ate_nine.table.sight import SevenSight
from quando_desktop.games.seven_ate_nine.text import refusals, spoken
from quando_desktop.table.audio.sounds import Sound
from quando_desktop.table.pages.contract import COMMANDS, Command
from quando_desktop.table.pages.live_table import LiveHost
from quando_desktop.table.parts import scenery as shown
from quando_desktop.table.parts.finale import finale
from quando_desktop.table.parts.sheet_paper import LOOK_BACK_KEY, MOMENTS_KEY, REPLAY_KEY
from quando_desktop.table.scene.tableau import Key, Passage
from quando_desktop.table.turn.hands import LIFT

WAYS = {Cap.LEFT: -1, Cap.RIGHT: 1}
ANSWERED = ("no_stack", "hand_full", "locked_out", "does_not_fit", "not_your_turn")
"""The refusals that a person should hear of."""
SHEET_KEYS = {REPLAY_KEY: shown.REPLAY, LOOK_BACK_KEY: shown.LOOK_BACK}
AGAIN = "R"
"""The key that shows a game once more, or ends that."""


class SevenHands:
    """Turns what the people do into intents; what becomes of them, the match decides."""

    def __init__(
        self,
        host: LiveHost,
        sight: SevenSight,
        intent: SevenIntent,
        keyboard: SharedKeyboard,
        presenter: SevenPresenter,
        announcer: Announcer,
        news: News,
        tones: FitTones,
    ) -> None:
        self._host, self._sight, self._intent, self._keyboard = host, sight, intent, keyboard
        self._presenter, self._moments = presenter, presenter.moments
        self._announcer, self._news, self._tones = announcer, news, tones
        self._tried: dict[int, Key] = {}
        """What each person has last tried with, to say no there."""

    # -------------------------------------------------------------------------- keys

    def typed(self, key: str) -> bool:
        """Takes a key of a person's, that of a button, or one that asks for something to be told.
        What starts and pauses a game, the page knows."""
        if self._skips(key) or self._looks_back(key):
            return True
        found = self._keyboard.now().find(key)
        if found is not None:
            self._tap(*found)
            return True
        if key in ("Return", "Space"):
            return self._go_on() or (self._sight.is_live and self._tell_hand(0))
        if key == "Escape":
            return self._go_home()
        return key.isdigit() and self._tell_hand(int(key))

    def held(self, key: str) -> bool:
        """Goes on along the hand while a key for that is held, card by card."""
        found = self._keyboard.now().find(key)
        if found is None or found[1] not in WAYS or not self._sight.is_live:
            return False
        if found not in self._moments.walks.now:
            self._tap(*found)
            self._moments.walks.put(found, None)
        return True

    def _skips(self, key: str) -> bool:
        """Whether a key goes on from the end of a game, or from that of a match."""
        goes_on = key in ("Return", "Space", "Escape")
        return self._presenter.skip() or (goes_on and self._presenter.match_end.skip())

    def _looks_back(self, key: str) -> bool:
        """Whether a key shows a game that is over once more, or the moments of a match."""
        if key == AGAIN and self._may_watch():
            self._host.rerun()
            return True
        button, offered = SHEET_KEYS.get(key), {each.key for each in self._presenter.controls}
        if button in offered and self._may_watch() and not self._host.is_rerun:
            self.pressed(button)
            return True
        there = key == MOMENTS_KEY and self._may_watch() and self._presenter.match_end.highlights()
        if there:
            self.pressed(shown.MOMENTS)
        return bool(there)

    def _may_watch(self) -> bool:
        """Whether the sheet lies there, or what it offers runs already. Taps that were still meant
        for the game do nothing."""
        moments = self._moments
        waits = bool(moments.last_look.now or moments.settles.now)
        told = not waits and not self._presenter.match_end.is_now
        return self._host.is_rerun or (self._sight.is_over and told)

    def _tap(self, seat: int, cap: Cap) -> None:
        """Lights the cap up whatever becomes of it: so everybody sees that the key arrives."""
        self._moments.lit.put((seat, cap), None)
        self._presenter.stirred()
        drawn = self._presenter.pieces
        if self._sight.is_live:
            self._do(seat, cap)
        if self._presenter.pieces is not drawn:
            return
        if cap in WAYS:
            self._presenter.hop(seat)
        else:
            self._presenter.refresh(Passage(usual=LIFT))

    def _do(self, seat: int, cap: Cap) -> None:
        aims = self._intent.aims
        match cap:
            case Cap.LEFT | Cap.RIGHT:
                if aims.move(seat, self._sight.hands()[seat], WAYS[cap]):
                    self._follow_aim(seat)
            case Cap.PLAY:
                held = aims.of(seat)
                if held is not None:
                    self._play(seat, held)
            case Cap.DRAW:
                self._draw(seat)

    def _play(self, seat: int, held: int) -> None:
        hand = self._sight.views[seat].hand
        card = next((each.card for each in hand if each.held == held), None)
        if card is not None:
            self._tried[seat] = own(seat, held)
            self._host.intend(seat, Play(card, held))

    def _draw(self, seat: int) -> None:
        self._tried[seat] = stack_of(seat)
        self._host.intend(seat, Draw())

    def _go_on(self) -> bool:
        """Goes on from the sheet of a game that is over. A key that was still meant for the game
        does nothing: what happened at last must be seen first."""
        if self._host.is_rerun:
            self._host.rerun()
        elif self._may_watch():
            self.pressed(shown.NEXT)
        return self._host.is_rerun or self._sight.is_over

    def _go_home(self) -> bool:
        """Leaves from the last sheet of a match."""
        is_last = self._host.phase is LivePhase.MATCH_OVER and self._may_watch()
        if is_last:
            self.pressed(shown.HOME)
        return is_last

    # ------------------------------------------------------------------- by the pointer

    def pressed(self, key: Key) -> None:
        is_live = self._sight.is_live
        match key:
            case shown.MENU | shown.GEAR | shown.HOME | shown.REPLAY | shown.LOOK_BACK:
                self._host.command(COMMANDS[key])
            case scenery.LEAVE:
                self._host.command(Command.HOME)
            case shown.NEXT:
                over = self._host.phase is LivePhase.MATCH_OVER
                self._host.command(Command.REMATCH if over else Command.NEXT_ROUND)
            case shown.MOMENTS:
                self._presenter.match_end.recall()
                self._presenter.refresh()
            case finale.SKIP:
                self._presenter.match_end.skip()
            case scenery.GO:
                self._host.go()
            case scenery.SKIP:
                self._presenter.skip()
            case scenery.RESTART:
                self._host.restart()
            case scenery.RERUN:
                self._host.rerun()
            case scenery.PAUSE_BUTTON:
                self._host.pause()
            case (scenery.OWN, int(seat), int(held)) if is_live:
                self._intent.aims.point(seat, held)
                self._play(seat, held)
            case (scenery.STACK, int(seat)) if is_live and seat in self._host.people:
                self._draw(seat)

    def pointed(self, key: Key | None) -> None:
        if key != self._intent.pointed:
            self._intent.pointed = key
            self._presenter.refresh(Passage(usual=LIFT))

    def focused(self, key: Key | None) -> None:
        if key != self._intent.focused:
            self._intent.focused = key
            match key:
                case (scenery.OWN, int(seat), int(held)):
                    self._tones.come_to(seat, held)
            self._presenter.refresh(Passage(usual=LIFT))

    # --------------------------------------------------------------------- a wrong try

    def refused(self, seat: int, refusal: Refusal) -> None:
        """Says no to what could not even be tried. After a stop everybody's last taps come too
        late: no word about these."""
        if refusal.reason not in ANSWERED or seat not in self._tried:
            return
        words = refusals.refusal(refusal, self._sight.views[seat], self._sight.names)
        self._news.refuse(words)
        if refusal.reason in ("hand_full", "not_your_turn"):
            # Nothing else on the table says so.
            self._moments.lines.put(ONE, words)
        elif refusal.reason == "does_not_fit":
            key = self._tried[seat]
            held = key[2] if isinstance(key, tuple) and key[0] == scenery.OWN else None
            self._moments.miss(seat, MissReason.WRONG, held)
        self._host.sound(Sound.REFUSED)
        self._presenter.refresh(Passage(usual=LIFT))
        is_wrong = refusal.reason == "does_not_fit"
        fitting = [target_key(number) for number in range(2)] if is_wrong else []
        self._host.shake([self._tried[seat], *fitting])

    # ----------------------------------------------------------------- for who listens

    def _follow_aim(self, seat: int) -> None:
        """Whoever has the focus at something of their own takes it along, or Space would do that
        and not play the card that was told last; a screen reader tells what gets the focus."""
        match self._intent.focused, self._intent.aims.of(seat):
            case (scenery.OWN | scenery.STACK, int(whose), *_), int(held) if whose == seat:
                self._host.focus(own(seat, held))
            case _:
                self._tell_aim(seat)

    def _tell_aim(self, seat: int) -> None:
        """Tells one alone where the keys point, or whoever's turn it is; several at once would hear
        nothing else."""
        aim = self._intent.aims.of(seat)
        if self._host.people == (seat,) or self._sight.view.turn == seat:
            hand = self._sight.views[seat].hand
            held, card = next(each for each in hand if each.held == aim)
            self._announcer.answer(spoken.aimed_at(card))
            self._tones.come_to(seat, held)

    def _tell_hand(self, number: int) -> bool:
        """Tells the cards of the person with this number, from the left; 0 is the pile. Of what is
        covered nothing is told."""
        people = self._host.people
        if not number and self._host.phase not in COVERED:
            self._news.remind(people)
        elif 0 < number <= len(people) and self._presenter.is_open:
            seat = people[number - 1]
            kinds = [card.card for card in self._sight.views[seat].hand]
            alone = len(people) == 1
            name = self._sight.names[seat]
            self._announcer.answer(spoken.own_hand(kinds) if alone else spoken.hand_of(name, kinds))
        else:
            return False
        return True
