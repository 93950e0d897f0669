"""What action cards do (6.4): announced, perhaps cancelled by a theatre, carried out, discarded."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.engine import Effects
from game.titles.anno1701.rules import components as box
from game.titles.anno1701.rules.decisions import ask
from game.titles.anno1701.rules.economy import (
    Split,
    choose_good,
    debt,
    default_store,
    pay_goods,
    spend,
    store,
    with_room,
)
from game.titles.anno1701.rules.state import AnnoState, gold_of, town


def announce(s: AnnoState, seat: int, card: str, out: Effects) -> None:
    """The card lies on the table; a hostile one waits for a theatre (5.5)."""
    s.played = card
    s.pending.pop()
    s.agenda = (("effect", seat, card), ("discard", seat, card), ("actions", seat, ""))
    out.event("played", seat=seat, card=card)
    rival = 1 - seat
    if box.ACTION_CARDS[card].hostile and town(s.sites[rival]).theatre and gold_of(s, rival):
        s.pending.append(ask("theatre", rival, card))


def effect(s: AnnoState, seat: int, card: str, out: Effects) -> None:
    """The card takes effect."""
    _EFFECTS[box.ACTION_CARDS[card].kind](s, seat, out)


def discard(s: AnnoState, seat: int, card: str, out: Effects) -> None:
    """The card goes to the common discard pile; discarded cards never return."""
    s.discard += (card,)
    s.played = ""
    s.coins = ()


def _bishop(s: AnnoState, seat: int, out: Effects) -> None:
    gain = bishop_gold(s, seat)
    out.event("bishop", seat=seat, gold=gain)
    store(s, seat, _chosen(s, seat, gain), out)


def bishop_gold(s: AnnoState, seat: int) -> int:
    """What a bishop would bring: gold for each chapel and each church."""
    own = town(s.sites[seat])
    return box.BISHOP_CHAPEL * own.chapels + box.BISHOP_CHURCH * own.churches


def _chosen(s: AnnoState, seat: int, gain: int) -> Split:
    """Where the coins of an own card go: as said when it was played, or by default."""
    return (s.coins[0], s.coins[1]) if s.coins else default_store(s, seat, gain)


def _inventor(s: AnnoState, seat: int, out: Effects) -> None:
    s.agenda = (*[("invent", seat, "")] * box.INVENTOR_GOODS, *s.agenda)


def invent(s: AnnoState, seat: int, thing: str, out: Effects) -> None:
    """One good of the inventor: chosen, or given where only one landscape has room, or lost."""
    choose_good(s, seat, with_room(s, seat), "inventor", "invented", out)


def _pickpocket(s: AnnoState, seat: int, out: Effects) -> None:
    s.agenda = (("stolen", seat, ""), *s.agenda)
    lose(s, 1 - seat, box.PICKPOCKET_GOLD, "pickpocket", out)


def stolen(s: AnnoState, seat: int, thing: str, out: Effects) -> None:
    """The pickpocket's coin comes to the actor, unless both centres are full."""
    out.event("pickpocket_gain", seat=seat, gold=box.PICKPOCKET_GOLD)
    store(s, seat, _chosen(s, seat, box.PICKPOCKET_GOLD), out)


def _revolutionary(s: AnnoState, seat: int, out: Effects) -> None:
    lose(s, 1 - seat, box.REVOLUTION_GOLD, "revolutionary", out)


def lose(s: AnnoState, seat: int, owed: int, why: str, out: Effects) -> None:
    """A forced loss of gold: the loser chooses the coins if there is a choice; ruin is judged at once (5.2)."""
    split = debt(s, seat, owed, why)
    if split is not None:
        lost(s, seat, split, why, out)


def lost(s: AnnoState, seat: int, split: Split, why: str, out: Effects) -> None:
    """The coins are gone."""
    out.event("gold_lost", seat=seat, gold=sum(split), why=why)
    spend(s, seat, split, out)


def _poisoner(s: AnnoState, seat: int, out: Effects) -> None:
    rival = 1 - seat
    choices = poison_choices(s, rival)
    if len(choices) == 1:
        poisoned(s, rival, choices[0], out)
    else:
        s.pending.append(ask("poison", rival))


def poison_choices(s: AnnoState, seat: int) -> list[tuple[int, ...]]:
    """Every way to lose two landscape goods; everything if there are no more (6.4)."""
    goods = s.goods[7 * seat : 7 * seat + 7]
    if sum(goods) <= box.POISON_GOODS:
        return [tuple(k for k, amount in enumerate(goods) for _ in range(amount))]
    held = [k for k, amount in enumerate(goods) if amount]
    return [(a, b) for i, a in enumerate(held) for b in held[i:] if a != b or goods[a] > 1]


def poisoned(s: AnnoState, seat: int, landscapes: tuple[int, ...], out: Effects) -> None:
    """The goods are spoilt."""
    pay_goods(s, seat, landscapes)
    out.event("poisoned", seat=seat, goods=tuple(box.GOODS[box.GOOD_OF[k]] for k in landscapes), count=len(landscapes))


def can_poison(s: AnnoState, seat: int) -> bool:
    """True if the seat has a citizen or a merchant."""
    return max(s.people[4 * seat : 4 * seat + 4]) >= box.POISON_RANK


def _spy(s: AnnoState, seat: int, out: Effects) -> None:
    rival = 1 - seat
    s.spying = 1
    out.tell_privately((seat,), "spied", private={"cards": s.hands[rival]}, seat=seat, rival_seat=rival)
    s.pending.append(ask("spy", seat))


def close_hand(s: AnnoState, seat: int, out: Effects) -> None:
    """The spy takes nothing: the hand is closed again."""
    s.spying = 0
    out.event("spy_left", seat=seat)


_EFFECTS: Final[dict[str, Callable[[AnnoState, int, Effects], None]]] = {
    "bishop": _bishop,
    "inventor": _inventor,
    "pickpocket": _pickpocket,
    "revolutionary": _revolutionary,
    "poisoner": _poisoner,
    "spy": _spy,
}
