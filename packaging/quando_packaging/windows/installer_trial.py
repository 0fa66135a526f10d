"""Tries the installer for Windows out: installs, plays, renews, removes, and looks what is left."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from quando_desktop.__about__ import NAME, __version__
from quando_desktop.engine.record import ENDING
from quando_packaging.freezing.frozen import try_out
from quando_packaging.shared.products import BuildError
from quando_packaging.windows import nsis
from quando_packaging.windows.computer import Computer, call, probe, probe_command
from quando_packaging.windows.match_trial import open_match, wait

KEYS = (nsis.ENTRY, rf"Software\Classes\{nsis.KIND}", rf"Software\Classes\{ENDING}")
IS_RUNNING = 32
"""The exit code of the installer and the uninstaller while the program runs."""
FOREIGN = "Meine Notizen.txt"
"""A file that somebody put into the program's folder."""


def try_installer(computer: Computer, setup: Path) -> None:
    """Goes through all that people do with it; raises BuildError where anything goes wrong."""
    trial = Trial(computer, setup)
    found = trial.traces()
    if found:
        # Somebody plays here: their games are not for trying.
        print(f"Not tried: the installer, as {found[0]} is here already.", flush=True)
        return
    before = computer.inventory()
    trial.for_one()
    trial.for_all()
    left = sorted(computer.inventory() - before)
    say(f"left at the end: {describe(left)}")
    if left:
        raise BuildError(f"After the last removal {left[0]} is left.")


