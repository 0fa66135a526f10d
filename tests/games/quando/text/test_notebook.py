"""What a computer player writes down: plain sentences, each number its own or open to all."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication

from quando_desktop import resources
from quando_desktop.bots.bot import Reason
from quando_desktop.bots.characters import CHARACTERS
from quando_desktop.games.quando.bots.reason import Ground, QuandoReason, Rival, Weighed
from quando_desktop.games.quando.rules.actions import Call, Phase, Play, QuandoAction
from quando_desktop.games.quando.rules.view import OwnCard, QuandoView
from quando_desktop.games.quando.text.notebook import Decision, written
from quando_desktop.games.quando.text.notes import NOTES, NoteTopic
from quando_desktop.settings.settings import Language
from quando_desktop.shell.start.language import Languages
from tests.games.quando.rounds import table

KNOCK, PLAY = Weighed(Call.KNOCK, (), 1.84), Weighed(Play((0,)), (4,), 3.1)
RECKONED = QuandoReason(
    Ground.KNOCK_GOOD,
    total=4,
    weighed=(KNOCK, PLAY),
    rivals=(Rival(2, 6, 1, 21.4), Rival(0, 4, 3, 8.3)),
    knock_chance=0.714,
)
WHIM = QuandoReason(Ground.WHIM, total=4, weighed=(), rivals=())
TOTALS = (9, 4, 30)
NAMES = ("Anna", "Vesna", "Pip")


@pytest.fixture(autouse=True)
def languages(qapp: QApplication) -> Iterator[Languages]:
    languages = Languages(qapp, resources.folder())
    languages.use(Language.ENGLISH)
    yield languages
    languages.close()


def view(call: Call | None = Call.KNOCK, knocker: int | None = None) -> QuandoView:
    """Vesna's turn."""
    seen = table("9/8 8/7", "4/1 0/2", "10/1 9/1", draw="6/5").observe(1)
    return replace(seen, phase=Phase.PLAY, active=1, actor=1, call=call, knocker=knocker)


def page(
    reason: Reason | None = RECKONED,
    action: QuandoAction | None = Call.KNOCK,
    *,
    seen: QuandoView | None = None,
    you: int | None = 0,
    character: str = "",
    number: int = 1,
) -> str:
    """A page, of a player without a voice of its own if nothing is said."""
    seen = seen or view()
    return written(Decision(seen, action, reason, TOTALS, NAMES, you, character, number))


def test_what_it_knew_and_guessed_and_why_it_knocked() -> None:
    assert page() == (
        "I knew 3 of your 4 cards and guessed 8 in all; it was 9. With 4 points I gave a knock "
        "a 71% chance: 1.8 points on average, against 3.1 for playing on, so I knocked."
    )


def test_the_same_in_german(languages: Languages) -> None:
    languages.use(Language.GERMAN)
    assert page() == (
        "Von deinen 4 Karten kannte ich 3 und tippte auf zusammen 8; richtig war 9. Mit 4 Punkten "
        "auf der Hand gab ich dem Klopfen 71\u00a0%: im Schnitt 1,8 Punkte gegen 3,1 beim "
        "Weiterspielen, "
        "also klopfte ich."
    )


def test_with_several_people_it_tells_of_the_lowest_by_name() -> None:
    assert page(you=None).startswith("I knew 3 of Anna's 4 cards and guessed 8 in all; it was 9.")
    away = replace(RECKONED, rivals=(RECKONED.rivals[0],))
    assert page(away).startswith("I knew 1 of Pip's 6 cards and guessed 21 in all; it was 30.")


@pytest.mark.parametrize(
    ("rival", "sentence"),
    [
        (Rival(0, 4, 0, 8.5), "I knew none of your 4 cards and guessed 8 in all; it was 9."),
        (Rival(0, 4, 4, 9.0), "I knew all 4 of your cards, 9 in all."),
        (Rival(0, 2, 2, 9.0), "I knew both of your cards, 9 in all."),
        (Rival(2, 2, 2, 30.0), "I knew both of Pip's cards, 30 in all."),
        (Rival(0, 1, 1, 9.0), "I knew your only card: 9."),
        (Rival(0, 1, 0, 5.0), "I did not know your only card and guessed 5; it was 9."),
    ],
)
def test_all_or_nothing_known(rival: Rival, sentence: str) -> None:
    assert page(replace(RECKONED, rivals=(rival,))).startswith(sentence)


