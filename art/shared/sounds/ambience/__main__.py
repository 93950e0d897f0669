"""Write every room and theme anew and say what can be measured of it; ``python -m ambience NAME`` only those of a folder."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import soundfile

from . import ogg, rooms, score
from .measure import centre, click, loudness, peak, seam
from .waves import RATE, Wave

ART = Path(__file__).resolve().parents[3]
SMALLER = {"room": 0.6, "theme": 0.45}
"""How far a file is made smaller, from 0 to 1."""


def recipes(names: list[str]) -> Iterator[Path]:
    """Every recipe there is, or those of some folders of ``art``."""
    for file in sorted(ART.glob("*/sounds/*.toml")):
        if not names or file.parts[-3] in names:
            yield file


def sound_of(file: Path) -> Wave:
    """What a recipe comes to."""
    return rooms.build(file) if file.stem == "room" else score.play(score.read(file))


def main() -> None:
    """Write and measure."""
    for file in recipes(sys.argv[1:]):
        wave = sound_of(file)
        out = file.with_suffix(".ogg")
        ogg.write(out, wave, SMALLER[file.stem])
        heard, _ = soundfile.read(out)
        print(
            f"{file.parts[-3]:9} {file.stem:6} {len(heard) / RATE:5.1f} s {out.stat().st_size / 1000:4.0f} kB  "
            f"{loudness(heard):6.1f} LUFS  peak {peak(heard):.2f}  centre {centre(heard):5.0f} Hz  click {click(heard):4.1f}"
            + (f"  seam {seam(heard):.2f}" if file.stem == "room" else "")
        )
        if file.stem == "theme":
            for beat, one, other in score.harsh(score.read(file)):
                print(f"    beat {beat:g}: {one} against {other}")


if __name__ == "__main__":
    main()
