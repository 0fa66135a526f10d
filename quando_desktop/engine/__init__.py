"""The parts that all games share: the contract, the match, its record and journal. Pure Python."""
