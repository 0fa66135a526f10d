"""Estimates and their errors, and actions compared in the same worlds."""

from __future__ import annotations

import pytest

from quando_desktop.bots.appraisal import Appraisal, Estimate
from quando_desktop.engine.contract import Action


class Named(Action):
    pass


ONE, TWO, THREE = Named(), Named(), Named()


def test_an_estimate_has_its_mean_and_the_error_of_the_mean() -> None:
    found = Estimate.of([1.0, 2.0, 3.0, 4.0])
    assert found.mean == 2.5
    assert found.error == pytest.approx((5 / 3 / 4) ** 0.5)


def test_what_is_clear_is_more_than_three_errors_above_nothing() -> None:
    assert Estimate(0.31, 0.1).is_clear
    assert not Estimate(0.3, 0.1).is_clear
    assert not Estimate(-1.0, 0.1).is_clear


def test_a_lead_is_told_within_each_block() -> None:
    """What the blocks have in common does not blur it."""
    appraisal = Appraisal((ONE, TWO), ((0.1, 0.2), (0.5, 0.6), (0.9, 1.0)))
    lead = appraisal.lead(1, 0)
    assert lead.mean == pytest.approx(0.1)
    assert lead.error == pytest.approx(0.0, abs=1e-9)
    assert appraisal.worth(0).error > 0.2


def test_the_best_comes_first_and_of_equals_the_first() -> None:
    appraisal = Appraisal((ONE, TWO, THREE), ((0.2, 0.5, 0.5), (0.2, 0.4, 0.4)))
    assert appraisal.order() == [1, 2, 0]
