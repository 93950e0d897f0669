"""Taku (卓): a desktop table for modern board games."""

__version__ = "0.2.0"
