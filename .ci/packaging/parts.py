"""What the recipe needs beside the code, and what is asked of the application that came of it.

``parts.py make OUT`` draws the icon and gathers licences; ``parts.py check APPLICATION`` refuses one that is too large or
holds a library whose licence is not told, and keeps the bytecode of the game beside its sources.
"""

from __future__ import annotations

import compileall
import os
import re
import shutil
import sys
import sysconfig
from importlib.metadata import distribution, requires
from pathlib import Path
from py_compile import PycInvalidationMode

from packaging.requirements import Requirement

HERE = Path(__file__).resolve().parent
LARGEST = 90_000_000
LIBRARY = re.compile(r"^(?!.*\.(cpython-|abi3)).*\.(so|dll|dylib)(\.|$)", re.I)
"""A library by its name; modules of Python are told with their packages."""
GIVEN = {"fluent-runtime": "budoux", "fluent-syntax": "budoux"}
"""Packages that ship no text of their licence, and one that ships the same."""


def parts_of(name: str, found: set[str]) -> set[str]:
    """The names of a distribution and of all that it needs here."""
    name = re.sub(r"[-_.]+", "-", name).lower()
    if name not in found:
        found.add(name)
        for one in map(Requirement, requires(name) or ()):
            if one.marker is None or one.marker.evaluate({"extra": ""}):
                parts_of(one.name, found)
    return found


def texts_of(name: str) -> list[Path]:
    """The texts of a distribution's licence."""
    one = distribution(name)
    named = [
        Path(str(one.locate_file(f))) for f in one.files or () if re.search(r"LICEN[CS]E|COPYING|LGPL", f.name, re.I)
    ]
    return [path for path in named if path.suffix not in (".py", ".pyc", ".html")]


def gather(out: Path) -> None:
    """Write the licences of all parts into a folder."""
    shutil.rmtree(out, ignore_errors=True)
    for name in sorted(parts_of("taku", set()) - {"taku"}):
        texts = texts_of(name) or texts_of(GIVEN.get(name, name))
        if not texts:
            raise SystemExit(f"package: {name} ships no licence.")
        (out / name).mkdir(parents=True)
        for path in texts:
            shutil.copy(path, out / name / f"{path.stem}.txt")
    python = [Path(sysconfig.get_path("stdlib"), "LICENSE.txt"), Path(sys.base_prefix, "LICENSE.txt")]
    text = next((path for path in python if path.is_file()), None)
    (out / "python").mkdir()
    (out / "python" / "LICENSE.txt").write_text(text.read_text("utf-8") if text else sys.copyright, "utf-8")
    from game.paths import bundled

    (out / "fonts").mkdir()
    shutil.copy(bundled("art") / "shared" / "fonts" / "OFL.txt", out / "fonts")
    shutil.copytree(HERE / "licences", out / "texts")
    shutil.copy(HERE / "LIBRARIES.md", out)


def draw(out: Path) -> None:
    """Write the icon."""
    os.environ.update(SDL_VIDEODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")
    import pygame

    from game.paths import bundled

    pygame.display.init()
    icon = pygame.image.load_sized_svg(bundled("art") / "shared" / "house" / "emblem.svg", (512, 512))
    pygame.image.save(icon, out / "icon.png")


def check(application: Path) -> None:
    """Refuse an application that is too large or tells too little; keep the bytecode of its game."""
    page = (HERE / "LIBRARIES.md").read_text("utf-8")
    told = tuple(name.lower() for name in re.findall(r"`([\w+-]+)`", page))
    for path in application.rglob("*"):
        if LIBRARY.search(path.name) and not path.name.lower().startswith(told):
            raise SystemExit(f"package: {path.name} is not told in LIBRARIES.md.")
    (licences,) = {path.resolve() for path in application.rglob("licences")}
    for text in re.findall(r"`(\S+\.txt)`", page):
        if not (licences / text).is_file():
            raise SystemExit(f"package: {text} is told in LIBRARIES.md and not there.")
    for folder in application.rglob("game/titles"):
        if not compileall.compile_dir(folder.parent, quiet=1, invalidation_mode=PycInvalidationMode.CHECKED_HASH):
            raise SystemExit("package: a source cannot be compiled.")
    size = sum(path.stat().st_size for path in application.rglob("*") if path.is_file() and not path.is_symlink())
    if size > LARGEST:
        raise SystemExit(f"package: {size / 1e6:.0f} MB are too much, {LARGEST / 1e6:.0f} MB is the most.")
    print(f"{size / 1e6:.0f} MB in {application}")


if __name__ == "__main__":
    if sys.argv[1] == "make":
        gather(Path(sys.argv[2]) / "licences")
        draw(Path(sys.argv[2]))
    else:
        check(Path(sys.argv[2]))
