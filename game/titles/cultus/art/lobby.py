"""Before the game: the cards of the six rivals, the difficulties, the summary, and the cards to choose from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.engine import Action, View
from game.presentation import DisplayList
from game.titles.cultus.art import inks
from game.titles.cultus.art.inks import SHEETS
from game.titles.cultus.art.own import effects, plan_facts
from game.titles.cultus.art.rival import facts_of
from game.titles.cultus.rules import components as box

THREATS = 3


def invitation() -> DisplayList:
    """What the game is, for the first evening. 204 x 232."""
    return SHEETS.draw("invitation")


def seat_card(color: str) -> DisplayList:
    """The pawn and a monument of a colour before the town at night. 276 x 170."""
    bright, deep, _ = inks.SEAT[color]
    return SHEETS.draw("sitter", color=color, bright=bright, deep=deep)


def option(which: str, value: str) -> DisplayList | None:
    """The card of a rival, the tile of a difficulty or colour; None for plain switches."""
    if which == "enemy":
        return enemy_card(value)
    if which == "difficulty":
        return SHEETS.draw("difficulty", difficulty=value, vp=box.DIFFICULTIES[value])
    return SHEETS.draw("color", color=value) if which == "color" else None


def _flames(enemy: str) -> list[dict[str, Any]]:
    return [{"flame": "fire" if i < box.ENEMIES[enemy].threat else "fire_off"} for i in range(THREATS)]


def enemy_card(enemy: str) -> DisplayList:
    """A rival with portrait, threat, what the effect pays, and the track. 192 x 404."""
    sheet = SHEETS.draw("enemy_card", facts_of(enemy), flames=_flames(enemy))
    last = box.ENEMIES[enemy].track_last
    pitch = min(28.0, 168 / (last + 1))
    spaces = [{"space": n, _space(n, last): True} for n in range(last + 1)]
    half = (pitch - 2.5) / 2
    places = {"pitch": pitch, "wide": pitch - 2.5, "fire": half - 7, "cube": half - 8.5}
    SHEETS.add(sheet, "enemy_track", {"spaces": spaces, **places}, 12, 370)
    return sheet


def _space(space: int, last: int) -> str:
    return "last" if space == last else "between" if space else "first"


def option_summary(options: Mapping[str, str]) -> DisplayList:
    """What the chosen rival does, in words. 424 x 128."""
    enemy = options.get("enemy", "")
    if enemy not in box.ENEMIES:
        return SHEETS.draw("any_summary")
    sheet = SHEETS.draw("summary", facts_of(enemy), flames=_flames(enemy))
    if options.get("exclude_enemy_as_own_character", "false") == "false":
        note = (184, 8, 232, 30)
        sheet.say(note, "cultus-hand-rival-person", size=11.5, colour=inks.WARNING, align="right", leading=1.15)
    return sheet


def choice(v: View, a: Action) -> DisplayList:
    """A card of a prompt: a character or a plan to keep, or any other thing by its name."""
    value = str(a.args[0])
    if value in box.CHARACTERS:
        sheet = character_card(value)
        if v.state.enemy and box.ENEMIES[v.state.enemy].character == value:
            sheet.panel((18, 148, 118, 22), "#7A1626", "#FFB36B", 11, 1.4)
            sheet.say((20, 148, 114, 22), "cultus-hand-same-person", size=12, colour="#FFFFFF", align="center", lines=1)
        return sheet
    if value in box.PLANS:
        return plan_card(v, value)
    if value in box.ENEMIES:
        return enemy_card(value)
    what = "color" if value in inks.SEAT else "difficulty" if value in box.DIFFICULTIES else "other"
    return SHEETS.draw("choice", {what: True, "thing": value, "vp": box.DIFFICULTIES.get(value)})


def character_card(person: str) -> DisplayList:
    """A character: portrait, who it is, the three effects. 300 x 378."""
    score = box.KINDS[box.CHARACTERS[person].score]
    return SHEETS.draw("character_card", person=person, score=score, effects=effects(person))


def plan_card(v: View, plan: str) -> DisplayList:
    """A plan: both bonuses, and what they would come to on today's map. 300 x 214."""
    return SHEETS.draw("plan_card", plan_facts(v.state, plan))
