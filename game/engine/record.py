"""A session as data: what a save file holds. Everything in it is untrusted until it has been replayed."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

FORMAT = 1
LARGEST = 8 * 1024 * 1024
"""Bytes beyond which a file is no session."""


PLAYER = r"^(human|bot:[a-z]+)$"
"""Who may sit on a seat."""


class SeatLine(msgspec.Struct, array_like=False, forbid_unknown_fields=True):
    """A seat: its name, and "human" or "bot:<level>"."""

    name: str = ""
    player: Annotated[str, msgspec.Meta(pattern=PLAYER)] = "human"


class StartLine(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """How it began: what the set-up drew and its digest, or a whole state if it began in the middle."""

    drew: list[Any] = []
    sum: str = ""
    state: dict[str, Any] | None = None
    counters: dict[str, int] = {}


class LogLine(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One ply: the action, what chance gave, and the digest of the state after it."""

    a: list[Any]
    drew: list[Any] = []
    sum: str = ""


class Parent(msgspec.Struct, forbid_unknown_fields=True):
    """The session and ply from which this one branched off."""

    id: str
    ply: int


class Record(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """One session."""

    format: int
    title: str
    rules: int
    seed: int
    seats: list[SeatLine]
    options: dict[str, str] = {}
    start: StartLine = msgspec.field(default_factory=StartLine)
    log: list[LogLine] = []
    snapshot: dict[str, Any] | None = None
    counters: dict[str, int] = {}
    flags: list[str] = []
    name: str = ""
    parent: Parent | None = None
    created: str = ""
    saved: str = ""


class Unreadable(Exception):
    """Bytes that are no record: ``code`` is a message id, ``params`` name the place."""

    def __init__(self, code: str, **params: int | str) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params


_decoder = msgspec.json.Decoder(Record)


def write_record(record: Record) -> bytes:
    """The record as JSON, in one line."""
    return msgspec.json.encode(record) + b"\n"


def read_record(data: bytes) -> Record:
    """The record that the bytes hold. Raises Unreadable with the place of the fault."""
    if len(data) > LARGEST:
        raise Unreadable("save_too_large", megabytes=len(data) >> 20, limit=LARGEST >> 20)
    try:
        return _decoder.decode(data)
    except msgspec.ValidationError as fault:
        raise _foreign(data, str(fault)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
        raise Unreadable("save_not_json", place=str(fault)[:120]) from None


def _foreign(data: bytes, fault: str) -> Unreadable:
    """A newer format is told as such, whatever else it holds."""
    try:
        loose = msgspec.json.decode(data)
    except (msgspec.DecodeError, RecursionError):
        loose = None
    if isinstance(loose, dict) and type(loose.get("format")) is int and loose["format"] > FORMAT:
        return Unreadable("save_format_newer", format=loose["format"])
    place = fault.rsplit(" - at ", 1)[-1].strip("`") if " - at " in fault else "$"
    return Unreadable("save_shape", place=place, fault=fault.split(" - at ")[0][:120])


def schema() -> dict[str, Any]:
    """The JSON Schema of a session."""
    found: dict[str, Any] = msgspec.json.schema(Record)
    return found
