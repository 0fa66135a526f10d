"""Lessons are read strictly: whatever is wrong is told with its file and line, and the lesson left
out; both languages have the same lessons, but for their words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from quando_desktop.games import PLUGS
from quando_desktop.games.quando.text.lessons import QuandoScript
from quando_desktop.lessons.lesson import LIMIT, Lesson
from quando_desktop.lessons.reader import Lessons
from quando_desktop.prose.language import CURRENT
from quando_desktop.prose.reader import load

GOOD = """\
# Lessons

## first: The first one

One learns something.

- lesson | 2
- players | you | bruno
- options | hand_size=2
- deal | you | 4/1 9/3
- deal | bruno | 5/2 8/6
- deal | draw | 1/7

## first_play: Play

Away with it.

Play your 9.

- light | 9
- wait | play 9
- wrong | play 4 | The other one.
- wrong | The 9, please.

## first_draw: Draw

A card for it.

Take the 1.

- light | shown
- wait | draw shown
- wrong | The side you see.
- then | bruno: play 8 | bruno: draw shown
- topics | draw

## first_read: Look

Bruno has played.

- light | bruno
- wait | next

## first_free: Play on

It is your turn.

Finish the round.

Well done.

- wait | free
"""


@pytest.fixture(autouse=True)
def fresh() -> Iterator[None]:
    before = CURRENT.language
    load.cache_clear()
    yield
    CURRENT.language = before
    load.cache_clear()


def lessons_in(folder: Path, text: str) -> Lessons:
    (folder / "lessons.en.md").write_text(text, encoding="utf-8")
    return Lessons("quando", folder, QuandoScript)


def test_good_lesson_is_read(tmp_path: Path) -> None:
    lessons = lessons_in(tmp_path, GOOD)
    (lesson,) = lessons.all()
    assert lessons.damaged == ()
    assert (lesson.id, lesson.title, lesson.minutes) == ("first", "The first one", 2)
    assert [step.id for step in lesson.steps] == [
        "first_play",
        "first_draw",
        "first_read",
        "first_free",
    ]
    step = lesson.steps[0]
    assert (step.words, step.task, step.light) == ("Away with it.", "Play your 9.", ("9",))
    assert step.answer("play 4") == "The other one."
    assert step.answer("knock") == "The 9, please."
    assert lesson.at("first_read") == 2
    assert lesson.at("no such step") == 0


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("- wait | play 9", "- wait | play 7", 14, "there is no 7 in this hand"),
        ("- wait | play 9", "- wait | play", 14, "nothing_played"),
        ("- light | 9", "- light | moon", 20, "nothing at the table is called moon"),
        ("- light | 9", "- shine | 9", 20, "there is no such row here: shine"),
        ("- wrong | The 9, please.\n", "", 14, "answers any wrong try"),
        ("Play your 9.\n\n", "", 14, "a paragraph, and the task"),
        ("4/1 9/3", "4/1 9/9", 10, "there is no card 9/9"),
        ("4/1 9/3", "4/1 2/5", 10, "a card is there twice"),
        ("bruno: play 8", "bruno: play 7", 34, "bruno cannot do this: play 7"),
        ("bruno: play 8", "pip: play 8", 34, "an action looks like this"),
        ("- lesson | 2", "- lesson | 9", 7, "a lesson takes 1 to 4 minutes"),
        ("you | bruno", "you | nobody", 8, "players are you and characters"),
        ("Away with it.", "word " * (LIMIT + 1), 14, "a step says at most 25 words"),
        ("- wait | free", "- wait | next", 44, "this step says a paragraph"),
        ("Well done.\n\n", "", 44, "a paragraph, and the task, and the praise"),
        ("hand_size=2", "moons=2", 10, "these cards cannot be dealt"),
        ("- wait | play 9\n", "", 14, "the row wait is missing"),
    ],
)
def test_what_is_wrong_is_told(tmp_path: Path, old: str, new: str, line: int, reason: str) -> None:
    assert old in GOOD
    lessons = lessons_in(tmp_path, GOOD.replace(old, new, 1))
    assert lessons.all() == ()
    (wrong,) = lessons.damaged
    assert f"lessons.en.md, line {line}: " in wrong
    assert reason in wrong


def test_other_lessons_stay(tmp_path: Path) -> None:
    second = GOOD.replace("# Lessons\n\n", "").replace("first", "second")
    broken = second.replace("- wait | play 9", "- wait | play 3")
    lessons = lessons_in(tmp_path, GOOD + "\n" + broken)
    assert [lesson.id for lesson in lessons.all()] == ["first"]
    assert len(lessons.damaged) == 1


def test_a_file_that_is_no_text_is_told(tmp_path: Path) -> None:
    (tmp_path / "lessons.en.md").write_bytes(b"\xff\xfe# what")
    lessons = Lessons("quando", tmp_path, QuandoScript)
    assert lessons.all() == ()
    assert len(lessons.damaged) == 1


def structure(lesson: Lesson) -> list[object]:
    """All of a lesson but its words, and where it stands."""
    steps = [
        (
            step.id,
            bool(step.task),
            step.light,
            step.wait,
            tuple(wrong.tried for wrong in step.wrong),
            tuple((move.who, move.words) for move in step.then),
            step.topics,
            None
            if step.position is None
            else (
                step.position.cards,
                step.position.options,
                step.position.begins,
                tuple((move.who, move.words) for move in step.position.moves),
            ),
        )
        for step in lesson.steps
    ]
    return [lesson.id, lesson.minutes, lesson.players, steps]


@pytest.mark.parametrize("game", PLUGS)
def test_languages_differ_in_words_alone(game: str) -> None:
    lessons = PLUGS[game].lessons()
    book = PLUGS[game].rulebook()
    assert lessons is not None
    assert book is not None
    found = {}
    for language in ("en", "de"):
        CURRENT.language = language
        assert lessons.damaged == ()
        found[language] = [structure(lesson) for lesson in lessons.all()]
    assert found["en"] == found["de"]
    topics = {topic.id for topic in book.topics()}
    named = {topic for lesson in lessons.all() for step in lesson.steps for topic in step.topics}
    assert named <= topics, "a step lets one try a topic that the rulebook does not have"
