"""What all games of a title together tell."""
