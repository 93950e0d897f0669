"""What the hand does, in units of the stage: scenes and widgets never see an event of pygame."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class PointerDown:
    """A button was pressed: 1 left, 2 middle, 3 right."""

    x: float
    y: float
    button: int = 1


@dataclass(frozen=True, slots=True)
class PointerUp:
    """A button was let go."""

    x: float
    y: float
    button: int = 1


@dataclass(frozen=True, slots=True)
class PointerMove:
    """The pointer moved; ``held`` is true while the left button is down."""

    x: float
    y: float
    held: bool = False


@dataclass(frozen=True, slots=True)
class Wheel:
    """The wheel turned: ``dy`` is positive upwards."""

    x: float
    y: float
    dy: float


@dataclass(frozen=True, slots=True)
class Key:
    """A key went down, as one word: "a", "enter", "esc", "shift+tab", "ctrl+z", "f1"."""

    name: str


@dataclass(frozen=True, slots=True)
class KeyUp:
    """A key was let go."""

    name: str


@dataclass(frozen=True, slots=True)
class TextInput:
    """Text was typed or committed by an input method."""

    text: str


@dataclass(frozen=True, slots=True)
class TextEditing:
    """Text is being composed by an input method."""

    text: str


@dataclass(frozen=True, slots=True)
class FileDropped:
    """A file was dropped onto the window."""

    path: Path


Event: TypeAlias = PointerDown | PointerUp | PointerMove | Wheel | Key | KeyUp | TextInput | TextEditing | FileDropped
