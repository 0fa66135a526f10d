"""What would have been better, in one sentence with its reason."""

from __future__ import annotations

import os

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from quando_desktop.games import PLUGS
from quando_desktop.games.quando.bots.reason import Ground, PlayingOn, QuandoReason
from tests.analysis.matches import SMALL, small
from tests.games.quando.rounds import play, table

SOMEBODY = "Olive"


@pytest.mark.parametrize(
    ("knock", "waiting", "end"),
    [
        (0.22, PlayingOn(0.41, 6.2, 5.0), "a chance of 22%, playing on with 41%."),
        (
            0.01,
            PlayingOn(0.01, 6.25, 12.3),
            "of 1%, but brings 12.3 points on average; playing on ",
        ),
        (0.62, PlayingOn(0.5, 7.0, 5.0), "of 62%, but for the whole match playing on is better."),
    ],
)
def test_a_knock_that_was_too_early_has_its_chance_and_what_waiting_brings(
    knock: float, waiting: PlayingOn, end: str
) -> None:
    state = table("7/1 7/2 0/3", "1/0 1/2 2/0", draw="0/3", plays_before_knock=0)
    reason = QuandoReason(Ground.WAIT_GOOD, 14, (), (), knock, waiting=waiting)
    better = play(state, 0, "7/1 7/2")
    sentence = PLUGS["quando"].better(SOMEBODY, state.observe(0), better, reason)
    beginning = "Olive would not knock but play both 7s, because with 14 point(s) a knock wins "
    assert sentence.startswith(beginning)
    assert end in sentence


@pytest.mark.parametrize("game", SMALL)
def test_everything_that_could_have_been_done_has_its_sentence(game: str) -> None:
    plug, match = PLUGS[game], small(game)
    analyst = plug.analyst()
    assert analyst is not None
    said = set()
    for number, log in enumerate(match.rounds):
        state = match.dealt(number)
        for move in log.moves:
            view = state.observe(move.seat)
            for action in analyst.options(view, move.action):
                reason = analyst.reason(view, action)
                sentence = plug.better(SOMEBODY, view, action, reason)
                assert sentence.startswith(f"{SOMEBODY} would ")
                assert sentence.endswith(".")
                assert ". " not in sentence
                said.add(sentence)
            state.apply(move.seat, move.action)
    assert len(said) > 20
