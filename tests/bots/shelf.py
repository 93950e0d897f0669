"""A shelf with one tiny game, for processes that are told to look here."""

from .pebbles import TITLE

catalogue = {TITLE.id: TITLE}
