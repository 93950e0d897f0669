"""What the build of a wheel adds: the commit it was made from, where that is known; with ``TAKU_COMPILE=1`` the modules that
pay for it as machine code beside their sources, for the Python and the system it is built on."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILE = "TAKU_COMPILE"


class Wheel(BuildHookInterface):  # type: ignore[type-arg]
    """Called by the build of a wheel."""

    def dependencies(self) -> list[str]:
        """What the build needs besides: the compiler of modules, if it is asked for."""
        return ["mypy>=1.13", "setuptools>=75", "msgspec>=0.19,<1"] if os.environ.get(COMPILE) == "1" else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Put ``game/_stamp`` and what is compiled into the wheel; an editable one has neither. Raises RuntimeError where
        it cannot be compiled."""
        self._made = Path(tempfile.mkdtemp())
        if version == "editable":
            return
        if commit := self._commit():
            note = self._made / "stamp"
            note.write_text(commit)
            build_data["force_include"][str(note)] = "game/_stamp"
        if os.environ.get(COMPILE) == "1":
            for module in self._compiled():
                build_data["force_include"][str(module)] = module.relative_to(self._made / "tree").as_posix()
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Leave nothing behind."""
        shutil.rmtree(self._made, ignore_errors=True)

    def _commit(self) -> str:
        if not Path(self.root, ".git").exists():
            return ""
        asked = ["git", "rev-parse", "--short=10", "HEAD"]
        try:
            done = subprocess.run(asked, cwd=self.root, check=True, capture_output=True, text=True, timeout=5)
        except (OSError, subprocess.SubprocessError):
            return ""
        return done.stdout.strip()

    def _compiled(self) -> list[Path]:
        """The machine code of the modules that pyproject.toml names, made in a copy of the sources."""
        tree = self._made / "tree"
        shutil.copytree(
            Path(self.root, "game"), tree / "game", ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
        )
        native = [sys.executable, str(Path(self.root, ".ci", "native.py"))]
        done = subprocess.run(native, cwd=tree, capture_output=True, text=True)
        found = [path for path in tree.rglob("*") if path.suffix in (".so", ".pyd") and "build" not in path.parts]
        if done.returncode or not found:
            raise RuntimeError(
                f"{COMPILE}=1: the modules could not be compiled.\n{(done.stdout + done.stderr)[-2000:]}"
            )
        return found
