"""The owner of the computer, with and without a name: on every page, in both languages, with what
earlier versions have kept."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from quando_desktop.engine.players import Kind, Player
from quando_desktop.settings import people
from quando_desktop.settings.settings import Person, Settings
from quando_desktop.shell.home.page import HomePage
from quando_desktop.shell.kit.text_field import TextField
from quando_desktop.shell.new_game.page import NewGamePage
from quando_desktop.shell.settings.page import SettingsPage
from quando_desktop.shell.window.window import Window
from quando_desktop.shell.your_games.page import GamesPage
from quando_desktop.table.parts.faces import faces
from tests.engine.records import short_text
from tests.shell.conftest import Start
from tests.shell.new_game.tables import names, who
from tests.shell.widgets import child

GREETINGS = ("Good morning", "Good afternoon", "Good evening")
PLAYERS = [Player("Tom"), Player("You"), Player("Olive", Kind.COMPUTER, "fair", "olive")]


def offered(page: GamesPage) -> list[str]:
    """The players by whom the list can be filtered."""
    return [said for _, said in page.filters._company._choices]


def greeting(window: Window) -> str:
    return child(window, HomePage)._greeting.text()


def keep(data: Path, *first: str) -> None:
    """Finished matches of these people against Tom."""
    folder = data / "finished"
    folder.mkdir(parents=True)
    for number, name in enumerate(first):
        seats = [{"name": name, "kind": "human"}, {"name": "Tom", "kind": "human"}]
        record = json.loads(short_text()) | {"players": seats}
        (folder / f"{number}.quando").write_text(json.dumps(record), encoding="utf-8")


def seat_tom(window: Window) -> NewGamePage:
    window.pages.show_new_game("quando")
    page = child(window, NewGamePage)
    page.row.cards[1].click()
    field = child(who(page), TextField)
    field.setText("Tom")
    QTest.keyClick(field, Qt.Key.Key_Return)
    return page


def test_a_guest_is_neither_greeted_nor_counted_as_the_owner(start: Start, tmp_path: Path) -> None:
    keep(tmp_path / "data", "You")
    window = start()
    page = seat_tom(window)
    assert window.program.settings.people == (Person("", 1), Person("Tom", 2))
    window.matches.deal(page._plan.match(1))
    window.pages.show_home()
    assert greeting(window) in GREETINGS
    window.pages.show_games()
    assert {"With You", "With Tom"} <= set(offered(child(window, GamesPage)))


def test_who_gets_a_name_later_keeps_what_they_have_played(start: Start, tmp_path: Path) -> None:
    keep(tmp_path / "data", "You", "Du", "Person 1", "Maria")
    window = start()
    named = people.rename(window.program.settings, "", "Maria")
    window.program.change(people=named.people, tables=named.tables)
    window.pages.show_games()
    games = child(window, GamesPage)
    assert "With You" not in offered(games)
    games.filters._company._take("Maria")
    assert len(games.list.rows.matches) == 4
    window.pages.show_home()
    assert greeting(window).endswith(", Maria")


def test_settings_of_an_earlier_version_keep_their_owner(start: Start, tmp_path: Path) -> None:
    """The first of the people was greeted, and sat on the seats without a name."""
    data = tmp_path / "data"
    data.mkdir()
    table = {"seats": [{"kind": "human"}, {"kind": "computer", "character": "olive"}]}
    kept = {"people": [{"name": "Maria", "look": 3}], "tables": {"quando": table}}
    (data / "settings.json").write_text(json.dumps(kept), encoding="utf-8")
    window = start()
    assert window.program.settings.owner == Person("Maria", 3)
    assert greeting(window).endswith(", Maria")
    window.pages.show_new_game("quando")
    assert names(child(window, NewGamePage)) == ["Maria", "Olive"]


def test_a_rematch_has_the_name_that_the_owner_has_by_now(start: Start) -> None:
    window = start(game="quando", seed=3)
    named = people.rename(window.program.settings, "", "Maria")
    window.program.change(people=named.people, tables=named.tables)
    window.matches.rematch()
    assert window.session is not None
    assert window.session.match.players[0].name == "Maria"


def test_nobody_wears_the_face_of_another() -> None:
    settings = Settings()
    for name in ("Tom", "Lena", "Mia", "Noah", "Ada"):
        settings = people.add(settings, name)
    assert len({person.look for person in settings.people}) == 6
    assert settings.looks["You"] == settings.owner.look


def test_the_owner_keeps_their_face_wherever_they_sit(start: Start) -> None:
    window = start()
    settings = people.add(window.program.settings, "Tom")
    tom, owner, _ = faces(PLAYERS, window.look.palette, settings.looks)
    assert (owner.art, tom.art) == ("person_1", "person_2")
    assert (owner.name, tom.name) == ("Player 1", "Tom")


@pytest.mark.parametrize("game", ["quando", "quanto", "seven_ate_nine"])
def test_the_owner_is_called_in_the_present_language_at_a_running_table(
    start: Start, qtbot: QtBot, game: str
) -> None:
    window = start(game=game, seed=5)
    session = window.session
    assert session is not None
    qtbot.waitUntil(lambda: session.page.table is not None, timeout=20_000)

    def is_called(name: str) -> bool:
        assert session is not None
        controls = session.page._scene.tableau.controls
        return any(control.name.startswith(f"{name}: ") for control in controls)

    for language, name, other in (("en", "You", "Du"), ("de", "Du", "You"), ("en", "You", "Du")):
        window.program.change(language=language)
        qtbot.waitUntil(partial(is_called, name))
        assert not is_called(other)


def test_home_leads_to_the_people_in_the_settings(start: Start) -> None:
    window = start()
    child(window, HomePage).peopleAsked.emit()
    page = child(window, SettingsPage)
    assert page.people.cards[0].hasFocus()
