"""What the vectors do not say: what events, refusals and sheets tell, and what is put together step by step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.engine import Draft, Event
from game.titles.anno1701.rules import CONTROLLER
from game.titles.anno1701.rules.components import LANDSCAPES, VOYAGE_DECK
from game.titles.anno1701.rules.economy import default_store

from .positions import Table, begin


@pytest.mark.parametrize("number", range(1, 7))
def test_every_number_serves_both_sides(number: int) -> None:
    def gained(rolled: int, seat: int) -> list[str]:
        goods = begin().roll(rolled).s.goods[7 * seat : 7 * seat + 7]
        return [landscape for landscape, amount in zip(LANDSCAPES, goods) if amount == 2]

    assert gained(number, 0) == gained(7 - number, 1)


@pytest.mark.parametrize(
    ("purse", "gain", "after"), [((0, 2), 2, (2, 2)), ((0, 4), 1, (1, 4)), ((4, 3), 3, (4, 4)), ((3, 3), 1, (4, 3))]
)
def test_gold_by_default(purse: tuple[int, int], gain: int, after: tuple[int, int]) -> None:
    split = default_store(begin().gold(*purse).s, 0, gain)
    assert (purse[0] + split[0], purse[1] + split[1]) == after


@pytest.mark.parametrize(
    ("make", "deed", "code", "facts"),
    [
        (
            lambda: begin().hold("church_a").goods(w=1, b1=1, b2=1, t1=1),
            ("build", "church_a", "c1_up"),
            "cannot_afford",
            {"missing": ("need_brick_1",)},
        ),
        (
            lambda: begin().goods(c=2, f=0),
            ("upgrade", "c1_row", "settler"),
            "cannot_afford",
            {"missing": ("need_food_2",)},
        ),
        (begin, ("offer_trade", ("wood",) * 2, ("food",)), "cannot_afford", {"missing": ("need_wood_1",)}),
        (
            lambda: begin().gold(2, 0).ship(3).sail("foreign_people_rum").gold(0, 0),
            ("buy_at_sea", "rum", 0, 1),
            "cannot_afford",
            {"missing": ("need_gold_1",)},
        ),
    ],
)
def test_a_refusal_names_what_is_missing(
    make: Callable[[], Table], deed: tuple[Any, ...], code: str, facts: dict[str, Any]
) -> None:
    refusal = make().refused(*deed)
    assert (refusal.code, refusal.params) == (code, facts)


def test_gold_that_would_be_lost_is_said_before() -> None:
    school = begin().hold("school_a").goods(w=1, b1=2, t1=1)
    assert school.caution("build", "school_a", "c1_up") is None
    bishop = begin().own("chapel_a", "chapel_b", "church_a").hold("bishop_a")
    for table, deed, lost in (
        (school.gold(4, 3), ("build", "school_a", "c1_up"), 1),
        (bishop, ("play_action", "bishop_a"), 2),
    ):
        caution = table.caution(*deed)
        assert caution is not None
        assert (caution.code, caution.params["gold"]) == ("gold_would_be_lost", lost)


def test_a_pile_of_a_rank_may_be_empty() -> None:
    table = begin().people("MSPP").all_goods(3).luxury(3, 3)
    table.s.ranks_left[2] = 0
    assert table.code("upgrade", "c3_row", "citizen") == "pile_empty"
    assert ("c3_row", "citizen") not in table.legal("upgrade")


# --- what is put together --------------------------------------------------------------------------


def test_a_payment_is_proposed_and_can_be_changed() -> None:
    table = begin().hold("market_a").goods(c=1, b1=1, b2=1, t1=1, t2=1)
    draft = Draft("build", 0, ("market_a", "c1_up"))
    step = CONTROLLER.next(table.s, draft)
    assert step.complete
    assert step.field is not None
    assert step.field.name == "payment"
    assert set(step.values) == {"pasture", "clay_pit_1", "clay_pit_2", "ore_mine_1", "ore_mine_2"}
    for landscape in ("pasture", "clay_pit_1", "ore_mine_2"):
        draft = draft.said(step.field, landscape)
    assert CONTROLLER.next(table.s, draft).complete
    assert CONTROLLER.check(table.s, draft.action(step.field)) is None


def test_an_offer_is_put_together_step_by_step() -> None:
    table = begin().goods(w=2, f=0)
    step = CONTROLLER.next(table.s, Draft("offer_trade", 0))
    assert step.field is not None
    assert (step.field.name, step.closable) == ("give", False)
    assert set(step.values) == {"wood", "cloth", "brick", "tools", "gold"}
    draft = Draft("offer_trade", 0).said(step.field, "wood")
    assert CONTROLLER.next(table.s, draft).closable
    draft = draft.closed(step.field)
    step = CONTROLLER.next(table.s, draft)
    assert step.field is not None
    assert "wood" not in step.values
    draft = draft.said(step.field, "food")
    step = CONTROLLER.next(table.s, draft)
    assert step.complete
    assert "food" not in step.values, "the rival has one only"
    assert CONTROLLER.check(table.s, draft.action(step.field)) is None


def test_proposals_do_not_repeat_what_was_refused() -> None:
    table = begin().goods(w=3).goods(1, f=2)
    seen = []
    while table.legal("offer_trade"):
        seen.append(table.legal("offer_trade")[0])
        table.then(("offer_trade", *seen[-1]), ("respond_trade", "refuse"))
        assert len(seen) < 5
    assert len(seen) == len(set(seen)) > 0
    table.do("offer_trade", *seen[0])  # still legal, only not proposed


# --- what events tell ------------------------------------------------------------------------------


def test_a_token_that_changes_hands_is_told() -> None:
    table = begin().own("trading_house_a").hold("market_a").all_goods(1)
    table.do("build", "market_a", "c5_up")
    assert [e.params for e in table.happened("token_taken")] == [{"seat": 0, "token": "commercial_token"}]
    table.own("trading_house_b", seat=1).hold("market_b", seat=1).turn_of(1)
    table.do("build", "market_b", "c5_up")
    assert [e.params for e in table.happened("token_aside")] == [{"token": "commercial_token"}]


def test_a_fight_tells_its_totals() -> None:
    table = begin().ship(3).own("arsenal_a").sail("pirates_5").fight_rolling(4, 1, 3, 2)
    totals = [(e.params["total"], e.params["pirate_total"]) for e in table.happened("fought")]
    assert totals == [(6, 6), (5, 7)]


def only_to(seat: int, events: list[Event], kind: str, **facts: Any) -> None:
    """An event whose facts one seat alone knows."""
    told = next(event for event in events if event.kind == kind)
    assert facts.items() <= told.seen_by(seat).params.items()
    assert not facts.keys() & told.seen_by(1 - seat).params.keys()


def test_tv_e57_a_lodge_swaps_a_card_in_the_rivals_phase() -> None:
    table = begin().own("lodge_a").hold("farm_a", "market_a").turn_of(1).roll(2)
    assert (table.key, table.seat) == ("lodge", 0)
    top = table.s.piles[0][0]
    only_to(0, table.do("lodge_swap", "farm_a", "era1_a"), "lodge_used", card="farm_a", new=top)
    assert (table.s.hands[0], table.s.piles[0][-1]) == (("market_a", top), "farm_a")


def test_tv_e13_a_spy_sees_the_hand() -> None:
    table = begin().hold("spy_a").hold("market_a", "market_b", seat=1)
    only_to(0, table.do("play_action", "spy_a"), "spied", cards=("market_a", "market_b"))


# --- piles (5.6) -----------------------------------------------------------------------------------


def drawing(table: Table) -> Table:
    return table.asked("final").then(("begin_refill",))


def test_tv_s30_the_top_card_is_drawn() -> None:
    table = drawing(begin().hold("farm_a"))
    top = table.s.piles[0][0]
    only_to(0, table.do("draw_card", "era1_a"), "drew", card=top)
    assert table.s.hands[0] == ("farm_a", top)
    table.do("draw_card", "era1_b")
    assert (len(table.s.hands[0]), table.key, table.seat, table.s.turn) == (3, "roll", 1, 2)


def test_tv_s32_a_pile_is_searched() -> None:
    table = drawing(begin().hold().gold(2, 2))
    pile = table.s.piles[1]
    only_to(0, table.do("search_pile", "era1_b", "centre_left"), "searched", cards=pile)
    assert (table.key, table.read("gold")) == ("search", 3)
    assert table.code("take_from_pile", table.s.piles[2][0]) == "not_in_pile"
    assert table.code("stop_drawing") == "decision_open"
    table.do("take_from_pile", pile[3])
    assert (table.s.piles[1], table.s.hands[0], table.key) == (pile[:3] + pile[4:], (pile[3],), "refill")


def test_tv_s33_a_card_is_exchanged() -> None:
    table = begin().hold("farm_a", "market_a", "chapel_a").asked("final")
    top = table.s.piles[0][0]
    assert table.code("exchange_card", "spy_a", "era3_a") == "not_in_hand"
    assert table.code("exchange_card", "farm_a", "era2_a") == "wrong_era_pile"
    table.do("exchange_card", "farm_a", "era1_b")
    assert table.s.piles[1][-1] == "farm_a"
    assert table.code("exchange_card", "market_a", "era1_a") == "one_exchange"
    assert table.code("begin_refill") == "one_final_action"
    assert table.code("stop_drawing") == "wrong_phase"
    table.do("draw_card", "era1_a")
    assert (table.s.hands[0], table.seat) == (("market_a", "chapel_a", top), 1)


def test_drawing_ends_with_the_last_card() -> None:
    table = begin().hold("farm_b").empty("era1_b")
    table.s.discard += table.s.piles[0][1:]
    table.s.piles[0] = table.s.piles[0][:1]
    drawing(table)
    assert table.code("draw_card", "era1_b") == "pile_empty"
    table.do("draw_card", "era1_a")
    assert table.seat == 1


def test_a_pile_of_one_card_needs_no_choice() -> None:
    table = begin().hold()
    card, *rest = table.s.piles[1]
    table.s.discard += tuple(rest)
    table.s.piles[1] = (card,)
    drawing(table).do("search_pile", "era1_b", "centre_left")
    assert (table.s.hands[0], table.key) == ((card,), "refill")


def test_each_voyage_begins_with_the_whole_deck() -> None:
    table = begin().ship(4).sail("cliffs")
    assert "cliffs" not in table.s.voyage_deck
    table.do("end_voyage")
    assert table.s.voyage_deck == VOYAGE_DECK


# --- the sheet of the end (7) ----------------------------------------------------------------------


def fire(people: str, gold: tuple[int, int], rival: str, rival_gold: tuple[int, int]) -> Table:
    return begin().people(people).gold(*gold).people(rival, 1).gold(*rival_gold, seat=1).roll(1, "fire")


@pytest.mark.parametrize(
    ("make", "outcome", "ranks", "totals"),
    [
        (
            lambda: begin().people("MCPP").goods(f=2).luxury(2, 2).then(("upgrade", "c3_row", "merchant")),
            "merchants",
            (1, 2),
            [6, 0],
        ),
        (lambda: fire("CCSP", (1, 1), "CCPP", (1, 0)), "both_ruined", (1, 2), [5, 4]),
        (lambda: fire("CPPP", (0, 1), "CPPP", (1, 0)), "draw", (1, 1), [2, 2]),
    ],
)
def test_the_end_is_counted(make: Callable[[], Table], outcome: str, ranks: tuple[int, int], totals: list[int]) -> None:
    table = make()
    result = CONTROLLER.result(table.s)
    assert result is not None
    assert (result.outcome, result.ranks, result.drawn) == (outcome, ranks, outcome == "draw")
    assert [score.total for score in result.scores] == totals
    assert CONTROLLER.legal(table.s, 0) == []


def test_the_sheet_says_where_favour_comes_from() -> None:
    table = begin().people("MCSP").gold(1, 1, seat=1).hold("revolutionary_a")
    assert CONTROLLER.result(table.s) is None
    table.do("play_action", "revolutionary_a")
    result = CONTROLLER.result(table.s)
    assert result is not None
    told = [(item.source, item.amount) for item in result.scores[0].items]
    assert told == [("settler", 1), ("citizen", 2), ("merchant", 3), ("gold", 0)]
    assert (result.ranks, result.params["ending"]) == ((1, 2), "ruin")
