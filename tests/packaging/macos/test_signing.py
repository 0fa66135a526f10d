"""Signing for macOS, without macOS: which commands would run, and what they would get."""

from __future__ import annotations

import plistlib
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from quando_packaging.macos import keychain, signing
from quando_packaging.shared.products import BuildError
from tests.packaging.macos.mac import (
    IDENTITY,
    SECRET,
    Recorder,
    environment,
    identities,
    make_app,
    stand_in,
    verdict,
)


@pytest.fixture
def recorder(monkeypatch: pytest.MonkeyPatch) -> Recorder:
    return stand_in(monkeypatch)


@pytest.fixture
def app(tmp_path: Path) -> Path:
    return make_app(tmp_path)


# --- secrets and the keychain -----------------------------------------------------------------


def test_without_secrets_there_is_nothing_to_sign_with() -> None:
    assert keychain.take_secrets({"HOME": "/home"}) is None
    assert keychain.take_secrets(dict.fromkeys(keychain.variables(), "")) is None


def test_nobody_else_sees_the_secrets() -> None:
    variables = environment()
    assert keychain.take_secrets(variables) == SECRET
    assert variables == {"HOME": "/home"}


@pytest.mark.parametrize("name", keychain.variables())
def test_secrets_are_complete_or_the_build_ends(name: str) -> None:
    variables = {**environment(), name: " "}
    with pytest.raises(BuildError, match=f"^{name} is not set"):
        keychain.take_secrets(variables)


def test_the_certificate_is_in_a_keychain_of_its_own(recorder: Recorder) -> None:
    seen: dict[str, bytes] = {}

    def keep(command: Sequence[str]) -> str:
        seen["certificate"] = Path(command[2]).read_bytes()
        return ""

    recorder.answers = {
        "import": keep,
        "find-identity": identities,
        "-d": lambda command: "" if "-s" in command else '    "/Users/x/login.keychain-db"\n',
    }
    with keychain.unlocked(SECRET) as keys:
        assert keys.identity == IDENTITY
        assert keys.notary[:2] == ("--key", str(keys.keychain.parent / "notary.p8"))
        assert keys.notary[2:] == ("--key-id", "ID1", "--issuer", "ISSUER1")
        assert Path(keys.notary[1]).read_text() == "-----KEY-----\n"
        if sys.platform != "win32":
            assert Path(keys.notary[1]).stat().st_mode & 0o777 == 0o600
        assert not recorder.with_word("delete-keychain")
        folder = keys.keychain.parent
    assert seen["certificate"] == b"certificate"
    verbs = [command[1] for command in recorder.asked]
    assert verbs[0] == "create-keychain"
    assert verbs[-1] == "delete-keychain"
    assert verbs.index("unlock-keychain") < verbs.index("import") < verbs.index("find-identity")
    # Those that were searched before still are.
    place = str(folder / "signing.keychain-db")
    assert recorder.asked[verbs.index("list-keychains") + 1][-2:] == [
        place,
        "/Users/x/login.keychain-db",
    ]
    assert not folder.exists()


def test_a_keychain_goes_away_whatever_happens(recorder: Recorder) -> None:
    recorder.failures = {"import": 1}
    with (
        pytest.raises(BuildError, match=r"The keychain could not be used \(import\)") as error,
        keychain.unlocked(SECRET),
    ):
        pass
    assert recorder.asked[-1][1] == "delete-keychain"
    assert SECRET.certificate_password not in str(error.value)


def test_a_certificate_of_another_kind_is_refused(recorder: Recorder) -> None:
    recorder.answers = {"find-identity": lambda _: f'1) {IDENTITY} "Apple Development: Somebody"'}
    with pytest.raises(BuildError, match="no valid certificate"), keychain.unlocked(SECRET):
        pass


def test_a_certificate_that_is_no_base64_is_refused(recorder: Recorder) -> None:
    secret = SECRET._replace(certificate="*****")
    with pytest.raises(BuildError, match="no base64"), keychain.unlocked(secret):
        pass


# --- signing ----------------------------------------------------------------------------------

KEYS = keychain.Keys(IDENTITY, Path("/tmp/k"), ("--key", "/tmp/p8"))


