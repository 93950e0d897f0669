"""Notes in a wheel which commit it was made from, where that is known."""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Stamp(BuildHookInterface):  # type: ignore[type-arg]
    """Called by the build of a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Put ``game/_stamp`` into the wheel; an editable one asks its clone itself."""
        self._note: Path | None = None
        if version == "editable" or not Path(self.root, ".git").exists():
            return
        try:
            asked = ["git", "rev-parse", "--short=10", "HEAD"]
            commit = subprocess.run(
                asked, cwd=self.root, check=True, capture_output=True, text=True, timeout=5
            ).stdout.strip()
        except (OSError, subprocess.SubprocessError):
            return
        with tempfile.NamedTemporaryFile("w", delete=False) as note:
            note.write(commit)
        self._note = Path(note.name)
        build_data["force_include"][note.name] = "game/_stamp"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Leave nothing behind."""
        if self._note is not None:
            self._note.unlink(missing_ok=True)
