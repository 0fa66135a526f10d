"""The format of long texts, and its strict reader.

A file has a title, then sections of blocks. Blank lines keep blocks apart:

    # Title

    ## id: Title of a section

    A paragraph of any number of lines. Names in braces
    stand for values of the game: {target}.

    ![picture]
    - a row | of cells
    - another row | of cells

Rows may also stand without a picture. The meaning of sections and rows is a matter of each kind of
file; see `rulebook` and `remarks`. A file is called after its kind and language: `remarks.de.md`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

from quando_desktop.dataclass import dataclass, field
from quando_desktop.prose.language import CURRENT, ENGLISH

TITLE = re.compile(r"# +(\S.*)")
SECTION = re.compile(r"## +([a-z][a-z0-9_]*): +(\S.*)")
PICTURE = re.compile(r"!\[([a-z][a-z0-9_]*)\]")
NAME = re.compile(r"\{([a-z][a-z0-9_]*)\}")


class BadProse(Exception):
    """A file that breaks the format. Its text says in one sentence where and why."""


@dataclass(frozen=True, slots=True)
class SourcePlace:
    file: str
    line: int

    def wrong(self, reason: str) -> BadProse:
        return BadProse(f"{self.file}, line {self.line}: {reason}")


@dataclass(frozen=True, slots=True)
class ProseText:
    """A paragraph, a title or a cell."""

    text: str
    place: SourcePlace

    @property
    def names(self) -> frozenset[str]:
        """The names of the values it asks for."""
        return frozenset(NAME.findall(self.text))

    def filled(self, values: Mapping[str, object]) -> str:
        unknown = sorted(self.names - values.keys())
        if unknown:
            raise self.place.wrong(f"the game offers no value {{{unknown[0]}}}")
        return NAME.sub(lambda found: str(values[found[1]]), self.text)


@dataclass(frozen=True, slots=True)
class Rows:
    """Rows of cells, below a picture or by themselves."""

    picture: str
    rows: tuple[tuple[ProseText, ...], ...]
    place: SourcePlace


Block = ProseText | Rows


@dataclass(frozen=True, slots=True)
class ProseSection:
    id: str
    title: ProseText
    blocks: list[Block] = field(default_factory=list)

    @property
    def place(self) -> SourcePlace:
        return self.title.place


@dataclass(frozen=True, slots=True)
class Document:
    title: ProseText
    sections: tuple[ProseSection, ...]

    @property
    def place(self) -> SourcePlace:
        """The place for complaints about something that is missing."""
        return self.title.place


def document(folder: Path, kind: str) -> Document:
    """The file of this kind in the language spoken, or in English where nobody translated it."""
    translated = folder / f"{kind}.{CURRENT.language}.md"
    return load(translated if translated.is_file() else folder / f"{kind}.{ENGLISH}.md")


@cache
def load(path: Path) -> Document:
    """The document in a file, which is read only once."""
    data = path.read_bytes()
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as problem:
        line = data.count(b"\n", 0, problem.start) + 1
        raise SourcePlace(str(path), line).wrong("these bytes are no text in UTF-8") from None
    return read(text.replace("\r\n", "\n"), str(path))


def read(text: str, file: str) -> Document:
    """The document in a text; `file` is its name in complaints."""
    blocks = list(_blocks(text, file))
    title = TITLE.fullmatch(blocks[0][0].text) if blocks else None
    if title is None:
        raise SourcePlace(file, 1).wrong("a file begins with its title: # Title")
    sections: list[ProseSection] = []
    for block in blocks[1:]:
        if block[0].text.startswith("#"):
            sections.append(_section(block[0], sections))
        elif sections:
            sections[-1].blocks.append(_block(block))
        else:
            raise block[0].place.wrong("only sections follow the title: ## id: Title")
    empty = [section.place for section in sections if not section.blocks]
    if empty or not sections:
        raise (empty or [SourcePlace(file, 1)])[0].wrong("nothing follows this title")
    return Document(_words(title[1], blocks[0][0].place), tuple(sections))


def _blocks(text: str, file: str) -> Iterator[list[ProseText]]:
    """The lines that belong together; a heading needs no blank line after it."""
    block: list[ProseText] = []
    for number, line in enumerate(text.split("\n"), 1):
        words = ProseText(line.strip(" "), SourcePlace(file, number))
        is_heading = words.text.startswith("#")
        if block and (is_heading or not words.text):
            yield block
            block = []
        if is_heading:
            yield [words]
        elif words.text:
            block.append(words)
    if block:
        yield block


def _section(heading: ProseText, earlier: Sequence[ProseSection]) -> ProseSection:
    found = SECTION.fullmatch(heading.text)
    if found is None:
        raise heading.place.wrong("the heading of a section looks like this: ## id: Title")
    if any(found[1] == section.id for section in earlier):
        raise heading.place.wrong(f"the section {found[1]} comes a second time")
    return ProseSection(found[1], _words(found[2], heading.place))


def _block(lines: Sequence[ProseText]) -> Block:
    first = lines[0]
    if first.text.startswith("!"):
        picture = PICTURE.fullmatch(first.text)
        if picture is None:
            raise first.place.wrong("a picture is named like this: ![name]")
        return Rows(picture[1], tuple(map(_row, lines[1:])), first.place)
    if first.text.startswith("-"):
        return Rows("", tuple(map(_row, lines)), first.place)
    for line in lines:
        if line.text.startswith(("-", "!")):
            raise line.place.wrong("a blank line is missing above this one")
    return _words(" ".join(line.text for line in lines), first.place)


def _row(line: ProseText) -> tuple[ProseText, ...]:
    if not line.text.startswith("- "):
        raise line.place.wrong("a row looks like this: - cell | cell")
    cells = [cell.strip(" ") for cell in line.text[2:].split("|")]
    if "" in cells:
        raise line.place.wrong("a cell of this row is empty")
    return tuple(_words(cell, line.place) for cell in cells)


def _words(text: str, place: SourcePlace) -> ProseText:
    if re.search(r"[{}]", NAME.sub("", text)):
        raise place.wrong("braces stand only around the name of a value: {name}")
    return ProseText(text, place)
