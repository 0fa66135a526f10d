"""What would have been better, in one sentence with its reason."""

from __future__ import annotations

import os

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from quando_desktop.games import PLUGS
from tests.analysis.matches import SMALL, small

SOMEBODY = "Olive"


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
