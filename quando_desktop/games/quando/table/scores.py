"""Quando's score sheet at the end of a round or a match."""

from __future__ import annotations

from collections.abc import Iterable

from quando_desktop.engine.players import Kind
from quando_desktop.games.quando.table.scenery import QuandoScenery
from quando_desktop.games.quando.text import sheet as text_sheet
from quando_desktop.games.quando.text.report import Ending, Report, report
from quando_desktop.table.parts.button_layer import near
from quando_desktop.table.parts.faces import Face
from quando_desktop.table.parts.scenery import notebook_of
from quando_desktop.table.parts.score_sheet import Sheet, SheetPainter, SheetRow
from quando_desktop.table.parts.sheet_paper import RowMark, Who, finish
from quando_desktop.table.scene.tableau import Frame, Tableau
from quando_desktop.table.text import words as common
from quando_desktop.table.text.numbers import Company


def lay_sheet(
    tableau: Tableau, frame: Frame, shown: QuandoScenery, faces: tuple[Face, ...]
) -> None:
    """The sheet with its buttons."""
    scores = Scores(shown, faces)
    painter = SheetPainter(tableau, frame, scores.sheet())
    books = [(seat, seat) for seat in scores.books()]
    goes_on = "" if shown.facts.winners else text_sheet.next_round()
    finish(tableau, frame, shown, painter, scores.spoken(), books, goes_on)


class Scores:
    """The contents of the sheet."""

    def __init__(self, shown: QuandoScenery, faces: tuple[Face, ...]) -> None:
        self._view, self._facts, self._faces = shown.view, shown.facts, faces
        self._shown = shown
        self._report = report(shown.view)

    def sheet(self) -> Sheet:
        facts = self._facts
        target = self._view.options["target"]
        return Sheet(
            title=text_sheet.match_title(self._company(facts.winners))
            if facts.winners
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

    def books(self) -> list[int]:
        """The computer players."""
        return [seat for seat in range(self._view.seats) if self._keeps_book(seat)]

    def spoken(self) -> list[str]:
        """The sheet for a person who does not see it: how it ended, then each row."""
        sheet = self.sheet()
        lines = [
            text_sheet.spoken_row(
                row.who.face.name, fronts, total, row.points, sum(row.history), row.who.note
            )
            for row, fronts, total in zip(
                sheet.rows, self._report.fronts, self._report.totals, strict=True
            )
        ]
        return [f"{sheet.title}. {sheet.sentence}", *lines]

    def _row(self, seat: int, found: Report) -> SheetRow:
        note, mark = self._mark(seat, found)
        extra = found.points[seat] - found.totals[seat]
        return SheetRow(
            who=Who(
                self._faces[seat],
                note,
                mark,
                near(self._shown, notebook_of(seat)) if self._keeps_book(seat) else None,
            ),
            cards=tuple(f"cards/quando/front_{front}" for front in found.fronts[seat]),
            total=found.totals[seat],
            points=found.points[seat],
            sum_text=text_sheet.penalty(found.totals[seat], extra) if extra > 0 else "",
            history=tuple(given[seat] for given in self._facts.points),
        )

    def _keeps_book(self, seat: int) -> bool:
        return self._facts.players[seat].kind is Kind.COMPUTER

    def _mark(self, seat: int, found: Report) -> tuple[str, RowMark]:
        if seat in self._facts.winners:
            return common.winner(), RowMark.GOOD
        if not found.points[seat]:
            return text_sheet.lowest(), RowMark.NONE if self._facts.winners else RowMark.GOOD
        if seat == self._view.knocker:
            return text_sheet.knocker(), RowMark.BAD
        return "", RowMark.NONE

    def _how_it_ended(self) -> str:
        found = self._report
        who, total = self._company([found.who]), found.totals[found.who]
        others = self._company(found.others)
        match found.ending:
            case Ending.ZEROS:
                return text_sheet.only_zeros(who)
            case Ending.KNOCK_WON:
                return text_sheet.knock_won(who, total)
            case Ending.KNOCK_SHARED:
                return text_sheet.knock_shared(who, total, others)
        return text_sheet.knock_beaten(who, total, others, min(found.totals))

    def _company(self, seats: Iterable[int]) -> Company:
        return Company.of(seats, [face.name for face in self._faces], self._facts.you)
