"""The session of a record, which may be damaged, foreign or newer: replayed ply by ply and compared with its digests."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, NamedTuple, TypeAlias

import msgspec

from game.engine.action import Action, decode
from game.engine.chance import ChanceMismatch
from game.engine.options import BadOption
from game.engine.record import FORMAT, LogLine, Record, StartLine, write_record
from game.engine.refusal import Refusal
from game.engine.session import RuleFault, Seat, Session
from game.engine.steps import Steps, finished
from game.engine.title import Title, checked_options

_FEW = 12
"""So many values of an argument are named where a record has another one."""

_Wrong: TypeAlias = tuple[str, dict[str, int | str]]
"""What is wrong with a line: a message and its params."""


class Broken(NamedTuple):
    """A record that cannot be opened as it is: why, at which ply, and what is whole of it.

    ``session`` holds the plies before the fault, if there is any; ``snapshot`` tells whether the record also has a
    later moment to go on from (``begin_at_snapshot``); ``fault`` is the rule's own, where the record is whole and a rule
    failed.
    """

    code: str
    params: Mapping[str, int | str]
    ply: int = 0
    session: Session | None = None
    snapshot: bool = False
    fault: RuleFault | None = None


def replay_record(record: Record, titles: Mapping[str, Title]) -> Session | Broken:
    """The session of a record, replayed ply by ply and compared with its digests; or what is wrong with it."""
    return finished(replaying_record(record, titles))


def replaying_record(record: Record, titles: Mapping[str, Title], own: bool = False) -> Steps[Session | Broken]:
    """The same in steps of a ply each. A record that is the title's ``own`` is trusted as its rules are: a state in which it
    begins is not rehearsed."""
    if record.format > FORMAT:
        return Broken("save_format_newer", {"format": record.format})
    title = titles.get(record.title)
    if title is None:
        return Broken("save_title_unknown", {"title": record.title[:40]})
    if record.rules > title.controller().version:
        return Broken("save_rules_newer", {"rules": record.rules})
    session, snapshot = _begun(title, record, own), record.snapshot is not None
    if isinstance(session, Broken):
        return session
    for number, line in enumerate(record.log, 1):
        yield number - 1, len(record.log)
        try:
            wrong = _replay(session, line)
        except RuleFault as fault:
            return _told(fault, number, session, snapshot)
        if wrong is not None:
            code, told = wrong
            return Broken(code, {"ply": number, **told}, number, session, snapshot)
    return _fault_of_the_end(session, record) or session


def begin_at_snapshot(record: Record, titles: Mapping[str, Title]) -> Session | Broken:
    """A new session that begins at the record's last moment, without its history."""
    title = titles.get(record.title)
    if title is None or record.snapshot is None:
        return Broken("save_no_snapshot", {})
    try:
        start = StartLine([], "", record.snapshot, record.counters)
        session = Session(title, _seats(record), record.options, record.seed, start=start)
        last = record.log[-1].sum if record.log else record.start.sum
        if record.rules == session.rules.version and last != session.at(0).digest():
            return Broken("save_unproved", {})
        _look_around(session)
    except (ValueError, BadOption):
        return Broken("save_no_snapshot", {})
    except Exception as fault:  # It is that of a game that was played: a rule fails.
        return _failed(record, "view", fault, len(record.log))
    session.flags, session.name = set(record.flags), record.name
    return session


# --- beginning, line after line, end -----------------------------------------------------------------


def _begun(title: Title, record: Record, own: bool) -> Session | Broken:
    """The session before its first ply, or what is wrong with the beginning."""
    snapshot, whole = record.snapshot is not None, record.start.state is not None
    seats = _seats(record)
    if not title.fewest <= len(seats) <= title.most:
        return Broken("save_setup", {}, snapshot=snapshot)
    try:
        checked_options(title, len(seats), record.options)
    except BadOption as bad:
        return _history(title, record, bad)
    try:
        session = Session(title, seats, record.options, record.seed, start=record.start, own=own)
        _look_around(session)
        session.flags, session.name, session.parent = set(record.flags), record.name, record.parent
        same = _is_proved(record, session.at(0))
    except ChanceMismatch:
        same = False
    except Exception as fault:
        failed = _failed(record, "setup", fault, snapshot=snapshot)
        if not whole:
            return failed
        # Made by hand, perhaps: there is no end of what a rule may stumble over. It is reported all the same.
        foreign = isinstance(fault, ValueError)
        return Broken("save_state", {"place": _place(fault)}, fault=None if foreign else failed.fault)
    if not same:
        return Broken("save_unproved", {}) if whole else Broken("save_setup", {}, snapshot=snapshot)
    return session


