"""The listener itself: it hears what is told, finds what is there, and minds what is missing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.ear import tools
from tests.ear.pixels import look
from tests.ear.program import Program
from tests.ear.room import Room
from tests.ear.stops import Walk
from tests.ear.story import unlike
from tests.ear.tree import Node

LINES = ("You play the 1.", "Olive passes.", "Olive plays the 10.", "Olive passes.")


@pytest.fixture(scope="module")
def tiny(room: Room, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    log = tmp_path_factory.mktemp("tiny") / "errors.txt"
    program = Program(room, log, "-m", "tests.ear.tiny")
    program.whole = True
    with program:
        yield program


def summary(node: Node) -> list[tuple[str, str]]:
    return [(each.role, each.name) for each in node.walk()]


def test_the_tree_in_its_order(tiny: Program) -> None:
    window = tiny.find("frame", "Tiny")
    assert summary(window) == [
        ("frame", "Tiny"),
        ("filler", ""),
        ("button", "Say it"),
        ("button", "Ask"),
        ("button", "Die"),
        ("label", "A label"),
        ("text", "A field"),
        ("check box", "Check"),
        ("slider", "A slider"),
        ("button", "Ringless"),
        ("button", ""),
    ]
    assert "Hidden" not in window.told()
    assert "Hidden" in window.told(hidden=True)
    check = tiny.find("check box", "Check")
    assert check.description == "what it is for"
    assert {"showing", "focusable"} <= check.states
    assert "checked" not in check.states


def test_fields_and_sliders_are_read(tiny: Program) -> None:
    assert tiny.text(tiny.find("text", "A field")) == "typed"
    assert tiny.value(tiny.find("slider", "A slider")) == 30


def test_an_announcement_arrives_once_and_in_order(tiny: Program) -> None:
    tiny.hear()
    del tiny.said[:]
    tiny.choose("button", "Say it")
    tiny.until_heard(lambda: len(tiny.said) > 1, "both texts")
    tiny.breathe(0.2)
    assert tiny.said == ["Once", "Once more"]


def test_what_is_checked_and_what_has_the_focus(tiny: Program) -> None:
    check = tiny.find("check box", "Check")
    tiny.press(check)
    tiny.until(lambda tree: "checked" in tree.all("check box")[0].states, "checked box")
    tiny.grab_focus(tiny.find("text", "A field"))
    tiny.until_heard(lambda: tiny.focus == tiny.find("text", "A field").path, "the focus")
    tiny.key("Tab")
    tiny.until_heard(lambda: tiny.focus == check.path, "the next focus")
    focused = tiny.tree().focused
    assert focused is not None
    assert focused.name == "Check"


def test_a_dialog_is_found(tiny: Program) -> None:
    assert not tiny.tree().has("dialog", "A question")
    tiny.choose("button", "Ask")
    tiny.find("dialog", "A question")


def test_a_walk_minds_the_nameless_and_the_ringless(tiny: Program) -> None:
    walk = Walk(tiny, "here")
    walk.go()
    assert len(walk.stops) == 8
    assert set(walk.complaints) == {
        "here: button “Ringless” shows no ring",
        "here: a button after button “Ringless” has no name",
    }


def test_the_screen_is_seen(tiny: Program) -> None:
    box = tiny.box(tiny.find("button", "Say it"))
    picture = look(tiny.room.picture, box)
    assert picture.box == box
    assert picture - picture == 0
    assert len(set(b"".join(picture.rows))) > 3, "a button has letters on it"


def test_waiting_in_vain_tells_what_there_is(tiny: Program) -> None:
    with pytest.raises(AssertionError, match=r"no button “Sing it” in:(.|\n)*Say it"):
        tiny.until(lambda tree: tree.find("button", "Sing it"), "button “Sing it”", 0.1)
    with pytest.raises(AssertionError, match="the end was not told"):
        tiny.until_heard(lambda: "The end" in tiny.said, "the end", 0.1)


def test_a_program_that_dies_is_one_clear_failure(room: Room, tmp_path: Path) -> None:
    with Program(room, tmp_path / "errors.txt", "-m", "tests.ear.tiny") as program:
        program.act(program.find("button", "Die"), "Press")
        with pytest.raises(AssertionError, match=r"^the program ended \(7\)"):
            program.find("button", "Sing it")


def test_a_program_that_does_not_start_is_one_clear_failure(room: Room, tmp_path: Path) -> None:
    with (
        pytest.raises(AssertionError, match=r"^the program ended \(1\): .*No module named"),
        Program(room, tmp_path / "errors.txt", "-m", "tests.ear.nowhere"),
    ):
        pass


# ------------------------------------------------------------------------------ lines and words


def test_lines_that_are_all_said_are_fine_in_one_breath_too() -> None:
    assert unlike(LINES, LINES) == []
    assert unlike(LINES, [" ".join(LINES[:3]), "Your turn.", LINES[3]]) == []


def test_a_voice_may_read_signs() -> None:
    line = "Olive plays 9\N{NO-BREAK SPACE}±3."
    assert unlike([line], ["Olive plays 9, plus or minus 3. Your turn."]) == []
    assert len(unlike([line], ["Olive plays 9, plus or minus 2."])) == 1


def test_silence_is_a_complaint_for_each_line() -> None:
    assert len(unlike(LINES, [])) == len(LINES)


@pytest.mark.parametrize(
    ("said", "complaint"),
    [
        ([LINES[0], *LINES[2:]], "not said (in its place): Olive passes"),
        ([*LINES, LINES[3]], "said again or too early or late: Olive passes"),
        ([LINES[1], LINES[0], *LINES[2:]], "not said (in its place): Olive passes"),
        (["You play the 10.", *LINES[1:]], "not said (in its place): You play the 1"),
    ],
)
def test_a_line_must_be_said_once_and_in_its_place(said: list[str], complaint: str) -> None:
    assert complaint in unlike(LINES, said)


def test_whoever_lacks_a_tool_is_told_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None if name == "xdotool" else name)
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr(tools, "BUS", Path("/nowhere"))
    assert tools.reason_to_skip() == (
        "Nothing can be heard without xdotool, at-spi2-core: `python3 dev.py system` gets them."
    )
    monkeypatch.setattr("sys.platform", "darwin")
    assert "on Linux only" in tools.reason_to_skip()
