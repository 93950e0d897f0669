"""The solo enemy (section 6.8): it discards, walks its track, and strikes on the last space."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from game.engine import Effects
from game.titles.cultus.rules import decisions, told
from game.titles.cultus.rules.actions.foes import annette_steps, pushes
from game.titles.cultus.rules.board import AWAY, BIT, NEXT_TO
from game.titles.cultus.rules.components import ENEMIES, INCOME, KINDS, NO_CARD, PLAZA
from game.titles.cultus.rules.economy import close, enemy_earns, lose_vp
from game.titles.cultus.rules.scoring import on_center
from game.titles.cultus.rules.state import EFFECTS_DONE, ENEMY_LOSSES, PLAZA_IS_ICON, SHORTAGE_ALWAYS, CultusState

PLAYER: Final = 0


def act(s: CultusState, out: Effects) -> None:
    """Discard from the leftmost pile, advance the cube; on the last space the effect follows."""
    s.phase = "enemy"
    if s.open_mask:
        slot = (s.open_mask & -s.open_mask).bit_length()
        pile = s.piles[slot - 1]
        card = pile[-1]
        pile = s.piles[slot - 1] = pile[:-1]
        s.discard += (card,)
        if out.heard:
            out.told.append((told.enemy_discarded, s.enemy, card, slot, len(pile), len(s.discard)))
        if not pile:
            close(s, slot, out)
    last = s.last_space()
    s.enemy_track += 1
    if out.heard:
        out.told.append((told.enemy_advanced, s.enemy, s.enemy_track, last))
    s.phase = "enemy_demand" if s.enemy_track == last else "end"


def phases_to_effect(s: CultusState) -> int:
    """After how many more enemy phases the enemy's effect strikes; before its cube lies there, as from the first space."""
    return s.last_space() - max(0, s.enemy_track)


def demand(s: CultusState, out: Effects) -> None:
    """What the effect does to the player, and what it asks of the player."""
    s.phase = "enemy_effect"
    if out.heard:
        out.told.append((told.enemy_strikes, s.enemy))
    FOES[s.enemy].demand(s, out)


def strike(s: CultusState, out: Effects) -> None:
    """The enemy's points, with their calculation; the cube goes back to 0."""
    enemy = s.enemy
    facts = FOES[enemy].calculation(s)
    points = facts["count"] * ENEMIES[enemy].factor
    enemy_earns(s, points, EFFECTS_DONE)
    s.enemy_effects += ((s.turn, points),)
    event = facts.pop("event", enemy.replace("enemy", "effect"))
    out.event(event, enemy=enemy, factor=ENEMIES[enemy].factor, vp=points, total=s.enemy_vp, **facts)
    out.event("enemy_returned", enemy=enemy, origin=s.enemy_track, space=0)
    s.enemy_track = 0
    s.phase = "end"


# --- what each of them does to the player ----------------------------------------------------------


def _draws(s: CultusState, out: Effects) -> None:
    """Baltasar: the player draws a card for each cube in stock, one by one, while piles have cards."""
    if s.stock[PLAYER] and s.open_mask:
        s.pending.append(decisions.baltasar(s.stock[PLAYER]))


def _empties_cost(s: CultusState, out: Effects) -> None:
    """Eleonora: the gold on the cost track is gone."""
    gold = s.cost[PLAYER]
    if gold > 0:
        s.cost[PLAYER] = 0
        out.event("cost_emptied", seat=PLAYER, enemy=s.enemy, gold=gold)


def _pushes(s: CultusState, out: Effects) -> None:
    """Ruben: the player moves an own monument outwards, if any can go."""
    if pushes(s, s.own_monuments(PLAYER), AWAY):
        s.pending.append(decisions.RUBEN)


def _empties_character(s: CultusState, out: Effects) -> None:
    """Claudia: the character gold is gone; without any the player loses points."""
    gold = s.character_gold[PLAYER]
    if gold:
        s.character_gold[PLAYER] = 0
        out.event("character_emptied", seat=PLAYER, enemy=s.enemy, gold=gold)
    else:
        owed = ENEMIES[s.enemy].vp_lost
        lose_vp(s, PLAYER, owed, ENEMY_LOSSES, out, owes_gold=bool(s.rulings & SHORTAGE_ALWAYS))


def _steps(s: CultusState, out: Effects) -> None:
    """Annette: the player moves each of her monuments towards the centre, one by one, while one can go (R-29)."""
    if annette_steps(s, ()):
        s.pending.append(decisions.annette(()))


# --- what each of them counts ----------------------------------------------------------------------


def _touching(s: CultusState) -> dict[str, Any]:
    """Wilhelm: monuments, of either owner, with a monument on an adjacent square (R-15)."""
    adjacent = s.adjacent()
    return {"count": sum(bool(adjacent[square] & s.monument_bits) for square in s.monuments.values())}


def _different(s: CultusState) -> dict[str, Any]:
    """Ruben: the different icons next to each of his monuments, added up."""
    each = [_icons(s, s.monuments[monument]) for monument in s.enemy_monuments()]
    return {"count": sum(each), "each": tuple(each)}


def _icons(s: CultusState, square: int) -> int:
    countable = s.countable()
    kinds = {s.cells[other] for other in NEXT_TO[square] if countable & BIT[other]}
    return len(kinds - ({NO_CARD} if s.rulings & PLAZA_IS_ICON else {NO_CARD, PLAZA}))


def _leftmost(s: CultusState) -> dict[str, Any]:
    """Claudia: squares with either icon of the leftmost open income card; nothing if all are closed."""
    if not s.open_mask:
        return {"count": 0, "event": "effect_claudia_closed"}
    card = s.income[(s.open_mask & -s.open_mask).bit_length() - 1]
    a, b = INCOME[card]
    countable = s.countable()
    count_a, count_b = ((s.shown[kind] & countable).bit_count() for kind in (a, b))
    each = {"icon_a": KINDS[a], "count_a": count_a, "icon_b": KINDS[b], "count_b": count_b}
    return {"count": count_a + count_b, "card": card, **each}


class Foe(NamedTuple):
    """One enemy's effect: points for what ``calculation`` counts, times its factor (``count``, and what else the event
    tells; ``event`` if it is another one than usual), after its ``demand``, which may ask."""

    calculation: Callable[[CultusState], dict[str, Any]]
    demand: Callable[[CultusState, Effects], None] = lambda s, out: None


FOES: Final = {
    "enemy_baltasar": Foe(lambda s: {"count": len(s.discard)}, _draws),
    "enemy_wilhelm": Foe(_touching),
    "enemy_eleonora": Foe(lambda s: {"count": s.stock[PLAYER]}, _empties_cost),
    "enemy_ruben": Foe(_different, _pushes),
    "enemy_claudia": Foe(_leftmost, _empties_character),
    "enemy_annette": Foe(lambda s: {"count": on_center(s, s.enemy_monuments())}, _steps),
}
assert set(FOES) == set(ENEMIES)
