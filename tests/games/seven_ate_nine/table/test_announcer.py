"""A screen reader hears one sentence at a time, and never old news."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest

from quando_desktop.games.seven_ate_nine.table.announcer import EVERY, Announcer


class Speaker:
    """Keeps what is said, and when; time passes when a test lets it."""

    def __init__(self) -> None:
        self.now = 0.0
        self.heard: list[tuple[float, str]] = []
        self._alarms: list[tuple[float, Callable[[], None]]] = []

    def say(self, words: str) -> None:
        self.heard.append((self.now, words))

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


@pytest.fixture
def announcer(speaker: Speaker) -> Announcer:
    return Announcer(speaker.say, speaker.after)


def test_the_first_news_are_told_at_once(speaker: Speaker, announcer: Announcer) -> None:
    announcer.tell(lambda: "nine")
    assert speaker.heard == [(0, "nine")]


def test_of_what_comes_meanwhile_only_the_last_is_told(
    speaker: Speaker, announcer: Announcer
) -> None:
    for words in ("one", "two", "three", "four"):
        announcer.tell(lambda words=words: words)  # type: ignore[misc]
        speaker.let_pass(100)
    speaker.let_pass(10 * EVERY)
    assert speaker.heard == [(0, "one"), (EVERY, "four")]


def test_a_sentence_is_made_when_it_is_spoken(speaker: Speaker, announcer: Announcer) -> None:
    top = ["9"]
    announcer.tell(lambda: top[0])
    announcer.tell(lambda: top[0])
    top[0] = "2"
    speaker.let_pass(EVERY)
    assert [words for _, words in speaker.heard] == ["9", "2"]


def test_nothing_to_say_takes_no_time(speaker: Speaker, announcer: Announcer) -> None:
    announcer.tell(lambda: "")
    announcer.tell(lambda: "two")
    assert speaker.heard == [(0, "two")]


def test_an_answer_comes_at_once_and_news_wait_for_it(
    speaker: Speaker, announcer: Announcer
) -> None:
    announcer.tell(lambda: "one")
    announcer.tell(lambda: "two")
    speaker.let_pass(EVERY - 100)
    announcer.answer("your hand")
    speaker.let_pass(2 * EVERY)
    assert speaker.heard == [(0, "one"), (EVERY - 100, "your hand"), (2 * EVERY - 100, "two")]


def test_what_ends_a_game_leaves_nothing_to_say(speaker: Speaker, announcer: Announcer) -> None:
    announcer.tell(lambda: "one")
    announcer.tell(lambda: "two")
    announcer.at_once("over")
    speaker.let_pass(10 * EVERY)
    assert [words for _, words in speaker.heard] == ["one", "over"]


def test_never_more_than_one_sentence_in_its_time(speaker: Speaker, announcer: Announcer) -> None:
    for number in range(200):
        announcer.tell(lambda number=number: str(number))  # type: ignore[misc]
        speaker.let_pass(70)
    times = [at for at, _ in speaker.heard]
    assert all(later - earlier >= EVERY for earlier, later in pairwise(times))
    assert len(times) == int(200 * 70 // EVERY) + 1
