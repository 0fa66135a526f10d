"""Frames of light around what a lesson speaks of."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF


def frames_around(lit: Sequence[QRect], pad: int) -> list[QRect]:
    """Frames around what is lit; things side by side have one together."""
    frames = [each.adjusted(-pad, -pad, pad, pad) for each in lit]
    merged = True
    while merged:
        merged = False
        for first in frames:
            beside = (each for each in frames if each is not first and first.intersects(each))
            other = next(beside, None)
            if other is not None:
                frames = [each for each in frames if each is not first and each is not other]
                frames.append(first.united(other))
                merged = True
                break
    return frames


def kept_off(frames: Sequence[QRect], words: Sequence[QRect], pad: int) -> list[QRect]:
    """These frames without that part of their air which lies on words beside them."""
    return [_kept_off(frame, words, pad) for frame in frames]


def _kept_off(frame: QRect, words: Sequence[QRect], pad: int) -> QRect:
    inner, kept = frame.adjusted(pad, pad, -pad, -pad), QRect(frame)
    for each in words:
        if not kept.intersects(each) or inner.intersects(each):
            continue
        if each.left() > inner.right():
            kept.setRight(each.left() - 1)
        elif each.right() < inner.left():
            kept.setLeft(each.right() + 1)
        elif each.top() > inner.bottom():
            kept.setBottom(each.top() - 1)
        else:
            kept.setTop(each.bottom() + 1)
    return kept


def between(first: QRectF, last: QRectF, part: float) -> QRectF:
    """A box on the way from one to another."""

    def mid(a: float, b: float) -> float:
        return a + (b - a) * part

    return QRectF(
        mid(first.x(), last.x()),
        mid(first.y(), last.y()),
        mid(first.width(), last.width()),
        mid(first.height(), last.height()),
    )
