"""Text play through real pipes: whole games, the end of the input, a reader that leaves."""

import signal

import pytest

from .scripts import process


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("language", "over", "score"), [("en", "The game is over.", "points"), ("ja", "ゲーム終了です。", "点")]
)
def test_a_whole_solo_game_by_script(language, over, score):
    game = process(language)
    out, err = game.communicate("1\n" * 400, timeout=60)
    lines = out.splitlines()
    assert game.returncode == 0
    assert err == ""
    assert over in lines
    sheet = lines[lines.index(over) + 1 :]
    assert any(score in line for line in sheet)
    assert not any(line.startswith(">") for line in lines)


@pytest.mark.sample(2)
@pytest.mark.parametrize("script", ["", "1", "1\n1\n", "1\n\n\ntable\n", "\N{SNOWMAN}\n"])
def test_the_end_of_the_input_ends_the_game_cleanly(script):
    game = process()
    _, err = game.communicate(script, timeout=60)
    assert (game.returncode, err) == (0, "")


def test_a_reader_that_leaves_is_no_fault():
    game = process()
    assert game.stdout.readline()
    game.stdout.close()
    game.stdin.write("table\n" * 3000 + "1\n" * 400)
    try:
        game.stdin.close()
    except BrokenPipeError:
        pass
    assert game.wait(60) == 0
    assert game.stderr.read() == ""
    game.stderr.close()


def test_an_interrupt_ends_the_game_cleanly():
    game = process()
    assert game.stdout.readline() != ""
    game.send_signal(signal.SIGINT)
    _, err = game.communicate(timeout=60)
    assert (game.returncode, err) == (0, "")


def test_bytes_that_are_no_text_are_not_understood():
    game = process()
    game.stdin.buffer.write(b"\xff\xfe\n1\n1\nquit\n")
    out, err = game.communicate(timeout=60)
    assert (game.returncode, err) == (0, "")
    assert "Goodbye." in out
