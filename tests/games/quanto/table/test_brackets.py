"""Brackets of any groups: each is read alone, whatever lies between its cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import pytest

from quando_desktop.engine.chance import Chance
from quando_desktop.games.quanto.table.brackets import SMALLEST
from quando_desktop.games.quanto.table.layout import BRACKETS, letters
from quando_desktop.games.quanto.table.picture import picture
from quando_desktop.games.quanto.table.scenery import DisplayGroup, QuantoScenery, shown_in_display
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.paint.style import Style
from quando_desktop.table.parts.scenery import own
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.scene.tableau import Key
from tests.games.quanto.table.sceneries import Sizes, plain_scenery
from tests.table.fit_checks import CASES
from tests.table.measured_art import Measured, frame_of, placed

TABLES = 60
"""Of random groups, for each size of window."""


def random_groups(chance: Chance) -> QuantoScenery:
    """A few groups of cards that lie anywhere, perhaps one that is not whole yet, perhaps a card
    for a rainbow card; all other cards could go along."""
    count = 4 + chance.below(13)
    seats = 2 + chance.below(5)
    cards = chance.shuffled(range(count))
    groups: list[DisplayGroup] = []
    while cards and len(groups) < 5:
        size = min(len(cards), 1 + chance.below(4))
        mine, cards = cards[:size], cards[size:]
        groups.append(DisplayGroup(tuple(mine), 12))
        if chance.below(4) == 0:
            break
    if chance.below(3) == 0:
        groups[-1] = groups[-1]._replace(total=7, is_whole=False)
    shown = plain_scenery(Sizes(seats, count, 4, 4, 2))
    return replace(
        shown,
        chosen=own(0),
        groups=tuple(groups),
        target=12,
        open_cards=frozenset(cards),
        bonus=cards.pop() if cards and chance.below(3) == 0 else None,
    )


def tables(style: Style, case: int) -> Iterator[tuple[str, Measured, QuantoScenery]]:
    window, text, _ = CASES[case]
    frame, art = frame_of(style, window, text, letters)
    for number in range(TABLES):
        shown = random_groups(Chance(f"{case} {number}"))
        name = f"{number}: {[group.cards for group in shown.groups]} of {len(shown.view.display)}"
        yield name, Measured(frame.stage, art, picture(frame, shown)), shown


def lines_of(table: Measured) -> list[tuple[int, Box]]:
    """Straight pieces of line, each with the number of its group."""
    return [
        (piece.key[1], placed(line, piece))
        for piece in table.tableau.pieces
        if isinstance(piece.key, tuple) and piece.key[0] in ("bracket", "join")
        for line in table.art.measure(piece.picture).lines
    ]


def boxes_of(table: Measured, kind: str) -> dict[int, Box]:
    found = table.boxes().items()
    return {key[1]: box for key, box in found if isinstance(key, tuple) and key[0] == kind}


@pytest.mark.parametrize("case", range(len(CASES)), ids=[str(case) for case in CASES])
def test_no_sum_line_or_dot_is_on_that_of_another_group(
    kept_style: Style, english: Languages, case: int
) -> None:
    english.use(CASES[case][2])
    for name, table, _ in tables(kept_style, case):
        lines, sums, dots = lines_of(table), boxes_of(table, "sum"), boxes_of(table, "dot")
        for (one, box), (other, another) in combinations(sums.items(), 2):
            assert not box.overlaps(another), f"sums {one} and {other}, {name}"
        for number, box in sums.items():
            for other, line in lines:
                assert other == number or not box.overlaps(line), f"sum {number}, {other}, {name}"
            for card, dot in dots.items():
                assert not box.overlaps(dot), f"sum {number} and the dot of {card}, {name}"
        for card, dot in dots.items():
            assert not any(dot.overlaps(line) for _, line in lines), f"dot of {card}, {name}"
        level = [(number, line) for number, line in lines if line.width > line.height]
        for (one, line), (other, another) in combinations(level, 2):
            assert one == other or not line.overlaps(another), f"lines {one}, {other}, {name}"


@pytest.mark.parametrize("case", [0, 1, 6])
def test_sums_stand_below_their_own_cards_and_can_be_read(
    kept_style: Style, english: Languages, case: int
) -> None:
    english.use(CASES[case][2])
    for name, table, shown in tables(kept_style, case):
        sums, cards = boxes_of(table, "sum"), boxes_of(table, "display")
        for number, group in enumerate(shown.groups):
            box = sums[number]
            middle = box.left + box.width / 2
            below = [
                cards[card]
                for card in group.cards
                if cards[card].bottom - 2 <= box.top + 2 < cards[card].bottom + BRACKETS
            ]
            assert below, name
            left, right = min(card.left for card in below), max(card.right for card in below)
            assert left <= middle <= right, name
            assert box.height >= 2 * SMALLEST - 0.1, name


def test_what_is_not_whole_says_so_wherever_it_stands(
    kept_style: Style, english: Languages
) -> None:
    frame, art = frame_of(kept_style, (1440, 900), 1.0)
    inside = (DisplayGroup((0, 5), 12), DisplayGroup((1, 4), 12), DisplayGroup((2, 3), 7, False))
    shown = replace(plain_scenery(Sizes(4, 6, 4, 4, 0)), chosen=own(0), groups=inside, target=12)
    table = Measured(frame.stage, art, picture(frame, shown))
    pieces: dict[Key, list[str]] = {
        piece.key: [words for _, words in art.measure(piece.picture).texts]
        for piece in table.tableau.pieces
    }
    assert pieces["sum", 2] == ["7 of 12"]
    assert table.boxes()["sum", 2].top > table.boxes()[shown_in_display(2)].bottom - 3
