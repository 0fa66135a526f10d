"""The words of the page of a replay."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt

from quando_desktop.shell.kit.keys import KeyColumn, cap

translate = QCoreApplication.translate


def title(game: str) -> str:
    return translate("Replay", "Replay: {game}").format(game=game)


def round_name(number: int) -> str:
    """From 1."""
    return translate("Replay", "Round {number}").format(number=number)


def turn_name(turn: int, last: int) -> str:
    if not turn:
        return translate("Replay", "the deal")
    return translate("Replay", "turn {turn} of {last}").format(turn=turn, last=last)


def turn_told(turn: int, last: int, story: str) -> str:
    """A turn for a person who does not see it."""
    return f"{turn_name(turn, last)}: {story}" if story else turn_name(turn, last)


def the_turns() -> str:
    return translate("Replay", "Turns")


def the_round() -> str:
    return translate("Replay", "Round")


def lenses() -> tuple[str, str]:
    return translate("Replay", "What you knew"), translate("Replay", "What lay there")


def the_lens() -> str:
    return translate("Replay", "What is shown")


def the_seat() -> str:
    return translate("Replay", "Seen from the seat of")


def the_speed() -> str:
    return translate("Replay", "Speed")


def speeds() -> tuple[str, ...]:
    return "1x", "2x", "4x"


def step_back() -> str:
    return translate("Replay", "One turn back")


def step_on() -> str:
    return translate("Replay", "One turn on")


def play() -> str:
    return translate("Replay", "Play")


def pause() -> str:
    return translate("Replay", "Pause")


def next_moment() -> str:
    return translate("Replay", "Next moment")


def play_on() -> str:
    return translate("Replay", "Play on from here")


def nothing_yet() -> str:
    return translate("Replay", "No round of this match is over yet: there is nothing to replay.")


def does_not_count() -> str:
    return translate("Replay", "Played on from a replay: this match does not count.")


def key_column() -> KeyColumn:
    digits = ("1", "2", "4")
    return translate("Replay", "Replay"), (
        ((cap(Qt.Key.Key_Left), cap(Qt.Key.Key_Right)), translate("Replay", "One turn back or on")),
        (
            (cap(Qt.Key.Key_Home), cap(Qt.Key.Key_End)),
            translate("Replay", "To the deal, to the end of the round"),
        ),
        (
            (cap(Qt.Key.Key_PageUp), cap(Qt.Key.Key_PageDown)),
            translate("Replay", "One round back or on"),
        ),
        ((cap(Qt.Key.Key_Space),), translate("Replay", "Play or pause")),
        (("N",), next_moment()),
        (digits, translate("Replay", "How quickly it is played")),
        (("W",), translate("Replay", "What you knew, what lay there")),
        (("P",), play_on()),
    )
