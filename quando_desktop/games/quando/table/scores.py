"""Quando's score sheet at the end of a round or a match."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import accumulate

from quando_desktop.engine.players import Kind
from quando_desktop.engine.ranking import place
from quando_desktop.games.quando.table.scenery import QuandoScenery
from quando_desktop.games.quando.text import sheet as text_sheet
from quando_desktop.games.quando.text.report import Ending, Report, report
from quando_desktop.table.parts.button_layer import near
from quando_desktop.table.parts.faces import Face, faces
from quando_desktop.table.parts.finale.fate import fate_of
from quando_desktop.table.parts.finale.finale import Finale, FinalePainter, Standing
from quando_desktop.table.parts.finale.race import race
from quando_desktop.table.parts.scenery import notebook_of
from quando_desktop.table.parts.score_sheet import Sheet, SheetPainter, SheetRow
from quando_desktop.table.parts.sheet_paper import RowMark, Who, finish
from quando_desktop.table.scene.tableau import Frame, Passage, Tableau
from quando_desktop.table.text import words as common
from quando_desktop.table.text.numbers import Company


def lay_sheet(
    tableau: Tableau, frame: Frame, shown: QuandoScenery, seated: tuple[Face, ...]
) -> None:
    """The sheet with its buttons."""
    scores = Scores(shown, seated)
    painter = SheetPainter(tableau, frame, scores.sheet())
    goes_on = "" if shown.facts.winners else text_sheet.next_round()
    finish(
        tableau,
        frame,
        shown,
        painter,
        scores.spoken(),
        scores.books(),
        goes_on,
        looks_back=text_sheet.question() if goes_on else common.was_it_luck(),
    )


def lay_finale(
    tableau: Tableau, frame: Frame, shown: QuandoScenery, seated: tuple[Face, ...]
) -> None:
    """The end of a match, before its last sheet."""
    FinalePainter(tableau, frame, Scores(shown, seated).finale(), seated).lay()


def run_finale(made: Tableau, frame: Frame, shown: QuandoScenery, *, calm: bool) -> Passage:
    """The way to the end of a match."""
    finale = Scores(shown, faces(shown.facts.players, frame.art.palette, shown.looks)).finale()
    fate = fate_of(shown.facts.winners, shown.facts)
    return race(made, frame, finale, fate, calm=calm)


class Scores:
    """The contents of the sheet."""

    def __init__(self, shown: QuandoScenery, seated: tuple[Face, ...]) -> None:
        self._view, self._facts, self._faces = shown.view, shown.facts, seated
        self._shown = shown
        self._report = report(shown.view)
        scores = shown.facts.scores
        self.order = sorted(range(len(scores)), key=lambda seat: (scores[seat], seat))
        """The seats from the first row to the last: the fewest points first."""

    def finale(self) -> Finale:
        facts = self._facts
        sides = [(seat,) for seat in self.order]
        return Finale(
            title=text_sheet.match_title(self._company(facts.winners)),
            standings=tuple(
                Standing(
                    place(seat, facts.scores, sides, fewest_win=True),
                    (seat,),
                    (self._faces[seat],),
                    tuple(accumulate(given[seat] for given in facts.points)),
                    seat in facts.winners,
                )
                for seat in self.order
            ),
            highlights=self._shown.highlights,
            you=facts.you,
        )

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
            rows=tuple(self._row(seat, self._report) for seat in self.order),
            limit=target,
            legend=self._shown.share or text_sheet.legend(),
        )

    def books(self) -> list[tuple[int, int]]:
        """The rows and seats of the computer players."""
        return [(row, seat) for row, seat in enumerate(self.order) if self._keeps_book(seat)]

    def spoken(self) -> list[str]:
        """The sheet for a person who does not see it: how it ended, then each row."""
        sheet, found = self.sheet(), self._report
        lines = [
            text_sheet.spoken_row(
                row.who.face.name,
                found.fronts[seat],
                found.totals[seat],
                row.points,
                sum(row.history),
                row.who.note,
            )
            for seat, row in zip(self.order, sheet.rows, strict=True)
        ]
        last = self.finale().lines() if self._facts.winners else []
        return [f"{sheet.title}. {sheet.sentence}", *lines, *last]

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
