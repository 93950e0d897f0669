"""The games. Each is one folder; ``catalogue`` finds them, loads one when it is asked for, and leaves out what is broken."""

from game.engine.catalogue import Catalogue

catalogue = Catalogue(__name__)
