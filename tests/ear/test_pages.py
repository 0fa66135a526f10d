"""Pages by ear: each says its name, begins at a named control, and has named stops with rings."""

from __future__ import annotations

from collections.abc import Mapping

from tests.ear.conftest import Start
from tests.ear.program import Program
from tests.ear.stops import complaints_about
from tests.ear.tree import Node

PAGES: Mapping[str, int] = {
    "New game": 8,
    "Learn to play": 8,
    "Rules": 3,
    "Your games": 1,
    "About": 2,
    "Settings": 8,
}
"""Pages by the buttons of the home page that lead there, and how many stops they have at least."""


def about_the_page(program: Program, page: str) -> list[str]:
    """It is named in the window's title, and the focus is on something with a name."""

    def title(tree: Node) -> str:
        return tree.all("frame")[0].name

    complaints = []
    if not program.soon(lambda tree: page.casefold() in title(tree).casefold()):
        complaints.append(f"{page}: the window's title is {title(program.tree())}")
    if not program.soon(lambda tree: tree.focused and tree.focused.name):
        complaints.append(f"{page}: the focus is on {program.tree().focused}")
    return complaints


def test_every_page_by_its_name_and_its_stops(start: Start) -> None:
    with start() as program:
        program.choose("button", "I know the rules")
        program.find("button", "New game")
        complaints = complaints_about(program, "Home", 8)
        for page, stops in PAGES.items():
            program.choose("button", page)
            program.until(lambda tree: not tree.has("button", "New game: Quando"), page)
            complaints += about_the_page(program, page)
            complaints += complaints_about(program, page, stops)
            program.key("Escape")
            program.until(lambda tree: tree.has("button", "About"), "home page")
    assert not complaints, "\n".join(complaints)
