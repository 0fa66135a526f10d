"""People who share a computer, and what can be seen and heard while the curtain between them is
down."""

from __future__ import annotations

from pathlib import Path

from tests.journeys.player import waits
from tests.journeys.program import Program, Seen, has

PEOPLE = ("Anna", "Ben", "Cleo")
SECRET = ("backs", "pile", "display")
"""Words of the tables: none of them is heard while the curtain is down."""


def seat_people(program: Program) -> None:
    """Fills the first three seats of a new game."""
    for number, name in enumerate(PEOPLE, 1):
        seen = program.look()
        seat = next(each for each in seen["buttons"] if each["name"].startswith(f"Seat {number}:"))
        program.click(seat["at"])
        asked = program.until(lambda seen: seen["overlay"] == "WhoSits")
        program.click(asked["fields"][-1]["at"])
        program.type(name)
        program.key("Return")
        seated = program.until(lambda seen: not seen["overlay"])
        assert has(seated, f"Seat {number}: {name}, person")


def asked_person(words: str) -> str:
    """Whom the curtain asks for; it may name who waits, too."""
    return next(name for name in PEOPLE if f"to {name}." in words)


class Behind:
    """Notes the curtain each time it is down, by what it says."""

    def __init__(self, program: Program, pictures: Path) -> None:
        self._program, self._pictures = program, pictures
        self.found: dict[str, tuple[str, tuple[str, ...]]] = {}

    def note(self, seen: Seen) -> None:
        """The same words always come with the same curtain, whatever the table holds."""
        assert seen["controls"] == []
        words = seen["curtain"]
        picture = self._pictures / f"{asked_person(words)}-{seen['changes']}.png"
        told = self._program.picture(picture)["digest"], tuple(self._program.heard())
        assert self.found.setdefault(words, told) == told, f"{picture} is not like the first one"
        assert not any(secret in each for each in told[1] for secret in SECRET)

    def lift(self, seen: Seen) -> Seen:
        """Whoever is asked for comes, and sees their own table."""
        self.note(seen)
        self._program.key("Space")
        now = self._program.until(lambda now: waits(now) and not now["curtain"])
        own = next(each for each in now["controls"] if each["key"] in ("own seat", "sheet"))
        assert asked_person(seen["curtain"]) in own["name"]
        return now
