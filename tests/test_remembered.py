"""What is remembered comes once, and goes when it is forgotten."""

from __future__ import annotations

from quando_desktop.remembered import forget_all, remembered


def test_an_answer_is_remembered_until_it_is_forgotten() -> None:
    asked: list[int] = []

    @remembered(2)
    def doubled(number: int) -> int:
        asked.append(number)
        return 2 * number

    assert [doubled(each) for each in (1, 2, 1, 2)] == [2, 4, 2, 4]
    assert asked == [1, 2]
    assert doubled(3) == 6, "One more than two."
    assert [doubled(2), doubled(1)] == [4, 2]
    assert asked == [1, 2, 3, 1]
    forget_all()
    assert doubled(1) == 2
    assert asked == [1, 2, 3, 1, 1]
