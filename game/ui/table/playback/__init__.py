"""The story of a ply on the screen, and the final scoring."""
