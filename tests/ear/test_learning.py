"""Learning by ear: a whole lesson by keys with a wrong try at every step, and an exercise."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial

from quando_desktop.games import PLUGS
from quando_desktop.lessons.lesson import LessonStep, WaitFor
from quando_desktop.shell.start.language import Languages
from tests.ear.conftest import Start
from tests.ear.program import Program
from tests.ear.tree import Node

GAME, LESSON = "quando", "first_round"
FIRST_ROUND = re.compile("^Play your first round")
KEYS = {
    "draw shown": ["Left", "space"],
    # Whoever listens is asked once more before a card is turned over.
    "draw hidden": ["Right", "space", "Return"],
    # Back from a wrong try beside it. A 10 has no digit of its own.
    "play 10": ["Right", "space", "Return"],
    "play 9 9": ["Right", "space", "Right", "space", "Return"],
}
"""Never the same key twice at once, which would look like one that is held."""


def keys_for(step: LessonStep) -> Sequence[str]:
    """The keys by which a step is done, as somebody finds them who is led by its words."""
    wait = step.wait
    if wait.kind is WaitFor.NEXT:
        return ["Return"]
    if wait.kind is WaitFor.TOUCH:
        return ["space"]
    if wait.words in KEYS:
        return KEYS[wait.words]
    return [*wait.words.split()[1:], "Return"]


def is_said(program: Program, whole: str) -> bool:
    return any(whole in words for words in program.said)


def said_of(step: LessonStep) -> str:
    return f"{step.words} {step.task}".strip()


def try_wrong(program: Program, step: LessonStep) -> list[str]:
    """The card beside the one to take."""
    if not step.wrong or not step.wait.words.startswith("play"):
        return []
    answers = [each.words for each in step.wrong]
    program.key("Left")
    program.key("space")
    told = program.soon(lambda _: any(each in words for each in answers for words in program.said))
    return [] if told else [f"a wrong try at {step.id} is not answered: {program.said[-2:]}"]


def take_lesson(program: Program) -> list[str]:
    lessons = PLUGS[GAME].lessons()
    assert lessons is not None
    lesson = lessons.find(LESSON)
    assert lesson is not None
    complaints, places = [], []
    for step in lesson.steps:
        whole = said_of(step)
        program.until_heard(partial(is_said, program, whole), step.id)
        if step.wait.kind is not WaitFor.FREE:
            program.until(lambda tree: tree.focused and tree.focused.role != "filler", "focus")
        again = program.answer_to(lambda: program.key("F7"))
        if step.wait.kind is not WaitFor.FREE and whole not in again:
            complaints.append(f"F7 does not tell {step.id}: {again}")
        places.append(next(n for n, words in enumerate(program.said) if whole in words))
        complaints += try_wrong(program, step)
        if step.wait.kind is not WaitFor.FREE:
            for key in keys_for(step):
                program.key(key)
    if places != sorted(places):
        complaints.append(f"steps are told in the order {places}")
    program.choose("button", "Skip this step")
    program.until_heard(lambda: "Lesson done!" in program.said[-1], "the end")
    return complaints


def begin_live(program: Program) -> list[str]:
    """At a live table, too, the keys are led to the card of the first step, and Space plays it."""
    program.choose("button", re.compile("^Lesson 1: Plus or minus"))
    led = program.soon(lambda tree: tree.focused and tree.focused.role == "check box")
    program.key("space")
    program.until_heard(lambda: any("Play your 6" in words for words in program.said), "step 2")
    program.key("Escape")
    return [] if led else ["the keys are not led to the card"]


def choice_at_keys(tree: Node) -> str:
    here = tree.focused
    return here.name if here is not None and here.role == "button" else ""


def solve_one(program: Program) -> list[str]:
    """The question, what can be chosen, and afterwards the reason and what each choice is worth."""
    program.choose("button", "Practice")
    program.choose("button", re.compile("^Which side"))
    program.until_heard(lambda: "Which side do you take?" in program.said[-1], "the question")
    offered = program.until(choice_at_keys, "choice")
    complaints = [] if offered in program.said[-1] else [f"{offered} is not offered"]
    verdict = program.answer_to(lambda: program.key("space"))
    if "because" not in verdict:
        complaints.append(f"no reason: {verdict}")
    if len(re.findall(r"\d+% to win the match, give or take \d+%", verdict)) != 2:
        complaints.append(f"not every choice has its chances: {verdict}")
    for words in (offered, "the best", "your answer"):
        if words not in verdict:
            complaints.append(f"“{words}” is not said: {verdict}")
    return complaints


def test_lesson_and_exercise(start: Start, english: Languages) -> None:
    with start() as program:
        program.choose("button", FIRST_ROUND)
        complaints = take_lesson(program)
        program.key("Escape")
        program.choose("button", "Learn to play")
        # A screen reader sets what is chosen in its own way.
        program.choose("radio button", "Quanto")
        program.find("button", re.compile("^Lesson 1: Taking"))
        program.choose("radio button", "7 ate 9")
        complaints += begin_live(program)
        program.choose("radio button", "Quando")
        program.find("button", re.compile("^Lesson 1: Your first round"))
        complaints += solve_one(program)
    assert not complaints, "\n".join(complaints)
