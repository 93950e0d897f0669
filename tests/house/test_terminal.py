"""A title without words of its own is told in the terminal by where its pieces lie and by the fields of its actions."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any

import pytest

from game.engine import Action, Catalogue, Seat, Session
from game.presentation import Spot
from game.terminal.choices import PAGE, Choices
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
    assert any(line.startswith("hand 1: Field ") for line in lines), "people count from 1"
    assert "hand 2: 3 × face down" in lines, "what is hidden is counted, not told"
    assert not any(
        f"Field {int(card[1:])}" in line.split(": ")[1].split(", ") for card in state.hands[1] for line in lines
    )
    assert told.look(session.view(0), "purse") == ["corner: Purse 1"]
    assert told.look(session.view(0), "nothing") == []
    assert told.texts.missing == set()


FACES = {
    "deck:12": ("12 × face down", "12 × 裏向き"),
    "back:small": ("face down", "裏向き"),
    "die:4": ("die showing 4", "サイコロの4"),
    "token:#B8862B:7": ("7", "7"),
    "token:blue": ("Blue", "青"),
    "card:k07:small": ("Field 7", "畑7"),
    "card:unheard:small": ("card unheard", "card unheard"),
}


@pytest.mark.parametrize("face", FACES)
def test_a_face_is_told_in_the_language_of_the_player_without_size_and_colour(
    voice: Callable[..., tuple[Voice, Session]], monkeypatch: pytest.MonkeyPatch, face: str
) -> None:
    """Also where the piece itself has a name, as a pile may."""
    for language, said in zip(("en", "ja"), FACES[face]):
        told, session = voice(language)
        lying = {"purse" if face.startswith("deck") else "thing": Spot("corner", 0, face)}
        part = session.title.part("table.placement").Placement
        monkeypatch.setattr(part, "placement", lambda own, v, lying=lying: lying)
        assert told.table(session.view(0)) == [told.texts("terminal-place", place="corner", things=said)]
        assert told.texts.missing == set()


SLOTS = {
    ("row/0", "row/1"): ["row 1", "row 2"],
    ("hand", "hand/1"): ["hand", "hand 2"],
    ("theirs/1", "theirs/2"): ["theirs 1", "theirs 2"],
    ("row/a", "row/b"): ["row a", "row b"],
    ("ground/0", "ground/1"): ["Ground 0", "Ground 1"],
}


@pytest.mark.parametrize("slots", SLOTS)
def test_places_count_from_one_unless_their_number_is_what_one_types(
    voice: Callable[..., tuple[Voice, Session]], monkeypatch: pytest.MonkeyPatch, slots: tuple[str, str]
) -> None:
    """``ground`` is a field of what can be done."""
    told, session = voice()
    lying = {f"k0{n}": Spot(slot, 0, f"card:k0{n}") for n, slot in enumerate(slots, 1)}
    part = session.title.part("table.placement").Placement
    monkeypatch.setattr(part, "placement", lambda own, v: lying)
    assert told.table(session.view(0)) == [f"{place}: Field {n}" for n, place in enumerate(SLOTS[slots], 1)]


def test_many_ways_are_folded_by_what_things_are_called(voice: Callable[..., tuple[Voice, Session]]) -> None:
    told, session = voice()
    pairs = [("k01", "k02"), ("k03",)]
    legal = [Action("discard", 0, (pair, n)) for pair in pairs for n in range(PAGE)]
    lines = Choices(legal, session.view(0), told).overview()
    assert [line.split(" (")[0] for line in lines] == ["1–20. discard, Field 1, Field 2", "21–40. discard, Field 3"]


@pytest.mark.parametrize("typed", ["bid", "why bid", "bid k01 k02"])
def test_a_kind_without_its_arguments_is_answered_with_what_follows(
    voice: Callable[..., tuple[Voice, Session]], typed: str
) -> None:
    told, session = voice()
    out = io.StringIO()
    play(session.title, session.seats, {}, 3, told.texts, io.StringIO(f"{typed}\n"), out)
    example = told.typed(session.legal(0)[0])
    assert out.getvalue().splitlines()[-1] == f"It is typed like this: bid <card>, for example: {example}"
    assert told.spelt("buy") == "buy <card> [hand]"


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
