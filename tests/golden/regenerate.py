"""Writes the golden playthroughs anew: `python3 dev.py golden`. Review the difference like code."""

from __future__ import annotations

from tests.golden.playthrough import FOLDER, playthroughs


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for path, text in playthroughs():
        path.write_text(text, encoding="utf-8", newline="\n")
        print(path.relative_to(FOLDER.parent))


if __name__ == "__main__":
    main()
