"""Shelves with other titles than the house has: beside Cultus the toy of the tests, and folders that are broken."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import game.titles
from game.engine import Catalogue
from game.titles import catalogue

TOY = Path(__file__).parents[1] / "toy"


@contextmanager
def shelf_with(folder: Path, broken: Mapping[str, Mapping[str, str]] | None = None) -> Iterator[Catalogue]:
    """The catalogue of the house with the toy as one of its titles, and with further folders of the given files."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "toy").symlink_to(TOY, target_is_directory=True)
    for name, files in (broken or {}).items():
        for file, content in files.items():
            place = folder / name / file
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(content, "utf-8")
    game.titles.__path__.append(str(folder))
    catalogue.forget()
    try:
        yield catalogue
    finally:
        game.titles.__path__.remove(str(folder))
        catalogue.forget()
        for module in [m for m in sys.modules if m.startswith("game.titles.")]:
            if module.split(".")[2] in ("toy", *(broken or ())):
                del sys.modules[module]
