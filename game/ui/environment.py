"""What SDL must be told before pygame is imported. Import this first in every module of ``game.ui``."""

from __future__ import annotations

import os
import sys

if sys.platform.startswith("linux"):
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
os.environ.setdefault("SDL_IME_SHOW_UI", "1")
os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "taku")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
