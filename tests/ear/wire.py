"""The wire to a message bus: many calls at once, and the signals that come meanwhile.

Something on the screen may be gone when it is asked: a call that nobody answers for gives None.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from types import TracebackType
from typing import Any, NamedTuple, Self

from jeepney import DBusAddress, HeaderFields, MessageType, new_method_call
from jeepney.io.blocking import open_dbus_connection

PROPERTIES = "org.freedesktop.DBus.Properties"
DEADLINE = 10.0
"""Seconds until a call must have been answered."""
AT_ONCE = 64
"""Calls under way: with many more both ends might wait for each other to read."""
GONE = ("UnknownObject", "UnknownMethod", "UnknownInterface", "ServiceUnknown", "NoReply")
"""Errors that mean that whoever was asked is not there, or not any more."""


class Call(NamedTuple):
    """One question to one object."""

    owner: str
    path: str
    interface: str
    method: str
    signature: str | None = None
    arguments: tuple[Any, ...] = ()


class Signal(NamedTuple):
    """Something that was told without being asked for."""

    owner: str
    path: str
    interface: str
    member: str
    body: tuple[Any, ...]


class BadAnswer(Exception):
    """An answer that no program should give."""


def getting(owner: str, path: str, interface: str, name: str) -> Call:
    """The question for a property."""
    return Call(owner, path, PROPERTIES, "Get", "ss", (interface, name))


class Wire:
    """One connection to one bus."""

    def __init__(self, address: str) -> None:
        self._connection = open_dbus_connection(address)
        self._signals: list[Signal] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._connection.close()

    # ----------------------------------------------------------------------------------- asking

    def ask(self, call: Call) -> tuple[Any, ...] | None:
        """One answer; None from whoever is gone."""
        return self.ask_all([call])[0]

    def ask_all(self, calls: Sequence[Call]) -> list[tuple[Any, ...] | None]:
        """The answers in the order of the calls."""
        answers: list[tuple[Any, ...] | None] = []
        for begin in range(0, len(calls), AT_ONCE):
            answers += self._ask_some(calls[begin : begin + AT_ONCE])
        return answers

    def _ask_some(self, calls: Sequence[Call]) -> list[tuple[Any, ...] | None]:
        serials = self._send(calls)
        answers: dict[int, tuple[Any, ...] | None] = {}
        until = time.monotonic() + DEADLINE
        while len(answers) < len(calls):
            message = self._connection.receive(timeout=max(0.0, until - time.monotonic()))
            serial = message.header.fields.get(HeaderFields.reply_serial)
            if serial is None:
                self._note(message)
            elif serial in serials:
                answers[serial] = _answer(message, calls[serials.index(serial)])
        return [answers[serial] for serial in serials]

    def _send(self, calls: Sequence[Call]) -> list[int]:
        """All of them in one piece."""
        serials: list[int] = [next(self._connection.outgoing_serial) for _ in calls]
        self._connection.sock.sendall(
            b"".join(
                _message(call).serialise(serial)
                for call, serial in zip(calls, serials, strict=True)
            )
        )
        return serials

    # --------------------------------------------------------------------------------- listening

    def listen(self, interface: str) -> None:
        """Has all signals of an interface sent here."""
        rule = f"type='signal',interface='{interface}'"
        bus = "org.freedesktop.DBus"
        self.ask(Call(bus, "/org/freedesktop/DBus", bus, "AddMatch", "s", (rule,)))

    def wait(self, seconds: float) -> None:
        """Waits for a signal, at most so long; those that came already count."""
        if self._signals:
            return
        try:
            self._note(self._connection.receive(timeout=seconds))
        except TimeoutError:
            return

    def take(self) -> list[Signal]:
        """All signals that have come since the last time."""
        try:
            while True:
                self._note(self._connection.receive(timeout=0))
        except TimeoutError:
            taken, self._signals = self._signals, []
            return taken

    def _note(self, message: Any) -> None:
        if message.header.message_type is MessageType.signal:
            of = message.header.fields.get
            self._signals.append(
                Signal(
                    of(HeaderFields.sender, ""),
                    of(HeaderFields.path, ""),
                    of(HeaderFields.interface, ""),
                    of(HeaderFields.member, ""),
                    message.body,
                )
            )


def _message(call: Call) -> Any:
    address = DBusAddress(call.path, call.owner, call.interface)
    return new_method_call(address, call.method, call.signature, call.arguments)


def _answer(message: Any, call: Call) -> tuple[Any, ...] | None:
    if message.header.message_type is not MessageType.error:
        body: tuple[Any, ...] = message.body
        return body
    name = message.header.fields[HeaderFields.error_name]
    if name.rpartition(".")[2] in GONE:
        return None
    raise BadAnswer(f"{call.method} of {call.path}: {name} {message.body}")
