"""What a ply tells, without a screen: its steps, what leaves the hand, what moves, how the end is counted."""
