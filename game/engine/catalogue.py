"""The titles as they lie in their folders: those that are listed, those that are whole, and what is wrong with the others."""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
import sys
import tomllib
import traceback
from collections.abc import Generator, Iterable, Iterator, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any, Final, NamedTuple

from game.engine.data import FILE as DATA
from game.engine.data import ComponentError, DataError
from game.engine.declared import misfit
from game.engine.rules import RuleController
from game.engine.title import Title
from game.engine.unwritten import Unwritten

NEEDED: Final = ("rules",)
"""Parts without which nothing can be played."""
OFFERED: Final = ("presentation", "table", "art", "bot", "words")
"""Parts that a title may have; one that is there must be whole."""
LANGUAGES: Final = ("ja", "en")


class TitleTrouble(NamedTuple):
    """Why a title's folder is left out: the message ``code`` with the title, the file in its folder, and the fault as
    Python tells it (with its line, where there is one)."""

    title: str
    code: str
    file: str
    fault: str = ""

    @property
    def params(self) -> dict[str, str]:
        """The parameters of the message."""
        return {"title": self.title, "file": self.file, "fault": self.fault}


class LoadedTitle(NamedTuple):
    """A title as it was loaded: what was found of it, and its modules by their names."""

    name: str
    found: Title | TitleTrouble
    modules: Mapping[str, ModuleType]


class BrokenTitle(KeyError):
    """A title that lies there and cannot be played."""

    def __init__(self, trouble: TitleTrouble) -> None:
        super().__init__(trouble.title)
        self.trouble = trouble


class Catalogue(Mapping[str, Title]):
    """The titles found as folders of a package. A title is listed as soon as its ``__init__.py`` has been imported, and whole
    once all its parts have been and nothing is wrong with them. The mapping holds those that are whole: whoever asks for one,
    or goes through them, waits until it has been looked through. Those that are broken are left out and stand in
    ``troubles``."""

    def __init__(self, package: str) -> None:
        self._package = package
        self._found: dict[str, Title | TitleTrouble] = {}
        self._ids: tuple[str, ...] | None = None

    def forget(self) -> None:
        """Look at the folders anew when next asked."""
        self._found, self._ids = {}, None

    @property
    def places(self) -> dict[str, Path]:
        """Where the files of each title lie, also of one that is broken or was not asked for yet."""
        specs = {name: importlib.util.find_spec(f"{self._package}.{name}") for name in self._names()}
        return {name: Path(spec.origin).parent for name, spec in specs.items() if spec is not None and spec.origin}

    def renew(self, name: str) -> LoadedTitle | TitleTrouble:
        """Import a title anew. Returns what was loaded before, for ``put_back``; or what is wrong with its files, and then
        nothing has changed."""
        before = LoadedTitle(name, self._look(name), self._taken_out(name))
        importlib.invalidate_caches()
        del self._found[name]
        found = self._look(name)
        if isinstance(found, TitleTrouble):
            self.put_back(before)
            return found
        return before

    def put_back(self, loaded: LoadedTitle) -> None:
        """Take a title as it was loaded at some time before."""
        self._taken_out(loaded.name)
        sys.modules.update(loaded.modules)
        setattr(sys.modules[self._package], loaded.name, loaded.modules[f"{self._package}.{loaded.name}"])
        self._found[loaded.name] = loaded.found

    def _taken_out(self, name: str) -> dict[str, ModuleType]:
        """The modules of a title, which nobody finds any more: the next import reads them anew."""
        package = f"{self._package}.{name}"
        names = [known for known in sys.modules if known == package or known.startswith(f"{package}.")]
        return {known: sys.modules.pop(known) for known in names}

    @property
    def listed(self) -> dict[str, Title]:
        """The titles of which nothing wrong is known yet, by their names. One that is not whole may be asked for what it says
        itself, for its folder and its texts, and whether it ``has`` a part, but not for a part: that may be broken."""
        found = ((name, self._titled(name)) for name in self._names())
        return {name: title for name, title in found if isinstance(title, Title)}

    @property
    def whole(self) -> dict[str, Title]:
        """Those of them that have been looked through, by their names."""
        return {name: title for name, title in self.listed.items() if name in self._found}

    @property
    def complete(self) -> bool:
        """True once every title has become whole or was left out."""
        return all(name in self._found for name in self._names())

    def look_through(self, first: Iterable[str] = ()) -> Iterator[bool]:
        """Make all titles whole in small steps, these ``first``. True whenever one has become whole or was left out."""
        for name in (*first, *self._names()):
            if name not in self._found:
                for _ in self._looking(name):
                    yield False
                yield True

    @property
    def troubles(self) -> tuple[TitleTrouble, ...]:
        """What is wrong with the titles that were left out, in the order of their names."""
        found = (self._look(name) for name in self._names())
        return tuple(one for one in found if isinstance(one, TitleTrouble))

    def __getitem__(self, title_id: str) -> Title:
        """The title. Raises BrokenTitle (a KeyError) for one that cannot be played, KeyError for an unknown one."""
        if title_id not in self._names():
            raise KeyError(title_id)
        found = self._look(title_id)
        if isinstance(found, TitleTrouble):
            raise BrokenTitle(found)
        return found

    def __iter__(self) -> Iterator[str]:
        return (name for name in self._names() if isinstance(self._look(name), Title))

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def _names(self) -> tuple[str, ...]:
        if self._ids is None:
            path = importlib.import_module(self._package).__path__
            self._ids = tuple(sorted(m.name for m in pkgutil.iter_modules(path) if m.ispkg))
        return self._ids

    def _titled(self, name: str) -> Title | TitleTrouble:
        if name not in self._found:
            title = titled(name, f"{self._package}.{name}")
            if isinstance(title, Title):
                return title
            self._found[name] = title
        return self._found[name]

    def _look(self, name: str) -> Title | TitleTrouble:
        for _ in self._looking(name):
            pass
        return self._found[name]

    def _looking(self, name: str) -> Iterator[None]:
        if name not in self._found:
            found = yield from looked_through(name, f"{self._package}.{name}")
            self._found.setdefault(name, found)  # It may have been asked for meanwhile.


