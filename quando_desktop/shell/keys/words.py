"""The words of the page of the keys."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from quando_desktop.games import PLUGS
from quando_desktop.settings.commands import NUMBERS, KeyCommand
from quando_desktop.table.paint import keycaps

translate = QCoreApplication.translate


def command_name(command: KeyCommand) -> str:
    """What a key does, in a few words."""
    if command.game:
        return PLUGS[command.game].words().command(command.id)
    if command.id in NUMBERS:
        return translate("Keys", "Number {number}").format(number=command.key)
    return {
        "left": translate("Keys", "To the left"),
        "right": translate("Keys", "To the right"),
        "choose": translate("Keys", "Choose, or put back; start and pause"),
        "play": translate("Keys", "Play, or what the button says"),
        "put_back": translate("Keys", "Put back all that is chosen"),
        "undo": translate("Keys", "Take back the last move"),
        "hint": translate("Keys", "Hint"),
        "sort": translate("Keys", "Sort the hand"),
        "log": translate("Keys", "What happened"),
        "notebook": translate("Keys", "Notebook, after the round"),
        "moments": translate("Keys", "Moments of the match, at its end"),
        "replay": translate("Keys", "Replay, after a round"),
        "mute": translate("Keys", "Mute"),
        "switch": translate("Keys", "Switch: take it, or with two switches: the next"),
        "second_switch": translate("Keys", "Second switch: take it"),
        "ask_hand": translate("Keys", "Read aloud: your hand"),
        "ask_piles": translate("Keys", "Read aloud: what lies on the table"),
        "ask_opponents": translate("Keys", "Read aloud: an opponent"),
        "ask_scores": translate("Keys", "Read aloud: round and points"),
        "ask_now": translate("Keys", "Read aloud: whose turn, what to do"),
        "ask_repeat": translate("Keys", "Read aloud: the last words again"),
        "in_words": translate("Keys", "The table in words"),
    }[command.id]


def title() -> str:
    return translate("Keys", "Keys")


def for_all() -> str:
    """The heading of the keys of all games."""
    return translate("Keys", "At every table")


def lead() -> str:
    return translate(
        "Keys",
        "Press the button of a key, then the new key. Esc, Tab, F1, F2 and F11 always stay the "
        "same.",
    )


def everybody() -> str:
    """The keys of all who have not chosen their own."""
    return translate("Keys", "Everybody")


def whose() -> str:
    return translate("Keys", "Whose keys")


def usual() -> str:
    return translate("Keys", "Back to the usual keys")


def usual_again() -> str:
    return translate("Keys", "All keys are as usual again.")


def spoken(command: KeyCommand, key: str) -> str:
    """A button, for a screen reader."""
    return f"{command_name(command)}: {keycaps.name(key)}"


def press_to_change() -> str:
    return translate("Keys", "Press to choose another key")


def asked(command: KeyCommand, key: str) -> str:
    words = translate("Keys", "Press the new key for “{command}”. Esc keeps {key}.")
    return words.format(command=command_name(command), key=keycaps.name(key))


def kept(command: KeyCommand, key: str) -> str:
    words = translate("Keys", "“{command}” keeps {key}.")
    return words.format(command=command_name(command), key=keycaps.name(key))


def changed(command: KeyCommand, key: str) -> str:
    words = translate("Keys", "“{command}” is {key} now.")
    return words.format(command=command_name(command), key=keycaps.name(key))


def swapped(command: KeyCommand, key: str, other: KeyCommand, instead: str) -> str:
    """Two commands have changed keys."""
    words = translate("Keys", "“{command}” is {key} now, and “{other}” is {instead}.")
    return words.format(
        command=command_name(command),
        key=keycaps.name(key),
        other=command_name(other),
        instead=keycaps.name(instead),
    )


def reserved() -> str:
    return translate("Keys", "This key always means the same. Choose another one, or Esc.")


def taken(key: str, other: KeyCommand) -> str:
    words = translate("Keys", "{key} belongs to “{other}”. Choose another one, or Esc.")
    return words.format(key=keycaps.name(key), other=command_name(other))
