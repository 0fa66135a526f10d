"""Texts of the keyboard test: what to do next, and what it has found."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from quando_desktop.shell.keyboard.person import role_name
from quando_desktop.shell.keyboard.trial import Loss, Own, Trial
from quando_desktop.shell.names import short_name
from quando_desktop.table.paint import keycaps

translate = QCoreApplication.translate

Said = tuple[str, str]
"""A sentence, and an explanation."""


def title(people: int) -> str:
    if people == 1:
        return translate("Keyboard", "Your keys")
    return translate("Keyboard", "Can your keyboard register all of you at once?")


def what_to_do(people: int) -> str:
    if people == 1:
        return translate("Keyboard", "Tap your four keys. Each one lights up when it arrives.")
    return translate(
        "Keyboard",
        "Everybody holds their play key and taps the other three. Each key lights up when it "
        "arrives.",
    )


def asked(names: Sequence[str], owner: Own, key: str) -> Said:
    """The text while a person chooses another key."""
    words = translate("Keyboard", "{name}: press the new key for “{role}”.")
    keeps = translate("Keyboard", "Esc keeps {key}. A key that another player uses is swapped.")
    return (
        words.format(name=short_name(names[owner.person]), role=role_name(owner.role)),
        keeps.format(key=keycaps.name(key)),
    )


def reserved() -> Said:
    return (
        translate("Keyboard", "This key cannot be used for playing."),
        translate("Keyboard", "Space, Enter, Esc, Tab and the F keys belong to all of you."),
    )


def lost(names: Sequence[str], loss: Loss) -> Said:
    words = translate("Keyboard", "{name}'s {key} is lost while {keys} are held.")
    if len(loss.held) == 1:
        words = translate("Keyboard", "{name}'s {key} is lost while {keys} is held.")
    first = words.format(
        name=short_name(names[loss.owner.person]),
        key=keycaps.cap(loss.key),
        keys=keycaps.together(loss.held),
    )
    if loss.instead is None:
        return first, translate("Keyboard", "Choose another key for it, or add a second keyboard.")
    words = translate(
        "Keyboard",
        "Many keyboards register only a few keys at once. {key} in its place may work, and so "
        "will a second keyboard.",
    )
    return first, words.format(key=keycaps.cap(loss.instead))


def use(loss: Loss) -> str:
    """The text of the button that repairs a loss."""
    key = "" if loss.instead is None else keycaps.cap(loss.instead)
    return translate("Keyboard", "Use {key}").format(key=key)


def progress(names: Sequence[str], trial: Trial) -> Said:
    """The next step, or that all is well."""
    wanted = trial.wanted
    if not wanted:
        return _all_well(trial), _counted(trial)
    owner = trial.owner(wanted[0])
    assert owner is not None
    if len(names) == 1:
        words = translate("Keyboard", "Tap {keys}.")
        return words.format(keys=keycaps.together(wanted)), _counted(trial)
    if owner.role == "play":
        words = translate("Keyboard", "Everybody, hold your play key: {keys}.")
        return words.format(keys=keycaps.together(trial.plays)), _counted(trial)
    words = translate("Keyboard", "{name}: tap {keys}. Everybody keeps holding their play key.")
    return (
        words.format(name=short_name(names[owner.person]), keys=keycaps.together(wanted)),
        _counted(trial),
    )


def _all_well(trial: Trial) -> str:
    if len(trial.sets) == 1:
        return translate("Keyboard", "All your keys arrive.")
    return translate("Keyboard", "All keys arrive, whatever the others hold down.")


def _counted(trial: Trial) -> str:
    """The number of keys that have arrived at once."""
    if trial.most < 2:
        return ""
    return translate("Keyboard", "Up to %n key(s) arrived together so far.", None, trial.most)


def person(number: int) -> str:
    """The name of a person without one."""
    return translate("Keyboard", "Player {number}").format(number=number)
