"""The accessible tree of a program, as a screen reader gets it: read once, then looked through."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import islice
from typing import Any

from tests.ear.wire import Call, Wire, getting

ACCESSIBLE = "org.a11y.atspi.Accessible"
ROLES = {
    2: "alert",
    7: "check box",
    11: "combo box",
    16: "dialog",
    20: "filler",
    23: "frame",
    29: "label",
    30: "layered pane",
    31: "list",
    32: "list item",
    37: "page tab",
    39: "panel",
    42: "progress bar",
    43: "button",
    44: "radio button",
    48: "scroll bar",
    49: "scroll pane",
    51: "slider",
    52: "spin button",
    61: "text",
    62: "toggle button",
    66: "tree table",
    73: "paragraph",
    75: "application",
    79: "entry",
    82: "document",
    85: "section",
    88: "link",
    94: "document",
    95: "document",
    98: "group",
}
"""By number: the names are not the same in all versions of AT-SPI."""
STATES = {
    1: "active",
    4: "checked",
    8: "enabled",
    11: "focusable",
    12: "focused",
    16: "modal",
    20: "pressed",
    23: "selected",
    25: "showing",
    30: "visible",
}

Words = str | re.Pattern[str]
"""A whole name, or a pattern that is looked for in it."""


@dataclass(frozen=True)
class Node:
    """Something in the tree, with what is inside it."""

    owner: str
    path: str
    role: str
    name: str
    description: str
    states: frozenset[str]
    inside: tuple[Node, ...] = field(default=(), repr=False)

    def walk(self, *, hidden: bool = False) -> Iterator[Node]:
        """This and all inside it, in their order; what is not visible only if it is asked for."""
        yield self
        for node in self.inside:
            if hidden or "visible" in node.states:
                yield from node.walk(hidden=hidden)

    def all(self, role: str, name: Words = "") -> list[Node]:
        """Everything of a role, and of this name if one is given."""
        return [node for node in self.walk() if node.role == role and _is_called(node, name)]

    def find(self, role: str, name: Words = "") -> Node | None:
        """The first of them."""
        return next(iter(self.all(role, name)), None)

    def has(self, role: str, name: Words = "") -> bool:
        return self.find(role, name) is not None

    @property
    def focused(self) -> Node | None:
        return next((node for node in self.walk() if "focused" in node.states), None)

    def told(self, *, hidden: bool = False) -> list[str]:
        """All its words."""
        words = (
            text for node in self.walk(hidden=hidden) for text in (node.name, node.description)
        )
        return [text for text in words if text]

    def __str__(self) -> str:
        return f"{self.role} “{self.name}”"


def outline(node: Node, depth: int = 0) -> str:
    """The tree as text, for those who read why a test failed."""
    lines = [f"{'  ' * depth}{node}"]
    lines += [outline(each, depth + 1) for each in node.inside if "visible" in each.states]
    return "\n".join(lines)


def _is_called(node: Node, name: Words) -> bool:
    if isinstance(name, str):
        return name in ("", node.name)
    return name.search(node.name) is not None


# ---------------------------------------------------------------------------------- reading

ROOT = "/org/a11y/atspi/accessible/root"
Place = tuple[str, str]
"""A connection, and a path of it."""


def read(wire: Wire, owner: str, path: str = ROOT, *, whole: bool = False) -> Node | None:
    """Reads a tree level by level, all of a level at once; None if it is gone. Only a whole one has
    descriptions, and what is inside something that is out of sight: that is much."""
    found: dict[Place, Node] = {}
    inside: dict[Place, list[Place]] = {}
    level = [(owner, path)]
    while level:
        calls = [call for place in level for call in _questions(place, whole=whole)]
        answers = iter(wire.ask_all(calls))
        below: list[Place] = []
        for place in level:
            told = [answer or (None,) for answer in islice(answers, 5 if whole else 4)]
            role, name, state, children, description = (*told, (None,))[:5]
            if role[0] is None or state[0] is None or children[0] is None:
                # It went while the rest was read.
                continue
            kind, states = ROLES.get(role[0], f"role {role[0]}"), _states(*state[0])
            found[place] = Node(*place, kind, _word(name), _word(description), states)
            is_seen = whole or "visible" in states or place == (owner, path)
            inside[place] = [(each[0], each[1]) for each in children[0]] if is_seen else []
            below += inside[place]
        level = [place for place in below if place not in found]

    def put_together(place: Place) -> Node:
        parts = tuple(put_together(each) for each in inside[place] if each in found)
        return replace(found[place], inside=parts)

    return put_together((owner, path)) if (owner, path) in found else None


def _word(answer: tuple[Any, ...]) -> str:
    """A property that is a text."""
    return str(answer[0][1]) if answer[0] is not None else ""


def states_of(wire: Wire, node: Node) -> frozenset[str]:
    """Its states at this moment; none if it is gone."""
    (state,) = wire.ask(Call(node.owner, node.path, ACCESSIBLE, "GetState")) or ((0, 0),)
    return _states(*state)


def _questions(place: Place, *, whole: bool) -> list[Call]:
    questions = [
        Call(*place, ACCESSIBLE, "GetRole"),
        getting(*place, ACCESSIBLE, "Name"),
        Call(*place, ACCESSIBLE, "GetState"),
        Call(*place, ACCESSIBLE, "GetChildren"),
    ]
    return [*questions, getting(*place, ACCESSIBLE, "Description")] if whole else questions


def _states(low: int, high: int) -> frozenset[str]:
    bits = low | high << 32
    return frozenset(word for bit, word in STATES.items() if bits >> bit & 1)
