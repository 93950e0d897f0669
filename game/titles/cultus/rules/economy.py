"""Cards, gold and points on their way: drawing and closing (6.1), gaining and allocating (6.2), losing VP (6.3)."""

from __future__ import annotations

from typing import Final

from game.engine import Effects
from game.titles.cultus.rules import components as box
from game.titles.cultus.rules import told
from game.titles.cultus.rules.decisions import split
from game.titles.cultus.rules.state import IN_HAND, MEDAL, SHORTAGE_ALWAYS, SOURCES, CultusState

_COLUMNS: Final = len(SOURCES)

_PAYING: Final = tuple(
    tuple(tuple(card for card, icons in box.INCOME.items() if {a, b} == set(icons)) for b in range(len(box.KINDS)))
    for a in range(len(box.KINDS))
)
"""By two kinds of squares: the income cards that show exactly this pair."""


# --- cards (6.1) -----------------------------------------------------------------------------------


def draw(s: CultusState, seat: int, slot: int, out: Effects) -> None:
    """Take the top card of a pile into the hand; the last card of a pile closes its income card."""
    pile = s.piles[slot - 1]
    card = pile[-1]
    pile = s.piles[slot - 1] = pile[:-1]
    s.hands[seat] += (card,)
    if out.heard:
        out.told.append((told.drew, seat, card, slot, len(pile)))
    if not pile:
        close(s, slot, out)


def close(s: CultusState, slot: int, out: Effects) -> None:
    """Turn the income card of an emptied pile to its coin side; medals on it go back for good (6.1)."""
    s.open_mask &= ~(1 << slot - 1)
    if out.heard:
        out.told.append((told.income_closed, s.income, slot, s.open_mask))
    for owner in range(s.seats):
        if s.medal[owner] == slot:
            s.medal[owner] = IN_HAND
            out.event("medal_returned", seat=owner, slot=slot)


def discard(s: CultusState, seat: int, cards: tuple[str, ...], out: Effects) -> None:
    """Put cards from the hand face up on the discard pile (6.7)."""
    s.hands[seat] = tuple(card for card in s.hands[seat] if card not in cards)
    s.discard += cards
    out.event("discarded", seat=seat, cards=cards, count=len(cards), pile=len(s.discard))


# --- gold (6.2) ------------------------------------------------------------------------------------


def room(s: CultusState, seat: int) -> tuple[int, int]:
    """How much gold still fits on the cost track and on the character card."""
    cost = s.cost[seat]
    return (box.TRACK - cost if cost >= 0 else 0), box.TRACK - s.character_gold[seat]


def gain(s: CultusState, seat: int, gold: int, slot: int, out: Effects) -> None:
    """Gain gold: the player splits what fits; with only one way to split it, that way is taken at once (6.2).

    ``slot`` is that of the income card whose walk paid, 0 in the income phase.
    """
    for_cost, for_character = room(s, seat)
    fit = for_cost + for_character
    if fit < gold:
        out.event("gold_lost", seat=seat, gold=gold - fit)
    else:
        fit = gold
    most = fit if fit < for_cost else for_cost
    if most > 0 and fit - most < for_character:
        s.pending.append(split(seat, fit, slot))
    else:
        allocate(s, seat, most, fit - most, slot, out)


def allocate(s: CultusState, seat: int, to_cost: int, to_character: int, slot: int, out: Effects) -> None:
    """Move both gold cubes forward; then a walk gives its medal bonus."""
    s.cost[seat] += to_cost
    s.character_gold[seat] += to_character
    if out.heard and (to_cost or to_character):
        out.told.append((told.allocated, seat, to_cost, to_character))
    if slot and s.medal[seat] == slot:
        _medal_bonus(s, seat, slot, out)


def _medal_bonus(s: CultusState, seat: int, slot: int, out: Effects) -> None:
    against = box.ENEMIES[s.enemy].medal_vp if s.enemy else None
    if against is None:
        earn(s, seat, box.MEDAL_VP, MEDAL)
        out.event("medal_vp", seat=seat, slot=slot, vp=box.MEDAL_VP)
    else:
        out.event("medal_turned", seat=seat, slot=slot, enemy=s.enemy, vp=-against)
        lose_vp(s, seat, -against, MEDAL, out, owes_gold=bool(s.rulings & SHORTAGE_ALWAYS))


def paying_slot(s: CultusState, a: int, b: int) -> int:
    """The slot of the income card by which a step between two squares pays now; 0 if it does not (6.4)."""
    for card in _PAYING[s.cells[a]][s.cells[b]]:
        slot = s.income.index(card) + 1
        if s.open_mask >> slot - 1 & 1 and pair(a, b) not in s.paid:
            return slot
    return 0


def walk_income(s: CultusState) -> int:
    """The gold that a paying step brings now."""
    return box.WALK_BASE + box.WALK_PER_CLOSED * s.coins()


def matching_card(s: CultusState, a: int, b: int) -> str:
    """The income card that shows the pair of icons of two squares, open or closed; "" if there is none."""
    return next(iter(_PAYING[s.cells[a]][s.cells[b]]), "")


def pair(a: int, b: int) -> int:
    """One number for an unordered pair of squares."""
    return a * 64 + b if a < b else b * 64 + a


# --- victory points (6.3) --------------------------------------------------------------------------


def earn(s: CultusState, seat: int, points: int, source: int) -> None:
    """Add victory points and note where they came from."""
    s.vp[seat] += points
    s.tally[seat * _COLUMNS + source] += points


def lose_vp(s: CultusState, seat: int, owed: int, source: int, out: Effects, owes_gold: bool = True) -> None:
    """Take victory points, never below 0; each missing one costs 1 gold of the cost track, down to 0 (6.3)."""
    lost = min(owed, s.vp[seat])
    earn(s, seat, -lost, source)
    if lost:
        out.event("vp_lost", seat=seat, vp=lost, owed=owed)
    missing = owed - lost
    if missing:
        gold = min(s.cost[seat], missing * box.GOLD_LOST_PER_MISSING_VP) if owes_gold and s.cost[seat] > 0 else 0
        s.cost[seat] -= gold
        out.event("shortage", seat=seat, missing=missing, gold=gold)


def enemy_earns(s: CultusState, points: int, source: int) -> None:
    """Add victory points to the enemy and note where they came from."""
    s.enemy_vp += points
    s.enemy_tally[source] += points
