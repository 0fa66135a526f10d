"""A match that plays itself and leaves pictures of its moments."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QImage, QImageWriter

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.dataclass import dataclass, replace
from quando_desktop.engine.contract import AnyGame, Observation
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Kind, Player
from quando_desktop.games import PLUGS
from quando_desktop.settings.settings import NAMELESS
from quando_desktop.shell.selftest.self_play import SelfPlay
from quando_desktop.shell.selftest.still import render
from quando_desktop.table.paint.style import Style

USUAL, SMALL, LARGE = (1440, 900), (1024, 640), (3840, 2160)
WATCHER = 0


@dataclass(frozen=True, slots=True)
class DemoMoment:
    """A view of the table that is worth a picture, and its name."""

    name: str
    view: Observation[Any]
    facts: MatchFacts


def moments(game: AnyGame, style: Style, seed: int | None) -> list[DemoMoment]:
    """Plays a match to its end and keeps the first moment of each kind, in order."""
    play = SelfPlay(game, style.palette, seed)
    found: dict[str, DemoMoment] = {}
    moment = PLUGS[game.id].table().moment
    while True:
        view = play.match.observe(WATCHER)
        name = "match-end" if play.is_over else moment(view)
        if name is not None and name not in found:
            found[name] = DemoMoment(name, view, _facts(play.match))
        if play.is_over:
            return list(found.values())
        play.step()


def _facts(match: Match) -> MatchFacts:
    """The facts of a match. At a live table only people's hands are shown, so the watcher is a
    person there."""
    facts = MatchFacts.of(match)
    if not match.game.live:
        return facts
    players = [*facts.players]
    players[WATCHER] = Player(NAMELESS, Kind.HUMAN)
    return replace(facts, players=tuple(players))


def leave_pictures(folder: Path, game: AnyGame, style: Style, seed: int | None) -> Iterator[Path]:
    """Writes the pictures and yields their paths; raises OSError if it cannot."""
    folder.mkdir(parents=True, exist_ok=True)
    table = PLUGS[game.id].table()
    kept = moments(game, style, seed)
    shots = [(moment, USUAL, dark) for dark in (False, True) for moment in kept]
    best = next((moment for moment in kept if moment.name == "middle"), kept[0])
    shots += [(best, SMALL, False), (best, LARGE, False)]
    # One theme and size after the other, so that each art is made only once.
    for moment, size, dark in shots:
        number = kept.index(moment) + 1
        tail = "dark" if dark else "light"
        if size != USUAL:
            tail = f"{size[0]}x{size[1]}"
        path = folder / f"{number:02}-{moment.name}-{tail}.png"
        image = render(style, table, moment.view, moment.facts, size, dark=dark)
        _save(image, path)
        yield path


def _save(image: QImage, path: Path) -> None:
    """Writes a picture, encoded in memory: Python says why where it cannot write."""
    data = QBuffer()
    data.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(data, b"PNG").write(image)
    path.write_bytes(data.data().data())
