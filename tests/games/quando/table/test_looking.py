"""A closer look at the discard pile and at a seat: by pointer, by key and by ear; and nothing that
not everybody saw."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from quando_desktop.games.quando.rules.actions import Draw
from quando_desktop.games.quando.rules.view import PileCard, QuandoView
from quando_desktop.games.quando.table.guide.looking import SPREAD, grid_of
from quando_desktop.games.quando.table.layout import letters
from quando_desktop.games.quando.table.picture import picture
from quando_desktop.games.quando.table.scenery import CLOSE_LOOK, DISCARD_PILE, LOOK
from quando_desktop.games.quando.text import looking
from quando_desktop.settings.settings import Language
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.paint.style import Style
from quando_desktop.table.parts.scenery import OWN_SEAT
from tests.games.quando.rounds import act as do
from tests.games.quando.rounds import table as position
from tests.games.quando.table import sceneries
from tests.games.quando.table.seat import QuandoSeat, Sit, act, made_match
from tests.table.fit_checks import cut_off
from tests.table.measured_art import Measured, frame_of

HANDS = "8/1 8/2 7/1 5/4", "0/6 2/3 9/1 9/5"
PILE = "4/9 3/8 1/6 10/9 10/8 10/7"


def after_a_turn(sit: Sit, people: int = 1) -> QuandoSeat:
    match = made_match(*HANDS, draw=PILE, people=people)
    act(match, 0, "8/1 8/2", Draw.SHOWN)
    act(match, 1, "9/1 9/5", Draw.HIDDEN)
    table = sit(match)
    table.page.begin()
    if people > 1:
        table.controller.lift()
    table.rest()
    return table


def spread(table: QuandoSeat) -> int:
    return sum(isinstance(key, tuple) and key[0] == SPREAD for key in table.pieces)


def test_the_discard_pile_opens_as_a_spread(english: Languages, sit: Sit) -> None:
    table = after_a_turn(sit)
    table.click(DISCARD_PILE)
    assert spread(table) == 4
    assert table.said[-1] == (
        "Discard pile: 4 cards. What everybody saw, the last card first. 9, 9, 8, 8."
    )
    assert table.controls[LOOK].name == table.said[-1]
    table.click(CLOSE_LOOK)
    assert spread(table) == 0


def test_it_opens_and_closes_by_keys(english: Languages, sit: Sit) -> None:
    table = after_a_turn(sit)
    table.type(Qt.Key.Key_D)
    assert spread(table) == 4
    table.type(Qt.Key.Key_D)
    assert spread(table) == 0
    table.page.focus(DISCARD_PILE)
    table.type(Qt.Key.Key_Space)
    assert spread(table) == 4
    table.type(Qt.Key.Key_Escape)
    assert spread(table) == 0


def test_whatever_is_pressed_next_closes_it(english: Languages, sit: Sit) -> None:
    table = after_a_turn(sit)
    table.type(Qt.Key.Key_D)
    table.click(table.own(7))
    assert LOOK not in table.pieces
    assert table.chosen == [7]
    table.click(("seat", 1))
    assert LOOK in table.pieces
    assert table.chosen == [7], "a look is no action"
    table.click(OWN_SEAT)
    assert LOOK in table.pieces
    table.click(OWN_SEAT)
    assert LOOK not in table.pieces


def test_it_can_be_looked_at_while_others_play(english: Languages, sit: Sit) -> None:
    table = after_a_turn(sit)
    act(table.match, 0, "7/1", Draw.SHOWN)
    table.rest()
    table.activate(DISCARD_PILE)
    table.rest()
    assert table.view.actor == 1
    assert spread(table) == 5
    act(table.match, 1, "2/3", Draw.SHOWN)
    table.rest()
    assert spread(table) == 6


def test_a_seat_shows_its_points_and_plays(english: Languages, sit: Sit) -> None:
    table = after_a_turn(sit)
    table.click(("seat", 1))
    assert table.said[-1] == (
        "Olive. 0 points. 1 play in this round. 3 cards. Played 9 9, took the hidden side."
    )
    view = table.view
    page = looking.seat(view, 1, "Olive", 17, ((4, 12), (0, 5)))
    assert page.lines[:2] == ("17 points", "Points by round: 12, 5")


def test_the_own_total_is_not_told_to_the_room(english: Languages, sit: Sit) -> None:
    for people, told in ((1, True), (2, False)):
        table = after_a_turn(sit, people)
        table.activate(OWN_SEAT)
        assert ("adding up to" in table.said[-1]) is told
        assert "adding up to" in table.controls[LOOK].name, "whoever looks may read it"


def test_an_empty_pile_says_so(english: Languages) -> None:
    state = position(*HANDS, draw=PILE)
    assert looking.discard_pile(state.observe(0)).lines == ("Nothing has been played yet",)
    english.use(Language.GERMAN)
    assert looking.discard_pile(state.observe(0)).title == "Ablagestapel: 0 Karten"


# ------------------------------------------------------------------------ hidden things


def test_only_what_everybody_saw_is_spread(english: Languages) -> None:
    """What was behind the cards, and what somebody took unseen, changes nothing: not for those who
    saw the backs, and not for the one who did not."""
    for looker in (0, 1, 2):
        found = []
        for mine, theirs, pile in (
            ("8/1 7/1 5/4", "9/1 9/5 2/3", "4/9 3/8 1/6"),
            ("8/3 7/2 5/4", "9/1 9/5 2/6", "4/9 3/10 1/8"),
        ):
            state = position(mine, theirs, "4/5 1/7", draw=pile)
            do(state, 0, mine.split()[1])
            do(state, 0, Draw.SHOWN)
            do(state, 1, "9/1 9/5")
            do(state, 1, Draw.HIDDEN)
            view = state.observe(looker)
            assert isinstance(view, QuandoView)
            seats = [looking.seat(view, seat, "N", 0, ()) for seat in range(3) if seat != looker]
            found.append((looking.discard_pile(view), seats))
        assert found[0] == found[1], looker


def test_what_the_looker_remembers_is_not_shown() -> None:
    shown = sceneries.usual(3)
    known = tuple(PileCard(card.up, 7) for card in shown.view.discard)
    assert looking.discard_pile(shown.view) == looking.discard_pile(
        replace(shown.view, discard=known)
    )


# ------------------------------------------------------------------------------ its place

WINDOWS = [
    ((640, 400), 1.0, Language.ENGLISH),
    ((1024, 640), 1.4, Language.GERMAN),
    ((1440, 900), 1.0, Language.ENGLISH),
    ((1440, 900), 2.0, Language.GERMAN),
    ((2560, 1080), 1.4, Language.GERMAN),
]


@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_it_is_seen_whole_and_leaves_the_hand_free(
    kept_style: Style, english: Languages, window: tuple[tuple[int, int], float, Language]
) -> None:
    size, text, language = window
    english.use(language)
    frame, art = frame_of(kept_style, size, text, letters)
    for name, change in sceneries.LOOKS.items():
        for sizes in ((7, 7), (7,) * 6, (18, 7, 7, 7, 7, 7), (1, 18, 5, 5, 5, 5)):
            table = Measured(frame.stage, art, picture(frame, change(sceneries.basis(sizes))))
            boxes = table.boxes()
            panel = next(each.box for each in table.tableau.controls if each.key == LOOK)
            assert panel.top >= 80, (name, sizes)
            assert panel.left >= 0
            assert panel.right <= frame.stage.width
            hand = [box for key, box in boxes.items() if isinstance(key, tuple) and key[0] == "own"]
            assert not any(panel.overlaps(box) for box in hand), (name, sizes)
            for key, box in boxes.items():
                if isinstance(key, tuple) and key[0] == SPREAD:
                    assert panel.left <= box.left + 4, (name, sizes, key)
                    assert box.right <= panel.right + 4, (name, sizes, key)
                    assert box.bottom <= panel.bottom + 6, (name, sizes, key)
            assert cut_off(table) == [], (name, sizes)


def test_cards_are_as_large_as_there_is_room() -> None:
    assert grid_of(4, 700, 400).card == 84
    assert grid_of(46, 700, 400).card < 84
    assert grid_of(54, 700, 80).card == 40
