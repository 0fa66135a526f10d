"""What the settings say about the graphics card."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from quando_desktop.disk.graphics import Card, Trouble
from quando_desktop.settings.settings import Painting
from quando_desktop.shell.graphics.graphics import State

translate = QCoreApplication.translate


def about(state: State) -> str:
    """One sentence."""
    if isinstance(state, Card):
        return translate("Graphics", "The graphics card is in use: {name}").format(name=state.name)
    if isinstance(state, Trouble):
        return _reasons()[state]
    if state is Painting.CARD:
        return translate("Graphics", "The graphics card is being tried…")
    return translate("Graphics", "Graphics card: smoother on very large screens, takes more memory")


def _reasons() -> dict[Trouble, str]:
    return {
        Trouble.UNUSABLE: translate("Graphics", "Not used: no suitable graphics card was found"),
        Trouble.SOFTWARE: translate(
            "Graphics", "Not used: no graphics card, only software that imitates one"
        ),
        Trouble.WRONG: translate(
            "Graphics", "Not used: this graphics card paints some things wrongly"
        ),
        Trouble.SLOW: translate("Graphics", "Not used: the processor is quick enough here"),
        Trouble.FAILED: translate("Graphics", "Switched off: the graphics card failed"),
        Trouble.DIED: translate(
            "Graphics", "Switched off: the program stopped while the graphics card was painting"
        ),
        Trouble.UNMARKED: translate("Graphics", "Not used: nothing can be kept in the data folder"),
    }
