"""The book of lessons, and a lesson on the real table."""
