"""What stands round the table: bar, log, timeline, toasts, the ways to other scenes."""