def titled(name: str, package: str) -> Title | TitleTrouble:
    """The title of a folder as its ``__init__.py`` says it, or what is wrong with that."""
    try:
        title = importlib.import_module(package).TITLE
    except Exception as fault:
        return wrong_with(name, package, fault)
    if not isinstance(title, Title) or title.id != name:
        return TitleTrouble(name, "title_named_otherwise", "__init__.py", str(getattr(title, "id", title)))
    return title


def looked_through(name: str, package: str) -> Generator[None, None, Title | TitleTrouble]:
    """The title of a folder if every part of it can be read, else what is wrong with it. A part is read in each step."""
    title = titled(name, package)
    if isinstance(title, TitleTrouble):
        return title
    try:
        for part in NEEDED:
            if not title.has(part):
                return TitleTrouble(name, "title_lacks_file", f"{part}.py")
        for part in (*NEEDED, *OFFERED):
            if title.has(part):
                title.part(part)
                yield
        lacking = lacks(title)
        if lacking is not None:
            return lacking
        wrong = mistyped(name, package)
        if wrong is not None:
            return wrong
        if title.controller().title_id != name:
            return TitleTrouble(name, "title_named_otherwise", "rules.py", title.controller().title_id)
    except Exception as fault:
        return wrong_with(name, package, fault)
    for language in LANGUAGES if title.on_table else ():
        if not any(file.name.split(".")[-2] == language for file in title.text_folder().glob("*.ftl")):
            return TitleTrouble(name, "title_lacks_file", f"text/{language}.ftl")
    return title


def mistyped(name: str, package: str) -> TitleTrouble | None:
    """What the title's components have read that is of another type than they declare: the reason of a TypeError that
    arises after it, so it is told in its place. None before they are loaded."""
    components = sys.modules.get(f"{package}.rules.components") or sys.modules.get(f"{package}.components")
    wrong = misfit(components) if components is not None else ""
    return TitleTrouble(name, "title_broken_file", DATA, wrong) if wrong else None


