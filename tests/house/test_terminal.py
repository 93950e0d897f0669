"""A title without words of its own is told in the terminal by where its pieces lie and by the fields of its actions."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any

import pytest

from game.engine import Action, Catalogue, Seat, Session
from game.presentation import Spot
from game.terminal.sitting import play
from game.terminal.voice import Voice
from game.text.catalog import Texts


@pytest.fixture
def voice(titles: Catalogue, monkeypatch: pytest.MonkeyPatch) -> Callable[..., tuple[Voice, Session]]:
    """Speaks for a session of the toy whose pieces lie somewhere."""

    def placement(v: Any) -> dict[str, Spot]:
        s = v.state
        spots = {card: Spot("row", n, f"card:{card}") for n, card in enumerate(s.row)}
        for seat, hand in enumerate(s.hands):
            for n, card in enumerate(hand):
                piece = card if card != "?" else f"hidden/{seat}/{n}"
                spots[piece] = Spot(f"hand/{seat}", n, "back" if card == "?" else f"card:{card}")
        spots["token/0"] = Spot("corner", 0, "token:purse", badge=str(s.purses[0]))
        return spots

    def make(language: str = "en") -> tuple[Voice, Session]:
        title = titles["toy"]
        monkeypatch.setattr(title.part("table.placement").Placement, "placement", lambda own, v: placement(v))
        session = Session(title, [Seat("Aya"), Seat("", "bot:random")], {}, 3)
        return Voice(session, Texts(language)), session

    return make


def test_the_table_follows_from_where_things_lie(voice: Callable[..., tuple[Voice, Session]]) -> None:
    told, session = voice()
    lines = told.table(session.view(0))
    state = session.at(0)
    assert f"row: {', '.join(f'Field {int(card[1:])}' for card in state.row)}" in lines
    assert "corner: Purse 1" in lines, "a piece is called by what it shows, and wears its badge"
    assert any(line.startswith("hand 0: Field ") for line in lines)
    assert "hand 1: 3 × back" in lines, "what is hidden is counted, not told"
    assert not any(
        f"Field {int(card[1:])}" in line.split(": ")[1].split(", ") for card in state.hands[1] for line in lines
    )
    assert told.look(session.view(0), "purse") == ["corner: Purse 1"]
    assert told.look(session.view(0), "nothing") == []
    assert told.texts.missing == set()


@pytest.mark.parametrize(
    ("message", "said"),
    [
        ("duel-say-show = Show { $hand }.", "Show paper."),
        ("duel-action-show = Show { $hand }", "Show paper"),
        ("duel-action-show = Show it", "Show it: paper"),
        ("duel-other = x", "show paper"),
    ],
)
def test_a_deed_has_its_arguments_by_the_names_of_its_fields(
    titles: Catalogue, tmp_path: Any, message: str, said: str
) -> None:
    (tmp_path / "own").mkdir()
    (tmp_path / "own" / "en.ftl").write_text(message + "\n", "utf-8")
    texts = Texts("en")
    texts.load(tmp_path / "own")
    session = Session(titles["duel"], [Seat(), Seat()], {}, 1)
    told = Voice(session, texts)
    assert told.deed(session.view(0), Action("show", 0, ("paper",))) == said
    assert told.table(session.view(0)) == ["shown: ,"], "without a table its fields are told"
    assert texts.missing == set()


@pytest.mark.parametrize("language", ["ja", "en"])
def test_a_draw_is_told(titles: Catalogue, language: str) -> None:
    texts = Texts(language)
    drawn = False
    for seed in range(12):
        out = io.StringIO()
        seats = [Seat("Aya"), Seat("", "bot:random")]
        assert play(titles["duel"], seats, {}, seed, texts, io.StringIO("1\n"), out) == 0
        drawn = drawn or texts("terminal-drawn", who="Aya") in out.getvalue()
    assert drawn
    assert texts.missing == set()
