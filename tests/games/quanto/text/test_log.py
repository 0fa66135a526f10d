"""The log of Quanto says what happened in a seat's own words, and never more than the seat may
know (N26)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Event
from quando_desktop.engine.players import TABLE
from quando_desktop.games.quanto.rules import events as happened
from quando_desktop.games.quanto.rules.actions import QuantoAction
from quando_desktop.games.quanto.rules.game import QuantoGame
from quando_desktop.games.quanto.rules.round import QuantoRound
from quando_desktop.games.quanto.text.log import QuantoTeller, as_caption
from quando_desktop.table.text.log import LogEntry
from quando_desktop.table.text.numbers import NO_BREAK
from tests.games.quanto.rounds_told import (
    DECLINE,
    HEDDA,
    MARIA,
    NAMES,
    NILS,
    OLIVE,
    accept,
    capture,
    discard,
    done,
    extend,
    form,
    made_round_in_play,
    offer,
    steal,
    take,
)

pytestmark = pytest.mark.usefixtures("languages")


def told(events: Sequence[Event], looker: int, *, teams: bool = False) -> list[LogEntry]:
    teller = QuantoTeller(NAMES, looker, teams=teams)
    return teller.told([event.seen_by(looker) for event in events])


def lines(events: Sequence[Event], looker: int) -> list[str]:
    """Without the blanks that keep a sum together."""
    return [entry.sentence.replace(NO_BREAK, " ") for entry in told(events, looker)]


def first(state: QuantoRound, action: QuantoAction, looker: int = NILS) -> str:
    """What is told first of something that Maria does."""
    return lines(done(state, MARIA, action), looker)[0]


# --------------------------------------------------------------------- the three actions


@pytest.mark.parametrize(
    ("hand", "display", "action", "own", "others"),
    [
        (
            "8 1 1 1",
            "3 5 12 11",
            capture("8", "3 5"),
            "You capture with an 8: 3 + 5.",
            "Maria captures with an 8: 3 + 5.",
        ),
        (
            "9 1 1 1",
            "4r 5 9 2 7 9",
            capture("9", "9", "4r 5", "2 7"),
            "You capture with a 9: a 9, 2 + 7 and 4 + 5.",
            "Maria captures with a 9: a 9, 2 + 7 and 4 + 5.",
        ),
        (
            "J 1 1 1",
            "11 11 12 10",
            capture("J", "11", "11", value=11),
            "You capture with a joker as 11: two 11s.",
            "Maria captures with a joker as 11: two 11s.",
        ),
        (
            "9r 1 1 1",
            "9 J 12 11",
            capture("9r", "9", "J", bonus="11"),
            "You capture with a rainbow 9: a 9 and a joker, and an 11 on top.",
            "Maria captures with a rainbow 9: a 9 and a joker, and an 11 on top.",
        ),
        (
            "3 1 1 1",
            "5 8 12 11",
            form("3", "5", 8),
            "You form quanto 8 from 3 + 5.",
            "Maria forms quanto 8 from 3 + 5.",
        ),
        (
            "3 1 1 1",
            "5 8 2 6",
            form("3", "5", 8, "8", "2 6"),
            "You form quanto 8 from 3 + 5 and add an 8 and 2 + 6.",
            "Maria forms quanto 8 from 3 + 5 and adds an 8 and 2 + 6.",
        ),
        ("7 1 1 1", "11 12 12 11", discard("7"), "You discard a 7.", "Maria discards a 7."),
    ],
)
def test_n7_n8_n12_what_somebody_does_and_what_you_do(
    hand: str, display: str, action: QuantoAction, own: str, others: str
) -> None:
    hands = (hand, "1 1 1 1", "1 1 1 1")
    assert first(made_round_in_play(*hands, display=display), action, MARIA) == own
    assert first(made_round_in_play(*hands, display=display), action, NILS) == others


def formed() -> QuantoRound:
    """Maria has quanto 8 of two cards; the others have discarded their 12s."""
    hands = ("3 2 8 9", "12 J 1 1", "12 2 1 1", "12 1 1 1")
    state = made_round_in_play(*hands, display="5 6 10 11", draw="6 " * 8, free_discard=True)
    done(state, MARIA, form("3", "5", 8))
    for seat in (NILS, HEDDA, OLIVE):
        done(state, seat, discard("12"))
    return state


def test_n9_n10_a_quanto_grows_and_is_taken() -> None:
    state = formed()
    events = done(state, MARIA, extend("2", "6", MARIA))
    assert lines(events, MARIA)[0] == "You extend quanto 8 by 2 + 6."
    assert lines(events, NILS)[0] == "Maria extends quanto 8 by 2 + 6."
    taken = done(formed(), MARIA, take("8"))
    assert lines(taken, MARIA)[0] == "You take quanto 8 with an 8: 3 cards."
    assert lines(taken, HEDDA)[0] == "Maria takes quanto 8 with an 8: 3 cards."


def test_n10_n16_groups_and_a_rainbow_go_along_with_a_quanto() -> None:
    event = happened.Taken(MARIA, 8 + 16, 8, (3, 5), ((8,), (2, 6)), 12, False)
    assert lines([event], MARIA) == [
        "You take quanto 8 with a rainbow 8, plus an 8, 2 + 6 and a 12: 7 cards."
    ]
    assert lines([event], NILS)[0].startswith("Maria takes quanto 8 with a rainbow 8, plus an 8, ")


def test_n18_a_theft_is_told_to_thief_victim_and_witness() -> None:
    event = happened.Stolen(NILS, MARIA, 8, (3, 5), False)
    assert lines([event], NILS) == ["You steal Maria's quanto 8 with a joker: 3 cards."]
    assert lines([event], MARIA) == ["Nils steals your quanto 8 with a joker: 3 cards."]
    assert lines([event], HEDDA) == ["Nils steals Maria's quanto 8 with a joker: 3 cards."]
    state = formed()
    done(state, MARIA, discard("9"))
    assert lines(done(state, NILS, steal(MARIA)), MARIA)[0].startswith("Nils steals your quanto 8")


def test_n23_a_partner_extends() -> None:
    event = happened.Extended(HEDDA, 2, 2, (6,), MARIA, 8, False)
    assert lines([event], HEDDA) == ["You extend Maria's quanto 8 by 2 + 6."]
    assert lines([event], MARIA) == ["Hedda extends your quanto 8 by 2 + 6."]
    assert lines([event], NILS) == ["Hedda extends Maria's quanto 8 by 2 + 6."]


# ------------------------------------------------------------------------------- powers


def test_n13_a_1_collects() -> None:
    event = happened.Collected(NILS, (MARIA, HEDDA))
    assert lines([event], NILS) == ["You get a card each from Maria and Hedda."]
    assert lines([event], MARIA) == ["Nils gets a card each from you and Hedda."]
    assert lines([event], OLIVE) == ["Nils gets a card each from Maria and Hedda."]
    assert lines([happened.Collected(NILS, (MARIA,))], MARIA) == ["Nils gets a card from you."]
    assert lines([happened.Collected(NILS, ())], MARIA) == [
        "The 1 brings nothing: nobody has won a card to give."
    ]


def test_n14_a_2_goes_on() -> None:
    state = made_round_in_play("2 7 7 7", "1 1 1 1", display="11 12 12 11")
    assert lines(done(state, MARIA, discard("2")), MARIA) == [
        "You discard a 2.",
        "You play another card.",
    ]
    assert lines([happened.PlaysAgain(MARIA)], NILS) == ["Maria plays another card."]


def test_n15_a_3_turns_up_what_all_see() -> None:
    state = made_round_in_play(
        "3", "1", display="11 12 12 11", draw="8 4r J 5 5 5 5 5", free_discard=True
    )
    events = done(state, MARIA, discard("3"))
    assert lines(events, NILS)[1] == "Maria turns up an 8, a rainbow 4 and a joker."
    assert lines(events, MARIA)[1] == "You turn up an 8, a rainbow 4 and a joker."
    after = lines(done(state, MARIA, discard("8")), NILS)
    assert "Out of the game: rainbow 4 and joker." in after


# -------------------------------------------------------------------- refilling, the end


def test_n6_n26_a_hand_is_filled_up_and_only_its_owner_is_told_with_what() -> None:
    state = made_round_in_play("8 1 1 1", "1 1 1 1", display="3 5 12 11", draw="7 4r 11 5 5")
    events = done(state, MARIA, capture("8", "3 5"))
    filled = "New in the display: 7, rainbow 4 and 11."
    assert lines(events, MARIA)[1:] == [filled, "You draw a 5."]
    assert lines(events, NILS)[1:] == [filled, "Maria draws 1 card."]


def test_n19_n20_n21_the_end_is_told() -> None:
    state = made_round_in_play("8", "7", display="3 5 12 11", draw="")
    done(state, MARIA, capture("8", "3 5"))
    events = done(state, NILS, discard("7"))
    assert lines(events, MARIA)[1:] == [
        "You captured last and get the 3 cards left in the display.",
        "The game is over. Cards won: you 6; Nils 0.",
    ]
    assert lines(events, NILS)[1].startswith("Maria captured last and gets the 3 cards")
    nobody = [happened.LeftOver(None, (3,)), happened.PileEmpty()]
    assert lines(nobody, MARIA) == [
        "One card stays in the display: nobody captured any.",
        "The draw pile is empty: from now on nothing is refilled.",
    ]


def test_n25_in_teams_partners_are_counted_together() -> None:
    (entry,) = told([happened.RoundEnded((20, 30, 25, 10))], MARIA, teams=True)
    assert entry.sentence == "The game is over. Cards won: you and Hedda 45; Nils and Olive 40."


def test_the_deal_names_who_begins() -> None:
    state = made_round_in_play("8 1 1 1", "1 1 1 1", display="3 5 12 11")
    opening = QuantoTeller(NAMES, MARIA).opening(state.observe(MARIA), 1)
    assert opening.sentence == "Nils deals. You begin."
    opening = QuantoTeller(NAMES, NILS).opening(state.observe(NILS), 1)
    assert opening.sentence == "You deal. Maria begins."


# ------------------------------------------------------------------ partners, an offer


def test_n24_only_partners_are_told_what_was_offered() -> None:
    state = made_round_in_play(*["7 8 9 10"] * 4, display="1 1 2 2", teams=True)
    events = done(state, HEDDA, offer("7"))
    assert lines(events, HEDDA) == ["You offer Maria a 7."]
    assert lines(events, MARIA) == ["Hedda offers you a 7."]
    assert lines(events, NILS) == ["Hedda offers Maria a card."]
    kept = done(state.copy(), MARIA, accept("8"))
    assert lines(kept, MARIA) == ["You keep the 7 and give Hedda an 8."]
    assert lines(kept, HEDDA) == ["Maria keeps the 7 and gives you an 8."]
    assert lines(kept, NILS) == ["Maria keeps it and gives Hedda another card."]
    back = done(state, MARIA, DECLINE)
    assert lines(back, MARIA) == ["You give Hedda the 7 back."]
    assert lines(back, HEDDA) == ["Maria gives you the 7 back."]
    assert lines(back, OLIVE) == ["Maria gives the card back to Hedda."]


# ------------------------------------------------------------------- what goes with it


def test_a_screen_reader_is_told_all_but_what_others_draw() -> None:
    state = made_round_in_play("8 1 1 1", "1 1 1 1", display="3 5 12 11", draw="7 4 11 5 5")
    events = done(state, MARIA, capture("8", "3 5"))
    assert all(entry.announcement == entry.sentence for entry in told(events, MARIA))
    silent = [entry.sentence for entry in told(events, NILS) if not entry.announcement]
    assert silent == ["Maria draws 1 card."]


def test_each_line_belongs_to_whoever_did_it() -> None:
    state = made_round_in_play("8 1 1 1", "1 1 1 1", display="3 5 12 11", draw="7 4 11 5 5")
    entries = told(done(state, MARIA, capture("8", "3 5")), NILS)
    assert [(entry.seat, entry.sentence.replace(NO_BREAK, " ")) for entry in entries] == [
        (MARIA, "Maria captures with an 8: 3 + 5."),
        (TABLE, "New in the display: 7 and 4."),
        (MARIA, "Maria draws 1 card."),
    ]
    assert QuantoTeller(NAMES, NILS).taken_back(MARIA).sentence == "Maria takes it back."
    assert QuantoTeller(NAMES, MARIA).taken_back(MARIA).sentence == "You take it back."


def test_a_sentence_stands_on_the_table_without_its_full_stop() -> None:
    assert as_caption("Nils discards a 7.") == "Nils discards a 7"


def test_an_event_that_nobody_knows_is_no_silence() -> None:
    with pytest.raises(ValueError, match="nothing is known to say of Event"):
        QuantoTeller(NAMES, 0).entry(Event())


@pytest.mark.parametrize(("seats", "teams"), [(2, 0), (3, 0), (4, 1), (6, 0)])
def test_every_event_of_whole_games_has_its_sentence(seats: int, teams: int) -> None:
    game, chance = QuantoGame(), Chance(seats)
    options = {"teams": teams, "free_discard": 0}
    state = game.begin(options, game.deal(seats, options, None, chance), (0,) * seats)
    names = [f"player {seat}" for seat in range(seats)]
    stream = chance.stream("choices")
    while state.outcome() is None:
        waiting = state.to_act()
        seat = waiting[stream.below(len(waiting))]
        legal = state.observe(seat).legal()
        events: list[Event] = []
        state.apply(seat, legal[stream.below(len(legal))], events)
        for looker in range(seats):
            for event in events:
                seen = event.seen_by(looker)
                sentence = QuantoTeller(names, looker, teams=bool(teams)).entry(seen).sentence
                assert sentence.endswith(".")
                assert "None" not in sentence
                assert "{" not in sentence


def test_n26_where_others_listen_nothing_is_said_that_only_one_may_know() -> None:
    for event in (
        happened.Drew(MARIA, (5, 7)),
        happened.Offered(MARIA, HEDDA, 5),
        happened.Offered(HEDDA, MARIA, 5),
        happened.Exchanged(HEDDA, MARIA, 5, 7),
        happened.Declined(MARIA, HEDDA, 5),
    ):
        (entry,) = told([event], MARIA)
        (public,) = told([event], TABLE)
        assert entry.aloud(shared=True) == public.sentence
        assert entry.aloud(shared=False) == entry.sentence != public.sentence
    (drew,) = told([happened.Drew(NILS, (5, 7))], MARIA)
    assert drew.aloud(shared=True) == drew.aloud(shared=False) == ""


def test_n26_what_is_hidden_from_a_seat_changes_nothing_there() -> None:
    for one, other in (
        (happened.Drew(MARIA, (5, 7)), happened.Drew(MARIA, (0, 12))),
        (happened.Offered(MARIA, HEDDA, 5), happened.Offered(MARIA, HEDDA, 0)),
        (happened.Exchanged(HEDDA, MARIA, 5, 7), happened.Exchanged(HEDDA, MARIA, 0, 12)),
        (happened.Declined(HEDDA, MARIA, 5), happened.Declined(HEDDA, MARIA, 0)),
    ):
        assert lines([one], NILS) == lines([other], NILS)
        assert lines([one], MARIA) != lines([other], MARIA)


@pytest.mark.usefixtures("german")
def test_the_same_in_german() -> None:
    state = made_round_in_play("8 1 1 1", "1 1 1 1", display="3 5 12 11", draw="7 4r J J 5")
    events = done(state, MARIA, capture("8", "3 5"))
    assert lines(events, MARIA) == [
        "Du nimmst mit einer 8: 3 + 5.",
        "Neu in der Auslage: 7, Regenbogen-4 und Joker.",
        "Du ziehst einen Joker.",
    ]
    assert lines(events, NILS)[0] == "Maria nimmt mit einer 8: 3 + 5."
    stolen = happened.Stolen(NILS, MARIA, 8, (3, 5), False)
    assert lines([stolen], MARIA) == ["Nils stiehlt deinen Quanto 8 mit einem Joker: 3 Karten."]
    assert lines([happened.Collected(NILS, (MARIA, HEDDA))], MARIA) == [
        "Nils bekommt je eine Karte von dir und Hedda."
    ]
    joker = happened.Captured(NILS, 0, 11, ((11,), (11,), (0,)), None, False)
    assert lines([joker], HEDDA) == [
        "Nils nimmt mit einem Joker als 11: zwei Elfen und einen Joker."
    ]
