"""The structure of a document: all that its translations must have in common."""

from __future__ import annotations

from collections.abc import Iterator

from quando_desktop.prose import remarks, rulebook
from quando_desktop.prose.reader import Block, Document, ProseSection, ProseText, Rows


def outline(document: Document, kind: str) -> list[tuple[object, ...]]:
    """A line for each block: its section, its picture, the values it asks for, and what every
    language writes in the same way."""
    return [
        (section.id, type(block).__name__, *_shape(block), _fixed(section, block, kind))
        for section in document.sections
        for block in section.blocks
    ]


def _shape(block: Block) -> tuple[object, ...]:
    if isinstance(block, ProseText):
        return (block.names,)
    return block.picture, tuple(tuple(cell.names for cell in row) for row in block.rows)


def _fixed(section: ProseSection, block: Block, kind: str) -> tuple[str, ...]:
    """The numbers of a topic's rules, or the characters who say something."""
    if kind == rulebook.KIND and block is section.blocks[0] and isinstance(block, ProseText):
        return (block.text,)
    if kind in (remarks.KIND, remarks.NOTES) and isinstance(block, Rows):
        return tuple(row[0].text for row in block.rows)
    return ()


def translatable(document: Document, kind: str) -> Iterator[str]:
    """All words that are another text in another language, in order."""
    for section in document.sections:
        yield section.title.text
        for block in section.blocks:
            cells = (
                [block]
                if isinstance(block, ProseText)
                else [cell for row in block.rows for cell in row]
            )
            fixed = _fixed(section, block, kind)
            yield from (cell.text for cell in cells if cell.text not in fixed)
