"""The computer players: eight animals, each in five expressions and each in its own manner.

Whoever is calm by nature moves little: Bruno and Nils. Pip and Figo show everything at once.
"""

# Path data does not wrap, and the shapes have one-letter names.
# ruff: noqa: E501

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from quando_desktop.table.paint.faces import Expression
from resources.look.features import (
    MAW,
    NIGHT,
    WHITE,
    Drawing,
    arcs,
    blush,
    bright_eyes,
    discs,
    eyes,
    gasp,
    laugh,
    lid,
    moved,
    shade,
    sly_lids,
    squint,
)
from resources.look.pen import C, E, P, R, S, mix, poly, rounded

REST, DELIGHT, SHOCK, DOUBT, SMIRK = Expression

Draw = Callable[[Expression, str, str], Drawing]
"""Draws an expression with the colours of the coat and of its soft parts."""


def shoulders(dark: str) -> str:
    return f'<path d="M22 200 C26 160 58 146 100 146 C142 146 174 160 178 200 Z" fill="{dark}"/>'


def olive(x: Expression, b: str, s: str) -> Drawing:
    """Owl: precise. Delight narrows her eyes from below, doubt tilts her head."""
    dk = shade(b)
    tip = {REST: (52, 26), DELIGHT: (50, 20), SHOCK: (60, 10), DOUBT: (46, 34), SMIRK: (47, 30)}[x]
    far = {DOUBT: (144, 14), SMIRK: (150, 16)}.get(x, (200 - tip[0], tip[1]))
    head = poly([(46, 62), tip, (84, 46)], b) + poly([(154, 62), far, (116, 46)], b)
    head += E(100, 98, 66, 64, b)
    up = -9 if x is SHOCK else 0
    head += f'<path d="M100 {60 + up} C88 {38 + up} 66 {40 + up} 50 {56 + up} C72 {54 + up} 88 {62 + up} 100 {82 + up} C112 {62 + up} 128 {54 + up} 150 {56 + up} C134 {40 + up} 112 {38 + up} 100 {60 + up} Z" fill="{dk}"/>'
    wide = x is SHOCK
    head += discs(72, 96, 32 if wide else 29, s) + discs(72, 96, 24 if wide else 19, "#FFC94D")
    looks = eyes(73, 97, 7.5 if wide else 11.5)
    over = ""
    if x is DELIGHT:
        looks = bright_eyes(73, 91, 11.5)
        over = squint(72, 96, 21, 16, s, dk) + squint(128, 96, 21, 16, s, dk)
        over += blush(57, 111, 8, "#E59A6E", 0.6)
    elif x is DOUBT:
        over = lid(72, 96, 20, 0.5, b, 6, dk, 5) + lid(128, 96, 20, 0.2, b, 6, dk, 5)
    elif x is SMIRK:
        looks = eyes(73, 99, 11)
        over = sly_lids(72, 96, 20, b, dk, 0.44, 5) + blush(57, 116, 7, "#E59A6E", 0.5)
    if x in {DELIGHT, SHOCK}:
        drop = 10 if x is DELIGHT else 14
        over += poly([(94, 116), (106, 116), (100, 122 + drop)], "#B85A1E", 4)
        over += poly([(95, 114), (105, 114), (100, 114 + drop)], MAW, 3)
    over += poly(
        [(92, 112), (108, 112), (100, 130 if x in {REST, DOUBT, SMIRK} else 122)], "#F08A38", 4
    )
    over += S("M72 148 q7 8 14 0 q7 8 14 0 q7 8 14 0 q7 8 14 0", s, 4, 0.7)
    over += S("M110 126 Q118 124 121 116", dk, 4) if x is SMIRK else ""
    lean = partial(moved, dx=0, dy=0, turn={DOUBT: 9, SMIRK: -6}.get(x, 0), y=130)
    reach = (12.0, 11.0) if wide else (6.0, 6.0)
    return Drawing(shoulders(dk) + lean(head), lean(looks), lean(over), reach)


