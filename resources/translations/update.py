"""Brings the translations up to date: `python3 dev.py translations`.

The texts are read from Python's own syntax tree. Qt's lupdate takes the name that counts a plural
for an encoding, and leaves out a text whose count is any other expression. Translations of texts
that are gone go with them; Git remembers them.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree
from xml.sax.saxutils import escape

FOLDER = Path(__file__).resolve().parent
SOURCES = FOLDER.parent.parent / "quando_desktop"
LANGUAGES = {"de": False, "en": True}
"""Each language, and whether it needs plurals only: the texts themselves are English."""
FORMS = 2
"""One, and any other number: all our languages have just these."""
RELEASE = "from PySide6.scripts.pyside_tool import lrelease; lrelease()"


class Unreadable(Exception):
    """A call that no translation can follow. Its text says where it is and why."""


class Text(NamedTuple):
    """A text to translate; `comment` tells two uses of the same words apart."""

    context: str
    source: str
    comment: str
    is_plural: bool


Translations = dict[Text, tuple[str, ...]]
"""For each text its translation, in as many forms as it needs; empty where it is missing."""


# --------------------------------------------------------------------- sources


def texts_of(folder: Path) -> set[Text]:
    """All texts in the Python files of a folder."""
    return {text for path in sorted(folder.rglob("*.py")) for text in texts_in(path)}


def texts_in(path: Path) -> Iterator[Text]:
    tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _is_translate(node.func):
            try:
                yield _text(node)
            except Unreadable as problem:
                raise Unreadable(f"{path}, line {node.lineno}: {problem}") from None


def _is_translate(function: ast.expr) -> bool:
    match function:
        case ast.Name("translate") | ast.Attribute(ast.Name("QCoreApplication"), "translate"):
            return True
    return False


def _text(call: ast.Call) -> Text:
    """The text of a call `translate(context, source, comment, count)`."""
    given = dict(zip(("context", "source", "disambiguation", "n"), call.args, strict=False))
    given.update({keyword.arg: keyword.value for keyword in call.keywords if keyword.arg})
    if "context" not in given or "source" not in given:
        raise Unreadable("context and text are missing")
    context, source = _literal(given["context"]), _literal(given["source"])
    comment = _literal(given["disambiguation"]) if "disambiguation" in given else ""
    if not context or not source:
        raise Unreadable("context or text is empty")
    return Text(context, source, comment, "n" in given)


def _literal(node: ast.expr) -> str:
    match node:
        case ast.Constant(str(value)):
            return value
        case ast.Constant(None):
            return ""
    raise Unreadable(f"{ast.unparse(node)} is no literal text")


# ---------------------------------------------------------------------- .ts files


def ts_path(folder: Path, language: str) -> Path:
    return folder / f"quando_desktop_{language}.ts"


def read(path: Path) -> Translations:
    """What a file has; a translation that is marked as unfinished or gone counts as missing."""
    found: Translations = {}
    for context in ElementTree.parse(path).getroot().iter("context"):
        name = context.findtext("name", "")
        for message in context.iter("message"):
            text = Text(
                name,
                message.findtext("source", ""),
                message.findtext("comment", ""),
                message.get("numerus") == "yes",
            )
            found[text] = _forms(message.find("translation"))
    return found


def _forms(translation: ElementTree.Element | None) -> tuple[str, ...]:
    if translation is None or translation.get("type"):
        return ()
    forms = [form.text or "" for form in translation.iter("numerusform")]
    forms = forms or [translation.text or ""]
    return tuple(forms) if all(forms) else ()


def merged(texts: Iterable[Text], old: Mapping[Text, tuple[str, ...]]) -> Translations:
    """The texts with what is known of their translations."""
    return {text: old.get(text, ()) for text in sorted(texts)}


def write(path: Path, language: str, translations: Translations) -> None:
    lines = [
        '<?xml version="1.0" encoding="utf-8"?>',
        "<!DOCTYPE TS>",
        f'<TS version="2.1" language="{language}" sourcelanguage="en">',
    ]
    for context in sorted({text.context for text in translations}):
        lines += ["<context>", f"    <name>{escape(context)}</name>"]
        for text in sorted(text for text in translations if text.context == context):
            lines += _message(text, translations[text])
        lines.append("</context>")
    path.write_text("\n".join([*lines, "</TS>", ""]), encoding="utf-8", newline="\n")


def _message(text: Text, forms: tuple[str, ...]) -> Iterator[str]:
    yield '    <message numerus="yes">' if text.is_plural else "    <message>"
    yield f"        <source>{escape(text.source)}</source>"
    if text.comment:
        yield f"        <comment>{escape(text.comment)}</comment>"
    tag = "<translation>" if forms else '<translation type="unfinished">'
    if text.is_plural:
        yield f"        {tag}"
        for form in forms or ("",) * FORMS:
            yield f"            <numerusform>{escape(form)}</numerusform>"
        yield "        </translation>"
    else:
        yield f"        {tag}{escape(''.join(forms))}</translation>"
    yield "    </message>"


# ----------------------------------------------------------------------- the whole


def update(folder: Path, sources: Path = SOURCES) -> dict[str, list[Text]]:
    """Writes the files anew; gives for each language what it lacks."""
    texts = texts_of(sources)
    missing = {}
    for language, plurals_only in LANGUAGES.items():
        path = ts_path(folder, language)
        wanted = {text for text in texts if text.is_plural or not plurals_only}
        translations = merged(wanted, read(path) if path.is_file() else {})
        write(path, language, translations)
        missing[language] = [text for text, forms in translations.items() if not forms]
    return missing


def release(folder: Path, into: Path) -> None:
    """Makes the .qm files, which Qt loads. A program that runs has its own open, and reads from it
    at any time: a new file takes the place of the old one, which stays as it was."""
    for language in LANGUAGES:
        source = ts_path(folder, language)
        target = into / source.with_suffix(".qm").name
        fresh = target.with_name(f"{target.name}.new")
        options = ["-silent", "-nounfinished", str(source), "-qm", str(fresh)]
        subprocess.run([sys.executable, "-c", RELEASE, *options], check=True)
        fresh.replace(target)


def main() -> int:
    try:
        missing = update(FOLDER)
    except Unreadable as problem:
        print(problem, file=sys.stderr)
        return 1
    release(FOLDER, FOLDER)
    for language, texts in missing.items():
        for text in texts:
            print(f"{language}: {text.context}: {text.source!r} is not translated yet")
    return int(any(missing.values()))


if __name__ == "__main__":
    sys.exit(main())
