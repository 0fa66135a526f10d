"""What the training programs share: processes that share the work, its progress, the command."""

from __future__ import annotations

import argparse
import multiprocessing
import signal
from collections.abc import Callable, Sequence
from multiprocessing.queues import SimpleQueue
from pathlib import Path
from time import monotonic
from typing import TypeVar

from quando_desktop.progress import Progress

T = TypeVar("T")
R = TypeVar("R")

_steps: SimpleQueue[int]


def _share(steps: SimpleQueue[int]) -> None:
    global _steps  # noqa: PLW0603
    # Whoever stops the training stops the first process, which ends the others.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _steps = steps


def generation_done() -> None:
    """Said by whoever learns, after each generation."""
    _steps.put(1)


def learn_all(
    learn: Callable[[T], R], tasks: Sequence[T], generations: int, processes: int
) -> list[R]:
    """What comes of each task; the longest ones come first, so that nobody waits for one at the
    end."""
    context = multiprocessing.get_context("spawn")
    steps: SimpleQueue[int] = context.SimpleQueue()
    progress = Progress(len(tasks) * generations, "generations")
    with context.Pool(processes, _share, (steps,)) as pool:
        results = pool.map_async(learn, tasks, chunksize=1)
        for _ in range(len(tasks) * generations):
            while steps.empty() and not results.ready():
                results.wait(0.2)
            if results.ready() and not results.successful():
                break
            steps.get()
            progress.step()
        return results.get()


def command(
    game: str,
    to: Path,
    seed: int,
    train: Callable[[int, int, Path], None],
    arguments: Sequence[str] | None,
) -> int:
    """The command line; `train` gets a seed, a number of processes and the file to write."""
    parser = argparse.ArgumentParser(prog="train", description=f"train {game}'s computer players")
    parser.add_argument("--seed", type=int, default=seed, help=f"of all chance ({seed})")
    parser.add_argument("--processes", type=int, default=2, help="that share the work (2)")
    parser.add_argument("--to", type=Path, default=to, metavar="FILE", help="what to write")
    wanted = parser.parse_args(arguments)
    # It takes long: what could not be written at the end is told at the beginning.
    if wanted.to.is_dir() or not wanted.to.parent.is_dir():
        parser.error(f"{wanted.to} is no file that can be written")
    if wanted.processes < 1:
        parser.error("at least one process")
    begin = monotonic()
    train(wanted.seed, wanted.processes, wanted.to)
    print(f"{wanted.to} written after {monotonic() - begin:.0f} seconds.")
    return 0
