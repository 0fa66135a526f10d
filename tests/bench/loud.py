"""The loud moments of the house, to be measured: `python -m tests.bench.loud MOMENT
[SIZE]`, with sizes as those of `motion`.

A match is played to right before the moment, then computer players do it before our eyes. Printed
are the times from each picture to the next one, and the processor time for all of them.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from quando_desktop.bots.question import chance_for
from quando_desktop.controller.roster import bot_for, skill_of
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Action
from quando_desktop.engine.match import Match
from quando_desktop.games.quando.rules.actions import Call
from quando_desktop.games.quando.rules.view import QuandoView
from quando_desktop.games.quando.table.ending.count import turns_left
from quando_desktop.games.quanto.rules.actions import Steal
from quando_desktop.games.seven_ate_nine.rules.cards import TEXTS
from quando_desktop.games.seven_ate_nine.rules.deal import SevenDeal
from quando_desktop.shell.window.sweeper import Sweeper
from tests.bench.motion import SIZE, Watch, pixels
from tests.bench.tables import LIVE_LEVEL, Played, PlayedLive, Table, new_match

LEVEL = "fair"
SEEDS = 40
"""Matches among which one with the moment is looked for."""
QUICK = ("8/3 1/3 4/3 7/3 10/3 3/3", "2/2 4/2 6/2 8/2 10/2 5/3", "9/1 8/1 7/1 6/1 5/1 3/1")
"""Stacks of a short game of 7 ate 9, in which cards follow each other quickly."""


class Loud(NamedTuple):
    """A moment, how its match comes about, and how long it is watched."""

    what: str
    match: Callable[[], Match]
    seconds: float
    is_live: bool = False


def before(game: str, seats: int, comes: Callable[[Match, Action], bool], **options: int) -> Match:
    """A match right before the first action that this is said of."""
    for seed in range(SEEDS):
        match = new_match(game, seats, 0, LEVEL, seed=seed, **options)
        match.begin_round()
        while match.in_round:
            seat = match.to_act()[0]
            action = _chosen(match, seat)
            if comes(match, action):
                return match
            match.submit(seat, action)
    raise RuntimeError(f"no match of {game} has the moment")


def _chosen(match: Match, seat: int) -> Action:
    """The action that the computer player of this seat will take by itself."""
    player, view = match.players[seat], match.observe(seat)
    bot = bot_for(match.game.id, skill_of(player), player.character)
    action = bot.choose(view, Chance(chance_for(view)))
    assert action is not None
    return action


def _is_knock(_: Match, action: Action) -> bool:
    return action is Call.KNOCK


def _is_theft(_: Match, action: Action) -> bool:
    return isinstance(action, Steal)


def _is_last_turn(match: Match, _: Action) -> bool:
    view = match.observe(0)
    assert isinstance(view, QuandoView)
    return turns_left(view) == 1


def ends(match: Match, action: Action) -> bool:
    """Whether this action ends the round."""
    state = match.truth.copy()
    state.apply(match.to_act()[0], action, [])
    return state.outcome is not None


def quick_game() -> Match:
    match = new_match("seven_ate_nine", len(QUICK), 0, LIVE_LEVEL)
    stacks = tuple(tuple(TEXTS[card] for card in stack.split()) for stack in QUICK)
    match.begin_round(SevenDeal(stacks, TEXTS["5/3"]))
    return match


MOMENTS = {
    "knock": Loud("a knock", lambda: before("quando", 6, _is_knock), 4.0),
    "reveal": Loud(
        "a reveal, a verdict and the end of a match of Quando",
        lambda: before("quando", 6, _is_last_turn, target=1),
        9.0,
    ),
    "theft": Loud("a theft", lambda: before("quanto", 6, _is_theft), 4.0),
    "count": Loud(
        "winnings counted and the end of a match of Quanto",
        lambda: before("quanto", 6, ends),
        11.0,
    ),
    "heat": Loud("heat and the end of a match of 7 ate 9", quick_game, 18.0, is_live=True),
}


def main(moment: str, size: str = SIZE, seconds: float = 0.0) -> None:
    loud = MOMENTS[moment]
    sides = pixels(size)
    app = QApplication(["loud"])
    match = loud.match()
    watch = Watch(warm_up=0.5)
    kind = PlayedLive if loud.is_live else Played
    table: Table = kind(app, match.game.id, match.seats, 1, moves=True, match=match)

    def end() -> None:
        print(json.dumps(watch.report()), flush=True)
        table.page.hide()
        app.quit()

    table.page.resize(*sides)
    table.page.show()
    table.page.begin()
    # Garbage is collected as in the program, not in the middle of a picture.
    Sweeper(app).begin()
    QTimer.singleShot(round(1000 * (seconds or loud.seconds)), end)
    app.exec()
    table.close()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else SIZE)
