"""How the game goes on by itself: every step of the agenda, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.engine import Effects
from game.titles.anno1701.rules import cards, drawing, economy, sea, setting_up, state
from game.titles.anno1701.rules import components as box
from game.titles.anno1701.rules.decisions import ACTIONS, ask

Step = Callable[[state.AnnoState, int, str, Effects], None]
"""Something that happens by itself: to whom, with what."""
Happening = Callable[[state.AnnoState, int, Effects], None]

# --- the turn --------------------------------------------------------------------------------------


def turn(s: state.AnnoState, seat: int, thing: str, out: Effects) -> None:
    """A new turn begins with the dice phase."""
    s.turn += 1
    s.actor = seat
    s.phase = "dice"
    s.number = s.event = 0
    s.refused = ()
    out.begin("turn", number=s.turn, seat=seat)
    out.begin("dice", seat=seat)
    s.pending.append(ask("roll", seat))


def begin_actions(s: state.AnnoState, seat: int, thing: str, out: Effects) -> None:
    """The action phase begins."""
    s.phase = "action"
    out.begin("action", seat=seat)
    s.pending.append(ACTIONS[seat])


def end_actions(s: state.AnnoState, seat: int, out: Effects) -> None:
    """No more actions: the final phase begins, and there is no way back."""
    s.phase = "final"
    s.pending.append(ask("final", seat))
    out.begin("final", seat=seat)


def _asking(key: str) -> Step:
    """A step of the set-up, or the action phase that goes on after an effect: the seat is asked."""
    return lambda s, seat, thing, out: s.pending.append(ask(key, seat))


# --- D1: the number die ----------------------------------------------------------------------------


def roll(s: state.AnnoState, seat: int, out: Effects) -> None:
    """Both dice are rolled together (D0). Landscapes and ships gain at once; buildings and the event follow."""
    event, number = divmod(out.chance.below("dice", 36), 6)
    s.number, s.event = number + 1, event + 1
    out.event("rolled", seat=seat, number=s.number, face=box.EVENTS[s.event])
    harvest(s, seat, s.number, out)
    harvest(s, 1 - seat, s.number, out)
    after_the_number(s, seat, out)


def harvest(s: state.AnnoState, seat: int, number: int, out: Effects) -> None:
    """Every landscape and the ship of the seat with that number gain 1 (5.4, D1)."""
    side = s.side[seat]
    goods, base = s.goods, 7 * seat
    shut = () if s.gold[2 * seat] and s.gold[2 * seat + 1] else state.blocked(s, seat)
    gained: tuple[int, ...] = ()
    for k in box.BY_NUMBER[side][number]:
        if goods[base + k] < box.GOODS_MAX and k not in shut:
            goods[base + k] += 1
            gained += (k,)
    if gained and out.heard:
        out.event("harvest", seat=seat, landscapes=tuple([box.LANDSCAPES[k] for k in gained]))
    if box.SHIP_NUMBER[side] == number and 0 < s.ship[seat] < box.SHIP_MAX:
        s.ship[seat] += 1
        out.event("ship_rose", seat=seat, state=s.ship[seat])


# --- D2: the buildings -----------------------------------------------------------------------------


def works(s: state.AnnoState, number: int) -> tuple[state.Step, ...]:
    """The buildings that the number wakes: the actor's first, then the rival's (5.4, D2)."""
    seat = s.actor
    mine, other = state.town(s.sites[seat]).works[number], state.town(s.sites[1 - seat]).works[number]
    if not mine and not other:
        return ()
    return (*[("work", seat, card) for card in mine], *[("work", 1 - seat, card) for card in other])


def work(s: state.AnnoState, seat: int, card: str, out: Effects) -> None:
    """One building does what it can."""
    building = box.BUILDINGS[card]
    if building.produces >= 0:
        _produce(s, seat, card, building.produces, out)
    elif building.ability == "guild":
        economy.choose_good(s, seat, economy.with_room_for_dice(s, seat), "guild", "worked", out, building=card)
    elif building.ability == "harbour":
        if harbour_exchanges(s, seat):
            s.pending.append(ask("harbour", seat, card))
    elif lodge_cards(s, seat):
        s.pending.append(ask("lodge", seat, card))


def _produce(s: state.AnnoState, seat: int, card: str, good: int, out: Effects) -> None:
    room = economy.with_room_for_dice(s, seat)
    candidates = [k for k in box.OF_GOOD[good] if k in room]
    if candidates and s.rulings & state.AUTO_ALLOCATION:
        candidates = [economy.default_target(s, seat, candidates)]
    economy.choose_good(s, seat, candidates, "production", "worked", out, building=card)


def harbour_exchanges(s: state.AnnoState, seat: int) -> list[tuple[int, int]]:
    """Every (landscape that gives, landscape that takes) of a harbour (ruling 13.37)."""
    goods, base = s.goods, 7 * seat
    room = economy.with_room_for_dice(s, seat)
    return [
        (give, to)
        for good, of in enumerate(box.OF_GOOD)
        for give in of
        if goods[base + give]
        for to in room
        if to not in box.OF_GOOD[good]
    ]


def lodge_cards(s: state.AnnoState, seat: int) -> list[tuple[str, int]]:
    """Every (hand card, pile of its numeral that still has cards)."""
    return [(card, pile) for card in s.hands[seat] for pile in box.ERA_PILES[box.ERA_OF.get(card, 0)] if s.piles[pile]]


# --- D3: the event die -----------------------------------------------------------------------------


def after_the_number(s: state.AnnoState, seat: int, out: Effects) -> None:
    """What a roll leads to: the buildings that the number wakes, the event, the action phase."""
    awake = works(s, s.number)
    if awake:
        s.agenda = (*awake, ("event", seat, ""), *_ACTION_PHASE[seat])
    else:
        s.agenda = _ACTION_PHASE[seat]
        event(s, seat, "", out)
        if s.agenda is _ACTION_PHASE[seat] and not s.pending:
            s.agenda = ()
            begin_actions(s, seat, "", out)


_ACTION_PHASE: Final[tuple[tuple[state.Step, ...], ...]] = ((("begin_actions", 0, ""),), (("begin_actions", 1, ""),))


def event(s: state.AnnoState, seat: int, thing: str, out: Effects) -> None:
    """The result of the event die."""
    _EVENTS[box.EVENTS[s.event]](s, seat, out)


def _fire(s: state.AnnoState, seat: int, out: Effects) -> None:
    """Both losses are taken off at the same moment, after whoever has a choice has said how to pay."""
    if not state.burghers(s, 0) and not state.burghers(s, 1):
        return
    s.levy = (0, 0, 0, 0)
    s.agenda = (("fire", seat, ""), ("fire", 1 - seat, ""), ("burn", seat, ""), *s.agenda)


def fire(s: state.AnnoState, seat: int, thing: str, out: Effects) -> None:
    """What a fire takes from one seat: a coin for each citizen and merchant."""
    owed = state.burghers(s, seat)
    if not owed:
        return
    if state.town(s.sites[seat]).fire_station:
        out.event("fire_spared", seat=seat)
        return
    split = economy.debt(s, seat, owed, "fire")
    if split is not None:
        owe(s, seat, split)


def owe(s: state.AnnoState, seat: int, split: tuple[int, int]) -> None:
    """Note what the fire will take from a seat."""
    s.levy = (*split, *s.levy[2:]) if seat == 0 else (*s.levy[:2], *split)


def burn(s: state.AnnoState, seat: int, thing: str, out: Effects) -> None:
    """The fire takes its gold from both at once, then ruin is judged."""
    levy, s.levy = s.levy, ()
    for loser in (seat, 1 - seat):
        split = (levy[2 * loser], levy[2 * loser + 1])
        if any(split):
            out.event("fire_paid", seat=loser, gold=sum(split))
            economy.take(s, loser, split, out)
    economy.ruined_by_fire(s, out)


def _both(name: str, step: Step) -> Happening:
    """The actor first, then the rival; the rival waits while the actor is asked."""
    later = (((name, 0, ""),), ((name, 1, ""),))

    def run(s: state.AnnoState, seat: int, out: Effects) -> None:
        step(s, seat, "", out)
        if s.pending:
            s.agenda = later[1 - seat] + s.agenda
        else:
            step(s, 1 - seat, "", out)

    return run


def queen(s: state.AnnoState, seat: int, thing: str, out: Effects) -> None:
    """A good of choice for a seat with few discontented inhabitants."""
    if state.discontent(s, seat) > box.QUEEN_MAX_DISCONTENT:
        out.event("queen_frowned", seat=seat)
        return
    economy.choose_good(s, seat, economy.with_room(s, seat), "queen", "queen_gave", out)


def tax(s: state.AnnoState, seat: int, thing: str, out: Effects) -> None:
    """A coin for each building with a happy inhabitant."""
    gain = state.town(s.sites[seat]).happy
    if gain:
        out.event("taxed", seat=seat, gold=gain)
        economy.receive(s, seat, gain, out)


def diplomacy(s: state.AnnoState, seat: int, thing: str, out: Effects) -> None:
    """One swap of gold and a good, if any is possible: a coin is always there, so it needs room for a good or gold."""
    sells = state.gold_of(s, seat) < box.GOLD_MAX and any(s.goods[7 * seat : 7 * seat + 7])
    if sells or economy.with_room(s, seat):
        s.pending.append(ask("diplomacy", seat))


def _privilege(s: state.AnnoState, seat: int, out: Effects) -> None:
    holder = state.token_holder(s, 0)
    if holder >= 0 and robberies(s, holder):
        s.pending.append(ask("privilege", holder))


def _hunt(s: state.AnnoState, seat: int, out: Effects) -> None:
    holder = state.token_holder(s, 1)
    if holder < 0:
        return
    if robberies(s, holder) if s.rulings & state.HUNT_OPPONENT else economy.with_room(s, holder):
        s.pending.append(ask("hunt", holder))


def robberies(s: state.AnnoState, seat: int) -> list[tuple[int, int]]:
    """Every (rival landscape that gives, own landscape of that good that takes)."""
    goods, rival, room = s.goods, 7 * (1 - seat), economy.with_room(s, seat)
    return [(give, to) for of in box.OF_GOOD for give in of if goods[rival + give] for to in of if to in room]


_EVENTS: Final[dict[str, Happening]] = {
    "fire": _fire,
    "queen": _both("queen", queen),
    "tax": _both("tax", tax),
    "diplomacy": _both("diplomacy", diplomacy),
    "commercial_advantage": _privilege,
    "pirates_hunt": _hunt,
}


STEPS: Final[dict[str, Step]] = {
    **{key: _asking(key) for key in ("choose_side", "assign_layout", "choose_first_pile", "actions")},
    "roll_first": setting_up.roll_first,
    "turn": turn,
    "work": work,
    "event": event,
    "fire": fire,
    "burn": burn,
    "queen": queen,
    "tax": tax,
    "diplomacy": diplomacy,
    "begin_actions": begin_actions,
    "effect": cards.effect,
    "stolen": cards.stolen,
    "invent": cards.invent,
    "discard": cards.discard,
    "draw": drawing.draw_again,
    "after_card": sea.after_card,
}
"""What each step of the agenda does."""
