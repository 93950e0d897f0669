"""What makes the class of a state out of its annotations."""

from __future__ import annotations

from typing import Any, Final

BASE: Final = ("pending", "sealed")
"""The fields that every state has."""


class Fielded(type):
    """Turns the annotations of a state class into its slots, in their order. Refuses a state without any field."""

    def __new__(mcs, name: str, bases: tuple[type, ...], space: dict[str, Any]) -> Fielded:
        """The class with ``__slots__`` and ``FIELDS``."""
        own = tuple(n for n, hint in space.get("__annotations__", {}).items() if not str(hint).startswith("ClassVar"))
        inherited = next((getattr(base, "FIELDS", ()) for base in bases), ())
        space["__slots__"] = own
        space["FIELDS"] = inherited + own
        if bases and len(space["FIELDS"]) <= len(BASE):
            raise TypeError(f"{name} declares no field")
        cls: Any = super().__new__(mcs, name, bases, space)
        general = cls.__mro__[-2]
        if "clone" not in space and (cls.clone is general.clone or hasattr(cls.clone, "made")):
            type.__setattr__(cls, "clone", general.clone)  # Each class makes its own: a parent's knows fewer fields.
        made: Fielded = cls
        return made
