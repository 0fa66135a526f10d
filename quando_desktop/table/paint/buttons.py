"""Buttons on a table, and the line that explains a wrong try."""

from __future__ import annotations

from enum import Enum

from quando_desktop.table.paint.art import Art, Picture
from quando_desktop.table.paint.canvas import Align, Canvas, Type, shrinking, wrapped
from quando_desktop.table.paint.palette import Colour, Theme, mix
from quando_desktop.table.paint.pieces import with_shadow
from quando_desktop.table.scene.stage import Box

LIP = 3.0
"""The height of a button above the table."""
CAPTION, CAP = Type(20, 650), Type(14.4, 650)
SMALL_CAPTION = Type(16, 650)
LINE, LEAST_LINE = Type(17, 600), 26.0
"""What explains a wrong try, and the least size of large letters there where there is no room for
larger ones."""
EVEN = 1.15
"""The width of even lines, beside an equal share of the words."""
ROUND = 24.0
"""The radius of a round button where there is room."""
WIDEST_LINE = 940.0


class ButtonLook(Enum):
    """Kinds of buttons."""

    MAIN = 0
    GOLD = 1
    QUIET = 2
    EMBER = 3

    def colours(self, theme: Theme) -> tuple[Colour, Colour]:
        """Its ground and its text."""
        return {
            ButtonLook.MAIN: (theme.primary, theme.on_primary),
            ButtonLook.GOLD: (theme.gold, theme.on_gold),
            ButtonLook.QUIET: (theme.plate, theme.text),
            ButtonLook.EMBER: (theme.ember, theme.on_ember),
        }[self]


class ButtonState(Enum):
    """States of a button: at rest, under the pointer, or at the keys."""

    RESTS = 0
    HOVERED = 1
    FOCUSED = 2
    """By key: it has an outline."""


def button_width(art: Art, text: str, cap: str, *, small: bool = False) -> float:
    cap, edges = art.caps.get(cap, cap), 36 if small else 48
    return _caption(small).width(text, art.scale) + _cap_room(art, cap) + edges


def button_height(art: Art, *, small: bool = False) -> float:
    scale = art.scale
    least = scale.target if scale.is_compact else 0.0
    if small:
        return max(40.0, 28 * scale.spread, scale.px(28), least)
    return max(52.0, 30 * scale.spread, scale.px(34))


def round_radius(art: Art) -> float:
    return max(ROUND, art.scale.target / 2) if art.scale.is_compact else ROUND


def button(
    art: Art,
    text: str,
    look: ButtonLook,
    cap: str = "",
    state: ButtonState = ButtonState.RESTS,
    width: float = 0.0,
    *,
    small: bool = False,
) -> Picture:
    """A button with its key, placed by its middle; at least as wide as its text."""
    width = max(width, button_width(art, text, cap, small=small))
    cap, height = art.caps.get(cap, cap), button_height(art, small=small)
    caption = _caption(small)
    body = Box.around(0, 0, width, height)

    def paint(canvas: Canvas) -> None:
        theme, radius = canvas.theme, height / 2
        ground, ink = look.colours(theme)
        if state is not ButtonState.RESTS:
            ground = mix(ground, "#FFFFFF" if look is not ButtonLook.QUIET else theme.line, 0.12)
        canvas.shadow(body, radius, 12, 5, 0.2)
        lip = Box(body.left, body.top + LIP, width, height)
        canvas.round(lip, radius, mix(ground, "#000000", 0.28))
        canvas.round(body, radius, ground)
        if look is ButtonLook.QUIET and theme.is_dark:
            inside = Box.around(0, 0, width - 2, height - 2)
            canvas.frame(inside, radius - 1, theme.line, 2, 1.0)
        if state is ButtonState.FOCUSED:
            _outline(canvas, body, radius)
        room = _cap_room(art, cap)
        long = caption.width(text, art.scale)
        left = -(long + room) / 2
        canvas.text(left, 0, text, caption, ink)
        if cap:
            _key_cap(canvas, left + long + 12, cap, room - 12, ink)

    key = ("button", text, look, cap, state, width, small)
    return art.picture(key, with_shadow(body, 16, 8), paint)


def _caption(small: bool) -> Type:
    return SMALL_CAPTION if small else CAPTION


def _cap_room(art: Art, cap: str) -> float:
    return CAP.width(cap, art.scale) + 30 if cap else 0.0


def _key_cap(canvas: Canvas, left: float, cap: str, width: float, ink: Colour) -> None:
    height = max(24.0, canvas.scale.px(18)) * canvas.scale.text
    canvas.round(Box(left, -height / 2, width, height), 6, ink, 0.16)
    canvas.text(left + width / 2, 0, cap, CAP, ink, align=Align.CENTRE)


