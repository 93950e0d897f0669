"""A finished game looked over: what it costs to err, that nothing is told by luck, that it can be left and gone on with."""

from random import Random
from time import monotonic, sleep

import msgspec
import pytest

from game.engine import Action, Seat, Session, decode
from game.review.background import Background
from game.review.kept import COSTLY, LARGEST, Look, Worth, place_of, read_review, write_review
from game.review.reviewer import ReviewEffort, begin, reviewing
from tests.bots.pebbles import TITLE
from tests.bots.shelf import catalogue

QUICK = ReviewEffort(2, 8, ((4, 24), (1, 120)))
LONGER = ReviewEffort(2, 16, ((4, 120),))


def sensible(view, legal):
    """Take what is more than a hidden one brings in the mean, else draw."""
    best = max((a for a in legal if a.kind == "take"), key=lambda a: a.args)
    return best if best.args[0] >= 5 else next((a for a in legal if a.kind == "draw"), best)


def played(seed, planted=None, chance=0.0):
    """A game of sensible players; seat 0 rests at its ``planted``-th turn, or acts at random that often."""
    session, dice, turns = Session(TITLE, [Seat(), Seat()], {}, seed), Random(seed), 0
    while session.pending is not None:
        seat = session.pending.seats[0]
        legal = session.legal(seat)
        action = sensible(session.view(seat), legal)
        if seat == 0:
            turns += 1
            if turns == planted:
                action = Action("rest", 0)
            elif dice.random() < chance:
                action = legal[int(dice.random() * len(legal))]
        assert not hasattr(session.propose(action), "code")
    return session


def reviewed(session, effort=QUICK, seat=0):
    review = begin(session, seat)
    for _ in reviewing(session, review, effort):
        pass
    return review


@pytest.mark.parametrize("turn", [2, 5])
def test_a_planted_blunder_is_the_costliest_moment(turn):
    session = played(1, planted=turn)
    review = reviewed(session)
    costly = next(moment for moment in review.moments if moment.what == COSTLY)
    own = [ply.n for ply in session.plies if ply.action.seat == 0]
    assert costly.ply == own[turn - 1]
    look = review.look(costly.ply)
    assert look.again
    assert look.difference > look.error
    assert max(review.parts, key=review.parts.get) == "rest"
    assert decode(look.others[0][0].a) in session.rules.legal(session.at(costly.ply - 1), 0)


def test_bots_against_themselves_hardly_err_and_random_ones_do():
    """Of what a careless deed could cost points in; at random some deeds are good by luck."""
    quiet = [look for seed in range(4) for look in reviewed(played(seed)).looks]
    wild = [look for seed in range(4) for look in reviewed(played(seed, chance=1.0), LONGER).looks]
    assert sum(not look.even for look in quiet) <= 0.05 * len(quiet)
    assert sum(not look.even for look in wild) >= 0.5 * sum(look.staked for look in wild)


def test_nothing_hidden_is_known(monkeypatch):
    """What a review says hangs on what the seat saw and did: other cards that nobody saw change nothing."""
    session = played(3, planted=3)
    told = reviewed(session)
    for state in session._states:
        state.deck = [10 - pebble for pebble in state.deck]
    assert reviewed(session).looks == told.looks


def test_it_is_left_and_gone_on_with(tmp_path):
    session = played(4, planted=4)
    place = place_of(tmp_path / "pebbles-1.json", 0)
    whole = reviewed(session)
    for number in (1, 5, 10):
        review = begin(session, 0)
        for count, _ in enumerate(reviewing(session, review, QUICK), 1):
            if count == number:
                break
        assert write_review(place, review)
        again = read_review(place, session)
        assert again == review
        assert not again.done
        for _ in reviewing(session, again, QUICK):
            pass
        assert again == whole


def test_what_is_kept_of_another_game_or_damaged_is_not_told(tmp_path):
    place = place_of(tmp_path / "pebbles-1.json", 0)
    session = played(4)
    write_review(place, begin(session, 0))
    assert read_review(place, played(5)) is None
    assert read_review(place, session) is not None
    for data in (b"{", b"[]", b"x" * (LARGEST + 1)):
        place.write_bytes(data)
        assert read_review(place, session) is None
        assert not place.exists()
    assert read_review(place, session) is None


def test_it_thinks_in_the_background(tmp_path):
    session, document = played(4, planted=4), tmp_path / "pebbles-1.json"
    whole = reviewed(session)
    first = Background(session, 0, document, QUICK, "tests.bots.shelf")
    waited(lambda: first.poll())
    first.close()
    assert not first.failed
    second = Background(session, 0, document, QUICK, "tests.bots.shelf")
    waited(lambda: second.poll() and second.done)
    assert second.review == whole
    assert read_review(place_of(document, 0), session) == whole
    third = Background(session, 0, document, QUICK, "tests.bots.shelf")
    assert third.done
    assert not third.poll()
    assert catalogue["pebbles"] is TITLE


def waited(until):
    end = monotonic() + 60
    while not until():
        assert monotonic() < end
        sleep(0.01)


def test_a_difference_within_the_noise_of_the_ends_is_no_mistake():
    own = Worth(points=0.0, points_error=9.0, chance=0.5, chance_error=0.1, games=80)
    look = Look(
        ply=7,
        kind="gain",
        own=own,
        others=[],
        short=2.0,
        short_error=0.0,
        lead=0.0,
        lead_error=0.0,
        chances=[0.5],
        points=[0.0],
        difference=4.3,
        error=12.0,
    )
    assert (look.even, look.cost) == (False, 2.0)
    again = msgspec.structs.replace(look, again=True)
    assert (again.even, again.cost) == (True, 0.0)
    sure = msgspec.structs.replace(again, error=3.0)
    assert (sure.even, sure.cost) == (False, 4.3)


def test_in_a_game_of_few_points_the_chance_to_win_tells():
    own = Worth(points=0.0, points_error=0.9, chance=0.6, chance_error=0.1, games=80)
    known = {"ply": 7, "kind": "gain", "own": own, "others": [], "short": 0.0, "short_error": 0.1, "chances": [0.6]}
    known |= {"lead": 0.0, "lead_error": 0.0, "points": [0.0], "again": True, "difference": 0.2, "error": 0.5}
    rare = Look(**known, least=0.1, odds=0.3, odds_error=0.1)
    assert (rare.told, rare.even, rare.cost) == (True, False, 0.2)
    assert not msgspec.structs.replace(rare, odds_error=0.4).told
    assert not msgspec.structs.replace(rare, least=1.0).told