def test_the_program_may_not_more_than_it_needs() -> None:
    entitlements = plistlib.loads(signing.ENTITLEMENTS.read_bytes())
    assert entitlements == {
        "com.apple.security.cs.allow-unsigned-executable-memory": True,
        "com.apple.security.cs.disable-library-validation": True,
    }
    # macOS refuses them with comments.
    assert b"<!--" not in signing.ENTITLEMENTS.read_bytes()


def test_what_is_inside_is_signed_first(app: Path) -> None:
    groups = [
        [path.relative_to(app / "Contents").as_posix() for path in group]
        for group in signing.inner_code(app)
    ]
    assert groups == [
        ["Frameworks/PySide6/Qt/lib/QtCore.framework/Versions/A"],
        ["Frameworks/PySide6/Qt/plugins/platforms/libqcocoa.dylib"],
        ["Frameworks/PySide6/QtCore.abi3.so"],
        ["Frameworks/libshiboken6.dylib"],
    ]


@pytest.mark.skipif(sys.platform == "win32", reason="links are Unix's")
def test_links_are_not_signed(app: Path) -> None:
    link = app / "Contents" / "Resources" / "libshiboken6.dylib"
    link.symlink_to("../Frameworks/libshiboken6.dylib")
    assert link not in [path for group in signing.inner_code(app) for path in group]


def test_without_a_certificate_the_signature_is_ad_hoc(app: Path, recorder: Recorder) -> None:
    signer = signing.Signer()
    assert not signer.is_known
    signer.sign_application(app)
    *signed, verified = recorder.asked
    assert {tuple(command[:5]) for command in signed} == {
        ("codesign", "--force", "--sign", "-", "--timestamp=none")
    }
    assert signed[-1][-1] == str(app)
    assert verified == [
        *("codesign", "--verify", "--deep", "--strict", "--verbose=2"),
        str(app),
    ]
    # There is nobody whom a notary could know.
    recorder.asked.clear()
    signer.finish(app.with_suffix(".dmg"))
    assert recorder.asked == []


def test_with_a_certificate_everything_is_hardened_and_stamped(
    app: Path, recorder: Recorder
) -> None:
    signing.Signer(KEYS).sign_application(app)
    *inner, outer, _ = recorder.asked
    common = ["--sign", IDENTITY, "--keychain", str(KEYS.keychain), "--timestamp"]
    for command in (*inner, outer):
        assert command[2:9] == [*common, "--options", "runtime"]
    assert not [command for command in inner if "--entitlements" in command]
    assert outer[-3:] == ["--entitlements", str(signing.ENTITLEMENTS), str(app)]


def test_a_timestamp_is_asked_for_again(app: Path, recorder: Recorder) -> None:
    recorder.failures = {str(app): 1}
    signing.Signer(KEYS).sign_application(app)
    assert len(recorder.with_word(str(app))) == 3  # twice signed, once verified
    recorder.failures = {str(app): 99}
    with pytest.raises(BuildError, match=r"is busy\n.*could not be signed"):
        signing.Signer(KEYS).sign_application(app)


def test_the_notary_looks_at_the_image(tmp_path: Path, recorder: Recorder) -> None:
    image = tmp_path / "x.dmg"
    recorder.answers = {"submit": verdict("Accepted")}
    signing.Signer(KEYS).finish(image)
    sign, submit, staple, assess = recorder.asked
    assert sign[-1] == str(image)
    assert "runtime" not in sign
    assert submit[:6] == ["xcrun", "notarytool", "submit", str(image), *KEYS.notary]
    assert "--wait" in submit
    assert staple == ["xcrun", "stapler", "staple", str(image)]
    assert assess[:2] == ["spctl", "--assess"]


def test_a_refusal_ends_the_build_with_its_reasons(tmp_path: Path, recorder: Recorder) -> None:
    recorder.answers = {"submit": verdict("Invalid"), "log": lambda _: "not signed: libx.dylib"}
    with pytest.raises(BuildError, match=r"not signed: libx.dylib\nApple's notary refused x.dmg"):
        signing.Signer(KEYS).finish(tmp_path / "x.dmg")
    assert recorder.with_word("log")[0][3] == "12-34"
    assert not recorder.with_word("staple")


def test_a_notary_without_words_ends_the_build(tmp_path: Path, recorder: Recorder) -> None:
    with pytest.raises(BuildError, match="gave no answer"):
        signing.Signer(KEYS).finish(tmp_path / "x.dmg")
