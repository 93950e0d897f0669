"""The archive: every session that is kept, and what is done with it."""
