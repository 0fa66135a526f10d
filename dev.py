#!/usr/bin/env python3
"""Everything a developer runs: `python3 dev.py COMMAND`, with nothing installed but Python.

Each command first sees to `.venv`, to the sections of requirements.lock that it needs and to
the system libraries of Qt, and then does its job. A stamp in `.venv` says what is in place, so
a second run starts at once. Only the standard library is used, and the syntax stays readable
for older Pythons, so that they can be told what is missing.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

OLDEST_PYTHON = (3, 11)
ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
LOCK = ROOT / "requirements.lock"
STAMP = VENV / "dev-stamp.json"
BUSY = VENV / "dev-busy.lock"
ON_WINDOWS = sys.platform == "win32"
VENV_PYTHON = VENV / ("Scripts/python.exe" if ON_WINDOWS else "bin/python")

# The sections of the lock file, each with those that are always installed along with it.
SECTIONS = {
    "play": (),
    "build": ("play",),
    "test": ("play", "build"),
    "bench": ("play", "build", "test"),
    "package": ("play", "build"),
    "lock": (),
}
# Only rlcard is built from source: nobody should wait for a C++ compiler to fail.
WHEELS_ONLY = ("--only-binary", ":all:", "--no-binary", "rlcard", "--no-build-isolation")
WINDOWLESS_FLAGS = {"--demo", "--self-test", "--help", "-h", "--version"}


class DevError(Exception):
    """Ends the run with one sentence for the person at the terminal."""


def say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


# --- requirements.lock ------------------------------------------------------------------------


def read_sections() -> dict[str, str]:
    """Give the text of each section of the lock file by its name."""
    try:
        text = LOCK.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise DevError(f"{LOCK.name} is missing: get it back from version control.") from None
    _, *parts = re.split(r"^# section: (\w+)\n", text, flags=re.MULTILINE)
    return dict(zip(parts[::2], parts[1::2], strict=True))


def split_requirements(text: str) -> list[str]:
    """Split requirements text into entries, each with its hashes on indented lines."""
    return [entry for entry in re.split(r"\n+(?=\S)", text.strip()) if entry]


def requirement_name(entry: str) -> str:
    return re.split(r"[=\s]", entry, maxsplit=1)[0]


def digest(*texts: str) -> str:
    return hashlib.sha256("\0".join(texts).encode()).hexdigest()


# --- what is in place -------------------------------------------------------------------------


class Stamp(NamedTuple):
    """What `.venv` was made from and what has been put into it."""

    python: str
    root: str
    project: str
    sections: dict[str, str]
    packages: list[str]
    system: list[str]


def read_stamp() -> Stamp | None:
    try:
        return Stamp(**json.loads(STAMP.read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError):
        return None


def write_stamp(stamp: Stamp) -> Stamp:
    """Write the stamp with the packages that are there now."""
    stamp = stamp._replace(packages=installed_packages())
    draft = STAMP.with_suffix(".new")
    draft.write_text(json.dumps(stamp._asdict(), indent=1), encoding="utf-8")
    os.replace(draft, STAMP)
    return stamp


def is_sound(stamp: Stamp | None) -> bool:
    """Tell whether `.venv` was finished, by this Python, in this place, and is still whole."""
    if stamp is None or (stamp.python, stamp.root) != (sys.version, str(ROOT)):
        return False
    return base_python_exists() and set(stamp.packages) <= set(installed_packages())


def base_python_exists() -> bool:
    try:
        config = (VENV / "pyvenv.cfg").read_text(encoding="utf-8")
    except OSError:
        return False
    home = re.search(r"^home\s*=\s*(.+)$", config, flags=re.MULTILINE)
    return bool(home and Path(home[1].strip()).is_dir() and VENV_PYTHON.exists())


def installed_packages() -> list[str]:
    site = site_packages()
    return sorted(path.name for path in site.glob("*.dist-info")) if site.is_dir() else []


def site_packages() -> Path:
    return Path(sysconfig.get_path("purelib", "venv", {"base": str(VENV)}))


def project_digest() -> str:
    """Digest what the project's own installation depends on: not the tools' settings."""
    import tomllib

    about = (ROOT / "quando_desktop" / "__about__.py").read_text(encoding="utf-8")
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    parts = (settings["build-system"], settings["project"], settings["tool"]["hatch"])
    return digest(about, json.dumps(parts, sort_keys=True))


# --- setting up .venv -------------------------------------------------------------------------


def set_up(section: str) -> None:
    """Bring `.venv` up to date with this section of the lock file and those it builds on."""
    lock = read_sections()
    names = (*SECTIONS[section], section)
    missing = [name for name in names if name not in lock]
    if missing:
        raise DevError(f"{LOCK.name} lacks {missing[0]}: get it back from version control.")
    wanted = {name: digest(lock[name]) for name in names}
    if has_all(read_stamp(), wanted):
        return
    with only_one_at_a_time():
        stamp = read_stamp()  # read again: another run may just have done the work
        if not has_all(stamp, wanted):
            install(stamp, lock, wanted)


def has_all(stamp: Stamp | None, wanted: dict[str, str]) -> bool:
    if stamp is None or not is_sound(stamp) or not wanted.items() <= stamp.sections.items():
        return False
    return "build" not in wanted or stamp.project == project_digest()


def install(stamp: Stamp | None, lock: dict[str, str], wanted: dict[str, str]) -> None:
    """Install the sections that differ, and the project itself."""
    if stamp is None or not is_sound(stamp):
        say("Setting up .venv (once) ...")
        stamp = make_venv()
    else:
        say("Bringing .venv up to date ...")
    for name in [name for name in wanted if stamp.sections.get(name) != wanted[name]]:
        with half_made(stamp):
            is_complete = install_section(name, lock[name])
        if is_complete:
            stamp = stamp._replace(sections={**stamp.sections, name: wanted[name]})
        stamp = write_stamp(stamp)
    if "build" in wanted and stamp.project != project_digest():
        with half_made(stamp):
            pip_install("--no-deps", "--no-build-isolation", "--editable", str(ROOT))
        write_stamp(stamp._replace(project=project_digest()))


@contextlib.contextmanager
def half_made(stamp: Stamp) -> Iterator[None]:
    """Take the stamp away while pip works: whatever kills it, the next run starts afresh.

    When pip itself gives up, it has changed nothing, and what was there before still stands.
    """
    STAMP.unlink(missing_ok=True)
    try:
        yield
    except DevError:
        write_stamp(stamp)
        raise


def install_section(name: str, text: str) -> bool:
    """Install one section; tell whether all of it is there. The bench may do with less."""
    try:
        pip_install_locked(text)
    except DevError:
        if name != "bench":
            raise
        left_out = [entry for entry in split_requirements(text) if not can_install(entry)]
        if left_out:
            names = ", ".join(map(requirement_name, left_out))
            say(f"The bench goes without {names}: not to be had for this Python and system.")
        return not left_out
    return True


def can_install(entry: str) -> bool:
    try:
        pip_install_locked(entry, "--retries", "1")
    except DevError:
        return False
    return True


def pip_install_locked(text: str, *options: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        chosen = Path(folder) / "requirements.txt"
        chosen.write_text(text, encoding="utf-8")
        pip_install("--require-hashes", "--no-deps", *WHEELS_ONLY, *options, "-r", str(chosen))


def pip_install(*arguments: str) -> None:
    """Run pip quietly, and let it speak only when it fails."""
    quiet = ("install", "--quiet", "--no-input", "--disable-pip-version-check")
    # A user's own pip settings may ask for things that make no sense in a virtual environment.
    environment = {**os.environ, "PIP_USER": "0", "PIP_REQUIRE_VIRTUALENV": "0"}
    done = subprocess.run(
        [*pip_command(), *quiet, *arguments],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    if done.returncode:
        output = done.stdout.decode(errors="replace").strip()
        raise DevError(f"{output}\npip failed: if the network was down, run the command again.")


def pip_command() -> list[str]:
    if (site_packages() / "pip").is_dir():
        return [str(VENV_PYTHON), "-m", "pip"]
    return [*host_pip(), "--python", str(VENV_PYTHON)]


def host_pip() -> list[str]:
    """Find the pip of a Python that cannot put pip into a virtual environment (Debian's)."""
    if importlib.util.find_spec("pip"):
        return [sys.executable, "-m", "pip"]
    found = shutil.which("pip3") or shutil.which("pip")
    return [found] if found else []


def make_venv() -> Stamp:
    """Make `.venv` anew, with nothing in it but pip, or not even that."""
    import venv

    clear_venv()
    if not has_ensurepip() and not host_pip():
        get_ensurepip()
    try:
        venv.EnvBuilder(symlinks=not ON_WINDOWS, with_pip=has_ensurepip()).create(VENV)
    except subprocess.CalledProcessError as error:
        output = (error.output or b"").decode(errors="replace").strip()
        raise DevError(f"{output}\nPython could not put pip into .venv.") from None
    return write_stamp(Stamp(sys.version, str(ROOT), "", {}, [], []))


def has_ensurepip() -> bool:
    importlib.invalidate_caches()
    return importlib.util.find_spec("ensurepip") is not None


def get_ensurepip() -> None:
    """Have Debian's Python made whole, or name the command that does it."""
    package = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"
    if not (is_root() and shutil.which("apt-get") and apt_install([package])):
        raise DevError(f"This Python comes without pip: run `{apt_command([package])}`.")


def clear_venv() -> None:
    """Empty `.venv` but for the lock that this very run holds."""
    STAMP.unlink(missing_ok=True)
    for path in VENV.iterdir():
        if path.is_dir() and not path.is_symlink():
            shutil.rmtree(path)
        elif path != BUSY:
            path.unlink()


@contextlib.contextmanager
def only_one_at_a_time() -> Iterator[None]:
    """Let a second run wait for the first; the system frees the lock even after a crash."""
    if VENV.is_symlink() or VENV.is_file():
        VENV.unlink()
    VENV.mkdir(exist_ok=True)
    with BUSY.open("a+b") as handle:
        if sys.platform == "win32":
            import msvcrt

            handle.seek(0)
            while True:
                with contextlib.suppress(OSError):  # it gives up after ten seconds
                    msvcrt.locking(handle.fileno(), msvcrt.LK_LOCK, 1)
                    break
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX)
        yield


