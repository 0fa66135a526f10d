"""Sixty cards in motion, to be measured: `python -m tests.bench.cards ours|bare [busy]`.

Ours are pieces of a table's scene that its choreographer moves; the bare ones are plain pixmap
items and a timer. Both show the same pictures on the same backdrop, go the same ways and are
painted whole. Printed are the times between two paintings, and the processor time for all.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from random import Random
from time import perf_counter, process_time

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGraphicsPixmapItem,
    QGraphicsScene,
    QGraphicsView,
)

from quando_desktop import resources
from quando_desktop.controller.turn.runner import ProcessBotRunner
from quando_desktop.table.paint.art import Art, Picture
from quando_desktop.table.paint.canvas import Scale
from quando_desktop.table.paint.room import backdrop
from quando_desktop.table.paint.style import Style
from quando_desktop.table.scene.choreographer import FRAME, Choreographer
from quando_desktop.table.scene.scene import TableScene
from quando_desktop.table.scene.stage import Stage
from quando_desktop.table.scene.tableau import Cue, Frame, Passage, Tableau
from quando_desktop.table.scene.view import TableView
from tests.bench import busy
from tests.table.easing import linear

WIDTH, HEIGHT = 1280, 800
CARDS, CARD = 60, 120.0
WAY = 800
"""Milliseconds from one place to the next."""
WARM_UP, SECONDS = 0.5, 1.5

Place = tuple[float, float, float]
"""x, y and the angle, in units."""


class Film:
    """What all cards do: from places to places, the same for everybody."""

    def __init__(self, style: Style) -> None:
        self.stage = Stage.of(WIDTH, HEIGHT)
        self.art: Art = style.art(Scale(self.stage.unit), dark=False)
        self.backdrop: Picture = backdrop(self.art, self.stage, 104, glows=False)
        names = [f"cards/quando/front_{number % 11}_full" for number in range(CARDS)]
        self.cards = [self.art.card(name, CARD) for name in names]
        ways = int((WARM_UP + SECONDS) * 1000 / WAY) + 3
        random = Random("cards")
        self.places = [[self._place(random) for _ in self.cards] for _ in range(ways + 1)]

    def _place(self, random: Random) -> Place:
        x, y = random.uniform(100, self.stage.width - 100), random.uniform(120, 780)
        return x, y, random.uniform(-20, 20)


class Watch:
    """Notes when it is painted."""

    def __init__(self) -> None:
        self._begin = perf_counter() + WARM_UP
        self._paintings: list[float] = []
        self._worked = 0.0

    def note(self) -> None:
        now = perf_counter()
        if now < self._begin or self.is_over:
            return
        if not self._paintings:
            self._worked = process_time()
        self._paintings.append(now)
        if self.is_over:
            self._worked = process_time() - self._worked

    @property
    def is_over(self) -> bool:
        return bool(self._paintings) and self._paintings[-1] >= self._begin + SECONDS

    def report(self) -> dict[str, object]:
        """In milliseconds."""
        pairs = zip(self._paintings[:-1], self._paintings[1:], strict=True)
        between = [1000 * (later - earlier) for earlier, later in pairs]
        return {"between": between, "worked": 1000 * self._worked}


class OurView(TableView):
    def __init__(self, scene: TableScene, watch: Watch) -> None:
        super().__init__(scene)
        self._watch = watch

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        self._watch.note()


class BareView(QGraphicsView):
    def __init__(self, scene: QGraphicsScene, watch: Watch) -> None:
        super().__init__(scene)
        self._watch = watch
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.FullViewportUpdate)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        self._watch.note()


def ours(film: Film, watch: Watch) -> tuple[QGraphicsView, Callable[[], None]]:
    choreographer = Choreographer()
    scene = TableScene(choreographer, lambda _: None)
    view = OurView(scene, watch)
    choreographer.setParent(view)

    def tableau(places: list[Place]) -> Tableau:
        made = Tableau()
        made.put("room", film.backdrop, 0, 0)
        for number, (x, y, angle) in enumerate(places):
            made.put(number, film.cards[number], x, y, angle, width=CARD)
        return made

    def start() -> None:
        for places in film.places[1:]:
            beat = tableau(places), Passage(usual=Cue(WAY, ease=linear))
            scene.tell(lambda _, beat=beat: beat, lambda: frame, lambda _: None)  # type: ignore[misc]

    frame = Frame(film.stage, film.art)
    scene.lay(film.stage, tableau(film.places[0]))
    return view, start


def bare(film: Film, watch: Watch) -> tuple[QGraphicsView, Callable[[], None]]:
    scene = QGraphicsScene(0, 0, WIDTH, HEIGHT)
    scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
    view = BareView(scene, watch)
    scene.setParent(view)
    scene.addPixmap(film.backdrop.pixmap)
    items = []
    for picture in film.cards:
        item = QGraphicsPixmapItem(picture.pixmap)
        item.setOffset(picture.left, picture.top)
        item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        scene.addItem(item)
        items.append(item)
    unit = film.stage.unit
    begin = 0.0

    def move() -> None:
        way, part = divmod((perf_counter() - begin) * 1000 / WAY, 1)
        back = 1 - part
        old, new = film.places[int(way)], film.places[int(way) + 1]
        for item, (x, y, angle), (to_x, to_y, to_angle) in zip(items, old, new, strict=True):
            item.setPos((x * back + to_x * part) * unit, (y * back + to_y * part) * unit)
            item.setRotation(angle * back + to_angle * part)

    def start() -> None:
        nonlocal begin
        begin = perf_counter()
        timer.start()

    timer = QTimer(view, interval=FRAME)
    timer.setTimerType(Qt.TimerType.PreciseTimer)
    timer.timeout.connect(move)
    return view, start


def main(kind: str, load: str = "") -> None:
    app = QApplication(["cards"])
    film = Film(Style(resources.folder()))
    bots = ProcessBotRunner(find=busy.find, limit=busy.BUDGET)
    bots.warm()

    def begin() -> None:
        watch = Watch()
        view, start = (ours if kind == "ours" else bare)(film, watch)
        view.resize(WIDTH, HEIGHT)
        view.show()
        start()
        QTimer.singleShot(round(1000 * (WARM_UP + SECONDS + 0.3)), lambda: end(view, watch))

    def end(view: QGraphicsView, watch: Watch) -> None:
        view.hide()
        print(json.dumps(watch.report()), flush=True)
        bots.close()
        app.quit()

    def answered() -> None:
        """The worker is there: now it gets something to do."""
        bots.ask(busy.question(busy.LONG))
        begin()

    if load:
        bots.answered.connect(answered)
        bots.ask(busy.question(busy.AT_ONCE))
    else:
        begin()
    app.exec()


if __name__ == "__main__":
    main(*sys.argv[1:])
