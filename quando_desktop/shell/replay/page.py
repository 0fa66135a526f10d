"""The page of a replay: the table as it was, and the line of its turns below."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from quando_desktop.controller.replay import Replay, RoundReplay
from quando_desktop.engine.players import TABLE
from quando_desktop.games import PLUGS
from quando_desktop.settings.settings import Settings
from quando_desktop.shell.kit.accessibility import announce
from quando_desktop.shell.kit.buttons import Button, RoundButton
from quando_desktop.shell.kit.choices import Segmented
from quando_desktop.shell.kit.icons import Icon
from quando_desktop.shell.kit.keys import KeyColumn
from quando_desktop.shell.kit.labels import Label, Name
from quando_desktop.shell.kit.layouts import Column, Line, put_in_order, put_tabs_in_order
from quando_desktop.shell.kit.look import LABEL, Ink, Look, SmallerLook
from quando_desktop.shell.kit.page import Opening, Page
from quando_desktop.shell.kit.panels import Panel
from quando_desktop.shell.kit.sliders import Stepper
from quando_desktop.shell.looking_back.study import Study, finished_part
from quando_desktop.shell.names import game_title, numbers_title
from quando_desktop.shell.replay import words
from quando_desktop.shell.replay.judgement import Judgement
from quando_desktop.shell.replay.line import TurnLine
from quando_desktop.shell.replay.stage import ReplayStage
from quando_desktop.shell.replay.verdict_strip import VerdictStrip
from quando_desktop.table.pages.tools import Tools
from quando_desktop.table.paint.canvas import Scale, Type
from quando_desktop.table.paint.palette import Colour
from quando_desktop.table.parts.faces import faces, names_of
from quando_desktop.table.speech.in_words import TextPart, told
from quando_desktop.table.speech.inquiries import Enquirer

SPEEDS = (1, 2, 4)
HELPER = "olive"
"""The one who says what would have been better, as in hints."""
BETWEEN = 1100
"""Milliseconds between two turns that are played at the usual speed."""
HEADLINE = Type(18, 600)
LARGEST = 36.0
"""The size of small letters, in units, that leaves a table its room."""


class _Aloud:
    """Says the answers of the table on the page."""

    def __init__(self, page: QWidget) -> None:
        self._page, self._last = page, ""

    def answer(self, words: str) -> None:
        self._last = words
        announce(self._page, words, at_once=True)

    def repeat(self) -> None:
        self.answer(self._last)


class BarsLook(SmallerLook):
    """That of the bars around a table: in a small window it has to be seen, too."""

    def _limit(self, scale: Scale) -> float:
        return max(1.0, LARGEST / (scale.letters(LABEL.size) / scale.text))


class ReplayPage(Page):
    """Looks at the finished rounds of one match."""

    branchAsked = Signal(int, int)
    """The number of the round, from 0, and the turn after which somebody wants to play on."""
    lookBackAsked = Signal()
    """Somebody wants to see the present round in numbers."""

    def __init__(self, look: Look, replay: Replay, tools: Tools, settings: Settings) -> None:
        look = BarsLook(look)
        self._enquirer = Enquirer(_Aloud(self))
        self.replay = replay
        self._number, self._turn, self._seat = 0, 0, replay.seats[0]
        self._judgement: Judgement | None = None
        """Only where somebody judges decisions."""
        match = replay.match
        game = match.game.id
        self.stage = ReplayStage(tools, settings, game, PLUGS[game].table())
        self.stage.drained.connect(self._wait)
        self.lens = Segmented(look, words.lenses(), name=words.the_lens(), small=True)
        self.branch = Button(look, "", key="P", size=16)
        names = names_of(match.players)
        self.seats = Segmented(
            look, [names[seat] for seat in replay.seats], name=words.the_seat(), small=True
        )
        self.line = TurnLine(look)
        self.back_step = RoundButton(look, Icon.STEP_BACK, "", 24)
        self.play = RoundButton(look, Icon.PLAY, "", 28)
        self.step_on = RoundButton(look, Icon.STEP_ON, "", 24)
        self.moment = RoundButton(look, Icon.MOMENT, "", 24)
        self.rounds = Stepper(
            look,
            range(1, replay.rounds + 1),
            1,
            name=words.the_round(),
            words=self._round_name,
        )
        self.speed = Segmented(look, words.speeds(), name=words.the_speed(), small=True)
        self.strip = VerdictStrip(look)
        self._at = Label(look, "", LABEL, Ink.SOFT)
        self._headline = Name(look, HEADLINE, centred=False)
        self._caption = Name(look, LABEL, centred=False)
        self._timer = QTimer(singleShot=True, interval=BETWEEN)
        self._timer.timeout.connect(self._go_on)
        super().__init__(look, words.title(game_title(game)))
        self._timer.setParent(self)
        look.setParent(self)
        self._lay()
        self._connect()
        self.retranslate()
        self.show_at(replay.rounds - 1, 0)

    def _lay(self) -> None:
        look = self.look
        self.view.hide()
        self.title.hide()
        titles = Column(look, 2)
        titles.addStretch(1)
        titles.addWidget(self._headline)
        titles.addWidget(self._caption)
        titles.addStretch(1)
        self.header.insertLayout(2, titles, 100)
        self.header.addWidget(self.branch)
        self._below = Line(look, 16)
        self._below.addStretch(1)
        self._below.addWidget(self.seats)
        self._place_lens()
        self._panel = Panel(look, margins=(24, 8, 24, 10), gap=4, corner=0)
        self._panel.shadow = None
        row = Line(look, 14)
        for button in (self.back_step, self.play, self.step_on, self.moment):
            row.addWidget(button)
        where = Column(look, 2)
        where.addWidget(self.rounds)
        where.addWidget(self._at, 0, Qt.AlignmentFlag.AlignHCenter)
        row.addLayout(where)
        self._opening = Opening(self.line)
        row.addWidget(self._opening, 1)
        row.addWidget(self.speed)
        self._panel.body.addWidget(self.strip)
        self._panel.body.addLayout(row)
        whole = self.layout()
        assert isinstance(whole, Column)
        whole.addLayout(self._below)
        whole.addWidget(self.stage, 1)
        whole.addWidget(self._panel)
        above = (self.back, self._headline, self._caption, self.branch, self.lens, self.seats)
        put_in_order([*above, self.stage, self._panel])
        self.lens.setVisible(self.stage.can_uncover)
        self.seats.setVisible(len(self.replay.seats) > 1)
        self.rounds.setVisible(not self.replay.match.game.one_round)
        self.strip.hide()

    def _place_lens(self) -> None:
        """Where letters are large for the window, the title needs the room beside it."""
        line = self._below if self.look.is_tight else self.header
        if line.indexOf(self.lens) < 0:
            line.insertWidget(1 if line is self._below else line.count(), self.lens)

    def _connect(self) -> None:
        self.back_step.clicked.connect(lambda: self.step(-1))
        self.step_on.clicked.connect(lambda: self.step(1))
        self.play.clicked.connect(self.toggle)
        self.moment.clicked.connect(self.to_next_moment)
        self.branch.clicked.connect(self._ask_branch)
        self.strip.next_costly.clicked.connect(self.to_next_costly)
        self.strip.numbers.clicked.connect(self._ask_numbers)
        self.line.valueChanged.connect(self._jump)
        self.rounds.valueChanged.connect(lambda number: self.show_at(number - 1, 0))
        self.lens.chose.connect(lambda _: self._look())
        self.seats.chose.connect(self._take_seat)
        self.speed.chose.connect(lambda at: self.stage.show_at_speed(SPEEDS[at]))
        self.answer(Qt.Key.Key_Space, self.play)
        self.answer(Qt.Key.Key_N, self.moment)
        self.answer(Qt.Key.Key_P, self.branch)
        self.answer(Qt.Key.Key_M, self.strip.next_costly)
        self.answer(Qt.Key.Key_Q, self.strip.numbers)

    # --------------------------------------------------------------------- showing

    @property
    def round(self) -> RoundReplay:
        """The round that is shown."""
        return self.replay.round(self._number, self._seat)

    @property
    def turn(self) -> int:
        """The turn that is shown."""
        return self._turn

    @property
    def is_bare(self) -> bool:
        """Whether everything lies open."""
        return self.lens.at == 1

    def show_at(self, number: int, turn: int, seat: int | None = None) -> None:
        """Shows a round, from 0, after a turn, and for another seat if one is named."""
        if seat is not None and seat in self.replay.seats:
            self._seat = seat
            self.seats.at = self.replay.seats.index(seat)
        self._number, self._turn = number, turn
        self._study()
        self.rounds.blockSignals(True)
        self.rounds.setValue(number + 1)
        self.rounds.blockSignals(False)
        self._draw_line()
        self._look()

    def _draw_line(self) -> None:
        shown = self.round
        judged = [] if self._judgement is None else self._judgement.marks(shown)
        marks = sorted([*self.stage.marks(shown), *judged], key=lambda mark: mark.turn)
        self.line.show_round(self._colours(shown), marks, self._told, self._turn)

    def _colours(self, shown: RoundReplay) -> list[Colour | None]:
        seated = faces(self.replay.match.players, self.look.palette, self.stage.looks)
        return [None if turn.seat == TABLE else seated[turn.seat].body for turn in shown.turns]

    def _told(self, turn: int) -> str:
        """A turn in words, as the seat may know it."""
        shown = self.round
        story = " ".join(line.words for line in self.stage.lines(shown, turn))
        if self._judgement is not None and self._judgement.at(shown, turn):
            story = f"{story} {self._judgement.told(shown, turn)}"
        return words.turn_told(turn, shown.last, story)

    def _look(self) -> None:
        """Shows the present turn."""
        shown = self.round
        self.stage.show_turn(shown, self._turn, bare=self.is_bare)
        self._at.setText(words.turn_name(self._turn, shown.last))
        self._caption.set_name(PLUGS[self._game].words().lens(self.is_bare))
        self.back_step.setEnabled(self._turn > 0)
        self.step_on.setEnabled(self._turn < shown.last)
        self.moment.setEnabled(self._following() is not None)
        self.branch.setEnabled(self._turn < shown.last)
        self._tell_verdict()

    def _round_name(self, number: int) -> str:
        name = PLUGS[self._game].words().round_name or words.round_name
        return name(number)

    @property
    def _game(self) -> str:
        return self.replay.match.game.id

    # -------------------------------------------------------------------- stepping

    def step(self, by: int) -> None:
        """Goes so many turns on, or back; the line tells it on."""
        self._stop()
        self.line.setValue(self._turn + by)

    def _jump(self, turn: int) -> None:
        if turn == self._turn:
            return
        self._timer.stop()
        self._turn = turn
        self._look()
        if not self.line.hasFocus():
            # Whoever is on the line hears its new value.
            announce(self, self._told(turn))

    def _following(self) -> int | None:
        return next((mark.turn for mark in self.line.marks if mark.turn > self._turn), None)

    def to_next_moment(self) -> None:
        following = self._following()
        if following is not None:
            self._stop()
            self.line.setValue(following)

    def _take_seat(self, at: int) -> None:
        seat = self.replay.seats[at]
        last = self.replay.round(self._number, seat).last
        self.show_at(self._number, min(self._turn, last), seat)

    # -------------------------------------------------------------------- judging

    def judge(self, study: Study) -> None:
        """Judges the decisions of whoever looks, as far as the study knows them, and goes on with
        it in the background."""
        name = self.look.palette.characters[HELPER].name
        self._judgement = Judgement(study, finished_part(self.replay.match), name, self)
        self._judgement.changed.connect(self._tell_verdict)
        study.changed.connect(self._know_more)
        study.progressed.connect(self._tell_verdict)
        self.strip.show()
        self._study()

    def offer_numbers(self) -> None:
        """Leads to the numbers of a match in which time counted."""
        self.strip.offer_numbers()
        self.strip.show()

    def _study(self) -> None:
        """Lets the study begin with what is shown."""
        if self._judgement is not None:
            self._judgement.begin(self._seat, self._number)

    def _know_more(self) -> None:
        judgement = self._judgement
        if judgement is not None and self.isVisible() and judgement.is_of(self._seat):
            self._draw_line()
            judgement.look_for_reasons(self.round)
            self._tell_verdict()

    def _tell_verdict(self) -> None:
        if self._judgement is not None:
            self.strip.show_turn(self._judgement, self.round, self._turn)

    def to_next_costly(self) -> None:
        """Goes to the next decision that cost something, in this round or in a later one."""
        judgement = self._judgement
        found = None if judgement is None else judgement.costly_after(self.round, self._turn)
        if found is None:
            return
        self._stop()
        number, move = found
        turn = self.replay.round(number, self._seat).turn_of(move + 1)
        if number == self._number:
            self.line.setValue(turn)
        else:
            self.show_at(number, turn)
            announce(self, self._told(turn))

    def _ask_numbers(self) -> None:
        self._stop()
        self.lookBackAsked.emit()

    # --------------------------------------------------------------------- playing

    @property
    def is_playing(self) -> bool:
        return self.play.icon_shown is Icon.PAUSE

    def toggle(self) -> None:
        """Plays on by itself, or stops."""
        if self.is_playing:
            self._stop()
        else:
            self._show_playing(on=True)
            if self._turn == self.round.last:
                self.line.setValue(0)
            self._go_on()

    def _stop(self) -> None:
        self._timer.stop()
        self._show_playing(on=False)

    def _show_playing(self, *, on: bool) -> None:
        self.play.set_icon(Icon.PAUSE if on else Icon.PLAY)
        self.play.set_name(words.pause() if on else words.play())

    def _go_on(self) -> None:
        """Goes to the next turn, or stops at the end."""
        if not self.is_playing:
            return
        if self._turn == self.round.last:
            self._stop()
            return
        self.line.setValue(self._turn + 1)
        if not self.stage.is_busy:
            self._wait()

    def _wait(self) -> None:
        """Waits before the next turn, once the picture rests."""
        if self.is_playing:
            self._timer.start(BETWEEN // SPEEDS[self.speed.at])

    def _ask_branch(self) -> None:
        self._stop()
        self.branchAsked.emit(self._number, self._turn)

    # ------------------------------------------------------------------------ page

    def apply(self, settings: Settings) -> None:
        """Takes over other settings and another look."""
        self.stage.apply(settings, dark=self.look.dark)
        self.stage.relay()

    def settle(self) -> None:
        """Takes its place at once, so that the first picture has its size."""
        whole = self.layout()
        assert whole is not None
        whole.activate()
        self.stage.relay()

    def restyle(self) -> None:
        super().restyle()
        if hasattr(self, "_below"):
            self._place_lens()
        if self.stage.dark is not self.look.dark:
            self.apply(self.stage.settings)

    def retranslate(self) -> None:
        super().retranslate()
        if not hasattr(self, "_panel"):
            return
        self.set_title(words.title(game_title(self._game)))
        self._headline.set_name(self.title.text())
        self.lens.set_items(words.lenses(), self.lens.at)
        self.lens.setAccessibleName(words.the_lens())
        self.seats.setAccessibleName(words.the_seat())
        self.speed.setAccessibleName(words.the_speed())
        self.line.setAccessibleName(words.the_turns())
        self.rounds.setAccessibleName(words.the_round())
        self.rounds.set_words(self._round_name)
        self.branch.setText(words.play_on())
        self.back_step.set_name(words.step_back())
        self.step_on.set_name(words.step_on())
        self.moment.set_name(words.next_moment())
        self.strip.retranslate(numbers_title(self._game, self.replay.match.options))
        self._show_playing(on=self.is_playing)
        put_tabs_in_order(self._stops())
        self._draw_line()
        self._look()

    def _stops(self) -> list[QWidget]:
        """The stops of Tab, in their order; those of the table have their own."""
        buttons = (self.back_step, self.play, self.step_on, self.moment, self.rounds, self.line)
        choices = (*self.lens.options, *self.seats.options)
        judged = (self.strip.progress.again, self.strip.next_costly, self.strip.numbers)
        return [self.back, self.branch, *choices, *judged, *buttons, *self.speed.options]

    def first_stop(self) -> QWidget:
        return self.line

    def keys(self) -> KeyColumn | None:
        return words.key_column(self.stage.key_of("in_words"))

    def _set_margins(self) -> None:
        self.header.set_margins((24, 16, 24, 4))
        if hasattr(self, "_below"):
            self._below.set_margins((86, 0, 28, 4))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if plain and self._inquired(event):
            return
        if not (plain and self._typed(Qt.Key(event.key()))):
            super().keyPressEvent(event)

    # ------------------------------------------------------------------------ questions

    def in_words(self) -> list[TextPart]:
        """The table of this turn, which waits for whoever reads it."""
        self._stop()
        answers = self.stage.answers
        if answers is None:
            return []
        return told(answers, self.stage.controls, lambda _: False, [self._told(self._turn)])

    def _inquired(self, event: QKeyEvent) -> bool:
        """Answers what can be asked at a table, as whoever looked there could have known it."""
        inquiry, answers = self.stage.inquiry_of(event), self.stage.answers
        if inquiry is None or answers is None:
            return False
        self._enquirer.ask(inquiry, answers)
        return True

    def _typed(self, key: Qt.Key) -> bool:
        """Whether the key leads somewhere."""
        match key:
            case Qt.Key.Key_Left:
                self.step(-1)
            case Qt.Key.Key_Right:
                self.step(1)
            case Qt.Key.Key_Home:
                self.step(-self._turn)
            case Qt.Key.Key_End:
                self.step(self.round.last - self._turn)
            case Qt.Key.Key_PageUp | Qt.Key.Key_PageDown:
                self.rounds.stepBy(1 if key == Qt.Key.Key_PageDown else -1)
            case Qt.Key.Key_1 | Qt.Key.Key_2 | Qt.Key.Key_4:
                at = SPEEDS.index(key - Qt.Key.Key_0)
                self.speed.options[at].click()
            case Qt.Key.Key_W if self.stage.can_uncover:
                self.lens.options[1 - self.lens.at].click()
            case _:
                return False
        return True

    def showEvent(self, event: QShowEvent) -> None:
        """Goes on with its own match: in between somebody may have looked at another one."""
        super().showEvent(event)
        self._study()

    def hideEvent(self, event: object) -> None:
        """Stops playing when something else comes to the front."""
        super().hideEvent(event)  # type: ignore[arg-type]
        self._stop()
