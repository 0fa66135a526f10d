"""All controls of the kit at once, for its tests."""

from quando_desktop.shell.kit.announce import announce
from quando_desktop.shell.kit.buttons import Button, Kind, RoundButton
from quando_desktop.shell.kit.choices import Chip, Segmented, SideList, Switch
from quando_desktop.shell.kit.faces import Medal, character, person
from quando_desktop.shell.kit.field import TextField
from quando_desktop.shell.kit.ground import Ground, Styled
from quando_desktop.shell.kit.icons import Icon
from quando_desktop.shell.kit.labels import CENTRE, LEFT, RIGHT, KeyCap, Label, Number, Rule, Tag
from quando_desktop.shell.kit.layouts import Column, Gap, Grid, Line
from quando_desktop.shell.kit.look import (
    BODY,
    BUTTON,
    HEADING,
    LABEL,
    NAME,
    NOTE,
    SMALL,
    TITLE,
    VALUE,
    Ink,
    Look,
)
from quando_desktop.shell.kit.overlay import Overlay
from quando_desktop.shell.kit.page import Page
from quando_desktop.shell.kit.panels import Card, Fill, Panel, Row
from quando_desktop.shell.kit.scroll import Scroll
from quando_desktop.shell.kit.values import LevelBars, Slider, Stepper

__all__ = [
    "BODY",
    "BUTTON",
    "CENTRE",
    "HEADING",
    "LABEL",
    "LEFT",
    "NAME",
    "NOTE",
    "RIGHT",
    "SMALL",
    "TITLE",
    "VALUE",
    "Button",
    "Card",
    "Chip",
    "Column",
    "Fill",
    "Gap",
    "Grid",
    "Ground",
    "Icon",
    "Ink",
    "KeyCap",
    "Kind",
    "Label",
    "LevelBars",
    "Line",
    "Look",
    "Medal",
    "Number",
    "Overlay",
    "Page",
    "Panel",
    "RoundButton",
    "Row",
    "Rule",
    "Scroll",
    "Segmented",
    "SideList",
    "Slider",
    "Stepper",
    "Styled",
    "Switch",
    "Tag",
    "TextField",
    "announce",
    "character",
    "person",
]
