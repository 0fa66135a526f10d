"""Moments as people say them: today at 18:40, yesterday, 9 November."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QTime

translate = QCoreApplication.translate


def moment(seconds: float, now: datetime) -> str:
    """A moment in seconds since 1970, to begin a sentence with."""
    then = datetime.fromtimestamp(seconds)
    locale = QLocale()
    time = locale.toString(QTime(then.hour, then.minute), QLocale.FormatType.ShortFormat)
    days = (now.date() - then.date()).days
    if days == 0:
        return translate("When", "Today at {time}").format(time=time)
    if days == 1:
        return translate("When", "Yesterday at {time}").format(time=time)
    return day(seconds, now)


def day(seconds: float, now: datetime) -> str:
    """Only the day."""
    then = datetime.fromtimestamp(seconds)
    days = (now.date() - then.date()).days
    if days == 0:
        return translate("When", "Today")
    if days == 1:
        return translate("When", "Yesterday")
    date = QDate(then.year, then.month, then.day)
    if then.year == now.year:
        # The order of day and month belongs to the language.
        return QLocale().toString(date, translate("When", "d MMMM"))
    return QLocale().toString(date, translate("When", "d MMMM yyyy"))
