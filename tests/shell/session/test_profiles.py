"""Settings that are somebody's own hold while they look, and for nobody else."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from quando_desktop.controller.turn.step import TurnPhase
from quando_desktop.dataclass import replace
from quando_desktop.engine.players import Kind
from quando_desktop.games.quanto.settings import SUM_AID, SumAid
from quando_desktop.settings.settings import (
    Motion,
    Person,
    Scanning,
    SeatChoice,
    Settings,
    Sorting,
)
from quando_desktop.shell.kit.page import Page
from quando_desktop.shell.kit.sliders import Stepper
from quando_desktop.shell.settings.page import SettingsPage
from quando_desktop.shell.window.window import Window
from tests.controller.fake_clock import FakeClock
from tests.shell.conftest import Start
from tests.shell.new_matches import COMPUTERS, match_of
from tests.shell.switch.one_switch import OneSwitch
from tests.shell.widgets import focused, turn_session

LARGE = {"text_size": 140, "sorting": Sorting.HAND, "keys": {"hint": "B"}}
MARIA, TOM = Person("Maria", 1), Person("Tom", 2, {}, LARGE)


def play(window: Window, *names: str, game: str = "quando") -> None:
    window.program.change(people=(MARIA, TOM), motion=Motion.NONE)
    people = tuple(SeatChoice(Kind.HUMAN, name) for name in names)
    window.matches.deal(match_of((*people, *COMPUTERS[: 2 - len(names)]), game=game))


def sizes(window: Window) -> tuple[int, float]:
    """Of the table, and of all that lies over it."""
    assert window.session is not None
    return window.session.page.settings.text_size, window.look.scale.text


COMMON, TOMS = (100, 1.0), (140, 1.4)


def test_they_change_with_who_looks(start: Start, qtbot: QtBot) -> None:
    window = start()
    play(window, "Maria", "Tom")
    session = turn_session(window)
    controller, curtain = session.controller, session.curtain
    assert curtain is not None
    looked: set[str] = set()
    while looked != {"Maria", "Tom"}:
        qtbot.waitUntil(lambda: controller.phase is TurnPhase.CURTAIN and curtain.is_down)
        assert sizes(window) == COMMON, "nobody looks"
        assert session.whose is None
        curtain.ready.emit()
        qtbot.waitUntil(lambda: controller.phase is TurnPhase.PERSON)
        name = session.whose
        assert name is not None
        looked.add(name)
        assert sizes(window) == (TOMS if name == "Tom" else COMMON)
        assert window.bindings.key_of("hint") == ("B" if name == "Tom" else "H")
        while controller.phase is TurnPhase.PERSON:
            assert controller.view is not None
            controller.submit(next(iter(controller.view.legal())))


def test_they_hold_where_only_that_person_plays(start: Start, qtbot: QtBot) -> None:
    window = start()
    play(window, "Tom")
    assert sizes(window) == TOMS
    window.pages.show_settings()
    assert window.look.scale.text == 1.4, "whoever needs large letters needs them on pages, too"
    window.back()
    assert sizes(window) == TOMS
    play(window, "Maria")
    assert sizes(window) == COMMON


def test_what_somebody_changes_at_the_table_stays_theirs(start: Start, qtbot: QtBot) -> None:
    window = start()
    play(window, "Tom")
    session = turn_session(window)
    qtbot.waitUntil(lambda: session.controller.phase is TurnPhase.PERSON)
    QTest.keyClick(focused(), Qt.Key.Key_S)
    settings = window.program.settings
    assert settings.for_person("Tom").sorting is Sorting.OFF
    assert settings.sorting is Settings().sorting


def test_the_settings_of_a_table_are_those_of_who_looks(start: Start) -> None:
    """They show what holds for them, and what is their own changes for nobody else."""
    window = start()
    play(window, "Tom", game="quanto")
    window.pages.show_settings()
    page = window.stack.currentWidget()
    assert isinstance(page, SettingsPage)
    assert "Tom" in page._foot.text()
    (size,) = page.groups[0].findChildren(Stepper)
    assert size.value() == 140
    size.stepUp()
    page.changed.emit(SUM_AID.key, SumAid.FOUND)
    page.changed.emit("remarks", False)
    settings = window.program.settings
    assert settings.for_person("Tom").text_size == 160
    assert settings.text_size == 100
    assert [settings.of(name, SUM_AID) for name in ("Tom", "Maria")] == [
        SumAid.FOUND,
        SumAid.SHOWN,
    ]
    assert not settings.remarks, "what is not Tom's own is everybody's"
    window.pages.show_home()
    window.pages.show_settings()
    assert size.value() == 100
    assert "Tom" not in page._foot.text()


def test_a_switch_of_ones_own_leads_back_from_a_page(start: Start) -> None:
    """Scanning goes on over the table: otherwise nothing would lead back."""
    window = start()
    play(window, "Tom")
    clock = window.program.switch_clock = FakeClock()
    tom = replace(TOM, profile={"scanning": Scanning.ONE})
    window.program.change(people=(MARIA, tom))
    player = OneSwitch(window, clock)
    window.pages.show_rules()
    page = window.stack.currentWidget()
    assert isinstance(page, Page)
    player.take(lambda widget: widget is page.back)
    assert window.is_at_table
    window.pages.show_home()
    assert player.offered is None, "at home everybody's settings hold"


@pytest.mark.parametrize(("names", "whose"), [(("Maria", "Tom"), COMMON), (("Tom",), TOMS)])
def test_live_games_follow_one_person_alone(
    start: Start, names: tuple[str, ...], whose: tuple[int, float]
) -> None:
    window = start()
    play(window, *names, game="seven_ate_nine")
    assert sizes(window) == whose
