"""The rules of a title, with examples from its table."""
