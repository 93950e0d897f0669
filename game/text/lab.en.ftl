# The lab
lab-cannot-answer = These games cannot answer it: what it asks about never happened in them.
