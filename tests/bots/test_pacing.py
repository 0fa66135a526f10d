"""How long computer players seem to think."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pytest

from quando_desktop.bots.pacing import LONGEST, SPEEDS, Pacing
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Action, Observation
from quando_desktop.games.quando.rules.actions import Flip, Phase
from tests.games.quando.rounds import table


@dataclass(frozen=True)
class Choices(Observation[Action]):
    """Somebody who may do so many things."""

    count: int
    seat: int = 0

    @property
    def is_over(self) -> bool:
        return False

    def legal(self) -> Sequence[Action]:
        return [Flip(place) for place in range(self.count)]

    def looks_hard(self) -> int:
        return self.count


def delays(speed: str, choices: int) -> list[float]:
    pacing = Pacing(speed)
    return [pacing.delay(Choices(choices), Chance(seed)) for seed in range(40)]


@pytest.mark.parametrize("choices", [1, 2, 7, 40, 5000])
def test_it_is_never_long(choices: int) -> None:
    assert all(0.1 < delay <= LONGEST / 2 for delay in delays("normal", choices))


def test_the_obvious_takes_least_and_a_hard_choice_most() -> None:
    obvious, simple, hard = (delays("normal", choices) for choices in (1, 4, 40))
    assert max(obvious) < min(simple)
    assert max(simple) < min(hard)


def test_it_varies_but_not_by_itself() -> None:
    assert len(set(delays("normal", 4))) > 30
    assert delays("normal", 4) == delays("normal", 4)


def test_speeds() -> None:
    slow, normal, fast, instant = (delays(speed, 6) for speed in SPEEDS)
    assert all(s > n > f > 0 for s, n, f in zip(slow, normal, fast, strict=True))
    assert set(instant) == {0.0}
    assert Pacing("instant").by_itself() == 0.0
    assert Pacing("instant").to_speak() == 0.0
    assert Pacing("slow").to_speak() > Pacing().to_speak() > Pacing("fast").to_speak() > 0
    shortest_look = Pacing("instant").hand_over()
    assert Pacing("slow").hand_over() > Pacing("normal").hand_over() > shortest_look > 0


def test_only_a_speed_is_a_speed() -> None:
    pacing = Pacing()
    with pytest.raises(ValueError, match="breakneck"):
        pacing.speed = "breakneck"
    assert pacing.speed == "normal"


def test_q5_the_pace_does_not_tell_how_many_zeros_there_are() -> None:
    one, two = (
        table(zeros, "4/8 3/9", draw="6/7").observe(0) for zeros in ("0/1 2/5 2/6", "0/1 0/5 2/6")
    )
    for phase in Phase:
        chosen = [replace(view, phase=phase) for view in (one, two)]
        first, second = (Pacing().delay(view, Chance(1)) for view in chosen)
        assert first == second


@pytest.mark.parametrize("choices", [1, 7, 5000])
def test_a_speed_stretches_the_natural_pace_and_nothing_else(choices: int) -> None:
    """Whoever asks for a slow table gets one: the limit is that of the natural pace, stretched."""
    slow = delays("slow", choices)
    for speed, factor in {"slow": 1.6, "normal": 0.45, "fast": 0.25, "instant": 0.0}.items():
        assert delays(speed, choices) == pytest.approx([factor / 1.6 * delay for delay in slow])
        assert max(delays(speed, choices)) <= 2.5 * factor


def test_the_obvious_comes_at_once_and_speaking_takes_its_time() -> None:
    assert max(delays("normal", 1)) < 0.2
    assert Pacing().to_speak() == 1.6