def test_why_it_played_on() -> None:
    reason = replace(
        RECKONED,
        ground=Ground.MOST_POINTS,
        total=12,
        weighed=(PLAY, replace(KNOCK, points=9.44)),
        knock_chance=0.228,
    )
    assert page(reason, PLAY.action).endswith(
        "With 12 points I gave a knock a 23% chance: 9.4 points on average, against 3.1 for "
        "playing on, so I played."
    )


def test_where_points_do_not_speak_for_it_the_match_does() -> None:
    """The fewest points of a round are not always the best for the match."""
    costs = replace(KNOCK, points=5.0)
    reason = replace(RECKONED, weighed=(costs, PLAY), win_chance=0.643)
    assert page(reason).endswith(
        "I gave a knock a 71% chance, and with it 64% to win the match, so I knocked."
    )
    reason = replace(RECKONED, weighed=(PLAY, KNOCK), win_chance=0.5)
    assert page(reason, PLAY.action).endswith(
        "I gave a knock a 71% chance; playing on gave me 50% to win the match, so I played."
    )
    lost = replace(RECKONED, weighed=(costs, PLAY), win_chance=0.004)
    assert page(lost).endswith("I gave a knock a 71% chance, so I knocked."), (
        "no chance to speak of"
    )
    blind = replace(RECKONED, weighed=(costs, PLAY))
    assert page(blind).endswith("I gave a knock a 71% chance, so I knocked.")
    alone = replace(RECKONED, weighed=(PLAY,))
    assert page(alone, PLAY.action).endswith("I gave a knock a 71% chance, so I played.")


@pytest.mark.parametrize(
    ("chance", "words"),
    [(1.0, "100%"), (0.999, "99%"), (0.001, "1%"), (0.0, " 0%")],
)
def test_only_what_is_certain_is_certain(chance: float, words: str) -> None:
    assert words in page(replace(RECKONED, knock_chance=chance))


def test_who_reckons_little_says_little() -> None:
    simple = replace(WHIM, ground=Ground.KNOCK_GOOD)
    assert page(simple) == "I held 4 points, and that seemed low enough to knock."
    simple = replace(WHIM, ground=Ground.MOST_POINTS, total=15)
    assert page(simple, PLAY.action) == "I held 15 points, and that seemed too much for a knock."


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.GERMAN])
def test_a_whim_is_told_in_character(languages: Languages, language: Language) -> None:
    languages.use(language)
    for action in (Call.KNOCK, PLAY.action):
        told = [page(WHIM, action, character=who) for who in CHARACTERS]
        assert len({*told}) == len(told)
        assert not any(re.search(r"\d|%|\{", words) for words in told)
        assert page(WHIM, action, character="somebody"), "without a character there are numbers"


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.GERMAN])
def test_each_tells_it_in_their_own_voice(languages: Languages, language: Language) -> None:
    languages.use(language)
    triplet = replace(view(None), hand=(OwnCard(0, 8, None, False),) * 3)
    deeds = [
        (Call.KNOCK, view()),
        (PLAY.action, view()),
        (Play((0, 1, 2)), triplet),
        (PLAY.action, view(Call.PASS, knocker=0)),
        (PLAY.action, view(None)),
    ]
    for action, seen in deeds:
        plain = page(action=action, seen=seen)
        told = [page(action=action, seen=seen, character=who) for who in CHARACTERS]
        assert len({*told}) == len(told)
        assert all(words.endswith(plain) and words != plain for words in told)


def test_q14_a_triplet_is_what_it_tells_of() -> None:
    seen = replace(view(), hand=(OwnCard(0, 8, None, False),) * 3)
    reason = replace(RECKONED, rivals=(), total=24)
    assert page(reason, Play((0, 1, 2)), seen=seen) == (
        "I held 24 points then; my three equal cards showed 8, and the others had to pay."
    )


@pytest.mark.parametrize("reason", [RECKONED, WHIM])
def test_no_sentence_comes_three_times_in_a_match(reason: QuandoReason) -> None:
    for who in CHARACTERS:
        for action in (Call.KNOCK, PLAY.action):
            pages = [page(reason, action, character=who, number=n) for n in range(1, 13)]
            voices = [words for topic in NoteTopic for words in NOTES.said(who, topic)]
            times = [sum(words in each for each in pages) for words in voices]
            assert 0 < max(times) <= 2, who
            assert all(pages), "afterwards there are numbers"


