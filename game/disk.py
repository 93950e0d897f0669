"""Files: read with bounds, written so that a crash at any instant leaves either the old or the new."""

from __future__ import annotations

import errno
import os
import stat
from contextlib import suppress
from pathlib import Path


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


def write_whole(path: Path, data: bytes, keep: Path | None = None) -> None:
    """Replace a file at once: written beside it, synced, renamed over it, the folder synced. ``keep`` is where the
    version before goes. Raises OSError; the old file is then as it was."""
    temporary = path.with_name(path.name + ".new")
    try:
        with temporary.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if keep is not None and path.exists():
            _link(path, keep)
        os.replace(temporary, path)
    except OSError:
        temporary.unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def append(path: Path, line: bytes) -> None:
    """Add a line to a file that is there and have it on the disk before returning. Raises OSError; a file that has
    gone is not made anew, since what stood in it would be missing."""
    handle = os.open(path, os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0))
    with os.fdopen(handle, "ab") as file:
        file.write(line + b"\n")
        file.flush()
        os.fsync(file.fileno())


def keep_copy(path: Path, copy: Path) -> None:
    """Keep a file under another name as well, as far as the disk lets one."""
    with suppress(OSError):
        _link(path, copy)


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
    again = keep.with_name(keep.name + ".new")
    again.unlink(missing_ok=True)
    try:
        try:
            os.link(path, again)
        except OSError:
            again.write_bytes(path.read_bytes())
        os.replace(again, keep)
    except OSError:
        again.unlink(missing_ok=True)
        raise


def problem_code(fault: OSError) -> str:
    """The message that tells what the disk refused."""
    if fault.errno in (errno.ENOSPC, errno.EDQUOT):
        return "store-full"
    if fault.errno in (errno.EROFS, errno.EACCES, errno.EPERM):
        return "store-read-only"
    if fault.errno in (errno.ENOTDIR, errno.EEXIST):
        return "store-not-a-folder"
    return "store-failed"
