"""Quando's score sheet at the end of a round or a match."""

from __future__ import annotations

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.engine.seats import Kind
from quando_desktop.games.quando.report import Ending, Report, report
from quando_desktop.games.quando.table.press import near
from quando_desktop.games.quando.table.shown import HOME, NEXT, Shown, notebook_of
from quando_desktop.games.quando.text import sheet as text_sheet
from quando_desktop.games.quando.text import table as text
from quando_desktop.games.quando.view import QuandoView
from quando_desktop.table import buttons
from quando_desktop.table.buttons import Look
from quando_desktop.table.facts import Face
from quando_desktop.table.layout import Box
from quando_desktop.table.sheet import Mark, Row, Sheet, SheetPainter
from quando_desktop.table.tableau import Control, Frame, Key, Role, Tableau

GAP = 24.0
"""Between two buttons."""


def lay_sheet(tableau: Tableau, frame: Frame, shown: Shown, faces: tuple[Face, ...]) -> None:
    """The sheet with its buttons."""
    scores = Scores(shown, faces)
    painter = SheetPainter(tableau, frame, scores.sheet())
    over = bool(shown.facts.winners)
    words = text_sheet.rematch() if over else text_sheet.next_round()
    captions: list[tuple[Key, str, Look, str]] = [(NEXT, words, Look.MAIN, text.enter_key())]
    if over:
        captions.append((HOME, text_sheet.home(), Look.QUIET, "Esc"))
    widths = [buttons.button_width(frame.art, words, cap) for _, words, _, cap in captions]
    painter.lay(sum(widths) + GAP * len(widths))
    right, y = painter.foot
    tableau.controls.append(
        Control("sheet", scores.spoken(), Box.around(right / 2, y / 2, right, y), role=Role.INFO)
    )
    for seat, name in scores.books():
        box = Box.around(*painter.book(seat), 2 * buttons.ROUND, 2 * buttons.ROUND)
        tableau.controls.append(Control(notebook_of(seat), text_sheet.notebook(name), box))
    for (key, caption, look, cap), width in zip(captions, widths, strict=True):
        picture = buttons.button(frame.art, caption, look, cap, near(shown, key))
        tableau.put(key, picture, right - width / 2, y)
        box = Box.around(right - width / 2, y, width, buttons.button_height(frame.art))
        tableau.controls.append(Control(key, caption, box))
        right -= width + GAP


def first_notebook(view: QuandoView, facts: MatchFacts) -> int | None:
    """At the end of a round the knocker's, or else that of the first computer player."""
    kept = [seat for seat, each in enumerate(facts.players) if each.kind is Kind.COMPUTER]
    return view.knocker if view.knocker in kept else next(iter(kept), None)


class Scores:
    """What the sheet says."""

    def __init__(self, shown: Shown, faces: tuple[Face, ...]) -> None:
        self._view, self._facts, self._faces = shown.view, shown.facts, faces
        self._shown = shown
        self._report = report(shown.view)

    def sheet(self) -> Sheet:
        facts = self._facts
        target = self._view.options["target"]
        winners = [self._faces[seat].name for seat in facts.winners]
        return Sheet(
            title=text_sheet.match_title(winners)
            if winners
            else text_sheet.round_title(facts.round_number),
            sentence=self._how_it_ended(),
            headings=(
                text_sheet.fronts(),
                text_sheet.total(),
                text_sheet.points(),
                text_sheet.race(target),
            ),
            rows=tuple(self._row(seat, self._report) for seat in range(self._view.seats)),
            limit=target,
            legend=self._shown.share or text_sheet.legend(),
        )

    def books(self) -> list[tuple[int, str]]:
        """The computer players and their names."""
        players = self._facts.players
        return [(seat, each.name) for seat, each in enumerate(players) if self._keeps_book(seat)]

    def spoken(self) -> str:
        """The sheet for somebody who does not see it."""
        sheet = self.sheet()
        lines = [
            text_sheet.spoken_row(row.face.name, row.total, row.points, sum(row.history), row.note)
            for row in sheet.rows
        ]
        return " ".join([f"{sheet.title}.", sheet.sentence, *lines])

    def _row(self, seat: int, found: Report) -> Row:
        note, mark = self._mark(seat, found)
        extra = found.points[seat] - found.totals[seat]
        return Row(
            face=self._faces[seat],
            note=note,
            mark=mark,
            cards=tuple(f"cards/quando/front_{front}" for front in found.fronts[seat]),
            total=found.totals[seat],
            points=found.points[seat],
            sum_text=text_sheet.penalty(found.totals[seat], extra) if extra > 0 else "",
            history=tuple(given[seat] for given in self._facts.points),
            book=near(self._shown, notebook_of(seat)) if self._keeps_book(seat) else None,
        )

    def _keeps_book(self, seat: int) -> bool:
        return self._facts.players[seat].kind is Kind.COMPUTER

    def _mark(self, seat: int, found: Report) -> tuple[str, Mark]:
        if seat in self._facts.winners:
            return text_sheet.winner(), Mark.GOOD
        if not found.points[seat]:
            return text_sheet.lowest(), Mark.NONE if self._facts.winners else Mark.GOOD
        if seat == self._view.knocker:
            return text_sheet.knocker(), Mark.BAD
        return "", Mark.NONE

    def _how_it_ended(self) -> str:
        found = self._report
        name, total = self._faces[found.who].name, found.totals[found.who]
        others = [self._faces[seat].name for seat in found.others]
        match found.ending:
            case Ending.ZEROS:
                return text_sheet.only_zeros(name)
            case Ending.KNOCK_WON:
                return text_sheet.knock_won(name, total)
            case Ending.KNOCK_SHARED:
                return text_sheet.knock_shared(name, total, others)
        return text_sheet.knock_beaten(name, total, others, min(found.totals))
