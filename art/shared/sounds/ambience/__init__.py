"""The recipe of rooms and themes: ``room.toml`` says what is heard of a place, ``theme.toml`` is a score.

``python -m ambience`` in the folder above writes ``room.ogg`` and ``theme.ogg`` beside each of them. It needs numpy and
soundfile (``pip install taku[sounds]``); the app needs neither. The same recipe gives the same samples everywhere.
"""
