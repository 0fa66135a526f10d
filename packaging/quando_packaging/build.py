"""Builds what players get: the program frozen, packed, installed and tried out, and summed up in
`dist/`.

Run by `python3 dev.py package`. Whatever fails ends the run with one sentence and exit code 1.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from quando_desktop.__about__ import NAME, __version__
from quando_packaging.linux.build import build as build_for_linux
from quando_packaging.macos.build import build as build_for_macos
from quando_packaging.shared.products import DIST, SUMS, SYSTEMS, BuildError, report, write_sums
from quando_packaging.windows.build import build as build_for_windows

Target = Callable[[], list[Path]]

TARGETS: dict[str, Target] = {
    "linux": build_for_linux,
    "windows": build_for_windows,
    "macos": build_for_macos,
}
"""Each builds for one system and gives what it made."""


def build(target: str) -> None:
    print(f"Building {NAME} {__version__} for {target} ...", flush=True)
    made = TARGETS[target]()
    write_sums(DIST, __version__)
    for path in (*made, DIST / SUMS):
        report(path)


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="dev.py package", description="build what players install"
    )
    here = SYSTEMS.get(sys.platform)
    parser.add_argument(
        "--target",
        choices=list(TARGETS),
        default=here,
        required=here is None,
        help=f"for which system ({here})",
    )
    try:
        build(parser.parse_args(arguments).target)
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    except OSError as error:
        print(f"The build could not go on: {error}.", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("The build was stopped.", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
