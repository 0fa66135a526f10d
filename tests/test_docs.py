"""The books: every rule number in the code is defined, and every path in the books exists."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
BOOKS = sorted((ROOT / "docs").rglob("*.md"))
EXAMPLE = ROOT / "tests" / "example_game" / "rules.md"
PAGES = [*BOOKS, EXAMPLE, *sorted(ROOT.glob("*.md"))]
RULES = [*sorted((ROOT / "docs" / "rules").iterdir()), EXAMPLE]
DEFINED = re.compile(r"^- \*\*([A-Z]\d+)\*\*", re.MULTILINE)
PATH = re.compile(
    r"(?:docs|packaging|quando_desktop|resources|tests|\.github|\.ci)/[\w./-]*\w/?"
    r"|(?<=\()[\w./-]+\.(?:md|png)(?=\))"
)


def defined(path: Path) -> list[str]:
    return DEFINED.findall(path.read_text(encoding="utf-8"))


LETTERS = "".join(sorted({number[0] for path in RULES for number in defined(path)}))
RULE = re.compile(rf"\b[{LETTERS}][1-9][0-9]?\b")


def sources() -> Iterator[Path]:
    for folder in ("quando_desktop", "tests"):
        yield from (ROOT / folder).rglob("*.py")
    yield from (ROOT / "quando_desktop").rglob("*.md")


def test_every_rule_is_defined_once() -> None:
    """Each page has a letter of its own, and counts from 1."""
    for path in RULES:
        numbers = defined(path)
        assert numbers == [f"{numbers[0][0]}{number}" for number in range(1, len(numbers) + 1)]
    assert len(LETTERS) == len(RULES)


def test_every_rule_that_code_or_tests_name_is_defined() -> None:
    known = {number for path in RULES for number in defined(path)}
    named = {
        (number, path.relative_to(ROOT).as_posix())
        for path in sources()
        for number in RULE.findall(path.read_text(encoding="utf-8"))
    }
    assert {each for each in named if each[0] not in known} == set()
    assert known <= {number for number, _ in named}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_path_that_a_page_names_exists(page: Path) -> None:
    named = set(PATH.findall(page.read_text(encoding="utf-8")))
    places = {name: (ROOT / name, page.parent / name) for name in named}
    gone = {name for name, found in places.items() if not any(each.exists() for each in found)}
    assert gone == set()


def test_a_path_that_does_not_exist_would_be_found() -> None:
    assert PATH.findall("see `tests/nowhere.py` and [this](away.md)") == [
        "tests/nowhere.py",
        "away.md",
    ]
