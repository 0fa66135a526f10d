"""The narrator: everything is said once, in order, at the pace of a voice; answers come at once."""

from __future__ import annotations

import pytest

from quando_desktop.settings.settings import Spoken
from quando_desktop.table.speech.narrator import (
    AFTER_A_KEY,
    BREATH,
    GIST,
    LAG,
    LONGEST,
    PAUSE,
    TRIES,
    Narrator,
)
from quando_desktop.table.speech.utterance import Utterance, Weight
from tests.controller.fake_clock import FakeClock

LINE, MOMENT = Utterance("a line", Weight.LINE), Utterance("a moment", Weight.MOMENT)
COLOUR = Utterance("a word", Weight.COLOUR)


class Ear:
    """A narrator, and when each thing was heard."""

    def __init__(self, *, reader: bool = True) -> None:
        self.clock = FakeClock()
        self.heard: list[tuple[float, str]] = []
        self.reader = reader
        self.talks: list[bool] = []
        self.narrator = Narrator(
            self._hear, self.clock, is_heard=lambda: self.reader, talks=self.talks.append
        )

    def _hear(self, words: str) -> None:
        self.heard.append((round(self.clock.now() - 100, 3), words))

    @property
    def words(self) -> list[str]:
        return [words for _, words in self.heard]

    def tell(self, *said: str | Utterance) -> None:
        for each in said:
            self.narrator.tell(Utterance(each) if isinstance(each, str) else each)

    def wait(self, seconds: float) -> None:
        until = self.clock.time + seconds
        while self.clock.waiting and self.clock.waiting[0].at <= until:
            self.clock.tick()
        self.clock.time = until


@pytest.fixture
def ear() -> Ear:
    return Ear()


# ------------------------------------------------------------------------------------ in order


def test_each_thing_waits_until_the_last_was_heard(ear: Ear) -> None:
    ear.narrator.rate = 120
    ear.tell("a b c d", "e f", "g")
    assert ear.heard == [], "the focus moves first"
    ear.clock.run()
    second = BREATH + 4 / 2 + PAUSE
    assert ear.heard == [
        (BREATH, "a b c d"),
        (round(second, 3), "e f"),
        (round(second + 2 / 2 + PAUSE, 3), "g"),
    ]


def test_long_words_take_longer(ear: Ear) -> None:
    short, long = (ear.narrator.seconds(words) for words in ("a b", "Donaudampfschifffahrt b"))
    assert long > short
    assert ear.narrator.seconds("word " * 500) == LONGEST + PAUSE


def test_a_quick_voice_is_waited_for_less(ear: Ear) -> None:
    slow = ear.narrator.seconds("a b c d e")
    ear.narrator.rate = 360
    assert ear.narrator.seconds("a b c d e") - PAUSE == pytest.approx((slow - PAUSE) / 2)


def test_whoever_waits_knows_for_how_long(ear: Ear) -> None:
    assert ear.narrator.until_heard() == 0.0
    ear.tell("a b c", "d e f")
    whole = ear.narrator.until_heard()
    assert whole >= 2 * ear.narrator.seconds("a b c")
    ear.wait(whole / 2)
    assert 0 < ear.narrator.until_heard() < whole
    ear.wait(whole)
    assert ear.narrator.until_heard() == 0.0


# --------------------------------------------------------------------------------- how much


@pytest.mark.parametrize(
    ("spoken", "wanted"),
    [
        (Spoken.EVERYTHING, [LINE.words, MOMENT.words, COLOUR.words]),
        (Spoken.MOMENTS, [MOMENT.words, COLOUR.words]),
        (Spoken.OFF, []),
    ],
)
def test_people_choose_how_much_they_hear(ear: Ear, spoken: Spoken, wanted: list[str]) -> None:
    ear.narrator.spoken = spoken
    for said in (LINE, MOMENT, COLOUR):
        ear.tell(said)
        ear.clock.run()
    assert ear.words == wanted


@pytest.mark.parametrize("spoken", Spoken)
def test_what_was_asked_for_is_always_said(ear: Ear, spoken: Spoken) -> None:
    ear.narrator.spoken = spoken
    ear.narrator.answer("No.")
    ear.narrator.answer("Yes.")
    ear.narrator.repeat()
    assert ear.words == ["No.", "Yes.", "Yes."]