# --- system libraries -------------------------------------------------------------------------


class Need(NamedTuple):
    """A library by its soname, a program or a file, with the package that has it on each system."""

    name: str
    apt: str
    pacman: str
    rpm: str = ""  # libraries can be asked for by their soname there

    def is_met(self) -> bool:
        if self.name.startswith("/"):
            return Path(self.name).exists()
        if ".so" not in self.name:
            return shutil.which(self.name) is not None
        import ctypes

        try:
            ctypes.CDLL(self.name)
        except OSError:
            return False
        return True


QT_NEEDS = (
    Need("libEGL.so.1", "libegl1", "libglvnd"),
    Need("libGL.so.1", "libgl1", "libglvnd"),
    Need("libfontconfig.so.1", "libfontconfig1", "fontconfig"),
    Need("libfreetype.so.6", "libfreetype6", "freetype2"),
    Need("libglib-2.0.so.0", "libglib2.0-0", "glib2"),
    Need("libgthread-2.0.so.0", "libglib2.0-0", "glib2"),
    Need("libdbus-1.so.3", "libdbus-1-3", "dbus"),
    Need("libbrotlidec.so.1", "libbrotli1", "brotli"),
    Need("libgssapi_krb5.so.2", "libgssapi-krb5-2", "krb5"),
    Need("libzstd.so.1", "libzstd1", "zstd"),
    Need("libz.so.1", "zlib1g", "zlib"),
    Need("libpulse.so.0", "libpulse0", "libpulse"),
    Need("libX11.so.6", "libx11-6", "libx11"),
    Need("libX11-xcb.so.1", "libx11-xcb1", "libx11"),
    Need("libxkbcommon.so.0", "libxkbcommon0", "libxkbcommon"),
    Need("libxkbcommon-x11.so.0", "libxkbcommon-x11-0", "libxkbcommon-x11"),
    Need("libxcb.so.1", "libxcb1", "libxcb"),
    Need("libxcb-cursor.so.0", "libxcb-cursor0", "xcb-util-cursor"),
    Need("libxcb-glx.so.0", "libxcb-glx0", "libxcb"),
    Need("libxcb-icccm.so.4", "libxcb-icccm4", "xcb-util-wm"),
    Need("libxcb-image.so.0", "libxcb-image0", "xcb-util-image"),
    Need("libxcb-keysyms.so.1", "libxcb-keysyms1", "xcb-util-keysyms"),
    Need("libxcb-randr.so.0", "libxcb-randr0", "libxcb"),
    Need("libxcb-render.so.0", "libxcb-render0", "libxcb"),
    Need("libxcb-render-util.so.0", "libxcb-render-util0", "xcb-util-renderutil"),
    Need("libxcb-shape.so.0", "libxcb-shape0", "libxcb"),
    Need("libxcb-shm.so.0", "libxcb-shm0", "libxcb"),
    Need("libxcb-sync.so.1", "libxcb-sync1", "libxcb"),
    Need("libxcb-util.so.1", "libxcb-util1", "xcb-util"),
    Need("libxcb-xfixes.so.0", "libxcb-xfixes0", "libxcb"),
    Need("libxcb-xkb.so.1", "libxcb-xkb1", "libxcb"),
)
SCREEN_NEEDS = (
    Need("Xvfb", "xvfb", "xorg-server-xvfb", "xorg-x11-server-Xvfb"),
    Need("xauth", "xauth", "xorg-xauth", "xauth"),
    Need("xdotool", "xdotool", "xdotool", "xdotool"),
)
# What a screen reader hears, the tests hear by the same way. No program on the path is the bus for
# that: the session bus starts it by this file.
EAR_NEEDS = (
    Need("dbus-daemon", "dbus", "dbus", "dbus-daemon"),
    Need(
        "/usr/share/dbus-1/services/org.a11y.Bus.service",
        "at-spi2-core",
        "at-spi2-core",
        "at-spi2-core",
    ),
)
NEEDS = {"qt": QT_NEEDS, "screen": SCREEN_NEEDS, "ear": EAR_NEEDS}


