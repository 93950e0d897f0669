"""A session as data: what a save file holds. Everything in it is untrusted until it has been replayed."""

from __future__ import annotations

import re
from datetime import datetime
from typing import Annotated, Any

import msgspec

from game.letters import clean

FORMAT = 1
LARGEST = 8 * 1024 * 1024
"""Bytes beyond which a file is no session."""

MOST = 2**63 - 1
"""The largest seed or count."""
WIDEST = 2**64 - 1
"""The largest whole number anywhere, a map of bits; with a minus it is half of that."""
DEEPEST = 24
"""How deep lists may stand in lists."""
LONGEST_TEXT = 4096

PLAYER = r"^(human|bot:[a-z]+)$"
"""Who may sit on a seat."""

Id = Annotated[str, msgspec.Meta(max_length=80, pattern=r"^[\x20-\x7e]*(?!\n)$")]
"""The name of an option or a stream of chance: looked up, never drawn as it is."""
TitleId = Annotated[str, msgspec.Meta(max_length=80, pattern=r"^[A-Za-z0-9_-]*(?!\n)$")]
Flag = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9_-]{0,39}(?!\n)$")]
Sum = Annotated[str, msgspec.Meta(pattern=r"^([0-9a-f]{16})?(?!\n)$")]
Count = Annotated[int, msgspec.Meta(ge=0, le=MOST)]
Version = Annotated[int, msgspec.Meta(ge=1, le=10**9)]


class SeatLine(msgspec.Struct, array_like=False, forbid_unknown_fields=True):
    """A seat: its name, and "human" or "bot:<level>"."""

    name: str = ""
    player: Annotated[str, msgspec.Meta(pattern=PLAYER, max_length=40)] = "human"


class StartLine(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """How it began: what the set-up drew and its digest, or a whole state if it began in the middle."""

    drew: list[Any] = []
    sum: Sum = ""
    state: dict[str, Any] | None = None
    counters: dict[Id, Count] = {}


class LogLine(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One ply: the action, what chance gave, and the digest of the state after it."""

    a: list[Any]
    drew: list[Any] = []
    sum: Sum = ""


class Parent(msgspec.Struct, forbid_unknown_fields=True):
    """The session and ply from which this one branched off."""

    id: str
    ply: Annotated[int, msgspec.Meta(ge=0, le=10**6)]


class Record(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """One session."""

    format: Version
    title: TitleId
    rules: Version
    seed: Count
    seats: Annotated[list[SeatLine], msgspec.Meta(max_length=64)]
    options: dict[Id, Annotated[str, msgspec.Meta(max_length=400, pattern=r"^[\x20-\x7e]*(?!\n)$")]] = {}
    start: StartLine = msgspec.field(default_factory=StartLine)
    log: list[LogLine] = []
    snapshot: dict[str, Any] | None = None
    counters: dict[Id, Count] = {}
    flags: Annotated[list[Flag], msgspec.Meta(max_length=16)] = []
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
    """The record that the bytes hold, every part within its bounds. Raises Unreadable with the place of the fault."""
    if len(data) > LARGEST:
        raise Unreadable("save_too_large", megabytes=len(data) >> 20, limit=LARGEST >> 20)
    try:
        record = _decoder.decode(data)
    except msgspec.ValidationError as fault:
        raise _foreign(data, str(fault)) from None
    except (ValueError, RecursionError) as fault:  # Also what is no JSON and what is no text.
        raise Unreadable("save_not_json", byte=_byte(fault, data)) from None
    place = _beyond_bounds(record)
    if place:
        raise Unreadable("save_bounds", place=place)
    if not bounded(record.snapshot):
        record.snapshot = None
    record.name = clean(record.name)
    for seat in record.seats:
        seat.name = clean(seat.name)
    if record.parent is not None:
        record.parent.id = clean(record.parent.id)
    record.created, record.saved = _moment(record.created), _moment(record.saved)
    return record


def bounded(value: object, depth: int = 0) -> bool:
    """True if every number, text and list in it is of a size that a game can have."""
    if isinstance(value, int):
        return -MOST <= value <= WIDEST
    if isinstance(value, str):
        return len(value) <= LONGEST_TEXT
    if depth >= DEEPEST:
        return False
    if isinstance(value, dict):
        return all(bounded(k, depth + 1) and bounded(v, depth + 1) for k, v in value.items())
    if isinstance(value, list):
        return all(bounded(v, depth + 1) for v in value)
    return value is None or isinstance(value, float)


def line_bounded(line: LogLine) -> bool:
    """True if a ply of the log is within bounds."""
    return bounded(line.a) and bounded(line.drew)


def _beyond_bounds(record: Record) -> str:
    """Where something stands that no game can have, or ""."""
    start = record.start
    for place, part in (("$.start.drew", start.drew), ("$.start.state", start.state)):
        if not bounded(part):
            return place
    return next((f"$.log[{n}]" for n, line in enumerate(record.log) if not line_bounded(line)), "")


def _moment(words: str) -> str:
    """A moment as it was written, or "" for what no clock can have shown."""
    try:
        then = datetime.fromisoformat(words)
    except ValueError:
        return ""
    return words if 1970 <= then.year <= 9000 else ""


def _byte(fault: Exception, data: bytes) -> int:
    """The byte up to which it can be read."""
    if isinstance(fault, UnicodeDecodeError):
        return fault.start
    found = re.search(r"\(byte (\d+)\)", str(fault))
    return int(found[1]) if found else len(data)


def _foreign(data: bytes, fault: str) -> Unreadable:
    """A newer format is told as such, whatever else it holds."""
    try:
        loose = msgspec.json.decode(data)
    except (ValueError, RecursionError):
        loose = None
    number = loose.get("format") if isinstance(loose, dict) else None
    if type(number) is int and FORMAT < number <= 10**9:
        return Unreadable("save_format_newer", format=number)
    place = _place(fault.rsplit(" - at ", 1)[-1]) if " - at " in fault else "$"
    if place == "$":
        return Unreadable("save_no_game", fault=clean(fault, 120))
    return Unreadable("save_shape", place=clean(place, 80), fault=clean(fault.split(" - at ")[0], 120))


def _place(words: str) -> str:
    """Where a fault stands, as a path: of "`key` in `$.options`" that of the object, whose key nobody has a path for."""
    return words.rsplit(" in ", 1)[-1].strip("`")


def schema() -> dict[str, Any]:
    """The JSON Schema of a session."""
    found: dict[str, Any] = msgspec.json.schema(Record)
    return found
