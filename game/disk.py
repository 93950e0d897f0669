"""Writing so that a crash at any instant leaves either the old or the new."""

from __future__ import annotations

import errno
import os
from pathlib import Path


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
    """Add a line to a file and have it on the disk before returning. Raises OSError."""
    with path.open("ab") as file:
        file.write(line + b"\n")
        file.flush()
        os.fsync(file.fileno())


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
        os.link(path, again)
    except OSError:
        again.write_bytes(path.read_bytes())
    os.replace(again, keep)


def problem_code(fault: OSError) -> str:
    """The message that tells what the disk refused."""
    if fault.errno in (errno.ENOSPC, errno.EDQUOT):
        return "store-full"
    if fault.errno in (errno.EROFS, errno.EACCES, errno.EPERM):
        return "store-read-only"
    if fault.errno in (errno.ENOTDIR, errno.EEXIST):
        return "store-not-a-folder"
    return "store-failed"
