"""A small shelf: Cultus beside the toy and the duel of the tests, and folders that are broken."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import game.titles
from game.commands.new import copy_skeleton
from game.engine import Catalogue, Title
from game.titles import catalogue

OWN = {name: Path(__file__).parents[1] / name for name in ("toy", "duel")}


@contextmanager
def shelf_with(folder: Path, broken: Mapping[str, Mapping[str, str]] | None = None) -> Iterator[Catalogue]:
    """The catalogue with Cultus, the toy, the duel, and further folders of the given files, and nothing else."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, place in OWN.items():
        (folder / name).symlink_to(place, target_is_directory=True)
    for name, files in (broken or {}).items():
        for file, content in files.items():
            place = folder / name / file
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(content, "utf-8")
    house = Path(catalogue["cultus"].text_folder()).parent  # Loaded from where it lies, before the shelf is changed.
    (folder / "cultus").symlink_to(house, target_is_directory=True)
    before = list(game.titles.__path__)
    game.titles.__path__[:] = [str(folder)]
    catalogue.forget()
    try:
        yield catalogue
    finally:
        game.titles.__path__[:] = before
        catalogue.forget()
        for module in [m for m in sys.modules if m.startswith("game.titles.")]:
            if module.split(".")[2] in (*OWN, *(broken or ())):
                del sys.modules[module]


@contextmanager
def new_title(folder: Path, change: Callable[[Path], None] = lambda place: None) -> Iterator[Title]:
    """The title that ``taku new meadow`` writes, in a package of its own, after something was done to its folder."""
    package = f"shelf_of_{folder.name}"
    place = folder / package / "meadow"
    copy_skeleton("meadow", place)
    (place.parent / "__init__.py").touch()
    change(place)
    sys.path.insert(0, str(folder))
    try:
        yield importlib.import_module(f"{package}.meadow").TITLE
    finally:
        sys.path.remove(str(folder))
        for module in [name for name in sys.modules if name.partition(".")[0] == package]:
            del sys.modules[module]


def rewrite(path: Path, old: str, new: str) -> None:
    """Put something else in the place of some words of a file, which has them."""
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")
