"""Little thought for tests about something else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.analysis.hurried import hurried_analysts


@pytest.fixture(scope="package", autouse=True)
def _hurried() -> Iterator[None]:
    """Few worlds, for all tests of this folder alike: what they find is shared."""
    with hurried_analysts():
        yield