def bruno(x: Expression, b: str, s: str) -> Drawing:
    """Bear: stoic. His delight is a content smile with closed eyes."""
    dk, nose = shade(b), "#33241F"
    up = -5 if x is SHOCK else 0
    lean = partial(moved, dx=0, dy=0, turn={DOUBT: 5, SMIRK: -4}.get(x, 0), y=150)
    head = discs(48, 54 + up, 24, b) + discs(48, 55 + up, 12, s)
    head += E(100, 100, 68, 62, b) + E(100, 124, 34, 27, s)
    head += f'<path d="M86 110 Q100 102 114 110 Q112 124 100 125 Q88 124 86 110 Z" fill="{nose}"/>'
    mouth = {
        REST: "M100 125 L100 134 M88 138 Q100 147 112 138",
        DELIGHT: "M100 125 L100 134 M80 130 Q86 145 100 145 Q114 145 120 130",
        SHOCK: "M100 125 L100 130",
        DOUBT: "M100 125 L100 134 M85 142 Q93 134 100 138 Q107 142 115 135",
        SMIRK: "M100 125 L100 134 M86 139 Q102 148 121 130 M117 126 Q124 127 125 133",
    }[x]
    head += S(mouth, nose, 4)
    if x is SHOCK:
        head += E(100, 139, 8, 8, nose)
    brows = {
        REST: "M58 80 Q69 72 80 75 M120 75 Q131 72 142 80",
        DELIGHT: "M56 76 Q68 66 80 70 M120 70 Q132 66 144 76",
        SHOCK: "M57 68 Q67 59 80 65 M120 65 Q133 59 143 68",
        DOUBT: "M57 78 Q69 78 82 83 M119 70 Q131 60 144 70",
        SMIRK: "M57 80 Q69 76 82 80 M118 73 Q131 62 145 72",
    }[x]
    over = S(brows, dk, 5)
    whites, looks, reach = discs(70, 92, 9.5), eyes(70, 92, 6.8), (4.2, 4.0)
    if x is DELIGHT:
        whites, looks, reach = "", arcs(70, 92, 11, 7, NIGHT, 5), (3.5, 3)
        over += blush(53, 112, 10, "#D9785A", 0.7)
    elif x is SHOCK:
        whites, looks, reach = discs(70, 91, 13), eyes(70, 91, 5.2), (6, 6)
    elif x is DOUBT:
        whites, looks, reach = discs(70, 93, 10.5), eyes(70, 94, 6.8), (4.4, 3.4)
        over = lid(70, 93, 11.5, 0.46, b, 6, dk) + lid(130, 93, 11.5, 0.16, b, 8, dk) + over
    elif x is SMIRK:
        whites, looks, reach = discs(70, 93, 10.5), eyes(70, 95, 6.8), (4.4, 3.4)
        over = sly_lids(70, 93, 11.5, b, dk, 0.4) + over
    scarf = '<path d="M44 152 Q100 178 156 152 L158 168 Q100 194 42 168 Z" fill="#E6B33C"/>'
    still = eyes(70, 92, 8)
    head, looks, over, whites = lean(head), lean(looks), lean(over), lean(whites)
    return Drawing(shoulders("#B8483C") + head, looks, over + scarf, reach, whites, still)


