"""What the own keys of 7 ate 9 do, beside those that each person plays with."""

from __future__ import annotations

from quando_desktop.settings.commands import KeyCommand, When

AGAIN = "again"
COMMANDS = (KeyCommand(AGAIN, "R", When.END, game="seven_ate_nine"),)
