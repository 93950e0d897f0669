"""A small shelf: Cultus beside the toy and the duel of the tests, and folders that are broken."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import game.titles
from game.engine import Catalogue
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
