"""A hundred small faults in all layers of the project, planted by hand one at a time to see whether a test notices."""
