"""The end of a game at the table, before any sheet: the last card turns up, whoever wins hops for
joy, and the others slump. A press skips it; calm motion has the card, the faces and the words
alone."""

from __future__ import annotations

from collections.abc import Callable

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.engine.players import Kind
from quando_desktop.games.seven_ate_nine.rules.view import SevenView
from quando_desktop.games.seven_ate_nine.table.layout import Middle
from quando_desktop.games.seven_ate_nine.table.moments import Cancel
from quando_desktop.games.seven_ate_nine.table.scenery import (
    LAST,
    SKIP,
    Ending,
    SevenScenery,
    Verdict,
)
from quando_desktop.games.seven_ate_nine.text import table as text
from quando_desktop.settings.settings import Motion, Settings, Speed
from quando_desktop.table.audio.sounds import Sound
from quando_desktop.table.pages.live_table import LiveHost
from quando_desktop.table.paint import effects
from quando_desktop.table.paint.art import Art, Picture
from quando_desktop.table.paint.canvas import Align, Canvas, Type
from quando_desktop.table.paint.faces import Expression
from quando_desktop.table.paint.pieces import with_shadow
from quando_desktop.table.parts.company import MIDDLE, Heads, Mood
from quando_desktop.table.parts.gestures import REJOICE
from quando_desktop.table.parts.remark_bubble import Word
from quando_desktop.table.parts.seats import head_of
from quando_desktop.table.scene.ease import in_out_sine
from quando_desktop.table.scene.stage import Box, Stage
from quando_desktop.table.scene.tableau import Control, Cue, Frame, Passage, Role, Tableau
from quando_desktop.table.text.numbers import Company

FACE_DOWN = 550.0
"""Milliseconds for which the last card lies face down."""
WHOLE, QUIET, BRIEF = 2800.0, 2200.0, 1900.0
"""The length of all of it; the same where nothing moves, and at the fast speed."""
GRACE = 900.0
"""Presses in this time were still meant for the game."""
TURN_UP = Cue(320, ease=in_out_sine, over=True)
SLUMP, SINK, LEAN = Cue(420, delay=320, ease=in_out_sine), 9.0, 6.0
"""How the others sink down, how far, and by how many degrees to the side."""
HOPS_AFTER = 420.0
"""The delay of the hops: when the last call is over, and nothing else changes."""
SOUNDS = {
    Verdict.WON: Sound.ROUND_WON,
    Verdict.LOST: Sound.ROUND_LOST,
    Verdict.SHARED: Sound.ROUND_SHARED,
}
GLAD, GLAD_SHARED, SHADE = 1.55, 1.05, ((0.3, 0.0), (1.0, 0.34))
"""The sizes of the light behind the pile, and the shade around it where nobody at the screen has
won."""
WORDS, HIGH, EDGES = Type(28, 800), 52.0, 72.0


def is_shown(settings: Settings) -> bool:
    """Whether the table shows the end of a game at all: not where nothing takes time."""
    return settings.speed is not Speed.INSTANT and settings.motion is not Motion.NONE


def verdict_of(facts: MatchFacts, winner: int) -> tuple[tuple[int, ...], Verdict]:
    """Who has won, the match if that is over and else the game, and what that is for the people."""
    winners = facts.winners or (winner,)
    people = {seat for seat, each in enumerate(facts.players) if each.kind is Kind.HUMAN}
    if people and not people & {*winners}:
        return winners, Verdict.LOST
    return winners, Verdict.SHARED if len(winners) > 1 else Verdict.WON


class EndingShow:
    """Shows the end of a game from the last card to the sheet."""

    def __init__(self, host: LiveHost, perform: Callable[[], None]) -> None:
        """`perform` shows the table with the card turned up."""
        self._host, self._perform = host, perform
        self._waits: list[Cancel] = []
        self._card: int | None = None
        self.word: Word | None = None
        """What somebody has to say once the card has turned up."""
        self._is_up = self._is_open = False

    @property
    def is_shown(self) -> bool:
        """Whether the end of a game is shown now."""
        return self._card is not None

    @property
    def can_skip(self) -> bool:
        """Whether a press is meant for what is shown now."""
        return self._is_open

    def begin(self, card: int) -> float:
        """The last card lies there; how long all of it takes."""
        self.stop()
        self._card = card
        after = self._host.after
        self._waits = [after(FACE_DOWN, self._turn_up), after(GRACE, self._open)]
        settings = self._host.settings
        if settings.speed is Speed.FAST:
            return BRIEF
        return WHOLE if settings.motion.is_full else QUIET

    def stop(self) -> None:
        """Ends it: the sheet comes, or another game."""
        for cancel in self._waits:
            cancel()
        self._waits, self._card, self.word = [], None, None
        self._is_up = self._is_open = False

    def now(self, facts: MatchFacts, view: SevenView) -> Ending | None:
        if self._card is None or view.winner is None:
            return None
        return Ending(self._card, self._is_up, *verdict_of(facts, view.winner))

    def _turn_up(self) -> None:
        self._is_up = True
        self._perform()

    def _open(self) -> None:
        self._is_open = True


