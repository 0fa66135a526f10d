"""Every state of every table, with two and with most players, made up and drawn at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from PySide6.QtGui import QImage, QPainter

from quando_desktop.games.quando.table.picture import picture as quando_picture
from quando_desktop.games.quando.table.scenery import Moment
from quando_desktop.games.quanto.table.picture import picture as quanto_picture
from quando_desktop.games.seven_ate_nine.table.picture import picture as seven_picture
from quando_desktop.table.paint.canvas import Scale
from quando_desktop.table.paint.style import Style
from quando_desktop.table.parts.finale.highlight import Highlight
from quando_desktop.table.scene.choreographer import Choreographer
from quando_desktop.table.scene.scene import TableScene
from quando_desktop.table.scene.stage import Stage
from quando_desktop.table.scene.tableau import Frame, Tableau
from tests.gallery.variants import Variant
from tests.games.quando.table import sceneries as quando
from tests.games.quando.table.sheets import ENDINGS, over
from tests.games.quanto.table import sceneries as quanto
from tests.games.seven_ate_nine.table import sceneries as seven

Draw = Callable[[Frame], Tableau]


def all_states() -> Iterator[tuple[str, Draw]]:
    """Their names, and how each is drawn."""
    for seats in (2, 6):
        table = quando.basis((7,) * seats)
        changes = quando.STATES | quando.HINTS
        yield from _states(f"quando-{seats}", quando_picture, table, changes)
        sizes = quanto.Sizes(seats, 9, 4, 4, 4)
        yield from _states(
            f"quanto-{seats}", quanto_picture, quanto.plain_scenery(sizes), quanto.STATES
        )
    team = quanto.plain_scenery(quanto.Sizes(4, 7, 4, 4, 3, teams=True))
    yield from _states("quanto-teams", quanto_picture, team, quanto.STATES)
    for people, computers in ((1, 1), (1, 3), (4, 0)):
        name = f"seven_ate_nine-{people}-{computers}"
        live = seven.scenery_of(seven.Sizes(people, computers, games=6))
        yield from _states(name, seven_picture, live, seven.STATES)
    yield from _ends()


def _ends() -> Iterator[tuple[str, Draw]]:
    """Verdicts on a round of Quando, and the end of a match of every game."""
    told = tuple(Highlight(0, f"Moment {number}", "One sentence.") for number in (1, 2, 3))
    for seats in (2, 6):
        for ending in ENDINGS:
            shown = over(seats, ending, match_over=False, people=1)
            counted = {"verdict": lambda shown: replace(shown, moment=Moment.VERDICT)}
            yield from _states(f"quando-{seats}-{ending}", quando_picture, shown, counted)
        last = replace(over(seats, "won", match_over=True, people=1), highlights=told)
        finale = {"finale": lambda shown: replace(shown, moment=Moment.FINALE)}
        yield from _states(f"quando-{seats}", quando_picture, last, finale)
    end = seven.STATES["end"](seven.scenery_of(seven.Sizes(1, 3, games=6)))
    live = {"finale": lambda shown: replace(shown, sheet=False, finale=True, highlights=told)}
    yield from _states("seven_ate_nine-1-3", seven_picture, end, live)


def _states(
    table: str,
    picture: Callable[[Frame, Any], Tableau],
    usual: Any,
    changes: dict[str, Callable[[Any], Any]],
) -> Iterator[tuple[str, Draw]]:
    for name, change in changes.items():
        words = name.replace("'", "").replace(" ", "-")
        yield f"{table}-{words}", _later(picture, usual, change)


def _later(
    picture: Callable[[Frame, Any], Tableau], usual: Any, change: Callable[[Any], Any]
) -> Draw:
    """Its words are in the language of the picture, so it changes when it is drawn."""
    return lambda frame: picture(frame, change(usual))


def painted(style: Style, variant: Variant, draw: Draw) -> QImage:
    stage = Stage.of(*variant.size)
    frame = Frame(stage, style.art(Scale.of_table(stage.unit), dark=variant.is_dark))
    scene = TableScene(Choreographer(), lambda _: None)
    scene.lay(stage, draw(frame))
    image = QImage(*variant.size, QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    scene.render(painter, image.rect(), image.rect())
    painter.end()
    scene.clear()
    return image
