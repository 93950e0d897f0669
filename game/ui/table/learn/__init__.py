"""What teaches at the table: lessons, the coach, advice."""
