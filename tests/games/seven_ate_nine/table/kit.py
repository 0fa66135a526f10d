"""7 ate 9 for the tests of every table."""

from __future__ import annotations

from quando_desktop.games import PLUGS
from quando_desktop.games.seven_ate_nine.table import reactions
from quando_desktop.games.seven_ate_nine.table.layout import letters
from quando_desktop.games.seven_ate_nine.table.picture import picture
from quando_desktop.games.seven_ate_nine.table.scenery import PAUSE_BUTTON
from quando_desktop.games.seven_ate_nine.table.table import moment
from quando_desktop.games.seven_ate_nine.text import remarks
from quando_desktop.table.parts.scenery import GEAR
from tests.games.seven_ate_nine.table import groups, sceneries, seat, secrets
from tests.table.every_game.kit import Kit, Reacting, Sceneries, Secrets, Sheets
from tests.table.every_game.matches import Story

KIT = Kit(
    plug=PLUGS["seven_ate_nine"],
    live_seating=seat.seating,
    sceneries=Sceneries(
        picture=picture,
        states=sceneries.STATES,
        tables=sceneries.tables,
        usual=sceneries.usual,
        groups_of=groups.groups_of,
        must_be_apart=groups.must_be_apart,
        letters=letters,
        doubled={"plate", "cap", "in stack", "lane", "round", "signal", "late", "locked"}
        | {"go", "restart", "leave", "rerun"},
        enlarged={"ready": 1.4, "stuck": 1.4, "pause": 1.4, "toast": 1.5, "call": 1.4, "word": 1.2},
        seats=range(2, 5),
        buttons=frozenset({GEAR, PAUSE_BUTTON}),
        share=6,
        covers=groups.apart_from,
        is_sheet=lambda scenery: scenery.sheet,
    ),
    secrets=Secrets(
        stories=(
            Story(2, 1, None, frozenset({"start", "middle", "game-end"})),
            Story(4, 2, {"games": 4}, frozenset({"start", "middle", "game-end"})),
        ),
        kind=lambda view: str(moment(view)),
        hidden=secrets.hidden,
        is_certain=lambda view: sum(view.stack_sizes) > 8,
        play=secrets.play_on,
        story=secrets.story_of,
        lines=4,
    ),
    reacting=Reacting(
        module=reactions,
        occasions=remarks.Occasion,
        remarks=remarks.remarks,
        make=lambda _: reactions.SevenReactions(),
        sit=seat.before_the_last_card,
        deed=lambda table: table.let_pass(600),
        speaking=sceneries.speaking,
        found=0.95,
        # The backs of an unusually large hand of the speaker.
        may_cover={1: {"seat 2"}, 7: {"seat 2"}, 12: {"seat 2"}},
        quiet=sceneries.quiet,
        after=900,
    ),
    sheets=Sheets(picture=picture, sceneries=sceneries.sheets, tolerance=(1.5, 6)),
)
