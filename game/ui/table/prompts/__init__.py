"""What is asked, and the answers: lists, cards, dials, sheets."""
