"""The luck of cards: what came beside all that could have come, whoever the others are."""

from __future__ import annotations

import pytest

from quando_desktop.games.quanto.bots.analyst import QuantoAnalyst
from quando_desktop.games.quanto.bots.heuristic import HeuristicBot
from quando_desktop.games.quanto.rules.cards import JOKER
from quando_desktop.games.quanto.rules.events import DisplayFilled, Drew
from tests.games.quanto.rounds import act, kinds, made_round

DISPLAY = "4 5 6 6"
DREW = [Drew(0, kinds("7"))]
OTHERS = "J 8 9 10", "3 3 4 4", "5 5 6 7"


def test_a_good_hand_does_not_make_itself_count_for_more() -> None:
    """Luck goes by the worth of the cards alone, so that it is nothing on average."""
    found = []
    for hand in ("2 2 7 7", "7 8 9 10", "1 11 12 J"):
        view = made_round(hand, "8 8 9 9", "3 3 4 4", display=DISPLAY, rest=True).observe(0)
        lost = HeuristicBot().reckon(view).policy.lost
        worth = sum(lost[own.kind] for own in view.hand)
        found.append((worth, QuantoAnalyst().deal(view)))
    (low, bad), (middle, so_so), (high, good) = found
    slope = (so_so - bad) / (middle - low)
    assert slope > 0
    assert (good - so_so) / (high - middle) == pytest.approx(slope)


def test_what_the_others_choose_to_play_changes_no_odds() -> None:
    """The pile does not get worse because somebody else plays a joker: chance had given it to
    them before. What chance turns up can come no more."""
    luck = []
    for card in ("8", "J"):
        state = made_round(
            "7 9 11 12", *OTHERS, display=DISPLAY, rest=True, dealer=0, free_discard=True
        )
        analyst, before = QuantoAnalyst(), state.observe(0)
        analyst.deal(before)
        events = act(state, 1, "discard", card=card)
        view = state.observe(0)
        analyst.came(before, view, [event.seen_by(0) for event in events])
        luck.append(analyst.came(view, view, DREW))
    assert luck[0] == luck[1]

    analyst.came(view, view, [DisplayFilled((JOKER,))])
    assert analyst.came(view, view, DREW) > luck[1]
