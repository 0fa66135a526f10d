"""The ladder: rungs of some cards, faster and faster, until the third slip."""

from __future__ import annotations

from quando_desktop.engine.chance import Chance
from quando_desktop.games.seven_ate_nine.rules.cards import fits
from quando_desktop.games.seven_ate_nine.rules.rung import SevenRung
from quando_desktop.practice.ladder import CARDS, SLIPS, Climb, seconds


def test_a_climb_goes_up_and_ends_with_the_last_slip() -> None:
    climb = Climb()
    assert [climb.play() for _ in range(2 * CARDS)].count(True) == 2
    assert (climb.rung, climb.reached) == (3, 2)
    for _ in range(SLIPS):
        assert not climb.is_over
        climb.slip()
    assert climb.is_over


def test_every_rung_is_faster() -> None:
    times = [seconds(rung) for rung in range(1, 20)]
    assert times == sorted(times, reverse=True)
    assert times[-1] > 0


def test_something_always_fits_and_is_what_the_rules_say() -> None:
    """S5, S6: whatever is played, one of the four cards fits on it."""
    rung = SevenRung(Chance(7))
    for _ in range(300):
        places = [place for place in range(4) if rung.fits(place)]
        assert places == [place for place in range(4) if fits(rung.hand[place], rung.top)]
        card = rung.hand[places[-1]]
        rung.play(places[-1])
        assert rung.top == card
