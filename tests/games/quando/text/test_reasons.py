"""Why a computer player would do something: one sentence, and no number that it cannot know."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication

from quando_desktop import resources
from quando_desktop.engine.chance import Chance
from quando_desktop.games.quando.bots.bot import PlainBot
from quando_desktop.games.quando.bots.reason import Ground, QuandoReason, Weighed
from quando_desktop.games.quando.rules.actions import Draw, Flip, Phase, Play, QuandoAction
from quando_desktop.games.quando.rules.view import QuandoView
from quando_desktop.games.quando.text import reasons
from quando_desktop.settings.settings import Language
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.parts.faces import Face
from quando_desktop.table.parts.hint import spoken
from quando_desktop.table.parts.hint_bubble import Bar, HintText
from quando_desktop.table.text.numbers import decimal, percent, tenths
from tests.games.quando.rounds import HIDDEN, KNOCK, PASS, SHOWN, table

MINE, THEIRS = "5/0 6/1 7/2 10/3 10/4", "4/10 8/3 9/2 1/0 2/8"


@pytest.fixture
def languages(qapp: QApplication) -> Iterator[Languages]:
    found = Languages(qapp, resources.folder())
    yield found
    found.close()


@pytest.fixture(autouse=True)
def _english(languages: Languages) -> None:
    assert languages.use(Language.ENGLISH)


@pytest.fixture
def german(languages: Languages, _english: None) -> None:
    assert languages.use(Language.GERMAN)


def view_of(*hands: str, phase: Phase = Phase.PLAY, draw: str = "9/6") -> QuandoView:
    seen = table(*(hands or (MINE, THEIRS)), draw=draw).observe(0)
    return replace(seen, phase=phase)


def reason(ground: Ground, view: QuandoView, **more: object) -> QuandoReason:
    total = sum(card.front for card in view.hand)
    return QuandoReason(ground, total, (), (), **more)  # type: ignore[arg-type]


def told(action: QuandoAction, ground: Ground, view: QuandoView, **more: object) -> str:
    why = reasons.because(action, reason(ground, view, **more), view)
    return f"{reasons.would('Olive', action, view)}, {why}"


# --------------------------------------------------------------------- numbers


@pytest.mark.parametrize(
    ("value", "words"),
    [(4, "4"), (4.04, "4"), (4.05001, "4.1"), (12.96, "13"), (0.0, "0"), (-0.01, "0")],
)
def test_points_have_one_decimal_at_most(value: float, words: str) -> None:
    assert decimal(value) == words


@pytest.mark.parametrize(("value", "words"), [(4, "4.0"), (4.05001, "4.1"), (-0.01, "0.0")])
def test_points_below_each_other_have_one_decimal_each(value: float, words: str) -> None:
    assert tenths(value) == words


def test_german_has_a_comma_and_a_blank_that_is_not_broken(german: None) -> None:
    assert (decimal(4.63), tenths(4)) == ("4,6", "4,0")
    assert percent(0.71) == "71\u00a0%"


@pytest.mark.parametrize(
    ("chance", "words"),
    [(0.714, "71"), (0.999, "99"), (1.0, "100"), (0.001, "1"), (0.0, "0"), (0.5, "50")],
)
def test_only_what_is_certain_is_0_or_100(chance: float, words: str) -> None:
    assert percent(chance) == f"{words}%"


# ----------------------------------------------------------------------- moves


@pytest.mark.parametrize(
    ("places", "words"),
    [
        ((3, 4), "play both 10s"),
        ((0, 1, 2), "play 5\u00a06\u00a07"),
        ((0,), "play the 5"),
        ((3,), "play the 10"),
    ],
)
def test_a_play_is_named(places: tuple[int, ...], words: str) -> None:
    assert reasons.move(Play(places), view_of()) == words


def test_more_equals_are_counted() -> None:
    view = view_of("8/0 8/1 8/2 8/3", THEIRS.replace("8/3", "7/3"))
    assert reasons.move(Play((0, 1, 2, 3)), view) == "play all four 8s"
    assert reasons.move(Play((0, 1, 2)), view) == "play three 8s"
    assert reasons.move(Play((0, 1)), view) == "play two 8s"


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (SHOWN, "take the 9"),
        (HIDDEN, "turn the card over"),
        (KNOCK, "knock now"),
        (PASS, "pass"),
    ],
)
def test_anything_else_is_named(action: QuandoAction, words: str) -> None:
    assert reasons.move(action, view_of()) == words


def test_q14_one_zero_or_one_of_several() -> None:
    assert reasons.move(Flip(0), view_of("0/5 7/2", THEIRS)) == "turn your 0 over"
    assert reasons.move(Flip(0), view_of("0/5 0/6 7/2", THEIRS)) == "turn this 0 over"


def test_what_is_compared_is_short() -> None:
    view = view_of("0/5 0/6 7/2", THEIRS)
    known = replace(view, hand=(view.hand[0]._replace(back=5), *view.hand[1:]))
    pairs = [
        (Weighed(Play((2,)), (7,), 1.0), "7"),
        (Weighed(SHOWN, (), 1.0), "9"),
        (Weighed(HIDDEN, (), 1.0), "hidden"),
        (Weighed(KNOCK, (), 1.0), "Knock"),
        (Weighed(PASS, (), 1.0), "Pass"),
        (Weighed(Flip(0), (), 1.0), "0, 5 behind"),
        (Weighed(Flip(1), (), 1.0), "0, unknown"),
    ]
    assert [reasons.label(each, known) for each, _ in pairs] == [words for _, words in pairs]


def test_only_what_has_points_is_compared() -> None:
    one, two, none = (
        Weighed(Play((n,)), (n,), points) for n, points in enumerate((1.0, 2.0, None))
    )
    whole = reason(Ground.MOST_POINTS, view_of())
    assert reasons.compared(replace(whole, weighed=(one, none, two))) == (one, two)
    assert reasons.compared(replace(whole, weighed=(one, none))) == (), "nothing to compare it with"
    assert reasons.compared(replace(whole, weighed=(none, one, two))) == ()
    assert reasons.compared(whole) == ()


def test_what_is_compared_speaks_for_the_choice() -> None:
    """A chance to win the match may be better with more points: then points say nothing."""
    chosen, more, most, fewer = (
        Weighed(Play((n,)), (n,), points) for n, points in enumerate((2.0, 3.0, 9.0, 1.5))
    )
    whole = reason(Ground.MOST_POINTS, view_of())
    assert reasons.compared(replace(whole, weighed=(chosen, most, more))) == (chosen, more, most)
    assert reasons.compared(replace(whole, weighed=(chosen, fewer, most))) == (chosen, most)
    assert reasons.compared(replace(whole, weighed=(chosen, fewer))) == ()


# --------------------------------------------------------------------- grounds


def test_the_most_points_go() -> None:
    assert told(Play((3, 4)), Ground.MOST_POINTS, view_of()) == (
        "Olive would play both 10s, because that gets rid of 20 of your 38 points, "
        "and 5\u00a06\u00a07 can wait."
    )
    lonely = view_of("2/5 7/1 10/3 10/4", THEIRS)
    assert told(Play((2, 3)), Ground.MOST_POINTS, lonely) == (
        "Olive would play both 10s, because that gets rid of 20 of your 29 points."
    )


def test_a_triplet_costs_the_others() -> None:
    view = view_of("8/0 8/1 8/2 3/7", THEIRS)
    assert told(Play((1, 2, 3)), Ground.TRIPLET, view) == (
        "Olive would play all three 8s, because a triplet costs everybody else a penalty, "
        "and gets rid of 24 of your 27 points."
    )
    zeros = view_of("0/8 0/5 0/2 3/7", THEIRS)
    assert told(Play((0, 1, 2)), Ground.TRIPLET, zeros).endswith("everybody else a penalty.")


def test_what_stays_goes_together() -> None:
    assert told(Play((3,)), Ground.KEEPS_GROUPS, view_of()).endswith(
        "because that keeps 5\u00a06\u00a07 together and leaves 28 points."
    )
    near = view_of("0/5 2/1 3/7 9/2", THEIRS)
    assert told(Play((0,)), Ground.KEEPS_GROUPS, near).endswith(
        "because what is left, 14 points, goes together best."
    )
    straight = view_of("1/5 2/1 3/7 7/3 10/4", THEIRS)
    assert told(Play((0, 1, 2)), Ground.KEEPS_GROUPS, straight).endswith(
        "because that is three cards at once."
    )
    lonely = view_of("1/5 4/2 7/2", THEIRS)
    assert told(Play((1,)), Ground.KEEPS_GROUPS, lonely).endswith(
        "because nothing else looks better."
    )


def test_equal_numbers_that_stay_are_counted() -> None:
    view = view_of("8/1 8/2 9/3 5/4", THEIRS)
    assert told(Play((0,)), Ground.KEEPS_GROUPS, view).endswith(
        "because that keeps the\u00a0two\u00a08s together and leaves 25 points."
    )


def test_zeros_need_not_go_together() -> None:
    view = view_of("0/5 0/6 7/2 9/3", THEIRS)
    assert told(Play((3,)), Ground.MOST_POINTS, view).endswith(
        "that gets rid of 9 of your 16 points."
    )


def test_q18_in_the_last_round_nothing_can_wait() -> None:
    view = replace(view_of(), knocker=1)
    assert told(Play((3, 4)), Ground.MOST_POINTS, view).endswith(
        "that gets rid of 20 of your 38 points."
    )
    assert told(Play((3,)), Ground.KEEPS_GROUPS, view).endswith("nothing else looks better.")


def test_all_points_go() -> None:
    view = view_of("0/5 3/2", THEIRS)
    assert told(Play((1,)), Ground.MOST_POINTS, view) == (
        "Olive would play the 3, because that gets rid of all your points."
    )
    view = view_of("0/5 8/0 8/1 8/2", THEIRS)
    assert told(Play((1, 2, 3)), Ground.TRIPLET, view).endswith(
        "a penalty, and gets rid of all your points."
    )


def test_q17_a_knock_has_its_chance() -> None:
    view = view_of("1/5 3/2", THEIRS)
    assert told(KNOCK, Ground.KNOCK_GOOD, view, knock_chance=0.714) == (
        "Olive would knock now, because with 4 points your chance to win the round is 71%."
    )
    assert told(KNOCK, Ground.KNOCK_GOOD, view).endswith("4 points are probably the fewest.")


def test_q19_a_pass_keeps_what_there_is() -> None:
    assert told(PASS, Ground.PASS_GOOD, view_of("1/5 3/2", THEIRS)) == (
        "Olive would pass, because playing and drawing would hardly lower your 4 points."
    )


@pytest.mark.parametrize(
    ("draw", "action", "ground", "hidden", "words"),
    [
        ("3/6", SHOWN, Ground.SHOWN_GOOD, 5.04, "the hidden side is 5 on average."),
        (
            "9/6",
            SHOWN,
            Ground.SHOWN_GOOD,
            5.04,
            "it goes with your cards; the hidden side is 5 on average.",
        ),
        ("9/6", HIDDEN, Ground.HIDDEN_GOOD, 4.6, "the hidden side is 4.6 on average, less than 9."),
        (
            "3/6",
            HIDDEN,
            Ground.HIDDEN_GOOD,
            4.6,
            "the hidden side, 4.6 on average, may go with your cards.",
        ),
        ("3/6", HIDDEN, Ground.HIDDEN_GOOD, None, "nothing else looks better."),
    ],
)
def test_q12_a_side_is_better(
    draw: str, action: QuandoAction, ground: Ground, hidden: float | None, words: str
) -> None:
    view = view_of(phase=Phase.DRAW, draw=draw)
    shown = int(draw[0])
    assert told(action, ground, view, shown=shown, hidden=hidden).endswith(f", because {words}")


@pytest.mark.parametrize(
    ("shown", "down", "action", "words"),
    [
        (9, 2, HIDDEN, "the other side is 2."),
        (4, 9, HIDDEN, "the 9 on the other side goes with your cards."),
        (3, 6, SHOWN, "the other side is 6."),
        (8, 4, SHOWN, "it goes with your cards; the other side is 4."),
    ],
)
def test_q15_a_hidden_side_that_is_known_is_no_average(
    shown: int, down: int, action: Draw, words: str
) -> None:
    view = view_of(phase=Phase.DRAW, draw=f"{shown}/{down}")
    view = replace(view, draw=(view.draw[0]._replace(down=down), *view.draw[1:]))
    ground = Ground.SHOWN_GOOD if action is SHOWN else Ground.HIDDEN_GOOD
    said = told(action, ground, view, shown=shown, hidden=float(down))
    assert said.endswith(f", because {words}")


@pytest.mark.parametrize(
    ("draw", "action", "hidden", "words"),
    [
        ("0/6", SHOWN, 4.9, "only zeros end the round."),
        ("3/6", HIDDEN, 4.2, "the hidden side, 4.2 on average, may be the 0 that ends the round."),
        ("9/6", HIDDEN, 4.2, "the hidden side is 4.2 on average, less than 9."),
        ("5/6", SHOWN, 4.9, "the hidden side is 4.9 on average."),
    ],
)
def test_q16_a_zero_can_end_the_round(draw: str, action: Draw, hidden: float, words: str) -> None:
    view = view_of("0/9 0/8", THEIRS.replace("1/0 2/8", "1/2 2/5"), phase=Phase.DRAW, draw=draw)
    ground = Ground.SHOWN_GOOD if action is SHOWN else Ground.HIDDEN_GOOD
    shown = int(draw[0])
    said = told(action, ground, view, shown=shown, hidden=hidden)
    assert said.endswith(f", because {words}")
    penalty = replace(view, phase=Phase.PENALTY_DRAW)
    assert "round" not in told(action, ground, penalty, shown=shown, hidden=hidden)


def test_q18_in_the_last_round_only_the_number_counts() -> None:
    view = replace(view_of(phase=Phase.DRAW, draw="5/8"), knocker=1)
    side = "because the hidden side is 5 on average."
    assert told(SHOWN, Ground.SHOWN_GOOD, view, shown=5, hidden=5.04).endswith(side)
    assert told(HIDDEN, Ground.HIDDEN_GOOD, view, shown=5, hidden=4.97).endswith(side)


def test_q14_a_zero_has_its_other_side() -> None:
    view = view_of("0/5 0/6 7/2", THEIRS, phase=Phase.FLIP)
    known = replace(view, hand=(view.hand[0]._replace(back=5), *view.hand[1:]))
    assert told(Flip(0), Ground.CHEAPEST_ZERO, known).endswith("because its other side is 5.")
    assert told(Flip(1), Ground.CHEAPEST_ZERO, known, hidden=4.4).endswith("is 4.4 on average.")
    assert told(Flip(1), Ground.CHEAPEST_ZERO, known).endswith("is probably the lowest.")
    assert told(Flip(0), Ground.CHEAPEST_ZERO, view).endswith("the other side of none of them.")


@pytest.mark.parametrize("ground", [Ground.WHIM, Ground.ONLY_CHOICE])
def test_little_to_say_is_said_shortly(ground: Ground) -> None:
    assert re.fullmatch("Olive would pass, because [a-z ]+[.]", told(PASS, ground, view_of()))


def test_german_sentences(german: None) -> None:
    view = view_of()
    assert told(Play((3, 4)), Ground.MOST_POINTS, view) == (
        "Olive würde beide Zehnen spielen, denn damit bist du 20 deiner 38 Punkte los, "
        "und 5\u00a06\u00a07 können warten."
    )
    low = view_of("1/5 3/2", THEIRS)
    assert told(KNOCK, Ground.KNOCK_GOOD, low, knock_chance=0.7) == (
        "Olive würde jetzt klopfen, denn mit 4 Punkten ist deine Gewinnchance 70\u00a0%."
    )
    assert reasons.chance_of_knock(0.7) == "Jetzt klopfen: Gewinnchance 70\u00a0%"


def test_the_whole_hint_for_a_screen_reader() -> None:
    face = Face("Olive", "olive", "#000000", "")
    assert spoken(HintText(face, "Olive would pass.")) == "Olive would pass."
    bars = (Bar("Pass", 4.0, "4"), Bar("7 7", 5.5, "5.5"))
    assert spoken(HintText(face, "Olive would pass.", caption=reasons.caption(), bars=bars)) == (
        "Olive would pass. Average points this round: Pass: 4; 7 7: 5.5."
    )


# ------------------------------------------------------------ what may be told


def decisions(seats: int, seed: int) -> Iterator[QuandoView]:
    """All that seat 0 has to decide in a round."""
    hands = [MINE, THEIRS, "3/1 4/2 5/3 6/4 8/5", "7/1 8/2 9/3 6/5 0/8"][:seats]
    state, bot, chance = table(*hands), PlainBot(), Chance(seed)
    while state.to_act():
        view = state.observe(state.actor)
        if view.seat == 0:
            yield view
        chosen = bot.choose(view, chance)
        assert isinstance(chosen, QuandoAction)
        state.apply(state.actor, chosen)


def numbers(words: str) -> set[str]:
    return {*re.findall(r"\d+(?:[.,]\d+)?", words)}


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.GERMAN])
@pytest.mark.parametrize("seed", range(4))
def test_q5_no_number_comes_from_elsewhere(
    languages: Languages, language: Language, seed: int
) -> None:
    """Only what the reason has, and what the player sees."""
    languages.use(language)
    found = 0
    for view in decisions(4, seed):
        total = sum(card.front for card in view.hand)
        seen = {card.front for card in view.hand} | {card.back for card in view.hand}
        seen |= {*view.draw[0]} if view.draw else set()
        for action in view.legal():
            fronts: tuple[int, ...] = ()
            if isinstance(action, Play):
                fronts = tuple(view.hand[place].front for place in action.places)
            weighed = Weighed(action, fronts, 98.76)
            shown = view.draw[0].up if isinstance(action, Draw) else None
            for ground in Ground:
                why = QuandoReason(ground, total, (weighed,), (), 0.777, shown=shown, hidden=87.65)
                words = [
                    reasons.would("Olive", action, view),
                    reasons.because(action, why, view),
                    reasons.label(weighed, view),
                ]
                known = {str(each) for each in {*seen, total, sum(fronts), total - sum(fronts)}}
                known |= {"78", decimal(87.65)}
                assert numbers(" ".join(words)) <= known, (action, ground, words)
                found += 1
    assert found > 100
