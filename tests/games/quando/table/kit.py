"""Quando for the tests of every table."""

from __future__ import annotations

from PySide6.QtCore import Qt

from quando_desktop.games import PLUGS
from quando_desktop.games.quando.rules import actions
from quando_desktop.games.quando.table import hint, reactions
from quando_desktop.games.quando.table.layout import letters
from quando_desktop.games.quando.table.picture import picture
from quando_desktop.games.quando.text import remarks
from tests.games.quando.table import advice, groups, sceneries, seat, secrets, sheets
from tests.table.every_game.kit import Hinting, Kit, Reacting, Sceneries, Secrets, Sheets
from tests.table.every_game.matches import Story
from tests.table.fit_checks import some_states
from tests.table.looks import watching

MOMENTS = frozenset({"start", "middle", "last-round", "PLAY", "DRAW"})
"""Words that every one of its matches meets."""

KIT = Kit(
    plug=PLUGS["quando"],
    rare_keys=frozenset({"P"}),
    seat=seat.QuandoSeat,
    sceneries=Sceneries(
        picture=picture,
        states=sceneries.STATES,
        tables=sceneries.tables,
        usual=sceneries.usual,
        groups_of=groups.groups_of,
        must_be_apart=groups.must_be_apart,
        letters=letters,
        doubled={"plate", "caption", "chance", "close hint", "hint", "undo", "round", "memory"}
        | {"play", "pass", "shown", "hidden"},
        enlarged={
            "note": 1.4,
            "hand total": 1.7,
            "how": 1.5,
            "draw label": 1.6,
            "discard label": 1.6,
            "state": 1.28,
            "countdown": 1.28,
            "meaning": 1.5,
            "toast": 1.5,
        },
    ),
    secrets=Secrets(
        stories=(
            Story(2, 3, None, MOMENTS | {"FLIP"}),
            Story(5, 5, None, MOMENTS | {"FLIP", "PENALTY_DRAW"}),
        ),
        kind=secrets.kind_of,
        hidden=secrets.hidden,
        is_certain=lambda view: not view.pile_turned,
        play=secrets.play,
        shown=secrets.shown,
        story=secrets.story_of,
        helps=({"memory_help": False}, {"memory_help": True}),
    ),
    hinting=Hinting(
        decision=lambda people=1: seat.basic(people=people),
        advice=advice.advice,
        action=actions.Play((2, 3)),
        chooses=Qt.Key.Key_7,
        plays=(Qt.Key.Key_7, Qt.Key.Key_Return),
        impossible=(
            *map(actions.Play, ((2, 99), (-1,), (0, 4), ())),
            actions.Flip(0),
            actions.Draw.SHOWN,
            actions.Call.KNOCK,
        ),
        sceneries=lambda case: some_states(case, sceneries.tables(), sceneries.HINTS, 8),
        good_to_see={"state", "countdown", "to come"},
        hinted=lambda: sceneries.HINTS["hint"](sceneries.usual(3)),
        over_a_seat=(900, 120),
        shown_to=advice.shown_to,
        speech=hint.speech,
        known=advice.known,
        another_number=advice.another_number,
        stories=(
            Story(2, 3, None, frozenset({"PLAY", "DRAW", "FLIP"})),
            Story(5, 5, None, frozenset({"PLAY", "DRAW", "FLIP", "PENALTY_DRAW"})),
        ),
    ),
    reacting=Reacting(
        module=reactions,
        occasions=remarks.Occasion,
        remarks=remarks.remarks,
        make=lambda _: reactions.QuandoReactions(),
        sit=lambda sit, **settings: watching(sit, seat.before_a_knock(), **settings),
        deed=lambda table: table.match.submit(1, actions.Call.KNOCK),
        speaking=sceneries.speaking,
        # The longest words, in the largest letters, find none beside the heads in the middle of a
        # small window: it has its buttons there.
        found=0.78,
        may_cover={11: {"seat 2", "top"}},
        quiet=sceneries.quiet,
    ),
    sheets=Sheets(picture=picture, sceneries=sheets.sheets),
)