def pip(x: Expression, b: str, s: str) -> Drawing:
    """Hare: everything at once, ears first."""
    dk = shade(b)
    upright = f'<path d="M70 62 C50 26 50 -2 66 2 C84 6 92 36 92 62 Z" fill="{b}"/><path d="M74 56 C62 30 60 12 67 13 C76 16 84 36 85 56 Z" fill="{s}"/>'
    mirrored = f'<path d="M130 62 C150 26 150 -2 134 2 C116 6 108 36 108 62 Z" fill="{b}"/><path d="M126 56 C138 30 140 12 133 13 C124 16 116 36 115 56 Z" fill="{s}"/>'
    folded = f'<path d="M108 62 C110 36 120 14 136 8 C150 4 172 14 170 26 C168 36 150 28 144 32 C136 40 132 50 130 64 Z" fill="{b}"/><path d="M170 26 C172 14 150 4 136 8 C142 16 140 26 144 32 C150 28 168 36 170 26 Z" fill="{dk}"/>'
    limp = f'<path d="M92 62 C86 36 72 24 54 26 C36 28 24 44 30 54 C36 62 46 48 58 48 C66 50 68 56 72 66 Z" fill="{b}"/><path d="M30 54 C24 44 36 28 54 26 C50 34 52 42 58 48 C46 48 36 62 30 54 Z" fill="{dk}"/>'
    ears = {
        REST: upright + folded,
        DELIGHT: upright + mirrored,
        SHOCK: moved(upright, 0, 2, -13, 82, 62) + moved(mirrored, 0, 2, 13, 118, 62),
        DOUBT: limp + folded,
        SMIRK: moved(upright, 0, 2, -9, 82, 62) + folded,
    }[x]
    head = shoulders("#4E8F9C") + ears
    head += E(100, 102, 62, 58, b) + E(78, 122, 25, 22, s) + E(122, 122, 25, 22, s)
    teeth = R(90, 132, 9, 17, 3, WHITE) + R(101, 132, 9, 17, 3, WHITE)
    if x is DELIGHT:
        head += laugh(100, 125, 25, 29, 1.5)
        teeth = R(90, 126, 9, 11, 3, WHITE) + R(101, 126, 9, 11, 3, WHITE)
    elif x is SHOCK:
        head += gasp(100, 141, 11, 14)
        teeth = R(91, 126, 8, 9, 3, WHITE) + R(101, 126, 8, 9, 3, WHITE)
    elif x is DOUBT:
        teeth = R(95, 134, 9, 14, 3, WHITE) + R(106, 133, 9, 14, 3, WHITE)
    elif x is SMIRK:
        teeth = R(96, 132, 8, 11, 3, WHITE) + R(105, 129, 8, 11, 3, WHITE)
    head += teeth
    head += poly([(93, 109), (107, 109), (100, 117)], "#C25A63", 3.5)
    lips = {
        REST: "M100 120 L100 130",
        DOUBT: "M100 120 L100 125 M79 137 Q90 126 101 133 Q111 138 121 130",
        SMIRK: "M100 120 L100 127 M82 134 Q104 139 127 118 M124 114 Q131 115 131 122",
    }
    head += S(lips.get(x, "M100 120 L100 125"), "#8A4A4E", 3 if x is not SMIRK else 4)
    white = {REST: 14.0, DELIGHT: 18.0, SHOCK: 20.0, DOUBT: 14.5, SMIRK: 15.0}[x]
    up = {DELIGHT: -3, SHOCK: -6}.get(x, 0)
    head += discs(68, 90 + up, white)
    looks, reach, over = eyes(70, 91, 9), (5.0, 5.0), ""
    cheek = blush(54, 116, 8, "#E07F7C")
    if x is DELIGHT:
        looks, reach, cheek = bright_eyes(69, 87, 13.5), (4, 4), blush(50, 112, 11, "#E07F7C", 0.8)
    elif x is SHOCK:
        looks, reach = eyes(69, 84, 6), (11, 11)
    elif x is DOUBT:
        looks, reach = eyes(70, 92, 8.5), (5.5, 4.5)
        over = lid(68, 90, 15.5, 0.44, b, 12, dk) + lid(132, 90, 15.5, 0.14, b, 10, dk)
        over += S("M118 69 Q130 60 146 68", dk, 4.5)
    elif x is SMIRK:
        looks, reach = eyes(70, 93, 8.5), (5.5, 4.5)
        over = sly_lids(68, 90, 16, b, dk, 0.42) + S("M118 70 Q132 62 147 72", dk, 4.5)
    return Drawing(head, looks, over + cheek, reach)


