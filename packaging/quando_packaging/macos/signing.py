"""Signs the application and its disk image, and has Apple's notary look at them.

Without a certificate the signature is ad hoc: it says that nothing has changed since, which Apple
silicon demands of every program, but not who made it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

from quando_packaging.macos.keychain import Keys
from quando_packaging.shared.commands import step
from quando_packaging.shared.products import BuildError

ENTITLEMENTS = Path(__file__).with_name("entitlements.plist")
"""The rights of the program although it is signed: to make code while it runs, as Python's foreign
functions and Qt's regular expressions do, and to load libraries of other makers, so that players
can exchange Qt for a build of their own. No comments in there: not every macOS can read them."""
AD_HOC = "-"
MAGICS = (b"\xca\xfe\xba\xbe", b"\xca\xfe\xba\xbf", b"\xcf\xfa\xed\xfe", b"\xce\xfa\xed\xfe")
"""The first bytes of files with code: for several machines, or for one."""
WAIT = "45m"
"""The longest time that the notary may take."""
TRIES = 3
"""Apple's servers for timestamps and tickets do not always answer at once."""


class Signer:
    """Signs with a certificate, or ad hoc if there is none."""

    def __init__(self, keys: Keys | None = None) -> None:
        self._keys = keys

    @property
    def is_known(self) -> bool:
        """Whether macOS can know who signed."""
        return self._keys is not None

    def sign_application(self, app: Path) -> None:
        """Signs from the inside out, as what is outside seals what is inside."""
        for group in inner_code(app):
            self._sign(*group)
        self._sign(app, entitled=True)
        check(app)

    def finish(self, image: Path) -> None:
        """Signs the disk image; the notary's ticket for it and all inside is fixed to it."""
        if self._keys is None:
            return
        self._sign(image)
        self._notarise(image, self._keys)
        name = str(image)
        step(["xcrun", "stapler", "staple", name], "No ticket could be stapled.", tries=TRIES)
        context = ("--type", "open", "--context", "context:primary-signature")
        step(["spctl", "--assess", *context, "--verbose", name], "macOS would not open the image.")

    def check_installed(self, app: Path) -> None:
        """Looks at the application where a player has put it."""
        check(app)
        if self.is_known:
            assess = ["spctl", "--assess", "--type", "execute", "--verbose", str(app)]
            step(assess, "macOS would not start the application.")

    def _sign(self, *paths: Path, entitled: bool = False) -> None:
        command = ["codesign", "--force", "--sign"]
        if self._keys is None:
            command += [AD_HOC, "--timestamp=none"]
        else:
            command += [self._keys.identity, "--keychain", str(self._keys.keychain), "--timestamp"]
            if paths[0].suffix != ".dmg":
                command += ["--options", "runtime"]
            if entitled:
                command += ["--entitlements", str(ENTITLEMENTS)]
        complaint = f"{paths[0].name} could not be signed."
        step([*command, *map(str, paths)], complaint, tries=TRIES if self.is_known else 1)

    def _notarise(self, image: Path, keys: Keys) -> None:
        submit = ["xcrun", "notarytool", "submit", str(image), *keys.notary]
        answer = ("--wait", "--timeout", WAIT, "--output-format", "json")
        said = step([*submit, *answer], "Apple's notary could not be asked.")
        try:
            verdict = json.loads(said[said.index("{") : said.rindex("}") + 1])
        except ValueError:
            raise BuildError(f"{said.strip()}\nApple's notary gave no answer.") from None
        if verdict.get("status") != "Accepted":
            ask = ["xcrun", "notarytool", "log", str(verdict.get("id")), *keys.notary]
            reasons = step(ask, "Apple's notary gave no reasons.")
            raise BuildError(f"{reasons.strip()}\nApple's notary refused {image.name}.")


def check(app: Path) -> None:
    """Checks that every file of the application is as it was signed."""
    verify = ["codesign", "--verify", "--deep", "--strict", "--verbose=2", str(app)]
    step(verify, f"The signature of {app.name} does not hold.")


def inner_code(app: Path) -> Iterable[list[Path]]:
    """All with code inside the application, in groups: the deepest first, its own program not.

    Of a framework the whole is signed, not just its library.
    """
    programs = app / "Contents" / "MacOS"
    found = {
        path.parent if path.parent.parent.name == "Versions" else path
        for path in app.rglob("*")
        if has_code(path) and path.parent != programs
    }
    depths = {len(path.parts) for path in found}
    for depth in sorted(depths, reverse=True):
        yield sorted(path for path in found if len(path.parts) == depth)


def has_code(path: Path) -> bool:
    if path.is_symlink() or not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(4) in MAGICS
