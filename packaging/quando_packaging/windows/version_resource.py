"""The details of a program file that Windows shows: the same for the program and its installer."""

from __future__ import annotations

import re

from quando_desktop.__about__ import AUTHORS, NAME, SUMMARY, __version__


def numbers(version: str = __version__) -> tuple[int, ...]:
    """The four numbers that Windows wants of a version."""
    return tuple([*map(int, re.findall(r"\d+", version)), 0, 0, 0, 0][:4])


def texts(description: str = NAME) -> dict[str, str]:
    """The texts by Windows' names for them."""
    return {
        "Comments": SUMMARY,
        "CompanyName": AUTHORS,
        "FileDescription": description,
        "FileVersion": __version__,
        "LegalCopyright": f"{AUTHORS}, MIT licence",
        "ProductName": NAME,
        "ProductVersion": __version__,
    }
