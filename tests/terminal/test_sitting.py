"""Commands at the table, in both languages: playing, asking why, going back, hot seat, bots."""

import io
import re

import pytest

from game.archive import Store
from game.engine import RuleFault, Seat, Session
from game.terminal import play
from game.terminal.lines import Lines
from game.terminal.sitting import Sitting
from game.text.catalog import Texts
from game.titles import catalogue

from ..bots.pebbles import TITLE as PEBBLES
from .scripts import CULTUS, SOLO, played, texts_of

START = ["1", "1", "1", "1"]
"""Character, plan, medal and corner: the first turn begins."""


CARD = re.compile(r"Card (\d+) \(")


def after(lines, text):
    """The lines after the last one that holds the text."""
    at = max(number for number, line in enumerate(lines) if text in line)
    return lines[at + 1 :]


def test_numbers_play_the_listed_actions():
    lines = played([*START, "3", "quit"])
    assert any(line.startswith("3. Draw from pile 3") for line in lines)
    assert any(line.startswith("Split 1 gold") for line in lines)


def test_an_action_may_be_spelt_out():
    by_number = played([*START, "3", "2", "quit"])
    spelt = played([*START, "draw_start 3", "allocate_gold 1 0", "quit"])
    assert by_number == spelt


def test_japanese_words_and_full_width_digits_are_understood():
    lines = played([*START, "３", "卓", "戻す", "記録", "ヘルプ", "終了"], "ja")
    assert "またどうぞ。" in lines
    assert any("手目まで戻しました" in line for line in lines)
    assert not any("というコマンドはありません" in line for line in lines)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_command_is_understood_in_its_own_words_and_told_by_help(language):
    texts = Texts(language)
    lines = played([*START, "help", "quit"], language)
    sitting = Sitting(Session(CULTUS, [Seat()], SOLO, 7), texts, Lines(io.StringIO(), io.StringIO()))
    assert sitting.session.plies == []
    from game.terminal.orders import COMMANDS, understood
    from game.terminal.voice import HERE

    texts.load(HERE / "text")
    for command in COMMANDS:
        for word in texts(f"terminal-command-{command}").split():
            assert understood(texts, f"{word.upper()}  3", {}) == (command, "3")
            assert any(word in line for line in lines)


@pytest.mark.parametrize(("language", "word"), [("en", "medal"), ("ja", "メダル")])
def test_the_rules_can_be_read_at_the_table(language, word):
    lines = played([*START, "rules", "quit"], language)
    assert sum("6.4-place" in line for line in lines) == 1
    section = played([*START, "rules 6.4-place", "quit"], language)
    assert len(section) > 3
    assert not any("**" in line or "[" in line for line in after(section, "6.4-place"))
    assert any(line.strip().startswith("6.6") for line in played([*START, f"rules {word}", "quit"], language))
    assert any("zzz" in line for line in played([*START, "rules zzz", "quit"], language))


def test_nonsense_is_not_understood_and_changes_nothing():
    lines = played([*START, "dance", "99", "0", "why", "why dance", "list 99", "list dance", "quit"])
    told = after(lines, "6. Draw from pile 6")
    assert told == [
        "“dance” is no command. Type help to see what can be typed.",
        "There is no number 99 in the list.",
        "There is no number 0 in the list.",
        "Type why and a number of the list, or why and an action, such as: why draw_start",
        "Type why and a number of the list, or why and an action, such as: why draw_start",
        "There is no number 99 in the list.",
        "Nothing called “dance” can be done now.",
        "Goodbye.",
    ]


@pytest.mark.parametrize(
    ("typed", "rule"),
    [
        ("place_construction c01 b1 180", "6.4-place"),
        ("place_construction {held} h8 0", "6.4-place"),
        ("place_construction {held} a1 0", "6.4-place"),
        ("place_construction {held} b1 90", "6.4-place"),
        ("move_pawn b2", "6.4-move"),
        ("move_pawn b1,c1", "6.5"),
        ("build_monument mon_unity", "6.4-build"),
        ("use_character 3 b3", "6.4-character"),
        ("end_actions", "5.3"),
        ("draw_start 1", "5.3"),
    ],
)
def test_why_tells_the_reason_and_the_rule_and_so_does_trying(typed, rule):
    session = Session(CULTUS, [Seat()], SOLO, 7)
    held = session.at(0).hands[0][0] if session.at(0).hands[0] else "c02"
    typed = typed.format(held=held)
    begin = [*START, "1", "2"]
    why = played([*begin, f"why {typed}", "quit"])[-2]
    tried = played([*begin, typed, "quit"])[-2]
    assert why == tried
    assert why.endswith(f"(rules {rule})")


