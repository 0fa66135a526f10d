"""What a release is made of, and the workflow that makes one."""

from __future__ import annotations

import hashlib
import importlib.util
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from quando_desktop.__about__ import __version__
from quando_packaging import release
from quando_packaging.shared.products import SUMS, BuildError

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = ROOT / ".github" / "workflows"


# --- what belongs to it -----------------------------------------------------------------------


def test_a_release_has_something_for_everybody() -> None:
    assert release.artefacts("1.2.3") == [
        "quando-desktop-1.2.3-linux-arm64.AppImage",
        "quando-desktop-1.2.3-linux-arm64.flatpak",
        "quando-desktop-1.2.3-linux-arm64.tar.xz",
        "quando-desktop-1.2.3-linux-x86_64.AppImage",
        "quando-desktop-1.2.3-linux-x86_64.flatpak",
        "quando-desktop-1.2.3-linux-x86_64.tar.xz",
        "quando-desktop-1.2.3-macos-arm64.dmg",
        "quando-desktop-1.2.3-macos-x86_64.dmg",
        "quando-desktop-1.2.3-windows-x86_64-setup.exe",
        "quando-desktop-1.2.3-windows-x86_64.zip",
        "quando-desktop_1.2.3_amd64.deb",
        "quando-desktop_1.2.3_arm64.deb",
    ]


