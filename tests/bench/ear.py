"""7 ate 9 by ear alone: how many tries land, and how many games are won, at each pace.

The listener knows nothing but what the announcer says: a voice of so many words a minute, which
is cut short by whatever is newer, and a reaction time after the number that matters was spoken.
What is in the own hand they remember, once they have heard it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, cast

from quando_desktop.bots.live_mind import Mind
from quando_desktop.controller.live.controller import LiveController
from quando_desktop.controller.live.step import LivePhase, LiveStep
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Kind, Player
from quando_desktop.games import GAMES, make_mind
from quando_desktop.games.seven_ate_nine.rules.actions import Draw, Play
from quando_desktop.games.seven_ate_nine.rules.cards import value_of
from quando_desktop.games.seven_ate_nine.rules.events import Finished, Played
from quando_desktop.games.seven_ate_nine.rules.view import SevenView
from quando_desktop.games.seven_ate_nine.table.by_ear.announcer import Announcer
from quando_desktop.games.seven_ate_nine.table.by_ear.news import News
from quando_desktop.games.seven_ate_nine.table.by_ear.tones import FitTones
from quando_desktop.games.seven_ate_nine.table.sight import SevenSight
from quando_desktop.games.seven_ate_nine.text import spoken
from quando_desktop.settings.settings import Settings
from quando_desktop.table.audio.sounds import Sound
from quando_desktop.table.pages.live_table import LiveHost
from tests.bench.report import Row, Table
from tests.controller.fake_clock import FakeClock

GAME = GAMES["seven_ate_nine"]
RATE, REACTION = 300, 0.5
"""Words a minute, and seconds from a number that was heard to the key."""
GAMES_EACH = 60
PACES = (100, 50, 25)
RIVALS = {"one easy": ("easy",), "three fair": ("fair",) * 3}
LONGEST = 40_000
"""Alarms after which a game would be no game any more."""


class Voice:
    """Speaks word after word; what is at once takes the place of all the rest."""

    def __init__(self, clock: FakeClock, heard: Callable[[str], None]) -> None:
        self._clock, self._heard = clock, heard
        self._words: list[str] = []
        self._alarm: Any = None

    def say(self, words: str, *, at_once: bool = False) -> None:
        if at_once:
            self._words.clear()
            if self._alarm is not None:
                self._alarm.stop()
                self._alarm = None
        self._words += [*words.split(), "."]
        if self._alarm is None:
            self._next()

    def _next(self) -> None:
        self._alarm = None
        while self._words and self._words[0] == ".":
            del self._words[0]
            self._heard(".")
        if self._words:
            self._alarm = self._clock.after(60 / RATE, self._spoken)

    def _spoken(self) -> None:
        self._heard(self._words.pop(0))
        self._next()


@dataclass
class Score:
    """What became of one game."""

    tries: int = 0
    landed: int = 0
    won: bool = False


@dataclass
class Listener:
    """Seat 0. Fulfils what the news ask of a host."""

    match: Match
    controller: LiveController
    clock: FakeClock
    score: Score = field(default_factory=Score)

    def __post_init__(self) -> None:
        self.settings = Settings()
        self.people = self.controller.people
        self.is_rerun = False
        self._hand: set[int] = set()
        """The cards that have been heard, by what they can be followed by."""
        self._fits: list[int] = []
        """The numbers of the sentence on what fits, as far as they were heard."""
        self._numbers: list[int] = []
        """The last two numbers that were heard."""
        self._drew = self._asked = False
        self._plan: Any = None
        self._sentence: list[str] = []
        controller = self.controller
        self._sight = SevenSight(cast(LiveHost, self), controller.views, controller.facts)
        self._voice = Voice(self.clock, self._hear)
        self._announcer = Announcer(self._voice.say, self._after, rate=lambda: RATE)
        tones = FitTones(cast(LiveHost, self), self._sight)
        self._news = News(self._announcer, self._sight, tones)
        controller.stepped.connect(self._step)
        controller.phaseChanged.connect(self._phase)
        controller.counted.connect(lambda count: self._news.count(count, controller.phase))

    @property
    def phase(self) -> LivePhase:
        return self.controller.phase

    def sound(self, sound: Sound) -> None:
        """Hears no tones."""

    def _after(self, ms: float, call: Callable[[], None]) -> Callable[[], None]:
        return self.clock.after(ms / 1000, call).stop

    # ------------------------------------------------------------------- what happens

    def _step(self, step: LiveStep) -> None:
        self._sight.look(step.after, step.facts)
        for event in step.events:
            if isinstance(event, Played | Finished) and event.seat == 0:
                self.score.landed += 1
        self._news.tell(step.events, self.people)

    def _phase(self, phase: LivePhase) -> None:
        self._news.tell_phase(phase, self.people, "Space")
        self._drop()
        if phase is LivePhase.LIVE and not self._asked and self._sight.view.turn is None:
            self._asked = True
            kinds = [held.card for held in self._view.hand]
            self._announcer.answer(spoken.own_hand(kinds))
        elif phase is LivePhase.LIVE:
            self._hand = {held.held for held in self._view.hand}

    @property
    def _view(self) -> SevenView:
        view = self.controller.views[0]
        assert isinstance(view, SevenView)
        return view

    # ------------------------------------------------------------------- what is heard

    def _hear(self, word: str) -> None:
        """Understands "3 or 7", "drew 8", "A 3 or a 7 fits.", and the own hand when it has been
        told."""
        number = word.strip(".,;:!")
        before, self._sentence = self._sentence, [*self._sentence[-3:], word]
        if word == "hand:":
            self._hand = {held.held for held in self._view.hand}
        if number.isdigit():
            self._numbers = [*self._numbers[-1:], int(number)]
        if word in ("drew", "draw"):
            self._drew = True
        elif word == "lay":
            self._decide([])
        elif word == "fits.":
            # At leisure it is a whole sentence: "A 3 or a 7 fits."
            self._fits = self._numbers
            self._decide(self._fits)
        elif number.isdigit() and self._drew:
            self._hand |= {
                held.held for held in self._view.hand if value_of(held.card) == int(number)
            }
            self._decide(self._fits)
        elif number.isdigit() and before[-1:] == ["or"]:
            self._fits = [*self._fits[:1], int(number)]
            self._decide(self._fits)
        elif number.isdigit():
            self._fits = [int(number)]
        if word.endswith(".") or word == ".":
            self._drew = False

    def _decide(self, fits: list[int]) -> None:
        """Goes for a card that seems to fit, or draws."""
        self._drop()
        self._plan = self.clock.after(REACTION, lambda: self._act(list(fits)))

    def _drop(self) -> None:
        if self._plan is not None:
            self._plan.stop()
            self._plan = None

    def _act(self, fits: list[int]) -> None:
        self._plan = None
        view = self._view
        if self.phase is not LivePhase.LIVE or view.turn not in (None, 0):
            return
        known = [each for each in view.hand if each.held in self._hand]
        found = next((each for each in known if value_of(each.card) in fits), None)
        if view.may_finish:
            found = view.hand[0]
        if found is not None:
            self.score.tries += 1
            self.controller.intend(0, Play(found.card, found.held))
        elif view.may_draw:
            self.controller.intend(0, Draw())

    def rouse(self) -> None:
        """Asks for the pile, when nothing has been heard or meant for a while."""
        view = self._view
        if self._plan is None and self.phase is LivePhase.LIVE and view.turn in (None, 0):
            self._news.remind(self.people)


def game(rivals: tuple[str, ...], pace: int, seed: int, *, by_turns: bool = False) -> Score:
    """One game of the listener against these."""
    players = [Player("You"), *(Player(f"Pip {n}", Kind.COMPUTER) for n in range(len(rivals)))]
    match = Match(GAME, players, {"by_turns": by_turns}, seed)
    minds: dict[int, Mind[Any]] = {
        seat: make_mind(GAME.id, level, None, seat, Chance(seed))
        for seat, level in enumerate(rivals, 1)
    }
    clock = FakeClock()
    controller = LiveController(match, minds, clock=clock)
    controller.set_pace(pace)
    match.begin_round()
    listener = Listener(match, controller, clock)
    controller.start()
    controller.go()
    roused = clock.time
    for _ in range(LONGEST):
        if not match.in_round:
            break
        clock.tick()
        if clock.time - roused > 3.0:
            roused = clock.time
            listener.rouse()
    controller.close()
    listener.score.won = match.result is not None and match.result.winners == (0,)
    return listener.score


def bench() -> Iterator[Table]:
    table = Table("7 ate 9 by ear", head=f"{'tries':>8}{'land':>8}{'games won':>14}")
    for title, rivals in RIVALS.items():
        for pace in PACES:
            scores = [game(rivals, pace, seed) for seed in range(GAMES_EACH)]
            table.rows.append(Row(f"{title}, {pace}%", _cells(scores)))
        scores = [game(rivals, 100, seed, by_turns=True) for seed in range(GAMES_EACH)]
        table.rows.append(Row(f"{title}, by turns", _cells(scores)))
    table.notes.append(
        f"{GAMES_EACH} games each; a voice of {RATE} words a minute, and {REACTION} s"
    )
    table.notes.append("from a number that was heard to the key. Tries are those of one game.")
    yield table


def _cells(scores: list[Score]) -> str:
    tries, landed = sum(each.tries for each in scores), sum(each.landed for each in scores)
    won = sum(each.won for each in scores)
    share = f"{landed / tries:.0%}" if tries else "-"
    return f"{tries / len(scores):8.1f}{share:>8}{f'{won} of {len(scores)}':>14}"
