"""The few words that every table has."""

from __future__ import annotations

import errno

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def saved() -> str:
    return translate("Table", "Saved")


def not_saved(error: OSError) -> str:
    """Why a match could not be saved, as far as the system says."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return translate("Table", "Not saved: the disk is full")
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return translate("Table", "Not saved: the folder is read-only")
    reason = error.strerror or str(error)
    if not reason:
        return translate("Table", "Not saved")
    return translate("Table", "Not saved: {reason}").format(reason=reason)
