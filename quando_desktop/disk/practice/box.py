"""The retry box: everybody's own moments, in one file, a line for each.

Moments that were solved or thrown out leave their names there, so that they do not come back when
somebody looks at the same match again. The file is replaced whole; lines that cannot be read are
left out, and the file that had them is set aside first.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from datetime import date
from typing import Any

from quando_desktop.disk import files
from quando_desktop.disk.folder import DataFolder
from quando_desktop.disk.problem import Problem, Trouble, why
from quando_desktop.engine.contract import BadRecord
from quando_desktop.practice import moments
from quando_desktop.practice.moments import Moment

FILE = "moments.jsonl"
LIMIT = 32 << 20
MOST = 200
"""Moments that wait for one person. Of more, those that cost least are forgotten."""

Key = tuple[str, str]
"""A person's key, and the name of a moment."""


class RetryBox:
    """The moments of all people at this computer, by their keys (see `paces.person`)."""

    def __init__(self, folder: DataFolder, today: Callable[[], date] = date.today) -> None:
        self._folder, self._path = folder, folder.path / FILE
        self.today = today
        self.problem: Problem | None = None
        """The last trouble with the file."""
        self._known: dict[Key, Moment | None] | None = None
        """None in the place of a moment that is gone."""
        self._stamp: files.Stamp | None = None

    def add(self, person: str, found: Iterable[Moment]) -> int:
        """Adds moments of a person, and says how many were not known yet."""
        new = [each for each in found if (person, each.id) not in self._moments]
        if new:
            self._moments.update({(person, each.id): each for each in new})
            self._forget(person)
            self._write()
        return len(new)

    def _forget(self, person: str) -> None:
        mine = [each for (who, _), each in self._moments.items() if who == person and each]
        for each in sorted(mine, key=lambda each: -each.cost)[MOST:]:
            self._moments[person, each.id] = None

    # ------------------------------------------------------------------- asking

    def waiting(self, person: str, game: str) -> list[Moment]:
        """All moments of a person in a game, due or not."""
        return [
            each
            for (who, _), each in self._moments.items()
            if who == person and each is not None and each.game == game
        ]

    def people(self, game: str) -> list[str]:
        """The keys of those who have moments in a game."""
        return sorted(
            {who for (who, _), each in self._moments.items() if each and each.game == game}
        )

    def next(self, person: str, game: str) -> Moment | None:
        """The moment to be asked next; None where none is due."""
        return moments.next_due(self.waiting(person, game), self.today())

    # ---------------------------------------------------------------- answering

    def keep(self, person: str, moment: Moment) -> None:
        """Keeps a moment as it is now, be it thrown out or not."""
        self._put(person, moment.id, moment)

    def throw_out(self, person: str, moment: Moment) -> None:
        """Throws a moment out: it does not come back."""
        self._put(person, moment.id, None)

    def _put(self, person: str, id: str, moment: Moment | None) -> None:
        self._moments[person, id] = moment
        self._write()

    # ----------------------------------------------------------------- the file

    @property
    def _moments(self) -> dict[Key, Moment | None]:
        """All of them, read anew where somebody else has written the file."""
        stamp = files.stamp(self._path)
        if self._known is None or stamp != self._stamp:
            self._known, self._stamp = {}, stamp
            self._read()
        return self._known

    def _read(self) -> None:
        try:
            data = files.read(self._path, LIMIT)
        except FileNotFoundError:
            return
        except OSError as error:
            self.problem = Problem(Trouble.UNREADABLE, self._path, why(error))
            return
        except BadRecord as error:
            self.problem = files.quarantine(self._path, self._folder.damaged, str(error))
            return
        damaged = 0
        for line in filter(None, data.decode("utf-8", "replace").split("\n")):
            try:
                self._take_line(json.loads(line))
            except (BadRecord, ValueError, TypeError, KeyError, RecursionError):
                damaged += 1
        if damaged:
            detail = f"{damaged} of its lines"
            self.problem = files.quarantine(self._path, self._folder.damaged, detail)
            self._write()

    def _take_line(self, data: Any) -> None:
        who, id, moment = str(data["person"]), str(data["id"]), data["moment"]
        assert self._known is not None
        self._known[who, id] = None if moment is None else moments.read(moment)

    def _write(self) -> None:
        lines = [
            {"person": who, "id": id, "moment": None if each is None else moments.write(each)}
            for (who, id), each in (self._known or {}).items()
        ]
        text = "".join(
            json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines
        )
        try:
            files.write(self._path, text.encode())
        except OSError as error:
            self.problem = Problem(Trouble.NOT_WRITTEN, self._path, why(error))
        self._stamp = files.stamp(self._path)