def vesna(x: Expression, b: str, s: str) -> Drawing:
    """Fox: sly. She laughs with slits for eyes, and smiles on one side while she doubts."""
    nose, brown = "#33241F", "#7A3415"
    ears = {SHOCK: ((22, 32), (33, 44)), DELIGHT: ((38, 16), (48, 31))}
    tip, inner = ears.get(x, ((42, 20), (51, 34)))
    far, deep = (200 - tip[0], tip[1]), (200 - inner[0], inner[1])
    if x is DOUBT:
        far, deep = (182, 38), (169, 47)
    head = shoulders("#3F5E8C")
    head += poly([(40, 78), tip, (88, 54)], b, 8) + poly([(160, 78), far, (112, 54)], b, 8)
    head += poly([(50, 62), inner, (74, 52)], "#5A2E22", 4) + poly(
        [(150, 62), deep, (126, 52)], "#5A2E22", 4
    )
    if x is SHOCK:
        head += E(100, 152, 17, 16, s) + gasp(100, 155, 9, 9.5)
    head += f'<path d="M32 92 C36 56 66 44 100 44 C134 44 164 56 168 92 C166 120 130 152 100 156 C70 152 34 120 32 92 Z" fill="{b}"/>'
    head += f'<path d="M32 96 C52 96 82 104 100 138 C118 104 148 96 168 96 C164 122 130 152 100 156 C70 152 36 122 32 96 Z" fill="{s}"/>'
    if x is SHOCK:
        head += E(100, 136, 12, 9, nose) + gasp(100, 154, 8, 9)
    else:
        head += E(100, 142, 12, 9, nose)
    if x is DELIGHT:
        head += S("M58 117 Q74 142 91 143 M142 117 Q126 142 109 143", nose, 4.5)
    elif x is DOUBT:
        head += S("M109 145 Q124 144 136 131", nose, 4.5)
    elif x is SMIRK:
        head += S(
            "M74 139 Q84 146 92 145 M108 145 Q130 143 145 115 M140 112 Q148 112 149 119", nose, 4.5
        )
    whites, looks, reach = discs(70, 92, 9.8), eyes(70, 92, 7), (4.4, 4.0)
    over = S("M56 84 Q68 78 82 88 M144 84 Q132 78 118 88", brown, 5)
    if x is DELIGHT:
        whites, looks, reach = "", arcs(69, 92, 14, 7, NIGHT, 5.5, 4), (3.5, 3)
        over = S("M52 74 Q66 64 80 74 M148 74 Q134 64 120 74", brown, 5)
    elif x is SHOCK:
        whites, looks, reach = discs(69, 88, 14), eyes(69, 88, 5.4), (6.5, 6.5)
        over = S("M52 68 Q66 58 80 65 M148 68 Q134 58 120 65", brown, 5)
    elif x is DOUBT:
        whites, looks, reach = discs(70, 93, 11), eyes(70, 94, 7), (4.8, 3.4)
        over = lid(70, 93, 12, 0.46, b, 10, brown) + lid(130, 93, 12, 0.16, b, -6, brown)
        over += S("M54 82 Q68 78 84 88 M146 70 Q132 62 117 72", brown, 5)
    elif x is SMIRK:
        whites, looks, reach = discs(70, 93, 11), eyes(70, 95, 7), (4.8, 3.4)
        over = sly_lids(70, 93, 12, b, brown, 0.46, 4.5)
        over += S("M53 80 Q67 76 83 86 M148 72 Q133 60 117 74", brown, 5)
    still = eyes(70, 92, 8.5)
    return Drawing(head, looks, over, reach, whites, still=still)