def test_a_refused_action_leaves_everything_as_it_was():
    wrong = ["place_construction c01 b1 180", "move_pawn h8", "build_monument mon_unity", "1 2", "use_character 10"]
    lines = played([*START, "1", "2", *wrong, "log 99", "quit"])
    log = after(lines, "(rules")
    assert log == played([*START, "1", "2", "log 99", "quit"])[-len(log) :]
    assert len(log) > 10


def test_why_of_a_legal_action_says_so():
    lines = played([*START, "why 2", "quit"])
    assert any(line.startswith("You may do this: Draw from pile 2") for line in lines)


def test_a_caution_is_told_where_there_is_one():
    turn = ["1", "1", *["draw_card 2"] * 3]
    options = {**SOLO, "enemy": "enemy_wilhelm"}
    lines = played([*START, *turn, "why 1", "1", "1", *turn[:-1], "draw_card 3", "why 1", "quit"], options=options)
    assert sum(line.startswith("You may do this: End the actions.") for line in lines) == 2
    told = [line for line in lines if line.startswith("Mind: ")]
    assert len(told) == 2
    assert all("hand will exceed 5 cards" in line for line in told)


def test_undo_and_redo_go_back_and_forth():
    once = played([*START, "2", "quit"])
    back = played([*START, "2", "undo", "redo", "quit"])
    assert "Taken back to move 4." in back
    assert "Done again up to move 5." in back
    assert back[-4:] == once[-4:]
    undone = played([*START, "2", "undo", "undo", "3", "quit"])
    assert undone.count("Choose the corner where your pawn starts.") == 2


def test_undo_with_nothing_done_is_refused():
    lines = played(["undo", "redo", "quit"])
    assert lines[-1] == "Goodbye."
    assert not any("Taken back" in line for line in lines)


def test_a_hint_names_a_number_of_the_list_and_marks_the_session():
    out = io.StringIO()
    texts = Texts("en")
    session = Session(CULTUS, [Seat()], SOLO, 7)
    code = play(CULTUS, [Seat()], SOLO, 7, texts, io.StringIO("hint\n"), out)
    assert code == 0
    hint = next(line for line in out.getvalue().splitlines() if line.startswith("Hint: "))
    number, deed = re.fullmatch(r"Hint: (\d+)\. (.*)", hint).groups()
    assert f"{number}. {deed}" in out.getvalue().splitlines()
    sitting = Sitting(session, texts, Lines(io.StringIO("hint\n"), io.StringIO()))
    sitting.run()
    assert "assisted" in session.flags


def test_many_actions_are_folded_and_their_numbers_stay():
    begin = [*START, "1", "2"]
    lines = played([*begin, "list", *["more"] * 6, "quit"])
    folded = [line for line in lines if "to see them: list" in line]
    assert folded
    first, last = map(int, re.match(r"(\d+)–(\d+)\. ", folded[0]).groups())
    listed = played([*begin, f"list {first}", "quit"])[-1 - (last - first + 1) : -1]
    assert [int(line.split(".")[0]) for line in listed] == list(range(first, last + 1))
    everything = [line for line in lines if line in listed]
    assert set(everything) == set(listed)
    assert "There is no more." in lines


def test_the_table_is_told_whole():
    lines = played([*START, "table", "quit"])
    told = after(lines[:-1], "1. Draw from pile 1")
    text = "\n".join(told)
    rows = [line for line in told if re.match(r"[1-8]  ", line)]
    assert len(rows) == 8
    assert "@" in rows[0]
    assert text.count("*") == 4 + 1
    for piece in ("Pawn of Player 1: a1", "Monument 4 of", "Pile 6: 5 cards", "In hand: Card ", "30 cards left"):
        assert piece in text


def test_a_square_or_a_card_can_be_looked_at_alone():
    lines = played([*START, "table a1", "look D4", "table c07", "table mon_unity", "table xyz", "quit"])
    told = after(lines, "6. Draw from pile 6")
    assert told[0].startswith("a1: ")
    assert [line for line in told if line.startswith("Pawn of Player 1: a1")]
    assert len([line for line in told if line.startswith("Next to it ")]) == 2 + 4
    assert [line for line in told if line.startswith("Monument 1 of ") and ": d4" in line]
    assert "There is nothing called “xyz” here." in told
    assert any(line.endswith("(TH BR / MK MN)") for line in told)


