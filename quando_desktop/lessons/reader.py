"""The strict reader of lessons. Their files have a section for each lesson, which says in a row how
many minutes it takes, and below it a section for each of its steps:

    ## first_round: Your first round

    Fronts and backs, and how cards are played.

    - lesson | 3
    - players | you | bruno
    - deal | you | 4/1 5/9 6/3
    - deal | draw | 8/2

    ## straight: A straight

    Three numbers in a row may go together.

    Pick your 4, 5 and 6.

    - light | 4 | 5 | 6
    - wait | play 4 5 6
    - wrong | play 4 | Take all three at once.
    - wrong | Only the three lit cards for now.
    - then | bruno: play 7 | bruno: draw shown
    - topics | straight

The last paragraph of a step is its task. A step that waits for `next` has none; all others answer
wrong tries. Free play has one paragraph more, the praise at its end. `docs/lessons.md` says what
the rows mean.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any

from quando_desktop.bots.characters import CHARACTERS
from quando_desktop.lessons.lesson import (
    ALL,
    FRIEND,
    LIMIT,
    YOU,
    Lesson,
    LessonStep,
    Position,
    ScriptedMove,
    Wait,
    WaitFor,
    WrongTry,
)
from quando_desktop.lessons.script import Classroom, Script
from quando_desktop.prose.reader import (
    BadProse,
    Document,
    ProseSection,
    ProseText,
    Rows,
    SourcePlace,
    document,
)
from quando_desktop.settings.own import AnySetting

KIND = "lessons"
LONGEST = 4
"""Minutes."""
TABLE_ROWS = ("deal", "options", "begins", "before")
LESSON_ROWS = ("lesson", "players", *TABLE_ROWS)
STEP_ROWS = ("light", "wait", "wrong", "then", "topics", *TABLE_ROWS)
NEXT, FREE, TOUCH = "next", "free", "touch"

Row = Sequence[ProseText]


class Lessons:
    """The lessons of one game, in whatever language is spoken."""

    def __init__(
        self,
        game: str,
        folder: Path,
        script: Callable[[], Script],
        values: Mapping[str, object] = MappingProxyType({}),
        settings: Mapping[AnySetting, Any] = MappingProxyType({}),
    ) -> None:
        """`script` gives the game's own words, when they are first needed; `values` are the numbers
        for names in braces. `settings` of the game hold at the tables of its lessons."""
        self.game, self.settings = game, settings
        self._folder, self._script, self._values = folder, script, values
        self._known: tuple[Document | None, tuple[Lesson, ...], tuple[str, ...]] | None = None
        """The file that was read last, its lessons, and what is wrong with the others."""

    def all(self) -> tuple[Lesson, ...]:
        """The lessons in the order in which one takes them; a damaged one is left out."""
        return self._read()[0]

    @property
    def damaged(self) -> tuple[str, ...]:
        """What is wrong with the lessons that are left out, a sentence each."""
        return self._read()[1]

    def find(self, id: str) -> Lesson | None:
        return next((lesson for lesson in self.all() if lesson.id == id), None)

    def after(self, id: str) -> Lesson | None:
        """The lesson that follows this one."""
        lessons = self.all()
        at = next((number for number, each in enumerate(lessons) if each.id == id), len(lessons))
        return next(iter(lessons[at + 1 :]), None)

    def classroom(self, lesson: Lesson) -> Classroom:
        return Classroom(self._script(), lesson)

    def _read(self) -> tuple[tuple[Lesson, ...], tuple[str, ...]]:
        try:
            file = document(self._folder, KIND)
        except (BadProse, OSError) as problem:
            return (), (str(problem),)
        if self._known is None or self._known[0] is not file:
            found, wrong = [], []
            for parts in _parts(file):
                try:
                    found.append(read(parts, self._script(), self._values))
                except BadProse as problem:
                    wrong.append(str(problem))
            self._known = file, tuple(found), tuple(wrong)
        return self._known[1:]


def _parts(file: Document) -> Iterator[list[ProseSection]]:
    """The sections of each lesson: its own first, then those of its steps."""
    part: list[ProseSection] = []
    for section in file.sections:
        if part and any(row[0].text == "lesson" for row in _rows(section)):
            yield part
            part = []
        part.append(section)
    yield part


def read(
    parts: Sequence[ProseSection],
    script: Script,
    values: Mapping[str, object] = MappingProxyType({}),
) -> Lesson:
    """One lesson from its sections. BadProse with file and line where it breaks the format, names
    what is not there, or asks for what the rules do not allow."""
    head, *steps = parts
    rows = _Rows(head, LESSON_ROWS)
    players = tuple(cell.text for cell in rows.one("players"))
    if players.count(YOU) != 1 or any(who not in (YOU, FRIEND, *CHARACTERS) for who in players):
        raise rows.one("players")[0].place.wrong("players are you and characters: you | bruno")
    if len(rows.paragraphs) != 1:
        raise head.place.wrong("one paragraph says what one learns")
    minutes = rows.one("lesson")[0]
    if minutes.text not in map(str, range(1, LONGEST + 1)):
        raise minutes.place.wrong(f"a lesson takes 1 to {LONGEST} minutes")
    if not steps:
        raise head.place.wrong("a lesson has steps")
    reader = _StepReader(script, players, values)
    first = reader.position(rows)
    if first is None:
        raise head.place.wrong("the cards of the first table are missing")
    made = [reader.step(section, first if not at else None) for at, section in enumerate(steps)]
    if made[-1].wait.kind is not WaitFor.FREE:
        raise made[-1].place.wrong("a lesson ends in free play: - wait | free")
    lesson = Lesson(
        head.id,
        head.title.filled({}),
        rows.paragraphs[0].filled({}),
        int(minutes.text),
        players,
        tuple(made),
        head.place,
    )
    Classroom(script, lesson).check()
    return lesson


class _Rows:
    """The blocks of a section: paragraphs, then rows by their first cells."""

    def __init__(self, section: ProseSection, known: Sequence[str]) -> None:
        self.section = section
        self.paragraphs = [each for each in section.blocks if isinstance(each, ProseText)]
        self._rows: dict[str, list[Row]] = {}
        for block in section.blocks:
            if isinstance(block, Rows) and block.picture:
                raise block.place.wrong("a lesson shows its table and no picture")
        for row in _rows(section):
            name, *cells = row
            if name.text not in known or not cells:
                raise name.place.wrong(f"there is no such row here: {name.text}")
            self._rows.setdefault(name.text, []).append(cells)

    def all(self, name: str) -> list[Row]:
        return self._rows.get(name, [])

    def cells(self, name: str) -> Row:
        """The cells of a row that is there at most once."""
        found = self.all(name)
        if len(found) > 1:
            raise found[1][0].place.wrong(f"the row {name} comes a second time")
        return found[0] if found else ()

    def one(self, name: str) -> Row:
        found = self.cells(name)
        if not found:
            raise self.section.place.wrong(f"the row {name} is missing")
        return found


def _rows(section: ProseSection) -> Iterator[Row]:
    for block in section.blocks:
        if isinstance(block, Rows):
            yield from block.rows


class _StepReader:
    """Reads the steps of one lesson."""

    def __init__(
        self, script: Script, players: Sequence[str], values: Mapping[str, object]
    ) -> None:
        self._script, self._players, self._values = script, players, values

    def step(self, section: ProseSection, first: Position | None) -> LessonStep:
        rows = _Rows(section, STEP_ROWS)
        wait = self._wait(rows.one("wait"))
        words, task, praise = self._said(rows, wait)
        wrong = tuple(self._wrong(row) for row in rows.all("wrong"))
        must_answer = wait.kind in (WaitFor.TOUCH, WaitFor.ACTION)
        if must_answer is not any(not each.tried for each in wrong):
            raise section.place.wrong("a step that waits for something answers any wrong try")
        step = LessonStep(
            section.id,
            section.title.filled({}),
            words,
            task,
            praise,
            tuple(self._thing(cell) for cell in rows.cells("light")),
            wait,
            wrong,
            tuple(map(self._move, rows.cells("then"))),
            tuple(cell.text for cell in rows.cells("topics")),
            first or self.position(rows),
            section.place,
        )
        if step.length > LIMIT:
            raise section.place.wrong(f"a step says at most {LIMIT} words, not {step.length}")
        return step

    def position(self, rows: _Rows) -> Position | None:
        """The table that a section lays, if it does."""
        dealt = rows.all("deal")
        if not dealt:
            return None
        cards: dict[str, str] = {}
        for row in dealt:
            if len(row) != 2 or row[0].text in cards:
                raise row[0].place.wrong("cards are dealt like this: - deal | you | cards")
            cards[row[0].text] = row[1].text
        begins = rows.cells("begins")
        who = begins[0].text if begins else YOU
        if who not in self._players:
            raise begins[0].place.wrong(f"{who} is not at this table")
        return Position(
            cards,
            dict(map(_option, rows.cells("options"))),
            who,
            tuple(map(self._move, rows.cells("before"))),
            dealt[0][0].place,
        )

    def _said(self, rows: _Rows, wait: Wait) -> tuple[str, str, str]:
        """The words of a step, its task, and the praise at the end of the lesson."""
        texts = [each.filled(self._values) for each in rows.paragraphs]
        due = ["a paragraph", "the task", "the praise"]
        if wait.kind is not WaitFor.FREE:
            due = due[: 1 if wait.kind is WaitFor.NEXT else 2]
        if len(texts) != len(due):
            raise rows.section.place.wrong(f"this step says {', and '.join(due)}")
        words, task, praise, *_ = (*texts, "", "")
        return words, task, praise

    def _wait(self, row: Row) -> Wait:
        if len(row) != 1:
            raise row[0].place.wrong("a step waits for one thing")
        words = row[0].text
        if words == NEXT:
            return Wait(WaitFor.NEXT)
        if words == FREE:
            return Wait(WaitFor.FREE)
        if words.startswith(f"{TOUCH} "):
            name = words.removeprefix(f"{TOUCH} ")
            self._check_thing(name, row[0].place)
            return Wait(WaitFor.TOUCH, name)
        if words.startswith(f"{FRIEND}: ") and FRIEND in self._players:
            return Wait(WaitFor.ACTION, words.removeprefix(f"{FRIEND}: "), FRIEND)
        return Wait(WaitFor.ACTION, words)

    def _wrong(self, row: Row) -> WrongTry:
        if len(row) > 2:
            raise row[0].place.wrong("a wrong try is answered like this: - wrong | try | answer")
        answer = row[-1].filled(self._values)
        return WrongTry(row[0].text if len(row) == 2 else "", answer)

    def _thing(self, cell: ProseText) -> str:
        self._check_thing(cell.text, cell.place)
        return cell.text

    def _check_thing(self, name: str, place: SourcePlace) -> None:
        if name not in self._players and not self._script.is_thing(name):
            raise place.wrong(f"nothing at the table is called {name}")

    def _move(self, cell: ProseText) -> ScriptedMove:
        who, _, words = cell.text.partition(": ")
        if who not in (ALL, *self._players) or not words:
            raise cell.place.wrong("an action looks like this: bruno: draw shown")
        return ScriptedMove(who, words, cell.place)


def _option(cell: ProseText) -> tuple[str, int]:
    key, _, value = cell.text.partition("=")
    if value in ("on", "off"):
        return key, value == "on"
    if not value.isdigit():
        raise cell.place.wrong("an option looks like this: hand_size=5")
    return key, int(value)
