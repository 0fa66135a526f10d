"""The secrets that sign and notarise, and the keychain that holds the certificate for a build.

They come as environment variables and are taken out of the environment, so that none of the
programs that a build starts later can see them.
"""

from __future__ import annotations

import base64
import binascii
import contextlib
import re
import secrets
import tempfile
from collections.abc import Iterator, MutableMapping
from pathlib import Path
from typing import NamedTuple

from quando_packaging.shared.commands import step
from quando_packaging.shared.products import BuildError

CERTIFICATE = "Developer ID Application"
"""The kind of certificate that programs outside of Apple's own shop are signed with."""
LOCK_AFTER = "7200"
"""Seconds after which the keychain closes by itself: longer than any build."""


class Secrets(NamedTuple):
    """Each is the value of the variable `MACOS_` with the name in capitals."""

    certificate: str
    """The certificate with its key, a `.p12` file in base64."""
    certificate_password: str
    notary_key: str
    """The text of a `.p8` file, an App Store Connect key that may notarise."""
    notary_key_id: str
    notary_issuer: str


def variables() -> list[str]:
    return [f"MACOS_{field.upper()}" for field in Secrets._fields]


def take_secrets(environment: MutableMapping[str, str]) -> Secrets | None:
    """All of the secrets or none: a program that is signed but not notarised helps nobody."""
    values = {name: environment.pop(name, "").strip() for name in variables()}
    missing = [name for name, value in values.items() if not value]
    if len(missing) == len(values):
        return None
    if missing:
        raise BuildError(f"{missing[0]} is not set: set all of {', '.join(values)} or none.")
    return Secrets(*values.values())


class Keys(NamedTuple):
    """The means to sign, while the keychain is there."""

    identity: str
    """The certificate's own number, by which it is found."""
    keychain: Path
    notary: tuple[str, ...]
    """The options that tell Apple's notary who asks."""


@contextlib.contextmanager
def unlocked(secret: Secrets) -> Iterator[Keys]:
    """Puts the certificate into a keychain of its own, which goes away in the end."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        keychain, password = folder / "signing.keychain-db", secrets.token_hex(16)
        _security("create-keychain", "-p", password, str(keychain))
        try:
            _fill(keychain, password, secret, folder)
            notary = _notary(secret, folder)
            yield Keys(_identity(keychain), keychain, notary)
        finally:
            # It leaves the list of keychains that are searched, too.
            _security("delete-keychain", str(keychain))


def _fill(keychain: Path, password: str, secret: Secrets, folder: Path) -> None:
    certificate = _private(folder / "certificate.p12", _decoded(secret.certificate))
    place = str(keychain)
    _security("set-keychain-settings", "-l", "-u", "-t", LOCK_AFTER, place)
    _security("unlock-keychain", "-p", password, place)
    access = ("-f", "pkcs12", "-P", secret.certificate_password, "-T", "/usr/bin/codesign")
    _security("import", str(certificate), "-k", place, *access)
    # Without this codesign would ask in a window whether it may.
    _security("set-key-partition-list", "-S", "apple-tool:,apple:", "-s", "-k", password, place)
    known = re.findall(r'"(.+)"', _security("list-keychains", "-d", "user"))
    _security("list-keychains", "-d", "user", "-s", place, *known)


def _identity(keychain: Path) -> str:
    said = _security("find-identity", "-v", "-p", "codesigning", str(keychain))
    found = re.search(rf'\b([0-9A-F]{{40}}) "{CERTIFICATE}', said)
    if found is None:
        raise BuildError(f"MACOS_CERTIFICATE holds no valid certificate of the kind {CERTIFICATE}.")
    return found[1]


def _notary(secret: Secrets, folder: Path) -> tuple[str, ...]:
    key = _private(folder / "notary.p8", f"{secret.notary_key}\n".encode())
    name = ("--key-id", secret.notary_key_id, "--issuer", secret.notary_issuer)
    return ("--key", str(key), *name)


def _private(path: Path, content: bytes) -> Path:
    path.touch(mode=0o600)
    path.write_bytes(content)
    return path


def _decoded(text: str) -> bytes:
    try:
        return base64.b64decode("".join(text.split()), validate=True)
    except binascii.Error:
        raise BuildError("MACOS_CERTIFICATE is no base64 text of a .p12 file.") from None


def _security(verb: str, *arguments: str) -> str:
    # The complaint names the verb only: the arguments hold passwords.
    return step(["security", verb, *arguments], f"The keychain could not be used ({verb}).")
