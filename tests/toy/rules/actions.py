"""What can be done on the farm: one kind of action for every shape of decision."""

from __future__ import annotations

from itertools import combinations, permutations
from typing import Any

from game.engine import Action, Decision, Effects, Field, MoveType, Refusal, Some
from game.engine import Order as OrderForm
from game.engine import Split as SplitForm
from tests.toy.rules.state import CARDS, WORTH, Farm


class Bid(MoveType[Farm]):
    """Everybody lays a card face down: secret and at the same time."""

    name, fields, exact = "bid", (Field("card", CARDS),), True

    def options(self, s: Farm, d: Decision, seat: int) -> list[Action]:
        return [Action("bid", seat, (card,)) for card in s.hands[seat]]

    def check(self, s: Farm, a: Action) -> Refusal | None:
        return None if a.args[0] in s.hands[a.seat] else Refusal("not_in_hand", {"card": a.args[0]}, "2.1")


class Roll(MoveType[Farm]):
    """Roll the dice: coins come from the bank."""

    name, exact = "roll", True

    def options(self, s: Farm, d: Decision, seat: int) -> list[Action]:
        return [Action("roll", seat)]

    def check(self, s: Farm, a: Action) -> Refusal | None:
        return None

    def apply(self, s: Farm, a: Action, out: Effects) -> None:
        eyes = sum(out.chance.roll("dice", 3) for _ in range(s.dice))
        s.bank -= eyes
        out.event("rolled", seat=a.seat, eyes=eyes)
        s.pending[-1] = Decision("split", (a.seat,), ("split",), (eyes,))


class Split(MoveType[Farm]):
    """So many coins into the ground, the others into the purse."""

    name, fields, exact = "split", (Field("ground", tuple(range(7)), SplitForm()),), True

    def options(self, s: Farm, d: Decision, seat: int) -> list[Action]:
        return [Action("split", seat, (amount,)) for amount in range(d.data[0] + 1)]

    def check(self, s: Farm, a: Action) -> Refusal | None:
        have = s.pending[-1].data[0]
        return None if a.args[0] <= have else Refusal("too_much", {"have": have}, "2.2")

    def caution(self, s: Farm, a: Action) -> Refusal | None:
        return Refusal("purse_stays_empty") if a.args[0] == s.pending[-1].data[0] and not s.purses[a.seat] else None

    def apply(self, s: Farm, a: Action, out: Effects) -> None:
        eyes = s.pending.pop().data[0]
        s.ground[a.seat] += a.args[0]
        s.purses[a.seat] += eyes - a.args[0]
        out.event("sown", seat=a.seat, coins=a.args[0])


class Look(MoveType[Farm]):
    """Yes or no: look at the two uppermost cards of the deck."""

    name, fields, exact = "look", (Field("answer", ("yes", "no")),), True

    def options(self, s: Farm, d: Decision, seat: int) -> list[Action]:
        return [Action("look", seat, (answer,)) for answer in ("yes", "no") if answer == "no" or len(s.deck) >= 2]

    def check(self, s: Farm, a: Action) -> Refusal | None:
        return Refusal("deck_too_small") if a.args[0] == "yes" and len(s.deck) < 2 else None

    def apply(self, s: Farm, a: Action, out: Effects) -> None:
        s.pending.pop()
        if a.args[0] == "no":
            out.event("looked_away", seat=a.seat)
            return
        s.peeked = [s.deck.pop(), s.deck.pop()]
        out.tell_privately((a.seat,), "looked", {"cards": tuple(s.peeked)}, seat=a.seat)
        s.pending.append(Decision("order", (a.seat,), ("order",)))


class Order(MoveType[Farm]):
    """Put the cards that were looked at back in an order of one's own."""

    name, fields = "order", (Field("cards", CARDS, OrderForm(2, 2)),)

    def options(self, s: Farm, d: Decision, seat: int) -> list[Action]:
        return [Action("order", seat, (pick,)) for pick in permutations(sorted(s.peeked))]

    def check(self, s: Farm, a: Action) -> Refusal | None:
        return None if sorted(a.args[0]) == sorted(s.peeked) else Refusal("not_those")

    def universe(self, limit: int = 20_000) -> list[tuple[Any, ...]]:
        return [(pick,) for pick in permutations(CARDS, 2)][:limit]

    def apply(self, s: Farm, a: Action, out: Effects) -> None:
        s.pending.pop()
        s.deck += a.args[0]
        s.peeked = []
        out.tell_privately((a.seat,), "ordered", {"cards": a.args[0]}, seat=a.seat)


