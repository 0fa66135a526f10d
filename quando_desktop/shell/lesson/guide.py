"""Olive at the table: shows the steps of a lesson one after the other, lets only through what the
present one is about, and answers everything else."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QPoint, QRect, Signal

from quando_desktop.engine.contract import Action
from quando_desktop.lessons.lesson import WaitFor
from quando_desktop.lessons.tutor import Tutor
from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.lesson import words
from quando_desktop.shell.lesson.pace import LessonPace
from quando_desktop.shell.lesson.places import Spoken
from quando_desktop.shell.lesson.spotlight import Spotlight
from quando_desktop.table.guide.leading import Pointing, is_line
from quando_desktop.table.pages.live_page import LivePage
from quando_desktop.table.pages.turn_page import TurnPage
from quando_desktop.table.parts.hint import KEY as HINT
from quando_desktop.table.parts.scenery import MENU, SHEET
from quando_desktop.table.scene.mirror import ControlButton, ControlLabel
from quando_desktop.table.scene.tableau import Control, Key, Role

PASSES = ("Left", "Right", "Up", "Down", "Home", "End", "Return", "Space", "10")
"""Keys that the table may hear while a step waits for something, beside digits."""


class LessonGuide(QObject):
    """Fulfils `Guide` for the page of a lesson."""

    reached = Signal(int)
    """A step is shown, by its number."""
    tableAsked = Signal(int)
    """The step of this number needs another table."""
    ended = Signal()
    """All steps are done."""
    leaveAsked = Signal()
    nextAsked = Signal()
    """The lesson after this one is wanted, or what is offered after the last one."""

    def __init__(
        self,
        tutor: Tutor,
        page: TurnPage | LivePage,
        pace: LessonPace,
        pointing: Pointing,
        look: Look,
        titles: Sequence[str],
        following: str,
    ) -> None:
        """`titles` are those of the lesson, the longest first, `following` is that of the next one,
        if there is one."""
        super().__init__(page)
        self._tutor, self._page, self._pace, self._pointing = tutor, page, pace, pointing
        self._title, self._following = titles[0], following
        self._shown = False
        """Whether the present step is on the screen, rather than waited for."""
        self._over = False
        self.offers_match = False
        """Whether a guided match is offered at the end of the last lesson."""
        self.spotlight = Spotlight(look, page, titles, len(tutor.lesson.steps))
        self.spotlight.missed.connect(self._miss)
        self.spotlight.bared.connect(page.paint_again)
        self.spotlight.leaveAsked.connect(self.leaveAsked)
        self.spotlight.hintAsked.connect(self._hint)
        bubble = self.spotlight.bubble
        bubble.nextAsked.connect(self._go_on)
        bubble.skipAsked.connect(self.skip)
        bubble.backAsked.connect(self.leaveAsked)
        self.spotlight.progress.show_step(tutor.number)
        pace.ready.connect(self._look)
        page.drained.connect(self._look)
        page.guide = self

    # -------------------------------------------------------------------- the steps

    @property
    def tutor(self) -> Tutor:
        return self._tutor

    @property
    def is_shown(self) -> bool:
        return self._shown

    @property
    def is_over(self) -> bool:
        return self._over

    def _look(self) -> None:
        """Shows the present step as soon as its moment has come, or the end of the last one."""
        if self._over or self._page.is_busy:
            return
        if self._shown:
            if self._tutor.is_free and self._pace.is_over:
                self._end()
            elif not self._tutor.is_free:
                # A pause would leave the learner with nothing that reacts.
                self._pace.get_going(self._tutor.step.wait.kind)
            return
        self._pace.get_going(self._tutor.step.wait.kind)
        if self._pace.is_ready:
            self._show()

    def _show(self) -> None:
        tutor, step, bubble = self._tutor, self._tutor.step, self.spotlight.bubble
        self._shown = True
        reads = step.wait.kind is WaitFor.NEXT
        bubble.say(step.title, step.words, step.task, go_on=words.next_step() if reads else "")
        bubble.tell_keys(self._by_keys() if self._page.is_by_keys else "")
        self.spotlight.progress.show_step(tutor.number)
        if step.wait.kind is WaitFor.FREE:
            self._pace.set_free()
            # The table says again what there is to do, and the bubble has to keep off that.
            self._page.refresh()
            if self._page.walks_by_keys:
                # Where everybody plays at once there is no time for a hint.
                self.spotlight.set_free()
        self._light()
        self.reached.emit(tutor.number)
        self._lead()
        # From now on the others act and the table tells whose turn it is: in addition to this.
        self._page.tell(self._whole(), stays=step.wait.kind is WaitFor.FREE)

    def _hint(self) -> None:
        self._page.hint()
        self._page.setFocus()

    def _by_keys(self) -> str:
        """How the present step is done by keys; that would answer a question."""
        wait, asks = self._tutor.step.wait, self._tutor.step.task.endswith("?")
        if wait.kind is WaitFor.TOUCH:
            return words.touch_by_keys()
        if wait.kind is WaitFor.ACTION and self._pointing.by_keys is not None and not asks:
            return self._pointing.by_keys(wait.words, self._page.key_cap)
        return ""

    def _light(self) -> None:
        """Lights what the present step speaks of."""
        kind, page = self._tutor.step.wait.kind, self._page
        menu = (page.place_of(each) for each in page.controls if each.key == MENU)
        self.spotlight.keep_bright(next(menu, QRect()))
        self.spotlight.keep_clear(page.things())
        self.spotlight.speak(
            self.spoken(page.controls, page.place_of),
            veil=self._over or kind is not WaitFor.FREE,
            reacts=kind in (WaitFor.ACTION, WaitFor.TOUCH),
        )

    def spoken(self, controls: Sequence[Control], place_of: Callable[[Control], QRect]) -> Spoken:
        """The places of what the present step speaks of, and of all else, at a table with these
        controls."""
        lit = {control.key for control in self.lit_controls()}
        others = [each for each in controls if each.key not in lit]
        return Spoken(
            [place_of(each) for each in controls if each.key in lit],
            [place_of(each) for each in controls if self._is_pile(each.key)],
            [place_of(each) for each in others if each.role is Role.CARD or is_line(each)],
            [place_of(each) for each in others if each.role is not Role.PLACE],
        )

    def _is_pile(self, key: Key) -> bool:
        piles = self._pointing.piles
        return key in piles or (isinstance(key, tuple) and key[0] in piles)

    def lit_controls(self) -> list[Control]:
        """What is lit now: when all cards to be played are chosen, what plays them."""
        controls = {control.key: control for control in self._page.controls}
        named = [controls[key] for key in self._named() if key in controls]
        cards = [each for each in named if each.role is Role.CARD]
        wait = self._tutor.step.wait
        if wait.kind is not WaitFor.ACTION:
            return named
        first = self._pointing.first(wait.words, self._page.controls)
        if first:
            return [controls[key] for key in first]
        if cards and all(each.is_on for each in cards):
            keys = self._confirming()
            return [controls[key] for key in keys if key in controls] or named
        return named

    def wanted(self) -> Sequence[Key]:
        """The one thing that a step wants to be touched, where more than that is lit."""
        wait = self._tutor.step.wait
        return self._called(wait.words) if wait.kind is WaitFor.TOUCH else ()

    def _named(self) -> list[Key]:
        """The controls that the present step names; at the end how the learner has done."""
        step = self._tutor.step
        if self._over:
            return [*self._called(SHEET)] if self._tutor.is_thing(SHEET) else []
        names = step.light or ((step.wait.words,) if step.wait.kind is WaitFor.TOUCH else ())
        return [key for name in names for key in self._called(name)]

    def _called(self, name: str) -> Sequence[Key]:
        """The controls of one name."""
        page = self._page
        view = page.view_of_looker
        if view is None:
            return []
        return self._pointing.find(name, view, page.facts, page.controls)

    def _lead(self) -> None:
        """Leads the keys to what has to be touched; the button needs no leading to."""
        if self._tutor.step.wait.kind is WaitFor.NEXT:
            self.spotlight.bubble.go_on.setFocus()
        elif self._page.is_by_keys:
            lit = self.lit_controls()
            if lit:
                self._page.focus(lit[0].key)
            else:
                self._page.setFocus()
        else:
            self._page.setFocus()

    def _go_on(self) -> None:
        if self._over:
            leads_on = self._following or self.offers_match
            self.nextAsked.emit() if leads_on else self.leaveAsked.emit()
        elif self._shown and self._tutor.step.wait.kind is WaitFor.NEXT:
            self._finish()

    def skip(self) -> None:
        """Goes on to the next step without doing this one; from the last one to the end."""
        if self._over:
            return
        if self._tutor.is_last:
            self._end()
        else:
            self.tableAsked.emit(self._tutor.number + 1)

    def _finish(self) -> None:
        """Goes on after a step that is done."""
        tutor = self._tutor
        if tutor.needs_table:
            self._shown = False
            self.tableAsked.emit(tutor.number + 1)
            return
        self._shown = False
        self.spotlight.rest()
        self._page.setFocus()
        self._pace.follow(tutor.finish())
        self._look()

    def _end(self) -> None:
        """Shows that the lesson is done."""
        tutor, bubble = self._tutor, self.spotlight.bubble
        self._over = self._shown = True
        self.spotlight.progress.show_step(len(tutor.lesson.steps))
        said = words.is_done(tutor.lesson.steps[-1].praise, self._following)
        go_on = words.way_on(self._following, match=self.offers_match)
        bubble.say(words.done(), said, go_on=go_on, end=go_on != words.back())
        bubble.tell_keys("")
        self.spotlight.be_glad()
        self._light()
        self.ended.emit()
        bubble.go_on.setFocus()
        self._page.tell(self.words)

    # ---------------------------------------------------------------- from the page

    @property
    def title(self) -> str:
        return self._title

    @property
    def words(self) -> str:
        """The whole step, for those who listen or read in large letters."""
        return self._whole() if self._shown and self.leads else ""

    def _whole(self) -> str:
        if self._over:
            return f"{words.done()} {self.spotlight.bubble.said}"
        step, keys = self._tutor.step, self._by_keys() if self._page.is_by_keys else ""
        return " ".join(filter(None, (words.spoken(step.title), step.words, step.task, keys)))

    @property
    def leads(self) -> bool:
        return self._over or not (self._shown and self._tutor.is_free)

    def is_open(self, key: Key) -> bool:
        if not self.leads or key == MENU:
            return True
        if self._over or not self._shown:
            return False
        if self._tutor.step.wait.kind not in (WaitFor.ACTION, WaitFor.TOUCH):
            return False
        if key in {each.key for each in self.lit_controls()}:
            return True
        # A card that is chosen already can be put back; one that cannot be chosen yet says nothing.
        first = self._pointing.first(self._tutor.step.wait.words, self._page.controls)
        return key in self._named() and not first

    def awaits(self, key: Key) -> bool:
        return self._shown and not self._over and key in self.wanted()

    def tried(self, key: Key) -> bool:
        if not self.leads or key == MENU:
            return True
        if not self._shown or self._over:
            return False
        if not self.is_open(key):
            self._answer(self._name_of(key))
            return False
        if self._tutor.step.wait.kind is not WaitFor.TOUCH:
            return True
        if key in self._called(self._tutor.step.wait.words):
            self._finish()
        else:
            self._answer(self._name_of(key))
        return False

    def _miss(self, place: QPoint) -> None:
        """Answers a press where it is dark; one on something may have an answer of its own."""
        key = self._page.key_at(place)
        self._answer("" if key is None else self._name_of(key))

    def _name_of(self, key: Key) -> str:
        """What somebody tries who presses something else, as far as the present step answers it:
        the thing itself, or an action whose last word it is, such as to draw the hidden side."""
        tried = [each.tried for each in self._tutor.step.wrong if each.tried]
        if key in self._confirming():
            return next((each for each in tried if self._is_chosen(each)), "")
        things = ((each, each.split()[-1]) for each in tried)
        known = (each for each in things if self._tutor.is_thing(each[1]))
        return next((each for each, name in known if key in self._called(name)), "")

    def _confirming(self) -> Sequence[Key]:
        """What does an action with the chosen cards, such as the present step waits for."""
        wait, view = self._tutor.step.wait, self._page.view_of_looker
        if wait.kind is not WaitFor.ACTION or view is None:
            return ()
        return self._pointing.confirms(wait.words, view, self._page.controls)

    def _is_chosen(self, action: str) -> bool:
        """Whether the cards of this action, and no others, are chosen."""
        chosen = [each.key for each in self._page.controls if each.role is Role.CARD and each.is_on]
        named = action.split()[1:]
        return len(named) == len(chosen) and all(
            any(key in self._called(name) for name in named) for key in chosen
        )

    def typed(self, key: str) -> bool:
        if key == "Escape":
            if not self.leads and any(each.is_on for each in self._page.controls):
                return False
            self.leaveAsked.emit()
            return True
        if not self.leads:
            return False
        if self._over or not self._shown:
            # Nothing is done by a key while the others act, or once all is over.
            if self._over and key in ("Return", "Space"):
                self._go_on()
            return True
        return self._typed_at_step(key)

    def _typed_at_step(self, key: str) -> bool:
        kind = self._tutor.step.wait.kind
        if key == HINT and self._page.walks_by_keys:
            self._say(self._tutor.step.words, self.words)
            return True
        if kind is WaitFor.NEXT:
            if key in ("Return", "Space"):
                self._go_on()
            return key not in PASSES
        if kind is WaitFor.TOUCH:
            here = self._page.focusWidget()
            if key == "Return" and isinstance(here, ControlButton | ControlLabel):
                self.tried(here.key)
                return True
            return key not in PASSES
        held = self._page.hold_key
        if held is not None and key == held[0]:
            if not self.is_open(held[1]):
                self._answer()
            return not self.is_open(held[1])
        own = self._pointing.keys(self._tutor.step.wait.words, self._page.controls)
        passes = key in PASSES or key in own or key.isdigit()
        return key not in self._page.own_keys and not (self._page.walks_by_keys and passes)

    def chose(self) -> None:
        """Puts back what was chosen and is not spoken of."""
        if not self._shown or not self.leads or self._over:
            return
        named = self._named()
        kinds = {key[0] for key in named if isinstance(key, tuple)}
        chosen = [each.key for each in self._page.controls if each.role is Role.CARD and each.is_on]
        if any(key not in named and isinstance(key, tuple) and key[0] in kinds for key in chosen):
            self._page.put_back()
            self._answer()
        else:
            self.shown()

    def admits(self, seat: int, action: Action) -> bool:
        if not self.leads:
            return True
        if self._over or not self._shown:
            return False
        answer = self._tutor.judge(seat, action)
        if answer:
            self._page.put_back()
            self._say(answer)
        return not answer

    def let_go(self) -> None:
        if self._shown and not self._over and self.leads:
            # The table has said so to those who listen.
            self.spotlight.bubble.answer(words.hold_longer())
            self.spotlight.words_changed()

    def acted(self) -> None:
        if self._tutor.is_free:
            # Whoever plays needs the room; Olive comes back when she is asked.
            self.spotlight.rest()
        elif self._shown:
            self._finish()

    def shown(self) -> None:
        if self._shown and not self._over and self.leads:
            spoken = self.spoken(self._page.controls, self._page.place_of)
            reacts = self._tutor.step.wait.kind in (WaitFor.ACTION, WaitFor.TOUCH)
            self.spotlight.keep_clear(self._page.things())
            self.spotlight.follow(spoken.lit, spoken.piles, reacts=reacts)

    def _answer(self, tried: str = "") -> None:
        if self._shown and not self._over and self.leads:
            self._say(self._tutor.answer(tried))

    def _say(self, answer: str, aloud: str = "") -> None:
        """Answers a wrong try, or a question, in words and aloud."""
        self.spotlight.bubble.answer(answer)
        self.spotlight.words_changed()
        self._page.say(aloud or f"{answer} {self.spotlight.bubble.task}".strip())
