"""Words and glances of computer players: they come with what everybody sees, stand on nothing that
is read, obey the settings, and end by themselves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.engine.match import Change, Match
from quando_desktop.engine.players import Kind, Player
from quando_desktop.settings.settings import Motion, Speed
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.paint.style import Style
from quando_desktop.table.parts.reactions import Reaction
from quando_desktop.table.parts.remark_bubble import Word, said_by
from quando_desktop.table.scene.tableau import Key
from tests.table.every_game.kit import Kit
from tests.table.every_game.kits import every_game_with_remarks, reacting
from tests.table.every_game.matches import Story, played
from tests.table.fit_checks import CASES, collisions, cut_off, outside
from tests.table.looks import angles, longest
from tests.table.measured_art import Measured, frame_of
from tests.table.turn_seat import TurnSeat

Sit = Callable[..., Any]

OLIVE = said_by(1)
PORTRAIT: Key = ("portrait", 1)


@pytest.fixture(autouse=True)
def talkative(kit: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    """They speak every time."""
    everything = dict.fromkeys(reacting(kit).occasions, 1.0)
    monkeypatch.setattr(reacting(kit).module, "OFTEN", everything)


def says(kit: Kit, sit: Sit, **settings: Any) -> Any:
    """A table at which Olive has just had a big moment."""
    table = reacting(kit).sit(sit, **settings)
    reacting(kit).deed(table)
    table.hold_word()
    table.tick(reacting(kit).after)
    return table


# --------------------------------------------------------------------------- when, and for how long


@every_game_with_remarks
def test_a_word_comes_and_goes_by_itself(kit: Kit, sit: Sit) -> None:
    table = says(kit, sit)
    assert OLIVE in table.pieces
    table.end_word()
    assert OLIVE not in table.pieces
    assert table.scene.sprite(OLIVE) is None


@every_game_with_remarks
def test_words_can_be_switched_off(kit: Kit, sit: Sit) -> None:
    assert_silent(kit, sit, remarks=False)


@every_game_with_remarks
def test_at_instant_speed_nobody_speaks(kit: Kit, sit: Sit) -> None:
    """A live game has no speed: there the word comes all the same."""
    if kit.plug.game.live:
        assert OLIVE in says(kit, sit, speed=Speed.INSTANT).pieces
    else:
        assert_silent(kit, sit, speed=Speed.INSTANT)


def assert_silent(kit: Kit, sit: Sit, **settings: Any) -> None:
    table = reacting(kit).sit(sit, **settings)
    reacting(kit).deed(table)
    for _ in range(10):
        assert OLIVE not in table.pieces
        table.tick(150)
    assert not any("says" in str(words) for words in table.said)
    if isinstance(table, TurnSeat):
        assert table.lingers is None


@every_game_with_remarks
def test_the_curtain_leaves_no_word_behind(kit: Kit, sit: Sit) -> None:
    table = says(kit, sit)
    table.page.conceal()
    assert table.scene.items() == []
    table.end_word()
    assert table.scene.items() == []
    assert table.page.table is None


@every_game_with_remarks
@pytest.mark.parametrize("motion", Motion)
def test_a_glance_goes_with_it(kit: Kit, sit: Sit, motion: Motion) -> None:
    """Calm portraits keep still."""
    table = reacting(kit).sit(sit, remarks=False, motion=motion)
    reacting(kit).deed(table)
    rest = next(piece.pose for piece in table.scene.tableau.pieces if piece.key == PORTRAIT)
    seen = angles(table.scene, PORTRAIT, table.tick)
    assert (seen != {rest.angle}) is motion.is_full
    sprite = table.scene.sprite(PORTRAIT)
    assert sprite is not None
    assert sprite.pose == rest


# ----------------------------------------------------------------------------------- from what


@every_game_with_remarks
def test_words_follow_from_what_everybody_sees(kit: Kit) -> None:
    """Two people with different cards see and hear the same of the others, in a whole match."""
    players = [
        *map(Player, ("Maria", "Tom")),
        *(Player(who.title(), Kind.COMPUTER, "fair", who) for who in ("olive", "vesna")),
    ]
    heard: list[tuple[Reaction | None, Reaction | None]] = []
    found: dict[int, Any] = {}

    def hear(match: Match, change: Change) -> None:
        events = getattr(change, "events", ())
        both = []
        for looker in (0, 1):
            view = match.observe(looker)
            if looker not in found:
                found[looker] = reacting(kit).make(view)
            told = [event.seen_by(looker) for event in events]
            both.append(found[looker].react(told, view, MatchFacts.of(match), speaks=True))
        heard.append((both[0], both[1]))

    for seed in (1, 2, 3):
        found.clear()
        watched = False
        for match in played(kit.plug.game, Story(4, seed), kit.secrets.play, players):
            if not watched:
                watched = True
                match.observers.append(lambda change, match=match: hear(match, change))  # type: ignore[misc]
    assert all(one == other for one, other in heard)
    assert sum(one is not None and one.word is not None for one, _ in heard) >= 3


# ---------------------------------------------------------------------------------------- where


@pytest.mark.parametrize("case", range(len(CASES)), ids=[str(case) for case in CASES])
@every_game_with_remarks
def test_a_word_covers_nothing_that_must_be_read(
    kept_style: Style, english: Languages, kit: Kit, case: int
) -> None:
    window, text, language = CASES[case]
    english.use(language)
    words = longest(reacting(kit).remarks, reacting(kit).occasions)
    sceneries, said = kit.sceneries, []
    assert sceneries is not None
    frame, art = sceneries.frame_of(kept_style, window, text)
    for name, shown in reacting(kit).speaking(words, case):
        table = Measured(frame.stage, art, sceneries.picture(frame, shown))
        groups_of = sceneries.groups_of(shown)
        found = collisions(table, groups_of, sceneries.must_be_apart)
        covered = {*map(groups_of, (key for each in found for key in each[:2]))} - {"word"}
        assert covered <= reacting(kit).may_cover.get(case, set()), name
        assert outside(table, groups_of) == [], name
        assert cut_off(table) == [], name
        said.append(said_by(shown.word.seat) in table.boxes())
    assert sum(said) >= reacting(kit).found * len(said), "otherwise this says little"


@every_game_with_remarks
def test_the_bubble_is_near_its_speaker(kept_style: Style, english: Languages, kit: Kit) -> None:
    assert kit.sceneries is not None
    frame, art = frame_of(kept_style, (1440, 900), 1.0)
    for seats in kit.sceneries.seats:
        for seat in range(1, seats):
            shown = replace(reacting(kit).quiet(seats), word=Word(seat, "Catch me!"))
            boxes = Measured(frame.stage, art, kit.sceneries.picture(frame, shown)).boxes()
            word, head = boxes[said_by(seat)], boxes["portrait", seat]
            across = max(word.left - head.right, head.left - word.right)
            along = max(word.top - head.bottom, head.top - word.bottom)
            assert max(across, along) < 40, (seats, seat)
