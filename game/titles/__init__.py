"""The games. Each is one folder; ``catalogue`` finds them and loads one when it is asked for."""

from game.engine.title import Catalogue

catalogue = Catalogue(__name__)
