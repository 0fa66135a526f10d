"""Somebody who listens to a program through AT-SPI: its tree, its announcements, its focus."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NoReturn, TypeVar

from tests.ear.tree import ROOT, Node, outline, read, states_of
from tests.ear.wire import Call, Signal, Wire, getting

REGISTRY = ("org.a11y.atspi.Registry", "/org/a11y/atspi/registry", "org.a11y.atspi.Registry")
APPLICATIONS = ("org.a11y.atspi.Registry", ROOT, "org.a11y.atspi.Accessible", "GetChildren")
OBJECT, WINDOW = "org.a11y.atspi.Event.Object", "org.a11y.atspi.Event.Window"
EVENTS = (
    "object:announcement",
    "object:children-changed",
    "object:property-change:accessible-name",
    "object:property-change:accessible-description",
    "object:state-changed:checked",
    "object:state-changed:focused",
    "object:state-changed:showing",
    "window:",
)
"""Nothing is told that nobody has asked the registry for."""
BREATH = 0.1
"""Seconds until a tree is read again though nothing was told: not all changes are."""
DEADLINE = 20.0
"""Seconds until something must have happened."""
SOON = 5.0
"""Seconds until a key or a press must have shown an effect, on a busy computer, too."""

T = TypeVar("T")


class Listener:
    """Hears one program, which goes by its process. All that was announced is kept."""

    def __init__(self, wire: Wire, pid: int, alive: Callable[[], None]) -> None:
        """`alive` raises an error as soon as the program has ended."""
        self._wire, self._pid, self._alive = wire, pid, alive
        self.owner = ""
        """Its connection, once it has come to the bus."""
        self.said: list[str] = []
        """What was announced, in its order."""
        self.focus = ""
        """The path of what last got the focus."""
        self.focused = 0
        """How often the focus has come to something."""
        self.whole = False
        """Whether descriptions and what is out of sight are read, too: that takes its time."""
        self.names: dict[str, None] = {}
        """Every name and description that was found in whole trees, visible or not, each once."""
        for interface in (OBJECT, WINDOW):
            wire.listen(interface)
        for event in EVENTS:
            wire.ask(Call(*REGISTRY, "RegisterEvent", "sass", (event, [], "")))

    def come(self) -> None:
        """Waits until the program is there."""
        until = time.monotonic() + DEADLINE
        while not self.owner:
            self._alive()
            assert time.monotonic() < until, "the program has not come to the accessibility bus"
            (places,) = self._wire.ask(Call(*APPLICATIONS)) or ([],)
            owners = (owner for owner, _ in places)
            self.owner = next((owner for owner in owners if self._is_it(owner)), "")
            if not self.owner:
                self._wire.wait(BREATH)
                self.hear()

    def _is_it(self, owner: str) -> bool:
        bus = "org.freedesktop.DBus"
        call = Call(bus, "/org/freedesktop/DBus", bus, "GetConnectionUnixProcessID", "s", (owner,))
        return self._wire.ask(call) == (self._pid,)

    # ---------------------------------------------------------------------------------- hearing

    def breathe(self, seconds: float) -> None:
        """Goes on listening for so long, or until the program tells something."""
        self._wire.wait(seconds)
        self.hear()

    def hear(self) -> None:
        """Takes in all that has been told up to now."""
        for signal in self._wire.take():
            if self.owner in ("", signal.owner):
                self._take(signal)

    def _take(self, signal: Signal) -> None:
        if signal.interface != OBJECT:
            return
        if signal.member == "Announcement":
            self.said.append(signal.body[3][1])
        elif signal.member == "StateChanged" and signal.body[:2] == ("focused", 1):
            self.focus = signal.path
            self.focused += 1

    def tree(self) -> Node:
        """All that can be found now."""
        self._alive()
        found = read(self._wire, self.owner, whole=self.whole)
        self.hear()
        if found is None:
            self._mourn()
        if self.whole:
            self.names.update(dict.fromkeys(found.told(hidden=True)))
        return found

    def _mourn(self) -> NoReturn:
        """The bus may know before the system does that a program has ended."""
        end = time.monotonic() + SOON
        while time.monotonic() < end:
            self._alive()
            self.breathe(BREATH)
        raise AssertionError("the program is no longer on the accessibility bus")

    def node(self, path: str) -> Node | None:
        """One thing alone, with what is inside it."""
        return read(self._wire, self.owner, path)

    def until(
        self, condition: Callable[[Node], T | None], what: str, deadline: float = DEADLINE
    ) -> T:
        """Waits for something in the tree, and gives what the condition gives for it."""
        end = time.monotonic() + deadline
        while True:
            tree = self.tree()
            met = condition(tree)
            if met:
                return met
            if time.monotonic() >= end:
                last = "\n".join(self.said[-5:])
                raise AssertionError(f"no {what} in:\n{outline(tree)}\nlast heard:\n{last}")
            self._wire.wait(BREATH)

    def soon(self, condition: Callable[[Node], T | None], deadline: float = SOON) -> T | None:
        """The same where it may be missing, which is for the caller to mind."""
        try:
            return self.until(condition, "", deadline)
        except AssertionError:
            self._alive()
            return None

    def until_heard(self, met: Callable[[], T | None], what: str, deadline: float = DEADLINE) -> T:
        """Waits for something that is told."""
        end = time.monotonic() + deadline
        while True:
            self._alive()
            self.hear()
            answer = met()
            if answer:
                return answer
            left = end - time.monotonic()
            if left <= 0:
                raise AssertionError(f"{what} was not told; last heard: {self.said[-5:]}")
            self._wire.wait(left)

    def answer_to(self, ask: Callable[[], object], deadline: float = SOON) -> str:
        """What is announced when something is asked or done; nothing if there is silence."""
        self.hear()
        before = len(self.said)
        ask()
        try:
            self.until_heard(lambda: self.said[before:], "an answer", deadline)
        except AssertionError:
            self._alive()
        return " ".join(self.said[before:])

    # ----------------------------------------------------------------------------------- asking

    def box(self, node: Node) -> tuple[int, int, int, int]:
        """Its place on the screen: left, top, width, height."""
        where = (node.owner, node.path, "org.a11y.atspi.Component", "GetExtents", "u", (0,))
        (found,) = self._wire.ask(Call(*where)) or ((0, 0, 0, 0),)
        left, top, width, height = found
        return left, top, width, height

    def text(self, node: Node) -> str:
        """What stands in a field or a document."""
        where = node.owner, node.path, "org.a11y.atspi.Text"
        (words,) = self._wire.ask(Call(*where, "GetText", "ii", (0, -1))) or ("",)
        return str(words)

    def value(self, node: Node) -> float | None:
        """Where a slider stands."""
        call = getting(node.owner, node.path, "org.a11y.atspi.Value", "CurrentValue")
        answer = self._wire.ask(call)
        return float(answer[0][1]) if answer else None

    # ----------------------------------------------------------------------------------- acting

    def act(self, node: Node, *names: str) -> bool:
        """Does the first of these actions that it has, as a screen reader does it; False if it is
        gone."""
        where = node.owner, node.path, "org.a11y.atspi.Action"
        answer = self._wire.ask(Call(*where, "GetActions"))
        if answer is None:
            return False
        there = [action[0] for action in answer[0]]
        chosen = next((name for name in names if name in there), None)
        assert chosen is not None, f"{node} knows nothing of {names}, only of {there}"
        return self._wire.ask(Call(*where, "DoAction", "i", (there.index(chosen),))) is not None

    def press(self, node: Node) -> bool:
        """Presses a button, and waits until it has come up again: only then it is pressed. False
        if it is gone."""
        is_there = self.act(node, "Press", "Toggle")
        end = time.monotonic() + DEADLINE
        while "pressed" in states_of(self._wire, node):
            assert time.monotonic() < end, f"{node} stays down"
            self._wire.wait(BREATH / 10)
            self.hear()
        return is_there

    def grab_focus(self, node: Node) -> None:
        where = node.owner, node.path, "org.a11y.atspi.Component"
        self._wire.ask(Call(*where, "GrabFocus"))
