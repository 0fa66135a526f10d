"""The index of all matches on the disk: what lists, filters and statistics need of each, so that
nobody has to read thousands of files. It may be thrown away at any time; the records are what
counts."""
