"""The sentence to begin with at a Quanto table."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Kind, Player
from quando_desktop.games import GAMES
from quando_desktop.games.quanto.rules.actions import Capture
from quando_desktop.games.quanto.table.first_turn import sentence
from quando_desktop.games.quanto.table.layout import letters
from quando_desktop.games.quanto.table.picture import picture
from quando_desktop.settings.settings import Language, Person
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.guide.first_sentence import FIRST
from quando_desktop.table.paint.style import Style
from tests.games.quanto.table.sceneries import Sizes, plain_scenery
from tests.games.quanto.table.seat import QuantoSeat, Sit, made_match
from tests.table.dealing import waits_for_the_cards
from tests.table.fit_checks import cut_off
from tests.table.measured_art import Measured, frame_of

KEY = Qt.Key
NINE = "A 9 takes a 9, or cards that add up to 9. Most cards win."
MARIA = (Person("Maria", 1),)


def match_of(people: int = 1) -> Match:
    return made_match("3 9 J 1", "4 5 6 7", display="4r 5 9 2 7r 8", draw="10 " * 12, people=people)


@pytest.fixture
def table(sit: Sit) -> QuantoSeat:
    """Somebody who has never played Quanto."""
    return sit(match_of(), people=MARIA).begin()


def test_a_beginner_is_told_in_one_sentence(table: QuantoSeat) -> None:
    assert table.scenery.first == NINE
    assert FIRST in table.pieces
    table.click(table.own("9"))
    assert FIRST not in table.pieces, "it covers nothing"
    table.type(KEY.Key_Escape)
    assert FIRST in table.pieces


def test_it_waits_until_the_cards_are_dealt(sit: Sit) -> None:
    players = [Player("Maria"), Player("Olive", Kind.COMPUTER, "fair")]
    match = Match(GAMES["quanto"], players, seed=1, first_dealer=1)
    assert waits_for_the_cards(sit(match, people=MARIA), FIRST)


def test_it_is_over_once_it_was_done(table: QuantoSeat) -> None:
    table.click(table.own("9"))
    table.type(KEY.Key_Return)
    assert isinstance(table.last(), Capture)
    table.go_on()
    assert table.scenery.acts
    assert table.scenery.first == ""
    assert FIRST not in table.pieces


def test_who_knows_the_game_is_not_told(sit: Sit) -> None:
    table = sit(match_of()).begin()
    assert table.scenery.first == ""


def test_the_words_of_numbers(sit: Sit, english: Languages) -> None:
    view = sit(made_match("8 1 1 1", "4 5 6 7", display="4 5 9 2")).begin().view
    assert sentence(view, is_shared=False).startswith("An 8 takes an 8")
    english.use(Language.GERMAN)
    assert sentence(view, is_shared=False) == (
        "Eine 8 nimmt eine 8 oder Karten, die zusammen 8 ergeben. Die meisten Karten gewinnen."
    )


def test_what_others_hear_tells_nothing_of_the_hand(sit: Sit) -> None:
    """At a shared screen the card is one that lies there for all."""
    words = set()
    for hand in ("3 9 J 1", "1 2 3 12"):
        match = made_match(hand, "4 5 6 7", display="4 5 6 2")
        words.add(sentence(match.observe(0), is_shared=True))  # type: ignore[arg-type]
    assert words == {"A 6 takes a 6, or cards that add up to 6. Most cards win."}


@pytest.mark.parametrize(
    ("window", "text", "language"),
    [
        ((1440, 900), 1.0, Language.ENGLISH),
        ((1024, 640), 1.4, Language.GERMAN),
        ((640, 400), 1.0, Language.GERMAN),
    ],
)
@pytest.mark.parametrize("seats", [2, 6])
def test_it_covers_nothing(
    kept_style: Style,
    english: Languages,
    seats: int,
    window: tuple[int, int],
    text: float,
    language: Language,
) -> None:
    english.use(language)
    frame, art = frame_of(kept_style, window, text, letters)
    shown = plain_scenery(Sizes(seats, 6, 5, 5, 3))
    words = sentence(shown.view, is_shared=False)
    made = picture(frame, replace(shown, first=words))
    table = Measured(frame.stage, art, made)
    assert cut_off(table) == []
    boxes = table.boxes()
    assert FIRST in boxes
    others = [box for key, box in boxes.items() if isinstance(key, tuple) and key[0] in CARDS]
    assert not [box for box in others if box.overlaps(boxes[FIRST])]


CARDS = ("own", "display", "plate", "winnings", "no winnings", "portrait")
