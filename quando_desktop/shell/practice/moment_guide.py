"""One of somebody's own moments at the table: an exercise that also says what was done in the
match, and that may be thrown out."""

from __future__ import annotations

from quando_desktop.disk.practice.box import RetryBox
from quando_desktop.practice.moments import Moment
from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.practice import words
from quando_desktop.shell.practice.guide import ExerciseGuide
from quando_desktop.shell.practice.library import Library
from quando_desktop.shell.practice.position import Position
from quando_desktop.table.pages.turn_page import TurnPage


class OwnMoment:
    """A moment that is asked: whose it is, and what becomes of it."""

    def __init__(self, box: RetryBox, person: str, name: str, moment: Moment) -> None:
        self._box, self.person, self.name, self.moment = box, person, name, moment
        self.after: Moment | None = moment
        """What has become of it by the first answer; None once it is done."""
        self.is_out = False
        """Whether it was thrown out."""

    def answer(self, *, right: bool) -> None:
        """Takes the first answer."""
        self.after = self.moment.after(self._box.today(), right=right)
        self._keep()

    def toggle(self) -> None:
        """Throws it out, or puts it back as it was."""
        self.is_out = not self.is_out
        self._keep()

    def _keep(self) -> None:
        if self.is_out or self.after is None:
            self._box.throw_out(self.person, self.moment)
        else:
            self._box.keep(self.person, self.after)


class MomentGuide(ExerciseGuide):
    def __init__(
        self, look: Look, page: TurnPage, position: Position, library: Library, own: OwnMoment
    ) -> None:
        self._own = own
        super().__init__(look, page, position, library, None)
        self.strip.throw_out.show()
        self.strip.throwAsked.connect(self._throw)

    def _name(self) -> None:
        super()._name()
        self.strip.throw_out.setText(words.put_back() if self._own.is_out else words.throw_out())

    @property
    def title(self) -> str:
        return words.own_moment(self._own.name).title

    def _is_right(self, choice: int | None) -> bool:
        return choice in self._own.moment.good

    def _verdict(self) -> str:
        is_as_good = self._answer != 0 and self._is_right(self._answer)
        return words.as_good() if is_as_good else super()._verdict()

    def _why(self) -> str:
        """Why the best is that, what was done then, and when it is asked again."""
        own = self._own
        done = self.position.labels()[own.moment.done_number]
        if own.is_out:
            fate = words.thrown_out()
        elif own.after is None:
            fate = words.leaves_the_box()
        else:
            fate = words.comes_back(own.after.due)
        return " ".join((super()._why(), words.done_then(done, own.moment.cost), fate))

    def _throw(self) -> None:
        self._own.toggle()
        self._name()
        if self.is_told:
            self.strip.say(self._why())
        else:
            self.strip.say(words.thrown_out() if self._own.is_out else words.here_or_there())
            self.strip.go_on.setVisible(self._own.is_out)
        self._page.tell(self.strip.said)
        self._fit()
