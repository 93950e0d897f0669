"""Sections 6.2, 6.3 and 6.6: marriages, offspring, missions; Open Gates."""

from __future__ import annotations

from game.titles.signorie.rules.decisions import CHOOSE_ROW, FACE_DOWN, MARRIAGE, MISSION

from .positions import BLUE, RED, YELLOW, Table, table


def mission(seat: int = RED) -> Table:
    """The seat has chosen the mission action."""
    return table().ask(MISSION[seat][0]).no_tiles()


def marriage(seat: int = RED, **options: str) -> Table:
    """The seat has chosen the marriage action."""
    return table(**options).ask(MARRIAGE[seat][0]).no_tiles()


# --- missions -------------------------------------------------------------------------------------


def test_tv_s7_what_the_plan_takes() -> None:
    t = mission().sons(RED, "military", 3, 3).row(RED, "row_military", "al_borgia_2", "al_borgia_3", down=1)
    t.tile("roma", "mission", "al_borgia_4").tile("napoli", "mission", "al_medici_2")
    t.do("send_mission", "military", 3, "roma")
    assert (t.s.city_tiles[7], t.happened("tile_stays")[0].params["tile"]) == ("al_borgia_4", "al_borgia_4")
    t.ask(MISSION[RED][0]).do("send_mission", "military", 3, "napoli")
    assert t.at(RED, "row_military") == (("al_borgia_2", "al_borgia_3", "al_medici_2"), 1)
    assert t.s.city_tiles[9] == ""
    for _ in range(5):
        t.ask(CHOOSE_ROW[RED]).do("place_face_down", "row_military")
    assert t.at(RED, "row_military")[1] == 6


def test_tv_s8_the_lowest_slot_with_its_tile_and_tv_s9_without() -> None:
    t = mission().filled(5, "milano").sons(RED, "military", 8).tile("milano", "mission", "al_sforza_3")
    t.do("send_mission", "military", 8, "milano")
    assert (t.happened("mission_sent")[0].params["value"], t.s.cities[0][5], t.s.vp[RED]) == (3, 2 * RED, 13)
    assert (t.at(RED, "row_military"), t.on(RED, "military")) == ((("al_sforza_3",), 0), ())
    t = mission(BLUE).filled(6, "milano").sons(BLUE, "political", 7)
    t.do("send_mission", "political", 7, "milano")
    assert (t.happened("mission_sent")[0].params["value"], t.s.vp[BLUE]) == (4, 9)
    assert not any(t.s.face_up)


def test_tv_d10_too_low_a_rank_and_tv_d11_one_that_is_enough() -> None:
    t = mission().filled(2, "milano").sons(RED, "clerical", 2)
    assert t.refused("send_mission", "clerical", 2, "milano") == ("rank_too_low", {"v": 2, "r": 1}, "6.6")
    t = mission().filled(2, "milano").sons(RED, "clerical", 3)
    t.do("send_mission", "clerical", 3, "milano")
    assert (t.s.vp[RED], t.happened("mission_sent")[0].params["value"]) == (3, 2)


def test_a_tile_goes_only_into_the_row_of_that_career() -> None:
    t = mission().sons(RED, "political", 3).tile("roma", "mission", "al_borgia_4")
    t.do("send_mission", "political", 3, "roma")
    assert t.s.city_tiles[7] == "al_borgia_4", "red's politics row shows no Borgia"


def test_missions_are_refused() -> None:
    t = table(3).ask(MISSION[RED][0]).sons(RED, "military", 4)
    closed = next(city for city, there in zip(("milano", "venezia", "firenze", "roma", "napoli"), t.s.cities) if there)
    assert t.refused("send_mission", "military", 4, closed) == ("city_closed", {"city": closed}, "4")
    t = mission().sons(RED, "military", 4).sons(YELLOW, "military", 5).filled(8, "milano").filled(2, "roma")
    assert t.code("send_mission", "military", 4, "milano") == "city_full"
    assert t.code("send_mission", "military", 5, "roma") == "not_your_figure"
    assert t.refused("send_mission", "military", 4, "roma", 3)[:2] == ("lowest_slot_first", {"v": 2})
    assert t.code("send_mission", "military", 4, "none") == "needs_city"
    t.full()
    assert t.code("send_mission", "military", 4, "milano") == "all_cities_full"


