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
        spots["purse"] = Spot("purse", 0, "blue", badge=str(s.purses[0]))
        return spots

    def make(language: str = "en", placed: bool = True) -> tuple[Voice, Session]:
        title = titles["toy"]
        if placed:
            monkeypatch.setattr(title.part("presentation"), "placement", placement, raising=False)
        session = Session(title, [Seat("Aya"), Seat("", "bot:random")], {}, 3)
        return Voice(session, Texts(language)), session

    return make


def test_the_table_follows_from_where_things_lie(voice: Callable[..., tuple[Voice, Session]]) -> None:
    told, session = voice()
    lines = told.table(session.view(0))
    state = session.at(0)
    assert f"row: {', '.join(f'card {card}' for card in state.row)}" in lines
    assert "purse: Blue 1" in lines, "a piece is called by its name, and wears its badge"
    assert any(line.startswith("hand 0: card ") for line in lines)
    assert "hand 1: 3 × back" in lines, "what is hidden is counted, not told"
    assert all(card not in " ".join(lines) for card in state.hands[1])
    assert told.look(session.view(0), "purse") == ["purse: Blue 1"]
    assert told.look(session.view(0), "nothing") == []
    assert told.texts.missing == set()


def test_without_a_table_the_fields_are_told(voice: Callable[..., tuple[Voice, Session]]) -> None:
    told, session = voice(placed=False)
    lines = told.table(session.view(0))
    assert "bank: 88" in lines
    assert told.look(session.view(0), "bank") == ["bank: 88"]


@pytest.mark.parametrize(
    ("message", "said"),
    [
        ("toy-say-buy = Buy { $card } for { $hand }.", "Buy k01 for k02."),
        ("toy-action-buy = Buy { $card }", "Buy k01: k02"),
        ("toy-action-buy = Buy a card", "Buy a card: k01, k02"),
        ("toy-other = x", "buy k01 k02"),
    ],
)
def test_a_deed_has_its_arguments_by_the_names_of_its_fields(
    voice: Callable[..., tuple[Voice, Session]], tmp_path: Any, message: str, said: str
) -> None:
    told, session = voice()
    (tmp_path / "own").mkdir()
    (tmp_path / "own" / "en.ftl").write_text(message + "\n", "utf-8")
    told.texts.load(tmp_path / "own")
    assert told.deed(session.view(0), Action("buy", 0, ("k01", "k02"))) == said
    assert told.texts.missing == set()


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