class Buy(MoveType[Farm]):
    """Pay for a card of the row: with coins, or with one card from the hand."""

    name = "buy"
    fields = (Field("card", CARDS), Field("hand", CARDS, optional=True))

    def options(self, s: Farm, d: Decision, seat: int) -> list[Action]:
        found = [Action("buy", seat, (card,)) for card in s.row if s.purses[seat] >= s.price]
        return found + [Action("buy", seat, (card, given)) for card in s.row for given in s.hands[seat]]

    def check(self, s: Farm, a: Action) -> Refusal | None:
        if a.args[0] not in s.row:
            return Refusal("not_in_row", {"card": a.args[0]})
        if len(a.args) == 1:
            return None if s.purses[a.seat] >= s.price else Refusal("too_poor", {"price": s.price})
        if a.args[1] not in s.hands[a.seat]:
            return Refusal("not_in_hand", {"card": a.args[1]})
        return None if WORTH[a.args[1]] >= WORTH[a.args[0]] else Refusal("too_little", {"card": a.args[1]})

    def apply(self, s: Farm, a: Action, out: Effects) -> None:
        s.pending.pop()
        s.row.remove(a.args[0])
        s.owned[a.seat].append(a.args[0])
        if len(a.args) == 1:
            self.pay(s, a.seat)
            out.event("bought", seat=a.seat, card=a.args[0], coins=s.price)
        else:
            s.hands[a.seat].remove(a.args[1])
            s.discard.append(a.args[1])
            out.reveal("bartered", seat=a.seat, card=a.args[0], given=a.args[1])

    def pay(self, s: Farm, seat: int) -> None:
        s.purses[seat] -= s.price
        s.bank += s.price


class Pass(MoveType[Farm]):
    """Buy nothing, and draw a card instead."""

    name, exact = "pass", True

    def options(self, s: Farm, d: Decision, seat: int) -> list[Action]:
        return [Action("pass", seat)]

    def check(self, s: Farm, a: Action) -> Refusal | None:
        return None

    def apply(self, s: Farm, a: Action, out: Effects) -> None:
        s.pending.pop()
        if s.deck:
            card = s.deck.pop()
            s.hands[a.seat].append(card)
            self.tell(a.seat, card, out)
        else:
            out.event("passed", seat=a.seat)

    def tell(self, seat: int, card: str, out: Effects) -> None:
        out.tell_privately((seat,), "drew", {"card": card}, seat=seat)


class Discard(MoveType[Farm]):
    """Discard exactly as many cards as are too many."""

    name, fields = "discard", (Field("cards", CARDS, Some(1, 3)),)

    def options(self, s: Farm, d: Decision, seat: int) -> list[Action]:
        return [Action("discard", seat, (pick,)) for pick in combinations(sorted(s.hands[seat]), d.data[0])]

    def check(self, s: Farm, a: Action) -> Refusal | None:
        if len(a.args[0]) != s.pending[-1].data[0] or len(set(a.args[0])) != len(a.args[0]):
            return Refusal("discard_count", {"count": s.pending[-1].data[0]})
        return None if set(a.args[0]) <= set(s.hands[a.seat]) else Refusal("not_in_hand", {"card": a.args[0][0]})

    def apply(self, s: Farm, a: Action, out: Effects) -> None:
        s.pending.pop()
        for card in a.args[0]:
            s.hands[a.seat].remove(card)
        s.discard += a.args[0]
        out.reveal("discarded", seat=a.seat, cards=a.args[0])


class Tithe(MoveType[Farm]):
    """A coin from the purse or from the ground; with nothing to choose it is taken by itself."""

    name, fields, exact = "tithe", (Field("place", ("purse", "ground", "nothing")),), True

    def options(self, s: Farm, d: Decision, seat: int) -> list[Action]:
        return [Action("tithe", seat, (place,)) for place in ("purse", "ground", "nothing") if self.has(s, seat, place)]

    def has(self, s: Farm, seat: int, place: str) -> bool:
        if place == "nothing":
            return not s.purses[seat] and not s.ground[seat]
        return bool(s.purses[seat] if place == "purse" else s.ground[seat])

    def check(self, s: Farm, a: Action) -> Refusal | None:
        return None if self.has(s, a.seat, a.args[0]) else Refusal("nothing_there", {"place": a.args[0]})

    def apply(self, s: Farm, a: Action, out: Effects) -> None:
        s.pending.pop()
        if a.args[0] != "nothing":
            place = s.purses if a.args[0] == "purse" else s.ground
            place[a.seat] -= 1
            s.bank += 1
        out.event("tithed", seat=a.seat, place=a.args[0])


ALL: tuple[type[MoveType[Farm]], ...] = (Bid, Roll, Split, Look, Order, Buy, Pass, Discard, Tithe)
