"""The table of a replay: a game's own table without hands, which shows the steps of a round that is
over."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.controller.live.step import LiveStep
from quando_desktop.controller.past import PastStep
from quando_desktop.controller.replay import MomentMark, RoundReplay
from quando_desktop.controller.turn.step import Step
from quando_desktop.dataclass import replace
from quando_desktop.engine.contract import Action, AnyRound, Options
from quando_desktop.games.plug import LiveTableKit, TurnTableKit
from quando_desktop.settings.settings import Motion, Settings
from quando_desktop.table.audio.music import Tension
from quando_desktop.table.pages.contract import LogLine
from quando_desktop.table.pages.surface import Surface
from quando_desktop.table.pages.tools import PACES, Tools
from quando_desktop.table.parts.remark_bubble import Talk
from quando_desktop.table.parts.sheet_paper import is_book
from quando_desktop.table.scene.stage import LARGEST_SMALL, Stage
from quando_desktop.table.scene.tableau import (
    Beat,
    Cue,
    Frame,
    Key,
    Passage,
    Piece,
    Role,
    Tableau,
)
from quando_desktop.table.speech.answers import Answers
from quando_desktop.table.speech.inquiries import AnyAnswers, Inquiry, asked_by
from quando_desktop.table.turn.table import TurnTable

AT_ONCE = Passage(usual=Cue(0))
RECENT = 8
"""So many steps before the one that is shown can have left a note at the table."""

Drawing = Callable[[Frame], Tableau]


def without_hands(made: Tableau) -> Tableau:
    """The same picture with nothing to press: buttons are gone, all else can be read."""
    gone = {each.key for each in made.controls if each.role is Role.BUTTON}
    controls = [
        each._replace(role=Role.INFO, movable=False, quick=False)
        for each in made.controls
        if each.key not in gone and each.role is not Role.PLACE
    ]

    def stays(piece: Piece) -> bool:
        key = piece.key
        # What belongs to a button goes by its key and another word.
        owner = key[0] if isinstance(key, tuple) else key
        return key not in gone and owner not in gone and not is_book(key)

    return Tableau([piece for piece in made.pieces if stays(piece)], controls, made.heads)


class PictureTable:
    """A table that is only a picture."""

    def __init__(self, drawing: Drawing, letters: Callable[[Stage], float] | None = None) -> None:
        self._drawing, self._letters = drawing, letters

    def letters(self, stage: Stage) -> float:
        """The size in units up to which there is room for small letters: what any table has where
        its game says nothing."""
        return LARGEST_SMALL if self._letters is None else self._letters(stage)

    def tableau(self, frame: Frame) -> Tableau:
        return without_hands(self._drawing(frame))

    def tension(self) -> Tension:
        return Tension.CALM

    def pointed(self, key: Key | None) -> None:
        """Nothing happens."""

    def focused(self, key: Key | None) -> None:
        """Nothing happens."""


class WithoutHands(PictureTable):
    """A table of people who only look."""

    def __init__(self, table: TurnTable[object]) -> None:  # type: ignore[type-var]
        super().__init__(table.tableau)
        self.table = table

    def letters(self, stage: Stage) -> float:
        return self.table.letters(stage)

    def tension(self) -> Tension:
        return self.table.tension()

    def focused(self, key: Key | None) -> None:
        self.table.focused(key)


class ReplayStage(Surface):
    """One round on the screen. Fulfils `TurnHost` for the game's own table, and lets nobody act."""

    table: PictureTable | None
    points_out = False
    may_act = may_undo = is_heard = False
    speaking: int | None = None

    def __init__(
        self,
        tools: Tools,
        settings: Settings,
        game: str,
        kit: TurnTableKit | LiveTableKit,
        parent: QWidget | None = None,
    ) -> None:
        self._kit = kit
        self._speed = 1
        self._round: RoundReplay | None = None
        self._turn = 0
        self._is_bare = False
        self._looks_from: TurnTable[object] | None = None  # type: ignore[type-var]
        """The game's own table, where it has one."""
        super().__init__(tools, settings, game, parent)
        self.options: Options = {}
        self.talk = Talk()
        self._choreographer.drained.connect(self._rests)
        self.apply(settings, dark=False)

    # --------------------------------------------------------------------- showing

    @property
    def can_uncover(self) -> bool:
        """Whether the game has a picture of all that lay there."""
        return self._kit.uncovered is not None

    def show_turn(self, shown: RoundReplay, turn: int, *, bare: bool = False) -> None:
        """Shows the table after this turn; the next one in a row is told as it was then."""
        follows = (
            shown is self._round
            and turn == self._turn + 1
            and not bare
            and not self._is_bare
            and self._looks_from is not None
        )
        lens = bare is not self._is_bare or shown is not self._round
        self._round, self._turn, self._is_bare = shown, turn, bare
        self.options = shown.at(turn).facts.options
        if self._choreographer.is_busy:
            # What still waits is not gone through: a single end has some twenty pictures.
            self._choreographer.clear()
            if follows and self.table is not None:
                self._scene.show(self.table.tableau(self._frame()), AT_ONCE)
        if follows:
            self._tell(shown.steps_of(turn))
        else:
            self._jump(at_once=lens)

    def _jump(self, *, at_once: bool) -> None:
        """Lays the table as it was; what lay there before goes to its new place."""
        shown = self._round
        assert shown is not None
        self._looks_from = None
        if self._is_bare:
            assert self._kit.uncovered is not None
            state, facts = shown.truth(self._turn), shown.at(self._turn).facts
            letters = self._kit.letters if isinstance(self._kit, LiveTableKit) else None
            self.table = PictureTable(self._uncovered(state, facts), letters)
        elif isinstance(self._kit, TurnTableKit):
            self.table = self._sit(shown)
        else:
            known = self._known(self._kit, shown.at(self._turn))
            self.table = PictureTable(known, self._kit.letters)
        if at_once or not self._scene.tableau.pieces or self._settle.isActive():
            self.relay()
        else:
            self.refresh()
        if self._looks_from is not None:
            self._looks_from.rested()
        self._tell_tension()

    def _known(self, kit: LiveTableKit, step: Step) -> Drawing:
        known, looks = kit.known, self.looks
        if known is None:
            return lambda frame: kit.still(frame, step.after, step.facts)
        return lambda frame: known(frame, step.after, step.facts, looks)

    def _uncovered(self, state: AnyRound, facts: MatchFacts) -> Drawing:
        uncovered, shown = self._kit.uncovered, self._round
        assert uncovered is not None
        assert shown is not None
        seat, looks = shown.seat, self.looks
        return lambda frame: uncovered(frame, state, seat, facts, looks)

    def _sit(self, shown: RoundReplay) -> WithoutHands:
        """The game's table, with what it has noted of the last steps."""
        assert isinstance(self._kit, TurnTableKit)
        end = shown.turns[self._turn].last
        first = max(0, end - RECENT)
        begin = shown.steps[first]
        table = self._kit.make(self, begin.after, begin.facts)
        for step in shown.steps[first + (first > 0) : end + 1]:
            table.beats(step)
        self._looks_from = table
        return WithoutHands(table)

    def _tell(self, steps: Sequence[Step]) -> None:
        table = self._looks_from
        assert table is not None
        for step in steps:
            for beat in table.beats(step):
                self._scene.tell(_without_hands(beat), self._frame, lambda _: None)
        if not self._choreographer.is_busy:
            # Without motion all has been told by now.
            self._rests()

    def _rests(self) -> None:
        if self._looks_from is not None:
            self.refresh()
            self._looks_from.rested()
        self._tell_tension()
        self.drained.emit()

    def show_at_speed(self, speed: int) -> None:
        """Shows all motion so many times as quickly."""
        self._speed = speed
        self.apply(self.settings, dark=self.dark)

    def apply(self, settings: Settings, *, dark: bool) -> None:
        """Takes over other settings; nobody has a word for what they see again."""
        super().apply(replace(settings, remarks=False), dark=dark)
        if settings.motion is not Motion.NONE:
            self._choreographer.pace = PACES[settings.speed] / self._speed

    # ----------------------------------------------------------------------- words

    @property
    def answers(self) -> AnyAnswers | None:
        """The answers of the game to whoever looks, as they knew it; where all lies open they tell
        what is seen there."""
        if self._looks_from is not None:
            return self._looks_from.answers
        if self._round is None:
            return None
        kit, step = self._kit, self._round.at(self._turn)
        if isinstance(kit, TurnTableKit):
            table = kit.make(self, step.after, step.facts)
            table.state.controls = self.controls
            return Answers(table.state)
        recalled = kit.recalled
        return None if recalled is None else recalled(step.after, step.facts, self.controls)

    def inquiry_of(self, event: QKeyEvent) -> Inquiry | None:
        """What this key asks, by the keys that somebody has chosen."""
        return asked_by(self._meaning(event))

    def lines(self, shown: RoundReplay, turn: int) -> list[LogLine]:
        """The log of a turn, in the present language."""
        place = shown.turns[turn]
        return [
            line
            for number in range(place.first, place.last + 1)
            for line in self._lines_of(shown, number)
        ]

    def _lines_of(self, shown: RoundReplay, number: int) -> Sequence[LogLine]:
        step, kit = shown.steps[number], self._kit
        if isinstance(kit, TurnTableKit):
            table = self._looks_from or kit.make(self, step.after, step.facts)
            return table.log(step)
        views = {shown.seat: step.after}
        live = LiveStep(step.seat, shown.time_of(number), step.events, views, step.facts)
        return () if kit.log is None else kit.log(live, (shown.seat,))

    def marks(self, shown: RoundReplay) -> list[MomentMark]:
        """The moments of a round that are worth finding again."""
        found = []
        for turn, (_, first, last) in enumerate(shown.turns):
            steps = shown.steps[first : last + 1]
            signs = [self._kit.sign(event) for step in steps for event in step.events]
            sign = next((each for each in signs if each is not None), None)
            if sign is not None:
                words = " ".join(line.words for line in self.lines(shown, turn))
                found.append(MomentMark(turn, sign, words))
        return found

    # -------------------------------------------------------------------- the host

    @property
    def is_guided(self) -> bool:
        """The top of the table belongs to the page."""
        return True

    @property
    def is_led(self) -> bool:
        return False

    def is_beginner(self, name: str) -> bool:
        return False

    def has_begun(self, name: str) -> None:
        """Nobody begins by looking."""

    def past(self) -> Iterator[PastStep]:
        """The moments of the match are on the line."""
        return iter(())

    def submit(self, action: Action) -> None:
        """Nobody acts here, as in all that follows."""

    def undo(self) -> None: ...

    def speak(self, seat: int) -> None: ...

    def be_silent(self) -> None: ...

    def ask_advice(self) -> None: ...

    def keep_sorting_by_hand(self) -> None: ...

    def next_sorting(self) -> None: ...

    def linger(self, key: Key, ms: float, gone: Callable[[], None]) -> None:
        self._scene.linger(key, ms / self._speed, gone)

    def places(self, keys: Sequence[Key]) -> list[tuple[float, float]]:
        return []

    def say(self, words: str, *, at_once: bool = False) -> None:
        """The page says what has happened."""

    def _press(self, key: Key) -> None:
        """Nothing can be pressed here."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """All keys belong to the page."""
        event.ignore()


def _without_hands(beat: Beat) -> Beat:
    def told(frame: Frame) -> tuple[Tableau, Passage]:
        made, passage = beat(frame)
        return without_hands(made), passage

    return told
