"""Action cards (5.5, 6.4): playing them, the theatre, and the choices inside them."""

from __future__ import annotations

from game.engine import Action, Amount, Bag, Decision, Effects, Field, Refusal
from game.engine.refusal import refuse
from game.titles.anno1701.rules import cards
from game.titles.anno1701.rules import components as box
from game.titles.anno1701.rules.actions import base
from game.titles.anno1701.rules.actions.base import NUMBER_OF, AnnoMove
from game.titles.anno1701.rules.decisions import act
from game.titles.anno1701.rules.drawing import add, drop
from game.titles.anno1701.rules.economy import spend, ways_to_pay, ways_to_store, with_room
from game.titles.anno1701.rules.state import AnnoState, gold_of, town


def gold_from(s: AnnoState, seat: int, card: str) -> int:
    """What an action card brings in gold."""
    kind = box.ACTION_CARDS[card].kind
    if kind == "bishop":
        return cards.bishop_gold(s, seat)
    return box.PICKPOCKET_GOLD if kind == "pickpocket" else 0


def unmet(s: AnnoState, seat: int, card: str) -> str:
    """The condition that keeps an action card of the hand from being played now, as a refusal's code; "" if none."""
    kind, _, _, sea_bonus = box.ACTION_CARDS[card]
    if sea_bonus:
        return "leader_at_sea_only"
    if kind == "bishop":
        return "" if cards.bishop_gold(s, seat) else "no_church"
    if kind == "inventor":
        return "" if with_room(s, seat) else "no_room_at_all"
    if kind == "poisoner":
        return "" if cards.can_poison(s, 1 - seat) else "rival_too_low"
    if kind == "spy":
        return "" if s.hands[1 - seat] else "rival_no_cards"
    return ""


class PlayAction(base.Proposing):
    """An action card from the hand. For gold that it brings, the coins of the left centre may be said."""

    name = "play_action"
    fields = (Field("card", box.ERA_CARDS), Field("left", base.COIN_COUNTS, Amount(), optional=True))

    def options(self, s: AnnoState, d: Decision, seat: int) -> list[Action]:
        """Every action card whose condition holds."""
        cards = (card for card in s.hands[seat] if card in box.ACTION_CARDS)
        return [act(self.name, seat, card) for card in cards if not unmet(s, seat, card)]

    def every(self, s: AnnoState, d: Decision, seat: int) -> list[Action]:
        """The same with every place for the gold."""
        found = []
        for action in self.options(s, d, seat):
            found.append(action)
            gold = gold_from(s, seat, action.args[0])
            if gold:
                found += [act(self.name, seat, action.args[0], left) for left, _ in ways_to_store(s, seat, gold)]
        return found

    def check(self, s: AnnoState, a: Action) -> Refusal | None:
        """Refused: not in hand, no action card, a condition that fails, coins that do not add up (6.4)."""
        card = a.args[0]
        if card not in s.hands[a.seat]:
            return refuse("not_in_hand", "5.5", card=card)
        if card not in box.ACTION_CARDS:
            return refuse("not_an_action_card", "5.5", card=card)
        code = unmet(s, a.seat, card)
        if code:
            return refuse(code, "6.4", card=card)
        if len(a.args) == 1:
            return None
        gold = gold_from(s, a.seat, card)
        ways = ways_to_store(s, a.seat, gold) if gold else ((0, 0),)
        if not gold or a.args[1] not in [way[0] for way in ways]:
            gain = sum(ways[0])
            return base.bad_split(s, a.seat, (a.args[1], gain - a.args[1]), gain)
        return None

    def caution(self, s: AnnoState, a: Action) -> Refusal | None:
        """Said: gold or goods that find no room."""
        gain = gold_from(s, a.seat, a.args[0])
        lost = gold_of(s, a.seat) + gain - box.GOLD_MAX
        if gain and lost > 0:
            return refuse("gold_would_be_lost", "5.2", gold=lost)
        room = sum(box.GOODS_MAX - s.goods[7 * a.seat + k] for k in with_room(s, a.seat))
        invents = box.ACTION_CARDS[a.args[0]].kind == "inventor"
        return refuse("good_would_be_lost", "6.4") if invents and room < box.INVENTOR_GOODS else None

    def apply(self, s: AnnoState, a: Action, out: Effects) -> None:
        """The card leaves the hand; a theatre may answer before it takes effect."""
        card = a.args[0]
        if len(a.args) > 1:
            ways = ways_to_store(s, a.seat, gold_from(s, a.seat, card))
            s.coins = next(way for way in ways if way[0] == a.args[1])
        drop(s, a.seat, card)
        cards.announce(s, a.seat, card, out)


