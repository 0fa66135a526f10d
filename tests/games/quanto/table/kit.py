"""Quanto for the tests of every table."""

from __future__ import annotations

from PySide6.QtCore import Qt

from quando_desktop.games import PLUGS
from quando_desktop.games.quanto.rules import actions
from quando_desktop.games.quanto.table import hint, reactions
from quando_desktop.games.quanto.table.layout import letters
from quando_desktop.games.quanto.table.picture import picture
from quando_desktop.games.quanto.text import remarks
from tests.games.quanto.table import advice, groups, sceneries, seat, secrets, sheets
from tests.table.every_game.kit import Hinting, Kit, Reacting, Sceneries, Secrets, Sheets
from tests.table.every_game.matches import Story
from tests.table.looks import watching

MOMENTS = frozenset({"start", "turned-up", "last-cards", "round-end"})
"""Words that every one of its matches meets."""

KIT = Kit(
    plug=PLUGS["quanto"],
    rare_keys=frozenset({"V", "G"}),
    seat=seat.QuantoSeat,
    sceneries=Sceneries(
        picture=picture,
        states=sceneries.STATES,
        tables=sceneries.tables,
        usual=sceneries.usual,
        groups_of=groups.groups_of,
        must_be_apart=groups.must_be_apart,
        letters=letters,
        doubled={"plate", "note", "draw label", "quanto label", "winnings label", "round", "sum"}
        | {"hint", "undo", "close hint"},
        # A small button says all that it does rather than a large one a part of it.
        enlarged={"way": 1.6, "status": 1.4, "words": 1.4, "toast": 1.5, "word": 1.2},
    ),
    secrets=Secrets(
        stories=(
            Story(2, 1, None, MOMENTS),
            Story(5, 3, None, MOMENTS),
            Story(4, 1, {"teams": True}, MOMENTS | {"offer"}),
        ),
        kind=secrets.kind_of,
        hidden=secrets.hidden,
        is_certain=lambda view: bool(view.draw),
        story=secrets.story_of,
        lines=9,
    ),
    hinting=Hinting(
        decision=seat.basic,
        advice=advice.advice,
        action=seat.NINE,
        chooses=Qt.Key.Key_3,
        plays=(Qt.Key.Key_Return,),
        impossible=advice.IMPOSSIBLE,
        sceneries=lambda _: sceneries.hints(),
        good_to_see={"draw", "draw block", "draw label", "no draw", "tile", "round", "team"},
        hinted=lambda: sceneries.hinted(sceneries.HINTED_SIZES[2], number=2),
        over_a_seat=(930, 84),
        shown_to=advice.shown_to,
        speech=hint.speech,
        known=advice.known,
        another_number=advice.another_number,
        stories=(
            Story(2, 10, None, frozenset({"PLAY", "CHOOSE"})),
            Story(4, 12, {"teams": True}, frozenset({"PLAY", "CHOOSE", "ANSWER"})),
        ),
    ),
    reacting=Reacting(
        module=reactions,
        occasions=remarks.Occasion,
        remarks=remarks.remarks,
        make=lambda _: reactions.QuantoReactions(),
        sit=lambda sit, **settings: watching(sit, seat.before_a_theft(), **settings),
        deed=lambda table: table.match.submit(1, actions.Steal(0)),
        speaking=sceneries.speaking,
        found=0.3,
        quiet=sceneries.quiet,
    ),
    sheets=Sheets(picture=picture, sceneries=sheets.sheets),
)
