"""Makes the chances that Quando's lessons tell after their puzzles:

    python3 resources/practice/lesson_chances.py

It appraises the position of each puzzle by what the learner knows there, and writes
`quando_desktop/games/quando/text/lesson_chances.py`. The same worlds every time: the result is the
same on every computer.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from quando_desktop.bots.appraisal import Appraisal, Estimate
from quando_desktop.dataclass import replace
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Action
from quando_desktop.games.quando.bots.appraiser import QuandoAppraiser
from quando_desktop.games.quando.rules.actions import Call, Draw, Play
from quando_desktop.games.quando.rules.view import QuandoView
from quando_desktop.games.quando.text.lessons import LESSONS

BLOCKS = 400
LESSON = "reading"
FILE = ROOT / "quando_desktop" / "games" / "quando" / "text" / "lesson_chances.py"
HEAD = '''"""The chances that lessons tell after a puzzle, in percent.

`resources/practice/lesson_chances.py` plays the positions of the puzzles, as the learner knows
them, and writes this file."""

from __future__ import annotations

CHANCES = {
'''


def appraised(step: str, blocks: int) -> Appraisal:
    """All that the learner can do at a step, and what it is worth."""
    lesson = LESSONS.find(LESSON)
    assert lesson is not None, LESSONS.damaged
    classroom = LESSONS.classroom(lesson)
    match = classroom.match(lesson.at(step), "Learner")
    seen = match.observe(classroom.seat)
    assert isinstance(seen, QuandoView)
    # The lesson speaks of this one round: the match is over with it.
    view = replace(seen, options={**seen.options, "target": 1})
    chance = Chance("lesson chances").stream(step)
    return QuandoAppraiser().appraise(view, view.legal(), blocks, chance)


def best(found: Appraisal, kind: type[Action] | Action) -> Estimate:
    """The best of the actions of one kind."""
    fits = (
        isinstance(each, kind) if isinstance(kind, type) else each is kind for each in found.actions
    )
    numbers = [number for number, is_one in enumerate(fits) if is_one]
    return max((found.worth(number) for number in numbers), key=lambda each: each.mean)


def chances(blocks: int = BLOCKS) -> dict[str, Estimate]:
    """The chance to win the round after each answer."""
    side, knock = appraised("reading_side", blocks), appraised("reading_knock", blocks)
    return {
        "hidden": best(side, Draw.HIDDEN),
        "knock": best(knock, Call.KNOCK),
        "shown": best(side, Draw.SHOWN),
        "wait": best(knock, Play),
    }


def main() -> None:
    found = chances()
    lines = [
        f'    "{name}": {100 * each.mean:.0f},  # ± {100 * each.error:.1f}\n'
        for name, each in found.items()
    ]
    FILE.write_text(HEAD + "".join(lines) + "}\n", encoding="utf-8")
    print("".join(lines), end="")


if __name__ == "__main__":
    main()