def test_after_a_knock() -> None:
    last = view(Call.PASS, knocker=0)
    reason = replace(RECKONED, knock_chance=None, rivals=(), weighed=(Weighed(Call.PASS, (), 4.2),))
    assert page(reason, Call.PASS, seen=last) == (
        "After your knock I held 4 points and passed, which would cost me 4.2 points on average."
    )
    assert page(reason, PLAY.action, seen=view(Call.PASS, knocker=2)) == (
        "After Pip's knock I held 4 points and played once more, which would cost me 4.2 points on "
        "average."
    )
    assert page(WHIM, Call.PASS, seen=last) == "After your knock I held 4 points and passed."
    assert (
        page(WHIM, PLAY.action, seen=last)
        == "After your knock I held 4 points and played once more."
    )


def play_page(reason: QuandoReason, number: int = 1) -> str:
    """Vesna lays her 4 before anybody may knock."""
    return page(reason, Play((1,)), seen=view(None), number=number)


def test_an_ordinary_turn_tells_best_against_second() -> None:
    other = Weighed(Play((0,)), (9,), None)
    reason = replace(RECKONED, weighed=(PLAY, KNOCK, other), knock_chance=None, lead=1.26)
    assert [play_page(reason, number) for number in (1, 2, 3)] == [
        "On turn 1 I laid 4 rather than 9: by my reckoning 1.3 points better.",
        "It was 4 or 9 on turn 1, and I saw a difference of 1.3 points.",
        "9 had to wait on turn 1: I put it 1.3 points behind 4.",
    ]
    even = replace(reason, lead=-0.2)
    assert play_page(even) == "4 and 9 seemed all the same to me on turn 1."
    alone = replace(reason, weighed=(PLAY, Weighed(Play((1,)), (0,), 9.0)))
    assert play_page(alone) == "On turn 1 I laid 4: everything else seemed clearly worse."
    simple = replace(WHIM, ground=Ground.MOST_POINTS)
    assert play_page(simple) == "On turn 1 I laid 4: I saw nothing heavier."


def test_a_knock_without_hope_was_no_question() -> None:
    reason = replace(RECKONED, weighed=(PLAY, KNOCK), knock_chance=0.04)
    assert page(reason, Play((1,))).startswith("On turn 1 I laid 4")
    assert "I knew" not in page(reason, Play((1,)))


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.GERMAN])
def test_three_notebooks_of_a_round_do_not_read_alike(
    languages: Languages, language: Language
) -> None:
    languages.use(language)
    other = Weighed(Play((0,)), (9,), None)
    turn = replace(RECKONED, weighed=(PLAY, other), knock_chance=None, lead=1.26)
    put_off = replace(WHIM, ground=Ground.MOST_POINTS, total=12)
    triplet = replace(view(None), hand=(OwnCard(0, 8, None, False),) * 3)
    for reason, action, seen in (
        (turn, Play((1,)), view(None)),
        (replace(turn, weighed=(PLAY,)), Play((1,)), view(None)),
        (put_off, Play((1,)), view()),
        (put_off, Play((1,)), view(None)),
        (put_off, Play((0, 1, 2)), triplet),
    ):
        pages = []
        for seat in range(3):
            counts = (0,) * 3
            there = replace(seen, seat=seat, play_counts=counts)
            pages.append(page(reason, action, seen=there))
        assert len({*pages}) == len(pages), pages


@pytest.mark.parametrize(
    ("language", "words"),
    [(Language.ENGLISH, "With one point I gave"), (Language.GERMAN, "Mit einem Punkt auf der")],
)
def test_one_point_is_no_plural(languages: Languages, language: Language, words: str) -> None:
    languages.use(language)
    assert words in page(replace(RECKONED, total=1))


def test_without_a_reason_it_says_so() -> None:
    assert page(None) == "I knocked with 4 points, and kept no note of why."
    assert page(None, PLAY.action) == "I kept no note of what I thought then."
    assert page(None, None) == "This round left me nothing to decide."
    assert page(Reason()) == page(None), "what it does not understand it does not tell"


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.GERMAN])
def test_q5_every_number_is_its_own_or_open(languages: Languages, language: Language) -> None:
    languages.use(language)
    costs = replace(RECKONED, weighed=(replace(KNOCK, points=5.0), PLAY), win_chance=0.643)
    allowed = {"3", "4", "8", "9", "71", "1.8", "3.1", "64"}
    for you in (0, None):
        for reason in (RECKONED, costs):
            found = re.findall(r"\d+(?:[.,]\d+)?", page(reason, you=you))
            assert {number.replace(",", ".") for number in found} <= allowed
