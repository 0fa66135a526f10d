"""The key sheet of every table: it names keys that mean something there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from quando_desktop.engine.chance import Chance
from quando_desktop.games import commands
from quando_desktop.settings.commands import When
from quando_desktop.settings.settings import Language
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.paint import keycaps
from quando_desktop.table.speech.inquiries import asked_by
from tests.table.every_game.kit import Kit
from tests.table.every_game.kits import every_game, every_turn_game
from tests.table.every_game.test_speech import match_of

NONE = Qt.KeyboardModifier.NoModifier
WINDOW = {"L"}
"""Letters that the window around the table answers to."""


@every_game
def test_every_row_has_keys_and_says_what_they_do(
    kit: Kit, sit: Callable[..., Any], english: Languages
) -> None:
    table = sit(match_of(kit))
    for language in (Language.ENGLISH, Language.GERMAN):
        english.use(language)
        for _ in range(2):
            columns = table.page.keys()
            assert columns
            for column in columns:
                assert column.heading
                assert column.rows
                words = [says for _, says in column.rows]
                assert all(words)
                assert len({*words}) == len(words), "two rows say the same"
                assert all(keys and all(keys) for keys, _ in column.rows)
        table.begin()


@every_turn_game
def test_every_letter_means_something(kit: Kit, sit: Callable[..., Any]) -> None:
    """At the first decision, or at the sheet; but for those of rare moments."""
    match, chance = match_of(kit), Chance(1)
    decides = sit(match).begin()
    columns = decides.page.keys()
    letters = {
        key
        for column in columns
        for keys, _ in column.rows
        for key in keys
        if len(key) == 1 and key.isalpha()
    }
    assert "H" in letters
    means = {key for key in letters if decides.table.typed(key)}
    while match.result is None and match.in_round:
        kit.secrets.play(match, chance)
    assert decides.table.state.view.is_over
    means |= {key for key in letters if decides.table.typed(key)}
    assert letters - means == WINDOW | kit.rare_keys


@every_turn_game
def test_every_command_listens_to_another_key(kit: Kit, sit: Callable[..., Any]) -> None:
    """The table hears the usual one, and its buttons and its sheet show the other. What is asked
    for, the page answers: see `test_told`."""
    table = sit(match_of(kit)).begin()
    page = table.page
    heard: list[str] = []

    def hear(key: str) -> bool:
        heard.append(key)
        return True

    table.table.typed = hear
    usual, (other, name) = page.settings, (Qt.Key.Key_Insert, "Insert")
    for command in commands():
        is_meant = command.when in (When.PLAY, When.ALWAYS) and asked_by(command.key) is None
        if command.game in ("", kit.plug.id) and is_meant:
            page.apply(replace(usual, keys={command.id: name}), dark=False)
            page.keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, other, NONE))
            assert heard == [command.key]
            heard.clear()
    page.apply(replace(usual, keys={"hint": name}), dark=False)
    page.keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_H, NONE))
    assert heard == [], "the usual one means nothing any more"
    columns = page.keys()
    caps = {cap for column in columns for shown, _ in column.rows for cap in shown}
    assert keycaps.cap(name) in caps
    assert "H" not in caps
    assert page._frame().art.caps["H"] == keycaps.cap(name)
