"""The index of a data folder: what has changed on the disk since, what there is, and how often."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from quando_desktop.dataclass import replace
from quando_desktop.disk import analyses, files, locks
from quando_desktop.disk.entries import FinishedEntry, Summary, UnfinishedEntry
from quando_desktop.disk.index.database import FILE, Database, Values
from quando_desktop.disk.index.reading import read
from quando_desktop.disk.index.rows import (
    ANALYSES,
    FINISHED,
    UNFINISHED,
    Row,
    Waiting,
    finished_entry,
    finished_row,
    name_of,
    options_text,
    read_summary,
    read_unfinished,
    stamp_text,
    unfinished_row,
    unlisted_row,
)
from quando_desktop.disk.index.sieve import (
    EVERYTHING,
    NOTHING_MORE,
    People,
    Sieve,
    Wanted,
    people_of,
)
from quando_desktop.disk.problem import DiskError, Problem, Trouble
from quando_desktop.engine import journal, record
from quando_desktop.engine.contract import Options
from quando_desktop.named_tuple import NamedTuple

if TYPE_CHECKING:
    from quando_desktop.disk.saves import Saves

Key = tuple[str, bytes]
"""The shelf of a match, and the name of its file."""
Known = dict[str, dict[bytes, str]]
"""The stamps of files by their names, for each shelf."""
Listed = UnfinishedEntry | tuple[FinishedEntry, Summary]
SAMPLES = 60
AT_ONCE = 500
"""Matches that are asked for at once, of which there may be thousands."""
ENDINGS = {UNFINISHED: journal.ENDING, FINISHED: record.ENDING, ANALYSES: analyses.ENDING}
ORDER = "order by shelf desc, changed desc, name desc"
"""The unfinished ones first, the last one played first."""


class Group(NamedTuple):
    """Matches that were played to their end by the same people with the same outcome for them."""

    game: str
    is_alone: bool
    people: People
    matches: int
    rounds: int
    feat: int | None
    """The best of somebody who has played alone."""


class Alike(NamedTuple):
    """A finished match as it is compared with others."""

    id: str
    people: People
    achieved: str


def compare(known: Known, folders: Mapping[str, str]) -> tuple[list[Waiting], list[Key]]:
    """Looks at the names, times and sizes of all files, in whatever thread: those that are new or
    have changed, the latest first, and those that are gone."""
    found: list[Waiting] = []
    gone: list[Key] = []
    for shelf, folder in folders.items():
        left = dict(known[shelf])
        for name, stamp in files.stamps(folder, ENDINGS[shelf]):
            if left.pop(name, None) != stamp_text(stamp):
                found.append(Waiting(shelf, folder, name, stamp))
        gone += [(shelf, name) for name in left]
    return sorted(found, key=lambda each: (each.shelf, each.stamp), reverse=True), gone


class Index:
    """Ask `waiting` what has to be read, and `take` the rows of it; or `refresh` does both at
    once. Everything else answers from what is known by then."""

    def __init__(self, saves: Saves) -> None:
        self._saves, self._folder = saves, saves.folder
        usable = self._folder.problem is None
        self._database = Database(self._folder.path / FILE if usable else None)
        self._problems: list[Problem] = []

    @classmethod
    def of(cls, saves: Saves) -> Index:
        """The one index of some saves, made when somebody first asks for it."""
        if saves.index is None:
            saves.index = cls(saves)
        return saves.index

    @classmethod
    def prepare(cls, saves: Saves) -> None:
        """Opens it before somebody asks, where there is one: with thousands of matches it takes a
        while to see that it is whole."""
        if (saves.folder.path / FILE).is_file():
            cls.of(saves)

    def close(self) -> None:
        self._database.close()

    def rest(self) -> None:
        """Takes no memory that it can do without, as it is not asked for a while."""
        self._database.rest()

    def take_problems(self) -> list[Problem]:
        """The records that could not be read, since this was last asked."""
        problems, self._problems = self._problems, []
        return problems

    # ------------------------------------------------------------------ up to date

    def known(self) -> Known:
        """The files as the index knows them."""
        question = "select name, stamp from entry where shelf = ?"
        # Thousands of pairs, which Python need not look at one by one.
        return {shelf: dict(self._database.rows(question, shelf)) for shelf in ENDINGS}

    @property
    def folders(self) -> dict[str, str]:
        """The folder of each shelf."""
        return {
            UNFINISHED: str(self._folder.matches),
            FINISHED: str(self._folder.finished),
            ANALYSES: str(self._folder.analyses),
        }

    def waiting(self) -> list[Waiting]:
        """What is to be read now."""
        return self.drop(*compare(self.known(), self.folders))

    def drop(self, waiting: list[Waiting], gone: Sequence[Key]) -> list[Waiting]:
        """Takes what `compare` has found, and gives what is to be read."""
        if gone:
            self._database.remove(gone)
        return waiting

    def take(self, found: Sequence[Waiting], rows: Sequence[Row | None]) -> None:
        """Keeps the rows of files; where there is none, the file is tended to."""
        tended = [row or self._tend(each) for each, row in zip(found, rows, strict=True)]
        self._database.put(row for row in tended if row is not None)
        gone = [each for each, row in zip(found, tended, strict=True) if row is None]
        if gone:
            self._database.remove([(each.shelf, each.name) for each in gone])

    def refresh(self) -> None:
        """Reads here and now whatever has to be read."""
        for shelf in ENDINGS:
            # A journal may become a record when it is read.
            found = [each for each in self.waiting() if each.shelf == shelf]
            self.take(found, [read(each, self._saves.games) for each in found])

    def forget(self, path: Path) -> None:
        """Drops a match whose file is gone."""
        shelf = UNFINISHED if path.parent == self._folder.matches else FINISHED
        self._database.remove([(shelf, name_of(path))])

    def _tend(self, found: Waiting) -> Row | None:
        """The row of a file that wants more than to be read; None if it is no longer there."""
        if found.shelf == UNFINISHED:
            entry = self._saves.look(found.path, found.stamp)
            return None if entry is None else unfinished_row(found, entry)
        if found.shelf == ANALYSES:
            # It is made again when somebody asks for it.
            return unlisted_row(found, again=False) if os.path.lexists(found.path) else None
        time, size = found.stamp
        try:
            summary = self._saves.shelf.summary(
                FinishedEntry(found.path.stem, found.path, time / 1e9, size)
            )
        except DiskError as error:
            if error.problem not in self._problems:
                self._problems.append(error.problem)
            if not os.path.lexists(found.path):
                return None
            return unlisted_row(found, again=error.problem.kind is not Trouble.OTHER_VERSION)
        return finished_row(found, summary)

    # ------------------------------------------------------------------------- lists

    def find(
        self,
        wanted: Wanted = EVERYTHING,
        notes: Mapping[str, str] = NOTHING_MORE,
        titles: Mapping[str, str] = NOTHING_MORE,
    ) -> list[Key]:
        """The matches of a list, in its order. Words are also looked for in the notes by the ids of
        matches, and in the titles of games as they are called now."""
        where, values = ["listed = 1"], list[str | int]()
        if wanted.unfinished:
            where.append(f"shelf = '{UNFINISHED}'")
        if wanted.games:
            where.append(f"game in ({', '.join('?' * len(wanted.games))})")
            values += sorted(wanted.games)
        if wanted.seats:
            where.append("seats = ?")
            values.append(wanted.seats)
        if not wanted.person:
            where += ["won"] * wanted.won + ["ended and not won and people != '[]'"] * wanted.lost
        elif wanted.won or wanted.lost:
            where.append("ended")
        fits = Sieve(wanted, notes, titles)
        # Where nothing else is asked for, the file need not be read for it.
        columns = "shelf, name, words, game, people" if fits.is_needed else "shelf, name"
        question = f"select {columns} from entry where {' and '.join(where)} {ORDER}"
        found = self._database.remembered(question, *values)
        return [row[:2] for row in found if not fits.is_needed or fits(row)]

    def names(self) -> frozenset[str]:
        """The names of all players of all matches, as they are compared (`plain`)."""
        question = "select distinct words from entry where listed = 1"
        found: set[str] = set()
        for (words,) in self._database.remembered(question):
            found.update(words.split("\n")[1:])
        return frozenset(found)

    def seats(self) -> list[int]:
        """The numbers of players that there are matches of."""
        question = "select distinct seats from entry where listed = 1 and seats order by seats"
        return [seats for (seats,) in self._database.remembered(question)]

    def samples(self) -> list[Key]:
        """One match of each kind that looks different in a list, as far as there are not too
        many."""
        return [kind[:2] for kind in self._kinds()[:SAMPLES]]

    def games(self) -> list[str]:
        """The games of which there are matches."""
        return sorted({game for _, _, game, _ in self._kinds()} - {""})

    def count(self) -> int:
        """The number of all matches that can be listed."""
        return sum(number for *_, number in self._kinds())

    def _kinds(self) -> Sequence[tuple[str, bytes, str, int]]:
        question = (
            "select shelf, name, game, count(*), max(changed) from entry where listed = 1 "
            "group by shelf, game, seats, options, rounds"
        )
        return [found[:4] for found in self._database.remembered(question)]

    def listed(self, key: Key) -> Listed:
        """What a list shows of a match."""
        shelf, name = key
        path = Path(self.folders[shelf], os.fsdecode(name))
        question = (
            "select changed, stamp, data from entry natural join data where shelf = ? and name = ?"
        )
        for changed, stamp, data in self._database.rows(question, shelf, name):
            try:
                if shelf == FINISHED:
                    return finished_entry(path, changed, stamp), read_summary(data)
                return self._with_lock(read_unfinished(data, path, changed))
            except (ValueError, TypeError, KeyError):
                # Somebody has written into it: the file itself says what is right.
                break
        return self._read_again(shelf, path)

    def finished(self, id: str) -> FinishedEntry:
        """The entry of a finished match by its id."""
        path = self._folder.finished / f"{id}{record.ENDING}"
        stamp = files.stamp(path) or (0, 0)
        return FinishedEntry(id, path, stamp[0] / 1e9, stamp[1])

    def _read_again(self, shelf: str, path: Path) -> Listed:
        stamp = files.stamp(path)
        gone = UnfinishedEntry(
            path.stem, path, 0.0, problem=Problem(Trouble.UNREADABLE, path, os.strerror(2))
        )
        if stamp is None:
            return gone
        changed = stamp[0] / 1e9
        if shelf == UNFINISHED:
            return self._with_lock(self._saves.look(path, stamp) or gone)
        entry = FinishedEntry(path.stem, path, changed, stamp[1])
        try:
            return entry, self._saves.shelf.summary(entry)
        except DiskError as error:
            return replace(gone, changed=changed, problem=error.problem)

    @staticmethod
    def _with_lock(entry: UnfinishedEntry) -> UnfinishedEntry:
        return replace(entry, in_use=locks.is_held(locks.lock_of(entry.path)))

    # ----------------------------------------------------------------------- figures

    def played(self) -> Iterator[Values]:
        """What statistics need of each match that was played here to its end: its name, when it
        ended, game, seats, options, level, people, numbers and digest. In the order of their names,
        some at a time: nobody has to wait for all of them."""
        question = (
            "select name, changed, game, seats, options, level, people, tallies, digest from entry "
            "where shelf = ? and name > ? and ended = 1 and not opened order by name limit ?"
        )
        last = b""
        while rows := self._database.rows(question, FINISHED, last, AT_ONCE):
            yield from rows
            last = rows[-1][0]

    def is_played(self, digest: str) -> bool:
        """Whether the match with this digest was played here to its end."""
        question = "select 1 from entry where shelf = ? and digest = ? and ended = 1 and not opened"
        return bool(self._database.rows(question, FINISHED, digest))

    def learn(self, analysis: Path) -> None:
        """Takes an analysis that was just kept."""
        stamp = files.stamp(analysis)
        if stamp is not None:
            folder = self.folders[ANALYSES]
            found = Waiting(ANALYSES, folder, name_of(analysis), stamp)
            self.take([found], [read(found, self._saves.games)])

    def name_again(self, id: str, digest: str) -> None:
        """Notes what analyses of a finished match are named by, where its record is not written as
        this program does."""
        self._database.rename(FINISHED, os.fsencode(id + record.ENDING), digest)

    def judged(self) -> dict[tuple[str, int], list[tuple[float, int]]]:
        """What is kept of looking back, by digest and seat: the chance of each claim, and how many
        turns after the best one it was made."""
        found: dict[tuple[str, int], list[tuple[float, int]]] = {}
        question = "select name, digest, tallies from entry where shelf = ? and digest != ''"
        for name, digest, claims in self._database.remembered(question, ANALYSES):
            seat = os.fsdecode(name)[len(digest) + 1 : -len(analyses.ENDING)]
            if seat.isdecimal():
                found[digest, int(seat)] = [(chance, late) for chance, late in json.loads(claims)]
        return found

    def groups(self) -> Iterator[Group]:
        """All matches that were played to their end, by their people; the latest people first."""
        question = (
            "select game, seats = 1, people, count(*), sum(rounds) from entry where ended = 1 "
            "group by game, seats = 1, people order by max(changed) desc"
        )
        for game, is_alone, people, matches, rounds in self._database.remembered(question):
            yield Group(game, bool(is_alone), people_of(people), matches, rounds, None)

    def feats(self, game: str, options: Options) -> Iterator[Group]:
        """The matches of people alone by these house rules, each group with its best."""
        question = (
            "select people, count(*), sum(rounds), min(feat) from entry "
            "where ended = 1 and game = ? and options = ? and feat is not null group by people"
        )
        asked = self._database.rows(question, game, options_text(options))
        for people, matches, rounds, feat in asked:
            yield Group(game, True, people_of(people), matches, rounds, feat)

    def alike(self, game: str, seats: int, options: Options) -> list[Alike]:
        """The matches that can be compared, not opened from elsewhere; the latest first."""
        return self._compared("options = ?", game, seats, options_text(options))

    def against(self, game: str, seats: int, level: str) -> list[Alike]:
        """The same against computer players of one level."""
        return self._compared("level = ?", game, seats, level)

    def _compared(self, which: str, *values: object) -> list[Alike]:
        question = (
            "select name, people, achieved from entry "
            f"where ended = 1 and not opened and game = ? and seats = ? and {which} {ORDER}"
        )
        cut = -len(record.ENDING)
        return [
            Alike(os.fsdecode(name)[:cut], people_of(people), achieved)
            for name, people, achieved in self._database.rows(question, *values)
        ]

    def ended(self, id: str) -> Summary | None:
        """A match of this id that was played to its end, and not opened from elsewhere."""
        name = os.fsencode(id + record.ENDING)
        question = "select 1 from entry where shelf = ? and name = ? and ended and not opened"
        if not self._database.rows(question, FINISHED, name):
            return None
        found = self.listed((FINISHED, name))
        return None if isinstance(found, UnfinishedEntry) else found[1]
