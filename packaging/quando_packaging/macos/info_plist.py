"""The Info.plist of the application for macOS, with words and an icon for its files."""

from __future__ import annotations

import plistlib
import tempfile
from pathlib import Path
from typing import Any

from quando_desktop.__about__ import APP_ID, AUTHORS, HOMEPAGE, NAME, __version__
from quando_desktop.engine.record import ENDING
from quando_packaging.shared import match_file, pictures
from quando_packaging.shared.match_file import MATCH_WORDS, MIME_TYPE

IDENTIFIER = APP_ID.replace("_", "-")
"""Apple allows no underscore here."""
MATCH = f"{IDENTIFIER}.match"
"""The kind of file that a saved match is."""
MATCH_ICON = "match.icns"

OLDEST = "13.0"
"""The oldest macOS for which there is a PySide6 of the version in use."""


def info() -> dict[str, Any]:
    """The entries of Info.plist beyond the names and the icon, which PyInstaller writes."""
    return {
        "CFBundleDisplayName": NAME,
        "CFBundleVersion": __version__,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": list(MATCH_WORDS),
        # The program chooses its language itself; the system's own dialogs may follow.
        "CFBundleAllowMixedLocalizations": True,
        "CFBundleDocumentTypes": [_document()],
        "UTExportedTypeDeclarations": [_match()],
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": OLDEST,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": f"{AUTHORS}, MIT licence",
        "NSPrincipalClass": "NSApplication",
        # It has a dark look of its own.
        "NSRequiresAquaSystemAppearance": False,
        # Cards need no second graphics card.
        "NSSupportsAutomaticGraphicsSwitching": True,
    }


def _document() -> dict[str, Any]:
    return {
        "CFBundleTypeName": MATCH_WORDS["en"],
        "CFBundleTypeIconFile": MATCH_ICON,
        # Opening a match goes on with it; the file itself stays as it is.
        "CFBundleTypeRole": "Viewer",
        "LSHandlerRank": "Owner",
        "LSItemContentTypes": [MATCH],
    }


def _match() -> dict[str, Any]:
    return {
        "UTTypeIdentifier": MATCH,
        "UTTypeDescription": MATCH_WORDS["en"],
        "UTTypeIconFile": MATCH_ICON,
        "UTTypeReferenceURL": HOMEPAGE,
        "UTTypeConformsTo": ["public.json"],
        "UTTypeTagSpecification": {
            "public.filename-extension": [ENDING.removeprefix(".")],
            "public.mime-type": [MIME_TYPE],
        },
    }


def resources() -> dict[str, bytes]:
    """Files that only macOS reads, by their place among the application's resources. The English
    words are the key to those of the other languages."""
    words = {
        f"{language}.lproj/InfoPlist.strings": plistlib.dumps({MATCH_WORDS["en"]: text})
        for language, text in MATCH_WORDS.items()
    }
    with tempfile.TemporaryDirectory() as folder:
        match_file.write_drawings(Path(folder))
        return {**words, MATCH_ICON: pictures.icns(Path(folder))}
