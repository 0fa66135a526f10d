"""Makes the exercises: positions of rounds among good players that have one clearly best answer.

Run:  python3 dev.py exercises   (or this file itself; --help tells the rest)

A position is looked at in three steps, each on worlds of its own. A glimpse at a few of them drops
what is hopeless, a first look finds the best answer, and fresh worlds decide: it becomes an
exercise only if that answer is the best there, too, leads the second by more than three standard
errors, and the second is not absurd. Then the expert has to give the same answer, with ten times
its usual budget. With --check every exercise of the store is solved again, on yet other worlds, by
the expert with ten times the budget; what the expert decides without search is appraised anew with
ten times the worlds.

The same seed gives the same file, however many processes share the work and however often it is
interrupted: what was found is kept beside the store until that is complete, and a second call goes
on from there. With --compiled the modules that think are compiled first, which is several times as
fast and changes nothing else.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

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
from tests.bench.compiled import run_compiled

SEED = 1
QUESTIONS: dict[str, type[QuandoQuestions | QuantoQuestions]] = {
    "quando": QuandoQuestions,
    "quanto": QuantoQuestions,
}
GLIMPSE, FIRST, FRESH = 3, 8, 24
"""Blocks of worlds for the glimpse, for the first look, and for the one that counts."""
ALIKE = 2
"""The most exercises for one shelf from one round: it takes long to come to a position, and some
moves later it is another one."""
BATCH = 12
"""Rounds after which it is seen which kinds are still wanted: not after each, so that it does not
depend on how many processes share them."""
THOROUGH = 10
"""By how much more is thought at the check."""

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
    kinds: tuple[str, ...]
    """Those that are still wanted."""


class Found(NamedTuple):
    shelf: str
    line: str


# ------------------------------------------------------------------------ making


def exercises_of(task: Task) -> list[Found]:
    """The exercises of one round, in an order of chance."""
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
    taken: Counter[str] = Counter()
    picked = []
    for one in chance.stream("pick").shuffled(found):
        taken[one.shelf] += 1
        if taken[one.shelf] <= ALIKE:
            picked.append(one)
    return picked


def exercise_at(asked: Questions, match: Match, task: Task, chance: Chance) -> Found | None:
    """The exercise of the present position, if it is one."""
    seat, moves = match.to_act()[0], len(match.rounds[-1].moves)
    view = match.observe(seat)
    question = asked.ask(view)
    if question is None or question[0] not in task.kinds:
        return None
    kind, actions = question
    if chance.stream("look", moves).random() >= asked.share[kind]:
        return None
    best = first_look(asked, view, question, chance, moves)
    if best is None or not asked.is_worth_asking(kind, view, actions[best]):
        return None
    fresh = asked.appraise(view, actions, FRESH, chance.stream("fresh", moves))
    order = asked.answers(kind, fresh)
    lead = fresh.lead(best, order[1])
    if order[0] != best or not lead.is_clear or not is_promising(asked, kind, fresh):
        return None
    found = asked.expert(THOROUGH).choose(view, chance.stream("expert", moves))
    if not asked.agrees(kind, actions[best], found):
        return None
    codec, truth = match.game.codec, match.truth
    choices = tuple(
        Choice(codec.write_action(truth, seat, actions[number]), *fresh.worth(number))
        for number in order
    )
    name = f"{task.game}-{task.number}-{moves}"
    made = Exercise(name, kind, seat, choices, *lead, record.to_json(match))
    return Found(asked.shelf(kind, actions[best]), write(made))


def first_look(
    asked: Questions,
    view: Any,
    question: tuple[str, Sequence[Any]],
    chance: Chance,
    moves: int,
) -> int | None:
    """The number of what seems to be the best answer; None where that is not worth a second
    look."""
    kind, actions = question
    glimpse = asked.appraise(view, actions, GLIMPSE, chance.stream("glimpse", moves))
    if is_hopeless(asked, kind, glimpse):
        return None
    first = asked.appraise(view, actions, FIRST, chance.stream("first", moves))
    return asked.answers(kind, first)[0] if is_promising(asked, kind, first) else None


def is_hopeless(asked: Questions, kind: str, appraisal: Appraisal) -> bool:
    """Whether the best answer clearly leads by too little or by too much."""
    best, second, *_ = asked.answers(kind, appraisal)
    lead, (least, most) = appraisal.lead(best, second), asked.bounds[kind]
    return lead.mean + 2 * lead.error < least or lead.mean - 3 * lead.error > most


def is_promising(asked: Questions, kind: str, appraisal: Appraisal) -> bool:
    """Whether the best answer leads by enough, not by too much, and not by mere chance."""
    best, second, *_ = asked.answers(kind, appraisal)
    lead, (least, most) = appraisal.lead(best, second), asked.bounds[kind]
    return least <= lead.mean <= most and lead.mean >= 2 * lead.error


def make(game: str, seed: int, processes: int, kept: Path) -> list[str]:
    """The lines of a store with enough exercises of every kind; what is found is written to a file
    after each batch of rounds, and what is there already is not looked for again."""
    wanted = Counter(QUESTIONS[game].wanted)
    progress = Progress(wanted.total(), f"exercises of {game}")
    lines: list[str] = []

    def take(found: Iterable[Found]) -> None:
        for shelf, line in found:
            if wanted[shelf] > 0:
                wanted[shelf] -= 1
                lines.append(line + "\n")
                progress.step()

    batches = read_kept(kept, seed)
    for batch in batches:
        take(batch)
    with multiprocessing.get_context("spawn").Pool(processes, os.nice, (10,)) as pool:
        while +wanted:
            kinds = tuple(sorted({QUESTIONS[game].kinds[shelf] for shelf in +wanted}))
            first = len(batches) * BATCH
            tasks = [Task(game, seed, first + number, kinds) for number in range(BATCH)]
            batch = [one for found in pool.imap(exercises_of, tasks) for one in found]
            batches.append(batch)
            with kept.open("a", encoding="utf-8", newline="\n") as file:
                file.write(json.dumps({"seed": seed, "batch": batch}) + "\n")
            take(batch)
    return lines


def read_kept(path: Path, seed: int) -> list[list[Found]]:
    """The batches that an earlier call has finished; none of another seed."""
    if not path.exists():
        return []
    kept = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    if any(each["seed"] != seed for each in kept):
        path.unlink()
        return []
    return [[Found(*one) for one in each["batch"]] for each in kept]


# ---------------------------------------------------------------------- checking


def is_confirmed(exercise: Exercise) -> bool:
    """Whether the expert with much time finds the best answer; where it does not search, whether
    that is the best on ten times as many worlds."""
    asked = questions(exercise.position["game"])
    match = exercise.match({asked.game.id: asked.game})
    actions, view = exercise.actions(match), match.observe(exercise.seat)
    chance = Chance("check").stream(exercise.id)
    if exercise.kind in asked.unsearched:
        return asked.appraise(view, actions, FRESH * THOROUGH, chance).order()[0] == 0
    found = asked.expert(THOROUGH).choose(view, chance)
    return bool(asked.agrees(exercise.kind, actions[0], found))


def check(path: Path, processes: int) -> None:
    store = Store.open(path)
    progress = Progress(len(store.exercises), "exercises checked")
    kinds: dict[str, list[bool]] = {}
    with multiprocessing.get_context("spawn").Pool(processes, os.nice, (10,)) as pool:
        confirmed = pool.imap(is_confirmed, store.exercises)
        for exercise, agrees in zip(store.exercises, confirmed, strict=True):
            kinds.setdefault(exercise.kind, []).append(agrees)
            if not agrees:
                print(f"{path.name}: {exercise.id} ({exercise.kind}) is not confirmed")
            progress.step()
    everything = [one for found in kinds.values() for one in found]
    for name, found in [*kinds.items(), ("all", everything)]:
        print(f"{path.name}: {name}: {_share(found)}")
    print(f"{path.name}: {store.damaged} damaged")


def _share(agrees: list[bool]) -> str:
    """How many agree, as a part with its standard error, which is never nothing (Agresti and
    Coull)."""
    right, count = sum(agrees), len(agrees)
    guess = (right + 2) / (count + 4)
    error = sqrt(guess * (1 - guess) / (count + 4))
    return f"{right} of {count} ({right / max(1, count):.1%} ± {error:.1%})"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="exercises", description="make the exercises anew")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"{', '.join(QUESTIONS)} (all)")
    parser.add_argument("--seed", type=int, default=SEED, help=f"of all chance ({SEED})")
    parser.add_argument("--processes", type=int, default=2, help="that share the work (2)")
    parser.add_argument("--to", type=Path, default=HERE, metavar="FOLDER", help="what to write to")
    parser.add_argument("--compiled", action="store_true", help="the same, faster")
    parser.add_argument("--check", action="store_true", help="solve those that are there again")
    wanted = parser.parse_args(arguments)
    if unknown := [game for game in wanted.games if game not in QUESTIONS]:
        parser.error(f"there are no exercises of {unknown[0]}")
    if not wanted.to.is_dir():
        parser.error(f"{wanted.to} is no folder")
    if wanted.compiled:
        given = sys.argv[1:] if arguments is None else arguments
        rest = [each for each in given if each != "--compiled"]
        to = [] if "--to" in given else ["--to", str(wanted.to)]
        return run_compiled("resources.practice.make_exercises", [*rest, *to])
    for game in wanted.games or QUESTIONS:
        path = wanted.to / f"{game}.jsonl"
        if wanted.check:
            check(path, wanted.processes)
            continue
        kept = path.with_suffix(".part")
        lines = make(game, wanted.seed, wanted.processes, kept)
        path.write_text("".join(lines), encoding="utf-8", newline="\n")
        kept.unlink(missing_ok=True)
        print(f"{path}: {len(lines)} exercises")
    return 0


if __name__ == "__main__":
    sys.exit(main())