def _history(title: Title, record: Record, bad: BadOption) -> Broken:
    """A record with options that this version does not know: what can be told of it by the options that it does
    know, to be looked at and not to be gone on with."""
    named = bad.params.get("option", bad.params.get("preset", ""))
    params: dict[str, int | str] = {"option": str(named)[:40], "value": record.options.get(str(named), "")[:40]}
    seats = _seats(record)
    known = {o.id: o for o in title.offered(len(seats))}
    options = {name: value for name, value in record.options.items() if name in known and known[name].takes(value)}
    try:
        session = Session(title, seats, options, record.seed, start=StartLine(record.start.drew))
        for line in record.log:
            if _replay(session, msgspec.structs.replace(line, sum="")) is not None:
                break
        _look_around(session)
    except ChanceMismatch:  # With other options the beginning may need other chance.
        return Broken("save_options", {**params, "plies": 0})
    except RuleFault as failed:
        return _told(failed, len(session.plies) + 1)
    except Exception as fault:
        return _failed(record, "setup", fault)
    session.foreign = f"{params['option']}={params['value']}"
    session.flags, session.name = set(record.flags), record.name
    return Broken("save_options", {**params, "plies": len(session.plies)}, 0, session)


def _replay(session: Session, line: LogLine) -> _Wrong | None:
    """Do what the line says, or what is wrong with the line. Raises RuleFault if it is a rule that fails."""
    try:
        action = decode(line.a)
    except ValueError:
        return "save_bad_ply", {}
    try:
        refusal = session.check(action)
    except Exception as fault:
        raise RuleFault(session.to_record(), action) from fault
    if refusal is not None:
        return _misfit(session, action, refusal)
    try:
        same = session.replay(action, line.drew, line.sum)
    except ChanceMismatch:
        return "save_bad_ply", {}
    return None if same else ("save_digest", {})


def _misfit(session: Session, action: Action, refusal: Refusal) -> _Wrong:
    """What is wrong with a recorded action: an argument that nothing allows, with what is allowed, or else the rules."""
    known = session.rules.kinds.get(action.kind)
    for field, arg in zip(known.fields_of(action.args) if known else (), action.args):
        if not field.admits(arg) and len(field.values) <= _FEW:
            allowed = ", ".join(map(str, field.values))
            params = {"field": field.name, "value": str(arg)[:40], "allowed": allowed}
            return "save_value_ply", {"action": action.kind, **params}
    return "save_illegal_ply", {"refusal": refusal.code, "action": action.kind[:40]}


def _fault_of_the_end(session: Session, record: Record) -> Broken | None:
    """What is wrong with a session that has all plies of its record, or None."""
    snapshot, plies = record.snapshot is not None, len(record.log)
    try:
        _look_around(session)
    except Exception as fault:
        failed = _failed(record, "view", fault, plies, snapshot)
        whole = record.start.state is not None
        return Broken("save_setup", {}, snapshot=snapshot, fault=failed.fault) if whole else failed
    if snapshot and record.rules == session.rules.version and not _same(record.snapshot, session.at(plies)):
        return Broken("save_end", {"ply": plies}, plies, session, snapshot)
    return None


# --- inside ------------------------------------------------------------------------------------------


def _seats(record: Record) -> list[Seat]:
    return [Seat(line.name, line.player) for line in record.seats]


def _look_around(session: Session) -> None:
    """Ask for everything that a screen would ask for, so that a foreign state breaks here and nowhere else."""
    for seat in (None, *range(len(session.seats))):
        session.view(seat)
    for seat in range(len(session.seats)):
        session.legal(seat)
    session.result()
    write_record(session.to_record())


def _told(fault: RuleFault, ply: int, session: Session | None = None, snapshot: bool = False) -> Broken:
    """The record is whole and a rule failed at that ply: the file is not what is wrong."""
    params: dict[str, int | str] = {"ply": ply, "action": fault.action.kind, "report": "none"}
    return Broken("save_rule_fault", params, ply, session, snapshot, fault)


def _failed(record: Record, doing: str, cause: Exception, ply: int = 0, snapshot: bool = False) -> Broken:
    """The same for a rule that failed without a deed: while the game was set up, or looked at."""
    fault = RuleFault(record, Action(doing, 0))
    fault.__cause__ = cause
    return _told(fault, ply, snapshot=snapshot)


def _is_proved(record: Record, first: Any) -> bool:
    """True if the digest of the first state is the one that was written. A whole state without one (older versions
    wrote none) is proved by the digest after the first ply, or by the snapshot of a session without any."""
    start = record.start
    if start.sum or start.state is None:
        return start.sum in ("", first.digest())
    if record.log:
        return bool(record.log[0].sum)
    return record.snapshot is not None


def _place(fault: Exception) -> str:
    """The field of a state that is wrong, as far as the fault names one."""
    name = str(fault).split(":")[0] if isinstance(fault, ValueError) else ""
    return name if re.fullmatch(r"[a-z][a-z0-9_]{0,39}", name) else "state"


def _same(snapshot: Any, state: Any) -> bool:
    """True if the snapshot is of this state."""
    return msgspec.json.encode(snapshot, order="sorted") == msgspec.json.encode(state.dump(), order="sorted")
