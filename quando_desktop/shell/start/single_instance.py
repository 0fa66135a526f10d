"""A single instance for the same data: a second start hands its wishes over to the window that is
open already, which comes to the front and does what is asked.

The first start takes a lock in the data folder, and later listens; its address stands in the lock
file. Where it does not answer, the second start opens a window of its own: each match has its own
lock, so neither can harm what the other is playing. A window on another screen cannot be brought to
the front, so each screen has its own lock.
"""

from __future__ import annotations

import contextlib
import ctypes
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
from quando_desktop.engine.digest import sha256
from quando_desktop.settings.settings import Language, Speed
from quando_desktop.shell import late
from quando_desktop.shell.start.program import Wishes

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

HEARD, REFUSED = b"heard\n", b"refused\n"
SCREENS = ("WAYLAND_DISPLAY", "DISPLAY", "QT_QPA_PLATFORM")
"""Environment variables that name the screen of a program."""
SOCKETS = "quando-desktop-"
"""The prefix of the names of our sockets."""
TOKEN = "XDG_ACTIVATION_TOKEN"
"""The variable with which a desktop lets a program hand over the focus."""
STARTING = 3.0
"""Seconds until a program that has just started must listen."""
GLANCE = 0.05
PATIENCE = 3000
"""Milliseconds until a program that listens must answer."""
LONGEST = 1 << 16
"""The most bytes of a request."""


class InstanceLock:
    """The lock of the data folder for this screen; `is_ours` unless another window has it."""

    def __init__(self, folder: Path, environment: Mapping[str, str] = os.environ) -> None:
        screen = "\n".join(environment.get(name, "") for name in SCREENS)
        name = sha256(screen.encode()).hexdigest()[:8]
        self._path = folder / f"window-{name}.lock"
        self._lock: Lock | None = None
        self._requests: RequestServer | None = None
        self.is_ours = True
        # Where no lock can be written, no start is refused.
        with contextlib.suppress(OSError):
            files.make_folder(folder)
            self._lock = Lock.take(self._path)
            self.is_ours = self._lock is not None

    def hand_over(self, wishes: Wishes) -> bool:
        """Sends the wishes to the first instance; tells whether it took them."""
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
        """Listens to other starts from now on, if possible; `answer` gets their wishes."""
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
        """The id of the process that has the lock, and its address; empty where the file does not
        say."""
        try:
            lines = self._path.read_text(encoding="utf-8").splitlines()
        except (OSError, UnicodeDecodeError):
            return "", ""
        return (*lines, "", "")[0], (*lines, "", "")[1]


class RequestServer(QObject):
    """Takes requests of other starts through a local socket."""

    requested = Signal(object)
    """The `Wishes` of a second start."""

    def __init__(self, lock: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._server: QLocalServer = late.QLocalServer(self)
        self._server.setSocketOptions(late.QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._come)
        address = _address(lock)
        # Left by a program that was killed: the lock is ours.
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
    """The address for a lock, unique for this user, in the user's own runtime folder if there is
    one."""
    user = str(os.getuid()) if sys.platform != "win32" else os.environ.get("USERNAME", "")
    name = sha256(f"{user}\n{lock.resolve()}".encode()).hexdigest()[:16]
    own = os.environ.get("XDG_RUNTIME_DIR", "") if sys.platform == "linux" else ""
    name = f"{SOCKETS}{name}"
    return str(Path(own, name)) if own and os.path.isdir(own) else name


def _clear_away(folder: Path) -> None:
    """Removes sockets that killed programs of this user have left, whatever their data folder."""
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
    """Hands the right to the focus over: Windows lets only the active program do so."""
    if sys.platform == "win32" and process.isdigit():
        ctypes.windll.user32.AllowSetForegroundWindow(int(process))


# --- what is asked ------------------------------------------------------------------------------


def encode(wishes: Wishes) -> bytes:
    """The wishes as a line."""
    said = {
        "file": None if wishes.file is None else str(wishes.file.absolute()),
        "game": wishes.game,
        "seed": wishes.seed,
        "speed": wishes.speed,
        "language": wishes.language,
        "replays": wishes.replays,
        "token": os.environ.get(TOKEN),
    }
    return json.dumps(said).encode() + b"\n"


def decode(line: bytes) -> Wishes | None:
    """The wishes of a line; None if it is not valid."""
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
            replays=said.get("replays") is True,
        )
        if token:
            os.environ[TOKEN] = fit_text(token)
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return None
    return wishes
