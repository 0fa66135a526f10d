"""The parts that the whole program shares: folder, settings, saves, languages, sounds and bots."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6 import QtWidgets
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from quando_desktop.controller.clock import Clock
from quando_desktop.controller.turn.runner import BotRunner, ProcessBotRunner
from quando_desktop.dataclass import dataclass, replace
from quando_desktop.disk.folder import DataFolder
from quando_desktop.disk.saves import Saves
from quando_desktop.disk.store import SettingsStore
from quando_desktop.games import GAMES
from quando_desktop.settings.settings import (
    Contrast,
    Language,
    Motion,
    Scheme,
    Settings,
    Speed,
)
from quando_desktop.shell.start.desktop import Desktop, Wish
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.audio.music import Music
from quando_desktop.table.audio.sounds import Sounds
from quando_desktop.table.audio.text_to_speech import Voice
from quando_desktop.table.paint.style import Style
from quando_desktop.table.scene.easel import Easel


@dataclass(frozen=True, slots=True)
class Wishes:
    """The wishes of the command line."""

    data: Path
    game: str | None = None
    """Deal a match of this game at once."""
    seed: int | None = None
    speed: Speed | None = None
    language: Language | None = None
    file: Path | None = None
    """Open this record."""
    replays: bool = False
    """Show that record again rather than go on with it."""


class Program:
    """Made once, and passed to everything that needs one of its parts."""

    def __init__(
        self,
        app: QApplication,
        resources: Path,
        wishes: Wishes,
        bots: Callable[[QApplication], BotRunner] = ProcessBotRunner,
        desktop: Desktop | None = None,
    ) -> None:
        self.app, self.wishes, self.resources = app, wishes, resources
        self.style = Style(resources)
        self.folder = DataFolder(wishes.data)
        self.store = SettingsStore(self.folder.settings)
        self.saves = Saves(self.folder, GAMES)
        self.languages = Languages(app, resources)
        self.bots = bots(app)
        self.sounds = Sounds(resources)
        self.music = Music(resources)
        self.voice = Voice()
        self.desktop = desktop or Desktop()
        self.easel = Easel()
        self.live_clock: Clock | None = None
        """The clock of live matches, if it is not the real time."""
        self.switch_clock: Clock | None = None
        """The same for somebody who plays with a switch."""
        self._language: Language | None = None
        self.store.observers.append(self._apply)
        self._apply(self.store.settings)

    @property
    def chosen(self) -> Settings:
        """The stored settings, overridden by the command line."""
        kept, wishes = self.store.settings, self.wishes
        if wishes.speed is None and wishes.language is None:
            return kept
        return replace(
            kept, speed=wishes.speed or kept.speed, language=wishes.language or kept.language
        )

    @property
    def settings(self) -> Settings:
        """The chosen settings, and the desktop's wishes where a choice is left to the system."""
        return self._held(self.chosen)

    def settings_for(self, person: str) -> Settings:
        """The same for the person of this name, who may have chosen some of them for themselves."""
        return self._held(self.chosen.for_person(person))

    def _held(self, kept: Settings) -> Settings:
        wants, motion, contrast = self.desktop.wants, kept.motion, kept.contrast
        if motion is Motion.SYSTEM:
            motion = Motion.CALM if wants(Wish.LESS_MOTION) else Motion.FULL
        if contrast is Contrast.SYSTEM:
            contrast = Contrast.HIGH if wants(Wish.HIGH_CONTRAST) else Contrast.NORMAL
        if (motion, contrast) == (kept.motion, kept.contrast):
            return kept
        return replace(kept, motion=motion, contrast=contrast)

    def ask_desktop(self) -> None:
        """Asks the desktop, in an idle moment, for its wishes; its answers come when they do."""
        style, kind = self.app.style(), QtWidgets.QStyle.StyleHint.SH_Widget_Animation_Duration
        self.desktop.hear("style", Wish.LESS_MOTION, style.styleHint(kind) == 0)
        self.desktop.ask()

    def change(self, **fields: object) -> None:
        """Changes settings; a choice in the window counts more than one on the command line."""
        wishes = self.wishes
        if "speed" in fields:
            wishes = replace(wishes, speed=None)
        if "language" in fields:
            wishes = replace(wishes, language=None)
        self.wishes = wishes
        self.store.change(**fields)

    def wish(self, wishes: Wishes) -> None:
        """Takes over the wishes of another start of the program."""
        speed, language = wishes.speed or self.wishes.speed, wishes.language or self.wishes.language
        if (speed, language) != (self.wishes.speed, self.wishes.language):
            self.wishes = replace(self.wishes, speed=speed, language=language)
            for observer in [*self.store.observers]:
                observer(self.store.settings)

    @property
    def is_dark(self) -> bool:
        match self.settings.scheme:
            case Scheme.LIGHT:
                return False
            case Scheme.DARK:
                return True
        return QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark

    def _apply(self, _: Settings) -> None:
        settings = self.settings
        if settings.language is not self._language:
            # Every widget is told, so only a real change is made.
            self._language = settings.language
            self.languages.use(settings.language)
        self.sounds.set_volume(settings.volume)
        self.sounds.set_muted(settings.muted)
        self.music.choose(
            room=settings.room_tone,
            music=settings.music,
            volume=settings.volume,
            muted=settings.muted,
        )

    def close(self) -> None:
        self.bots.close()
        self.sounds.close()
        self.music.close()
        self.voice.close()
