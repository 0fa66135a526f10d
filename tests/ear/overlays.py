"""What opens over a table: it must be a dialog with a name in the tree, hold the focus, and go."""

from __future__ import annotations

import re
from collections.abc import Callable

from tests.ear.program import Program
from tests.ear.stops import complaints_about
from tests.ear.tree import Node

READABLE = ("list", "document", "text", "tree table")
"""What can be gone through by the arrows, line by line."""


def complaints_on(
    program: Program,
    opens: Callable[[], object],
    name: re.Pattern[str],
    stops: int,
    *,
    reads: bool = False,
) -> list[str]:
    """Opens a dialog, walks along its stops, and closes it by Escape. With `reads` it holds
    something to be read line by line."""
    opens()
    found = program.soon(lambda tree: tree.find("dialog", name))
    if found is None:
        program.key("Escape")
        return [f"no dialog “{name.pattern}” is in the tree while it is open"]
    complaints = []
    if program.soon(lambda tree: _inside(tree, name, lambda node: "focused" in node.states)):
        complaints += complaints_about(program, found.name, stops)
    else:
        complaints.append(f"{found} has not got the focus")
    if reads and not _inside(program.tree(), name, _can_be_read):
        complaints.append(f"{found} has nothing to be read line by line")
    program.key("Escape")
    if not program.soon(lambda tree: not tree.has("dialog", name)):
        complaints.append(f"{found} is still there after Escape")
    return complaints


def _can_be_read(node: Node) -> bool:
    return node.role in READABLE and "focusable" in node.states


def _inside(tree: Node, name: re.Pattern[str], fits: Callable[[Node], bool]) -> Node | None:
    dialog = tree.find("dialog", name)
    return None if dialog is None else next(filter(fits, dialog.walk()), None)
