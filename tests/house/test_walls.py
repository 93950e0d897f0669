"""The walls of the screen: parts of the table know no scene, scenes know a stage and not the window."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

UI = Path(__file__).resolve().parents[2] / "game" / "ui"
PARTS = sorted(path for path in (UI / "table").rglob("*.py") if path.name != "scene.py")
ON_STAGE = sorted(
    [*(UI / "scenes").rglob("*.py"), *(UI / "table").rglob("*.py"), *(UI / "widgets").glob("*.py"), UI / "scene.py"]
)
SCENE_PARTS = sorted(
    path
    for scene in ("lobby", "rules", "archive")
    for path in (UI / "scenes" / scene).glob("[!_]*.py")
    if path.stem != "scene"
)


def names(path: Path) -> set[str]:
    """Every name, attribute, imported module and quoted word of a source."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Name):
            found.add(node.id)
        elif isinstance(node, ast.Attribute):
            found.add(node.attr)
        elif isinstance(node, ast.ImportFrom):
            found |= {node.module or "", *(f"{node.module}.{alias.name}" for alias in node.names)}
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(node.value)
    return found


@pytest.mark.parametrize("path", PARTS, ids=lambda path: path.stem)
def test_a_part_of_the_table_knows_no_scene(path: Path) -> None:
    assert not names(path) & {"TableScene", "game.ui.table.scene", "scene"}


@pytest.mark.parametrize("path", SCENE_PARTS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_part_of_a_scene_knows_what_it_asks_and_not_the_scene(path: Path) -> None:
    scene = path.parent.name
    assert not names(path) & {scene.title(), f"game.ui.scenes.{scene}.scene"}


@pytest.mark.parametrize("path", ON_STAGE, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_scene_knows_the_stage_and_not_the_window(path: Path) -> None:
    assert not {name for name in names(path) if name == "App" or name.startswith("game.ui.app")}


def test_the_walls_are_looked_at() -> None:
    assert {"bar", "view", "drag_view", "turn_driver", "words"} <= {path.stem for path in PARTS}
    assert names(UI / "start.py") & {"game.ui.app", "App"}
