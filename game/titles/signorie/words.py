"""The table in words: for the terminal, for hints, and for whoever would rather read than look."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from game.engine import Action, View
from game.text.speech import Say
from game.titles.signorie.rules import components as box
from game.titles.signorie.rules.actions.dice import price
from game.titles.signorie.rules.decisions import CITY_TILE
from game.titles.signorie.rules.phases import last_round
from game.titles.signorie.rules.scoring import row_vp
from game.titles.signorie.rules.state import CLOSED, SignorieState
from game.titles.signorie.table.placement import covered, house_of

NOTHING = ("nothing",)


def table(v: View, say: Say) -> Iterator[str]:
    """Everything that is seen, line by line."""
    s: SignorieState = v.state
    if not s.rewards:
        return
    yield say("signorie-words-round", round=s.round, rounds=last_round(s), order_seat=s.turn_order)
    yield from dice(s, say)
    yield from cities(s, say)
    yield from tracks(s, say)
    yield from rewards(s, say)
    yield say("signorie-words-supply", tiles=len(s.alliances), discs=s.helper_discs)
    for seat in s.turn_order:
        yield from player(s, seat, say)


def look(v: View, token: str, say: Say) -> Iterator[str]:
    """One thing that the table holds: a city, a task, a reward, a helper slot, or a part of the table by its name."""
    s: SignorieState = v.state
    parts = {"dice": dice, "cities": cities, "tracks": tracks, "rewards": rewards}
    if token in parts:
        yield from parts[token](s, say)
    elif token in box.CITY:
        yield city(s, box.CITY[token], say)
    elif token in box.HELPER:
        slot = box.HELPERS[box.HELPER[token]]
        facts = {"cost": slot.cost, "effect": slot.effect, "slot": token}
        yield say("signorie-words-helper", **facts)
    elif token in box.REWARDS:
        text = say(f"signorie-text-{token}".replace("_", "-"))
        yield say("signorie-words-reward", tile=token, text=text)
    elif token in box.ASSIGNMENTS and token in s.assignments:
        yield _task(s, s.assignments.index(token), say)


def ask(v: View, say: Say) -> Iterator[str]:
    """The pending question, with its numbers."""
    pending = v.state.pending[-1]
    params = {"n" if at == 0 else f"n{at}": value for at, value in enumerate(pending.data)}
    yield say(f"signorie-prompt-{pending.key}".replace("_", "-"), **params)


def value(token: str) -> int | str | None:
    """What a typed word stands for: numbers for themselves."""
    return int(token) if token.isdigit() else None


# --- parts of the table ----------------------------------------------------------------------------


def dice(s: SignorieState, say: Say) -> Iterator[str]:
    """Each column: the dice that are left with their prices, and its two tasks."""
    for color, name in enumerate(box.COLORS):
        left = tuple(say("signorie-words-die", value=n, cost=price(color, n)) for n in s.pool[color]) or NOTHING
        yield say("signorie-words-column", color=name, dice=left, action=box.SIGNORIA[color])
        for slot in (2 * color, 2 * color + 1):
            yield _task(s, slot, say)


def _task(s: SignorieState, slot: int, say: Say) -> str:
    tile = box.ASSIGNMENTS[s.assignments[slot]]
    facts = {"slot": box.ASSIGNMENT_SLOTS[slot], "tile": s.assignments[slot], "gender": box.GENDERS[slot & 1]}
    facts["many"] = str(tile.least) if tile.least == tile.most else f"{tile.least}–{tile.most}"
    return say(f"signorie-words-task{'-turned' if s.turned >> slot & 1 else ''}", **facts)


def cities(s: SignorieState, say: Say) -> Iterator[str]:
    """Who stands in each city, what its next place asks for, the tiles on its flags."""
    for number in range(len(box.CITIES)):
        yield city(s, number, say)


def city(s: SignorieState, number: int, say: Say) -> str:
    """One city."""
    figures = s.cities[number]
    if figures == CLOSED:
        return say("signorie-words-closed", city=box.CITIES[number])
    people = [say("signorie-words-figure", figure_seat=f >> 1, gender=box.GENDERS[f & 1]) for f in figures]
    tiles = [s.city_tiles[2 * number + side] or "nothing" for side in (0, 1)]
    facts = {"city": box.CITIES[number], "people": tuple(people) or NOTHING, "marriage": tiles[0], "mission": tiles[1]}
    least = s.next_value(number)
    if least == box.FULL:
        return say("signorie-words-city-full", **facts)
    return say("signorie-words-city", value=least, **facts)


def tracks(s: SignorieState, say: Say) -> Iterator[str]:
    """Sons on the careers, and the steps of the initiative."""
    for track, name in enumerate(box.CAREERS):
        sons = tuple(
            say(
                "signorie-words-son",
                son_seat=seat,
                slot=slot,
                vp=box.CAREER_SLOTS[slot].vp,
                rank=box.CAREER_SLOTS[slot].rank,
            )
            for seat in range(s.seats)
            for slot in s.careers[3 * seat + track]
        )
        yield say("signorie-words-track", track=name, sons=sons or NOTHING)
    ahead = sorted(range(s.seats), key=lambda seat: (-s.initiative[seat], -s.arrived.index(seat)))
    steps = tuple(say("signorie-words-step", step_seat=seat, slot=s.initiative[seat]) for seat in ahead)
    yield say("signorie-words-initiative", steps=steps)


def rewards(s: SignorieState, say: Say) -> Iterator[str]:
    """The reward of the round and those that follow."""
    now = s.reward_slot()
    yield say("signorie-words-rewards", now=s.rewards[now - 1] or "nothing", later=s.rewards[now:] or NOTHING)


def player(s: SignorieState, seat: int, say: Say) -> Iterator[str]:
    """Points, purse, family, dice against the limit, helpers, rows."""
    yield say(
        "signorie-words-player",
        seat=seat,
        vp=s.vp[seat],
        florins=s.florins[seat],
        sons=s.supply[2 * seat],
        daughters=s.supply[2 * seat + 1],
        stock_sons=s.stock[2 * seat],
        stock_daughters=s.stock[2 * seat + 1],
        brides=s.brides[seat],
    )
    taken = tuple(
        say("signorie-words-taken", color=name, value=s.die(seat, color))
        for color, name in enumerate(box.COLORS)
        if s.die(seat, color)
    )
    passed = "-passed" if s.passed >> seat & 1 else ""
    facts = {"dice": taken or NOTHING, "sum": s.dice_sum(seat), "limit": s.limit(seat)}
    yield say(f"signorie-words-dice{passed}", **facts)
    hired = tuple(helper.effect for number, helper in enumerate(box.HELPERS) if s.helpers[seat] >> number & 1)
    yield say("signorie-words-helpers", helpers=hired or NOTHING)
    for row, name in enumerate(box.ROWS):
        yield _row(s, seat, row, name, say)


def _row(s: SignorieState, seat: int, row: int, name: str, say: Say) -> str:
    """Tiles, the shields that are still wanted, what the row scores."""
    held = covered(s, seat, row)
    wanted = tuple(h for place, h in enumerate(box.SHIELDS[s.color[seat]][row]) if place not in held)
    facts: dict[str, Any] = {"row": name, "tiles": s.face_up[4 * seat + row] or NOTHING}
    facts |= {"down": s.face_down[4 * seat + row], "wanted": wanted or NOTHING, "vp": row_vp(s, seat, row)}
    lack = max(0, box.ROW_TILES - s.tiles_in(seat, row))
    return say("signorie-words-row-lacks", lack=lack, **facts) if lack else say("signorie-words-row", **facts)


# --- deeds -----------------------------------------------------------------------------------------


def arguments(v: View, a: Action, say: Say) -> Mapping[str, Any]:
    """What the sentence ``signorie-say-<kind>`` tells besides the fields of the action: prices and what it brings."""
    return dict(_facts(v.state, a, say))


def _facts(s: SignorieState, a: Action, say: Say) -> Iterable[tuple[str, Any]]:
    args, seat = a.args, a.seat
    if a.kind in ("take_die", "extra_take_die"):
        yield "cost", price(box.COLOR[args[0]], args[1])
        yield "sum", s.dice_sum(seat) + args[1]
        yield "limit", s.limit(seat)
    elif a.kind in ("main_hire", "place_free_helper", "activate_helper"):
        helper = box.HELPERS[box.HELPER[args[0]]]
        yield "effect", helper.effect
        yield "cost", helper.cost
    elif a.kind in ("main_assignment", "use_assignment"):
        number = box.ASSIGNMENT_SLOT[args[0]]
        yield "tile", s.assignments[number]
        yield "gender", box.GENDERS[number & 1]
    elif a.kind == "main_signoria":
        yield "action", box.SIGNORIA[s.pending[-1].data[0]]
    elif a.kind == "advance_male":
        yield "to", args[1] + 1
    elif a.kind == "send_mission":
        yield "vp", box.CAREER_SLOTS[args[1]].vp
        yield "tile", _tile(s, seat, box.TRACK[args[0]], args[2])
    elif a.kind == "arrange_marriage":
        yield "vp", box.DOWRY_VP * args[1]
        yield "tile", _tile(s, seat, box.MARRIAGE_ROW, args[0])
    elif a.kind == "claim_tile":
        yield "tile", s.reward_tile()
    elif a.kind == "claim_florins":
        yield "florins", box.REWARD_FLORINS
    elif a.kind == "marry_son":
        yield "vp", box.BRIDE_VP[s.brides[seat]]
        yield "florins", box.REWARD_SLOTS[s.reward_slot()].florins
    elif a.kind == "buy_vp":
        yield "florins", box.BUY_COST
        yield "vp", box.BUY_VP


def _tile(s: SignorieState, seat: int, row: int, city_id: str) -> str:
    """The tile that would come along: the city's if the row lacks its house, a face-down one for helpers, or none."""
    if city_id not in box.CITY:
        return "nothing"
    if s.pending[-1].data[0] != CITY_TILE:
        return "face_down" if s.alliances else "nothing"
    return house_of(s.fitting(seat, row, box.CITY[city_id])) or "nothing"
