"""What Linux desktops, software centres and readers of manuals are told about the program."""

from __future__ import annotations

import argparse
import configparser
import re
import shutil
import sys
import xml.etree.ElementTree as Xml
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage

from quando_desktop import cli
from quando_desktop.__about__ import APP_ID, AUTHORS, HOMEPAGE, NAME, SUMMARY, __version__
from quando_desktop.engine import record
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Player
from quando_desktop.games import GAMES
from quando_packaging.linux import deb, desktop, templates
from quando_packaging.shared import changelog, match_file, products
from tests.packaging.linux.tools import run, tool

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="it is about Linux")

ROOT = Path(__file__).resolve().parents[3]
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


@pytest.fixture(scope="module")
def share(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All that desktops read."""
    folder = tmp_path_factory.mktemp("share")
    desktop.write(folder)
    return folder


# --- the changelog ----------------------------------------------------------------------------


def test_what_is_unreleased_goes_with_the_version_being_built(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1800000000")
    text = (
        "## Unreleased\n\n- `One` thing,\n  in two lines.\n- Two.\n\n## 0.1 (2026-02-03)\n\n- Old\n"
    )
    new, old = changelog.read(text, "0.2")
    assert (new.version, f"{new.when:%Y-%m-%d}") == ("0.2", "2027-01-15")
    assert new.changes == ["One thing, in two lines.", "Two."]
    assert (old.version, f"{old.when:%Y-%m-%d}", old.changes) == ("0.1", "2026-02-03", ["Old"])


def test_what_came_after_a_version_is_not_in_it() -> None:
    text = "## Unreleased\n\n- Later.\n\n## 0.2 (2026-03-04)\n\n- New.\n\n## 0.1 (2026-02-03)\n"
    assert [release.version for release in changelog.read(text, "0.2")] == ["0.2", "0.1"]
    assert changelog.read(text, "0.2")[0].changes == ["New."]


def test_no_release_is_older_than_anybody_believes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    (release,) = changelog.read("", "0.2")
    assert release.when.year == 2000
    assert changelog.releases()[0].version == __version__


# --- what desktops read -----------------------------------------------------------------------


def test_nothing_is_left_open_in_any_text(share: Path) -> None:
    texts = [path for path in share.rglob("*") if path.suffix in {".desktop", ".svg", ".xml"}]
    assert len(texts) == 5
    for path in texts:
        assert not re.search(r"\$\w|@\w+@", path.read_text(encoding="utf-8")), path


def test_entry_in_the_menu(share: Path) -> None:
    path = share / "applications" / f"{APP_ID}.desktop"
    parser = configparser.ConfigParser(interpolation=None)
    parser.read_string(path.read_text(encoding="utf-8"))
    entry = parser["Desktop Entry"]
    assert (entry["Name"], entry["Comment"], entry["Icon"]) == (NAME, SUMMARY, APP_ID)
    assert entry["Exec"] == f"{products.COMMAND} %f"
    assert entry["MimeType"] == f"{match_file.MIME_TYPE};"
    assert entry["Categories"] == "Game;CardGame;"
    # By this X11 tells which window belongs to the entry; Wayland goes by the entry's own name.
    assert entry["StartupWMClass"] == NAME
    assert {"Comment[de]", "GenericName[de]", "Keywords[de]"} <= {
        line.partition("=")[0] for line in path.read_text(encoding="utf-8").splitlines()
    }


def test_entry_is_valid(share: Path) -> None:
    said = run(tool("desktop-file-validate"), share / "applications" / f"{APP_ID}.desktop")
    assert (said.returncode, said.stdout) == (0, "")


def test_page_for_software_centres(share: Path) -> None:
    page = Xml.parse(share / "metainfo" / f"{APP_ID}.metainfo.xml").getroot()
    texts = {each.tag: each.text for each in page if LANGUAGE not in each.attrib}
    assert (texts["id"], texts["name"], texts["summary"]) == (APP_ID, NAME, SUMMARY)
    assert texts["launchable"] == f"{APP_ID}.desktop"
    assert page.findtext("developer/name") == AUTHORS
    released = page.find("releases/release")
    assert released is not None
    assert released.get("version") == __version__
    image = page.findtext("screenshots/screenshot/image") or ""
    assert image.startswith(f"{HOMEPAGE}/raw/v{__version__}/")
    assert (ROOT / image.removeprefix(f"{HOMEPAGE}/raw/v{__version__}/")).is_file()
    description = page.find("description")
    assert description is not None
    german = [each for each in description.iter() if each.get(LANGUAGE) == "de"]
    assert (
        len(german)
        == len(list(description.iter("p"))) // 2 + len(list(description.iter("li"))) // 2
    )


def test_page_for_software_centres_is_valid(share: Path) -> None:
    path = share / "metainfo" / f"{APP_ID}.metainfo.xml"
    said = run(tool("appstreamcli"), "validate", "--no-net", "--no-color", path)
    assert said.returncode == 0, said.stdout


def test_saved_matches_are_known_by_name_and_by_content(share: Path, tmp_path: Path) -> None:
    """Asked of Qt, in a process of its own, as it reads the types only once."""
    shutil.copytree(share / "mime", tmp_path / "mime")
    assert run(tool("update-mime-database"), tmp_path / "mime").returncode == 0
    match = Match(GAMES["quando"], [Player("Ada"), Player("Bo")], seed=7)
    match.begin_round()
    text = record.write(match)
    assert text.startswith(templates.BEGINNING)
    files = {"a.quando": "", "b.QUANDO": "", "c": text, "d": "{}"}
    for name, content in files.items():
        (tmp_path / name).write_text(content, encoding="utf-8")
    code = (
        "import sys; from PySide6.QtCore import QMimeDatabase as Types\n"
        "for name in sys.argv[1:]: print(Types().mimeTypeForFile(name).name())"
    )
    paths = [tmp_path / name for name in files]
    said = run(sys.executable, "-c", code, *paths, XDG_DATA_HOME=str(tmp_path), XDG_DATA_DIRS="")
    kinds = said.stdout.split()
    assert kinds[:3] == [match_file.MIME_TYPE] * 3
    assert kinds[3] != match_file.MIME_TYPE


def test_type_of_saved_matches_has_names_in_both_languages(share: Path) -> None:
    kind = (
        Xml.parse(share / "mime" / "packages" / f"{APP_ID}.xml").getroot().find(f"{MIME}mime-type")
    )
    assert kind is not None
    assert [each.get(LANGUAGE) for each in kind.iter(f"{MIME}comment")] == [None, "de"]
    icon = kind.find(f"{MIME}icon")
    assert icon is not None
    assert icon.get("name") == templates.MIME_ICON


@pytest.mark.parametrize(("kind", "name"), [("apps", APP_ID), ("mimetypes", templates.MIME_ICON)])
def test_icons_have_all_sizes(share: Path, kind: str, name: str) -> None:
    theme = share / "icons" / "hicolor"
    for size in (16, 24, 32, 48, 64, 128, 256, 512):
        image = QImage(str(theme / f"{size}x{size}" / kind / f"{name}.png"))
        assert (image.width(), image.height()) == (size, size)
        assert image.pixelColor(size // 2, size // 2).alpha() == 255
    assert Xml.parse(theme / "scalable" / kind / f"{name}.svg").getroot().tag.endswith("svg")


def test_a_saved_match_looks_like_a_sheet_with_the_programs_icon(share: Path) -> None:
    theme = share / "icons" / "hicolor" / "256x256"
    sheet = QImage(str(theme / "mimetypes" / f"{templates.MIME_ICON}.png"))
    program = QImage(str(theme / "apps" / f"{APP_ID}.png"))
    assert program.pixelColor(10, 128).alpha() == 255
    assert sheet.pixelColor(10, 128).alpha() == 0
    # The card in the middle of the icon, a little below the middle of the sheet.
    blue = program.pixelColor(70, 90)
    assert blue.blue() > blue.red()
    middle = {sheet.pixelColor(x, 150).rgb() for x in range(80, 176)}
    assert any(QColor(rgb).blue() > QColor(rgb).red() for rgb in middle)


# --- the manual -------------------------------------------------------------------------------


def options(parser: argparse.ArgumentParser) -> Iterator[str]:
    """All that can be said to the program: options, what they can be, commands, theirs."""
    for action in parser._actions:
        yield from action.option_strings
        yield from action.choices or ()
        if isinstance(action, argparse._SubParsersAction):
            for command in action.choices.values():
                yield from options(command)


def test_manual_names_every_option() -> None:
    manual = deb.manual().replace("\\", "")
    missing = {word for word in options(cli._parser()) if not re.search(rf"{word}\b", manual)}
    assert missing == set()
    assert f"{NAME} {__version__}" in manual


def test_manual_names_no_option_that_there_is_not() -> None:
    named = set(re.findall(r"--[a-z-]+", deb.manual().replace("\\", "")))
    assert named <= set(options(cli._parser()))


def test_manual_can_be_read_without_warnings(tmp_path: Path) -> None:
    page = tmp_path / "page.6"
    page.write_text(deb.manual(), encoding="utf-8")
    said = run(tool("groff"), "-man", "-Tutf8", "-ww", "-z", page)
    assert (said.returncode, said.stdout) == (0, "")
