"""The language in which long texts are read: the shell says it, and the reader follows."""

from __future__ import annotations

ENGLISH = "en"


class SpokenLanguage:
    """The language of long texts, one for the whole program, as with the translations of Qt."""

    def __init__(self) -> None:
        self.language = ENGLISH


CURRENT = SpokenLanguage()
