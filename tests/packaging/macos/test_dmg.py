"""The disk image for macOS, without macOS: what is written is read again."""

from __future__ import annotations

import plistlib
import struct
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QColor, QImage

from quando_packaging.macos import backdrop, dmg, ds_store
from quando_packaging.shared.products import LOOK
from tests.packaging.macos.mac import CODE, FakeDisks, Recorder, make_app, stand_in

links_needed = pytest.mark.skipif(sys.platform == "win32", reason="links are Unix's")


@pytest.fixture
def recorder(monkeypatch: pytest.MonkeyPatch) -> Recorder:
    return stand_in(monkeypatch)


@pytest.fixture
def app(tmp_path: Path) -> Path:
    return make_app(tmp_path)


# --- how the Finder shows it ------------------------------------------------------------------

PICTURE = ds_store.Picture("Quando Desktop", 1790000000.0, ".background.tiff", 21, 1790000100.0)


def notes(data: bytes) -> dict[tuple[str, str], Any]:
    """Reads a `.DS_Store` as its format is described, not as it was written."""
    one, magic, at, length, again = struct.unpack_from(">I4s3I", data)
    assert (one, magic, at) == (1, b"Bud1", again)
    head = data[4 + at : 4 + at + length]
    count, _ = struct.unpack_from(">2I", head)
    blocks = struct.unpack_from(f">{count}I", head, 8)
    trees, size, name, number = struct.unpack_from(">IB4sI", head, 8 + 4 * 256)
    assert (trees, size, name) == (1, 4, b"DSDB")
    leaf, levels, total, leaves, page = struct.unpack_from(">5I", data, 4 + (blocks[number] & ~31))
    assert (levels, leaves, page) == (0, 1, 1 << (blocks[leaf] & 31))
    offset = 4 + (blocks[leaf] & ~31)
    assert struct.unpack_from(">2I", data, offset) == (0, total)
    offset, found = offset + 8, {}
    for _ in range(total):
        (length,) = struct.unpack_from(">I", data, offset)
        name = data[offset + 4 : offset + 4 + 2 * length].decode("utf-16-be")
        offset += 4 + 2 * length
        kind, form = data[offset : offset + 4].decode(), data[offset + 4 : offset + 8]
        offset += 8
        length = 4
        if form == b"blob":
            (length,) = struct.unpack_from(">I", data, offset)
            offset += 4
        found[name, kind] = data[offset : offset + length]
        offset += length
    return found


def test_the_finder_finds_its_notes() -> None:
    places = {"Quando Desktop.app": (170, 160), "Applications": (470, 160)}
    data = ds_store.store((640, 428), 128, places, PICTURE)
    found = notes(data)
    # The tree is searched, so its order counts.
    assert list(found) == sorted(found, key=lambda note: (note[0].lower(), note[1]))
    for name, place in places.items():
        assert struct.unpack_from(">2I", found[name, "Iloc"]) == place
    assert found[".", "icvl"] == b"icnv"
    window = plistlib.loads(found[".", "bwsp"])
    assert window["WindowBounds"].endswith("{640, 428}}")
    assert not window["ShowToolbar"]
    view = plistlib.loads(found[".", "icvp"])
    assert (view["backgroundType"], view["iconSize"], view["arrangeBy"]) == (2, 128.0, "none")
    assert view["backgroundImageAlias"] == ds_store.alias(PICTURE)


def test_every_part_of_the_heap_is_used_or_free() -> None:
    head = ds_store._names()
    count = struct.unpack_from(">I", head)[0]
    blocks = struct.unpack_from(f">{count}I", head, 8)
    pieces = [(0, 32), *((block & ~31, 1 << (block & 31)) for block in blocks)]
    offset = 8 + 4 * 256 + 13
    for power in range(32):
        (free,) = struct.unpack_from(">I", head, offset)
        pieces += [(at, 1 << power) for at in struct.unpack_from(f">{free}I", head, offset + 4)]
        offset += 4 + 4 * free
    end = 0
    for at, size in sorted(pieces):
        assert at == end
        end += size
    assert (end, offset) == (1 << 31, len(head))