@pytest.mark.parametrize("spoken", Spoken)
def test_without_a_screen_reader_nobody_waits(spoken: Spoken) -> None:
    """Big moments are told all the same: something that the system does not know may listen."""
    ear = Ear(reader=False)
    ear.narrator.spoken = spoken
    ear.tell(LINE, MOMENT, COLOUR)
    assert ear.words == [MOMENT.words, COLOUR.words]
    assert ear.narrator.until_heard() == 0.0
    assert ear.clock.waiting == []


def test_a_reader_that_comes_a_little_later_misses_nothing() -> None:
    """The system takes a moment to say that there is one."""
    ear = Ear(reader=False)
    ear.tell("long ago")
    ear.wait(60)
    ear.tell("a", "b")
    ear.wait(2)
    ear.reader = True
    ear.tell("c")
    ear.clock.run()
    assert ear.words == ["a", "b", "c"]


# ------------------------------------------------------------------------------- piling up


def test_colour_gives_way_and_no_line_is_lost(ear: Ear) -> None:
    ear.tell("a", COLOUR, "b", COLOUR, "c")
    ear.clock.run()
    assert ear.words == ["a", "b", "c"]


def test_nobody_waits_for_colour(ear: Ear) -> None:
    ear.tell(COLOUR)
    assert ear.narrator.until_heard() == 0.0


def test_the_newest_on_a_topic_holds(ear: Ear) -> None:
    ear.tell("a", Utterance("old", topic="turn"), "b", Utterance("new", topic="turn"))
    ear.clock.run()
    assert ear.words == ["a", "b", "new"]


def test_what_does_not_hold_any_more_is_dropped(ear: Ear) -> None:
    ear.tell("a", Utterance("old", topic="turn"), "b")
    ear.narrator.drop("turn")
    ear.clock.run()
    assert ear.words == ["a", "b"]


# -------------------------------------------------------------------------- keys and answers


def test_what_a_key_has_cut_comes_again_before_the_rest(ear: Ear) -> None:
    ear.tell("a b c d e f g h", "i", "j")
    ear.wait(BREATH + 0.1)
    at = ear.clock.now() - 100
    ear.narrator.interrupt()
    ear.clock.run()
    assert ear.words == ["a b c d e f g h", "a b c d e f g h", "i", "j"]
    assert ear.heard[1][0] == round(at + AFTER_A_KEY, 3)


def test_a_reader_may_be_behind(ear: Ear) -> None:
    """It may still be saying one thing when it gets the next, and drops both."""
    ear.tell("a b c", "d e f")
    ear.wait(BREATH + ear.narrator.seconds("a b c") + LAG / 2)
    ear.narrator.interrupt()
    ear.clock.run()
    assert ear.words == ["a b c", "d e f", "a b c", "d e f"]


def test_the_words_at_the_focus_are_heard_first(ear: Ear) -> None:
    """Wherever the focus has come from: the reader says where it is in place of all else."""
    ear.tell("a b c d")
    ear.wait(BREATH + 1.0)
    at, read = ear.clock.now() - 100, "Olive: 5 cards, 12 points"
    ear.narrator.interrupt(read, by_hand=False)
    assert ear.narrator.until_heard() > ear.narrator.seconds(read)
    ear.clock.run()
    assert ear.heard[1:] == [(round(at + AFTER_A_KEY + ear.narrator.named(read), 3), "a b c d")]


def test_what_the_reader_says_by_itself_is_heard_first(ear: Ear) -> None:
    """As when what has the focus gets another name."""
    ear.narrator.hear("7, card 1 of 4")
    ear.tell("a b c d")
    ear.clock.run()
    assert ear.heard == [(round(ear.narrator.named("7, card 1 of 4"), 3), "a b c d")]


def test_a_voice_pauses_at_marks(ear: Ear) -> None:
    """Measured of one: five seconds of numbers are more than as many words."""
    ear.narrator.rate = 180
    hand = "Your turn. Hand 0, 0, 1, 5, 10: 16. Pile shows 3."
    assert ear.narrator.seconds(hand) == pytest.approx(5.87, abs=0.4)
    assert ear.narrator.seconds("You take the shown 3.") == pytest.approx(1.8, abs=0.4)


