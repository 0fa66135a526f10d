"""What a player cannot see never reaches their picture, down to the pixels."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtGui import QImage

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.engine.contract import Observation
from quando_desktop.shell.selftest.still import render
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.paint.style import Style
from tests.table.every_game.kit import Kit
from tests.table.every_game.kits import KITS, every_game
from tests.table.every_game.matches import SEAT, Story
from tests.table.painted import SIZE, painted

Seen = list[tuple[QImage, list[str]]]
"""Pictures, and what a screen reader finds there."""


def seen(style: Style, kit: Kit, view: Observation[Any], facts: MatchFacts) -> Seen:
    return [painted(style, make) for make in kit.pictures(view, facts)]


@pytest.mark.parametrize(
    ("kit", "story"),
    [
        pytest.param(kit, story, id=f"{kit}-{story.seats}-{story.seed}")
        for kit in KITS
        for story in kit.secrets.stories
    ],
)
def test_another_truth_gives_the_same_picture(
    kept_style: Style, english: Languages, kit: Kit, story: Story
) -> None:
    words = set()
    for moment in kit.moments(story):
        words |= {*moment.kind.split()}
        shown = seen(kept_style, kit, moment.view, moment.facts)
        for truth in kit.truths(moment.view):
            other = seen(kept_style, kit, truth.observe(SEAT), moment.facts)
            assert other == shown, moment.kind
    assert story.meets <= words


@every_game
def test_the_comparison_sees_a_single_face(kept_style: Style, english: Languages, kit: Kit) -> None:
    """The owner of the cards sees and hears the difference between two truths."""
    moment = kit.in_the_middle()
    found = [
        seen(kept_style, kit, truth.observe(1), moment.facts) for truth in kit.truths(moment.view)
    ]
    for (image, names), (other, others) in zip(*found, strict=True):
        assert image != other
        assert names != others


@every_game
def test_a_still_picture_is_the_same_for_another_truth(
    kept_style: Style, english: Languages, kit: Kit
) -> None:
    moment, table = kit.in_the_middle(), kit.plug.table()
    shown = render(kept_style, table, moment.view, moment.facts, SIZE, dark=True)
    for truth in kit.truths(moment.view):
        other = truth.observe(SEAT)
        assert render(kept_style, table, other, moment.facts, SIZE, dark=True) == shown


@pytest.mark.parametrize(
    ("kit", "settings"),
    [
        pytest.param(kit, settings, id=f"{kit} {settings or ''}")
        for kit in KITS
        if kit.secrets.story
        for settings in kit.secrets.helps
    ],
)
def test_another_truth_moves_the_same(
    kit: Kit, sit: Callable[..., Any], settings: dict[str, Any]
) -> None:
    """What moves, sounds, is told and is logged, at every moment."""
    assert kit.secrets.story is not None
    (one, first), (other, second) = (kit.secrets.story(sit, world, **settings) for world in (0, 1))
    assert one.observe(0) == other.observe(0)
    assert one.observe(1) != other.observe(1), "the two truths do differ"
    for number, (seen_here, seen_there) in enumerate(zip(first, second, strict=True)):
        assert seen_here == seen_there, number
    pictures = [looks[0] for looks in first]
    assert sum(now != then for now, then in pairwise(pictures)) > 30, "things moved"
    assert len(first[-1][3]) > kit.secrets.lines, "the log tells of it"