def test_an_alias_names_volume_and_file() -> None:
    data = ds_store.alias(PICTURE)
    length, version = struct.unpack_from(">2H", data, 4)
    assert (length, version) == (len(data), 2)
    assert struct.unpack_from(">28p", data, 10) == (b"Quando Desktop",)
    assert struct.unpack_from(">I64pI", data, 46) == (2, b".background.tiff", 21)
    offset, tags = 150, {}
    while (tag := struct.unpack_from(">H", data, offset)[0]) != 0xFFFF:
        (size,) = struct.unpack_from(">H", data, offset + 2)
        tags[tag] = data[offset + 4 : offset + 4 + size]
        offset += 4 + size + size % 2
    assert offset + 4 == len(data)
    assert tags[18] == b"/.background.tiff"
    assert tags[19] == b"/Volumes/Quando Desktop"
    assert struct.unpack(">Q", tags[16])[0] >> 16 == 1790000000 + 2082844800


def test_too_many_notes_are_refused() -> None:
    places = {f"file {number}": (number, 0) for number in range(200)}
    with pytest.raises(ValueError, match="more notes"):
        ds_store.store((1, 1), 1, places, PICTURE)


def test_the_picture_is_sharp_on_every_screen() -> None:
    for scale in (1, 2):
        image = QImage.fromData(backdrop.png(LOOK, scale))
        assert (image.width(), image.height()) == (640 * scale, 400 * scale)
        colours = {image.pixel(x, 395 * scale) for x in range(0, 640 * scale, 3)}
        assert len(colours) > 20  # the cards
        middle = image.pixelColor(320 * scale, backdrop.APP[1] * scale)
        assert middle == QColor("#FFF7E6")  # the arrow


def test_the_names_of_the_icons_can_be_read_in_both_themes() -> None:
    image = QImage.fromData(backdrop.png(LOOK, 1))
    for x, y in (backdrop.APP, backdrop.APPLICATIONS):
        below = y + backdrop.ICON_SIZE // 2
        places = [(left, top) for left in range(x - 64, x + 65) for top in range(below, below + 40)]
        grounds = {image.pixelColor(*place).name() for place in places}
        for ground in grounds:
            for text in ("#000000", "#ffffff"):
                assert contrast(text, ground) > 4


def contrast(one: str, two: str) -> float:
    dark, light = sorted(map(lightness, (one, two)))
    return (light + 0.05) / (dark + 0.05)


def lightness(name: str) -> float:
    parts = [int(name[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


# --- what is in it ----------------------------------------------------------------------------


@pytest.fixture
def disks(recorder: Recorder, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> FakeDisks:
    monkeypatch.setattr(dmg, "WORK", tmp_path)
    return FakeDisks(recorder, tmp_path)


@links_needed
def test_the_image_holds_the_usual_things(
    app: Path, disks: FakeDisks, recorder: Recorder, tmp_path: Path
) -> None:
    image = tmp_path / "quando.dmg"
    recorder.failures = {"detach": 2, "convert": 1}
    dmg.make(app, image)
    assert image.read_bytes() == b"packed"
    assert {path.name for path in disks.kept.iterdir()} == {
        *(app.name, "Applications", ".DS_Store", ".VolumeIcon.icns", ".background.tiff")
    }
    assert str((disks.kept / "Applications").readlink()) == "/Applications"
    assert (disks.kept / app.name / "Contents" / "MacOS" / "quando-desktop").read_bytes() == CODE
    assert (disks.kept / ".VolumeIcon.icns").read_bytes()[:4] == b"icns"
    found = notes((disks.kept / ".DS_Store").read_bytes())
    assert {name for name, kind in found if kind == "Iloc"} == {app.name, "Applications"}
    verbs = [command[1] for command in recorder.with_word("hdiutil") if command[1] != "detach"]
    assert verbs == ["create", "attach", "convert", "convert", "verify"]
    assert len(recorder.with_word("detach")) == 3
    (mark,) = recorder.with_word("com.apple.FinderInfo")
    assert len(bytes.fromhex(mark[3])) == 32
    assert not [path for path in tmp_path.iterdir() if path.name.startswith("tmp")]


@links_needed
def test_an_image_is_closed_whatever_happens(disks: FakeDisks, recorder: Recorder) -> None:
    disks.kept.mkdir()
    with pytest.raises(ZeroDivisionError), dmg.opened(Path("x.dmg")):
        _ = 1 / 0
    attach, detach = recorder.asked
    assert detach == ["hdiutil", "detach", attach[-1]]
