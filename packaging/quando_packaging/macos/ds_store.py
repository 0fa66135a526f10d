"""Writes the file `.DS_Store`, in which the Finder notes how to show an opened disk image.

Written here byte by byte, as asking the Finder needs somebody at the screen. The file is a small
heap of blocks whose sizes are powers of two, and in it a tree of notes, which for so few is one
leaf. All numbers have their highest byte first.
"""

from __future__ import annotations

import plistlib
import struct
from collections.abc import Mapping
from typing import Any, NamedTuple

Point = tuple[int, int]
Note = tuple[str, str, bytes]
"""The file that it is about ("." is the folder itself), its kind, and its value with its type."""

NAMES, TREE, LEAF = 0, 1, 2
"""The blocks by their numbers: the list of blocks, the head of the tree, its one leaf."""
PLACES = {NAMES: 11, TREE: 5, LEAF: 12}
"""The power of two that is both a block's size and where it begins; the first 32 bytes are the
heap's own head, all other powers stay free."""
START = 4
"""Everything in the heap is counted from here."""

MAC_EPOCH = 2082844800
"""Seconds from 1904, where the Finder's calendar begins, to 1970."""
ROOT_FOLDER = 2
"""The number that the top folder of a volume has."""


class Picture(NamedTuple):
    """A picture in the top folder of a volume, and by what the Finder finds it again."""

    volume: str
    made: float
    """The time when the volume was made."""
    name: str
    number: int
    drawn: float
    """The time when the picture was made."""


def store(size: Point, icon_size: int, places: Mapping[str, Point], picture: Picture) -> bytes:
    """The notes for a window of this size with a picture and icons at these places."""
    notes = [
        (".", "bwsp", _blob(_plist(window(size)))),
        (".", "icvl", b"type" + b"icnv"),
        (".", "icvp", _blob(_plist(view(icon_size, picture)))),
        (".", "vSrn", b"long" + struct.pack(">I", 1)),
    ]
    for name, (x, y) in places.items():
        notes.append((name, "Iloc", _blob(struct.pack(">4I", x, y, 0xFFFFFFFF, 0xFFFF0000))))
    return heap(sorted(notes, key=lambda note: (note[0].lower(), note[1])))


def window(size: Point) -> dict[str, Any]:
    width, height = size
    bars = ("Pathbar", "Sidebar", "StatusBar", "TabView", "Toolbar")
    return {
        "ContainerShowSidebar": False,
        "PreviewPaneVisibility": False,
        "WindowBounds": f"{{{{200, 160}}, {{{width}, {height}}}}}",
        **{f"Show{bar}": False for bar in bars},
    }


def view(icon_size: int, picture: Picture) -> dict[str, Any]:
    return {
        "arrangeBy": "none",
        "backgroundColorBlue": 1.0,
        "backgroundColorGreen": 1.0,
        "backgroundColorRed": 1.0,
        "backgroundImageAlias": alias(picture),
        "backgroundType": 2,
        "gridOffsetX": 0.0,
        "gridOffsetY": 0.0,
        "gridSpacing": 100.0,
        "iconSize": float(icon_size),
        "labelOnBottom": True,
        "scrollPositionX": 0.0,
        "scrollPositionY": 0.0,
        "showIconPreview": False,
        "showItemInfo": False,
        "textSize": 13.0,
        "viewOptionsVersion": 1,
    }


# --- the heap and its tree --------------------------------------------------------------------


def heap(notes: list[Note]) -> bytes:
    """The whole file."""
    leaf = struct.pack(">2I", 0, len(notes)) + b"".join(map(_note, notes))
    if len(leaf) > 1 << PLACES[LEAF]:
        raise ValueError("these are more notes than one leaf holds")
    # The number of the leaf, levels below it, notes, leaves, and how large a leaf may be.
    tree = struct.pack(">5I", LEAF, 0, len(notes), 1, 1 << PLACES[LEAF])
    data = bytearray(START + (2 << PLACES[LEAF]))
    at, length = 1 << PLACES[NAMES], 1 << PLACES[NAMES]
    # The last four numbers mean nothing that is known, but the Finder writes them.
    unknown = (0x100C, 0x87, 0x200B, 0)
    struct.pack_into(">I4s7I", data, 0, 1, b"Bud1", at, length, at, *unknown)
    for number, content in ((NAMES, _names()), (TREE, tree), (LEAF, leaf)):
        begin = START + (1 << PLACES[number])
        data[begin : begin + len(content)] = content
    return bytes(data)


def _names() -> bytes:
    """The list of blocks, where the tree begins, and what is free, power by power."""
    blocks = [1 << power | power for _, power in sorted(PLACES.items())]
    text = struct.pack(">2I256I", len(blocks), 0, *blocks, *[0] * (256 - len(blocks)))
    text += struct.pack(">IB4sI", 1, 4, b"DSDB", TREE)
    for power in range(32):
        is_free = 5 <= power < 31 and power not in PLACES.values()
        text += struct.pack(">2I", 1, 1 << power) if is_free else struct.pack(">I", 0)
    return text


def _note(note: Note) -> bytes:
    name, kind, value = note
    return struct.pack(">I", len(name)) + name.encode("utf-16-be") + kind.encode() + value


def _blob(data: bytes) -> bytes:
    return b"blob" + struct.pack(">I", len(data)) + data


def _plist(value: dict[str, Any]) -> bytes:
    return plistlib.dumps(value, fmt=plistlib.FMT_BINARY)


# --- where the picture is ---------------------------------------------------------------------


def alias(picture: Picture) -> bytes:
    """The form in which the Finder notes where a file is."""
    volume, name = picture.volume.encode(), picture.name.encode()
    made, drawn = (int(MAC_EPOCH + when) for when in (picture.made, picture.drawn))
    is_file, is_on_disk, is_on_this_disk = 0, 0, 0xFFFF
    where = struct.pack(">H28pI2sH", is_file, volume, made, b"H+", is_on_disk)
    what = struct.pack(">I64p2I8x", ROOT_FOLDER, name, picture.number, drawn)
    body = where + what + struct.pack(">2H16x", is_on_this_disk, is_on_this_disk)
    tags = (
        (0, volume),
        (16, struct.pack(">Q", made << 16)),
        (17, struct.pack(">Q", drawn << 16)),
        (2, volume + b":" + name),
        (14, _counted(picture.name)),
        (15, _counted(picture.volume)),
        (18, b"/" + name),
        (19, b"/Volumes/" + volume),
    )
    for tag, value in tags:
        body += struct.pack(">2H", tag, len(value)) + value + b"\0" * (len(value) % 2)
    body += struct.pack(">2H", 0xFFFF, 0)
    return struct.pack(">4x2H", 8 + len(body), 2) + body


def _counted(text: str) -> bytes:
    return struct.pack(">H", len(text)) + text.encode("utf-16-be")
