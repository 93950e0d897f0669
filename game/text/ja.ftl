## list
list-separator = 、
