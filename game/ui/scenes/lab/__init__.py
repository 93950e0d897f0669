"""The lab: a designer's question, put to bots."""