def figo(x: Expression, b: str, s: str) -> Drawing:
    """Frog: happy by nature, so his delight is all mouth."""
    dk, line = shade(b), "#3D5A22"
    bulge, up = {DELIGHT: (29, -3), SHOCK: (33, -8)}.get(x, (28, 0))
    head = shoulders(dk) + discs(60, 52 + up, bulge, b)
    head += f'<path d="M26 104 C26 70 58 54 100 54 C142 54 174 70 174 104 C174 138 140 156 100 156 C60 156 26 138 26 104 Z" fill="{b}"/>'
    head += discs(60, 52 + up, {SHOCK: 26.0, DELIGHT: 22.0}.get(x, 20.0), "#FFFBEF")
    looks, reach, cheek = eyes(63, 54, 11), (7.0, 7.0), blush(44, 94, 8, "#E59A6E", 0.6)
    over = ""
    if x is DELIGHT:
        looks, reach = bright_eyes(62, 50, 15.5), (5, 5)
        cheek = blush(40, 87, 9, "#E59A6E", 0.8)
        over = laugh(100, 101, 60, 46, 7) + S("M36 98 Q100 118 164 98", line, 5)
    elif x is SHOCK:
        looks, reach = eyes(61, 44, 7), (14, 14)
        over = (
            f'<path d="M58 128 Q100 104 142 128 Q136 148 100 149 Q64 148 58 128 Z" fill="{s}"/>'
            + gasp(100, 127, 13, 15)
        )
    elif x is DOUBT:
        looks = eyes(63, 56, 10.5)
        over = lid(60, 52, 21, 0.5, b, 8, line, 4.5) + lid(140, 52, 21, 0.16, b, 8, line, 4.5)
        over += f'<path d="M44 122 Q74 112 100 120 Q130 128 156 110 Q150 144 100 146 Q54 144 44 122 Z" fill="{s}"/>'
        over += S("M42 123 Q74 110 100 119 Q130 128 158 108", line, 5)
    elif x is SMIRK:
        looks = eyes(63, 56, 10.5)
        over = sly_lids(60, 52, 21, b, line, 0.44, 4.5)
        over += f'<path d="M52 122 Q112 138 164 92 Q158 144 100 146 Q58 144 52 122 Z" fill="{s}"/>'
        over += S("M50 121 Q112 138 165 90 M158 86 Q169 86 170 96", line, 5)
    else:
        over = f'<path d="M40 108 Q100 136 160 108 Q150 144 100 146 Q50 144 40 108 Z" fill="{s}"/>'
        over += S("M38 106 Q100 138 162 106", line, 5)
    nostrils = C(90, 92, 3, dk) + C(110, 92, 3, dk)
    return Drawing(head, looks, over + nostrils + cheek, reach)


def mira(x: Expression, b: str, s: str) -> Drawing:
    """Cat: teases. Her delight leaves two crescents of her eyes; doubt lays one ear back."""
    dk, pink, ink = shade(b), "#D98FA0", "#2A2C44"
    ears = {
        REST: ((44, 22), (54, 38)),
        DELIGHT: ((42, 18), (52, 35)),
        SHOCK: ((52, 10), (60, 30)),
    }
    tip, inner = ears.get(x, ears[REST])
    far, deep = (200 - tip[0], tip[1]), (200 - inner[0], inner[1])
    if x is DOUBT:
        far, deep = (180, 40), (166, 49)
    head = shoulders("#8C3E5E")
    head += poly([(44, 76), tip, (86, 50)], b, 7) + poly([(156, 76), far, (114, 50)], b, 7)
    head += poly([(54, 62), inner, (74, 52)], pink, 3) + poly([(146, 62), deep, (126, 52)], pink, 3)
    head += E(100, 100, 66, 57, b) + E(100, 126, 27, 19, s)
    gold = "#FFD76E"
    over, reach = "", (7.0, 5.0)
    if x is DELIGHT:
        looks, reach = arcs(71, 96, 15, 11, gold, 7.5), (4, 3)
    elif x is SHOCK:
        head += discs(71, 92, 19, gold)
        looks, reach = E(71, 92, 3.5, 9, NIGHT) + E(129, 92, 3.5, 9, NIGHT), (11, 8)
    else:
        head += E(71, 94, 15, 14, gold) + E(129, 94, 15, 14, gold)
        looks = E(71, 94, 5.5, 8.5, NIGHT) + E(129, 94, 5.5, 8.5, NIGHT)
        if x is DOUBT:
            looks = E(71, 96, 5, 9, NIGHT) + E(129, 95, 5, 10, NIGHT)
            over = lid(71, 94, 16, 0.48, b, 4, ink) + lid(129, 94, 16, 0.2, b, 10, ink)
        elif x is SMIRK:
            looks = E(71, 97, 5.5, 8, NIGHT) + E(129, 97, 5.5, 8, NIGHT)
            over = sly_lids(71, 94, 16, b, ink, 0.46)
    mouth = {
        REST: "M100 124 Q96 134 87 131 M100 124 Q104 134 113 131",
        DELIGHT: "M78 122 Q82 134 91 133 Q98 132 100 124 Q102 132 109 133 Q118 134 122 122",
        SHOCK: "M100 122 L100 126",
        DOUBT: "M100 124 Q97 133 86 134 M100 124 Q104 133 117 126",
        SMIRK: "M100 124 Q96 134 86 132 M100 124 Q108 136 125 120 M121 116 Q128 116 129 122",
    }[x]
    if x is DELIGHT:
        over += laugh(100, 131, 11, 14)
    elif x is SHOCK:
        over += gasp(100, 134, 7, 8)
    over += poly([(94, 115), (106, 115), (100, 121)], pink, 3) + S(mouth, ink, 3.2)
    whiskers = {
        REST: "M40 112 L62 117 M40 126 L62 125 M160 112 L138 117 M160 126 L138 125",
        DELIGHT: "M36 104 L60 115 M36 120 L60 123 M164 104 L140 115 M164 120 L140 123",
        SHOCK: "M34 106 L62 116 M32 130 L62 126 M166 106 L138 116 M168 130 L138 126",
        DOUBT: "M40 120 L62 120 M42 134 L62 128 M160 108 L138 116 M161 121 L138 124",
        SMIRK: "M40 114 L62 118 M40 128 L62 126 M165 102 L141 113 M166 116 L142 120",
    }[x]
    over += S(whiskers, s, 3, 0.8)
    over += S("M90 52 L92 68 M100 50 L100 68 M110 52 L108 68", dk, 6)
    still = E(71, 94, 5, 12, NIGHT) + E(129, 94, 5, 12, NIGHT)
    return Drawing(head, looks, over, reach, still=still)