def test_two_people_pass_the_seat_and_never_see_each_other_s_hands():
    session = Session(CULTUS, [Seat(), Seat()], {}, 7)
    hands = session.at(0).hands
    script = ["1"] * 4 + ["1", "2", *["draw_card 1"] * 3, "end_actions", "table", "table"]
    lines = played(script, seats=("human", "human"))
    passes = [number for number, line in enumerate(lines) if line.startswith("Pass the seat: ")]
    assert len(passes) >= 4
    seen = [set(), set()]
    for begin, end in zip(passes, [*passes[1:], len(lines)]):
        part = lines[begin:end]
        mine, other = ("Player 1", "Player 2") if "Player 1" in part[0] else ("Player 2", "Player 1")
        assert not any(line.startswith(f"{other} drew Card") for line in part)
        held = {f"c{int(card):02}" for line in part if line.startswith("In hand: ") for card in CARD.findall(line)}
        assert not held & set(hands[mine == "Player 1"])
        seen[mine == "Player 1"] |= held
    assert seen[1] >= set(hands[0][1:])
    assert seen[0]


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("person", [False, True])
def test_where_nothing_can_be_covered_people_are_asked(person, language):
    """Also whoever sits at a terminal and writes into a pipe. Who does not agree leaves without having seen a card."""
    told = texts_of(language)
    for answer in ([], [""], ["no"], ["1"], ["quit"]):
        lines = played(answer, language, ("human", "human"), person=person, agreed=False)
        assert lines[0] == told("terminal-uncovered")
        assert "".join(lines[1:]) in ("", told("terminal-prompt"))
    yes = told("terminal-command-yes").split()[0]
    lines = played([yes, "", "1", "1", "quit"], language, ("human", "human"), person=person, agreed=False)
    assert told("terminal-pass", who="|").split("|")[0] in "\n".join(lines)
    assert not person or told("terminal-ready") in "".join(lines)
    assert "\x1b" not in "".join(lines)
    alone = played(["quit"], language, ("human", "bot:random"), person=person, agreed=False)
    assert told("terminal-uncovered") not in alone


def test_bots_play_their_seats_and_their_deeds_are_told():
    lines = played(["1"] * 30, seats=("human", "bot:greedy"), seed=2)
    assert any(line.startswith("Player 2 laid Card ") for line in lines)
    assert any(line.startswith("Player 2 drew a card from pile") for line in lines)
    assert not any(re.match(r"Player 2 drew Card", line) for line in lines)
    assert any(re.match(r"Player 1 drew Card \d+ \(", line) for line in lines)


def test_a_game_of_bots_alone_is_told_to_its_end():
    lines = played([], seats=("bot:greedy", "bot:random"))
    over = lines.index("The game is over.")
    assert len(lines[:over]) > 50
    assert lines[over + 1].startswith("1. Player 1: ")


def test_a_title_without_words_is_told_by_its_fields():
    lines = played(
        ["table", "take 12", "why take 12", "1", "hint", "quit"], title=PEBBLES, seats=("human", "bot:random"), seed=1
    )
    assert any(line.startswith("row: ") for line in lines)
    assert "turn" in lines
    assert any(re.fullmatch(r"\d\. take \d", line) for line in lines)
    assert any(line.startswith("Player 2: ") for line in lines)
    assert any(re.fullmatch(r"Hint: \d+\. take \d", line) for line in lines)
    hands = next(line for line in lines if line.startswith("hands: "))
    assert hands.endswith("-1,-1")


def test_a_broken_rule_ends_the_game_with_one_line(monkeypatch):
    def broken(*_):
        raise RuntimeError

    monkeypatch.setattr(type(PEBBLES.controller().kinds["rest"]), "apply", broken)
    out = io.StringIO()
    assert play(PEBBLES, [Seat()], {}, 1, Texts("en"), io.StringIO("rest\n"), out) == 1
    assert "stumbled" in out.getvalue().splitlines()[-1]
    assert RuleFault.__name__ not in out.getvalue()


def test_every_ply_is_kept_in_the_store(tmp_path):
    store = Store(tmp_path, catalogue)
    lines = played([*START, "2", "save at the inn", "undo", "3"], store=store)
    assert "Saved: 5 moves. Every move is kept as soon as it is done." in lines
    (session_id,) = store.ids()
    loaded = store.look(store.path(session_id))
    assert loaded.session.name == "at the inn"
    assert [ply.action.kind for ply in loaded.session.plies][-1] == "draw_start"
    assert len(loaded.session.plies) == 5
    assert store.open(session_id).read_only is False


def test_a_disk_that_refuses_is_told_and_the_game_goes_on(tmp_path):
    (tmp_path / "file").write_text("")
    lines = played([*START, "2", "quit"], store=Store(tmp_path / "file", catalogue))
    assert sum("store-" in line or str(tmp_path) in line for line in lines) == 1
    assert any(line.startswith("Split 1 gold") for line in lines)


def test_saving_needs_a_place():
    assert "This game is played without a place to save it." in played(["save", "quit"])
