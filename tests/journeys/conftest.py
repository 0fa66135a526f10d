"""A screen for all journeys of a run, and a way to start the program on it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import count
from pathlib import Path
from typing import Protocol

import pytest

from tests.journeys.program import Program
from tests.journeys.screen import virtual_screen


class Start(Protocol):
    def __call__(
        self, *arguments: str, data: Path | None = None, screen: Mapping[str, str] | None = None
    ) -> Program: ...


@pytest.fixture(scope="session")
def screen() -> Iterator[Mapping[str, str]]:
    with virtual_screen() as variables:
        yield variables


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The data folder, not made yet."""
    return tmp_path / "data"


@pytest.fixture
def start(screen: Mapping[str, str], tmp_path: Path, data: Path) -> Start:
    """Starts the program, each time with a fresh error stream."""
    here, numbers = data, count(1)

    def begin(
        *arguments: str, data: Path | None = None, screen: Mapping[str, str] | None = None
    ) -> Program:
        log = tmp_path / f"errors-{next(numbers)}.txt"
        return Program(data or here, *arguments, screen=screen or place, log=log)

    place = screen
    return begin
