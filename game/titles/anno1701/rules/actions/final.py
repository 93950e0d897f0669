"""The final phase (5.6): a voyage, cards, or nothing."""

from __future__ import annotations

from functools import cache
from typing import Final

from game.engine import Action, Decision, Effects, Field, Refusal, Some
from game.engine.refusal import refuse
from game.titles.anno1701.rules import components as box
from game.titles.anno1701.rules.actions import base
from game.titles.anno1701.rules.actions.base import AnnoMove, Bare
from game.titles.anno1701.rules.decisions import act, ask
from game.titles.anno1701.rules.drawing import closed, draw_top, end_turn, open_eras, open_piles, put_under, took
from game.titles.anno1701.rules.economy import Split, spend, ways_to_pay
from game.titles.anno1701.rules.sea import sail_out
from game.titles.anno1701.rules.state import AnnoState

_PILE: Final = Field("pile", box.PILES)
_EVERY_PILE: Final = tuple(range(len(box.PILES)))
LEADERS: Final = frozenset(card for card, action in box.ACTION_CARDS.items() if action.sea_bonus)
"""Captains and commanders."""


class StartVoyage(AnnoMove):
    """The ship sets sail, alone or led by a captain or a commander."""

    name = "start_voyage"
    fields = (Field("leader", box.ERA_CARDS, Some(0, 2)),)

    def options(self, s: AnnoState, d: Decision, seat: int) -> list[Action]:
        """Without a leader, and with each that is in hand."""
        if s.ship[seat] < box.SHIP_MIN_VOYAGE:
            return []
        leaders = [act(self.name, seat, (card,)) for card in s.hands[seat] if card in LEADERS]
        return [act(self.name, seat, ()), *leaders]

    def check(self, s: AnnoState, a: Action) -> Refusal | None:
        """Refused: a ship below III, a card that leads no voyage or is not in hand, two leaders (5.6, 6.4)."""
        leaders: tuple[str, ...] = a.args[0]
        if s.ship[a.seat] < box.SHIP_MIN_VOYAGE:
            return refuse("ship_too_weak", "5.6", state=s.ship[a.seat])
        wrong = [card for card in leaders if card not in LEADERS or card not in s.hands[a.seat]]
        if wrong:
            return refuse("not_a_leader", "5.6", card=wrong[0])
        return refuse("one_leader", "6.4", card=leaders) if len(leaders) > 1 else None

    def apply(self, s: AnnoState, a: Action, out: Effects) -> None:
        """Speed and strength are fixed; the first card must be turned over."""
        s.pending.pop()
        sail_out(s, a.seat, a.args[0][0] if a.args[0] else "", out)


class BeginRefill(Bare):
    """The hand is filled up from the open piles."""

    name = "begin_refill"

    def options(self, s: AnnoState, d: Decision, seat: int) -> list[Action]:
        """The one action, while the hand and a pile have room and cards."""
        return super().options(s, d, seat) if len(s.hands[seat]) < box.HAND_SIZE and open_piles(s, seat) else []

    def check(self, s: AnnoState, a: Action) -> Refusal | None:
        """Refused: a full hand, no card left (5.6)."""
        if len(s.hands[a.seat]) >= box.HAND_SIZE:
            return refuse("hand_full", "5.6")
        return None if open_piles(s, a.seat) else _nothing_to_draw(s, a.seat)

    def apply(self, s: AnnoState, a: Action, out: Effects) -> None:
        """The first card is asked for."""
        s.pending[-1] = ask("refill", a.seat)


class DrawCard(AnnoMove):
    """The top card of an open pile."""

    name = "draw_card"
    fields = (_PILE,)

    def options(self, s: AnnoState, d: Decision, seat: int) -> list[Action]:
        """Every open pile."""
        return list(_draws(seat, open_piles(s, seat)))

    def check(self, s: AnnoState, a: Action) -> Refusal | None:
        """Refused: an era that is not open, an empty pile (5.6)."""
        return _closed(s, a.seat, a.args[0])

    def apply(self, s: AnnoState, a: Action, out: Effects) -> None:
        """The card comes to the hand."""
        asked = s.pending.pop()
        card = draw_top(s, a.seat, box.PILES.index(a.args[0]))
        out.tell_privately((a.seat,), "drew", private={"card": card}, seat=a.seat, pile=a.args[0])
        _after_a_card(s, a.seat, asked.key, out)


@cache
def _draws(seat: int, piles: tuple[int, ...]) -> tuple[Action, ...]:
    return tuple(act("draw_card", seat, box.PILES[pile]) for pile in piles)


def _closed(s: AnnoState, seat: int, pile: str) -> Refusal | None:
    code = closed(s, seat, box.PILES.index(pile))
    if not code:
        return None
    return refuse(code, "5.6", pile=pile) if code == "pile_empty" else refuse(code, "5.6")


def _nothing_to_draw(s: AnnoState, seat: int) -> Refusal:
    """The refusal of drawing where all piles of the open eras are empty."""
    eras = open_eras(s, seat)
    return refuse("pile_empty", "5.6", pile=tuple(pile for pile, era in zip(box.PILES, box.PILE_ERA) if era in eras))


def _after_a_card(s: AnnoState, seat: int, key: str, out: Effects) -> None:
    """A refill goes on, an exchange is the end of the turn."""
    if key == "refill":
        s.agenda = (("draw", seat, ""),)
    else:
        end_turn(s, seat, out)


