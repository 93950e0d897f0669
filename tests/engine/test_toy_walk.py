"""The walk on the toy game: it passes as it is, and every promise that is broken on purpose is noticed."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

import pytest

from game.engine import Action, Decision, Item, Refusal, Result, RuleController, Score, Title, View
from game.engine.record import read_record, write_record
from game.engine.replay import replay_record
from game.engine.walk import Fault, _file_of, walk
from tests.toy import TITLE
from tests.toy.rules import CONTROLLER, Controller
from tests.toy.rules.actions import Buy, Discard, Look, Order, Pass, Roll, Split, Tithe
from tests.toy.rules.state import CARDS, Farm

SEEDS = range(12)


class Bent(Title):
    """The toy with another controller."""

    __slots__ = ()
    rules: RuleController[Any]

    def controller(self) -> RuleController[Any]:
        return self.rules


def bent(made: type[Controller]) -> Title:
    """The toy under the rules of that class."""
    title = type("BentToy", (Bent,), {"__slots__": (), "rules": made()})
    return title(*TITLE)


def kinds(*changed: type[Any]) -> dict[str, Any]:
    return {**CONTROLLER.kinds, **{kind.name: kind() for kind in changed}}


# --- the toy as it is ------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3])
def test_the_toy_keeps_every_promise(seats: int) -> None:
    heard: Counter[str] = Counter()
    for seed in SEEDS:
        options = {"dice": ("one", "two")[seed % 2]}
        done = walk(
            TITLE,
            seats,
            options,
            seed,
            sample=1.0,
            watchers=[lambda _, ply: heard.update([ply.action.kind, *(f"event {e.kind}" for e in ply.events)])],
        )
        assert done.plies > 30
    assert set(CONTROLLER.kinds) <= set(heard)
    assert heard["event tithed"] > heard["tithe"] > 0, "forced answers are given by the controller, others asked for"
    assert 2 * len(SEEDS) < heard["event bids"] <= 3 * len(SEEDS), "nobody bids once all hands are empty"


def test_every_shape_of_decision_is_in_the_toy() -> None:
    forms = {type(field.form).__name__ for kind in CONTROLLER.kinds.values() for field in kind.fields}
    assert forms >= {"One", "Some", "Split", "Order"}


# --- the toy with one promise broken ---------------------------------------------------------------


class MaskDropped(Controller):
    """Everybody sees the hands of all."""

    def view(self, s: Farm, seat: int | None) -> View:
        seen = super().view(s, seat).state
        seen.hands = [hand[:] for hand in s.hands]
        return View(seat, seen)


class DeckSeen(Controller):
    """Everybody sees the deck."""

    def view(self, s: Farm, seat: int | None) -> View:
        seen = super().view(s, seat).state
        seen.deck = s.deck[:]
        return View(seat, seen)


class PoorBuyer(Buy):
    def check(self, s: Farm, a: Action) -> Refusal | None:
        return None if a.args[0] in s.row else Refusal("not_in_row")


class CheckDropped(Controller):
    """Whoever has no coins may buy all the same."""

    kinds = kinds(PoorBuyer)


class AnyDiscard(Discard):
    def check(self, s: Farm, a: Action) -> Refusal | None:
        return None


class DiscardOfOthers(Controller):
    """One may discard what one does not hold."""

    kinds = kinds(AnyDiscard)


class BackwardDiscard(Discard):
    def options(self, s: Farm, d: Decision, seat: int) -> list[Action]:
        return [a._replace(args=(a.args[0][::-1],)) for a in super().options(s, d, seat)]


class UnsortedDiscard(Controller):
    """What is in any order is not listed sorted."""

    kinds = kinds(BackwardDiscard)

    def _step(self, s: Farm, step: str) -> None:
        super()._step(s, step)
        if step == "limit" and s.pending:
            s.pending[-1] = Decision("limit", s.pending[-1].seats, ("discard",), (2,))


class Shuffling(Controller):
    """To look at the game changes it."""

    def view(self, s: Farm, seat: int | None) -> View:
        s.row.reverse()
        return super().view(s, seat)


class ChangingCheck(Look):
    def check(self, s: Farm, a: Action) -> Refusal | None:
        s.bank += 1
        s.purses[a.seat] -= 1
        return super().check(s, a)


class MutatingQuery(Controller):
    """To ask changes the game."""

    kinds = kinds(ChangingCheck)


class SharingFarm(Farm):
    __slots__ = ()

    def clone(self) -> Farm:
        new = super().clone()
        new.hands = self.hands
        return new


class ShallowClone(Controller):
    """Copies share their hands."""

    state_class = SharingFarm


class ForgetfulFarm(Farm):
    __slots__ = ()

    def clone(self) -> Farm:
        new = super().clone()
        new.price = self.price + 1
        return new


class ForgetfulClone(Controller):
    """A copy differs."""

    state_class = ForgetfulFarm


class LeakyBuy(Buy):
    def pay(self, s: Farm, seat: int) -> None:
        s.purses[seat] -= s.price


class LedgerLeak(Controller):
    """Coins that are paid vanish."""

    kinds = kinds(LeakyBuy)


class DoublingDiscard(Discard):
    def apply(self, s: Farm, a: Action, out: Any) -> None:
        super().apply(s, a, out)
        s.row.append(a.args[0][0])


class CardTwice(Controller):
    """A card lies in two places."""

    kinds = kinds(DoublingDiscard)


class WrongSum(Controller):
    """The sheet does not add up."""

    def _sheet(self, seat: int, items: tuple[Item, ...]) -> Score:
        return Score(seat, sum(item.amount for item in items) + (seat == 1), items)


class GenerousSplit(Split):
    def options(self, s: Farm, d: Decision, seat: int) -> list[Action]:
        return [Action("split", seat, (amount,)) for amount in range(7)]


class IllegalOption(Controller):
    """A kind that calls itself exact lists what is refused."""

    kinds = kinds(GenerousSplit)


class StingySplit(Split):
    def options(self, s: Farm, d: Decision, seat: int) -> list[Action]:
        return super().options(s, d, seat)[:2]


class OptionForgotten(Controller):
    """A legal action is not listed."""

    kinds = kinds(StingySplit)


class OpenPass(Pass):
    def tell(self, seat: int, card: str, out: Any) -> None:
        out.event("drew", seat=seat)


class RevealWithoutMark(Controller):
    """A card is drawn, and nothing says that somebody has learnt something."""

    kinds = kinds(OpenPass)


class UnstableBuy(Buy):
    turn = itertools.count()

    def options(self, s: Farm, d: Decision, seat: int) -> list[Action]:
        found = super().options(s, d, seat)
        return found[::-1] if next(self.turn) % 2 else found


class UnstableList(Controller):
    """The same question is answered in another order."""

    kinds = kinds(UnstableBuy)


class TwiceListed(Roll):
    def options(self, s: Farm, d: Decision, seat: int) -> list[Action]:
        return super().options(s, d, seat) * 2


class ListedTwice(Controller):
    """An action is listed twice."""

    kinds = kinds(TwiceListed)


class NoOrder(Order):
    def options(self, s: Farm, d: Decision, seat: int) -> list[Action]:
        return []


class DeadEnd(Controller):
    """Somebody is asked and can answer nothing."""

    kinds = kinds(NoOrder)


class Clairvoyant(Look):
    exact = False

    def check(self, s: Farm, a: Action) -> Refusal | None:
        if a.args[0] == "yes" and s.deck and s.deck[-1] in CARDS[::2]:
            return Refusal("no_luck")
        return super().check(s, a)


class LegalityOfTheUnseen(Controller):
    """What one may do depends on what one does not see."""

    kinds = kinds(Clairvoyant)


class FreeForAll(Controller):
    """Nobody asks whose turn it is."""

    def check(self, s: Farm, a: Action) -> Refusal | None:
        if (
            s.pending
            and a.kind in self.kinds
            and a.kind in s.pending[-1].kinds
            and self.kinds[a.kind].well_formed(a.args)
        ):
            return self.kinds[a.kind].check(s, a) if 0 <= a.seat < len(s.hands) else Refusal("not_your_turn")
        return super().check(s, a)


class Everybody(Controller):
    """A seat that is not asked has legal actions."""

    def legal(self, s: Farm, seat: int) -> list[Action]:
        found = super().legal(s, seat)
        return found or ([Action("pass", seat)] if s.pending else [])


class SilentLook(Look):
    def check(self, s: Farm, a: Action) -> Refusal | None:
        return Refusal("") if a.args[0] == "yes" and len(s.deck) < 2 else None


class Careless(Controller):
    """Arguments are not looked at, and a refusal has no reason."""

    def malformed(self, s: Farm, a: Action) -> Refusal:
        return Refusal("")


class FloatRoll(Roll):
    fields = ()

    def options(self, s: Farm, d: Decision, seat: int) -> list[Action]:
        return [Action("roll", seat, (0.5,))]

    def well_formed(self, args: tuple[Any, ...]) -> bool:
        return True


class Unwritable(Controller):
    """An action that no save can hold."""

    kinds = kinds(FloatRoll)


class BrokenTithe(Tithe):
    def apply(self, s: Farm, a: Action, out: Any) -> None:
        super().apply(s, a, out)
        if s.round == 3:
            raise ZeroDivisionError


class RuleBreaks(Controller):
    """A rule raises an error."""

    kinds = kinds(BrokenTithe)


class LuckySplit(Split):
    luck = itertools.count()

    def apply(self, s: Farm, a: Action, out: Any) -> None:
        super().apply(s, a, out)
        s.price = 1 + next(self.luck) % 2


class OtherWorldly(Controller):
    """What happens depends on something outside of the game."""

    kinds = kinds(LuckySplit)


class ForeignParts(Controller):
    """Worlds are dealt with what is no card."""

    def determinise(self, view: View, rng: Any) -> Farm:
        world = super().determinise(view, rng)
        world.deck = ["pebble" for _ in world.deck]
        return world


class EarlyResult(Controller):
    """There is a result before the end."""

    def result(self, s: Farm) -> Result | None:
        kept, s.pending = s.pending, []
        try:
            return super().result(s)
        finally:
            s.pending = kept


class NoResult(Controller):
    """The game ends without a result."""

    def result(self, s: Farm) -> Result | None:
        return None


class UnsafeFarm(Farm):
    __slots__ = ()

    @classmethod
    def restore(cls, data: dict[str, Any]) -> Any:
        return super().restore(data | {"owned": [[] for _ in data["owned"]]})


class LossyRestore(Controller):
    """A state does not survive being written down."""

    state_class = UnsafeFarm


CASES: list[tuple[type[Controller], str]] = [
    (MaskDropped, "does not survive being dealt anew"),
    (DeckSeen, "does not survive being dealt anew"),
    (CheckDropped, "is legal and not listed"),
    (DiscardOfOthers, "is legal and not listed"),
    (UnsortedDiscard, "rules: options of discard: "),
    (Shuffling, "does not survive being dealt anew"),
    (MutatingQuery, "a clone differs"),
    (ShallowClone, "not independent"),
    (ForgetfulClone, "does not survive being dealt anew"),
    (LedgerLeak, "appeared or vanished"),
    (CardTwice, "appeared or vanished"),
    (WrongSum, "do not add up"),
    (IllegalOption, "is listed and refused: too_much"),
    (OptionForgotten, "is legal and not listed"),
    (RevealWithoutMark, "without a mark"),
    (UnstableList, "not stable"),
    (ListedTwice, "listed twice"),
    (DeadEnd, "nobody can answer order"),
    (LegalityOfTheUnseen, "depends on what it does not see"),
    (FreeForAll, "is accepted"),
    (Everybody, "is not asked and has legal actions"),
    (Careless, "refused without a reason"),
    (Unwritable, "a rule breaks when it is asked"),
    (RuleBreaks, "ZeroDivisionError"),
    (OtherWorldly, ""),
    (ForeignParts, "a field of parts may want `among`"),
    (EarlyResult, "a result although the game goes on"),
    (NoResult, "over without a result"),
    (LossyRestore, "does not survive being written down"),
]


def first_fault(title: Title) -> Fault | None:
    """What a few walks find."""
    for seed in SEEDS:
        try:
            walk(title, 3, {}, seed, sample=1.0)
        except Fault as fault:
            return fault
    return None


@pytest.mark.parametrize(("made", "sentence"), CASES, ids=lambda case: getattr(case, "__name__", ""))
def test_a_broken_promise_is_noticed(made: type[Controller], sentence: str) -> None:
    fault = first_fault(bent(made))
    assert sentence in str(fault)
    record = fault.record
    assert record.title == "toy"
    if made is not Unwritable:
        written = write_record(record)
        assert write_record(read_record(written)) == written, "what is handed over can be written down"


def test_a_game_without_end_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.engine.walk.MOST_PLIES", 200)
    monkeypatch.setattr("tests.toy.rules.SEASONS", 10**6)
    with pytest.raises(Fault, match="does not end"):
        walk(TITLE, 2, {"dice": "one"}, 1, sample=0)


def test_a_fault_comes_with_a_record_that_leads_there() -> None:
    title = bent(RuleBreaks)
    with pytest.raises(Fault) as caught:
        walk(title, 2, {}, 3)
    session = replay_record(caught.value.record, {"toy": title})
    assert session.at(len(session.plies)).round == 3


def test_the_file_in_which_options_stand_is_named() -> None:
    assert _file_of(Discard.options, TITLE.folder) == "rules/actions.py"
    assert _file_of(BackwardDiscard.options, TITLE.folder) == "rules", "it stands elsewhere"
