"""What the records of many games say to the designer's questions (section 8.5)."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from functools import cache
from itertools import product
from math import sqrt
from typing import Any, Final

from game.engine import Figure
from game.titles.undecim.rules.components import BUILDING, END_ORDER, ENEMY, GOLD, GOLD_VALUES, LANDS, NUMBER, ROUNDS
from game.titles.undecim.rules.scoring import FORMULAS
from game.titles.undecim.rules.state import SOURCES
from game.titles.undecim.rules.variants import Variants, chosen, variants

_LAND: Final = ("land", "land_moon", "annex", "annex_moon")
_MOON: Final = ("land_moon", "annex_moon", "enemy")
_INVASION: Final = "invasion_war"
_FLEA: Final = "flea_market"
_BONUSES: Final = tuple(END_ORDER)[1:]
Lands = tuple[int, ...]


class Figures:
    """Takes in records one by one and keeps only sums."""

    def __init__(self) -> None:
        self.sums: defaultdict[str, float] = defaultdict(float)
        """By name: what is added up over games, seats or rounds."""
        self.totals: list[int] = []
        self.land_totals: list[int] = []
        self.played: Counter[str] = Counter()
        self.won_with: Counter[str] = Counter()
        self.sources: Counter[str] = Counter()

    def add(self, record: Mapping[str, Any]) -> None:
        """Take in one game (``record.record``)."""
        rules = variants(chosen(record["options"]))
        self.sums["games"] += 1
        self._nights(record)
        self._awards(record)
        for seat, kept in enumerate(record["seats"]):
            self._seat(rules, record, seat, kept)
        self._order(record)

    def told(self) -> list[Figure]:
        """The figures, question by question; none without a game."""
        if not self.totals:
            return []
        return [*self._totals(), *self._lands(), *self._building(), *self._moon(), *self._war(), *self._ends()]

    # --- taking in ---------------------------------------------------------------------------------

    def _nights(self, record: Mapping[str, Any]) -> None:
        nights = record["nights"]
        self.sums[f"nights_{min(2, len(nights))}"] += 1
        self.sums["nights"] += len(nights)
        self.sums["night_last"] += ROUNDS in nights
        if nights:
            self.sums["first_night"] += nights[0]
        self.sums["moved"] += sum(s["counters_placed"] + s["counters_removed"] for s in record["seats"])
        self.sums["placed"] += sum(s["counters_placed"] for s in record["seats"])

    def _awards(self, record: Mapping[str, Any]) -> None:
        by_award = Counter(row["award"] for row in record["awards"])
        self.sums["awards"] += len(by_award)
        self.sums["awards_shared"] += sum(count > 1 for count in by_award.values())
        for award in by_award:
            self.sums["award_round"] += next(row["round"] for row in record["awards"] if row["award"] == award)

    def _seat(self, rules: Variants, record: Mapping[str, Any], seat: int, kept: Mapping[str, Any]) -> None:
        sums, end = self.sums, kept["end"]
        sums["seats"] += 1
        self.totals.append(end["total"])
        self.land_totals.append(sum(end["vp"][source] for source in _LAND))
        for source in SOURCES:
            self.sources[source] += end["vp"][source]
        sums["annexations"] += end["annexations"]
        value = GOLD_VALUES[rules.gold_vp]
        sums["gold_held"] += end["loose_gold"]
        sums["gold_worth"] += end["loose_gold"] * (
            value.many if len(end["settlements"]) >= value.settlements else value.few
        )
        for town in end["settlements"]:
            sums["towns"] += 1
            sums["levels"] += town["level"]
            sums["gold_in_towns"] += town["gold"]
        complete = 0
        for number, this in enumerate(kept["rounds"], 1):
            self._round(rules, record, number, this)
            if not complete and (this["annexations"] or all(this["lands"].values())):
                complete = number
        if complete:
            sums["complete"] += 1
            sums["complete_round"] += complete
        for card in {card for this in kept["rounds"] for card in this["actions"]}:
            self.played[card] += 1
            self.won_with[card] += end["rank"] == 1

    def _round(self, rules: Variants, record: Mapping[str, Any], number: int, this: Mapping[str, Any]) -> None:
        sums = self.sums
        gained = list(this["gained"].values())
        lands = sum(count for sides in gained for side, count in sides.items() if side in LANDS)
        sums["lands"] += lands
        sums["land_entries"] += lands > 0
        sums["enemies"] += sum(sides.get(ENEMY, 0) for sides in gained)
        sums["gold"] += sum(sides.get(GOLD, 0) for sides in gained)
        sums["gold_paid"] += this["gold_paid"]
        sums["slain"] += this["enemies_discarded"]
        if number == ROUNDS:
            sums["last_round"] += sum(this["vp"].values())
        scale = BUILDING[rules.building_scale]
        for build in this["builds"]:
            sums["builds"] += 1
            if build["build"] == "develop" and GOLD in build["sides"]:
                top = len(scale) - 1
                after, before = min(build["level"], top), min(build["level"] - len(build["sides"]), top)
                sums["gold_built"] += build["sides"].count(GOLD)
                sums["gold_built_worth"] += scale[after] - scale[before]
        loose = tuple(this["lands"][land] - this["annexations"] for land in LANDS)
        sums["lands_seen"] += sum(loose) + len(LANDS) * this["annexations"]
        sums["lands_idle"] += idle(rules.land_vp, loose)
        if number in record["nights"]:
            sums["night_seats"] += 1
            sums["hand_at_night"] += this["hand_at_moon"]
            sums["moon_vp"] += sum(this["vp"][source] for source in _MOON)
            if _FLEA in this["actions"]:
                sums["flea_seats"] += 1
                sums["hand_of_flea"] += this["hand_at_moon"]
        self._red(rules, record, number, this, loose)

    def _red(
        self, rules: Variants, record: Mapping[str, Any], number: int, this: Mapping[str, Any], mine: Lands
    ) -> None:
        sums, formula = self.sums, FORMULAS[rules.land_vp]
        for red in this["red"]:
            if red["side"] == GOLD:
                sums["gold_stolen"] += 1
            if red["action"] != _INVASION:
                continue
            sums["wars"] += 1
            if red["victim"] is None:
                sums["wars_idle"] += 1
                continue
            victim = record["seats"][red["victim"]]["rounds"][number - 1]
            theirs = tuple(victim["lands"][land] - victim["annexations"] for land in LANDS)
            at = LANDS.index(red["side"])
            without = tuple(n - (i == at) for i, n in enumerate(mine))
            if min(without) >= 0:
                sums["war_gain"] += formula(mine) - formula(without)
            sums["war_loss"] += formula(tuple(n + (i == at) for i, n in enumerate(theirs))) - formula(theirs)

    def _order(self, record: Mapping[str, Any]) -> None:
        ends = [seat["end"] for seat in record["seats"]]
        numbers = [min(NUMBER[card] for card in seat["rounds"][-1]["actions"]) for seat in record["seats"]]
        places = sorted(range(len(ends)), key=numbers.__getitem__)
        totals = [end["total"] - end["vp"]["end_order"] for end in ends]
        self.sums["ties"] += record["tie_break"]
        self.sums["winner_place"] += places.index(record["winner"]) + 1
        first = min(range(len(ends)), key=lambda seat: (-totals[seat], numbers[seat]))
        for bonus in _BONUSES:
            with_bonus = [totals[seat] + END_ORDER[bonus][places.index(seat)] for seat in range(len(ends))]
            winner = min(range(len(ends)), key=lambda seat: (-with_bonus[seat], numbers[seat]))
            self.sums[f"turned_{bonus}"] += winner != first

    # --- telling -----------------------------------------------------------------------------------

    def _per(self, name: str, by: str) -> float:
        return self.sums[name] / self.sums[by] if self.sums[by] else 0.0

    def _totals(self) -> Iterable[Figure]:
        ordered, count = sorted(self.totals), len(self.totals)
        mean = sum(ordered) / count
        yield Figure("totals", "total_mean", mean)
        yield Figure("totals", "total_deviation", sqrt(sum((total - mean) ** 2 for total in ordered) / count))
        for part in (5, 50, 95):
            yield Figure("totals", f"total_{part}", ordered[min(count - 1, count * part // 100)])
        yield Figure("totals", "total_most", ordered[-1])
        whole = sum(self.sources.values()) or 1
        for source in SOURCES:
            if self.sources[source]:
                yield Figure("totals", "source", self.sources[source] / whole, True, f"source_{source}")

    def _lands(self) -> Iterable[Figure]:
        land = sum(self.land_totals) / len(self.land_totals)
        yield Figure("lands", "land_vp", land)
        yield Figure("lands", "land_most", max(self.land_totals))
        yield Figure("lands", "land_per_card", sum(self.land_totals) / (self.sums["lands"] or 1))
        yield Figure("lands", "land_per_action", sum(self.land_totals) / (self.sums["land_entries"] or 1))
        yield Figure("lands", "lands_idle", self._per("lands_idle", "lands_seen"), True)
        yield Figure("lands", "complete", self._per("complete", "seats"), True)
        yield Figure("lands", "complete_round", self._per("complete_round", "complete"))
        yield Figure("lands", "annexations", self._per("annexations", "seats"))

    def _building(self) -> Iterable[Figure]:
        building = self.sources["building"] + self.sources["settlement_bonus"]
        yield Figure("building", "building_vp", building / self.sums["seats"])
        yield Figure("building", "building_per_card", building / (self.sums["levels"] or 1))
        yield Figure("building", "building_per_action", building / (self.sums["builds"] or 1))
        yield Figure("building", "towns", self._per("towns", "seats"))
        yield Figure("building", "level", self._per("levels", "towns"))
        yield Figure("building", "town_vp", building / (self.sums["towns"] or 1))
        yield Figure("building", "builds_per_town", self._per("builds", "towns"))
        yield Figure("gold", "gold", self._per("gold", "seats"))
        yield Figure("gold", "gold_held", self._per("gold_held", "seats"))
        yield Figure("gold", "gold_held_worth", self._per("gold_worth", "gold_held"))
        yield Figure("gold", "gold_built", self._per("gold_built", "seats"))
        yield Figure("gold", "gold_built_worth", self._per("gold_built_worth", "gold_built"))
        yield Figure("gold", "gold_paid", self._per("gold_paid", "seats"))
        yield Figure("gold", "gold_stolen", self._per("gold_stolen", "seats"))
        yield Figure("gold", "gold_in_towns", self._per("gold_in_towns", "levels"), True)

    def _moon(self) -> Iterable[Figure]:
        for count in range(3):
            yield Figure("moon", f"nights_{count}", self._per(f"nights_{count}", "games"), True)
        met = self.sums["games"] - self.sums["nights_0"]
        yield Figure("moon", "first_night", self.sums["first_night"] / met if met else 0.0)
        yield Figure("moon", "night_last", self._per("night_last", "games"), True)
        yield Figure("moon", "moon_vp", self._per("moon_vp", "night_seats"))
        yield Figure("moon", "counters_removed", (self.sums["moved"] - self.sums["placed"]) / self.sums["games"])
        yield Figure("moon", "counters_placed", self._per("placed", "games"))
        yield Figure("moon", "hand_at_night", self._per("hand_at_night", "night_seats"))
        yield Figure("moon", "hand_of_flea", self._per("hand_of_flea", "flea_seats"))
        yield Figure("enemies", "enemies", self._per("enemies", "seats"))
        yield Figure("enemies", "enemy_vp", self.sources["enemy"] / (self.sums["enemies"] or 1))
        yield Figure(
            "enemies", "enemies_kept", 1 - self._per("slain", "enemies") if self.sums["enemies"] else 0.0, True
        )

    def _war(self) -> Iterable[Figure]:
        yield Figure("war", "wars", self._per("wars", "games"))
        yield Figure("war", "wars_idle", self._per("wars_idle", "wars"), True)
        struck = self.sums["wars"] - self.sums["wars_idle"]
        yield Figure("war", "war_gain", self.sums["war_gain"] / struck if struck else 0.0)
        yield Figure("war", "war_loss", self.sums["war_loss"] / struck if struck else 0.0)

    def _ends(self) -> Iterable[Figure]:
        yield Figure("awards", "awards", self._per("awards", "games"))
        yield Figure("awards", "award_round", self._per("award_round", "awards"))
        yield Figure("awards", "awards_shared", self._per("awards_shared", "awards"), True)
        yield Figure("end", "last_round", self._per("last_round", "seats"))
        yield Figure("end", "ties", self._per("ties", "games"), True)
        yield Figure("end", "winner_place", self._per("winner_place", "games"))
        for bonus in _BONUSES:
            yield Figure("end", f"turned_{bonus}", self._per(f"turned_{bonus}", "games"), True)
        for card in sorted(self.played, key=lambda name: (NUMBER[name], name)):
            yield Figure("cards", "card_played", self.played[card] / self.sums["seats"], True, card)
            yield Figure("cards", "card_won", self.won_with[card] / self.played[card], True, card)


@cache
def idle(formula: str, lands: Lands) -> int:
    """How many of the lands could go without a change of the land bonus (Q4)."""
    points = FORMULAS[formula]
    wanted = points(lands)
    kept = [part for part in product(*(range(n + 1) for n in lands)) if points(part) >= wanted]
    return sum(lands) - min(map(sum, kept))