def lacks(title: Title) -> TitleTrouble | None:
    """The first function or name that a title has to write and has not."""
    rules: Any = title.controller()
    called = type(rules).__name__
    for attribute in ("title_id", "state_class", "kinds"):
        if not hasattr(rules, attribute):
            return TitleTrouble(title.id, "title_lacks_name", "rules.py", f"{called}.{attribute}")
    hidden = any({"owner", "nobody"} & set(field.marks) for field in rules.state_class.declared())
    functions = ["setup", "advance", "result", *(["determinise"] if hidden and not rules.box else [])]
    for function in functions:
        if getattr(type(rules), function) is getattr(RuleController, function):
            return TitleTrouble(title.id, "title_lacks_name", "rules.py", f"{called}.{function}")
    if title.has("bot") and not any(hasattr(title.part("bot"), name) for name in ("terms", "evaluate")):
        return TitleTrouble(title.id, "title_lacks_name", "bot.py", "terms")
    return None


def wrong_with(name: str, package: str, fault: Exception) -> TitleTrouble:
    """What a fault in one of a title's files says, and in which file it lies."""
    found = importlib.util.find_spec(package)
    folder = Path(next(iter(found.submodule_search_locations or ()))) if found else Path(name)
    wrong = mistyped(name, package) if isinstance(fault, TypeError) else None
    return wrong or told(name, package, folder, fault)


def told(name: str, package: str, folder: Path, fault: Exception) -> TitleTrouble:
    """The same for any fault but that of a value of another type."""
    if isinstance(fault, ModuleNotFoundError) and fault.name and fault.name.startswith(f"{package}."):
        return TitleTrouble(name, "title_lacks_file", f"{fault.name.removeprefix(package + '.').replace('.', '/')}.py")
    if isinstance(fault, FileNotFoundError) and fault.filename and Path(fault.filename).is_relative_to(folder):
        return TitleTrouble(name, "title_lacks_file", Path(fault.filename).relative_to(folder).as_posix())
    if isinstance(fault, DataError) and not (folder / DATA).is_file():
        return TitleTrouble(name, "title_lacks_file", DATA)
    if isinstance(fault, tomllib.TOMLDecodeError | UnicodeDecodeError) and (folder / DATA).is_file():
        return TitleTrouble(name, "title_broken_file", DATA, str(fault))
    if isinstance(fault, AttributeError) and fault.name in ("TITLE", "CONTROLLER"):
        return TitleTrouble(
            name, "title_lacks_name", "__init__.py" if fault.name == "TITLE" else "rules.py", fault.name
        )
    file, line = _arisen(folder, fault) or ("__init__.py", 0)
    what = f"{type(fault).__name__}: {fault.msg if isinstance(fault, SyntaxError) else fault}".replace("\n", " ")
    reads = file == "components.py" and not isinstance(fault, SyntaxError)  # Its work is to read the data.
    if (reads or isinstance(fault, DataError | ComponentError)) and (folder / DATA).is_file():
        file, line = DATA, 0
    return TitleTrouble(name, "title_broken_file", f"{file}:{line}" if line else file, what[:200])


def blamed(folder: Path, fault: BaseException) -> str:
    """What an error says, after the file of the folder and the line in which it arose, as far as it arose there."""
    if isinstance(fault, Unwritten):
        return str(fault)
    what = f"{type(fault).__name__}: {fault}".replace("\n", " ")[:200]
    place = _arisen(folder, fault)
    return f"{place[0]}:{place[1]}: {what}" if place else what


def blamed_first(folder: Path, fault: BaseException | None) -> str:
    """What the first error of a chain says that arose in the folder, as ``blamed`` does; "" if none did."""
    while fault is not None:
        if _arisen(folder, fault):
            return blamed(folder, fault)
        fault = fault.__cause__ or fault.__context__
    return ""


def _arisen(folder: Path, fault: BaseException) -> tuple[str, int] | None:
    """The file of the folder in which an error arose, and the line; None if it arose elsewhere."""
    if isinstance(fault, SyntaxError) and fault.filename:
        places = [(Path(fault.filename), fault.lineno or 0)]
    else:
        places = [(Path(frame.filename), frame.lineno or 0) for frame in traceback.extract_tb(fault.__traceback__)]
    inside = [(place.relative_to(folder).as_posix(), line) for place, line in places if place.is_relative_to(folder)]
    return inside[-1] if inside else None
