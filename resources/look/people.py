"""People at the computer: six wooden playing pieces, each in five expressions.

Head-gear and hair tell them apart without colour. The program prints the initial on the chest.
"""

# Path data does not wrap, and the shapes have one-letter names.
# ruff: noqa: E501

from __future__ import annotations

import math
from functools import partial

from quando_desktop.table.paint.faces import Expression
from resources.look.features import (
    NIGHT,
    Drawing,
    arcs,
    blush,
    discs,
    eyes,
    gasp,
    laugh,
    lid,
    moved,
    sly_lids,
    smirk,
)
from resources.look.pen import C, R, S, mix

REST, DELIGHT, SHOCK, DOUBT, SMIRK = Expression
FACE = ["#EDCBA2", "#F3D9BC", "#C9925F", "#E4B98A", "#8F5F3F", "#D6A97E"]
"""Maple, birch, oak, beech, walnut, ash."""
HAIR = ["#6B4426", "#4A2E22", "#2E2330", "#7A3F1E", "#241A24", "#F1EBE0"]
CHEEK = "#DD6F4E"
BEARDED = 5


def pawn(i: int, c: str, x: Expression) -> Drawing:
    """Person i in this colour."""
    face, hair = FACE[i], HAIR[i]
    ink = mix(face, "#1B1230", 0.68)
    y = 100 if i == BEARDED else 106
    # Whoever doubts holds the head aslant.
    lean = partial(moved, dx=0, dy=3 if x is DOUBT else 0, turn=-7 if x is DOUBT else 0, y=140)
    head = lean(_behind(i, hair))
    head += f'<path d="M26 200 C28 162 60 140 100 140 C140 140 172 162 174 200 Z" fill="{c}"/>'
    skull = C(100, 92, 57, face) + C(46, 98, 11, face) + C(154, 98, 11, face)
    if i != BEARDED:
        skull += blush(60, 120, 10, CHEEK, 0.6) if x is DELIGHT else blush(62, 121, 8, CHEEK, 0.45)
    whites, looks, reach, lids = discs(79, y, 9.6), eyes(79, y, 6.8), (4.2, 4.0), ""
    if x is DELIGHT:
        whites, looks, reach = "", arcs(79, y, 9.5, 7, NIGHT, 5), (3.5, 3)
    elif x is SHOCK:
        whites, looks, reach = discs(79, y, 12.5), eyes(79, y, 5), (6, 6)
    elif x is DOUBT:
        whites, looks, reach = discs(79, y, 10), eyes(79, y + 1, 6.8), (4.4, 3.4)
        lids = lid(79, y, 11, 0.46, face, 4, ink) + lid(121, y, 11, 0.12, face, 6, ink)
    elif x is SMIRK:
        whites, looks, reach = discs(79, y, 10), eyes(79, y + 2, 6.8), (4.4, 3.4)
        lids = sly_lids(79, y, 11, face, ink, 0.42)
    # Above the glasses; under a woollen hat there is room for them only while it jumps.
    brow = y - (25 if i == 1 else 18)
    if x is SHOCK and i != BEARDED:
        lids = S(
            f"M69 {brow} Q78 {brow - 7} 88 {brow - 2} M131 {brow} Q122 {brow - 7} 112 {brow - 2}",
            ink,
            4.5,
        )
    elif x in {DOUBT, SMIRK} and i not in {0, BEARDED}:
        lids += S(f"M111 {brow} Q121 {brow - 7} 132 {brow + 1}", ink, 4.5)
    mouth, top = _mouth(i, x, ink), _top(i, c, hair, x)
    over = lids + (top + mouth if i == BEARDED else mouth + top)
    over += _glasses(c) if i == 1 else ""
    still = eyes(79, y, 8)
    return Drawing(head + lean(skull), lean(looks), lean(over), reach, lean(whites), still)


def _mouth(i: int, x: Expression, ink: str) -> str:
    down = 2 if i == BEARDED else 0
    match x:
        case Expression.DELIGHT:
            return laugh(100, 122 + down, 19, 19, 1.5, 0 if i == BEARDED else 5)
        case Expression.SHOCK:
            return gasp(100, 130 + down, 7.5, 9)
        case Expression.DOUBT:
            return S(
                f"M86 {131 + down} Q93 {124 + down} 100 {128 + down} Q107 {131 + down} 115 {124 + down}",
                ink,
                5,
            )
        case Expression.SMIRK:
            return smirk(100, 126 + down, 17, ink, 5)
        case _:
            return S(
                "M88 126 Q100 135 112 126" if i == BEARDED else "M85 124 Q100 136 115 124", ink, 5
            )


