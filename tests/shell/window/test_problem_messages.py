"""Messages about problems with the disk: the meaning first, the jargon apart from that."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from quando_desktop.disk.entries import UnfinishedEntry
from quando_desktop.disk.problem import DiskError, Problem, Trouble
from quando_desktop.settings.settings import Language
from quando_desktop.shell.kit.labels import Paragraph
from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.window import messages
from quando_desktop.shell.window.dialogs import Dialog
from quando_desktop.shell.window.window import Window
from quando_desktop.shell.your_games.page import GamesPage
from tests.engine.journals import needs_posix
from tests.engine.records import short_text
from tests.shell.conftest import Start
from tests.shell.widgets import turn_session
from tests.shell.your_games.handmade import show

JARGON = "it is not JSON, or cut off (line 1, column 1)"
FILE = Path("/home/maria/data/matches/quando-1.journal")


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.GERMAN])
@pytest.mark.parametrize("kind", Trouble)
def test_each_says_what_it_means_without_jargon(
    speak: Callable[[Language], bool], kind: Trouble, language: Language
) -> None:
    speak(language)
    problem = Problem(kind, FILE, JARGON)
    said = messages.sentence(problem)
    assert said.isprintable()
    assert said.endswith(".")
    assert said[0].isupper() or said.startswith(FILE.name)
    for strange in ("JSON", "line", str(FILE.parent), "{", "None"):
        assert strange not in said
    assert messages.detail(problem) == f"{FILE}: {JARGON}"


def test_of_a_file_that_was_set_aside_the_facts_say_where_it_is_now() -> None:
    kept = Path("/home/maria/data/damaged/quando-1.journal")
    problem = Problem(Trouble.DAMAGED, FILE, JARGON, kept)
    assert messages.detail(problem) == f"{kept}: {JARGON}"
    assert FILE.name in messages.sentence(problem)


@pytest.mark.parametrize(
    "name",
    ["a\nb.quando", "\x1b[2J.quando", "\udcff.quando", "x" * 250 + ".quando", "{0} %1.quando"],
)
def test_a_file_can_be_called_anything(name: str) -> None:
    problem = Problem(Trouble.NO_MATCH, Path("/home") / name, JARGON)
    said = messages.sentence(problem)
    assert said.isprintable()
    assert ".quando cannot be opened" in said
    assert len(said) < 200
    assert messages.detail(problem).isprintable()


def test_very_many_are_counted() -> None:
    problems = [Problem(Trouble.DAMAGED, Path(f"/a/{number}"), "junk") for number in range(60)]
    said, facts = messages.about_problems(problems)
    assert said.count("is damaged") == len(facts.splitlines()) == messages.MOST
    assert said.endswith("The same goes for 57 more files.")
    assert messages.about_problems(problems[:1]) == (
        messages.sentence(problems[0]),
        messages.detail(problems[0]),
    )


def told(window: Window) -> list[str]:
    (dialog,) = window.stack.findChildren(Dialog)
    return [each.accessibleName() or each.text() for each in dialog.findChildren(Paragraph)]


def test_a_broken_file_is_told_by_what_it_means(start: Start, tmp_path: Path) -> None:
    path = tmp_path / "broken.quando"
    path.write_bytes(b"\x00nonsense")
    _, meaning, facts = told(start(file=path))
    assert meaning.startswith("broken.quando cannot be opened: it is damaged")
    assert "JSON" not in meaning
    assert facts == f"{path}: {JARGON}"


@pytest.mark.parametrize(
    ("content", "kind"),
    [
        (None, Trouble.UNREADABLE),
        (b"", Trouble.NO_MATCH),
        (short_text().replace('"version":1', '"version":2').encode(), Trouble.OTHER_VERSION),
        (short_text().replace('"game":"quando"', '"game":"whist"').encode(), Trouble.OTHER_VERSION),
        (short_text().replace('"hand_size":3', '"hand_size":4').encode(), Trouble.NO_MATCH),
    ],
    ids=["missing", "empty", "later version", "later game", "false"],
)
def test_a_file_from_elsewhere_is_told_by_what_is_wrong_with_it(
    start: Start, tmp_path: Path, content: bytes | None, kind: Trouble
) -> None:
    path = tmp_path / "mine.quando"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(DiskError) as caught:
        start().program.saves.import_(path)
    assert caught.value.problem.kind is kind


def test_your_games_says_the_same_of_a_damaged_match(qtbot: QtBot, look: Look) -> None:
    page = GamesPage(look)
    qtbot.addWidget(page)
    problem = Problem(Trouble.UNREADABLE, FILE, "Permission denied")
    show(page, [UnfinishedEntry("one", FILE, 0.0, problem=problem)], [])
    said = [each.text() for each in page.detail.findChildren(Paragraph)]
    assert any(text.startswith("quando-1.journal cannot be read.") for text in said)
    assert not any("Permission denied" in text and "cannot be read" in text for text in said)
    heard = [each.accessibleName() for each in page.detail.findChildren(Paragraph)]
    assert f"{FILE}: Permission denied" in heard


# ------------------------------------------------------------------- a match to leave


def leaving(window: Window) -> str:
    window.overlays.go_home()
    dialog = window.stack.findChildren(Dialog)[-1]
    said = dialog.accessibleDescription()
    dialog.dismiss()
    return str(said)


@needs_posix
def test_nobody_is_told_that_a_match_is_saved_when_it_is_not(start: Start, tmp_path: Path) -> None:
    """The data folder is removed while the match is played."""
    window = start(game="quando", seed=5)
    path = turn_session(window)._saved.path
    assert "The match is saved." in leaving(window)
    (tmp_path / "data").rename(tmp_path / "away")
    assert "The match is saved." in leaving(window)
    assert path.exists(), "it was written anew"
    (tmp_path / "data").rename(tmp_path / "away too")
    (tmp_path / "data").write_text("something else")
    said = leaving(window)
    assert "The match is saved." not in said
    assert "cannot be saved" in said
