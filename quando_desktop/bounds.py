"""Checks for requests to the program's window, on the command line and by a second start alike.

A request that cannot be met raises an `UnfitRequest`, whose text is for people.
"""

from __future__ import annotations

import os
from pathlib import Path

from quando_desktop.engine.chance import SEED_LIMIT
from quando_desktop.games import GAMES

SPEEDS = ("slow", "normal", "fast", "instant")
LANGUAGES = ("en", "de")


class UnfitRequest(ValueError):
    """A request that cannot be met."""


def fit_game(name: str) -> str:
    return _one_of(name, tuple(GAMES))


def fit_speed(name: str) -> str:
    return _one_of(name, SPEEDS)


def fit_language(name: str) -> str:
    return _one_of(name, LANGUAGES)


def fit_seed(text: str) -> int:
    seed = int(text) if text.isascii() and text.isdigit() and len(text) < 20 else SEED_LIMIT
    if seed >= SEED_LIMIT:
        raise UnfitRequest(f"a seed is a whole number from 0 to {SEED_LIMIT - 1}")
    return seed


def fit_file(name: str) -> Path:
    """Any path that the system can be asked about, whether or not there is such a file."""
    return Path(fit_text(name))


def fit_text(text: str) -> str:
    """Any text that the system can be given."""
    try:
        usable = b"\0" not in os.fsencode(text)
    except UnicodeEncodeError:
        usable = False
    if not usable:
        raise UnfitRequest(f"{text!a} holds signs that no file has in its name")
    return text


def _one_of(name: str, choices: tuple[str, ...]) -> str:
    if name not in choices:
        raise UnfitRequest(f"{name!a} is none of {', '.join(choices)}")
    return name