def _behind(i: int, hair: str) -> str:
    """Hair behind the shoulders."""
    if i == 2:  # long, parted
        return f'<path d="M36 170 C20 120 28 26 100 26 C172 26 180 120 164 170 C150 180 50 180 36 170 Z" fill="{hair}"/>'
    if i == 4:  # a great cloud of curls
        return "".join(
            C(100 + 58 * math.cos(a), 76 + 50 * math.sin(a), 27, hair)
            for a in (math.pi * (0.92 + j * 1.16 / 7) for j in range(8))
        ) + C(100, 66, 52, hair)
    return ""


def _top(i: int, c: str, hair: str, x: Expression) -> str:
    """Hat, hair, beard and brows, in front."""
    dk = mix(c, "#1B1230", 0.22)
    up = -8 if x is SHOCK else -3 if x is DELIGHT else 0
    match i:
        case 0:  # woollen hat
            hat = (
                f'<path d="M41 84 C41 44 68 24 100 24 C132 24 159 44 159 84 Z" fill="{c}"/>'
                + R(34, 66, 132, 24, 12, dk)
                + C(100, 22, 13, dk)
            )
            return moved(hat, 0, up)
        case 1:  # short hair, round glasses
            return f'<path d="M42 92 C34 44 64 24 104 26 C148 26 168 54 158 92 C150 78 148 70 140 64 C116 74 84 70 70 58 C56 68 48 78 42 92 Z" fill="{hair}"/>'
        case 2:
            return (
                f'<path d="M40 104 C34 52 60 30 100 30 C140 30 166 52 160 104 C150 76 128 62 104 50 C84 66 54 78 40 104 Z" fill="{hair}"/>'
                + R(128, 50, 28, 13, 6, c, 'transform="rotate(34 142 56)"')
            )
        case 3:  # peaked cap, worn to the side, hair below
            below = f'<path d="M42 98 C40 84 44 70 52 62 L148 62 C156 70 160 84 158 98 C152 90 150 84 148 80 L52 80 C50 84 48 90 42 98 Z" fill="{hair}"/>'
            cap = (
                f'<path d="M43 76 C43 42 68 24 100 24 C132 24 157 42 157 76 Z" fill="{c}"/><path d="M92 76 C120 58 176 58 196 72 C190 84 150 82 92 82 Z" fill="{dk}"/>'
                + C(100, 25, 7, dk)
                + S("M100 28 C90 44 88 60 90 74", dk, 4)
            )
            return below + moved(cap, 0, up)
        case 4:
            return f'<path d="M43 84 C46 58 70 44 100 44 C130 44 154 58 157 84 C130 68 70 68 43 84 Z" fill="{hair}"/><path d="M40 76 C58 50 142 50 160 76 L157 90 C136 66 64 66 43 90 Z" fill="{c}"/>'
        case _:  # bald above, white beard and brows
            brows = {
                REST: "M66 88 Q78 80 90 87 M110 87 Q122 80 134 88",
                DELIGHT: "M65 85 Q78 74 91 83 M109 83 Q122 74 135 85",
                SHOCK: "M65 80 Q78 68 91 77 M109 77 Q122 68 135 80",
                DOUBT: "M65 87 Q78 85 91 90 M109 79 Q122 68 135 78",
                SMIRK: "M65 86 Q78 82 91 89 M109 83 Q122 72 135 82",
            }[x]
            beard = f'<path d="M43 74 C34 80 36 108 46 116 C44 100 46 88 52 78 Z M157 74 C166 80 164 108 154 116 C156 100 154 88 148 78 Z" fill="{hair}"/>'
            beard += f'<path d="M44 104 C50 122 66 112 78 114 C90 104 110 104 122 114 C134 112 150 122 156 104 C160 140 136 160 100 160 C64 160 40 140 44 104 Z" fill="{hair}"/>'
            return beard + S(brows, hair, 7)


def _glasses(c: str) -> str:
    dk = mix(c, "#1B1230", 0.22)
    return "".join(
        f'<circle cx="{x}" cy="105" r="20" fill="#FFFFFF" fill-opacity=".22" stroke="{dk}" stroke-width="6"/>'
        for x in (77, 123)
    ) + S("M96 102 Q100 98 104 102", dk, 6)
