"""The rules of the farm: three seasons; who bids highest begins each of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from game.engine import (
    HIDDEN,
    Action,
    Chance,
    Decision,
    Effects,
    Item,
    MoveType,
    Result,
    RuleController,
    Score,
    SilentEffects,
    View,
    ranked,
)
from tests.toy.rules.actions import ALL
from tests.toy.rules.state import CARDS, COINS, WORTH, Farm

SEASONS = 3
LIMIT = 2
STEPS = ("tithe", "limit", "buy", "look", "roll")


class Controller(RuleController[Farm]):
    """The farm for two or three. Stateless."""

    title_id = "toy"
    state_class = Farm
    kinds: Mapping[str, MoveType[Farm]] = {kind.name: kind() for kind in ALL}

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> Farm:
        s = self.state_class.blank(seats)
        cards = chance.shuffle("deck", CARDS)
        s.hands = [cards[3 * seat : 3 * seat + 3] for seat in range(seats)]
        s.row, s.deck = cards[3 * seats : 3 * seats + 3], cards[3 * seats + 3 :]
        s.bank = COINS - seats
        known = self.facts(seats, options)
        s.dice, s.price = known["dice"], known["price"]
        self.advance(s, SilentEffects(chance))
        return s

    def facts(self, seats: int, options: Mapping[str, str]) -> Mapping[str, int]:
        return {
            "dice": 2 if options.get("dice", "two") == "two" else 1,
            "price": 2 if options.get("market", "dear") == "dear" else 1,
        }

    def advance(self, s: Farm, out: Effects) -> None:
        while not s.pending:
            if s.steps:
                self._step(s, s.steps.pop())
            elif s.order:
                s.seat = s.order.pop(0)
                s.steps = list(STEPS)
                out.begin("turn", seat=s.seat, number=s.round)
            elif s.round < SEASONS:
                s.round += 1
                s.seat = -1
                out.begin("season", number=s.round)
                bidders = tuple(seat for seat, hand in enumerate(s.hands) if hand)
                if bidders:
                    s.pending.append(Decision("bid", bidders, ("bid",), secret=True))
                else:
                    s.order = list(range(len(s.hands)))
            else:
                return

    def _step(self, s: Farm, step: str) -> None:
        asked = (s.seat,)
        if step == "roll":
            s.pending.append(Decision("roll", asked, ("roll",)))
        elif step == "look":
            s.pending.append(Decision("look", asked, ("look",)))
        elif step == "buy":
            s.pending.append(Decision("buy", asked, ("buy", "pass")))
        elif step == "limit" and len(s.hands[s.seat]) > LIMIT:
            s.pending.append(Decision("limit", asked, ("discard",), (len(s.hands[s.seat]) - LIMIT,)))
        elif step == "tithe":
            s.pending.append(Decision("tithe", asked, ("tithe",), auto=True))

    def unseal(self, s: Farm, decision: Decision, answers: Mapping[int, Action], out: Effects) -> None:
        bids = {seat: answers[seat].args[0] for seat in sorted(answers)}
        for seat, card in bids.items():
            s.hands[seat].remove(card)
            s.discard.append(card)
        out.reveal("bids", cards=tuple(bids.values()))
        others = [seat for seat in range(len(s.hands)) if seat not in bids]
        s.order = sorted(bids, key=lambda seat: (-WORTH[bids[seat]], seat)) + others

    def result(self, s: Farm) -> Result | None:
        if s.pending:
            return None
        scores = []
        for seat in range(len(s.hands)):
            items = (
                Item("cards", sum(WORTH[card] for card in s.owned[seat]), {"count": len(s.owned[seat])}),
                Item("ground", s.ground[seat]),
                Item("purse", s.purses[seat] // 2),
            )
            scores.append(self._sheet(seat, items))
        return Result(tuple(scores), ranked([score.total for score in scores]))

    def _sheet(self, seat: int, items: tuple[Item, ...]) -> Score:
        return Score(seat, sum(item.amount for item in items), items)

    def view(self, s: Farm, seat: int | None) -> View:
        seen = s.masked(seat)
        if seat != s.seat:
            seen.peeked = [HIDDEN] * len(s.peeked)
        return View(seat, seen)

    def determinise(self, v: View, rng: Any) -> Farm:
        s: Farm = v.state.clone()
        own = s.hands[v.seat] if v.seat is not None else []
        peeked = s.peeked if v.seat == s.seat else []
        known = {*s.row, *s.discard, *own, *peeked, *(card for cards in s.owned for card in cards)}
        unseen = [card for card in CARDS if card not in known]
        for last in range(len(unseen) - 1, 0, -1):
            other = int(rng.random() * (last + 1))
            unseen[last], unseen[other] = unseen[other], unseen[last]
        s.deck = [unseen.pop() for _ in s.deck]
        if not peeked:
            s.peeked = [unseen.pop() for _ in s.peeked]
        s.hands = [hand if at == v.seat else [unseen.pop() for _ in hand] for at, hand in enumerate(s.hands)]
        for at, answer in s.sealed.items():
            if answer.kind == HIDDEN:
                s.sealed[at] = Action("bid", at, (s.hands[at][int(rng.random() * len(s.hands[at]))],))
        return s

    def ledger(self, s: Farm) -> Counter[str]:
        cards = s.parts()
        cards["coin"] = s.bank + sum(s.purses) + sum(s.ground) + sum(d.data[0] for d in s.pending if d.key == "split")
        return cards


CONTROLLER = Controller()
