"""Makes the exercises: positions of rounds among good players that have one clearly best answer.

Run:  python3 dev.py exercises   (or this file itself; --help tells the rest)

A position becomes an exercise only if its best answer, found on some worlds, is the best on fresh
worlds, too, there leads the second by more than three standard errors, and the expert agrees; and
if the second is not absurd. With --check the expert solves every exercise of the store again with
ten times the budget. The same seed gives the same file, however many processes share the work.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1]))

from quando_desktop.bots.appraisal import Appraisal
from quando_desktop.bots.driver import step
from quando_desktop.engine import record
from quando_desktop.engine.chance import SEED_LIMIT, Chance
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Kind, Player
from quando_desktop.practice.exercise import Choice, Exercise, Store, write
from quando_desktop.progress import Progress
from resources.practice.quando_questions import QuandoQuestions
from resources.practice.quanto_questions import QuantoQuestions
from resources.practice.questions import Questions

SEED = 1
QUESTIONS: dict[str, type[QuandoQuestions | QuantoQuestions]] = {
    "quando": QuandoQuestions,
    "quanto": QuantoQuestions,
}
FIRST, FRESH = 8, 24
"""Blocks of worlds for the first look, and for the one that counts."""
A_ROUND = 2
"""The most exercises from one round."""
THOROUGH = 10.0
"""The expert's budget at the check."""

_asked: dict[str, Questions] = {}


def questions(game: str) -> Questions:
    """One for each process, which keeps what it has learned."""
    if game not in _asked:
        _asked[game] = QUESTIONS[game]()
    return _asked[game]


class Task(NamedTuple):
    game: str
    seed: int
    number: int


class Found(NamedTuple):
    exercise: Exercise
    shelf: str


# ------------------------------------------------------------------------ making


def exercises_of(task: Task) -> list[Found]:
    """Some exercises of one round, each for another shelf, in an order of chance."""
    asked = questions(task.game)
    chance = Chance(task.seed).stream("exercises", task.game, task.number)
    seats = asked.seats[task.number % len(asked.seats)]
    players = [Player(f"Player {seat + 1}", Kind.COMPUTER, "good") for seat in range(seats)]
    match = Match(asked.game, players, seed=chance.stream("deal").below(SEED_LIMIT))
    match.begin_round()
    bots, streams = [asked.player] * seats, [chance.stream("seat", s) for s in range(seats)]
    found: list[Found] = []
    while match.in_round:
        exercise = exercise_at(asked, match, task, chance)
        if exercise is not None:
            found.append(exercise)
        step(match, bots, streams)
    by_shelf = {one.shelf: one for one in chance.stream("pick").shuffled(found)}
    return [*by_shelf.values()][:A_ROUND]


def exercise_at(asked: Questions, match: Match, task: Task, chance: Chance) -> Found | None:
    """The exercise of the present position, if it is one."""
    seat, moves = match.to_act()[0], len(match.rounds[-1].moves)
    view = match.observe(seat)
    question = asked.ask(view)
    if question is None or chance.stream("look", moves).random() >= asked.share[question[0]]:
        return None
    kind, actions = question
    first = asked.appraise(view, actions, FIRST, chance.stream("first", moves))
    best = asked.answers(kind, first)[0]
    if not is_promising(asked, kind, first) or not asked.is_worth_asking(kind, view, actions[best]):
        return None
    fresh = asked.appraise(view, actions, FRESH, chance.stream("fresh", moves))
    order = asked.answers(kind, fresh)
    lead = fresh.lead(best, order[1])
    if order[0] != best or not lead.is_clear or not is_promising(asked, kind, fresh):
        return None
    found = asked.expert(1.0).choose(view, chance.stream("expert", moves))
    if not asked.agrees(kind, actions[best], found):
        return None
    codec, truth = match.game.codec, match.truth
    choices = tuple(
        Choice(codec.write_action(truth, seat, actions[number]), *fresh.worth(number))
        for number in order
    )
    name = f"{task.game}-{task.number}-{moves}"
    made = Exercise(name, kind, seat, choices, lead.mean, record.to_json(match))
    return Found(made, asked.shelf(kind, actions[best]))


def is_promising(asked: Questions, kind: str, appraisal: Appraisal) -> bool:
    """Whether the best answer leads by enough, not by too much, and not by mere chance."""
    best, second, *_ = asked.answers(kind, appraisal)
    lead, (least, most) = appraisal.lead(best, second), asked.bounds[kind]
    return least <= lead.mean <= most and lead.mean >= 2 * lead.error


def make(game: str, seed: int, processes: int) -> Iterator[Exercise]:
    """Exercises until there are enough of every kind."""
    wanted = Counter(QUESTIONS[game].wanted)
    progress = Progress(wanted.total(), f"exercises of {game}")
    tasks = (Task(game, seed, number) for number in range(1_000_000))
    with multiprocessing.get_context("spawn").Pool(processes, os.nice, (10,)) as pool:
        for found in pool.imap(exercises_of, tasks):
            for exercise, shelf in found:
                if wanted[shelf] > 0:
                    wanted[shelf] -= 1
                    progress.step()
                    yield exercise
            if not +wanted:
                return


# ---------------------------------------------------------------------- checking


def solves(exercise: Exercise) -> bool:
    """Whether the expert with much time finds the best answer."""
    asked = questions(exercise.position["game"])
    match = exercise.match({asked.game.id: asked.game})
    best = exercise.actions(match)[0]
    chance = Chance("check").stream(exercise.id)
    found = asked.expert(THOROUGH).choose(match.observe(exercise.seat), chance)
    return bool(asked.agrees(exercise.kind, best, found))


def check(path: Path, processes: int) -> None:
    store = Store.open(path)
    progress = Progress(len(store.exercises), "exercises checked")
    right: Counter[str] = Counter()
    with multiprocessing.get_context("spawn").Pool(processes, os.nice, (10,)) as pool:
        for exercise, agrees in zip(
            store.exercises, pool.imap(solves, store.exercises), strict=True
        ):
            right[exercise.kind] += agrees
            progress.step()
    for kind, count in Counter(exercise.kind for exercise in store.exercises).items():
        print(f"{path.name}: {kind}: the expert agrees in {right[kind]} of {count}")
    print(
        f"{path.name}: {right.total() / max(1, len(store.exercises)):.1%}, {store.damaged} damaged"
    )


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="exercises", description="make the exercises anew")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"{', '.join(QUESTIONS)} (all)")
    parser.add_argument("--seed", type=int, default=SEED, help=f"of all chance ({SEED})")
    parser.add_argument("--processes", type=int, default=2, help="that share the work (2)")
    parser.add_argument("--to", type=Path, default=HERE, metavar="FOLDER", help="what to write to")
    parser.add_argument("--check", action="store_true", help="solve those that are there again")
    wanted = parser.parse_args(arguments)
    if unknown := [game for game in wanted.games if game not in QUESTIONS]:
        parser.error(f"there are no exercises of {unknown[0]}")
    if not wanted.to.is_dir():
        parser.error(f"{wanted.to} is no folder")
    for game in wanted.games or QUESTIONS:
        path = wanted.to / f"{game}.jsonl"
        if wanted.check:
            check(path, wanted.processes)
            continue
        lines = [write(exercise) + "\n" for exercise in make(game, wanted.seed, wanted.processes)]
        path.write_text("".join(lines), encoding="utf-8", newline="\n")
        print(f"{path}: {len(lines)} exercises")
    return 0


if __name__ == "__main__":
    sys.exit(main())
