"""A graphics card is taken if it paints rightly and quickly, and is one."""

from __future__ import annotations

import math

import pytest
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from quando_desktop.disk.graphics import Trouble
from quando_desktop.table.gpu import trial
from quando_desktop.table.gpu.terms import Terms
from tests.table.gpu.fake_gpu import FakeGpu

LENIENT = Terms(most=math.inf)


@pytest.fixture(name="gpu")
def _gpu(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> FakeGpu:
    gpu = FakeGpu()
    monkeypatch.setattr(trial, "Gpu", lambda: gpu)
    return gpu


def test_a_card_that_paints_rightly_is_taken(gpu: FakeGpu) -> None:
    assert trial.tried(LENIENT) == gpu.card
    assert gpu.is_closed


def test_one_that_paints_a_little_beside_is_not(gpu: FakeGpu) -> None:
    gpu.shift = 1
    assert trial.tried(LENIENT) is Trouble.WRONG


def test_one_that_is_not_quicker_is_not(gpu: FakeGpu) -> None:
    assert trial.tried(Terms(most=0.0)) is Trouble.SLOW


@pytest.mark.parametrize(
    "name",
    [
        "llvmpipe (LLVM 15.0.6, 256 bits)",
        "softpipe",
        "Software Rasterizer",
        "Google SwiftShader",
        "D3D12 (Microsoft Basic Render Driver)",
        "GDI Generic",
    ],
)
def test_a_program_that_takes_its_part_is_not(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr(trial, "Gpu", lambda: FakeGpu(name))
    assert trial.tried(LENIENT) is Trouble.SOFTWARE


def test_pixels_differ_by_their_colours(qtbot: QtBot) -> None:
    one, other = (QImage(8, 4, QImage.Format.Format_RGB32) for _ in range(2))
    for image in (one, other):
        image.fill(QColor(100, 100, 100))
    other.setPixelColor(3, 1, QColor(100 + trial.LEVELS, 100, 100))
    assert trial.difference(one.copy(), other) == 0
    other.setPixelColor(3, 1, QColor(100, 99 - trial.LEVELS, 101 + trial.LEVELS))
    assert trial.difference(one.copy(), other) == 2 / (8 * 4 * 3)
