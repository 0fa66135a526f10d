"""Makes the installer for Windows from the program's folder, with NSIS.

The script is installer.nsi. Here it gets what it cannot know: names and versions, the pictures,
the licences, and each file by its name. So the uninstaller removes what was installed and nothing
else, whatever folder somebody chose.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path, PurePath

from quando_desktop.__about__ import APP_ID, AUTHORS, HOMEPAGE, NAME, SUMMARY, __version__
from quando_desktop.engine.record import ENDING
from quando_desktop.notices import FILE as NOTICES
from quando_packaging.shared import match_file, pictures
from quando_packaging.shared.commands import run
from quando_packaging.shared.match_file import MATCH_WORDS, MIME_TYPE
from quando_packaging.shared.products import COMMAND, ICON, LOOK, ROOT, BuildError, size, timestamp
from quando_packaging.windows import setup_pictures, version_resource

SCRIPTS = Path(__file__).parent

PROGRAM = f"{NAME}.exe"
TERMINAL_PROGRAM = f"{COMMAND}.exe"
"""The program that opens the window, and the one that answers in the terminal."""
UNINSTALLER = "uninstall.exe"
MATCH_ICON = "match.ico"
KIND = f"{NAME.replace(' ', '')}.Match"
"""Windows' own name for the type of a saved match."""
ENTRY = rf"Software\Microsoft\Windows\CurrentVersion\Uninstall\{APP_ID}"
"""The key where Windows keeps what it knows of the installed program."""

OLDEST_BUILD = 17763
"""The number of Windows 10, version 1809: the oldest that Qt supports."""

USUAL_PLACE = Path("C:/Program Files (x86)/NSIS/makensis.exe")
"""The place of NSIS on Windows, which does not put it on the search path."""


def make(folder: Path, setup: Path, drafts: Path) -> None:
    """Makes the installer of the program in a folder; the drafts get a folder of their own."""
    shutil.rmtree(drafts, ignore_errors=True)
    drafts.mkdir(parents=True)
    part = setup.with_name(f"{setup.name}.part")
    (drafts / "extra").mkdir()
    _write_pictures(drafts)
    texts = {
        "licence.txt": licences(folder),
        "defines.nsh": defines(part, size(folder) // 1024),
        "install.nsh": install_list(folder) + install_list(drafts / "extra"),
        "remove.nsh": remove_list(folder, drafts / "extra"),
    }
    for name, text in texts.items():
        # NSIS knows the encoding by the mark at the beginning.
        (drafts / name).write_text(text, encoding="utf-8-sig", newline="\r\n")
    compile_script(drafts)
    part.replace(setup)


def compile_script(drafts: Path) -> None:
    """Runs the compiler, which speaks only when it fails; what it warns of is a failure."""
    options = ("-V2", "-WX", "-NOCD", "-INPUTCHARSET", "UTF8")
    places = (f"-DDRAFTS={drafts}", f"-DSCRIPTS={SCRIPTS}")
    command = [compiler(), *options, *places, str(SCRIPTS / "installer.nsi")]
    done = run(command, {**os.environ, "SOURCE_DATE_EPOCH": str(timestamp())})
    if done.returncode:
        raise BuildError(f"{done.stdout.strip()}\nNSIS could not make the installer.")


def compiler() -> str:
    found = shutil.which("makensis")
    if found is None and USUAL_PLACE.is_file():
        found = str(USUAL_PLACE)
    if found is None:
        raise BuildError("makensis is missing: install NSIS, version 3.")
    return found


# --- what the script gets ---------------------------------------------------------------------


def defines(setup: Path, kilobytes: int) -> str:
    """Names and numbers for the script, and what Windows shows about the installer."""
    found = {
        "APP_ID": APP_ID,
        "AUTHORS": AUTHORS,
        "ENDING": ENDING,
        "ENTRY": ENTRY,
        "HOMEPAGE": HOMEPAGE,
        "KILOBYTES": str(kilobytes),
        "KIND": KIND,
        "MATCH_DE": MATCH_WORDS["de"],
        "MATCH_EN": MATCH_WORDS["en"],
        "MATCH_ICON": MATCH_ICON,
        "MIME_TYPE": MIME_TYPE,
        "NAME": NAME,
        "NUMBERS": ".".join(map(str, version_resource.numbers(__version__))),
        "OLDEST_BUILD": str(OLDEST_BUILD),
        "OUTFILE": str(setup),
        "PROGRAM": PROGRAM,
        "SUMMARY": SUMMARY,
        "TERMINAL_PROGRAM": TERMINAL_PROGRAM,
        "UNINSTALLER": UNINSTALLER,
        "VERSION": __version__,
    }
    about = version_resource.texts(f"{NAME} Setup")
    lines = [f'!define {name} "{quoted(text)}"' for name, text in found.items()]
    lines += [f'VIAddVersionKey /LANG=0 "{name}" "{quoted(text)}"' for name, text in about.items()]
    return "".join(f"{line}\n" for line in lines)


def quoted(text: str) -> str:
    """A text as it stands between quotation marks in a script."""
    return text.replace("$", "$$").replace('"', '$\\"')


def licences(folder: Path) -> str:
    """The program's licence, and the notices about what it is made with if they are there."""
    notices = [path.read_text(encoding="utf-8") for path in sorted(folder.rglob(NOTICES))]
    licence = (ROOT / "LICENSE").read_text(encoding="utf-8")
    return "\n\n".join([licence, *notices[:1]])


def install_list(folder: Path) -> str:
    """Commands that unpack all files of a folder, each at its place."""
    lines, place = [], None
    for name in files(folder):
        if name.parent != place:
            place = name.parent
            lines.append(f'SetOutPath "{_installed(place)}"')
        lines.append(f'File "{quoted(str(folder / name))}"')
    return "".join(f"{line}\n" for line in lines)


def remove_list(*folders: Path) -> str:
    """Commands that remove the same files, then the folders that are empty after that."""
    names = [name for folder in folders for name in files(folder)]
    inner = {parent for name in names for parent in name.parents} - {PurePath()}
    # A folder comes after those inside it.
    inner_first = sorted(inner, key=lambda path: path.parts, reverse=True)
    lines = [f'Delete "{_installed(name)}"' for name in names]
    lines.append("Call un.CheckRemoved")
    lines += [f'RMDir "{_installed(path)}"' for path in inner_first]
    return "".join(f"{line}\n" for line in lines)


def files(folder: Path) -> list[PurePath]:
    """All files of a folder by their names in it, those of one folder together."""
    found = [path.relative_to(folder) for path in folder.rglob("*") if path.is_file()]
    return sorted(found, key=lambda path: (path.parent.parts, path.name))


def _installed(name: PurePath) -> str:
    return "\\".join(["$INSTDIR", *map(quoted, name.parts)])


def _write_pictures(drafts: Path) -> None:
    """The icons of the installer and of saved matches, and the pictures on its pages."""
    (drafts / "setup.ico").write_bytes(pictures.ico(ICON))
    (drafts / "header.bmp").write_bytes(setup_pictures.header(LOOK))
    (drafts / "side.bmp").write_bytes(setup_pictures.side(LOOK))
    drawings = drafts / "match"
    drawings.mkdir()
    match_file.write_drawings(drawings)
    (drafts / "extra" / MATCH_ICON).write_bytes(pictures.ico(drawings))
