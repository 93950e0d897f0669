"""The examples in the rules: each try is judged by the rules, and says what it is there to say."""

from __future__ import annotations

import pytest

from game.presentation import art_of
from game.presentation.example import BUT, YES, judged
from game.titles import catalogue

VERDICTS: dict[str, dict[str, list[str]]] = {
    "anno1701": {
        "3": ["rolled", "drew", "risen"],
        "3.3": ["repaired", "queen_gave", "landscape_full", "ship_perfect"],
        "3.4": ["built", "site_taken", "moved", "not_your_side"],
        "3.5": ["risen", "risen", "cannot_afford"],
        "3.6": ["built", "built", "cannot_afford"],
        "3.7": ["risen", "no_luxury_trade", "no_luxury_trade"],
        "4": ["first_cards", "first_pile_era_1"],
        "5.2": ["coins_placed", "bad_gold_split", "landscape_blocked", "repaired"],
        "5.3": ["already_rolled", "repaired", "wrong_phase", "sailed"],
        "5.4": ["rolled", "worked", "already_rolled"],
        "5.5": ["bank_traded", "need_three_same", "no_wood", "same_kind"],
        "5.6": ["ship_too_weak", "returned", "wrong_era_pile", "hand_full"],
        "5.7": ["first_card", "came_home", "at_sea"],
        "6.1": ["worked", "building_gold", "one_fire_station", "same_good"],
        "6.2": ["risen", "skip_level", "top_level"],
        "6.3": ["fire_paid", "taxed", "queen_frowned"],
        "6.4": ["gold_lost", "rival_too_low", "no_church"],
        "6.5": ["tribute_paid", "must_fight", "bought"],
        "6.6": ["token_taken", "built"],
        "6.7": ["landscape_blocked", "queen_gave", "repaired", "would_ruin"],
        "7": ["won", "won", "won"],
    },
    "cuba": {
        "3.6": ["loaded", "loaded", "no_free_slot", "at_sea"],
        "3.8": ["built", "on_warehouse", "on_building", "cannot_afford_resources"],
        "3.2": ["character_played", "character_played"],
        "3.3": ["architect_bonus", "bonus_gone", "mayor_bonus"],
        "3.4": ["bought", "bought", "sold", "nothing_to_sell"],
        "3.5": ["loaded", "loaded", "no_free_slot", "at_sea"],
        "3.7": ["resources_gained", "resources_gained", "resources_gained"],
        "3.9": ["tax_paid", "duty_paid"],
        "3.10": ["building_vp", "building_vp"],
        "4": ["start_goods", "start_goods", "no_goods_at_start", "need_two_and_two"],
        "5.2": ["card_without_effect", "wrong_phase"],
        "5.3": ["bill_revealed"],
        "5.4": ["card_is_delegate", "character_played"],
        "5.5": ["start_player", "start_player"],
        "5.6": ["enacted", "choose_exactly_two"],
        "5.7": ["tax_declined", "duty_paid", "subsidy_gained"],
        "5.8": ["perished"],
        "5.9-worker": ["harvested", "not_product_field", "not_in_cross", "no_water"],
        "5.9-tradeswoman": ["bought", "sold", "too_expensive", "nothing_to_sell"],
        "5.9-architect": ["built", "on_warehouse", "on_building", "cannot_afford_resources"],
        "5.9-foreman": ["building_vp", "missing_input", "stored", "outside_cross"],
        "5.9-mayor": ["loaded", "not_on_card", "no_ship", "at_sea"],
        "6.1": ["turned_into_vp", "over_limit", "turned_into_vp"],
        "6.2": ["building_pesos", "turned_into_pesos", "building_water"],
        "6.3": ["loaded", "loaded", "one_kind_only"],
        "6.4": ["turned_into_goods", "exchanged", "over_limit"],
        "6.5": ["vetoed", "same_type_last_round"],
        "6.6": ["vote_tile_placed"],
        "6.7": ["ship_exchanged", "not_a_choice"],
        "6.8": ["stored", "only_products_stored", "stored"],
        "6.9": ["resources_gained", "drought"],
        "7": ["final_buildings"],
    },
    "signorie": {
        "3.3": ["", "wrong_helper_column"],
        "3.4": ["", "helper_cost", "helper_slot_taken"],
        "3.5": ["", "no_bride_slot"],
        "3.6": ["", "tile_fixed"],
        "3.8": ["", "assignment_count"],
        "3.10": ["", ""],
        "3.11": ["", "initiative_at_top"],
        "3.13": ["", "threshold_full"],
        "6.1": [""],
        "6.3": ["", "stock_empty"],
        "6.8": ["", "reward_not_possible"],
        "6.9": ["all_cities_full", "no_helper_discs"],
        "5.3": ["", "die_too_expensive", "colour_used", "but"],
        "5.5": ["reward_not_possible", "", ""],
        "6.2": ["", "", "dowry_no_money", "city_full"],
        "6.4": ["", "assignment_too_few", "assignment_wrong_colour"],
        "6.5": ["", "", "son_at_top", "not_your_figure"],
        "6.6": ["", "", "rank_too_low"],
        "6.7": ["", "helper_not_hired", "helper_other_column", "helper_order"],
        "8": ["", "rank_too_low"],
    },
}
"""For each section and each try of its example the code of a refusal or of an event that is told; "" for any that can be
done, "but" for one of which there is a warning."""


@pytest.mark.parametrize(("name", "anchor"), [(name, anchor) for name, told in VERDICTS.items() for anchor in told])
def test_each_try_gets_the_verdict_that_it_is_there_for(name: str, anchor: str) -> None:
    example = art_of(catalogue[name]).example(anchor)
    assert example is not None
    verdicts = [judged(catalogue[name].controller(), case) for case in example.cases]
    for verdict, wanted in zip(verdicts, VERDICTS[name][anchor], strict=True):
        codes = {reason.code for reason in verdict.reasons}
        assert (verdict.can == (BUT if wanted else YES)) if wanted in ("", "but") else (wanted in codes), codes
