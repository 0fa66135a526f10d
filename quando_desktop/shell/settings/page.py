"""The settings: one page that scrolls, the groups in a list at the left. Every change applies at
once.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QWidget

from quando_desktop.games import PLUGS
from quando_desktop.settings import people
from quando_desktop.settings.settings import Person, Settings
from quando_desktop.shell.graphics.graphics import State
from quando_desktop.shell.kit.buttons import Button, ButtonKind
from quando_desktop.shell.kit.choices import SideList
from quando_desktop.shell.kit.labels import Paragraph
from quando_desktop.shell.kit.layouts import Line
from quando_desktop.shell.kit.look import Ink, Look
from quando_desktop.shell.kit.page import Page
from quando_desktop.shell.kit.panels import Panel
from quando_desktop.shell.kit.scroll import Scroll
from quando_desktop.shell.settings.group import SettingsGroup
from quando_desktop.shell.settings.groups import (
    game_group,
    look_group,
    play_group,
    sound_group,
)
from quando_desktop.shell.settings.hands_group import hands_group, hands_title
from quando_desktop.shell.settings.people import PeopleGroup
from quando_desktop.table.audio.text_to_speech import Voice
from quando_desktop.table.paint.canvas import Type

translate = QCoreApplication.translate

SIDE, LEAST = 268.0, 420.0
"""The width of the list, and the least height of the page below its title."""
READ = 0.35
"""The share of the visible height at which the group being read is found."""


class SettingsPage(Page):
    """Shows the settings and sends the fields that are changed, with their new values."""

    changed = Signal(str, object)
    aboutAsked = Signal()
    opened = Signal(str)
    """The field whose own page is wanted."""

    def __init__(self, look: Look, voice: Voice, parent: QWidget | None = None) -> None:
        self._plugs = [plug for plug in PLUGS.values() if plug.settings or plug.general_settings]
        self._looks = look_group(look)
        self.groups: list[SettingsGroup] = [self._looks, sound_group(look), play_group(look)]
        self.groups += [game_group(look, voice, plug) for plug in self._plugs]
        self.groups.append(hands_group(look))
        self._side = SideList(look, self._names(), name="")
        self._about = Button(look, "", ButtonKind.TEXT, size=18)
        self._foot = Paragraph(look, "", Type(14), Ink.SOFT)
        self._scroll = Scroll(look, gap=24, margins=(0, 0, 8, 24))
        self._whose = ""
        """The name of somebody with values of their own, who looks."""
        self._jumps = False
        self._wanted: int | None = None
        """The group to be shown as soon as its place is known."""
        super().__init__(look)
        self.setParent(parent)
        self.people = PeopleGroup(look, self)
        self.groups.append(self.people)
        self._lay()
        look.changed.connect(self._fit)
        self._side.chose.connect(self._jump)
        self._about.clicked.connect(self.aboutAsked)
        bar = self._scroll.verticalScrollBar()
        bar.valueChanged.connect(self._follow)
        bar.rangeChanged.connect(self._jump_again, Qt.ConnectionType.QueuedConnection)
        bar.actionTriggered.connect(self._let_go)
        for group in self.groups:
            group.changed.connect(self.changed)
            group.opened.connect(self.opened)
        self.retranslate()

    def _lay(self) -> None:
        look = self.look
        self._panel = Panel(look, margins=(10, 18, 10, 26))
        self._panel.body.addWidget(self._side)
        line = Line(look, 0, (31, 0, 31, 0))
        line.addWidget(self._about)
        line.addStretch(1)
        self._panel.body.addLayout(line)
        self._panel.body.addStretch(1)
        foot = Line(look, 0, (31, 0, 20, 0))
        foot.addWidget(self._foot)
        self._panel.body.addLayout(foot)
        for group in self.groups:
            self._scroll.body.addWidget(group)
        self._scroll.body.addStretch(1)
        whole = Line(look, 28)
        whole.addWidget(self._panel)
        whole.addWidget(self._scroll, 1)
        self.body.addLayout(whole, 1)
        self._fit()

    def show_settings(self, settings: Settings, looker: Person | None = None) -> None:
        """Shows these, or with somebody who looks at a table what holds for them."""
        seen = settings if looker is None else people.seen_by(settings, looker)
        for group in self.groups:
            group.show_settings(settings if group is self.people else seen)
        self._whose = looker.name if looker is not None and looker.profile else ""
        self._say_foot()

    def show_graphics(self, state: State) -> None:
        """Tells what is known of the graphics card."""
        self._looks.show_graphics(state)

    def _say_foot(self) -> None:
        if self._whose:
            words = translate(
                "SettingsPage",
                "As it is for {name}. What {name} has chosen for themselves changes for {name} "
                "alone.",
            )
        else:
            words = translate("SettingsPage", "Changes take effect immediately")
        self._foot.setText(words.format(name=self._whose))

    def retranslate(self) -> None:
        super().retranslate()
        self.set_title(translate("SettingsPage", "Settings"))
        self._side.set_items(self._names())
        self._side.setAccessibleName(self.title.text())
        self._about.setText(translate("SettingsPage", "About"))
        self._say_foot()
        for group in self.groups:
            group.retranslate()

    def _fit(self) -> None:
        needed = self._panel.body.minimumSize().width()
        self._panel.setMinimumWidth(max(self.look.px(SIDE), needed))
        self._scroll.setMinimumHeight(self.look.px(LEAST))

    def first_stop(self) -> QWidget:
        return self._side.chosen or self

    def show_people(self) -> None:
        """Scrolls to the people and gives the focus to the owner."""
        self._side.at = self._wanted = self.groups.index(self.people)
        self.people.cards[0].setFocus(Qt.FocusReason.OtherFocusReason)
        self._jump_again()

    # ---------------------------------------------------------------------------- the list

    def _jump(self, number: int) -> None:
        self._wanted = None
        self._jumps = True
        self._scroll.jump_to(self.groups[number])
        self._jumps = False

    def _jump_again(self) -> None:
        """Goes to the group that was wanted when the page was opened, as long as nobody has moved
        on: its place is known only after the layout, which takes its time."""
        wanted = self._wanted
        here: QWidget | None = self.focusWidget()
        if wanted is not None and here is not None and self.groups[wanted].isAncestorOf(here):
            self._jump(wanted)
            self._wanted = wanted

    def _let_go(self) -> None:
        """Notes that somebody scrolls."""
        self._wanted = None

    def _follow(self, value: int) -> None:
        """Marks the group that is being read."""
        if self._jumps or self._wanted is not None:
            return
        bar = self._scroll.verticalScrollBar()
        line = value + self._scroll.viewport().height() * READ
        at = next(
            (n for n, group in enumerate(self.groups) if group.geometry().bottom() > line),
            len(self.groups) - 1,
        )
        self._side.at = len(self.groups) - 1 if value == bar.maximum() else at

    def _names(self) -> tuple[str, ...]:
        """The names of the groups, in their order."""
        return (
            translate("SettingsPage", "Appearance"),
            translate("SettingsPage", "Sound"),
            translate("SettingsPage", "Play"),
            *(plug.title() for plug in self._plugs),
            hands_title(),
            translate("SettingsPage", "People"),
        )
