"""What holds for every title: those on the shelf, the toy of the tests, and the skeleton of a new game."""
