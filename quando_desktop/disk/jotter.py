"""A small file of notes in the data folder: one JSON object.

What this version does not know is kept. A file that cannot be read counts as empty; one that is
damaged is set aside before another takes its place. A note counts at once, whether it can be kept
or not.
"""

from __future__ import annotations

import json
from typing import Any

from quando_desktop.disk import files
from quando_desktop.disk.folder import DataFolder
from quando_desktop.disk.problem import Problem, Trouble, why
from quando_desktop.engine.contract import BadRecord, Json

LIMIT = 4 << 20


class Jotter:
    def __init__(self, folder: DataFolder, file: str, limit: int = LIMIT) -> None:
        """A file with more bytes than `limit` counts as damaged."""
        self._folder, self._path, self._limit = folder, folder.path / file, limit
        self.problem: Problem | None = None
        """The last trouble with the file."""
        self._known: Json | None = None

    def look(self, *keys: str) -> Json:
        """The object below these keys; an empty one where there is none."""
        found: Any = self._data
        for key in keys:
            found = found.get(key)
            if not isinstance(found, dict):
                return {}
        return dict(found)

    def jot(self, *keys: str, **fields: object) -> None:
        """Writes fields into the object below these keys, beside what is there; one that is None
        goes."""
        found = self._data
        for key in keys:
            inner = found.get(key)
            if not isinstance(inner, dict):
                inner = found[key] = {}
            found = inner
        if {key: found.get(key) for key in fields} != fields or self.problem is not None:
            for key, value in fields.items():
                if value is None:
                    found.pop(key, None)
                else:
                    found[key] = value
            self._write()

    @property
    def _data(self) -> Json:
        if self._known is None:
            self._known = self._read()
        return self._known

    def _read(self) -> Json:
        try:
            data: Any = json.loads(files.read(self._path, self._limit))
        except FileNotFoundError:
            return {}
        except OSError as error:
            self.problem = Problem(Trouble.UNREADABLE, self._path, why(error))
            return {}
        except (BadRecord, ValueError, RecursionError) as error:
            return self._set_aside(str(error))
        return data if isinstance(data, dict) else self._set_aside("it is not a JSON object")

    def _set_aside(self, detail: str) -> Json:
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
