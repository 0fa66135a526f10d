"""Somebody who taps a key now and then: prints the moment of each tap, by a clock that all
processes share. `python -m tests.bench.taps SEED`, until nobody listens any more."""

from __future__ import annotations

import sys
from random import Random
from time import monotonic, sleep

EVERY = 0.22, 0.42
"""Seconds from one tap to the next, at least and at most."""


def main(seed: str) -> None:
    random = Random(seed)
    while True:
        sleep(random.uniform(*EVERY))
        # The moment is taken last of all.
        print(repr(monotonic()), flush=True)


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except (BrokenPipeError, KeyboardInterrupt):
        sys.exit(0)
