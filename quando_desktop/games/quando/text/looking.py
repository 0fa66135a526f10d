"""The words of what is looked at more closely: the discard pile as a spread, and a seat. All of it
is what everybody at the table saw."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from quando_desktop.games.quando.rules.view import QuandoView
from quando_desktop.games.quando.text import spoken
from quando_desktop.games.quando.text.captions import captions, turns
from quando_desktop.named_tuple import NamedTuple
from quando_desktop.table.text import spoken as shared
from quando_desktop.table.text import words as common

translate = QCoreApplication.translate


class Page(NamedTuple):
    """A title, lines below it, and numbers to be shown as cards."""

    title: str
    lines: tuple[str, ...]
    cards: tuple[int, ...] = ()

    def aloud(self) -> str:
        """All of it for people who do not see it."""
        row = ", ".join(map(str, self.cards))
        return shared.sentences([self.title, *self.lines, row])


def discard_pile(view: QuandoView) -> Page:
    """The fronts that were played, the last one first; what is behind them is nobody's business
    here."""
    fronts = tuple(card.up for card in view.discard if card.up is not None)
    title = translate("QuandoLooking", "Discard pile: {cards}")
    title = title.format(cards=common.cards(len(fronts)))
    if not fronts:
        return Page(title, (translate("QuandoLooking", "Nothing has been played yet"),))
    return Page(
        title, (translate("QuandoLooking", "What everybody saw, the last card first"),), fronts
    )


def seat(
    view: QuandoView, seat: int, name: str, score: int, points: Sequence[Sequence[int]]
) -> Page:
    """A player's points, round by round, and what they have done in this one."""
    lines = [spoken.points(score), *_by_round(seat, points), *_plays(view, seat)]
    if seat == view.seat:
        lines.append(spoken.holds(view.hand))
    else:
        lines.append(common.cards(len(view.others[seat])))
        done = [captions(turn)[0] for turn in turns(view, seat)]
        lines += [_capital(each) for each in reversed(done)]
    return Page(name, tuple(lines))


def _by_round(seat: int, points: Sequence[Sequence[int]]) -> list[str]:
    if not points:
        return []
    words = translate("QuandoLooking", "Points by round: {points}")
    return [words.format(points=", ".join(str(given[seat]) for given in points))]


def _plays(view: QuandoView, seat: int) -> list[str]:
    return [translate("QuandoLooking", "%n play(s) in this round", None, view.play_counts[seat])]


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
