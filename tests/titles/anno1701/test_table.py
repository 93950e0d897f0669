"""The table of Anno 1701: every piece has its place, every legal action its hand, every drawing its words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from game.engine import Action, Ply, Seat, Session
from game.paths import bundled
from game.presentation import Change, DisplayList, Svg, Text, art_of, presentation_of
from game.table.model import TableModel
from game.text.catalog import LANGUAGES, Texts
from game.titles.anno1701 import TITLE
from game.titles.anno1701.rules.components import EVENTS, SITES
from game.titles.anno1701.table.placing import hand_state

from ...ui.conftest import Desk
from .positions import begin
from .seated import texts_of

LOOK = art_of(TITLE)

TABLE = presentation_of(TITLE)

ART = bundled("art")
OPTIONS = (
    {},
    {"sides": "chosen", "free_layout": "true"},
    {"auto_allocation": "true", "pirates_hunt_source": "opponent"},
)

_EAGER = ("upgrade", "build", "play_action", "search_pile", "start_voyage", "reveal_voyage_card")


def chosen(session: Session, rng: Random) -> Action:
    """A legal action, kind by kind, with a taste for what shows most; of ways to share coins the first village pays."""
    seat = session.pending.seats[0] if session.pending else 0
    by_kind: dict[str, list[Action]] = {}
    for action in session.legal(seat):
        by_kind.setdefault(action.kind, []).append(action)
    kinds = [kind for kind in by_kind if kind != "rearrange_building"] or list(by_kind)
    eager = [kind for kind in _EAGER if kind in by_kind]
    kind = rng.choice(eager if eager and rng.random() < 0.6 else kinds)
    if kind in ("buy_at_sea", "pay_tribute"):
        at = 1 if kind == "buy_at_sea" else 0
        most = {}
        for action in by_kind[kind]:
            key = action.args[:at]
            most[key] = max(most.get(key, action), action, key=lambda a: a.args[at])
        return rng.choice(list(most.values()))
    return rng.choice(by_kind[kind])


def walked(seed: int, options: dict[str, str], plies: int = 400) -> Iterator[Session]:
    """A session after each of its plies."""
    session = Session(TITLE, [Seat("Anna"), Seat("Johann")], options, seed)
    rng = Random(seed)
    yield session
    while session.pending is not None and len(session.plies) < plies:
        session.propose(chosen(session, rng))
        yield session


def test_pieces_lie_inside_the_stage_and_own_names_are_unique() -> None:
    for session in walked(3, {}, 160):
        model = TableModel(session, ART, len(session.plies) % 2)
        for piece, laid in model.laid.items():
            x, y, w, h = laid.rect
            assert min(x, y - 38, 1280 - x - w, 692 - y - h) >= 0, (piece, laid.rect)


def test_a_gain_turns_a_card_by_a_quarter_to_the_left() -> None:
    for session in walked(5, {}, 200):
        if len(session.plies) < 2:
            continue
        view, before = session.view(0), session.view(0, len(session.plies) - 1)
        new, old = TABLE.placement(view), TABLE.placement(before)
        for piece in new.keys() & old.keys():
            kind, _, card = piece.partition("/")
            if kind != "frame" or not card.endswith(("forest", "fields", "pasture")):
                continue
            number = ("forest", "fields", "pasture").index(card.partition("/")[2])
            at = 7 * int(card[0]) + number
            change = view.state.goods[at] - before.state.goods[at]
            assert (new[piece].turn - old[piece].turn - 90 * change) % 360 == 0
            assert new[f"stock/{card}"].turn == 0, "the plate stays upright"


def test_dice_roll_and_stocks_are_turned_over_in_chaos_only() -> None:
    for eyes in range(1, 7):
        assert TABLE.change("", f"die:{eyes}").rolls[-1] == f"die:{eyes}"
    assert all(TABLE.change("", f"event:{event}").rolls for event in EVENTS[1:])
    assert TABLE.change("", "die:0") == TABLE.change("", "land:forest:1:2:") == Change()
    assert TABLE.change("frame:gold:centre", "frame:chaos:chaos").flips
    assert not TABLE.change("frame:land:forest", "frame:land:forest").flips


def _drawn(sheet: DisplayList, texts: list[Texts]) -> None:
    for mark in sheet.marks:
        if isinstance(mark, Svg):
            assert (ART / f"{mark.name}.svg").is_file(), mark.name
        elif isinstance(mark, Text) and not mark.literal:
            assert all(language.has(mark.id) for language in texts), mark.id


def test_faces_tips_and_what_is_held_close_say_known_words() -> None:
    texts = texts_of()
    seen: set[str] = set()
    for session in walked(9, {}, 260):
        view = session.view(session.pending.seats[0] if session.pending else 0)
        for piece, spot in TABLE.placement(view).items():
            if spot.face in seen:
                continue
            seen.add(spot.face)
            _drawn(LOOK.face(spot.face), texts)
            for target in (piece, spot.slot):
                said = LOOK.tip(view, target)
                if said is not None:
                    assert all(language.has(said.name) for language in texts), said
                    assert not said.text or all(language.has(said.text) for language in texts), said
                close = LOOK.zoom(view, target)
                if close is not None:
                    _drawn(close, texts)


def test_the_log_follows_the_board_while_the_rival_is_told(tmp_path: Path) -> None:
    desk = Desk(tmp_path, animation="normal")
    session = Session(TITLE, [Seat("Anna"), Seat("", "bot:random")], {}, 5)
    rng = Random(5)
    scene = desk.sit(session, keep=False)
    boards: set[tuple[float, ...]] = set()
    while session.pending is not None and len(session.plies) < 60:
        before, done = scene.model.shown, session.propose(chosen(session, rng))
        assert isinstance(done, Ply)
        scene.deeds.after(done, before)
        for _ in range(400):
            if not scene.story.telling:
                break
            desk.pilot.tick()
            if scene.story.telling and scene.log is not None:
                boards.add(scene.log.rect)
                assert scene.log.rect == scene.model.layout.regions["log"]
    assert len(boards) > 1, "more than one board was told"
    desk.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_empty_place_says_what_may_lie_there(language: str) -> None:
    table = begin().own("farm_a")
    view = table.view()
    texts = Texts(language)
    texts.read(TITLE)
    said = set()
    for side, seat in (("me", 0), ("rival", 1)):
        for site, card in zip(SITES, table.s.sites[seat]):
            found = LOOK.tip(view, f"{side}/{site}")
            assert (found is None) == bool(card)
            if found is not None:
                said.add(texts(found.text, **found.params))
    assert len(said) == 2
    assert any("15" in sentence for sentence in said)
    assert texts.missing == set()


@pytest.mark.parametrize(
    ("card", "goods", "state"),
    [
        ("school_a", {"w": 1, "b1": 1, "b2": 1, "t1": 1}, "build"),
        ("school_a", {"w": 1, "b1": 1, "t2": 1}, "lack-brick-1"),
        ("school_a", {}, "lack-wood-1-brick-2-tools-1"),
        ("harbour_a", {"w": 1, "f": 3, "b2": 4}, "lack-wood-1-tools-1"),
        ("theatre_a", {"w": 1, "b1": 2}, "lack-cloth-1"),
    ],
)
def test_a_building_in_the_hand_names_every_good_that_is_lacking(card: str, goods: dict[str, int], state: str) -> None:
    table = begin().all_goods(0).goods(**goods).hold(card)
    assert hand_state(table.s, 0, card) == state
