"""The notes on the graphics card say what was written, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from quando_desktop.disk.graphics import FILE, MARK, Card, GraphicsNotes, Trouble

CARD = Card("a card", "its driver", "6.11")


def test_the_last_finding_is_kept(tmp_path: Path) -> None:
    notes = GraphicsNotes(tmp_path)
    assert (notes.proven(), notes.trouble()) == (None, None)
    notes.note(CARD)
    assert (GraphicsNotes(tmp_path).proven(), notes.trouble()) == (CARD, None)
    notes.note(Trouble.FAILED)
    assert (GraphicsNotes(tmp_path).proven(), notes.trouble()) == (None, Trouble.FAILED)


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", '{"proven": "a card"}', '{"proven": ["a", "b"]}', '{"trouble": 7}', "[" * 9999],
)
def test_a_file_that_makes_no_sense_says_nothing(tmp_path: Path, text: str) -> None:
    (tmp_path / FILE).write_text(text, encoding="utf-8")
    notes = GraphicsNotes(tmp_path)
    assert (notes.proven(), notes.trouble()) == (None, None)


def test_the_mark_stays_until_it_is_taken_away(tmp_path: Path) -> None:
    notes = GraphicsNotes(tmp_path)
    for mark in (notes.mark, notes.mark_quickly):
        mark()
        assert GraphicsNotes(tmp_path).is_marked
        notes.unmark()
        notes.unmark()
        assert not notes.is_marked


def test_where_nothing_can_be_written_there_is_no_mark(tmp_path: Path) -> None:
    (tmp_path / MARK).mkdir()
    (tmp_path / MARK / "full").touch()
    assert not GraphicsNotes(tmp_path).mark()
    (tmp_path / "file").touch()
    GraphicsNotes(tmp_path / "file").mark_quickly()
    GraphicsNotes(tmp_path / "file").note(CARD)
