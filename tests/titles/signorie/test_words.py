"""The table in words: every line, question and deed of whole games can be said in both languages."""

from __future__ import annotations

import random
from typing import Any

from game.engine import Action, Seat, Session
from game.text.catalog import Texts
from game.text.speech import worded
from game.titles.signorie import TITLE, words
from game.titles.signorie.rules import CONTROLLER
from game.titles.signorie.rules.actions import KINDS
from game.titles.signorie.rules.actions.base import Never
from game.titles.signorie.rules.components import CITIES, HELPERS, REWARDS
from game.titles.signorie.rules.decisions import MARRIAGE, MISSION

from .positions import RED, Table, table

NAMES = ["Aki", "Ben", "Chie", "Dan"]


class Speaker:
    """Says messages of the title and notices what cannot be said."""

    def __init__(self, language: str) -> None:
        self.texts = Texts(language)
        self.texts.read(TITLE)

    def __call__(self, message: str, /, **params: Any) -> str:
        """The sentence."""
        assert self.texts.has(message), message
        said = self.texts.say(message, worded(self.texts, "signorie", params, NAMES))
        assert message not in self.texts.missing, (message, params)
        assert not set("{}⟦⟧_") & set(said), said
        return said


SPEAKERS = [Speaker("ja"), Speaker("en")]


def deed(t: Table, kind: str, *args: Any) -> list[str]:
    """The sentence of a deed, in both languages."""
    view = CONTROLLER.view(t.s, RED)
    action = Action(kind, RED, args)
    fields = {field.name: value for field, value in zip(CONTROLLER.kinds[kind].fields, args)}
    facts = [{**fields, **words.arguments(view, action, say)} for say in SPEAKERS]
    return [say(f"signorie-say-{kind}".replace("_", "-"), **known) for say, known in zip(SPEAKERS, facts)]


def test_everything_on_the_way_can_be_said() -> None:
    rng = random.Random(1)
    said: set[str] = set()
    for seed, options in ((3, {}), (4, {"secret_letters": "true", "open_gates": "true"})):
        session = Session(TITLE, [Seat(name) for name in NAMES[: 2 + seed % 3]], options, seed)
        while session.pending is not None:
            seat = session.pending.seats[0]
            view = session.view(seat)
            legal = session.legal(seat)
            for say in SPEAKERS:
                assert list(words.ask(view, say))
                if len(session.plies) % 37 == 0:
                    assert len(list(words.table(view, say))) > 30
                for action in rng.sample(legal, min(3, len(legal))):
                    fields = session.rules.kinds[action.kind].fields
                    known = {field.name: value for field, value in zip(fields, action.args)}
                    known |= words.arguments(view, action, say)
                    say(f"signorie-say-{action.kind}".replace("_", "-"), **known)
                    said.add(action.kind)
            session.propose(rng.choice(legal))
    deeds = {name for name, kind in KINDS.items() if not isinstance(kind, Never)}
    seldom = {"cancel_die", "extra_take_die", "place_free_helper", "use_assignment", "buy_vp", "skip_buy"}
    assert deeds - said <= seldom


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