def nils(x: Expression, b: str, s: str) -> Drawing:
    """Puffin: correct. Little moves but his brows, his beak and, at the worst, his hat."""
    orange, ink = "#F08A38", shade(b)
    head = shoulders(b)
    head += f'<path d="M34 104 C34 62 62 38 100 38 C138 38 166 62 166 104 C166 138 138 156 100 156 C62 156 34 138 34 104 Z" fill="{b}"/>'
    head += E(68, 100, 29, 34, s) + E(132, 100, 29, 34, s)
    if x is DELIGHT:
        head += blush(60, 116, 10, orange, 0.5)
        head += S("M80 122 Q70 122 70 112 M120 122 Q130 122 130 112", orange, 4.5)
    elif x is SHOCK:
        head += '<path d="M87 126 Q84 162 100 162 Q116 162 113 126 Z" fill="#C9692A"/>'
        head += f'<path d="M90 128 Q89 154 100 154 Q111 154 110 128 Z" fill="{MAW}"/>'
    beak = f'<path d="M78 96 Q100 82 122 96 L110 136 Q100 146 90 136 Z" fill="{orange}"/><path d="M78 96 Q100 82 122 96 L119 106 Q100 94 81 106 Z" fill="#2F4A66"/><path d="M84 116 Q100 106 116 116 L113 125 Q100 116 87 125 Z" fill="#FACD46"/>'
    head += moved(beak, 0, -6) if x is SHOCK else beak
    looks, reach, over = eyes(64, 94, 8), (8.0, 8.0), ""
    if x is DELIGHT:
        looks, reach = arcs(63, 95, 9.5, 6.5, NIGHT, 5), (5, 4)
    elif x is SHOCK:
        ring = f'stroke="{orange}" stroke-width="4"'
        head += C(64, 96, 14, WHITE, ring) + C(136, 96, 14, WHITE, ring)
        looks, reach = eyes(64, 96, 5.4), (6, 6)
    elif x is DOUBT:
        looks, reach = eyes(64, 97, 8), (7, 5)
        over = lid(64, 96, 13, 0.46, s, 5, ink) + lid(136, 96, 13, 0.14, s, 5, ink)
    elif x is SMIRK:
        looks, reach = eyes(64, 97, 8), (7, 5)
        over = sly_lids(64, 96, 13, s, ink, 0.42)
        over += S("M117 124 Q131 122 134 108 M129 105 Q137 105 138 112", orange, 4.5)
    brows = {
        REST: "M52 84 L74 80 M148 84 L126 80",
        DELIGHT: "M49 83 Q60 71 75 77 M151 83 Q140 71 125 77",
        SHOCK: "M48 74 Q60 64 76 70 M152 74 Q140 64 124 70",
        DOUBT: "M51 79 L77 84 M150 76 Q139 64 124 70",
        SMIRK: "M51 82 L76 83 M151 77 Q139 66 124 74",
    }[x]
    hat = '<path d="M48 48 C60 22 140 22 152 48 C130 58 70 58 48 48 Z" fill="#CB3B3E"/><circle cx="100" cy="24" r="11" fill="#FFF7E6"/><path d="M44 50 Q100 66 156 50" fill="none" stroke="#FFF7E6" stroke-width="10" stroke-linecap="round"/>'
    if x is SHOCK:
        hat = moved(hat, 0, -11)
    elif x in {DOUBT, SMIRK}:
        hat = moved(hat, 0, 0, -5 if x is DOUBT else 5, 100, 50)
    return Drawing(head, looks, over + S(brows, orange, 4.5) + hat, reach)


