"""The hash functions that the house needs, as the interpreter has them itself. ``hashlib`` gives the same ones, and brings
OpenSSL besides: four megabytes of every start, of which nothing is used."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any


def _built_in(name: str, *places: str) -> Any:
    """The function of that name; that of ``hashlib`` in an interpreter that keeps it in none of the places."""
    for place in places:
        try:
            return getattr(import_module(place), name)
        except (ImportError, AttributeError):
            continue
    return getattr(import_module("hashlib"), name)


if TYPE_CHECKING:
    from hashlib import blake2b as blake2b
    from hashlib import sha256 as sha256
else:
    blake2b = _built_in("blake2b", "_blake2")
    sha256 = _built_in("sha256", "_sha2", "_sha256")
