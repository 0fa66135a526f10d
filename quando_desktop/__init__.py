"""Quando Desktop: three card games with one rules engine, one table and one window."""

from quando_desktop.finder import find_quickly

find_quickly(__name__)
