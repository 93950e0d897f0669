"""Looking at a finished game again: what each decision of a person was worth, as that seat knew it."""

from game.review.kept import Deed, Look, Moment, Review, Worth
