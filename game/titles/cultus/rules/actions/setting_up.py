"""The choices before the first turn (section 4)."""

from __future__ import annotations

from typing import Any, ClassVar

from game.engine import Action, Decision, Effects, Field, Refusal
from game.engine.refusal import BAD_ARGUMENT, refuse
from game.titles.cultus.rules import components as box
from game.titles.cultus.rules.actions.base import Chosen, CultusMove
from game.titles.cultus.rules.actions.place import place, quarter_turn
from game.titles.cultus.rules.board import ANCHORS, START_ANCHOR, square_name
from game.titles.cultus.rules.state import CultusState


class ChooseEnemy(Chosen):
    """Solo: choose the enemy (4.2)."""

    name = "choose_enemy"
    fields = (Field("enemy", tuple(box.ENEMIES)),)

    def take(self, s: CultusState, seat: int, thing: Any, out: Effects) -> None:
        s.enemy = thing
        s.box = tuple(card for card in s.box if card != thing)
        out.event("enemy_chosen", enemy=thing)


class ChooseDifficulty(Chosen):
    """Solo: choose how many points the enemy starts with (4.2)."""

    name = "choose_difficulty"
    fields = (Field("difficulty", tuple(box.DIFFICULTIES)),)

    def take(self, s: CultusState, seat: int, thing: Any, out: Effects) -> None:
        s.difficulty = thing
        out.event("difficulty_chosen", difficulty=thing, vp=box.DIFFICULTIES[thing])


class ChooseColor(Chosen):
    """Solo: choose a colour; black is the enemy's (4.2)."""

    name = "choose_color"
    fields = (Field("color", box.SOLO_COLORS),)

    def malformed(self, s: CultusState, a: Action) -> Refusal:
        """Refused: black."""
        if len(a.args) == 1 and a.args[0] in box.COLORS:
            return refuse("color_reserved", "4.2", color=a.args[0])
        return super().malformed(s, a)

    def take(self, s: CultusState, seat: int, thing: Any, out: Effects) -> None:
        s.color[seat] = thing
        out.event("color_chosen", seat=seat, color=thing)


class _Kept(Chosen):
    """Solo: keep one of the two cards drawn (4.2)."""

    offered: ClassVar[str]

    def take(self, s: CultusState, seat: int, thing: Any, out: Effects) -> None:
        """The other one leaves the game."""
        what = self.fields[0].name
        getattr(s, what)[seat] = thing
        s.box += tuple(card for card in getattr(s, self.offered) if card != thing)
        setattr(s, self.offered, ())
        out.event(f"{what}_chosen", seat=seat, **{what: thing})


class ChooseCharacter(_Kept):
    """A character."""

    name = "choose_character"
    fields = (Field("character", tuple(box.CHARACTERS)),)
    offered = "offered"


class ChoosePlan(_Kept):
    """A plan."""

    name = "choose_plan"
    fields = (Field("plan", tuple(box.PLANS)),)
    offered = "offered_plans"


class ChooseCorner(Chosen):
    """Solo: put the pawn on one of the four corners (4.2)."""

    name = "choose_corner"
    fields = (Field("square", box.CORNERS),)

    def malformed(self, s: CultusState, a: Action) -> Refusal:
        """Refused: any other square."""
        if len(a.args) == 1 and type(a.args[0]) is int and 0 <= a.args[0] < 64:
            return refuse("not_a_corner", "4.2", square=square_name(a.args[0]))
        return super().malformed(s, a)

    def take(self, s: CultusState, seat: int, thing: Any, out: Effects) -> None:
        s.put_pawn(seat, thing)
        out.event("pawn_placed", seat=seat, square=thing, at=square_name(thing))


class PlaceMedal(CultusMove):
    """Put the bonus medal on an income card without one (4.1)."""

    name = "place_medal"
    fields = (Field("slot", box.SLOTS),)

    def options(self, s: CultusState, d: Decision, seat: int) -> list[Action]:
        """Every slot without a medal."""
        return [Action("place_medal", seat, (slot,)) for slot in box.SLOTS if slot not in s.medal]

    def check(self, s: CultusState, a: Action) -> Refusal | None:
        """Refused: a slot that has one."""
        slot = a.args[0]
        if slot in s.medal:
            return refuse("slot_has_medal", "4.1", slot=slot, owner=s.color[s.medal.index(slot)])
        return None

    def apply(self, s: CultusState, a: Action, out: Effects) -> None:
        """It lies there until the pile is empty."""
        s.pending.pop()
        s.medal[a.seat] = a.args[0]
        out.event("medal_placed", seat=a.seat, slot=a.args[0], card=s.income[a.args[0] - 1])


class PlaceInitialCard(CultusMove):
    """Lay one of the three first cards over the own start square; the pawn goes there (4.1)."""

    name = "place_initial_card"
    fields = (Field("card", box.CARDS), Field("rotation", box.ROTATIONS), Field("anchor", ANCHORS, optional=True))

    def options(self, s: CultusState, d: Decision, seat: int) -> list[Action]:
        """Every hand card in both rotations."""
        return [Action(self.name, seat, (card, turn)) for card in s.hands[seat] for turn in box.ROTATIONS]

    def malformed(self, s: CultusState, a: Action) -> Refusal:
        """Refused: a quarter turn."""
        if len(a.args) == 2 and a.args[0] in box.CARDS and type(a.args[1]) is int:
            return quarter_turn(a.args[1], "4.1") or refuse(BAD_ARGUMENT, "4.1")
        return super().malformed(s, a)

    def check(self, s: CultusState, a: Action) -> Refusal | None:
        """Refused: an anchor that does not cover the start square; the one that does, as it goes without saying; a
        card not in hand."""
        if len(a.args) == 3:
            start = start_of(s, a.seat).square
            if a.args[2] != START_ANCHOR[start]:
                return refuse("card_not_covering_start", "4.1", square=square_name(start))
            return refuse(BAD_ARGUMENT, "4.1")
        return None if a.args[0] in s.hands[a.seat] else refuse("card_not_in_hand", "4.1", card=a.args[0])

    def apply(self, s: CultusState, a: Action, out: Effects) -> None:
        """The card covers the start square, the pawn steps on it; the third of three players starts with gold."""
        s.pending.pop()
        seat = a.seat
        start = start_of(s, seat)
        place(s, seat, a.args[0], START_ANCHOR[start.square], a.args[1], out)
        s.put_pawn(seat, start.square)
        s.cost[seat] = start.gold
        out.event("pawn_placed", seat=seat, square=start.square, at=square_name(start.square))
        if start.gold:
            out.event("start_gold", seat=seat, gold=start.gold)


def start_of(s: CultusState, seat: int) -> box.Start:
    """The start square and gold of a seat, by its place in turn order."""
    return box.STARTS[s.seats][(seat - s.start_seat) % s.seats]
