"""Renders the kit to pictures, to look at: `python tests/shell/gallery.py FOLDER`."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from quando_desktop import resources
from quando_desktop.table.paint.style import Style
from quando_desktop.table.text.numbers import in_percent
from tests.shell.kit import (
    CENTRE,
    HEADING,
    LABEL,
    NAME,
    NOTE,
    TITLE,
    Button,
    Card,
    Chip,
    Column,
    Fill,
    Icon,
    Ink,
    KeyCap,
    Kind,
    Label,
    LevelBars,
    Line,
    Look,
    Medal,
    Number,
    Overlay,
    Page,
    Panel,
    RoundButton,
    Row,
    Scroll,
    Segmented,
    SideList,
    Slider,
    Stepper,
    Switch,
    Tag,
    TextField,
    Toast,
    character,
    person,
)

Shown = tuple[Page, QWidget]
"""A page, and what has the focus on it or opens over it."""
GAMES = ["Quando", "Quanto", "7 ate 9"]


def settings(look: Look) -> Shown:
    page = Page(look, "Settings")
    whole = Line(look, 28)
    page.body.addLayout(whole, 1)
    side = Panel(look, margins=(10, 18, 10, 26))
    side.body.addWidget(SideList(look, ["Look", "Sound", "Play", "Keyboard", "People", "About"]))
    side.body.addStretch(1)
    whole.addWidget(side)
    side.setMinimumWidth(look.px(268))
    scroll = Scroll(look, gap=24)
    whole.addWidget(scroll, 1)
    panel = Panel(look, gap=0, margins=(40, 24, 40, 20))
    panel.body.addWidget(Label(look, "Look", HEADING))
    sizes = Segmented(look, ["A", "A+", "A++"], small=True)
    panel.body.addWidget(
        Row(look, "Text size", "Everything grows, nothing is cut", sizes, line=False)
    )
    motion = Segmented(look, ["Full", "Calm", "None"], 1, small=True)
    panel.body.addWidget(Row(look, "Motion", "Calm: fades only, no shaking", motion))
    why = "Larger signs on the cards, for weak colour sight"
    panel.body.addWidget(Row(look, "Bold marks", why, Switch(look, on=True)))
    language = Segmented(look, ["System", "English", "Deutsch"], 2, small=True)
    panel.body.addWidget(Row(look, "Language", "", language))
    scroll.body.addWidget(panel)
    sound = Panel(look, gap=0, margins=(40, 24, 40, 20))
    sound.body.addWidget(Label(look, "Sound", HEADING))
    volume = Slider(look, 0, 100, 70, words=in_percent)
    sound.body.addWidget(
        Row(look, "Cards and table", "Every sound also has a sign to see", volume, line=False)
    )
    mute = Switch(look)
    sound.body.addWidget(Row(look, "Mute", "Also with M at any time", mute))
    off = Switch(look, on=True)
    off.setEnabled(False)
    sound.body.addWidget(Row(look, "Not now", "A setting that cannot be changed", off))
    scroll.body.addWidget(sound)
    scroll.body.addStretch(1)
    return page, sizes


def new_game(look: Look) -> Shown:
    page = Page(look, "New game", aside=Segmented(look, GAMES, name="Game"), hills=720, gap=48)
    seats = Line(look, 18)
    page.body.addLayout(seats, 1)
    people, palette = {"Maria": 1, "Tom": 2}, look.palette
    for key in ("Maria", "olive", "bruno", "Tom", "pip"):
        face = person(palette, key, people[key]) if key in people else character(palette, key)
        seat = Panel(look, margins=(18, 28, 18, 18), gap=8)
        seat.body.addWidget(Medal(look, face, 136), 0, CENTRE)
        seat.body.addWidget(Label(look, face.name, HEADING, align=CENTRE))
        tag = Tag(look, "Person" if key in people else "Computer")
        seat.body.addWidget(tag, 0, CENTRE)
        line = "Sits at this computer." if key in people else "Counts every card, forgets none."
        seat.body.addWidget(Label(look, line, NOTE, align=CENTRE, wraps=True))
        seat.body.addStretch(1)
        if key in people:
            seat.body.addWidget(Button(look, "Change", Kind.OUTLINE, size=15), 0, CENTRE)
        else:
            bars = LevelBars(look, ["Easy", "Fair", "Strong", "Expert"], 2, name="Strength")
            seat.body.addWidget(bars, 0, CENTRE)
        seats.addWidget(seat, 1)
    add = Card(look, "Add a seat", fill=Fill.EMPTY, corner=28)
    add.body.addWidget(Label(look, "Add a seat", NAME, align=CENTRE))
    seats.addWidget(add, 1)
    options = Panel(look, margins=(36, 26, 36, 26))
    row = Line(look, 24)
    options.body.addLayout(row)
    points = Stepper(look, [30, 40, 50, 75, 100], 50, words=lambda value: f"{value} points")
    cards = Stepper(look, range(5, 8), 7)
    helping = Switch(look, on=True, words=("off", "on"))
    for what, control in (("Play to", points), ("Cards each", cards), ("Memory help", helping)):
        column = Column(look, 8)
        column.addWidget(Label(look, what, LABEL, Ink.SOFT))
        column.addWidget(control)
        row.addLayout(column)
        row.addStretch(1)
    page.body.addWidget(options)
    end = Line(look)
    note = "Two people at one computer: a curtain falls between their turns."
    end.addWidget(Label(look, note, ink=Ink.TABLE, wraps=True), 1)
    deal = Button(look, "Deal", Kind.MAIN, key="Enter", size=26, width=260, height=76)
    end.addWidget(deal)
    page.body.addLayout(end)
    return page, points


def all_sorts(look: Look) -> Shown:
    page = Page(look, "Your games", aside=Segmented(look, ["Games", "Statistics"]), gap=16)
    chips = Line(look, 10)
    for number, text in enumerate(("All games", "Quando", "7 ate 9", "With Tom", "Won")):
        chips.addWidget(Chip(look, text, on=number in (1, 2)))
    chips.addWidget(Label(look, "30 of 38 games", NOTE, Ink.SOFT))
    chips.addStretch(1)
    page.body.addLayout(chips)
    whole = Line(look, 28)
    page.body.addLayout(whole, 1)
    rows = Column(look, 12)
    whole.addLayout(rows, 2)
    for number in range(3):
        card = Card(look, "Quando, yesterday", chosen=number == 1)
        card.body.addWidget(Number(look, "31", 28))
        card.body.addWidget(Label(look, "Quando", NAME))
        for key in ("olive", "bruno", "vesna"):
            card.body.addWidget(Medal(look, character(look.palette, key), 44, gold=key == "vesna"))
        card.body.addStretch(1)
        if number == 0:
            card.body.addWidget(Button(look, "Continue", Kind.GOLD, size=17))
        rows.addWidget(card)
    learn = Card(look, "Learn to play", leads=True)
    texts = Column(look, 2)
    texts.addWidget(Label(look, "Learn to play", NAME))
    texts.addWidget(Label(look, "3 minutes, with real cards", LABEL, Ink.SOFT))
    learn.body.addLayout(texts)
    rows.addWidget(learn)
    buttons = Line(look, 16)
    for kind in Kind:
        buttons.addWidget(Button(look, kind.value.title(), kind, size=17, key="T"))
    rows.addLayout(buttons)
    keys = Line(look, 8)
    for key in ("Space", "Ctrl", "Z", "←"):
        keys.addWidget(KeyCap(look, key))
    for icon in Icon:
        keys.addWidget(RoundButton(look, icon, icon.name, 22))
    keys.addStretch(1)
    rows.addLayout(keys)
    rows.addStretch(1)
    panel = Panel(look)
    panel.body.addWidget(TextField(look, hint="Find a word", icon=Icon.SEARCH, key="/"))
    panel.body.addWidget(TextField(look, "Maria", name="Name"))
    inset = Panel(look, fill=Fill.INSET, corner=22, margins=(26, 20, 26, 20))
    text = "The report holds this text, your system and the moves of this match."
    inset.body.addWidget(Label(look, text, NOTE, Ink.SOFT, wraps=True))
    panel.body.addWidget(inset)
    for kind in (Kind.MAIN, Kind.GOLD, Kind.PLAIN):
        button = Button(look, "Replay", kind, key="Enter", size=19)
        button.setEnabled(kind is not Kind.PLAIN)
        panel.body.addWidget(button, 0, CENTRE)
    panel.body.addStretch(1)
    whole.addWidget(panel, 1)
    return page, learn


def dialog(look: Look) -> Shown:
    page, _ = new_game(look)
    overlay = Overlay(look, page, name="Something broke", width=760)
    head = Line(look, 28)
    head.addWidget(Medal(look, character(look.palette, "nils"), 118))
    words = Column(look, 8)
    words.addWidget(Label(look, "Something broke. Your game did not.", TITLE, wraps=True))
    text = "Every move up to this one is saved. The program has to start again."
    words.addWidget(Label(look, text, ink=Ink.SOFT, wraps=True))
    head.addLayout(words, 1)
    overlay.body.addLayout(head)
    inset = Panel(look, fill=Fill.INSET, corner=22, margins=(26, 20, 26, 20))
    inset.body.addWidget(Label(look, "The table could not draw a card.", NOTE, wraps=True))
    overlay.body.addWidget(inset)
    end = Line(look)
    end.addWidget(Button(look, "Save the report", key="S", height=60))
    end.addStretch(1)
    again = Button(look, "Start again", Kind.MAIN, key="Enter", height=60)
    end.addWidget(again)
    overlay.body.addLayout(end)
    overlay.answer(Qt.Key.Key_Return, again)
    return page, overlay


PAGES: dict[str, Callable[[Look], Shown]] = {
    "settings": settings,
    "new_game": new_game,
    "all_sorts": all_sorts,
    "dialog": dialog,
}
SHOTS = (
    ("light", QSize(1440, 900), False, 100),
    ("dark", QSize(1440, 900), True, 100),
    ("small", QSize(1024, 640), False, 100),
    ("large_text", QSize(1440, 900), False, 140),
)


def main(folder: Path) -> None:
    application = QApplication([])
    folder.mkdir(parents=True, exist_ok=True)
    style = Style(resources.folder())
    for tail, size, dark, text in SHOTS:
        for name, make in PAGES.items():
            look = Look(style)
            look.update(size, dark=dark, text=text, animates=False)
            window = QWidget()
            window.resize(size)
            layout = QVBoxLayout(window)
            layout.setContentsMargins(0, 0, 0, 0)
            window.show()
            window.activateWindow()
            page, wanted = make(look)
            layout.addWidget(page)
            application.processEvents()
            if isinstance(wanted, Overlay):
                wanted.open()
                line = "5 6 8 is no straight: three in a row, like 5 6 7"
                Toast(look, page, at=840).say(line)
            elif isinstance(wanted, Segmented):
                wanted.give_focus()
            else:
                wanted.setFocus(Qt.FocusReason.TabFocusReason)
            application.processEvents()
            window.grab().save(str(folder / f"{name}_{tail}.png"))
            window.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
