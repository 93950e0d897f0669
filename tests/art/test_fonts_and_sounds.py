"""The shipped fonts and sounds: whole, licensed, and enough for every message."""

from __future__ import annotations

import os
import re
import struct
import wave
from functools import cache
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pytest

from game.paths import bundled
from game.presentation import presentation_of
from game.text.catalog import catalogue_files
from game.titles import catalogue
from game.ui import fonts

ART = bundled("art")
TERMINAL = "－"
"""Letters that only the terminal shows, with its own font."""
FONTS, SOUNDS = ART / "shared" / "fonts", sorted((ART / "shared" / "sounds").glob("*.wav"))
HERE = Path(fonts.__file__).parents[1] / "text"


@cache
def letters(language: str) -> str:
    """Every letter that a catalogue or rulebook of a language holds."""
    folders = [HERE, *(title.text_folder() for title in catalogue.values())]
    files = [file for folder in folders for file in catalogue_files(folder, language)]
    files += [folder / f"rules.{language}.md" for folder in folders if (folder / f"rules.{language}.md").is_file()]
    found: set[str] = set()
    for file in files:
        for line in file.read_text("utf-8").splitlines():
            if not line.startswith("#"):
                found |= set(line)
    return "".join(sorted(c for c in found if c.isprintable() and c not in f" {TERMINAL}"))


@pytest.mark.parametrize("face", sorted(fonts.FACES))
def test_every_file_of_a_face_is_there_and_has_its_licence(face: str) -> None:
    for file in fonts.FACES[face]:
        assert (FONTS / file).is_file()
        assert fonts.font(file, 16).get_height() > 10
    texts = [p for p in FONTS.iterdir() if re.search(r"OFL|LICEN[CS]E", p.name)]
    assert texts
    assert any("SIL OPEN FONT LICENSE" in p.read_text("utf-8").upper() for p in texts)


@pytest.mark.parametrize("face", sorted(fonts.FACES))
@pytest.mark.parametrize("language", ["ja", "en"])
def test_every_letter_of_every_message_can_be_drawn(face: str, language: str) -> None:
    lacking = [c for c in letters(language) if not any(fonts._has(file, c) for file in fonts.FACES[face])]
    assert not lacking


@pytest.mark.parametrize("face", sorted(fonts.FACES))
def test_sample_letters(face: str) -> None:
    for letter in "卓あア街収勝利点、。「」！？…−×±＋1234567890ABCxyzÄöüßéñ★":
        if letter in "★ñ":
            continue
        assert any(fonts._has(file, letter) for file in fonts.FACES[face]), letter


def test_a_letter_that_a_face_lacks_comes_from_the_next() -> None:
    parts = fonts.runs("Taku 卓 の table", "title")
    assert "".join(part for _, part in parts) == "Taku 卓 の table"
    assert len({file for file, _ in parts}) > 1


def test_the_width_is_that_of_what_is_drawn() -> None:
    for text in ("Taku 卓", "勝利点 12", "Ä…", "x"):
        for face in fonts.FACES:
            for pixels in (12, 15, 31):
                image = fonts.rendered(text, face, pixels, "#FFFFFF")
                assert image.get_width() == fonts.width(text, face, pixels)


def test_a_missing_font_is_named() -> None:
    with pytest.raises(fonts.FontProblem) as fault:
        fonts.font("nowhere.ttf", 12)
    assert fault.value.path.name == "nowhere.ttf"


def test_there_are_sounds_for_whatever_is_heard() -> None:
    names = {p.stem for p in SOUNDS}
    for title in catalogue.values():
        assert {cue.sound for cue in presentation_of(title).EVENTS.values()} <= {*names, ""}
    source = Path(fonts.__file__).parent
    for file in source.rglob("*.py"):
        for name in re.findall(r'sound\.play\("(\w+)"\)', file.read_text("utf-8")):
            assert name in names, (file.name, name)


@pytest.mark.parametrize("sound", SOUNDS, ids=lambda p: p.stem)
def test_a_sound_is_short_and_clean(sound: Path) -> None:
    with wave.open(str(sound)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 22050)
        count = file.getnframes()
        samples = struct.unpack(f"<{count}h", file.readframes(count))
    assert 0.01 < count / 22050 < 2.5
    loudest = max(abs(s) for s in samples)
    assert 1500 < loudest < 32767, "neither silent nor clipped"
    assert sum(abs(s) >= 32760 for s in samples) == 0
    assert abs(samples[-1]) < 600, "it ends in silence, not in a click"
    assert abs(sum(samples) / count) < 300, "no constant offset"


def test_whatever_is_shipped_is_credited() -> None:
    credits_ = (ART / "CREDITS.md").read_text("utf-8")
    for word in ("Noto", "Shippori", "OFL"):
        assert word in credits_
    kinds = {p.suffix for p in ART.rglob("*") if p.is_file() and p.parent.name != "__pycache__"}
    assert kinds <= {".svg", ".tmx", ".wav", ".ogg", ".toml", ".otf", ".ttf", ".txt", ".md", ".py", ".png"}, kinds


def test_a_missing_sound_is_silence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from game.settings import Settings
    from game.ui import sound

    monkeypatch.setattr(sound, "bundled", lambda name: tmp_path / name)
    heard = sound.Sound(Settings())
    monkeypatch.setattr(type(heard), "has_card", True)
    for name in ("wood", "no_such_sound", ""):
        heard.play(name)
    assert set(heard._runs) == {"wood", "no_such_sound", ""}, "each was looked for"
    assert heard._full == [], "and none is heard"
