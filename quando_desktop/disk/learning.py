"""Who has taken which lesson, and how far: a small file in the data folder.

What this version does not know is kept. A file that cannot be read counts as empty; it is set
aside before another one takes its place.
"""

from __future__ import annotations

import json
from typing import Any

from quando_desktop.disk import files
from quando_desktop.disk.folder import DataFolder
from quando_desktop.disk.problem import Problem, Trouble, why
from quando_desktop.engine.contract import BadRecord, Json
from quando_desktop.settings import people
from quando_desktop.settings.settings import is_nameless

FILE = "learning.json"
LIMIT = 1 << 20
PEOPLE, OFFERED, STEP, DONE = "people", "offered", "step", "done"


class Learning:
    """The places that people have reached. A change counts at once, whether it can be kept or
    not."""

    def __init__(self, folder: DataFolder) -> None:
        self._folder, self._path = folder, folder.path / FILE
        self.problem: Problem | None = None
        """The last trouble with the file."""
        self._known: Json | None = None

    # --------------------------------------------------------------- questions

    def reached(self, person: str, game: str, lesson: str) -> str | None:
        """The id of the step at which somebody left a lesson; None before they have begun, and
        after its end."""
        step = self._entry(person, game, lesson).get(STEP)
        return step if isinstance(step, str) else None

    def is_done(self, person: str, game: str, lesson: str) -> bool:
        """Whether somebody has come to the end of a lesson."""
        return self._entry(person, game, lesson).get(DONE) is True

    @property
    def is_offered(self) -> bool:
        """Whether the offer of the first start was answered."""
        return self._data.get(OFFERED) is True

    # ----------------------------------------------------------------- actions

    def note(self, person: str, game: str, lesson: str, step: str | None) -> None:
        """Notes the step that somebody is at; None at the end of the lesson."""
        entry = self._entry(person, game, lesson, make=True)
        before = dict(entry)
        entry.pop(STEP, None)
        entry |= {DONE: True} if step is None else {STEP: step}
        if entry != before or self.problem is not None:
            self._write()

    def answer_offer(self) -> None:
        """Notes that the offer of the first start was answered: it is never made again."""
        if not self.is_offered:
            self._data[OFFERED] = True
            self._write()

    # ------------------------------------------------------------------ the file

    def _entry(self, person: str, game: str, lesson: str, *, make: bool = False) -> Json:
        """What is known of one lesson; `make` lays it down in its place."""
        found = self._data
        for key in (PEOPLE, _key(person), game, lesson):
            inner = found.get(key)
            if not isinstance(inner, dict):
                inner = {}
                if make:
                    found[key] = inner
            found = inner
        return found

    @property
    def _data(self) -> Json:
        if self._known is None:
            self._known = self._read()
        return self._known

    def _read(self) -> Json:
        try:
            data: Any = json.loads(files.read(self._path, LIMIT))
        except FileNotFoundError:
            return {}
        except OSError as error:
            self.problem = Problem(Trouble.UNREADABLE, self._path, why(error))
            return {}
        except (BadRecord, ValueError, RecursionError) as error:
            return self._damaged(str(error))
        return data if isinstance(data, dict) else self._damaged("it is not a JSON object")

    def _damaged(self, detail: str) -> Json:
        self.problem = files.quarantine(self._path, self._folder.damaged, detail)
        return {}

    def _write(self) -> None:
        data = json.dumps(self._data, ensure_ascii=False, indent=1)
        try:
            files.write(self._path, data.encode())
        except OSError as error:
            self.problem = Problem(Trouble.NOT_WRITTEN, self._path, why(error))
        else:
            self.problem = None


def _key(person: str) -> str:
    """The key of a person; that of the owner is empty, whatever they are called."""
    return "" if is_nameless(person) else people.key(person)
