"""Files: read with bounds, written so that a crash at any instant leaves either the old or the new."""

from __future__ import annotations

import errno
import os
import random
import shutil
import stat
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import TextIO


class NotAFile(OSError):
    """A pipe, a device, a folder: reading it might never end."""


class TooLarge(OSError):
    """More bytes than anybody asked for."""

    def __init__(self, size: int, path: Path) -> None:
        super().__init__(errno.EFBIG, os.strerror(errno.EFBIG), str(path))
        self.size = size


def read_whole(path: Path, most: int) -> bytes:
    """All bytes of a regular file. Raises OSError: NotAFile for anything else, TooLarge for more than ``most``."""
    try:
        _regular(os.stat(path), path)  # Before it is opened: opening alone may do something to a device.
    except ValueError:
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path)) from None
    handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    with os.fdopen(handle, "rb") as file:
        found = os.fstat(handle)
        _regular(found, path)
        if found.st_size > most:
            raise TooLarge(found.st_size, path)
        data = file.read(most + 1)
    if len(data) > most:
        raise TooLarge(len(data), path)
    return data


def _regular(found: os.stat_result, path: Path) -> None:
    if not stat.S_ISREG(found.st_mode):
        raise NotAFile(errno.EINVAL, os.strerror(errno.EINVAL), str(path))


def plain_place(path: Path) -> Path:
    """Where a file of that name is written: the name itself, or what a link leads to, so that the link stays one. Raises
    OSError where neither nothing nor a plain file that may be written stands: NotAFile for a folder, device, pipe."""
    try:
        place = path.resolve()
        found = os.lstat(place)
    except FileNotFoundError:
        return place
    except (ValueError, RuntimeError):  # No name that a disk can have; links that lead in a circle.
        raise NotAFile(errno.EINVAL, os.strerror(errno.EINVAL), str(path)) from None
    _regular(found, path)
    if not os.access(place, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
    return place


def write_whole(path: Path, data: bytes, keep: Path | None = None) -> None:
    """Replace a plain file at once: written beside it, synced, renamed over it, the folder synced. ``keep`` is where the
    version before goes. Raises OSError, also where no plain file may be; what stands there is then as it was."""
    for _ in write_in_parts(path, (data,), keep):
        pass


def write_in_parts(path: Path, parts: Iterable[bytes], keep: Path | None = None) -> Iterator[None]:
    """The same in steps, each part written and synced by itself. Who leaves before the end leaves the file as it was."""
    place = plain_place(path)
    before = keep and plain_place(keep)
    temporary, handle = _beside(place)
    try:
        with os.fdopen(handle, "wb") as file:
            for number, part in enumerate(parts):
                if number:
                    yield
                file.write(part)
                file.flush()
                os.fsync(file.fileno())
        if place.exists():
            shutil.copymode(place, temporary)
            if before is not None:
                _link(place, before)
        os.replace(temporary, place)
    except (OSError, GeneratorExit):
        temporary.unlink(missing_ok=True)
        raise
    sync_folder(place.parent)


def put_aside(path: Path, aside: Path) -> None:
    """Take a damaged file out of the way under another name, as far as the disk lets one."""
    with suppress(OSError):
        os.replace(plain_place(path), plain_place(aside))


def append(path: Path, line: bytes) -> None:
    """Add a line to a file that is there and have it on the disk before returning. Raises OSError; a file that has
    gone is not made anew, since what stood in it would be missing."""
    _regular(os.stat(path), path)
    handle = os.open(path, os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0))
    with os.fdopen(handle, "ab") as file:
        file.write(line + b"\n")
        file.flush()
        os.fsync(file.fileno())


def keep_copy(path: Path, copy: Path) -> None:
    """Keep a file under another name as well, as far as the disk lets one."""
    with suppress(OSError):
        _link(path, plain_place(copy))


def sync_folder(folder: Path) -> None:
    """Have the names in a folder on the disk, where the system can do that."""
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(handle)
    except OSError:
        pass
    finally:
        os.close(handle)


def _link(path: Path, keep: Path) -> None:
    """Keep the version before under another name, without a moment at which it has none."""
    again = _linked(path, keep)
    try:
        os.replace(again, keep)
    except OSError:
        again.unlink(missing_ok=True)
        raise


def _linked(path: Path, keep: Path) -> Path:
    """The same file, or a copy where the disk has no second names, beside where it shall be kept."""
    for again in _names_beside(keep):
        try:
            os.link(path, again)
            return again
        except FileExistsError:
            continue
        except OSError:
            break
    again, handle = _beside(keep)
    with os.fdopen(handle, "wb") as file:
        file.write(path.read_bytes())
    return again


def _beside(place: Path) -> tuple[Path, int]:
    """A new file beside another, open for writing: whatever stands there under such a name stays as it is."""
    for path in _names_beside(place):
        with suppress(FileExistsError):
            return path, os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o666)
    raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(place))


def _names_beside(place: Path) -> Iterator[Path]:
    for mark in ("", f".{os.getpid()}", f".{random.SystemRandom().getrandbits(32):08x}"):
        yield place.with_name(f"{place.name}{mark}.new")


def hush(stream: TextIO) -> None:
    """What is still waiting to be written to somebody who has gone goes nowhere: Python would complain of it at the end."""
    with suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)


def problem_code(fault: OSError) -> str:
    """The message that tells what the disk refused."""
    if isinstance(fault, NotAFile):
        return "store-not-plain"
    if fault.errno in (errno.ENOSPC, errno.EDQUOT):
        return "store-full"
    if fault.errno in (errno.EROFS, errno.EACCES, errno.EPERM):
        return "store-read-only"
    if fault.errno in (errno.ENOTDIR, errno.EEXIST):
        return "store-not-a-folder"
    return "store-failed"