def rejoice(passage: Passage, shown: SevenScenery) -> None:
    """What everybody does about it while the card turns up."""
    ending = shown.ending
    if ending is None:
        return
    passage.cues[LAST] = TURN_UP
    passage.sounds += [(0.0, Sound.FLIP), (TURN_UP.ms, SOUNDS[ending.verdict])]
    for seat in range(shown.view.seats):
        if seat in ending.winners:
            passage.gestures.append((HOPS_AFTER, head_of(seat), REJOICE))
        else:
            passage.cues[head_of(seat)] = SLUMP


# ------------------------------------------------------------------------ the picture


def lay_light(tableau: Tableau, art: Art, stage: Stage, middle: Middle, ending: Ending) -> None:
    """Light behind the pile for a win, less for a shared one; shade where it is lost."""
    if not ending.is_up:
        return
    if ending.verdict is Verdict.LOST:
        at = middle.pile
        shade = effects.shade(art, stage, at.x, at.y, stage.width * 0.6, SHADE)
        tableau.put("ending", shade, 0, 0, grow=effects.COARSE)
        return
    grow = GLAD if ending.verdict is Verdict.WON else GLAD_SHARED
    tableau.put("ending", effects.rays(art), middle.pile.x, middle.pile.y, grow=grow)


def lay_moods(tableau: Tableau, frame: Frame, shown: SevenScenery) -> None:
    """The faces: whoever has won is delighted, and the others sink down a little. Whoever has laid
    the last card and not won the match does neither."""
    ending = shown.ending
    if ending is None or not ending.is_up:
        return
    heads, middle = Heads(tableau, frame, shown.facts.you), frame.stage.width / 2
    for place, piece in enumerate(tableau.pieces):
        seat = next((seat for seat in range(shown.view.seats) if piece.key == head_of(seat)), None)
        if seat is None or (seat == shown.view.winner and seat not in ending.winners):
            continue
        is_glad = seat in ending.winners
        mood = Mood(Expression.DELIGHT) if is_glad else Mood(Expression.DOUBT, MIDDLE)
        lean = -LEAN if piece.pose.x <= middle else LEAN
        sunk = piece.pose._replace(y=piece.pose.y + SINK, angle=lean)
        tableau.pieces[place] = piece._replace(
            picture=heads.picture(seat, mood) or piece.picture,
            pose=piece.pose if is_glad else sunk,
        )


def lay_words(
    tableau: Tableau, art: Art, middle: Middle, shown: SevenScenery, names: list[str]
) -> None:
    """Who has won, below the pile."""
    if shown.ending is not None and shown.ending.is_up:
        words = words_of(shown, names)
        body = Box.around(
            0, 0, WORDS.width(words, art.scale) + EDGES, HIGH * max(1, art.scale.text)
        )
        sign = _sign(art, words, body, shown.ending.verdict)
        tableau.put("ending words", sign, middle.x, middle.line_y, above=True)


def lay_way_on(tableau: Tableau, stage: Stage, shown: SevenScenery, names: list[str]) -> None:
    """The whole table as a button that goes on, below the buttons that lie there."""
    whole = Box(0, 0, stage.width, stage.height)
    name = text.ending_skip(words_of(shown, names))
    buttons = [each for each in tableau.controls if each.role is Role.BUTTON]
    rest = [each for each in tableau.controls if each.role is not Role.BUTTON]
    tableau.controls[:] = [*rest, Control(SKIP, name, whole), *buttons]


def words_of(shown: SevenScenery, names: list[str]) -> str:
    """The same as a sentence."""
    ending = shown.ending
    assert ending is not None
    if ending.winners == (shown.facts.you,):
        return text.you_win()
    if len(ending.winners) == 1:
        return text.wins(names[ending.winners[0]])
    return text.share(Company.of(ending.winners, names, shown.facts.you))


def _sign(art: Art, words: str, body: Box, verdict: Verdict) -> Picture:
    """On a dark plate with light letters if it is won, the other way round if it is lost, and in
    two halves if it is shared."""

    def paint(canvas: Canvas) -> None:
        theme, round_ = canvas.theme, body.height / 2
        canvas.shadow(body, round_, 14, 6, 0.24)
        ground, ink = theme.plate, theme.text
        if verdict is Verdict.WON:
            ground, ink = theme.on_table, theme.table_top
        canvas.round(body, round_, ground)
        if verdict is Verdict.SHARED:
            inner = Box.around(0, 0, body.width - 10, body.height - 10)
            canvas.frame(inner, round_ - 5, ink, 2, 1.0)
        canvas.text(0, 0, words, WORDS, ink, align=Align.CENTRE)

    return art.picture(("ending", words, verdict), with_shadow(body, 14, 6), paint)
