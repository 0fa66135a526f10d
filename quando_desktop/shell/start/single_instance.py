"""A second start on the same data: it rings at the window that is open already, which comes to the
front and does what was asked.

Whoever starts first takes a lock in the data folder, and once there is time it listens; how it can
be reached stands in the lock. Where nobody answers, the second one opens its own window: each
match has a lock of its own, so neither can harm what the other is playing. A window on another
screen is none to bring to the front, so each screen has its own lock.
"""

from __future__ import annotations

import contextlib
import ctypes
import hashlib
import json
import os
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from quando_desktop.bounds import fit_file, fit_game, fit_language, fit_seed, fit_speed, fit_text
from quando_desktop.disk import files
from quando_desktop.disk.locks import Lock
from quando_desktop.settings.settings import Language, Speed
from quando_desktop.shell import late
from quando_desktop.shell.start.program import Wishes

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

HEARD, REFUSED = b"heard\n", b"refused\n"
SCREENS = ("WAYLAND_DISPLAY", "DISPLAY", "QT_QPA_PLATFORM")
"""Variables that say on which screen a program is."""
SOCKETS = "quando-desktop-"
"""How the names of our sockets begin."""
TOKEN = "XDG_ACTIVATION_TOKEN"
"""By which a desktop lets a program hand the focus on."""
STARTING = 3.0
"""Seconds for a program that has just started to listen."""
GLANCE = 0.05
PATIENCE = 3000
"""Milliseconds for an answer of one that listens."""
LONGEST = 1 << 16
"""Bytes of what is asked."""


class InstanceLock:
    """The lock of the data folder; `is_ours` if no other window has it on this screen."""

    def __init__(self, folder: Path, environment: Mapping[str, str] = os.environ) -> None:
        screen = "\n".join(environment.get(name, "") for name in SCREENS)
        name = hashlib.sha256(screen.encode()).hexdigest()[:8]
        self._path = folder / f"window-{name}.lock"
        self._lock: Lock | None = None
        self._requests: RequestServer | None = None
        self.is_ours = True
        # Where there can be no lock, nobody is kept out.
        with contextlib.suppress(OSError):
            files.make_folder(folder)
            self._lock = Lock.take(self._path)
            self.is_ours = self._lock is not None

    def hand_over(self, wishes: Wishes) -> bool:
        """Asks the one who is there; tells whether it has heard."""
        deadline = time.monotonic() + STARTING
        while True:
            owner, address = self._owner()
            if address:
                _let_come_forward(owner)
                return _ask(address, wishes)
            if time.monotonic() > deadline:
                return False
            time.sleep(GLANCE)

    def listen(self, parent: QObject, answer: Callable[[Wishes], object]) -> None:
        """From now on others can ring, where that can be; `answer` gets what they want."""
        if self._lock is None or self._requests is not None:
            return
        self._requests = RequestServer(self._path, parent)
        self._requests.requested.connect(answer)
        if self._requests.address:
            self._lock.note(self._requests.address)

    def close(self) -> None:
        if self._requests is not None:
            self._requests.close()
        if self._lock is not None:
            self._lock.release()

    def _owner(self) -> tuple[str, str]:
        """The number of the process that has the lock, and how to reach it; nothing if it does
        not say."""
        try:
            lines = self._path.read_text(encoding="utf-8").splitlines()
        except (OSError, UnicodeDecodeError):
            return "", ""
        return (*lines, "", "")[0], (*lines, "", "")[1]


class RequestServer(QObject):
    """Hears others ring."""

    requested = Signal(object)
    """The `Wishes` of a second start."""

    def __init__(self, lock: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._server: QLocalServer = late.QLocalServer(self)
        self._server.setSocketOptions(late.QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._come)
        address = _address(lock)
        # What a program that was killed has left there; we have the lock.
        late.QLocalServer.removeServer(address)
        self.address = address if self._server.listen(address) else ""
        if self.address and sys.platform != "win32":
            _clear_away(Path(self._server.fullServerName()).parent)

    def close(self) -> None:
        self._server.close()

    def _come(self) -> None:
        while (visitor := self._server.nextPendingConnection()) is not None:
            visitor.readyRead.connect(lambda visitor=visitor: self._hear(visitor))
            visitor.disconnected.connect(visitor.deleteLater)
            self._hear(visitor)

    def _hear(self, visitor: QLocalSocket) -> None:
        if visitor.bytesAvailable() > LONGEST:
            visitor.abort()
            return
        if not visitor.canReadLine():
            return
        wishes = decode(bytes(visitor.readLine().data()))
        visitor.write(REFUSED if wishes is None else HEARD)
        visitor.flush()
        visitor.disconnectFromServer()
        if wishes is not None:
            self.requested.emit(wishes)


def _address(lock: Path) -> str:
    """A name for the lock of this user that no other has, in a folder of their own if there is
    one."""
    user = str(os.getuid()) if sys.platform != "win32" else os.environ.get("USERNAME", "")
    name = hashlib.sha256(f"{user}\n{lock.resolve()}".encode()).hexdigest()[:16]
    own = os.environ.get("XDG_RUNTIME_DIR", "") if sys.platform == "linux" else ""
    name = f"{SOCKETS}{name}"
    return str(Path(own, name)) if own and os.path.isdir(own) else name


def _clear_away(folder: Path) -> None:
    """Removes what killed programs have left there, whatever data they had: sockets of this user at
    which nobody listens any more."""
    for path in folder.glob(f"{SOCKETS}*"):
        with contextlib.suppress(OSError), late.socket.socket(late.socket.AF_UNIX) as line:
            if not path.is_socket() or path.lstat().st_uid != os.getuid():
                continue
            line.setblocking(False)
            try:
                line.connect(str(path))
            except ConnectionRefusedError:
                path.unlink()


def _ask(address: str, wishes: Wishes) -> bool:
    line = late.QLocalSocket()
    line.connectToServer(address)
    if not line.waitForConnected(PATIENCE):
        return False
    line.write(encode(wishes))
    line.flush()
    answer = b""
    while not answer.endswith(b"\n") and line.waitForReadyRead(PATIENCE):
        answer += bytes(line.readAll().data())
    return answer == HEARD


def _let_come_forward(process: str) -> None:
    """Windows lets only the program that people use give the focus to another."""
    if sys.platform == "win32" and process.isdigit():
        ctypes.windll.user32.AllowSetForegroundWindow(int(process))


# --- what is asked ------------------------------------------------------------------------------


def encode(wishes: Wishes) -> bytes:
    """A line that says what somebody wants of the window."""
    said = {
        "file": None if wishes.file is None else str(wishes.file.absolute()),
        "game": wishes.game,
        "seed": wishes.seed,
        "speed": wishes.speed,
        "language": wishes.language,
        "token": os.environ.get(TOKEN),
    }
    return json.dumps(said).encode() + b"\n"


def decode(line: bytes) -> Wishes | None:
    """What such a line wants; None if it is nothing that may be asked."""
    try:
        said: dict[str, Any] = json.loads(line)
        file, seed, token = said["file"], said["seed"], said.get("token")
        game, speed, language = said["game"], said["speed"], said["language"]
        wishes = Wishes(
            data=Path(),
            file=None if file is None else fit_file(file),
            game=None if game is None else fit_game(game),
            seed=None if seed is None else fit_seed(json.dumps(seed)),
            speed=None if speed is None else Speed(fit_speed(speed)),
            language=None if language is None else Language(fit_language(language)),
        )
        if token:
            os.environ[TOKEN] = fit_text(token)
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return None
    return wishes