def test_whoever_goes_on_in_their_turn_knows_that_it_is(ear: Ear) -> None:
    turn = Utterance("your turn and a whole hand of cards", topic="turn")
    ear.tell(turn)
    ear.wait(BREATH + 0.1)
    ear.narrator.interrupt()
    ear.wait(AFTER_A_KEY)
    assert ear.words == [turn.words] * 2, "not even its first words were heard"
    ear.wait(GIST)
    ear.narrator.interrupt()
    ear.clock.run()
    assert ear.words == [turn.words] * 2


def test_a_turn_that_the_table_itself_has_cut_comes_again(ear: Ear) -> None:
    turn = Utterance("your turn and a whole hand of cards", topic="turn")
    ear.tell(turn)
    ear.wait(BREATH + GIST)
    ear.narrator.interrupt("a card", by_hand=False)
    ear.clock.run()
    assert ear.words == [turn.words] * 2


def test_a_cut_turn_that_is_over_does_not_come_again(ear: Ear) -> None:
    ear.tell(Utterance("your turn", topic="turn"))
    ear.wait(BREATH + 0.1)
    ear.narrator.drop("turn")
    ear.narrator.interrupt()
    ear.clock.run()
    assert ear.words == ["your turn"]


def test_nobody_has_to_hear_the_same_beginning_for_ever(ear: Ear) -> None:
    ear.tell("a b c d e f g h i j k l", "m")
    ear.wait(BREATH)
    for _ in range(TRIES):
        ear.wait(GIST)
        ear.narrator.interrupt()
        ear.wait(AFTER_A_KEY)
    ear.clock.run()
    assert ear.words == ["a b c d e f g h i j k l"] * TRIES + ["m"]


def test_quick_keys_lose_nothing(ear: Ear) -> None:
    ear.tell("a b c", "d e f")
    for _ in range(20):
        ear.wait(0.4)
        ear.narrator.interrupt()
    ear.clock.run()
    assert ear.words[-2:] == ["a b c", "d e f"]


def test_whoever_silences_the_reader_does_not_hear_it_again(ear: Ear) -> None:
    ear.tell("a b c d e f", "g")
    ear.wait(BREATH + 0.1)
    ear.narrator.silence()
    ear.clock.run()
    assert ear.words == ["a b c d e f", "g"]


def test_it_is_known_whether_something_is_being_said(ear: Ear) -> None:
    assert ear.talks == []
    ear.tell("a", "b")
    ear.wait(BREATH)
    assert ear.talks == [True]
    ear.clock.run()
    assert ear.talks == [True, True, False]
    end = BREATH + 2 * ear.narrator.seconds("a") + LAG
    assert ear.clock.now() - 100 == pytest.approx(end)
    ear.narrator.answer("yes")
    assert ear.talks[-1]
    ear.narrator.interrupt()
    assert not ear.talks[-1], "the key has cut it"


def test_an_answer_comes_first_and_what_it_has_cut_comes_again(ear: Ear) -> None:
    ear.tell("a b c d e f g h", "i")
    ear.wait(BREATH + 0.1)
    ear.narrator.answer("yes")
    ear.clock.run()
    assert ear.words == ["a b c d e f g h", "yes", "a b c d e f g h", "i"]


def test_what_was_heard_is_not_said_again(ear: Ear) -> None:
    ear.tell("a")
    ear.wait(5)
    ear.narrator.answer("yes")
    ear.clock.run()
    assert ear.words == ["a", "yes"]


def test_the_last_is_repeated(ear: Ear) -> None:
    ear.narrator.repeat()
    assert ear.words == []
    ear.tell("a", "b")
    ear.clock.run()
    ear.narrator.repeat()
    ear.narrator.repeat()
    assert ear.words == ["a", "b", "b", "b"]


def test_the_next_person_hears_nothing_of_the_last_one(ear: Ear) -> None:
    ear.tell("a", "secret")
    ear.wait(BREATH)
    ear.narrator.hush()
    ear.narrator.repeat()
    ear.clock.run()
    assert ear.words == ["a"]
    assert ear.narrator.until_heard() == 0.0
