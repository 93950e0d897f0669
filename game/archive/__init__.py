"""Sessions on disk: every ply is there before it is shown, and nothing that is whole is ever lost."""

from game.archive.book import Book
from game.archive.listing import Entry, Listing
from game.archive.read import Loaded, Trouble
from game.archive.store import Store, shipped

__all__ = ["Book", "Entry", "Listing", "Loaded", "Store", "Trouble", "shipped"]
