"""Every place of the window by ear and by keys, in both themes and in the smallest usual window."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from quando_desktop.shell.kit.overlay import Overlay
from tests.gallery.studio import studio
from tests.gallery.variants import VARIANTS
from tests.shell.every_place.measured import (
    Stop,
    detours,
    disorder,
    focus,
    heard,
    name_of,
    small,
    stops,
)
from tests.shell.every_place.tour import tour


@dataclass(frozen=True, slots=True)
class Found:
    """What was found at one place."""

    title: str
    """The title of the window."""
    name: str
    """The name of the page or the overlay."""
    opens_at: str
    """What has the focus."""
    missing: str
    """Why screen readers do not find it as a dialog, if it should be one."""
    stops: tuple[Stop, ...]
    detours: tuple[str, ...]
    disorder: tuple[str, ...]
    small: tuple[str, ...]


@pytest.fixture(scope="module", params=["1024x640-en-light", "1024x640-en-dark"])
def places(
    request: pytest.FixtureRequest, qapp: QApplication, tmp_path_factory: pytest.TempPathFactory
) -> dict[str, Found]:
    """What was found at each place."""
    variant, folder = VARIANTS[request.param], tmp_path_factory.mktemp("places") / "data"
    found = {}
    with studio(qapp, variant, Path(folder), kept=True) as made:
        window = made.window
        # Only what is looked at is painted.
        window.setUpdatesEnabled(False)
        for name, front in tour(made):
            here = focus()
            missed = missing(front) if isinstance(front, Overlay) else ""
            opens_at = name_of(here)
            visited = tuple(stops(window))
            inside = front is here or front.isAncestorOf(here)
            found[name] = Found(
                window.windowTitle(),
                front.accessibleName(),
                opens_at if inside and here is not front else "",
                missed,
                visited,
                tuple(detours(front, visited)),
                tuple(disorder(front)),
                tuple(small(front)),
            )
    return found


def missing(overlay: Overlay) -> str:
    """Why an overlay is no dialog for a screen reader; empty if it is one."""
    seen = heard(overlay)
    if seen.role() != QAccessible.Role.Dialog:
        return f"it is a {seen.role().name}"
    parent = seen.parent()
    place = parent.indexOfChild(seen)
    if place < 0 or parent.child(place).object() is not overlay:
        return "its parent does not know it"
    return "" if seen.text(QAccessible.Text.Name) else "it has no name"


def test_overlays_are_dialogs_with_a_name(places: dict[str, Found]) -> None:
    assert {name: found.missing for name, found in places.items() if found.missing} == {}


def test_every_stop_has_a_name(places: dict[str, Found]) -> None:
    unnamed = {
        name: [stop.what for stop in found.stops if not stop.name] for name, found in places.items()
    }
    assert {name: those for name, those in unnamed.items() if those} == {}


def test_every_stop_shows_the_focus(places: dict[str, Found]) -> None:
    hidden = {
        name: [stop for stop in found.stops if stop.changed < stop.around]
        for name, found in places.items()
    }
    assert {name: those for name, those in hidden.items() if those} == {}


def test_reading_goes_as_looking_does(places: dict[str, Found]) -> None:
    assert {name: found.disorder for name, found in places.items() if found.disorder} == {}


def test_tab_goes_as_reading_does(places: dict[str, Found]) -> None:
    assert {name: found.detours for name, found in places.items() if found.detours} == {}


def test_no_control_is_small(places: dict[str, Found]) -> None:
    assert {name: found.small for name, found in places.items() if found.small} == {}


def test_no_control_is_small_in_a_compact_window(qapp: QApplication, tmp_path: Path) -> None:
    variant = VARIANTS["1024x640-en-dark"]._replace(size=(800, 480))
    with studio(qapp, variant, tmp_path / "data", kept=True) as made:
        made.window.setUpdatesEnabled(False)
        found = {name: small(front) for name, front in tour(made)}
    assert len(found) > 15
    assert {name: those for name, those in found.items() if those} == {}


def test_every_place_opens_at_a_control_and_says_its_name(places: dict[str, Found]) -> None:
    silent = [name for name, found in places.items() if not found.opens_at or not found.name]
    assert silent == []


def test_the_title_of_the_window_follows_the_page(places: dict[str, Found]) -> None:
    wanted = {
        "home": "Home",
        "new game of quanto": "New game",
        "settings": "Settings",
        "a person": "Settings",
        "your games": "Your games",
        "learn": "Learn to play",
        "rules": "Rules",
        "about": "About",
        "licences": "Licences",
        "keyboard test": "Can your keyboard register all of you at once?",
        "the menu": "Quando",
    }
    titles = {name: places[name].title for name in wanted}
    assert titles == {name: f"{title} – Quando Desktop" for name, title in wanted.items()}
