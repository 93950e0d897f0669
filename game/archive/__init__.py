"""Sessions on disk: every ply is there before it is shown, and nothing that is whole is ever lost."""

from game.archive.journal import Journal
from game.archive.listing import Entry, Listing
from game.archive.read import Loaded, Trouble
from game.archive.store import Store, shipped
from game.archive.watch import Offered
