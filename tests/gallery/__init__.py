"""Pictures of every page and every table moment, and what differs from those of an earlier commit.

`python3 dev.py gallery DIR` draws them; `--against REV` draws those of a commit as well, with that
commit's own gallery, and puts what differs side by side. A picture is known by its name: as long as
a moment keeps its name, the code behind it may move as it likes.
"""
