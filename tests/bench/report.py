"""What a bench found, and how it is printed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Row:
    """One thing measured."""

    what: str
    figure: str
    """With its unit."""
    ratios: Mapping[str, float] = field(default_factory=dict)
    """By the name of a reference: how many times as fast as that one, or how many times as much
    where the figure is no rate, in the same run."""


@dataclass(slots=True)
class Table:
    title: str
    references: tuple[str, ...] = ()
    """What the rows are compared with: one column each."""
    rows: list[Row] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    head: str = ""
    """What stands above the figures, where they are several."""

    def text(self) -> str:
        heads = (self.title, self.head, *(f"x {name}" for name in self.references))
        lines = [heads, *map(self._cells, self.rows)]
        widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
        printed = [
            "  ".join(
                cell.rjust(width) if column else cell.ljust(width)
                for column, (cell, width) in enumerate(zip(line, widths, strict=True))
            ).rstrip()
            for line in lines
        ]
        printed.insert(1, "-" * (sum(widths) + 2 * (len(widths) - 1)))
        return "\n".join([*printed, *self.notes])

    def _cells(self, row: Row) -> tuple[str, ...]:
        ratios = (row.ratios.get(name) for name in self.references)
        return (row.what, row.figure, *("" if each is None else f"{each:.2f}" for each in ratios))