def see_to_system(*kinds: str) -> bool:
    """Install what Qt misses on this system, or say how to; once all is there, stop looking."""
    if sys.platform != "linux":
        return True
    stamp = read_stamp()
    unseen = [kind for kind in kinds if stamp is None or kind not in stamp.system]
    if not unseen:
        return True
    missing = unmet(unseen)
    if missing and is_root() and shutil.which("apt-get"):
        say("Installing system libraries ...")
        apt_install([need.apt for need in missing])
        missing = unmet(unseen)
    if missing:
        names = ", ".join(need.name for need in missing)
        say(f"Missing on this system: {names}. {advice(missing)}")
    elif stamp is not None:
        remember_system(unseen)
    return not missing


def remember_system(kinds: Sequence[str]) -> None:
    with only_one_at_a_time():
        stamp = read_stamp()
        if stamp is not None:
            write_stamp(stamp._replace(system=sorted({*stamp.system, *kinds})))


def unmet(kinds: Sequence[str]) -> list[Need]:
    return [need for kind in kinds for need in NEEDS[kind] if not need.is_met()]


def advice(missing: Sequence[Need]) -> str:
    """Give the one command that installs what is missing, where the system is known."""
    by_soname = [need.rpm or f"{need.name}()(64bit)" for need in missing]
    if shutil.which("apt-get"):
        command = apt_command([need.apt for need in missing])
    elif shutil.which("dnf"):
        command = shlex.join(["sudo", "dnf", "install", *by_soname])
    elif shutil.which("zypper"):
        command = shlex.join(["sudo", "zypper", "install", *by_soname])
    elif shutil.which("pacman"):
        command = shlex.join(["sudo", "pacman", "-S", *unique(need.pacman for need in missing)])
    else:
        return "Install the packages of your system that have them."
    return f"Run `{command}`."


