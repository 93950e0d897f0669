"""Whether the tests of a title see the rules of which its words speak: ``tests/titles/<id>/observed.py`` of a checkout."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path
from typing import Any

from game.engine import Title
from game.engine.data import FILE
from game.engine.options import NUMBER
from game.text.catalog import LANGUAGES, catalogue_files, entries

OF_THE_HOUSE = frozenset({"rule-seats"})
"""Facts that the house itself sees."""
_SAID = re.compile(r"\$((?:rule|opt)-[\w-]+)")


def spoken(title: Title) -> set[str]:
    """The facts of the rules and the numbers of options of which messages or the rulebook of a title speak."""
    folder = title.text_folder()
    files = (path.read_text("utf-8") for language in LANGUAGES for path in catalogue_files(folder, language))
    said = {fact for text in files for _, source in entries(text) for fact in _SAID.findall(source)}
    said |= {fact for book in folder.glob("rules.*.md") for fact in _SAID.findall(book.read_text("utf-8"))}
    numbers = {f"opt-{option.id}".replace("_", "-") for option in title.options if option.form == NUMBER}
    return {fact for fact in said if fact.startswith("rule-") or fact in numbers} - OF_THE_HOUSE


def observed_faults(title: Title, tests: Path) -> list[str]:
    """One sentence for each thing that is wrong with how a title's rules are seen, ``tests`` being the folder of the tests of
    all titles: the file that is missing, a fact that is not seen or not spoken of, a number of the data that is not there."""
    facts, place = spoken(title), tests / title.id / "observed.py"
    if not tests.is_dir() or (not facts and not place.is_file()):
        return []
    named = f"{title.id}: tests/titles/{title.id}/observed.py"
    if not place.is_file():
        return [f"{named}: missing: words speak of {', '.join(sorted(facts))}, and nothing sees them at a table"]
    source = ast.parse(place.read_text("utf-8"))
    seen, otherwise = _dict_of(source, "OBSERVED"), _dict_of(source, "OTHERWISE")
    found: list[str] = []
    if seen is not None:
        keys = {str(key.value) for key in seen.keys if isinstance(key, ast.Constant)}
        whole = len(keys) == len(seen.keys)
        found += [f"OBSERVED lacks {fact}" for fact in sorted(facts - keys) if whole]
        found += [f"OBSERVED sees {fact}, of which no words speak" for fact in sorted(keys - facts)]
    data = tomllib.loads((title.folder / FILE).read_text("utf-8")) if (title.folder / FILE).is_file() else {}
    for path, value in _pairs(otherwise):
        now = _at(data, path)
        if now is None:
            found.append(f"OTHERWISE: {FILE} has no {path!r}")
        elif now == value:
            found.append(f"OTHERWISE: {path!r} of {FILE} is {value!r} already")
    return [f"{named}: {sentence}" for sentence in found]


def _dict_of(source: ast.Module, name: str) -> ast.Dict | None:
    """The dict that the module writes under a name, if it writes one out."""
    for node in source.body:
        targets = (
            node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        )
        if any(isinstance(target, ast.Name) and target.id == name for target in targets):
            value = node.value if isinstance(node, ast.Assign | ast.AnnAssign) else None
            return value if isinstance(value, ast.Dict) else None
    return None


def _pairs(written: ast.Dict | None) -> list[tuple[tuple[Any, ...], Any]]:
    """The pairs of a dict that is written out; none if something in it is worked out."""
    try:
        return list(ast.literal_eval(written).items()) if written is not None else []
    except ValueError:
        return []


def _at(data: Any, path: tuple[Any, ...]) -> Any:
    """What stands in the data under a path, or None."""
    for part in path:
        try:
            data = data[part]
        except (LookupError, TypeError):
            return None
    return data
