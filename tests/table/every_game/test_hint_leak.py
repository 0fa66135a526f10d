"""What a hint shows follows from the advice and from what the player sees, down to the pixels."""

from __future__ import annotations

import re
from contextlib import nullcontext
from typing import Any

import pytest
from PySide6.QtGui import QImage

from quando_desktop.controller.turn.adviser import CHARACTER, LEVEL
from quando_desktop.engine.chance import Chance
from quando_desktop.games import make_bot
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.paint.style import Style
from quando_desktop.table.parts.hint import adviser
from quando_desktop.table.parts.scenery import BUBBLE
from quando_desktop.table.scene.tableau import Frame, Tableau
from tests.bots.hurried import hurried_experts
from tests.table.every_game.kit import Kit
from tests.table.every_game.kits import KITS, every_game_with_hints, hinting
from tests.table.every_game.matches import SEAT, Story
from tests.table.painted import painted

NUMBER = re.compile(r"\d+(?:[.,]\d+)?")
ENOUGH = 60
"""Actions of one decision that advice is made up for."""

every_story = pytest.mark.parametrize(
    ("kit", "story"),
    [
        pytest.param(kit, story, id=f"{kit}-{story.seats}-{story.seed}")
        for kit in KITS
        if kit.hinting
        for story in kit.hinting.stories
    ],
)


def seen(style: Style, kit: Kit, shown: Any) -> tuple[QImage, list[str]]:
    """The picture with the hint, and what a screen reader finds there."""
    assert kit.sceneries is not None
    picture = kit.sceneries.picture

    def make(frame: Frame) -> Tableau:
        tableau = picture(frame, shown)
        (bubble,) = [control for control in tableau.controls if control.key == BUBBLE]
        assert bubble.name.startswith("Olive would ")
        return tableau

    return painted(style, make)


@every_story
def test_another_truth_gives_the_same_hint(
    kept_style: Style, english: Languages, kit: Kit, story: Story
) -> None:
    """Asked of the adviser itself, for every kind of decision."""
    words = set()
    for moment in kit.moments(story):
        if moment.is_own:
            words |= {*moment.kind.split()}
            views = [moment.view, *(truth.observe(SEAT) for truth in kit.truths(moment.view))]
            found = []
            for view in views:
                # In one story of each game they think as long as in a match; nobody else asks that.
                is_first = story is hinting(kit).stories[0]
                with nullcontext() if is_first else hurried_experts():
                    bot = make_bot(str(kit), LEVEL, CHARACTER)
                    given = bot.advise(view, Chance("hint"))
                shown = hinting(kit).shown_to(view, moment.facts, given)
                found.append(seen(kept_style, kit, shown))
            assert found[0] == found[1] == found[2], moment.kind
    assert story.meets <= words


@every_game_with_hints
def test_the_comparison_sees_another_number(
    kept_style: Style, english: Languages, kit: Kit
) -> None:
    hints = hinting(kit)
    moment = next(each for each in kit.moments(hints.stories[0]) if each.is_own)
    given = hints.advice(moment.view)
    one, two = (
        seen(kept_style, kit, hints.shown_to(moment.view, moment.facts, each))
        for each in (given, hints.another_number(given))
    )
    assert one[0] != two[0]
    assert one[1] != two[1]


@every_story
def test_no_number_comes_from_elsewhere(
    kept_style: Style, english: Languages, kit: Kit, story: Story
) -> None:
    """All words and bars: only what the reason has, and what the player sees."""
    hints, told = hinting(kit), 0
    for moment in kit.moments(story, each=2):
        for action in [*moment.view.legal()][:ENOUGH]:
            given = hints.advice(moment.view, action)
            shown = hints.shown_to(moment.view, moment.facts, given)
            said = hints.speech(shown, adviser(kept_style.palette))
            texts = [said.title, said.words, said.caption]
            texts += [part for bar in said.bars for part in (bar.name, bar.words)]
            numbers = {*NUMBER.findall(" ".join(texts))}
            assert numbers <= hints.known(moment.view, given.reason), (moment.kind, action, texts)
            told += len(numbers)
    assert told > 100
