"""Every key in every place of the program: whatever it does there, nothing breaks."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Sequence
from functools import cache, partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from quando_desktop.controller.live.step import LivePhase
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Kind
from quando_desktop.games import GAMES
from quando_desktop.games.quando.rules.actions import Phase as QuandoPhase
from quando_desktop.games.quanto.rules.actions import Phase as QuantoPhase
from quando_desktop.settings.settings import LastTable, Person, SeatChoice
from quando_desktop.shell.window import pages
from quando_desktop.shell.window.window import Window
from quando_desktop.table.audio import text_to_speech as voice
from quando_desktop.table.pages.contract import Notebook
from tests.controller.live.tables import HANDS, STUCK_HANDS, made, play
from tests.shell.conftest import Start
from tests.shell.widgets import live_session, turn_session
from tests.shell.window.key_walk import (
    ALL,
    KNOWN,
    PLAINLY,
    QuickBots,
    Stroke,
    Walk,
    at_the_end,
    between_rounds,
    company,
    name_of,
    played,
    settle,
    waits_for,
)

Make = Callable[[], Match]
Enter = Callable[[Walk], object]
Places = dict[str, Enter]

KEY = Qt.Key
PERSON, COMPUTER = Kind.HUMAN, Kind.COMPUTER
PEOPLE = (Person("Anna", 1), Person("Ben", 2))
STEPS = 150
"""Of each walk at random."""


@pytest.fixture
def walk(start: Start, monkeypatch: pytest.MonkeyPatch) -> Walk:
    """A started program that nobody can close, and that asks no desktop for anything."""
    monkeypatch.setattr(Window, "close", lambda _: True)
    monkeypatch.setattr(pages, "_open_folder", lambda _: None)
    monkeypatch.setattr(voice.Voice, "_open", lambda _: None)
    for name in ("getOpenFileName", "getSaveFileName"):
        monkeypatch.setattr(QFileDialog, name, lambda *_: ("", ""))
    window = start()
    bots = window.program.bots = QuickBots(window)
    window.program.change(people=PEOPLE)
    return Walk(window, bots)


def press(walk: Walk, qtbot: QtBot, stroke: Stroke, place: str) -> None:
    """An error says at once which key it was."""
    with qtbot.captureExceptions() as found:
        walk.press(stroke)
    for kind, error, trace in found:
        lines = "".join(traceback.format_exception(kind, error, trace))
        pytest.fail(f"{name_of(stroke)}, {place}:\n{lines}")


def walk_all(walk: Walk, qtbot: QtBot, places: Places, strokes: Sequence[Stroke]) -> None:
    """Presses each key in each place, going back there before the next key."""
    seen: dict[tuple[object, ...], str] = {}
    for name, enter in places.items():
        walk.clear()
        enter(walk)
        here = walk.where()
        assert here not in seen, f"{name} is the same place as {seen[here]}"
        seen[here] = name
        for stroke in strokes:
            press(walk, qtbot, stroke, name)
            if not walk.comes_back_to(here):
                enter(walk)


# ----------------------------------------------------------------------------- the pages


def show_games(walk: Walk) -> None:
    """Matches of all kinds to go on with, and one that is over."""
    saves = walk.window.program.saves
    if not saves.count():
        for game in GAMES.values():
            saves.begin(Match(game, company("pc"), {}, 1)).close()
        saves.finish(saves.begin(played("quando", "pc", at_the_end)))
    walk.window.pages.show_games()


def show_keyboard(walk: Walk) -> None:
    seats = tuple(SeatChoice(PERSON, person.name) for person in PEOPLE)
    tables = {"seven_ate_nine": LastTable(seats, {})}
    walk.window.program.change(keyboard_tested=0, tables=tables)
    walk.window.pages.show_new_game("seven_ate_nine")
    walk.type(KEY.Key_Return)


TYPED_ON: Places = {
    "home": lambda walk: walk.window.pages.show_home(),
    "settings": lambda walk: walk.window.pages.show_settings(),
    "keyboard": show_keyboard,
}
READ: Places = {
    "rules": lambda walk: walk.window.pages.show_rules(),
    "about": lambda walk: walk.window.pages.show_about(),
    "licences": lambda walk: walk.window.pages.show_licences(),
    "your games": show_games,
}
OVER_PAGES: Places = {
    "going on": lambda walk: walk.window.pages.show_home(first=True),
    "a problem": lambda walk: walk.window.overlays.tell("The disk is full."),
    "a crash": lambda walk: walk.window.show_crash("a report"),
    "the keys": lambda walk: walk.window.overlays.show_keys(),
}


def test_every_key_on_every_page(walk: Walk, qtbot: QtBot) -> None:
    walk_all(walk, qtbot, TYPED_ON, ALL)
    walk_all(walk, qtbot, {**READ, **OVER_PAGES}, PLAINLY)


@pytest.mark.parametrize("game", GAMES)
def test_every_key_before_a_new_game(walk: Walk, qtbot: QtBot, game: str) -> None:
    places: Places = {"new game": lambda walk: walk.window.pages.show_new_game(game)}
    walk_all(walk, qtbot, places, ALL)


# ------------------------------------------------------------------------- turn by turn


def at(make: Make, *then: Enter, is_held: bool = False, moves: bool = False) -> Enter:
    """Sits down at a table and goes on from there."""

    def enter(walk: Walk) -> None:
        walk.sit_down(make(), is_held=is_held, moves=moves)
        for each in then:
            each(walk)

    return enter


def typing(key: Qt.Key) -> Enter:
    return lambda walk: walk.type(key)


def open_notebook(walk: Walk) -> None:
    turn_session(walk.window).page.command(Notebook(1))
    settle()


HINT, MENU, COME, SPEAK = map(typing, (KEY.Key_H, KEY.Key_Escape, KEY.Key_Space, KEY.Key_O))


def over(make: Make) -> Places:
    """All overlays of a table. They are the same for all games that are played turn by turn."""
    return {
        "menu": at(make, lambda walk: walk.window.overlays.show_menu()),
        "log": at(make, lambda walk: walk.window.overlays.toggle_log()),
        "words": at(make, lambda walk: walk.window.overlays.show_words()),
        "keys": at(make, lambda walk: walk.window.overlays.show_keys()),
        "leaving": at(make, lambda walk: walk.window.overlays.go_home()),
    }


def sheets(game: str, kinds: str) -> Places:
    last = partial(played, game, kinds, at_the_end)
    places = {"last sheet": at(last)}
    if not GAMES[game].one_round:
        places["sheet"] = at(partial(played, game, kinds, between_rounds))
    if "c" in kinds:
        places["notebook"] = at(last, open_notebook)
    return places


@pytest.mark.parametrize(
    ("game", "phases"),
    [
        ("quando", [each for each in QuandoPhase if each is not QuandoPhase.OVER]),
        ("quanto", [QuantoPhase.PLAY, QuantoPhase.CHOOSE]),
    ],
)
def test_every_key_alone_at_a_table(
    walk: Walk, qtbot: QtBot, game: str, phases: Sequence[object]
) -> None:
    reached = partial(played, game, "pccc")
    own, others = partial(reached, waits_for(PERSON)), partial(reached, waits_for(COMPUTER))
    first, *others_of_turn = (at(partial(reached, waits_for(PERSON, phase))) for phase in phases)
    walk_all(walk, qtbot, {"own turn": first}, ALL)
    places = {
        **{f"own turn, {number}": enter for number, enter in enumerate(others_of_turn, 2)},
        "computer's turn": at(others, is_held=True),
        "hint": at(own, HINT),
        "hint that never comes": at(own, HINT, is_held=True),
        **(over(own) if game == "quando" else {}),
        **sheets(game, "pccc"),
    }
    walk_all(walk, qtbot, places, PLAINLY)


@pytest.mark.parametrize("game", ["quando", "quanto"])
def test_every_key_with_a_curtain(walk: Walk, qtbot: QtBot, game: str) -> None:
    first = partial(Match, GAMES[game], company("pp"), {}, 1)
    later = partial(played, game, "pp", waits_for(PERSON))
    walk_all(walk, qtbot, {"curtain": at(first), "menu": at(first, MENU)}, PLAINLY)
    walk_all(walk, qtbot, {"curtain": at(later), "come": at(later, COME)}, PLAINLY)
    walk_all(walk, qtbot, sheets(game, "pp"), PLAINLY)


def test_every_key_among_partners(walk: Walk, qtbot: QtBot) -> None:
    partners = partial(played, "quanto", "pcpc", teams=True)
    own = partial(partners, waits_for(PERSON, QuantoPhase.PLAY))
    places = {
        "own turn": at(own, COME),
        "curtain for a word": at(own, COME, SPEAK),
        "offering": at(own, COME, SPEAK, COME),
        "answering": at(partial(partners, waits_for(PERSON, QuantoPhase.ANSWER)), COME),
    }
    walk_all(walk, qtbot, places, PLAINLY)


# ------------------------------------------------------------------------ while it moves


@cache
def round_of_person(game: str) -> Match:
    """A match whose first round was ended by the person."""
    for seed in range(1, 60):
        match = played(game, "pcc", lambda match: not match.in_round, first=seed)
        if match.rounds[0].moves[-1].seat == 0:
            return match
    raise AssertionError("the person never ends a round")


def before_the_end(game: str) -> Match:
    """The same, just before."""
    match = round_of_person(game)
    again = Match(match.game, match.players, {}, match.seed)
    again.begin_round()
    for move in match.rounds[0].moves[:-1]:
        again.submit(move.seat, move.action)
    return again


@pytest.mark.parametrize("game", ["quando", "quanto"])
def test_keys_while_something_moves(walk: Walk, qtbot: QtBot, game: str) -> None:
    def end(walk: Walk) -> None:
        last = round_of_person(game).rounds[0].moves[-1]
        turn_session(walk.window).controller.submit(last.action)

    fresh = partial(Match, GAMES[game], seed=1)
    places = {
        "dealing": at(lambda: fresh(company("pcc")), moves=True),
        "curtain falls": at(lambda: fresh(company("pp")), moves=True),
        "reveal": at(partial(before_the_end, game), end, moves=True),
    }
    walk_all(walk, qtbot, places, KNOWN)


# ---------------------------------------------------------------------------------- live


def go(walk: Walk) -> None:
    live_session(walk.window).page.go()
    settle()


def count_down(walk: Walk) -> None:
    go(walk)
    while live_session(walk.window).controller.phase is LivePhase.COUNTDOWN:
        walk.clock.tick()
    settle()


def pause(walk: Walk) -> None:
    live_session(walk.window).page.pause()
    settle()


def get_stuck(walk: Walk) -> None:
    count_down(walk)
    for card in ("2/3", "5/1"):
        live_session(walk.window).controller.intend(0, play(card))
    settle()


def play_out(walk: Walk) -> None:
    count_down(walk)
    controller = live_session(walk.window).controller
    while controller.phase in (LivePhase.LIVE, LivePhase.STUCK):
        walk.clock.tick()
        for seat in controller.people:
            legal = controller.views[seat].legal()
            if legal and controller.phase is LivePhase.LIVE:
                controller.intend(seat, legal[0])
    settle()


def watch_again(walk: Walk) -> None:
    play_out(walk)
    live_session(walk.window).page.rerun()
    settle()


@pytest.mark.parametrize("kinds", ["pcc", "ppp"])
def test_every_key_in_a_live_game(walk: Walk, qtbot: QtBot, kinds: str) -> None:
    new = partial(Match, GAMES["seven_ate_nine"], company(kinds), {}, 3)
    walk_all(walk, qtbot, {"live": at(new, count_down)}, ALL if kinds == "ppp" else PLAINLY)
    places = {
        "ready": at(new),
        "countdown": at(new, go),
        "pause": at(new, count_down, pause),
        **(over(new) if "c" in kinds else {}),
    }
    walk_all(walk, qtbot, places, PLAINLY)


def test_every_key_at_the_end_of_a_live_game(walk: Walk, qtbot: QtBot) -> None:
    few = partial(made, "pp", "5/1", *HANDS)
    places = {
        "stuck": at(partial(made, "pp", "1/1", *STUCK_HANDS), get_stuck),
        "sheet": at(partial(few, games=2), play_out),
        "last sheet": at(few, play_out),
        "once more": at(few, watch_again),
    }
    walk_all(walk, qtbot, places, PLAINLY)


# --------------------------------------------------------------------------- at random


@pytest.mark.parametrize("kinds", ["pcc", "pp"])
@pytest.mark.parametrize("game", GAMES)
def test_keys_at_random(walk: Walk, qtbot: QtBot, game: str, kinds: str) -> None:
    """Presses random keys; those with a meaning come more often, and time passes at times."""
    chance = Chance(f"{game} {kinds}")
    walk.sit_down(Match(GAMES[game], company(kinds), {}, 1))
    pressed: list[str] = []
    for _ in range(STEPS):
        stroke = chance.choice(chance.choice((KNOWN, PLAINLY)))
        pressed.append(name_of(stroke))
        press(walk, qtbot, stroke, f"after {' '.join(pressed[-12:-1])}")
        if chance.below(4) == 0:
            walk.clock.tick()
        if walk.window.session is None and chance.below(8) == 0:
            walk.sit_down(Match(GAMES[game], company(kinds), {}, 1))
    assert len(pressed) == STEPS