def _outline(canvas: Canvas, body: Box, radius: float) -> None:
    line = max(3.0, canvas.scale.px(3))
    gap = line
    box = Box(body.left - gap, body.top - gap, body.width + 2 * gap, body.height + 2 * gap + LIP)
    canvas.frame(box, radius + gap, canvas.theme.on_table, line, 1.0)


def round_button(art: Art, icon: str, state: ButtonState = ButtonState.RESTS) -> Picture:
    """A small round button: `menu`, `undo`, or the name of a drawing."""
    radius = round_radius(art)
    body = Box.around(0, 0, 2 * radius, 2 * radius)

    def paint(canvas: Canvas) -> None:
        theme = canvas.theme
        canvas.shadow(body, radius, 10, 4, 0.18)
        ground = theme.plate if state is ButtonState.RESTS else mix(theme.plate, theme.line, 0.35)
        canvas.disc(0, 0, radius, ground)
        if state is ButtonState.FOCUSED:
            _outline(canvas, body, radius)
        # The signs are drawn for the usual size.
        canvas.painter.scale(radius / ROUND, radius / ROUND)
        if icon == "menu":
            for y in (-7, 0, 7):
                canvas.line([(-9, y), (9, y)], theme.text, 3)
        elif icon == "pause":
            for x in (-5, 5):
                canvas.line([(x, -7), (x, 7)], theme.text, 4)
        elif icon == "hint":
            # A lamp.
            canvas.frame(Box.around(0, -4, 17, 17), 8.5, theme.text, 3, 1.0)
            canvas.line([(-3.5, 8), (3.5, 8)], theme.text, 3)
            canvas.line([(-1.5, 12.5), (1.5, 12.5)], theme.text, 3)
        elif icon == "notebook":
            canvas.frame(Box.around(1.5, 0, 18, 23), 3.5, theme.text, 2.6, 1.0)
            for ring in (-6.5, 0.0, 6.5):
                canvas.line([(-11, ring), (-6, ring)], theme.text, 2.6)
            canvas.line([(0, -4.5), (6, -4.5)], theme.text, 2.4)
            canvas.line([(0, 1), (4, 1)], theme.text, 2.4)
        elif icon == "undo":
            canvas.line([(9, 8), (9, -1), (6, -5), (-8, -5)], theme.text, 3)
            canvas.line([(-3, -10), (-9, -5), (-3, 0)], theme.text, 3)
        else:
            name = f"ui/{icon}_light" if theme.is_dark else f"ui/{icon}"
            canvas.svg(name, Box.around(0, 0, 26, 26))

    return art.picture(("round", icon, state), with_shadow(body, 12, 6), paint)


def toast_height(art: Art, text: str, widest: float = WIDEST_LINE, kind: Type = LINE) -> float:
    lines = wrapped(text, kind, widest, art.scale)
    one = max(48.0, art.scale.px(34)) if art.scale.bulk == 1.0 else 48.0
    return one + (len(lines) - 1) * _line_step(art, kind)


def _line_step(art: Art, kind: Type) -> float:
    if art.scale.bulk > 1.0:
        return kind.letters(art.scale) * 1.2
    return kind.size * 1.45 * max(1.0, art.scale.spread * 0.95)


def toast_kind(art: Art, text: str, high: float, widest: float = WIDEST_LINE) -> Type:
    """The largest letters in which a toast is no higher than this."""
    for kind in shrinking(LINE, art.scale, LEAST_LINE):
        if toast_height(art, text, widest, kind) <= high:
            break
    return kind


def toast(
    art: Art, text: str, *, warns: bool = True, widest: float = WIDEST_LINE, kind: Type = LINE
) -> Picture:
    """One line in the ink of the table, where the main button was; two if it must be."""
    lines = wrapped(text, kind, widest, art.scale)
    if len(lines) > 1 and art.scale.bulk > 1.0:
        # Lines of about the same length rather than a last word alone.
        even = kind.width(text, art.scale) / len(lines) * EVEN
        lines = min((wrapped(text, kind, min(even, widest), art.scale), lines), key=len)
    step, height = _line_step(art, kind), toast_height(art, text, widest, kind)
    lead = 54 if warns else 26
    width = max(kind.width(line, art.scale) for line in lines)
    body = Box.around(0, 0, width + lead + 26, height)

    def paint(canvas: Canvas) -> None:
        ground, ink = canvas.theme.on_table, canvas.theme.table_top
        radius = min(height / 2, 30)
        canvas.shadow(body, radius, 12, 5, 0.2)
        canvas.round(body, radius, ground)
        if warns:
            canvas.disc(body.left + 30, 0, 13, ink)
            canvas.text(body.left + 30, 0, "!", Type(17, 800), ground, align=Align.CENTRE)
        for number, line in enumerate(lines):
            y = (number - (len(lines) - 1) / 2) * step
            canvas.text(body.left + lead, y, line, kind, ink)

    key = ("toast", *lines, warns, kind.letters(art.scale))
    return art.picture(key, with_shadow(body, 12, 5), paint)