def test_the_mission_action_names_what_is_missing() -> None:
    t = table().placed(RED, "light_blue", 5)
    assert t.code("main_signoria") == "no_son_on_track"
    t.sons(RED, "military", 1, 2).filled(4).filled(2, "roma")
    assert t.refused("main_signoria")[:2] == ("rank_too_low", {"v": 2, "r": 1})
    t.full()
    assert t.code("main_signoria") == "all_cities_full"


# --- marriages ------------------------------------------------------------------------------------


def test_tv_s10_a_dowry_and_a_tile_that_stays() -> None:
    t = marriage(BLUE).florins(BLUE, 5).row(BLUE, "row_marriage", "al_este_2").tile("firenze", "marriage", "al_este_5")
    t.do("arrange_marriage", "firenze", 4)
    assert (t.s.florins[BLUE], t.s.vp[BLUE], t.s.city_tiles[4]) == (1, 8, "al_este_5")
    assert (t.s.cities[2], t.at_hand(BLUE)) == ((2 * BLUE + 1,), (4, 2))


def test_tv_d6_too_little_for_the_dowry() -> None:
    t = table().turn(RED).florins(RED, 3).pool(red=(1,)).filled(4).supply(RED, 4, 3)
    t.do("take_die", "red", 1)
    assert t.s.florins[RED] == 2
    assert t.refused("main_signoria") == ("dowry_no_money", {"v": 3, "m": 2}, "6.2")
    assert t.legal("main_hire") == [("hs_yellow_1",)]


def test_tv_d7_a_slot_of_four() -> None:
    t = marriage().filled(6).florins(RED, 4)
    assert t.refused("arrange_marriage", "roma", 3) == ("dowry_too_small", {"v": 4}, "6.2")
    t.do("arrange_marriage", "roma", 4)
    assert (t.s.florins[RED], t.s.vp[RED]) == (0, 8)


def test_tv_d8_a_dowry_of_five() -> None:
    t = marriage().filled(2).florins(RED, 10)
    assert t.refused("arrange_marriage", "roma", 5)[::2] == ("dowry_too_big", "6.2")
    assert [args[1] for args in t.legal("arrange_marriage") if args[0] == "roma"] == [2, 3, 4]
    assert t.code("arrange_marriage", "roma", 0) == "dowry_too_small"


def test_tv_d9_face_down_tiles_block_nothing() -> None:
    t = marriage().row(RED, "row_marriage", down=3).tile("roma", "marriage", "al_medici_2").florins(RED, 4)
    t.do("arrange_marriage", "roma", 1)
    assert (t.at(RED, "row_marriage"), t.s.tiles_in(RED, 3)) == ((("al_medici_2",), 3), 4)


def test_marriages_are_refused() -> None:
    t = marriage().florins(RED, 2).filled(8, "milano").filled(2, "roma").filled(4, "napoli")
    assert t.code("arrange_marriage", "milano", 2) == "city_full"
    assert t.refused("arrange_marriage", "roma", 3)[:2] == ("dowry_no_money", {"v": 2, "m": 2})
    assert t.code("arrange_marriage", "napoli", 2) == "dowry_too_small"
    assert t.code("arrange_marriage", "roma", 2, 4) == "lowest_slot_first"
    assert t.code("arrange_marriage", "none", 4) == "needs_city"
    assert ("roma", 2) in t.legal("arrange_marriage")
    t.placed(RED, "red", 3).supply(RED, 4, 0)
    assert t.code("main_signoria") == "no_daughter"
    t.full()
    assert t.code("main_signoria") == "all_cities_full"


# --- offspring ------------------------------------------------------------------------------------


