"""The hash functions that the house needs, as the interpreter has them itself. ``hashlib`` gives the same ones, and brings
OpenSSL besides: four megabytes of every start, of which nothing is used."""

from __future__ import annotations

from typing import TYPE_CHECKING

__all__ = ["blake2b", "sha256"]

if TYPE_CHECKING:
    from hashlib import blake2b, sha256
else:
    try:
        from _blake2 import blake2b
    except ImportError:
        from hashlib import blake2b
    try:
        from _sha2 import sha256  # Python 3.12 and later.
    except ImportError:
        try:
            from _sha256 import sha256
        except ImportError:
            from hashlib import sha256
