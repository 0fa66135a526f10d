"""Services of the system that never answer: the window stays alive, says so and ends at once."""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.journeys.conftest import Start
from tests.journeys.player import Keys, Player
from tests.journeys.program import Program, button
from tests.journeys.seven_player import Keys as LiveKeys
from tests.journeys.seven_player import Players
from tests.journeys.test_seven import is_dealt, seat_at_the_table

DEAD = """
import sys
from types import ModuleType
from tests.table.audio.odd_services import stuck


def dead(*_):
    stuck()


class QTextToSpeech:
    availableEngines = staticmethod(dead)


class QMediaDevices:
    __init__ = audioOutputs = dead


for name, kind in (("QtTextToSpeech", QTextToSpeech), ("QtMultimedia", QMediaDevices)):
    module = ModuleType(f"PySide6.{name}")
    setattr(module, kind.__name__, kind)
    sys.modules[module.__name__] = module
"""
"""Qt's modules for speech and sound as they are where nobody answers at their services."""
VOICE = "Call the values aloud"
NO_ANSWER = "The computer's speech service does not answer"


@pytest.fixture
def dead(screen: Mapping[str, str], tmp_path: Path) -> dict[str, str]:
    """The variables of a computer whose services do not answer, whatever is installed here."""
    folder = tmp_path / "dead"
    folder.mkdir()
    (folder / "sitecustomize.py").write_text(DEAD, encoding="utf-8")
    path = os.pathsep.join(str(each) for each in (folder, Path(__file__).parents[2]))
    return {**screen, "PYTHONPATH": path, "PULSE_SERVER": "unix:/nowhere"}


def turn_to_settings(program: Program) -> None:
    program.press_button("Settings")
    program.until(lambda seen: seen["page"] == "SettingsPage")


def test_settings_open_at_once_and_learn_later_that_the_voice_is_dead(
    start: Start, dead: dict[str, str]
) -> None:
    with start("--speed", "instant", screen=dead) as program:
        turn_to_settings(program)
        program.until(lambda seen: not button(seen, VOICE)["enabled"])
        assert NO_ANSWER in program.heard()
        assert program.quit() == 0


def test_the_program_ends_at_once_while_settings_wait_for_the_voice(
    start: Start, dead: dict[str, str]
) -> None:
    with start("--speed", "instant", screen=dead) as program:
        turn_to_settings(program)
        assert button(program.look(), VOICE)["enabled"], "nothing is known yet"
        assert program.quit() == 0


def test_seven_ate_nine_is_played_with_a_voice_that_is_dead(
    start: Start, data: Path, dead: dict[str, str]
) -> None:
    seat_at_the_table(data, 1, 1, voice=True)
    with start("--game", "seven_ate_nine", "--seed", "5", screen=dead) as program:
        program.until(is_dealt, calm=False)
        players = Players(program, LiveKeys(program, 1))
        players.play_on(players.start(), actions=3)
        assert players.played + players.drawn == 3
        assert program.quit() == 0


def test_cards_are_played_where_the_sound_server_is_dead(
    start: Start, dead: dict[str, str]
) -> None:
    with start("--game", "quando", "--seed", "5", "--speed", "fast", screen=dead) as program:
        player = Player(program, Keys(program))
        player.act(player.act(player.see()))
        assert program.quit() == 0


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has such a bus")
def test_the_window_opens_where_the_message_bus_is_dead(
    start: Start, screen: Mapping[str, str], tmp_path: Path
) -> None:
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "bus"))
        server.listen()
        lonely = {**screen, "DBUS_SESSION_BUS_ADDRESS": f"unix:path={tmp_path / 'bus'}"}
        with start("--speed", "instant", screen=lonely) as program:
            assert program.look()["page"] == "HomePage"
            assert program.quit() == 0
