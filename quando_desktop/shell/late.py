"""Parts of the window that the first picture does not need: `late.HomePage` loads the page when it
is first asked for.

Together with the games' plugs this is the only place of late loading. The imports here are for type
checkers alone; `PARTS` says where the names are found when the program runs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

from quando_desktop.games import PLUGS

if TYPE_CHECKING:
    import socket as socket

    from PySide6.QtNetwork import QLocalServer as QLocalServer
    from PySide6.QtNetwork import QLocalSocket as QLocalSocket

    from quando_desktop.controller.clock import QtClock as QtClock
    from quando_desktop.controller.facts import MatchFacts as MatchFacts
    from quando_desktop.controller.turn.notebooks import everybody as everybody
    from quando_desktop.disk.index.index import Index as Index
    from quando_desktop.disk.notes import MatchNotes as MatchNotes
    from quando_desktop.disk.results import Results as Results
    from quando_desktop.disk.tidy import tidy as tidy
    from quando_desktop.games.practising import Ladder as Ladder
    from quando_desktop.games.practising import Practising as Practising
    from quando_desktop.lessons.tutor import Tutor as Tutor
    from quando_desktop.shell.about.licences_page import LicencesPage as LicencesPage
    from quando_desktop.shell.about.page import AboutPage as AboutPage
    from quando_desktop.shell.crash import report as report
    from quando_desktop.shell.crash.dialog import show_crash as show_crash
    from quando_desktop.shell.curtain.curtain import Curtain as Curtain
    from quando_desktop.shell.gathering import Gathering as Gathering
    from quando_desktop.shell.graphics.graphics import Graphics as Graphics
    from quando_desktop.shell.home.learned import Learned as Learned
    from quando_desktop.shell.home.page import GameOnShelf as GameOnShelf
    from quando_desktop.shell.home.page import HomePage as HomePage
    from quando_desktop.shell.home.page import HomeState as HomeState
    from quando_desktop.shell.keyboard.keyboard_test import KeyboardTest as KeyboardTest
    from quando_desktop.shell.keys.page import KeysPage as KeysPage
    from quando_desktop.shell.kit.overlay import Overlay as Overlay
    from quando_desktop.shell.kit.page import Page as Page
    from quando_desktop.shell.learn.desk import LearnDesk as LearnDesk
    from quando_desktop.shell.learn.page import LearnPage as LearnPage
    from quando_desktop.shell.lesson.desk import LessonDesk as LessonDesk
    from quando_desktop.shell.lesson.session import seat_learner as seat_learner
    from quando_desktop.shell.lesson.words import friend as friend
    from quando_desktop.shell.lesson.words import left_out as left_out
    from quando_desktop.shell.looking_back.desk import LookingBackDesk as LookingBackDesk
    from quando_desktop.shell.new_game.page import NewGamePage as NewGamePage
    from quando_desktop.shell.new_game.plan import Plan as Plan
    from quando_desktop.shell.practice.desk import PracticeDesk as PracticeDesk
    from quando_desktop.shell.practice.ladder_page import LadderPage as LadderPage
    from quando_desktop.shell.practice.moment_guide import OwnMoment as OwnMoment
    from quando_desktop.shell.practice.page import PracticePage as PracticePage
    from quando_desktop.shell.practice.position import Position as Position
    from quando_desktop.shell.practice.session import seat_solver as seat_solver
    from quando_desktop.shell.replay.desk import ReplayDesk as ReplayDesk
    from quando_desktop.shell.replay.words import nothing_yet as nothing_yet
    from quando_desktop.shell.rulebook.page import RulesPage as RulesPage
    from quando_desktop.shell.selftest import selftest as selftest
    from quando_desktop.shell.selftest.demo import leave_pictures as leave_pictures
    from quando_desktop.shell.session.live_session import LiveSession as LiveSession
    from quando_desktop.shell.session.turn_session import TurnSession as TurnSession
    from quando_desktop.shell.settings.page import SettingsPage as SettingsPage
    from quando_desktop.shell.start.mac_wishes import MacWishes as MacWishes
    from quando_desktop.shell.start.portal import Portal as Portal
    from quando_desktop.shell.start.portal import has_bus as has_bus
    from quando_desktop.shell.start.windows_wishes import WindowsWishes as WindowsWishes
    from quando_desktop.shell.statistics.desk import StatisticsDesk as StatisticsDesk
    from quando_desktop.shell.switch.switches import Switches as Switches
    from quando_desktop.shell.window import dialogs as dialogs
    from quando_desktop.shell.window.key_sheet import KeySheet as KeySheet
    from quando_desktop.shell.window.key_sheet import everywhere as everywhere
    from quando_desktop.shell.window.log_panel import LogPanel as LogPanel
    from quando_desktop.shell.window.menu import TableMenu as TableMenu
    from quando_desktop.shell.window.messages import about_problems as about_problems
    from quando_desktop.shell.window.messages import (
        about_unknown_players as about_unknown_players,
    )
    from quando_desktop.shell.window.notebook_panel import NotebookPanel as NotebookPanel
    from quando_desktop.shell.window.words_panel import WordsPanel as WordsPanel
    from quando_desktop.shell.your_games.page import GamesPage as GamesPage
    from quando_desktop.table.gpu import trial as trial
    from quando_desktop.table.gpu.gpu import CardLost as CardLost
    from quando_desktop.table.gpu.gpu import Gpu as Gpu
    from quando_desktop.table.gpu.painter import CardPainter as CardPainter
    from quando_desktop.table.pages.contract import Command as Command
    from quando_desktop.table.pages.contract import Notebook as Notebook
    from quando_desktop.table.pages.tools import Tools as Tools
    from quando_desktop.table.parts.faces import faces as faces
    from quando_desktop.table.parts.faces import names_of as names_of

PARTS = {
    "PySide6.QtNetwork": ("QLocalServer", "QLocalSocket"),
    "quando_desktop.controller.clock": ("QtClock",),
    "quando_desktop.controller.facts": ("MatchFacts",),
    "quando_desktop.controller.turn.notebooks": ("everybody",),
    "quando_desktop.disk.index.index": ("Index",),
    "quando_desktop.disk.notes": ("MatchNotes",),
    "quando_desktop.disk.results": ("Results",),
    "quando_desktop.disk.tidy": ("tidy",),
    "quando_desktop.shell.about.licences_page": ("LicencesPage",),
    "quando_desktop.shell.about.page": ("AboutPage",),
    "quando_desktop.shell.crash.dialog": ("show_crash",),
    "quando_desktop.shell.curtain.curtain": ("Curtain",),
    "quando_desktop.shell.gathering": ("Gathering",),
    "quando_desktop.shell.graphics.graphics": ("Graphics",),
    "quando_desktop.shell.home.page": ("GameOnShelf", "HomePage", "HomeState"),
    "quando_desktop.shell.keyboard.keyboard_test": ("KeyboardTest",),
    "quando_desktop.shell.keys.page": ("KeysPage",),
    "quando_desktop.lessons.tutor": ("Tutor",),
    "quando_desktop.shell.kit.overlay": ("Overlay",),
    "quando_desktop.shell.kit.page": ("Page",),
    "quando_desktop.shell.home.learned": ("Learned",),
    "quando_desktop.shell.learn.desk": ("LearnDesk",),
    "quando_desktop.shell.lesson.desk": ("LessonDesk",),
    "quando_desktop.shell.practice.desk": ("PracticeDesk",),
    "quando_desktop.shell.learn.page": ("LearnPage",),
    "quando_desktop.shell.lesson.session": ("seat_learner",),
    "quando_desktop.shell.lesson.words": ("friend", "left_out"),
    "quando_desktop.shell.looking_back.desk": ("LookingBackDesk",),
    "quando_desktop.shell.new_game.page": ("NewGamePage",),
    "quando_desktop.shell.new_game.plan": ("Plan",),
    "quando_desktop.games.practising": ("Ladder", "Practising"),
    "quando_desktop.shell.practice.ladder_page": ("LadderPage",),
    "quando_desktop.shell.practice.moment_guide": ("OwnMoment",),
    "quando_desktop.shell.practice.page": ("PracticePage",),
    "quando_desktop.shell.practice.position": ("Position",),
    "quando_desktop.shell.practice.session": ("seat_solver",),
    "quando_desktop.shell.replay.desk": ("ReplayDesk",),
    "quando_desktop.shell.replay.words": ("nothing_yet",),
    "quando_desktop.shell.rulebook.page": ("RulesPage",),
    "quando_desktop.shell.selftest.demo": ("leave_pictures",),
    "quando_desktop.shell.session.live_session": ("LiveSession",),
    "quando_desktop.shell.session.turn_session": ("TurnSession",),
    "quando_desktop.shell.settings.page": ("SettingsPage",),
    "quando_desktop.shell.start.mac_wishes": ("MacWishes",),
    "quando_desktop.shell.start.portal": ("Portal", "has_bus"),
    "quando_desktop.shell.start.windows_wishes": ("WindowsWishes",),
    "quando_desktop.shell.statistics.desk": ("StatisticsDesk",),
    "quando_desktop.shell.switch.switches": ("Switches",),
    "quando_desktop.shell.window.key_sheet": ("KeySheet", "everywhere"),
    "quando_desktop.shell.window.log_panel": ("LogPanel",),
    "quando_desktop.shell.window.menu": ("TableMenu",),
    "quando_desktop.shell.window.notebook_panel": ("NotebookPanel",),
    "quando_desktop.shell.window.messages": ("about_problems", "about_unknown_players"),
    "quando_desktop.shell.window.words_panel": ("WordsPanel",),
    "quando_desktop.shell.your_games.page": ("GamesPage",),
    "quando_desktop.table.gpu.gpu": ("CardLost", "Gpu"),
    "quando_desktop.table.gpu.painter": ("CardPainter",),
    "quando_desktop.table.pages.contract": ("Command", "Notebook"),
    "quando_desktop.table.pages.tools": ("Tools",),
    "quando_desktop.table.parts.faces": ("faces", "names_of"),
}
"""The module that each part is in."""
MODULES = {
    "dialogs": "quando_desktop.shell.window.dialogs",
    "report": "quando_desktop.shell.crash.report",
    "selftest": "quando_desktop.shell.selftest.selftest",
    "socket": "socket",
    "trial": "quando_desktop.table.gpu.trial",
}
"""Whole modules by their names here."""
_WHERE = {name: module for module, names in PARTS.items() for name in names}


def __getattr__(name: str) -> object:
    if name in MODULES:
        return import_module(MODULES[name])
    if name in _WHERE:
        return getattr(import_module(_WHERE[name]), name)
    raise AttributeError(name)


def tables() -> Iterator[Callable[[], object]]:
    """The calls that load the modules of tables, one in each idle moment: the first deal should not
    wait for them."""
    yield from (partial(import_module, each) for each in PARTS if ".session." in each)
    yield from (plug.table for plug in PLUGS.values())


def games() -> Iterator[Callable[[], object]]:
    """The same for Your games, which has much to look at where somebody has played much."""
    parts = ("Index", "MatchNotes", "Results", "Gathering", "GamesPage")
    yield from (partial(import_module, _WHERE[each]) for each in parts)
