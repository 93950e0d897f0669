## list
list-separator = ,{" "}