class TheatreCancel(base.Spending):
    """One coin, and the hostile card has no effect."""

    name = "theatre_cancel"
    fields = (base.FROM_CENTRE, base.CONFIRMATION)

    def every(self, s: AnnoState, d: Decision, seat: int) -> list[Action]:
        """From either centre that has a coin."""
        last = base.last_coin(s, seat, box.THEATRE_COST)
        return [act(self.name, seat, box.CENTRES[way[1]], *last) for way in ways_to_pay(s, seat, box.THEATRE_COST)]

    def judge(self, s: AnnoState, a: Action) -> Refusal | None:
        """Refused: no coin there, the last coin without a word (5.5)."""
        return base.bad_coin(s, a.seat, a.args[0], "5.5", len(a.args) > 1)

    def apply(self, s: AnnoState, a: Action, out: Effects) -> None:
        """The card goes to the discard pile without effect."""
        a = self.whole(s, a)
        card = s.pending.pop().data[0]
        s.agenda = s.agenda[1:]
        out.event("cancelled", seat=a.seat, card=card)
        spend(s, a.seat, base.coin(a.args[0]), out)


def why_no_theatre(s: AnnoState, seat: int) -> Refusal:
    """Why a theatre cannot cancel anything now."""
    if not town(s.sites[seat]).theatre:
        return refuse("no_theatre", "5.5")
    return refuse("not_hostile", "5.5")


class PoisonChoose(AnnoMove):
    """The two goods that the victim of a poisoner gives up."""

    name = "poison_choose"
    fields = (Field("landscapes", box.LANDSCAPES, Bag(box.POISON_GOODS, box.POISON_GOODS)),)

    def options(self, s: AnnoState, d: Decision, seat: int) -> list[Action]:
        """Every pair of goods."""
        return [
            act(self.name, seat, tuple(sorted(box.LANDSCAPES[k] for k in pair)))
            for pair in cards.poison_choices(s, seat)
        ]

    def check(self, s: AnnoState, a: Action) -> Refusal | None:
        """Refused: goods that are not there (6.4)."""
        lost = [NUMBER_OF[landscape] for landscape in a.args[0]]
        if any(lost.count(k) > s.goods[7 * a.seat + k] for k in lost):
            return refuse("bad_goods_choice", "5.2", due="lying_goods")
        return None

    def apply(self, s: AnnoState, a: Action, out: Effects) -> None:
        """They are spoilt."""
        s.pending.pop()
        cards.poisoned(s, a.seat, tuple(NUMBER_OF[landscape] for landscape in a.args[0]), out)


class SpyTake(AnnoMove):
    """A card of the rival's hand comes into the own."""

    name = "spy_take"
    fields = (Field("card", box.ERA_CARDS),)

    def options(self, s: AnnoState, d: Decision, seat: int) -> list[Action]:
        """Every card of the hand that was seen."""
        return [act(self.name, seat, card) for card in s.hands[1 - seat]]

    def check(self, s: AnnoState, a: Action) -> Refusal | None:
        """Refused: a card that the rival does not hold."""
        return None if a.args[0] in s.hands[1 - a.seat] else refuse("not_in_rival_hand", "6.4", card=a.args[0])

    def apply(self, s: AnnoState, a: Action, out: Effects) -> None:
        """Both know which card changed hands."""
        s.pending.pop()
        card, rival = a.args[0], 1 - a.seat
        s.spying = 0
        drop(s, rival, card)
        add(s, a.seat, card)
        out.tell_privately((0, 1), "spy_took", private={"card": card}, seat=a.seat, rival_seat=rival)
