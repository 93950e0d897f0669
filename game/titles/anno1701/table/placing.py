"""Where every visible piece of Anno 1701 lies, on each of its three boards."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from game.engine import HIDDEN, View
from game.presentation import Rect, SlotId, Spot, Spots
from game.titles.anno1701.rules import components as box
from game.titles.anno1701.rules.actions.playing import unmet
from game.titles.anno1701.rules.components import GOODS, OUTER_SLOTS
from game.titles.anno1701.rules.decisions import key_of
from game.titles.anno1701.rules.economy import Split, held, stock_of, ways_to_pay
from game.titles.anno1701.rules.state import AnnoState, blocked, gold_of
from game.titles.anno1701.table.asks import PICK, SHUT, AskedCard, marks, piles_asked
from game.titles.anno1701.table.hands import CENTRE_SLOTS, me_of

FAIR: Final = "fair"
"""The weather before the dice of a turn have fallen."""
_STRIP: Final = (334.0, 106.0, 918.0, 76.0, 84.0)
"""Where the row of voyage cards begins, how wide it may be, how wide and high a card is."""


def weather(s: AnnoState) -> str:
    """What the weather is: the face of the event die, or fair before it has fallen."""
    return box.EVENTS[s.event] or FAIR


def layout(v: View) -> str:
    """The two islands; in the dice phase with the dice on the water in place of the piles; the open sea during a voyage;
    a sheet while a pile or a hand is looked through."""
    s: AnnoState = v.state
    if s.phase == "voyage":
        return "voyage"
    if v.seat == s.actor and (s.searched >= 0 or s.spying):
        return "search"
    if s.phase == "dice" and not (s.pending and s.pending[-1].key == "lodge"):
        return "dice"
    return "table"


def on_shores(v: View) -> bool:
    """True if both shores are in sight."""
    return layout(v) in ("table", "dice")


def placement(v: View) -> Spots:
    """Where every visible piece lies."""
    s: AnnoState = v.state
    spots: Spots = {}
    if layout(v) == "voyage":
        _at_sea(s, spots)
        _rival_hand(s, me_of(v), spots)
    elif layout(v) == "search":
        _looked_through(s, me_of(v), spots)
    else:
        asked = marks(v)
        for seat in (0, 1):
            _island(s, seat, seat == me_of(v), asked, spots)
        if layout(v) == "table":
            _strait(s, piles_asked(v), spots)
        _dice(s, "throw" if layout(v) == "dice" and s.number else "dice", spots)
        _hands(s, me_of(v), spots)
    return spots


def _island(s: AnnoState, seat: int, own: bool, asked: dict[str, AskedCard], spots: Spots) -> None:
    side = "me" if own else "rival"
    small = "" if own else ":s"
    shut = [box.LANDSCAPES[k] for k in blocked(s, seat)]
    for slot, card in (*zip(OUTER_SLOTS, s.layout[seat]), *((CENTRE_SLOTS[centre], centre) for centre in box.CENTRES)):
        mark = f"chain:{asked.get(f'{seat}/{card}', '')}" if card in shut else f":{asked.get(f'{seat}/{card}', '')}"
        _dial(spots, f"{seat}/{card}", f"{side}/{slot}", *dial(s, seat, card), "" if card == "ship" else mark, small)
    spots[f"overview/{seat}"] = Spot(f"{side}/c4_row", 0, f"overview{small}")
    for number, place in enumerate(box.PEOPLE):
        rank = box.RANK_IDS[s.people[4 * seat + number]]
        spots[f"person/{seat}/{place}"] = Spot(f"{side}/{place}", 0, f"person:{rank}{small}")
    for site, card in zip(box.SITES, s.sites[seat]):
        if card:
            spots[card] = Spot(f"{side}/{site}", 0, f"building:{card}{small}")


def dial(s: AnnoState, seat: int, card: str) -> tuple[str, int, int]:
    """A card that is turned: what it is and its drawing, what it shows, and its die number."""
    amount, side = held(s, seat, card), s.side[seat]
    if card in box.LANDSCAPES:
        return f"land:{box.DRAWN_AS[card]}", amount, box.NUMBERS[side][box.LANDSCAPES.index(card)] if side else 0
    if card == "ship":
        return "ship:ship" if amount else "wreck:wreck", amount, box.SHIP_NUMBER[side] if side else 0
    if card in box.CENTRES:
        return "gold:centre" if amount else "chaos:chaos", amount, 0
    return f"ware:{box.DRAWN_AS[card]}", amount, 0


def _dial(spots: Spots, card: str, slot: SlotId, kind: str, amount: int, number: int, mark: str, small: str) -> None:
    """A card that is turned, and over it its picture and plate, which never are. One more is a quarter to the left: the
    numeral beside the plate comes to lie under it."""
    spots[f"frame/{card}"] = Spot(slot, 0, f"frame:{kind}{small}", 90 * amount % 360)
    spots[f"stock/{card}"] = Spot(slot, 1, f"{kind}:{amount}:{number}:{mark}{small}")


def _strait(s: AnnoState, asked: tuple[int, ...] | None, spots: Spots) -> None:
    for number, (pile, era, cards) in enumerate(zip(box.PILES, box.PILE_ERA, s.piles)):
        mark = "" if asked is None else PICK if number in asked else SHUT
        spots[f"pile/{pile}"] = Spot(f"pile/{pile}", 0, f"pile:era{era}:{len(cards)}:{mark}")
    for level in range(1, len(box.RANKS)):
        rank = box.RANK_IDS[level]
        spots[f"rank/{rank}"] = Spot(f"rank/{rank}", 0, f"rank:{rank}:{s.ranks_left[level]}")
    spots["voyage_deck"] = Spot("voyage_deck", 0, f"pile:voyage:{len(s.voyage_deck)}")
    top = s.played or (s.discard[-1] if s.discard else "")
    if top:
        spots[top] = Spot("discard", 0, f"building:{top}")


def _dice(s: AnnoState, where: str, spots: Spots) -> None:
    event = box.EVENTS[s.event] if s.event else ""
    spots["die/number"] = Spot(f"{where}/number", 0, f"die:{s.number}")
    spots["die/event"] = Spot(f"{where}/event", 0, f"event:{event}")


def _hands(s: AnnoState, me: int, spots: Spots) -> None:
    _own_hand(s, me, spots)
    _rival_hand(s, me, spots)


def _own_hand(s: AnnoState, me: int, spots: Spots) -> None:
    for index, (card, era) in enumerate(zip(s.hands[me], s.backs[me])):
        spots[_name(me, index, card)] = Spot("me/hand", index, _open(s, me, card, era))


def _name(seat: int, index: int, card: str) -> str:
    """A card of a hand, or the back of one that is not known."""
    return f"back/{seat}/{index}" if card == HIDDEN else card


def _rival_hand(s: AnnoState, me: int, spots: Spots) -> None:
    """Backs with their numerals, whatever the viewer knows of them."""
    for index, (card, era) in enumerate(zip(s.hands[1 - me], s.backs[1 - me])):
        spots[_name(1 - me, index, card)] = Spot("rival/hand", index, f"back:{era}:s")


def hand_state(s: AnnoState, seat: int, card: str) -> str:
    """What a card of the hand can do now: "build", "play", "idle" (its condition fails), "sea", "wait", or all that
    it lacks ("lack-wood-1-tools-2")."""
    if card in box.BUILDINGS:
        due = zip(GOODS, box.BUILDINGS[card].cost, stock_of(s, seat).sums)
        short = [(good, need - have) for good, need, have in due if need > have]
        if short:
            return "-".join(["lack", *(f"{good}-{min(4, count)}" for good, count in short)])
    elif box.ACTION_CARDS[card].sea_bonus:
        return "sea"
    if s.phase != "action" or s.actor != seat:
        return "wait"
    if card in box.BUILDINGS:
        return "build"
    return "idle" if unmet(s, seat, card) else "play"


def fan(count: int) -> list[tuple[float, float, float]]:
    """Where the middles of so many cards lie that are held as a fan: x, y, and the degrees by which each leans to the
    right."""
    step = min(4.75, 33 / max(1, count - 1))
    found = []
    for index in range(count):
        lean = step * (index - (count - 1) / 2)
        found.append((793 + 1350 * sin(radians(lean)), 197 + 1350 * (1 - cos(radians(lean))), lean))
    return found


def _looked_through(s: AnnoState, me: int, spots: Spots) -> None:
    if s.searched >= 0:
        for index, card in enumerate(s.piles[s.searched]):
            face = _open(s, me, card, box.PILE_ERA[s.searched])
            spots[card if card != HIDDEN else f"fan/{index}"] = Spot(f"fan/{index}", 0, face)
        _rival_hand(s, me, spots)
    else:
        for index, (card, era) in enumerate(zip(s.hands[1 - me], s.backs[1 - me])):
            spots[_name(1 - me, index, card)] = Spot("spy", index, _open(s, me, card, era))
    _own_hand(s, me, spots)


def _open(s: AnnoState, me: int, card: str, era: int) -> str:
    return f"back:{era}" if card == HIDDEN else f"card:{card}:{hand_state(s, me, card)}"


def strip(s: AnnoState) -> list[Rect]:
    """Where the cards of a voyage lie: as many as the speed allows, closer together where there are many."""
    count = max(s.speed, len(s.revealed), 1)
    left, top, room, wide, high = _STRIP
    pitch = min(1.1 * wide, (room - wide) / max(1, count - 1))
    return [(left + n * pitch, top, wide, high) for n in range(count)]


def _at_sea(s: AnnoState, spots: Spots) -> None:
    key = key_of(s)
    for n in range(max(s.speed, len(s.revealed))):
        if n < len(s.revealed):
            spots[s.revealed[n]] = Spot(f"strip/{n + 1}", 0, f"voyage:{s.revealed[n]}:{n + 1}")
        else:
            spots[f"closed/{n}"] = Spot(f"strip/{n + 1}", 0, f"closed:{n + 1}")
    spots["voyage_deck"] = Spot("voyage_deck", 0, f"left:{len(s.voyage_deck)}")
    spots["sailing"] = Spot("me/ship", 0, f"vessel:{s.side[s.actor] or 'lion'}:{s.ship[s.actor]}")
    card = box.VOYAGE[s.revealed[-1]] if s.revealed else None
    if card and key in ("pirates", "luxury", "trader"):
        spots["met"] = Spot("pirate", 0, f"met:{card.kind}")
    if key == "pirates":
        spots["die/number"] = Spot("dice/number", 0, "die:0")
        if card and card.tribute:
            spots["purse"] = Spot("dice/purse", 0, f"purse:{gold_of(s, s.actor)}")
    left, right = s.gold[2 * s.actor : 2 * s.actor + 2]
    for order, (thing, split) in enumerate(answers(s)):
        paid = f"{left}-{left - split[0]}:{right}-{right - split[1]}" if split else ""
        face = f"answer:{thing}:{price(s, thing)}:{before(s, thing)}:{paid}"
        spots[answer_piece(thing, split)] = Spot("offers", order, face)


def answer_piece(thing: str, split: Split | None) -> str:
    """The piece that stands for a thing to choose at sea, paid by these coins of the left and the right village."""
    return f"answer/{thing}/{split[0]}-{split[1]}" if split else f"answer/{thing}"


def answers(s: AnnoState) -> list[tuple[str, Split | None]]:
    """What the open voyage card lets the actor choose from: each thing, and where it fits, each way to pay for it."""
    key = key_of(s)
    if key == "luxury":
        return [("rum", None), ("tobacco", None)]
    if key == "flotsam":
        return [(landscape, None) for landscape in box.LANDSCAPES]
    if key != "trader":
        return []
    things: list[str] = []
    for what, _, _ in box.VOYAGE[s.pending[-1].data[0]].offers:
        things += list(box.LANDSCAPES) if what == "any_good" else [what]
    found: list[tuple[str, Split | None]] = []
    for thing in things:
        ways = ways_to_pay(s, s.actor, price(s, thing)) if thing not in box.LANDSCAPES else ()
        found += [(thing, way) for way in ways] if 1 < len(ways) < 4 else [(thing, None)]
    return found


def price(s: AnnoState, thing: str) -> int:
    """What the thing costs at the open card, 0 if nothing."""
    if s.pending[-1].key != "trader":
        return 0
    wanted = "any_good" if thing in box.LANDSCAPES else thing
    return next((cost for what, cost, _ in box.VOYAGE[s.pending[-1].data[0]].offers if what == wanted), 0)


def before(s: AnnoState, thing: str) -> int:
    """How much of the thing the actor has; of a bundle how much rum."""
    return held(s, s.actor, thing if thing in box.LANDSCAPES else f"{thing.partition('_')[0]}_warehouse")
