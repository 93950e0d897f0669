"""Taku (卓): a desktop table for modern board games."""

__version__ = "1.0.0"