def hedda(x: Expression, b: str, s: str) -> Drawing:
    """Hedgehog: her spines tell how she feels."""
    dark, nose = "#5A3D33", "#33241F"
    long, short = {DELIGHT: (86, 69), SHOCK: (91, 58), DOUBT: (76, 68)}.get(x, (84, 66))
    n, spikes = 19, []
    for i in range(n * 2 + 1):  # spines all the way round to the shoulders
        a = math.pi * (0.86 + 1.28 * i / (n * 2))
        rr = (long if i % 2 else short) - 10 * abs(i / n - 1) ** 3
        spikes.append((100 + rr * math.cos(a), 98 + rr * math.sin(a)))
    head = shoulders("#4E7F5C") + P(rounded(spikes, 4), b)
    head += S(
        "M70 44 l5 12 M100 38 l0 13 M130 44 l-5 12 M85 58 l3 9 M115 58 l-3 9",
        mix(b, WHITE, 0.3),
        4.5,
    )
    head += f'<path d="M42 108 C42 76 66 70 80 76 Q100 88 120 76 C134 70 158 76 158 108 C158 138 132 156 100 156 C68 156 42 138 42 108 Z" fill="{s}"/>'
    head += discs(48, 76, 13, s) + discs(48, 76, 6, "#D9A58A")
    over, whites, looks, reach = "", discs(74, 102, 10.2), eyes(74, 102, 7.2), (4.4, 4.2)
    cheek, mouth = blush(60, 120, 8, "#E59A6E"), "M88 138 Q100 147 112 138"
    if x is DELIGHT:
        whites, looks, reach = "", arcs(73, 102, 11, 8, nose, 5), (4, 3)
        over, cheek, mouth = laugh(100, 134, 15, 16, 2), blush(57, 119, 11, "#E59A6E", 0.8), ""
    elif x is SHOCK:
        whites = discs(73, 98, 14.5)
        looks, reach = eyes(73, 98, 5.6), (7, 7)
        over, mouth = gasp(100, 143, 7.5, 8), ""
    elif x is DOUBT:
        whites = discs(74, 102, 11)
        looks, reach = eyes(74, 103, 7.2), (4.6, 3.6)
        over = lid(74, 102, 12, 0.46, s, 5, dark) + lid(126, 102, 12, 0.14, s, 5, dark)
        over += S("M61 92 L86 96 M114 84 Q126 77 138 86", dark, 4.5)
        mouth = "M86 144 Q94 136 101 140 Q108 144 115 136"
    elif x is SMIRK:
        whites = discs(74, 102, 11)
        looks, reach = eyes(74, 104, 7.2), (4.6, 3.6)
        over = sly_lids(74, 102, 12, s, dark, 0.42) + S("M114 86 Q126 77 139 87", dark, 4.5)
        mouth = "M87 139 Q102 147 122 130 M118 126 Q125 126 126 132"
    over += E(100, 124, 12, 9.5, nose) + C(103, 121, 3, WHITE, 'fill-opacity=".7"')
    over += S(mouth, dark, 4) if mouth else ""
    still = eyes(74, 102, 8.5)
    return Drawing(head, looks, over + cheek, reach, whites, still=still)


ANIMALS: dict[str, Draw] = {
    "olive": olive,
    "bruno": bruno,
    "pip": pip,
    "vesna": vesna,
    "figo": figo,
    "mira": mira,
    "nils": nils,
    "hedda": hedda,
}


def animal(key: str, colours: dict[str, str], expression: Expression) -> Drawing:
    """A computer player by its key in the palette, with its colours from there."""
    return ANIMALS[key](expression, colours["body"], colours["soft"])
