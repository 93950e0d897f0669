"""The shelf: the first scene."""
