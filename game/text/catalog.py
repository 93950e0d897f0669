"""Every sentence the player reads: Fluent catalogues in Japanese and English, loaded when they are needed."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

LANGUAGES = ("ja", "en")
HERE = Path(__file__).parent


class Texts:
    """The catalogues of one language, with the other at hand for captions. ``missing`` collects unknown ids."""

    def __init__(self, language: str = "ja") -> None:
        self.language = language
        self.missing: set[str] = set()
        self._folders: list[Path] = []
        self._bundles: dict[str, Any] = {}
        self.load(HERE)

    def load(self, folder: Path) -> None:
        """Add the catalogues of a folder: every file named ``ja.ftl`` or ``<part>.ja.ftl``. Once is enough."""
        if folder in self._folders:
            return
        self._folders.append(folder)
        for language, bundle in self._bundles.items():
            _read(bundle, folder, language)

    def switch(self, language: str) -> None:
        """Speak another language from now on."""
        self.language = language

    def has(self, message: str) -> bool:
        """True if the message exists in the current language."""
        return bool(self._bundle(self.language).has_message(message))

    def __call__(self, message: str, /, **params: Any) -> str:
        """The message with its parameters; an unknown id comes back in ⟦ ⟧ and is remembered in ``missing``."""
        return self.say(message, params)

    def say(self, message: str, params: Mapping[str, Any], language: str = "") -> str:
        """The message with its parameters in the current or the given language."""
        bundle = self._bundle(language or self.language)
        if not bundle.has_message(message):
            self.missing.add(message)
            return f"⟦{message}⟧"
        pattern = bundle.get_message(message).value
        text, faults = bundle.format_pattern(pattern, dict(params))
        if faults:
            self.missing.add(message)
        return str(text)

    @property
    def other(self) -> str:
        """The language that is not the current one."""
        return "en" if self.language == "ja" else "ja"

    def _bundle(self, language: str) -> Any:
        if language not in self._bundles:
            from fluent.runtime import FluentBundle

            bundle = FluentBundle([language], use_isolating=False)
            for folder in self._folders:
                _read(bundle, folder, language)
            self._bundles[language] = bundle
        return self._bundles[language]


def catalogue_files(folder: Path, language: str) -> list[Path]:
    """The catalogue files of a folder in a language, in order of their names."""
    return sorted(
        p for p in folder.glob(f"*{language}.ftl") if p.name == f"{language}.ftl" or p.name.endswith(f".{language}.ftl")
    )


def _read(bundle: Any, folder: Path, language: str) -> None:
    from fluent.runtime import FluentResource

    for path in catalogue_files(folder, language):
        bundle.add_resource(FluentResource(path.read_text("utf-8")))
