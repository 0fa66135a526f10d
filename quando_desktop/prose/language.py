"""The language in which long texts are read: the shell says it, and the reader follows."""

from __future__ import annotations

ENGLISH = "en"


class SpokenLanguage:
    """One for the whole program, as the translations of Qt are."""

    def __init__(self) -> None:
        self.language = ENGLISH


CURRENT = SpokenLanguage()
