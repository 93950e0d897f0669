"""The table in words: every line, question and deed of whole games can be said in both languages."""

from __future__ import annotations

from typing import Any

from game.engine import Action
from game.titles.signorie import TITLE, words
from game.titles.signorie.rules import CONTROLLER
from game.titles.signorie.rules.components import CITIES, HELPERS, REWARDS
from game.titles.signorie.rules.decisions import MARRIAGE, MISSION

from ..catalogues import LANGUAGES, Teller
from .positions import RED, Table, table

NAMES = ["Aki", "Ben", "Chie", "Dan"]


SPEAKERS = [Teller(TITLE, language) for language in LANGUAGES]


def deed(t: Table, kind: str, *args: Any) -> list[str]:
    """The sentence of a deed, in both languages."""
    view = CONTROLLER.view(t.s, RED)
    action = Action(kind, RED, args)
    fields = {field.name: value for field, value in zip(CONTROLLER.kinds[kind].fields, args)}
    facts = [{**fields, **words.arguments(view, action, say)} for say in SPEAKERS]
    return [say(f"signorie-say-{kind}".replace("_", "-"), **known) for say, known in zip(SPEAKERS, facts)]


def test_deeds_name_what_they_cost_and_bring() -> None:
    t = table().turn(RED).florins(RED, 5).pool(light_blue=(2,)).dice(RED, gray=4)
    assert deed(t, "take_die", "light_blue", 2) == [
        "水色の2を取る（3フロリン、合計6／13）",
        "Take the light blue 2 for 3 (sum 6 of 13)",
    ]
    t.ask(MISSION[RED][0]).sons(RED, "military", 7).tile("roma", "mission", "al_medici_2")
    assert deed(t, "send_mission", "military", 7, "roma")[0] == (
        "軍人のスロット7の男性をローマへ送る（+9点、タイル：メディチ家）"
    )
    t.tile("roma", "mission", "al_este_2")
    assert deed(t, "send_mission", "military", 7, "roma")[1].endswith("(+9 VP, tile: none)")
    t.ask(MARRIAGE[RED][1])
    assert deed(t, "arrange_marriage", "roma", 3)[1] == (
        "Marry a daughter to Roma, dowry 3 (+6 VP, tile: one face down)"
    )


def test_a_row_tells_what_it_lacks() -> None:
    t = table().row(RED, "row_marriage", "al_este_5", "al_borgia_2")
    lines = list(words.player(t.s, RED, SPEAKERS[1]))
    assert any("1 short of three, so 0 VP" in line for line in lines)
    t.row(RED, "row_marriage", "al_este_5", "al_borgia_2", down=1)
    assert any("8 VP" in line and "face down 1" in line for line in words.player(t.s, RED, SPEAKERS[1]))


def test_looking_at_one_thing() -> None:
    view = CONTROLLER.view(table().s, 0)
    tokens = (*CITIES, *REWARDS, *(slot.id for slot in HELPERS), "as_florins", "dice", "cities", "tracks", "rewards")
    for say in SPEAKERS:
        for token in tokens:
            assert list(words.look(view, token, say)), token
        assert list(words.look(view, "castle", say)) == []
    assert words.value("12") == 12
    assert words.value("roma") is None
