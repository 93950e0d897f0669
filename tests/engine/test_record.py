"""Records: a session written down, and whatever else a file may hold."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine import Broken, Seat, Session
from game.engine.record import (
    DEEPEST,
    FORMAT,
    LARGEST,
    LONGEST_TEXT,
    MOST,
    Record,
    Unreadable,
    bounded,
    read_record,
    schema,
    write_record,
)
from game.engine.replay import begin_at_snapshot, replay_record
from game.text.catalog import LANGUAGES, Texts
from game.titles import catalogue
from tests.table.games import walked
from tests.toy import TITLE

from .sessions import ALONE, TITLES, played

ALL = {**TITLES, **catalogue}


def set_at(data: Any, path: tuple[Any, ...], value: Any) -> bytes:
    """The record as a file, with another value in that place."""
    at = data
    for step in path[:-1]:
        at = at[step]
    at[path[-1]] = value
    return json.dumps(data).encode()


def refused(data: bytes) -> Unreadable:
    """What is said of bytes that are no record."""
    with pytest.raises(Unreadable) as caught:
        read_record(data)
    return caught.value


def loose(plies: int = 20, **changed: Any) -> dict[str, Any]:
    """A record as JSON data, with some parts changed."""
    data: dict[str, Any] = json.loads(write_record(played(plies, ALONE).to_record()))
    return {**data, **changed}


def read(data: dict[str, Any]) -> Session | Broken:
    try:
        record = read_record(json.dumps(data).encode())
    except Unreadable as fault:
        return Broken(fault.code, fault.params)
    return replay_record(record, TITLES)


def broken(data: dict[str, Any]) -> Broken:
    found = read(data)
    assert isinstance(found, Broken), found
    return found


def attempt(data: bytes) -> Record | str:
    """The record, or the code of what is wrong."""
    try:
        return read_record(data)
    except Unreadable as fault:
        return fault.code


# --- whole records ---------------------------------------------------------------------------------


@pytest.mark.parametrize("plies", [0, 1, 17, 10_000])
def test_a_session_survives_being_written_down(plies: int) -> None:
    session = played(plies, ALONE)
    session.name, session.flags = "夏の卓 🌾", {"practice"}
    written = write_record(session.to_record())
    assert written.count(b"\n") == 1
    again = replay_record(read_record(written), TITLES)
    assert write_record(again.to_record()) == written
    assert [p.sum for p in again.plies] == [p.sum for p in session.plies]
    assert [p.events for p in again.plies] == [p.events for p in session.plies]
    assert (again.name, again.flags, again.seats, again.pending) == (
        session.name,
        session.flags,
        session.seats,
        session.pending,
    )


def test_every_prefix_of_a_log_is_a_session() -> None:
    data = loose(10_000)
    for length in range(0, len(data["log"]), 7):
        session = read({**data, "log": data["log"][:length], "snapshot": None})
        assert len(session.plies) == length


@pytest.mark.parametrize("missing", [1, 5, 20])
def test_moves_that_are_missing_at_the_end_are_told(missing: int) -> None:
    data = loose()
    found = broken({**data, "log": data["log"][:-missing]})
    assert (found.code, found.ply, found.snapshot) == ("save_end", 20 - missing, True)
    assert len(found.session.plies) == 20 - missing


def test_a_session_can_begin_at_its_last_snapshot() -> None:
    session = played(19, ALONE)
    again = begin_at_snapshot(session.to_record(), TITLES)
    assert again.at(0).digest() == session.at(19).digest()
    rng = random.Random(2)
    while session.pending is not None:
        action = rng.choice(session.legal(session.pending.seats[0]))
        session.propose(action)
        again.propose(action)
    assert [p.sum for p in again.plies] == [p.sum for p in session.plies[19:]], "chance goes on, too"
    once_more = replay_record(read_record(write_record(again.to_record())), TITLES)
    assert once_more.result() == session.result()
    branch = again.fork(5)
    assert branch.at(5).digest() == session.at(24).digest()


def test_a_record_without_sums_is_replayed_all_the_same() -> None:
    data = loose()
    for line in data["log"]:
        del line["sum"]
    session = read(data)
    assert session.plies[-1].sum == played(20, ALONE).plies[-1].sum


def test_a_replay_uses_what_was_drawn_then() -> None:
    """Also with another generator the log gives the same game."""
    session = read({**loose(), "seed": 999})
    assert session.plies[-1].sum == played(20, ALONE).plies[-1].sum


# --- records that do not replay --------------------------------------------------------------------


def test_an_illegal_ply_in_the_middle_is_named_and_what_is_before_it_is_whole() -> None:
    data = loose()
    data["log"][11]["a"] = ["bid", 0, "k01"]
    found = broken(data)
    assert (found.code, found.ply, found.params["ply"], found.snapshot) == ("save_illegal_ply", 12, 12, True)
    assert found.params["action"] == "bid"
    assert len(found.session.plies) == 11
    assert found.session.plies[-1].sum == data["log"][10]["sum"]


def test_an_argument_that_nothing_allows_is_named_with_what_is_allowed() -> None:
    data = loose()
    data["log"][4]["a"] = ["look", 0, "maybe"]
    found = broken(data)
    assert (found.code, found.ply) == ("save_value_ply", 5)
    assert (found.params["value"], found.params["allowed"]) == ("maybe", "yes, no")


@pytest.mark.parametrize(
    "action",
    [[], ["roll"], ["roll", "0"], ["roll", 0.0], ["roll", None], [None, 0], ["roll", 0, None], ["roll", 0, 1.5]],
)
def test_a_ply_that_is_none(action: list[Any]) -> None:
    data = loose()
    data["log"][4]["a"] = action
    found = broken(data)
    assert (found.code, found.ply) == ("save_bad_ply", 5)


@pytest.mark.parametrize(
    "arg", [0.5, 10**30, -(10**30), 1e308, True, None, "?" * 5000, [[[[[[1]]]]]], {"a": 1}, ["x"] * 300]
)
def test_odd_arguments(arg: Any) -> None:
    data = loose()
    for line in data["log"]:
        line["a"] = [*line["a"][:2], arg]
    found = broken(data)
    beyond = (isinstance(arg, int) and abs(arg) > MOST) or (isinstance(arg, str) and len(arg) > 4096)
    assert (found.code, found.ply) == ("save_bounds", 0) if beyond else found.ply == 1
    if beyond:
        assert found.params["place"] == "$.log[0]"


def test_another_digest_is_named() -> None:
    data = loose()
    data["log"][7]["sum"] = "0" * 16
    found = broken(data)
    assert (found.code, found.ply) == ("save_digest", 8)
    assert len(found.session.plies) == 7


@pytest.mark.parametrize(
    "drew",
    [
        [["dice", 99]],
        [["dice", "2"], ["dice", 0]],
        [["dice", None], ["dice", 0]],
        [["dice", 0], ["dice", 0], ["dice", 0]],
        [["dice", 1], ["no such stream", 0], ["dice", 1]],
        [["dice"]],
        [[["dice"], 1]],
        [1, 2],
        [None],
        [[1, 10**15]],
    ],
)
def test_outcomes_that_chance_cannot_have_had(drew: list[Any]) -> None:
    data = loose()
    ply = next(i for i, line in enumerate(data["log"]) if line["a"][0] == "roll")
    data["log"][ply]["drew"] = drew
    found = broken(data)
    assert (found.code, found.ply) == ("save_bad_ply", ply + 1)


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"title": "chess"}, "save_title_unknown"),
        ({"title": "x" * 80}, "save_title_unknown"),
        ({"rules": 99}, "save_rules_newer"),
        ({"format": FORMAT + 1}, "save_format_newer"),
        ({"seats": []}, "save_setup"),
        ({"seats": [{}] * 40}, "save_setup"),
        ({"options": {"dice": "six"}}, "save_options"),
        ({"options": {"colour": "red"}}, "save_options"),
        ({"start": {"sum": "0" * 16}}, "save_setup"),
        ({"start": {"drew": [["deck", [0, 0, 1]]]}}, "save_setup"),
        ({"start": {"drew": [["deck", [0, "1"]]]}}, "save_setup"),
        ({"start": {"drew": [17]}}, "save_setup"),
        ({"start": {"state": {}}}, "save_state"),
        ({"start": {"state": {"pending": [], "sealed": {}, "deck": []}}}, "save_state"),
    ],
)
def test_a_beginning_that_cannot_be_made(changed: dict[str, Any], code: str) -> None:
    assert broken(loose(**changed)).code == code


@pytest.mark.parametrize(("options", "named"), [({"colour": "red"}, "colour=red"), ({"dice": "six"}, "dice=six")])
def test_options_of_another_version_leave_a_history_to_look_at(options: dict[str, str], named: str) -> None:
    data = loose(60)
    data["options"] = {**data.get("options", {}), **options}
    found = broken(data)
    assert found.code == "save_options"
    assert f"{found.params['option']}={found.params['value']}" == named
    assert found.session.foreign == named
    assert found.params["plies"] == len(found.session.plies)
    assert not found.snapshot
    if "colour" in options:  # All other options are known: the whole way can be told.
        assert len(found.session.plies) == len(data["log"])


FIELDS = json.loads(write_record(played(20, ALONE).to_record()))["snapshot"]
LATER = loose(60)["log"][20:]


ODD: list[Any] = [None, 7, "x", [], [7], {}, {"a": 1}, 10**30, -1, [[None]], 1.5]
HAND_MADE = [(name, odd) for name in FIELDS for odd in ODD if (name, odd) != ("dice", 10**30)]


@pytest.mark.parametrize(("name", "value"), HAND_MADE, ids=repr)
def test_a_state_made_by_hand(name: str, value: Any) -> None:
    """A beginning in the middle is replayed like any other: what is wrong with it is said, never raised."""
    state = {**FIELDS, name: value}
    for log in (
        [],
        LATER,
        [{"a": line["a"]} for line in LATER],
        [{"a": line["a"], "drew": line.get("drew", [])} for line in LATER],
    ):
        found = read(loose(start={"state": state}, log=log, snapshot=state))
        assert isinstance(found, Session | Broken)
        if isinstance(found, Session):
            for seat in (0, 1, None):
                found.view(seat)
            write_record(found.to_record())
    record = attempt(json.dumps(loose(snapshot=state)).encode())
    if not isinstance(record, str):
        assert isinstance(begin_at_snapshot(record, TITLES), Session | Broken)


def test_a_beginning_in_the_middle_as_it_was_written() -> None:
    session = read(loose(start={"state": FIELDS, "counters": loose()["counters"]}, log=LATER, snapshot=None))
    assert session.plies[-1].sum == LATER[-1]["sum"]


# --- bytes that are no record ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "value", "place"),
    [
        (("seed",), "7", "$.seed"),
        (("seed",), 1.5, "$.seed"),
        (("seats",), {}, "$.seats"),
        (("seats", 1, "name"), 3, "$.seats[1].name"),
        (("log", 3, "a"), "roll", "$.log[3].a"),
        (("log", 3, "sum"), None, "$.log[3].sum"),
        (("log", 4, "drew"), 1, "$.log[4].drew"),
        (("log", 4, "more"), 1, "$.log[4]"),
        (("flags",), "practice", "$.flags"),
        (("start", "state"), [], "$.start.state"),
        (("parent",), {"id": 1, "ply": 2}, "$.parent.id"),
        (("more",), 1, "$"),
        (("options", "dice"), 2, "$.options[...]"),
        (("seats", 0, "player"), "robot", "$.seats[0].player"),
        (("seats", 0, "player"), "bot:", "$.seats[0].player"),
        (("seats", 0, "player"), "bot:../x", "$.seats[0].player"),
    ],
)
def test_a_wrong_shape_is_told_with_its_place(path: tuple[Any, ...], value: Any, place: str) -> None:
    fault = refused(set_at(loose(), path, value))
    assert fault.code == ("save_no_game" if place == "$" else "save_shape")
    assert fault.params.get("place", "$") == place


@pytest.mark.parametrize("name", ["format", "title", "rules", "seed", "seats"])
def test_what_is_missing_is_named(name: str) -> None:
    data = loose()
    del data[name]
    fault = refused(json.dumps(data).encode())
    assert fault.code == "save_no_game"
    assert name in str(fault.params["fault"])


@pytest.mark.parametrize(
    ("path", "value", "place"),
    [
        (("format",), 10**20, "$.format"),
        (("rules",), 10**20, "$.rules"),
        (("rules",), -1, "$.rules"),
        (("seed",), 2**63, "$.seed"),
        (("seed",), -1, "$.seed"),
        (("title",), "x" * 81, "$.title"),
        (("title",), "toy\n", "$.title"),
        (("title",), "toy\0", "$.title"),
        (("options",), {"dice\0": "two"}, "$.options"),
        (("options",), {"dice": "卓" * 4}, "$.options"),
        (("flags",), ["practice", "Any\u200bthing"], "$.flags[1]"),
        (("flags",), ["x" * 60], "$.flags[0]"),
        (("flags",), ["practice"] * 17, "$.flags"),
        (("seats",), [{}] * 65, "$.seats"),
        (("parent",), {"id": "a", "ply": 10**20}, "$.parent.ply"),
        (("counters",), {"deck": -1}, "$.counters"),
        (("log", 3, "sum"), "7" * 17, "$.log[3].sum"),
        (("log", 3, "drew"), [["dice", 2**64]], "$.log[3]"),
        (("start",), {"state": {"bank": 2**64}}, "$.start.state"),
        (("start",), {"drew": [["x" * 5000, 1]]}, "$.start.drew"),
    ],
)
def test_what_is_beyond_all_bounds_is_told_with_its_place(path: tuple[Any, ...], value: Any, place: str) -> None:
    fault = refused(set_at(loose(), path, value))
    assert fault.code in ("save_shape", "save_bounds")
    assert place in str(fault.params["place"])
    for language in LANGUAGES:
        texts = Texts(language)
        texts.say(fault.code.replace("_", "-"), {"file": "x.json", **fault.params})
        assert texts.missing == set()


def test_the_longest_text_and_the_deepest_nesting_are_within_the_bounds() -> None:
    nested: Any = 1
    for _ in range(DEEPEST):
        nested = [nested]
    assert bounded("x" * LONGEST_TEXT)
    assert bounded(nested)
    assert not bounded("x" * (LONGEST_TEXT + 1))
    assert not bounded([nested])
    assert not bounded({"x": [nested]})


def test_names_keep_what_can_be_seen() -> None:
    data = loose(seats=[{"name": "Ha\0na\u200bko\ufe0f"}, {"name": "\u0301卓" * 300}], name="\ufe0f")
    record = read_record(json.dumps({**data, "parent": {"id": "a\nb", "ply": 1}}).encode())
    assert [seat.name for seat in record.seats] == ["Hanako", ("卓" + "\u0301卓" * 300)[:200]]
    assert record.name == ""
    assert record.parent.id == "ab"


@pytest.mark.parametrize(
    "when", ["0001-01-01T00:00:00", "9999-12-31T23:59:59", "yesterday", "\0", "2026-13-01", "9" * 99]
)
def test_a_moment_that_no_clock_has_shown_is_none(when: str) -> None:
    record = read_record(json.dumps(loose(saved=when, created=when)).encode())
    assert (record.saved, record.created) == ("", "")


def test_a_newer_format_is_told_as_such_whatever_else_it_holds() -> None:
    for data in ({"format": 2}, loose(format=7, log="elsewhere", more={}), loose(format=FORMAT + 1, seats=None)):
        fault = refused(json.dumps(data).encode())
        assert (fault.code, fault.params) == ("save_format_newer", {"format": data["format"]})


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\0" * 100,
        b"{",
        b"not a record",
        b"\xff\xfe{}",
        b'{"format": NaN}',
        b'{"format": 1, "title": "\xff"}',
        b'{"format": "x", "a": "\xff"}',
        b"[" * 100_000,
        b'{"format":1,"snapshot":' + b'{"a":' * 50_000,
        b"GIF89a" + bytes(range(256)),
    ],
    ids=lambda data: repr(data[:12]),
)
def test_what_is_no_json(data: bytes) -> None:
    fault = refused(data)
    assert fault.code in ("save_not_json", "save_no_game", "save_shape")
    assert 0 <= int(fault.params.get("byte", 0)) <= len(data)


@pytest.mark.parametrize("deep", [50, 900, 5_000, 100_000])
@pytest.mark.parametrize("where", ["a", "drew", "snapshot", "state"])
def test_deep_nesting_is_no_harm(where: str, deep: int) -> None:
    nest = b"[" * deep + b"]" * deep
    data = loose(4)
    if where in ("a", "drew"):
        data["log"][1][where] = ["NEST"]
    elif where == "snapshot":
        data["snapshot"] = {"bank": "NEST"}
    else:
        data["start"] = {"state": {**FIELDS, "bank": "NEST"}}
    record = attempt(json.dumps(data).encode().replace(b'"NEST"', nest))
    if isinstance(record, str):
        assert record in ("save_not_json", "save_bounds")
        return
    found = replay_record(record, TITLES)
    assert isinstance(found, Broken) == (where != "snapshot")
    assert isinstance(begin_at_snapshot(record, TITLES), Session | Broken)


def test_a_file_that_is_too_large_is_not_even_read() -> None:
    fault = refused(b" " * (LARGEST + 1))
    assert (fault.code, fault.params) == ("save_too_large", {"megabytes": 8, "limit": 8})


# --- anything at all -------------------------------------------------------------------------------

SCRAPS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(2**70), 2**70),
    st.floats(),
    st.text(max_size=5),
    st.just([]),
    st.just({}),
    st.just([[["x"]]]),
    st.just({"a": {"b": 1}}),
)


def scattered(rng: random.Random, value: Any, scrap: Any) -> Any:
    """The data with one part, chosen at random, put in the place of another or left out."""
    if isinstance(value, dict) and value and rng.random() < 0.93:
        key = rng.choice(sorted(value))
        rest = {k: v for k, v in value.items() if k != key}
        return rest if rng.random() < 0.03 else {**rest, key: scattered(rng, value[key], scrap)}
    if isinstance(value, list) and value and rng.random() < 0.93:
        at = rng.randrange(len(value))
        middle = [] if rng.random() < 0.05 else [scattered(rng, value[at], scrap)]
        return [*value[:at], *middle, *value[at + 1 :]]
    return scrap


def written(title: str, seed: int) -> bytes:
    if title == TITLE.id:
        return write_record(played(25, ALONE, seed).to_record())
    session = Session(catalogue[title], [Seat()] * catalogue[title].fewest, {}, seed)
    return write_record(walked(session, 25).to_record())


WHOLE = {title: [written(title, seed) for seed in (1, 2)] for title in ALL}


@settings(max_examples=100, deadline=None, database=None, derandomize=True)
@given(st.sampled_from(sorted(ALL)), st.integers(0, 1), st.booleans(), st.randoms(use_true_random=False), SCRAPS)
def test_a_record_with_anything_in_it_never_raises(
    title: str, which: int, in_the_middle: bool, rng: random.Random, scrap: Any
) -> None:
    data = json.loads(WHOLE[title][which])
    if in_the_middle:
        half = len(data["log"]) // 2
        state = replay_record(read_record(WHOLE[title][which]), ALL).at(half)
        data["start"], data["log"] = {"state": json.loads(json.dumps(state.dump()))}, data["log"][half:]
    for _ in range(rng.choice((1, 1, 3))):
        data = scattered(rng, data, scrap)
    record = attempt(json.dumps(data).encode())
    if isinstance(record, str):
        assert record.startswith("save_")
        return
    found = replay_record(record, ALL)
    assert isinstance(found, Session | Broken)
    if isinstance(found, Session):
        write_record(found.to_record())
    assert isinstance(begin_at_snapshot(record, ALL), Session | Broken)


def test_the_schema_names_every_field() -> None:
    told = schema()
    fields = told["$defs"]["Record"]["properties"]
    assert set(fields) == set(Record.__struct_fields__)
    assert set(told["$defs"]["Record"]["required"]) == {"format", "title", "rules", "seed", "seats"}
