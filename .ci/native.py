"""Turns modules of the game into machine code beside their sources: ``native.py [MODULE…]``, run in a copy of the tree.

What a compiler has to be told besides is said in that copy, never in the sources: which names of a class are constants,
that classes outside may inherit from it, what it declares, what a state works out of its fields, and which values from
modules that are not compiled stay what they are.
"""

from __future__ import annotations

import ast
import os
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

_FIRST = "from __future__ import annotations\n"
_HEAD = f"""{_FIRST}
from typing import TYPE_CHECKING, ClassVar, Final
if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
"""
_STATE = "game/engine/state.py"
_OUTSIDE = """
State.FIELDS = BASE
globals()["State"] = type.__new__(Fielded, "State", (State,), {"__slots__": (), "FIELDS": BASE, "__module__": __name__})
"""
"""The state from which classes inherit that are not compiled: they get slots for their fields, as in the sources."""
_EFFECTS = "game/engine/effects.py"
_BEGUN = """:
    def __init__(self, chance: Chance, told: Told | None = None) -> None:
        self.chance = chance
        self.told = list[tuple[Any, ...]]() if told is None else told
"""
"""How effects begin that are no struct of msgspec."""


def main() -> None:
    """Compile the modules named on the command line, by paths from the folder that holds ``game``, or all."""
    modules = sys.argv[1:] or named()
    sys.path.insert(0, os.getcwd())
    texts = {path: rewritten(path, modules) for path in modules}
    for path, text in texts.items():
        Path(path).write_text(text, "utf-8")
    compile_all(modules)


def named() -> list[str]:
    """The modules that pyproject.toml names and does not leave out."""
    told = tomllib.loads(Path(__file__).parents[1].joinpath("pyproject.toml").read_text("utf-8"))["tool"]["taku"][
        "native"
    ]
    found = {path for pattern in told["compiled"] for path in Path("game").glob(pattern)}
    return sorted(path.as_posix() for path in found if path.name not in told["interpreted"])


def rewritten(path: str, modules: list[str]) -> str:
    """The text of a module as it is compiled."""
    text = fixed(Path(path).read_text("utf-8"), modules)
    lines = text.splitlines()
    for part in reversed(ast.parse(text).body):
        if isinstance(part, ast.ClassDef) and "NamedTuple" not in map(ast.unparse, part.bases):
            told = {
                ast.unparse(line.target): ast.unparse(line.annotation)
                for line in part.body
                if isinstance(line, ast.AnnAssign)
            }
            lines[part.end_lineno : part.end_lineno] = [f"setattr({part.name}, '__annotations__', {told!r})"]
            if "State" in map(ast.unparse, part.bases):
                lines[part.end_lineno : part.end_lineno] = native_state(path, part)
            for line in part.body:
                if isinstance(line, ast.Assign) and isinstance(name := line.targets[0], ast.Name):
                    said, end = lines[line.lineno - 1], name.end_col_offset
                    lines[line.lineno - 1] = f"{said[:end]}: ClassVar{said[end:]}"
            lines.insert(part.lineno - 1, "@mypyc_attr(allow_interpreted_subclasses=True)")
    text = "\n".join(lines) + "\n"
    if path == _STATE:
        text = text.replace("(metaclass=Fielded)", "") + _OUTSIDE
    if path == _EFFECTS:
        text = text.replace("(msgspec.Struct):", _BEGUN).replace(": Told = list[tuple[Any, ...]]()", ": Told")
    return text.replace(_FIRST, _HEAD, 1)


def native_state(path: str, part: ast.ClassDef) -> Iterator[str]:
    """The lines after the class of a state: its copy, and the names of its fields."""
    from game.engine.fields import copied

    cls = getattr(import_module(path.removesuffix(".py").replace("/", ".")), part.name)
    yield f"    def clone(self) -> {part.name}:"
    yield f"        new = {part.name}()"
    yield "        new.pending = self.pending[:]"
    yield "        new.sealed = self.sealed.copy()"
    yield from (f"        new.{field.name} = {copied(field.type, f'self.{field.name}')}" for field in cls.declared())
    yield "        return new"
    yield f"setattr({part.name}, 'FIELDS', {cls.FIELDS!r})"


def fixed(text: str, modules: list[str]) -> str:
    """The text in which the constants and functions of modules that are not compiled are looked up once, but no function
    that is called as its module: a package would hold both under one name."""
    imports = [part for part in ast.parse(text).body if isinstance(part, ast.ImportFrom)]
    for part in reversed([part for part in imports if str(part.module).startswith("game.")]):
        place = str(part.module).replace(".", "/")
        native = {f"{place}.py", f"{place}/__init__.py"} & set(modules)
        lines = text.splitlines()
        said, rest = [], "\n".join(lines[part.end_lineno :])
        for name in part.names:
            known, module = name.asname or name.name, f"{place}/{name.name}.py"
            simple = f"from {part.module} import {name.name} as {known}"
            if Path(module).is_file() or Path(place, name.name).is_dir():
                said.append(simple)
                if module not in modules:
                    constant = rf"\b{known}\.([A-Z][A-Z_0-9]*)\b"
                    used = sorted(set(re.findall(constant, rest)))
                    said += [f"_{known}_{one}: Final = {known}.{one}" for one in used]
                    rest = re.sub(constant, rf"_{known}_\1", rest)
            elif native or not (known.isupper() or known.islower()) or place.endswith(f"/{known}"):
                said.append(simple)
            else:
                said += [f"{simple}_", f"{known}: Final = {known}_"]
        text = "\n".join([*lines[: part.lineno - 1], *said, rest])
    return text


def compile_all(modules: list[str]) -> None:
    """Make the machine code, the engine's and each title's for itself, as many at a time as there are processors."""
    from mypyc.build import mypycify
    from setuptools import setup

    groups: dict[str, list[str]] = {}
    for path in modules:
        _, layer, name = path.split("/")[:3]
        groups.setdefault(name if layer == "titles" else layer, []).append(path)
    made = mypycify(
        ["--ignore-missing-imports", *modules],
        opt_level="2",
        debug_level="0",
        separate=[(paths, f"taku_{name}") for name, paths in groups.items()],
    )
    arguments = ["-q", "build_ext", "--inplace", f"-j{os.cpu_count()}"]
    setup(name="taku", packages=[], ext_modules=made, script_args=arguments)


if __name__ == "__main__":
    main()
