"""The loudest moment of the house, to be measured: `python -m tests.bench.ending`.

Six computer players are at the last turn of a match of Quando: the last one acts, all hands are
opened and counted, the verdict falls, and the race is run once more. Printed are the times from
each picture to the next one, and the processor time for all of them.
"""

from __future__ import annotations

import json

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from quando_desktop.engine.chance import Chance
from quando_desktop.engine.match import Match
from quando_desktop.games.quando.bots.bot import PlainBot
from quando_desktop.games.quando.rules.view import QuandoView
from quando_desktop.games.quando.table.ending.count import turns_left
from tests.bench.motion import SIZE, Watch
from tests.bench.tables import Played, new_match

SEATS = 6
SECONDS = 9.0
"""Until the sheet lies there."""


def last_turn() -> Match:
    """A match that this round will end, with one turn to go."""
    match = new_match("quando", SEATS, 0, "fair", target=1)
    match.begin_round()
    chance = Chance(SEATS)
    while turns_left(_seen(match)) != 1:
        seat = match.to_act()[0]
        action = PlainBot().choose(_seen(match, seat), chance)
        assert action is not None
        match.submit(seat, action)
    return match


def _seen(match: Match, seat: int = 0) -> QuandoView:
    view = match.observe(seat)
    assert isinstance(view, QuandoView)
    return view


def main() -> None:
    app = QApplication(["ending"])
    watch = Watch(warm_up=0.5)
    table = Played(app, "quando", SEATS, 1, moves=True, match=last_turn())

    def end() -> None:
        print(json.dumps(watch.report()), flush=True)
        table.page.hide()
        app.quit()

    table.page.resize(*SIZE)
    table.page.show()
    table.page.begin()
    QTimer.singleShot(round(1000 * SECONDS), end)
    app.exec()
    table.close()


if __name__ == "__main__":
    main()
