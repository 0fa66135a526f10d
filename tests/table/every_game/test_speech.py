"""What a screen reader finds at a table: every control by its name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent

from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Kind, Player
from quando_desktop.settings.settings import Language
from quando_desktop.shell.start.language import Languages
from tests.table.every_game.kit import Kit
from tests.table.every_game.kits import every_game

NAMES = ("Maria", "Olive", "Bruno")


def match_of(kit: Kit) -> Match:
    players = [
        Player(name, Kind.COMPUTER, "fair", name.lower()) if seat else Player(name)
        for seat, name in enumerate(NAMES)
    ]
    return Match(kit.plug.game, players, None, 1)


@every_game
def test_every_control_is_found_by_its_name_in_either_language(
    kit: Kit, sit: Callable[..., Any], english: Languages
) -> None:
    table = sit(match_of(kit))
    table.begin()
    told = []
    for language in (Language.ENGLISH, Language.GERMAN):
        english.use(language)
        QCoreApplication.sendEvent(table.page, QEvent(QEvent.Type.LanguageChange))
        table.tick(100)
        QCoreApplication.processEvents()
        names = [table.controls[key].name for key in table.controls if table.spot(key) is not None]
        assert len(names) > 6
        assert all(names)
        found = [spot for key in table.controls if (spot := table.spot(key)) is not None]
        assert [spot.accessibleName() for spot in found] == names
        told.append(names)
    assert told[0] != told[1]


@every_game
def test_everybody_at_the_table_is_named(kit: Kit, sit: Callable[..., Any]) -> None:
    table = sit(match_of(kit))
    table.begin()
    said = " ".join(control.name for control in table.scene.tableau.controls)
    for name in NAMES[1:]:
        assert name in said