def test_tv_d24_a_die_for_a_child_that_is_not_there() -> None:
    t = table(offspring=(1, 4, 6)).placed(RED, "purple", 3).stock(RED, 1, 5)
    t.s.brides[RED] = 2
    t.do("main_signoria")
    assert (t.at_hand(RED), t.in_stock(RED)) == ((5, 4), (0, 4))
    event = t.happened("offspring_rolled")[0].params
    assert (event["faces"], event["sons"], event["daughters"], event["lost"]) == ((1, 4, 6), 1, 1, 1)


def test_tv_d25_an_empty_stock() -> None:
    t = table().placed(RED, "purple", 3).stock(RED, 0, 0)
    assert t.refused("main_signoria")[::2] == ("stock_empty", "6.3")


# --- Open Gates -----------------------------------------------------------------------------------


def test_tv_d48_a_mission_beyond_the_gates() -> None:
    t = table(open_gates="true").ask(MISSION[RED][0]).full().sons(RED, "political", 6, 7)
    sons, tiles = t.in_stock(RED)[0], list(t.s.city_tiles)
    assert t.legal("send_mission") == [("political", 7, "none")]
    assert t.refused("send_mission", "political", 6, "none")[:2] == ("rank_too_low", {"v": 4, "r": 3})
    assert t.code("send_mission", "political", 7, "roma") == "city_full"
    t.do("send_mission", "political", 7, "none")
    assert (t.s.vp[RED], t.in_stock(RED)[0], t.s.city_tiles) == (9, sons + 1, tiles)
    assert not any(t.s.face_up)
    assert not any(t.s.face_down)


def test_no_face_down_tile_beyond_the_gates() -> None:
    t = table(open_gates="true").ask(MISSION[RED][FACE_DOWN]).full().sons(RED, "political", 8)
    t.do("send_mission", "political", 8, "none")
    assert not any(t.s.face_down)
    t.ask(MARRIAGE[RED][FACE_DOWN]).florins(RED, 5).do("arrange_marriage", "none", 4)
    assert not any(t.s.face_down)
    assert (t.s.vp[RED], t.at_hand(RED), t.in_stock(RED)[1]) == (13 + 8, (4, 2), 9)


def test_tv_d49_the_gates_open_only_when_all_is_full() -> None:
    t = table(open_gates="true").ask(MISSION[RED][0]).full().filled(7, "napoli").sons(RED, "political", 8)
    assert t.code("send_mission", "political", 8, "roma") == "city_full"
    assert t.legal("send_mission") == [("political", 8, "napoli")]


def test_tv_d50_a_dowry_of_exactly_four_beyond_the_gates() -> None:
    t = table(open_gates="true").placed(RED, "red", 3).full().florins(RED, 3)
    assert t.refused("main_signoria")[:2] == ("dowry_no_money", {"v": 4, "m": 3})
    t.florins(RED, 6).do("main_signoria")
    assert t.legal("arrange_marriage") == [("none", 4)]
    assert t.code("arrange_marriage", "none", 3) == "dowry_too_small"


def test_closed_cities_count_for_nothing_at_the_gates() -> None:
    t = table(2, open_gates="true").ask(MISSION[1][0]).full().sons(1, "political", 8)
    assert t.legal("send_mission") == [("political", 8, "none")]


# --- tiles stay where they are --------------------------------------------------------------------


def test_tiles_are_not_moved_by_hand() -> None:
    t = table().turn(RED).tile("roma", "mission", "al_borgia_4").tile("roma", "marriage", "al_este_2")
    refusal = t.refused("take_tile", "roma", "mission", "row_political")
    assert (refusal.code, refusal.params["row"]) == ("tile_not_in_plan", "row_political")
    assert t.code("take_tile", "roma", "mission", "row_military") == "tile_needs_action"
    assert t.code("take_tile", "roma", "marriage", "row_marriage") == "tile_needs_action"
    assert t.code("move_tile", "row_military") == "tile_fixed"