class Trial:
    """One installer on one computer."""

    def __init__(self, computer: Computer, setup: Path) -> None:
        self._computer, self._setup = computer, setup
        folders = probe(computer, "folders")
        self._data = computer.path(folders["data"]) / NAME
        link = f"{NAME}.lnk"
        self._links = {
            "user": [computer.path(folders[name]) / link for name in ("menu", "desktop")],
            "all": [computer.path(folders[name]) / link for name in ("all menu", "all desktop")],
        }
        self._own_place = rf"{folders['data']}\Programs\Spiele für mich"
        """A folder with a space and a letter that not every system has."""
        self._usual_place = rf"{folders['programs']}\{NAME}"

    # ------------------------------------------------------------------ the two ways

    def for_one(self) -> None:
        """For one user, into a folder of their choice, and away again; games stay."""
        place = self._own_place
        # As on every command line for NSIS, the folder comes last and without quotes.
        self._install("/CurrentUser", "/Desktop", *f"/D={place}".split(" "))
        self._check_installed("user", place, with_link=True)
        say(f"installed for one user in {place}")
        folder = self._computer.path(place)
        try_out(self._computer.door(rf"{place}\{nsis.TERMINAL_PROGRAM}"))
        with self._opened() as seen:
            say(f"double click: {seen}")
            self._refuse_while_running(place)
        (folder / FOREIGN).write_text("mine", encoding="utf-8")
        # Without a word about the place, what is there is renewed.
        self._install()
        self._check_installed("user", place, with_link=True)
        say("installed again over it")
        self._uninstall("user")
        left = [path.name for path in folder.rglob("*")]
        if left != [FOREIGN]:
            raise BuildError(f"After the removal {describe(left)} is in {place}.")
        games = len(list(self._data.rglob("*.journal")))
        if games != 1:
            raise BuildError(f"After the removal there are {games} saved games, not 1.")
        say(f"removed; left are {FOREIGN} and {games} saved game in {self._data.name}")
        (folder / FOREIGN).unlink()
        folder.rmdir()
        with contextlib.suppress(OSError):
            # It went with the uninstaller but for the folder in it.
            folder.parent.rmdir()

    def for_all(self) -> None:
        """For everyone, if that is allowed here, and away again with all games."""
        code, _ = self._run_setup("/AllUsers")
        if code:
            say("not tried for everyone: that needs administrator rights")
            self._install("/CurrentUser")
        mode = "user" if code else "all"
        place = probe(self._computer, "registry", nsis.ENTRY)[mode][
            rf"{nsis.ENTRY}\InstallLocation"
        ]
        if mode == "all":
            self._check_installed("all", self._usual_place, with_link=False)
        say(f"installed in {place}")
        try_out(self._computer.door(rf"{place}\{nsis.TERMINAL_PROGRAM}"))
        with self._opened() as seen:
            say(f"double click: {seen}")
        self._uninstall(mode, "/PURGE")
        say("removed with all games")
        found = self.traces()
        if found:
            raise BuildError(f"After the removal {found[0]} is left.")

    # ------------------------------------------------------------------ single steps

    def _run_setup(self, *words: str) -> tuple[int, str]:
        return call(self._computer, self._setup, "/S", *words)

    def _install(self, *words: str) -> None:
        code, said = self._run_setup(*words)
        if code:
            raise BuildError(f"{said}\nThe installer failed ({code}).")

    def _uninstall(self, mode: str, *words: str) -> None:
        """Does what Windows itself does to remove a program without questions."""
        quiet = self._entry(mode)["QuietUninstallString"]
        found = re.fullmatch(r'"(.+)" /S', quiet)
        if found is None:
            raise BuildError(f"Windows is told to uninstall by {quiet!r}.")
        call(self._computer, found[1], "/S", *words)
        # It goes on in a copy of itself, which removes the entry last of all but the games.
        wait(lambda: not self._entry(mode), "The uninstaller did not finish")
        program = self._computer.path(found[1])
        wait(lambda: not program.exists(), "The uninstaller did not remove itself")

    @contextlib.contextmanager
    def _opened(self) -> Iterator[str]:
        """A match, opened as by a double click: Windows itself looks for the program."""
        command = [*probe_command(self._computer), "open"]
        with open_match(self._computer, command, self._data) as seen:
            yield seen

    def _refuse_while_running(self, place: str) -> None:
        uninstaller = rf"{place}\{nsis.UNINSTALLER}"
        asked = {
            "installer": self._run_setup(),
            "uninstaller": call(self._computer, uninstaller, "/S", *f"_?={place}".split(" ")),
        }
        for name, (code, _) in asked.items():
            if code != IS_RUNNING:
                raise BuildError(f"While the program ran, the {name} ended with {code}.")
        self._check_installed("user", place, with_link=True)
        say("while it ran, installer and uninstaller refused")

    # ------------------------------------------------------------------ looking

    def traces(self) -> list[str]:
        """Everything that there is of the program on this computer."""
        found = [key for values in self._registry().values() for key in values]
        links = [path for paths in self._links.values() for path in paths]
        places = [self._data, self._computer.path(self._own_place), *links]
        return [*found, *(str(path) for path in places if path.exists())]

    def _registry(self) -> dict[str, dict[str, str]]:
        found: dict[str, dict[str, str]] = probe(self._computer, "registry", *KEYS)
        return found

    def _entry(self, mode: str) -> dict[str, str]:
        """The entry in the list of installed programs."""
        start = rf"{nsis.ENTRY}" + "\\"
        values = self._registry()[mode]
        return {
            key.removeprefix(start): value for key, value in values.items() if key.startswith(start)
        }

    def _check_installed(self, mode: str, place: str, *, with_link: bool) -> None:
        entry = self._entry(mode)
        told = (entry.get("DisplayName"), entry.get("DisplayVersion"), entry.get("InstallLocation"))
        if told != (NAME, __version__, place):
            raise BuildError(f"Windows lists the program as {told}.")
        opener = self._registry()[mode].get(rf"{KEYS[1]}\shell\open\command" + "\\")
        if opener != rf'"{place}\{nsis.PROGRAM}" "%1"':
            raise BuildError(f"Windows opens saved matches by {opener}.")
        for link, is_wanted in zip(self._links[mode], (True, with_link), strict=True):
            if link.exists() is not is_wanted:
                raise BuildError(f"{link} is {'missing' if is_wanted else 'not asked for'}.")
        folder = self._computer.path(place)
        for name in (nsis.PROGRAM, nsis.TERMINAL_PROGRAM, nsis.UNINSTALLER, nsis.MATCH_ICON):
            if not (folder / name).is_file():
                raise BuildError(f"{name} was not installed.")


def describe(names: Iterable[str]) -> str:
    return ", ".join(names) or "nothing"


def say(words: str) -> None:
    print(f"ok installer: {words}", flush=True)
