"""What Quanto's own keys do."""

from __future__ import annotations

from quando_desktop.settings.commands import KeyCommand

KEYS = {
    "up": "Up",
    "down": "Down",
    "capture": "C",
    "form": "F",
    "extend": "E",
    "take": "T",
    "steal": "J",
    "discard": "D",
    "joker_number": "V",
    "skip_bonus": "N",
    "offer": "O",
    "show_sums": "G",
}
COMMANDS = tuple(KeyCommand(id, key, game="quanto") for id, key in KEYS.items())
