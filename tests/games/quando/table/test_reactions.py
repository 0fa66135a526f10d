"""Words and glances on the table: they come with what happens, go by themselves, and nothing ever
waits for them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, Qt

from quando_desktop.controller.turn.step import TurnPhase
from quando_desktop.engine.match import Match
from quando_desktop.games.quando.rules.actions import Call, Draw
from quando_desktop.games.quando.table import reactions
from quando_desktop.games.quando.text.remarks import Occasion, remarks
from quando_desktop.settings.settings import Speed
from quando_desktop.table.parts.remark_bubble import said_by
from tests.games.quando.table.seat import QuandoSeat, Sit, act, before_a_knock, made_match
from tests.table.looks import length, watching

OLIVE = said_by(1)
PORTRAIT = ("portrait", 1)


@pytest.fixture(autouse=True)
def talkative(monkeypatch: pytest.MonkeyPatch) -> None:
    """They speak every time."""
    monkeypatch.setattr(reactions, "OFTEN", dict.fromkeys(Occasion, 1.0))


def before_a_triplet() -> Match:
    match = made_match("1/2 3/4 5/6 5/7", "8/1 8/2 8/3 4/10", draw="9/8 9/7 10/8")
    act(match, 0, "1/2", Draw.SHOWN)
    return match


def knock(table: QuandoSeat) -> None:
    act(table.match, 1, Call.KNOCK)


# ----------------------------------------------------------------------------- words


def test_a_knock_has_its_word(sit: Sit) -> None:
    table = watching(sit, before_a_knock())
    knock(table)
    assert OLIVE in table.pieces
    assert table.lingers == 1600
    table.hold_word()
    sprite = table.scene.sprite(OLIVE)
    assert sprite is not None
    table.rest()
    assert sprite.opacity() == 1.0
    table.end_word()
    table.rest()
    assert OLIVE not in table.pieces
    assert table.scene.sprite(OLIVE) is None
    assert table.laid().pieces == table.scene.tableau.pieces


def test_a_screen_reader_hears_it_once_after_what_happened(sit: Sit) -> None:
    table = watching(sit, before_a_knock())
    knock(table)
    table.rest()
    assert len(table.said) == 2
    assert table.said[0] == "Olive knocks: the last round begins."
    assert table.said[1] in {f"Olive says: {words}" for words in remarks("olive", Occasion.KNOCK)}
    names = [control.name for control in table.scene.tableau.controls]
    assert not any(words in name for words in remarks("olive", Occasion.KNOCK) for name in names)


def test_a_word_stays_while_the_match_goes_on(sit: Sit) -> None:
    table = watching(sit, before_a_knock())
    knock(table)
    table.hold_word()
    table.rest()
    act(table.match, 2, Call.PASS)
    assert OLIVE in table.pieces
    table.rest()
    assert OLIVE in table.pieces
    table.end_word()
    table.rest()
    assert OLIVE not in table.pieces


@pytest.mark.parametrize(("speed", "ms"), [(Speed.SLOW, 2560), (Speed.FAST, 720)])
def test_a_word_goes_with_the_pace(sit: Sit, speed: Speed, ms: int) -> None:
    table = watching(sit, before_a_knock(), speed=speed)
    knock(table)
    assert table.lingers == ms


def test_a_triplet_has_its_word_in_the_light(sit: Sit) -> None:
    table = watching(sit, before_a_triplet())
    act(table.match, 1, "8/1 8/2 8/3")
    assert {OLIVE, "ribbon"} <= table.pieces
    table.rest()
    assert any("Olive says" in words for words in table.said)


def test_only_zeros_have_their_word_over_the_open_hands(sit: Sit) -> None:
    match = made_match("1/2 3/4", "9/1 9/2 0/3", draw="10/8 0/7 10/9")
    act(match, 0, "1/2", Draw.SHOWN)
    table = watching(sit, match)
    act(match, 1, "9/1 9/2")
    table.rest()
    act(match, 1, Draw.SHOWN)
    while "news" not in table.pieces:
        assert OLIVE not in table.pieces, "her cards are counted first"
        table.tick(50)
    assert OLIVE in table.pieces
    assert "next" not in table.controls
    table.rest()
    assert OLIVE not in table.pieces, "the sheet has come"


def test_whoever_wins_the_match_speaks_when_the_hands_are_open(sit: Sit) -> None:
    table = watching(sit, before_a_knock(target=20))
    knock(table)
    act(table.match, 2, Call.PASS)
    table.rest()
    table.end_word()
    table.said.clear()
    act(table.match, 0, Call.PASS)
    assert table.match.result is not None
    while "news" not in table.pieces:
        assert OLIVE not in table.pieces, "not before the cards are counted"
        table.tick(50)
    sprite = table.scene.sprite(OLIVE)
    assert sprite is not None
    table.hold_word()
    wins = remarks("olive", Occasion.MATCH)
    assert [words for words in table.said if words.removeprefix("Olive says: ") in wins]
    while sprite.opacity() < 1.0:
        table.tick(10)
    assert "next" not in table.spots
    table.rest()
    assert OLIVE not in table.pieces


def test_nothing_waits_for_a_word(sit: Sit) -> None:
    """A step takes as long as without it."""
    times = []
    for speaks in (True, False):
        for match, deed in ((before_a_knock(), Call.KNOCK), (before_a_triplet(), "8/1 8/2 8/3")):
            table = watching(sit, match, remarks=speaks)
            act(match, 1, deed)
            assert (OLIVE in table.pieces) is speaks
            times.append(length(table))
    assert times[:2] == times[2:]


def test_the_looker_acts_while_somebody_speaks(sit: Sit) -> None:
    table = watching(sit, before_a_knock())
    knock(table)
    act(table.match, 2, Call.PASS)
    table.hold_word()
    table.hurry()
    table.rest()
    assert table.controller.phase is TurnPhase.PERSON
    assert OLIVE in table.pieces
    table.type(Qt.Key.Key_P)
    assert not table.match.in_round


# --------------------------------------------------------------------------- glances


def leans(table: QuandoSeat, ms: float = 2000) -> Iterator[tuple[float, float]]:
    """How far the portrait leans and how high it stands, picture by picture."""
    rest = next(p.pose for p in table.scene.tableau.pieces if p.key == PORTRAIT)
    for _ in range(round(ms / 20)):
        table.tick(20)
        QCoreApplication.processEvents()
        sprite = table.scene.sprite(PORTRAIT)
        assert sprite is not None
        yield sprite.pose.angle - rest.angle, rest.y - sprite.pose.y


def test_a_glance_and_back(sit: Sit) -> None:
    table = watching(sit, before_a_knock(), remarks=False)
    knock(table)
    seen = [*leans(table)]
    assert max(abs(angle) for angle, _ in seen) == pytest.approx(6, abs=0.5)
    assert max(up for _, up in seen) == pytest.approx(5, abs=0.5)
    assert seen[-1] == (0.0, 0.0)


def test_a_glance_that_is_cut_short_leaves_the_portrait_where_it_was(sit: Sit) -> None:
    table = watching(sit, before_a_knock())
    knock(table)
    table.tick(150)
    table.hurry()
    table.rest()
    sprite = table.scene.sprite(PORTRAIT)
    assert sprite is not None
    assert sprite.pose == next(p.pose for p in table.scene.tableau.pieces if p.key == PORTRAIT)
