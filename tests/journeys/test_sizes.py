"""Every page and the tables, small, usual and large, by day and by night, in both languages."""

from __future__ import annotations

import pytest

from tests.journeys.conftest import Start
from tests.journeys.player import waits
from tests.journeys.program import Program, Seen, control
from tests.journeys.screen import IN_MEMORY

SMALL, USUAL, LARGE = (1024, 640), (1440, 900), (3840, 2160)
LIGHT, DARK = 1, 2
"""Their places among the pictures of the settings."""
LEAST = 60
"""Colours of a page that shows something: its wall alone has fewer."""


def of_kind(seen: Seen, kind: str) -> list[Seen]:
    """The buttons of a class, whatever they are called in a language."""
    return [each for each in seen["buttons"] if each["kind"] == kind]


def page(program: Program, name: str) -> Seen:
    return program.until(lambda seen: seen["page"] == name and not seen["overlay"])


class Pictures:
    """What was seen so far, each page once."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._found: dict[str, str] = {}

    def add(self, name: str) -> None:
        """Something is to be seen, and not the same as before."""
        size = self._program.look()["size"]
        picture = self._program.picture()
        assert picture["size"] == size
        assert picture["colours"] > LEAST, name
        assert picture["digest"] not in self._found, (name, self._found[picture["digest"]])
        self._found[picture["digest"]] = name


def choose_theme(program: Program, number: int) -> None:
    """From the table, in the settings."""
    program.click(control(page(program, "TurnPage"), "gear")["at"])
    settings = page(program, "SettingsPage")
    program.click(of_kind(settings, "ThemePicture")[number]["at"])
    program.until(lambda seen: of_kind(seen, "ThemePicture")[number]["on"])


@pytest.mark.parametrize(
    ("size", "game", "language", "themes"),
    [
        (SMALL, "quanto", "de", [DARK]),
        (USUAL, "quando", "en", [LIGHT, DARK]),
        (LARGE, "quando", "de", [LIGHT]),
    ],
)
def test_pages(
    start: Start, size: tuple[int, int], game: str, language: str, themes: list[int]
) -> None:
    table = ("--game", game, "--seed", "5", "--speed", "instant", "--lang", language)
    with start(*table, screen=IN_MEMORY) as program:
        program.until(waits)
        program.resize(*size)
        pictures = Pictures(program)
        for theme in themes:
            choose_theme(program, theme)
            pictures.add(f"{theme} settings")
            program.key("Escape")
            page(program, "TurnPage")
            pictures.add(f"{theme} table")
            program.key("F1")
            program.until(lambda seen: seen["overlay"] == "KeySheet")
            pictures.add(f"{theme} keys")
            program.key("Escape")
            page(program, "TurnPage")
            program.key("F2")
            page(program, "RulesPage")
            pictures.add(f"{theme} rules")
            program.key("Escape")
            page(program, "TurnPage")
        leave(program)
        visit(program, pictures)
        assert program.close() == 0


def leave(program: Program) -> None:
    program.key("Escape")
    menu = program.until(lambda seen: seen["overlay"] == "TableMenu")
    program.click(of_kind(menu, "MenuItem")[-2]["at"])
    program.until(lambda seen: seen["overlay"] == "Dialog")
    program.key("Return")
    page(program, "HomePage")


def visit(program: Program, pictures: Pictures) -> None:
    """Home, and the pages that are reached from there."""
    pictures.add("home")
    program.key("N")
    page(program, "NewGamePage")
    pictures.add("new game")
    program.key("Escape")
    page(program, "HomePage")
    program.key("G")
    page(program, "GamesPage")
    pictures.add("games")
    program.key("Escape")
    home = page(program, "HomePage")
    program.click(of_kind(home, "Tile")[-1]["at"])
    page(program, "AboutPage")
    pictures.add("about")
    program.key("Escape")
    page(program, "HomePage")
