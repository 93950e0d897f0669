"""The hand on the screen: what it holds, what lights up for it, what hovering says."""
