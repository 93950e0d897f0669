"""Sessions: what is proposed, refused, taken back, done again and branched off."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from game.engine import HIDDEN, Action, BadOption, Ply, Refusal, RuleFault, Seat, Session, SessionChange
from game.engine.replay import replay_record
from game.engine.session import MARK_SHOWN, MARK_TURN, PRACTICE
from tests.toy import TITLE

from .sessions import ALONE, HUMANS, TITLES, fresh, must, played, rule_that_breaks, until


def digest(session: Session) -> str:
    return str(session.at(len(session.plies)).digest())


def told(session: Session) -> list[SessionChange]:
    heard: list[SessionChange] = []
    session.watch(heard.append)
    return heard


# --- proposing -------------------------------------------------------------------------------------


def test_a_session_begins_with_its_options_and_defaults() -> None:
    session = Session(TITLE, list(HUMANS), {"dice": "one"}, 5)
    assert session.options == {"dice": "one"}
    assert Session(TITLE, [*HUMANS, Seat()], {}, 5).options == {"dice": "two", "market": "dear"}
    assert session.at(0).dice == 1


@pytest.mark.parametrize(
    ("options", "code"),
    [({"no": "one"}, "unknown_option"), ({"dice": "six"}, "bad_option_value"), ({"market": "dear"}, "unknown_option")],
)
def test_options_that_the_title_does_not_take(options: dict[str, str], code: str) -> None:
    with pytest.raises(BadOption) as caught:
        Session(TITLE, list(HUMANS), options, 1)
    assert caught.value.code == code
    assert set(caught.value.params) >= {"option", "allowed"}


@pytest.mark.parametrize("number", [0, 1, 4])
def test_a_number_of_seats_that_the_title_is_not_made_for(number: int) -> None:
    with pytest.raises(ValueError, match="toy is for 2 to 3"):
        Session(TITLE, [Seat()] * number, {}, 1)


def test_a_ply_tells_what_was_done_and_what_came_of_it() -> None:
    session = until("roll")
    heard = told(session)
    ply = must(session, session.legal(session.pending.seats[0])[0])
    assert ply is session.plies[-1]
    assert ply.n == len(session.plies)
    assert ply.action.kind == "roll"
    assert [event.kind for event in ply.events] == ["rolled"]
    assert [stream for stream, _ in ply.drew] == ["dice", "dice"]
    assert ply.sum == digest(session)
    assert heard == [SessionChange("ply", ply.n, ply)]


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (Action("bid", 0, ("k99",)), "bad_argument"),
        (Action("bid", 0), "bad_argument"),
        (Action("bid", 0, (["k01"],)), "bad_argument"),
        (Action("bid", 0, (10**40,)), "bad_argument"),
        (Action("bid", 0, (0.5,)), "bad_argument"),
        (Action("bid", 7, ("k01",)), "not_your_turn"),
        (Action("bid", -1, ("k01",)), "not_your_turn"),
        (Action("roll", 0), "wrong_phase"),
        (Action("fly", 0), "unknown_action"),
    ],
)
def test_a_refused_action_changes_nothing(action: Action, code: str) -> None:
    session = until("bid")
    before, heard = digest(session), told(session)
    refusal = session.propose(action)
    assert refusal.code == code
    assert (digest(session), len(session.plies), heard) == (before, 0, [])
    assert session.chance_now().counters == fresh().chance_now().counters


def test_every_wrong_action_of_a_whole_game_changes_nothing() -> None:
    session, rng = fresh(), random.Random(2)
    while session.pending is not None:
        seat = session.pending.seats[0]
        legal = session.legal(seat)
        before, refused = digest(session), 0
        for name, kind in session.rules.kinds.items():
            for args in rng.sample(found := kind.universe(300), min(12, len(found))):
                if Action(name, seat, args) not in legal:
                    refused += isinstance(session.check(Action(name, seat, args)), Refusal)
        assert refused
        assert digest(session) == before
        must(session, rng.choice(legal))
    assert session.propose(Action("roll", 0)) == Refusal("game_over")
    assert session.result() is not None


def test_a_caution_is_no_refusal() -> None:
    session = until("split", seat=1)
    (eyes,) = session.pending.data
    session._states[-1].purses[1] = 0
    assert session.caution(Action("split", 1, (eyes,))) == Refusal("purse_stays_empty")
    assert session.caution(Action("split", 1, (0,))) is None
    assert session.check(Action("split", 1, (eyes,))) is None


def test_older_moments_stay_as_they_were() -> None:
    session = played()
    for ply in session.plies:
        assert session.at(ply.n).digest() == ply.sum
    early = session.at(3)
    early.bank = 0
    assert session.at(3).bank > 0, "what is handed out is a copy"


# --- a rule that breaks ----------------------------------------------------------------------------


def test_a_rule_that_breaks_leaves_the_session_as_it_was() -> None:
    session = until("split")
    seat = session.pending.seats[0]
    action = session.legal(seat)[0]
    before, plies, counters, heard = digest(session), len(session.plies), session.chance_now().counters, told(session)
    with rule_that_breaks("split"), pytest.raises(RuleFault) as caught:
        session.propose(action)
    assert isinstance(caught.value.__cause__, ZeroDivisionError)
    assert caught.value.action == action
    assert (digest(session), len(session.plies), session.chance_now().counters) == (before, plies, counters)
    assert heard == []
    again = replay_record(caught.value.record, TITLES)
    assert isinstance(again, Session)
    assert digest(again) == before
    assert must(session, action).n == plies + 1, "once the rule is mended the game goes on"


def test_a_rule_that_breaks_does_not_touch_what_can_be_done_again() -> None:
    session = until("look", ALONE, 0)
    session.undo()
    assert session.redoable == 1
    other = next(a for a in session.legal(0) if a != session._undone[-1].action)
    with rule_that_breaks(other.kind), pytest.raises(RuleFault):
        session.propose(other)
    assert session.redoable == 1
    assert session.redo() is None


def test_a_rule_that_breaks_in_a_replay_is_told_as_the_rule_s_fault_and_not_the_file_s() -> None:
    session = until("split")
    must(session, session.legal(session.pending.seats[0])[0])
    record = session.to_record()
    with rule_that_breaks("split"):
        found = replay_record(record, TITLES)
    number = next(n for n, ply in enumerate(session.plies, 1) if ply.action.kind == "split")
    assert (found.code, found.ply, found.params["action"]) == ("save_rule_fault", number, "split")
    assert isinstance(found.fault.__cause__, ZeroDivisionError)
    assert len(found.session.plies) == number - 1
    assert isinstance(replay_record(record, TITLES), Session), "once the rule is mended the same file opens"


# --- undo ------------------------------------------------------------------------------------------


def test_a_ply_without_a_mark_can_be_taken_back_at_a_full_table() -> None:
    session = until("split")
    before = digest(session)
    heard = told(session)
    ply = must(session, session.legal(session.pending.seats[0])[1])
    assert ply.mark == ""
    assert session.undo() is None
    assert digest(session) == before
    assert heard[-1] == SessionChange("undo", len(session.plies))
    assert session.flags == set()


@pytest.mark.parametrize(
    ("key", "args", "mark"),
    [("roll", (), MARK_SHOWN), ("look", ("yes",), MARK_SHOWN), ("bid", None, MARK_TURN)],
    ids=["chance showed something", "a card was seen", "the turn has passed on"],
)
def test_what_a_mark_stands_at_cannot_be_taken_back_at_a_full_table(
    key: str, args: tuple[str, ...] | None, mark: str
) -> None:
    session = until(key)
    seat = session.pending.seats[0]
    ply = must(session, session.legal(seat)[0] if args is None else Action(key, seat, args))
    assert (ply.mark, session.undo(), digest(session)) == (mark, Refusal(mark), ply.sum)
    assert session.flags == set()


def test_there_is_nothing_to_take_back_at_the_beginning() -> None:
    session = fresh()
    for answer in (session.undo(), session.undo_to(0), session.undo_to(-1), session.undo_to(5)):
        assert answer == Refusal("undo_nothing")
    assert session.redo() == Refusal("redo_nothing")


def test_what_only_bots_did_cannot_be_taken_back() -> None:
    session = Session(TITLE, [Seat("", "bot:random"), Seat("Kenta")], {}, 1)
    must(session, session.legal(0)[0])
    assert session.undo() == Refusal("undo_nothing")


def test_alone_one_may_cross_a_mark_and_the_game_is_practice() -> None:
    session = until("roll", ALONE, 0)
    must(session, Action("roll", 0))
    assert session.flags == set()
    assert session.undo() is None
    assert session.flags == {PRACTICE}
    assert session.to_record().flags == [PRACTICE]


def test_alone_one_may_take_back_what_showed_nothing_and_it_counts() -> None:
    session = until("split", ALONE, 0)
    must(session, Action("split", 0, (0,)))
    assert session.undo() is None
    assert session.flags == set()


def test_what_bots_did_is_taken_back_with_the_deed_of_the_person() -> None:
    session = until("bid", ALONE)
    must(session, session.legal(0)[0])
    rng = random.Random(1)
    while session.pending is not None and session.pending.seats[0] == 1:
        must(session, rng.choice(session.legal(1)))
    assert len(session.plies) > 1
    assert session.undo() is None
    assert len(session.plies) == 0
    assert session.pending.seats == (0, 1)


def test_chance_cannot_be_tried_again_by_taking_back() -> None:
    session = until("roll", ALONE, 0)
    first = must(session, Action("roll", 0))
    for _ in range(3):
        session.undo()
        assert must(session, Action("roll", 0)).drew == first.drew


def test_undo_to_goes_back_over_many_plies() -> None:
    session = played(20, ALONE)
    sums = [ply.sum for ply in session.plies]
    assert session.undo_to(7) is None
    assert [ply.sum for ply in session.plies] == sums[:7]
    assert session.redoable == 13


# --- redo ------------------------------------------------------------------------------------------


def test_redo_stops_where_a_person_decides() -> None:
    session = played(30, ALONE)
    session.undo_to(0)
    while session.redoable:
        session.redo()
        if session.redoable:
            assert 0 in session.pending.seats


def test_doing_something_else_forgets_what_was_taken_back() -> None:
    session = until("split", ALONE, 0)
    must(session, Action("split", 0, (0,)))
    session.undo()
    must(session, Action("split", 0, (1,)))
    assert session.redoable == 0
    assert session.redo() == Refusal("redo_nothing")


def test_doing_the_same_by_hand_keeps_the_rest() -> None:
    session = played(20, ALONE)
    actions, sums = [ply.action for ply in session.plies], [ply.sum for ply in session.plies]
    session.undo_to(10)
    must(session, actions[10])
    assert session.redoable == 9
    while session.redoable:
        session.redo()
    assert [ply.sum for ply in session.plies] == sums


def test_a_game_that_was_taken_back_goes_on_like_one_that_was_not() -> None:
    plain, back = played(18, ALONE), played(18, ALONE)
    back.undo_to(3)
    while back.redoable:
        back.redo()
    rng = random.Random(3)
    while plain.pending is not None:
        action = rng.choice(plain.legal(plain.pending.seats[0]))
        assert must(plain, action).sum == must(back, action).sum


# --- branches, watchers ----------------------------------------------------------------------------


def test_a_branch_has_the_beginning_in_common_and_then_goes_its_own_way() -> None:
    session = played(20)
    branch = session.fork(12)
    assert [ply.sum for ply in branch.plies] == [ply.sum for ply in session.plies[:12]]
    assert branch.plies[5].drew == session.plies[5].drew
    while branch.pending is not None:
        must(branch, branch.legal(branch.pending.seats[-1])[-1])
    assert len(session.plies) == 20
    assert session.plies[12].sum != branch.plies[12].sum


@pytest.mark.parametrize("make", [lambda s: s.fork(len(s.plies)), lambda s: replay_record(s.to_record(), TITLES)])
def test_a_branch_and_a_save_go_on_like_the_game_itself(make: Callable[[Session], Session]) -> None:
    """Chance does not begin anew: what comes is what would have come."""
    session = played(14)
    other = make(session)
    assert other.chance_now().counters == session.chance_now().counters != {}
    rng = random.Random(9)
    while session.pending is not None:
        action = rng.choice(session.legal(session.pending.seats[0]))
        one, two = must(session, action), must(other, action)
        assert (one.drew, one.sum) == (two.drew, two.sum)


def test_a_watcher_is_told_until_it_stops() -> None:
    session = played(5)
    heard: list[SessionChange] = []
    stop = session.watch(heard.append)
    must(session, session.legal(session.pending.seats[0])[0])
    stop()
    must(session, session.legal(session.pending.seats[0])[0])
    assert [change.what for change in heard] == ["ply"]


def test_redo_tells_every_ply() -> None:
    session = played(16, ALONE)
    session.undo_to(2)
    heard = told(session)
    while session.redoable:
        session.redo()
    assert [change.length for change in heard] == list(range(3, 17))
    assert all(isinstance(change.ply, Ply) for change in heard)


# --- what each seat sees ---------------------------------------------------------------------------


def test_nobody_sees_a_secret_answer_before_the_last_is_in() -> None:
    session = Session(TITLE, [Seat()] * 3, {}, 4)
    card = session.view(1).state.hands[1][0]
    must(session, Action("bid", 1, (card,)))
    assert session.pending.seats == (0, 2)
    assert session.view(1).state.sealed == {1: Action("bid", 1, (card,))}
    for seat in (0, 2, None):
        assert session.view(seat).state.sealed == {1: Action(HIDDEN, 1)}
        assert card not in repr(session.view(seat).state.dump())
    assert session.legal(1) == []
    assert session.propose(Action("bid", 1, (card,))) == Refusal("not_your_turn")
    for seat in (0, 2):
        must(session, session.legal(seat)[0])
    assert session.at(3).sealed == {}
    assert card in session.view(None).state.discard


def test_a_view_of_the_past_is_the_view_of_then() -> None:
    session, views = fresh(), []
    for _ in range(12):
        views.append(session.view(0).state.digest())
        must(session, session.legal(session.pending.seats[0])[0])
    assert [session.view(0, n).state.digest() for n in range(12)] == views
