"""Dates as people say them: today at 18:40, yesterday, 9 November."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QTime

translate = QCoreApplication.translate


def moment(seconds: float, now: datetime) -> str:
    """The day and time of a moment in seconds since 1970, as the beginning of a sentence."""
    then = _date(seconds)
    if then is None:
        return day(seconds, now)
    time = QLocale().toString(QTime(then.hour, then.minute), QLocale.FormatType.ShortFormat)
    days = (now.date() - then.date()).days
    if days == 0:
        return translate("When", "Today at {time}").format(time=time)
    if days == 1:
        return translate("When", "Yesterday at {time}").format(time=time)
    return day(seconds, now)


def day(seconds: float, now: datetime) -> str:
    """The day alone."""
    then = _date(seconds)
    if then is None:
        return translate("When", "Some day")
    days = (now.date() - then.date()).days
    if days == 0:
        return translate("When", "Today")
    if days == 1:
        return translate("When", "Yesterday")
    date = QDate(then.year, then.month, then.day)
    if then.year == now.year:
        # The order of day and month depends on the language.
        return QLocale().toString(date, translate("When", "d MMMM"))
    return QLocale().toString(date, translate("When", "d MMMM yyyy"))


def _date(seconds: float) -> datetime | None:
    """The local time; None for a moment that no calendar has: a disk may say anything of a file."""
    try:
        return datetime.fromtimestamp(seconds)
    except (ValueError, OverflowError, OSError):
        return None
