"""The proof: what players on Linux get is built, checked, installed, started, used and removed,
and nothing but their own data stays.

It takes minutes and installs a package, which needs root, so it runs only when it is asked for with
`-m package`. QUANDO_DIST names a folder where everything is built already.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple, TypeVar

import pytest
from PySide6.QtGui import QImage

from quando_desktop.__about__ import APP_ID, NAME, __version__
from quando_desktop.engine import record
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Kind, Player
from quando_desktop.games import GAMES
from quando_packaging.linux import build, deb
from quando_packaging.shared import products
from quando_packaging.shared.match_file import MIME_TYPE
from tests.journeys.screen import virtual_screen

pytestmark = [
    pytest.mark.package,
    pytest.mark.skipif(sys.platform != "linux", reason="it is about Linux"),
]

ROOT = Path(__file__).resolve().parents[3]
SOURCES = (
    *("packaging", "quando_desktop", "resources"),
    *("CHANGELOG.md", "LICENSE", "dev.py", "requirements.lock"),
)
BUILT = "QUANDO_DIST"
BUILD = "from quando_packaging.linux import build; print(*build.build(), sep='\\n')"

SOMEBODY = 54321
"""A user that no system has."""
PATIENCE = 120
"""Seconds for anything but the build."""
SEED = 20240229
MATCH = "Ada & Olive, Fünf.quando"

AREAS = ("/etc", "/opt", "/usr", "/var")
BOOKS = ("/var/lib/dpkg", "/var/lib/apt", "/var/cache/apt", "/var/log", "/var/tmp")
"""What apt itself writes down, and what everybody writes to."""
LISTS = (
    "/usr/share/applications/mimeinfo.cache",
    "/usr/share/icons/hicolor/icon-theme.cache",
    "/usr/share/mime/globs2",
    "/usr/share/mime/mime.cache",
)
"""What desktops keep about all programs."""
ENOUGH_COLOURS = 200

Found = TypeVar("Found")


# --- what is needed ---------------------------------------------------------------------------


def tool(name: str, package: str = "") -> str:
    found = shutil.which(name)
    if found is None:
        pytest.skip(f"{name} is missing: install {package or name}")
    return found


def said(
    *command: str | Path,
    patience: float = PATIENCE,
    folder: Path | None = None,
    environment: Mapping[str, str] | None = None,
    user: int | None = None,
) -> str:
    """What a command says that must succeed, for somebody else if so wanted."""
    # Into a file, not a pipe: what the command starts may go on speaking when it is done.
    with tempfile.TemporaryFile("w+", encoding="utf-8") as output:
        done = subprocess.run(
            [str(word) for word in command],
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            timeout=patience,
            check=False,
            cwd=folder,
            env=environment,
            user=user,
            group=user,
            extra_groups=None if user is None else [],
        )
        output.seek(0)
        words = output.read()
    assert done.returncode == 0, words
    return words


def until(what: str, look: Callable[[], Found]) -> Found:
    """What is found once it is there."""
    end = time.monotonic() + PATIENCE
    while not (found := look()):
        assert time.monotonic() < end, f"waited in vain for {what}"
        time.sleep(0.05)
    return found


# --- somebody at the computer -----------------------------------------------------------------


class User:
    """An ordinary user with a home and a screen, and nothing else of this computer."""

    def __init__(self, home: Path, screen: Mapping[str, str]) -> None:
        self.home = home
        # Without root it has to be the one who runs the tests.
        self._id = SOMEBODY if os.geteuid() == 0 else None
        self._screen = screen
        for folder in (home, home / "run"):
            folder.mkdir()
            self.own(folder)
        (home / "run").chmod(0o700)

    @property
    def data(self) -> Path:
        """Where the program keeps this user's games."""
        return self.home / ".local" / "share" / NAME

    def own(self, path: Path) -> None:
        if self._id is not None:
            os.chown(path, SOMEBODY, SOMEBODY)

    def run(self, *command: str | Path) -> str:
        """What a command says to this user."""
        variables = {
            "HOME": str(self.home),
            "LANG": "C.UTF-8",
            "PATH": "/usr/local/bin:/usr/bin:/bin",
            "XDG_RUNTIME_DIR": str(self.home / "run"),
            **self._screen,
        }
        return said(*command, folder=self.home, environment=variables, user=self._id)

    def processes(self) -> list[int]:
        """All that still runs for this user, where that can be told from others."""
        if self._id is None:
            return []
        found = []
        for folder in Path("/proc").glob("[0-9]*"):
            with contextlib.suppress(OSError):
                if folder.stat().st_uid == SOMEBODY:
                    found.append(int(folder.name))
        return found

    def files(self) -> set[str]:
        """All that is in the home, but for what the session itself needs."""
        inner = (path.relative_to(self.home) for path in self.home.rglob("*") if path.is_file())
        return {path.as_posix() for path in inner if path.parts[0] != "run"}


