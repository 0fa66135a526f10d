"""What people get: how large the frozen program is and how soon it shows something, beside the
smallest program of its kind, which the same spec freezes in the same run."""

from __future__ import annotations

import importlib.util
import os
import shutil
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from tempfile import TemporaryDirectory

from quando_desktop.__about__ import __version__
from quando_desktop.games import GAMES
from quando_packaging.freezing.frozen import SPEC, settings, surroundings
from quando_packaging.shared.archives import pack
from quando_packaging.shared.commands import run
from quando_packaging.shared.products import COMMAND, DIST, BuildError, size
from tests.bench.glass import Glass, first_picture, glass
from tests.bench.report import Row, Table
from tests.bench.screen import ROOT
from tests.bench.turns import Measure, Turns

PLACE = ROOT / "build" / "bench-bundles"
OURS, BARE, HELLO = "the program", "the program without resources and notices", "hello world"
HOME = f"{OURS}, its home page"
LARGER, BARE_LARGER, LATER = 1.4, 1.3, 1.6
"""How many times as much as of the smallest program is enough. Modules lie in the folder unpacked:
that makes it larger, what people download smaller, and the start shorter. A tenth is QtOpenGL, for
those whose graphics card paints."""
ROUNDS = 21
WORK, FAULTS = "its processor time", "its page faults"
KINDS = {HELLO: "ms", WORK: "worked", FAULTS: "faults"}
"""What is compared of the starts."""
RESOURCES = ("resources", "THIRD-PARTY-NOTICES.txt", "LICENSE", "licences")
"""What goes into the folder besides programs: pictures, sounds and words."""
ARTEFACTS = {"*.deb": 35, "*-setup.exe": 25}
"""The largest that they may be, in megabytes, by how their names end."""


@dataclass(frozen=True)
class Bundle:
    """A frozen program in its folder."""

    name: str

    @property
    def folder(self) -> Path:
        return PLACE / self.name

    @property
    def program(self) -> Path:
        return self.folder / (f"{self.name}.exe" if sys.platform == "win32" else self.name)

    @cached_property
    def whole(self) -> int:
        return size(self.folder)

    @cached_property
    def bare(self) -> int:
        """Without the resources, which are beside the program or inside."""
        rooms = (self.folder, self.folder / "_internal")
        found = [room / name for room in rooms for name in RESOURCES if (room / name).exists()]
        return self.whole - sum(map(size, found))

    @cached_property
    def packed(self) -> int:
        archive = PLACE / f"{self.name}.tar.xz"
        pack(self.folder, self.name, archive)
        return archive.stat().st_size


def bench() -> Iterator[Table]:
    if importlib.util.find_spec("PyInstaller") is None:
        note = "PyInstaller freezes them: `python3 dev.py package` brings it."
        yield Table("frozen programs", notes=[note])
        return
    shutil.rmtree(PLACE, ignore_errors=True)
    ours, hello = Bundle(COMMAND), Bundle("hello")
    for bundle in (ours, hello):
        freeze(bundle)
    yield sizes(ours, hello)
    yield packed_sizes(ours, hello)
    yield starts(ours, hello)
    yield artefacts(DIST)


def freeze(bundle: Bundle) -> None:
    """By the rules of `dev.py package`, but apart from what that has made."""
    work = PLACE / "work" / bundle.name
    work.mkdir(parents=True)
    places = ("--distpath", str(PLACE), "--workpath", str(work))
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    variables = {**os.environ, **settings(work), "QUANDO_DESKTOP_FREEZE": bundle.name}
    done = run([*command, *places, str(SPEC)], variables)
    if done.returncode:
        raise BuildError(f"{done.stdout.strip()}\nPyInstaller could not freeze {bundle.name}.")


# --- sizes ------------------------------------------------------------------------------------


def sizes(ours: Bundle, hello: Bundle) -> Table:
    table = Table("size of the folder", (HELLO,))
    whole, bare = ours.whole / hello.whole, ours.bare / hello.whole
    table.rows += [
        Row(OURS, megabytes(ours.whole), {HELLO: whole}),
        Row(BARE, megabytes(ours.bare), {HELLO: bare}),
        Row(HELLO, megabytes(hello.whole)),
    ]
    table.notes += [
        verdict(whole, LARGER, "as much"),
        verdict(bare, BARE_LARGER, "as much without resources and notices"),
    ]
    return table


def packed_sizes(ours: Bundle, hello: Bundle) -> Table:
    table = Table("size as .tar.xz", (HELLO,))
    table.rows += [
        Row(OURS, megabytes(ours.packed), {HELLO: ours.packed / hello.packed}),
        Row(HELLO, megabytes(hello.packed)),
    ]
    return table


def artefacts(folder: Path) -> Table:
    """What `dev.py package` has left there."""
    table = Table(f"built packages of {__version__}")
    for ending, most in ARTEFACTS.items():
        for path in sorted(folder.glob(f"{COMMAND}[-_]{__version__}[-_]{ending}")):
            table.rows.append(Row(path.name, megabytes(size(path))))
            is_enough = size(path) <= most * 1e6
            table.notes.append(f"{path.name}: at most {most} MB wanted, {words(is_enough)}.")
    if not table.rows:
        table.notes.append("There are none: `python3 dev.py package` makes them.")
    return table


# --- the start --------------------------------------------------------------------------------


def starts(ours: Bundle, hello: Bundle) -> Table:
    head = "processor time, page faults"
    table = Table("from the start to the first picture", tuple(KINDS), head=head)
    if sys.platform != "linux" or shutil.which("Xvfb") is None:
        table.notes.append("Not measured: that needs Linux and Xvfb.")
        return table
    with TemporaryDirectory() as data, glass() as place:
        ways = {HOME: (), **{f"{OURS}, straight to {each}": ("--game", each) for each in GAMES}}
        # Each in a folder of its own: what one leaves there another one would have to read.
        variants = {
            name: start(place, ours, "--data-dir", str(Path(data, str(number))), *words)
            for number, (name, words) in enumerate(ways.items())
        }
        turns = Turns({**variants, HELLO: start(place, hello)}, ROUNDS)
    for name in (*ways, HELLO):
        took, worked, faults = (turns.figure(name, what) for what in KINDS.values())
        figure = f"{took:,.0f} ms, {worked:,.0f} ms, {faults:,.0f}"
        asked = {} if name == HELLO else KINDS
        ratios = {column: turns.ratio(name, HELLO, what) for column, what in asked.items()}
        table.rows.append(Row(name, figure, ratios))
    worst = max(row.ratios[WORK] for row in table.rows if row.ratios)
    table.notes += [
        verdict(worst, LATER, "the processor time"),
        "Painted on a virtual screen without a GPU.",
    ]
    return table


def start(place: Glass, bundle: Bundle, *arguments: str) -> Measure:
    command = [str(bundle.program), *arguments]

    def measure() -> dict[str, float]:
        seen = first_picture(place, command, surroundings(os.environ))
        return {"ms": 1000 * seen.passed, "worked": 1000 * seen.worked, "faults": seen.faults}

    return measure


# --- words ------------------------------------------------------------------------------------


def megabytes(count: int) -> str:
    return f"{count / 1e6:,.1f} MB"


def verdict(ratio: float, most: float, what: str) -> str:
    return f"At most {most} times {what} is wanted: {words(ratio <= most)}."


def words(is_enough: bool) -> str:
    return "that holds" if is_enough else "THAT DOES NOT HOLD"
