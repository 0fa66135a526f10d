"""The words of every lesson."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def heading(number: int, title: str) -> str:
    return translate("Lesson", "Lesson {number}: {title}").format(number=number, title=title)


def progress(title: str, step: int, steps: int) -> str:
    """The lesson and how far it is, for a screen reader."""
    words = translate("Lesson", "{title}, step {step} of {steps}")
    return words.format(title=title, step=step, steps=steps)


def spoken(title: str) -> str:
    """The title of a step as a sentence, for a voice."""
    return title if title.endswith(("!", "?", ".", "…")) else f"{title}."


def leave() -> str:
    return translate("Lesson", "Leave")


def next_step() -> str:
    return translate("Lesson", "Next", "the step after this one")


def hint() -> str:
    return translate("Lesson", "Ask Olive")


def skip() -> str:
    return translate("Lesson", "Skip")


def skip_step() -> str:
    """The same for a screen reader, to whom it stands alone."""
    return translate("Lesson", "Skip this step")


def done() -> str:
    return translate("Lesson", "Lesson done!")


def is_done(praise: str, following: str) -> str:
    """What is said at the end of a lesson, and of the last one."""
    if following:
        after = translate("Lesson", "Next comes “{following}”.").format(following=following)
    else:
        after = translate("Lesson", "That was the last one. Now you know the whole game.")
    return f"{praise} {after}"


def way_on(following: str, *, match: bool) -> str:
    """The button at the end of a lesson: to the next one, after the last one to a guided match if
    there is one to offer, or back."""
    if following:
        return translate("Lesson", "Next lesson")
    return translate("Lesson", "Guided match") if match else back()


def back() -> str:
    return translate("Lesson", "Back")


def touch_by_keys() -> str:
    return translate("Lesson", "By keys: go there with Tab, then press Space.")


def hold_longer() -> str:
    """Something that has to be held was let go of too early."""
    return translate("Lesson", "Almost! Keep it pressed until the ring is full.")


def left_out(titles: int) -> str:
    """A sentence on lessons that cannot be read."""
    return translate("Lesson", "%n lesson(s) are damaged and have been left out.", None, titles)


def friend() -> str:
    """The name of a second person at the keyboard."""
    return translate("Lesson", "Player 2")
