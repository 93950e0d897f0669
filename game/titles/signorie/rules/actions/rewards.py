"""Phase 3, step 4: the round's reward, the bride, and buying points (5.5)."""

from __future__ import annotations

from game.engine import Action, Effects, Refusal
from game.titles.signorie.rules import effects, lacks, possible
from game.titles.signorie.rules.actions.base import SignorieMove, refuse
from game.titles.signorie.rules.components import BRIDE_VP, BRIDES, BUY_COST, BUY_VP, REWARD_FLORINS, REWARD_SLOTS
from game.titles.signorie.rules.state import BOUGHT, BY_BRIDES, SignorieState


class ClaimTile(SignorieMove):
    """Take what the reward tile of the round gives."""

    name = "claim_tile"

    def check(self, s: SignorieState, a: Action) -> Refusal | None:
        """Refused: no tile left where that is all it gives; nothing that it could do (6.8, ruling 33)."""
        tile = s.reward_tile()
        if possible.REWARD[tile](s, a.seat):
            return None
        if tile == "rw_face_down":
            return refuse("no_alliance_left", "6.9")
        return refuse("reward_not_possible", "6.8", n=REWARD_FLORINS, why=lacks.of_gain(s, a.seat, tile))

    def apply(self, s: SignorieState, a: Action, out: Effects) -> None:
        """As the tile says (6.8)."""
        tile = s.reward_tile()
        s.pending.pop()
        out.event("reward_claimed", seat=a.seat, tile=tile)
        effects.BONUS[tile](s, a.seat, out)


class ClaimFlorins(SignorieMove):
    """Take 3 florins instead of the tile's bonus."""

    name = "claim_florins"

    def apply(self, s: SignorieState, a: Action, out: Effects) -> None:
        """Florins from the common supply."""
        s.pending.pop()
        s.florins[a.seat] += REWARD_FLORINS
        out.event("reward_florins", seat=a.seat, florins=REWARD_FLORINS)


class MarrySon(SignorieMove):
    """Marry a son of the house: take a bride."""

    name = "marry_son"

    def check(self, s: SignorieState, a: Action) -> Refusal | None:
        """Refused with all bride slots filled (5.5)."""
        return refuse("no_bride_slot", "5.5", n=BRIDES) if s.brides[a.seat] == BRIDES else None

    def apply(self, s: SignorieState, a: Action, out: Effects) -> None:
        """The bride takes the topmost free slot; its points; florins from the second reward slot on (ruling 12)."""
        seat = a.seat
        s.pending.pop()
        vp, florins = BRIDE_VP[s.brides[seat]], REWARD_SLOTS[s.reward_slot()].florins
        s.brides[seat] += 1
        s.florins[seat] += florins
        s.earn(seat, vp, BY_BRIDES)
        out.event("son_married", seat=seat, number=s.brides[seat], vp=vp, florins=florins)


class SkipBride(SignorieMove):
    """Take no bride."""

    name = "skip_bride"

    def apply(self, s: SignorieState, a: Action, out: Effects) -> None:
        """Nothing happens."""
        s.pending.pop()
        out.event("bride_skipped", seat=a.seat)


class BuyVp(SignorieMove):
    """Pay 5 florins for 5 victory points."""

    name = "buy_vp"

    def check(self, s: SignorieState, a: Action) -> Refusal | None:
        """Refused: too few florins; bought already this round (5.5)."""
        if s.florins[a.seat] < BUY_COST:
            return refuse("buy_vp_money", "5.5", n=BUY_COST, m=s.florins[a.seat])
        return refuse("buy_vp_once", "5.5", n=BUY_VP) if s.bought >> a.seat & 1 else None

    def apply(self, s: SignorieState, a: Action, out: Effects) -> None:
        """Once per round."""
        s.pending.pop()
        s.bought |= 1 << a.seat
        s.florins[a.seat] -= BUY_COST
        s.earn(a.seat, BUY_VP, BOUGHT)
        out.event("vp_bought", seat=a.seat, florins=BUY_COST, vp=BUY_VP)


class SkipBuy(SignorieMove):
    """Buy nothing."""

    name = "skip_buy"

    def apply(self, s: SignorieState, a: Action, out: Effects) -> None:
        """Nothing happens."""
        s.pending.pop()
