"""A screen reader hears the newest at once, and never old news."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from quando_desktop.games.seven_ate_nine.table.by_ear.announcer import (
    ONSET,
    WORDS_A_MINUTE,
    Announcer,
    Part,
)
from quando_desktop.settings.settings import Spoken


class Speaker:
    """Keeps what is said, and when; time passes when a test lets it."""

    def __init__(self) -> None:
        self.now = 0.0
        self.heard: list[tuple[float, str]] = []
        self.queued: list[str] = []
        self._alarms: list[tuple[float, Callable[[], None]]] = []

    def say(self, words: str, *, at_once: bool = False) -> None:
        self.heard.append((self.now, words))
        if not at_once:
            self.queued.append(words)

    def after(self, ms: float, call: Callable[[], None]) -> Callable[[], None]:
        alarm = self.now + ms, call
        self._alarms.append(alarm)
        return lambda: self._alarms.remove(alarm)

    def let_pass(self, ms: float) -> None:
        until = self.now + ms
        while self._alarms and min(self._alarms, key=lambda each: each[0])[0] <= until:
            alarm = min(self._alarms, key=lambda each: each[0])
            self._alarms.remove(alarm)
            self.now = alarm[0]
            alarm[1]()
        self.now = until


@pytest.fixture
def speaker() -> Speaker:
    return Speaker()


WORD = 60_000 / WORDS_A_MINUTE
"""Milliseconds for one word."""


def pile(words: str) -> Part:
    return Part("pile", words)


def own(words: str) -> Part:
    return Part("own", words)


def others(words: str) -> Part:
    return Part("others", words, is_lasting=False)


@pytest.fixture
def announcer(speaker: Speaker) -> Announcer:
    return Announcer(speaker.say, speaker.after)


def test_news_are_told_at_once_and_in_place_of_older_ones(
    speaker: Speaker, announcer: Announcer
) -> None:
    for words in ("3 or 7", "1 or 5", "2 or 4"):
        announcer.tell(pile(words))
        speaker.let_pass(100)
    speaker.let_pass(60_000)
    assert speaker.heard == [(0, "3 or 7"), (100, "1 or 5"), (200, "2 or 4")]
    assert speaker.queued == [], "the voice never lags behind"


def test_who_played_comes_after_what_fits(speaker: Speaker, announcer: Announcer) -> None:
    announcer.tell(pile("3 or 7"), others("Pip 5"))
    assert speaker.heard == [(0, "3 or 7. Pip 5")]


def test_what_was_cut_short_and_still_holds_is_said_again(
    speaker: Speaker, announcer: Announcer
) -> None:
    announcer.tell(pile("3 or 7"), others("Pip 5"))
    speaker.let_pass(ONSET + WORD)
    announcer.tell(own("drew 4"))
    assert speaker.heard[1:] == [(ONSET + WORD, "drew 4. 3 or 7")]


def test_what_was_heard_is_not_said_again(speaker: Speaker, announcer: Announcer) -> None:
    announcer.tell(pile("3 or 7"), others("Pip 5"))
    assert announcer.owes("pile")
    speaker.let_pass(ONSET + 3 * WORD)
    assert not announcer.owes("pile")
    announcer.tell(own("drew 4"))
    assert [words for _, words in speaker.heard] == ["3 or 7. Pip 5", "drew 4"]


def test_an_answer_is_heard_out_and_news_come_after_it(
    speaker: Speaker, announcer: Announcer
) -> None:
    announcer.tell(pile("3 or 7"))
    announcer.answer("9")
    announcer.tell(pile("1 or 5"), others("Pip 8"))
    announcer.tell(pile("2 or 4"), others("Mira 5"))
    assert [words for _, words in speaker.heard] == ["3 or 7", "9"]
    speaker.let_pass(60_000)
    assert speaker.heard[2:] == [(ONSET + WORD, "2 or 4. Mira 5")]


def test_an_answer_gives_back_what_it_cut_short(speaker: Speaker, announcer: Announcer) -> None:
    announcer.tell(pile("3 or 7"))
    announcer.answer("9")
    speaker.let_pass(60_000)
    assert [words for _, words in speaker.heard] == ["3 or 7", "9", "3 or 7"]


def test_answers_cut_each_other_short(speaker: Speaker, announcer: Announcer) -> None:
    """Whoever walks along a hand hears the card they have come to."""
    for words in ("9", "4", "8"):
        announcer.answer(words)
    speaker.let_pass(60_000)
    assert [words for _, words in speaker.heard] == ["9", "4", "8"]


def test_what_ends_a_game_leaves_nothing_to_say(speaker: Speaker, announcer: Announcer) -> None:
    announcer.answer("your hand")
    announcer.tell(pile("3 or 7"))
    announcer.at_once("over")
    speaker.let_pass(60_000)
    assert [words for _, words in speaker.heard] == ["your hand", "over"]


def test_news_do_not_wait_for_a_start_signal(speaker: Speaker, announcer: Announcer) -> None:
    announcer.at_once("Go! 3 or 7")
    speaker.let_pass(100)
    announcer.tell(pile("1 or 5"))
    assert speaker.heard == [(0, "Go! 3 or 7"), (100, "1 or 5")]


def test_without_haste_everything_is_said_in_order(speaker: Speaker, announcer: Announcer) -> None:
    for words in ("Pip 5", "Mira draws", "Your turn"):
        announcer.add(words)
    assert [words for _, words in speaker.heard] == speaker.queued
    assert speaker.queued == ["Pip 5", "Mira draws", "Your turn"]


def test_a_faster_voice_has_been_heard_sooner(speaker: Speaker) -> None:
    announcer = Announcer(speaker.say, speaker.after, rate=lambda: 2 * WORDS_A_MINUTE)
    announcer.tell(pile("3 or 7"))
    speaker.let_pass(ONSET + 1.5 * WORD)
    assert not announcer.owes("pile")


@pytest.mark.parametrize(
    ("spoken", "heard"),
    [
        (Spoken.EVERYTHING, ["Go!", "3 or 7", "last. 3 or 7", "added", "9"]),
        (Spoken.MOMENTS, ["Go!", "last", "9"]),
        (Spoken.OFF, ["9"]),
    ],
)
def test_as_much_is_told_as_a_person_wants(
    speaker: Speaker, spoken: Spoken, heard: list[str]
) -> None:
    """What is asked for is always answered."""
    announcer = Announcer(speaker.say, speaker.after, lambda: spoken)
    announcer.at_once("Go!")
    announcer.tell(pile("3 or 7"))
    announcer.tell(Part("own", "last", is_key=True))
    announcer.add("added")
    announcer.answer("9")
    assert [words for _, words in speaker.heard] == heard


def test_a_reminder_is_given_at_once_and_cut_short_by_news(speaker: Speaker) -> None:
    announcer = Announcer(speaker.say, speaker.after, lambda: Spoken.OFF)
    announcer.answer("9, step 3")
    announcer.remind(pile("3 or 7"), others("Pile: 5"))
    assert [words for _, words in speaker.heard] == ["9, step 3", "3 or 7. Pile: 5"]
    loud = Announcer(speaker.say, speaker.after)
    loud.remind(pile("3 or 7"), others("Pile: 5"))
    loud.tell(pile("1 or 5"))
    assert speaker.heard[-1][1] == "1 or 5"