class SearchPile(base.Spending):
    """For one coin an open pile may be looked through and a card of it taken."""

    name = "search_pile"
    fields = (_PILE, base.FROM_CENTRE, base.CONFIRMATION)

    def every(self, s: AnnoState, d: Decision, seat: int) -> list[Action]:
        """Every open pile, paid from either centre."""
        ways, last = ways_to_pay(s, seat, box.SEARCH_COST), base.last_coin(s, seat, box.SEARCH_COST)
        return list(_searches(seat, open_piles(s, seat), ways, *last))

    def judge(self, s: AnnoState, a: Action) -> Refusal | None:
        """Refused: an era that is not open, an empty pile, no coin there, the last coin without a word (5.6)."""
        return _closed(s, a.seat, a.args[0]) or base.bad_coin(s, a.seat, a.args[1], "5.6", len(a.args) > 2)

    def apply(self, s: AnnoState, a: Action, out: Effects) -> None:
        """The pile lies open to the seat, in its order."""
        a = self.whole(s, a)
        asked = s.pending.pop()
        pile = box.PILES.index(a.args[0])
        _after_a_card(s, a.seat, asked.key, out)
        private = {"cards": s.piles[pile]}
        count = len(s.piles[pile])
        out.tell_privately((a.seat,), "searched", private=private, seat=a.seat, pile=a.args[0], count=count)
        if spend(s, a.seat, base.coin(a.args[1]), out):
            return
        s.searched = pile
        if count == 1:
            took(s, a.seat, pile, s.piles[pile][0], out)
        else:
            s.pending.append(ask("search", a.seat, a.args[0]))


@cache
def _searches(seat: int, piles: tuple[int, ...], ways: tuple[Split, ...], *last: str) -> tuple[Action, ...]:
    centres = [box.CENTRES[way[1]] for way in ways]
    return tuple(act("search_pile", seat, box.PILES[pile], at, *last) for pile in piles for at in centres)


class TakeFromPile(AnnoMove):
    """The card that is taken from a searched pile."""

    name = "take_from_pile"
    fields = (Field("card", box.ERA_CARDS),)

    def options(self, s: AnnoState, d: Decision, seat: int) -> list[Action]:
        """Every card of the pile, in its order."""
        return [act(self.name, seat, card) for card in s.piles[s.searched]]

    def check(self, s: AnnoState, a: Action) -> Refusal | None:
        """Refused: a card that is not in the pile (5.6)."""
        if a.args[0] in s.piles[s.searched]:
            return None
        return refuse("not_in_pile", "5.6", card=a.args[0])

    def apply(self, s: AnnoState, a: Action, out: Effects) -> None:
        """The card comes to the hand, the pile is closed again in its order."""
        s.pending.pop()
        took(s, a.seat, s.searched, a.args[0], out)


class ExchangeCard(AnnoMove):
    """With three cards in hand: one goes under a pile of its numeral, one is drawn."""

    name = "exchange_card"
    fields = (Field("card", box.ERA_CARDS), _PILE)

    def options(self, s: AnnoState, d: Decision, seat: int) -> list[Action]:
        """Every hand card with every pile under which it may go."""
        if len(s.hands[seat]) < box.HAND_SIZE:
            return []
        taking = _EVERY_PILE if () not in s.piles else tuple([pile for pile in _EVERY_PILE if self._takes(s, pile)])
        found = [action for card in s.hands[seat] for action in _exchanges(seat, card, taking)]
        return found if open_piles(s, seat) else [a for a in found if self._leaves_a_draw(s, a)]

    def check(self, s: AnnoState, a: Action) -> Refusal | None:
        """Refused: a hand that is not full, not in hand, another numeral, an empty pile while its twin has cards, no
        card to draw afterwards (5.6)."""
        if len(s.hands[a.seat]) < box.HAND_SIZE:
            return refuse("draw_instead", "5.6", count=len(s.hands[a.seat]))
        wrong = base.not_its_pile(s, a, ("5.6", "5.6"))
        if wrong:
            return wrong
        if not self._takes(s, box.PILES.index(a.args[1])):
            return refuse("pile_empty", "5.6", pile=a.args[1])
        return None if self._leaves_a_draw(s, a) else _nothing_to_draw(s, a.seat)

    def _takes(self, s: AnnoState, pile: int) -> bool:
        """True for a pile with cards, or if both piles of its numeral are gone: the card then begins a new one."""
        return bool(s.piles[pile]) or not any(s.piles[twin] for twin in box.ERA_PILES[box.PILE_ERA[pile]])

    def _leaves_a_draw(self, s: AnnoState, a: Action) -> bool:
        return bool(open_piles(s, a.seat)) or box.PILE_ERA[box.PILES.index(a.args[1])] in open_eras(s, a.seat)

    def apply(self, s: AnnoState, a: Action, out: Effects) -> None:
        """The card goes under, then one must be drawn."""
        s.pending.pop()
        put_under(s, a.seat, a.args[0], box.PILES.index(a.args[1]))
        out.tell_privately((a.seat,), "returned", private={"card": a.args[0]}, seat=a.seat, pile=a.args[1])
        s.pending.append(ask("exchange", a.seat))


@cache
def _exchanges(seat: int, card: str, taking: tuple[int, ...]) -> tuple[Action, ...]:
    """The ways of a card under those of the piles that bear its numeral."""
    piles = box.ERA_PILES[box.ERA_OF[card]]
    return tuple(act("exchange_card", seat, card, box.PILES[pile]) for pile in piles if pile in taking)
