"""The words that every table has."""

from __future__ import annotations

import errno

from quando_desktop.shell.start.language import Languages
from quando_desktop.table.text import words


def test_why_a_match_is_not_saved(english: Languages) -> None:
    assert words.saved() == "Saved"
    assert words.not_saved(OSError(errno.ENOSPC, "no space")) == "Not saved: the disk is full"
    assert "read-only" in words.not_saved(OSError(errno.EROFS, "read only"))
    assert words.not_saved(OSError(errno.EIO, "it burns")) == "Not saved: it burns"
    assert words.not_saved(OSError()) == "Not saved"