def unique(names: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(names))


def apt_command(packages: Sequence[str]) -> str:
    return shlex.join(["sudo", "apt-get", "install", "-y", *apt_names(packages)])


def apt_names(packages: Sequence[str]) -> list[str]:
    """Name packages as this release does: 64-bit time gave some of them the ending t64."""
    newer = {name: f"{name}t64" for name in packages}
    known = known_to_apt(newer.values()) if shutil.which("apt-cache") else set()
    return unique(newer[name] if newer[name] in known else name for name in packages)


def known_to_apt(packages: Iterable[str]) -> set[str]:
    found = subprocess.run(
        ["apt-cache", "show", "--no-all-versions", *packages],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        check=False,
    )
    text = found.stdout.decode(errors="replace")
    return set(re.findall(r"^Package: (\S+)", text, flags=re.MULTILINE))


def apt_install(packages: Sequence[str]) -> bool:
    """Install packages as root, quietly; on failure show what apt-get said."""
    apt = ["apt-get", "-qq", "-o", "DPkg::Lock::Timeout=300"]
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run([*apt, "update"], env=environment, capture_output=True, check=False)
    done = subprocess.run(
        [*apt, "install", "-y", "--no-install-recommends", *apt_names(packages)],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    if done.returncode:
        say(done.stdout.decode(errors="replace").strip())
    return done.returncode == 0


def is_root() -> bool:
    return sys.platform != "win32" and os.geteuid() == 0


# --- running ----------------------------------------------------------------------------------


def run(arguments: Sequence[str], *, cwd: Path | None = ROOT, **variables: str) -> int:
    """Run `.venv`'s Python with these environment variables and give its exit code."""
    command = [str(VENV_PYTHON), *arguments]
    with subprocess.Popen(command, cwd=cwd, env={**environment(), **variables}) as job:
        signal.signal(signal.SIGTERM, lambda *_: job.terminate())
        try:
            code = job.wait()
        except KeyboardInterrupt:
            wind_up(job)
            raise
    return code if code >= 0 else 128 - code


def environment() -> dict[str, str]:
    """Give the variables for Python, which always keeps what it compiles: tests start the program a
    hundred times. Where it must not do so beside the sources, it does so in `.venv`."""
    variables = dict(os.environ)
    if variables.pop("PYTHONDONTWRITEBYTECODE", ""):
        variables.setdefault("PYTHONPYCACHEPREFIX", str(VENV / "pycache"))
    return variables


def wind_up(job: subprocess.Popen[bytes]) -> None:
    """Let the job answer the first Ctrl-C itself, and end it at the second."""
    try:
        job.wait()
    except KeyboardInterrupt:
        job.terminate()
        job.wait()


# --- commands ---------------------------------------------------------------------------------


def play(arguments: list[str]) -> int:
    """start the program with the arguments given"""
    set_up("build")
    see_to_system("qt")
    program = ["-m", "quando_desktop", *arguments]
    if has_display() or is_windowless(arguments):
        return run(program, cwd=None)
    pictures = str(ROOT / "demo")
    say("There is no display, so a match is played offscreen instead.")
    code = run([*program, "--demo", pictures], cwd=None, QT_QPA_PLATFORM="offscreen")
    if code == 0:
        say(f"Its pictures are in {pictures}.")
    return code


def has_display() -> bool:
    chosen = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return sys.platform != "linux" or any(os.environ.get(name) for name in chosen)


def is_windowless(arguments: Sequence[str]) -> bool:
    """Tell whether the program gets by without a window: subcommands and some flags do."""
    is_subcommand = bool(arguments) and not arguments[0].startswith("-")
    flags = {argument.split("=")[0] for argument in arguments}
    return is_subcommand or not flags.isdisjoint(WINDOWLESS_FLAGS)


def test(arguments: list[str]) -> int:
    """run ruff, mypy, the import linter and pytest, which gets the arguments given"""
    set_up("test")
    see_to_system("qt", "screen", "ear")
    # Each of them has use for one core only.
    jobs = {name: begin_check(check) for name, check in STATIC_CHECKS.items()}
    failed = [name for name, job in jobs.items() if end_check(name, job)]
    if failed:
        print(f"\nFailed: {', '.join(failed)}.")
    print("\n== pytest", flush=True)
    # One more than there are cores: some tests wait for a program or for the time.
    workers = str(min(4, (os.cpu_count() or 1) + 1))
    platform = os.environ.get("QT_QPA_PLATFORM") or "offscreen"
    # Some tests take as long as a hundred others: whoever is done takes over what waits.
    chosen = arguments or ["-n", workers, "--dist", "worksteal"]
    code = run(["-m", "pytest", *chosen], QT_QPA_PLATFORM=platform)
    return code or int(bool(failed))


STATIC_CHECKS = {
    "ruff check": ("-m", "ruff", "check"),
    "ruff format": ("-m", "ruff", "format", "--check"),
    "mypy": ("-m", "mypy"),
    "import linter": (
        "-c",
        "from importlinter.cli import lint_imports_command as run; run()",
        "--no-logo",
    ),
}


def begin_check(arguments: Sequence[str]) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [str(VENV_PYTHON), *arguments],
        cwd=ROOT,
        # Some print signs that a Windows pipe cannot take.
        env={**environment(), "PYTHONUTF8": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )


def end_check(name: str, job: subprocess.Popen[bytes]) -> int:
    """Wait for the check, pass on what it has to say, and give its exit code."""
    print(f"\n== {name}", flush=True)
    output, _ = job.communicate()
    sys.stdout.buffer.write(output)
    sys.stdout.flush()
    return job.returncode


def bench(arguments: list[str]) -> int:
    """measure the engine, the computer players and the window, beside others"""
    if arguments[:1] in (["league"], ["analysis"]):
        set_up("test")  # computer players among themselves: no window and no other engines
    else:
        set_up("bench")
        see_to_system("qt", "screen")
    return run(["-m", "tests.bench", *arguments])


def train(arguments: list[str]) -> int:
    """let the computer players learn anew by playing against themselves"""
    set_up("build")
    program = "train.py"
    if arguments[:1] == ["quanto"]:
        program, arguments = "train_quanto.py", arguments[1:]
    return run([str(ROOT / "resources" / "bots" / program), *arguments], cwd=None)


def exercises(arguments: list[str]) -> int:
    """make the exercises anew, or let the expert solve them again: --check"""
    set_up("test" if "--compiled" in arguments else "build")
    return run([str(ROOT / "resources" / "practice" / "make_exercises.py"), *arguments], cwd=None)


def package(arguments: list[str]) -> int:
    """build what players install"""
    set_up("package")
    set_up("test")  # the type checker compiles, too
    see_to_system("qt")
    return run(["-m", "quando_packaging.build", *arguments])


def golden(arguments: list[str]) -> int:
    """write the golden playthroughs anew"""
    set_up("test")
    return run(["-m", "tests.golden.regenerate", *arguments])


def gallery(arguments: list[str]) -> int:
    """draw every page and table moment into a folder, or compare: --against REV"""
    set_up("test")
    see_to_system("qt")
    return run(["-m", "tests.gallery", *arguments])


def translations(arguments: list[str]) -> int:
    """bring the translations up to date with the texts in the sources"""
    set_up("build")
    see_to_system("qt")
    return run([str(ROOT / "resources" / "translations" / "update.py"), *arguments])


def system(_: list[str]) -> int:
    """install the system libraries that Qt and the tests need, or say how to"""
    return 0 if see_to_system("qt", "screen", "ear") else 1


def lock(_: list[str]) -> int:
    """write requirements.lock anew with the newest versions"""
    set_up("lock")
    sources = {name: ["--group", name] for name in SECTIONS if name != "play"}
    sources = {"play": ["pyproject.toml"], **sources}
    everything = [option for options in sources.values() for option in options]
    entries = split_requirements(compile_lock("--generate-hashes", *everything))
    needed = {name: needed_names(entries, options) for name, options in sources.items()}
    text = LOCK_HEADER
    for name, bases in SECTIONS.items():
        own = needed[name].difference(*(needed[base] for base in bases))
        mine = [entry for entry in entries if requirement_name(entry) in own]
        text += "\n".join(["", f"# section: {name}", *mine, ""])
    LOCK.write_text(text, encoding="utf-8", newline="\n")
    return 0


LOCK_HEADER = """\
# Exact versions of everything, with the hashes of their files, for Linux, macOS and Windows.
# Written by `python3 dev.py lock` from pyproject.toml: do not edit.
# Each section holds what it needs beyond the sections that are installed along with it:
#   play: play, build          test: play, build, test     bench: play, build, test, bench
#   package: play, build, package                          lock: lock
"""


def needed_names(entries: Sequence[str], options: Sequence[str]) -> set[str]:
    """Name all that one section needs, itself and indirectly, at the versions locked for all."""
    pins = "\n".join(entry.split("\n")[0].rstrip(" \\") for entry in entries)
    with tempfile.TemporaryDirectory() as folder:
        constraints = Path(folder) / "constraints.txt"
        constraints.write_text(pins, encoding="utf-8")
        found = compile_lock("--constraints", str(constraints), *options)
    return {requirement_name(entry) for entry in split_requirements(found)}


def compile_lock(*options: str) -> str:
    """Let uv choose versions that fit every system and every Python that is supported."""
    oldest = ".".join(map(str, OLDEST_PYTHON))
    common = ("--universal", "--python-version", oldest, "--no-annotate", "--no-header")
    done = subprocess.run(
        [str(VENV_PYTHON), "-m", "uv", "--no-config", "pip", "compile", *common, *options],
        cwd=ROOT,
        capture_output=True,
        check=False,
    )
    if done.returncode:
        output = done.stderr.decode(errors="replace").strip()
        raise DevError(f"{output}\nuv found no versions that fit: is the network up?")
    return done.stdout.decode()


JOBS = (play, test, bench, gallery, train, exercises, package, golden, translations, lock, system)
COMMANDS = {job.__name__: job for job in JOBS}


def usage() -> str:
    lines = (f"  {name:<12} {job.__doc__}" for name, job in COMMANDS.items())
    return "\n".join(["usage: python3 dev.py COMMAND [arguments]", "", *lines])


def main(arguments: list[str]) -> int:
    if sys.version_info < OLDEST_PYTHON:
        say("Quando Desktop needs Python {}.{} or newer.".format(*OLDEST_PYTHON))
        return 2
    name, *rest = arguments or ["--help"]
    if name in ("-h", "--help", "help"):
        print(usage())
        return 0
    if name not in COMMANDS:
        say(f"There is no command {name!r}: use one of {', '.join(COMMANDS)}.")
        return 2
    return run_command(name, rest)


def run_command(name: str, arguments: list[str]) -> int:
    try:
        return COMMANDS[name](arguments)
    except DevError as error:
        say(str(error))
        return 1
    except OSError as error:
        say(f"dev.py could not go on: {error}.")
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
