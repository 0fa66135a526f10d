"""What Quando's own keys do."""

from __future__ import annotations

from quando_desktop.settings.commands import KeyCommand

KNOCK, PASS, DISCARDS = "knock", "pass", "discards"
COMMANDS = (
    KeyCommand(KNOCK, "K", game="quando"),
    KeyCommand(PASS, "P", game="quando"),
    KeyCommand(DISCARDS, "D", game="quando"),
)