def test_packages_are_called_as_they_are_built() -> None:
    from quando_packaging.linux import deb

    expected = release.artefacts(__version__)
    assert {deb.package_name(debian) for debian in release.LINUX.values()} <= {*expected}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a whole release."""
    place = tmp_path / "dist"
    place.mkdir()
    for name in release.artefacts(__version__):
        (place / name).write_text(name, encoding="utf-8")
    return place


def test_a_whole_release_is_summed_up(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert release.main(["collect", str(folder)]) == 0
    lines = (folder / SUMS).read_text(encoding="utf-8").splitlines()
    assert lines == [
        f"{hashlib.sha256(name.encode()).hexdigest()}  {name}"
        for name in release.artefacts(__version__)
    ]
    assert capsys.readouterr().out.splitlines() == lines


@pytest.mark.parametrize("name", release.artefacts(__version__))
def test_half_a_release_is_refused(
    name: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / name).write_bytes(b"")
    assert release.main(["collect", str(folder)]) == 1
    assert capsys.readouterr().err == f"{name} is empty, so nothing can be published.\n"
    (folder / name).unlink()
    assert release.main(["collect", str(folder)]) == 1
    assert capsys.readouterr().err == f"{name} is missing, so nothing can be published.\n"
    assert not (folder / SUMS).exists()


def test_what_nobody_expects_is_refused(folder: Path) -> None:
    (folder / "quando-desktop-0.0.1-linux-x86_64.tar.xz").write_bytes(b"old")
    with pytest.raises(BuildError, match=r"0\.0\.1.* does not belong to a release"):
        release.collect(str(folder))


def uploaded(folder: Path) -> list[dict[str, Any]]:
    """What GitHub says when all has arrived."""
    return [
        {
            "name": path.name,
            "size": path.stat().st_size,
            "state": "uploaded",
            "digest": f"sha256:{hashlib.sha256(path.read_bytes()).hexdigest()}",
        }
        for path in folder.iterdir()
    ]


def judge(folder: Path, assets: list[dict[str, Any]]) -> None:
    draft = folder.parent / "draft.json"
    draft.write_text(json.dumps({"draft": True, "assets": assets}), encoding="utf-8")
    release.check_uploaded(str(folder), str(draft))


def test_what_has_arrived_is_compared(folder: Path) -> None:
    release.collect(str(folder))
    assets = uploaded(folder)
    judge(folder, assets)
    judge(folder, [{**asset, "digest": None} for asset in assets])
    name = re.escape(assets[0]["name"])
    with pytest.raises(BuildError, match=f"^{name} has not arrived"):
        judge(folder, assets[1:])
    with pytest.raises(BuildError, match=r"^stray was never sent"):
        judge(folder, [*assets, {"name": "stray", "size": 1, "state": "uploaded"}])
    for broken in ({"size": 1}, {"state": "starter"}, {"digest": "sha256:0"}):
        with pytest.raises(BuildError, match=f"^{name} has arrived broken"):
            judge(folder, [assets[0] | broken, *assets[1:]])


@pytest.fixture
def changelog(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "CHANGELOG.md"
    text = f"# Changelog\n\n## {__version__} (2027-01-31)\n\n- A thing.\n\n## 0.0.1\n\n- Old.\n"
    path.write_text(text, encoding="utf-8")
    monkeypatch.setattr(release, "CHANGELOG", path)
    return path


def test_the_tag_is_that_of_the_version(
    changelog: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert release.main(["tag", f"v{__version__}"]) == 0
    assert release.main(["tag", "v99.0.0"]) == 1
    assert capsys.readouterr().err == (f"The tag v99.0.0 is not that of version {__version__}.\n")


def test_the_notes_are_those_of_the_version(
    changelog: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert release.main(["notes"]) == 0
    assert capsys.readouterr().out == "- A thing.\n"
    changelog.write_text("# Changelog\n\n## Unreleased\n\n- A thing.\n", encoding="utf-8")
    assert release.main(["tag", f"v{__version__}"]) == 1
    assert f"nothing under the heading {__version__}" in capsys.readouterr().err


@pytest.mark.parametrize("words", [[], ["bogus"], ["tag"], ["collect", "a", "b"]])
def test_other_wishes_are_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert release.main(words) == 2
    assert capsys.readouterr().err.count("\n") == 1


# --- reading workflows ------------------------------------------------------------------------


def read(path: Path) -> dict[str, Any]:
    """Reads as much of YAML as the workflows here use: no package that reads all of it is
    installed for tests. Whatever else stands there ends the test."""
    lines = []
    for line in path.read_text(encoding="utf-8").splitlines():
        text = line.strip()
        if text and not text.startswith("#"):
            lines.append((len(line) - len(line.lstrip()), text))
    found = block(lines)
    assert isinstance(found, dict)
    assert not lines
    return found


Lines = list[tuple[int, str]]


def block(lines: Lines) -> Any:
    """The mapping or the list that begins with the first line; takes its lines away."""
    depth, text = lines[0]
    if text.startswith("- "):
        items = []
        while lines and lines[0][0] == depth and lines[0][1].startswith("- "):
            inner = lines[0][1].removeprefix("- ")
            if ":" not in inner:
                lines.pop(0)
                items.append(scalar(inner))
            else:
                lines[0] = (depth + 2, inner)
                items.append(block(lines))
        return items
    mapping: dict[str, Any] = {}
    while lines and lines[0][0] == depth:
        found = re.fullmatch(r"([\w-]+):(?: (.+))?", lines.pop(0)[1])
        assert found is not None
        key, value = found[1], found[2]
        assert key not in mapping
        if value == "|":
            mapping[key] = "\n".join(text for _, text in deeper(lines, depth))
        elif value is not None:
            mapping[key] = scalar(value)
        else:
            is_block = bool(lines) and lines[0][0] > depth
            mapping[key] = block(lines) if is_block else None
    assert not lines or lines[0][0] < depth
    return mapping


def deeper(lines: Lines, depth: int) -> Iterator[tuple[int, str]]:
    while lines and lines[0][0] > depth:
        yield lines.pop(0)


def scalar(text: str) -> Any:
    text = re.sub(r" #.*", "", text)
    if text.startswith("["):
        return [scalar(part.strip()) for part in text.strip("[]").split(",")]
    if text in {"true", "false"}:
        return text == "true"
    return text[1:-1] if text[0] == text[-1] == '"' else text


RELEASE = read(WORKFLOWS / "release.yml")
JOBS: dict[str, dict[str, Any]] = RELEASE["jobs"]
BUILDERS = {
    name: job
    for name, job in JOBS.items()
    if any("upload-artifact" in step.get("uses", "") for step in job["steps"])
}


def steps(job: dict[str, Any], word: str) -> list[dict[str, Any]]:
    """The steps that use an action or run a command with this word."""
    return [step for step in job["steps"] if word in step.get("uses", step.get("run", ""))]


def variants(job: dict[str, Any]) -> list[dict[str, str]]:
    found: list[dict[str, str]] = job.get("strategy", {}).get("matrix", {}).get("include", [{}])
    return found


# --- the workflow -----------------------------------------------------------------------------


def test_a_tag_starts_it() -> None:
    assert RELEASE["on"]["push"] == {"tags": ["v*"]}
    assert "pull_request" not in RELEASE["on"]
    # A run that was begun is not broken off.
    assert RELEASE["concurrency"]["cancel-in-progress"] is False


def test_nothing_is_published_unless_all_other_jobs_are_content() -> None:
    assert {*JOBS["publish"]["needs"]} == JOBS.keys() - {"publish"}
    for job in JOBS.values():
        # Neither may a failure be overlooked.
        assert "continue-on-error" not in job
        assert "always()" not in str(job)
        assert "if" not in job


def test_nothing_is_built_for_a_wrong_tag() -> None:
    (asked,) = steps(JOBS["check"], "quando_packaging.release tag")
    assert asked["env"]["TAG"] == "${{ github.ref_name }}"
    for name in JOBS.keys() - {"check", "publish"}:
        needs = JOBS[name]["needs"]
        assert needs == "check" or JOBS[needs]["needs"] == "check"


def test_the_draft_is_published_last_and_only_for_a_tag() -> None:
    runs = [step for step in JOBS["publish"]["steps"] if "run" in step]
    collected, drafted, compared, published = runs
    assert collected["run"] == "python -m quando_packaging.release collect dist"
    assert "gh release create" in drafted["run"]
    assert "--draft" in drafted["run"]
    assert "quando_packaging.release uploaded dist" in compared["run"]
    assert "draft=false" in published["run"]
    assert "draft=false" not in str(runs[:-1])
    for step in (drafted, compared, published):
        assert step["if"] == "github.ref_type == 'tag'"


def test_every_artefact_has_a_job_that_uploads_it() -> None:
    made = []
    for job in BUILDERS.values():
        (upload,) = steps(job, "upload-artifact")
        assert upload["with"]["if-no-files-found"] == "error"
        assert upload["with"]["name"].startswith("release-")
        patterns = [Path(line).name for line in upload["with"]["path"].splitlines()]
        made += [pattern for _ in variants(job) for pattern in patterns]
    endings = {re.sub(r".*?(-setup\.exe|\.tar\.xz|\.\w+)$", r"\1", name): name for name in made}
    expected = release.artefacts("1")
    for ending, pattern in endings.items():
        assert pattern == f"*{ending}"
        assert made.count(pattern) == sum(name.endswith(ending) for name in expected)
    assert len(made) == len(expected)


def test_the_machines_are_those_of_a_release() -> None:
    for name in ("linux", "bundles"):
        assert [each["machine"] for each in variants(JOBS[name])] == [*release.LINUX]
    assert [each["machine"] for each in variants(JOBS["macos"])] == [*release.MACOS]
    # The package is tried on each machine that it is for.
    assert {each["machine"] for each in variants(JOBS["debian"])} == {*release.LINUX}


@pytest.mark.parametrize("name", ["linux", "windows", "macos"])
def test_packages_are_made_by_the_one_command(name: str) -> None:
    (made,) = steps(JOBS[name], "dev.py package")
    assert made["run"].endswith("python dev.py package")


def test_everything_else_for_linux_is_made_from_the_archive() -> None:
    job = JOBS["bundles"]
    assert job["needs"] == "linux"
    (fetched,) = steps(job, "download-artifact")
    (given,) = steps(JOBS["linux"], "upload-artifact")
    assert fetched["with"]["name"] == given["with"]["name"]
    for module in ("quando_packaging.linux.appimage", "quando_packaging.linux.flatpak"):
        assert steps(job, f"python -m {module}")
        assert importlib.util.find_spec(module) is not None


def test_the_released_package_is_installed_and_tested_on_bare_systems() -> None:
    job = JOBS["debian"]
    images = {each["image"] for each in variants(job)}
    assert images == {"debian:12", "debian:13", "ubuntu:22.04", "ubuntu:24.04"}
    assert job["container"] == "${{ matrix.image }}"
    assert len(steps(job, "--self-test")) == 2
    for step in steps(job, "--self-test"):
        assert "runuser -l player" in step["run"]


def test_the_proof_is_about_the_released_package() -> None:
    job = JOBS["proof"]
    assert job["needs"] == "linux"
    (fetched,) = steps(job, "download-artifact")
    (proved,) = steps(job, "-m package")
    assert fetched["with"]["path"] == proved["env"]["QUANDO_DIST"]
    assert fetched["with"]["name"] == "release-linux-x86_64"
    assert (ROOT / "tests" / "packaging" / "linux" / "test_installed.py").is_file()
    assert "grep SKIPPED" in proved["run"]


def test_only_the_last_job_may_write() -> None:
    assert RELEASE["permissions"] == {"contents": "read"}
    allowed = {name: job["permissions"] for name, job in JOBS.items() if "permissions" in job}
    assert allowed == {"publish": {"contents": "write"}}


def test_secrets_go_only_where_they_are_used() -> None:
    from quando_packaging.macos import keychain

    holders = [
        (name, step)
        for name, job in JOBS.items()
        for step in job["steps"]
        if "secrets." in str(step)
    ]
    ((name, step),) = holders
    assert name == "macos"
    assert step["env"] == {name: f"${{{{ secrets.{name} }}}}" for name in keychain.variables()}
    for job in JOBS.values():
        assert "secrets." not in str({**job, "steps": []})
        # A value that somebody may choose is never part of a command.
        assert not [step for step in job["steps"] if "${{" in step.get("run", "")]
        tokens = [step for step in job["steps"] if "GH_TOKEN" in step.get("env", {})]
        assert tokens == (steps(job, "gh ") if job is JOBS["publish"] else [])


def test_actions_are_pinned_and_leave_no_credentials() -> None:
    used = [step for job in JOBS.values() for step in job["steps"] if "uses" in step]
    pins = {tuple(step["uses"].split("@")) for step in used}
    for action, pin in pins:
        assert action.startswith("actions/")
        assert re.fullmatch(r"[0-9a-f]{40}", pin)
    assert len(pins) == len({action for action, _ in pins})
    for step in used:
        if "checkout" in step["uses"]:
            assert step["with"]["persist-credentials"] is False


def test_every_job_ends_in_time() -> None:
    assert [name for name, job in JOBS.items() if not int(job["timeout-minutes"])] == []