@pytest.fixture(scope="module")
def screen() -> Iterator[Mapping[str, str]]:
    tool("Xvfb", "xvfb")
    with virtual_screen() as variables:
        yield variables


@pytest.fixture
def user(place: Path, screen: Mapping[str, str], request: pytest.FixtureRequest) -> Iterator[User]:
    somebody = User(place / request.node.name, screen)
    yield somebody
    for process in somebody.processes():
        with contextlib.suppress(ProcessLookupError):
            os.kill(process, signal.SIGKILL)


# --- the artefacts ----------------------------------------------------------------------------


class Artefacts(NamedTuple):
    archive: Path
    package: Path


@pytest.fixture(scope="module")
def place() -> Iterator[Path]:
    """A folder that everybody can read."""
    with tempfile.TemporaryDirectory(prefix="quando-desktop-") as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


@pytest.fixture(scope="module")
def artefacts(place: Path) -> Artefacts:
    """Those that are built already, or fresh ones of a copy of the sources."""
    folder = os.environ.get(BUILT)
    if folder:
        packages = list(Path(folder).resolve().glob(f"{products.COMMAND}_{__version__}_*.deb"))
        archives = list(Path(folder).resolve().glob(f"{products.COMMAND}-{__version__}-*.tar.xz"))
        assert (len(archives), len(packages)) == (1, 1)
        return Artefacts(archives[0], packages[0])
    if find_spec("PyInstaller") is None:
        pytest.fail("PyInstaller is missing: run `python3 dev.py package` once")
    copy = place / "sources"
    copy.mkdir()
    for name in SOURCES:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, copy / name)
    path = os.pathsep.join([str(copy / "packaging"), str(copy)])
    built = said(
        *(sys.executable, "-c", BUILD),
        patience=1800,
        folder=copy,
        environment={**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"},
    )
    archive, package = map(Path, built.splitlines()[-2:])
    return Artefacts(archive, package)


@pytest.fixture(scope="module")
def unpacked(artefacts: Artefacts, place: Path) -> Path:
    """The files of the package."""
    deb.unpack(artefacts.package, place / "unpacked")
    return place / "unpacked"


def test_sizes(artefacts: Artefacts) -> None:
    assert artefacts.package.stat().st_size <= 35e6
    assert artefacts.archive.stat().st_size <= 35e6


def test_entry_in_the_menu_is_valid(unpacked: Path) -> None:
    validate = tool("desktop-file-validate", "desktop-file-utils")
    assert said(validate, unpacked / "usr/share/applications" / f"{APP_ID}.desktop") == ""


def test_page_for_software_centres_is_valid(unpacked: Path) -> None:
    """Together with the menu entry and the icons that it names."""
    appstream = tool("appstreamcli", "appstream")
    said(appstream, "validate-tree", "--no-net", "--no-color", unpacked)


def test_checker_of_debian_finds_no_errors(artefacts: Artefacts) -> None:
    lintian = tool("lintian")
    root = ("--allow-root",) if os.geteuid() == 0 else ()
    said(lintian, *root, "--fail-on", "error", artefacts.package, patience=600)


def test_archive_runs_from_any_folder(artefacts: Artefacts, place: Path, user: User) -> None:
    command = build.unpack(artefacts.archive, place / "any folder, even Ümläute")
    assert "all is well" in user.run(command, "--self-test")


# --- the whole way ----------------------------------------------------------------------------


def test_installed_used_and_removed(
    artefacts: Artefacts, user: User, screen: Mapping[str, str], tmp_path: Path
) -> None:
    get_ready(artefacts.package)
    before = listing()
    try:
        apt("install", str(artefacts.package))
        assert said("dpkg", "--verify", products.COMMAND) == ""
        assert user.run(products.COMMAND, "--version") == f"{NAME} {__version__}\n"
        report = user.run(products.COMMAND, "--self-test")
        assert "all is well" in report
        assert "on xcb" in report
        open_by_double_click(user, screen, tmp_path / "window.png")
    finally:
        apt("remove", products.COMMAND)
    assert listing() == before
    for path in map(Path, LISTS):
        assert not path.exists() or b"quando" not in path.read_bytes(), path
    # Caches are everybody's: of fonts, of what the graphics driver made.
    left = {file for file in user.files() if not file.startswith(".cache/")}
    own = user.data.relative_to(user.home).as_posix()
    assert {file for file in left if not file.startswith(f"{own}/")} == {MATCH}
    assert [file for file in left if file.startswith(f"{own}/matches/")] != []


def get_ready(package: Path) -> None:
    """All that the package wants of others is there before, so that what it brings itself is
    seen."""
    if os.geteuid() != 0:
        pytest.skip("only root can install a package")
    for name, provider in {
        "apt-get": "apt",
        "gio": "libglib2.0-bin",
        "update-desktop-database": "desktop-file-utils",
        "update-mime-database": "shared-mime-info",
        "xdotool": "xdotool",
    }.items():
        tool(name, provider)
    if Path("/usr/bin", products.COMMAND).exists():
        pytest.skip("the program is installed already, and would be gone afterwards")
    fields = [said("dpkg-deb", "--field", package, name) for name in ("Depends", "Recommends")]
    apt("satisfy", *fields)


def apt(*words: str) -> None:
    quiet = ("-y", "-q", "--no-install-recommends", "-o", "DPkg::Lock::Timeout=300")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    said("apt-get", *quiet, *words, patience=900, environment=environment)


def listing() -> set[str]:
    """All files of the system, but for the books of apt and what everybody writes to."""
    found: set[str] = set()
    for area in AREAS:
        for folder, folders, files in os.walk(area):
            folders[:] = [each for each in folders if f"{folder}/{each}" not in BOOKS]
            found.update(f"{folder}/{each}" for each in (*folders, *files))
    return found


def open_by_double_click(user: User, screen: Mapping[str, str], picture: Path) -> None:
    """Opens a saved match as a file manager does, looks at it, and closes the window."""
    match = Match(
        GAMES["quando"], [Player("Ada"), Player("Olive", Kind.COMPUTER, "easy")], seed=SEED
    )
    match.begin_round()
    file = user.home / MATCH
    file.write_text(record.write(match), encoding="utf-8")
    user.own(file)
    kind = user.run("gio", "info", "--attributes", "standard::content-type", file)
    assert MIME_TYPE in kind
    assert f"{APP_ID}.desktop" in user.run("gio", "mime", MIME_TYPE)
    user.run("gio", "open", file)
    until("the match to be saved", lambda: journals(user.data / "matches"))
    (window,) = user.run(
        *("xdotool", "search", "--sync", "--onlyvisible", "--name", f"^{NAME}$")
    ).split()
    until("the table to be drawn", lambda: colours(screen, picture) > ENOUGH_COLOURS)
    # As from a keyboard: a key sent to the window itself might come up when that is gone.
    user.run("xdotool", "windowfocus", "--sync", window, "key", "ctrl+q")
    until("the program to end", lambda: not user.processes())


def journals(folder: Path) -> list[Path]:
    """The matches of our seed that are being played."""
    mark = f'"seed":{SEED}'
    return [path for path in folder.glob("*") if mark in path.read_text(encoding="utf-8")]


def colours(screen: Mapping[str, str], picture: Path) -> int:
    """How many colours are on the screen, of which a picture is left."""
    code = (
        "import sys; from PySide6.QtGui import QGuiApplication\n"
        "QGuiApplication([]).primaryScreen().grabWindow(0).save(sys.argv[1])"
    )
    said(sys.executable, "-c", code, picture, environment={**os.environ, **screen})
    image = QImage(str(picture))
    points = [(x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3)]
    return len({image.pixel(x, y) for x, y in points})
