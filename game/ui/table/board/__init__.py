"""What lies on the table, and the small plates and marks on it."""
