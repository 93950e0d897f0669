"""When the theme of a game is heard at its table: at the beginning, and at the dawn of the last round; each once."""

from __future__ import annotations

from game.ui.table.context import TableContext


class Themes:
    """Follows what the table shows. What it goes by is the standing, which everybody may see."""

    def __init__(self, table: TableContext, wanted: bool) -> None:
        self.table = table
        self._begun = self._dawned = not wanted
        self._view = table.model.view
        self._round = self._rounds()[0]

    def begin(self) -> None:
        """The table is looked at: before its first deed the game begins."""
        if not self._begun and not self.table.session.plies:
            self._play()
        self._begun = True

    def follow(self) -> None:
        """The table may show something else: the last round may have begun."""
        model = self.table.model
        if self._dawned or model.looking is not None or model.view is self._view:
            return
        self._view = model.view
        before, (now, rounds) = self._round, self._rounds()
        self._round = now
        if before < now == rounds > 1:
            self._dawned = True
            self._play()

    def _rounds(self) -> tuple[int, int]:
        model = self.table.model
        standing = model.presentation.standing(model.view)
        return standing.round, standing.rounds

    def _play(self) -> None:
        self.table.stage.sound.theme(self.table.title.id)


__all__ = ["Themes"]
