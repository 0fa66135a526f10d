"""`python -m tests.gallery DIR`: takes all pictures, or compares them with those of a commit."""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from quando_desktop import resources
from quando_desktop.games import GAMES
from quando_desktop.shell.start.language import Languages
from quando_desktop.shell.start.platform import application
from quando_desktop.table.paint.style import Style
from tests.gallery import film, lessons, matches, pages, states
from tests.gallery.compare import differences, names
from tests.gallery.studio import studio
from tests.gallery.variants import FILMED, VARIANTS, Variant

ROOT = Path(__file__).parents[2]
QUICK = 90
"""Of 100: a larger file, but written in a moment."""


class Wrong(Exception):
    """Ends the run with one sentence."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="dev.py gallery", description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", default=Path("gallery"), metavar="DIR")
    parser.add_argument("--against", metavar="REV", help="compare with the pictures of a commit")
    parser.add_argument("--only", choices=VARIANTS, action="append", help="only in this variant")
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    wishes = parser.parse_args()
    chosen = wishes.only or [*VARIANTS]
    folder = wishes.folder.absolute()
    try:
        if wishes.here:
            return take(VARIANTS[chosen[0]], folder)
        draw(ROOT, folder / "after" if wishes.against else folder, chosen)
        return compare(wishes.against, folder, chosen) if wishes.against else 0
    except Wrong as problem:
        print(problem, file=sys.stderr)
        return 2


# ------------------------------------------------------------------------- one variant


def take(variant: Variant, folder: Path) -> int:
    """Takes all pictures of one variant, in this process."""
    app = application()
    app.setCursorFlashTime(0)
    folder = folder / variant.name
    for name, image in images(app, variant):
        path = folder / f"{name}.png"
        path.parent.mkdir(parents=True, exist_ok=True)
        image.save(str(path), quality=QUICK)
    return 0


def images(app: QApplication, variant: Variant) -> Iterator[tuple[str, QImage]]:
    # The path is seen on the page About, so it is the same each time.
    data = Path(tempfile.gettempdir()) / f"quando-desktop-gallery-{variant.name}"
    for part, walk, kept in (
        ("pages", pages.first_start, False),
        ("pages", pages.walk, True),
        ("lessons", lessons.walk, False),
        ("matches", matches.walk, True),
    ):
        with studio(app, variant, data, kept=kept) as made:
            for name in walk(made):
                yield f"{part}/{name}", made.image()
    languages, style = Languages(app, resources.folder()), Style(resources.folder())
    languages.use(variant.language)
    for name, draw_state in states.all_states():
        yield f"states/{name}", states.painted(style, variant, draw_state)
    if variant.name == FILMED:
        for game in (game.id for game in GAMES.values() if not game.live):
            for name, image in film.film(style, variant, game):
                yield f"film/{name}", image
    languages.close()


# ------------------------------------------------------------------------ all variants


def draw(root: Path, folder: Path, chosen: list[str]) -> None:
    """Takes all pictures with the code at `root`, one process a variant."""
    shutil.rmtree(folder, ignore_errors=True)

    def one(variant: str) -> None:
        command = [sys.executable, "-m", "tests.gallery", str(folder), "--here", "--only", variant]
        done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
        if done.returncode:
            raise Wrong(f"{variant} cannot be drawn: {done.stderr.strip()}")
        print(f"{variant}: {len(names(folder / variant))} pictures", flush=True)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for _ in pool.map(one, chosen):
            pass


def compare(revision: str, folder: Path, chosen: list[str]) -> int:
    """Says which pictures differ from those of a commit; 1 if any do."""
    before, sheets = folder / "before", folder / "differences"
    with checkout(revision) as root:
        if not (root / "tests" / "gallery").is_dir():
            raise Wrong(f"{revision} has no gallery of its own: name a later commit.")
        draw(root, before, chosen)
    shutil.rmtree(sheets, ignore_errors=True)
    found = [*differences(before, folder / "after", sheets)]
    for name, what in found:
        print(f"{what:8} {name}")
    count = len(names(folder / "after"))
    print(f"{len(found)} of {count} pictures differ from those of {revision}.")
    if sheets.is_dir():
        print(f"Side by side they are in {sheets}.")
    return int(bool(found))


@contextmanager
def checkout(revision: str) -> Iterator[Path]:
    """The files of a commit, in a folder of their own for a while."""
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder) / "code"
        git = ["git", "-C", str(ROOT), "worktree"]
        added = subprocess.run(
            [*git, "add", "--detach", str(root), revision],
            capture_output=True,
            text=True,
            check=False,
        )
        if added.returncode:
            raise Wrong(f"{revision} cannot be checked out: {added.stderr.strip()}")
        try:
            yield root
        finally:
            subprocess.run([*git, "remove", "--force", str(root)], check=True)


if __name__ == "__main__":
    sys.exit(main())
