"""What went wrong with something on the disk, in the language of the window."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from quando_desktop.disk.problem import Problem, Trouble

translate = QCoreApplication.translate


def sentence(problem: Problem) -> str:
    """One sentence for people."""
    words = _sentences()[problem.kind]
    return words.format(path=problem.path, detail=problem.detail, kept=problem.kept)


def _sentences() -> dict[Trouble, str]:
    return {
        Trouble.FOLDER_UNUSABLE: translate(
            "Troubles", "The data folder {path} cannot be used ({detail}): nothing will be kept."
        ),
        Trouble.FOLDER_READ_ONLY: translate(
            "Troubles",
            "The data folder {path} is read-only ({detail}): nothing new will be kept.",
        ),
        Trouble.NOT_WRITTEN: translate("Troubles", "{path} cannot be written ({detail})."),
        Trouble.NOT_MOVED: translate(
            "Troubles", "{path} cannot be moved ({detail}); it stays where it is."
        ),
        Trouble.UNREADABLE: translate("Troubles", "{path} cannot be read ({detail})."),
        Trouble.DAMAGED: translate(
            "Troubles", "{path} is damaged ({detail}) and was set aside as {kept}."
        ),
        Trouble.DAMAGED_THERE: translate(
            "Troubles",
            "{path} is damaged ({detail}) and cannot be set aside; it stays where it is.",
        ),
        Trouble.PARTLY: translate(
            "Troubles", "{path} can only be read up to a point ({detail}); the match goes on there."
        ),
        Trouble.FIELDS: translate(
            "Troubles",
            "{path} holds settings that make no sense ({detail}); these have their usual values.",
        ),
        Trouble.OTHER_VERSION: translate(
            "Troubles", "{path} is from another version of the program; it stays where it is."
        ),
        Trouble.IN_USE: translate("Troubles", "{path} is open in another window of the program."),
        Trouble.NO_MATCH: translate("Troubles", "{path} cannot be opened: {detail}."),
    }
