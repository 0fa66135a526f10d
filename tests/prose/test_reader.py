"""The format of long texts: what is read, and what is refused in one sentence with its place."""

from __future__ import annotations

from pathlib import Path

import pytest

from quando_desktop.prose.reader import BadProse, ProseText, Rows, SourcePlace, load, read

SAMPLE = """\
# A title

## first: The first: a section
Q1 Q2

A paragraph in one line.

Another one, of {count} lines,
with – dashes - and signs! | > {count}

## second: The second
![a_picture]
- left | right
- only one
![ignored
"""


def test_a_document_has_a_title_sections_and_blocks() -> None:
    document = read(SAMPLE.removesuffix("![ignored\n"), "file.md")
    assert document.title == ProseText("A title", SourcePlace("file.md", 1))
    first, second = document.sections
    assert (first.id, first.title.text) == ("first", "The first: a section")
    assert first.blocks == [
        ProseText("Q1 Q2", SourcePlace("file.md", 4)),
        ProseText("A paragraph in one line.", SourcePlace("file.md", 6)),
        ProseText(
            "Another one, of {count} lines, with – dashes - and signs! | > {count}",
            SourcePlace("file.md", 8),
        ),
    ]
    (rows,) = second.blocks
    assert isinstance(rows, Rows)
    assert (rows.picture, rows.place.line) == ("a_picture", 12)
    assert [[cell.text for cell in row] for row in rows.rows] == [["left", "right"], ["only one"]]
    assert rows.rows[1][0].place.line == 14


def test_rows_can_stand_by_themselves() -> None:
    ((block,),) = (each.blocks for each in read("# T\n## a: A\n- x | y", "file.md").sections)
    assert isinstance(block, Rows)
    assert block.picture == ""


def test_values_are_filled_in_by_their_names() -> None:
    words = ProseText("{few} of {many}, {few}", SourcePlace("file.md", 3))
    assert words.names == {"few", "many"}
    assert words.filled({"few": 2, "many": "5,5", "more": 9}) == "2 of 5,5, 2"
    with pytest.raises(BadProse, match=r"^file\.md, line 3: the game offers no value \{many\}$"):
        words.filled({"few": 2})


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "begins with its title"),
        ("\n\n", 1, "begins with its title"),
        ("A title\n", 1, "begins with its title"),
        ("## a: A\n\nText.\n", 1, "begins with its title"),
        ("#\n## a: A\n\nText.\n", 1, "begins with its title"),
        ("# T\n", 1, "nothing follows"),
        ("# T\n\nText.\n\n## a: A\n\nText.\n", 3, "only sections follow"),
        ("# T\n\n## a: A\n\n## b: B\n\nText.\n", 3, "nothing follows"),
        ("# T\n\n## a: A\n\nText.\n\n# Another title\n", 7, "the heading of a section"),
        ("# T\n\n## A title without an id\n", 3, "the heading of a section"),
        ("# T\n\n## An Id: A\n", 3, "the heading of a section"),
        ("# T\n\n## a:\n", 3, "the heading of a section"),
        ("# T\n\n### a: A\n", 3, "the heading of a section"),
        ("# T\n\n##a: A\n", 3, "the heading of a section"),
        ("# T\n## a: A\n\nText.\n## b: B\n\nText.\n## a: A\n", 8, "a comes a second time"),
        ("# T\n## a: A\n\n![A picture]\n- x | y\n", 4, "a picture is named"),
        ("# T\n## a: A\n\n![name](file.png)\n- x | y\n", 4, "a picture is named"),
        ("# T\n## a: A\n\n![name]\nx | y\n", 5, "a row looks like this"),
        ("# T\n## a: A\n\n- x | y\nz\n", 5, "a row looks like this"),
        ("# T\n## a: A\n\n-x | y\n", 4, "a row looks like this"),
        ("# T\n## a: A\n\n- x | y\n![name]\n", 5, "a row looks like this"),
        ("# T\n## a: A\n\n- x | \n", 4, "is empty"),
        ("# T\n## a: A\n\n- x || y\n", 4, "is empty"),
        ("# T\n## a: A\n\nText.\n- x | y\n", 5, "a blank line is missing"),
        ("# T\n## a: A\n\nText.\n![name]\n- x | y\n", 5, "a blank line is missing"),
        ("# T\n## a: A\n\nWith {few\n", 4, "braces"),
        ("# T\n## a: A\n\nWith few}\n", 4, "braces"),
        ("# T\n## a: A\n\nWith {}\n", 4, "braces"),
        ("# T\n## a: A\n\nWith {few.real}\n", 4, "braces"),
        ("# T\n## a: A\n\n- x | {{y}}\n", 4, "braces"),
        ("# {T\n## a: A\n\nText.\n", 1, "braces"),
        ("# T\n## a: {A\n\nText.\n", 2, "braces"),
    ],
)
def test_what_breaks_the_format_is_refused_with_its_place(
    text: str, line: int, reason: str
) -> None:
    with pytest.raises(BadProse) as caught:
        read(text, "file.md")
    assert str(caught.value).startswith(f"file.md, line {line}: ")
    assert reason in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_file_is_read_whatever_its_line_ends(tmp_path: Path) -> None:
    plain, other = tmp_path / "plain.md", tmp_path / "other.md"
    plain.write_bytes("# Ü\n\n## a: A\n\nOne\ntwo.\n".encode())
    other.write_bytes("# Ü\r\n\r\n## a: A\r\n\r\nOne\r\ntwo.\r\n".encode())
    found, same = load(plain), load(other)
    assert found.title.text == same.title.text == "Ü"
    for document in (found, same):
        (block,) = document.sections[0].blocks
        assert isinstance(block, ProseText)
        assert block.text == "One two."


def test_bytes_that_are_no_text_are_refused_with_their_place(tmp_path: Path) -> None:
    path = tmp_path / "latin.md"
    path.write_bytes("# T\n\n## a: Übung\n".encode("latin-1"))
    with pytest.raises(BadProse, match=r"latin\.md, line 3: .*UTF-8"):
        load(path)
