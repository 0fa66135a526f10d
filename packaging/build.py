"""Builds what players get: the program in a folder, tried out, packed and summed up in `dist/`.

Run by `python3 dev.py package`. Whatever fails ends the run with one sentence and exit code 1.
"""

from __future__ import annotations

import platform
import sys
from collections.abc import Sequence

from archives import pack
from freezing import freeze
from names import DIST, SYSTEMS, BuildError, archive_name, executable, product, top_folder
from quando_desktop.__about__ import NAME, __version__
from sums import SUMS, report, write_sums
from trial import try_out


def build() -> None:
    system = sys.platform
    if system not in SYSTEMS:
        raise BuildError(f"There is no package for the system {system}.")
    print(f"Building {NAME} {__version__} ...", flush=True)
    freeze()
    try_out(executable(system))
    archive = DIST / archive_name(__version__, system, platform.machine())
    pack(product(system), top_folder(__version__, system), archive)
    write_sums(DIST, __version__)
    for path in (product(system), archive, DIST / SUMS):
        report(path)


def main(arguments: Sequence[str]) -> int:
    if arguments:
        print(f"build.py takes no arguments, but got {arguments[0]!r}.", file=sys.stderr)
        return 2
    try:
        build()
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
