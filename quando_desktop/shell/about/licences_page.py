"""The work of others in the program, and its licences.

The frozen program shows the notices that were made with it. Started from its sources, it shows what
the installed packages say of themselves.
"""

from __future__ import annotations

import platform
import re
from collections.abc import Iterator, Sequence
from importlib import metadata
from itertools import pairwise

from PySide6.QtCore import QCoreApplication

from quando_desktop import notices
from quando_desktop.__about__ import HOMEPAGE, NAME
from quando_desktop.notices import NoNotices, Section
from quando_desktop.prose.rulebook import Topic
from quando_desktop.shell.kit.keys import KeyColumn
from quando_desktop.shell.kit.labels import BREAK
from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.rulebook.book import BookPage, reading_keys

translate = QCoreApplication.translate

PACKAGES = ("PySide6_Essentials", "PySide6_Addons", "shiboken6")
"""The packages the program is built on, by the names under which they are installed."""
CORNER = 26
"""Letters of a licence that fit into the corner of a page."""
LONG = 36
"""Letters of the shortest word that may have to be broken, such as an address."""
WRAPPED = 60
"""Letters in the longest line of a wrapped text; with shorter lines it is a list or a heading."""
OWN_LINE = re.compile(r"(\W{1,3}|\(?\w{1,2}[.)])\s|Copyright|Built from:|All its|Files:|https?:")
"""Beginnings of lines that do not continue the line before."""


class LicencesPage(BookPage):
    """A topic for each component, then one for each licence."""

    def __init__(self, look: Look, sections: Sequence[Section] | None = None) -> None:
        """`sections` are the notices; without them they are looked up."""
        self._sections = sections
        self._licences: dict[str, str] = {}
        super().__init__(look)

    def topics(self) -> Sequence[Topic]:
        sections = [_intro(), *self._found()]
        self._licences = {section.title: section.licence for section in sections}
        return [_topic(section) for section in sections]

    def mark(self, topic: Topic) -> str:
        return _corner(self._licences[topic.title])

    def keys(self) -> KeyColumn:
        return translate("LicencesPage", "Licences"), reading_keys()

    def retranslate(self) -> None:
        self.set_title(translate("LicencesPage", "Licences"))
        super().retranslate()

    def _found(self) -> list[Section]:
        if self._sections is not None:
            return list(self._sections)
        if not notices.is_bundled():
            return list(installed())
        try:
            # Its introduction is said by the page itself, in the language of the window.
            return notices.read()[1:]
        except NoNotices as problem:
            return [Section(notices.FILE, "", f"{problem}.")]


def installed() -> Iterator[Section]:
    """Notices made from what the installed packages say of themselves."""
    yield Section(f"Python {platform.python_version()}", "Python-2.0.1", "https://www.python.org")
    for name in PACKAGES:
        try:
            facts = metadata.metadata(name).json
        except metadata.PackageNotFoundError:
            continue
        licence = facts.get("license_expression") or facts.get("license") or ""
        lines = [facts.get("summary", ""), facts.get("author_email", "")]
        lines += [url.partition(", ")[2] for url in facts.get("project_url", [])]
        body = "\n".join(filter(None, map(str, lines)))
        yield Section(f"{facts['name']} {facts['version']}", str(licence), body)


def paragraphs(text: str) -> list[str]:
    """The paragraphs of a text for a page of any width: wrapped lines are joined."""
    blocks = re.split(r"\n\s*\n", text.replace("\f", "\n").strip("\n"))
    return [_soft("\n".join(_joined(block.splitlines()))) for block in blocks if block.strip()]


def _joined(lines: Sequence[str]) -> list[str]:
    width = max(len(line.rstrip()) for line in lines)
    found = [lines[0].strip()]
    for before, line in pairwise(lines):
        if _goes_on(before.rstrip(), line.strip(), width):
            found[-1] = f"{found[-1]} {line.strip()}"
        else:
            found.append(line.strip())
    return found


def _goes_on(before: str, line: str, width: int) -> bool:
    """Whether the line before was broken only because its next word had no room."""
    if width < WRAPPED or before.endswith(">") or OWN_LINE.match(line):
        return False
    return len(before) + 1 + len(line.partition(" ")[0]) > width - 4


def _soft(text: str) -> str:
    """Lets long addresses wrap."""
    return re.sub(rf"\S{{{LONG},}}", lambda word: re.sub(r"([/_.-])", rf"\1{BREAK}", word[0]), text)


def _corner(licence: str) -> str:
    return licence if len(licence) <= CORNER else ""


def _topic(section: Section) -> Topic:
    parts = paragraphs(section.body)
    if section.licence and not _corner(section.licence):
        words = translate("LicencesPage", "Licence: {licence}")
        parts.insert(0, words.format(licence=section.licence))
    return Topic(section.title, section.title, (section.licence,), tuple(parts))


def _intro() -> Section:
    said = [
        translate(
            "LicencesPage",
            "{name} is free software under the MIT licence. It comes with the work of many others: "
            "these pages say what that is, who made it, under which licence, and where its source "
            "is.",
        )
    ]
    if notices.is_bundled():
        said.append(
            translate(
                "LicencesPage",
                "The pages are in English, as their authors wrote them. They are also in the file "
                "{file} that comes with the program, and the licences in the folder {folder} "
                "there.",
            )
        )
    else:
        said.append(
            translate(
                "LicencesPage",
                "The program was started from its source, so it uses what is installed on this "
                "computer: these pages list that. A packaged version comes with all notices and "
                "licences.",
            )
        )
    said.append(translate("LicencesPage", "The source of the program: {address}"))
    body = "\n\n".join(said).format(
        name=NAME, file=notices.FILE, folder=notices.LICENCES, address=HOMEPAGE
    )
    return Section(translate("LicencesPage", "What is inside"), "", body)
